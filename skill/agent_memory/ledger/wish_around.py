"""What stands around a word of a clause, and what the word says for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger.lexicon import phrases, wish_gloss, wish_tongues, words
from agent_memory.ledger.lexicon.phrases import Role

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.ledger.pieces import Piece


def typed(found: Sequence[Piece], at: int) -> str:
    """What was typed at a place, or nothing where there is none."""
    return found[at].typed if 0 <= at < len(found) else ""


def pauses(found: Sequence[Piece], at: int) -> bool:
    """Whether a pause follows, however late."""
    return any(piece.kind == "stop" for piece in found[at:])


def ends(found: Sequence[Piece], at: int) -> bool:
    """Whether only words without content follow before the next pause."""
    for piece in found[at + 1 :]:
        if piece.kind == "stop":
            return True
        if piece.token and piece.token not in wish_gloss.PASSIVE:
            return False
        if phrases.ROLE.get(piece.typed) in _TURNING:
            return True
    return True


def points(found: Sequence[Piece], at: int) -> bool:
    """Whether "this" or "that" stands for something said elsewhere."""
    if typed(found, at) != "that":
        return typed(found, at + 1) not in wish_gloss.HERE
    after = found[at + 1] if at + 1 < len(found) else None
    if after is None or after.kind == "stop" or after.typed in _LAST:
        return True
    if not after.token or found[max(0, at - 1)].token not in words.VERBS:
        return False  # "make sure that"
    if after.typed.endswith("s"):  # "a test that fails"
        return False
    return after.token not in words.VERBS or after.typed.endswith("ed")


def anyway(found: Sequence[Piece], at: int) -> bool:
    """Whether a place is named after a preposition, so that it is not what is acted on."""
    while at > 0 and not found[at - 1].token:
        at -= 1
        if found[at].typed in wish_gloss.PREPOSITIONS:
            return True
    return False


def acts(found: Sequence[Piece], at: int) -> bool:
    """Whether an act comes next: "never commit or push"."""
    return at + 1 < len(found) and found[at + 1].token in words.VERBS


def did(found: Sequence[Piece], at: int) -> bool:
    """Whether what follows "you" tells what was done: "you skipped", "you are guessing"."""
    while typed(found, at + 1) in wish_gloss.BETWEEN:
        at += 1
    first, second = typed(found, at + 1), typed(found, at + 2)
    if first in _WERE:
        return second.endswith("ing")
    if typed(found, at) == "you're":
        return first.endswith("ing")
    return first in wish_gloss.PAST or first.endswith("ed")


def passive(found: Sequence[Piece], at: int) -> bool:
    """Whether a negation belongs to what stands before it: "tests must not be skipped"."""
    before, no, after = (typed(found, place) for place in (at - 1, at, at + 1))
    if after in _BEEN or before in BEING or before in wish_gloss.MODAL:
        return True
    if no in _ISNT and (after.endswith("ed") or after in _READY):  # "it isn't finished before"
        return True
    if no in wish_gloss.MODAL_NOT or no in wish_tongues.AFTER:
        return True
    return no != "no" and ends(found, at)


BEING = frozenset({"is", "are", "was", "were", "be", "gets", "get"})
_ISNT = frozenset({"isn't", "aren't", "isnt", "arent"})
_READY = frozenset({"done", "ready", "complete", "over"})
_BEEN = frozenset({"be", "been", "get", "being", "belong"})
_WERE = frozenset({"are", "were", "was"})
_LAST = frozenset({*wish_gloss.TURN, "again", "please", "anymore"})
_TURNING = frozenset({Role.WHEN, Role.NOT, Role.AGAINST})
