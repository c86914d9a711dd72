"""The lines of a typed message: own voice, list item, heading, or none of the person's words.

Code, logs, traces, diffs and quotations are told by the shape of a single line, because people
paste them without any mark; `shapes` knows them, and here a line with few letters is one as well.
A heading is carried to the lines that it stands over.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from agent_memory import policy
from agent_memory.capture import shapes
from agent_memory.capture.markers.language import TABLES

if TYPE_CHECKING:
    from collections.abc import Sequence

LineKind = Literal["prose", "item", "heading", "foreign"]
Shape = Literal["plain", "brief", "long", "document", "log"]


class Line(NamedTuple):
    """A line that is not blank, from its first word on, and the heading of rules over it."""

    start: int
    end: int
    kind: LineKind
    heading: str


_FENCE = re.compile(r"\s*(?:```|~~~)")
_BULLET = re.compile(
    r"\s*(?:[-*\u2022\u00b7\u2013+]\s+|\(?\d{1,2}[.)\u3001:](?!\d)\s*|\(?[a-z]\)\s+"
    r"|[\u2460-\u2469]\s*|\(\d\)\s*|\[[ x]\]\s+)+"
)
_HEADING = re.compile(
    r"\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$|\u3010.+\u3011\s*$|[=\u2550\u2501-]{3,})"
)
_EMPHASIS = re.compile(r"[*_`#\s]+")
_WORDY = re.compile(r"[^\W\d_]|\s")
_WORDY_BYTES = b"abcdefghijklmnopqrstuvwxyz \t\n\r\f\v\x1c\x1d\x1e\x1f"  # of plain ASCII


def lines(text: str, folded: str) -> list[Line]:
    """The lines of a message with what each is, headings carried to what they stand over."""
    found: list[Line] = []
    at, fenced, over, apart = 0, False, "", False
    fences = "```" in folded or "~~~" in folded
    for whole in text.splitlines(keepends=True):
        start, at = at, at + len(whole)
        typed = whole.rstrip()
        line = folded[start : start + len(typed)]
        if not typed:
            apart = True
        elif fences and _FENCE.match(line):
            fenced = not fenced
        else:
            kind, bullet, introduces = _FOREIGN if fenced else _seen(line, typed)
            if kind == "heading" or introduces:
                over = _standing(line)
                kind, bullet, introduces = _OVER if over else (kind, bullet, introduces)
            elif kind == "prose" and apart:
                over = ""
            apart = False
            speaks = kind == "prose" or kind == "item"  # noqa: PLR1714 - of every line
            found.append(Line(start + bullet, start + len(line), kind, over if speaks else ""))
    return found


def shape(length: int, found: Sequence[Line]) -> Shape:
    """What sort of text a message is: a long structured one was rarely typed as it stands."""
    if length > policy.LOG_LENGTH:
        foreign = sum(line.end - line.start for line in found if line.kind == "foreign")
        if foreign > length / 2:
            return "log"
    if length <= policy.LONG_LENGTH:
        return "plain"
    kinds = [line.kind for line in found]
    structured = (
        kinds.count("heading") >= policy.DOCUMENT_HEADINGS
        or kinds.count("item") >= policy.DOCUMENT_ITEMS
        or (length > policy.DOCUMENT_LENGTH and len(kinds) > policy.DOCUMENT_LINES)
    )
    return "document" if structured else "long"


class _Seen(NamedTuple):
    """What a line is by itself."""

    kind: LineKind
    bullet: int  # its length
    introduces: bool  # what follows


_FOREIGN = _Seen("foreign", 0, introduces=False)
_OVER = _Seen("heading", 0, introduces=True)
_PROSE = _Seen("prose", 0, introduces=False)


@lru_cache(maxsize=policy.LINES_CACHE)
def _seen(line: str, typed: str) -> _Seen:
    """What one line is, seen once for all the times that it was typed."""
    if shapes.spoken(typed) and not _scant(line):
        return _PROSE  # it begins with no bullet and ends with no colon
    kind = _kind(line, typed)
    introduces = kind != "foreign" and _introduces(line)
    return _Seen(kind, _bullet(line, kind), introduces=introduces)


def _kind(line: str, typed: str) -> LineKind:
    """What one line is by its own shape."""
    if _HEADING.match(line):
        return "heading"
    if shapes.speechless(shapes.seen(typed)):
        return "foreign"
    if _scant(line):
        return "foreign"
    return "item" if _BULLET.match(line) else "prose"


def _scant(line: str) -> bool:
    """Whether a line has few letters and blanks for its length."""
    return len(line) > policy.WORDY_LENGTH and _wordy(line) < policy.WORDY_SHARE * len(line)


def _wordy(line: str) -> int:
    """How many characters of a folded line are letters or blanks."""
    if line.isascii():
        return len(line) - len(line.encode("ascii").translate(None, _WORDY_BYTES))
    return len(_WORDY.findall(line))


def _bullet(line: str, kind: LineKind) -> int:
    """How many characters stand before an item's first word."""
    mark = _BULLET.match(line) if kind == "item" else None
    return mark.end() if mark else 0


def _introduces(line: str) -> bool:
    """Whether a line says no more than what follows under it."""
    bare = line.rstrip("*_ ")
    return bare.endswith(":") and len(bare) <= policy.HEADING_LENGTH


def _standing(line: str) -> str:
    """The words of a heading that stands over rules, or nothing."""
    words = _EMPHASIS.sub(" ", _BULLET.sub("", line, count=1)).strip()
    return words if any(table.heading.search(words) for table in TABLES) else ""
