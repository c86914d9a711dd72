"""What is to stay as it is: "leave X alone", "X stays untranslated", "leave the hints in".

All of these forbid what would change it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger.lexicon import phrases, words
from agent_memory.ledger.pieces import Piece

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def left_alone(reading: Reading) -> None:
    """Forbid to change what is to be left as it is."""
    main = reading.main
    tokens = [piece.token for piece in main]
    if _KEEP not in tokens and _REMAIN not in tokens:
        return
    if _stays(reading):
        reading.prohibits, reading.not_at, reading.link_at = True, 0, None
        return
    if reading.prohibits or len(main) <= _SUBJECT:
        return
    _without_why(reading)
    main = reading.main
    undone = _undone(main[-1])
    if main[-2].token == _KEEP and undone and main[0].token != _KEEP:
        main = reading.main = [_KEPT, *main[:-2], main[-1]]  # "the files stay as they are"
    if main[0].token != _KEEP or not undone or len(main) <= _SUBJECT:
        return
    last = main[-1]
    reading.main = [Piece(last.typed, "word", undone), *main[1:-1]]  # "leave names untranslated"
    reading.prohibits, reading.not_at = True, 0


_SUBJECT = 2
_KEEP, _REMAIN = map(words.fold, ("keep", "remain"))
_KEPT = Piece("keep", "word", _KEEP)
_CHANGE = words.fold("change")
_REMOVED = Piece("remove", "word", words.fold("remove"))
_STAYING = frozenset({"stay", "stays", "remain", "remains"})
_IN_PLACE = frozenset({"in", "there", "around"})
_UNTOUCHED = frozenset(map(words.fold, phrases.UNTOUCHED))
# What is not to be done to a thing that is to stay so.
_STATES = {
    state: words.fold(verb)
    for state, verb in (
        ("open", "close"),
        ("opened", "close"),
        ("enabled", "disable"),
        ("on", "disable"),
        ("active", "disable"),
        ("visible", "hide"),
        ("private", "publish"),
        ("locked", "unlock"),
        ("pinned", "unpin"),
        ("connected", "disconnect"),
        ("attached", "detach"),
        ("hidden", "show"),
        ("closed", "open"),
        ("disabled", "enable"),
        ("off", "enable"),
    )
}


def _undone(last: Piece) -> str:
    """The act that is forbidden where a thing is to stay so: unchanged, untranslated, open."""
    if not (phrases.UNTOUCHED | _UNTOUCHED).isdisjoint((last.typed, last.token)):
        return _CHANGE
    verb = words.fold(last.typed.removeprefix("un"))
    if last.typed.startswith("un") and verb in words.VERBS:
        return verb
    return _STATES.get(last.typed, "")


def _without_why(reading: Reading) -> None:
    """Take out what only says who does it then: "leave the tickets open, I close them"."""
    at = reading.pauses[0] if reading.pauses else 0
    if _SUBJECT < at < len(reading.main) and reading.main[0].token == _KEEP:
        undone = _undone(reading.main[at - 1])
        if undone and {piece.token for piece in reading.main[at:]} == {undone}:
            reading.cut(at, len(reading.main))
            reading.deictic = False


def _stays(reading: Reading) -> bool:
    """Whether something is to stay, as "old routes must stay" and "leave the hints in" say."""
    main, found = reading.main, reading.found
    if len(main) < _SUBJECT or reading.condition or reading.pauses:
        return False
    last = main[-1]
    if last.typed in _STAYING and last is found[-1] and main[0].token not in words.VERBS:
        reading.main = [_REMOVED, *main[:-1]]
    elif main[0].token == _KEEP and found[-1].typed in _IN_PLACE and main[0].typed != "stay":
        reading.main = [_REMOVED, *main[1:]]
        reading.preps = [(at, typed) for at, typed in reading.preps if at < len(main)]
    else:
        return False
    return True
