"""The errand of a bare request: the act of the trade that it asks for, when it asks for no more.

"Push it to the remote" and "commit and push", "run all tests" and "let the whole suite run" are one
habit: of such an act everybody knows what it is done to. "Plan it" is another task each time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger.lexicon import errands
from agent_memory.ledger.lexicon.words import fold

if TYPE_CHECKING:
    from agent_memory.ledger.canonical import Canonical

Errand = frozenset[str]

_NONE: Errand = frozenset()
_LONGEST = 6  # words; more than one act and its thing take more


def errand(form: Canonical) -> Errand:
    """What a clause asks for that wants one act of the trade and says nothing else."""
    said = form.tokens
    if errands.KNOWN.isdisjoint(said) or len(said) > _LONGEST:
        return _NONE
    if _says_more(form) or form.lead in errands.LITTLE or not _asks(form) or _is_wider(form):
        return _NONE
    said = frozenset([errands.SAME.get(token, token) for token in said]) - errands.LITTLE
    for row in errands.ERRANDS:
        if row.of in said and said - row.beside <= row.kept:
            return (said - row.beside) | {row.of}
    return _NONE


def _says_more(form: Canonical) -> bool:
    """Whether it says how or when: by a name, a condition, or the branch that it goes to."""
    signature = form.signature
    if signature.prohibits or signature.complaint or signature.anchors:
        return True
    if form.condition or form.against:
        return True
    return form.lead not in _JOINING and any(axis == "branch" for axis, _ in signature.values)


def _asks(form: Canonical) -> bool:
    """Whether the person wants it done, and does not do it themselves: "let me review it"."""
    typed = [piece.typed for piece in form.said[1]]
    mine = form.said[0].startswith(_I_WILL)
    return not mine and _MYSELF.isdisjoint(typed) and typed[:2] != _LET_ME


def _is_wider(form: Canonical) -> bool:
    """Whether it is of several places, or wants something to be so: "make sure it is tested"."""
    typed = {piece.typed for piece in form.said[1]}
    return not (_PLACES.isdisjoint(typed) and typed.isdisjoint(_SO))


# Of these the branch is a part: "merge into main", "merge this to main".
_JOINING = frozenset({fold("merge"), fold("rebase")})
_PLACES = frozenset({"repos", "repositories", "projects", "branches", "remotes"})
_SO = frozenset({"tested", "committed", "pushed", "deployed", "released", "reviewed", "formatted"})
_MYSELF = frozenset({"i", "i'll", "i'm", "i've", "we'll", "myself"})
_LET_ME = ["let", "me"]
_I_WILL = ("我要", "我来", "我先", "我去", "我自己", "我再")
