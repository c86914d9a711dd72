"""Passwords that stand behind a name, or take another's place: a / b, a, then b, from a to b."""

from __future__ import annotations

import re
from enum import Enum, auto
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture.redact import chosen, cues, opaque, usual
from agent_memory.capture.redact.finding import Finding
from agent_memory.capture.redact.proof import Proven

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.capture.redact.cues import Cue, Cues

KINDS = frozenset({"password"})

_CLOSE = 12
_LEAD = 24  # characters of a word that hands a login over
_BESIDE = 3  # test account: a/b
_HANDED = re.compile(
    r"""\b(?:w/|(?:that|it)['’]s|(?:asks?|asked|prompts?|prompted|wants)(?:\s(?:you|for\s\w{1,12}))?,?|give\sit|use|using|try|with|enter|type|as|mit|avec|con|com|met|med|user(?:name)?|login|account
    |benutzer|utilisateur|usuario|utilizador|utente|gebruiker|użytkownik|uživatel|логин|пользователь|(?:account|user)\s?\d{1,2})\s?:?\s["'`(]?$|用["'`(]?$""",
    re.VERBOSE | re.IGNORECASE,
)
_ASKED = re.compile(
    r"\b(?:asks?|asked|prompts?|prompted|wants)(?:\s(?:you|for\s\w{1,12}))?,?\s$", re.IGNORECASE
)
_ANSWER = re.compile(r"[^.!?\n]{0,30}\?\s[^.!?\n]{0,24}")  # the login? that's a and then b
_ACCOUNT = re.compile(
    r"\b(?:accounts?|users?|logins?|konto|benutzer|compte|cuenta|conta|uživatel|пользовател\w+|аккаунт\w*)\b",
    re.IGNORECASE,
)
_CALLED = re.compile(r"[\"'`]?\s(?:are|is|as)\s(?:(?:the|our|my)\s)?(?:[\w-]{2,14}\s)?")
# What a field of settings is called, and no account: provider: keycloak24.
_TABLE = """provider realm type method mode driver strategy backend host url port region issuer
    audience scope scopes theme plan role level group env status name version kind client library
    lib engine page route path table column field format"""
_FIELDS = frozenset(_TABLE.split())
_ADDRESS = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_MADE = re.compile(r"[\d!@#$%^&*?~+=|§€£]|[a-z][A-Z]")  # what every password of a pair holds
_NEXT = re.compile(r"\s(?:/|//|\|)\s\S")
_RULERS = re.compile(r"(?:\w*admin(?:istrator)?|root|superuser|sysadmin)$", re.IGNORECASE)
_ACCOUNTS = frozenset(("postgres", "sa", "guest"))
_SURE = frozenset(
    (":", ": ", " : ", " / ", " // ")
)  # a bare slash also parts a path, `and` two things
_PAIR = re.compile(
    rf"""(?:(?<![\w.@+/-])|(?<=[{cues.UNPARTED}])(?=[A-Za-z\d]))(?P<name>[\w.@+-]{{2,60}})["'`)]?(?P<between>\s?[:/|]\s?|\s[–-]\s|\s//\s|,?\s(?:and\s|et\s|und\s|y\s)?(?:then|puis|dann|luego|después|poi|potem|depois|sedan|затем|потом)\s|,\s
      |\s(?:and|n|&|und|et|y|e|i|en|og|och|и|та|ve|와|과)\s|(?:と|和|、))(?:(?:the|le|la|el|das)\s(?:usual|same|old|new|habituel|mismo|übliche)\s(?:one,?\s)?)?["'`(]?
    (?P<secret>[^\s"'`,;/()<>{cues.UNPARTED}]{{4,200}})""",
    re.VERBOSE,
)

# A secret that took another's place, in a sentence without a word for one.
_DIGIT = re.compile(r"\d")
_ROTATED = re.compile(
    r"""\b(?:chang|rotat|switch|reset|updat|replac|swap|geändert|gewechselt|cambi|alter[ao]|modifi|zmieni|помен|смен)\w{0,6}\b
    [^.\n]{0,40}?\s(?:from|von|de|da|z|с)\s["'`]?(?P<old>[^\s"'`]{6,60})["'`]?\s(?:to|into|auf|zu|à|en|por|para|a|per|na|на)\s
    ["'`]?(?P<new>[^\s"'`]{6,60})""",
    re.IGNORECASE | re.VERBOSE,
)


PROVEN: tuple[Proven, ...] = (
    Proven(_ROTATED, ("changed it from velvet77 to lantern88",), ("changed from a to b",)),
    Proven(_PAIR, ("clerk / <p1>", "clerk, then <p1>", "用clerk/<p1>"), ("a/b", "clerk <p1>")),
)


