"""What rows of several languages have in common: a kind of rule, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory.capture.markers import Marker

if TYPE_CHECKING:
    import re

    from agent_memory.ledger.records import ClaimKind, Confidence


class Head(NamedTuple):
    """A kind of rule, whatever language it is said in."""

    name: str
    kind: ClaimKind
    confidence: Confidence
    score: int

    def row(
        self,
        said: re.Pattern[str],
        *,
        hits: tuple[str, ...],
        misses: tuple[str, ...],
        keywords: tuple[str, ...] = (),
    ) -> Marker:
        """The row of one language."""
        return Marker(*self, keywords, said, hits, misses)


SHARE = Head("share", "preference", "observed", 13)  # who of us does it
STEP = Head("step", "procedure", "stated", 15)  # one at a time, and wait
WORD = Head("share:word", "constraint", "stated", 15)  # only on my word
WITHOUT = Head("without", "constraint", "observed", 12)  # it does not leave without
TAKES = Head("takes-only", "constraint", "observed", 11)  # it has, uses or carries only
BEFORE = Head("before-any", "procedure", "observed", 13)  # before anything of the kind
SWEEP = Head("sweep", "constraint", "observed", 12)  # everything that, nothing that
REPROACH = Head("reproach", "constraint", "stated", 16)  # again, and what the rule was
FARTHER = Head("no-farther", "constraint", "stated", 14)  # what was asked, and no more
