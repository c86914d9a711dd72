"""Which instruction files the client is told not to load: `claudeMdExcludes` of its settings.

A pattern is matched against a whole path, as the client does it: `**` crosses folders, `*` and `?`
stay inside one, `[…]` and `{a,b}` choose, and a leading `!` turns a pattern round.
"""

from __future__ import annotations

import os
import re
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import client_settings, policy

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path
    from typing import Any

    _Piece = tuple[str, Any]  # a kind, and the character, the class or the choices that it means
    _Pieces = tuple[_Piece, ...]

_KEY = "claudeMdExcludes"
_PART = re.compile(
    r"(?P<above>(?:(?<=/)|\A)\*\*/)|(?P<below>/\*\*\Z)|(?P<any>\*\*+)|(?P<some>\*)|(?P<one>\?)"
    r"|\[(?P<not>[!^]?)(?P<set>[^\]/]+)\]|(?P<open>\{(?=[^{}]*\}))|(?P<comma>,)|(?P<close>\})"
)


class Patterns(NamedTuple):
    """The patterns of all settings, each with whether it excludes what it does not match."""

    each: tuple[tuple[_Pieces, bool], ...]

    def hold(self, path: Path) -> bool:
        """Whether a file is excluded."""
        name = str(path)
        marks = _marks(name)
        # No pattern goes back: a project may bring one that would not come to its end.
        whole = 1 << len(name)
        return any(bool(_after(one, 1, marks) & whole) != turned for one, turned in self.each)


def patterns(client: Path, folders: Iterable[Path]) -> Patterns:
    """What the person's settings and those of a project's folders exclude."""
    places = [client / client_settings.NAMES[0]]
    places += [path for folder in folders for path in client_settings.of(folder)]
    named = dict.fromkeys(pattern for path in places for pattern in _named(path))
    both = dict.fromkeys(each for one in _few(named) for each in (one, _real(one)))
    return Patterns(tuple((_parted(one.lstrip("!")), one.startswith("!")) for one in both))


def _named(path: Path) -> Iterator[str]:
    named = client_settings.read(path).get(_KEY)
    for one in named if isinstance(named, list) else ():
        if isinstance(one, str) and 0 < len(one) <= policy.MAX_PATH:
            yield one


def _few(named: Iterable[str]) -> Iterator[str]:
    """As many patterns as there is time for; the person's come first."""
    room = policy.MAX_EXCLUDES
    for one in named:
        room -= len(one)
        if room >= 0:
            yield one


def _real(pattern: str) -> str:
    """A pattern whose fixed beginning is the real path of what it names."""
    fixed = re.split(r"[*?{\[]", pattern, maxsplit=1)[0]
    folder = fixed if fixed == pattern else fixed.rpartition("/")[0]
    if not folder.startswith("/"):
        return pattern
    try:
        return os.path.realpath(folder) + pattern[len(folder) :]
    except (OSError, ValueError, RecursionError):  # no folder has such a name
        return pattern


# -- matching --------------------------------------------------------------------------------------


def _parted(pattern: str) -> _Pieces:
    """The pieces of a pattern; one that cannot be told means the path that is written so."""
    chosen: list[list[_Piece]] | None = None
    whole: list[_Piece] = []
    at = 0
    for one in _PART.finditer(pattern):
        part = whole if chosen is None else chosen[-1]
        part += [("is", each) for each in pattern[at : one.start()]]
        at, kind = one.end(), one.lastgroup or ""
        if kind == "open":
            chosen = [[]]
        elif chosen is not None and kind in {"comma", "close"}:
            chosen.append([])
            if kind == "close":
                whole.append(("either", tuple(map(tuple, chosen[:-1]))))
                chosen = None
        elif kind in {"comma", "close"}:
            part.append(("is", one[0]))
        elif kind == "set":
            try:
                part.append((kind, re.compile(_class(one))))
            except re.error:  # a range turned round
                return tuple(("is", each) for each in pattern)
        else:
            part.append((kind, ""))
    return tuple(whole + [("is", each) for each in pattern[at:]])


def _class(found: re.Match[str]) -> str:
    turned = "^" if found["not"] else ""
    return f"[{turned}{re.escape(found['set']).replace(re.escape('-'), '-')}]"


def _marks(name: str) -> dict[str, int]:
    """Where each character of a path stands, each place a bit."""
    marks = dict.fromkeys(name, 0)
    for at, one in enumerate(name):
        marks[one] |= 1 << at
    return marks


def _after(pieces: _Pieces, at: int, marks: Mapping[str, int]) -> int:
    """How far into a path some pieces may have led from any of the places `at`."""
    slash = marks.get("/", 0)
    every = sum(marks.values())
    plain = every ^ slash
    for kind, what in pieces:
        first = at & -at
        if kind == "is":
            at = (at & marks.get(what, 0)) << 1
        elif kind == "one":
            at = (at & plain) << 1
        elif kind == "set":
            at = (at & sum(where for one, where in marks.items() if what.match(one))) << 1
        elif kind == "some":
            at |= ((at & plain) + plain) ^ plain  # the sum carries a place to its folder's end
        elif kind == "any":
            at = (every << 1 | 1) & -first
        elif kind == "above":
            at |= (slash & -first) << 1
        elif kind == "below":
            within = at & slash
            at |= (every & -(within & -within)) << 1
        else:
            at = reduce(or_, (_after(one, at, marks) for one in what), 0)
        if not at:
            return 0
    return at
