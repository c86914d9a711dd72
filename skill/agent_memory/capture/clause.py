"""A typed message cut into clauses: where each ends, what it stands under, whether it asks.

A sentence is cut inside only where a new directive starts, so that a guard in one half does not
silence the other, and never between a condition and what it is the condition of. A dot inside a
name, a path or a version ends nothing.
"""

from __future__ import annotations

import bisect
import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture import line, quotes
from agent_memory.capture.markers import gate
from agent_memory.capture.markers.language import folded, tables

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    found = line.lines(text, reading)
    foreign = Spans(pasted) if pasted else _NO_SPANS
    said = tuple(
        [
            Clause(
                at + start,
                at + end,
                heading,
                foreign is not _NO_SPANS and foreign.hold(at + start, at + end),
                asks,
                known,
            )
            for at, stop, kind, heading in found
            if kind == "prose" or kind == "item"  # noqa: PLR1714 - of every line
            for start, end, asks, known in _parts(reading[at:stop])
        ]
    )
    # A Chinese character says as much as two Latin letters at least.
    length = len(text) if text.isascii() else len(text) + len(_HAN.findall(text))
    shape = line.shape(length, found)
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


# One set of characters in front, because the engine then skips to them; a number that begins an
# item is no part of the mark before it.
_END = re.compile(
    r"[!?\u2026.;\u2013\u2014~=\d\u3001-](?:(?<=[!?\u2026])(?![\w-]+=)"
    # Signs of code end nothing: !important, ![alt](x), !==, <!--, foo!.bar.
    r"(?!(?<=[\s(<\"'`][!?])[!?]*[\w\[=<&-])(?!(?<=\w[!?])(?:=|\.[a-z]))[!?\u2026]*[\"')\]]*"
    r"|(?<=[\u3040-\u30ff\u3400-\u9fff\"')\]]\.)\.*"
    r"|(?<=[a-z]\.)(?=[\u3040-\u30ff\u3400-\u9fff])"
    r"|(?<=\.)(?<!e\.g\.)(?<!i\.e\.)(?<!\betc\.)(?<!\bvs\.)(?<!\s\w\.)(?=\s|$)"
    r"|(?<=;)"
    r"|(?<=\s[\u2013\u2014])\s|(?<=\s~)~*\s|(?<=\s-)-?\s(?=[a-z])|(?<=\s=)=*>\s"
    r"|(?P<item>(?<=[.;,:]\s\d)(?=\d?[.)]\s)|(?<=\s[2-9])(?=\.\s[a-z]))"
    r"|(?<=\d)\d?\u3001)"
)
_RUNON = re.compile(
    r",\s+(?=(?:i|we|you|it|this|these|that|the|my|our|so|but|please|then|now|because|as|use|give|"
    r"keep|make|run|add|write|show|do)\b)"
    # Never between a condition and what it is the condition of.
    r"|(?<=[\u3400-\u9fff])(?<![后时话候]),\s*(?!才|方可|方能|否则|不然|以免|免得)(?=[\u3400-\u9fffa-z])"
)
_ATTACHED = re.compile(r"\s*(?:\[(?:image|pasted text) #\d+[^\]]*\]\s*)+")
_QUOTE = re.compile(
    r"\"[^\"\n]{1,200}\"|`[^`\n]{1,200}`"
    rf"|{quotes.OPENED}{quotes.INSIDE}{{1,200}}{quotes.CLOSED}"
)
_JOINS = re.compile(r"(?:and|or)\b")
_NUMBER = re.compile(r"\d{1,2}[.)]\s+(?=\S)")
_HAN = re.compile(r"[\u3400-\u9fff]")
_OPENING = " \t\"'`*_-\u2013\u2022:,.!()\u3001"
_CLOSING = " \t,:;.!?*_\u3002\u2026"


@lru_cache(maxsize=policy.LINES_CACHE)  # people say the same thing, and paste the same template
def _parts(said: str) -> tuple[tuple[int, int, bool, tuple[Table, ...]], ...]:
    """The clauses of a line: their spans, whether their sentence asks, and its languages."""
    found: list[tuple[int, int, bool, tuple[Table, ...]]] = []
    for start, end, asks in _sentences(said):
        sentence = said[start:end]
        known = tables(sentence)
        at = start  # each part between two cuts says something by itself
        for cut in _cuts(sentence, known) or _runon(sentence):
            if span := _trimmed(said, at, start + cut.start()):
                found.append((*span, False, known))  # its end asks for the last part alone
            at = start + cut.end()
        if span := _trimmed(said, at, end):
            found.append((*span, asks, known))
    return tuple(found)


