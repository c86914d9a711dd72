"""What one language's table sees in a clause: markers, guards, supports, and their sum.

The score is that of the marker which is strongest after its guards, and a little more for each
further family and each support.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture import quotes
from agent_memory.capture.frame import frame
from agent_memory.capture.markers import FATAL, NOTHING, Guard, Marker, Support, Table
from agent_memory.capture.markers.index import Index, words
from agent_memory.capture.markers.language import named
from agent_memory.capture.markers.opening import opens

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.capture.clause import Clause, Message
    from agent_memory.capture.frame import Frame


class Reading(NamedTuple):
    """A clause as one table sees it."""

    table: Table
    said: str  # folded, without its lead-in and its postscript
    lead: int  # the length of the lead-in
    strongest: Marker | None = None
    markers: tuple[Marker, ...] = ()
    guards: tuple[Guard, ...] = ()
    supports: tuple[Support, ...] = ()
    score: int = 0
    requests: bool = False  # whether it has the form of a bare request
    tail: int = 0  # the length of the postscript, which `said` is without
    checks: bool = False  # whether its question only asks to be heard
    wanted: bool = False  # whether its preface asks to remember it
    recalls: bool = False  # whether its postscript reminds of it, so that it was said before

    @property
    def says(self) -> bool:
        """Whether there is anything in it that could be found."""
        return bool(self.markers) or self.requests

    @property
    def orders(self) -> bool:
        """Whether it is such a bare request as makes a task of what stands beside it."""
        task = self.table.task
        return self.requests and (task is NOTHING or task.match(self.said) is not None)

    @property
    def stated(self) -> bool:
        """Whether the clause itself says that it stands."""
        return any(row.confidence == "stated" for row in self.markers) or self.recalls

    @property
    def asked(self) -> bool:
        """Whether the person asked in words to remember it."""
        return self.wanted or any(row.asked for row in self.markers)

    @property
    def complains(self) -> bool:
        """Whether it reproaches that a rule was broken."""
        return any(row.name == "complaint" for row in self.markers)

    @property
    def denied(self) -> bool:
        """Whether a guard fired that no marker outweighs."""
        return any(row.cost >= FATAL for row in self.guards)


class _Rows(NamedTuple):
    """The rows of one table, sorted for looking up."""

    markers: Index[Marker]
    guards: Index[Guard]
    supports: Index[Support]


@cache  # a person speaks few of the languages
def _rows(language: str) -> _Rows:
    table = named(language)
    return _Rows(
        Index(table.markers, spaced=table.spaced),
        Index(table.guards, spaced=table.spaced),
        Index(table.supports, spaced=table.spaced),
    )


_QUOTED = re.compile(
    r"\"[^\"\n]*\s[^\"\n]*\"|`[^`\n]*\s[^`\n]*\s[^`\n]*`"
    r"|[\u300c\u300e\u300a][^\u300d\u300f\u300b\n]*[\u300d\u300f\u300b]"
    rf"|{quotes.OPENED}(?=[^'\n]*\s){quotes.INSIDE}*{quotes.CLOSED}"
)
_ASKED = frozenset({"asked:save", "asked:remember"})
_QUOTE = re.compile(r"[\"`\u300c\u300e\u300a]|(?<!\w)'")


def read(folded: str, table: Table) -> Reading:
    """A folded clause as one table sees it; what stands in quotation marks is not read."""
    return _read(folded, table.language)


def best(message: Message, one: Clause) -> Reading | None:
    """The reading of the table that sees most in a clause."""
    found = readings(message, one)
    if len(found) > 1:
        return max(found, key=lambda reading: reading.score)
    return found[0] if found else None


def readings(message: Message, one: Clause) -> list[Reading]:
    """What each of its tables sees in a clause; nothing in one that is far too long to be kept."""
    if one.end - one.start > policy.CLAUSE_READ:
        return []
    said = message.folded[one.start : one.end]
    return [_read(said, table.language) for table in one.tables]


@lru_cache(maxsize=policy.CLAUSES_CACHE)  # by name: a table is too large to be looked up by
def _read(folded: str, language: str) -> Reading:
    table = named(language)
    masked = _QUOTED.sub(_mask, folded) if _quotes(folded) else folded
    present = words(masked) if table.spaced else ()
    around = frame(masked, table, present)
    read = _seen(masked, table, around, present)
    if around.rest == around.start or (around.reminds and not read.asked):
        return read
    bare = _seen(masked, table, around._replace(start=around.rest), present)
    if not whole(bare) or (around.reminds and table.pointing.search(bare.said)):
        return read
    return _framed(read, bare)._replace(wanted=around.wanted)


def _framed(read: Reading, bare: Reading) -> Reading:
    """A clause without its preface, which counts where it asks or reproaches."""
    if not (read.asked or read.complains):
        return bare
    if bare.strongest is None:
        return read._replace(said=bare.said, lead=bare.lead)
    return bare._replace(
        markers=bare.markers + read.markers,
        guards=read.guards,
        score=max(read.score, bare.score),
    )


def _seen(masked: str, table: Table, around: Frame, present: Sequence[str]) -> Reading:
    """The part of a clause that says something, with all that a table sees in it."""
    start, end, _, checks, _, _, recalls = around
    said = masked[start:end]
    rows = _rows(table.language)
    tail = len(masked) - end
    markers = rows.markers.matching(said, present)
    if not markers:
        requests = _requests(table, said, present)
        return Reading(
            table,
            said,
            start,
            guards=rows.guards.matching(said, present) if requests else (),
            requests=requests,
            tail=tail,
            checks=checks,
            recalls=recalls,
        )
    fired = _guards(table, said, present, markers)
    strongest = max(markers, key=lambda row: row.score - _cost(row, fired))
    guards = tuple(row for row in fired if strongest.name not in row.spares)
    supports = rows.supports.matching(said, present)
    families = {row.name.partition(":")[0] for row in markers}
    score = (
        strongest.score
        + policy.FAMILY_GAIN * min(len(families) - 1, policy.FAMILIES)
        + sum(row.gain for row in supports)
        - sum(row.cost for row in guards)
    )
    return Reading(
        table,
        said,
        start,
        strongest,
        markers,
        guards,
        supports,
        score,
        tail=tail,
        checks=checks,
        recalls=recalls,
    )


def _guards(
    table: Table, said: str, present: Sequence[str], markers: Sequence[Marker]
) -> tuple[Guard, ...]:
    """The guards that match a clause, or what stands before its reason if a marker stands there."""
    index = _rows(table.language).guards
    reason = table.reason.search(said)
    head = said[: reason.start()] if reason else ""
    if head and any(row.pattern.search(head) for row in markers):
        return index.matching(head, words(head) if table.spaced else ())
    return index.matching(said, present)


def pointed(folded: str, table: Table) -> bool:
    """Whether a clause could be what "remember that" means: no guard but such as this spares."""
    read = _read(folded, table.language)
    present = words(read.said) if table.spaced else ()
    fired = _rows(table.language).guards.matching(read.said, present)
    cost = sum(row.cost for row in fired if row.spares.isdisjoint(_ASKED))
    return cost < policy.POINTED_COST and not table.pointing.search(read.said)


def _quotes(folded: str) -> bool:
    """Whether a clause has a mark that may open a quotation."""
    if folded.isascii():
        return '"' in folded or "`" in folded or " '" in folded or folded.startswith("'")
    return _QUOTE.search(folded) is not None


def _requests(table: Table, said: str, present: Sequence[str]) -> bool:
    """Whether a clause has the form of a bare request, of which each has an asking word."""
    if table.asking and table.asking.isdisjoint(present):
        return False
    return opens(table.request, said) and table.request.match(said) is not None


def whole(reading: Reading, *, listed: bool = False) -> bool:
    """Whether a clause stands by itself: long enough, not too long, not cut off in the air."""
    return not lacking(reading, listed=listed)


def lacking(reading: Reading, *, listed: bool = False) -> str:
    """What keeps a clause from standing by itself, or nothing."""
    said, table = reading.said, reading.table
    size = len(said.split()) if table.spaced else len(said)
    if size < table.minimum - listed and not table.alone.match(said):
        return "too short to say anything alone"
    if len(said) > policy.CLAUSE_LENGTH:
        return f"longer than {policy.CLAUSE_LENGTH} characters"
    # With spaces its last words tell how a clause ends: no such pattern looks at more.
    ending = max(0, len(said) - policy.LAST_WORDS) if table.spaced else 0
    if table.fragment.search(said, ending):
        return "ends in the air"
    return "nothing beside the marker" if table.empty.match(said) else ""


def _cost(marker: Marker, guards: Sequence[Guard]) -> int:
    """What guards take from one marker."""
    return sum(row.cost for row in guards if marker.name not in row.spares)


def _mask(quote: re.Match[str]) -> str:
    """As many blanks to read as the quotation had characters."""
    return "_" * len(quote.group())
