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
        _for_that(reading)
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
        if not 0 < at < len(main) or main[at].token not in pointing.WHOLES:
            continue
        ends = {len(main), *reading.pauses, *(one for one, _ in reading.preps)}
        if at + 1 in ends and pointing.is_here(reading.found, main[at]):
            reading.cut(at, at + 1)


def _for_that(reading: Reading) -> None:
    """Take out what it is for this time: "never edit the state by hand to fix that"."""
    main, found = reading.main, reading.found
    if not reading.preps or not reading.deictic:
        return
    at, typed = reading.preps[-1]
    if typed != "to" or at != len(main) - 1 or at < _WHOLE or main[at].token not in words.VERBS:
        return
    if found[-1].typed in words.DEICTIC and found[-2:-1] == [main[at]]:
        reading.deictic = sum(piece.typed in words.DEICTIC for piece in found) > 1
        reading.cut(at, at + 1)


_WHOLE = 2  # words that a rule has without it


def _doing(reading: Reading) -> None:
    """Take out a condition that only says what the clause does: "when you write X, prefix X"."""
    said = {piece.token for piece in reading.main} | _DOING
    plain = all(piece.token not in phrases.TURNS for piece in reading.condition)
    if reading.main and plain and all(piece.token in said for piece in reading.condition):
        reading.condition = []
