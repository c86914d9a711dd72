"""From a message to the clauses that may stand: marker, guards, score, level.

Only whole clauses are found: an imperative or a marker, with its object, in the polarity that it
was said with. A prohibition of two things is two claims; "remember this" asks for the clause
before it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture import afterthought, beside, clause
from agent_memory.capture.leaning import leans
from agent_memory.capture.markers import FATAL
from agent_memory.capture.markers.language import TABLES
from agent_memory.capture.markers.opening import opens
from agent_memory.capture.reading import pointed, read, whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from agent_memory.capture.clause import Clause, Message
    from agent_memory.capture.reading import Reading
    from agent_memory.ledger.records import ClaimKind, Confidence, Level


class Found(NamedTuple):
    """A whole clause with what it was found by; `text` is its span of the message, cleaned."""

    start: int
    end: int
    text: str
    marker: str
    guards: tuple[str, ...]
    score: int
    level: Level
    confidence: Confidence
    kind: ClaimKind
    asked: bool
    pasted: bool


class Late(Exception):  # noqa: N818 - a verdict on one message
    """A message took longer than a message may."""


def _never() -> bool:
    return False


def clauses(
    text: str, *, pasted: Sequence[tuple[int, int]] = (), late: Callable[[], bool] = _never
) -> tuple[Found, ...]:
    """What a redacted message says that may hold beyond the moment, in order."""
    message = clause.split(text, pasted)
    if len(message.clauses) == _TWO and (ahead := _ahead(message)):
        asked = tuple(_asked_beside(text, message, ahead))
        return asked or tuple(_found(text, message, ahead, best(message, ahead)))
    found: list[Found] = []
    before: Clause | None = None
    for one in message.clauses:
        if late():
            raise Late
        reading = best(message, one)
        if not refers(one, reading):
            its = tuple(_found(text, message, one, reading))
            if all(said.level == "request" for said in its):
                its = tuple(_behind(text, message, one, reading, late)) or its
            found += its
            before = one
        elif before:
            asked = tuple(_asked_beside(text, message, before))
            found = [kept for kept in found if not asked or kept.start < before.start]
            found += asked
    return tuple(found)


# Guards that a remark sets off, which say nothing of what stands behind it.
_REMARKS = frozenset({"past", "feedback", "mishap", "interface", "account", "narrative", "state"})


def _behind(
    text: str, message: Message, one: Clause, reading: Reading | None, late: Callable[[], bool]
) -> Iterator[Found]:
    """Yield what stands behind a remark, where the sentence as a whole says no rule."""
    if reading is None or reading.wanted or one.heading or one.asks or one.pasted:
        return
    said = reading.orders or not reading.requests  # a wish in passing has guards of a task
    if said and any(row.name not in _REMARKS for row in reading.guards):
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


def _quieter(said: Iterator[Found]) -> Iterator[Found]:
    """What is said behind a remark, which is counted at most: half of it is about the remark."""
    for one in said:
        score = min(one.score - policy.AFTERTHOUGHT_COST, policy.SHOWN - 1)
        bar = policy.COUNTED + _more(policy.COUNTED_MORE, one.marker)
        if one.level != "request" and score >= bar:
            yield one._replace(score=score, level="counted", guards=(*one.guards, "afterthought"))


def _found(text: str, message: Message, one: Clause, reading: Reading | None) -> Iterator[Found]:
    """What one clause gives: nothing, one, or two when it forbids two things."""
    if reading is None or not (reading.says or reading.wanted or one.heading):
        return
    if reading.wanted:
        yield from _asked_beside(text, message, one)
        return
    if not whole(reading, listed=bool(one.heading)):
        return
    if _borrowed(message, one, reading):
        one = one._replace(pasted=True)
    weight = weighed(text, message, one, reading)
    if weight.level != "request" and (reading.strongest or one.heading):
        yield from _distributed(text, one, reading, _marked(text, one, reading, weight))
    elif _requests(one, reading) and (
        leans(reading) or len(message.clauses) <= policy.REQUEST_CLAUSES
    ):
        yield _request(text, one, reading, weight)


def _borrowed(message: Message, one: Clause, reading: Reading) -> bool:
    """Whether the marker itself lies in somebody else's words, where the clause does not."""
    if one.pasted or reading.strongest is None or not message.foreign.meets(one.start, one.end):
        return False
    sign = reading.strongest.pattern.search(reading.said)
    if sign is None:
        return False
    start = one.start + reading.lead
    return message.foreign.hold(start + sign.start(), start + sign.end())


def best(message: Message, one: Clause) -> Reading | None:
    """The reading of the table that sees most in a clause."""
    said = message.folded[one.start : one.end]
    if len(one.tables) == 1:
        return read(said, one.tables[0])
    readings = [read(said, table) for table in one.tables]
    return max(readings, key=lambda reading: reading.score, default=None)


# -- score and level ---------------------------------------------------------------------------

_CAPITALS = re.compile(r"\b(?:ALWAYS|NEVER|MUST|NOT|ONLY|DON'T|SHOULD|AVOID|EVERY|ALL)\b")


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
        return tuple(name for name, _ in self.costs)

    @property
    def level(self) -> Level:
        """The level that the score reaches."""
        if self.score >= self.shown:
            return "shown"
        return "counted" if self.score >= self.counted else "request"


