"""A typed message cut into clauses: where each ends, what it stands under, whether it asks.

A sentence is cut inside only where a new directive starts, so that a guard in one half does not
silence the other, and never between a condition and what it is the condition of. A dot inside a
name, a path or a version ends nothing.
"""

from __future__ import annotations

import bisect
import re
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture import line
from agent_memory.capture.markers.language import folded, tables

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.capture.markers import Table


class Clause(NamedTuple):
    """A span of a message that can say one thing, without its bullet and its closing mark."""

    start: int
    end: int
    heading: str  # the folded line over a list of rules, or nothing
    pasted: bool
    asks: bool
    tables: tuple[Table, ...]


class Message(NamedTuple):
    """A message's folded text, its clauses in order, and what sort of text it is as a whole."""

    folded: str
    clauses: tuple[Clause, ...]
    shape: line.Shape
    foreign: Spans


def split(text: str, pasted: Sequence[tuple[int, int]] = ()) -> Message:
    """The clauses that a person may have said in a message."""
    reading = folded(text)
    found = tuple(line.lines(text, reading))
    foreign = Spans(pasted)
    said = tuple(
        Clause(start, end, one.heading, foreign.hold(start, end), sentence.asks, sentence.tables)
        for one in found
        if one.kind in ("prose", "item")
        for sentence in _sentences(reading, one.start, one.end)
        for start, end in _parts(reading, sentence)
    )
    shape = line.shape(len(text), found)
    if shape == "plain" and _brief(reading, said):
        shape = "brief"
    return Message(reading, said, shape, foreign)


def _brief(reading: str, said: tuple[Clause, ...]) -> bool:
    """Whether a message orders a whole thing: the rest says how it is to be, not how we work."""
    if len(said) < policy.BRIEF_CLAUSES:
        return False
    first = reading[said[0].start : said[0].end]
    return any(table.brief.search(first) for table in said[0].tables)


# -- sentences -------------------------------------------------------------------------------


class Sentence(NamedTuple):
    """A part of a line up to its closing mark."""

    start: int
    end: int
    asks: bool
    tables: tuple[Table, ...]


# One set of characters in front, because the engine then skips to them.
_END = re.compile(
    r"[!?\u2026.;\s\d](?:(?<=[!?\u2026])[!?\u2026]*[\"')\]]*"
    r"|(?<=[\u3400-\u9fff\"')\]]\.)\.*"
    r"|(?<=\.)(?<!e\.g\.)(?<!i\.e\.)(?<!\betc\.)(?<!\bvs\.)(?<!\s\w\.)(?=\s|$)"
    r"|(?<=;)"
    r"|(?<=\s)(?:[\u2013\u2014]\s|~+\s|-{1,2}\s(?=[a-z])|=+>\s|(?<=[.;,:]\s)(?=\d{1,2}[.)]\s)"
    r"|(?=[2-9]\.\s[a-z]))"
    r"|(?<=\d)\d?\u3001)"
)
_RUNON = re.compile(
    r",\s+(?=(?:i|we|you|it|this|these|that|the|my|our|so|but|please|then|now|because|as|use|give|"
    r"keep|make|run|add|write|show|do)\b)"
    r"|(?<=[\u3400-\u9fff]),\s*(?=[\u3400-\u9fffa-z])"
)
_ATTACHED = re.compile(r"\s*(?:\[(?:image|pasted text) #\d+[^\]]*\]\s*)+")
_HAN = re.compile(r"[\u3400-\u9fff]")
_OPENING = " \t\"'`*_-\u2013\u2022:,.!()\u3001"
_CLOSING = " \t,:;.!?*_\u3002\u2026"


def _sentences(reading: str, start: int, end: int) -> Iterator[Sentence]:
    """The sentences of one line, each with the tables of its language."""
    at = start
    for mark in _END.finditer(reading, start, end):
        if mark.start() > at:
            yield Sentence(
                at, mark.start(), "?" in mark.group(), tables(reading[at : mark.start()])
            )
        at = mark.end()
    if end > at:
        yield Sentence(at, end, asks=False, tables=tables(reading[at:end]))


def _parts(reading: str, sentence: Sentence) -> Iterator[tuple[int, int]]:
    """The spans of a sentence's clauses, without the marks around them."""
    at = sentence.start
    said = reading[at : sentence.end]
    han = bool(_HAN.search(said))
    cuts = _cuts(said, sentence.tables) or _runon(said, han=han)
    for cut in cuts:
        yield from _trimmed(reading, at, sentence.start + cut.start())
        at = sentence.start + cut.end()
    yield from _trimmed(reading, at, sentence.end)


def _cuts(said: str, known: tuple[Table, ...]) -> list[re.Match[str]]:
    """Where a new directive starts."""
    if len(said) < 2 * policy.STUB_HAN:
        return []
    for table in known:
        dependent = bool(table.subordinate.match(said.lstrip(_OPENING)))
        cuts: list[re.Match[str]] = []
        at = 0
        for cut in table.cut.finditer(said):
            if cut.start() < at or _stub(said[at : cut.start()]) or _stub(said[cut.end() :]):
                continue
            # The first comma after a condition belongs to it.
            if dependent and "," not in said[at : cut.start()].strip(" ,"):
                dependent = False
                continue
            at = cut.end()
            cuts.append(cut)
        if cuts:
            return cuts
    return []


def _stub(part: str) -> bool:
    """Whether a part is too short to say anything alone, as the topic of what it belongs to."""
    bare = part.strip(_OPENING)
    return len(bare) < (policy.STUB_HAN if _HAN.search(bare) else policy.STUB)


def _runon(said: str, *, han: bool) -> list[re.Match[str]]:
    """The commas at which an over-long sentence goes on to something else."""
    if len(said) <= (policy.RUNON_HAN if han else policy.RUNON):
        return []
    short = policy.STUB_HAN if han else policy.RUNON_PART
    last = 0
    cuts: list[re.Match[str]] = []
    for cut in _RUNON.finditer(said):
        if cut.start() - last >= short and len(said) - cut.end() >= short:
            last = cut.end()
            cuts.append(cut)
    return cuts


def _trimmed(reading: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The span without the marks around it, unless nothing is left."""
    attached = _ATTACHED.match(reading, start, end)
    start = attached.end() if attached else start
    part = reading[start:end]
    start += len(part) - len(part.lstrip(_OPENING))
    end -= len(part) - len(part.rstrip(_CLOSING))
    # A quotation keeps the mark that opens it, or its words would pass for the person's own.
    if start and reading[start - 1] in "\"'`" and reading[start - 1] in reading[start:end]:
        start -= 1
    if reading.endswith(")", start, end) and "(" not in reading[start:end]:
        end -= 1
    if end > start:
        yield start, end


class Spans:
    """Spans in order, asked in which of them a clause lies."""

    def __init__(self, spans: Sequence[tuple[int, int]]) -> None:
        """Sort the spans once."""
        self._spans = sorted(spans)
        self._starts = [start for start, _ in self._spans]

    def hold(self, start: int, end: int) -> bool:
        """Whether more than half of a clause, or of its marker, lies inside spans."""
        at = max(bisect.bisect_right(self._starts, start) - 1, 0)
        inside = 0
        for opened, closed in self._spans[at:]:
            if opened >= end:
                break
            inside += max(0, min(closed, end) - max(opened, start))
        return 2 * inside > end - start
