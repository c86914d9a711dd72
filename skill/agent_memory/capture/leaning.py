"""Whether a bare request leans to how things are done: what its words say together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture.markers.index import words

if TYPE_CHECKING:
    from agent_memory.capture.markers import Leaning
    from agent_memory.capture.reading import Reading


def leanings(reading: Reading) -> tuple[Leaning, ...]:
    """The rows of a reading's table that have a word in it, in their order."""
    rows = reading.table.leanings
    said = set(words(reading.said)) if rows else frozenset()
    return tuple(row for row in rows if not row.words.isdisjoint(said))


def leans(reading: Reading) -> bool:
    """Whether a bare request leans far enough to be counted; one that is for now does not."""
    if any(row.name == "one-off" for row in reading.guards):
        return False
    return sum(row.weight for row in leanings(reading)) >= policy.LEANING
