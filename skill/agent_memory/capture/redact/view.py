"""The text as the rules read it: compatibility forms folded, invisible characters gone.

Every character of the view knows which typed characters it stands for, so that a secret in
full-width letters or with a zero-width space in its middle is cut out whole.
"""

from __future__ import annotations

import itertools
import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.capture.redact.finding import Finding

# Stands for a placeholder of ours: no rule takes it for a value, a word, or white space.
HOLE = "\ue000"

_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ue000\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]"
)


# Letters of other alphabets that look like Latin ones. A word that mixes them reads as Latin when
# nothing but these is foreign in it: no language writes so.
ALIKE = dict(
    zip(
        "аеорсухкіјѕԁһԛԝАВЕЅІЈКМНОРСТУХαεικνορτυχωΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
        "aeopcyxkijsdhqwABESIJKMHOPCTYXaeiknoptuxwABEZHIKMNOPTYX",
        strict=True,
    )
)
_FOREIGN = re.compile("[\u0370-\u03ff\u0400-\u052f]")
_MIXED = re.compile(
    "(?<![^\\W\\d_])(?:[A-Za-z]+[\u0370-\u052f]+|[\u0370-\u052f]+[A-Za-z]+)[A-Za-z\u0370-\u052f]*"
)


class View(NamedTuple):
    """A text to search, with the typed offsets of each of its characters."""

    text: str
    starts: Sequence[int]
    ends: Sequence[int]

    def typed(self, start: int, end: int) -> tuple[int, int]:
        """The typed span that a span of the view stands for."""
        return self.starts[start], self.ends[end - 1]


def of(typed: str, taken: Sequence[Finding] = ()) -> View:
    """The view of a typed text in which the spans already taken are one hole each."""
    if not taken and typed.isascii():
        return View(typed, range(len(typed)), range(1, len(typed) + 1))
    parts: list[View] = []
    position = 0
    for found in taken:
        parts.append(_part(typed, position, found.start))
        parts.append(View(HOLE, (found.start,), (found.end,)))
        position = found.end
    parts.append(_part(typed, position, len(typed)))
    return View(
        "".join(part.text for part in parts),
        list(itertools.chain.from_iterable(part.starts for part in parts)),
        list(itertools.chain.from_iterable(part.ends for part in parts)),
    )


def _part(typed: str, start: int, end: int) -> View:
    part = typed[start:end]
    if part.isascii():
        return View(part, range(start, end), range(start + 1, end + 1))
    characters: list[str] = []
    offsets: list[int] = []
    for offset, character in enumerate(part, start):
        folded = character if character < "\x80" else _folded(character)
        characters.append(folded)
        offsets.extend([offset] * len(folded))
    text = "".join(characters)
    if _FOREIGN.search(text):
        text = _MIXED.sub(_alike, text)
    return View(text, offsets, [offset + 1 for offset in offsets])


def _alike(word: re.Match[str]) -> str:
    letters = [ALIKE.get(letter, letter) for letter in word[0]]
    return word[0] if any(letter > "\x7f" for letter in letters) else "".join(letters)


@lru_cache(maxsize=4096)
def _folded(character: str) -> str:
    return "" if _INVISIBLE.match(character) else unicodedata.normalize("NFKC", character)
