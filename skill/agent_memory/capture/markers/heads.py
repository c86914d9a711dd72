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
    asked: bool = False

    def row(
        self,
        said: re.Pattern[str],
        *,
        hits: tuple[str, ...],
        misses: tuple[str, ...],
        keywords: tuple[str, ...] = (),
    ) -> Marker:
        """The row of one language."""
        return Marker(*self[:4], keywords, said, hits, misses, self.asked)


ASKED_REMEMBER = Head("asked:remember", "constraint", "stated", 24, asked=True)
STANDING = Head("standing", "constraint", "stated", 21)
ALWAYS = Head("always", "constraint", "stated", 19)
NEVER = Head("never", "constraint", "stated", 20)
PROHIBITION = Head("prohibition", "constraint", "observed", 13)
MUST = Head("must", "constraint", "observed", 11)
USE_NOT = Head("use-not", "preference", "stated", 19)
STYLE = Head("style", "preference", "stated", 19)
WE_USE = Head("we-use", "decision", "stated", 15)
APPROVAL = Head("approval", "constraint", "stated", 18)
ASKED_RULE = Head("asked:rule", "constraint", "stated", 24, asked=True)
COMPLAINT = Head("complaint", "constraint", "stated", 20)
APPROVAL_FIRST = Head("approval:first", "constraint", "stated", 18)
FORBIDDEN = Head("forbidden", "constraint", "stated", 18)
DONT = Head("dont", "constraint", "observed", 13)
PREFER = Head("prefer", "preference", "stated", 17)
WE_USE_HERE = Head("we-use:here", "decision", "stated", 15)
STYLE_HOW = Head("style:how", "preference", "stated", 19)
WHENEVER = Head("whenever", "procedure", "stated", 17)
FROM_NOW = Head("from-now", "constraint", "stated", 21)
STANDING_ALL = Head("standing:all", "constraint", "stated", 17)
STANDING_GENERIC = Head("standing:generic", "constraint", "stated", 16)
STANDING_NORM = Head("standing:norm", "constraint", "stated", 16)
NONE_OF = Head("none:of", "constraint", "observed", 12)
ONLY_THROUGH = Head("only:through", "constraint", "observed", 12)
ONE_PER = Head("one:per", "preference", "observed", 13)
SHORT_THING = Head("short:thing", "preference", "observed", 12)
ALWAYS_LAST = Head("always:last", "constraint", "stated", 16)
FACT_HOURS = Head("fact:hours", "fact", "observed", 12)
FACT_MINIMUM = Head("fact:minimum", "decision", "observed", 12)
FACT_ACCEPTS = Head("fact:accepts", "fact", "observed", 11)
WE_AGREED = Head("we-agreed", "decision", "stated", 16)
RIGHT_WAY = Head("right:way", "constraint", "observed", 12)
NO_NEED_TOLD = Head("no-need:told", "preference", "stated", 16)
STANDARD_IS = Head("standard:is", "decision", "observed", 13)
DUTY = Head("duty", "constraint", "observed", 13)
MUST_TO = Head("must:to", "constraint", "observed", 11)
SHARE = Head("share", "preference", "observed", 13)  # who of us does it
STEP = Head("step", "procedure", "stated", 15)  # one at a time, and wait
WORD = Head("share:word", "constraint", "stated", 15)  # only on my word
WITHOUT = Head("without", "constraint", "observed", 12)  # it does not leave without
TAKES = Head("takes-only", "constraint", "observed", 11)  # it has, uses or carries only
BEFORE = Head("before-any", "procedure", "observed", 13)  # before anything of the kind
SWEEP = Head("sweep", "constraint", "observed", 12)  # everything that, nothing that
REPROACH = Head("reproach", "constraint", "stated", 16)  # again, and what the rule was
RIVAL = Head("rival", "preference", "stated", 12)  # one tool of those that exclude each other
TYPED = Head("typed", "procedure", "stated", 14)  # what is typed is kept in a file
WILL = Head("decision:will", "decision", "observed", 11)  # what we are going to use or do
FARTHER = Head("no-farther", "constraint", "stated", 14)  # what was asked, and no more