def weighed(text: str, message: Message, one: Clause, reading: Reading) -> Weight:
    """A clause's score with what its surroundings add and take."""
    costs = {row.name: 0 for row in reading.guards}  # the reading's score has paid for them
    if one.asks and not reading.complains and not reading.checks:
        costs["question"] = FATAL
    if one.pasted:
        costs["pasted"] = policy.PASTED_COST
    elif policy.SHAPE_COST[message.shape] and not reading.asked:
        costs[message.shape] = policy.SHAPE_COST[message.shape]
    gain = _gain(text, message, one, reading)
    if reading.strongest:
        left = reading.score + gain - sum(costs.values())
        costs |= beside.costs(text, message, one, reading, left)
    score = reading.score + gain - sum(costs.values())
    sign = reading.strongest.name if reading.strongest else ""
    counted = policy.COUNTED + _more(policy.COUNTED_MORE, sign)
    shown = policy.SHOWN + _more(policy.SHOWN_MORE, sign)
    if "log" in costs:
        shown += policy.SHOWN_IN_LOG
    return Weight(score, tuple(costs.items()), gain, counted, max(shown, counted))


def _more(bars: Mapping[str, int], sign: str) -> int:
    """What a sign needs beyond a bar: some are as often said of the task at hand."""
    return bars.get(sign, bars.get(f"{sign.partition(':')[0]}:", 0))


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


# -- what is found -----------------------------------------------------------------------------


def _marked(text: str, one: Clause, reading: Reading, weight: Weight) -> Found:
    """A clause with a marker, or an item under a heading of rules."""
    start, end = one.start + reading.lead, one.end - reading.tail
    stated = (reading.stated or bool(one.heading)) and not one.pasted
    return Found(
        start=start,
        end=end,
        text=_cleaned(text[start:end]),
        marker=reading.strongest.name if reading.strongest else "listed",
        guards=weight.guards,
        score=weight.score,
        level=weight.level,
        confidence="stated" if stated else "observed",
        kind=reading.strongest.kind if reading.strongest else "constraint",
        asked=reading.asked and not one.pasted,
        pasted=one.pasted,
    )


def _requests(one: Clause, reading: Reading) -> bool:
    """Whether a clause is a bare request in the person's own voice."""
    if one.pasted or reading.denied or len(reading.said) > policy.REQUEST_LENGTH:
        return False
    once = any(row.name == "one-off" for row in reading.guards)
    heard = not one.asks or reading.checks
    if reading.requests and heard and not once:
        return True
    request = reading.table.request.match(reading.said)
    if request is None:
        return False
    how = request.groupdict()
    return not (once and how.get("no")) and (heard or bool(how.get("polite")))


def _request(text: str, one: Clause, reading: Reading, weight: Weight) -> Found:
    """A bare request, counted where it leans to how things are done.

    Of any other only its repetition says that it is meant.
    """
    found = _marked(text, one, reading, weight)._replace(
        confidence="observed", kind="procedure", asked=False
    )
    if leans(reading):
        return found._replace(marker="leaning", level="counted", score=policy.COUNTED)
    return found._replace(marker="request", level="request", score=max(weight.score, 0))


def _distributed(text: str, one: Clause, reading: Reading, found: Found) -> Iterator[Found]:
    """A clause, or the two that a coordinated prohibition says."""
    if reading.table.forbids.match(one.heading) and not reading.markers:
        yield found._replace(text=f"{one.heading.rstrip(' :')} {found.text}")
        return
    both = reading.table.coordinated.search(reading.said)
    if both is None:
        yield found
        return
    no, first, other = (
        text[found.start + both.start(part) : found.start + both.end(part)]
        for part in ("no", "first", "other")
    )
    shared = both["rest"] if reading.table.verb.fullmatch(both["first"].strip()) else ""
    space = " " if reading.table.spaced else ""
    yield found._replace(
        end=found.start + both.end("first"), text=_cleaned(f"{no}{space}{first}{shared}")
    )
    yield found._replace(
        start=found.start + both.start("other"), text=_cleaned(f"{no}{space}{other}")
    )


# -- "remember this" ---------------------------------------------------------------------------

_TWO = 2
_JOINING = frozenset(":-\u2013\u2014=")


def refers(one: Clause, reading: Reading | None) -> bool:
    """Whether a clause only asks to remember what stands beside it."""
    if reading is None or one.asks or not opens(reading.table.refers, reading.said):
        return False
    return reading.table.refers.match(reading.said) is not None


def _ahead(message: Message) -> Clause | None:
    """The other clause of a message of two, where "remember this" opens it."""
    opening, other = message.clauses
    if not refers(opening, best(message, opening)):
        return None
    said = message.folded[opening.start : opening.end]
    joined = message.folded[opening.end : other.start].strip(" \t")[:1] in _JOINING
    if not joined and not any(table.ahead.search(said) for table in opening.tables):
        return None
    reading = best(message, other)
    return other if reading and (reading.strongest or not reading.orders) else None


def _asked_beside(text: str, message: Message, one: Clause) -> Iterator[Found]:
    """The clause that a person asked to remember by pointing at it."""
    reading = best(message, one)
    if reading is None or one.pasted or one.asks or reading.denied or not whole(reading):
        return
    if not pointed(message.folded[one.start : one.end], reading.table):
        return
    guards = tuple((row.name, 0) for row in reading.guards)
    weight = Weight(max(reading.score, policy.ASKED_BEFORE), guards)
    found = _marked(text, one, reading, weight)
    yield found._replace(
        marker="asked:before",
        confidence="stated",
        kind=found.kind if reading.strongest else "fact",
        asked=True,
    )


def _cleaned(said: str) -> str:
    """A clause on one line."""
    return " ".join(said.split())
