"""What is the only one: "no other font than X", "never use any font but X", "X and nothing else".

All of these say "only X".
"""

from __future__ import annotations

from agent_memory.ledger.lexicon import phrases
from agent_memory.ledger.pieces import Piece


def only(found: list[Piece]) -> list[Piece]:
    """The pieces with every way to say "nothing but X" as "only X"."""
    typed = [piece.typed for piece in found]
    if typed[-3:] == ["and", "nothing", "else"]:
        return [_ONLY, *found[:-3]]
    if _BUT.isdisjoint(typed):
        return found
    no = next((at for at, word in enumerate(typed) if _is_no(word)), len(typed))
    other = next((at for at in range(no, len(typed)) if typed[at] in _OTHER), None)
    if other is None:
        return found
    but = next((at for at in range(other, len(typed)) if typed[at] in _BUT), None)
    if but is None or but + 1 == len(typed) or "stop" in {one.kind for one in found[no:but]}:
        return found
    return [*found[:no], _ONLY, *found[no + 1 : other], *found[but + 1 :]]


_ONLY = Piece("only", "word", "")
_OTHER = frozenset({"other", "any", "anything", "anywhere", "else"})
_BUT = frozenset({"than", "but", "except"})
CUES = _BUT | {"nothing"}


def _is_no(word: str) -> bool:
    return phrases.ROLE.get(word) is phrases.Role.NOT
