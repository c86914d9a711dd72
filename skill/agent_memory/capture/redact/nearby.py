"""Tokens made by a machine: near a credential word, or so random that they need none."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact import cues, encoded, opaque, spare
from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.capture.redact.cues import Cue, Cues

KINDS = frozenset({"random"})

_BEFORE, _AFTER = 80, 48  # characters between a token and the word that makes it one
_CLOSE = 24  # ... and a weak word
_DIGEST = 48  # ... and the word for a digest
_TOKEN = re.compile(r"[A-Za-z0-9_+/=.~:%!@-]{12,4000}")
_PIECE = re.compile(r"[^=]+={0,2}")
_EDGE = ".,;:!?-_/~+@%"
# What only says which thing it is; a session's opens it, and a client's is half a login.
_ID = re.compile(
    r"""(?<!session[\ _.-])(?<!client[\ _.-])\b(?:[ug]u)?ids?["'`]?
    (?:\s(?:is|=)(?:\spublic)?)?[\s:=]{1,3}["'`(]?$""",
    re.VERBOSE | re.IGNORECASE,
)
_ASSIGNED = re.compile(r"""[=:]\s{0,3}["'`]?$""")
_UNBROKEN = 8  # characters; names in code have shorter parts
_ACCOUNT = re.compile(r"0x[0-9a-fA-F]{40}")  # on a chain, where everybody sees it
_HEX_KEYS = frozenset({32, 64})  # lengths of keys; the others are git's


def find(text: str, found: Sequence[Cue]) -> Iterator[Finding]:
    """Every token that looks random enough for the words around it."""
    tokens = list(_TOKEN.finditer(text))
    if not tokens:
        return
    strong = cues.select(found, frozenset({"password", "code", "key"}))
    weak = cues.select(found, frozenset({"pair", "pin", "hint"}))
    for token in tokens:
        for start, end in _pieces(token):
            if _secret(text, start, end, strong, weak):
                yield Finding(start, end, "random")


def suspects(text: str) -> Iterator[tuple[int, int]]:
    """Spans so random that they would be cut, but for a word before them that calls them an id."""
    for token in _TOKEN.finditer(text) if "id" in text.lower() else ():
        for start, end in _pieces(token):
            piece = text[start:end]
            if (
                opaque.solitary(piece)
                and not _harmless(piece)
                and _ID.search(text, max(0, start - _DIGEST), start)
            ):
                yield start, end


def _pieces(token: re.Match[str]) -> Iterator[tuple[int, int]]:
    """The parts of a run that may be a secret of their own: `name=value` has two."""
    for part in _PIECE.finditer(token[0]):
        body = part[0].rstrip(_EDGE)
        lead = len(body) - len(body.lstrip(_EDGE))
        if len(body) - lead >= opaque.SHORTEST:
            yield token.start() + part.start() + lead, token.start() + part.start() + len(body)


def _secret(text: str, start: int, end: int, strong: Cues, weak: Cues) -> bool:
    piece = text[start:end]
    if not (opaque.opaque(piece) or opaque.solitary(piece)):
        return False
    before = text[max(0, start - _DIGEST) : start]
    if spare.after_digest_word(before) or before.endswith(("://", "data:")) or _harmless(piece):
        return False
    if _announced(piece, start, end, strong):
        return True
    if _ID.search(before):
        return False
    return (
        (opaque.solitary(piece) and not encoded.prose(piece))
        or _hinted(piece, start, end, weak)
        or (_ASSIGNED.search(before) is not None and _keylike(piece))
    )


def _harmless(piece: str) -> bool:
    return (
        spare.reference(piece)
        or spare.machine_id(piece)
        or spare.term(piece)
        or spare.uuid(piece)
        or spare.pathlike(piece)
        or _ACCOUNT.fullmatch(piece) is not None
    )


def _announced(piece: str, start: int, end: int, strong: Cues) -> bool:
    """Whether a credential word stands within reach of a token, or in it."""
    hashed = spare.hash_like(piece) and len(piece) not in _HEX_KEYS
    if hashed or not opaque.opaque(piece) or opaque.unbroken(piece) < _UNBROKEN:
        return False
    return (
        strong.before(end, _BEFORE + end - start) is not None
        or strong.after(start, _AFTER + end - start) is not None
    )


def _hinted(piece: str, start: int, end: int, weak: Cues) -> bool:
    """Whether a weak word stands close to a dense token, not in it: an id says what it is of."""
    return (
        opaque.dense(piece)
        and not spare.hash_like(piece)
        and (weak.before(start, _CLOSE) is not None or weak.after(end, _CLOSE) is not None)
    )


def _keylike(piece: str) -> bool:
    """Whether a token is so dense that any name before a `=` makes it a key."""
    return (
        len(piece) >= opaque.ALONE
        and opaque.dense(piece)
        and opaque.solid(piece)
        and not spare.hash_like(piece)
    )
