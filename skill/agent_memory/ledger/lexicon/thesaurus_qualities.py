"""How things are or are done: adjectives with their adverbs, their nouns and their like.

Rows as in `words`. Comparatives stand apart from what they compare: "bigger" is no "big".
"""

from __future__ import annotations

_LIKE = """
big large huge giant enormous gigantic
small tiny
extra additional
entire whole full
unnecessary superfluous unnecessarily needlessly
empty blank
wrong incorrect incorrectly wrongly erroneous erroneously
simple simplicity straightforward
fast rapid rapidly quickly speedy
expensive costly
actual real genuine
latest newest
cheap inexpensive
outdated stale
unclear ambiguous ambiguity
strange weird
mistakenly accidentally accidental inadvertently unintentionally
intentional intentionally deliberate deliberately
"""

_FORMS = """
consistent consistency consistently
inconsistent inconsistency inconsistently
efficient efficiency efficiently
inefficient inefficiency inefficiently
robust robustness
reliable reliability reliably
safe safety safely
available availability
visible visibility
flexible flexibility
valid validity
unique uniqueness
urgent urgency urgently
transparent transparency
responsive responsiveness
confidential confidentiality
sequential sequentially
concurrent concurrency concurrently simultaneous simultaneously
implicit implicitly
periodic periodically
recent recently
gradual gradually
conditional conditionally
optional optionally
systematic systematically
thorough thoroughly
minimal minimally minimalist minimalistic
graceful gracefully
internal internally
external externally
logical logically
physical physically
native natively
chronological chronologically
numeric numerical numerically
semantic semantically
syntactic syntactical syntactically
programmatic programmatically
independent independently independence
identical identically
instant instantly
accurate accurately
appropriate appropriately
sufficient sufficiently
excessive excessively
defensive defensively
cautious cautiously
honest honestly honesty
formal formally formality
informal informally
professional professionally
smooth smoothly smoothness
slow slowly slowness
noticeable noticeably
partial partially
proactive proactively
iterative iteratively
interactive interactively
declarative declaratively
predictable predictably predictability
symmetric symmetrical symmetry symmetrically
asymmetric asymmetrical asymmetry
frequent frequently
annual annually yearly
technical technically
scientific scientifically
geographic geographical geographically
graphic graphical graphically
typographic typographical
cryptographic cryptographically
alphanumeric alphanumerical
hierarchical hierarchically hierarchy
generic generically
specific specifically specificity
"""

ROWS = _LIKE + _FORMS
