"""Passwords that a login's form gives away: as NAME with X; a name and below it X."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact import chosen, cues, words
from agent_memory.capture.redact.finding import Finding
from agent_memory.capture.redact.proof import Proven

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.capture.redact.cues import Cue, Cues

KINDS = frozenset({"password"})

_REACH = 60  # characters between the word for a login and its form
_AS = re.compile(
    r"""\b(?:as|als|como|comme|come|jako|som|olarak|tant\ que|под|як|как|to|user(?:name)?
    |account|login)\s
    (?:(?:is|ist|est|es|é|è|to|jest)\s)?(?P<name>[\w.@+-]{2,40}),?\s
    (?:with|using|and|mit|und|con|avec|et|com|e|met|en|z|i|med|och|og|с|и|з|ve|ile)
    \s["'`]?(?P<secret>[^\s"'`]{6,80})""",
    re.VERBOSE | re.IGNORECASE,
)
_BELOW = re.compile(
    r"^[ \t]{0,8}(?P<name>[\w.@+-]{2,60})[ \t]{0,4}\n[ \t]{0,8}(?P<secret>\S{6,80})[ \t]{0,4}$",
    re.MULTILINE,
)
_CREDS_BELOW = re.compile(
    r"""\b(?:creds?|credentials|login(?:\s(?:details|data))?)\b[^\n]{0,60}\n{1,2}
    [ \t]{0,8}[\w.@+-]{2,40}(?:\ [\w.@+-]{2,24}){0,2}[ \t]{0,4}\n
    [ \t]{0,8}(?P<secret>[A-Za-z]{3,20}[-_]?\d{2,6}[!?*$#]{0,2})[ \t]{0,4}$""",
    re.VERBOSE | re.IGNORECASE | re.MULTILINE,
)
_BOXES = re.compile(
    r"""\b(?:type|enter|put|fill|use)\s(?:in\s)?["'`]?\S{2,40}\s(?:in|into|as|for)\s(?:the\s)?
    (?:first|1st|upper|top|left|user(?:name)?|name|login)(?:\s(?:box|field|line|input|prompt|one))?,?\s
    (?:and|then|und)\s["'`]?(?P<secret>[^\s"'`]{6,80})["'`]?\s(?:in|into|as|for)\s(?:the\s)?
    (?:second|2nd|other|lower|bottom|right|next)(?!\s(?:column|row|cell|list|slot|sheet|tab|table|half|pass|run))\b""",
    re.VERBOSE | re.IGNORECASE,
)
_BOX = re.compile(r"box|popup|prompt|dialog|login|log\sin|field|form|auth", re.IGNORECASE)
_PROMPTED = re.compile(
    r"""\b(?:enter|type|paste|use|answer|say|give\sit|try|(?:auth|authenticate|log\sin|sign\sin|login)\swith)
    \s["'`]?(?P<secret>[^\s"'`]{6,80})["'`]?\s(?:when|if|once|whenever)\s[\w'’\ ]{0,30}
    \b(?:asks?|prompts?|prompted|wants|locks)\b""",
    re.VERBOSE | re.IGNORECASE,
)
_ASKS = re.compile(
    r"""\b(?:asks?|prompts?)\b[^.\n]{0,24}?\b(?:answer(?:\sis|['’]s)?|enter|type|give\sit|say|paste)\s
    ["'`]?(?P<secret>[^\s"'`]{6,80})""",
    re.VERBOSE | re.IGNORECASE,
)
# Shorthand: u: NAME, p: X.
_SHORT = re.compile(
    r"""(?<![\w-])u(?:sr|id)?\s?[:=]\s?\S{1,60}[\s,;/]{1,4}(?:p|pw|pwd)\s?[:=]\s?["'`]?(?P<secret>[^\s"'`]{4,80})""",
    re.VERBOSE | re.IGNORECASE,
)
_GAVE = re.compile(
    r"\b(?:gave|sent|assigned|mailed|handed)\s(?:me|us)\s[\"'`]?(?P<secret>[^\s\"'`]{6,80})",
    re.IGNORECASE,
)
_PROMPTS = re.compile(r"\b(?:ask|prompt|want|lock)", re.IGNORECASE)
_NOTHING = cues.select((), frozenset())
_INSERT = re.compile(
    r"\binto\s[^()\n]{1,80}\((?P<columns>[^()]{1,400})\)\s{0,4}values\s{0,4}\((?P<values>[^()]{1,800})",
    re.IGNORECASE,
)
_CELL = re.compile(r"(?:^|,)\s{0,4}(?:N?'(?P<quoted>[^'\n]{0,200})'|[^,']{1,200})")
_ROW = re.compile(r"^[ \t]{0,8}\|([^\n]{1,1000})\|[ \t]{0,4}$", re.MULTILINE)
_LATER = re.compile(
    r"(?:[,.!?]\s{1,3}which\s(?:is|was)\s|(?:[.!?]\s|\n)\s{0,3}(?:it['’]?s|it\sis|namely|here\sit\sis:?|here:|that\swould\sbe)\s)"
    r"[\"'`]?(?P<secret>[^\s\"'`]{6,80}?)[\"'`]?[.!]{0,2}(?=\s|\Z)",
    re.IGNORECASE,
)
_ASKED = 160  # characters between the word and a sentence that says no more than the value


