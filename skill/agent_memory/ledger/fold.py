"""The pure function between the journals and what they amount to (promise 11).

Nothing that it returns is ever stored as truth: a better rule re-reads all of history for free.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from agent_memory import escape
from agent_memory.ledger import (
    claim,
    cluster,
    contest,
    conversation,
    danger,
    evidence,
    gate,
    life,
    proposal,
    standing,
    strength,
)
from agent_memory.ledger.assemble import assemble
from agent_memory.ledger.records import (
    Adopted,
    Decision,
    Forgotten,
    Merged,
    Numbered,
    Place,
    Rejected,
    Remembered,
    Resolved,
    Sighting,
    Split,
)

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator, Sequence

    from agent_memory.instructions import Line
    from agent_memory.ledger.atom import Atom, Contest
    from agent_memory.ledger.canonical import Canonical, Signature
    from agent_memory.ledger.evidence import Evidence
    from agent_memory.ledger.proposal import Proposal
    from agent_memory.ledger.records import Record

    _Said = dict[Signature, list[tuple[Line, Canonical]]]

_D = TypeVar("_D", bound=Decision)
_DICTATED = 2**31 - 1  # no reading of a transcript replaces what a person dictated


class Memory(NamedTuple):
    """What the journals amount to: every atom, the silent ones too, and what waits."""

    atoms: tuple[Atom, ...]
    contests: tuple[Contest, ...]
    proposals: tuple[Proposal, ...]


def fold(
    sightings: Iterable[Record],
    decisions: Iterable[Record],
    *,
    loaded: Sequence[Line] = (),
    zone: dt.tzinfo,
    now: dt.datetime,
) -> Memory:
    """The memory that two journals amount to at `now`, in the person's zone."""
    kept = standing.in_force(decisions)
    loaded = _others_lines(loaded, kept)
    said = _by_signature(loaded)
    found = _evidence(sightings, kept)
    atoms = [
        life.lived(gate.passed_through(_heard(atom, said, now)), now)
        for atom in _atoms(found, kept, zone)
    ]
    contests = contest.between(atoms, _of(Resolved, kept), found, loaded)
    atoms = life.capped(list(contest.marked(atoms, contests)))
    return Memory(tuple(atoms), contests, proposal.waiting(atoms, _of(Numbered, kept)))


def _evidence(sightings: Iterable[Record], kept: Sequence[Decision]) -> Evidence:
    dictated = [_dictated(one) for one in _of(Remembered, kept)]
    return evidence.standing([*sightings, *dictated], _of(Forgotten, kept))


def _dictated(decision: Remembered) -> Sighting:
    """The sighting that a claim dictated at the command itself amounts to."""
    place = decision.typed or Place(
        conversation=f"{decision.door}-{decision.id}", transcript="", line=1, message=decision.id
    )
    return Sighting(
        id=decision.id,
        project=decision.project,
        at=decision.at,
        place=place,
        start=0,
        end=len(decision.text),
        text=decision.text,
        marker="remember",
        level="shown",
        confidence="stated",
        kind=decision.kind,
        flags=("asked",),
        extractor=_DICTATED,
    )


def _atoms(found: Evidence, kept: Sequence[Decision], zone: dt.tzinfo) -> Iterator[Atom]:
    names = conversation.one_name(found.sightings, found.watermarks)
    carried = standing.inherited(kept, found)
    former = found.former()
    refused = [claim.canonical(one.text) for one in _of(Rejected, kept) if one.text]
    for group in cluster.clusters(found, _of(Merged, kept), _of(Split, kept)):
        atom = assemble(group, names, zone)
        decisions = {one.decision.id: one for each in group for one in carried.get(each.id, ())}
        stood = standing.of(sorted(decisions.values(), key=lambda one: one.order))
        if refused and not stood.rejected and stood.adopted is None:
            stood = stood._replace(rejected=_near_rejected(atom, refused))
        names_before = {old for each in group for old in former[each.id]} - {atom.id}
        if carried or refused or names_before:  # in a fresh journal nothing of it is there
            atom = atom._replace(standing=stood, former=tuple(sorted(names_before)))
        yield atom


def _near_rejected(atom: Atom, refused: Sequence[Canonical]) -> bool:
    """Whether a claim is a near match of one that a person rejected."""
    mine = claim.canonical(atom.text)
    return any(claim.same(mine, other, stated=(True, True)) for other in refused)


def _others_lines(loaded: Sequence[Line], kept: Sequence[Decision]) -> list[Line]:
    """The loaded lines without those that an adoption wrote: those are the atom itself."""
    ours = {escape.block(one.text) for one in _of(Adopted, kept)}
    return [line for line in loaded if not (line.block and line.text in ours)]


def _by_signature(loaded: Sequence[Line]) -> _Said:
    """The loaded lines by what two clauses must have in common to be one claim."""
    found: _Said = defaultdict(list)
    for line in loaded:
        form = claim.canonical(line.text)
        found[form.signature].append((line, form))
    return found


def _heard(atom: Atom, said: _Said, now: dt.datetime) -> Atom:
    """The atom with what stands beside it: the line that says it, votes, danger, repetition."""
    stood = atom.standing
    dangers = danger.classes(stood.edited or atom.text)
    if not (stood.adopted or stood.votes or said):  # as of nearly every atom
        return atom._replace(danger=dangers) if dangers else atom
    ranked = strength.of(stood.votes, now, pinned=stood.pinned)
    since = [
        one for one in atom.sightings if stood.adopted and one.at > stood.adopted.at and one.counts
    ]
    return atom._replace(
        already=_said_by(atom, said) if said else None,
        unheeded=len(since),
        danger=dangers,
        strength=ranked.score,
        avoid=ranked.avoid,
    )


def _said_by(atom: Atom, said: _Said) -> Line | None:
    """The loaded line that already says what the atom says."""
    mine = claim.canonical(atom.text)
    lines = said.get(mine.signature, ())
    return next((line for line, form in lines if claim.same(mine, form, stated=(True, True))), None)


def _of(kind: type[_D], decisions: Iterable[Decision]) -> list[_D]:
    return [one for one in decisions if isinstance(one, kind)]
