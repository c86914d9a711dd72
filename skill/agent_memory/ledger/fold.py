"""The pure function between the journals and what they amount to (promise 11).

Nothing that it returns is ever stored as truth: a better rule re-reads all of history for free.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from agent_memory import escape, text
from agent_memory.ledger import (
    claim,
    cluster,
    contest,
    conversation,
    evidence,
    gate,
    lessened,
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
    from agent_memory.ledger.atom import Atom, Contest, Shadow
    from agent_memory.ledger.canonical import Canonical, Signature
    from agent_memory.ledger.evidence import Evidence
    from agent_memory.ledger.proposal import Proposal
    from agent_memory.ledger.records import Record

    _Said = dict[Signature, list[tuple[Line, Canonical]]]
    _Ours = dict[str, tuple[dt.datetime, frozenset[str]]]

_D = TypeVar("_D", bound=Decision)
_CUT = "[redacted:"  # out of what was told to be a secret later
_NOBODYS: tuple[None, frozenset[str]] = (None, frozenset())
_DICTATED = 2**31 - 1  # no reading of a transcript replaces what a person dictated


class Memory(NamedTuple):
    """What the journals amount to: every atom, the silent ones too, and what waits."""

    atoms: tuple[Atom, ...]
    contests: tuple[Contest, ...]
    proposals: tuple[Proposal, ...]
    shadows: tuple[Shadow, ...] = ()
    apart: frozenset[tuple[str, str]] = frozenset()  # atoms that a person called two claims


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
    found = _evidence(sightings, kept)
    ours = _written(kept, found) if any(line.block for line in loaded) else {}
    said = _by_signature(loaded)
    atoms = [
        life.lived(gate.passed_through(_heard(atom, said, ours, now)), now)
        for atom in _atoms(found, kept, zone)
    ]
    opposed = contest.between(atoms, _of(Resolved, kept), found, _others_lines(loaded, ours))
    atoms = life.capped(list(contest.marked(atoms, opposed)))
    proposals = proposal.waiting(atoms, _own(_of(Numbered, kept)))
    apart = cluster.apart(_of(Split, kept), atoms, found)
    return Memory(tuple(atoms), opposed.contests, proposals, opposed.shadows, apart)


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
        at=decision.when,
        place=place,
        start=0,
        end=len(decision.text),
        text=decision.text,
        marker="remember",
        level="shown",
        confidence="stated",
        kind=decision.kind,
        flags=("asked", "altered") if _CUT in decision.text else ("asked",),
        extractor=_DICTATED,
    )


def _atoms(found: Evidence, kept: Sequence[Decision], zone: dt.tzinfo) -> Iterator[Atom]:
    names = conversation.one_name(found.sightings, found.watermarks)
    carried = standing.inherited(kept, found)
    former = found.former()
    refused = [claim.canonical(one.text) for one in _own(_of(Rejected, kept)) if one.text]
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


def _written(kept: Iterable[Decision], found: Evidence) -> _Ours:
    """The lines that adoptions wrote: since when, and the sightings here that carry one of them."""
    written: _Ours = {}
    for one in _of(Adopted, kept):
        line = escape.block(one.text)
        _, carriers = written.get(line, (one.when, frozenset[str]()))
        written[line] = one.when, carriers | set(found.heirs_of(one.sightings))
    return written


def _others_lines(loaded: Sequence[Line], ours: _Ours) -> list[Line]:
    """The loaded lines without those that an adoption wrote which a claim here carries."""
    return [line for line in loaded if not (line.block and _adoption(line, ours)[1])]


def _by_signature(loaded: Sequence[Line]) -> _Said:
    """The loaded lines by what two clauses must have in common to be one claim."""
    found: _Said = defaultdict(list)
    for line in loaded:
        form = claim.canonical(line.text)
        found[form.key].append((line, form))
    return found


def _heard(atom: Atom, said: _Said, ours: _Ours, now: dt.datetime) -> Atom:
    """The atom with what stands beside it: the line that says it, votes, repetition."""
    stood = atom.standing
    if not (stood.adopted or stood.votes or said):  # as of nearly every atom
        return atom
    ranked = strength.of(stood.votes, now, pinned=stood.pinned)
    line = _said_by(atom, said, ours) if said else None
    since = stood.adopted.when if stood.adopted else _since(line, ours)
    again = [one for one in atom.sightings if since and since < one.at <= now and one.counts]
    return atom._replace(
        already=line,
        unheeded=len(again),
        strength=ranked.score,
        avoid=ranked.avoid,
    )


def _said_by(atom: Atom, said: _Said, ours: _Ours) -> Line | None:
    """The loaded line that already says what the atom says, and that it did not write itself."""
    mine = claim.canonical(atom.text)
    for line, form in said.get(mine.key, ()):
        if claim.same(mine, form, stated=(True, True)) and _says_it(line, atom, ours):
            _, carriers = _adoption(line, ours) if line.block else _NOBODYS
            if not any(one.id in carriers for one in atom.sightings):
                return line
    return None


def _says_it(line: Line, atom: Atom, ours: _Ours) -> bool:
    """Whether a line says no less than the claim; what nobody here adopted also says no more."""
    if lessened.lessened(line.text, atom.text):
        return False
    adopted = _adoption(line, ours)[0] is not None
    return not line.block or adopted or not _words(line.text) - _words(*_wordings(atom))


def _wordings(atom: Atom) -> Iterator[str]:
    yield from (atom.text, *(one.text for one in atom.sightings))


def _words(*texts: str) -> set[str]:
    return {text.stem(word) for one in texts for word in text.tokens(one)}


def _since(line: Line | None, ours: _Ours) -> dt.datetime | None:
    """When a line was adopted; a line by hand has no day."""
    return _adoption(line, ours)[0] if line and line.block else None


def _adoption(line: Line, ours: _Ours) -> tuple[dt.datetime | None, frozenset[str]]:
    """What wrote a line of a block, also one that an earlier version escaped otherwise."""
    return ours.get(escape.block(line.text), _NOBODYS)


def _own(decisions: Iterable[_D]) -> list[_D]:
    """The decisions that are about this project, not about all of them."""
    return [one for one in decisions if standing.tier(one) == "L2"]


def _of(kind: type[_D], decisions: Iterable[Decision]) -> list[_D]:
    return [one for one in decisions if isinstance(one, kind)]
