"""What the scripts print: plain text in aligned columns, and nothing that a terminal acts on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import clock, escape
from agent_memory.ledger.gate import counted
from agent_memory.ledger.records import Adopted, Numbered, Resolved, Undone, Voted

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.records import Decision, Sighting
    from agent_memory.review.source import Source
    from agent_memory.review.why import Against, Why

_CLAIM = 56  # columns of a claim in front of what stands beside it
_STATES = {"gone": "transcript gone", "disagrees": "transcript does not agree"}
_EDGES = " .,;:!-*"  # a line that adds no more than these to the clause is not repeated
MISMATCH = "source message no longer matches"


def say(lines: Iterable[str]) -> None:
    """Print lines, each escaped."""
    for line in lines:
        print(escape.terminal(line))


def table(rows: Sequence[Sequence[str]], *, indent: int = 0) -> Iterator[str]:
    """Rows with their columns aligned; the last one is as long as it is."""
    safe = [[escape.terminal(cell) for cell in row] for row in rows]
    widths = [max(map(escape.columns, column)) for column in zip(*safe, strict=True)]
    for row in safe:
        cells = [_padded(cell, width) for cell, width in zip(row, widths, strict=True)]
        yield " " * indent + "  ".join(cells).rstrip()


def headline(atom: Atom, *, mismatched: bool) -> str:
    """A claim with its tier and what blocks or earned it."""
    text = escape.terminal(atom.standing.edited or atom.text)
    note = f"; {MISMATCH}" if mismatched else ""
    return f"{_padded(text, _CLAIM)}  {atom.tier}  {state(atom)}{note}"


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


# -- why -----------------------------------------------------------------------------------------


def why(found: Why, sources: Mapping[str, Source], zone: dt.tzinfo) -> Iterator[str]:
    """One claim with every sighting, contest and decision behind it."""
    yield headline(found.atom, mismatched=mismatch(found.atom, sources))
    yield from _sightings(found.atom.sightings, sources, zone)
    yield ""
    rows = list(_about(found.atom))
    rows += [("contest", _against(one, zone)) for one in found.against]
    rows += [
        ("decided", _decided(one.decision, zone, undone=one.undone)) for one in found.decisions
    ]
    rows += [
        ("replaced", f'{clock.day(one.at, zone)}  "{one.text}"  (extractor {one.extractor})')
        for one in found.replaced
    ]
    yield from table(rows, indent=2)


def mismatch(atom: Atom, sources: Mapping[str, Source]) -> bool:
    """Whether a transcript that is there says something else than one of the sightings."""
    found = (sources.get(one.id) for one in atom.sightings)
    return any(one.state == "disagrees" for one in found if one)


def nothing(found: str) -> str:
    """A line for a memory that is empty, with what fills it."""
    return f"{found}: memory holds nothing of this project; memory_extract reads it"


def sighting_row(one: Sighting, zone: dt.tzinfo) -> tuple[str, ...]:
    """One sighting in columns: when, where, by which sign, and the clause that was kept."""
    flags = f"  ({', '.join(one.flags)})" if one.flags else ""
    place = (f"{one.place.conversation[:4]}…", f"line {one.place.line:>4}")
    return (
        f"{clock.day(one.at, zone)}",
        *(place if one.place.transcript else ("typed", "to us")),
        one.marker,
        one.level,
        f'"{one.text}"{flags}',
    )


def _sightings(
    sightings: Sequence[Sighting], sources: Mapping[str, Source], zone: dt.tzinfo
) -> Iterator[str]:
    rows = table([sighting_row(one, zone) for one in sightings], indent=2)
    for one, row in zip(sightings, rows, strict=True):
        source = sources.get(one.id)
        note = _STATES.get(source.state) if source and one.place.transcript else None
        yield f"{row}  ({note})" if note else row
        if source and source.around and source.around.strip(_EDGES) != one.text.strip(_EDGES):
            yield f"      > {source.around}"


def _about(atom: Atom) -> Iterator[tuple[str, str]]:
    yield "id", atom.id
    yield "kind", f"{atom.kind}, {atom.confidence}"
    signs = [
        word
        for word, is_so in (
            ("silent", atom.silent),
            ("contested", atom.contested),
            ("pinned", atom.standing.pinned),
            ("rejected", atom.standing.rejected),
            ("to be validated again", atom.revalidate),
            (atom.life, atom.life != "living"),
        )
        if is_so
    ]
    if signs:
        yield "state", ", ".join(signs)
    if atom.danger:
        yield "danger", ", ".join(atom.danger)
    if atom.standing.disagreeing:
        yield "disagree", ", ".join(atom.standing.disagreeing)


def _against(one: Against, zone: dt.tzinfo) -> str:
    other = f'"{one.text}" ({one.other})' if one.text else one.other
    place = "came after it" if one.incumbent else "was there before"
    ruled = one.contest.resolved
    ending = f"ruled {clock.day(ruled.at, zone)}: {ruled.ruling}" if ruled else "open"
    return f"{other} {place}: {one.contest.reason}; {ending}"


def _decided(decision: Decision, zone: dt.tzinfo, *, undone: bool) -> str:
    text = f'  "{decision.text}"' if decision.text else ""
    why_said = f"  because {decision.why}" if decision.why else ""
    ending = "  (undone)" if undone else ""
    door = "" if isinstance(decision, Numbered) else f"  by {decision.door}"
    return f"{clock.day(decision.at, zone)}  {_deed(decision)}{text}{why_said}{door}{ending}"


def _deed(decision: Decision) -> str:
    match decision:
        case Numbered():
            return f"shown as number {decision.number}"
        case Adopted():
            return f"adopted into {decision.target}"
        case Resolved():
            return f"resolved: {decision.ruling}"
        case Voted():
            return f"voted {decision.vote}"
        case Undone():
            return f"undone: {decision.target}"
        case _:
            return decision.record


# -- columns -------------------------------------------------------------------------------------


def _padded(text: str, width: int) -> str:
    return text + " " * (width - escape.columns(text))
