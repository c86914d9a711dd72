"""What a complaint means: the duty that was broken, or the prohibition of what was done.

"You forgot to run the tests" wants the tests run, and "why do you always rename my files" wants
none renamed. What may as well be an instruction or a question stays a complaint, and joins nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger.lexicon import forms, words

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def heard(reading: Reading) -> None:
    """Make the rule of a complaint that tells which rule was broken."""
    if not reading.complaint and reading.found and reading.found[0].typed in _OPENS:
        reading.complaint = _did_again(reading)
    if not reading.complaint or not reading.main or not _tells(reading):
        return
    reading.complaint = False
    reading.prohibits, reading.not_at = not reading.prohibits, 0
    reading.nominal = False


# "You always ..." alone may be a complaint or an instruction.
_EITHER = "you-always"
_PLAINLY = frozenset({"why", "again", "still", "why-do-you", "damn", "annoying"})
# What "why do you" asks about without complaining.
_ASKED_ABOUT = frozenset(map(words.fold, ("think", "believe", "know", "mean", "expect", "suggest",
    "see", "find", "choose", "decide", "consider", "wonder", "recommend", "wait", "stop",
    "look", "feel", "seem", "hang", "fail")))  # fmt: skip


def _tells(reading: Reading) -> bool:
    typed = {piece.typed for piece in reading.found}
    if _EITHER in typed and _PLAINLY.isdisjoint(typed):
        return False
    first = reading.main[0]
    return first.kind == "word" and (reading.prohibits or first.token not in _ASKED_ABOUT)


def _did_again(reading: Reading) -> bool:
    """Whether a clause says that you did something again: "you renamed my files again"."""
    found = reading.found
    if len(found) <= _SHORTEST or reading.prohibits or not reading.main:
        return False
    at = next((at for at, piece in enumerate(found[:_SHORTEST]) if piece.typed == "you"), None)
    if at is None or not any(piece.typed == "again" for piece in found):
        return False
    verb = next((piece for piece in found[at + 1 :] if piece.typed != "again"), found[0])
    past = forms.is_past(verb.typed)
    return past and verb.token == reading.main[0].token


_SHORTEST = 2
_OPENS = frozenset({"you", "again", "and", "but", "now", "so", "hey", "no"})
