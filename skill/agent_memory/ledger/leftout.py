"""What is to be left out: "leave the comments out" is "no comments"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger.lexicon import words
from agent_memory.ledger.pieces import Piece

if TYPE_CHECKING:
    from collections.abc import Sequence


def omitted(found: list[Piece]) -> list[Piece]:
    """The pieces with a "leave X out" as "no X"."""
    typed = [piece.typed for piece in found]
    leave = next((at for at, word in enumerate(typed) if word in _LEAVE), None)
    if leave is None or _led(typed[:leave]):
        return found
    ends = (at for at, word in enumerate(typed) if word in _OUT or word.endswith(" out"))
    out = next(ends, 0)
    if out <= leave or (typed[leave] == "keep" and typed[out + 1 : out + 2] != ["of"]):
        return found  # "keep an eye out for races"
    last = found[out]
    thing = [*found[leave + 1 : out]]
    if last.typed not in _OUT:  # "comments out" is one word where it says "commented out"
        name = last.typed.removesuffix(" out")
        thing.append(Piece(name, "word", words.fold(name)))
    if not 0 < len(thing) <= policy.STATEMENT_WORDS:
        return found
    rest = found[out + 1 :]
    if rest and rest[0].typed == "of":
        rest = [_IN, *rest[1:]]
    return [*found[:leave], _NO, *thing, *rest]


_LEAVE = frozenset({"leave", "keep", "lass", "lasst"})
_OUT = frozenset({"out", "weg", "raus"})
_NO, _IN = Piece("no", "word", ""), Piece("in", "word", "")
_OPENS = frozenset({"please", "and", "just", "always", "also", "so", "pls", ",", "then"})


def _led(before: Sequence[str]) -> bool:
    """Whether something else leads the clause: "don't leave the tests out"."""
    return any(word not in _OPENS for word in before)