PROVEN: tuple[Proven, ...] = (
    Proven(_AS, ("as clerk with <p1>", "als gast mit <p2>"), ("as clerk with me",)),
    Proven(
        _CREDS_BELOW,
        ("creds for the wiki\nclerk\nvelvet77",),
        ("credentials\nare kept\nin the vault",),
    ),
    Proven(
        _BOXES,
        ("enter clerk in the first box and <p1> in the second",),
        ("put a in the first column, then lantern in the second row",),
    ),
    Proven(_PROMPTED, ("enter <p1> when it asks",), ("enter it when it asks",)),
)


def find(text: str, found: Sequence[Cue]) -> Iterator[Finding]:
    """Every second half of a login that a form of words gives away."""
    passwords = cues.select(found, frozenset({"password"}))
    logins = cues.select(found, frozenset({"pair", "password"}))
    yield from (_secret(match) for match in _forms(text, logins, passwords))
    if "|" in text and passwords.cues:
        yield from _table(text, passwords)
    yield from _inserted(text)


def _forms(text: str, logins: Cues, passwords: Cues) -> Iterator[re.Match[str]]:
    """Every form of words that hands over a value which may be a password."""
    prompted = None if _PROMPTS.search(text) else _NOTHING
    boxes = None if _BOX.search(text) else _NOTHING
    for form, cued, reach, weight in (
        (_PROMPTED, prompted, 0, chosen.SAID),
        (_ASKS, prompted, 0, chosen.SAID),
        (_SHORT, None if ":" in text or "=" in text else _NOTHING, 0, chosen.SAID),
        (_BOXES, boxes, 0, chosen.SAID),
        (_CREDS_BELOW, logins, 0, chosen.SAID),
        (_AS, logins, _REACH, chosen.SAID),
        (_BELOW, logins, _REACH, chosen.ANYWHERE),
        (_LATER, passwords, _ASKED, chosen.SAID),
        (_GAVE, logins, _ASKED, chosen.ANYWHERE),
    ):
        if cued is None or cued.cues:
            for match in form.finditer(text):
                near = cued is None or not reach or cued.before(match.start(), reach)
                if near and chosen.weight(_core(match)) >= weight:
                    yield match


def _table(text: str, passwords: Cues) -> Iterator[Finding]:
    """The cells below a heading that announces a password."""
    column, end = -1, -1
    for row in _ROW.finditer(text):
        if row.start() > end + 1:
            column = -1
        end = row.end()
        position = row.start(1)
        for number, cell in enumerate(row[1].split("|")):
            cue = passwords.after(position, len(cell))
            if column < 0 and cue and cue.end <= position + len(cell):
                column = number
            elif number == column and chosen.weight(cell.strip(" `")) >= chosen.SAID:
                start = position + cell.index(cell.strip(" `"))
                yield Finding(start, start + len(cell.strip(" `")), "password")
            position += len(cell) + 1


def _inserted(text: str) -> Iterator[Finding]:
    """The values that a statement puts into a column for passwords."""
    for row in _INSERT.finditer(text):
        columns = [name.strip().strip('"`[]').lower() for name in row["columns"].split(",")]
        for column, cell in zip(columns, _CELL.finditer(row["values"]), strict=False):
            token = (cell["quoted"] or "").strip()
            if words.announced(column) == "password" and chosen.weight(token) >= chosen.SAID:
                start = row.start("values") + cell.start("quoted")
                yield Finding(start, start + len(token), "password")


def _core(match: re.Match[str]) -> str:
    return match["secret"].rstrip(".,;:)")


def _secret(match: re.Match[str]) -> Finding:
    start = match.start("secret")
    return Finding(start, start + len(_core(match)), "password")
