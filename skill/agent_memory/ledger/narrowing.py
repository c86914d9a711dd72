"""What narrows nothing: "to this repo", "in the code", "when you write X" before a wish about X."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger import pointing
from agent_memory.ledger.lexicon import phrases, words

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def widened(reading: Reading) -> None:
    """Take out what narrows nothing."""
    if reading.preps:
        _everywhere(reading)
        _right_here(reading)
    if reading.condition:
        _doing(reading)


_EVERYWHERE = frozenset(
    map(
        words.fold,
        ("repo", "project", "code", "app", "output", "answer", "system", "software", "product",
         "session", "chat", "conversation", "work", "task", "base", "software", "tree"),
    )
)  # fmt: skip
_DOING = frozenset(map(words.fold, ("add", "change", "use", "work", "code", "implement", "task",
                                    "do", "make", "start", "something", "ever")))  # fmt: skip


def _everywhere(reading: Reading) -> None:
    """Take out what narrows nothing: "to this repo", "in the code", "in the output"."""
    for at, _ in reversed(reading.preps):
        main, end = reading.main, at
        while end < len(main) and main[end].token in _EVERYWHERE:
            end += 1
        ends = {len(main), *reading.pauses, *(one for one, _ in reading.preps)}
        if end == at or end - at == len(main) or (at and end not in ends):
            continue
        reading.cut(at, end)


def _right_here(reading: Reading) -> None:
    """Take out the whole that the person is at work on: "on this board", "in our game"."""
    for at, _ in reversed(reading.preps):
        main = reading.main
        ends = {len(main), *reading.pauses, *(one for one, _ in reading.preps)}
        if not 0 < at < len(main) or at + 1 not in ends:
            continue
        if pointing.is_here(reading.found, main[at]):
            reading.cut(at, at + 1)


def _doing(reading: Reading) -> None:
    """Take out a condition that only says what the clause does: "when you write X, prefix X"."""
    said = {piece.token for piece in reading.main} | _DOING
    plain = all(piece.token not in phrases.TURNS for piece in reading.condition)
    if reading.main and plain and all(piece.token in said for piece in reading.condition):
        reading.condition = []
