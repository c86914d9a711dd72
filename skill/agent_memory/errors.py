"""The one way this program declines: a line that names the thing and the way out."""

from __future__ import annotations


class Refusal(Exception):  # noqa: N818 - the field's word; it is no error of the program
    """The program declines and says, in one line, what to do instead."""
