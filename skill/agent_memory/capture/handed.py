"""Text that a person hands over: a ticket to work on, an answer of another model, a review.

Most of it shows by the line that hands it over ("fix these", "what do you think of this", "their
docs say:") and by its manner: beside a line typed in passing it is written out, with capitals and
full stops. A chat, a letter and a page of a tracker show by their own lines. A line that announces
rules hands nothing over.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture import correspondence, manner, signs
from agent_memory.capture.form import either
from agent_memory.capture.handing import POINTING, TELLING
from agent_memory.capture.markers.language import TABLES, folded
from agent_memory.capture.span import Span

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.capture.span import Line


def over(lines: Sequence[Line]) -> Iterator[Span]:
    """Yield what was handed over among the lines of a message that say anything."""
    if len(lines) < 2:  # noqa: PLR2004 - one to hand over, one handed over
        return
    if turns := correspondence.turns(lines):
        yield Span(turns[0].start, turns[-1].end, "chat")
    if len(lines) < policy.HANDED_LINES and not _paragraph(lines):
        if _headed(lines[0].text):
            yield Span(lines[0].start, lines[-1].end, "document")
        return
    for name, part in (
        ("handed", _introduced(lines)),
        ("handed", _concluded(lines)),
        ("document", _signed(lines)),
        ("chat", correspondence.posted(lines)),
        ("chat", correspondence.chat(lines)),
        ("mail", correspondence.letter(lines)),
    ):
        if part:
            yield Span(part[0].start, part[-1].end, name)


def _paragraph(lines: Sequence[Line]) -> bool:
    """Whether a message is one line and, apart from it, one that says a great deal."""
    if len(lines) < 2 or lines[1].start - lines[0].end < 2:  # noqa: PLR2004 - two lines, a blank one between
        return False
    return len(lines[1].text) >= policy.HANDED_PARAGRAPH


# -- by the line that hands it over ------------------------------------------------------------

_POINTS, _TELLS = either(POINTING), either(TELLING)
# What a person lists under such a line is their own.
_OWN = re.compile(
    r"\b(?:my|our|we|us|how i)\b|\b(?:this|these|following) (?:\w+ )?(?:tasks?|steps?|things?|"
    r"points?|"
    r"changes?|items?|questions?|issues|bugs|problems|features?|todos?|fixes|edits|amendments|"
    r"requirements|rules?|order|way)\b"
)
_CASUAL = re.compile(r"[a-z]")
# Who tells of themselves at either end of a text is the person who types.
_SELF = re.compile(r"\b(?:I|I'm|I'd|I've|my|My|we|We|our|Our|please|Please|you should|you must)\b")
_ENDED = re.compile(r"[.!?:)\"'`*]\s*$")


def _introduced(lines: Sequence[Line]) -> Sequence[Line]:
    """What stands under an opening line that hands it over."""
    opening, rest = lines[0], lines[1:]
    said = folded(opening.text).strip()
    if len(said) > policy.HANDED_LENGTH or _announces(said):
        return ()
    if _TELLS.search(said):
        return manner.unspoken(rest)
    casual = _CASUAL.match(opening.text.strip())
    if (
        casual
        and _POINTS.search(said)
        and not _OWN.search(said)
        and _foreign(manner.unspoken(rest))
    ):
        return manner.unspoken(rest)
    return ()


def _concluded(lines: Sequence[Line]) -> Sequence[Line]:
    """What stands over a closing line that asks about it."""
    closing, rest = lines[-1], lines[:-1]
    said = folded(closing.text).strip()
    if len(said) > policy.HANDED_LENGTH or not _CASUAL.match(closing.text.strip()):
        return ()
    if any(_CASUAL.match(line.text.strip()) for line in rest):
        return ()
    if not _POINTS.search(said) or not _foreign(rest) or _announces(folded(rest[0].text)):
        return ()
    return rest


def _announces(said: str) -> bool:
    """Whether a line stands over rules."""
    return any(table.heading.search(said) for table in TABLES)


def _foreign(part: Sequence[Line]) -> bool:
    """Whether lines are written out and tell of nobody who types."""
    return _written(part) and not (_SELF.search(part[0].text) or _SELF.search(part[-1].text))


def _written(part: Sequence[Line]) -> bool:
    """Whether lines are written out, as nobody does beside a line typed in passing."""
    size = sum(len(line.text) for line in part)
    ended = any(_ENDED.search(line.text) for line in part)
    return size >= policy.HANDED_SIZE and ended and manner.capital(part)


# -- by its own lines --------------------------------------------------------------------------

_PICTURE = re.compile(r"\s*(?:[-*]\s|#{1,6}\s)?[\u2600-\u27bf\u2b00-\u2bff\U0001f300-\U0001faff]")


def _signed(lines: Sequence[Line]) -> Sequence[Line]:
    """What stands from a line on that nobody types to an agent, or from the first of two less so.

    Such are lines with a picture, and those that a page of a review or a ticket has beside a text.
    """
    weaker: list[int] = []
    for at, line in enumerate(lines):
        found = signs.sign(line.text)
        if found and (found.name == "page" or (found.name == "mark" and _PICTURE.match(line.text))):
            weaker.append(at)
        if len(weaker) > 1 or (found and found.alone):
            return manner.unspoken(lines[min([*weaker, at]) :]) if at + 1 < len(lines) else ()
    return ()


def _headed(line: str) -> bool:
    """Whether a line is the head of a turn, of a thread or of a model's answer."""
    found = signs.sign(line)
    return found is not None and found.name in {"chat", "thread", "answer", "bot"}
