"""Whether a bare request leans to how things are done: what its words say together."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture.markers.index import words
from agent_memory.capture.markers.language import named

if TYPE_CHECKING:
    from agent_memory.capture.markers import Leaning
    from agent_memory.capture.reading import Reading


def leanings(reading: Reading) -> list[Leaning]:
    """The rows of a reading's table that have a word in it, in their order."""
    rows = reading.table.leanings
    if not rows:
        return []
    known = _by_word(reading.table.language)
    said = {at for word in words(reading.said) for at in known.get(word, ())}
    return [rows[at] for at in sorted(said)]


def leans(reading: Reading) -> bool:
    """Whether a bare request leans far enough to be counted; one for now, or to know, does not."""
    if any(row.name in {"one-off", "indirect-question"} for row in reading.guards):
        return False
    return sum([row.weight for row in leanings(reading)]) >= policy.LEANING


@cache
def _by_word(language: str) -> dict[str, list[int]]:
    """By each word the places of the rows that have it."""
    found: dict[str, list[int]] = {}
    for at, row in enumerate(named(language).leanings):
        for word in row.words:
            found.setdefault(word, []).append(at)
    return found
