"""What one language's table sees in a clause: markers, guards, supports, and their sum.

The score is that of the marker which is strongest after its guards, and a little more for each
further family and each support.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture.markers import FATAL, WORD, Guard, Index, Marker, Support, Table
from agent_memory.capture.markers.language import TABLES

if TYPE_CHECKING:
    from collections.abc import Sequence


class Reading(NamedTuple):
    """A clause as one table sees it."""

    table: Table
    said: str  # folded, without its lead-in
    lead: int  # the length of the lead-in
    strongest: Marker | None = None
    markers: tuple[Marker, ...] = ()
    guards: tuple[Guard, ...] = ()
    supports: tuple[Support, ...] = ()
    score: int = 0
    requests: bool = False  # whether it has the form of a bare request

    @property
    def says(self) -> bool:
        """Whether there is anything in it that could be found."""
        return bool(self.markers) or self.requests

    @property
    def stated(self) -> bool:
        """Whether the clause itself says that it stands."""
        return any(row.confidence == "stated" for row in self.markers)

    @property
    def asked(self) -> bool:
        """Whether the person asked in words to remember it."""
        return any(row.asked for row in self.markers)

    @property
    def complains(self) -> bool:
        """Whether it reproaches that a rule was broken."""
        return any(row.name == "complaint" for row in self.markers)

    @property
    def denied(self) -> bool:
        """Whether a guard fired that no marker outweighs."""
        return any(row.cost >= FATAL for row in self.guards)


_MARKERS = {table.language: Index(table.markers, spaced=table.spaced) for table in TABLES}
_GUARDS = {table.language: Index(table.guards, spaced=table.spaced) for table in TABLES}
_SUPPORTS = {table.language: Index(table.supports, spaced=table.spaced) for table in TABLES}
_QUOTED = re.compile(
    r"\"[^\"\n]*\s[^\"\n]*\"|`[^`\n]*\s[^`\n]*\s[^`\n]*`"
    r"|[\u300c\u300e\u300a][^\u300d\u300f\u300b\n]*[\u300d\u300f\u300b]"
)
_QUOTE = re.compile(r"[\"`\u300c\u300e\u300a]")


def read(folded: str, table: Table) -> Reading:
    """A folded clause as one table sees it; what stands in quotation marks is not read."""
    masked = _QUOTED.sub(_mask, folded) if _QUOTE.search(folded) else folded
    lead = table.lead.match(masked)
    cut = lead.end() if lead else 0
    said = masked[cut:]
    present = set(WORD.findall(said)) if table.spaced else set()
    markers = _MARKERS[table.language].matching(said, present)
    if not markers:
        asks = table.request.match(said) is not None
        return Reading(
            table,
            said,
            cut,
            guards=_GUARDS[table.language].matching(said, present) if asks else (),
            requests=asks,
        )
    fired = _GUARDS[table.language].matching(said, present)
    strongest = max(markers, key=lambda row: row.score - _cost(row, fired))
    guards = tuple(row for row in fired if strongest.name not in row.spares)
    supports = _SUPPORTS[table.language].matching(said, present)
    families = {row.name.partition(":")[0] for row in markers}
    score = (
        strongest.score
        + policy.FAMILY_GAIN * min(len(families) - 1, policy.FAMILIES)
        + sum(row.gain for row in supports)
        - sum(row.cost for row in guards)
    )
    return Reading(table, said, cut, strongest, markers, guards, supports, score)


def whole(reading: Reading, *, listed: bool = False) -> bool:
    """Whether a clause stands by itself: long enough, not too long, not cut off in the air."""
    said = reading.said
    size = len(said.split()) if reading.table.spaced else len(said)
    return (
        (size >= reading.table.minimum - listed or bool(reading.table.alone.match(said)))
        and len(said) <= policy.CLAUSE_LENGTH
        and not reading.table.fragment.search(said)
        and not reading.table.empty.match(said)
    )


def _cost(marker: Marker, guards: Sequence[Guard]) -> int:
    """What guards take from one marker."""
    return sum(row.cost for row in guards if marker.name not in row.spares)


def _mask(quote: re.Match[str]) -> str:
    """As many blanks to read as the quotation had characters."""
    return "_" * len(quote.group())
