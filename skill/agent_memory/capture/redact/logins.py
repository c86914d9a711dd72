"""Passwords that a login's form gives away: as NAME with X; a name and below it X; key in 1234."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact import chosen, cues
from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from agent_memory.capture.redact.cues import Cue

KINDS = frozenset({"password", "code"})

_REACH = 60  # characters between the word for a login and its form
_AS = re.compile(
    r"""\b(?:as|als|como|comme|come|jako|som|olarak|tant\ que|под|як|как|to)\s
    (?P<name>[\w.@+-]{2,40}),?\s
    (?:with|using|and|mit|und|con|avec|et|com|e|met|en|z|i|med|och|og|с|и|з|ve|ile)
    \s["'`]?(?P<secret>[^\s"'`]{6,80})""",
    re.VERBOSE | re.IGNORECASE,
)
_BELOW = re.compile(
    r"^[ \t]{0,8}(?P<name>[\w.@+-]{2,60})[ \t]{0,4}\n[ \t]{0,8}(?P<secret>\S{6,80})[ \t]{0,4}$",
    re.MULTILINE,
)
_KEYED = re.compile(
    r"""\b(?:passcode|pin|keypad|lock\s?screen|screen\slock|door|gate|alarm|safe|intercom|combination)\b
    [^.;\n]{0,80}?\b(?:enter|type|key\sin|punch\sin|dial|press|tap\sin)\s(?P<secret>\d{4,10})
    (?!\w|[.,]\d|\s?(?:px|ms|s|%|times|items|rows|sec|min))""",
    re.VERBOSE | re.IGNORECASE,
)
_DIGITS = re.compile(r"\d{4}")
_LATER = re.compile(
    r"(?:[.!?]\s|\n)\s{0,3}(?:it['’]?s|it\sis|here\sit\sis:?|here:|that\swould\sbe)\s"
    r"[\"'`]?(?P<secret>[^\s\"'`]{6,80}?)[\"'`]?[.!]{0,2}(?=\s|\Z)",
    re.IGNORECASE,
)
_ASKED = 160  # characters between the word and a sentence that says no more than the value


def find(text: str, found: Iterable[Cue]) -> Iterator[Finding]:
    """Every second half of a login, and every code that is to be typed."""
    logins = cues.select(found, frozenset({"pair", "password"}))
    passwords = cues.select(found, frozenset({"password"}))
    if _DIGITS.search(text):
        yield from (Finding(*keyed.span("secret"), "code") for keyed in _KEYED.finditer(text))
    if not logins.cues:
        return
    for form, weight in ((_AS, chosen.SAID), (_BELOW, chosen.ANYWHERE)):
        for match in form.finditer(text):
            if logins.before(match.start("name"), _REACH) and _chosen(match) >= weight:
                yield _secret(match)
    for match in _LATER.finditer(text) if passwords.cues else ():
        if passwords.before(match.start(), _ASKED) and _chosen(match) >= chosen.SAID:
            yield _secret(match)


def _chosen(match: re.Match[str]) -> int:
    return chosen.weight(match["secret"].rstrip(".,;:)"))


def _secret(match: re.Match[str]) -> Finding:
    start = match.start("secret")
    return Finding(start, start + len(match["secret"].rstrip(".,;:)")), "password")
