"""Which claims stop each other, and what a person's ruling made of it.

The newer side must be stated: a bare request never contests a standing rule. A contest holds both
sides, and a ruling holds against saying either side again.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.ledger import claim, contradiction, gate
from agent_memory.ledger.atom import Contest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from agent_memory.instructions import Line
    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.claim import Canonical
    from agent_memory.ledger.evidence import Evidence
    from agent_memory.ledger.records import Resolved

_Pair = tuple[str, str]


class _Side(NamedTuple):
    """An atom, its wordings as contradiction sees them, and whether it can contest another."""

    atom: Atom
    forms: tuple[Canonical, ...]
    contests: bool


def between(
    atoms: Sequence[Atom],
    rulings: Sequence[Resolved],
    found: Evidence,
    loaded: Sequence[Line] = (),
) -> tuple[Contest, ...]:
    """Every contest, open or ruled on, between living atoms and with the lines that are loaded."""
    ruled = _ruled(atoms, rulings, found)
    sides = [_side(atom) for atom in atoms if _takes_part(atom)]
    contests = {
        pair: Contest(*pair, "ruled on", ruling.at, ruling) for pair, ruling in ruled.items()
    }
    out = {atom.id for atom in marked(atoms, tuple(contests.values())) if atom.superseded_by}
    for held, new, reason in _opposed(sides):
        pair = held.atom.id, new.atom.id
        # A ruling names the sides as the person saw them then, perhaps the other way round.
        pair = pair[::-1] if pair[::-1] in contests else pair
        if pair not in ruled and not out.isdisjoint(pair):
            continue  # what a ruling took out of force stops nothing else
        contests[pair] = Contest(*pair, reason, new.atom.first, ruled.get(pair))
    standing = [side for side in sides if side.atom.id not in out]
    lines = _with_lines(standing, loaded, _ruled_lines(rulings, found))
    return (*(contests[pair] for pair in sorted(contests)), *lines)


def marked(atoms: Iterable[Atom], contests: Iterable[Contest]) -> Iterator[Atom]:
    """The atoms with their contests on either side, and with what a ruling took out of force."""
    by_side: dict[str, list[Contest]] = defaultdict(list)
    for one in contests:
        by_side[one.incumbent].append(one)
        by_side[one.challenger].append(one)
    for atom in atoms:
        mine = tuple(by_side.get(atom.id, ()))
        if not mine:
            yield atom
            continue
        held = atom._replace(contests=mine, superseded_by=_superseded_by(atom, mine))
        yield gate.passed_through(held)


def _takes_part(atom: Atom) -> bool:
    return (
        atom.life != "expired"  # an adopted line that is stale stands in its file all the same
        and not atom.silent
        and not atom.standing.rejected
        and not (atom.quarantined or atom.tool)
    )


def _side(atom: Atom) -> _Side:
    texts = dict.fromkeys([atom.text, *(one.text for one in atom.sightings if one.counts)])
    forms = tuple(dict.fromkeys(claim.canonical(text) for text in texts))
    return _Side(atom, forms, atom.stated and not atom.habit)


def _opposed(sides: Sequence[_Side]) -> Iterator[tuple[_Side, _Side, str]]:
    """The pairs that contradict, the held side first, with the reason."""
    for one, other in _meeting(sides):
        held, new = sorted((one, other), key=_seniority)
        reason = _reason(held.forms, new.forms) if new.contests else None
        if reason:
            yield held, new, reason


def _meeting(sides: Sequence[_Side]) -> Iterator[tuple[_Side, _Side]]:
    """The pairs that share a word or a set of exclusive values; no others can contradict."""
    index: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for number, side in enumerate(sides):
        mine = {key for form in side.forms for key in keys(form)}
        for other in {found for key in mine for found in index[key]}:
            yield sides[other], side
        for key in mine:
            index[key].append(number)


def keys(form: Canonical) -> Iterator[tuple[str, ...]]:
    """Yield what two clauses must have in common before `contradicts` can hold.

    The same core; each other's object; or a value on one axis, where an axis that any word can be a
    value of (a number, what is used) asks for a shared word as well.
    """
    yield ("core", *sorted(contradiction.core(form)))
    if form.object:
        yield from (("pair", *sorted((form.object, token))) for token in form.tokens)
    for axis, value in form.signature.values:
        if axis == "number":
            yield from ((axis, token) for token in form.tokens)
        elif axis == "use":
            yield from ((axis, token) for token in (value, *form.against, *form.signature.scope))
        else:
            yield ("axis", axis)


def _seniority(side: _Side) -> tuple[object, ...]:
    """Smaller is held: an adopted claim before any other, then the one said first."""
    adopted = side.atom.standing.adopted
    return adopted is None, side.atom.first, side.atom.id


def _reason(held: Iterable[Canonical], new: Iterable[Canonical]) -> str | None:
    theirs = tuple(new)
    for mine in held:
        for other in theirs:
            reason = contradiction.contradicts(mine, other)
            if reason:
                return reason
    return None


def _with_lines(
    sides: Iterable[_Side], loaded: Iterable[Line], ruled: Mapping[_Pair, Resolved]
) -> Iterator[Contest]:
    """The contests of stated claims with hand-written lines, which are always the held side."""
    index = _by_key(loaded)
    for side in sides:
        if not side.contests or side.atom.standing.adopted:
            continue
        lines = {line for form in side.forms for key in keys(form) for line in index.get(key, ())}
        for line in sorted(lines):
            reason = _reason((claim.canonical(line.text),), side.forms)
            if reason:
                pairs = [(line.text, one.id) for one in side.atom.sightings]
                rulings = [ruled[pair] for pair in pairs if pair in ruled]
                last = max(rulings, key=lambda one: (one.at, one.id), default=None)
                name = f"{line.file}:{line.number}"
                yield Contest(name, side.atom.id, reason, side.atom.first, last)


def _by_key(loaded: Iterable[Line]) -> dict[tuple[str, ...], list[Line]]:
    """The loaded lines by what a claim must share with one before the two can contradict."""
    index: dict[tuple[str, ...], list[Line]] = defaultdict(list)
    for line in loaded:
        for key in set(keys(claim.canonical(line.text))):
            index[key].append(line)
    return index


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


def _superseded_by(atom: Atom, contests: Iterable[Contest]) -> str | None:
    """The side that a ruling put in this atom's place, or the ruling itself for `neither`."""
    for one in contests:
        if one.resolved is None or one.resolved.ruling == "both":
            continue
        if one.resolved.ruling == "neither":
            return "your ruling: neither"
        loser = one.challenger if one.resolved.ruling == "old" else one.incumbent
        if loser == atom.id:
            return one.incumbent if loser == one.challenger else one.challenger
    return None
