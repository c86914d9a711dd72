"""Why each clause of a message was taken, or not: the rows that fired, and what was missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture import asked, clause, extract, line, pasted, tags
from agent_memory.capture.leaning import leanings
from agent_memory.capture.markers.language import folded
from agent_memory.capture.reading import best, lacking
from agent_memory.capture.redact import redact
from agent_memory.capture.sightings import clean, flags
from agent_memory.capture.weight import weighed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.capture.clause import Clause, Message
    from agent_memory.capture.found import Found
    from agent_memory.capture.reading import Reading
    from agent_memory.capture.redact import Known
    from agent_memory.capture.weight import Weight
    from agent_memory.ledger.records import Flag


class Sign(NamedTuple):
    """A row that fired, or a surrounding that counts, and what it gives or takes.

    `like` is a clause that the row was made for: of a guard the name alone says little.
    """

    name: str
    weight: int
    like: str = ""


class Account(NamedTuple):
    """A clause, or a line that is not read, with what was taken of it and why.

    `flags` are those of each finding; `counted` and `shown` the scores that it takes.
    """

    start: int
    text: str
    taken: tuple[Found, ...] = ()
    score: int = 0
    markers: tuple[Sign, ...] = ()
    gains: tuple[Sign, ...] = ()
    guards: tuple[Sign, ...] = ()
    missing: tuple[str, ...] = ()
    flags: tuple[tuple[Flag, ...], ...] = ()
    counted: int = 0
    shown: int = 0


def explain(typed: str, *, known: Known) -> tuple[Account, ...]:
    """The account of a message, redacted first as it would be; raises Dropped where it must."""
    lent = tuple((span.start, span.end) for span in pasted.spans(typed))
    redacted, known = clean(typed, tags.private(typed), known=known, lent=lent)
    text: str = redacted.text
    spans = tuple((span.start, span.end) for span in pasted.spans(text))
    message = clause.split(text, spans)
    taken: list[tuple[Found, tuple[Flag, ...]]] = []
    for found in extract.clauses(text, pasted=spans):
        # What was put together passes once more, as it would before it is kept.
        again = redact(found.text, known=known)
        flagged = tuple(flags(redacted, found, altered=bool(again.findings)))
        taken.append((found._replace(text=again.text), flagged))
    accounts = [_account(text, message, one, taken) for one in message.clauses]
    return tuple(sorted([*accounts, *_unread(text)], key=lambda one: one.start))


def _unread(text: str) -> Iterator[Account]:
    """Yield the lines that are no clauses, and what they were taken for."""
    for one in line.lines(text, folded(text)):
        said = text[one.start : one.end]
        if one.kind == "foreign":
            yield Account(one.start, said, missing=("not read: code, a log or a quotation",))
        elif one.kind == "heading":
            yield Account(one.start, said, missing=("a heading: it stands over what follows",))


def _account(
    text: str, message: Message, one: Clause, taken: Sequence[tuple[Found, tuple[Flag, ...]]]
) -> Account:
    said = " ".join(text[one.start : one.end].split())
    mine = [each for each in taken if one.start <= each[0].start < one.end]
    its, flagged = tuple(found for found, _ in mine), tuple(each for _, each in mine)
    reading = best(message, one)
    if reading is None:
        why = "too long to be read" if one.tables else "in a language without a table"
        return Account(one.start, said, its, missing=(why,), flags=flagged)
    weight = weighed(text, message, one, reading)
    return Account(
        one.start,
        said,
        its,
        max((found.score for found in its), default=weight.score),
        tuple(_markers(reading, its)),
        tuple(_gains(reading, weight)),
        tuple(_guards(reading, weight)),
        () if its else tuple(_missing(one, reading, weight)),
        flagged,
        weight.counted,
        weight.shown,
    )


def _markers(reading: Reading, taken: Sequence[Found]) -> Iterator[Sign]:
    for row in reading.markers:
        yield Sign(row.name, row.score)
    if any(found.marker == "leaning" for found in taken):
        for leaning in leanings(reading):
            yield Sign(f"leaning:{leaning.name}", leaning.weight)


def _gains(reading: Reading, weight: Weight) -> Iterator[Sign]:
    for row in reading.supports:
        yield Sign(row.name, row.gain)
    families = {row.name.partition(":")[0] for row in reading.markers}
    if len(families) > 1:
        count = min(len(families) - 1, policy.FAMILIES)
        yield Sign("more than one marker", policy.FAMILY_GAIN * count)
    if weight.gain:
        yield Sign("where it stands", weight.gain)


def _guards(reading: Reading, weight: Weight) -> Iterator[Sign]:
    own = {row.name: row for row in reading.guards}
    for name, cost in weight.costs:
        if cost or name not in own:
            yield Sign(name, -cost)
        else:
            yield Sign(name, -own[name].cost, own[name].hits[0])


def _missing(one: Clause, reading: Reading, weight: Weight) -> Iterator[str]:
    """Yield all that kept a clause from being taken."""
    if asked.refers(one, reading):
        yield "points at something else: what was said before this message is not read"
        return
    if not reading.says and not one.heading:
        yield "no marker, and not the form of a request"
    elif lack := lacking(reading, listed=bool(one.heading)):
        yield f"not whole: {lack}"
    if reading.markers and weight.score < weight.counted:
        yield f"a score from {weight.counted} on is counted, from {weight.shown} on shown"
    if reading.requests and (reading.denied or weight.guards):
        yield "a request that a guard denies"
