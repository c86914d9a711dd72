"""L3: what a person says in every project, proposed for the person's own instruction file.

Only claims that were stated or adopted join across projects, by direct join and never through a
chain: over projects a chain of joins was right in a third of the cases read, a direct join of
stated clauses in most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.ledger import claim, evidence, gate, standing
from agent_memory.ledger.atom import Atom, Holding, Verdict, display_id
from agent_memory.ledger.records import Adopted, Demoted, Forgotten, Rejected
from agent_memory.plural import counted

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from agent_memory.ledger.records import Clean, Decision, Record, Sighting


class Shared(NamedTuple):
    """One claim that a person holds in several projects, and what the L3 gate says of it.

    `atom` has the sightings of all projects, and the standing that was decided for all of them.
    """

    atom: Atom
    holdings: tuple[Holding, ...]
    verdict: Verdict

    @property
    def id(self) -> str:
        """The short id of its first sighting."""
        return self.atom.id

    @property
    def text(self) -> Clean:
        """The person's own words, those of the project that had them first."""
        return self.atom.text

    @property
    def projects(self) -> tuple[str, ...]:
        """The projects that hold it."""
        return tuple(sorted({one.project for one in self.holdings}))

    @property
    def earned(self) -> str:
        """What stands for it: the projects that adopted it, or how far apart it was stated."""
        adopted = {one.project for one in self.holdings if one.atom.standing.own}
        if len(adopted) >= policy.PERSON_PROJECTS:
            return f"adopted in {counted(len(adopted), 'project')}"
        stated = [one for one in self.holdings if one.atom.stated]
        return (
            f"stated in {counted(len({one.project for one in stated}), 'project')}, "
            f"{counted(len(gate.conversations(stated)), 'conversation')}, "
            f"{counted(gate.span(stated), 'day')} apart"
        )


def shared(
    memories: Mapping[str, Sequence[Atom]], decided: Iterable[Record] = (), *, now: dt.datetime
) -> tuple[Shared, ...]:
    """The claims that at least two projects hold, each with its verdict, oldest first.

    What was adopted for all projects is among them for as long as one of them holds it.
    """
    everything = [Holding(name, atom) for name, atoms in memories.items() for atom in atoms]
    candidates = sorted(filter(_takes_part, everything), key=_seniority)
    meeting = _Meeting(candidates)
    spoiled = _Meeting([one for one in everything if _is_spoiled(one.atom)])
    refused = [claim.canonical(text) for text in _refused(decided)]
    found = []
    taken: set[tuple[str, str]] = set()
    for one in candidates:
        if _name(one) in taken:
            continue
        group = (one, *_joined(one, meeting, taken))
        projects = {each.project for each in group}
        if len(projects) >= policy.PERSON_PROJECTS or standing.for_all([one.atom]).adopted:
            taken.update(map(_name, group))
            found.append(_shared(group, spoiled, refused, now))
    return tuple(found)


def adopted(records: Iterable[Record]) -> tuple[Adopted, ...]:
    """The adoptions whose lines stand in the person's own file, by what was decided last."""
    last: dict[str, Decision] = {}
    for one in standing.in_force(records):
        wide = isinstance(one, (Adopted, Demoted)) and one.tier == "L3"
        if wide or isinstance(one, Forgotten):
            last.update(dict.fromkeys(one.sightings, one))
    lines = {one.id: one for one in last.values() if isinstance(one, Adopted)}
    return tuple(sorted(lines.values(), key=lambda one: (one.at, one.id)))


# -- which claims meet -----------------------------------------------------------------------------


