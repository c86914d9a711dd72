"""What stands beside a clause and takes from it: a task in the same breath, a part to play.

"Don't touch the parser" is a rule where it stands alone and part of an order where one is given in
the same breath. A message that opens by handing out a part tells an actor what to do, not us.
"""

from __future__ import annotations

import bisect
from operator import attrgetter
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture import signs
from agent_memory.capture.reading import read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from agent_memory.capture.clause import Clause, Message
    from agent_memory.capture.reading import Reading

# The supports with which a clause is about a kind of thing, whatever is being done beside it.
_GENERAL = frozenset({"scope", "generic"})
_HELD = frozenset({"complaint", "approval", "autonomy", "place", "style", "preference", "standing"})
# What is told of the world stays true whatever is ordered beside it.
_TOLD = frozenset({"fact", "decision", "failure", "capability"})


def costs(text: str, message: Message, one: Clause, reading: Reading) -> dict[str, int]:
    """What a marked clause loses by its surroundings, under a guard's name each."""
    found: dict[str, int] = {}
    if reading.asked or one.heading or one.pasted:
        return found
    if _part(text, message) and not reading.complains:
        found["part"] = policy.PART_COST
    distance = min(_tasks(text, message, one), default=None)
    if distance is not None and not _general(reading):
        cost = policy.BESIDE_COST[distance]
        found |= {"beside-task": cost} if cost else {}
    return found


def _general(reading: Reading) -> bool:
    """Whether a clause says that it stands, tells a fact, or speaks of a whole kind of things."""
    strongest = reading.strongest
    if strongest is None or strongest.kind in _TOLD:
        return True
    if strongest.name.partition(":")[0] in _HELD:
        return True
    names = {row.name for row in reading.supports}
    return "practice" in names and not names.isdisjoint(_GENERAL)


def _part(text: str, message: Message) -> bool:
    """Whether a message opens by handing out a part."""
    opening = message.clauses[0]
    sign = signs.sign(text[opening.start : opening.end])
    return sign is not None and sign.name == "prompt"


def _tasks(text: str, message: Message, one: Clause) -> Iterator[int]:
    """Yield how far off the tasks next to a clause are: 0 in its sentence, 1 in the next."""
    at = bisect.bisect_left(message.clauses, one.start, key=attrgetter("start"))
    for other, before in ((at - 1, True), (at + 1, False)):
        if not 0 <= other < len(message.clauses):
            continue
        near = message.clauses[other]
        start, end = (near.end, one.start) if before else (one.end, near.start)
        gap = text[start:end]
        if "\n" not in gap and _task(message, near):
            yield int(any(mark in gap for mark in ".!?;\u3002"))


def _task(message: Message, near: Clause) -> bool:
    """Whether a clause is a bare request, which asks for something once."""
    said = message.folded[near.start : near.end]
    return any(reading.requests for table in near.tables for reading in (read(said, table),))
