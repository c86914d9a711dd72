"""Secrets of many lines: private keys in every armour, truncated pastes too, and seed phrases."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact.finding import Finding
from agent_memory.capture.redact.proof import Proven
from agent_memory.capture.redact.view import HOLE

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = frozenset({"private-key", "seed-phrase", "credentials"})

_GAP = r"""(?:\s|\\[nrt]|\\$|["'>|+,])"""
_BODY = re.compile(
    rf"""(?:{_GAP}+(?:[A-Z][A-Za-z-]{{1,30}}:[ ][^\n\\]{{1,120}}|[A-Za-z0-9+/=]{{16,}}))*
        (?:{_GAP}+(?=[A-Za-z]{{0,14}}[0-9+/=])[A-Za-z0-9+/]{{1,15}}={{0,2}}(?=\s|\\|["'-]|\Z))?""",
    re.VERBOSE,
)
_BEGIN = re.compile(
    r"-----BEGIN [^\n-]{0,60}(?:PRIVATE KEY|STATIC KEY|Static key)[^\n-]{0,20}-----"
)
_END = re.compile(r"-----END [^\n-]{0,60}(?:PRIVATE KEY|STATIC KEY|Static key)[^\n-]{0,20}-----")
_PUTTY = re.compile(r"Private-Lines: ?\d+")
_RUN = re.compile(r"[A-Za-z0-9+/=]{16,}")
_ARMOUR = 16_384  # characters; an RSA key of 8192 bits has 6,400
_SMALLEST = 32  # characters of body; less is a mention, not a key

# A field of such a file with a value that is none of documentation's.
_CREDENTIAL = re.compile(
    r""""(client_secret|refresh_token|private_key|private_key_id|access_token|secret_access_key)"
    \s{0,3}:\s{0,3}"(?![<$.{*]|YOUR|your|x{3}|\s{0,3}")[^"\n]{6}""",
    re.VERBOSE,
)
_FILE = 6_000  # characters on either side; a service account's file has 2,400

_SEED = re.compile(
    r"(?:seed|mnemonic|recovery|backup|secret|wallet|metamask|trezor|bip-?39)"
    r"[ -]?(?:recovery )?(?:phrase|words?|seed)?"
    r"\b|助记词|мнемоник|сид-?фраз",
    re.IGNORECASE,
)
_PHRASE = 600  # characters of a window; 24 words of eight letters with their numbers have 300
_REACH = 80  # characters: "... for the wallet is:"
_WORD = re.compile(r"[a-z]+")
_WORDS = re.compile(
    r"(?<![a-z])(?:(?:\d{1,2}[.):]?\s?)?[a-z]{3,8}(?:[ ,;\n]{1,3}|(?![a-z]))){12,48}"
)
# None of these is in the usual list of 2,048 seed words; in a sentence one of them is never far.
_NEVER_SEED = (
    "the and for are not must should never from into was has been its after does our please"
)
_PROSE = frozenset(_NEVER_SEED.split())


PROVEN: tuple[Proven, ...] = (
    Proven(
        _SEED, ("the wallet's words", "seed phrase", "助记词"), ("seedlings grow", "the walleted")
    ),
)


def find(text: str) -> Iterator[Finding]:
    """Every private key, credentials file and seed phrase in a text."""
    if '_secret"' in text or '_token"' in text or '_key"' in text:
        yield from _files(text)
    if "-----" in text:
        yield from _armoured(text)
        yield from _beheaded(text)
    for mark in _PUTTY.finditer(text):
        body = _BODY.match(text, mark.end())
        if body and len(body[0]) >= _SMALLEST:
            yield Finding(mark.end(), body.end(), "private-key")
    yield from _seeds(text)


def _files(text: str) -> Iterator[Finding]:
    """Objects that name a client and its secret: a service account's file, pasted whole."""
    done = 0
    for name in _CREDENTIAL.finditer(text):
        if name.start() < done:
            continue
        start = text.rfind("{", max(0, name.start() - _FILE), name.start())
        end = text.find("}", name.end(), name.end() + _FILE)
        names = {one[1] for one in _CREDENTIAL.finditer(text, max(start, 0), max(end, 0))}
        if start >= 0 and end >= 0 and len(names) > 1:
            done = end
            yield Finding(start, end + 1, "credentials")


def _armoured(text: str) -> Iterator[Finding]:
    begins = list(_BEGIN.finditer(text))
    limits = [*(begin.start() for begin in begins[1:]), len(text)][: len(begins)]
    for begin, limit in zip(begins, limits, strict=True):
        end = _END.search(text, begin.end(), min(limit, begin.end() + _ARMOUR))
        body = _BODY.match(text, begin.end(), begin.end() + _ARMOUR)
        stop = max(end.start() if end else 0, body.end() if body else 0)
        if _weighty(text[begin.end() : stop]):
            yield Finding(begin.start(), max(stop, end.end() if end else 0), "private-key")


def _beheaded(text: str) -> Iterator[Finding]:
    """Bodies whose first lines were cut off: read back from the closing line."""
    lowest = 0
    for end in _END.finditer(text):
        start = end.start()
        for run in reversed(list(_RUN.finditer(text, max(lowest, start - _ARMOUR), start))):
            if text[run.end() : start].strip(" \t\r\n\\nr>|\"'+,"):
                break
            start = run.start()
        if _weighty(text[start : end.start()]):
            yield Finding(start, end.end(), "private-key")
        lowest = end.end()


def _weighty(body: str) -> bool:
    return sum(len(run) for run in _RUN.findall(body)) >= _SMALLEST


def _seeds(text: str) -> Iterator[Finding]:
    cues = [cue.end() for cue in _SEED.finditer(text)]
    for cue, following in itertools.pairwise([*cues, len(text) + _REACH]):
        # Of words that crowd together only the last one can stand before a phrase.
        words = _WORDS.search(text, cue, cue + _PHRASE) if following - cue > _REACH // 2 else None
        near = (
            words is not None
            and words.start() - cue < _REACH
            and HOLE not in text[cue : words.start()]
        )
        if words and near and not _PROSE.intersection(_WORD.findall(words[0])):
            yield Finding(words.start(), words.start() + len(words[0].rstrip()), "seed-phrase")
