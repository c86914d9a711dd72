"""Secrets under one layer of percent or base64 coding."""

from __future__ import annotations

import base64
import binascii
import re
from typing import TYPE_CHECKING
from urllib.parse import unquote

from agent_memory.capture.redact import carriers, vendor
from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = frozenset({"encoded"})

_PERCENT = re.compile(r"[^\s\"'<>]{0,2000}%[0-9A-Fa-f]{2}[^\s\"'<>]{0,2000}")
_BASE64 = re.compile(r"(?<![\w+/=-])[A-Za-z0-9+/_-]{20,4000}={0,2}(?![\w+/-])")
_PAIR = re.compile(r"[\w.@-]{1,60}:[\x21-\x7e]{3,200}")


def find(text: str) -> Iterator[Finding]:
    """Every run that holds a secret once it is decoded."""
    if "%" in text:
        for run in _PERCENT.finditer(text):
            plain = unquote(run[0])
            if plain != run[0] and _holds(plain):
                yield Finding(run.start(), run.end(), "encoded")
    for run in _BASE64.finditer(text):
        decoded = _decoded(run[0])
        if decoded and (_holds(decoded) or _PAIR.fullmatch(decoded.strip())):
            yield Finding(run.start(), run.end(), "encoded")


def _holds(plain: str) -> bool:
    return any(True for _ in vendor.find(plain)) or any(True for _ in carriers.find(plain))


def _decoded(run: str) -> str | None:
    padded = run.rstrip("=") + "=" * (-len(run.rstrip("=")) % 4)
    try:
        plain = base64.b64decode(padded, altchars=b"-_", validate=False).decode("ascii")
    except (binascii.Error, UnicodeDecodeError, ValueError):
        return None
    return plain if plain.strip().isprintable() else None
