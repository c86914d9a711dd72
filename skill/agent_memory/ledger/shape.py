"""The shape of a clause: its verb, what that is done to, and what stands after its small words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger.lexicon import words

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def lead(parts: Reading, main: tuple[str, ...]) -> str:
    """The verb that a clause begins with."""
    if not main or main[0] not in words.VERBS:
        return ""
    subject = parts.link_at is not None and parts.link_at <= policy.SUBJECT_WORDS
    typed = parts.main[0].typed
    noun = main[0] in words.NOUNS or typed.endswith(("s", "ion"))
    several = typed.endswith("s") and not typed.endswith("ss") and not parts.prohibits
    several = several and main[0] in words.NOUNS  # "plots as pdf"
    return "" if several or (subject and noun) else main[0]


def named(after: tuple[str, ...]) -> str:
    """The first thing that a clause names, after its verb."""
    things = (token for token in after if token not in words.MODIFIERS and not token[0].isdigit())
    return next(things, after[0] if after else "")


def head(parts: Reading, thing: str) -> str:
    """The last of the words that stand together with a thing."""
    last = ""
    for piece in parts.found:
        if last and not piece.token:
            break
        if last or piece.token == thing:
            last = piece.token
    return last


def pivots(parts: Reading) -> tuple[tuple[str, str], ...]:
    """The words such as "from", each with what stands after it."""
    places = (
        (typed, parts.main[at].token)
        for at, typed in parts.preps
        if typed in _PIVOTS and at < len(parts.main)
    )
    at = parts.scope_at
    scope = (("for", parts.main[at].token),) if at and at < len(parts.main) else ()
    return (*places, *scope, *(("with", _last(parts, tool)) for tool in parts.tools))


_PIVOTS = frozenset({"from", "to", "per", "into", "over"})


def _last(parts: Reading, tool: str) -> str:
    """The last word of what something is done with: "with the naive baseline"."""
    ends = {at for at, _ in parts.preps} | {*parts.pauses, parts.link_at}
    begun = False
    for at, piece in enumerate(parts.main):
        if begun and (at in ends or piece.token in words.ACTS):
            break
        if begun or piece.token == tool:
            begun, tool = True, piece.token
    return tool
