"""How far a prohibition reaches: whether the words around an act forbid it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.ledger.deed_words import COMMAS
from agent_memory.ledger.lexicon import dangers_words as words
from agent_memory.ledger.lexicon.dangers_deeds import ACTS

if TYPE_CHECKING:
    from agent_memory.ledger.deed_words import Sentence, Span, View

_AFTER = frozenset(one.name for one in words.TONGUES if one.after)
_REACH = 10  # words between an act and a negation that follows it
_FLEES = frozenset({"avoid", "avoiding", "stop"})
_IDLE = frozenset({"go", "try", "come"})  # "never go and skip": no act of its own
_WHEN = frozenset({"if", "when", "whenever", "unless", "until", "once", "wenn", "si", "если"})
# How and how often tests are not to be run: "never run the tests in parallel".
_MANNER = re.compile(
    r"(?:against|twice|as|with|via|from|by hand|manually|over and over|on prod\w*|"
    r"in (?:parallel|watch|prod\w*|the background|a loop|debug)|"
    r"(?:after )?(?:every|each) (?:time|change|edit|step|small|single|file|tiny|little))\b"
)
_ASKS = frozenset({"ask", "asks", "confirm", "approval", "permission"})
# Whose the act is to be instead: "never run the tests unless I ask".
_LEFT = re.compile(r"\b(?:unless|until) (?:i|we|asked|told)\b|\b(?:yourself|on your own)\b")
_BARRED = re.compile(
    r"(?:(?!\b(?:if|though|although|when|that|which|even|where|whatever)\b)[^,;])*\b(?:(?:is|are|"
    r"be|stays?) (?:strictly )?(?:forbidden|banned|prohibited|taboo|"
    r"off limits)|"
    r"(?:is|are) (?:not|never) (?:ok|okay|allowed|acceptable|permitted|an option|fine|on)|"
    r"(?:isn't|aren't) (?:ok|okay|allowed|acceptable|permitted|an option|fine|on))\b"
)


def forbidden(said: Sentence, at: int) -> bool:
    """Whether the act that stands at a word is forbidden there, in any language of the sentence."""
    return any(forbids(said, tongue, at) for tongue in said.views)


def forbids(said: Sentence, tongue: str, at: int) -> bool:
    """Whether the words of one language forbid the act that stands at a word."""
    view = said.views[tongue]
    if tongue == words.ENGLISH and _asked(said, view, at):
        return True
    if _BARRED.match(" ".join(said.words[at : at + _REACH])):
        return True
    return _before(said, view, tongue, at) or (tongue in _AFTER and _behind(said, view, at))


def commanded(said: Sentence, tongue: str, at: int) -> bool:
    """Whether the prohibition of an act is an order, and not what may be the case."""
    view = said.views[tongue]
    last = max((start for start, end in view.get("never", ()) if end < at), default=-1)
    return not (
        _WHEN & set(said.words[max(0, last - 2) : at]) or _LEFT.search(" ".join(said.words[at:]))
    )


def is_order(said: Sentence, at: int, rest: str) -> bool:
    """Whether the running of checks is forbidden as such, and not its manner or a question."""
    return not (_MANNER.match(rest) or _ASKS & set(said.words[:at]))


def _before(said: Sentence, view: View, tongue: str, at: int) -> bool:
    negators = [span for span in view.get("never", ()) if span[1] < at]
    if not negators or _turned(said, view, negators[-1], tongue, at):
        return False
    if tongue == words.ENGLISH and not _odd(said, view, negators, at):
        return False
    last = negators[-1][1]
    commas = [place for place in range(last + 1, at) if said.words[place] in COMMAS]
    if commas[:1] == [last + 1] and len(commas) > 1:
        commas = commas[2:]  # "don't, whatever happens, run them"
    joins = [place for place, _ in view.get("and", ()) if last < place < at]
    if not (commas or joins):
        return True
    roles = frozenset(role for role in ACTS if any(one[0] == at for one in view.get(role, ())))
    if commas and not (_listed(said, view, last, at) or _within(view, roles, last, commas[0])):
        return False
    return all(
        said.words[place - 1] in _IDLE or _within(view, roles, last, place) for place in joins
    )


def _turned(said: Sentence, view: View, negator: Span, tongue: str, at: int) -> bool:
    """Whether something makes a demand of a prohibition before it gets to an act."""
    start, last = negator
    return (
        _within(view, "turn", last, at)
        or _within(view, "turn", start - 2, start)
        or (tongue != words.ENGLISH and _within(view, "without", last, at))
        # "Avoid delays by skipping the tests".
        or (said.words[start] in _FLEES and "by" in said.words[last:at])
    )


def _asked(said: Sentence, view: View, at: int) -> bool:
    """Whether somebody is to be asked first: "ask before you use X"."""
    asks = [place for place in range(at) if said.words[place] in _ASKS]
    return (
        bool(asks)
        and "before" in said.words[asks[0] : at]
        and not any(start < at for start, _ in view.get("never", ()))
    )


def _behind(said: Sentence, view: View, at: int) -> bool:
    for start, _ in view.get("never", ()):
        if at < start <= at + _REACH and not COMMAS & set(said.words[at:start]):
            return not (_within(view, "turn", at, start) or _within(view, "and", at, start))
    return False


def _odd(said: Sentence, view: View, negators: list[tuple[int, int]], at: int) -> bool:
    """Whether the negations in a row are no double negation: "never not skip"."""
    reach = max((place for place in range(at) if said.words[place] in COMMAS), default=-1)
    row = [span for span in negators if span[0] > reach]
    kept = [one for one in row if not _within(view, "turn", one[1], at)]
    return not row or len(kept) % 2 == 1


def _listed(said: Sentence, view: View, last: int, at: int) -> bool:
    """Whether commas part the members of a list with "or": "never log, print or store X"."""
    for place, _ in view.get("or", ()):
        if last < place <= at + 12:
            commas = sum(word in COMMAS for word in said.words[last:place])
            if commas > 1 or said.words[place - 1] not in COMMAS:
                return True
    return False


def _within(view: View, roles: str | frozenset[str], start: int, end: int) -> bool:
    names = (roles,) if isinstance(roles, str) else roles
    return any(start < one[0] < end for role in names for one in view.get(role, ()))
