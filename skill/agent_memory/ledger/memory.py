"""The memory of one project as its journals hold it now."""

from __future__ import annotations

import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.ledger import journal
from agent_memory.ledger.fold import Memory, fold
from agent_memory.ledger.journal import Fault, Journal, Reading

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Sequence

    from agent_memory.instructions import Line
    from agent_memory.paths import Home


class Journals(NamedTuple):
    """The journals that a project's memory is folded from."""

    sightings: Journal
    decisions: Journal
    person: Journal


class Held(NamedTuple):
    """What the journals say, as they were read, and what it amounts to."""

    memory: Memory
    sightings: Reading
    decisions: Reading

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Every line of the journals that is no record."""
        return self.sightings.faults + self.decisions.faults


def journals(home: Home, project: str) -> Journals:
    """The journals of a project, and the person's own."""
    places = home.project(project)
    return Journals(
        sightings=Journal(places.sightings, places.spool, places.lock),
        decisions=Journal(places.decisions, places.spool, places.lock),
        person=persons(home),
    )


def persons(home: Home) -> Journal:
    """The journal of what a person decided for all projects."""
    folder = home.person.parent
    return Journal(home.person, folder / "spool", folder / "lock")


def read(
    home: Home,
    project: str,
    *,
    zone: dt.tzinfo,
    now: dt.datetime,
    loaded: Sequence[Line] = (),
) -> Held:
    """The memory of a project at `now`; a missing journal is an empty one."""
    with _uncollected():
        return _read(home, project, zone=zone, now=now, loaded=loaded)


def _read(
    home: Home, project: str, *, zone: dt.tzinfo, now: dt.datetime, loaded: Sequence[Line]
) -> Held:
    found = journals(home, project)
    sightings = _own(journal.read(found.sightings), found.sightings, project)
    decisions = _own(journal.read(found.decisions), found.decisions, project)
    person = journal.read(found.person)
    together = Reading(
        decisions.records + person.records,
        decisions.unknown + person.unknown,
        decisions.faults + person.faults,
    )
    memory = fold(sightings.records, together.records, loaded=loaded, zone=zone, now=now)
    return Held(memory, sightings, together)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Keep the cycle collector away: a fold makes many values, no cycles, and paid it a third.

    What it made is left out of later collections, too, of which a process's exit is one.
    """
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if running:
            gc.enable()


def _own(reading: Reading, held: Journal, project: str) -> Reading:
    """A reading without what was carried over from another project's journal."""
    strange = [one for one in reading.records if one.project != project]
    if not strange:
        return reading
    own = tuple(one for one in reading.records if one.project == project)
    fault = Fault(held.path, 0, 0, f"{len(strange)} records of another project, set aside")
    return Reading(own, reading.unknown, (*reading.faults, fault))
