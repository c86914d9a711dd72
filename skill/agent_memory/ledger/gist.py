"""When two clauses say the same but for verbs that only say that something should be there.

"The third person please", "write in the third person"; "no floats for prices", "never store a price
as a float".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger.lexicon import words
from agent_memory.ledger.overlap import exception
from agent_memory.ledger.weigh import mass

if TYPE_CHECKING:
    from agent_memory.ledger.canonical import Canonical


def by_gist(a: Canonical, b: Canonical, stated: tuple[bool, bool]) -> str | None:
    """Whether two clauses of one key say the same in short, in whatever scope they put it."""
    if not any(stated) or a.condition != b.condition or exception(a) != exception(b):
        return None
    # A wish may turn down the opposite of what it says: "use named exports", "no default exports".
    if a.polarity != b.polarity and a.gist == b.gist:
        return None
    if a.gist != b.gist and not (_instead(a, b) or _instead(b, a)):
        return None
    rare = mass(a.gist - words.GENERIC)
    return "same in short" if rare >= policy.WEIGHT_RARE and _leads_agree(a, b) else None


def _leads_agree(a: Canonical, b: Canonical) -> bool:
    """Whether not both sides have a light verb of their own: "add tests" is no "keep tests"."""
    mine, theirs = {a.lead} & _TELLING, {b.lead} & _TELLING
    return not (mine and theirs) or mine == theirs


def _instead(a: Canonical, b: Canonical) -> bool:
    """Whether one side turns down what the other names its value for.

    "Don't paint shadows by hand, use the shadow pass", "use the shadow pass for shadows".
    """
    scope = b.signature.scope
    return bool(scope) and a.gist == b.gist - scope and scope <= a.against


_TELLING = words.LIGHT_UNLESS - frozenset(map(words.fold, ("use", "put")))
