"""Which of a person's own wordings says a claim most clearly."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger import claim
from agent_memory.ledger.weigh import mass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.ledger.canonical import Canonical
    from agent_memory.ledger.records import Sighting

LEVELS = ("shown", "counted", "request")
CONFIDENCES = ("verified", "stated", "observed")
# A reproach in the form of a question, and what blames instead of ordering.
_ASKS = re.compile(
    r"^\W*(?:why|how (?:often|many times)|did(?:n't)? (?:you|i)|are you|have you|you (?:keep|kept|"
    r"always|again|still|forgot)|warum|wieso|weshalb|wie oft|du (?:hast|machst)|pourquoi|por qué|"
    r"por que|perché|почему|зачем|tại sao)\b|^(?:为什么|為什麼|怎么又|なぜ|なんで|왜)|[?？]\s*$",
    re.IGNORECASE,
)


def clearest(sightings: Sequence[Sighting]) -> Sighting:
    """The sighting whose words a claim is proposed in.

    Of the best level and confidence, a rule before a complaint or a question that it was broken,
    and before what points at something else; then the wording that holds most of what the others
    say, too, and least beside it; then the shortest that is no mere key word, and the first.
    """
    if len(sightings) == 1:
        return sightings[0]
    ranks = {(LEVELS.index(one.level), CONFIDENCES.index(one.confidence)) for one in sightings}
    best = min(ranks)
    speaking = [
        one
        for one in sightings
        if (LEVELS.index(one.level), CONFIDENCES.index(one.confidence)) == best
    ]
    forms = {one.text: claim.canonical(one.text) for one in speaking}
    compared = [forms[one.text] for one in speaking[: policy.WORDINGS]]
    return min(
        speaking,
        key=lambda one: (
            forms[one.text].signature.complaint or _ASKS.search(one.text) is not None,
            forms[one.text].deictic,
            -_central(forms[one.text], compared),
            one.text.isascii() and len(one.text.split()) < policy.TERSE_WORDS,
            len(one.text),
            one.at,
            one.id,
        ),
    )


def _central(form: Canonical, others: Sequence[Canonical]) -> float:
    """How much of its words a wording shares with the others, on the average."""
    shared = (
        mass(form.tokens & other.tokens) / max(mass(form.tokens | other.tokens), 1)
        for other in others
    )
    return round(sum(shared) / len(others), 3)
