"""What the person keeps for themselves: "commits are mine", "leave pushing to me", "X needs my ok".

All of these say "not X unless I ask", so that they meet every other way to say that.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger.lexicon import forms, phrases, words
from agent_memory.ledger.pieces import Piece

if TYPE_CHECKING:
    from collections.abc import Sequence


def reserved(found: list[Piece]) -> list[Piece]:
    """The pieces, as "not X unless I ask" if they say that X is for the person to do or allow."""
    if CUES.isdisjoint(piece.typed for piece in found):
        return found
    said = list(takewhile(lambda piece: piece.kind != "stop", found))
    while said and said[0].typed in _OPENS:
        del said[0]
    typed = [piece.typed for piece in said]
    act = _owned(said, typed) or _left(said, typed) or _allowed(said, typed) or _shown(said, typed)
    if not act or len(act) > policy.STATEMENT_WORDS or not any(piece.token for piece in act):
        return found
    if any(phrases.ROLE.get(piece.typed) in _TURNING for piece in act):
        return found
    no = _NO if act[0].token not in words.VERBS else _NEVER
    return [no, *act, _UNLESS, _ASK]


CUES = frozenset({"me", "my", "mine", "myself", "i", "i'm", "i'll", "my ok", "my okay", "my word",
                   "my consent", "up to me", "my go ahead", "my say so", "my yes"})  # fmt: skip
_OPENS = frozenset(
    {"please", "and", "but", "so", "no", "remember", "again", "also", "ok", "always"}
)
_TURNING = {phrases.Role.NOT, phrases.Role.WHEN, phrases.Role.COMPLAINT, phrases.Role.REASON}
_NO, _NEVER = Piece("no", "word", ""), Piece("never", "word", "")
_UNLESS = Piece("unless", "word", words.fold("unless") or "")
_ASK = Piece("i ask", "word", words.fold("ask"))
_BETWEEN = frozenset({"always", "all", "only", "still", "strictly", "solely", "entirely", "just"})
_IS = frozenset({"is", "are", "stays", "stay", "remains", "remain"})
_OWN = frozenset({"job", "business", "call", "decision", "task", "responsibility", "thing", "part",
                  "turf", "choice", "department", "domain", "territory"})  # fmt: skip
_NEEDS = frozenset({"need", "needs", "require", "requires", "take", "takes", "want", "wants"})
_YES = frozenset(
    map(words.fold, ("approval", "permission", "goahead", "ok", "okay", "agreement", "signoff",
                     "blessing", "nod", "yes", "consent", "word", "confirmation"))
) - {""}  # fmt: skip
_DEEDS = phrases.DEEDS | frozenset(map(words.fold, ("git", "publish", "install", "migrate")))
_DO = frozenset({"do", "handle", "make", "manage", "run"})
_RUN_BY = frozenset({"run", "clear", "check", "pass", "discuss", "go"})
_CLEARED = frozenset({"approved", "cleared", "confirmed", "signed", "checked", "allowed", "agreed"})


def _owned(said: Sequence[Piece], typed: Sequence[str]) -> Sequence[Piece]:
    """What is said to be the person's: "commits are mine to make", "deploys are my job"."""
    at = next((at for at, word in enumerate(typed) if word in _IS), 0)
    rest = [word for word in typed[at + 1 :] if word not in _BETWEEN]
    if not at or not rest:
        return ()
    own = rest[0] == "mine" and _is_deed(said[:at])
    own = own or (rest[0] == "my" and rest[1:2] != [] and rest[1] in _OWN)
    own = own or rest[0] == "up to me" or rest[:3] == ["done", "by", "me"]
    return said[:at] if own and len(rest) <= policy.STATEMENT_WORDS else ()


def _left(said: Sequence[Piece], typed: Sequence[str]) -> Sequence[Piece]:
    """What is left to the person, or done by nobody else: "leave git to me", "only I push"."""
    if typed[:1] == ["leave"] and typed[-2:] == ["to", "me"]:
        return said[1:-2]
    if typed[:2] == ["let", "me"] and _is_deed(said[2:5]):
        return said[2 + (typed[2] in _DO) :]
    if typed[:4] == ["i'm", "the", "one", "who"] and _is_deed(said[4:]):
        return said[4:]
    if typed[:2] == ["only", "i"] and _is_deed(said[2:3]):
        return said[2:]
    if typed[:1] == ["i"] and typed[1:2] and typed[1] in _DO:
        act = list(takewhile(lambda piece: piece.typed not in _ENDS, said[2:]))
        return act if _is_deed(act) else ()
    return _done_myself(said, typed)


def _done_myself(said: Sequence[Piece], typed: Sequence[str]) -> Sequence[Piece]:
    """What the person does without help: "I tag the releases myself"."""
    if "myself" not in typed or typed[0] not in _I or not words.DEICTIC.isdisjoint(typed):
        return ()
    act = list(takewhile(lambda piece: piece.typed not in _ENDS, said[1:]))
    while act and not act[0].token:
        del act[0]
    does = act and act[0].token in words.VERBS and not forms.is_past(act[0].typed)
    return act if does else ()


_I = frozenset({"i", "i'll", "ill"})
_ENDS = frozenset({"myself", "here", "around", "by", "unless", "on", "alone"})


def _allowed(said: Sequence[Piece], typed: Sequence[str]) -> Sequence[Piece]:
    """What the person has to allow: "deletions need my ok", "must be approved by me"."""
    for at, word in enumerate(typed):
        after = [piece for piece in said[at + 1 :] if piece.token or piece.typed == "me"]
        if at and word in _NEEDS and after and _mine(typed[at + 1 :]):
            return said[:at] if all(piece.token in _YES for piece in after) else ()
        if at and word in _CLEARED and typed[-2:] == ["by", "me"]:
            return [piece for piece in said[:at] if piece.typed not in forms.MODAL | _BE]
    return ()


_BE = frozenset({"be", "is", "are", "get", "gets", "to", "has", "have"})


def _mine(typed: Sequence[str]) -> bool:
    return any(word in CUES for word in typed)


def _shown(said: Sequence[Piece], typed: Sequence[str]) -> Sequence[Piece]:
    """What is to be told the person first: "run new dependencies by me first"."""
    last = typed[:-1] if typed[-1:] == ["first"] else typed
    if len(last) <= policy.STATEMENT_WORDS - 2 or last[0] not in _RUN_BY:
        return ()
    return said[1 : len(last) - 2] if last[-2:] in (["by", "me"], ["with", "me"]) else ()


def _is_deed(act: Sequence[Piece]) -> bool:
    return any(piece.token in _DEEDS for piece in act)
