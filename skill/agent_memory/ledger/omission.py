"""What is not to be left out: "never ignore the sensor's checksum", "don't leave out the legend".

A prohibition to omit a thing wants the thing, unless it is a wrong whatever is omitted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger.lexicon import words, wrongs
from agent_memory.ledger.pieces import Piece

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def wanted(reading: Reading) -> None:
    """Make "include X" of "never omit X"."""
    main = reading.main
    if not reading.prohibits or len(main) < _WHOLE:
        return
    if main[0].token not in _OMITS or reading.not_at or reading.nominal:
        return
    if reading.condition or wrongs.wrongs([piece.token for piece in main]):
        return
    main[0] = Piece(main[0].typed, "word", _INCLUDE)
    reading.wants()


_WHOLE = 2  # words: the act and what it is done to
_INCLUDE = words.fold("include")
_OMITS = frozenset(map(words.fold, ("omit", "skip", "ignore", "forget", "miss", "neglect")))
