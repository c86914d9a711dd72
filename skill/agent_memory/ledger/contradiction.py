"""When two claims exclude each other, in words for a person.

Every reason given here rests on a difference of the two signatures, or on two slots of clauses that
are not one claim. Which side gives way is not decided here.
"""

from __future__ import annotations

import re

from agent_memory import policy
from agent_memory.ledger import claim, wish
from agent_memory.ledger.canonical import Canonical, alone
from agent_memory.ledger.lexicon import changes, matters, values, words
from agent_memory.ledger.matter import HOLDERS
from agent_memory.ledger.refilled import refilled
from agent_memory.ledger.weigh import mass


def contradicts(a: Canonical, b: Canonical) -> str | None:
    """The reason why two clauses exclude each other, if they do."""
    if a.slot.passing or b.slot.passing:
        return None
    if claim.same(a, b, stated=(True, True)):
        return None
    if a.bond == b.bond:
        return refilled(a.slot, b.slot)
    if b.wish in wish.excluded(a.wish):
        return f"opposite: {' / '.join(sorted((a.wish, b.wish)))}"
    if a.signature.complaint or b.signature.complaint:
        return None
    return _by_signature(a, b) or refilled(a.slot, b.slot)


def supersedes(text: str) -> bool:
    """Whether a clause says in words that something changes."""
    return re.search(_CHANGE, text, re.IGNORECASE) is not None


def _by_signature(a: Canonical, b: Canonical) -> str | None:
    if a.signature == b.signature:
        return None
    return _one_fixed(a, b) if a.matter and a.matter == b.matter else _by_words(a, b)


def _by_words(a: Canonical, b: Canonical) -> str | None:
    if a.condition != b.condition:
        return _other_value(a, b) if _uncounted(a) == _uncounted(b) != frozenset() else None
    if _undo(a, b):
        return _undone(a, b)
    wrong = a.signature.wrongs or b.signature.wrongs
    if _region(a) != _region(b) and not wrong:
        return None
    if _swapped(a, b):
        return f"instead: {' / '.join(sorted((a.spelled(a.object), b.spelled(b.object))))}"
    if a.signature.prohibits != b.signature.prohibits:
        return _opposite(a, b)
    return _other_value(a, b)


def _region(form: Canonical) -> frozenset[str]:
    """Where a clause holds: its scope, or where it puts something when the other forbids it."""
    return form.signature.scope


def _swapped(a: Canonical, b: Canonical) -> bool:
    """Whether each wants what the other turns down: "rebase instead of merging"."""
    if a.signature.prohibits or b.signature.prohibits or not (a.order and b.order):
        return False
    return not b.against.isdisjoint({a.order[0], a.object}) and not a.against.isdisjoint(
        {b.order[0], b.object}
    )


def _one_fixed(a: Canonical, b: Canonical) -> str | None:
    """Why two clauses that each fix one value for the same matter exclude each other."""
    mine, theirs = alone(a), alone(b)
    axis = a.matter[0]
    if a.signature.prohibits != b.signature.prohibits:
        wish = b if a.signature.prohibits else a
        return f'opposite: "{" ".join(wish.typed)}"' if mine[axis] == theirs[axis] else None
    if a.signature.prohibits:  # neither npm nor yarn: both can be obeyed
        return None
    for name in (axis, "number"):
        one, other = mine.get(name), theirs.get(name)
        if one and other and one != other:
            return f"{_fixes(a, b)}: {' / '.join(sorted((a.spelled(one), b.spelled(other))))}"
    return None


def _fixes(a: Canonical, b: Canonical) -> str:
    """The name of what two clauses fix: an axis of its own, or a unit with its subject."""
    axis, *subject = a.matter
    if axis not in matters.UNITS:
        return axis
    return min(" ".join([*map(form.spelled, subject), axis]) for form in (a, b))


