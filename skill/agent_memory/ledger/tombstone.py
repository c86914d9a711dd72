"""What `forget` leaves: refused spans and salted token hashes, and no text (promise 10)."""

from __future__ import annotations

import functools
import hashlib
import re
import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.ledger import claim
from agent_memory.ledger.records import Span

if TYPE_CHECKING:
    from collections.abc import Iterable

    from agent_memory.ledger.records import Forgotten, Sighting


class _Form(NamedTuple):
    """A wording, hashed: what must agree, all of it, and how much of it must be shared."""

    sign: str
    hashes: frozenset[str]
    share: float


def spans(sightings: Iterable[Sighting]) -> tuple[Span, ...]:
    """The parts of messages that are refused for ever, whichever extractor cuts them."""
    return tuple(Span(message=one.place.message, start=one.start, end=one.end) for one in sightings)


def hashes(texts: Iterable[str], salt: str) -> tuple[tuple[str, ...], ...]:
    """The salted hashes of each wording, as a claim and word for word, sorted."""
    forms = (form for text in texts for form in _forms(text, salt))
    # A sign alone is no wording: it would refuse whatever else says as little.
    return tuple(sorted({tuple(sorted(form.hashes)) for form in forms if len(form.hashes) > 1}))


def refuses(stone: Forgotten, sighting: Sighting) -> bool:
    """Whether a sighting is what was forgotten: the same span, or a near-identical wording."""
    return any(_overlaps(span, sighting) for span in stone.spans) or _near(stone, sighting.text)


def _overlaps(span: Span, one: Sighting) -> bool:
    return span.message == one.place.message and span.start < one.end and one.start < span.end


def _near(stone: Forgotten, text: str) -> bool:
    return any(
        form.sign in wording and _alike(form, frozenset(wording))
        for form in _forms(text, stone.salt)
        for wording in stone.tokens
    )


def _alike(form: _Form, theirs: frozenset[str]) -> bool:
    return len(form.hashes & theirs) >= form.share * len(form.hashes | theirs)


@functools.lru_cache(maxsize=65536)
def _forms(text: str, salt: str) -> tuple[_Form, _Form]:
    """A wording as its claim reads it, and word for word.

    The tables behind the first will change, and what was forgotten under the old ones cannot be
    hashed again: its text is gone.
    """
    form = claim.canonical(text)
    polarity = "-" if form.polarity else "+"
    named = sorted(form.signature.values), sorted(form.signature.anchors)
    words = re.findall(r"\w+", unicodedata.normalize("NFKC", text).casefold())
    return (
        _form(f"claim {polarity} {named}", form.tokens, policy.FORGOTTEN_JACCARD, salt),
        _form(f"words {polarity}", (f"word {word}" for word in words), policy.SAME_WORDS, salt),
    )


def _form(sign: str, tokens: Iterable[str], share: float, salt: str) -> _Form:
    hashed = _hash(sign, salt)
    return _Form(hashed, frozenset((hashed, *(_hash(token, salt) for token in tokens))), share)


@functools.lru_cache(maxsize=65536)
def _hash(token: str, salt: str) -> str:
    return hashlib.sha256(f"{salt}\0{token}".encode("utf-8", "replace")).hexdigest()[:16]
