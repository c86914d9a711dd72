"""The stretch of text that stands in a value's place: quoted, or up to the next gap."""

from __future__ import annotations

import re
from typing import NamedTuple

TRAIL = ".,;:?)]}>*\\|"
_QUOTED = re.compile(
    r"""\\?(?:"([^"\n]{3,200})"|'([^'\n]{3,200})'|`([^`\n]{3,200})`|[“„«‘「『]\s?([^”“»’」』\n]{3,200}?)\s?[”“»’」』])"""
)
_RUN = re.compile(r"""[\\("'`<\[{*=]{0,3}([^\s"'`<>]{3,400})""")
_MORE = re.compile(  # what code puts together: "a" + "b", or "a" above "b"
    r"""["'`][ \t]{0,4}(?:[+.][ \t]{0,4}\\?\n?\s{0,20}|\\?\n\s{0,20})
    ["'`]([^"'`\n]{2,200})(?=["'`])""",
    re.VERBOSE,
)
_LIST = re.compile(r"[,;]")
_FIELDS = re.compile(r"[,;&]")
_STOP = re.compile(r"\\[nrt](?![a-z])|[(\[]?[，。；、」』ぁ-ヿ一-鿿가-힯]")
_SHORTEST = 3


class Value(NamedTuple):
    """A stretch of text where a value may stand."""

    start: int
    end: int
    text: str
    quoted: bool


def at(text: str, position: int, *, whole: bool, fields: bool = True) -> Value | None:
    """The value at a position; when not whole, it ends where a list of settings goes on.

    An ampersand parts the fields of an address, and is a sign like others elsewhere.
    """
    quoted = _QUOTED.match(text, position)
    if quoted and quoted.lastindex:
        group = quoted.lastindex
        token = quoted[group].rstrip("\\")  # what a string in a string escapes its quotes with
        start, end = quoted.start(group), quoted.start(group) + len(token)
        while more := _MORE.match(text, end):
            end, token = more.end(1), token + more[1]
        return Value(start, end, token, quoted=True)
    run = _RUN.match(text, position)
    if run is None:
        return None
    token = run[1] if whole else (_FIELDS if fields else _LIST).split(run[1], maxsplit=1)[0]
    if "\\" in token or not token.isascii():
        token = _STOP.split(token, maxsplit=1)[0]
    token = token.rstrip(TRAIL)
    if len(token) < _SHORTEST:
        return None
    return Value(run.start(1), run.start(1) + len(token), token, quoted=False)
