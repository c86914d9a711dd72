"""Which words a pattern can begin with, so that most are not tried at all.

The first word of a clause is looked up in no time, and one pattern in two begins with a few words.
Where the reading of a pattern is unsure it may begin with anything.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture.markers import NOTHING
from agent_memory.capture.markers.tokens import (
    Token,
    branches,
    cut,
    edges,
    listed,
    lists,
    missing,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_FIRST = re.compile(r"([a-z]*)(\w?)")
LONGEST = 12  # letters of the beginning of a word, which are enough to tell
_WORD = re.compile(r"[a-z]+\\b")


class Opening(NamedTuple):
    """The first words of what a pattern matches, what others of them begin with, and never are."""

    words: frozenset[str]
    parts: tuple[str, ...] = ()
    barred: frozenset[str] = frozenset()

    def has(self, word: str) -> bool:
        """Whether a text with this first word may match."""
        return word in self.words or (bool(self.parts) and word.startswith(self.parts))


_NONE: frozenset[str] = frozenset()
ANY = Opening(frozenset(), ("",))


def either(some: Sequence[Opening]) -> Opening:
    """How what one of some patterns matches begins."""
    words, parts, barred = zip(*some, strict=True)
    return Opening(
        frozenset().union(*words), tuple({*chain(*parts)}), frozenset.intersection(*barred)
    )


@lru_cache(maxsize=16)  # of one clause it is asked five times in a row
def first(said: str) -> tuple[str, bool]:
    """The first word of a folded text, as far as plain letters go, and whether it ends there."""
    found = _FIRST.match(said)
    return (found[1], not found[2]) if found else ("", True)


def opens(pattern: re.Pattern[str], said: str) -> bool:
    """Whether a text begins as one does that a pattern matches at its front."""
    return _opens(pattern.pattern, first(said)[0])


@lru_cache(4 * policy.FIRST_WORDS_CACHE)  # of each table four patterns are asked so
def _opens(source: str, word: str) -> bool:
    return of_source(source).has(word)


@cache
def of_source(source: str) -> Opening:
    """How a text begins that a pattern matches at its front."""
    if source == NOTHING.pattern:
        return Opening(_NONE)
    tokens = cut(source)
    return of(tokens, 0, len(tokens))


def of(tokens: list[Token], start: int, end: int) -> Opening:
    """How a text begins that a stretch of a pattern matches at its front."""
    return either([_of(tokens, *each) for each in branches(tokens, start, end)])


def _of(tokens: list[Token], start: int, end: int) -> Opening:
    barred = _NONE.union(*(words for _, words, _ in _bars(tokens, start, end)))
    read = _through(tokens, start, end, frozenset({""}))
    parts = {part[:LONGEST] for part in read.parts | read.open}
    if "" in parts or len(read.done) + len(parts) > policy.OPENING_WORDS:
        return ANY._replace(barred=barred)
    return Opening(read.done, tuple(sorted(parts)), barred)


def settled(tokens: list[Token], start: int, end: int) -> frozenset[int]:
    """Where a stretch bars words and nothing else, which an opening says as well."""
    return frozenset(at for at, _, alone in _bars(tokens, start, end) if alone)


def _bars(tokens: list[Token], start: int, end: int) -> Iterator[tuple[int, frozenset[str], bool]]:
    """Yield what must not follow the front of a stretch: where, its words, and if it is all."""
    at = start + (start < end and tokens[start].text == "^")
    while at < end and tokens[at].text.startswith("(?!"):
        one = tokens[at]
        if one.partner == at:
            listed = one.text[3:-1].split("|")
            said = frozenset(each[:-2] for each in listed if _WORD.fullmatch(each))
            yield at, said, len(said) == len(listed)
        else:
            said, alone = _NONE, True
            for begin, last in branches(tokens, at + 1, one.partner):
                ends = begin < last and tokens[last - 1].text == "\\b"
                words, whole = _whole(tokens, begin, last - 1) if ends else (_NONE, False)
                said, alone = said | words, alone and whole
            yield at, said, alone
        at = one.partner + 1


def _whole(tokens: list[Token], start: int, end: int) -> tuple[frozenset[str], bool]:
    """The words that alternatives are, and whether each of them is one."""
    found, alone = _NONE, True
    for begin, last in branches(tokens, start, end):
        one = tokens[begin] if begin < last and not tokens[last - 1].many else None
        if one and last - begin == 1 and lists(one):
            found |= listed(one.text)
        elif one and last - begin == 1 and one.text.isascii() and one.text.isalpha():
            found |= {one.text}
        elif one and one.text == "(?:" and one.partner == last - 1:
            words, whole = _whole(tokens, begin + 1, last - 1)
            found, alone = found | words, alone and whole
        else:
            alone = False
    return found, alone


class _Read(NamedTuple):
    """Words that were read to their end, beginnings of words, and such as what follows goes on."""

    done: frozenset[str]
    parts: frozenset[str]
    open: frozenset[str]


def _through(tokens: list[Token], start: int, end: int, begun: frozenset[str]) -> _Read:
    """What a sequence makes of what was begun before it."""
    done, parts = set[str](), set[str]()
    at = start
    while at < end and begun:
        one = tokens[at]
        if one.text == "(?=" and begun == {""}:
            ahead = _any(tokens, at + 1, one.partner, begun)
            if "" not in ahead.parts | ahead.open:  # what is ahead is all there can be
                return _Read(ahead.done, ahead.parts | ahead.open, _NONE)
        elif one.text == "\\b":
            done |= begun - {""}
            begun &= {""}
        elif one.text != "^" and not one.text.startswith(("(?!", "(?=", "(?<!", "(?<=")):
            read = _one(tokens, at, begun)
            done |= read.done
            parts |= read.parts
            begun = read.open
        at = (one.partner if one.text[0] == "(" else at) + 1
    return _Read(frozenset(done), frozenset(parts), begun)


def _any(tokens: list[Token], start: int, end: int, begun: frozenset[str]) -> _Read:
    """What alternatives make of it."""
    read = [_through(tokens, *each, begun) for each in branches(tokens, start, end)]
    return _Read(*(_NONE.union(*each) for each in zip(*read, strict=True)))


def _one(tokens: list[Token], at: int, begun: frozenset[str]) -> _Read:
    """What one token, or the group that it opens, makes of it."""
    one = tokens[at]
    many = tokens[one.partner].many if one.text[0] == "(" else one.many
    if edges(one.text) or one.text in ("\\W", "\\d"):  # a digit ends a word of letters
        read = _Read(begun, _NONE, _NONE)
    elif lists(one):
        words = listed(one.text)
        read = _Read(_NONE, _NONE, frozenset(part + word for part in begun for word in words))
    elif one.text[0] == "(":
        read = _any(tokens, at + 1, one.partner, begun)
    elif one.text.isascii() and one.text.isalpha():
        read = _Read(_NONE, _NONE, frozenset(part + one.text for part in begun))
    else:
        return _Read(_NONE, begun, _NONE)
    if many not in ("", "?", "??"):  # what is begun in it may go on with it once more
        read = _Read(read.done, read.parts | read.open, _NONE)
    return read._replace(open=read.open | begun) if missing(many) else read
