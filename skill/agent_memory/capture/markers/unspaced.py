"""Long lists of words as patterns, for scripts in which no space tells where a word begins.

A list is tried at every place of a clause, so that it is told by the first character whether one of
its words may begin there.
"""

from __future__ import annotations

import re
from itertools import groupby

_FIRST = re.compile(r"(?:^|(?<=[|:]))[^\W\d_]")


def either(listed: str) -> str:
    """One of some words, those of one first character together, the longest first."""
    known = sorted(set(listed.split()), key=lambda word: (word[0], -len(word), word))
    grouped = [
        (first, [word[1:] for word in some])
        for first, some in groupby(known, key=lambda word: word[0])
    ]
    return "(?:" + "|".join(_begun(first, rest) for first, rest in grouped) + ")"


def by_first(*alternatives: str) -> str:
    """Alternatives behind a look at their first character, which rules most places out at once."""
    one = "|".join(alternatives)
    return f"(?=[{''.join(dict.fromkeys(_FIRST.findall(one)))}])(?:{one})"


def _begun(first: str, rest: list[str]) -> str:
    """The words of one first character."""
    if len(rest) == 1:
        return first + rest[0]
    return f"{first}(?:{'|'.join(rest)})"
