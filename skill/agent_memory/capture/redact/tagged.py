"""Secrets that a markup tag holds behind the word for one: `pw: <kbd>X</kbd>`, cells of a row."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact import bare, cues, usual
from agent_memory.capture.redact.finding import Finding
from agent_memory.capture.redact.proof import Proven

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.capture.redact.cues import Cue

KINDS = frozenset({"password", "key"})

_REACH = 80  # characters of tags and signs between the word and its value
_HELD = re.compile(
    r"<([a-z][a-z0-9]{0,10})(?:\s[^<>\n]{0,60})?>(?P<secret>[^\s<>]{6,200})</\1>", re.IGNORECASE
)
# Tags, signs and a word that ties are all that may stand between.
_BETWEEN = re.compile(
    r"(?:</?[a-z][^<>\n]{0,60}>|[\s:=|>-]|\b(?:is|was|ist|est|es)\b){0,12}", re.IGNORECASE
)

PROVEN: tuple[Proven, ...] = (
    Proven(_HELD, ("<kbd><p2></kbd>", '<td class="v"><w20></td>'), ("<td>pnpm</td>", "<a>b c</a>")),
)


def find(text: str, found: Sequence[Cue]) -> Iterator[Finding]:
    """Every value that is all of a tag's content, with no other word between it and its own."""
    if "</" not in text:
        return
    announcing = cues.select(found, frozenset({"password", "key"}))
    for held in _HELD.finditer(text):
        cue = announcing.before(held.start(), _REACH)
        if cue is None or not _BETWEEN.fullmatch(text, cue.end, held.start()):
            continue
        if bare.telling(held["secret"]) or usual.personal(held["secret"]):
            yield Finding(
                *held.span("secret"), "password" if cue.announces == "password" else "key"
            )
