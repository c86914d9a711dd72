"""Whether a value may be cut out where nothing beside it says that it is a secret.

A repository's files and what is pasted call any word a password: `A_TOKEN=TypeScript`. Cut out of
every text, it would take ordinary rules with it.
"""

# The numbers below are the boundaries themselves, set as those of `chosen`.
# ruff: noqa: PLR2004

from __future__ import annotations

import re
from functools import lru_cache

from agent_memory.capture.redact import chosen, opaque, spare, vendor

_FLAG = re.compile(r"-{1,2}[A-Za-z][a-z0-9]*(?:-[a-z0-9]+)*(?:=[\w.,/-]*)?$")
_PACKAGE = re.compile(r"@?[a-z][a-z/._-]*@[~^]?v?\d{1,2}(?:\.\w+)*$")  # name@18
_NUMBERED = re.compile(r"[A-Za-z]+\d{1,2}$")  # a product and its version
_JOINT = re.compile(r"[-_./:]")
_LONG_NUMBER = re.compile(r"\d{4}")
_SUM = re.compile(r"[A-Za-z]+(?:[@#&+=|*~^?]+[A-Za-z.]*)+$")
_PHRASE = re.compile(r"[a-z]{3,}(?:([-_.])[a-z]{3,})(?:\1[a-z]{3,}){2,}$")
_GROUPED = re.compile(r"[\d#*.-]+$")
_RUN_TOGETHER = re.compile(r"[a-z]{21,}$")  # no English word is as long


@lru_cache(maxsize=4096)
def telling(value: str) -> bool:
    """Whether a value weighs as a secret by itself: a password, a key, a phrase of four words."""
    if len(value) < 6 or spare.reference(value) or value.isdigit():
        return False
    if _RUN_TOGETHER.match(value) or (_PHRASE.match(value) and not chosen.coded(value)):
        return True
    if _GROUPED.match(value):
        return sum(map(str.isdigit, value)) >= 10  # more than a day has
    weighs = chosen.weight(value) >= chosen.SAID or chosen.coined(value) or opaque.opaque(value)
    return weighs and not name(value)


@lru_cache(maxsize=4096)
def strongest(value: str) -> bool:
    """Whether a value is a secret wherever it stands, whoever says so."""
    if any(vendor.find(value)) or "\n" in value:  # a token that says whose it is, a private key
        return True
    weighs = chosen.weight(value) >= chosen.ANYWHERE or opaque.solitary(value)
    return weighs and not name(value)


def mixed(value: str) -> bool:
    """Whether a value has letters and digits, as no word of any text has."""
    return any(map(str.isdigit, value)) and any(map(str.isalpha, value))


def term(value: str) -> bool:
    """Whether a value is a flag, a file, a package or a release, which nobody takes for secret."""
    return bool(_FLAG.match(value) or _PACKAGE.match(value)) or spare.term(value)


def name(value: str) -> bool:
    """Whether a value is a term, a product or a name in code."""
    if term(value):
        return True
    worded = opaque.wordy(value)
    if _NUMBERED.match(value) or _SUM.match(value):
        return worded > 0.5
    if chosen.coded(value) and spare.identifier(value):  # Iso8601Date
        return worded > 0.4 and opaque.steps(value) <= 2
    jointed = _JOINT.search(value) and chosen.weight(value) < chosen.ANYWHERE
    return bool(jointed) and worded >= 0.4 and not _LONG_NUMBER.search(value)
