"""The signs in a clause that it should stand: one table a language.

A row is a pattern beside the texts that it must and must not match, with the keywords without which
it is not tried. Patterns read a *folded* clause: lower case, straight quotes, simplified Chinese,
quoted phrases masked, lead-ins and politeness cut off at the front, so that `^` is the place where
a directive starts. Scores are whole numbers on the scale of `policy.SHOWN` and `policy.COUNTED`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

    from agent_memory.ledger.records import ClaimKind, Confidence


class Marker(NamedTuple):
    """A sign that a clause should stand, how much it says so, and what kind of claim it makes."""

    name: str
    kind: ClaimKind
    confidence: Confidence
    score: int
    keywords: tuple[str, ...]
    pattern: re.Pattern[str]
    hits: tuple[str, ...]
    misses: tuple[str, ...]
    asked: bool = False


class Guard(NamedTuple):
    """A sign that a marked clause does not stand after all; `spares` names markers it leaves be."""

    name: str
    cost: int
    keywords: tuple[str, ...]
    pattern: re.Pattern[str]
    hits: tuple[str, ...]
    misses: tuple[str, ...]
    spares: frozenset[str] = frozenset()


class Support(NamedTuple):
    """A sign that makes a marker more believable and is none by itself."""

    name: str
    gain: int
    keywords: tuple[str, ...]
    pattern: re.Pattern[str]
    hits: tuple[str, ...]
    misses: tuple[str, ...]


NOTHING = re.compile(r"(?!)")


class Table(NamedTuple):
    """All that the extractor knows about one language."""

    language: str
    # Whether a keyword is a word of the clause, or any part of it (scripts without spaces).
    spaced: bool
    minimum: int  # words (or characters without spaces) below which nothing is a whole clause
    markers: tuple[Marker, ...]
    guards: tuple[Guard, ...]
    supports: tuple[Support, ...] = ()
    lead: re.Pattern[str] = NOTHING  # what may be cut off the front of a clause
    heading: re.Pattern[str] = NOTHING  # a line over a list of rules
    lasting: re.Pattern[str] = NOTHING  # such a line, when it says itself that they stand
    forbids: re.Pattern[str] = NOTHING  # such a line, when its items are prohibitions
    cut: re.Pattern[str] = NOTHING  # where a new directive starts inside a sentence
    subordinate: re.Pattern[str] = NOTHING  # a start that needs the part after the comma
    request: re.Pattern[str] = NOTHING  # a whole bare request: imperative verb with its object
    fragment: re.Pattern[str] = NOTHING  # a clause that starts or ends in the air
    empty: re.Pattern[str] = NOTHING  # markers, and nothing that they mark
    coordinated: re.Pattern[str] = NOTHING  # one prohibition of two: `no`, `first`, `other`, `rest`
    refers: re.Pattern[str] = NOTHING  # "remember this": what is asked for stands before it
    brief: re.Pattern[str] = NOTHING  # an opening that orders a whole thing, or sets out its text
    verb: re.Pattern[str] = NOTHING  # one verb of instruction, whole
    alone: re.Pattern[str] = NOTHING  # a prohibition that is whole without an object


FATAL = 100  # a guard that no marker outweighs


def words(text: str) -> tuple[str, ...]:
    """Keywords written as one line."""
    return tuple(text.split())


def pattern(*alternatives: str) -> re.Pattern[str]:
    """One pattern out of alternatives, over folded text."""
    return re.compile("|".join(f"(?:{one})" for one in alternatives))


WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")


Row = TypeVar("Row", Marker, Guard, Support)


class Index(Generic[Row]):
    """Rows by keyword, so that a clause meets only the patterns that could match it."""

    def __init__(self, rows: Iterable[Row], *, spaced: bool) -> None:
        """Sort the rows under their keywords, in table order."""
        self._rows: tuple[Row, ...] = tuple(rows)
        self._spaced = spaced
        self._always = {at for at, row in enumerate(self._rows) if not row.keywords}
        self._under: dict[str, list[int]] = {}
        for at, row in enumerate(self._rows):
            for keyword in row.keywords:
                self._under.setdefault(keyword, []).append(at)

    def matching(self, said: str, present: set[str]) -> tuple[Row, ...]:
        """The rows that match a clause, of which `present` are the words, in table order."""
        under, tried = self._under, set(self._always)
        hit = under.keys() & present if self._spaced else [one for one in under if one in said]
        for keyword in hit:
            tried.update(under[keyword])
        rows = self._rows
        return tuple(rows[at] for at in sorted(tried) if rows[at].pattern.search(said))
