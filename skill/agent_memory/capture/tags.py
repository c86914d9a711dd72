"""The tags around words that are not a person's, or not to be kept, and how far each reaches."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture.redact import view

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Pair = tuple[int, int]


def whole(text: str, name: str, *, unclosed: bool = True) -> tuple[Pair, ...]:
    """From a tag's first mark to its last one, or to the end where an opening one is left over.

    What a tag holds may close it and open it again: nothing between the two was surely typed.
    """
    marks = list(_tag(name).finditer(text))
    first = next((mark.start() for mark in marks if not mark[1]), None)
    last = max((mark.end() for mark in marks if mark[1]), default=0)
    if first is None or (last <= first and not unclosed):
        return ()
    more = sum(-1 if mark[1] else 1 for mark in marks) > 0 or not marks[-1][1]
    return ((first, len(text) if unclosed and more else last),)


class _Opened(NamedTuple):
    """A private mark that waits for its closing one."""

    start: int
    sure: bool  # whether it hides what follows although nothing closes it


def private(text: str) -> tuple[Pair, ...]:
    """What stands in private marks, however they are spelled: plain, escaped or half.

    It errs to one side: half a mark opens and never closes, and what closes unopened was opened
    where the last pair ended, or before the text began. Only what reads like a place to fill in
    ("pass <private key> on") hides nothing unless something closes it.
    """
    if len(text) > policy.MAX_MESSAGE:  # too long to be redacted, and so to be kept
        return ((0, len(text)),) if "<private" in text.lower() else ()
    seen = view.of(text)
    if "private" not in seen.text.lower():
        return ()
    found: list[Pair] = []
    opened: list[_Opened] = []
    closed = 0
    for mark in _MARK.finditer(seen.text):
        first, last = seen.typed(mark.start(), mark.end())
        if not mark["ends"]:
            opened.append(_Opened(first, not _filled_in(seen.text, mark)))
        elif not opened:  # a mark too many belongs to what was private before it
            found[-1:] = [(found[-1][0] if found else 0, last)]
        elif mark["closed"]:
            closed = last
            start = opened.pop().start
            found += [] if opened else [(start, last)]
        else:
            opened[0] = opened[0]._replace(sure=True)
    return (*found, *_left(opened, closed, len(text)))


def _left(opened: Sequence[_Opened], closed: int, end: int) -> Iterator[Pair]:
    """Yield what the marks hide that were never closed, `closed` being where another one was."""
    sure = [one.start for one in opened if one.sure]
    within = bool(opened) and closed > opened[0].start
    if sure:
        yield opened[0].start if within else sure[0], end
    elif within:
        yield opened[0].start, closed


def _filled_in(text: str, mark: re.Match[str]) -> bool:
    """Whether an opening mark is the name of something to put there, inside running text."""
    before = text[text.rfind("\n", 0, mark.start()) + 1 : mark.start()]
    named = _NAMED.fullmatch(mark["rest"] or "") is not None
    return before.endswith("--") or (named and bool(before.strip()))


# -- marks -------------------------------------------------------------------------------------


@cache
def _tag(name: str) -> re.Pattern[str]:
    return re.compile(rf"<(/?){name}(?:\s[^<>]{{0,200}})?>", re.IGNORECASE)


# As HTML, JSON, an address, markdown and a keyboard without the sign spell it. Bounds keep it fast:
# a mark with more in front of it is found behind that.
_AND, _BACK, _CENT = r"&(?:amp;?){0,4}", r"\\{1,4}", r"%(?:25){0,4}"


def _sign(drawn: str, name: str, decimal: str, hexadecimal: str, octal: str) -> str:
    """The pattern of one sign as it is drawn, and as it is escaped."""
    return (
        rf"(?:\\?{drawn}|{_AND}(?:{name}|#0{{0,4}}{decimal}|#x0{{0,4}}{hexadecimal})\b;?"
        rf"|{_BACK}(?:u\{{?0{{0,4}}{hexadecimal}\}}?|x{hexadecimal}|{octal})|{_CENT}{hexadecimal})"
    )


_OPENS = _sign("[<‹⟨〈]", "lt", "60", "3c", "074")
_CLOSES = _sign("[>›⟩〉]", "gt", "62", "3e", "076")
_SLASH = _sign("/", "sol", "47", "2f", "057")
_HALF = r"(?<!\w[<‹⟨〈]private)(?<!\sprivate)(?!\w|[-./:|]\w)"
_MARK = re.compile(
    rf"{_OPENS}\s{{0,20}}(?P<ends>{_SLASH}\s{{0,20}})?private"
    rf"(?:(?P<rest>\s[^<>&%\\]{{0,200}})?(?P<closed>{_CLOSES})|{_HALF})",
    re.IGNORECASE,
)
# What a placeholder says behind the word, as an attribute's sign and a sentence do not.
_NAMED = re.compile(r"(?:[ \t]+[\w.-]{1,30}){1,3}[ \t]*")
