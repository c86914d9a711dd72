"""The one door: a typed text goes in, text that may be written comes out, or nothing does."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture.redact import (
    assigned,
    bare,
    blocks,
    broken,
    carriers,
    codes,
    cues,
    encoded,
    entrance,
    exact,
    logins,
    nearby,
    openings,
    pairs,
    personal,
    prose,
    services,
    spelled,
    suspicion,
    tagged,
    told,
    vendor,
    view,
)
from agent_memory.capture.redact.exact import NOTHING, Known
from agent_memory.capture.redact.finding import Finding, disjoint
from agent_memory.ledger.records import Clean

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

KINDS = (
    vendor.KINDS
    | blocks.KINDS
    | carriers.KINDS
    | assigned.KINDS
    | prose.KINDS
    | pairs.KINDS
    | told.KINDS
    | logins.KINDS
    | tagged.KINDS
    | spelled.KINDS
    | nearby.KINDS
    | openings.KINDS
    | entrance.KINDS
    | personal.KINDS
    | codes.KINDS
    | services.KINDS
    | encoded.KINDS
    | exact.KINDS
)
_PLACEHOLDER = re.compile(r"\[redacted:([a-z0-9-]{1,40})\]")


class Dropped(Exception):  # noqa: N818 - an answer of the door, not an error of the program
    """The text cannot be passed, and why; nothing of it may be written."""


class Redacted(NamedTuple):
    """A text that may be written, what was cut out of it, and where a secret may still stand.

    Findings are spans of the typed text, suspects spans of the clean one.
    """

    text: Clean
    findings: tuple[Finding, ...]
    suspects: tuple[tuple[int, int], ...]

    def typed(self, offset: int) -> int:
        """The typed offset of an offset in the clean text; inside a placeholder, its start."""
        ahead = 0
        for start, end, found in self._placeholders():
            if offset <= start:
                break
            if offset < end:
                return found.start
            ahead = found.end - end
        return offset + ahead

    def altered(self, start: int, end: int) -> bool:
        """Whether something was cut out of a span of the clean text."""
        return any(first < end and start < last for first, last, _ in self._placeholders())

    def suspect(self, start: int, end: int) -> bool:
        """Whether a secret may still stand in a span of the clean text."""
        return any(first < end and start < last for first, last in self.suspects)

    def cut(self, start: int, end: int) -> Clean:
        """A part of the clean text."""
        return Clean(self.text[start:end])

    def _placeholders(self) -> Iterator[tuple[int, int, Finding]]:
        """Where each placeholder stands in the clean text, and what it stands for."""
        ahead = 0
        for found in self.findings:
            start = found.start - ahead
            end = start + len(found.placeholder)
            yield start, end, found
            ahead = found.end - end


def redact(
    text: str,
    *,
    known: Known = NOTHING,
    lent: Sequence[tuple[int, int]] = (),
    clock: Callable[[], float] = time.monotonic,
) -> Redacted:
    """The text without its secrets; `Dropped` when it is too long, too slow, or anything fails.

    What only the spans that are `lent` call a secret is cut out beside them if it weighs as one.
    """
    deadline = clock() + policy.REDACT_SECONDS
    try:
        if len(text) > policy.MAX_MESSAGE:
            raise Dropped(f"longer than {policy.MAX_MESSAGE} characters")  # noqa: TRY301 - as any fault
        if clock is time.monotonic and (text, known) in _CLEAR:  # a test's clock is asked anew
            return _CLEAR[text, known]
        seen = _settled(text, known, lent, lambda: clock() > deadline)
        _remember(seen, known)
    except Dropped:
        raise
    except Exception as fault:  # noqa: BLE001 - fail closed: what cannot be read is not written
        raise Dropped(f"redaction failed ({type(fault).__name__})") from None
    return seen


# A message is asked about twice: for what its conversation gives away, and for itself. Nothing in
# which anything was found or suspected is held.
_CLEAR: dict[tuple[str, Known], Redacted] = {}


def _remember(seen: Redacted, known: Known) -> None:
    if not (seen.findings or seen.suspects) and len(seen.text) <= policy.REMEMBERED_LENGTH:
        if len(_CLEAR) >= policy.REMEMBERED:
            _CLEAR.clear()
        _CLEAR[seen.text, known] = seen


def _settled(
    typed: str, known: Known, lent: Sequence[tuple[int, int]], late: Callable[[], bool]
) -> Redacted:
    """The text redacted again and again until nothing more is found."""
    findings: list[Finding] = []
    firm, weak = known, frozenset[str]()
    for _ in range(policy.REDACT_ROUNDS):
        holes = disjoint([*findings, *_placeholders(typed)])
        seen = view.of(typed, holes)
        hits = [
            (hit, Finding(*seen.typed(hit.start, hit.end), hit.kind))
            for hit in _hits(seen.text, known, late)
            if seen.text[hit.start : hit.end].strip(view.HOLE)
        ]
        if weak:  # what a paste alone calls a secret is a word in the words beside it
            hits = [
                (hit, found)
                for hit, found in hits
                if hit.kind != "known"
                or exact.folded(seen.text[hit.start : hit.end]) not in weak
                or _within(found, lent)
            ]
        if not hits:
            return _written(typed, findings, seen)
        findings = disjoint([*findings, *(found for _, found in hits)])
        known = exact.also(known, _values(seen.text, [hit for hit, _ in hits]))
        if lent:
            own = [hit for hit, found in hits if not _within(found, lent)]
            firm = exact.also(firm, _values(seen.text, own))
            weak = frozenset(exact.folded(one) for one in known.values if not bare.telling(one))
            weak -= frozenset(map(exact.folded, firm.values))
    raise Dropped("redaction does not settle")


def _within(found: Finding, spans: Iterable[tuple[int, int]]) -> bool:
    """Whether a finding lies in one of these spans."""
    return any(start <= found.start and found.end <= end for start, end in spans)


def _values(text: str, hits: Iterable[Finding]) -> Iterator[str]:
    """What was found to be a secret; an address or a name is found again by itself."""
    return (text[hit.start : hit.end] for hit in hits if hit.kind not in personal.KINDS)


def _hits(text: str, known: Known, late: Callable[[], bool]) -> Iterator[Finding]:
    yield from exact.find(text, known)
    announced = cues.find(text)
    for room in (
        vendor,
        broken,
        blocks,
        carriers,
        personal,
        codes,
        services,
        encoded,
        entrance,
        openings,
    ):
        _hurry(late)
        yield from room.find(text)
    for room in (assigned, prose, pairs, logins, spelled, tagged, told, nearby):
        _hurry(late)
        yield from room.find(text, announced)


def _hurry(late: Callable[[], bool]) -> None:
    if late():
        raise Dropped(f"redaction took longer than {policy.REDACT_SECONDS} s")


def _placeholders(typed: str) -> Iterator[Finding]:
    """Placeholders that the text itself holds; only kinds of ours, or one could hide a secret."""
    for mark in _PLACEHOLDER.finditer(typed):
        if mark[1] in KINDS:
            yield Finding(mark.start(), mark.end(), mark[1])


def _written(typed: str, findings: list[Finding], seen: view.View) -> Redacted:
    parts: list[str] = []
    position = 0
    for found in findings:
        parts += [typed[position : found.start], found.placeholder]
        position = found.end
    parts.append(typed[position:])
    suspects = (seen.typed(start, end) for start, end in suspicion.find(seen.text))
    return Redacted(
        Clean("".join(parts)),
        tuple(findings),
        tuple(_cleaned(findings, suspects)),
    )


def _cleaned(
    findings: list[Finding], spans: Iterable[tuple[int, int]]
) -> Iterator[tuple[int, int]]:
    """Ascending spans of the typed text, none of them cut out, in offsets of the clean one."""
    shift = passed = 0
    for start, end in spans:
        while passed < len(findings) and findings[passed].end <= start:
            found = findings[passed]
            shift += len(found.placeholder) - (found.end - found.start)
            passed += 1
        yield start + shift, end + shift
