"""Every way to say "not unless I ask": ask me first, without my approval, on your own.

The permission of the person is one condition, and a wish to be asked first is a prohibition of what
is done unasked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger.lexicon import phrases, words
from agent_memory.ledger.pieces import Piece

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def permitted(reading: Reading) -> None:
    """Say every condition of asking in the same words."""
    if reading.condition:
        _ask_first(reading)
        _unless_asked(reading)


def is_asking(pieces: list[Piece]) -> bool:
    """Whether pieces say no more than that the person asked for it."""
    said = [piece.token for piece in pieces if piece.token not in phrases.TURNS]
    return bool(said) and _ASKED.issuperset(said)


def tidied(reading: Reading) -> None:
    """Make a condition of "without my permission"."""
    for part in (reading.main, reading.condition):
        said = [piece.token for piece in part]
        if _WITHOUT not in said:
            continue
        at = said.index(_WITHOUT)
        end = at + 1
        while end < len(part) and part[end].token in _ASKED:
            end += 1
        if end == len(part) == at + 1 and at and reading.found[-1].typed in _ME:
            del part[at:]
            reading.condition = _UNASKED  # "never touch the schema without me"
            return
        if end > at + 1 and (end == len(part) or not at):
            asked = part[at + 1 : end]
            del part[at:end]
            goes = part is reading.main and not reading.prohibits
            if goes and _GOING_ON.issuperset(piece.token for piece in part):
                reading.main, reading.prohibits = asked, True  # "go on without asking"
            else:
                reading.condition = _UNASKED
            return


_ME = frozenset({"me", "us", "mich", "mí", "mim", "moi"})
_UNASKED = [Piece(typed, "word", words.fold(typed) or typed) for typed in ("unless", "ask")]
_ASKED = frozenset(
    map(
        words.fold,
        ("ask", "request", "approval", "tell", "say", "order", "command", "instruct", "explicit",
         "require", "agree", "allow", "permit", "direct", "knowledge", "goahead"),
    )
)  # fmt: skip
_GOING_ON = frozenset(map(words.fold, ("continue", "run", "work", "implement", "begin", "plan")))
_BEFORE = ["before"]
_ASK = words.fold("ask")
_WITHOUT = words.fold("without")


def _ask_first(reading: Reading) -> None:
    """Make "never X unless I ask" of "ask me before X"."""
    turns = [piece.token for piece in reading.condition if piece.token in phrases.TURNS]
    if reading.prohibits or turns != _BEFORE:
        return
    if not reading.main or reading.main[0].token != _ASK or not is_asking(reading.main):
        return
    act = [piece for piece in reading.condition if piece.token not in _BEFORE]
    if act:
        reading.main, reading.condition = act, _UNASKED
        reading.prohibits, reading.not_at, reading.pauses = True, 0, []
        reading.scope_at = reading.link_at = None


def _unless_asked(reading: Reading) -> None:
    """Say every condition of asking in the same words."""
    if not is_asking(reading.condition) or not reading.main or reading.main is reading.condition:
        return
    if reading.only and not reading.prohibits:
        reading.prohibits, reading.not_at = True, 0
    if reading.prohibits:
        reading.condition = _UNASKED
