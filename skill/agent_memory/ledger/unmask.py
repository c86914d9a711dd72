"""A text without what hides its words from a pattern: marks, widths, joins, spacing."""

from __future__ import annotations

import re
import unicodedata

from agent_memory.ledger.lexicon.traditional import SCRIPT

_QUOTES = str.maketrans({"\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"', "`": None})
# Letters that no decomposition takes apart.
_PLAIN = str.maketrans({"đ": "d", "ı": "i", "ł": "l", "ø": "o", "ħ": "h", "ŧ": "t"})
_MARKS = re.compile("[\u0300-\u036f\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe2f]")
_SPELLED = re.compile(r"(?<![^\W_])[^\W\d_](?:([-._ *|/\u00b7])[^\W\d_])(?:\1[^\W\d_])+(?![^\W_])")
_INNER = re.compile(r"(?<=[^\W\d_])[*~\u00b7]+(?=[^\W\d_])")
_DEFANGED = re.compile(r"\s?[\[({]\s?(?:\.|dot)\s?[\])}]\s?")


def plain(text: str) -> str:
    """The text in small letters without accents, with what was spelled letter by letter joined."""
    if not text.isascii():
        text = _letters(text)
    said = text.casefold().replace("`", "").replace("hxxp", "http")
    if any(map(said.__contains__, "*~\u00b7")):
        said = _INNER.sub("", said)
    if any(map(said.__contains__, "[({")):
        said = _DEFANGED.sub(".", said)
    return _SPELLED.sub(_joined, said)


def _letters(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text)
    kept = "".join(
        char
        for char in _MARKS.sub("", apart)
        if char.isascii() or unicodedata.category(char) != "Cf"
    )
    whole = unicodedata.normalize("NFC", kept).casefold()
    return whole.translate(_QUOTES).translate(_PLAIN).translate(SCRIPT)


def _joined(found: re.Match[str]) -> str:
    return re.sub(r"[^\w]|_", "", found[0])
