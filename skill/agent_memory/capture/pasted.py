"""Somebody else's words inside a typed message, and where the order of looking for them stands.

What was pasted shows in one of four ways, looked for in this order: by a mark around it, by the
shape of its lines (`stretches`), by the manner of the lines around it where no shape told
(`handed`, `correspondence`), and by what a line says: of its own source (`attributed`), of what
stands under it (`captioned`) or over it (`credit`), of what is to be written (`written`), of a
quotation.

What this finds is observed at most. What nothing shows (a prose paragraph out of a web page, a
one-line paste) counts as typed. A person's own list of rules is no document, however long it is.
"""

from __future__ import annotations

import re
from collections import deque
from typing import TYPE_CHECKING

from agent_memory.capture import (
    captioned,
    credit,
    handed,
    quotation,
    shapes,
    stretches,
    tags,
    written,
)
from agent_memory.capture.attributed import attributed
from agent_memory.capture.span import Line, Span

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence


def spans(text: str) -> tuple[Span, ...]:
    """The pasted parts of a message, in order and apart from each other."""
    blocks = _blocks(text)
    lines = _lines(text, blocks)
    full = [line for line in lines if line.text]
    found = [*blocks, *stretches.of(lines)]
    # What shapes tell is told; the manner of the lines around it would take the person's with it.
    if not found and len(full) > 1:
        found += handed.over(full)
    found += _told(full)
    found += [Span(*part, "quotation") for part in quotation.spans(text)]
    return tuple(_apart(found)) if found else ()


# -- by mark -----------------------------------------------------------------------------------


def _blocks(text: str) -> list[Span]:
    """What stands in the client's own tag, or in a fence."""
    found: list[Span] = []
    if "<" in text:
        found += [Span(*span, "tag") for span in tags.whole(text, "pasted_content")]
    if "```" in text or "~~~" in text or '"""' in text or "'''" in text:
        found += _fences(text)
    return found


_FENCE = re.compile(r"^[ \t]{0,8}(?:[-*>]\s)?(`{3,}|~{3,}|\"{3}|'{3})[^`\n]*$", re.MULTILINE)


def _fences(text: str) -> Iterator[Span]:
    """Yield fenced blocks; one that is never closed runs to the end."""
    opened: re.Match[str] | None = None
    for mark in _FENCE.finditer(text):
        if opened is None:
            opened = mark
        elif mark[1].startswith(opened[1]):
            yield Span(opened.start(), mark.end(), "fence")
            opened = None
    if opened is not None:
        yield Span(opened.start(), len(text), "fence")


def _lines(text: str, blocks: Sequence[Span]) -> list[Line]:
    """The lines outside the marked blocks; inside them a line has nothing to say."""
    found, position = [], 0
    if not blocks:
        for line in text.split("\n"):
            found.append(_line(line, position))
            position += len(line) + 1
        return found
    inside = deque(sorted(blocks))
    for line in text.split("\n"):
        start, position = position, position + len(line) + 1
        while inside and inside[0].end <= start:
            inside.popleft()
        if not inside or inside[0].start >= start + len(line):
            found.append(_line(line, start))
    return found


def _line(typed: str, start: int) -> Line:
    """A line as it is seen, and its shape."""
    seen = shapes.seen(typed)
    return Line(start, start + len(typed), seen, shapes.shape(seen) if seen else None)


# -- by what a line says -----------------------------------------------------------------------


def _told(lines: Sequence[Line]) -> list[Span]:
    """What a line says to be somebody's words, a copy, or material: itself or those by it."""
    found = [Span(line.start, line.end, "attributed") for line in lines if attributed(line.text)]
    found += [Span(*part, "material") for part in written.material(lines)]
    if len(lines) > 1:
        found += [Span(*part, "handed") for part in captioned.under(lines)]
        found += [Span(*part, "credited") for part in credit.above(lines)]
    return found


def _apart(found: Iterable[Span]) -> Iterator[Span]:
    """Yield the spans in order, those that overlap as one under the first one's name."""
    held: Span | None = None
    for span in sorted(found):
        if held and span.start < held.end:
            held = held._replace(end=max(held.end, span.end))
        else:
            if held:
                yield held
            held = span
    if held:
        yield held
