"""What waits for all projects of a person: its number, its words, and what stands for it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import files, paths, registry
from agent_memory.ledger import across, journal, memory, proposal
from agent_memory.ledger.line import dump

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Sequence

    from agent_memory.instructions import Line
    from agent_memory.ledger.across import Across
    from agent_memory.ledger.person import Shared
    from agent_memory.ledger.proposal import Proposal
    from agent_memory.ledger.records import Numbered
    from agent_memory.paths import Home
    from agent_memory.registry import Registry

_SEVERAL = 2  # projects, below which nothing can be shared


class Waiting(NamedTuple):
    """One line that a person may adopt for all projects, and what each that holds it is called."""

    proposal: Proposal
    shared: Shared
    projects: tuple[str, ...]

    @property
    def name(self) -> str:
        """The number as a person types it."""
        return proposal.named(self.proposal.number, "L3")

    @property
    def key(self) -> str:
        """What tells it from what a person was told before."""
        return f"{self.name}:{self.proposal.digest}"

    @property
    def notes(self) -> str:
        """What stands for it, and what asks for a confirmation."""
        return "; ".join((self.shared.earned, *self.proposal.danger))


def projects(home: Home, known: Registry) -> tuple[str, ...]:
    """The ids of all projects that have a journal, whatever folder of theirs it is in."""
    found: set[str] = set()
    with suppress(OSError):
        for folder in home.projects.iterdir():
            if paths.is_id(folder.name) and home.project(folder.name).sightings.exists():
                found.add(known.resolved(folder.name))
    return tuple(sorted(found))


def read(
    home: Home, known: Registry, *, zone: dt.tzinfo, now: dt.datetime, loaded: Sequence[Line]
) -> Across | None:
    """What a person's projects hold in common; None where there are no two."""
    names = projects(home, known)
    if len(names) < _SEVERAL:
        return None
    return across.read(home, names, zone=zone, now=now, loaded=loaded)


def waiting(found: Across | None, known: Registry) -> tuple[Waiting, ...]:
    """What waits, by number."""
    if found is None:
        return ()
    by_id = {one.id: one for one in found.shared}
    return tuple(_waiting(one, by_id[one.atom], known) for one in found.proposals)


def numbered(
    home: Home,
    project: str,
    *,
    zone: dt.tzinfo,
    now: dt.datetime,
    loaded: Sequence[Line] = (),
) -> tuple[Waiting, ...]:
    """What waits, each under a number that stands in the person's journal from now on."""
    known = registry.load(home)
    found = read(home, known, zone=zone, now=now, loaded=loaded)
    if found is None or not _fresh(found, project, now):
        return waiting(found, known)
    book = memory.persons(home)
    files.folder(book.path.parent)
    with files.lock(book.lock):
        journal.take_in(book)
        journal.refuse_newer(journal.read(book), book)
        # Anew: meanwhile a session gave numbers, or a person had one of these words forgotten.
        found = read(home, known, zone=zone, now=now, loaded=loaded) or found
        data = b"".join(map(dump, _fresh(found, project, now)))
        if data:
            files.append(book.path, data)
    return waiting(found, known)


def _waiting(one: Proposal, held: Shared, known: Registry) -> Waiting:
    return Waiting(one, held, tuple(known.called(each.project) for each in held.holdings))


def _fresh(found: Across, project: str, at: dt.datetime) -> tuple[Numbered, ...]:
    """The records that give what waits without a number its own."""
    atoms = [one.atom for one in found.shared]
    return proposal.numbers(found.proposals, atoms, tier="L3", project=project, at=at)
