"""Which claims stop each other, and what a person's ruling made of it.

The newer side must be stated: a bare request never contests a standing rule. A contest holds both
sides, and a ruling holds against saying either side again. What a person adopted for all projects
is contested by no claim that is adopted here, but shadowed; and no ruling here takes it out of
force elsewhere.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.ledger import contradiction, gate, shadow, side
from agent_memory.ledger.atom import Contest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from agent_memory.instructions import Line
    from agent_memory.ledger.atom import Atom, Shadow
    from agent_memory.ledger.evidence import Evidence
    from agent_memory.ledger.records import Resolved, Sighting
    from agent_memory.ledger.side import Side

_Pair = tuple[str, str]


class Opposed(NamedTuple):
    """The contests, open or ruled on, and what is shadowed here."""

    contests: tuple[Contest, ...]
    shadows: tuple[Shadow, ...]


def between(
    atoms: Sequence[Atom],
    rulings: Sequence[Resolved],
    found: Evidence,
    loaded: Sequence[Line] = (),
) -> Opposed:
    """What excludes what, among living atoms and the lines that are loaded."""
    ruled = _ruled(atoms, rulings, found)
    contests = {
        pair: Contest(*pair, "ruled on", ruling.at, ruling) for pair, ruling in ruled.items()
    }
    settled = Opposed(tuple(contests.values()), ())
    out = {atom.id for atom in marked(atoms, settled) if atom.superseded_by}
    sides = side.taking_part(atoms)
    standing = [one for one in sides if one.atom.id not in out]
    met = _met_lines(standing, loaded, _ruled_lines(rulings, found))
    shadows = shadow.cast(standing, settled.contests, met)
    out |= {one.held for one in shadows}
    for held, new, reason in _opposed(sides):
        pair = held.atom.id, new.atom.id
        # A ruling names the sides as the person saw them then, perhaps the other way round.
        pair = pair[::-1] if pair[::-1] in contests else pair
        if pair not in ruled and not out.isdisjoint(pair):
            continue  # what a ruling took out of force, or a shadow, stops nothing else
        contests[pair] = Contest(*pair, reason, new.atom.first, ruled.get(pair))
    lines = _with_lines(met, out)
    return Opposed((*(contests[pair] for pair in sorted(contests)), *lines), shadows)


def marked(atoms: Iterable[Atom], opposed: Opposed) -> Iterator[Atom]:
    """The atoms with their contests and shadows, and with what a ruling took out of force."""
    contests: dict[str, list[Contest]] = defaultdict(list)
    shadows: dict[str, list[Shadow]] = defaultdict(list)
    for one in opposed.contests:
        contests[one.incumbent].append(one)
        contests[one.challenger].append(one)
    for cast in opposed.shadows:
        shadows[cast.held].append(cast)
        shadows[cast.by].append(cast)
    for atom in atoms:
        mine = tuple(contests.get(atom.id, ()))
        if not mine and atom.id not in shadows:
            yield atom
            continue
        held = atom._replace(
            contests=mine,
            shadows=tuple(shadows.get(atom.id, ())),
            superseded_by=None if atom.tier == "L3" else shadow.overruled_by(atom, mine),
        )
        yield gate.passed_through(held)


def replacing(contest: Contest, atoms: Mapping[str, Atom]) -> str | None:
    """The side with the last word, where it says that something changes: A, then B, then A again.

    The last word without such words asks for no ruling: it may have been said out of habit.
    """
    sides = [atoms[name] for name in contest[:2] if name in atoms]
    said = ((one, atom.id) for atom in sides for one in atom.sightings if one.counts)
    last, name = max(said, key=lambda pair: _time(pair[0]), default=(None, None))
    return name if last and contradiction.supersedes(last.text) else None


def _time(one: Sighting) -> tuple[object, ...]:
    return one.at, one.place.line, one.start, one.id


def _opposed(sides: Sequence[Side]) -> Iterator[tuple[Side, Side, str]]:
    """The pairs that contradict, the held side first, with the reason."""
    for one, other in side.meeting(sides):
        held, new = sorted((one, other), key=_seniority)
        heard = new.contests and (new.changes or not held.atom.silent)
        reason = side.reason(held.forms, new.forms) if heard else None
        if reason:
            yield held, new, reason


def _seniority(one: Side) -> tuple[object, ...]:
    """Smaller is held: an adopted claim before any other, then the one said first."""
    adopted = one.atom.standing.adopted
    return adopted is None, one.atom.first, one.atom.id


def _met_lines(
    sides: Iterable[Side], loaded: Iterable[Line], ruled: Mapping[_Pair, Resolved]
) -> list[shadow.Met]:
    """The claims that contradict loaded lines, with the last ruling on either pair."""
    speaking = [one for one in sides if one.contests or one.atom.standing.adopted]
    met = []
    for one, line, reason in side.meeting_lines(speaking, loaded):
        pairs = [(line.text, each.id) for each in one.atom.sightings]
        rulings = [ruled[pair] for pair in pairs if pair in ruled]
        last = max(rulings, key=lambda ruling: (ruling.at, ruling.id), default=None)
        met.append(shadow.Met(one.atom, line, reason, last))
    return met


def _with_lines(met: Iterable[shadow.Met], out: set[str]) -> Iterator[Contest]:
    """The contests of stated claims with hand-written lines, which are always the held side."""
    for atom, line, reason, ruling in met:
        if ruling or not (atom.standing.adopted or line.name in out):
            yield Contest(line.name, atom.id, reason, atom.first, ruling)


def _ruled_lines(rulings: Iterable[Resolved], found: Evidence) -> dict[_Pair, Resolved]:
    """The last ruling on each line's text and each sighting of the claim it was held against."""
    return {
        (ruling.text, heir): ruling
        for ruling in rulings
        if ruling.text is not None and not ruling.sightings
        for heir in found.heirs_of(ruling.others)
    }


def _ruled(
    atoms: Iterable[Atom], rulings: Iterable[Resolved], found: Evidence
) -> dict[_Pair, Resolved]:
    """The last ruling on each pair of atoms, the incumbent first as the person saw it."""
    owner = {one.id: atom.id for atom in atoms for one in atom.sightings}
    ruled: dict[_Pair, Resolved] = {}
    for ruling in rulings:
        for held in sorted({owner[heir] for heir in found.heirs_of(ruling.sightings)}):
            for new in sorted({owner[heir] for heir in found.heirs_of(ruling.others)} - {held}):
                ruled.pop((new, held), None)
                ruled[held, new] = ruling
    return ruled
