"""What is to be without a thing, or with one: "no X without Y", "X has no Y", "X without Y".

The first wants Y with every X; the others forbid Y there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger import asking, pointing
from agent_memory.ledger.lexicon import words
from agent_memory.ledger.pieces import Piece

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def lacking(reading: Reading) -> None:
    """Make "no docker on the runner" of "the runner has no docker"."""
    main, at = reading.main, reading.not_at
    if not 0 < at < len(main) or at > policy.SUBJECT_WORDS:
        return
    if main[at].token == _CONTAIN and at + 1 < len(main):  # "X must not contain Y"
        reading.cut(at, at + 1)
    elif not reading.lacks:
        return
    end = min((one for one in reading.pauses if one > at), default=len(main))
    subject, thing = main[:at], main[at:end]
    if any(piece.token in words.ACTS for piece in subject) or len(thing) > policy.SCOPE_WORDS:
        return
    if any(one > at for one, _ in reading.preps):
        return
    reading.main = [*thing, *subject, *main[end:]]
    reading.scope_at, reading.link_at = len(thing), None
    reading.not_at, reading.nominal, reading.passive = 0, True, False
    reading.pauses = [len(thing) + len(subject)] if main[end:] else []
    reading.preps = []


def nothing(reading: Reading) -> None:
    """Make "every X needs Y" of "no X without Y"."""
    said = [piece.token for piece in reading.main]
    if not reading.prohibits or _WITHOUT not in said[1:-1]:
        return
    at, begin = said.index(_WITHOUT), int(said[0] in _HANDED)
    last = reading.not_at == len(said)  # "X without Y is not allowed"
    if not (reading.nominal or last or begin) or at <= begin:
        return
    needed = reading.main[at + 1]
    if asking.is_asking(reading.main[at + 1 :]):
        return
    if needed.token in words.VERBS and not pointing.named(reading.found, needed):
        return
    reading.cut(at, at + 1)
    reading.cut(0, begin)
    reading.wants()


def spared(reading: Reading) -> None:
    """Make "no globals in notebooks" of "notebooks without globals"."""
    said = [piece.token for piece in reading.main]
    if _WITHOUT not in said[:-1] or reading.prohibits or reading.condition:
        return
    at = said.index(_WITHOUT)
    place, thing = reading.main[:at], reading.main[at + 1 :]
    asked = any(asking.is_asking([piece]) for piece in thing)
    if len(thing) > policy.SCOPE_WORDS or asked or reading.pauses:
        return
    if any(piece.kind != "word" or piece.token in words.VERBS for piece in thing):
        return
    place = place[int(bool(place) and place[0].token in _MADE) :]
    reading.anew([_USED, *thing, *place])
    reading.scope_at = 1 + len(thing) if place else None
    reading.prohibits, reading.not_at, reading.nominal = True, 0, True


_WITHOUT, _CONTAIN = map(words.fold, ("without", "contain"))
_USED = Piece("use", "word", words.fold("use"))
_MADE = frozenset(map(words.fold, ("add", "use", "answer", "show", "give")))
# Of what is made or handed over "never X without Y" says what it has to have.
_HANDED = frozenset(
    map(words.fold, ("add", "give", "show", "report", "send", "ship", "deliver", "publish", "use"))
)
