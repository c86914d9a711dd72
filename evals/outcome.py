"""What one memory came to over its months, folded after the last sighting of each day.

A gate that a claim passed once counts, whatever becomes of the claim later.
"""

from __future__ import annotations

import datetime as dt
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.ledger.fold import fold

if TYPE_CHECKING:
    from collections.abc import Mapping

    from agent_memory.ledger.atom import Atom, Label
    from evals.memories import Captured

ZONE = dt.timezone.utc


class Outcome(NamedTuple):
    """A memory at its end, and which of its claims were ever staged, candidates or contested."""

    captured: Captured
    atoms: tuple[Atom, ...]
    staged: Mapping[str, Label]
    candidates: frozenset[str]
    contests: frozenset[tuple[str, str]]

    def staged_atoms(self) -> tuple[Atom, ...]:
        """The atoms that were staged at some time."""
        return tuple(atom for atom in self.atoms if atom.id in self.staged)


def replayed(captured: Captured) -> Outcome:
    """What one memory came to, looked at day by day.

    Claims only ever fuse, so that each is followed by its first sighting to where it stands at the
    end.
    """
    staged: dict[str, Label] = {}
    seen: set[str] = set()
    contests: set[tuple[str, str]] = set()
    atoms: tuple[Atom, ...] = ()
    for now in _checkpoints(captured):
        records = [one for one in captured.sightings if one.at <= now]
        memory = fold([*records, *captured.watermarks], (), zone=ZONE, now=now)
        atoms = memory.atoms
        first = {atom.id: atom.sightings[0].id for atom in atoms}
        for atom in atoms:
            if atom.verdict.passed and atom.verdict.label:
                staged.pop(first[atom.id], None)  # the latest last: its label outlives a fusion
                staged[first[atom.id]] = atom.verdict.label
            elif not atom.silent:
                seen.add(first[atom.id])
        contests.update((first[one.incumbent], first[one.challenger]) for one in memory.contests)
    home = {one.id: atom.id for atom in atoms for one in atom.sightings}
    ended = {home[one]: label for one, label in staged.items()}
    return Outcome(
        captured,
        atoms,
        ended,
        frozenset(home[one] for one in seen) - ended.keys(),
        frozenset((home[one], home[other]) for one, other in contests),
    )


def _checkpoints(captured: Captured) -> list[dt.datetime]:
    """The times of each day's last sighting, and of the last message."""
    last = {one.at.date(): one.at for one in sorted(captured.sightings, key=attrgetter("at"))}
    return sorted({*last.values(), max(one.at for one in captured.turns)})