class _Meeting:
    """Claims of all projects, by what may be one claim with them."""

    def __init__(self, holdings: Sequence[Holding]) -> None:
        self._holdings = holdings
        self._index: claim.Index[int] = claim.Index()
        for number, one in enumerate(holdings):
            self._index.add(number, claim.canonical(one.atom.text))

    def same(self, one: Holding) -> Iterator[Holding]:
        """The claims of other projects that are directly one with this, in their order."""
        form = claim.canonical(one.atom.text)
        for number in sorted(self._index.candidates(form)):
            other = self._holdings[number]
            met = other.project != one.project and claim.same(
                form, claim.canonical(other.atom.text), stated=(True, True)
            )
            if met:
                yield other

    def adopted_with(self, one: Holding) -> Iterator[Holding]:
        """The claims of other projects that one adoption for all of them was about."""
        mine = standing.for_all([one.atom]).adopted
        for other in self._holdings if mine else ():
            if other.project != one.project and mine in other.atom.standing.wide:
                yield other


def _takes_part(one: Holding) -> bool:
    atom = one.atom
    if standing.for_all([atom]).adopted:
        return True
    clean = not (atom.quarantined or atom.tool)
    said = (atom.stated and not atom.habit) or atom.standing.adopted is not None
    return clean and said and atom.life == "living"


def _is_spoiled(atom: Atom) -> bool:
    return atom.quarantined and not atom.tool and atom.life == "living"


def _seniority(one: Holding) -> tuple[object, ...]:
    return one.atom.first, one.project, one.atom.id


def _name(one: Holding) -> tuple[str, str]:
    return one.project, one.atom.id


def _joined(one: Holding, meeting: _Meeting, taken: set[tuple[str, str]]) -> Iterator[Holding]:
    """The atoms of other projects that are directly one claim with this, the oldest of each."""
    seen = {one.project}
    for other in (*meeting.adopted_with(one), *meeting.same(one)):
        if other.project not in seen and _name(other) not in taken:
            seen.add(other.project)
            yield other


def _refused(decided: Iterable[Record]) -> Iterator[Clean]:
    """The claims that a person does not want in all projects; near matches are refused, too."""
    for one in standing.in_force(decided):
        if isinstance(one, Rejected) and one.tier == "L3" and one.text:
            yield one.text


# -- what they come to -----------------------------------------------------------------------------


def _shared(
    group: Sequence[Holding],
    spoiled: _Meeting,
    refused: Sequence[claim.Canonical],
    now: dt.datetime,
) -> Shared:
    first = group[0]
    atom = _together(group)
    verdict = gate.l2_to_l3(group, now=now, spoiled=tuple(spoiled.same(first)))
    form = claim.canonical(atom.text)
    near = any(claim.same(form, other, stated=(True, True)) for other in refused)
    if atom.standing.rejected or (near and not atom.standing.adopted):
        atom = atom._replace(standing=atom.standing._replace(rejected=True))
        refusal = "rejected for all projects: undo that first"
        verdict = verdict._replace(blockers=(refusal, *verdict.blockers))
    # A person may still adopt what was demoted; it is not proposed any more.
    demoted = ("demoted: adopt it again by its number",) if atom.standing.demoted else ()
    proposed = verdict._replace(blockers=verdict.blockers + demoted)
    return Shared(atom._replace(verdict=proposed), tuple(group), verdict)


def _together(group: Sequence[Holding]) -> Atom:
    """One atom of the sightings of all projects, with the standing that it has in all of them."""
    atoms = [one.atom for one in group]
    first, decided = atoms[0], standing.for_all(atoms)
    by_id: dict[str, Sighting] = {one.id: one for atom in atoms for one in atom.sightings}
    line = decided.adopted or first.standing.own
    text = line.text if line else first.standing.edited or first.text
    return first._replace(
        id=display_id(first.sightings[0].id),
        sightings=tuple(sorted(by_id.values(), key=evidence.order)),
        former=(),
        text=text,
        conversations=frozenset(gate.conversations(group)),
        days=frozenset().union(*(atom.days for atom in atoms)),
        last=max(atom.last for atom in atoms),
        standing=decided,
        contests=tuple(each for atom in atoms for each in atom.contests),
        superseded_by=next((atom.superseded_by for atom in atoms if atom.superseded_by), None),
        already=next((atom.already for atom in atoms if atom.already), None),
        unheeded=sum(atom.unheeded for atom in atoms),
    )
