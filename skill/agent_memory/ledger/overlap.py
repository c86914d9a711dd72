"""When two clauses that share words, and not all of them, are one claim."""

from __future__ import annotations

from agent_memory import policy
from agent_memory.ledger.canonical import Canonical, mass, size
from agent_memory.ledger.lexicon import phrases, words


def by_overlap(a: Canonical, b: Canonical, stated: tuple[bool, bool]) -> str | None:
    """The rule by which two clauses are one claim that share enough of their words."""
    shared = a.tokens & b.tokens
    named = [token for token in shared if not token[0].isdigit()]
    if len(named) < policy.JOIN_TOKENS or not _about_one_thing(a, b) or not _specific(a, b):
        return None
    together = mass(shared)
    if together < policy.JOIN_MASS or _wants_more(a.tokens - shared, b.tokens - shared, stated):
        return None
    framed, crossed = policy.JOIN[sum(stated)]
    close = alike(a, b, together)
    if a.lead == b.lead and a.lead and a.object == b.object:
        if a.object in words.GENERIC:
            # Of two bare requests one is for this task and the other for that: "make a plan".
            framed = max(framed, policy.JOIN_GENERIC) if any(stated) else crossed
        return "same verb and object" if close >= framed else None
    agree = _leads_agree(a, b) if any(stated) else a.lead == b.lead != ""
    return "same things" if agree and close >= crossed else None


def by_holding(a: Canonical, b: Canonical) -> str | None:
    """Whether one clause says all that the other does, and what it adds is no other act.

    "No endpoint without a key, and it is sent as a header" says all of "endpoints need a key".
    """
    short, long = (a, b) if a.mass <= b.mass else (b, a)
    said = short.tokens - _LIGHT
    if not said <= long.tokens or size(said - words.GENERIC) < policy.JOIN_TOKENS:
        return None
    if size(said) < policy.HOLD_TOKENS and mass(said) < policy.HOLD_MASS:
        return None
    return "says all of it" if _adds_little(short, long) else None


def _adds_little(short: Canonical, long: Canonical) -> bool:
    """Whether the longer clause wants the same done to the same thing, and nothing besides."""
    if short.only != long.only or long.object not in short.tokens:
        return False
    if short.lead != long.lead and not {short.lead, long.lead} <= _LIGHT | {""}:
        return False
    if not long.condition <= short.tokens or _exception(short) != _exception(long):
        return False
    more = long.tokens - short.tokens - _LIGHT
    close = alike(short, long, mass(short.tokens & long.tokens))
    return more.isdisjoint(words.ACTS | _TURNING) and close >= policy.HOLD


def alike(a: Canonical, b: Canonical, shared: float) -> float:
    """How much of what two clauses say they share, of which the weight is given."""
    return shared / (a.mass + b.mass - shared)


_WITHOUT = words.fold("without")
_PERMISSION = frozenset({"unless", words.fold("ask")})
# Verbs that say no more than that there should be something.
_LIGHT = frozenset(map(words.fold, ("use", "add", "put", "include", "keep", "require", "have",
                                    "want", "show")))  # fmt: skip
_TURNING = phrases.TURNS | {_WITHOUT}


def _wants_more(mine: frozenset[str], theirs: frozenset[str], stated: tuple[bool, bool]) -> bool:
    """Whether what one side alone says is another act.

    Of two bare requests neither may ask for more: "read it" is not "read it and build it".
    """
    return _acts_differ(mine, theirs) or not (any(stated) or words.ACTS.isdisjoint(mine | theirs))


def _exception(form: Canonical) -> frozenset[str]:
    """What a prohibition does not hold for, but for the person's own word."""
    named = form.condition if "unless" in form.condition else frozenset()
    if named <= _PERMISSION:
        named = frozenset()
    at = form.order.index(_WITHOUT) if _WITHOUT in form.order else len(form.order)
    return named | frozenset(form.order[at:])


def _about_one_thing(a: Canonical, b: Canonical) -> bool:
    """Whether either side names the other's object, and nothing else stands in its place."""
    if a.object not in b.tokens or b.object not in a.tokens:
        return False
    if a.head not in b.tokens and b.head not in a.tokens:
        return False
    if a.signature.prohibits and _exception(a) != _exception(b):
        return False
    return not a.condition or not b.condition or _one_condition(a.condition, b.condition)


def _one_condition(a: frozenset[str], b: frozenset[str]) -> bool:
    if a & phrases.TURNS != b & phrases.TURNS:
        return False
    mine, theirs = a - phrases.TURNS, b - phrases.TURNS
    if mine <= theirs or theirs <= mine:
        return bool(mine and theirs)
    return not (mine & theirs) <= words.VERBS  # "after changing A" is not "after changing B"


def _acts_differ(mine: frozenset[str], theirs: frozenset[str]) -> bool:
    """Whether what only one side says is an act, and what only the other says is another one."""
    if mine.isdisjoint(words.VERBS) or theirs.isdisjoint(words.VERBS):
        return False
    return not (mine.isdisjoint(words.ACTS) and theirs.isdisjoint(words.ACTS))


def _specific(a: Canonical, b: Canonical) -> bool:
    least = policy.JOIN_TOKENS if a.deictic or b.deictic else 1
    return min(a.specific, b.specific) >= least


def _leads_agree(a: Canonical, b: Canonical) -> bool:
    if a.lead == b.lead:
        return True
    if not a.lead or not b.lead:
        return True
    # "use X to do Y" does Y.
    return (a.lead == "use" and b.lead in a.tokens) or (b.lead == "use" and a.lead in b.tokens)
