"""Secrets in sentences: the password for X has been changed to Y; Y is the password; a / b."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact import assigned, chosen, cues, opaque, spare, value
from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from agent_memory.capture.redact.cues import Cue, Cues

KINDS = frozenset({"password", "code", "key"})

_AHEAD, _BEHIND = 110, 70  # characters from the word to its value, and back
_CLOSE = 12
_NEAR = 44  # characters from the word to a value that only looks usual
_WORD_NUMBER = re.compile(
    r"(?P<word>[A-Za-z][a-z]{3,11})(?:[-_]?[a-z]{3,11}){0,2}[-_]?\d{2,4}[!?*]?"
)
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
_BESIDE = 3  # test account: a/b
_AS = re.compile(r"""["'`)]?\s(?:as|als|comme|como)\s(?:(?:the|a|my|our)\s)?""", re.IGNORECASE)
_SENTENCE = re.compile(
    r"\n|(?<!incl)(?<!\be\.g)(?<!\bi\.e)(?<!\betc)(?<!\bno)(?<!\bnr)(?<!\bvs)(?<!\bca)(?<!approx)"
    r"(?<!z\.b)(?<!bzw)[.]\s|[!?;]\s|[。！？；]",
    re.IGNORECASE,
)
_WORD = re.compile(r"""[^\s"'`“”„«»「」『』<>，。]{4,200}""")
_SAID = re.compile(
    rf"(?<!\w)(?:{assigned.COPULA}|(?:set|changed)\s(?:it\s)?to|use|enter|type|try|give\sit)(?!\w)\s{{0,3}}"
    r"(?:(?:still|now|currently|just|simply|probably|actually|really|always|set\sto)\s)?"
    r"|[:=]\s{1,3}|[是为為는은は]\s{0,3}",
    re.IGNORECASE,
)
_LINK = re.compile(
    r"""["'`)]?\s{0,3}(?:[,(–—-]\s{0,2})?(?:(?:should|will|might|must|can)\s)?(?:work\s|be\s)?
        (?:is|as|the|ist|est|es|=|это|für|for|als|como|comme|into|at|<-)\s
        (?:(?:the|a|an|my|our|your|its|his|her|new|das|le|la|el)\s){0,2}[\w\ -]{0,30}
    |["'`]?\s{0,2}<[-=]{1,2}\s{0,2}(?:that['’]?s|this\ is|it['’]?s)?\s?(?:the|our|my)?\s?
        [\w\ -]{0,20}
    |["'`]?\s(?:if|when|whenever|where|once)\s[\w\ ]{0,20}\b(?:ask|prompt|want|need)\w{0,2}\b
        [\w\ ]{0,20}""",
    re.IGNORECASE | re.VERBOSE,
)
# What a later sentence calls a password: X after it. That was the password before Easter.
_MEANT = re.compile(
    r"""\b(?:that|this)(?:(?:\s(?:was|is)|['’]s)\s(?:(?:the|our|my|a|his|her)\s)?(?:(?:old|new|former|real)\s)?
      pass(?:word|phrase|code)\b
    |\spass(?:word|phrase|code)(?=\s(?:was|is|has|got|leaked|still)\b|[.,!?]|\s*$))""",
    re.VERBOSE | re.IGNORECASE,
)
_CALLED = re.compile(r"[\"'`]?\s(?:are|is|as)\s(?:(?:the|our|my)\s)?(?:[\w-]{2,14}\s)?")
_RULERS = frozenset(("admin", "administrator", "root", "superuser", "sysadmin"))
_ACCOUNTS = _RULERS | {"postgres", "sa", "guest"}
_SURE = frozenset(
    (":", ": ", " : ", " / ", " // ")
)  # a bare slash also parts a path, `and` two things
_PAIR = re.compile(
    r"""(?<![\w.@+/-])(?P<name>[\w.@+-]{2,60})["'`)]?(?P<between>\s?[:/|]\s?|\s//\s|\sand\s)["'`(]?
    (?P<secret>[^\s"'`,;/()<>]{4,200})""",
    re.VERBOSE,
)


def find(text: str, found: Sequence[Cue]) -> Iterator[Finding]:
    """Every secret that a sentence gives away without standing right behind its word."""
    passwords = cues.select(found, frozenset({"password"}))
    codes = cues.select(found, frozenset({"code"}))
    keys = cues.select(found, frozenset({"key"}))
    if passwords.cues:
        yield from _strong(text, passwords, _sure, _AHEAD, _BEHIND)
        if _WORD_NUMBER.search(text):
            yield from _strong(text, passwords, _typical, _NEAR, _NEAR)
        yield from _meant(text)
        yield from _said(text, passwords, "password", _weak)
        yield from _linked(text, passwords, "password", _weak)
    if codes.cues:
        yield from _said(text, codes, "code", _sure)
    if keys.cues:
        yield from _said(text, keys, "key", _keylike)
        yield from _linked(text, keys, "key", _keylike)
    pairs = cues.select(found, frozenset({"pair"}))
    if pairs.cues:
        yield from _said(text, pairs, "password", _sure)
        if _AS.search(text):
            yield from _as_login(text, pairs)
    yield from _paired(text, pairs, passwords)


