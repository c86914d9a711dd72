"""A Japanese or Korean clause with its verb in front, so that it is read as an English one.

These put the verb last, its negation behind it, and what is turned down before what is wanted.
"""

from __future__ import annotations

import re

from agent_memory import policy
from agent_memory.ledger.lexicon import values, words
from agent_memory.ledger.pieces import Piece
from agent_memory.ledger.topic import TOPIC, segments

RATHER = "-rather"  # "X 대신 Y", "X ではなく Y": what stands before it is turned down
_SCRIPT = re.compile(r"[\u3040-\u30ff\uac00-\ud7af]")
_NOT = "not"
_TURNS = frozenset({"not", RATHER, "-when", "-before", "-after", "only", "why-do-you"})
_SO_FAR = frozenset({"-when", "-before", "-after"})


def is_verb_final(text: str) -> bool:
    """Whether a clause is in Japanese or Korean."""
    return not text.isascii() and bool(_SCRIPT.search(text))


def ordered(found: list[Piece]) -> list[Piece]:
    """The pieces of a clause with each verb before what it is done to."""
    said = [piece for segment in segments(found) for piece in _rather(_used_for(segment))]
    return [piece for piece in said if piece.typed != TOPIC]


def _used_for(segment: list[Piece]) -> list[Piece]:
    """Say "N is used, for dates" of "as for dates, N is used", and of the same without a verb."""
    at = next((at for at, piece in enumerate(segment) if piece.typed == TOPIC), 0)
    topic = [piece for piece in segment[:at] if piece.token]
    rest = [piece for piece in segment[at + 1 :] if piece.token]
    if not topic or len(topic) > policy.SUBJECT_WORDS or not rest:
        return segment
    if any(piece.token in words.VERBS | values.OF.keys() for piece in (*topic, *rest[:-1])):
        return segment
    steers = any(piece.typed in _TURNS for piece in segment)
    if steers or rest[-1].token in _ACTS - {_USE} or len(rest) == 1 == (rest[0].token == _USE):
        return segment
    wanted = [piece for piece in rest if piece.token != _USE]
    return [Piece("use", "word", _USE), *wanted, Piece("for", "word", ""), *topic]


def _rather(segment: list[Piece]) -> list[Piece]:
    at = next((at for at, piece in enumerate(segment) if piece.typed == RATHER), None)
    if at is None:
        return _fronted(segment)
    turned_down = [piece for piece in segment[:at] if piece.token not in {"", _USE}]
    wanted = _fronted(segment[at + 1 :])
    if not turned_down or not any(piece.token for piece in wanted):
        return _fronted([piece for piece in segment if piece.typed != RATHER])
    return [*wanted, Piece("instead-of", "word", ""), *turned_down]


def _fronted(segment: list[Piece]) -> list[Piece]:
    """The last verb and its negation before the rest of what follows the condition."""
    start = max((at + 1 for at, piece in enumerate(segment) if piece.typed in _SO_FAR), default=0)
    clause = segment[start:]
    said = [piece for piece in clause if piece.token]
    if not said:
        return segment
    steer = [piece for piece in clause if piece.typed == _NOT]
    rest = [piece for piece in clause if piece.typed != _NOT]
    verb = next((piece for piece in reversed(said[-_LAST:]) if piece.token in _ACTS), None)
    if verb is None or verb is said[0]:
        return [*segment[:start], *steer, *rest]
    return [*segment[:start], *steer, verb, *(piece for piece in rest if piece is not verb)]


_USE = words.fold("use")
_LAST = 2
_ACTS = words.ACTS | {_USE} | frozenset(map(words.fold, ("commit", "push", "merge", "change")))
