"""Passwords that stand behind the name they belong to: a / b, a:b, a and b, a, then b."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture.redact import chosen, cues, opaque, usual
from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.capture.redact.cues import Cue, Cues

KINDS = frozenset({"password"})

_CLOSE = 12
_LEAD = 24  # characters of a word that hands a login over
_BESIDE = 3  # test account: a/b
_HANDED = re.compile(
    r"""\b(?:give\sit|use|using|try|with|enter|type|as|mit|avec|con|com|met|med|user(?:name)?|login|account
    |benutzer|utilisateur|usuario|utilizador|utente|gebruiker|użytkownik|uživatel|логин|пользователь|(?:account|user)\s?\d{1,2})\s?:?\s["'`(]?$""",
    re.VERBOSE | re.IGNORECASE,
)
_ACCOUNT = re.compile(
    r"\b(?:accounts?|users?|logins?|konto|benutzer|compte|cuenta|conta|konto|uživatel|пользовател\w+|аккаунт\w*)\b",
    re.IGNORECASE,
)
_CALLED = re.compile(r"[\"'`]?\s(?:are|is|as)\s(?:(?:the|our|my)\s)?(?:[\w-]{2,14}\s)?")
_MADE = re.compile(r"[\d!@#$%^&*?~+=|§€£]|[a-z][A-Z]")  # what every password of a pair holds
_NEXT = re.compile(r"\s(?:/|//|\|)\s\S")
_RULERS = re.compile(r"(?:\w*admin(?:istrator)?|root|superuser|sysadmin)$", re.IGNORECASE)
_ACCOUNTS = frozenset(("postgres", "sa", "guest"))
_SURE = frozenset(
    (":", ": ", " : ", " / ", " // ")
)  # a bare slash also parts a path, `and` two things
_PAIR = re.compile(
    r"""(?<![\w.@+/-])(?P<name>[\w.@+-]{2,60})["'`)]?(?P<between>\s?[:/|]\s?|\s//\s|,?\s(?:and\s|et\s|und\s|y\s)?(?:then|puis|dann|luego|después|poi|potem|depois|sedan|затем|потом)\s|,\s
      |\s(?:and|und|et|y|e|i|en|og|och|и|та|ve|와|과)\s|(?:と|和|、))(?:(?:the|le|la|el|das)\s(?:usual|same|old|new|habituel|mismo|übliche)\s)?["'`(]?
    (?P<secret>[^\s"'`,;/()<>]{4,200})""",
    re.VERBOSE,
)


def find(text: str, found: Sequence[Cue]) -> Iterator[Finding]:
    """Every second half of `name / password` in a sentence about logging in."""
    if not _MADE.search(text):
        return
    passwords = cues.select(found, frozenset({"password"}))
    pairs = cues.select(found, frozenset({"pair"}))
    pair = _PAIR.search(text)
    while pair:
        token = pair["secret"].rstrip(".,:?)]}")
        needed = _needed(text, pair, pairs, passwords)
        lead = text[max(0, pair.start() - _LEAD) : pair.start()]
        handed = _HANDED.search(lead) or _RULERS.match(pair["name"])
        if needed == chosen.ANYWHERE and usual.usual(token) and handed:
            needed = chosen.SAID
        if needed == chosen.SAID and ":" in pair["between"] and not _RULERS.match(pair["name"]):
            needed = chosen.SAID if usual.usual(token) or opaque.solid(token) else chosen.ANYWHERE
        first = _NEXT.match(text, pair.start("secret") + len(token))  # a label, then a / b
        hit = chosen.weight(token) >= needed and not (first and ":" in pair["between"])
        if hit:
            yield Finding(pair.start("secret"), pair.start("secret") + len(token), "password")
        pair = _PAIR.search(text, pair.end() if hit else pair.end("name"))


def _needed(text: str, pair: re.Match[str], pairs: Cues, passwords: Cues) -> int:
    """The weight that a second half must have to be taken for a password."""
    if text[pair.start() - 1].isspace() and passwords.before(pair.start(), _BESIDE):
        return chosen.SAID
    cue = pairs.before(pair.start(), policy.CUE_AHEAD)
    called = pairs.after(pair.end(), _CLOSE * 2)
    ruler, sure = _RULERS.match(pair["name"]) is not None, pair["between"] in _SURE
    if called and pair["between"] == ":" and _CALLED.fullmatch(text, pair.end(), called.start):
        return chosen.ANYWHERE
    if cue and cues.one_sentence(text, cue.end, pair.start()):
        beside = pair.start() - cue.end <= _BESIDE
        tied = beside or (ruler and "," not in pair["between"])
        return chosen.SAID if sure or tied else chosen.ANYWHERE
    if ruler and sure:
        return chosen.SAID
    known = ruler or pair["name"].lower() in _ACCOUNTS
    return chosen.ANYWHERE if known or _of_login(text, pair, pairs) else chosen.NEVER


def _of_login(text: str, pair: re.Match[str], pairs: Cues) -> bool:
    """Whether a pair stands behind a word for an account, or before the verb that ends a clause."""
    if pair["between"] in _SURE:
        begun = max(0, pair.start() - policy.CUE_BEHIND)
        return _ACCOUNT.search(text, begun, pair.start()) is not None
    last = pairs.after(pair.end(), _LEAD)
    return last is not None and cues.one_sentence(text, pair.end(), last.start)
