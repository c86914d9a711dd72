"""Secrets of several parts: passphrases of words, and passwords spelled out letter by letter."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact import assigned, chosen, cues, opaque, vendor
from agent_memory.capture.redact.finding import Finding
from agent_memory.capture.redact.proof import Proven

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.capture.redact.cues import Cue, Cues

KINDS = frozenset({"password", "key"})

_REACH = 110  # characters from the word to its value
_PHRASE = re.compile(
    rf"""(?:[:=]|(?<!\w)(?:is|are|[Ii]t['’]s|reads|says|use|using|with\ the\ words|words[,:]?
      |wants|needs|takes|expects|{assigned.HAND}))
    (?:[ \t]{{1,3}}|(?:(?<=['’]s)|(?<=\sis))\s{{1,3}})(?P<quote>["'`“«]?)
    (?P<words>[A-Za-z][a-z]{{2,9}}(?:(?P<gap>[ -])[a-z]{{3,10}})
      (?:(?P=gap)[a-z]{{3,10}}){{1,10}}(?:(?P=gap)?\d{{1,4}})?)
    (?![\w/=@-]|\.\w)""",
    re.VERBOSE,
)
# Words that hyphens tie behind what they open, with no word between: the passphrase, a-b-c-d, is.
_APPOSED = re.compile(
    r"""\b(?:pass\s?phrase|pass\s?word|pass\s?code|key)s?(?:\s(?:for|of|to|on)\s(?:(?:the|our|my
            |it)\s?)?(?:[\w-]{2,20}\s?){0,2})?
    \s?[,:(–]?\s?["'`(]?(?<![a-z])(?P<words>[a-z]{3,10}(?:-[a-z]{3,10}){3,7}|(?<=phrase\s)[a-z]{3,10}(?:-[a-z]{3,10}){2})(?=["'`)]?(?:[.,;)]|\s*$))""",
    re.VERBOSE | re.IGNORECASE,
)
# What says how the letters before it are typed.
_SPELT = re.compile(
    r"""\bpass\s?(?:word|code|phrase)\s(?:is\s)?["'`]?(?P<words>[a-z]{10,40})["'`]?\s?[,;(–-]\s?(?:in\s|with\s)?(?:all\s|no\s|one\s)
    (?:in\s)?(?:lower|small|upper|caps|capitals|spaces|word|gaps)""",
    re.VERBOSE | re.IGNORECASE,
)
_LETTERS = re.compile(
    r"(?<![^\s\"'`:])[^\s-](?:(?:[ ][^\s-]){5,60}|(?:-[^\s-]){5,60}|(?:[ ][-–·][ ][^\s-]){5,60})"
    r"(?![\w-])"
)
# What is told in two parts: the first half is X and the second Y.
_HALVES = re.compile(
    r"""\b(?:two|2|both)\s(?:halves|parts|pieces|chunks|bits)\b[^.\n:]{0,30}[:,]\s["'`]?(?P<first>[^\s"'`,]{4,80})["'`]?,?
      \s(?:(?:and|then|plus|\+|&)\s){1,2}["'`]?(?P<last>[^\s"'`,]{4,80})
    |\b(?:first|1st)\s(?:half|part|piece|bit)\b[^\n:]{0,40}?(?::|\sis)?\s["'`]?(?P<one>(?=[^\s"'`,]{0,80}\d)[^\s"'`,]{4,80})["'`]?[,;.]?
      \s(?:(?:and|then)\s)?(?:the\s)?(?:second|2nd|other|last)(?:\s(?:half|part|piece|bit
            |one))?(?::|\sis)?\s["'`]?
      (?P<other>[^\s"'`,]{4,80})""",
    re.VERBOSE | re.IGNORECASE,
)
# A key over several lines, each a line of its own.
_WRAPPED = re.compile(
    r"(?:(?<=\n)|\A)[ \t]{0,8}"
    r"(?P<lines>[\w+/=.-]{12,100}(?:[ \t]{0,8}\n[ \t]{0,8}[\w+/=.-]{4,100}){1,40})"
    r"(?=[ \t]*(?:\n|\Z))"
)
_SPREAD = re.compile(r"(?<!\S)[\w+/=.-](?:[ ][\w+/=.-]){11,200}(?!\S)")
_OPENED = re.compile(r"\b(?:passphrase|pass\ phrase|unlock\w*|decrypt\w*|opens?\ with|words)\b")
# A word for a phrase and nothing else; what a later sentence has of one may be its value.
_PHRASED = re.compile(
    r"(?:phrase|phrase\ssecrète|frase\s(?:secreta|de\scontraseña)|парольн\w+\sфраз\w+)s?$",
    re.IGNORECASE,
)
_TIED = re.compile(r"[a-z]{3,10}(?:-[a-z]{3,10}){2,7}")
_WORD = 24  # characters
_ENDS = re.compile(r"[.!?;\n]")
# Words that stand in sentences about passphrases and in none.
_TABLE = """the and for are not must should never from into was has been its after does our please
    with that this when will you your any can only then have use used using over before always keep
    make per all out off but may more than also each both they them their which while what where
    who why how did get got set put let see say said ask asks want wants need needs were two
    one new old same other least like just very some such via way too now here there real plain
    text file files script scripts key keys config test tests api app database server service user
    users admin password passwords passphrase secret secrets token tokens manager vault login
    manual docs readme env variable variables dev prod staging local stored storage hashed encrypted
    between during without under about because until unless instead every case number letters
    git npm npx yarn pnpm docker kubectl helm make cargo pip sudo ssh curl terraform ansible gradle
    characters words word long short random strong weak default shared team policy required"""
# ... and in sentences of other languages.
_OTHERS = """jamais toujours dans avec sans pour par sur sous les des une est sont pas plus mais
donc que qui
    aux nos vos ses leur doit doivent nie niemals immer nicht kein keine auf mit ohne und oder
    aber der die das
    den dem ein eine einen von vom zum zur bei nach aus ist sind wird werden muss darf soll sich
    nur nunca siempre
    con sin por sobre los las del una son debe deben solo pero hasta desde mai sempre senza della
    delle degli
    nel nella sono deve devono solo anche non sem com uma nos nas dos das deve devem apenas nooit
    altijd zonder
    voor het een van niet maar moet moeten alleen nigdy zawsze bez dla jest nie tylko oraz musi
    aldrig alltid
    utan och som inte bara aldri alltid uten ikke kun asla her zaman ile olmadan jangan selalu
    dengan tanpa yang
    tidak harus nikdy jen nebo pouze musí ei aina vain soha mindig csak nem vagy niciodata doar
    pentru"""
_PROSE = frozenset([*_TABLE.split(), *_OTHERS.split()])
_FEWEST, _QUOTED = 4, 3  # words of a passphrase that stands free, and of one in quotation marks


PROVEN: tuple[Proven, ...] = (
    Proven(
        _PHRASE,
        ("is willow anchor marble", "use willow-anchor-marble", "is Willow anchor marble 41"),
        ("is willow", "is Willow Anchor"),
    ),
    Proven(
        _HALVES,
        ("in two halves: a1b2 and then c3d4", "first half is a1b2, second half c3d4"),
        ("two halves of it", "the first half of the year"),
    ),
    Proven(_LETTERS, ("a - B - c - D - e - 7 - g", "a-b-c-1-2-3"), ("a - b - c", "a-z range")),
    Proven(
        _WRAPPED,
        ("key:\n  <h24>\n  <h24>", "<b40>\n<b12>"),
        ("key:\n  main\n  dev", "a line of words\nand another"),
    ),
)


def find(text: str, found: Sequence[Cue]) -> Iterator[Finding]:
    """Every passphrase behind a word for one, and every password that is spelled."""
    announcing = cues.select(found, frozenset({"password", "key"}))
    yield from _keys(text, announcing)
    yield from _wrapped(text, announcing)
    yield from _halves(text, announcing)
    passwords = cues.select(found, frozenset({"password"}))
    if not (passwords.cues or _OPENED.search(text)):
        return
    yield from _phrases(text, passwords)
    for apposed in _APPOSED.finditer(text):
        if not _PROSE.intersection(apposed["words"].split("-")) and not chosen.coded(
            apposed["words"]
        ):
            yield Finding(*apposed.span("words"), "password")
    for spelt in _SPELT.finditer(text):
        if not chosen.coded(spelt["words"].lower()):
            yield Finding(*spelt.span("words"), "password")
    for letters in _LETTERS.finditer(text):
        cue = passwords.before(letters.start(), _REACH)
        if (
            cue
            and (any(map(str.isdigit, letters[0])) or _both_cases(letters[0]))
            and "\n" not in text[cue.end : letters.start()]
        ):
            yield Finding(letters.start(), letters.end(), "password")


def phrase(token: str) -> bool:
    """Whether a token is three words or more that hyphens tie, none of a sentence or of code."""
    parts = token.split("-")
    worded = _TIED.fullmatch(token) is not None and _PROSE.isdisjoint(parts)
    return worded and not chosen.coded(token)


def _phrases(text: str, passwords: Cues) -> Iterator[Finding]:
    """Words behind what opens something, or calls for a passphrase, that make no sentence."""
    opened = [match.end() for match in _OPENED.finditer(text)]
    for phrase in _PHRASE.finditer(text):
        start, end = _words(phrase)
        near = [at for at in opened if phrase.start() - _REACH <= at <= phrase.start("words")]
        cue = passwords.before(phrase.start(), _REACH)
        at = max([*near, *([cue.end] if cue else [])], default=-1)
        if end > start and at >= 0:
            apart = _ENDS.search(text, at, phrase.start()) is not None
            many = text[start:end].count(" ") >= _FEWEST - 1
            told = many or phrase["gap"] == "-" or _line(phrase)
            if not apart or (told and _PHRASED.search(text, max(0, at - _WORD), at)):
                yield Finding(start, end, "password")


def _line(phrase: re.Match[str]) -> bool:
    """Whether the words of a phrase are a line of their own."""
    start, end = phrase.span("words")
    return phrase.string[start - 1] == "\n" and phrase.string[end : end + 1] in {"", "\n"}


def _halves(text: str, announcing: Cues) -> Iterator[Finding]:
    """Both parts of what is told in two, where together they are a secret."""
    for told in _HALVES.finditer(text) if announcing.cues else ():
        names = ("first", "last") if told["first"] else ("one", "other")
        whole = "".join(told[name].rstrip(".;:)") for name in names)
        near = announcing.before(told.start(names[0]), _REACH)
        if near and (chosen.weight(whole) >= chosen.ANYWHERE or opaque.opaque(whole)):
            for name in names:
                yield Finding(
                    told.start(name), told.start(name) + len(told[name].rstrip(".;:)")), "key"
                )


def _keys(text: str, announcing: Cues) -> Iterator[Finding]:
    """Keys that are spelled letter by letter: a vendor's, or one that is announced."""
    for spread in _SPREAD.finditer(text):
        joined = spread[0].replace(" ", "")
        cue = announcing.before(spread.start(), _REACH)
        if any(True for _ in vendor.find(joined)) or (cue and opaque.opaque(joined)):
            yield Finding(spread.start(), spread.end(), "key")


def _wrapped(text: str, announcing: Cues) -> Iterator[Finding]:
    """A key whose lines stand under the word for it."""
    for wrapped in _WRAPPED.finditer(text) if announcing.cues else ():
        lines = wrapped["lines"].split()
        cue = announcing.before(wrapped.start(), _REACH)
        if (
            cue
            and "\n" not in text[cue.end : wrapped.start("lines")].strip()
            and all(map(opaque.opaque, lines))
        ):
            yield Finding(*wrapped.span("lines"), "key")


def _both_cases(letters: str) -> bool:
    """Whether letters are large and small, as those of a list are not."""
    return letters != letters.lower() and letters != letters.upper()


def _words(phrase: re.Match[str]) -> tuple[int, int]:
    """Where the words of a phrase stand up to the first that only a sentence has, if enough do."""
    start = end = phrase.start("words")
    count = 0
    for word in re.finditer(r"[A-Za-z]+\d*|\d+", phrase["words"]):
        if word[0].lower() in _PROSE:
            break
        count, end = count + 1, start + word.end()
    whole = end == phrase.end("words")
    quoted = phrase["quote"] and whole and phrase.string[end : end + 1] in {'"', "'", "`", "”", "»"}
    hyphened = phrase["gap"] == "-"
    apart = hyphened and not chosen.coded(phrase["words"])
    few = quoted or apart or (whole and _line(phrase))
    enough = count >= (_QUOTED if few else _FEWEST) and (whole or not hyphened)
    return (start, end) if enough else (start, start)
