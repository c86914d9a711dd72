"""How a claim is shown: plain text in aligned columns, and nothing that a terminal acts on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import clock, escape
from agent_memory.plural import counted

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Mapping, Sequence

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.records import Place, Sighting
    from agent_memory.offer.everywhere import Waiting
    from agent_memory.review.source import Source

MISMATCH = "source message no longer matches"


def table(rows: Sequence[Sequence[str]], *, indent: int = 0) -> Iterator[str]:
    """Rows with their columns aligned; the last one is as long as it is."""
    safe = [[escape.terminal(cell) for cell in row] for row in rows]
    widths = [max(map(escape.columns, column)) for column in zip(*safe, strict=True)]
    for row in safe:
        cells = [padded(cell, width) for cell, width in zip(row, widths, strict=True)]
        yield " " * indent + "  ".join(cells).rstrip()


def padded(text: str, width: int) -> str:
    """A text that fills a column."""
    return text + " " * (width - escape.columns(text))


def state(atom: Atom) -> str:
    """What blocks a claim, or what earned it its place."""
    adopted = atom.standing.adopted
    if adopted:
        heard = f"; said {counted(atom.unheeded, 'time')} since" if atom.unheeded else ""
        return f"adopted; {earned(atom)}{heard}"
    if not atom.verdict.passed:
        return "; ".join(atom.verdict.blockers)
    label = f"; {atom.verdict.label}" if atom.verdict.label != "recurred" else ""
    waits = f"waits as number {atom.number}; " if atom.number else ""
    return f"{waits}{earned(atom)}{label}"


def earned(atom: Atom) -> str:
    """How often a claim was said."""
    said = counted(len(atom.conversations), "conversation")
    return f"{said} on {counted(len(atom.days), 'day')}"


def waiting(theirs: Sequence[Waiting]) -> Iterator[str]:
    """What waits for all projects: the words, what stands for them, and what to type."""
    for one in theirs:
        yield f"for all your projects: adopt {one.name}, reject {one.name}, why {one.name}"
        yield f"  {escape.terminal(one.proposal.text)}"
        yield f"  {one.notes}: {escape.terminal(', '.join(one.projects))}"


def mismatch(atom: Atom, sources: Mapping[str, Source]) -> bool:
    """Whether a transcript that is there says something else than one of the sightings."""
    found = (sources.get(one.id) for one in atom.sightings)
    return any(one.state == "disagrees" for one in found if one)


def nothing(found: str) -> str:
    """A line for a memory that is empty, with what fills it."""
    return f"{found}: memory holds nothing of this project; memory_extract --write takes it in"


def sighting_row(one: Sighting, zone: dt.tzinfo) -> tuple[str, ...]:
    """One sighting in columns: when, where, by which sign, and the clause that was kept."""
    flags = f"  ({', '.join(one.flags)})" if one.flags else ""
    place = where(one.place)
    return (
        f"{clock.day(one.at, zone)}",
        *(place if one.place.transcript else ("typed", "to us")),
        one.marker,
        one.level,
        f'"{one.text}"{flags}',
    )


def where(place: Place) -> tuple[str, str]:
    """A place as a row names it: the conversation and the line."""
    return f"{place.conversation[:4]}…", f"line {place.line:>4}"