def _sentences(said: str) -> list[tuple[int, int, bool]]:
    """The sentences of a line, and whether each asks."""
    found: list[tuple[int, int, bool]] = []
    at = 0
    quoted = _quoted(said)
    for mark in _END.finditer(said):
        stop = mark.start()
        if quoted and _within(stop, quoted):
            continue
        if stop > at:
            found.append((at, stop, "?" in mark[0]))
        at = stop if mark.lastgroup else mark.end()
    if len(said) > at:
        found.append((at, len(said), False))
    return found


def _quoted(said: str) -> list[tuple[int, int]]:
    """The quotations and code spans of a line, in which nothing ends."""
    if '"' not in said and "`" not in said and "'" not in said:
        return []
    return [quote.span() for quote in _QUOTE.finditer(said)]


def _within(at: int, spans: Sequence[tuple[int, int]]) -> bool:
    return any(start < at < end for start, end in spans)


def _cuts(said: str, known: tuple[Table, ...]) -> list[re.Match[str]]:
    """Where a new directive starts."""
    if len(said) < (2 * policy.STUB if said.isascii() else policy.STUB_HAN):
        return []
    for table in known:
        if not gate.may(table.cut, said):
            continue
        cuts: list[re.Match[str]] = []
        at = 0
        dependent = None
        for cut in table.cut.finditer(said):
            left = said[at : cut.start()]
            if cut.start() < at or not _starts(said, left, cut, table):
                continue
            if dependent is None:
                dependent = bool(table.subordinate.match(said.lstrip(_OPENING)))
            # The first comma after a condition belongs to it.
            if dependent and "," not in left.strip(" ,") and not _refers(said, cut, table):
                dependent = False
                continue
            at = cut.end()
            cuts.append(cut)
        if cuts:
            return cuts
    return []


def _starts(said: str, left: str, cut: re.Match[str], table: Table) -> bool:
    """Whether what is left and right of a cut says something, each by itself."""
    first = left.lstrip(_OPENING)
    short = _stub(left) or _stub(said[cut.end() :])
    if short and not (len(first) > 1 and _refers(said, cut, table)):
        return False
    if _within(cut.start(), _quoted(said)):
        return False
    if table.lead.fullmatch(f"{first} ") or table.preface.fullmatch(f"{first}, "):
        return False
    return not (_JOINS.match(said, cut.end()) and table.wonders.match(said.lstrip(_OPENING)))


def _refers(said: str, cut: re.Match[str], table: Table) -> bool:
    """Whether all behind a cut asks to remember what stands before it, as in "写中文,记住"."""
    if table.spaced:
        return False
    return table.refers.match(said[cut.end() :].strip(_OPENING)) is not None


def _stub(part: str) -> bool:
    """Whether a part is too short to say anything alone, as the topic of what it belongs to."""
    bare = part.strip(_OPENING)
    return len(bare) < (policy.STUB_HAN if _HAN.search(bare) else policy.STUB)


def _runon(said: str) -> list[re.Match[str]]:
    """The commas at which an over-long sentence goes on to something else."""
    if len(said) <= policy.RUNON_HAN:
        return []
    han = not said.isascii() and bool(_HAN.search(said))
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


def _trimmed(said: str, start: int, end: int) -> tuple[int, int] | None:
    """The span without the marks around it, unless nothing is left."""
    if "[" in said and (attached := _ATTACHED.match(said, start, end)):
        start = attached.end()
    part = said[start:end]
    start += len(part) - len(part.lstrip(_OPENING))
    end -= len(part) - len(part.rstrip(_CLOSING))
    if said[start : start + 1].isdigit() and (numbered := _NUMBER.match(said, start, end)):
        start = numbered.end()
    # A quotation keeps the mark that opens it, or its words would pass for the person's own.
    if start and said[start - 1] in "\"'`" and said[start - 1] in said[start:end]:
        start -= 1
    if said.endswith(")", start, end) and "(" not in said[start:end]:
        end -= 1
    return (start, end) if end > start else None


class Spans:
    """Spans in order, asked in which of them a clause lies."""

    def __init__(self, spans: Sequence[tuple[int, int]]) -> None:
        """Sort the spans once."""
        self._spans = sorted(spans)
        self._starts = [start for start, _ in self._spans]

    def __bool__(self) -> bool:
        """Whether there are any."""
        return bool(self._spans)

    def hold(self, start: int, end: int) -> bool:
        """Whether more than half of a clause, or of its marker, lies inside spans."""
        return 2 * self._inside(start, end) > end - start

    def meets(self, start: int, end: int) -> bool:
        """Whether any of a clause lies inside spans."""
        return self._inside(start, end) > 0

    def _inside(self, start: int, end: int) -> int:
        """How many characters of a stretch lie inside spans."""
        if not self._spans:
            return 0
        at = max(bisect.bisect_right(self._starts, start) - 1, 0)
        inside = 0
        for opened, closed in self._spans[at:]:
            if opened >= end:
                break
            inside += max(0, min(closed, end) - max(opened, start))
        return inside


_NO_SPANS = Spans(())
