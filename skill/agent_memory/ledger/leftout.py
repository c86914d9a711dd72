"""What is to be left out: "leave the comments out" is "no comments"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger.lexicon import phrases, words
from agent_memory.ledger.pieces import Piece

if TYPE_CHECKING:
    from collections.abc import Sequence


def omitted(found: list[Piece]) -> list[Piece]:
    """The pieces with a "leave X out" as "no X"."""
    typed = [piece.typed for piece in found]
    leave = next((at for at, word in enumerate(typed) if word in CUES), None)
    if leave is None:
        return found
    never = leave > 0 and phrases.ROLE.get(typed[leave - 1]) is phrases.Role.NOT
    if _led(typed[: leave - never]):
        return found
    ends = (at for at, word in enumerate(typed) if word in _OUT or word.endswith(" out"))
    out = next(ends, 0)
    # "Keep an eye out for races", "don't leave commented-out code".
    watches = typed[leave] == "keep" and typed[out + 1 : out + 2] != ["of"]
    if out <= leave or watches or (never and typed[out] not in _OUT):
        return found
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
    if never:  # "never leave the units out"
        return [*found[: leave - 1], _INCLUDE, *thing, *rest]
    return [*found[:leave], _NO, *thing, *rest]


CUES = frozenset({"leave", "keep", "lass", "lasst"})
_OUT = frozenset({"out", "weg", "raus"})
_INCLUDE = Piece("include", "word", words.fold("include"))
_NO, _IN = Piece("no", "word", ""), Piece("in", "word", "")
_OPENS = frozenset({"please", "and", "just", "always", "also", "so", "pls", ",", "then"})


def _led(before: Sequence[str]) -> bool:
    """Whether something else leads the clause: "don't leave the tests out"."""
    return any(word not in _OPENS for word in before)
