"""Keys that a line break, an inline tag or code that joins strings cuts in two."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact import cues, opaque, spare, vendor
from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_RUN = r"[A-Za-z0-9_+/=.~-]{3,4000}"
_BREAK = (
    r"(?:[ \t]{0,4}\\?\r?\n[ \t>|]{0,12}"
    r"|<\/?(?:b|i|u|s|em|strong|code|span|mark|wbr|br|a|font|small|kbd|tt|del|ins|sub|sup)\b[^<>\n]{0,60}>"
    r"|&(?:shy|zwnj|\#8203|\#173);"
    r"|[\"'`][ \t]{0,4}[+.]?[ \t]{0,4}\\?\n?[ \t]{0,12}[+.]?[ \t]{0,4}[\"'`])"
)
_CHAIN = re.compile(
    rf"(?<![A-Za-z0-9_+/=.~-]){_RUN}(?:(?:{_BREAK}){{1,2}}{_RUN}){{1,60}}", re.IGNORECASE
)
_PIECE = re.compile(_RUN)
_GAP = re.compile(_BREAK, re.IGNORECASE)
_HINT = re.compile(r"\n|<|&(?:shy|zwnj|#)|[\"'`][ \t]{0,4}[+.]?[ \t]{0,4}[\"'`]")
_LEAST, _NEAR = 8, 12  # characters of a part, and from a word to the first
_WORDY = 0.4  # share of a piece that reads as words; a key's have less


def find(text: str) -> Iterator[Finding]:
    """Every vendor's key that is one when what cuts it is left out."""
    if not _HINT.search(text):
        return
    for chain in _CHAIN.finditer(text):
        pieces = list(_pieces(chain))
        whole = "".join(text[start:end] for start, end in pieces)
        if _announced(text, chain, pieces, whole):
            yield Finding(pieces[0][0], pieces[-1][1], "key")
        for key in vendor.find(whole):
            parts = list(_parts(text, pieces, key, whole))
            if len(parts) > 1:
                yield Finding(parts[0][0], parts[-1][1], key.kind)


def _announced(
    text: str, chain: re.Match[str], pieces: Sequence[tuple[int, int]], whole: str
) -> bool:
    """Whether what is cut in two is a key by the word right before it."""
    parts = [text[start:end] for start, end in pieces]
    if min(map(len, parts)) < _LEAST or not (opaque.opaque(whole) and all(map(_random, parts))):
        return False
    announcing = cues.select(cues.find(text), frozenset({"key", "password"}))
    return announcing.before(chain.start(), _NEAR) is not None and not any(
        spare.hash_like(part) or spare.machine_id(part) for part in parts
    )


def _pieces(chain: re.Match[str]) -> Iterator[tuple[int, int]]:
    """The runs of a chain, between what breaks it."""
    position = chain.start()
    while run := _PIECE.match(chain.string, position, chain.end()):
        yield run.span()
        position = run.end()
        while gap := _GAP.match(chain.string, position, chain.end()):
            position = gap.end()


def _parts(
    text: str, pieces: Sequence[tuple[int, int]], key: Finding, whole: str
) -> Iterator[tuple[int, int]]:
    """The parts of a key in the text; it ends before a word that it is a key without."""
    passed = 0
    for start, end in pieces:
        first, last = max(key.start - passed, 0), min(key.end - passed, end - start)
        if first < last:
            continues = passed > key.start and not _random(text[start : start + last])
            if continues and any(one.start == key.start for one in vendor.find(whole[:passed])):
                return
            yield start + first, start + last
        passed += end - start


def _random(piece: str) -> bool:
    """Whether the rest of a key may look like that: it has digits, or capitals in its middle."""
    mixed = any(map(str.isdigit, piece)) or not (piece[1:].islower() or piece.isupper())
    return mixed and opaque.wordy(piece) < _WORDY
