"""Stretches of lines that nobody typed: of a program, a viewer, a terminal, a page, a mail.

No single line shows them but several together: shaped lines with what lies between, what stands
under a prompt, as many lines as a diff announces, a long text with the signs of a document.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby, pairwise
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture import signs
from agent_memory.capture.span import Line, Span

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def of(lines: Sequence[Line]) -> Iterator[Span]:
    """Yield the stretches of a message, which may overlap; a page or a mail goes on to its end."""
    if any(line.shape for line in lines):  # without one there is none of these
        yield from _runs(lines)
        yield from _printed(lines)
        yield from _hunks(lines)
        yield from _commented(lines)
    if len(lines) >= policy.INDENTED_LINES:
        yield from _indented(lines)
    if len(lines) > 1:
        yield from _numbered(lines)
        yield from _document(lines)
        yield from _mail(lines)


# -- of a program ------------------------------------------------------------------------------


def _runs(lines: Sequence[Line]) -> Iterator[Span]:
    """Yield stretches of shaped lines, with what lies directly between them."""
    for run in _stretches(lines):
        shaped = [line for line in run if line.shape]
        if len(shaped) > 1 or any(line.shape and line.shape.alone for line in shaped):
            names = Counter(line.shape.name for line in shaped if line.shape)
            yield Span(run[0].start, run[-1].end, names.most_common(1)[0][0])


def _stretches(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """Yield the lines from a shaped one to the last that still belongs to it."""
    run: list[Line] = []
    gap: list[Line] = []
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


def _between(gap: Sequence[Line], line: Line) -> bool:
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


def _printed(lines: Sequence[Line]) -> Iterator[Span]:
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


def _session(lines: Sequence[Line]) -> Line:
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


def _hunks(lines: Sequence[Line]) -> Iterator[Span]:
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


def _indented(lines: Sequence[Line]) -> Iterator[Span]:
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


def _numbered(lines: Sequence[Line]) -> Iterator[Span]:
    """Yield lines with the numbers that they have in a file: they go up by one.

    A person's own list begins with a small number, and no item of it is empty.
    """
    run: list[tuple[Line, int, bool]] = []
    for line in (*lines, None):
        found = _VIEWED.match(line.text) if line else None
        if line and found and (not run or int(found[1]) == run[-1][1] + 1):
            run.append((line, int(found[1]), not found[2].strip()))
            continue
        if len(run) > 1 and (run[0][1] >= policy.VIEWED_FROM or any(empty for *_, empty in run)):
            yield Span(run[0][0].start, run[-1][0].end, "viewer")
        run = [(line, int(found[1]), not found[2].strip())] if line and found else []


def _commented(lines: Sequence[Line]) -> Iterator[Span]:
    """Yield a comment of stars, in which one line at least is no item of a list."""
    for starred, group in groupby(lines, key=lambda line: bool(_STAR.match(line.text))):
        found = list(group)
        if starred and any(line.shape and line.shape.name == "comment" for line in found):
            yield Span(found[0].start, found[-1].end, "comment")


# -- of a page or a mail -----------------------------------------------------------------------


def _document(lines: Sequence[Line]) -> Iterator[Span]:
    """Yield a long structured text, from its first sign to the end of the message."""
    full = [line for line in lines if line.text]
    size = sum(line.end - line.start for line in full)
    if size < policy.PASTED_SIZE or len(full) < policy.PASTED_LINES:
        return
    told = [line for line in full if signs.sign(line.text)]
    if len(told) >= policy.PASTED_SIGNS:
        yield Span(told[0].start, lines[-1].end, "document")


def _mail(lines: Sequence[Line]) -> Iterator[Span]:
    """Yield a mail, from two header lines in a row to the end of the message."""
    for headers, group in groupby(lines, key=lambda line: _signed(line, "mail")):
        found = list(group)
        if headers and len(found) > 1:
            yield Span(found[0].start, lines[-1].end, "mail")
            return


def _signed(line: Line, name: str) -> bool:
    sign = signs.sign(line.text)
    return sign is not None and sign.name == name
