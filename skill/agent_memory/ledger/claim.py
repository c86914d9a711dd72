"""When two clauses are one claim.

Two clauses of equal signature are one claim by one of a few rules; claims are the connected
components of that relation. Equality of signatures holds along every join, so a claim can never
come to hold two clauses that exclude each other, in whatever order they arrive.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from agent_memory import policy
from agent_memory.ledger import gist, reach
from agent_memory.ledger.canonical import Canonical, Signature, alone, canonical
from agent_memory.ledger.lexicon import phrases, words
from agent_memory.ledger.overlap import alike, by_holding, by_overlap
from agent_memory.ledger.union import Unions
from agent_memory.ledger.weigh import mass, size

__all__ = ["Canonical", "Index", "canonical", "clash", "components", "perhaps", "same"]

Key = TypeVar("Key", bound=Hashable)


def same(a: Canonical, b: Canonical, *, stated: tuple[bool, bool]) -> str | None:
    """The rule by which two clauses are one claim, if one does.

    `stated` tells of either side whether it is more than a bare request.
    """
    if _other_key(a, b) or _is_report(a, b, stated):
        return None
    wrongs = a.signature.wrongs | b.signature.wrongs
    if a.bond.wrongs and (wrongs or any(stated)):
        return None if _in_passing(a, b, stated) else "same wrong"
    if a.wish and b.wish and (a.wish != b.wish or any(stated)):
        return "same wish" if a.wish == b.wish else None
    if again := _asked_again(a, b, stated):
        return again
    # Of two bare requests "plan it" and "make a plan" may be two tasks; going on is one each time.
    goes_on = not any(stated) and a.order[:1] == _GO_ON
    if goes_on or _reversed(a, b) or _one_of_all(a, b, stated):
        return None
    return _by_what_it_says(a, b, stated) if _fit(a, b) else gist.by_gist(a, b, stated)


def _other_key(a: Canonical, b: Canonical) -> bool:
    """Whether two clauses differ in what those of one claim have in common."""
    return a.bond != b.bond and bool(a.wish or b.wish or a.key != b.key)


def _asked_again(a: Canonical, b: Canonical, stated: tuple[bool, bool]) -> str | None:
    """Whether two clauses ask for one act of the trade, or for one wish and nothing beside it."""
    if a.errand and a.errand == b.errand:
        return "same errand"
    wished = a.wish and a.wish == b.wish and a.wish not in _EACH
    return "same wish" if wished and not _in_passing(a, b, stated) else None


def _in_passing(a: Canonical, b: Canonical, stated: tuple[bool, bool]) -> bool:
    """Whether a bare request says something only at the end of asking for something else."""
    return any(
        not side and len(form.tokens) > policy.PASSING_TOKENS
        for form, side in zip((a, b), stated, strict=True)
    )


def _is_report(a: Canonical, b: Canonical, stated: tuple[bool, bool]) -> bool:
    """Whether one side stands and the other only tells that it was done."""
    return stated in _MIXED and (b if stated[0] else a).done


def perhaps(a: Canonical, b: Canonical) -> float | None:
    """How alike two clauses are that may be one claim and are not counted as one."""
    shared = a.tokens & b.tokens
    if not shared or _forbids(a) != _forbids(b) or clash(a, b):
        return None
    close = alike(a, b, mass(shared))
    if a.lead == b.lead and a.object == b.object:
        close += policy.PERHAPS_FRAME
    return close if close >= policy.PERHAPS else None


def clash(a: Canonical, b: Canonical) -> bool:
    """Whether two clauses name different values on one axis, or different things."""
    if a.bond == b.bond:  # one wish may be told with this command or that
        return False
    mine, theirs = alone(a), alone(b)
    if any(theirs.get(axis, value) != value for axis, value in mine.items()):
        return True
    ours, others = a.signature.anchors, b.signature.anchors
    return bool(ours and others and ours != others)


def components(clauses: Sequence[tuple[Canonical, bool]]) -> list[list[int]]:
    """The claims among clauses (each with whether it is stated), as positions in order."""
    unions: Unions[int] = Unions()
    first: dict[tuple[Canonical, bool], int] = {}
    index: Index[int] = Index()
    for at, (form, stated) in enumerate(clauses):
        twin = first.setdefault((form, stated), at)
        others = (twin,) if twin != at else index.candidates(form)
        for other in others:
            known, known_stated = clauses[other]
            apart = unions.find(other) != unions.find(at)
            if apart and same(form, known, stated=(stated, known_stated)):
                unions.join(other, at)
        if twin == at:
            index.add(at, form)
    return unions.sets(range(len(clauses)))


class Index(Generic[Key]):
    """Clauses by what a rule of `same` asks for: every clause that could join is a candidate."""

    def __init__(self) -> None:
        """Hold nothing yet."""
        self._rows: dict[Signature, dict[Hashable, list[Key]]] = {}

    def add(self, key: Key, form: Canonical) -> None:
        """Make a clause findable under its key."""
        known = self._rows.setdefault(form.bond, {})
        for row in _rows(form):
            known.setdefault(row, []).append(key)
        if form.signature.scope:  # which the same words may say in another place
            elsewhere = self._rows.setdefault(form.key, {})
            for row in _elsewhere(form):
                elsewhere.setdefault(row, []).append(key)

    def candidates(self, form: Canonical) -> tuple[Key, ...]:
        """The keys of all clauses that may be one claim with this one, each once."""
        known = self._rows.get(form.bond, _NOWHERE)
        found: dict[Key, None] = {}
        for row in _rows(form) if known else ():
            if row in known:
                found.update(dict.fromkeys(known[row]))
        if form.signature.scope:
            elsewhere = self._rows.get(form.key, _NOWHERE)
            for row in _elsewhere(form):
                found.update(dict.fromkeys(elsewhere.get(row, ())))
        return tuple(found)


def _rows(form: Canonical) -> Iterator[Hashable]:
    """Yield what a clause is found by among those of its signature."""
    if form.wish:
        yield "wish", form.wish
    if form.bond.wrongs or form.tool:
        yield ""
        return
    yield form.tokens
    if form.sense is not form.tokens or form.signature.prohibits:
        yield "sense", form.sense
    if form.gist is not form.tokens:
        yield form.gist
    yield from filter(None, (form.matter, form.document))
    for name in ("errand", "means", "turn"):
        said = getattr(form, name)
        if said:
            yield name, said
    if form.object:
        # Of two clauses that join by overlap each holds the other's object, so that both have the
        # pair of these objects among their rows.
        for token in form.tokens:
            yield (form.object, token) if form.object < token else (token, form.object)


def _elsewhere(form: Canonical) -> Iterator[Hashable]:
    """Yield what a clause with a scope is found by among those of any scope or none."""
    yield form.tokens
    yield form.gist
    yield form.gist - form.signature.scope


_MIXED = ((True, False), (False, True))
_GO_ON = (words.fold("continue"),)
# Wishes that are another task each time they are a bare request: "plan the import", "make a plan".
_EACH = frozenset({"show a plan first"})
_NOWHERE: dict[Hashable, list[Any]] = {}
_ADDS = frozenset({"with", "for"})
_USING = frozenset(map(words.fold, ("use", "run")))


def _forbids(form: Canonical) -> bool:
    """Whether a clause, or what a complaint means, forbids."""
    return form.signature.prohibits != form.signature.complaint


def _says_enough(form: Canonical, *, stated: bool) -> bool:
    """Whether equal words are enough: "run it again" recurs without being a rule."""
    if stated and (form.signature.anchors or any(axis != "number" for axis in alone(form))):
        return True
    if form.deictic:
        return form.specific >= policy.JOIN_TOKENS
    if stated and form.signature.prohibits:
        return bool(form.tokens)
    words_said = size(form.tokens)
    if form.signature.prohibits or stated:
        rare = form.tokens - words.GENERIC - words.COMMON
        return words_said >= policy.JOIN_TOKENS or bool(rare)
    return words_said > policy.JOIN_TOKENS or (
        words_said == policy.JOIN_TOKENS and form.specific >= 1
    )


def _by_what_it_says(a: Canonical, b: Canonical, stated: tuple[bool, bool]) -> str | None:
    if _said(a, stated) == _said(b, stated) and _one_order(a, b):
        # Equal words may stand in unequal clauses: "npm" in "it, not npm" points elsewhere.
        enough = all(_says_enough(form, stated=all(stated)) for form in (a, b))
        return "same words" if enough else None
    whole = a.signature == b.signature and (_by_what_it_is_about(a, b, stated) or _by_when(a, b))
    if whole or a.signature.complaint:
        return whole or None
    return _by_words(a, b, stated) or gist.by_gist(a, b, stated)


def _by_words(a: Canonical, b: Canonical, stated: tuple[bool, bool]) -> str | None:
    if _otherwise_completed(a, b):
        return None
    return by_overlap(a, b, stated) or (by_holding(a, b) if all(stated) else None)


def _by_what_it_is_about(a: Canonical, b: Canonical, stated: tuple[bool, bool]) -> str | None:
    if a.matter and a.matter == b.matter and any(stated):
        return "same value"
    if a.tool:
        return None if _tests_another(a, b, stated) else "tested with the same"
    if a.means and a.means == b.means and any(stated):
        mine, theirs = a.tokens - _USING - {a.means}, b.tokens - _USING - {b.means}
        if mine <= theirs or theirs <= mine:
            return "made with the same"
    if a.document and min(len(a.order), len(b.order)) <= policy.DOCUMENT_WORDS:
        return "same document"
    return None


def _tests_another(a: Canonical, b: Canonical, stated: tuple[bool, bool]) -> bool:
    """Whether a request has a thing tested of which the other side says nothing."""
    return any(
        not stands and form.object not in {"", form.tool} and form.object not in other.tokens
        for form, other, stands in ((a, b, stated[0]), (b, a, stated[1]))
    )


def _reversed(a: Canonical, b: Canonical) -> bool:
    """Whether two clauses name two things the other way round: "call X from Y", "call Y from X"."""
    after = dict(b.pivots)
    return any(
        word not in _ADDS  # "with the name of the month", "with the month's name"
        and after.get(word, one) != one
        and one in b.tokens
        and after[word] in a.tokens
        for word, one in a.pivots
    )


def _otherwise_completed(a: Canonical, b: Canonical) -> bool:
    """Whether either side alone names what it is done with or per: "with the owner", "per page"."""
    after = dict(b.pivots)
    return any(
        word in after and one not in b.tokens and after[word] not in a.tokens
        for word, one in a.pivots
    )


def _fit(a: Canonical, b: Canonical) -> bool:
    """Whether two clauses hold in one scope, or say the same with its words in another place."""
    if a.signature == b.signature:
        return True
    mine, theirs = a.signature.scope, b.signature.scope
    if (mine and theirs) or a.tokens != b.tokens or a.wish or b.wish:
        return False
    return a.signature._replace(scope=theirs) == b.signature and mine | theirs <= a.tokens


def _one_of_all(a: Canonical, b: Canonical, stated: tuple[bool, bool]) -> bool:
    """Whether one side is a task on a single thing and the other is about all of its kind."""
    if all(stated) or a.signature.prohibits or a.object != b.object:
        return False
    return {a.reach, b.reach} == {reach.ONE, reach.ALL}


def _by_when(a: Canonical, b: Canonical) -> str | None:
    """Whether one act is wanted at one point, and neither says more: "format before a commit"."""
    if not a.turn or a.turn != b.turn:
        return None
    return "same time"


def _said(form: Canonical, stated: tuple[bool, bool]) -> frozenset[str]:
    """What a clause says; a prohibition that stands holds until the person asks, said or unsaid."""
    return form.sense if all(stated) else form.tokens


def _one_order(a: Canonical, b: Canonical) -> bool:
    """Whether equal words want the same done first: "run X before you push" is not its reverse."""
    return a.condition == b.condition or phrases.TURNS.isdisjoint(a.sense | b.sense)
