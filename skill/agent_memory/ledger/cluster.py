"""Sightings of one claim: the connected components of "same", then what a person merged or split.

Nothing here depends on the order in which sightings came: a new one can fuse components, never
split one, and a component holds no clash because `claim.same` asks for an equal signature.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger import claim, evidence
from agent_memory.ledger.records import Merged

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.evidence import Evidence
    from agent_memory.ledger.records import Sighting, Split


def clusters(
    found: Evidence, merges: Sequence[Merged] = (), splits: Sequence[Split] = ()
) -> tuple[tuple[Sighting, ...], ...]:
    """The standing sightings, grouped by claim, each group and all of them in order."""
    clauses = [(claim.canonical(one.text), one.level != "request") for one in found.sightings]
    groups = [[found.sightings[at] for at in same] for same in claim.components(clauses)]
    # In the order they were made: a person may merge again what was split, and the other way round.
    made: list[Merged | Split] = [*merges, *splits]
    for one in sorted(made, key=lambda one: (one.at, one.id)):
        named = set(found.heirs_of(one.sightings))
        if isinstance(one, Merged):
            groups = _merged(groups, named)
        else:
            others = set(found.heirs_of(one.others))
            groups = [part for group in groups for part in _parted(group, named, others)]
    return tuple(sorted(map(tuple, groups), key=lambda group: evidence.order(group[0])))


def apart(
    splits: Sequence[Split], atoms: Iterable[Atom], found: Evidence
) -> frozenset[tuple[str, str]]:
    """The atoms, by id, that stand on the two sides of what a person split."""
    owner = {one.id: atom.id for atom in atoms for one in atom.sightings} if splits else {}
    return frozenset(
        (owner[mine], owner[theirs])
        for one in splits
        for mine in found.heirs_of(one.sightings)
        for theirs in found.heirs_of(one.others)
        if owner[mine] != owner[theirs]
    )


def _merged(groups: list[list[Sighting]], named: set[str]) -> list[list[Sighting]]:
    met: list[list[Sighting]] = []
    kept: list[list[Sighting]] = []
    for group in groups:
        (kept if named.isdisjoint(one.id for one in group) else met).append(group)
    together = sorted((one for group in met for one in group), key=evidence.order)
    return [*kept, together] if together else kept


def _parted(group: list[Sighting], apart: set[str], rest: set[str]) -> list[list[Sighting]]:
    """A group as a person split it: the others go with the side that their words are nearer to."""
    sides = [[one for one in group if one.id in ids] for ids in (apart, rest)]
    if not all(sides):
        return [group]
    near, far = ([one for one in group if (_nearer(one, *sides)) is side] for side in (True, False))
    return [near, far]


def _nearer(one: Sighting, apart: Sequence[Sighting], rest: Sequence[Sighting]) -> bool:
    if one in apart or one in rest:
        return one in apart
    return _likeness(one, apart) > _likeness(one, rest)


def _likeness(one: Sighting, side: Iterable[Sighting]) -> float:
    mine = set(claim.canonical(one.text).tokens)
    theirs = [set(claim.canonical(other.text).tokens) for other in side]
    return max(len(mine & other) / max(1, len(mine | other)) for other in theirs)
