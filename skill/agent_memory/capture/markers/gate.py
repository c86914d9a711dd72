"""Whether a pattern is worth trying on a text, by the words and marks that it cannot do without."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.capture.markers import needs
from agent_memory.capture.markers.index import words

if TYPE_CHECKING:
    import re


class Gate(NamedTuple):
    """Words and marks of which one stands in whatever a pattern matches; without any it may be."""

    words: frozenset[str]
    marks: tuple[str, ...]
    open: bool


def may(pattern: re.Pattern[str], said: str) -> bool:
    """Whether a pattern may match a folded text."""
    gate = _of(pattern.pattern)
    if gate.open or any(mark in said for mark in gate.marks):
        return True
    return bool(gate.words) and not gate.words.isdisjoint(_pieces(said))


def _pieces(said: str) -> list[str]:
    """The words of a folded text, and the parts of those with an apostrophe."""
    found = words(said)
    if "'" in said:
        found += [piece for word in found if "'" in word for piece in word.split("'")]
    return found


@cache
def _of(source: str) -> Gate:
    every = [needs.needed(*one.place)[0] for one in needs.divided(source)]
    found = needs.ANYTHING.union(*every)
    marks = found & needs.MARKS
    return Gate(found - marks, tuple(sorted(marks)), not all(every) or needs.DIGIT in found)
