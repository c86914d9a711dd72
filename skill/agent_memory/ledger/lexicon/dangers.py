"""What a claim could do harm by: signs, each with texts that it must and must not match.

The classes slow an adoption down by one confirmation and are no defence by themselves; what makes a
claim at all is decided by who wrote its bytes. Patterns read the text unmasked: small letters
without accents, plain quotes, no backticks. What somebody does to something in free words is a deed
(`dangers_deeds`); a sign is what is written the same in every language: a flag, a tool, an address.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple


class Sign(NamedTuple):
    """A sign of one class, and the parts of which one must stand there for it to be tried.

    Where `act`, a claim that forbids what it matches is harmless.
    """

    danger: str
    act: bool
    keywords: tuple[str, ...]
    written: str
    hits: tuple[str, ...]
    misses: tuple[str, ...]

    @property
    def pattern(self) -> re.Pattern[str]:
        """What it matches, compiled when it is first tried: most runs try none."""
        return _compiled(self.written)


RUNS = "it-runs-a-script"
DISABLES = "it-disables-a-check"
CREDENTIALS = "it-touches-credentials"
CONTROLS = "it-touches-controls"
HIDES = "it-hides-something"
APPROVAL = "it-claims-approval"
SOURCE = "it-names-a-source"
MIXES = "it-mixes-alphabets"
UNSEEN = "it-holds-hidden-characters"

CLASSES = {
    RUNS: "it fetches something and runs it",
    DISABLES: "it switches off a check or a safeguard",
    CREDENTIALS: "it reads, sends or stores secrets",
    CONTROLS: "it changes hooks, permissions, settings or CI",
    HIDES: "it keeps something from you or others",
    APPROVAL: "it says that somebody approved something",
    SOURCE: "it names a registry, a package source or a URL",
    MIXES: "a letter of it only looks like the one that it passes for",
    UNSEEN: "it holds characters that nobody sees, or that a terminal acts on",
}


def sign(
    danger: str,
    keywords: str,
    *alternatives: str,
    act: bool = True,
    hits: tuple[str, ...],
    misses: tuple[str, ...] = (),
) -> Sign:
    """A sign from the alternatives of its pattern."""
    written = "|".join(f"(?:{one})" for one in alternatives)
    return Sign(danger, act, tuple(keywords.split()), written, hits, misses)


@cache
def _compiled(written: str) -> re.Pattern[str]:
    return re.compile(written)
