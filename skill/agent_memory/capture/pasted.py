"""Somebody else's words inside a typed message: by tag where there is one, else by shape.

What this finds is observed at most. What no shape shows (a prose paragraph out of a web page, a
one-line paste) counts as typed. A person's own list of rules is no document, however long it is.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture import captioned, credit, handed, quotation, shapes, signs, tags, written
from agent_memory.capture.attributed import attributed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence


class Span(NamedTuple):
    """A part of a message that was pasted, and what shows it."""

    start: int
    end: int
    name: str


class _Line(NamedTuple):
    start: int
    end: int
    text: str
    shape: shapes.Shape | None


def spans(text: str) -> tuple[Span, ...]:
    """The pasted parts of a message, in order and apart from each other."""
    tagged = (Span(*span, "tag") for span in tags.whole(text, "pasted_content"))
    blocks = (*tagged, *_fences(text))
    lines = _lines(text, blocks)
    shaped = (
        *blocks,
        *_runs(lines),
        *_printed(lines),
        *_hunks(lines),
        *_indented(lines),
        *(_numbered(lines) if len(lines) > 1 and ":" in text else ()),
        *(_commented(lines) if "*" in text else ()),
        *_document(lines),
        *(_mail(lines) if len(lines) > 1 else ()),
    )
    said = [handed.Said(line.start, line.end, line.text) for line in lines if line.text]
    # What shapes tell is told; the manner of the lines around it would take the person's with it.
    rest = () if shaped else _handed(said)
    beside = (
        *_attributed(lines),
        *_pointed(said),
        *(Span(*part, "quotation") for part in quotation.spans(text)),
    )
    return tuple(_apart((*shaped, *rest, *beside)))


# -- by mark -----------------------------------------------------------------------------------

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


# -- by the shape of lines ---------------------------------------------------------------------


def _lines(text: str, blocks: Iterable[Span]) -> list[_Line]:
    """The lines outside the marked blocks; inside them a line has nothing to say."""
    found, position = [], 0
    inside = deque(sorted(blocks))
    for line in text.split("\n"):
        start, position = position, position + len(line) + 1
        while inside and inside[0].end <= start:
            inside.popleft()
        if not inside or inside[0].start >= start + len(line):
            seen = shapes.seen(line)
            shape = shapes.shape(seen) if seen else None
            found.append(_Line(start, start + len(line), seen, shape))
    return found


def _runs(lines: Sequence[_Line]) -> Iterator[Span]:
    """Yield stretches of shaped lines, with what lies directly between them."""
    for run in _stretches(lines):
        shaped = [line for line in run if line.shape]
        if len(shaped) > 1 or any(line.shape and line.shape.alone for line in shaped):
            names = Counter(line.shape.name for line in shaped if line.shape)
            yield Span(run[0].start, run[-1].end, names.most_common(1)[0][0])


def _stretches(lines: Sequence[_Line]) -> Iterator[list[_Line]]:
    """Yield the lines from a shaped one to the last that still belongs to it."""
    run: list[_Line] = []
    gap: list[_Line] = []
    for line in lines:
        if line.shape or (run and _CONTINUED.match(line.text)):
            run += [*gap, line]
            gap = []
        elif run and _between(gap, line):
            gap.append(line)
        elif run:
            yield run
            run, gap = [], []
    if run:
        yield run


def _between(gap: Sequence[_Line], line: _Line) -> bool:
    """Whether a line without a shape may lie inside a stretch: not when a person speaks there.

    A sentence after a blank line is taken for the person's; glued to program output it is part of
    it, unless there are too many.
    """
    if len(gap) >= policy.PASTED_GAP:
        return False
    apart = any(not one.text for one in gap)
    return not (apart and _SENTENCE.match(line.text))


# What a program or an agent wraps, it indents.
_CONTINUED = re.compile(r"(?: {2,}|\t)\S")

# Three words in a row that begin at the margin, or a run of Chinese.
_SENTENCE = re.compile(r"[^\W\d_][\w'’,-]*(?: [\w'’\"`(@-][^ ]*){2}|.{0,20}[\u4e00-\u9fff]{4}")


_HUNK = re.compile(r"@@ -\d+(?:,(\d{1,6}))? \+\d+(?:,(\d{1,6}))? @@")


def _printed(lines: Sequence[_Line]) -> Iterator[Span]:
    """Yield what stands glued under a prompt with its command: two lines or more are its output.

    A message that begins with a prompt is a session up to the paragraph in which a person speaks.
    """
    if lines and lines[0].shape and lines[0].shape.name == "shell":
        yield Span(lines[0].start, _session(lines).end, "shell")
    for glued, group in groupby(lines, key=lambda line: bool(line.text)):
        found = list(group) if glued else []
        prompts = [at for at, one in enumerate(found) if one.shape and one.shape.name == "shell"]
        under = found[prompts[-1] + 1 :] if prompts else []
        while under and _CASUAL.match(under[-1].text):
            under.pop()
        if len(under) > 1:
            yield Span(found[prompts[0]].start, under[-1].end, "shell")


def _session(lines: Sequence[_Line]) -> _Line:
    """The last line of a session that stands at the top of a message."""
    last = lines[0]
    for before, line in pairwise(lines):
        if line.text and not before.text and _SPOKEN.match(line.text):
            break
        last = line if line.text and not _CASUAL.match(line.text) else last
    return last


# A line that a person types in passing, under what they pasted.
_CASUAL = re.compile(r"[a-z]+(?: |\W*$)")
_SPOKEN = re.compile(
    r"[a-z]|(?:I|I'm|I've|We|You|Please|Why|How|What|When|Can|Could|Should|Is|Are|Do|Does|Don't|Never"
    r"|Always|No|Ok|So|But|Now|From|Use|Make|It|This|That|Let's)\b|[\u3400-\u9fff]"
)


def _hunks(lines: Sequence[_Line]) -> Iterator[Span]:
    """Yield the hunks of a diff: below its header, as many lines as that announces."""
    start = old = new = 0
    for line in lines:
        side = line.text[:1] or " "  # an editor takes the blank off an empty line
        if header := _HUNK.match(line.text):
            start = line.start
            old, new = (int(count or 1) for count in header.groups())
        elif max(old, new) > 0 and side in " +-\\":
            old -= side in " -"
            new -= side in " +"
            yield Span(start, line.end, "diff")
        else:
            old = new = 0


def _indented(lines: Sequence[_Line]) -> Iterator[Span]:
    """Yield stretches in which every line is indented, as a terminal's copied text is."""
    for indented, group in groupby(
        lines, key=lambda line: bool(_CONTINUED.match(line.text)) or not line.text
    ):
        found = list(group)
        full = [line for line in found if line.text]
        if indented and len(full) >= policy.INDENTED_LINES:
            yield Span(full[0].start, full[-1].end, "terminal")


