"""Where something is to be: "X belongs in Y", "put X into Y", "Y is the place for X".

All of these become "put X Y" with Y as the place, so that one thing in two places is found to
clash, and one thing in one place is one claim in whatever words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.ledger import pointing
from agent_memory.ledger.lexicon import phrases, values, words
from agent_memory.ledger.pieces import Piece

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


class _Found(NamedTuple):
    """What a clause places, and where, with what it says besides."""

    thing: list[Piece]
    place: list[Piece]
    rest: list[Piece]
    keeps: bool = True  # and sends nothing there


def placed(reading: Reading) -> None:
    """Say in one way where something is to be, or to come from."""
    if reading.preps:
        _sourced(reading)
    found = _housed(reading) if reading.link_at else _put_last(reading)
    for at, typed in () if found else reading.preps:
        if not 0 < at < len(reading.main) or _is_purpose(reading.main[at], typed):
            continue
        found = _put(reading, at, typed)
        if found:
            break
    is_place = found is not None and _is_place(found, reading)
    if found and is_place and reading.prohibits and found.keeps:
        _forbidden(reading, found)
    elif found and is_place:
        reading.main = [_PUT, *found.thing, *found.place, *found.rest]
        reading.place, reading.preps = found.place, []
        reading.link_at = reading.scope_at = None
        reading.not_at, reading.pauses = 0, []
    else:
        _without_going(reading)


_ACT = 2  # where a place begins after one word and its verb
_PUT = Piece("put", "word", words.fold("put"))
_USE = Piece("use", "word", words.fold("use"))
_COME = words.fold("come")
_TAKES = frozenset(map(words.fold, ("take", "read", "load", "obtain")))
_LOAD = Piece("load", "word", words.fold("load"))
_HOME = frozenset(map(words.fold, ("put", "home", "folder", "location")))
_LIES = frozenset(map(words.fold, ("belong", "live", "reside", "sit")))
# What one of these is done to ends up where it says; with the second row only "to" says where.
_KEEPS = frozenset(map(words.fold, ("put", "keep", "host", "locate", "store")))
_SENDS = frozenset(
    map(words.fold, ("send", "post", "upload", "push", "show", "add", "emit", "dump", "export",
                     "copy"))
)  # fmt: skip
_BRINGS = _KEEPS | _SENDS
_STAYS = frozenset({"stay", "stays", "remain", "remains", "bleiben", "bleibt"})
# "Give lengths in metres" says no more than that they are in metres.
_TOLD = frozenset({"give", "report", "express", "specify"})
_MADE = frozenset(map(words.fold, ("log", "build", "export", "render", "report")))
_WITHIN = frozenset({"in", "inside", "within", "under"})
_TO = frozenset({"to", "into", "onto", "under"})
_INTO = _TO | {"in", "inside", "within", "on"}
_AT = frozenset("在到进入")
_BETWEEN = frozenset({"only", "always", "should", "must", "are", "belong", "never"})
_GOES = frozenset({"go to", "goes to", "go into", "goes into", "go in", "goes in",
                   "go under", "goes under"})  # fmt: skip


def _is_purpose(piece: Piece, typed: str) -> bool:
    """Whether "to" begins what something is for: "easy to read"."""
    return typed == "to" and _acts(piece)


def _acts(piece: Piece) -> bool:
    """Whether a piece is a verb as it stands: "read", but not "reports"."""
    return (
        piece.kind == "word"
        and piece.token in words.VERBS
        and not piece.typed.endswith(("s", "ing"))
    )


def _sourced(reading: Reading) -> None:
    """Make "load X Y" of "X must come from Y" and of "take X from Y"."""
    main = reading.main
    for at, typed in reading.preps:
        if typed != "from" or not 1 < at < len(main):
            continue
        taken = main[at - 1].token in _TAKES and reading.link_at == at - 1
        if main[at - 1].token == _COME and at == _ACT and main[0].token in phrases.DEEDS:
            reading.cut(1, at)  # "deploys come from Y"
            reading.link_at = None
        elif main[at - 1].token == _COME or taken:  # "... are read from Y"
            reading.main = [_LOAD, *main[: at - 1], *main[at:]]
            reading.link_at = None
        elif main[0].token in _TAKES:
            reading.main = [_LOAD, *main[1:]]


def _forbidden(reading: Reading, found: _Found) -> None:
    """Make "no X in Y" of "never put X into Y"."""
    reading.main = [_USE, *found.thing, *found.place, *found.rest]
    reading.scope_at, reading.link_at = 1 + len(found.thing), None
    reading.not_at, reading.pauses = 0, []


def _without_going(reading: Reading) -> None:
    """Take out a "goes to" that turned out to place nothing: "PRs go to dev"."""
    at = next((at for at, piece in enumerate(reading.main) if piece.typed in _GOES), None)
    if at is not None:
        reading.cut(at, at + 1)


def _put(reading: Reading, at: int, typed: str) -> _Found | None:
    main, lead, verb = reading.main, reading.main[0], reading.main[at - 1]
    thing, sends = None, False
    if (verb.token in _LIES or verb.typed in _STAYS) and typed in _INTO:
        thing = main[: at - 1]
    elif verb.token in _BRINGS and reading.link_at == at - 1 and typed in _INTO:
        thing, sends = main[: at - 1], verb.token in _SENDS
    elif lead.token in _KEEPS and typed in _INTO:
        thing = main[1:at]
    elif lead.token in _SENDS and typed in _TO and lead.typed != "make":
        thing, sends = main[1:at], True
    elif reading.link_at == at and typed in _WITHIN and not _is_how(main[at:]):
        thing = main[:at]  # "all maps are in assets/"
    elif lead.typed in _TOLD and typed == "in":
        thing = main[1:at]
    elif at == 1 and lead.token in _MADE and typed in _TO:
        thing = main[:1]  # "log to stderr", "build it into dist"
    return _Found(thing, *_split(reading, at), keeps=not sends) if thing else None


def _is_how(after: list[Piece]) -> bool:
    """Whether words after "in" say how, or name a value: "in a formal tone", "in French"."""
    return any(piece.token in values.OF or piece.token in phrases.HOW for piece in after)


def _housed(reading: Reading) -> _Found | None:
    """The parts of "Y is the place for X"."""
    at, main = reading.link_at, reading.main
    if not at or len(main) <= at + 1 or main[at].token not in _HOME:
        return None
    if (at + 1, "for") not in reading.preps:
        return None
    return _Found(main[at + 1 :], main[:at], [])


def _put_last(reading: Reading) -> _Found | None:
    """The parts of a clause whose verb holds its preposition: "seeds 放在 db"."""
    main = reading.main
    for at, piece in enumerate(main[1:-1], 1):
        if piece.token not in _BRINGS:
            continue
        ends = piece.typed[-1] in _AT
        if ends or (piece.token == _PUT.token and not piece.typed.isascii()):
            return _Found(main[:at], main[at + 1 :], [])
    return None


def _split(reading: Reading, at: int) -> tuple[list[Piece], list[Piece]]:
    ends = [one for one, _ in reading.preps if one > at]
    ends += [one for one in reading.pauses if one > at]
    end = min(ends, default=len(reading.main))
    begin = at + (reading.main[at].typed in _INTO and at + 1 < end)  # "under" is a word itself
    return [_whole(piece) for piece in reading.main[begin:end]], reading.main[end:]


def _whole(piece: Piece) -> Piece:
    """A path with its folders: one thing in src/maps is not in public/maps."""
    path = piece.typed.removeprefix("./").strip("/")
    return piece._replace(token=path) if piece.kind == "anchor" and "/" in path else piece


def _is_noun(reading: Reading, piece: Piece) -> bool:
    """Whether a verb names a thing: "the seed values", "pin numbers live in"."""
    found = reading.found
    if pointing.named(found, piece):
        return True
    at = next((at for at, one in enumerate(found) if one is piece), 0)
    after = found[at + 1 : at + 3]
    plural = bool(after) and after[0].kind == "word" and after[0].typed.endswith("s")
    return plural and not at and _goes(after[1:] or [piece])


def _goes(after: list[Piece]) -> bool:
    piece = after[0]
    return piece.token in _LIES or piece.typed in _GOES or piece.typed in _BETWEEN


def _is_place(found: _Found, reading: Reading) -> bool:
    """Whether the parts name a thing and a place, and no value of an exclusive set."""
    if not found.place or max(len(found.thing), len(found.place)) > policy.SCOPE_WORDS:
        return False
    if any(piece.kind == "number" for piece in found.place):
        return False
    for piece in found.thing:
        if piece.token in words.ACTS and _acts(piece) and not _is_noun(reading, piece):
            return False
    return len(found.place) > 1 or found.place[0].token not in values.OF
