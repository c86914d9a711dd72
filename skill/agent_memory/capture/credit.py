"""Text that a line under it gives a source: an author's name, an address, "Source: ..."."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.manner import WRITTEN_OUT
from agent_memory.capture.markers.language import folded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.capture.span import Line

_AUTHOR = re.compile(
    r"\s*[\u2014\u2013\u2015]\s?[A-Z][\w.'\u2019-]+"
    r"(?:(?: (?:[A-Z][\w.'\u2019-]*|of|de|von|van|da))+(?:, .{2,60})?|, .{2,60})\s*$"
)
_SOURCE = re.compile(
    r"\s*\(?(?:[Ss]ource|Quelle|Fuente|Fonte|\u51fa\u5904|\u6765\u6e90)\s?[:\uff1a]\s?\S.{1,100}$"
)
_ADDRESS = re.compile(r"\s*<?(https?://\S{4,300}?)>?\s*$")
_ENDED = re.compile(r"[.!?\u3002\uff01][)\"'\u201d]?\s*$")
# A text that speaks of what stands under it, or of who types, is the person's.
_POINTS = re.compile(
    r"\b(?:this|these|here|it|them|see|below|following|link\w*|page|site|url|api|endpoint|docs?|repo|"
    r"library|lib|package|tool|guide|article|template|example|design|figma|i|i'm|i'd|my|we|our|"
    r"please|you|your)\b"
)
_WORD = re.compile(r"[a-z0-9]{4,}")


def above(lines: Sequence[Line]) -> Iterator[tuple[int, int]]:
    """Yield the written paragraph directly over a line that names where it is from."""
    begin = 0  # below the line before that names one
    for at, line in enumerate(lines):
        address = _ADDRESS.match(line.text)
        author = _AUTHOR.match(line.text)
        if not address and not author and not _SOURCE.match(line.text):
            continue
        first = at
        room = 2 if author else 1  # an author may stand apart from what they wrote
        while first > begin and lines[first].start - lines[first - 1].end <= (
            1 if first < at else room
        ):
            first -= 1
        begin = at + 1
        part = lines[first:at]
        if part and _written(part) and not (address and _about(part, address[1])):
            yield part[0].start, line.end


def _written(part: Sequence[Line]) -> bool:
    """Whether every line begins and ends as written ones do."""
    return all(WRITTEN_OUT.match(one.text) and _ENDED.search(one.text) for one in part)


def _about(part: Sequence[Line], address: str) -> bool:
    """Whether lines speak of an address under them: then it is what they are about."""
    said = folded(" ".join(one.text for one in part))
    named = {word for word in _WORD.findall(address.lower()) if word not in _COMMON}
    return bool(_POINTS.search(said)) or any(word in said for word in named)


_COMMON = frozenset({"http", "https", "html"})
