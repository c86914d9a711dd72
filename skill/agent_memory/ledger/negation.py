"""What a negation forbids: an act, a thing, or another value than the one that is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger import tail
from agent_memory.ledger.lexicon import phrases, words
from agent_memory.ledger.lexicon.values import OF

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def only_goes_on(reading: Reading) -> bool:
    """Whether a clause says no more before its negation than to go on: "continue, but never X"."""
    return not reading.prohibits and [piece.token for piece in reading.main] == _GO_ON


def names(reading: Reading, at: int) -> bool:
    """Whether a negation is followed by a thing, and by no act: "no X", "we don't have X"."""
    piece, after = reading.found[at], tail.following(reading.found, at)
    if after.typed.endswith("ing") or after.token in phrases.DEEDS:
        return False
    if after.token in words.VERBS:  # "no mocks", but "no modifiques"
        return piece.typed in phrases.NONE and after.typed not in words.FOREIGN
    typed = [one.typed for one in reading.found[at + 1 : at + 3]]
    having = typed and typed[0] in phrases.HAVING and "to" not in typed
    return piece.typed in phrases.NONE or bool(having)


def contrasts(reading: Reading, at: int) -> bool:
    """Whether a negation turns down another value instead of the clause."""
    before = reading.found[at - 1]
    paused = before.kind == "stop" or before.typed in {"and", "but"}
    verb, next_ = reading.main[0].token, tail.following(reading.found, at)
    after = next_.token
    acts = verb in words.VERBS and (paused or verb == after)
    if acts or tail.rivals(reading.main, tail.segment(reading.found, at)):
        return True
    if before.kind == "stop" and reading.found[at].typed in _NEVER:
        return _turns_down(reading, at)
    if before.kind == "stop" and reading.found[at].typed in phrases.NONE:
        whole = len(reading.main) >= _WHOLE or reading.only  # "hints only, no solutions"
        return whole and not tail.wishes_more(reading.found, at)
    if reading.found[at].typed != "not":
        return False
    if len(reading.main) == 1 and verb not in OF and (not paused or reading.main[0].kind != "word"):
        return False
    aims = paused and tail.aims(reading.found, at)
    told = paused or bool(before.token) or before.typed in _HERE or " " in before.typed
    thing = bool(after) and (after not in words.VERBS or next_.typed.endswith(_NOUN))
    return aims or (thing and told)


def _turns_down(reading: Reading, at: int) -> bool:
    """Whether "never" turns down a thing or a way: "basket, never cart", "by key, never by row"."""
    after = [one for one in tail.segment(reading.found, at) if one.token or one.typed in _ROLES]
    if not after or len(after) > policy.SCOPE_WORDS or reading.prohibits:
        return False
    if any(one.token in words.VERBS for one in after):
        return False
    return not reading.deictic and all(one.typed not in words.DEICTIC for one in after)


# "Use polars here not pandas": words without content that end what is wanted, as phrases do.
_HERE = frozenset(
    {"here", "there", "now", "please", "everywhere", "always", "instead", "throughout", "only"}
)
_NOUN = ("ance", "ence", "ment", "ion")
_WHOLE = 2  # words of a wish before "..., no X"
_NEVER = frozenset({"never", "nie", "nunca", "jamais", "mai"})
_ROLES = phrases.ROLE.keys()
_GO_ON = [words.fold("continue")]
