"""Claims that wait for a confirmation of their own, whoever said them."""

from __future__ import annotations

from functools import cache, lru_cache
from operator import add
from typing import TYPE_CHECKING

from agent_memory import escape, policy
from agent_memory.ledger import deed, deed_words, lookalike, scope, unmask
from agent_memory.ledger.lexicon import (
    dangers,
    dangers_approvals,
    dangers_english,
    dangers_fetching,
    dangers_flags,
    dangers_haste,
    dangers_open,
    dangers_orders,
    dangers_outlets,
    dangers_plain,
    dangers_pretence,
    dangers_regardless,
    dangers_replacing,
    dangers_sayings,
    dangers_settings,
    dangers_sources,
    dangers_states,
    dangers_strangers,
)

if TYPE_CHECKING:
    from agent_memory.ledger.deed_words import Sentence
    from agent_memory.ledger.lexicon.dangers import Sign

CLASSES = dangers.CLASSES
SIGNS = (
    *dangers_fetching.SIGNS,
    *dangers_flags.SIGNS,
    *dangers_sayings.SIGNS,
    *dangers_approvals.SIGNS,
    *dangers_sources.SIGNS,
    *dangers_settings.SIGNS,
    *dangers_orders.SIGNS,
    *dangers_outlets.SIGNS,
    *dangers_replacing.SIGNS,
    *dangers_states.SIGNS,
    *dangers_regardless.SIGNS,
    *dangers_open.SIGNS,
    *dangers_pretence.SIGNS,
    *dangers_strangers.SIGNS,
    *dangers_plain.SIGNS,
    *dangers_haste.SIGNS,
)

_TAKEN_BACK = tuple(
    one.replace("_", " ") for one in dangers_english.PARTS["takeback"].split()
)  # what makes a demand of any prohibition in front of it


@lru_cache(maxsize=policy.CANONICAL_CACHE)
def classes(text: str) -> tuple[str, ...]:
    """The danger classes that a claim falls into, by name.

    A claim that forbids the deed is harmless; where it cannot be told, it is not.
    """
    text = text[: policy.DANGER_TEXT]
    said = unmask.plain(text)
    found = set(deed.dangers(_read(said))) if deed_words.tell(said) else set()
    keyed = frozenset[int]().union(*filter(None, map(_keyed, said.split())))
    tried = [SIGNS[at] for at in keyed if SIGNS[at].danger not in found]
    found |= {sign.danger for sign in tried if _matches(sign, said)}
    if lookalike.words(text):
        found.add(dangers.MIXES)
    if not (text.isascii() and text.isprintable()) and escape.hides(text):
        found.add(dangers.UNSEEN)
    return tuple(name for name in CLASSES if name in found) if found else ()


@lru_cache(maxsize=policy.CANONICAL_CACHE)
def _keyed(word: str) -> frozenset[int]:
    """The signs, by their places, of which a word holds a keyword."""
    by_beginning = _keywords()
    beginnings = by_beginning.keys() & {*word, *map(add, word, word[1:])}
    listed = (row for beginning in beginnings for row in by_beginning[beginning])
    return frozenset().union(*[signs for keyword, signs in listed if keyword in word])


@cache
def _keywords() -> dict[str, list[tuple[str, set[int]]]]:
    """The keywords of the signs by their first two characters, each with its sign's place."""
    found: dict[str, list[tuple[str, set[int]]]] = {}
    for at, sign in enumerate(SIGNS):
        for keyword in sign.keywords:
            found.setdefault(keyword[:2], []).append((keyword, {at}))
    return found


@lru_cache(maxsize=1)
def _read(said: str) -> tuple[Sentence, ...]:
    read = tuple(deed_words.sentences(said))
    if any(phrase in said for phrase in _TAKEN_BACK):
        return tuple(map(deed_words.unheeded, read))
    return read


def _matches(sign: Sign, said: str) -> bool:
    found = sign.pattern.finditer(said)
    return any(not (sign.act and _forbidden(said, one.start())) for one in found)


def _forbidden(said: str, start: int) -> bool:
    """Whether the words around a sign forbid what stands there, in any of their languages."""
    within = [one for one in _read(said) if one.starts[0] <= start]
    if not within:
        return False
    sentence = within[-1]
    if deed.complains(sentence):
        return True
    at = next((at for at, place in enumerate(sentence.starts) if place >= start), -1)
    at = at if at >= 0 else len(sentence.starts)
    return scope.forbidden(sentence, at)
