"""What a claim of this project overrules of the lines that hold in all of a person's projects.

The specific wins here: the line is shadowed, stays in the person's own file and holds elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory.ledger import side
from agent_memory.ledger.atom import Shadow

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from agent_memory.instructions import Line
    from agent_memory.ledger.atom import Atom, Contest
    from agent_memory.ledger.records import Resolved
    from agent_memory.ledger.side import Side

NEITHER = "your ruling: neither"


class Met(NamedTuple):
    """A claim and the loaded line that it contradicts, with the last ruling between them."""

    atom: Atom
    line: Line
    reason: str
    ruling: Resolved | None


def cast(sides: Sequence[Side], ruled: Sequence[Contest], met: Sequence[Met]) -> tuple[Shadow, ...]:
    """Every line for all projects that is overruled here, by a claim in force or by a ruling."""
    there = {one.atom.id for one in sides}
    wide = [one.atom for one in sides if one.atom.tier == "L3"]
    every = (*_by_ruling(wide, ruled, there), *_by_adoption(sides), *_of_lines(met))
    # Each once: where a ruling let a claim in, the later reason is that of the two wordings.
    return tuple(sorted({(one.held, one.by): one for one in every}.values()))


def overruled_by(atom: Atom, contests: Iterable[Contest]) -> str | None:
    """The side that a ruling put in this atom's place, or the ruling itself for `neither`."""
    for one in contests:
        if one.resolved is None or one.resolved.ruling == "both":
            continue
        if one.resolved.ruling == "neither":
            return NEITHER
        loser = one.challenger if one.resolved.ruling == "old" else one.incumbent
        if loser == atom.id:
            return one.incumbent if loser == one.challenger else one.challenger
    return None


def _by_adoption(sides: Iterable[Side]) -> Iterator[Shadow]:
    """The claims of L3 that a claim adopted in this project contradicts."""
    adopted = [one for one in sides if one.atom.standing.adopted]
    for pair in side.meeting(adopted):
        wide, own = sorted(pair, key=lambda one: one.atom.standing.own is not None)
        if own.atom.standing.own and not wide.atom.standing.own:
            reason = side.reason(wide.forms, own.forms)
            if reason:
                yield Shadow(wide.atom.id, own.atom.id, reason)


def _by_ruling(wide: Iterable[Atom], ruled: Iterable[Contest], there: set[str]) -> Iterator[Shadow]:
    """The claims of L3 that a ruling in this project went against."""
    for atom in wide:
        for one in ruled:
            by = overruled_by(atom, (one,)) if atom.id in one[:2] else None
            if by in {*there, NEITHER}:
                yield Shadow(atom.id, by, one.reason)


def _of_lines(met: Iterable[Met]) -> Iterator[Shadow]:
    """The lines of the person's own, no claims here, that an adoption or a ruling went against."""
    for atom, line, reason, ruled in met:
        ruling = ruled.ruling if ruled else None
        overruled = atom.standing.own is not None or ruling in {"new", "neither"}
        if line.personal and overruled and ruling != "old":
            by = NEITHER if ruling == "neither" else atom.id
            yield Shadow(line.name, by, reason, line.text)
