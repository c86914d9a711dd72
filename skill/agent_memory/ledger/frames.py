"""Different constructions of one claim, brought into one: "X must not be used", "don't use X".

A clause that was read is turned around where the field says one thing in several ways: the passive,
"validation must use X" for "use X for validation", "leave X alone" for "don't change X".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger import (
    asking,
    bounds,
    complaints,
    every,
    narrowing,
    places,
    pointing,
    precedence,
)
from agent_memory.ledger.lexicon import forms, phrases, words
from agent_memory.ledger.pieces import Piece

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def framed(reading: Reading) -> Reading:
    """The reading in the construction that all of its kind are brought into."""
    complaints.heard(reading)
    bounds.bounded(reading)
    if reading.prohibits:
        _lacking(reading)
        _nowhere_else(reading)
    else:
        _left_alone(reading)
        every.bears(reading)
    asking.tidied(reading)
    narrowing.widened(reading)
    asking.permitted(reading)
    precedence.put_first(reading)
    if reading.prohibits:
        _nothing_without(reading)
        _passive(reading)
    places.placed(reading)
    if reading.link_at:
        _acted_on(reading)
        _must_use(reading)
    return reading


_USE = words.fold("use")
_KEEP = words.fold("keep")
_WITHOUT, _OUTSIDE = words.fold("without"), words.fold("outside")
_CHANGE = Piece("change", "word", words.fold("change"))
# Verbs of the passive that add nothing to the negation: "emojis must not be used".
_PASSIVE = frozenset(map(words.fold, ("use", "add", "appear", "exist", "introduce", "出现")))
_SUBJECT = 2


def _left_alone(reading: Reading) -> None:
    """Forbid to change what is to be left as it is."""
    main = reading.main
    if reading.prohibits or len(main) <= _SUBJECT or main[0].token != _KEEP:
        return
    last = main[-1]
    undone = words.fold(last.typed.removeprefix("un"))
    if not phrases.UNTOUCHED.isdisjoint((last.typed, last.token)):
        undone = _CHANGE.token
    elif not last.typed.startswith("un") or undone not in words.VERBS:
        return
    reading.main = [Piece(last.typed, "word", undone), *main[1:-1]]  # "leave names untranslated"
    reading.prohibits, reading.not_at = True, 0


def _lacking(reading: Reading) -> None:
    """Make "no docker on the runner" of "the runner has no docker"."""
    main, at = reading.main, reading.not_at
    if not reading.lacks or not 0 < at < len(main) or at > policy.SUBJECT_WORDS:
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


def _nothing_without(reading: Reading) -> None:
    """Make "every X needs Y" of "no X without Y"."""
    said = [piece.token for piece in reading.main]
    if not (reading.nominal and reading.prohibits and _WITHOUT in said[1:-1]):
        return
    at = said.index(_WITHOUT)
    needed = reading.main[at + 1]
    if asking.is_asking(reading.main[at + 1 :]):
        return
    if needed.token in words.VERBS and not pointing.named(reading.found, needed):
        return
    reading.cut(at, at + 1)
    reading.prohibits = reading.nominal = False
    reading.not_at = 0


def _nowhere_else(reading: Reading) -> None:
    """Make "only X in Y" of "never X outside Y"."""
    said = [piece.token for piece in reading.main]
    if not reading.prohibits or _OUTSIDE not in said[1:-1]:
        return
    at = said.index(_OUTSIDE)
    reading.cut(at, at + 1)
    reading.scope_at = at
    reading.prohibits, reading.not_at = False, 0


def _passive(reading: Reading) -> None:
    """Put a negation before what it forbids: the subject of a passive."""
    at = reading.not_at
    if not reading.prohibits or not at or not reading.passive:
        return
    if not _PASSIVE.issuperset(piece.token for piece in reading.main[at:]):
        return
    reading.nominal = reading.link_at is not None or at < len(reading.main)
    del reading.main[at:]
    reading.not_at = 0
    reading.link_at = None


def _acted_on(reading: Reading) -> None:
    """Put a verb before what it is done to: "checkpoints must not be committed"."""
    main, at = reading.main, reading.link_at
    if not at or at > policy.SUBJECT_WORDS or len(main) <= at or main[at].token not in words.VERBS:
        return
    if not forms.is_past(main[at].typed) or not _is_wanted(reading):
        return
    reading.main = [main[at], *main[:at], *main[at + 1 :]]
    reading.pauses = [one + (one <= at) for one in reading.pauses]
    if reading.scope_at is not None:
        reading.scope_at += reading.scope_at <= at
    reading.link_at, reading.not_at = None, 0


def _is_wanted(reading: Reading) -> bool:
    """Whether a passive says what should be, and not how things are."""
    if reading.prohibits or reading.tools:
        return True
    return not forms.MODAL.isdisjoint(piece.typed for piece in reading.found)


def _must_use(reading: Reading) -> None:
    """Put "use" before what is used: "validation must use X", "X is what we use for it"."""
    main, at = reading.main, reading.link_at
    if not at or at > _SUBJECT or len(main) <= at or main[at].token != _USE:
        return
    subject, after = main[:at], main[at:]
    if reading.scope_at == at + 1 or len(after) == 1:
        reading.main = [after[0], *subject, *after[1:]]
    else:
        reading.main = [*after, *subject]
        reading.scope_at = reading.scope_at - at if reading.scope_at else len(after)
    reading.link_at = None
    reading.pauses = []
