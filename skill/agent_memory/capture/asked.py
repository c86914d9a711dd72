"""What a person asked to remember by pointing at it: "remember this", beside its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture.found import marked
from agent_memory.capture.markers.opening import opens
from agent_memory.capture.reading import best, pointed, whole
from agent_memory.capture.weight import Weight

if TYPE_CHECKING:
    from collections.abc import Iterator

    from agent_memory.capture.clause import Clause, Message
    from agent_memory.capture.found import Found
    from agent_memory.capture.reading import Reading


def refers(one: Clause, reading: Reading | None) -> bool:
    """Whether a clause only asks to remember what stands beside it."""
    if reading is None or one.asks or not opens(reading.table.refers, reading.said):
        return False
    return reading.table.refers.match(reading.said) is not None


def ahead(message: Message) -> Clause | None:
    """The other clause of a message of two, where "remember this" opens it."""
    if len(message.clauses) != 2:  # noqa: PLR2004 - one that asks, one that is meant
        return None
    opening, other = message.clauses
    if not refers(opening, best(message, opening)):
        return None
    said = message.folded[opening.start : opening.end]
    joined = message.folded[opening.end : other.start].strip(" \t")[:1] in _JOINING
    if not joined and not any(table.ahead.search(said) for table in opening.tables):
        return None
    reading = best(message, other)
    return other if reading and (reading.strongest or not reading.orders) else None


_JOINING = frozenset(":-\u2013\u2014=")


def of(text: str, message: Message, one: Clause) -> Iterator[Found]:
    """Yield the clause that a person pointed at, where it could be what they mean."""
    reading = best(message, one)
    if (
        reading is None
        or one.pasted
        or one.asks
        or reading.denied
        or not whole(reading, listed=True)
    ):
        return
    if not pointed(message.folded[one.start : one.end], reading.table):
        return
    guards = tuple((row.name, 0) for row in reading.guards)
    weight = Weight(max(reading.score, policy.ASKED_BEFORE), guards)
    found = marked(text, one, reading, weight)
    yield found._replace(
        marker="asked:before",
        confidence="stated",
        kind=found.kind if reading.strongest else "fact",
        asked=True,
    )
