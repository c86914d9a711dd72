"""What each thing of a kind has to bear: "every chart has a legend", "give each chart a legend".

All of these name the kind and then what it bears, as "no chart without a legend" comes to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger.lexicon import words

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading
    from agent_memory.ledger.pieces import Piece


def bears(reading: Reading) -> None:
    """Take the verb out of a wish that each thing of a kind bears something."""
    main = reading.main
    if len(main) < _LEAST or reading.prohibits:
        return
    if main[0].token in _GIVE and _each(reading, main[1]):
        reading.cut(0, 1)
    elif main[0].token in _PUT:
        _put_on(reading)
    elif _opens(reading):
        _borne(reading)
        _without_it(reading)


_LEAST = 3
_FEW = 2
_EACH = frozenset({"every", "each"})
_PLACED = words.fold("put")
_ONE = frozenset({"a", "an", "any", "all"})
_GIVE = frozenset({words.fold("give")})
_PUT = frozenset(map(words.fold, ("add", "attach", "include", "put")))
_TO = frozenset({"to", "for", "in", "with", "on", "under", "at"})
_INTO = frozenset({"for", "in", "with", "at"})  # what is put there is not borne by it
_BEARS = frozenset(
    map(
        words.fold,
        ("take", "require", "carry", "include", "contain", "bear", "show", "state", "come"),
    )
)


def _each(reading: Reading, piece: Piece) -> bool:
    found = reading.found
    at = next((at for at, one in enumerate(found) if one is piece), 0)
    return at > 0 and found[at - 1].typed in _EACH


def _any(reading: Reading, piece: Piece) -> bool:
    """Whether a piece stands for all of its kind: "every figure", and "a figure" in "always"."""
    if _each(reading, piece):
        return True
    found = reading.found
    at = next((at for at, one in enumerate(found) if one is piece), 0)
    always = any(one.typed == "always" for one in found)
    return at > 0 and found[at - 1].typed in _ONE and always


def _put_on(reading: Reading) -> None:
    """Say "every X Y" of "add Y to every X"."""
    main = reading.main
    at = next((at for at, typed in reading.preps if typed in _TO and 1 < at < len(main)), 0)
    at += bool(at) and main[at].typed in _TO and at + 1 < len(main)  # "under" is a word itself
    if main[0].token == _PLACED and {typed for _, typed in reading.preps} & _INTO:
        return
    if (
        not at
        or not (_any(reading, main[at]) or _on_all(reading, at))
        or any(one > at for one, _ in reading.preps)
    ):
        return
    end = min((one for one in reading.pauses if one > at), default=len(main))
    reading.main = [*main[at:end], *main[1:at], *main[end:]]
    reading.scope_at = reading.link_at = None
    reading.pauses, reading.preps = [], []


def _on_all(reading: Reading, at: int) -> bool:
    """Whether something is put on things of a kind: "put an outline on the subtitles"."""
    kind = reading.main[-1]
    plural = kind.typed.endswith("s") and not kind.typed.endswith("ss") and kind.kind == "word"
    return plural and (at, "on") in reading.preps and len(reading.main) - at <= _FEW


def _opens(reading: Reading) -> bool:
    """Whether a clause begins with what each thing of a kind does."""
    for piece in reading.found:
        if piece.typed not in _LIGHT:
            return piece.typed in _EACH
    return False


def _borne(reading: Reading) -> None:
    """Take the verb out of "every X carries Y"."""
    for at, piece in enumerate(reading.main[1:-1], 1):
        if piece.token in _BEARS and at <= policy.SUBJECT_WORDS:
            reading.cut(at, at + 1)
            reading.link_at = None
            return


def _without_it(reading: Reading) -> None:
    """Take out where each thing bears it, when that is the thing: "..., its source under it"."""
    last = reading.main[-1]
    if last.typed in _TO and [one.typed for one in reading.found[-2:]] == [last.typed, "it"]:
        reading.cut(len(reading.main) - 1, len(reading.main))
        reading.deictic = False


_LIGHT = frozenset({"and", "please", "always", "so", "also", "remember", "again", "but"})
