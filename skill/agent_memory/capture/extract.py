"""From a message to the clauses that may stand: marker, guards, score, level.

Only whole clauses are found: an imperative or a marker, with its object, in the polarity that it
was said with. A prohibition of two things is two claims; "remember this" asks for the clause
before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture import afterthought, asked, clause
from agent_memory.capture.found import distributed, leaning, marked, request, requests
from agent_memory.capture.leaning import leans
from agent_memory.capture.reading import best, whole
from agent_memory.capture.weight import bar, weighed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from agent_memory.capture.clause import Clause, Message
    from agent_memory.capture.found import Found
    from agent_memory.capture.reading import Reading


class Late(Exception):  # noqa: N818 - a verdict on one message
    """A message took longer than a message may."""


def _never() -> bool:
    return False


def clauses(
    text: str, *, pasted: Sequence[tuple[int, int]] = (), late: Callable[[], bool] = _never
) -> tuple[Found, ...]:
    """What a redacted message says that may hold beyond the moment, in order."""
    message = clause.split(text, pasted)
    if ahead := asked.ahead(message):
        return tuple(asked.of(text, message, ahead)) or _found(
            text, message, ahead, best(message, ahead)
        )
    found: list[Found] = []
    before: Clause | None = None
    for one in message.clauses:
        if late():
            raise Late
        reading = best(message, one)
        if not asked.refers(one, reading):
            its = _found(text, message, one, reading)
            if not its or its[0].level == "request":
                its = tuple(_behind(text, message, one, reading, late)) or its
            found += its
            before = one
        elif before:
            meant = tuple(asked.of(text, message, before))
            found = [kept for kept in found if not meant or kept.start < before.start]
            found += meant
    return tuple(found)


# Guards that a remark sets off, which say nothing of what stands behind it.
_REMARKS = frozenset({"past", "feedback", "mishap", "interface", "account", "narrative", "state"})


def _behind(
    text: str, message: Message, one: Clause, reading: Reading | None, late: Callable[[], bool]
) -> Iterator[Found]:
    """Yield what stands behind a remark, where the sentence as a whole says no rule."""
    if reading is None or reading.wanted or one.heading or one.asks or one.pasted:
        return
    # A wish in passing has guards of a task.
    told = reading.guards and any(row.name not in _REMARKS for row in reading.guards)
    if told and (reading.orders or not reading.requests):
        return
    for at in afterthought.starts(message.folded[one.start : one.end], reading.table):
        if late():
            raise Late
        part = one._replace(start=one.start + at)
        if (later := best(message, part)) and later.markers and whole(later):
            remark = best(message, one._replace(end=part.start))
            if remark is None or not (remark.orders or (remark.denied and not remark.requests)):
                yield from _quieter(_found(text, message, part, later))
            return


def _quieter(said: Iterable[Found]) -> Iterator[Found]:
    """What is said behind a remark, which is counted at most: half of it is about the remark."""
    for one in said:
        score = min(one.score - policy.AFTERTHOUGHT_COST, policy.SHOWN - 1)
        if one.level != "request" and score >= bar(one.marker):
            yield one._replace(score=score, level="counted", guards=(*one.guards, "afterthought"))


def _found(text: str, message: Message, one: Clause, reading: Reading | None) -> tuple[Found, ...]:
    """What one clause gives: nothing, one, or two when it forbids two things; all of one level."""
    if reading is None or not (reading.says or reading.wanted or one.heading):
        return ()
    if reading.wanted:
        return tuple(asked.of(text, message, one))
    if not whole(reading, listed=bool(one.heading)):
        return ()
    if _borrowed(message, one, reading):
        one = one._replace(pasted=True)
    weight = weighed(text, message, one, reading)
    if weight.level != "request" and (reading.strongest or one.heading):
        return tuple(distributed(text, one, reading, marked(text, one, reading, weight)))
    if len(message.clauses) <= policy.REQUEST_CLAUSES and requests(one, reading):
        its = leaning if leans(reading) else request
        return (its(text, one, reading, weight),)
    return ()


def _borrowed(message: Message, one: Clause, reading: Reading) -> bool:
    """Whether the marker itself lies in somebody else's words, where the clause does not."""
    if one.pasted or reading.strongest is None or not message.foreign.meets(one.start, one.end):
        return False
    sign = reading.strongest.pattern.search(reading.said)
    if sign is None:
        return False
    start = one.start + reading.lead
    return message.foreign.hold(start + sign.start(), start + sign.end())
