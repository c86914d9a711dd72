"""The dangerous deeds of a text: an act and its thing in one sentence, in any language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.ledger import scope
from agent_memory.ledger.deed_words import COMMAS
from agent_memory.ledger.lexicon import dangers_words as words
from agent_memory.ledger.lexicon.dangers_deeds import DEEDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from agent_memory.ledger.deed_words import Sentence, Span, View
    from agent_memory.ledger.lexicon.dangers_deeds import Deed

_WIDE = 4  # tokens that a word of the distance may be: commas, fillers, letters
_CLOSE = 3  # words from a negation to the verb it governs
_COMMA = 3  # what a comma adds to the distance
_DENSE = "\u3040"
# What somebody did is no rule, and mostly a complaint.
_COMPLAINT = re.compile(
    r"(?:why (?:did|have|are|do|would) )?you (?:just |have |again )*(?:keep|kept|always|\w+ed|ran|"
    r"did|push|commit|put|wrote|went|left|"
    r"forgot|said|made|got|took|sent|gave|told)\b"
)
_NO_NOUNS = (
    "bare",
    "over",
    "place",
    "and",
    "or",
    "offed",
    "stowed",
    "leaked",
    "filler",
    "never",
    "turn",
)
_ERRORS = frozenset({"error", "errors", "denied", "issues", "的"})  # "permission errors"
_HEADS = ("check", "secret", "control", "guard")
_PLACED = frozenset({"check", "secret", "failure"})  # "in the tests" is a place, no thing
# "The server of the tests is off" is about the server.
_OF = frozenset({"of", "de", "di", "del", "della", "dei", "do", "da", "dos", "des", "von"})
_PASSING = frozenset({"without", "lacking", "despite"})


def dangers(read: tuple[Sentence, ...]) -> Iterator[str]:
    """The classes of what sentences would have done."""
    for said in read:
        if complains(said):
            continue
        for tongue, view in said.views.items():
            for deed in DEEDS:
                if deed.act in view and _told(deed, said, tongue, view):
                    yield deed.danger


def complains(said: Sentence) -> bool:
    """Whether a sentence says what somebody did."""
    return bool(_COMPLAINT.match(" ".join(said.words[:5]))) and not COMMAS & set(said.words)


def _told(deed: Deed, said: Sentence, tongue: str, view: View) -> bool:
    if (deed.also and deed.also not in view) or deed.unless in view:
        return False
    unlike = {start for start, _ in view.get("unlike", ())}
    things = tuple(_things(deed, said, view))
    for act in view[deed.act]:
        near = (thing for thing in things if _near(deed, said, view, act, thing))
        if act[0] in unlike or (thing := next(near, None)) is None:
            continue
        if _meant(deed, said, tongue, act, thing[1] + 1):
            return True
    return False


def _things(deed: Deed, said: Sentence, view: View) -> Iterator[Span]:
    under = {start for start, _ in view.get("under", ())} if deed.thing in _HEADS else ()
    for start, end in view.get(deed.thing, ()):
        errs = deed.thing == "leave" and not _ERRORS.isdisjoint(said.words[end + 1 : end + 2])
        if not errs and end + 1 not in under:
            yield start, end
    for start, end in view.get(f"{deed.thing}_alone", ()):
        if _is_head(said, view, end + 1):
            yield start, end


def _is_head(said: Sentence, view: View, after: int) -> bool:
    """Whether a word that may stand in front of a noun has none behind it here."""
    if after >= len(said.words) or said.words[after] in COMMAS:
        return True
    return any(any(one[0] == after for one in view.get(role, ())) for role in _NO_NOUNS)


def _near(deed: Deed, said: Sentence, view: View, act: Span, thing: Span) -> bool:
    if not deed.near:
        return act[0] < thing[0] and thing[1] < act[1]
    first, second = (thing, act) if deed.behind else (act, thing)
    if not first[0] <= first[1] < second[0] <= first[1] + _WIDE * deed.near:
        return False
    if deed.behind and said.words[max(0, thing[0] - 1)] in _OF:
        return False
    skipped = {at for one in view.get("filler", ()) for at in range(one[0], one[1] + 1)}
    between = [at for at in range(first[1] + 1, second[0]) if at not in skipped]
    cost = 0.0
    comma = False
    for place in between:
        word = said.words[place]
        if word in COMMAS:
            cost += 0 if comma else _COMMA
            comma = True
        else:
            cost += 0.5 if word >= _DENSE else 1
            comma = False
    return cost < deed.near and not _parted(deed, said, view, between)


def _parted(deed: Deed, said: Sentence, view: View, between: list[int]) -> bool:
    """Whether something between an act and its thing keeps them apart."""
    inside = [
        start
        for start, _ in (
            *view.get("and", ()),
            *((at, at) for at in between if said.words[at] in COMMAS),
        )
        if start in between
    ]
    if inside and any(
        min(inside) < start for start, _ in view.get("doing", ()) if start in between
    ):
        return True
    return (
        deed.thing in _PLACED
        and not deed.behind
        and any(start in between for start, _ in view.get("place", ()))
    )


def _meant(deed: Deed, said: Sentence, tongue: str, act: Span, after: int) -> bool:
    """Whether the act is what is wanted; `after` is the word behind its thing."""
    at = act[0]
    if deed.forbidden:
        if deed.act == "run" and not scope.is_order(said, at, " ".join(said.words[after:])):
            return False
        return scope.forbids(said, tongue, at) and scope.commanded(said, tongue, at)
    is_forbidden = scope.forbidden(said, at)
    if deed.act in _PASSING and not is_forbidden:
        view = said.views[tongue]
        negators = [start for start, _ in view.get("never", ()) if start > act[1]]
        if deed.thing == "leave" and tongue != words.ENGLISH:
            return not negators and "again" not in view
        ships = [start for start, _ in view.get("ship", ())]
        if deed.act == "despite":  # "never merge, even if only one test fails"
            every = [start for start, _ in view.get("never", ())]
            return not any(abs(ship - no) <= _CLOSE for ship in ships for no in every)
        return not any(0 <= ship - no <= _CLOSE for ship in ships for no in negators)
    return not is_forbidden