class Tie(Enum):
    """How firmly the words around a pair say that it is a login."""

    NONE = auto()
    LOOSE = auto()
    FIRM = auto()


def find(text: str, found: Sequence[Cue]) -> Iterator[Finding]:
    """Every second half of `name / password` in a sentence about logging in."""
    if _DIGIT.search(text):
        yield from _rotated(text)
    if not _MADE.search(text):
        return
    passwords = cues.select(found, frozenset({"password"}))
    pairs = cues.select(found, frozenset({"pair"}))
    pair = _PAIR.search(text)
    while pair:
        token = pair["secret"].rstrip(".,:?)]}")
        first = _NEXT.match(text, pair.start("secret") + len(token))  # a label, then a / b
        hit = not (first and ":" in pair["between"]) and (
            chosen.weight(token) >= _needed(text, pair, token, _tie(text, pair, pairs, passwords))
        )
        if hit:
            yield Finding(pair.start("secret"), pair.start("secret") + len(token), "password")
        pair = _PAIR.search(text, pair.end() if hit else pair.end("name"))


def _needed(text: str, pair: re.Match[str], token: str, tie: Tie) -> int:
    """The weight that makes a second half a password: the firmer the pair is a login, the less."""
    if tie is Tie.NONE or (":" in pair["between"] and pair["name"].lower() in _FIELDS):
        return chosen.NEVER
    ruler = _RULERS.match(pair["name"]) is not None
    if tie is Tie.FIRM:
        plain = ":" not in pair["between"] or ruler  # a colon stands behind labels, too
        return (
            chosen.SAID if plain or usual.usual(token) or opaque.solid(token) else chosen.ANYWHERE
        )
    lead = text[max(0, pair.start() - _LEAD) : pair.start()]
    told = lead.endswith((": ", "(", "? ")) and not chosen.coded(token)
    handed = ruler or told or _HANDED.search(lead) is not None
    return chosen.SAID if handed and usual.usual(token) else chosen.ANYWHERE


def _tie(text: str, pair: re.Match[str], pairs: Cues, passwords: Cues) -> Tie:
    """How firmly the words around a pair say that it is a login."""
    if text[pair.start() - 1].isspace() and passwords.before(pair.start(), _BESIDE):
        return Tie.FIRM
    if pair["between"] == ":" and _called(text, pair, pairs):
        return Tie.LOOSE
    ruler, sure = _RULERS.match(pair["name"]) is not None, pair["between"] in _SURE
    cue = pairs.before(pair.start(), policy.CUE_AHEAD)
    if cue and _ANSWER.fullmatch(text, cue.end, pair.start()):
        return Tie.LOOSE
    if cue and cues.one_sentence(text, cue.end, pair.start()):
        beside = pair.start() - cue.end <= _BESIDE
        firm = sure or beside or (ruler and "," not in pair["between"])
        return Tie.FIRM if firm else Tie.LOOSE
    if ruler or (sure and _ADDRESS.fullmatch(pair["name"])):
        return Tie.FIRM if sure else Tie.LOOSE
    asked = _ASKED.search(text, max(0, pair.start() - _LEAD), pair.start()) is not None
    known = asked or pair["name"].lower() in _ACCOUNTS or _of_login(text, pair, pairs)
    return Tie.LOOSE if known else Tie.NONE


def _called(text: str, pair: re.Match[str], pairs: Cues) -> bool:
    """Whether a pair is called a login by what stands behind it: a:b are the creds."""
    cue = pairs.after(pair.end(), _CLOSE * 2)
    return cue is not None and _CALLED.fullmatch(text, pair.end(), cue.start) is not None


def _of_login(text: str, pair: re.Match[str], pairs: Cues) -> bool:
    """Whether a pair stands behind a word for an account, or before the verb that ends a clause."""
    begun = max(0, pair.start() - policy.CUE_BEHIND)
    if pair["between"] in _SURE and _ACCOUNT.search(text, begun, pair.start()):
        return True
    last = pairs.after(pair.end(), _LEAD)
    return last is not None and cues.one_sentence(text, pair.end(), last.start)


def _rotated(text: str) -> Iterator[Finding]:
    """A secret and the one in its place, where both look like nothing else."""
    for change in _ROTATED.finditer(text):
        both = [change[name].rstrip(".,;:?)") for name in ("old", "new")]
        if all(chosen.weight(token) >= chosen.ANYWHERE for token in both):
            for name, token in zip(("old", "new"), both, strict=True):
                yield Finding(change.start(name), change.start(name) + len(token), "password")
