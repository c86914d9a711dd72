"""Secrets under one layer of percent, base64, hex or escape coding."""

from __future__ import annotations

import base64
import binascii
import html
import re
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import unquote

from agent_memory.capture.redact import assigned, broken, carriers, cues, vendor
from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = frozenset({"encoded"})

_RUN = re.compile(r"[^\s\"'<>]{3,4000}")
_ESCAPE = re.compile(r"(?:\\u00|\\x|&\#x)(?P<hex>[0-9A-Fa-f]{2});?|&\#(?P<decimal>\d{2,3});")
# One character, as a page, an address or a program writes it; and a word as numbers of letters.
_CODE = re.compile(
    r"%(?P<percent>[2-7][0-9A-Fa-f])|(?:\\u00|\\x|&\#x)(?P<hex>[2-7][0-9A-Fa-f]);?"
    r"|&\#(?P<decimal>\d{2,3});|&(?P<name>colon|equals|quot|amp|lpar|rpar|num|excl|dollar|commat);"
    r"|(?P<tag></?(?:b|i|u|s|em|strong|code|span|mark|wbr|a|font|small|kbd|tt|del|ins|sub|sup)\b[^<>\n]{0,60}>)"
    r"|(?<=\w)(?P<mark>\*\*|__|~~)(?=\w)"
    r"|(?<![\w.,-])(?P<numbers>(?:\d{2,3}(?:,[ ]?|[ ])){7,80}\d{2,3})(?![\w.])"
)
_HEX = re.compile(
    r"(?<![\w+/=-])(?:0x)?(?P<digits>(?:[0-9a-f]{2}){8,2000}|(?:[0-9A-F]{2}){8,2000})(?![\w+/=-])"
)
_BASE64 = re.compile(r"(?<![\w+/=-])[A-Za-z0-9+/_-]{20,4000}={0,2}(?![\w+/-])")
_NAME = 24  # characters before a value, where a part of its name may be coded
# What each of these codes holds: most texts hold none of it.
_MARKS = ("%", "\\u", "\\x", "&", "</", "<b", "<wbr", "<s", "<e", "<m", "**", "__", "~~")
_NUMBERS = re.compile(r"\d\d[, ] ?\d{2,3}[, ] ?\d{2,3}[, ]")
_NUMBER = re.compile(r"\d+")
_SENTENCE = 3  # words
_SAID = re.compile(r"[A-Za-z][a-z'’-]{0,14}[.,;:!?]?")
_PAIR = re.compile(r"[\w.@-]{1,60}:[\x21-\x7e]{3,200}")


def find(text: str) -> Iterator[Finding]:
    """Every run that holds a secret once it is decoded."""
    for start, end, plain in _plain(text):
        if _holds(plain):
            yield Finding(start, end, "encoded")
    yield from _beside(text)
    for run in _BASE64.finditer(text):
        decoded = _decoded(run[0])
        if decoded and (_holds(decoded) or _PAIR.fullmatch(decoded.strip())):
            yield Finding(run.start(), run.end(), "encoded")


def _beside(text: str) -> Iterator[Finding]:
    """Every secret by the words around it of which a part is coded: pass&colon; &#109;&#52;..."""
    if not (any([mark in text for mark in _MARKS]) or _NUMBERS.search(text)):  # noqa: C419 - faster
        return
    read = ((*code.span(), _letters(code)) for code in _CODE.finditer(text))
    codes = [(start, end, plain) for start, end, plain in read if plain is not None]
    if not codes:
        return
    seen, uncoded = _View.of(text, codes), [*_found(text), *broken.find(text)]
    for found in _found(seen.text):
        start, end = seen.starts[found.start], seen.ends[found.end - 1]
        known = any(one.start <= start and end <= one.end for one in uncoded)
        coded = any(seen.coded[max(0, found.start - _NAME) : found.end])
        if not known and (coded or end - start > found.end - found.start):
            yield Finding(start, end, "encoded")


class _View(NamedTuple):
    """A text with its codes read; where each of its characters stands, and whether it was coded."""

    text: str
    starts: list[int]
    ends: list[int]
    coded: list[bool]

    @classmethod
    def of(cls, text: str, codes: list[tuple[int, int, str]]) -> _View:
        """The view of a text with the codes that stand in it."""
        view, position = cls("", [], [], []), 0
        parts: list[str] = []
        for start, end, plain in [*codes, (len(text), len(text), "")]:
            kept = range(position, start)
            parts += [text[position:start], plain]
            view.starts.extend([*kept, *[start] * len(plain)])
            view.ends.extend([*(at + 1 for at in kept), *[end] * len(plain)])
            view.coded.extend([False] * len(kept) + [True] * len(plain))
            position = end
        return view._replace(text="".join(parts))


def _letters(code: re.Match[str]) -> str | None:
    """What a code stands for, if that is printable."""
    if code["tag"] or code["mark"]:
        return ""
    if code["name"]:
        return html.unescape(code[0])
    if numbers := code["numbers"]:
        plain = "".join(map(chr, map(int, _NUMBER.findall(numbers))))
        if not (any(map(str.isdigit, plain)) and any(map(str.isalpha, plain))):
            return None
    else:
        digits = code["percent"] or code["hex"]
        plain = chr(int(digits, 16) if digits else int(code["decimal"]))
    return plain if plain.isascii() and plain.isprintable() else None


def prose(run: str) -> bool:
    """Whether a run is a coded sentence: words, and gaps between them."""
    plain = _decoded(run) or ""
    words = plain.split()
    return len(words) >= _SENTENCE and all(map(_SAID.fullmatch, words)) and not _holds(plain)


def _plain(text: str) -> Iterator[tuple[int, int, str]]:
    """Every run that is coded some way a page or a program does it, and what it stands for."""
    if "%" in text or _ESCAPE.search(text):
        for run in _RUN.finditer(text):
            for plain in (unquote(run[0]), _ESCAPE.sub(_character, run[0])):
                if plain != run[0]:
                    yield *run.span(), plain
    for run in _HEX.finditer(text):
        plain = bytes.fromhex(run["digits"]).decode("ascii", "replace")
        if plain.isprintable():
            yield *run.span(), plain


def _holds(plain: str) -> bool:
    return any(True for _ in _found(plain))


def _found(plain: str) -> Iterator[Finding]:
    yield from vendor.find(plain)
    yield from carriers.find(plain)
    yield from assigned.find(plain, cues.find(plain))


def _character(code: re.Match[str]) -> str:
    return chr(int(code["hex"], 16) if code["hex"] else int(code["decimal"]))


def _decoded(run: str) -> str | None:
    padded = run.rstrip("=") + "=" * (-len(run.rstrip("=")) % 4)
    try:
        plain = base64.b64decode(padded, altchars=b"-_", validate=False).decode("ascii")
    except (binascii.Error, UnicodeDecodeError, ValueError):
        return None
    return plain if plain.strip().isprintable() else None
