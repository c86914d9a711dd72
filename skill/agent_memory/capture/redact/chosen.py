"""Whether a value looks like a password that a person chose."""

# The numbers below are the boundaries themselves, set as those of `opaque`.
# ruff: noqa: PLR2004

from __future__ import annotations

import itertools
import re
from functools import lru_cache

from agent_memory.capture.redact import opaque, spare, words

NEVER = 3  # more than any value weighs
ANYWHERE = 2  # the weight of a password near its word
SAID = 1  # ... of one only where the words around say so


@lru_cache(maxsize=4096)
def weight(value: str) -> int:
    """How far a value is a password: 0 not at all, SAID or ANYWHERE."""
    core = value.rstrip(_TRAIL)
    if not 4 <= len(core) <= 200 or " " in core or _ordinary(core):
        return 0
    digits = sum(map(str.isdigit, core))
    signs = sum(c in _SIGNS for c in core[:-1])
    if not any(map(str.isalpha, core)):
        return SAID if signs and digits >= 4 else 0
    if not digits:
        jumbled = len(core) >= 8 and opaque.wordy(core) < 0.3 and _turns(core) >= 4
        return SAID if (signs and len(core) >= 6) or jumbled else 0
    if signs or (core.endswith("!") and digits >= 2):
        return ANYWHERE
    return _jointed(core) if _JOINT.search(core) else _solid(core, digits)


_SIGNS = frozenset("!@#$%^&*?~+=|§€£")
_CODE = re.compile(r"[()\[\]{}<>|\\]|=>|&&|\+\+|==|::|\w\?\.|\w=\w|^@\w+$|^#\w+$|^\*\w")
_HUMPS = re.compile(r"[A-Za-z][a-z]+(?:[A-Z][a-z]+)+\d?$")  # a name in code
_CAPITAL = re.compile(r"[A-Z][a-z]+\d{1,2}$")
_JOINED = re.compile(r"[a-z]+(?:[-_.][a-z]+)+[-_.]?\d{2,4}[!?]?$")
_JOINT = re.compile(r"[-_./:]")
_VERSION = re.compile(r"\d\.\d|^v\d|^[a-z]+-\d[\d.]*$")
_CONSTANT = re.compile(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$")
_TRAIL = ".,;:?)]}>\"'"


def _ordinary(core: str) -> bool:
    """Whether a value is something else: a reference, a term, code, a constant, filler."""
    return (
        spare.reference(core)
        or spare.term(core.rstrip("!"))
        or spare.uuid(core)
        or opaque.repetitive(core)
        or any(c > "\u02af" for c in core)  # a script that nobody types passwords in
        or (_HUMPS.match(core) is not None and opaque.wordy(core) > 0.6)
        or ("/" in core and not any(map(str.isdigit, core)))
        or (_CODE.search(core) is not None and not _drawn(core))
        or (_CONSTANT.match(core) is not None and opaque.wordy(core) > 0.3)
    )


def _drawn(core: str) -> bool:
    """Whether what looks like code was drawn at random; a list of settings has more `=`."""
    return opaque.solitary(core) or (core.count("=") == 1 and opaque.opaque(core))


def _jointed(core: str) -> int:
    """The weight of a value with hyphens, dots and the like, as names have them, too."""
    if words.announced(core):  # a name that says what it names: db-credentials-v2
        return 0
    if _JOINED.match(core):
        return SAID
    if opaque.opaque(core) and opaque.steps(core) >= 3:
        return ANYWHERE
    return SAID if len(core) >= 6 and "/" not in core and not _VERSION.search(core) else 0


def _solid(core: str, digits: int) -> int:
    """The weight of letters and digits in one piece."""
    mixed_case = not core.islower() and not core.isupper() and not _CAPITAL.match(core)
    return ANYWHERE if mixed_case and (opaque.steps(core) >= 3 or digits >= 3) else SAID


def _turns(core: str) -> int:
    """How often a value changes between capitals and small letters."""
    return sum(a.islower() != b.islower() for a, b in itertools.pairwise(core))
