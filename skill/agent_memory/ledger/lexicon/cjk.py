"""Chinese, Japanese and Korean as the field writes them: known words as the tokens they mean.

A run is cut at known words, longest first; a known word becomes the token that its
English counterpart has, so that verb, object and value are found as in English and a rule said in
two languages is one. What is left over becomes overlapping pairs of characters.
"""

from __future__ import annotations

import re

from agent_memory.ledger.lexicon.chinese import CHINESE
from agent_memory.ledger.lexicon.japanese import JAPANESE
from agent_memory.ledger.lexicon.korean import KOREAN
from agent_memory.ledger.lexicon.traditional import SCRIPT

__all__ = ["MEANING", "SCRIPT", "words"]

MEANING = {
    word.translate(SCRIPT): token
    for table in (KOREAN, JAPANESE, CHINESE)
    for token, words in table.items()
    for word in words.split()
}


def _lengths() -> dict[str, tuple[int, ...]]:
    """The lengths that words of each beginning have, the longest first."""
    found: dict[str, set[int]] = {}
    for word in MEANING:
        found.setdefault(word[0], set()).add(len(word))
    return {start: tuple(sorted(lengths, reverse=True)) for start, lengths in found.items()}


_LENGTHS = _lengths()


def words(run: str) -> list[tuple[str, str]]:
    """The known words of a run with what each means, and the pairs of characters between them."""
    found: list[tuple[str, str]] = []
    at = since = 0
    while at < len(run):
        counted = at == since and (not at or found[-1][1].isdigit())
        word, meanings = _known(run, at, counted=counted)
        if word:
            found += _pairs(run[since:at])
            several = len(meanings) > 1
            found += [(part.lstrip("->") if several else word, part) for part in meanings]
            since = at + len(word)
        at += len(word) or 1
    return found + _pairs(run[since:])


def _known(run: str, at: int, *, counted: bool) -> tuple[str, tuple[str, ...]]:
    """The longest known word or number that starts here, and what it means."""
    number = _NUMBER.match(run, at) if run[at] in _DIGITS else None
    for length in _LENGTHS.get(run[at], ()):
        word = run[at : at + length]
        # A Korean particle is one only where the run ends.
        inside = length == 1 and word >= "가" and at + 1 < len(run)
        shorter = number and length <= number.end() - at
        loose = word in _UNITS and not counted
        if word in MEANING and not (inside or shorter or loose):
            return word, tuple(MEANING[word].split()) or ("",)
    if number:
        return number.group(), (_value(number.group()),)
    return "", ()


_UNITS = frozenset("行秒天字")  # only where they are counted
_DIGITS = {
    **{digit: value for value, digit in enumerate("零一二三四五六七八九")},
    "两": 2,
    "十": 10,
    "百": 100,
    "千": 1000,
}
# A number is one before what is counted; "一" alone is mostly an article.
_NUMBER = re.compile(
    r"(?:[二两三四五六七八九]|[一二三四五六七八九]?[十百千][零一二三四五六七八九十百千]*)"
    r"(?=[个行秒次条位件种步天分小毫字遍年月级层页句段章空人份倍])"
)


def _value(said: str) -> str:
    """A number of Chinese digits in figures."""
    total = digit = 0
    for one in said:
        value = _DIGITS[one]
        if value >= _DIGITS["十"]:
            total, digit = total + max(digit, 1) * value, 0
        else:
            digit = value
    return str(total + digit)


def _pairs(rest: str) -> list[tuple[str, str]]:
    return [(rest[at : at + 2],) * 2 for at in range(max(min(1, len(rest)), len(rest) - 1))]
