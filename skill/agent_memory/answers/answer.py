"""What a person is answered: the same for a program, and the code that a script leaves with."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable


class Answer(NamedTuple):
    """One answer for a program, the same in lines, and the exit code."""

    said: object
    lines: Iterable[str]
    code: int = 0
