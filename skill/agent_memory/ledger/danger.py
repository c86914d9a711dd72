"""Claims that wait for a confirmation of their own, whoever said them."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from agent_memory import escape, policy
from agent_memory.ledger import lookalike
from agent_memory.ledger.lexicon import dangers

if TYPE_CHECKING:
    from agent_memory.ledger.lexicon.dangers import Sign

CLASSES = dangers.CLASSES

_QUOTES = str.maketrans({"\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"'})
_FORBIDS = re.compile(
    r"\b(?:never|don'?t|do not|avoid|stop|no|not|cannot|can'?t|mustn'?t|must not|shouldn'?t|"
    r"should not|forbid\w*|ban\w*|refuse to|prohibit\w*)\b|不要|别|禁止|不得|不准|严禁|切勿"
)
# What makes a demand of a prohibition, or ends it before what was matched.
_TURNS = re.compile(
    r"\b(?:unless|without|except|until|instead|but|forget|hesitate|only|fail|just|then|rather|"
    r"always|afraid|worry|bother|mind)\b|[.;:!?\n]|除非|而是|忘"
)

_LISTED = re.compile(r",?\s(?:or|nor)\b|或|、")


@lru_cache(maxsize=policy.CANONICAL_CACHE)
def classes(text: str) -> tuple[str, ...]:
    """The danger classes that a claim falls into, by name.

    A claim that forbids the deed is harmless; where it cannot be told, it is not.
    """
    said = unicodedata.normalize("NFKC", text[: policy.DANGER_TEXT]).casefold().translate(_QUOTES)
    here = said.__contains__
    tried = [sign for sign in dangers.SIGNS if any(map(here, sign.keywords))]
    found = {sign.danger for sign in tried if _matches(sign, said)}
    if lookalike.words(text[: policy.DANGER_TEXT]):
        found.add(dangers.MIXES)
    if escape.hides(text[: policy.DANGER_TEXT]):
        found.add(dangers.UNSEEN)
    return tuple(name for name in CLASSES if name in found)


def _matches(sign: Sign, said: str) -> bool:
    found = sign.pattern.finditer(said)
    return any(not (sign.act and _forbidden(said, one.start(), one.end())) for one in found)


def _forbidden(said: str, start: int, end: int) -> bool:
    """Whether the words in front forbid what stands there."""
    negators = [one.end() for one in _FORBIDS.finditer(said, 0, start)]
    if not negators or _TURNS.search(said, negators[-1], start):
        return False
    # "never log, print or store X" forbids all three; "never use that, do this" does not.
    return "," not in said[negators[-1] : start] or bool(_LISTED.search(said, negators[-1], end))
