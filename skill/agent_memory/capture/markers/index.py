"""A table's rows by keyword, so that a clause meets only the patterns that could match it."""

from __future__ import annotations

import re
import string
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from agent_memory.capture.markers import Guard, Marker, Support, compiled, needs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

Row = TypeVar("Row", Marker, Guard, Support)


class Part(NamedTuple):
    """Alternatives of a row's pattern that are tried together, and the words that they need."""

    row: int
    source: str
    needed: frozenset[str]


_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
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
        """Give each part of each row a bit, in table order, and put it under its words."""
        self._rows: tuple[Row, ...] = tuple(rows)
        self._parts = [
            part
            for at, row in enumerate(self._rows)
            for part in _divided(at, row.pattern, spaced=spaced)
        ]
        self._tries: dict[int, Callable[[str], re.Match[str] | None]] = {}
        self._own = [0] * len(self._rows)  # the bits of each row's parts
        self._free = 0  # ... of the parts that need no word
        needed: dict[str, int] = {}
        for at, part in enumerate(self._parts):
            self._own[part.row] |= 1 << at
            self._free |= 0 if part.needed else 1 << at
            for word in part.needed:
                needed[word] = needed.get(word, 0) | 1 << at
        self._always = 0
        self._signs: dict[str, list[tuple[str, int]]] = {}
        keyed = self._keyed(spaced=spaced)
        # By each word the parts whose row it is a keyword of, and the parts that need it.
        self._words = {
            word: (keyed.get(word, 0), needed.get(word, 0)) for word in (*keyed, *needed)
        }

    def _keyed(self, *, spaced: bool) -> dict[str, int]:
        """The parts of each row under those of its keywords that are words."""
        under: dict[str, int] = {}
        for own, row in zip(self._own, self._rows, strict=True):
            self._always |= 0 if row.keywords else own
            for keyword in row.keywords:
                under[keyword] = under.get(keyword, 0) | own
        keyed: dict[str, int] = {}
        for keyword, bits in under.items():
            if spaced and words(keyword):
                keyed[keyword] = bits
            else:
                self._signs.setdefault(keyword[0], []).append((keyword, bits))
        return keyed

    def matching(self, said: str, present: Sequence[str]) -> tuple[Row, ...]:
        """The rows that match a clause, of which `present` are the words, in table order."""
        bits = self._tried(said, present)
        found: tuple[Row, ...] = ()
        tries = self._tries
        while bits:
            lowest = bits & -bits
            bits ^= lowest
            if (tries.get(lowest) or self._compiled(lowest))(said):
                row = self._parts[lowest.bit_length() - 1].row
                bits &= ~self._own[row]
                found += (self._rows[row],)
        return found

    def _tried(self, said: str, present: Sequence[str]) -> int:
        """The bits of the parts that could match."""
        keyed, met, known = self._always, self._free, self._words
        for word in present:
            if word in known:
                bits, needed = known[word]
                keyed |= bits
                met |= needed
        if "'" in said:  # which is an end to what a pattern takes for a word
            for piece in (piece for word in present if "'" in word for piece in word.split("'")):
                met |= known[piece][1] if piece in known else 0
        for char in self._signs.keys() & said if self._signs else ():
            for keyword, bits in self._signs[char]:
                if keyword in said:
                    keyed |= bits
        return keyed & met

    def _compiled(self, bit: int) -> Callable[[str], re.Match[str] | None]:
        """The way to try a part: what starts with `^` can only match at the front."""
        source = self._parts[bit.bit_length() - 1].source
        ready = compiled(source)
        tried = self._tries[bit] = ready.match if source.startswith("^") else ready.search
        return tried


def _divided(row: int, pattern: re.Pattern[str], *, spaced: bool) -> Iterator[Part]:
    """Yield the parts of a row's pattern, those that need no word as one or two."""
    front: list[str] = []
    anywhere: list[str] = []
    for one, needed in needs.alternatives(pattern.pattern):
        if needed and spaced:
            yield Part(row, one, needed)
        else:
            (front if one.startswith("^") else anywhere).append(one)
    for some in (front, anywhere):
        if some:
            yield Part(row, "|".join(some), needs.ANYTHING)
