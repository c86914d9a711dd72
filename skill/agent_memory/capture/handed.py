"""Text that a person hands over: a ticket to work on, an answer of another model, a review.

Nothing marks such text but the line that hands it over ("fix these", "what do you think of this",
"their docs say:") and its manner: beside a line typed in passing it is written out, with capitals
and full stops. A line that announces rules hands nothing over.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture import signs
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
    if turns := _turns(lines):
        yield Span(turns[0].start, turns[-1].end, "chat")
    if len(lines) < policy.HANDED_LINES and not _paragraph(lines):
        if _headed(lines[0].text):
            yield Span(lines[0].start, lines[-1].end, "document")
        return
    for name, part in (
        ("handed", _introduced(lines)),
        ("handed", _concluded(lines)),
        ("document", _signed(lines)),
        ("chat", _posted(lines)),
        ("chat", _chat(lines)),
        ("mail", _letter(lines)),
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
_BACK = re.compile(r"[a-z]|(?:I|I'm|I'd|I've|We|Please|But|So) [^.]{0,100}$")
_WRITTEN = re.compile(r"\W*[A-Z\d\u00c0-\u00de#*_|<\[]|\s*(?:[-*\u2022\u25cf]|\W{1,3})\s?\S")
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
        return _unspoken(rest)
    casual = _CASUAL.match(opening.text.strip())
    if casual and _POINTS.search(said) and not _OWN.search(said) and _foreign(_unspoken(rest)):
        return _unspoken(rest)
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
    return size >= policy.HANDED_SIZE and ended and _capital(part)


def _capital(part: Sequence[Line]) -> bool:
    """Whether nearly all lines begin as written ones do."""
    return sum(bool(_WRITTEN.match(one.text)) for one in part) >= policy.HANDED_SHARE * len(part)


def _unspoken(part: Sequence[Line]) -> Sequence[Line]:
    """Lines without the last one, when that is typed in passing under written ones."""
    if len(part) > 1 and _BACK.match(part[-1].text.strip()) and _capital(part[:-1]):
        return part[:-1]
    return part


# -- by its own lines --------------------------------------------------------------------------

_SPEAKER = re.compile(r"([A-Za-z][\w.-]{1,20}(?: [A-Z][\w.-]{0,20}){0,2}): [A-Za-z']+(?:[ ,.!?]|$)")
_GREETING = re.compile(
    r"(?:Hi|Hello|Dear|Hey|Good (?:morning|afternoon|evening))\b(?!.{0,20}\b(?:claude|agent)\b)"
    r"[^.?!:]{0,40}[,!]?\s*$",
    re.IGNORECASE,
)
_CLOSING = re.compile(
    r"(?:(?:Best|Kind|Warm)(?:est)? (?:regards|wishes)|Regards|Best|Sincerely|Cheers|Many thanks|"
    r"Thanks(?: (?:again|in advance|and regards))?|Thank you|BR|VG),?\s*$"
)
_PICTURE = re.compile(r"\s*(?:[-*]\s|#{1,6}\s)?[\u2600-\u27bf\u2b00-\u2bff\U0001f300-\U0001faff]")
_NAME = re.compile(r"[A-Z][\w.'-]+(?: [A-Z][\w.'-]+){0,3}\s*$")


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
            return _unspoken(lines[min([*weaker, at]) :]) if at + 1 < len(lines) else ()
    return ()


def _headed(line: str) -> bool:
    """Whether a line is the head of a turn, of a thread or of a model's answer."""
    found = signs.sign(line)
    return found is not None and found.name in {"chat", "thread", "answer", "bot"}


_CALLED = re.compile(r"@?[^\W\d][\w.'-]{1,30}(?: [^\W\d][\w.'-]{0,20}){0,2}\s*$")
_MOMENT = re.compile(
    r"\s{0,4}(?:(?:Today|Yesterday|(?:Mon|Tues?|Wed|Thu|Fri|Sat|Sun)\w*)?(?:,|"
    r" at)? ?)?\d{1,2}:\d{2}"
    r"(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?\s*$"
)


def _posted(lines: Sequence[Line]) -> Sequence[Line]:
    """What stands from a name with a time under it on."""
    for at, (above, below) in enumerate(pairwise(lines)):
        if _MOMENT.match(below.text) and _CALLED.match(above.text):
            return max(_unspoken(lines[at:]), lines[at : at + 3], key=len)
    return ()


_PARTS = re.compile(
    r"[\W_]{0,4}(?:(user|human|me|\u7528\u6237)|(assistant|ai|claude|chat ?gpt|gpt(?:-?\d\S{0,4})?|"
    r"copilot|gemini|\u52a9\u624b))[*_]{0,2} ?[:\uff1a]",
    re.IGNORECASE,
)


def _turns(lines: Sequence[Line]) -> Sequence[Line]:
    """What somebody and a model say in turns, as far as the last turn's paragraph goes."""
    found = [(at, mark) for at, line in enumerate(lines) if (mark := _PARTS.match(line.text))]
    if not any(mark[1] for _, mark in found) or not any(mark[2] for _, mark in found):
        return ()
    last, mark = found[-1]
    spoken = lines[last].text[mark.end() :].strip()
    while not spoken and last + 1 < len(lines) and lines[last + 1].start == lines[last].end + 1:
        last += 1
    return lines[found[0][0] : last + 1]


def _chat(lines: Sequence[Line]) -> Sequence[Line]:
    """What people say in turns: a name that comes back after another one."""
    names = [(at, mark[1]) for at, line in enumerate(lines) if (mark := _SPEAKER.match(line.text))]
    turns = [name for at, (_, name) in enumerate(names) if not at or names[at - 1][1] != name]
    if len(set(turns)) < 2 or max(Counter(turns).values(), default=0) < 2:  # noqa: PLR2004 - two people, one of them twice
        return ()
    return lines[names[0][0] : names[-1][0] + 1]


def _letter(lines: Sequence[Line]) -> Sequence[Line]:
    """What stands between a greeting and a signature: the first of the one, the last of the other.

    Each is looked for once: a pasted chat is nothing but greetings.
    """
    start = next((at for at, line in enumerate(lines) if _GREETING.match(line.text)), len(lines))
    for end in range(len(lines) - 1, start + 1, -1):
        if _NAME.match(lines[end].text) and _CLOSING.match(lines[end - 1].text):
            return lines[start : end + 1]
    return ()
