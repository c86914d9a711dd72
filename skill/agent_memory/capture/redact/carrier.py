"""A place that holds a secret by its syntax, and what may stand there without being one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.capture.redact import opaque, spare

if TYPE_CHECKING:
    from collections.abc import Callable


class Carrier(NamedTuple):
    """One place: literals of it, its pattern (the group that matched is the value), its proof."""

    kind: str
    keywords: tuple[str, ...]
    pattern: re.Pattern[str]
    accept: Callable[[str], bool]
    hits: tuple[str, ...]
    misses: tuple[str, ...]


def given(value: str) -> bool:
    """Whether a value in a password's place is one, and no reference or sample."""
    return (
        not spare.reference(value)
        and not sample(value)
        and len(set(value.lower())) >= _VARIED
        and not value.startswith("[")
    )


def sample(value: str) -> bool:
    """Whether a value is what documentation has in a secret's place."""
    return _SAMPLE.match(value) is not None


def mixed(value: str) -> bool:
    """Whether a value in a place that also holds words is no word."""
    return given(value) and (
        any(map(str.isdigit, value)) or not spare.identifier(value) or opaque.opaque(value)
    )


def random(value: str) -> bool:
    """Whether a value in a place that also holds short ids is long and random."""
    varied = any(map(str.isdigit, value)) and opaque.entropy(value) > _WORDS_ENTROPY
    return given(value) and (varied or opaque.opaque(value))


_VARIED = 3  # different characters; fewer are filler
_WORDS_ENTROPY = 3.2  # bits a character; ordinary names lie below
_SAMPLE = re.compile(
    r"(?:pass(?:word|wd)?|pwd?|secret|token|user(?:name)?|test|admin|root|guest|demo|login|key"
    r"|postgres|mysql|redis|mongo|api[-_]?key|api[-_]?token|public|private|community|default|stdin|file|env|prompt|hidden)[\W_]*$",
    re.IGNORECASE,
)
