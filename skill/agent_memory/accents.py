"""Latin letters without their accents, since people leave them out when they type."""

from __future__ import annotations

import unicodedata

_BLOCKS = (range(0xC0, 0x250), range(0x1E00, 0x1F00))


def _bare() -> dict[int, str]:
    """Every accented letter with the one under its accents."""
    letters = {at: unicodedata.normalize("NFD", chr(at))[0] for block in _BLOCKS for at in block}
    return {at: bare for at, bare in letters.items() if bare.isascii() and bare.isalpha()}


# The Vietnamese đ stays: without it "do not" and "use" are one word.
BARE: dict[int, str] = {**_bare(), ord("ø"): "o", ord("ł"): "l", ord("ё"): "е"}


def plain(text: str) -> str:
    """The text without accents, letter for letter."""
    return text if text.isascii() else text.translate(BARE)