_VIEWED = re.compile(r"\s{0,8}(\d{1,6}):(?: |$)(.*)")
_STAR = re.compile(r"\s*(?:/\*|\*(?!\*))")


def _numbered(lines: Sequence[_Line]) -> Iterator[Span]:
    """Yield lines with the numbers that they have in a file: they go up by one.

    A person's own list begins with a small number, and no item of it is empty.
    """
    run: list[tuple[_Line, int, bool]] = []
    for line in (*lines, None):
        found = _VIEWED.match(line.text) if line else None
        if line and found and (not run or int(found[1]) == run[-1][1] + 1):
            run.append((line, int(found[1]), not found[2].strip()))
            continue
        if len(run) > 1 and (run[0][1] >= policy.VIEWED_FROM or any(empty for *_, empty in run)):
            yield Span(run[0][0].start, run[-1][0].end, "viewer")
        run = [(line, int(found[1]), not found[2].strip())] if line and found else []


def _commented(lines: Sequence[_Line]) -> Iterator[Span]:
    """Yield a comment of stars, in which one line at least is no item of a list."""
    for starred, group in groupby(lines, key=lambda line: bool(_STAR.match(line.text))):
        found = list(group)
        if starred and any(line.shape and line.shape.name == "comment" for line in found):
            yield Span(found[0].start, found[-1].end, "comment")


def _document(lines: Sequence[_Line]) -> Iterator[Span]:
    """Yield a long structured text, from its first sign to the end of the message."""
    full = [line for line in lines if line.text]
    size = sum(line.end - line.start for line in full)
    if size < policy.PASTED_SIZE or len(full) < policy.PASTED_LINES:
        return
    told = [line for line in full if signs.sign(line.text)]
    if len(told) >= policy.PASTED_SIGNS:
        yield Span(told[0].start, lines[-1].end, "document")


def _mail(lines: Sequence[_Line]) -> Iterator[Span]:
    """Yield a mail, from two header lines in a row to the end of the message."""
    for headers, group in groupby(lines, key=lambda line: _signed(line, "mail")):
        found = list(group)
        if headers and len(found) > 1:
            yield Span(found[0].start, lines[-1].end, "mail")
            return


def _handed(said: Sequence[handed.Said]) -> Iterator[Span]:
    """Yield what a person hands over with a line of their own."""
    for start, end, name in handed.over(said):
        yield Span(start, end, name)


def _attributed(lines: Sequence[_Line]) -> Iterator[Span]:
    """Yield each line that names its source."""
    for line in lines:
        if line.text and attributed(line.text):
            yield Span(line.start, line.end, "attributed")


def _pointed(said: Sequence[handed.Said]) -> Iterator[Span]:
    """Yield what a line beside it says to be a text, a copy, or somebody's words."""
    for start, end in written.material(said):
        yield Span(start, end, "material")
    if len(said) > 1:
        yield from (Span(*part, "handed") for part in captioned.under(said))
        yield from (Span(*part, "credited") for part in credit.above(said))


def _signed(line: _Line, name: str) -> bool:
    sign = signs.sign(line.text)
    return sign is not None and sign.name == name


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
