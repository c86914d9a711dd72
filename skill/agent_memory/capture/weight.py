"""The score of a clause, with what its surroundings add and take, and the level that it reaches."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture import beside
from agent_memory.capture.markers import FATAL
from agent_memory.capture.markers.language import TABLES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from agent_memory.capture.clause import Clause, Message
    from agent_memory.capture.reading import Reading
    from agent_memory.ledger.records import Level


class Weight(NamedTuple):
    """A clause's score, and what took from it by name; the guards' own costs are 0, being paid."""

    score: int
    costs: tuple[tuple[str, int], ...]
    gain: int = 0  # what its surroundings add
    counted: int = policy.COUNTED  # the score from which it is counted
    shown: int = policy.SHOWN  # ... and shown

    @property
    def guards(self) -> tuple[str, ...]:
        """The names of what took from it."""
        return tuple([name for name, _ in self.costs])

    @property
    def level(self) -> Level:
        """The level that the score reaches."""
        if self.score >= self.shown:
            return "shown"
        return "counted" if self.score >= self.counted else "request"


def weighed(text: str, message: Message, one: Clause, reading: Reading) -> Weight:
    """A clause's score with what its surroundings add and take."""
    costs = {row.name: 0 for row in reading.guards}  # the reading's score has paid for them
    if one.asks and not (reading.complains or reading.checks or _kindly(message, one, reading)):
        costs["question"] = FATAL
    if one.pasted:
        costs["pasted"] = policy.PASTED_COST
    elif policy.SHAPE_COST[message.shape] and not reading.asked:
        costs[message.shape] = policy.SHAPE_COST[message.shape]
    gain = _gain(text, message, one, reading)
    score = reading.score + gain
    if reading.strongest:
        costs |= beside.costs(text, message, one, reading, score - sum(costs.values()))
    counted, shown = _bars(reading.strongest.name if reading.strongest else "")
    if "log" in costs:
        shown += policy.SHOWN_IN_LOG
    score -= sum(costs.values())
    return Weight(score, tuple(costs.items()), gain, counted, max(shown, counted))


def _kindly(message: Message, one: Clause, reading: Reading) -> bool:
    """Whether a question is a request, and says that what it asks for stands."""
    said = message.folded[one.start : one.end]
    return reading.stated and reading.table.kindly.match(said.lstrip()) is not None


def bar(sign: str) -> int:
    """The score from which a clause with a sign is counted."""
    return _bars(sign)[0]


@cache  # of each row's name
def _bars(sign: str) -> tuple[int, int]:
    """The scores from which a clause with a sign is counted, and shown."""
    return (
        policy.COUNTED + _more(policy.COUNTED_MORE, sign),
        policy.SHOWN + _more(policy.SHOWN_MORE, sign),
    )


def _more(bars: Mapping[str, int], sign: str) -> int:
    """What a sign needs beyond a bar: some are as often said of the task at hand."""
    return bars.get(sign, bars.get(f"{sign.partition(':')[0]}:", 0))


_CAPITALS = re.compile(r"\b(?:ALWAYS|NEVER|MUST|NOT|ONLY|DON'T|SHOULD|AVOID|EVERY|ALL)\b")


def _gain(text: str, message: Message, one: Clause, reading: Reading) -> int:
    """What a heading, capitals, standing alone or a reproach add to a clause's own score."""
    if one.heading:
        return max(_listed(one.heading) - reading.score, 0)
    if not reading.markers:
        return 0
    emphasis = policy.EMPHASIS_GAIN if _CAPITALS.search(text, one.start, one.end) else 0
    if message.clauses == (one,):
        return emphasis + policy.ALONE_GAIN
    return emphasis + beside.gain(message, one, reading)


def _listed(heading: str) -> int:
    """What an item gets from the line it stands under."""
    lasting = any(table.lasting.search(heading) for table in TABLES)
    return policy.LISTED_LASTING if lasting else policy.LISTED
