"""Which words a pattern cannot match without: of a set of words, one stands in every match.

Words are looked up twenty times faster than a pattern is tried, and a language's patterns grow in
number all the time. Where the reading of a pattern is unsure it needs nothing, so that it is tried.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture.markers import words
from agent_memory.capture.markers.tokens import (
    Token,
    branches,
    cut,
    edges,
    joined,
    listed,
    lists,
    missing,
    variants,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

ANYTHING: frozenset[str] = frozenset()
# What is no word and yet is looked for as one: marks, and a sign for any digit.
MARKS = frozenset(',:;/\\@#()`=<>&%+"!?')
DIGIT = "0"


class _Read(NamedTuple):
    """What is known of a sequence: words it needs, and whether its ends are no letters."""

    needs: frozenset[str]
    opens: bool
    closes: bool
    also: frozenset[str] = ANYTHING  # another set of words, of which it needs one, too


_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_WORD = re.compile(r"(?<= )(?:[^\W\d_]\0?)+(?= )")  # a letter before a zero may be missing
_ON = frozenset({"*", "+", "{1,}", "{2,}", "{3,}", "{4,}", "{5,}", "{6,}"})  # to any length
_UNSURE = re.compile("~+ ")
_GROUPS = frozenset({"(", "(?:"})
_SEEN = frozenset({"(?=", "(?<="})
# How often a clause has a word that any clause may have, against one that tells something.
_COMMON = {
    **dict.fromkeys(words("the to a i you it is in and of for that this"), 20),
    **dict.fromkeys(words("we on be not with are have do can if as so but all my at or from"), 8),
    **dict.fromkeys(words("was by an me no just like need want use should now when what our"), 4),
    **dict.fromkeys(words("don t s they there has will would only one also any please make"), 4),
    **dict.fromkeys((*MARKS, DIGIT), 4),
}


class Alternative(NamedTuple):
    """One of the outermost alternatives of a pattern, and where it stands in it."""

    source: str
    place: tuple[list[Token], int, int]


def divided(source: str) -> list[Alternative]:
    """The outermost alternatives of a pattern."""
    tokens = cut(source)
    return list(_outermost(tokens, 0, len(tokens)))


def needed(tokens: list[Token], start: int, end: int) -> tuple[frozenset[str], frozenset[str]]:
    """Two sets of words, each with one that stands in whatever a stretch of a pattern matches.

    Either may be empty, which says nothing.
    """
    read = _all(tokens, start, end, before=False, after=False)
    return _telling(read.needs), _telling(read.also)


def _outermost(tokens: list[Token], first: int, last: int) -> Iterator[Alternative]:
    """Yield alternatives, each bare of a group that only holds it together."""
    for start, end in branches(tokens, first, last):
        opening = tokens[start] if start < end else None
        if (
            opening
            and opening.text == "(?:"
            and opening.partner == end - 1
            and not tokens[end - 1].many
        ):
            yield from _outermost(tokens, start + 1, end - 1)
        else:
            yield Alternative(eased(tokens, start, end), (tokens, start, end))


def _telling(found: frozenset[str]) -> frozenset[str]:
    """Words that are worth looking for, or none."""
    return found if _cost(found) <= policy.NEEDED_WORDS else ANYTHING


def eased(
    tokens: list[Token], start: int, end: int, *, settled: frozenset[int] = frozenset()
) -> str:
    """An alternative that matches the same clauses with less trying.

    What only says "not with this word anywhere" is asked last, and what may begin with anything
    begins at the front. What must not follow the front is left out where that is settled.
    """
    if start < end and tokens[start].text == "." and tokens[start].many in _ON:
        return "^" + joined(tokens[start:end])
    if start == end or tokens[start].text != "^":
        return joined(tokens[start:end])
    kept, last = "", ""
    at = start + 1
    while at < end and tokens[at].text.startswith("(?!"):
        after = tokens[at].partner + 1
        text = "" if at in settled else joined(tokens[at:after])
        if after > at + 1 and tokens[at + 1].text == "." and tokens[at + 1].many:
            last += text
        else:
            kept += text
        at = after
    rest = kept + joined(tokens[at:end])
    return f"^(?={rest}){last}" if last else f"^{rest}"


def _any(tokens: list[Token], start: int, end: int, *, before: bool, after: bool) -> _Read:
    """What alternatives need: one of what each needs, or nothing where one needs nothing."""
    found, opens, closes = set[str](), True, True
    unsure = False
    for first, last in branches(tokens, start, end):
        if first + 1 == last and tokens[first].text.isalpha() and not tokens[first].many:
            found.add(tokens[first].text)  # as most alternatives are
            opens = closes = False
            unsure = unsure or not (before and after)
        else:
            read = _all(tokens, first, last, before=before, after=after)
            found |= read.needs
            opens, closes = opens and read.opens, closes and read.closes
            unsure = unsure or not read.needs
    return _Read(ANYTHING if unsure else frozenset(found), opens, closes)


def _all(tokens: list[Token], start: int, end: int, *, before: bool, after: bool) -> _Read:
    """What a sequence needs most tellingly, of all that it needs.

    The run spells it: a letter for itself, a blank for what is no letter, a question mark for what
    may be one, a tilde for what is no letter if the next is none, a zero after a letter that may be
    missing.
    """
    run = " " if before else "?"
    groups = []
    at = start
    while at < end:
        one = tokens[at]
        if one.text[0] != "(":
            run += _spelled(one, run[-1])
            if not missing(one.many):
                groups.append(_marks(one.text))
        elif lists(one) or one.text in _GROUPS or one.text.startswith("(?P<"):
            many = tokens[one.partner].many
            apart = not many and _apart(tokens, one.partner + 1, end, after=after)
            within = {"before": run[-1] == " ", "after": apart}
            inner = (
                _listed(one, **within)
                if lists(one)
                else _any(tokens, at + 1, one.partner, **within)
            )
            if not missing(many):
                groups.append(inner.needs)
            run += _around(inner, run[-1], many)
            at = one.partner
        else:  # what only looks ahead or back takes no character, and what it sees stands there
            if one.text in _SEEN:
                before_it = run[-1] == " " and one.text == "(?="
                groups.append(
                    _any(tokens, at + 1, one.partner, before=before_it, after=False).needs
                )
            at = one.partner
        at += 1
    spelled = run + (" " if after else "?")
    if "~" in spelled:
        spelled = _UNSURE.sub(" ", spelled).replace("~", "?")
    words = [variants(word) for word in _WORD.findall(spelled)]
    # A word all of whose letters may be missing is not needed.
    known = sorted((one for one in (*words, *groups) if one and "" not in one), key=_cost)
    best, also = (*known, ANYTHING, ANYTHING)[:2]
    return _Read(best, run[1:2] == " ", len(run) > 1 and run[-1] == " ", also)


@cache
def _marks(text: str) -> frozenset[str]:
    """The marks of which a token is one, if it can be nothing else."""
    said = text[1:] if text[0] == "\\" else text
    if text == "\\d":
        return frozenset({DIGIT})
    if said in MARKS:
        return frozenset({said})
    inside = _ESCAPED.sub(r"\1", text[1:-1])
    known = text[0] == "[" and bool(inside) and all(one in MARKS for one in inside)
    return frozenset(inside) if known else ANYTHING


def _spelled(one: Token, before: str) -> str:
    """What one token adds to a run."""
    if edges(one.text):
        return "" if missing(one.many) and before == " " else "?" if missing(one.many) else " "
    if not one.text.isalpha():
        return "?"
    if one.many == "?":
        return one.text + "\0"
    return "?" if missing(one.many) else one.text + ("?" if one.many else "")


def _listed(one: Token, *, before: bool, after: bool) -> _Read:
    """What a list of words needs, where they stand by themselves."""
    found = listed(one.text) if before and after else ANYTHING
    return _Read(found, opens=False, closes=False)


def _apart(tokens: list[Token], start: int, end: int, *, after: bool) -> bool:
    """Whether there surely is no letter where a stretch begins, or none `after` it if it is empty.

    What may be missing says so only together with what follows it.
    """
    at = start
    while at < end:
        one = tokens[at]
        last = one.partner if one.text[0] == "(" else at
        if one.text in _GROUPS or one.text.startswith("(?P<"):
            inner = branches(tokens, at + 1, last)
            if not all(_apart(tokens, *each, after=False) for each in inner):
                return False
        elif one.text[0] == "(" and not lists(one):  # what only looks ahead or back
            at = last + 1
            continue
        elif not edges(one.text):
            return False
        if not missing(tokens[last].many):
            return True
        at = last + 1
    return after


def _around(inner: _Read, before: str, many: str) -> str:
    """What a group adds to a run."""
    if not missing(many):
        return (" " if inner.opens else "?") + (" " if inner.closes else "?")
    if inner.closes and before == " ":
        return ""
    return "~" if inner.opens else "?"


@lru_cache(maxsize=4096)  # one list of verbs stands in every second pattern
def _cost(found: frozenset[str]) -> int:
    """How often one of these words is met."""
    return sum(_COMMON.get(word, 1) for word in found)
