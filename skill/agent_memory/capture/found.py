"""What is found in a message: a clause that may stand, a bare request, the two of a prohibition."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture.markers import FATAL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from agent_memory.capture.clause import Clause
    from agent_memory.capture.reading import Reading
    from agent_memory.capture.weight import Weight
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


def marked(text: str, one: Clause, reading: Reading, weight: Weight) -> Found:
    """A clause with a marker, or an item under a heading of rules."""
    start, end = one.start + reading.lead, one.end - reading.tail
    stated = (reading.stated or bool(one.heading)) and not one.pasted
    return Found(
        start,
        end,
        _cleaned(text[start:end]),
        reading.strongest.name if reading.strongest else "listed",
        weight.guards,
        weight.score,
        weight.level,
        "stated" if stated else "observed",
        reading.strongest.kind if reading.strongest else "constraint",
        reading.asked and not one.pasted,
        one.pasted,
    )


def distributed(text: str, one: Clause, reading: Reading, found: Found) -> Iterator[Found]:
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


def requests(one: Clause, reading: Reading) -> bool:
    """Whether a clause is a bare request in the person's own voice."""
    denied = {row.name for row in reading.guards if row.cost >= FATAL}
    if one.pasted or denied - {"question"} or len(reading.said) > policy.REQUEST_LENGTH:
        return False
    once = any(row.name == "one-off" for row in reading.guards)
    # "Can you ..." asks for something, whatever it ends in.
    heard = not denied and (not one.asks or reading.checks)
    if reading.requests and heard and not once:
        return True
    request = reading.table.request.match(reading.said)
    if request is None:
        return False
    how = request.groupdict()
    return not (once and how.get("no")) and (heard or bool(how.get("polite")))


def request(text: str, one: Clause, reading: Reading, weight: Weight) -> Found:
    """A bare request, of which only its repetition says that it is meant."""
    found = leaning(text, one, reading, weight)
    return found._replace(marker="request", level="request", score=max(weight.score, 0))


def leaning(text: str, one: Clause, reading: Reading, weight: Weight) -> Found:
    """A bare request that leans to how things are done, which is counted."""
    start, end = one.start + reading.lead, one.end - reading.tail
    return Found(
        start,
        end,
        _cleaned(text[start:end]),
        marker="leaning",
        guards=weight.guards,
        score=policy.COUNTED,
        level="counted",
        confidence="observed",
        kind="procedure",
        asked=False,
        pasted=one.pasted,
    )


def _cleaned(said: str) -> str:
    """A clause on one line."""
    return " ".join(said.split())
