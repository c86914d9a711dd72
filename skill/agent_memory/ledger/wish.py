"""Which standing wish of developers a clause says, so that wordings without a common word join.

A clause says a wish only when every part of it does: one more object, a name, a number or another
condition keeps it out, and then the ordinary rules decide.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.ledger import wish_parts, wish_told
from agent_memory.ledger.lexicon import phrases, wish_gloss, words
from agent_memory.ledger.lexicon.phrases import Role
from agent_memory.ledger.lexicon.wish_row import CLASSES, LIGHT, LIGHT_ON
from agent_memory.ledger.lexicon.wish_tongues import SPACED
from agent_memory.ledger.lexicon.wishes import WISHES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.ledger.lexicon.wish_row import Wish
    from agent_memory.ledger.pieces import Piece
    from agent_memory.ledger.wish_parts import Part


def wish(found: Sequence[Piece]) -> str:
    """The name of the wish that a clause of these pieces says, or nothing."""
    table = _table()
    tokens = _tokens_of(found)
    if not tokens <= table.vocabulary:
        typed = [piece.typed for piece in found]
        if _RARE.isdisjoint(typed) and "".join(typed).isascii():
            return ""  # most clauses end here
        found = wish_told.plainly(found)
        tokens = _tokens_of(found)
        if not tokens <= table.vocabulary and _REASONS.isdisjoint(typed):
            return ""
    if table.known.isdisjoint(tokens):
        return ""
    if wish_told.told(found):
        return ""
    saying: set[str] | None = None
    alone: set[str] = set()
    for part in wish_parts.parts(found):
        if not part.never and not part.turn and part.words <= _ASIDE:
            continue  # "Claude, never push"
        said = list(_said(part, table))
        saying = {form.wish for form in said if saying is None or form.wish in saying}
        if not saying:
            return ""
        alone.update(form.wish for form in said if not form.beside)
    names = (saying or set()) & alone
    return names.pop() if len(names) == 1 else ""


def _tokens_of(found: Sequence[Piece]) -> set[str]:
    kept = wish_gloss.KEPT
    return {kept.get(piece.typed) or piece.token for piece in found}


def excluded(name: str) -> frozenset[str]:
    """The wishes that cannot be had beside this one."""
    return _EXCLUDED.get(name, frozenset())


@cache
def own(name: str) -> frozenset[str]:
    """The words by which a wish is told, so that none of them is a value beside it."""
    row = next(row for row in WISHES if row.name == name)
    needed = (token for form in forms(row) for group in form.needs for token in group)
    return frozenset(token for token in needed if not (token.isdigit() and token[1:]))


class _Form(NamedTuple):
    """One form of a wish in tokens."""

    wish: str
    beside: bool
    never: bool
    turn: str
    needs: tuple[frozenset[str], ...]
    may: frozenset[str]
    on: tuple[frozenset[str], ...]
    may_on: frozenset[str]
    also: frozenset[str]  # what may stand anywhere in the wish, shared by its forms

    def fits(self, part: Part) -> bool:
        """Whether the words of a part say this and nothing else."""
        if not (part.words - self.may <= self.also and part.on - self.may_on <= self.also):
            return False
        if len(part.words & self.may) < len(self.needs):  # one word meets one need
            return False
        return not any(map(part.words.isdisjoint, self.needs)) and not any(
            map(part.on.isdisjoint, self.on)
        )


def _said(part: Part, table: _Table) -> Iterator[_Form]:
    """Yield the forms that a part takes."""
    # "Use simple words when you explain" says no more than without its condition.
    for turn in (part.turn, "") if part.turn == "when" else (part.turn,):
        rows = table.forms.get((part.never, turn), {})
        for token in part.words:
            for form in rows.get(token, ()):
                if form.fits(part):
                    yield form


class _Table(NamedTuple):
    """All forms, by polarity and turn and then by each word of their narrowest need."""

    forms: dict[tuple[bool, str], dict[str, list[_Form]]]
    known: frozenset[str]  # by one of these every form is found
    vocabulary: frozenset[str]  # all that stands in any


@cache
def _table() -> _Table:
    """The table, built when the first clause is read."""
    found: dict[tuple[bool, str], dict[str, list[_Form]]] = {}
    held: set[frozenset[str]] = {wish_parts.MARKS, _ASIDE, frozenset({""})}
    for row in WISHES:
        for form in forms(row):
            rows = found.setdefault((form.never, form.turn), {})
            for token in min(form.needs, key=len):
                rows.setdefault(token, []).append(form)
            held.update((form.may, form.may_on, form.also))
    return _Table(found, _NONE.union(*found.values()), _NONE.union(*held))


def _excluded() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for row in WISHES:
        for other in row.against:
            found.setdefault(row.name, set()).add(other)
            found.setdefault(other, set()).add(row.name)
    return {name: frozenset(others) for name, others in found.items()}


# The wrong that a wish turns down, by its name.
WRONGS = {row.name: row.wrong for row in WISHES}
_EXCLUDED = _excluded()
# Without one of these an unknown word keeps a clause out.
_REASONS = frozenset(typed for typed, role in phrases.ROLE.items() if role is Role.REASON)
_RARE = _REASONS | SPACED


def forms(row: Wish) -> Iterator[_Form]:
    """Yield the forms of a wish."""
    also = _tokens(row.also) | _LIGHT
    for text in row.forms.split(";"):
        said = text.split()
        if not said:
            continue
        beside = said[0][0] == "+"
        said[0] = said[0][beside:]
        never = said[0] == "not"
        turns = [at for at, word in enumerate(said) if word in _TURNS]
        at = turns[0] if turns else len(said)
        needs, may = _groups(said[never:at])
        form = _Form(row.name, beside, never, "", needs, may, (), _NONE, also)
        if not turns:
            yield form
            continue
        turn = said[at].rstrip("?")
        on, may_on = _groups(said[at + 1 :])
        turn = "unless" if never and turn == "before" else turn
        yield form._replace(turn=turn, on=on, may_on=may_on | _LIGHT_ON)
        if said[at].endswith("?"):  # the condition may be missing
            yield form


def _groups(said: Sequence[str]) -> tuple[tuple[frozenset[str], ...], frozenset[str]]:
    """The groups of which one word each must stand, and all words that may."""
    groups = [(_group(item.rstrip("?")), item[-1] != "?") for item in said]
    needs = tuple(group for group, needed in groups if needed and group)
    return needs, _NONE.union(*(group for group, _ in groups))


@lru_cache(maxsize=4096)
def _group(item: str) -> frozenset[str]:
    if "/" not in item:
        return _class(item) if item.isupper() else _tokens(item)
    parts = item.split("/")
    found = {_token(word) for word in parts if not word.isupper()} - {""}
    return _NONE.union(found, *(_class(word) for word in parts if word.isupper()))


@cache
def _class(name: str) -> frozenset[str]:
    return _tokens(CLASSES[name])


@lru_cache(maxsize=4096)
def _tokens(text: str) -> frozenset[str]:
    return frozenset(map(_token, text.split())) - {""}


@cache  # a thousand words make all forms
def _token(word: str) -> str:
    return _POINTING.get(word) or words.fold(word)


# Words that have no content elsewhere, and stand for themselves here.
_POINTING = {
    **dict.fromkeys(("start", "starting"), words.fold("begin")),
    "all": "everything",
    **{
        word: word
        for word in (
            "done",
            "other",
            "wished",
            "unwished",
            "back",
            "warning",
            "alert",
            "first",
            "let",
            "claude",
            "anything",
            "one",
            "next",
            "everything",
            "it",
            "this",
            "only",
            "not",
            "own",
            "sure",
            "now",
            "yourself",
        )
    },
}
_NONE: frozenset[str] = frozenset()
_TURNS = frozenset(
    f"{turn}{mark}" for turn in (*wish_gloss.TURN.values(), "until") for mark in ("", "?")
)
_LIGHT = _tokens(LIGHT)
_ASIDE = _LIGHT | {"claude"}
_LIGHT_ON = _tokens(LIGHT_ON)
