"""Passwords that a sentence tells, by everything that speaks for and against it together.

A value that could be one (`worth`), the words for a credential near it and how near, what stands
right before and behind it, and the signs of its sentence (`tells`) each weigh something
(`weights`). From a bar on the value is cut out, and from a lower one its clause is suspect.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.capture.redact import cues, entrance, tells, weights, worth
from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from agent_memory.capture.redact.cues import Cue
    from agent_memory.capture.redact.tells import Tell

KINDS = frozenset({"password"})

_AHEAD, _BEHIND = 160, 80  # characters from a word on to its value, and back to one it follows
_SIDE = 64  # characters of what stands right beside a value
_SHORT = 32  # ... that most rows look at
_MANY = 500  # values; of more, those that stand among the same words are weighed once
_OPENING = re.compile(r"(?:[\"'`“«‘「]|<\w{1,10}>){1,2}$")
_COUNT = re.compile(r"\w+")
# Words between, and what that is called; of the word for a password it is told apart more finely.
_GAPS = ((3, "near"), (10, "off"), (99, "far"))
_FINE = ((0, "beside"), (1, "close"), (3, "near"), (6, "about"), (10, "off"), (99, "far"))
_BREAKS = 2  # sentences that may end between a word and its value
_CUES = {"password": "password", "key": "key", "code": "code", "pin": "code", "pair": "login"}
_WAYS = (
    ("login", entrance.IN),
    ("asks", tells.ASKS),
    ("opened", tells.OPENED),
    ("user", tells.USER),
    ("system", tells.SYSTEM),
)
# By the first of these a value is taken for a password, and by the first six at all.
_ORDER = ("password", "code", "login", "opened", "asks", "key", "user", "system")
_SPEAK = frozenset(_ORDER[:6])
# A word for what is the password's, so near that the value is that one's.
_APART = frozenset(
    f"password {side} {gap}, not it"
    for side in ("before", "behind")
    for gap in ("beside", "close", "near")
)
_HANDED = "password before close, not it"  # the word between is the one that hands it over: type X
_CLOSE = frozenset(  # where a word for a code has to stand by digits
    (
        *("password before beside", "password before close", "password before near"),
        *("code before near", "code behind near"),
    )
)
_LIKE = {"strong": "surely"} | dict.fromkeys(("usual", "leet", "joined", "spelt"), "likely")


class Told(NamedTuple):
    """A value, where it stands, the names of all that weighs, and whether it may be cut out."""

    start: int
    end: int
    names: tuple[str, ...]
    firm: bool  # a password or a way in is spoken of, and not what is only its

    @property
    def score(self) -> float:
        """What all of it weighs together."""
        return sum(weights.WEIGHTS.get(name, 0.0) for name in self.names)


class _Nouns(NamedTuple):
    """Where the words of one class start and end, and which of them are of something else."""

    starts: list[int]
    ends: list[int]
    others: frozenset[int]


def find(text: str, found: Sequence[Cue]) -> Iterator[Finding]:
    """Every value that a sentence tells as a password."""
    for told in values(text, found):
        if told.firm and told.score >= weights.TOLD:
            yield Finding(told.start, told.end, "password")


def suspects(text: str) -> Iterator[tuple[int, int]]:
    """Values of which nearly enough says that they are told, or enough that something else is."""
    for told in values(text, cues.find(text)):
        other = weights.BESIDE if _APART.isdisjoint(told.names) else weights.TOLD
        if told.score >= (weights.MAYBE if told.firm else other):
            yield told.start, told.end


@lru_cache(maxsize=2)
def values(text: str, found: Sequence[Cue]) -> tuple[Told, ...]:
    """Every value that could be a password, near a word for a credential, machine or account."""
    could = [
        (start, end, kind)
        for start, end, token in worth.tokens(text)
        if (kind := worth.kind(token))
    ]
    nouns = _nouns(text, found) if could else {}
    if not nouns:
        return ()
    starts = [start for start, _, _ in could]
    if len(could) > _MANY:
        return tuple(one for one in _alike(text, nouns, starts, could) if one)
    told = (_told(text, nouns, starts, one) for one in could)
    return tuple(one for one in told if one)


def _alike(
    text: str, nouns: dict[str, _Nouns], starts: list[int], could: list[tuple[int, int, str]]
) -> Iterator[Told | None]:
    """The values of a text that says the same over and over, each kind of place weighed once."""
    seen: dict[str, Told | None] = {}
    for start, end, kind in could:
        place = text[max(0, start - _AHEAD) : end + _AHEAD]
        if place not in seen:
            seen[place] = _told(text, nouns, starts, (start, end, kind))
        one = seen[place]
        yield one and one._replace(start=start, end=end)


def _nouns(text: str, found: Iterable[Cue]) -> dict[str, _Nouns]:
    """The words of each class."""
    spans: dict[str, list[tuple[int, int]]] = {}
    others: dict[str, set[int]] = {}
    for cue in found:
        if name := _CUES.get(cue.announces):
            spans.setdefault(name, []).append((cue.start, cue.end))
            if name in {"password", "key"} and cues.about(text, cue):
                others.setdefault(name, set()).update((cue.start, cue.end))
    for name, pattern in _WAYS:
        if name not in _SPEAK and not spans:
            break  # nothing is spoken of that a password opens
        if more := [match.span() for match in pattern.finditer(text)]:
            spans.setdefault(name, []).extend(more)
    return {
        name: _Nouns(
            sorted(start for start, _ in row),
            sorted(end for _, end in row),
            frozenset(others.get(name, ())),
        )
        for name, row in sorted(spans.items())
    }


def _told(
    text: str, nouns: dict[str, _Nouns], starts: list[int], one: tuple[int, int, str]
) -> Told | None:
    """One value and all that weighs; nothing where no word is near, or digits only count."""
    start, end, kind = one
    near = list(_near(text, nouns, starts, start, end))
    if not near:
        return None
    lead = ("." if start > _SIDE else "") + text[max(0, start - _SIDE) : start]
    left = _first(tells.LEFT, _OPENING.sub("", lead))
    if kind == "digits" and _counts(text, start, end, near, left):
        return None
    if left == "hand" and _HANDED in near:
        near.remove(_HANDED)
    classes = {name.partition(" ")[0] for name in near}
    by = next(noun for noun in _ORDER if noun in classes)
    names = ["", f"is {kind}", f"{_LIKE.get(kind, 'hardly')} by {by}", *near]
    names += [f"has {mark}" for mark in worth.marks(text[start:end])]
    names += [f"left {left}", f"right {_first(tells.RIGHT, text[end : end + _SIDE])}"]
    if _OPENING.search(lead):
        names.append("quoted")
    if kind == "strong" and "password behind beside" in near:
        names.append("before its word")
    if by not in {"password", "code"} and "has tail" in names:
        names.append("a release")
    sentence = _sentence(text, start, end)
    names += [f"sign {sign.name}" for sign in tells.SIGNS if sign.pattern.search(sentence)]
    apart = kind != "strong" and not _APART.isdisjoint(near)
    return Told(start, end, tuple(names), firm=not (_SPEAK.isdisjoint(classes) or apart))


def _counts(text: str, start: int, end: int, near: list[str], left: str) -> bool:
    """Whether digits are a number of something, and no code that is told."""
    changed = left == "changed" and "code before off" in near
    told = changed or not _CLOSE.isdisjoint(near)
    return not told or text[start - 1 : start] == "#" or tells.UNIT.match(text, end) is not None


def _near(
    text: str, nouns: dict[str, _Nouns], starts: list[int], start: int, end: int
) -> Iterator[str]:
    """How near the next word of each class stands before a value, and behind it."""
    for name, row in nouns.items():
        at = bisect_right(row.ends, start) - 1
        if at >= 0 and row.ends[at] >= start - _AHEAD:
            word = row.ends[at]
            gaps = list(_gap(name, "before", text[word:start], other=word in row.others))
            second = bisect_left(starts, word) < bisect_left(starts, start)
            if gaps and second and name == "password":
                gaps = [] if gaps[0].endswith("apart") else [*gaps, "second"]
            yield from gaps
        at = bisect_left(row.starts, end)
        if at < len(row.starts) and row.starts[at] <= end + _BEHIND:
            word = row.starts[at]
            yield from _gap(name, "behind", text[end:word], other=word in row.others)


def _gap(noun: str, side: str, between: str, *, other: bool) -> Iterator[str]:
    """What the distance to a word is called, if not too many sentences end on the way."""
    breaks = len(cues.SENTENCE.findall(between))
    if breaks <= _BREAKS:
        count = len(_COUNT.findall(between))
        gaps = _FINE if noun == "password" else _GAPS
        gap = "apart" if breaks else next(gap for most, gap in gaps if count <= most)
        yield f"{noun} {side} {gap}"
        if other:
            yield f"{noun} {side} {gap}, not it"


def _sentence(text: str, start: int, end: int) -> str:
    """What stands before a value in its sentence, and behind it."""
    begun, until = max(0, start - _AHEAD), min(len(text), end + _AHEAD)
    for ended in cues.SENTENCE.finditer(text, begun, start):
        begun = ended.end()
    stop = cues.SENTENCE.search(text, end, until)
    return text[begun:start] + " " + text[end : stop.start() if stop else until]


def _first(rows: tuple[Tell, ...], side: str) -> str:
    """The name of the first row that fits what stands beside a value."""
    if rows is tells.RIGHT:
        return next((row.name for row in rows if row.pattern.match(side)), "word")
    short = side[-_SHORT:]
    return next(
        (row.name for row in rows if row.pattern.search(side if row.name in tells.LONG else short)),
        "word",
    )
