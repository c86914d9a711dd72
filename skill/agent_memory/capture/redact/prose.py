"""Keys in sentences: the api token turned out to be X; X is the deploy key; pass X as the login."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture.redact import assigned, chosen, cues, opaque, spare, value
from agent_memory.capture.redact.finding import Finding
from agent_memory.capture.redact.proof import Proven

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.capture.redact.cues import Cue, Cues

KINDS = frozenset({"key"})

_CLOSE = 12
_AS = re.compile(r"""["'`)]?\s(?:as|als|comme|como)\s(?:(?:the|a|my|our)\s)?""", re.IGNORECASE)
_WORD = re.compile(rf"""[^\s"'`“”„«»「」『』<>，。、{cues.UNPARTED}]{{4,200}}""")
_CHANGED = (
    r"(?:set|change[ds]?|reset|updated|rotated|geändert|gesetzt|поменял[иа]?|сменил[иа]?|изменил[иа]?|помін\w+"
    r"|cambi\w+|zmieni\w+|ändra\w*|alterad[ao])"
)
_SAID = re.compile(
    rf"(?<!\w)(?:{assigned.COPULA}|{_CHANGED}\s(?:it\s)?(?:to|auf|на|en|a|por|para|à|till|til)|use|enter|type|try|give\sit)(?!\w)\s{{0,3}}"
    rf"(?:(?:{assigned.STILL}|set\sto|{assigned.SINCE})\s){{0,2}}"
    r"|[:=]\s{1,3}|[是为為는은は]\s{0,3}",
    re.IGNORECASE,
)
# ... and what it is like, before it: it is a plain uuid, X.
_LIKE = re.compile(
    r"(?<!\w)(?:is|was)\s(?:(?:literally|just|only|simply|really)\s)?(?:a|an|the|one)\s[\w-]{2,16}(?:\s[\w-]{2,16}){0,2}[,:(–-]{1,2}\s",
    re.IGNORECASE,
)
_LINK = re.compile(
    r"""["'`)]?\s{0,3}(?:[,(–—-]\s{0,2})?(?:(?:should|will|might|must|can)\s)?(?:work\s|be\s)?
        (?:is|as|the|ist|est|es|=|это|für|for|als|como|comme|en|into|at|<-)\s
        (?:(?:the|a|an|my|our|your|its|his|her|new|das|le|la|el)\s){0,2}[\w\ '’-]{0,30}
    |["'`]?\s{0,2}<[-=]{1,2}\s{0,2}(?:that['’]?s|this\ is|it['’]?s)?\s?(?:the|our|my)?\s?
        [\w\ -]{0,20}
    |["'`]?\s(?:if|when|whenever|where|once)\s[\w\ ]{0,20}\b(?:ask|prompt|want|need)\w{0,2}\b
        [\w\ ]{0,20}""",
    re.IGNORECASE | re.VERBOSE,
)
_ID = re.compile(r"\b(?:[ug]u)?ids?[\s:=\"'`(]{1,3}$", re.IGNORECASE)  # what only names a key


PROVEN: tuple[Proven, ...] = (
    Proven(_SAID, ("is still x", "lautet jetzt x", "changed to x"), ("island x", "basis x")),
    Proven(
        _LINK,
        (" is the old ", " as the ", " <- that's the "),
        (" of the ", " when it rains "),
        anywhere=False,
    ),
)


def find(text: str, found: Sequence[Cue]) -> Iterator[Finding]:
    """Every key that a sentence gives away without standing right behind its word."""
    announcing = cues.select(found, frozenset({"password", "key"}))
    if announcing.cues:
        keys = cues.select(found, frozenset({"key"}))
        for verbs, announced in ((_SAID, keys), (_LIKE, announcing)):
            yield from _said(text, announced, verbs)
        yield from _linked(text, keys)
    if _AS.search(text):
        yield from _as_login(text, cues.select(found, frozenset({"pair"})))


def _keylike(token: str) -> bool:
    """Whether a token that a sentence calls a key is one."""
    kept = spare.reference(token) or spare.machine_id(token) or spare.term(token)
    return not kept and (opaque.opaque(token) or spare.uuid(token))


def _said(text: str, announcing: Cues, verbs: re.Pattern[str]) -> Iterator[Finding]:
    """Keys behind a verb in a sentence that announces one before."""
    for verb in verbs.finditer(text) if announcing.cues else ():
        cue = announcing.before(verb.start(), policy.CUE_AHEAD)
        here = value.at(text, verb.end(), whole=True) if cue else None
        if cue is None or here is None or assigned.FROM.match(text, here.end):
            continue
        if not _keylike(here.text) or not cues.one_sentence(text, cue.end, verb.start()):
            continue
        if chosen.weight(here.text) >= chosen.ANYWHERE or not cues.about(text, cue, verb.start()):
            yield Finding(here.start, here.end, "key")


def _linked(text: str, keys: Cues) -> Iterator[Finding]:
    """Keys before the word that a short link ties to it: X is the api key, X as the token."""
    for word, token in _words(text) if keys.cues else ():
        after = keys.after(word.end, policy.CUE_BEHIND)
        if after is None or _ID.search(text, max(0, word.start - _CLOSE), word.start):
            continue
        if _LINK.fullmatch(text, word.end, after.start):
            sure = chosen.weight(text[token.start : token.end]) >= chosen.ANYWHERE
            if sure or not cues.about(text, after):
                yield token


def _as_login(text: str, pairs: Cues) -> Iterator[Finding]:
    """Keys that are to be given as a login: X as the user."""
    for word, token in _words(text) if pairs.cues else ():
        after = pairs.after(word.end, _CLOSE)
        if after and _AS.fullmatch(text, word.end, after.start):
            yield token


def _words(text: str) -> Iterator[tuple[Finding, Finding]]:
    """The words that look like keys once their punctuation is off: each whole, and its core."""
    for word in _WORD.finditer(text):
        token = word[0].rstrip(".,;:?)]}").lstrip("([{=:")
        if _keylike(token):
            start = word.start() + word[0].find(token)
            whole = Finding(word.start(), word.end(), "key")
            yield whole, Finding(start, start + len(token), "key")
