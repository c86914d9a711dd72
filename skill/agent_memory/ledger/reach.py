"""Whether a clause is about one thing of its kind or about all of them: "the map", "all maps"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger.lexicon import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.ledger.pieces import Piece

ONE, ALL = "one", "all"


def of(found: Sequence[Piece], named: str) -> str:
    """How far a clause of these pieces reaches for the thing that it names, if it says so."""
    at = next((at for at, piece in enumerate(found) if piece.token == named != ""), 0)
    for piece in reversed(found[max(0, at - _NEAR) : at]):
        if piece.typed in _ALL:
            return ALL
        if piece.typed in _ONE:
            return "" if _is_plural(found, at) else ONE
        if piece.token in words.VERBS or piece.kind == "stop":
            return ""
    return ""


_NEAR = 3  # words
_ALL = frozenset(
    {"all", "every", "each", "any", "alle", "todos", "todas", "toutes", "tous", "tutti"}
)
_ONE = frozenset({"the", "this", "that", "der", "die", "das", "den"})


def _is_plural(found: Sequence[Piece], at: int) -> bool:
    """Whether a thing, or the last word that stands together with it, is several."""
    last = found[at]
    for piece in found[at + 1 : at + _NEAR]:
        if not piece.token or piece.kind == "stop" or piece.token in words.VERBS:
            break
        last = piece
    return last.typed.endswith("s") and not last.typed.endswith("ss")
