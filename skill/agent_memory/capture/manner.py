"""How lines are put down, written out or in passing, and how far a text goes by that."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory import policy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.capture.span import Line

WRITTEN_OUT = re.compile(r"\W*[A-Z\d\u00c0-\u00de#*_|<\[]|\s*[-*\u2022\u25cf]\s")
# Or with any sign in front of a word, where nearly all of the lines around it begin so.
_BEGUN = re.compile(r"\W*[A-Z\d\u00c0-\u00de#*_|<\[]|\s*(?:[-*\u2022\u25cf]|\W{1,3})\s?\S")
# A word of prose at the margin; Chinese has no other manner.
IN_PASSING = re.compile(r"[a-z]+\b(?![/.:(=_])|[\u4e00-\u9fff]")
# Below a whole text the person may be back in a sentence of their own, too.
_BACK = re.compile(r"[a-z]|(?:I|I'm|I'd|I've|We|Please|But|So) [^.]{0,100}$")


def last(lines: Sequence[Line], at: int, *, brief: bool = False, returns: bool = True) -> int:
    """The last line of the text that begins under a line.

    It goes on to a blank line, and, unless it is brief, over the paragraphs behind that are written
    out. Where the person `returns`, a line typed in passing below written ones is theirs again.
    """
    found = at
    returns = returns and not IN_PASSING.match(lines[at + 1].text)
    for under in range(at + 1, len(lines)):
        line = lines[under]
        apart = found > at and line.start > lines[found].end + 1
        if apart and (brief or not WRITTEN_OUT.match(line.text)):
            break
        if returns and IN_PASSING.match(line.text):
            break
        found = under
    return found


def unspoken(part: Sequence[Line]) -> Sequence[Line]:
    """Lines without the last one, when that is typed in passing under written ones."""
    if len(part) > 1 and _BACK.match(part[-1].text.strip()) and capital(part[:-1]):
        return part[:-1]
    return part


def capital(part: Sequence[Line]) -> bool:
    """Whether nearly all lines begin as written ones do."""
    return sum(bool(_BEGUN.match(one.text)) for one in part) >= policy.HANDED_SHARE * len(part)
