"""When two clauses that share words, and not all of them, are one claim."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger.lexicon import phrases, words
from agent_memory.ledger.weigh import mass, size

if TYPE_CHECKING:
    from agent_memory.ledger.canonical import Canonical


def by_overlap(a: Canonical, b: Canonical, stated: tuple[bool, bool]) -> str | None:
    """The rule by which two clauses are one claim that share enough of their words."""
    shared = a.tokens & b.tokens
    named = [token for token in shared if not token[0].isdigit()]
    kin = all(stated) and _kin(a, b)
    if len(named) + kin < policy.JOIN_TOKENS or not _about_one_thing(a, b) or not _specific(a, b):
        return None
    if not any(stated) and a.goes_on != b.goes_on:
        return None
    together = mass(shared) + kin * policy.WEIGHT_GENERIC
    apart = shared | {a.lead, b.lead} if kin else shared
    if together < policy.JOIN_MASS or _wants_more(a.tokens - apart, b.tokens - apart, stated):
        return None
    framed, crossed = policy.JOIN[sum(stated)]
    close = alike(a, b, together)
    if (a.lead == b.lead or kin) and a.lead and a.object == b.object:
        if a.object in words.GENERIC:
            # Of two bare requests one is for this task and the other for that: "make a plan".
            framed = max(framed, policy.JOIN_GENERIC) if any(stated) else crossed
        return "same verb and object" if close >= framed else None
    agree = kin or _leads_agree(a, b) if any(stated) else a.lead == b.lead != ""
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
    if not long.condition <= short.tokens or exception(short) != exception(long):
        return False
    more = long.tokens - short.tokens - _LIGHT
    close = alike(short, long, mass(short.tokens & long.tokens))
    return more.isdisjoint(words.ACTS | _TURNING) and close >= policy.HOLD


def alike(a: Canonical, b: Canonical, shared: float) -> float:
    """How much of what two clauses say they share, of which the weight is given."""
    return shared / (a.mass + b.mass - shared)


def _kin(a: Canonical, b: Canonical) -> bool:
    """Whether two verbs are of one class: what is checked may as well be tested."""
    both = {a.lead, b.lead}
    if len(both) == 1:
        return False
    # "No foes", "never spawn foes".
    brings = a.signature.prohibits and _USE in both and both - {_USE} <= _BRINGING
    return brings or any(both <= verbs for verbs in _CLASSES)


_BRINGING = frozenset(
    map(words.fold, ("add", "include", "insert", "introduce", "put", "show", "spawn", "draw",
                     "render", "emit"))
)  # fmt: skip
_USE, _INCLUDE = map(words.fold, ("use", "include"))
_CLASSES = (
    words.CHECKS | frozenset(map(words.fold, ("look", "try", "see"))),
    frozenset(
        map(words.fold, ("say", "tell", "report", "mention", "state", "give", "show", "dump"))
    ),
    frozenset(map(words.fold, ("put", "record", "note", "log", "track"))),
    frozenset(map(words.fold, ("send", "post", "email", "forward"))),
    frozenset(map(words.fold, ("exclude", "skip", "ignore", "omit", "remove", "filter"))),
    frozenset(map(words.fold, ("execute", "start", "begin", "call"))),
    frozenset(map(words.fold, ("bump", "change", "upgrade", "raise"))),
    frozenset(map(words.fold, ("verify", "reconcile", "compare", "match"))),
    frozenset(map(words.fold, ("strip", "remove", "drop", "clear"))),
    frozenset(map(words.fold, ("build", "regenerate", "rerender"))),
)
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


def exception(form: Canonical) -> frozenset[str]:
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
    if a.signature.prohibits and exception(a) != exception(b):
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
    if not a.lead or not b.lead or _INCLUDE in {a.lead, b.lead}:
        return True
    # "use X to do Y" does Y.
    return (a.lead == "use" and b.lead in a.tokens) or (b.lead == "use" and a.lead in b.tokens)
