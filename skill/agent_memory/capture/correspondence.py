"""What others wrote to each other, or somebody and a model: turns of a chat, and a letter."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from agent_memory.capture import manner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.capture.span import Line

_CALLED = re.compile(r"@?[^\W\d][\w.'-]{1,30}(?: [^\W\d][\w.'-]{0,20}){0,2}\s*$")
_MOMENT = re.compile(
    r"\s{0,4}(?:(?:Today|Yesterday|(?:Mon|Tues?|Wed|Thu|Fri|Sat|Sun)\w*)?(?:,|"
    r" at)? ?)?\d{1,2}:\d{2}"
    r"(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?\s*$"
)


def posted(lines: Sequence[Line]) -> Sequence[Line]:
    """What stands from a name with a time under it on."""
    for at, (above, below) in enumerate(pairwise(lines)):
        if _MOMENT.match(below.text) and _CALLED.match(above.text):
            return max(manner.unspoken(lines[at:]), lines[at : at + 3], key=len)
    return ()


_PARTS = re.compile(
    r"[\W_]{0,4}(?:(user|human|me|\u7528\u6237)|(assistant|ai|claude|chat ?gpt|gpt(?:-?\d\S{0,4})?|"
    r"copilot|gemini|\u52a9\u624b))[*_]{0,2} ?[:\uff1a]",
    re.IGNORECASE,
)


def turns(lines: Sequence[Line]) -> Sequence[Line]:
    """What somebody and a model say in turns, as far as the last turn's paragraph goes."""
    found = [(at, mark) for at, line in enumerate(lines) if (mark := _PARTS.match(line.text))]
    if not any(mark[1] for _, mark in found) or not any(mark[2] for _, mark in found):
        return ()
    last, mark = found[-1]
    spoken = lines[last].text[mark.end() :].strip()
    while not spoken and last + 1 < len(lines) and lines[last + 1].start == lines[last].end + 1:
        last += 1
    return lines[found[0][0] : last + 1]


_SPEAKER = re.compile(r"([A-Za-z][\w.-]{1,20}(?: [A-Z][\w.-]{0,20}){0,2}): [A-Za-z']+(?:[ ,.!?]|$)")


def chat(lines: Sequence[Line]) -> Sequence[Line]:
    """What people say in turns: a name that comes back after another one."""
    names = [(at, mark[1]) for at, line in enumerate(lines) if (mark := _SPEAKER.match(line.text))]
    turns = [name for at, (_, name) in enumerate(names) if not at or names[at - 1][1] != name]
    if len(set(turns)) < 2 or max(Counter(turns).values(), default=0) < 2:  # noqa: PLR2004 - two people, one of them twice
        return ()
    return lines[names[0][0] : names[-1][0] + 1]


_GREETING = re.compile(
    r"(?:Hi|Hello|Dear|Hey|Good (?:morning|afternoon|evening))\b(?!.{0,20}\b(?:claude|agent)\b)"
    r"[^.?!:]{0,40}[,!]?\s*$",
    re.IGNORECASE,
)
_CLOSING = re.compile(
    r"(?:(?:Best|Kind|Warm)(?:est)? (?:regards|wishes)|Regards|Best|Sincerely|Cheers|Many thanks|"
    r"Thanks(?: (?:again|in advance|and regards))?|Thank you|BR|VG),?\s*$"
)
_NAME = re.compile(r"[A-Z][\w.'-]+(?: [A-Z][\w.'-]+){0,3}\s*$")


def letter(lines: Sequence[Line]) -> Sequence[Line]:
    """What stands between a greeting and a signature: the first of the one, the last of the other.

    Each is looked for once: a pasted chat is nothing but greetings.
    """
    start = next((at for at, line in enumerate(lines) if _GREETING.match(line.text)), len(lines))
    for end in range(len(lines) - 1, start + 1, -1):
        if _NAME.match(lines[end].text) and _CLOSING.match(lines[end - 1].text):
            return lines[start : end + 1]
    return ()
