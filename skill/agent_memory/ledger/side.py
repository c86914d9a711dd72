"""A side of a contest: which claims can contradict another, and where to look for those."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.ledger import claim, contradiction, wish

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from agent_memory.instructions import Line
    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.canonical import Canonical


class Side(NamedTuple):
    """An atom, its wordings as contradiction sees them, and whether it can contest another.

    A silent claim contests none, and is contested by what `changes` alone: with the words for it, a
    person brings up what was said before.
    """

    atom: Atom
    forms: tuple[Canonical, ...]
    contests: bool

    @property
    def changes(self) -> bool:
        """Whether one of its wordings says that something changes."""
        return any(form.slot.changes for form in self.forms)


def taking_part(atoms: Iterable[Atom]) -> list[Side]:
    """The sides that living claims in a person's own clean words make."""
    return [_side(atom) for atom in atoms if _takes_part(atom)]


def meeting(sides: Sequence[Side]) -> Iterator[tuple[Side, Side]]:
    """The pairs that share a word or a set of exclusive values; no others can contradict."""
    index: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for number, side in enumerate(sides):
        mine = {key for form in side.forms for key in keys(form)}
        for other in {found for key in mine for found in index[key]}:
            yield sides[other], side
        for key in mine:
            index[key].append(number)


def meeting_lines(
    sides: Iterable[Side], loaded: Iterable[Line]
) -> Iterator[tuple[Side, Line, str]]:
    """The sides with the loaded lines that they contradict, and the reason."""
    index: dict[tuple[str, ...], list[Line]] = defaultdict(list)
    for line in loaded:
        for key in set(keys(claim.canonical(line.text))):
            index[key].append(line)
    for side in sides if index else ():
        found = {line for form in side.forms for key in keys(form) for line in index.get(key, ())}
        for line in sorted(found):
            why = reason((claim.canonical(line.text),), side.forms)
            if why:
                yield side, line, why


def keys(form: Canonical) -> Iterator[tuple[str, ...]]:
    """Yield what two clauses must have in common before `contradicts` can hold.

    The same core; each other's object; or a value on one axis, where an axis that any word can be a
    value of (a number, what is used) asks for a shared word as well.
    """
    yield ("core", *sorted(contradiction.core(form)))
    for other in wish.excluded(form.wish):
        yield ("wish", *sorted((form.wish, other)))
    if form.object:
        yield from (("pair", *sorted((form.object, token))) for token in form.tokens)
    for other in form.against:  # each wants what the other turns down
        yield from (("instead", *sorted((mine, other))) for mine in {form.object, *form.order[:1]})
    if form.slot.relation:
        yield ("slot", form.slot.relation, *sorted(form.slot.about))
        yield ("value", *sorted(form.slot.value))
    yield from (("value", *sorted(old)) for old, _ in form.slot.gone)
    for axis, value in form.signature.values:
        if axis == "number":
            yield from ((axis, token) for token in form.tokens)
        elif axis == "use":
            yield from ((axis, token) for token in (value, *form.against, *form.signature.scope))
        else:
            yield ("axis", axis)


def reason(held: Iterable[Canonical], new: Iterable[Canonical]) -> str | None:
    """Why a new side contradicts the one that is held, in any of their wordings."""
    theirs = tuple(new)
    for mine in held:
        for other in theirs:
            found = contradiction.contradicts(mine, other)
            if found:
                return found
    return None


def _takes_part(atom: Atom) -> bool:
    return (
        atom.life != "expired"  # an adopted line that is stale stands in its file all the same
        and not (atom.silent and atom.habit)
        and not atom.standing.rejected
        and not (atom.quarantined or atom.tool)
    )


def _side(atom: Atom) -> Side:
    forms = tuple(dict.fromkeys(claim.canonical(text) for text in atom.wordings))
    return Side(atom, forms, atom.stated and not (atom.habit or atom.silent))
