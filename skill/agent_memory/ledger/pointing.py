"""Whether "this" or "that" stands for something said elsewhere, which the clause does not tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger import tail
from agent_memory.ledger.lexicon import words
from agent_memory.ledger.pieces import NO_PIECE

if TYPE_CHECKING:
    from agent_memory.ledger.pieces import Piece


def points(found: list[Piece], at: int) -> bool:
    """Whether a deictic word stands for something said elsewhere: "this", but not "above 80%"."""
    typed = found[at].typed
    if typed == "that" and relates(found, at):
        return False
    if typed == "this" and tail.following(found, at).token in WHOLES:
        return False  # where the person is at work, whenever it is said
    return not (typed in words.BOUNDS and tail.following(found, at).kind == "number")


def is_here(found: list[Piece], piece: Piece) -> bool:
    """Whether a piece is the whole that the person is at work on: "this board", "our game"."""
    at = next((at for at, one in enumerate(found) if one is piece), 0)
    return found[at - 1].typed in _OURS


def named(found: list[Piece], piece: Piece) -> bool:
    """Whether an article stands before a piece, so that it names a thing: "the build"."""
    at = next((at for at, one in enumerate(found) if one is piece), 0)
    return at > 0 and found[at - 1].typed in _ARTICLES


def relates(found: list[Piece], at: int) -> bool:
    """Whether "that" goes on about the noun before it: "a migration that is merged"."""
    before, after = found[at - 1] if at else NO_PIECE, found[at + 1 : at + 2]
    if not before.token or not after:
        return False
    if before.token in words.ACTS and not named(found, before):
        return False
    typed = after[0].typed
    return typed in _LINKS or (typed.endswith("s") and after[0].token in words.VERBS)


_ARTICLES = frozenset({"the", "a", "an", "our", "your", "my", "all", "each", "every"})
_OURS = frozenset({"this", "our", "my"})
WHOLES = frozenset(
    map(
        words.fold,
        ("chip", "board", "device", "machine", "cluster", "game", "site", "website", "shop",
         "paper", "book", "thesis", "novel", "manuscript", "course", "firmware", "company", "team",
         "house", "office", "workspace", "monorepo", "store", "platform", "plugin", "dashboard"),
    )
)  # fmt: skip
_LINKS = frozenset({"is", "are", "was", "were", "has", "have", "can", "must", "should", "needs"})
