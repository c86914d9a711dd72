"""Whether one clause fills the slot of another anew, or gives up what fills it.

A change is said in words on one side at least: words alone never tell "use X for maps" and "use Y
for maps" from two things that are used side by side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger.lexicon import values, words

if TYPE_CHECKING:
    from agent_memory.ledger.slot import Slot


def refilled(a: Slot, b: Slot) -> str | None:
    """The reason why two slots exclude each other, if they do."""
    given_up = _gives_up(a, b) or _gives_up(b, a)
    if given_up:
        return f"no longer: {given_up}"
    if (a.changes or b.changes) and _one_slot(a, b) and _other_values(a, b):
        return f"different value: {' / '.join(sorted((a.spelled, b.spelled)))}"
    return None


def _gives_up(newer: Slot, older: Slot) -> str | None:
    """What one clause gives up of the other's value."""
    if not older.relation or older.value == newer.value:
        return None
    within = newer.about if newer.relation else newer.within
    if not within <= older.about:
        return None
    return next((old for tokens, old in newer.gone if tokens == frozenset(older.value)), None)


def _one_slot(a: Slot, b: Slot) -> bool:
    if not a.relation or a.relation != b.relation or a.about != b.about:
        return False
    return not a.about <= _ANYTHING


def _other_values(a: Slot, b: Slot) -> bool:
    """Whether two values are of one kind, and neither is a part of the other."""
    mine, theirs = frozenset(a.value), frozenset(b.value)
    if mine <= theirs or theirs <= mine:
        return False
    if not all(one.hyphened or one.about.isdisjoint(one.value) for one in (a, b)):
        return False  # "use error codes for errors"
    return _words(mine) == _words(theirs) or _of_one_kind(a, b)  # two numbers of one measure


def _words(value: frozenset[str]) -> frozenset[str]:
    return frozenset(token for token in value if not token[0].isdigit())


def _of_one_kind(a: Slot, b: Slot) -> bool:
    if any(one.value[0][0].isdigit() for one in (a, b)):
        return False
    axis = _axis(a)
    if axis or _axis(b) or a.path or b.path:
        return (axis, a.path) == (_axis(b), b.path)
    if a.value[-1] == b.value[-1] and len(a.value) == len(b.value):
        return True  # "title case" and "sentence case"
    return (a.one and b.one) or (a.relation in _NAMING and all(map(_is_name, (a, b))))


def _axis(slot: Slot) -> str:
    last = slot.value[-1]  # what a "staging cluster" is one of is no branch
    return values.OF[last][0] if last in values.OF else ""


def _is_name(slot: Slot) -> bool:
    """Whether a value has a word that is more than any task may name."""
    return not words.GENERIC.union(words.VERBS).issuperset(slot.value)


_EVERYTHING = "project repo code app everything work task now thing keep put add set"
_ANYTHING = frozenset(map(words.fold, _EVERYTHING.split()))
_NAMING = frozenset({"with", "to", "as", "from", "by", "via", "mit", "als", "con", "como"})
