"""One thing that is wrong, said so that a person finds it."""

from __future__ import annotations

from typing import NamedTuple


class Problem(NamedTuple):
    """One fault: where it is, and what is wrong there."""

    where: str
    what: str


def words(reason: Exception, where: object = "") -> str:
    """What a person is told of what kept a file from being read: the system's words, or ours.

    `where` is told beside it, and so not again.
    """
    if isinstance(reason, OSError):
        return reason.strerror or "cannot be read"
    return str(reason).removeprefix(str(where)).lstrip(": ")
