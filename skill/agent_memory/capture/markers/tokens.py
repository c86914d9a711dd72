"""The pieces of a pattern as they are read: letters in a row, lists of words, groups, marks."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

# Letters in a row are one token, and so is a long list of words: all verbs make half of a table.
# So is a list that must not follow. In a word of a list letters may be missing.
_LISTED = r"[a-z]+(?:\?[a-z]+)*\??"
_TOKEN = re.compile(
    rf"([^\W\d_]+(?![*+?{{])|\(\?(?::(?:{_LISTED}\|)+{_LISTED}|<?!(?:[a-z '|]|\\b)+)\)"
    r"|\\.|\[\^?\]?(?:\\.|[^\]\\])*\]"
    r"|\((?:\?(?:P<\w+>|<?[=!]|:))?|[)|]|[^\\\[()|])((?:[*+?]|\{\d*,?\d*\})\??)?",
    re.DOTALL,
)
# Some words in a row among other alternatives, which are put together as a list of their own.
_AMONG = re.compile(rf"(?:(?<=\(\?:)|(?<=[^\\]\|))((?:{_LISTED}\|){{3,}}{_LISTED})\|")
_PLAIN = re.compile(r"\[[^\^\w\\-][^\w\\-]*\]")  # a class of characters that are no letters
_EDGE = frozenset({"^", "$", "\\b"})


class Token(NamedTuple):
    """A piece of a pattern that is read as one."""

    text: str
    many: str  # its quantifier
    partner: int  # where the group that it opens closes


def cut(source: str) -> list[Token]:
    """The tokens of a pattern."""
    found = _spelled_out(_TOKEN.findall(_AMONG.sub(r"(?:\1)|", source)))
    partners = [0] * len(found)
    opened: list[int] = []
    for at, (text, _) in enumerate(found):
        if text == ")":
            partners[opened.pop()] = at
        elif text[0] == "(":
            if text[-1] == ")":
                partners[at] = at
            else:
                opened.append(at)
    return [
        Token(text, many, partner) for (text, many), partner in zip(found, partners, strict=True)
    ]


def joined(tokens: list[Token]) -> str:
    """The source of some tokens."""
    return "".join([one.text + one.many for one in tokens])


def branches(tokens: list[Token], start: int, end: int) -> list[tuple[int, int]]:
    """The alternatives of a stretch of tokens, each from where to where."""
    found, at, begun = [], start, start
    while at < end:
        if tokens[at].text[0] == "(":
            at = tokens[at].partner
        elif tokens[at].text == "|":
            found.append((begun, at))
            begun = at + 1
        at += 1
    return [*found, (begun, end)]


def lists(one: Token) -> bool:
    """Whether a token is a list of words."""
    return one.text[-1] == ")" and one.text.startswith("(?:")


@cache  # one list of verbs stands in every second pattern
def listed(text: str) -> frozenset[str]:
    """The words of a list of words."""
    spelled = text[3:-1].replace("?", "\0").split("|")
    return frozenset[str]().union(*map(variants, spelled))


@cache  # of a few tokens
def edges(text: str) -> bool:
    """Whether a token, where it is there, is no letter, or stands where none can go on."""
    if text in _EDGE:
        return True
    if text[0] == "\\":
        return text[1] in "sd" or not text[1].isalnum()
    if text[0] == "[":
        return bool(_PLAIN.fullmatch(text))
    return text not in (".", "|", ")") and text[0] != "(" and not text.isalpha()


@cache
def missing(many: str) -> bool:
    """Whether a quantifier lets a token be missing."""
    return many.startswith(("*", "?", "{0", "{,"))


def _spelled_out(found: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The same with words whose ends are listed as lists of whole words: `fail(?:s|ed)`."""
    spelled: list[tuple[str, str]] = []
    at = 0
    while at < len(found):
        text, many = found[at]
        ends, after = _ends(found, at + 1)
        if ends and not many and text.isascii() and text.isalpha():
            spelled.append((f"(?:{'|'.join([text + end for end in ends])})", ""))
            at = after
        else:
            spelled.append(found[at])
            at += 1
    return spelled


def _ends(found: list[tuple[str, str]], at: int) -> tuple[list[str], int]:
    """The ends of words that are listed at a token, if any, and where the list ends."""
    text, many = found[at] if at < len(found) else ("", "")
    if text == "(?:" and found[at + 1][0].isalpha() and found[at + 2 : at + 3] == [(")", "?")]:
        text, many, at = f"(?:{found[at + 1][0]})", "?" + found[at + 1][1], at + 2
    if not text.startswith("(?:") or text[-1] != ")" or many not in ("", "?"):
        return [], at
    return text[3:-1].split("|") + [""] * (many == "?"), at + 1


def variants(word: str) -> frozenset[str]:
    """The words that a spelling stands for."""
    head, zero, rest = word.partition("\0")
    if not zero:
        return frozenset({word})
    return frozenset(one + end for one in (head, head[:-1]) for end in variants(rest))
