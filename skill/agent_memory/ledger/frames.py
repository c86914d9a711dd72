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
    nouns,
    omission,
    places,
    precedence,
    unchanged,
    without,
)
from agent_memory.ledger.lexicon import forms, phrases, values, words
from agent_memory.ledger.pieces import Piece

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def framed(reading: Reading) -> Reading:
    """The reading in the construction that all of its kind are brought into."""
    complaints.heard(reading)
    if reading.against and reading.main[0].typed in _NAMES and not reading.preps:
        reading.main[0] = _USED  # "take X instead of Y"
    if reading.main[1:] and reading.main[0].token == _FOLLOW and not reading.prohibits:
        reading.main[0] = _USED  # "follow the style guide"
    bounds.bounded(reading)
    omission.wanted(reading)
    if reading.prohibits:
        _forbidden(reading)
    else:
        unchanged.left_alone(reading)
        without.spared(reading)
        every.bears(reading)
    asking.tidied(reading)
    narrowing.widened(reading)
    asking.permitted(reading)
    nouns.acted(reading)
    nouns.renamed(reading)
    precedence.put_first(reading)
    if reading.prohibits:
        without.nothing(reading)
        _passive(reading)
        _by_whom(reading)
    places.placed(reading)
    if reading.tools:
        _made_with(reading)
    if "through" in [typed for _, typed in reading.preps]:
        _through(reading)
    used = len(reading.main) > _SUBJECT and reading.main[1].token == _USE
    if used and reading.main[0].token in words.FILLER and not reading.link_at:
        reading.cut(0, 1)  # "the project uses X"
    if reading.link_at:
        _acted_on(reading)
        _must_use(reading)
    return reading


_USE = words.fold("use")
_KEEP, _FOLLOW = map(words.fold, ("keep", "follow"))
_RUN, _ADD, _CONTAIN = map(words.fold, ("run", "add", "contain"))
_USED = Piece("use", "word", _USE)
_REMOVED = Piece("remove", "word", words.fold("remove"))
_ARE = frozenset({"are", "get"})
_STAYS = frozenset({"stay", "stays", "remain", "remains"})
_IN_PLACE = frozenset({"in", "there", "around"})
_WITH = frozenset({"with", "using", "mit"})
_DONE = frozenset({"done", "made", "drawn", "handled", "created", "implemented"})
_MAKE = frozenset({"do", "make", "create", "draw"})
_NAMES = frozenset({"take", "call", "called", "say", "word", "term"})
_NOR = frozenset({"never", "doesn't", "mustn't", "shouldn't", "cannot", "can't"})
_NEVER = _NOR | {"not", "don't", "dont"}
_MUST = frozenset({"must", "should", "may", "shall", "can", "does", "do", "will"})
_KEPT = Piece("keep", "word", _KEEP)
_BRINGS = frozenset(map(words.fold, ("send", "put", "store", "copy", "move", "export", "upload")))
_UNTOUCHED = frozenset(map(words.fold, phrases.UNTOUCHED))
_LEAVES = frozenset({"leave", "leaves", "leaving", "exit", "exits", "verlassen", "verlässt"})
_ROUTED = frozenset({"go", "goes", "going", "gehen", "geht"})
# Of what is made or handed over "never X without Y" says what it has to have.
_HANDED = frozenset(
    map(words.fold, ("add", "give", "show", "report", "send", "ship", "deliver", "publish", "use"))
)
_WITHOUT, _OUTSIDE = words.fold("without"), words.fold("outside")
_CHANGE = Piece("change", "word", words.fold("change"))
# Verbs of the passive that add nothing to the negation: "emojis must not be used".
_PASSIVE = frozenset(map(words.fold, ("use", "add", "appear", "exist", "introduce", "出现")))
_SUBJECT = 2


def _forbidden(reading: Reading) -> None:
    if reading.nominal and (1, "to") in reading.preps:
        # "No changes to X" forbids the act.
        reading.nominal = reading.main[0].token != _CHANGE.token
    without.lacking(reading)
    _nowhere_else(reading)
    _never_leaves(reading)


