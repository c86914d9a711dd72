"""Whether a token is what people make passwords of: a word or two and a number."""

from __future__ import annotations

import re

from agent_memory.capture.redact import chosen

_WORD_NUMBER = re.compile(
    r"(?P<word>[A-Za-z][a-z]{3,11})(?:[-_.]?[a-z]{3,11}){0,2}[-_.]?\d{2,4}[!?*]?"
)
_HUMPS_NUMBER = re.compile(r"[a-z]{3,11}(?:[A-Z][a-z]{2,10}){1,2}\d{2,4}[!?*]?")
# What people number: systems, releases, places, pieces of work.
_TABLE = """ubuntu debian fedora centos rhel alpine windows macos android swift rails django laravel
    angular oracle sqlserver office chrome firefox clang cuda postgres mysql redis python node java
    kotlin scala ruby dotnet spring react next nuxt server client host port build release version
    error http https room floor slot shard worker replica cluster staging prod production test site
    store shop tenant account project module lesson exercise sample batch sprint week month quarter
    ticket issue story epic task case step phase level rack zone region patch hotfix figure table
    chapter section page line item field option user admin guest demo group team branch commit
    migration schema label field rule policy check stage step node router switch printer camera
    machine desktop laptop screen build sensor device unit example fixture mock legacy"""
_COUNTED = frozenset(_TABLE.split())
_ANY = re.compile(r"[a-z][-_.]?\d{2}|[a-z][A-Z][a-z]{2,10}\d")  # what each of them holds


def usual(token: str) -> bool:
    """Whether a token is a word or two and a number, and no system, release or place."""
    humps = _HUMPS_NUMBER.fullmatch(token)
    if chosen.things(token) or (humps and not chosen.coded(token)):
        return True
    made = _WORD_NUMBER.fullmatch(token)
    counted = made is None or made["word"].lower() in _COUNTED
    return not counted and chosen.weight(token) >= chosen.SAID


def personal(token: str) -> bool:
    """Whether a token is usual, or a password anywhere near its word."""
    return chosen.weight(token) >= chosen.ANYWHERE or usual(token)


def possible(text: str) -> bool:
    """Whether any token of a text may be usual."""
    return _ANY.search(text) is not None
