"""Limits: "no line longer than 80", "at most 80 columns", "limit lines to 80" set one bound.

A prohibition of more is a wish for at most as much, and the verb "limit" says no more than "max".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger.lexicon import words
from agent_memory.ledger.pieces import NO_PIECE, Piece

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def bounded(reading: Reading) -> None:
    """Say in one way that a number is the most or the least there may be."""
    main = reading.main
    if "number" not in [piece.kind for piece in main]:
        return
    for at, piece in enumerate(main):
        after = main[at + 1] if at + 1 < len(main) else NO_PIECE
        if reading.prohibits and after.kind == "number" and piece.token in _OPPOSITE:
            bound = _OPPOSITE[piece.token]
            main[at] = Piece(piece.typed, "word", bound)
            reading.prohibits, reading.not_at = False, 0
            return
    if not reading.prohibits:
        _kept_to(reading)
        main = reading.main
    limits = any(piece.token in {_MAX.token, _MINIMUM} for piece in main)
    if limits and not reading.prohibits:
        _without_keep(reading)
    if main[0].token == _LIMIT and not reading.prohibits and len(main) > _SHORTEST:
        at = next(at for at, piece in enumerate(main) if piece.kind == "number")
        reading.main = reading.into = [*main[1:at], _MAX, *main[at:]]
        reading.link_at = reading.scope_at = None
        reading.pauses, reading.preps = [], []


def _kept_to(reading: Reading) -> None:
    """Say that "keep it to 3 lines" and "it fits on 3 lines" set the most there may be."""
    main = reading.main
    at = next((at for at, piece in enumerate(main) if piece.kind == "number"), 0)
    if at < 1 or not any(one == at and typed in _WITHIN for one, typed in reading.preps):
        return
    keeps = main[0].token in _KEEPS or main[at - 1].token == _FIT
    if not keeps or len(main) != at + _MEASURED:
        return
    rest = [piece for piece in main[:at] if piece.token not in _KEEPS]
    reading.main = reading.into = [*rest, _MAX, *main[at:]]
    reading.link_at = reading.scope_at = None
    reading.pauses, reading.preps = [], []


def _without_keep(reading: Reading) -> None:
    """Take out a "keep" or "stay": "keep answers under 200 words" limits them."""
    main = reading.main
    at = next((at for at, piece in enumerate(main[:-1]) if piece.token == _KEEP), None)
    if at is not None:
        reading.cut(at, at + 1)


_FIT = words.fold("fit")
_KEEPS = frozenset({words.fold("keep"), _FIT})
_WITHIN = frozenset({"to", "on", "in", "within", "into"})
_MEASURED = 2  # a number and its unit
_KEEP = words.fold("keep")
_MAX = Piece("max", "word", words.fold("max"))
_MINIMUM = words.fold("minimum")
_OPPOSITE = {
    **dict.fromkeys(
        map(words.fold, ("longer", "larger", "bigger", "wider", "higher", "greater", "beyond",
                         "exceed", "minimum", "more")),
        _MAX.token,
    ),
    **dict.fromkeys(map(words.fold, ("shorter", "smaller", "fewer", "less", "lower", "max")),
                    _MINIMUM),
}  # fmt: skip
_LIMIT = words.fold("limit")
_SHORTEST = 2
