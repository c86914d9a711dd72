"""Secrets in sentences: the password for X has been changed to Y; Y is the password; a / b."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture.redact import assigned, chosen, cues, opaque, spare, spelled, usual, value
from agent_memory.capture.redact.finding import Finding
from agent_memory.capture.redact.proof import Proven

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from agent_memory.capture.redact.cues import Cue, Cues

KINDS = frozenset({"password", "code", "key"})

_CLOSE = 12
_NEAR = 44  # characters from the word to a value that only looks usual
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
# A question for one, and its answer.
_ASKED = re.compile(r"[^.!?\n]{0,48}\?\s{0,3}")
_STOPS = re.compile(r"[\"'`]?(?:[.!,;]+(?:\s|$)|\s*$|\s[–—-]\s)", re.MULTILINE)
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
# What a later sentence calls a password: X after it. That was the password before Easter.
# What is called a login behind it: X, that's the login of the kiosk.
_NAMED = re.compile(
    r"""["'`)]?\s{0,2}[,(–—-]?\s{0,2}(?:that['’]?s|this\sis|which\sis|das\sist|c['’]est|eso\ses|to\sjest|это)\s
    (?:(?:the|our|my|das|der|die|le|la|el)\s)?[\w\ -]{0,20}""",
    re.IGNORECASE | re.VERBOSE,
)
# What a login asks for or is used with: the admin account still uses X; sudo wants X.
_WANTS = re.compile(
    r"""(?<!\w)(?:uses|used|says|reads|wants|takes|needs|expects|accepts|has|keeps?|braucht|nimmt|benutzt|nutzt|utilise|veut|usa|quiere
    |używa|использует|просит)\s{1,3}(?:(?:still|now|currently|just|simply|always|noch|immer|toujours|todavía)\s)?""",
    re.IGNORECASE | re.VERBOSE,
)
_SET = re.compile(rf"(?<!\w){_CHANGED}\s(?:it\s|that\s)?(?:to|auf|en|a|na|на)\s", re.IGNORECASE)
# A secret that took another's place, in a sentence without a word for one.
_ID = re.compile(r"\b(?:[ug]u)?ids?[\s:=\"'`(]{1,3}$", re.IGNORECASE)  # what only names a key
_DIGIT = re.compile(r"\d")
_ROTATED = re.compile(
    r"""\b(?:chang|rotat|switch|reset|updat|replac|swap|geändert|gewechselt|cambi|alter[ao]|modifi|zmieni|помен|смен)\w{0,6}\b
    [^.\n]{0,40}?\s(?:from|von|de|da|z|с)\s["'`]?(?P<old>[^\s"'`]{6,60})["'`]?\s(?:to|into|auf|zu|à|en|por|para|a|per|na|на)\s
    ["'`]?(?P<new>[^\s"'`]{6,60})""",
    re.IGNORECASE | re.VERBOSE,
)
_ALONE = re.compile(r"[^.!?\n]{0,40}[.!]{1,4}\s{1,3}[\"'`]?$")  # a sentence that is X alone
_ENDED = re.compile(r"\s*(?:[.!?]+\s*)?(?:$|\n|[A-Z])")
_BRACKET = re.compile(r"\(([A-Za-z][\w.-]{5,40}[!?]?)\)")
_MEANT = re.compile(
    r"""\b(?:that|this|it)(?:(?:\s(?:was|is|(?:should|must|might)\sbe)|['’]s)\s(?:(?:the|our|my|a|his|her)\s)?(?:[\w'’-]{2,12}\s){0,3}
      pass(?:word|phrase|code)\b(?!\s(?:hash|field|form|input|check|reset|polic|rule|manager|store|file|page))
    |\spass(?:word|phrase|code)(?=\s(?:was|is|has|got|leaked|still)\b|[.,!?]|\s*$))""",
    re.VERBOSE | re.IGNORECASE,
)


PROVEN: tuple[Proven, ...] = (
    Proven(_SAID, ("is still x", "lautet jetzt x", "changed to x"), ("island x", "basis x")),
    Proven(
        _LINK,
        (" is the old ", " as the ", " <- that's the "),
        (" of the ", " when it rains "),
        anywhere=False,
    ),
    Proven(_ROTATED, ("changed it from velvet77 to lantern88",), ("changed from a to b",)),
    Proven(
        _MEANT,
        ("that was the old mail password", "it should be the admin's password"),
        ("that was the password field", "this is it"),
    ),
)


def find(text: str, found: Sequence[Cue]) -> Iterator[Finding]:
    """Every secret that a sentence gives away without standing right behind its word."""
    passwords = cues.select(found, frozenset({"password"}))
    codes = cues.select(found, frozenset({"code"}))
    keys = cues.select(found, frozenset({"key"}))
    if passwords.cues:
        yield from _strong(text, passwords, _sure, policy.CUE_AHEAD, policy.CUE_BEHIND)
        if usual.possible(text):
            yield from _strong(text, passwords, usual.usual, _NEAR, _NEAR)
        yield from _meant(text)
        yield from _bracketed(text, passwords)
        yield from _said(text, passwords, "password", _weak)
        yield from _said(text, passwords, "password", _liked, verbs=_LIKE)
        yield from _wanted(text, passwords)
        yield from _answered(text, passwords)
        yield from _linked(text, passwords, "password", _weak)
        yield from _linked(text, passwords, "password", _weak, link=_NAMED)
    if codes.cues:
        yield from _said(text, codes, "code", _sure)
    if keys.cues:
        yield from _said(text, keys, "key", _keylike)
        yield from _said(text, keys, "key", _keylike, verbs=_LIKE)
        yield from _linked(text, keys, "key", _keylike)
    pairs = cues.select(found, frozenset({"pair"}))
    if pairs.cues:
        yield from _said(text, pairs, "password", _owned)
        yield from _said(text, pairs, "password", usual.personal, verbs=_WANTS)
        yield from _said(text, pairs, "password", usual.personal, verbs=_SET)
        yield from _linked(text, pairs, "password", usual.personal, link=_NAMED)
        if _AS.search(text):
            yield from _as_login(text, pairs)
    if _DIGIT.search(text):
        yield from _rotated(text)


def _weak(token: str) -> bool:
    """Whether a token is a password where the words say so."""
    alone = token.isalpha() and (assigned.jumbled(token) or chosen.paired(token))
    alone = alone or spelled.phrase(token)
    return alone or chosen.weight(token) >= chosen.SAID


def _liked(token: str) -> bool:
    """Whether a token is a password, or a key that words for a password announce."""
    return _weak(token) or _keylike(token)


def _sure(token: str) -> bool:
    """Whether a token is a password anywhere near its word."""
    return chosen.weight(token) >= chosen.ANYWHERE


def _owned(token: str) -> bool:
    """Whether a token is a password that a sentence about a login gives."""
    return _sure(token) or usual.humps(token)


def _keylike(token: str) -> bool:
    """Whether a token that a sentence calls a key is one."""
    kept = spare.reference(token) or spare.machine_id(token) or spare.term(token)
    return not kept and (opaque.opaque(token) or spare.uuid(token))


def _strong(
    text: str, passwords: Cues, accept: Callable[[str], bool], ahead: int, behind: int
) -> Iterator[Finding]:
    """Values that look like passwords anywhere in a sentence about one, as near as it takes."""
    for word, token in _words(text, accept):
        sure = _sure(text[token.start : token.end])
        before = passwords.before(word.start, ahead)
        after = passwords.after(word.end, behind)
        if (
            (before and _speaks(text, before, (before.end, word.start), sure=sure))
            or (after and _speaks(text, after, (word.end, after.start), sure=sure))
            or (before and sure and _apart(text, before, word))
        ):
            yield token


def _apart(text: str, cue: Cue, word: Finding) -> bool:
    """Whether a word is the whole sentence behind one that speaks of a password."""
    told = _ALONE.match(text, cue.end, word.start) and _ENDED.match(text, word.end)
    return told is not None and not cues.about(text, cue)


def _speaks(text: str, cue: Cue, between: tuple[int, int], *, sure: bool) -> bool:
    """Whether a word for a password speaks of a value of its sentence, and not of a page for it."""
    return cues.one_sentence(text, *between) and (sure or not cues.about(text, cue))


def _linked(
    text: str,
    announcing: Cues,
    kind: str,
    accept: Callable[[str], bool],
    link: re.Pattern[str] = _LINK,
) -> Iterator[Finding]:
    """Values before the word that a short link ties to it: X is the password, X as the key."""
    for word, token in _words(text, accept):
        after = announcing.after(word.end, policy.CUE_BEHIND)
        if after and _ID.search(text, max(0, word.start - _CLOSE), word.start):
            continue
        if after and link.fullmatch(text, word.end, after.start):
            value_of = text[token.start : token.end]
            if chosen.weight(value_of) >= chosen.ANYWHERE or not cues.about(text, after):
                yield token._replace(kind=kind)


def _meant(text: str) -> Iterator[Finding]:
    """The last value before a sentence that calls it a password."""
    for meant in _MEANT.finditer(text):
        begun = max(0, meant.start() - policy.CUE_AHEAD)
        words = _words(text[begun : meant.start()], usual.personal)
        last = [core for _, core in words][-1:]
        yield from (Finding(begun + one.start, begun + one.end, "password") for one in last)


def _as_login(text: str, pairs: Cues) -> Iterator[Finding]:
    """Keys that are to be given as a login: X as the user."""
    for word, token in _words(text, _keylike):
        after = pairs.after(word.end, _CLOSE)
        if after and _AS.fullmatch(text, word.end, after.start):
            yield token._replace(kind="key")


def _said(
    text: str,
    announcing: Cues,
    kind: str,
    accept: Callable[[str], bool],
    verbs: re.Pattern[str] = _SAID,
) -> Iterator[Finding]:
    """Values behind a verb in a sentence that announces one before."""
    for verb in verbs.finditer(text):
        cue = announcing.before(verb.start(), policy.CUE_AHEAD)
        here = value.at(text, verb.end(), whole=True) if cue else None
        if cue is None or here is None or assigned.FROM.match(text, here.end):
            continue
        if not accept(here.text):
            continue
        about = chosen.weight(here.text) < chosen.ANYWHERE and cues.about(text, cue, verb.start())
        if not about and cues.one_sentence(text, cue.end, verb.start()):
            yield Finding(here.start, here.end, kind)


def _wanted(text: str, passwords: Cues) -> Iterator[Finding]:
    """What something wants right behind a sentence about a password: wrong password. It wants X."""
    for verb in _WANTS.finditer(text):
        cue = passwords.before(verb.start(), _CLOSE * 2)
        here = value.at(text, verb.end(), whole=True) if cue else None
        if cue and here and _weak(here.text) and not cues.about(text, cue):
            yield Finding(here.start, here.end, "password")


def _answered(text: str, passwords: Cues) -> Iterator[Finding]:
    """Passwords that answer a question for them: the db password on the box? X."""
    for cue in passwords.cues:
        asked = _ASKED.match(text, cue.end)
        here = value.at(text, asked.end(), whole=True) if asked else None
        told = here is not None and _weak(here.text) and not cues.about(text, cue)
        if here and told and _STOPS.match(text, here.end):
            yield Finding(here.start, here.end, "password")


def _words(text: str, accept: Callable[[str], bool]) -> Iterator[tuple[Finding, Finding]]:
    """The words that a rule accepts once their punctuation is off: each whole, and its core."""
    for word in _WORD.finditer(text):
        token = word[0].rstrip(".,;:?)]}").lstrip("([{=:")
        if accept(token):
            start = word.start() + word[0].find(token)
            whole = Finding(word.start(), word.end(), "password")
            yield whole, Finding(start, start + len(token), "password")


def _bracketed(text: str, passwords: Cues) -> Iterator[Finding]:
    """A usual password alone in brackets behind what it is of: the pass on the cameras (X)."""
    for bracket in _BRACKET.finditer(text):
        token = bracket[1]
        cue = passwords.before(bracket.start(), _NEAR)
        made = chosen.weight(token) >= chosen.SAID and (usual.usual(token) or chosen.things(token))
        if cue and made and cues.one_sentence(text, cue.end, bracket.start()):
            yield Finding(*bracket.span(1), "password")


def _rotated(text: str) -> Iterator[Finding]:
    """A secret and the one in its place, where both look like nothing else."""
    for change in _ROTATED.finditer(text):
        both = [change[name].rstrip(".,;:?)") for name in ("old", "new")]
        if all(map(_sure, both)):
            for name, token in zip(("old", "new"), both, strict=True):
                yield Finding(change.start(name), change.start(name) + len(token), "password")
