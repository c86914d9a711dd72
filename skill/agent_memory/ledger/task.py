"""What a request tells of its task: that it is done already, or that another one follows."""

from __future__ import annotations

import re


def is_done(text: str) -> bool:
    """Whether a clause tells what is done and asks for nothing: "I've started the emulator"."""
    return _DONE.search(text) is not None


def goes_on(text: str) -> bool:
    """Whether a second task follows a first one: "bundle it, then do the phone version"."""
    return _FURTHER.search(text) is not None


# In Chinese the last particle tells that something has come about; with a negation, that it should.
_DONE = re.compile(
    r"^(?!.*[别不吧吗呢])(?!.*[帮请]).*了[。！!]?$|^\s*(?:i|we)(?:'ve|\s+have(?!\s+to\b)|\s+already|\s+just)\s",
    re.IGNORECASE,
)
_FURTHER = re.compile(
    r"(?<=\w)[\s,，、；;。.]*(?:然后|接着|再做|还要|另外|\b(?:and\s+)?(?:then|afterwards)\b)",
    re.IGNORECASE,
)
