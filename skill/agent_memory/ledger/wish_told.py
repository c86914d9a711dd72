"""Whether a clause asks or tells something and wishes nothing: "how do I run the tests"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger.lexicon import wish_gloss
from agent_memory.ledger.lexicon.wish_tongues import SPACED, spaced, unspaced
from agent_memory.ledger.lexicon.words import fold
from agent_memory.ledger.pieces import NO_PIECE, Piece

if TYPE_CHECKING:
    from collections.abc import Sequence


def told(found: Sequence[Piece]) -> bool:
    """Whether a clause that consists of these pieces is a question or a statement."""
    typed = [piece.typed for piece in found if piece.kind != "stop"]
    while typed and typed[0] in wish_gloss.OPENERS:
        del typed[0]
    if sum(word.count(" ") + 1 for word in typed) < _SHORTEST:
        return True
    first, second = (*typed, "")[:2]
    if first in wish_gloss.ASKING or (first == "not" and second.endswith("ing")):
        return True
    wishes = wish_gloss.WISHING.get(first, _ANYTHING)
    if wishes and second not in wishes:
        return wish_gloss.MYSELF.isdisjoint(typed)
    if first == "i" and second in _NOT and typed[2:3] and typed[2] not in wishes:
        return True
    return any(
        is_ in _BEING and no == "not" and doing.endswith("ing")
        for is_, no, doing in zip(typed, typed[1:], typed[2:], strict=False)
    )


def after_statement(found: Sequence[Piece]) -> Sequence[Piece]:
    """The pieces after a leading statement: "I can read the diff, no summary"."""
    if not found or found[0].typed not in _TELLERS:
        return found
    at = next((at for at, piece in enumerate(found) if piece.kind == "stop"), 0)
    after = found[at + 1 :] if at and told(found[:at]) else ()
    return after if len(after) >= _SHORTEST and after[0].typed not in _TELLERS else found


def plainly(found: Sequence[Piece]) -> Sequence[Piece]:
    """The pieces with the words that other languages have for the commonest wishes."""
    typed = [piece.typed for piece in found]
    if SPACED.isdisjoint(typed) and all(map(str.isascii, typed)):
        return found
    out: list[Piece] = []
    run = ""
    for piece in (*found, NO_PIECE):
        if _is_pair(piece):
            run = run + piece.typed[-1] if run[-1:] == piece.typed[0] else run + piece.typed
            continue
        out.extend(Piece(token, "word", token) for token in unspaced(run))
        run = ""
        token = spaced(piece.typed)
        out.append(piece if token is None else Piece(piece.typed, "word", token))
    return out[:-1]


def filed(found: Sequence[Piece]) -> Sequence[Piece]:
    """The pieces with a file for its name, where prompts are kept in it, which any of them may be.

    Elsewhere a name keeps two clauses apart.
    """
    if _PROMPTS.isdisjoint([piece.typed for piece in found]):
        return found
    return [
        _FILE if piece.kind == "anchor" and piece.token.endswith(_TEXTS) else piece
        for piece in found
    ]


def _is_pair(piece: Piece) -> bool:
    """Whether a piece is what no table knows of a script without spaces."""
    return piece.typed == piece.token and "\u3040" <= piece.token[:1] <= "\ud7af"


_PROMPTS = frozenset({"prompt", "prompts"})
_TEXTS = (".md", ".txt", ".log", ".rst", ".org")
_FILE = Piece("file", "word", fold("file"))
_SHORTEST = 2
_TELLERS = frozenset({"i", "i'm", "i've", "i'll", "we", "we're", "we've", "it", "it's", "there's"})
_ANYTHING: frozenset[str] = frozenset()
_NOT = frozenset({"don't", "dont", "do"})
_BEING = frozenset({"is", "are", "was", "were", "it's", "am", "i'm"})