def _weak(token: str) -> bool:
    """Whether a token is a password where the words say so."""
    return chosen.weight(token) >= chosen.SAID


def _typical(token: str) -> bool:
    """Whether a token is what people make passwords of: a word or two and a number."""
    usual = _WORD_NUMBER.fullmatch(token)
    counted = usual is None or usual["word"].lower() in _COUNTED
    return not counted and chosen.weight(token) >= chosen.SAID


def _sure(token: str) -> bool:
    """Whether a token is a password anywhere near its word."""
    return chosen.weight(token) >= chosen.ANYWHERE


def _keylike(token: str) -> bool:
    """Whether a token that a sentence calls a key is one."""
    kept = spare.reference(token) or spare.machine_id(token) or spare.term(token)
    return not kept and (opaque.opaque(token) or spare.uuid(token))


def _strong(
    text: str, passwords: Cues, accept: Callable[[str], bool], ahead: int, behind: int
) -> Iterator[Finding]:
    """Values that look like passwords anywhere in a sentence about one, as near as it takes."""
    for word, token in _words(text, accept):
        before = passwords.before(word.start, ahead)
        after = passwords.after(word.end, behind)
        if (before and _one_sentence(text, before.end, word.start)) or (
            after and _one_sentence(text, word.end, after.start)
        ):
            yield token


def _linked(
    text: str, announcing: Cues, kind: str, accept: Callable[[str], bool]
) -> Iterator[Finding]:
    """Values before the word that a short link ties to it: X is the password, X as the key."""
    for word, token in _words(text, accept):
        after = announcing.after(word.end, _BEHIND)
        if after and _LINK.fullmatch(text, word.end, after.start):
            yield token._replace(kind=kind)


def _meant(text: str) -> Iterator[Finding]:
    """The last value before a sentence that calls it a password."""
    for meant in _MEANT.finditer(text):
        begun = max(0, meant.start() - _AHEAD)
        words = _words(text[begun : meant.start()], lambda word: _typical(word) or _sure(word))
        last = [core for _, core in words][-1:]
        yield from (Finding(begun + one.start, begun + one.end, "password") for one in last)


def _as_login(text: str, pairs: Cues) -> Iterator[Finding]:
    """Keys that are to be given as a login: X as the user."""
    for word, token in _words(text, _keylike):
        after = pairs.after(word.end, _CLOSE)
        if after and _AS.fullmatch(text, word.end, after.start):
            yield token._replace(kind="key")


def _said(
    text: str, announcing: Cues, kind: str, accept: Callable[[str], bool]
) -> Iterator[Finding]:
    """Values behind a verb in a sentence that announces one before."""
    for verb in _SAID.finditer(text):
        cue = announcing.before(verb.start(), _AHEAD)
        here = value.at(text, verb.end(), whole=True) if cue else None
        if cue is None or here is None or not accept(here.text):
            continue
        about = chosen.weight(here.text) < chosen.ANYWHERE and cues.about(text, cue)
        if not about and _one_sentence(text, cue.end, verb.start()):
            yield Finding(here.start, here.end, kind)


def _words(text: str, accept: Callable[[str], bool]) -> Iterator[tuple[Finding, Finding]]:
    """The words that a rule accepts once their punctuation is off: each whole, and its core."""
    for word in _WORD.finditer(text):
        token = word[0].rstrip(".,;:?)]}").lstrip("([{=:")
        if accept(token):
            start = word.start() + word[0].find(token)
            whole = Finding(word.start(), word.end(), "password")
            yield whole, Finding(start, start + len(token), "password")


def _one_sentence(text: str, start: int, end: int) -> bool:
    return _SENTENCE.search(text, start, end) is None


def _paired(text: str, pairs: Cues, passwords: Cues) -> Iterator[Finding]:
    """The second half of `name / password` in a sentence about logging in."""
    pair = _PAIR.search(text)
    while pair:
        token = pair["secret"].rstrip(".,:?)]}")
        found = chosen.weight(token) >= _needed(text, pair, pairs, passwords)
        if found:
            yield Finding(pair.start("secret"), pair.start("secret") + len(token), "password")
        pair = _PAIR.search(text, pair.end() if found else pair.end("name"))


def _needed(text: str, pair: re.Match[str], pairs: Cues, passwords: Cues) -> int:
    """The weight that a second half must have to be taken for a password."""
    if text[pair.start() - 1].isspace() and passwords.before(pair.start(), _BESIDE):
        return chosen.SAID
    cue = pairs.before(pair.start(), _AHEAD)
    called = pairs.after(pair.end(), _CLOSE * 2)
    if called and pair["between"] == ":" and _CALLED.fullmatch(text, pair.end(), called.start):
        return chosen.ANYWHERE
    name, sure = pair["name"].lower(), pair["between"] in _SURE
    if cue and _one_sentence(text, cue.end, pair.start()):
        beside = pair.start() - cue.end <= _BESIDE
        return chosen.SAID if sure or beside or name in _RULERS else chosen.ANYWHERE
    if name in _RULERS and sure:
        return chosen.SAID
    return chosen.ANYWHERE if name in _ACCOUNTS else chosen.NEVER
