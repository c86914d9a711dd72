"""Whether a token looks made by a machine: no word, no name, no number a person would type."""

# The numbers below are the boundaries themselves, tried on made-up keys of 651 kinds and, for the
# other side, on 987 ordinary lines and 11,400 typed messages, of which six are altered.
# ruff: noqa: PLR2004

from __future__ import annotations

import itertools
import math
import re
from collections import Counter
from functools import lru_cache

# The letter pairs that make up 93 % of the running text of the Python language reference, and a
# few that English has and it lacks. In random letters a quarter of the pairs are among them.
_PAIRS = frozenset(
    first + second
    for first, seconds in {
        "a": "bcdgiklmnprstuvwy", "b": "aeilorsu", "c": "aehikloturs", "d": "aeioruy",
        "e": "acdefglmnpqrstvwxy", "f": "aeioruflt", "g": "aehilorsu", "h": "aeioty",
        "i": "abcdefgklmnoprstvz", "j": "aeou", "k": "eisy", "l": "adeikloptuvy", "m": "aeimopsuy",
        "n": "acdefgiknostuy", "o": "abcdfgiklmnoprstuvwxy", "p": "aehiloprstuy", "q": "u",
        "r": "acdegiklmnoprstuvy", "s": "acehiklmnopqstuwy", "t": "aehilorstuwy",
        "u": "abcdegilmnprst", "v": "aeioy", "w": "aehinors", "x": "acept", "y": "epst",
        "z": "aeioy",
    }.items()
    for second in seconds
)  # fmt: skip
_RUN = re.compile(r"[A-Z]?[a-z]{2,}|[A-Z]{3,}")
_HEX = re.compile(r"[0-9a-f]+|[0-9A-F]+")
_PART = re.compile(r"[-_./:+=~]+")
_NAME = re.compile(r"[a-z][._][A-Za-z]")  # module.function, snake_case
_PUNCTUATION = re.compile(r"[^\w+/=~.:-]")  # no key that is issued holds any
SHORTEST, ALONE = 12, 20  # characters; shorter ones are versions, names and numbers


@lru_cache(maxsize=4096)
def opaque(token: str) -> bool:
    """Whether a token of 12 or more beside a credential word looks made by a machine."""
    core = token.strip("=.-_/~+")
    if len(core) < SHORTEST or not core.isascii() or " " in core or repetitive(core):
        return False
    digits = sum(map(str.isdigit, core))
    letters = sum(map(str.isalpha, core))
    if not letters:
        return len(core) >= 24 and digits == len(core)
    if _HEX.fullmatch(core):
        return len(core) >= 24 or (len(core) >= 16 and digits >= 3)
    if digits < 2:
        named = unbroken(core) < 14 and _NAME.search(core) is not None
        return len(core) >= 16 and not named and wordy(core) < 0.4 and _scrambled(core)
    if len(core) >= 24 and wordy(core) < 0.25:
        return True
    return letters >= 3 and wordy(core) < 0.45 and steps(core) >= 2


def solitary(token: str) -> bool:
    """Whether a token looks so random that no credential word is needed near it."""
    core = token.strip("=.-_/~+")
    if len(core) < ALONE or _HEX.fullmatch(core) or repetitive(core) or _PUNCTUATION.search(core):
        return False
    longest = max(_PART.split(core), key=len)
    digits = sum(map(str.isdigit, core))
    lower = sum(map(str.islower, core))
    upper = sum(map(str.isupper, core))
    if len(longest) < 14 or wordy(longest) >= 0.35:
        return False
    if digits >= 2 and lower >= 2 and upper >= 2:
        return len(core) >= 24 and entropy(core) >= 3.9
    return digits >= 4 and lower + upper >= 8 and len(longest) >= 20 and steps(longest) >= 6


def dense(token: str) -> bool:
    """Whether one unbroken part of a token is long and changes often between letters and digits."""
    longest = max(_PART.split(token), key=len)
    return len(longest) >= 12 and (steps(longest) >= 3 or len(longest) >= 20)


def solid(token: str) -> bool:
    """Whether hardly any of a token reads as words."""
    return wordy(token) < 0.3


def unbroken(token: str) -> int:
    """The length of a token's longest part between hyphens, dots, slashes and the like."""
    return max(map(len, _PART.split(token)))


def entropy(token: str) -> float:
    """The Shannon entropy of a token's characters, in bits."""
    size = len(token)
    return -sum(n / size * math.log2(n / size) for n in Counter(token).values()) if size else 0.0


def wordy(token: str) -> float:
    """The share of a token that reads as words of three or more letters."""
    read = sum(len(run) for run in _RUN.findall(token) if len(run) > 2 and _reads(run.lower()))
    return read / len(token) if token else 1.0


def steps(token: str) -> int:
    """How often a token changes between letters and digits."""
    known = [c.isdigit() for c in token if c.isalnum()]
    return sum(a != b for a, b in itertools.pairwise(known))


def repetitive(token: str) -> bool:
    """Whether a token is filler: one character over and over, or a keyboard or alphabet row."""
    folded = token.lower()
    return (
        len(set(folded)) < min(6, len(folded) // 2)
        or _FILLER.search(folded) is not None
        or "abcdefg" in "".join(filter(str.isalpha, folded))
        or (len(folded) >= SHORTEST and entropy(folded) < 2.2)
    )


_FILLER = re.compile(r"(.)\1{5}|x{4}|0123456|123456789|abcdefg|qwerty|asdfgh|example|placeholder")


def _reads(run: str) -> bool:
    good = sum(run[i : i + 2] in _PAIRS for i in range(len(run) - 1))
    return good >= 0.7 * (len(run) - 1) and any(c in "aeiouy" for c in run)


def _scrambled(core: str) -> bool:
    turns = sum(
        a.islower() != b.islower()
        for a, b in itertools.pairwise(core)
        if a.isalpha() and b.isalpha()
    )
    single = core.isupper() or (core.islower() and core.isalpha())
    return entropy(core) > 3.2 and (single or turns >= len(core) // 5 or len(core) >= 24)
