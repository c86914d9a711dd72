"""How much words say: one that any task may name says little, one that no table knows most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger.lexicon import words

if TYPE_CHECKING:
    from collections.abc import Iterable


def weight(token: str) -> float:
    """How much a shared token says; a word that no table knows says most."""
    return _WEIGHTS[token]


def mass(tokens: Iterable[str]) -> float:
    """How much tokens say together."""
    known = _WEIGHTS
    return sum([known[token] for token in tokens])


def size(tokens: Iterable[str]) -> float:
    """How many words tokens amount to: two characters without spaces are half of one."""
    held = list(tokens)
    if "".join(held).isascii():
        return len(held)
    return sum([0.5 if _WEIGHTS[token] == policy.WEIGHT_PAIR else 1 for token in held])


class _Weights(dict[str, float]):
    """The weights that tables give, and by its script that of any other word."""

    def __missing__(self, token: str) -> float:
        """The weight of a word that no table knows."""
        pair = "\u3040" <= token[0] <= "\ud7af"
        found = self[token] = policy.WEIGHT_PAIR if pair else policy.WEIGHT_RARE
        return found


_WEIGHTS = _Weights(
    {
        **dict.fromkeys(words.COMMON, policy.WEIGHT_COMMON),
        **dict.fromkeys(words.GENERIC, policy.WEIGHT_GENERIC),
    }
)
