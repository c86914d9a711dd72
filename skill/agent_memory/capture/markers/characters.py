"""Which characters a pattern cannot match without, for scripts that put no blank between words.

There a character says as much as elsewhere a word: of a set of characters, one stands in every
match. Where the reading of a pattern is unsure it needs nothing, so that it is tried.
"""

from __future__ import annotations

from agent_memory.capture.markers import needs
from agent_memory.capture.markers.tokens import Token, branches, listed, lists, missing

_ANYTHING = needs.ANYTHING
# What nearly every clause has, against a character that tells something.
_COMMON = frozenset(
    "的了是不我你一这在有个就请好到の、にはをがでてとたしいなるすん이가은는을를에다요해하지고도로서"
)
_LIKELY = 8


def needed(tokens: list[Token], start: int, end: int) -> tuple[frozenset[str], frozenset[str]]:
    """Two sets of characters, each with one that stands in whatever a stretch of a pattern matches.

    Either may be empty, which says nothing.
    """
    found = sorted({*_each(tokens, start, end)} - {_ANYTHING}, key=_cost)
    first, second, *_ = (*found, _ANYTHING, _ANYTHING)
    return first, second


def _each(tokens: list[Token], start: int, end: int) -> list[frozenset[str]]:
    """What the tokens of a sequence need, each by itself."""
    found: list[frozenset[str]] = []
    at = start
    while at < end:
        one = tokens[at]
        last = one.partner if one.text[0] == "(" else at
        if not missing(tokens[last].many):
            found += _one(tokens, at)
        at = last + 1
    return found


def _one(tokens: list[Token], at: int) -> list[frozenset[str]]:
    """What one token needs, or the group that it opens."""
    one = tokens[at]
    if lists(one):
        words = listed(one.text)
        return [] if "" in words else [frozenset(word[0] for word in words)]
    if one.text in ("(", "(?:", "(?=", "(?<=") or one.text.startswith("(?P<"):
        inner = branches(tokens, at + 1, one.partner)
        if len(inner) == 1:
            return _each(tokens, *inner[0])
        least = [needed(tokens, *each)[0] for each in inner]
        return [_ANYTHING.union(*least) if all(least) else _ANYTHING]
    if one.text[0] == "[":
        inside = one.text[1:-1]
        return [frozenset(inside)] if inside.isalpha() else []
    return [frozenset(char) for char in one.text] if one.text.isalnum() else []


def _cost(found: frozenset[str]) -> tuple[int, str]:
    """How often one of these characters is met; the smallest of them, so that the order holds."""
    return len(found) + _LIKELY * len(found & _COMMON), min(found, default="")
