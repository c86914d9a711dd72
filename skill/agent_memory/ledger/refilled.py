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
    if mine <= theirs or theirs <= mine or not (mine | theirs).isdisjoint(a.about):
        return False
    words_of = [frozenset(token for token in one if not token[0].isdigit()) for one in (mine, theirs)]
    if words_of[0] == words_of[1]:
        return True  # two numbers of one measure
    if any(one[0][0].isdigit() for one in (a.value, b.value)):
        return False
    axes = [_axis(one) for one in (a, b)]
    if any(axes):
        return axes[0] == axes[1]
    if a.path or b.path:
        return a.path and b.path
    if a.value[-1] == b.value[-1] and len(mine) == len(theirs):
        return True  # "title case" and "sentence case"
    return a.one or b.one or (a.relation in _NAMING and all(map(_is_name, (a, b))))


def _axis(slot: Slot) -> str:
    return next((values.OF[token][0] for token in slot.value if token in values.OF), "")


def _is_name(slot: Slot) -> bool:
    """Whether a value has a word that the field does not know as one of its common ones."""
    return not words.GENERIC.union(words.COMMON, words.VERBS).issuperset(slot.value)


_ANYTHING = frozenset(
    map(words.fold, "project repo code app everything work task now thing keep put add set".split())
)
_NAMING = frozenset({"with", "to", "as", "from", "by", "via", "mit", "als", "con", "como"})
