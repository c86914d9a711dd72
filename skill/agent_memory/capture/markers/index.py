"""A table's rows by keyword, so that a clause meets only the patterns that could match it."""

from __future__ import annotations

import re
import string
from functools import lru_cache
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from agent_memory import policy
from agent_memory.capture.markers import (
    Guard,
    Marker,
    Support,
    characters,
    compiled,
    needs,
    opening,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

Row = TypeVar("Row", Marker, Guard, Support)


class Part(NamedTuple):
    """Alternatives of a row's pattern that are tried together, and the words that they need."""

    row: int
    source: str
    needed: frozenset[str]
    also: frozenset[str] = needs.ANYTHING  # a second set of words, of which one must stand, too
    opening: opening.Opening = opening.ANY  # how a clause begins that it matches


_UNKNOWN = (0, 0, 0)
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_DIGIT = re.compile(r"\d")
# The same over bytes, which is ten times as fast: what is neither letter nor apostrophe is a blank.
_LETTERS = frozenset(string.ascii_letters + "'")
_APART = bytes(code if chr(code) in _LETTERS else ord(" ") for code in range(256))


def words(said: str) -> list[str]:
    """The words of a folded clause: letters, with at most one apostrophe inside."""
    if not said.isascii():
        return _WORD.findall(said)
    found = said.encode("ascii").translate(_APART).decode("ascii").split()
    if "'" in said:
        return [word for one in found for word in (_WORD.findall(one) if "'" in one else (one,))]
    return found


class Index(Generic[Row]):
    """Rows by keyword; a row without any is always tried.

    A keyword is a word of the clause where those are spaced; a sign without letters, or a keyword
    of a script without spaces, is any part of it. Of a row only those parts of its pattern are
    tried whose words stand in the clause, too.
    """

    def __init__(self, rows: Iterable[Row], *, spaced: bool) -> None:
        """Put each row under its keywords; its pattern is read when one of them is met."""
        self._rows: tuple[Row, ...] = tuple(rows)
        self._spaced = spaced
        self._parts: list[Part] = []  # of the rows that were read, each part with a bit
        self._own = [0] * len(self._rows)  # the bits of each row's parts
        self._tries: dict[int, Callable[[str], re.Match[str] | None]] = {}
        self._free = 0  # the bits of the parts that need no word
        self._easy = 0  # ... and of those that need no second one
        self._always = 0  # ... of rows without keywords
        self._anywhere = 0  # ... and of those that may begin with anything
        # By the first word of a clause, or by what it begins with, the parts that begin so.
        self._openings: dict[str, int] = {}
        self._begun: dict[str, int] = {}
        self._barred: dict[str, int] = {}  # by such a word the parts that never begin so
        # People begin with the same few words.
        self._opened = lru_cache(policy.FIRST_WORDS_CACHE)(self._begins)
        # By each word the parts whose row it is a keyword of, and those that it meets a need of.
        self._words: dict[str, tuple[int, int, int]] = {}
        self._marks: list[str] = []  # ... and of those that are no words
        self._signs: dict[str, dict[str, int]] = {}  # by its first character each other keyword
        self._unread: dict[str, list[int]] = {}  # the rows of each keyword that was not met yet
        for at, row in enumerate(self._rows):
            for keyword in row.keywords:
                self._unread.setdefault(keyword, []).append(at)
                if not self._is_word(keyword):
                    self._signs.setdefault(keyword[0], {})[keyword] = 0
        for at, row in enumerate(self._rows):
            if not row.keywords:
                self._read(at)

    def matching(self, said: str, present: Sequence[str]) -> tuple[Row, ...]:
        """The rows that match a clause, of which `present` are the words, in table order."""
        if not self._unread.keys().isdisjoint(present):
            for word in present:
                self._meet(word)
        bits = self._tried(said, present)
        if not bits:
            return ()
        found: list[int] = []
        tries = self._tries
        while bits:
            lowest = bits & -bits
            bits ^= lowest
            if (tries.get(lowest) or self._compiled(lowest))(said):
                row = self._parts[lowest.bit_length() - 1].row
                bits &= ~self._own[row]
                found.append(row)
        return tuple([self._rows[row] for row in sorted(found)]) if found else ()

    def _tried(self, said: str, present: Iterable[str]) -> int:
        """The bits of the parts that could match."""
        if not self._spaced:
            present = set(said)
        # Rows that are met for the first time are read here, before the bits of all are taken.
        keyed = self._always
        if self._signs:
            keyed = self._met(said, present) | self._always
        met, too, known = self._free, self._easy, self._words
        if "'" in said:  # which is an end to what a pattern takes for a word
            for piece in (piece for word in present if "'" in word for piece in word.split("'")):
                _, needed, also = known.get(piece, _UNKNOWN)
                met |= needed
                too |= also
        for mark in self._marks:
            if mark in said or (mark == needs.DIGIT and _DIGIT.search(said)):
                _, needed, also = known[mark]
                met |= needed
                too |= also
        for found in map(known.get, present):
            if found:
                keyed |= found[0]
                met |= found[1]
                too |= found[2]
        return keyed & met & too & self._opened(*opening.first(said))

    def _begins(self, word: str, ended: bool) -> int:  # noqa: FBT001 - as `opening.first` says it
        """The bits of the parts that match what begins with a word, which may go on."""
        bits = self._anywhere | self._openings.get(word, 0)
        for end in range(1, min(len(word), opening.LONGEST) + 1):
            bits |= self._begun.get(word[:end], 0)
        return bits & ~self._barred.get(word, 0) if ended else bits

    def _met(self, said: str, present: Iterable[str]) -> int:
        """The bits of the rows whose keywords are no words and stand anywhere in a clause."""
        if self._spaced:  # then they are few
            chars = [char for char in self._signs if char in said]
        else:
            chars = list(self._signs.keys() & present)
        found = 0
        for char in chars:
            known = self._signs[char]
            for keyword in known:
                if keyword in said:
                    self._meet(keyword)
                    found |= known[keyword]
        return found

    def _meet(self, keyword: str) -> None:
        """Read the rows of a keyword that is met for the first time."""
        for at in self._unread.pop(keyword, ()):
            if not self._own[at]:
                self._read(at)

    def _read(self, at: int) -> None:
        """Give each part of a row a bit, and put it under its words and the row's keywords."""
        row = self._rows[at]
        own = 0
        for part in _divided(at, row.pattern, spaced=self._spaced):
            bit = 1 << len(self._parts)
            self._parts.append(part)
            own |= bit
            self._free |= 0 if part.needed else bit
            self._easy |= 0 if part.also else bit
            self._open(part.opening, bit)
            for word in part.needed:
                bits, needed, also = self._words.get(word, _UNKNOWN)
                self._words[word] = bits, needed | bit, also
            for word in part.also:
                bits, needed, also = self._words.get(word, _UNKNOWN)
                self._words[word] = bits, needed, also | bit
        if self._spaced:
            self._marks = [one for one in (*needs.MARKS, needs.DIGIT) if one in self._words]
        self._own[at] = own
        self._always |= 0 if row.keywords else own
        for keyword in row.keywords:
            if self._is_word(keyword):
                bits, needed, also = self._words.get(keyword, _UNKNOWN)
                self._words[keyword] = bits | own, needed, also
            else:
                self._signs[keyword[0]][keyword] |= own

    def _open(self, found: opening.Opening, bit: int) -> None:
        """Put a part under what it begins with."""
        places = (self._openings, self._begun, self._barred)
        for held, some in zip(places, found, strict=True):
            for word in some:
                held[word] = held.get(word, 0) | bit
        self._anywhere = self._begun.get("", 0)
        self._opened.cache_clear()

    def _is_word(self, keyword: str) -> bool:
        return self._spaced and bool(words(keyword))

    def _compiled(self, bit: int) -> Callable[[str], re.Match[str] | None]:
        """The way to try a part: what starts with `^` can only match at the front."""
        source = self._parts[bit.bit_length() - 1].source
        ready = compiled(source)
        tried = self._tries[bit] = ready.match if source.startswith("^") else ready.search
        return tried


def _divided(row: int, pattern: re.Pattern[str], *, spaced: bool) -> Iterator[Part]:
    """Yield the parts of a row's pattern, those that need no word as one or two."""
    front: list[str] = []
    begins: list[opening.Opening] = []
    anywhere: list[str] = []
    for one, place in needs.divided(pattern.pattern):
        begin = opening.of(*place) if one.startswith("^") else opening.ANY
        needed, also = (needs if spaced else characters).needed(*place)
        if needed:
            source = needs.eased(*place, settled=opening.settled(*place)) if begin.barred else one
            yield Part(row, source, needed, also, begin)
        elif one.startswith("^"):
            front.append(one)
            begins.append(begin)
        else:
            anywhere.append(one)
    if front:
        yield Part(row, "|".join(front), needs.ANYTHING, opening=opening.either(begins))
    if anywhere:
        yield Part(row, "|".join(anywhere), needs.ANYTHING)
