"""Where a clause turns from what is forbidden to what is wanted: "don't use npm, use pnpm".

What was forbidden becomes what is turned down, and only the wish is part of the claim.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger import tail
from agent_memory.ledger.lexicon import phrases, words
from agent_memory.ledger.lexicon.values import OF
from agent_memory.ledger.pieces import Piece

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def turned(reading: Reading, at: int) -> bool:
    """Whether what follows a pause is wanted in place of what was forbidden; it is then read so."""
    after = tail.segment(reading.found, at)
    if _turns(reading, at):
        turn(reading)
    elif tail.turns(reading.main, after):
        _swap(reading, at)
    elif not reading.main:
        return False
    elif reading.main[reading.not_at :] and tail.alone(after):
        turn(reading)  # "don't write essays, bullets only"
    elif reading.preps and tail.rehomes(after):
        _rehome(reading)
    elif reading.preps and tail.puts(after):
        _rehome(reading, put=at + 1)
    elif reading.preps:  # "don't type prices into the template, read them from X"
        return False
    elif tail.fetches(after):
        _fetch(reading, at + 1)
    elif tail.stems(after):
        _fetch(reading, at + 2)
    else:
        return False
    return True


def wishes(reading: Reading, piece: Piece) -> bool:
    """Whether a wish follows its own prohibition: "don't use npm use pnpm"."""
    if piece.token not in phrases.WISH:
        return False
    return len(reading.main) > 1 and reading.main[0].token == piece.token


def offers(reading: Reading) -> bool:
    """Whether a "but" comes after a value that is not to be used: "don't use X but Y"."""
    main = reading.main
    return reading.prohibits and len(main) > 1 and main[0].token in phrases.WISH


def _turns(reading: Reading, at: int) -> bool:
    """Whether what follows a pause is wanted instead: "don't use yup, for forms we use zod"."""
    after = tail.segment(reading.found, at)
    if tail.states(after) and after[0].typed not in phrases.DOERS:
        return False
    if tail.following(reading.found, at).token in phrases.WISH:
        return not tail.restates(after)
    if after and len(reading.main) > 1 and _again(reading.main[0], after[0]):
        return after[0].kind == "word"
    used = reading.main[:1] and reading.main[0].token in phrases.WISH
    return bool(used) and tail.wants(after)


def _again(verb: Piece, later: Piece) -> bool:
    """Whether one verb is said twice, as in "never say X, say Y": "change Y" is not "edit Y"."""
    return verb.token in _TOLD and verb.typed.casefold() == later.typed.casefold()


def turn(reading: Reading) -> None:
    """Turn down what was forbidden, and read on for what is wanted."""
    reading.against = [piece for piece in reading.main if piece.token not in phrases.WISH]
    reading.anew([])
    reading.wants()
    reading.over = False


def _swap(reading: Reading, at: int) -> None:
    """Put the value that is wanted in the place of the one that was forbidden."""
    wanted = next(piece for piece in tail.segment(reading.found, at) if piece.token in OF)
    axis = OF[wanted.token][0]
    reading.against = [
        piece for piece in reading.main if piece.token in OF and OF[piece.token][0] == axis
    ]
    gone = {piece.token for piece in reading.against}
    reading.main = [wanted if piece.token in gone else piece for piece in reading.main]
    reading.into, reading.over = reading.main, True
    reading.prohibits, reading.not_at = False, 0
    reading.pauses.clear()


def _rehome(reading: Reading, put: int | None = None) -> None:
    """Leave what was forbidden in one place, to be followed by the place that it goes into."""
    at = reading.preps[0][0]
    main = reading.main
    begin = int(main[0].token in words.VERBS and not reading.nominal)
    if at > begin:
        reading.against = main[at:]
        reading.anew([*[_PUT][: put is not None], *main[begin:at]])
        reading.wants()
        reading.passes, reading.tells = put, True


def _fetch(reading: Reading, at: int) -> None:
    """Leave the thing that was forbidden one way, to be followed by where to take it from."""
    main, begin = reading.main, int(reading.main[0].token in words.VERBS)
    thing = [piece for piece in main[begin:] if piece.token not in _MANNER]
    if not thing or len(thing) > policy.SCOPE_WORDS:
        return
    reading.against = [piece for piece in main if piece not in thing]
    reading.anew([_LOAD, *thing])
    reading.wants()
    reading.passes, reading.tells = at, True


_TOLD = words.VERBS | {words.fold("say")}
_PUT = Piece("put", "word", words.fold("put"))
_LOAD = Piece("load", "word", words.fold("load"))
_MANNER = frozenset(map(words.fold, ("hardcode", "byhand")))