def _opposite(a: Canonical, b: Canonical) -> str | None:
    mine, theirs = core(a), core(b)
    shared = mine & theirs
    if a.deictic or b.deictic or not _verbs_agree(a, b) or _named(a) != _named(b):
        return None
    wish = b if a.signature.prohibits else a
    if mine != theirs and wish.only:
        return None
    if mine == theirs:
        enough = len(shared) > 1 or not shared <= words.GENERIC
    else:
        enough = len(shared) > 1 and _crossed(a, theirs, b, mine) and _mostly(shared, mine | theirs)
    if not enough:
        return None
    said = (wish.spelled(token) for token in wish.order if token in shared or token == wish.lead)
    return f'opposite: "{" ".join(said)}"'


def _undone(a: Canonical, b: Canonical) -> str | None:
    """The two verbs, when one undoes what the other wants for the same thing."""
    if a.signature.prohibits or b.signature.prohibits or a.deictic or b.deictic:
        return None
    mine, theirs = a.tokens - {a.lead}, b.tokens - {b.lead}
    if _named(a) != _named(b) or not _crossed(a, theirs, b, mine):
        return None
    if not _mostly(mine & theirs, mine | theirs):
        return None
    undoing = a if ("undoes", a.lead) in a.signature.values else b
    verbs = " / ".join(sorted((a.spelled(a.lead), b.spelled(b.lead))))
    return f"{verbs}: {undoing.spelled(undoing.object)}"


def _other_value(a: Canonical, b: Canonical) -> str | None:
    if (a.deictic and b.deictic) or (a.lead and b.lead and a.lead != b.lead):
        return None
    mine, theirs = _values(a), _values(b)
    for axis in sorted(mine.keys() & theirs.keys()):
        one, other = mine[axis], theirs[axis]
        if one != other and _AXES.get(axis, _one_matter)(a, b, one, other):
            spelled = " / ".join(sorted((a.spelled(one), b.spelled(other))))
            return f"{_AXIS_NAMES.get(axis, axis)}: {spelled}"
    return None


def _one_matter(a: Canonical, b: Canonical, one: str, other: str) -> bool:
    """Whether two wishes with different values are about the same thing."""
    if a.signature.prohibits or a.matter or b.matter:
        return False
    beside = matters.BESIDE.get(values.OF[one][0]) if one in values.OF else None
    if beside and (a.tokens - beside.said - {one}).isdisjoint(b.tokens - beside.said - {other}):
        return False  # "release PRs" and "hotfix PRs"
    mine, theirs = a.tokens - {one} - words.MODIFIERS, b.tokens - {other} - words.MODIFIERS
    if mine == theirs or not (mine | theirs) - _LIGHT:
        return True
    if one in values.OF and values.OF[one][0] in values.STATES:
        return False
    shared = (mine & theirs) - _LIGHT
    return bool(shared - {a.lead}) and _smaller(shared, mine, theirs)


def _uncounted(form: Canonical) -> frozenset[str]:
    return frozenset(token for token in form.condition if not token[0].isdigit())


def _one_place(a: Canonical, b: Canonical, one: str, other: str) -> bool:
    """Whether one thing is wanted in two places."""
    if a.deictic or b.deictic or a.order[:2] != b.order[:2]:  # the verb and the thing
        return False
    mine, theirs = (_besides(form, at, form.order[:2]) for form, at in ((a, one), (b, other)))
    return mine - HOLDERS == theirs - HOLDERS


def _one_aim(a: Canonical, b: Canonical, one: str, other: str) -> bool:
    """Whether one thing is done for two ends."""
    return _besides(a, one, (a.lead,)) == _besides(b, other, (b.lead,))


def _besides(form: Canonical, value: str, said: tuple[str, ...]) -> frozenset[str]:
    return form.tokens - frozenset(value.split()) - frozenset(said)


