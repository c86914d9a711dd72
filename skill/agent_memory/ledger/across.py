"""All projects of a person as their journals hold them now, and what of it waits under a number.

The numbers are the person's: `p1` is the same claim in every project. They stand in the person's
own journal and are kept and never given again, as those of a project are.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory, person, proposal, standing
from agent_memory.ledger.fold import Memory
from agent_memory.ledger.journal import Reading
from agent_memory.ledger.memory import Held
from agent_memory.ledger.records import Adopted, Demoted, Forgotten, Numbered, Rejected

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from agent_memory.instructions import Line
    from agent_memory.ledger.person import Shared
    from agent_memory.ledger.proposal import Proposal
    from agent_memory.ledger.records import Record
    from agent_memory.paths import Home


class Across(NamedTuple):
    """What the projects of a person hold, what they hold in common, and what of that waits."""

    held: Mapping[str, Held]
    shared: tuple[Shared, ...]
    proposals: tuple[Proposal, ...]
    decisions: Reading

    def numbered(self, number: int) -> Shared | None:
        """The claim that waits under a number, else the one that ever did."""
        waiting = {one.atom for one in self.proposals if one.number == number}
        fitting = [one for one in self.shared if one.id in waiting] or [
            one for one in self.shared if number in one.atom.standing.numbers
        ]
        return fitting[0] if fitting else None

    def holding(self, project: str, atom: str) -> Shared | None:
        """The claim of all projects that a project's atom is part of."""
        mine = project, atom
        return next(
            (
                one
                for one in self.shared
                if mine in {(each.project, each.atom.id) for each in one.holdings}
            ),
            None,
        )

    @property
    def together(self) -> Held:
        """Everything that was read, as if it were one project's."""
        sightings = [one for held in self.held.values() for one in held.sightings.records]
        own = {
            (one.project, one.id): one
            for held in self.held.values()
            for one in held.decisions.records
        }
        atoms = tuple(atom for held in self.held.values() for atom in held.memory.atoms)
        whole = Memory(atoms, (), self.proposals)
        return Held(whole, Reading(tuple(sightings)), Reading(tuple(own.values())))


def read(
    home: Home,
    projects: Iterable[str],
    *,
    zone: dt.tzinfo,
    now: dt.datetime,
    loaded: Sequence[Line] = (),
) -> Across:
    """What all these projects hold; of the loaded lines those of the person's own file count.

    The lines of one project do not: what waits for all must be the same wherever it is asked.
    """
    own = [line for line in loaded if line.personal]
    held = {}
    for name in sorted(set(projects)):
        # What is wrong with one project costs no other; the doctor names it.
        with suppress(Refusal, OSError):
            held[name] = memory.read(home, name, zone=zone, now=now, loaded=own)
    decisions = journal.read(memory.persons(home))
    atoms = {name: one.memory.atoms for name, one in held.items()}
    shared = person.shared(atoms, decisions.records, now=now)
    numbered = list(_numbers(decisions.records))
    proposals = proposal.waiting([one.atom for one in shared], numbered)
    return Across(held, shared, proposals, decisions)


def undecided(records: Iterable[Record]) -> bool:
    """Whether a claim was given a number for all projects and nothing was decided since."""
    waiting: set[str] = set()
    for one in standing.in_force(records):
        if isinstance(one, Numbered) and one.tier == "L3":
            waiting |= set(one.sightings)
        elif isinstance(one, Forgotten) or (
            isinstance(one, (Adopted, Demoted, Rejected)) and one.tier == "L3"
        ):
            waiting -= set(one.sightings)
    return bool(waiting)


def _numbers(records: Iterable[Record]) -> Iterator[Numbered]:
    for one in records:
        if isinstance(one, Numbered) and one.tier == "L3":
            yield one
