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
    found = wish_told.filed(wish_told.after_statement(found))
    tokens = _tokens_of(found)
    if not tokens <= table.vocabulary:
        typed = [piece.typed for piece in found]
        if _RARE.isdisjoint(typed) and "".join(typed).isascii():
            return ""  # most clauses end here
        found = wish_told.plainly(found)
        tokens = _tokens_of(found)
        if not tokens <= table.vocabulary and _REASONS.isdisjoint(typed):
            return ""
    if wish_told.told(found):
        return ""
    saying: set[str] | None = None
    alone: set[str] = set()
    first = ""
    before = _NONE
    for part in wish_parts.parts(found):
        if not part.never and not part.turn and part.words <= _ASIDE:
            continue  # "Claude, never push"
        said = list(_said(part, table))
        if not said and before and len(part.words - _IT) == 1:
            # "The server runs already, don't start it": what was named stands for "it".
            whole = part._replace(words=part.words - _IT | before - words.ACTS)
            said = list(_said(whole, table))
        before = part.words
        wholly = {_side(form) for form in said if not form.beside}
        both = {_side(form) for form in said}.intersection(*[saying] if saying is not None else [])
        if not both:
            # "Be brief, and no emojis" says two wishes; it counts for the one it begins with.
            return first if wholly else ""
        if saying is None and len(wholly) == 1:
            first = min(wholly)
        saying = both
        alone |= wholly
    names = (saying or set()) & alone
    return names.pop() if len(names) == 1 else ""


def _side(form: _Form) -> str:
    return _SIDES.get(form.wish, form.wish)


def _tokens_of(found: Sequence[Piece]) -> set[str]:
    kept = wish_gloss.KEPT
    return {kept.get(piece.typed) or piece.token for piece in found}


def excluded(name: str) -> frozenset[str]:
    """The wishes that cannot be had beside this one."""
    return _EXCLUDED.get(name, frozenset())


@cache
def own(name: str) -> frozenset[str]:
    """The words by which a wish is told, so that none of them is a value beside it."""
    rows = (row for row in WISHES if name in {row.name, row.says})
    needed = (
        token for row in rows for form in forms(row) for group in form.needs for token in group
    )
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
        if any(map(part.words.isdisjoint, self.needs)) or any(map(part.on.isdisjoint, self.on)):
            return False  # as of most forms
        if not (part.words - self.may <= self.also and part.on - self.may_on <= self.also):
            return False
        return len(part.words & self.may) >= len(self.needs)  # one word meets one need


def _said(part: Part, table: _Table) -> Iterator[_Form]:
    """Yield the forms that a part takes."""
    # "Use simple words when you explain" says no more than without its condition.
    for turn in (part.turn, "") if part.turn == "when" else (part.turn,):
        rows = table.forms.get((part.never, turn), {})
        for token in part.words:
            for form in map(_form, rows.get(token, ())):
                if form.fits(part):
                    yield form


class _Table(NamedTuple):
    """All forms, by polarity and turn and then by each word of one of their needs."""

    forms: dict[tuple[bool, str], dict[str, list[int]]]
    vocabulary: frozenset[str]  # all that stands in any


@cache
def _table() -> _Table:
    """The table, built when the first clause is read; a form is read when one of its words is."""
    found: dict[tuple[bool, str], dict[str, list[int]]] = {}
    for at, one in enumerate(_outlines()):
        rows = found.setdefault((one.never, one.turn), {})
        for token in one.key:
            rows.setdefault(token, []).append(at)
    said = " ".join([f"{row.forms} {row.also}" for row in WISHES]).translate(_PLAIN)
    known = set(said.split())
    classes = {word for word in known if word.isupper()}
    held = (*map(_class, classes), wish_parts.MARKS, _ASIDE, _LIGHT_ON)
    return _Table(found, frozenset({"", *map(_token, known - classes)}).union(*held))


_SIDES = {row.name: row.says for row in WISHES if row.says}


def _excluded() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for row in WISHES:
        name = row.says or row.name
        for other in (_SIDES.get(one, one) for one in row.against):
            found.setdefault(name, set()).add(other)
            found.setdefault(other, set()).add(name)
    return {name: frozenset(others) for name, others in found.items()}


# The wrong that a wish turns down, by its name.
WRONGS = {row.name: row.wrong for row in WISHES}
_EXCLUDED = _excluded()
# Without one of these an unknown word keeps a clause out.
_REASONS = frozenset(typed for typed, role in phrases.ROLE.items() if role is Role.REASON)
_RARE = _REASONS | SPACED


def forms(row: Wish) -> Iterator[_Form]:
    """Yield the forms of a wish."""
    return (_read(one) for text in row.forms.split(";") for one in _outlined(row, text))


class _Outline(NamedTuple):
    """A form as it is written."""

    row: Wish
    beside: bool
    never: bool
    turn: str
    items: tuple[str, ...]
    on: tuple[str, ...]

    @property
    def key(self) -> frozenset[str]:
        """Words of which one must stand: of all needs the narrowest."""
        needs = [item for item in self.items if item[-1] != "?"]
        for item in sorted(needs, key=_width):
            if group := _group(item):
                return group
        return _NONE


@cache
def _outlines() -> tuple[_Outline, ...]:
    """All forms of all wishes."""
    return tuple(
        one for row in WISHES for text in row.forms.split(";") for one in _outlined(row, text)
    )


def _outlined(row: Wish, text: str) -> Iterator[_Outline]:
    """Yield a form as it is written, twice where its condition may be missing."""
    said = text.split()
    if not said:
        return
    beside = said[0][0] == "+"
    said[0] = said[0][beside:]
    never = said[0] == "not"
    at = next((at for at, word in enumerate(said) if word in _TURNS), len(said))
    items = tuple(said[never:at])
    turn = said[at].rstrip("?") if said[at:] else ""
    if not turn or said[at].endswith("?"):  # the condition may be missing
        yield _Outline(row, beside, never, "", items, ())
    if turn:
        turn = "unless" if never and turn == "before" else turn
        yield _Outline(row, beside, never, turn, items, tuple(said[at + 1 :]))


def _width(item: str) -> int:
    """How many words an item stands for, nearly."""
    return _WIDE if item.isupper() else item.count("/")


@cache
def _form(at: int) -> _Form:
    """A form, read when a clause has a word of its key."""
    return _read(_outlines()[at])


def _read(one: _Outline) -> _Form:
    needs, may = _groups(one.items)
    on, may_on = _groups(one.on)
    may_on |= _LIGHT_ON if one.turn else _NONE
    also = _tokens(one.row.also) | _LIGHT
    return _Form(one.row.name, one.beside, one.never, one.turn, needs, may, on, may_on, also)


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
_IT = frozenset({"it", "this"})
_TURNS = frozenset(
    f"{turn}{mark}" for turn in (*wish_gloss.TURN.values(), "until") for mark in ("", "?")
)
_LIGHT = _tokens(LIGHT)
_ASIDE = _LIGHT | {"claude"}
_LIGHT_ON = _tokens(LIGHT_ON)
_WIDE = 9  # of a class
_PLAIN = str.maketrans(";/?+", "    ")
