"""Whether a token is what people make passwords of: a word or two and a number."""

from __future__ import annotations

import re

from agent_memory.capture.redact import chosen

_WORD_NUMBER = re.compile(
    r"(?P<word>[A-Za-z][a-z]{3,11})(?:[-_.]?[a-z]{3,11}){0,2}[-_.]?\d{2,4}[!?*]?"
)
_COUNT = re.compile(r"(?P<word>[A-Za-z][a-z]{2,11})[-_.]?\d{1,4}")
_HUMPS_NUMBER = re.compile(r"[a-z]{3,11}(?:[A-Z][a-z]{2,10}){1,2}\d{2,4}[!?*]?")
# What people number: systems, releases, places, pieces of work.
_TABLE = """ubuntu debian fedora centos rhel alpine windows macos android swift rails django
    laravel angular oracle sqlserver office chrome firefox clang cuda postgres mysql redis
    python node java kotlin scala ruby dotnet spring react next nuxt server client host port
    build release version error http https room floor slot shard worker replica cluster staging
    prod production test site store shop tenant account project module lesson exercise sample
    batch sprint week month quarter ticket issue story epic task case step phase level rack
    zone region patch hotfix figure table chapter section page line item field option user
    admin guest demo group team branch commit migration schema label rule policy check stage
    router switch printer camera machine desktop laptop screen sensor device unit example
    fixture mock legacy safari opera edge"""
_COUNTED = frozenset(_TABLE.split())
_ANY = re.compile(r"[a-z][-_.]?\d{2}|[a-z][A-Z][a-z]{2,10}\d")  # what each of them holds


def usual(token: str) -> bool:
    """Whether a token is a word or two and a number, and no system, release or place."""
    if chosen.things(token) or humps(token):
        return True
    made = _WORD_NUMBER.fullmatch(token)
    named = made is None or _numbered(made["word"])
    return not named and chosen.weight(token) >= chosen.SAID


def humps(token: str) -> bool:
    """Whether a token is two or three words of things run together, and a number."""
    return _HUMPS_NUMBER.fullmatch(token) is not None and not chosen.coded(token)


def counted(token: str) -> bool:
    """Whether a token is the name of something that people number, and its number."""
    made = _COUNT.fullmatch(token)
    return made is not None and _numbered(made["word"])


def _numbered(word: str) -> bool:
    """Whether a word is of what people number, one or several."""
    low = word.lower()
    return low in _COUNTED or low.removesuffix("s") in _COUNTED


def personal(token: str) -> bool:
    """Whether a token is usual, or a password anywhere near its word."""
    return chosen.weight(token) >= chosen.ANYWHERE or usual(token)


def possible(text: str) -> bool:
    """Whether any token of a text may be usual."""
    return _ANY.search(text) is not None
