"""Secrets under one layer of percent, base64, hex or escape coding."""

from __future__ import annotations

import base64
import binascii
import re
from typing import TYPE_CHECKING
from urllib.parse import unquote

from agent_memory.capture.redact import assigned, carriers, cues, vendor
from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = frozenset({"encoded"})

_RUN = re.compile(r"[^\s\"'<>]{3,4000}")
_ESCAPE = re.compile(r"(?:\\u00|\\x|&\#x)(?P<hex>[0-9A-Fa-f]{2});?|&\#(?P<decimal>\d{2,3});")
_HEX = re.compile(
    r"(?<![\w+/=-])(?:0x)?(?P<digits>(?:[0-9a-f]{2}){8,2000}|(?:[0-9A-F]{2}){8,2000})(?![\w+/=-])"
)
_BASE64 = re.compile(r"(?<![\w+/=-])[A-Za-z0-9+/_-]{20,4000}={0,2}(?![\w+/-])")
_SENTENCE = 3  # words
_SAID = re.compile(r"[A-Za-z][a-z'’-]{0,14}[.,;:!?]?")
_PAIR = re.compile(r"[\w.@-]{1,60}:[\x21-\x7e]{3,200}")


def find(text: str) -> Iterator[Finding]:
    """Every run that holds a secret once it is decoded."""
    for start, end, plain in _plain(text):
        if _holds(plain):
            yield Finding(start, end, "encoded")
    for run in _BASE64.finditer(text):
        decoded = _decoded(run[0])
        if decoded and (_holds(decoded) or _PAIR.fullmatch(decoded.strip())):
            yield Finding(run.start(), run.end(), "encoded")


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
    rooms = (vendor.find(plain), carriers.find(plain), assigned.find(plain, cues.find(plain)))
    return any(True for room in rooms for _ in room)


def _character(code: re.Match[str]) -> str:
    return chr(int(code["hex"], 16) if code["hex"] else int(code["decimal"]))


def _decoded(run: str) -> str | None:
    padded = run.rstrip("=") + "=" * (-len(run.rstrip("=")) % 4)
    try:
        plain = base64.b64decode(padded, altchars=b"-_", validate=False).decode("ascii")
    except (binascii.Error, UnicodeDecodeError, ValueError):
        return None
    return plain if plain.strip().isprintable() else None
