"""Quotations inside a message: a sentence in marks, or less that somebody else is said to say."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture import quotes

if TYPE_CHECKING:
    from collections.abc import Iterator

# One set of marks in front, because the engine then skips to them.
_QUOTED = re.compile(
    r"[“「『«\"\u2018'](?:(?<=“)([^“”\n]{1,2000})”|(?<=「)([^「」\n]{1,2000})」"
    r"|(?<=『)([^『』\n]{1,2000})』|(?<=«)([^«»\n]{1,2000})»"
    r"|(?<=\")(?<![\w\"]\")([^\"\n]{1,2000})\"(?!\w)"
    r"|(?<=\u2018)([^\u2018\n]{1,2000}?)\u2019(?!\w)"
    rf"|(?<=')(?<![\w']'){quotes.BEGINS}({quotes.INSIDE}{{1,2000}}){quotes.CLOSED})"
)
_REPORTS = re.compile(
    r"(?:\b(?:says|said|reads|states|stated|wrote|writes|shows|showed|prints|reports|claims)"
    r"(?: that)?|写着|写道|提示|显示|报错|说)[\s,:，：]{0,3}$"
)
_OWN = re.compile(
    r"\b(?:I|we)(?: (?:have|had|already|just|always|once|clearly)){0,2} \w+[\s,:]{0,3}$|我\S{0,4}说"
)
_WORD = re.compile(r"[\u4e00-\u9fff]|[^\W_\u4e00-\u9fff]+")


def spans(text: str) -> Iterator[tuple[int, int]]:
    """Yield quoted sentences, and shorter quotations that somebody else is said to have said."""
    for match in _QUOTED.finditer(text):
        before = text[max(0, match.start() - policy.QUOTED_BEFORE) : match.start()]
        words = sum(0.5 if one > "\u2e80" else 1 for one in _WORD.findall(match[0]))
        reported = words > 1 and _REPORTS.search(before) and not _OWN.search(before)
        if words >= policy.QUOTED_WORDS or reported:
            yield match.span()
