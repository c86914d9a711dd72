"""One claim with all that stands behind it, in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import clock, escape, policy
from agent_memory.answers import show
from agent_memory.instructions import OWN
from agent_memory.ledger import proposal, standing
from agent_memory.ledger.records import Adopted, Numbered, Resolved, Undone, Voted

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Mapping, Sequence

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.records import Decision, Sighting, Told
    from agent_memory.review.source import Source
    from agent_memory.review.why import Against, Decided, Shade, Why

_CLAIM = 56  # columns of a claim in front of what stands beside it
_EVENTS = {"SessionStart": "at a start ", "UserPromptSubmit": "at a prompt"}
_STATES = {"gone": "transcript gone", "disagrees": "transcript does not agree"}
_EDGES = " .,;:!-*"  # a line that adds no more than these to the clause is not repeated


def lines(
    found: Why,
    sources: Mapping[str, Source],
    zone: dt.tzinfo,
    *,
    over: tuple[str, Mapping[str, str]] | None = None,
) -> Iterator[str]:
    """One claim with every sighting, contest and decision behind it, and when the model was told.

    `over` is there for a claim of all projects: what it earned, and what each of them is called.
    """
    earned, names = over or (None, {})
    yield _headline(found.atom, mismatched=show.mismatch(found.atom, sources), earned=earned)
    yield from _sightings(found.atom.sightings, sources, zone, names)
    yield ""
    rows = list(_about(found.atom))
    rows += [("contest", _against(one, zone)) for one in found.against]
    rows += [("shadow", _shade(one)) for one in found.shades]
    by_id = {one.decision.id: one.decision for one in found.decisions}
    rows += [("decided", _decided(one, by_id, zone)) for one in found.decisions]
    rows += [
        ("replaced", f'{clock.day(one.at, zone)}  "{one.text}"  (extractor {one.extractor})')
        for one in found.replaced
    ]
    rows += _told(found.told, zone)
    yield from show.table(rows, indent=2)


def _headline(atom: Atom, *, mismatched: bool, earned: str | None = None) -> str:
    """A claim with its tier and what blocks or earned it; `earned` stands for all projects."""
    text = escape.terminal(atom.wording)
    note = f"; {show.MISMATCH}" if mismatched else ""
    if earned:
        stands = "adopted for all projects" if atom.standing.adopted else "for all projects"
        blockers = () if atom.standing.adopted else atom.verdict.blockers
        return f"{show.padded(text, _CLAIM)}  {'; '.join((stands, earned, *blockers))}{note}"
    return f"{show.padded(text, _CLAIM)}  {atom.tier}  {show.state(atom)}{note}"


def _sightings(
    sightings: Sequence[Sighting],
    sources: Mapping[str, Source],
    zone: dt.tzinfo,
    names: Mapping[str, str],
) -> Iterator[str]:
    where = [(names[one.project],) if names else () for one in sightings]
    cells = [(*at, *show.sighting_row(one, zone)) for at, one in zip(where, sightings, strict=True)]
    rows = show.table(cells, indent=2)
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


def _shade(one: Shade) -> str:
    other = f'"{one.text}" ({one.other})' if one.text else one.other
    deed = "shadowed here by" if one.lies else "shadows here, and leaves to other projects:"
    return f"{deed} {other}: {one.shadow.reason}"


def _decided(one: Decided, by_id: Mapping[str, Decision], zone: dt.tzinfo) -> str:
    decision = one.decision
    text = f'  "{decision.text}"' if decision.text else ""
    why_said = f"  because {decision.why}" if decision.why else ""
    ending = "  (undone)" if one.undone else ""
    door = "" if isinstance(decision, Numbered) else f"  by {decision.door}"
    door += f"  {'  '.join(show.where(one.typed))}" if one.typed else ""
    return (
        f"{clock.day(decision.when, zone)}  {_deed(decision, by_id)}{text}{why_said}{door}{ending}"
    )


def _told(told: Sequence[Told], zone: dt.tzinfo) -> Iterator[tuple[str, str]]:
    """When and where the model was told, the newest first."""
    for one in told[: policy.TOLD_ROWS]:
        event = _EVENTS[one.event]
        yield "told", "  ".join((f"{clock.day(one.at, zone)}", event, *show.where(one.place)))
    if len(told) > policy.TOLD_ROWS:
        yield "", f"and {len(told) - policy.TOLD_ROWS} more"


def _deed(decision: Decision, by_id: Mapping[str, Decision]) -> str:
    match decision:
        case Numbered():
            return f"shown as number {proposal.named(decision.number, decision.tier)}"
        case Adopted():
            return f"adopted into {OWN if decision.tier == 'L3' else ''}{decision.target}"
        case Resolved():
            return f"resolved: {decision.ruling}"
        case Voted():
            return f"voted {decision.vote}"
        case Undone():
            target = by_id.get(decision.target)
            text = f'  "{target.text}"' if target and target.text else ""
            return f"undone: {_deed(target, by_id)}{text}" if target else "undone"
        case _:
            where = " for all projects" if standing.tier(decision) == "L3" else ""
            return f"{decision.record}{where}"