def _nowhere_else(reading: Reading) -> None:
    """Make "only X in Y" of "never X outside Y"."""
    said = [piece.token for piece in reading.main]
    if not reading.prohibits or _OUTSIDE not in said[1:-1]:
        return
    at = said.index(_OUTSIDE)
    reading.cut(at, at + 1)
    reading.scope_at = at
    reading.prohibits, reading.not_at = False, 0
    main, begin = reading.main, int(not reading.nominal)
    if (reading.nominal or main[0].token in _BRINGS) and begin < at < len(main):
        reading.nominal = False
        reading.anew([_KEPT, *main[begin:]])
        reading.preps = [(1 + at - begin, "in")]


def _never_leaves(reading: Reading) -> None:
    """Make "keep X in Y" of "X never leaves Y"."""
    main, at = reading.main, reading.not_at
    if not 0 < at < len(main) - 1 or main[at].typed not in _LEAVES or at > policy.SUBJECT_WORDS:
        return
    if len(main) - at - 1 <= policy.SCOPE_WORDS:
        reading.anew([_KEPT, *main[:at], *main[at + 1 :]])
        reading.preps = [(at + 1, "in")]
        reading.wants()


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


def _made_with(reading: Reading) -> None:
    """Make "use X for Y" of "Y is done with X" and "make Y with X"."""
    main, typed = reading.main, [piece.typed for piece in reading.found]
    with_ = next((at for at, word in enumerate(typed) if word in _WITH), 0)
    made = typed[with_ - 1] in _DONE or not _MAKE.isdisjoint(typed[:with_])
    if not made or reading.prohibits or values.is_tool(reading.tools[0]):
        return
    at = next((at for at, piece in enumerate(main) if piece.token == reading.tools[0]), 0)
    thing = [piece for piece in main[:at] if piece.typed not in _DONE | _MAKE]
    if thing and len(main) - at <= policy.SCOPE_WORDS and not reading.condition:
        reading.anew([_USED, *main[at:], *thing])
        reading.scope_at = 1 + len(main) - at
        reading.preps = [(reading.scope_at, "for")]


def _through(reading: Reading) -> None:
    """Make "run X on Y" of "run Y through X", and "use X for Y" of "Y goes through X"."""
    main = reading.main
    if not _ROUTED.isdisjoint(piece.typed for piece in reading.found):
        main = [_USED, *main]
        reading.preps = [(at + 1, typed) for at, typed in reading.preps]
        reading.pauses = [at + 1 for at in reading.pauses]
    elif main[0].token != _RUN:
        return
    at = next((at for at, typed in reading.preps if typed == "through"), 0)
    ends = [one for one in (*reading.pauses, *(one for one, _ in reading.preps)) if one > at]
    end = min(ends, default=len(main))
    if not 1 < at < end - 1:
        return
    reading.main = [main[0], *main[at + 1 : end], *main[1:at], *main[end:]]
    reading.scope_at = end - at
    reading.preps = [(reading.scope_at, "on")]


def _by_whom(reading: Reading) -> None:
    """Make "never call X in the client" of "the client must not call X"."""
    main, typed = reading.main, [piece.typed for piece in reading.found]
    no = next((at for at, word in enumerate(typed) if word in _NEVER), 0)
    lets = typed[no + 1 : no + 2] == ["let"]  # "don't let X do it"
    at = reading.not_at or int(lets)
    if not reading.prohibits or not 0 < at < len(main) or at > policy.SUBJECT_WORDS:
        return
    if any(0 < one <= at for one in reading.pauses) or reading.scope_at is not None:
        return
    subject, act = main[:at], main[at:]
    if not lets and typed[no] not in _NOR and typed[max(0, no - 1)] not in _MUST:
        return
    if forms.is_past(act[0].typed) or act[0].token == _USE or "be" in typed or reading.condition:
        return
    if any(piece.token in words.ACTS or piece.kind == "number" for piece in subject):
        return
    reading.anew([*act, *subject])
    reading.scope_at, reading.not_at, reading.passive = len(act), 0, False


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
    typed = [piece.typed for piece in reading.found]
    # "Fees are shown separately", but "the fees were shown".
    of_all = len(typed) > 1 and typed[0].endswith("s") and not _ARE.isdisjoint(typed[1:4])
    return of_all or not forms.MODAL.isdisjoint(typed)


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