def _one_measure(a: Canonical, b: Canonical, one: str, other: str) -> bool:
    """Whether two numbers are values of one measure."""
    if one in a.condition and other in b.condition:
        held = _uncounted(a)
        same_act = a.tokens - a.condition == b.tokens - b.condition
        return same_act and held.isdisjoint(values.COUNTERS)
    if a.signature.prohibits and not a.tokens & b.tokens & values.LIMITS:
        return False
    beside = _beside(a, one) & _beside(b, other)
    if not beside or (beside & _counters(a, one) and not beside & values.BOUNDS):
        return False
    mine, theirs = a.tokens - {one}, b.tokens - {other}
    if not (mine ^ theirs).isdisjoint(values.EXTENTS):  # 16 px wide, 32 px high
        return False
    return (a.object in theirs or b.object in mine) and _smaller(mine & theirs, mine, theirs)


def _counters(form: Canonical, number: str) -> frozenset[str]:
    """The words that make a number the place in a row: "day 3", but not "30 days"."""
    at = form.order.index(number) if number in form.order else 0
    lasts = form.order[at + 1 : at + 2]
    return values.COUNTERS - (values.DURATIONS & frozenset(lasts))


def _one_use(a: Canonical, b: Canonical, one: str, other: str) -> bool:
    """Whether one thing is wanted instead of the other, or both for one purpose."""
    if one in b.against or other in a.against:
        return True
    if not _rivals(one, other):
        return False
    purpose = a.signature.scope - words.GENERIC
    return bool(purpose) and all(
        form.tokens - {form.lead, form.object} <= purpose for form in (a, b)
    )


def _rivals(one: str, other: str) -> bool:
    """Whether two things that are used may stand in each other's place."""
    axes = {values.OF[thing][0] for thing in (one, other) if thing in values.OF}
    if one in values.OF and other in values.OF:
        return len(axes) == 1
    return axes <= matters.PROGRAMS


def _undo(a: Canonical, b: Canonical) -> bool:
    """Whether one verb undoes what the other does."""
    return b.lead in values.UNDONE.get(a.lead, ()) or a.lead in values.UNDONE.get(b.lead, ())


def _verbs_agree(a: Canonical, b: Canonical) -> bool:
    """Whether "no X" and "use X" can be about the same act."""
    return a.lead == b.lead or all(not form.lead or form.lead in _LIGHT for form in (a, b))


def _crossed(a: Canonical, theirs: frozenset[str], b: Canonical, mine: frozenset[str]) -> bool:
    return a.object in theirs and b.object in mine


def _mostly(shared: frozenset[str], both: frozenset[str]) -> bool:
    return mass(shared) >= policy.OPPOSITE * mass(both)


def _smaller(shared: frozenset[str], mine: frozenset[str], theirs: frozenset[str]) -> bool:
    """Whether enough of the shorter clause is shared."""
    return mass(shared) >= policy.OTHER_VALUE * min(mass(mine), mass(theirs))


def core(form: Canonical) -> frozenset[str]:
    """What a clause is about, without a verb that only says that it should be there."""
    return form.tokens - form.quoted - ({form.lead} & _LIGHT)


def _named(form: Canonical) -> frozenset[tuple[str, str]]:
    """Values and names by which one clause is about something else than another."""
    named = {pair for pair in form.signature.values if pair[0] not in {"use", *_MARKS}}
    return frozenset(named | {("", anchor) for anchor in form.signature.anchors})


def _values(form: Canonical) -> dict[str, str]:
    """The values that a clause names by itself, outside quoted examples."""
    return {
        axis: value
        for axis, value in alone(form).items()
        if axis not in _MARKS and value not in form.quoted
    }


def _beside(form: Canonical, number: str) -> frozenset[str]:
    """The words next to a number."""
    if number not in form.order:
        return frozenset()
    at = form.order.index(number)
    return frozenset(form.order[max(0, at - 1) : at + 2]) - {number, form.lead}


_LIGHT = frozenset(map(words.fold, ("use", "add", "put", "include", "keep", "enable", "allow")))
_MARKS = frozenset(
    {"undoes", "document", "tool", "source"}
)  # they keep claims apart and are no values
_AXES = {
    "number": _one_measure,
    "use": _one_use,
    "place": _one_place,
    "objective": _one_aim,
}
_AXIS_NAMES = {"number": "different value", "use": "different value"}
_CHANGE = "|".join(row.pattern for row in changes.CHANGES)
