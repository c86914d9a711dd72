"""An adopted line that is not in its file any more, as a person who has it changed must know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import escape, text
from agent_memory.review import block

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.ledger.records import Adopted
    from agent_memory.review.backup import Change

_NEAR = 0.5  # of all words that two lines hold, which both do


def was_there(made: Sequence[Change], adopted: Adopted) -> bool:
    """Whether one of the files held the line before it was changed."""
    wanted = block.bullet(adopted.text).decode().removeprefix("- ")
    return any(
        wanted in {line, escape.block(line)}
        for one in made
        for line in block.bullets(one.before or b"")
    )


def near(made: Sequence[Change], adopted: Adopted) -> Iterator[str]:
    """What a person is told of the line that is most like it and stays, if one is."""
    wanted = _words(adopted.text)
    lines = [(one.target.name, line) for one in made for line in _lines(one.before)]
    alike = [(_share(wanted, _words(line)), name, line) for name, line in lines]
    share, name, line = max(alike, default=(0.0, "", ""))
    if share >= _NEAR:
        yield f"  this line of {name} stays: {line}"


def _lines(data: bytes | None) -> Iterator[str]:
    return (line.strip() for line in (data or b"").decode("utf-8", "replace").splitlines())


def _words(line: str) -> frozenset[str]:
    return frozenset(map(text.stem, text.tokens(line)))


def _share(one: frozenset[str], other: frozenset[str]) -> float:
    return len(one & other) / len(one | other) if one | other else 0.0
