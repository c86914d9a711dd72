"""Who does it in a Chinese clause, and whether the person was asked before.

"自动 X" of what an agent hands over is X without approval, as a wish and as what is forbidden; the
same told as something that was done reproaches it.
"""

from __future__ import annotations

from agent_memory.ledger.lexicon import words
from agent_memory.ledger.pieces import Piece

_NOT = "not"


def asked(segment: list[Piece]) -> list[Piece]:
    """Say "without approval" for what an agent does by itself: 自动提交, 不要自动提交."""
    segment = _reproached(segment)
    said = {piece.token for piece in segment}
    if _AUTOMATIC not in said or said.isdisjoint(_HANDED):
        return segment
    kept = [piece for piece in segment if piece.token != _AUTOMATIC]
    return kept if _APPROVAL in said else [*kept, *_WITHOUT_APPROVAL]


def by_whom(segment: list[Piece]) -> list[Piece]:
    """Put by whom something is done last, as in "restart it yourself" and "automatically"."""
    whom = [piece for piece in segment if piece.token in _WHO]
    return [*(piece for piece in segment if piece.token not in _WHO), *whom] if whom else segment


def _reproached(segment: list[Piece]) -> list[Piece]:
    """Say that it was forbidden, of an act that is told to be "without approval"."""
    at = next((at for at, piece in enumerate(segment) if piece.token == _APPROVAL), 0)
    act = [piece.token for piece in segment[at + 1 :] if piece.token not in _MANNER][:1]
    if not at or segment[at - 1].typed != "without" or _DEEDS.isdisjoint(act):
        return segment
    if not _TURNED.isdisjoint(piece.typed for piece in segment):
        return segment
    return [Piece(_NOT, "word", ""), *segment]


_TURNED = frozenset({_NOT, "why-do-you", "only"})
_AUTOMATIC = words.fold("automatic")
_APPROVAL = words.fold("approval")
_MANNER = frozenset({"", _AUTOMATIC, words.fold("direct")})
_HANDED = frozenset(map(words.fold, ("commit", "push", "merge", "deploy", "install", "publish")))
_WITHOUT_APPROVAL = [Piece(one, "word", words.fold(one)) for one in ("without", "approval")]
_DEEDS = words.ACTS | _HANDED | {words.fold("change")}
_WHO = frozenset(map(words.fold, ("yourself", "myself", "automatic")))
