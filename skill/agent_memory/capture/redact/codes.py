"""Codes that open something: of a door, a card, a second factor; alone, in lists, in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact import codewords, cues, keyed, opaque
from agent_memory.capture.redact.finding import Finding
from agent_memory.capture.redact.proof import Proven

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = frozenset({"code"})

# What a code is for, between its word and the code.
_WHERE = r"""(?:[ ](?:for|of|to|on|in|at|from|für|fürs|vom|beim|am|der|des|de|du|del|para
    |pour|da|do|von
      |zum|zur|per|till|til|på|i|od|na|voor|van)(?:[ ](?:the|my|our|your|his|her|la|el|le|die|das))?
    [ ](?:[^\W\d_][\w'’-]{1,20})
    (?:[ ](?!(?:is|are|was|ist|est|es|jest)\b)
      (?:[^\W\d_][\w-]{1,20}|\d{1,2}(?!-)|[A-Z])(?!\w)){0,2})"""
# The word, what it is for, and how the code is given.
_GIVEN = re.compile(
    rf"""(?:(?<!\w)|(?<=[{cues.UNPARTED}]))(?P<noun>{codewords.NOUN})(?:(?!\w)|(?=[{cues.UNPARTED}]))
    (?P<where>(?:{_WHERE}|[ ][а-яіїєґё]{{3,20}})?)
    (?P<aside>(?:[,]?[ ](?:that|which|who|i|it|he|she|they|we|you|google|github|bank|just|now|right
      |current|texted|sent|got|mailed|gave|received|has|have|was|is|first|one|here|are|left
      |these)){{0,6}}?(?:[ ]\([^()\n]{{1,80}}\)|,[ ][^.,:;\n\d]{{2,60}}(?=:))?)
    (?P<link>['’]s|[ ]{{0,2}}(?:[:=→(,–—-]|->|=>|是|は|는|은|为)|[ ](?:is|are|was|were|reads
    |still|now
      |ist|lautet|c['’]est|est(?:\sle)?|es|staat\sop|è|é|är|er|to|jest|je|это
      |(?:one\s)?(?:digit|number)\s(?:by\s\w{{3,6}}|at\sa\stime))\b)?
    (?P<gap>[ ]{{0,3}}(?:(?:now|still|just|currently|jetzt|ahora|:)[ ]{{0,2}})?\n{{0,2}}
      [ \t"'`*\#(-]{{0,6}}(?:\d{{1,2}}[.)][ ])?)(?=[a-z-]{{0,14}}\d)(?!-)""",
    re.VERBOSE | re.IGNORECASE,
)
_CODE = re.compile(
    r"""(?:\d{3,6}[- ]\d{3,6}(?!-)|\d(?:-\d){3,9}(?!-)|\d(?:\ \d){3,9}(?!\ \d)
    |\d{1,2}(?:-\d{1,2}){2}(?!-)|\d{4,10}(?!-\w)
    |(?=[a-z-]{0,14}\d)[a-z0-9]{4,6}(?:[-\ ][a-z0-9]{4,6}){1,5}|(?=[a-z]{0,12}\d)[a-z0-9]{5,16})
    (?![\w/]|[.,:]\d)""",
    re.VERBOSE | re.IGNORECASE,
)
_NEXT = re.compile(
    r"(?:\s{0,3}[,;/|+]|\s?(?:and|or|und|et|y|e|и)\b|)(?:\s{1,3}(?:[-*•]\s{0,2}|\d{1,2}[.)]\s)?)",
    re.IGNORECASE,
)
_GROUPED = re.compile(r"\d{3,6}[- ]\d{3,6}$|[A-Za-z0-9]{4,6}(?:-[A-Za-z0-9]{4,6}){1,5}$")
_DIALLED = re.compile(r"\d{1,2}(?:-\d{1,2}){2}$")
_UNIT = re.compile(
    r"""[ ]?(?:digits?|lines?|bytes?|chars?|characters?|steps?|ms|px|items?|rows?|secs?|seconds?
    |min(?:ute)?s?|hours?|days?|times|users?|attempts?|tries|entries|of\b|%|per\b|stellig|chiffres
    |dígitos|cifre|znak|цифр|桁|位|자리)""",
    re.VERBOSE | re.IGNORECASE,
)
# What may follow a code that no sign ties to its word.
_STOPS = re.compile(
    r"""\#?[*\#]?["'`*)]{0,3}(?:[ ]?(?:[.,;:!?)—–-]|\n|$)|[ ](?:and|then|for|to|on|at|und|et
    |y|i|puis
    |dann|after|before|so|if|when|works|opens|but|です|입니다)\b|です|입니다|。|，)""",
    re.VERBOSE,
)
_DIGIT = re.compile(r"\d")
_PART = re.compile(r"[-/_][\w-]+-$")  # of a name that goes on with a number: login-otp-4821
# Keys with a form of their own: BitLocker's, and a product's five groups.
_FORMS = re.compile(
    r"""(?<![\w-])(?:(?:\d{6}-){7}\d{6}
    |(?=[0-9-]{0,24}[A-Z])(?=[A-Z-]{0,24}\d)(?:[A-Z0-9]{5}-){4}[A-Z0-9]{5})(?![\w-])""",
    re.VERBOSE,
)
# A licence's groups, behind the word for one.
_LICENCE = re.compile(
    r"""\b(?:licen[cs]e|lizenz\w*|serial|activation|product|registration|licence|licencia|licença)\b[^.\n]{0,48}?
    (?P<key>(?<![\w-])(?=[0-9-]{0,24}[A-Z])(?=[A-Z-]{0,24}\d)(?:[A-Z0-9]{4,6}-){3,7}[A-Z0-9]{4,6})(?![\w-])""",
    re.VERBOSE | re.IGNORECASE,
)
_TWICE = re.compile(r"(\w)\1{3}")
_YEAR = re.compile(r"(?:19|20)\d{2}$")
_SENT = re.compile(r"sms|otp|verif|one|2fa|confirm|passcode", re.IGNORECASE)
_SIX = 6  # digits, as services send them
_PIN = 4  # digits; so few may count up or repeat
_READS = 0.3  # share of letters and digits that may read as words
_STEPS = 2  # changes between letters and digits


PROVEN: tuple[Proven, ...] = (
    Proven(
        _GIVEN,
        (
            "door code: 1",
            "backup codes are\n1. a1",
            "my 2fa code right now: 1",
            "код от домофона 1",
        ),
        ("barcode 1", "the zip code 1", "login-otp"),
    ),
    Proven(
        _CODE, ("48213", "482 139", "a1b2-c3d4", "12-7-33"), ("12", "48.2", "code"), anywhere=False
    ),
    Proven(_UNIT, (" digits", " px", "桁"), (" then", " for"), anywhere=False),
    Proven(_STOPS, ("#", ", then", " works", "です"), (" rows", " x"), anywhere=False),
    Proven(
        _LICENCE,
        ("license key K7PQ-<u3>4-W2ZT-9HXA", "serial: K7PQ2-<u4>4-W2ZT3-9HXAB"),
        ("license MIT-2.0", "serial number AAAA-BBBB"),
    ),
)


def find(text: str) -> Iterator[Finding]:
    """Every code that words announce, the lists of them whole."""
    if not _DIGIT.search(text):
        return
    yield from (_found(m.span()) for m in _FORMS.finditer(text) if not opaque.repetitive(m[0]))
    for key in _LICENCE.finditer(text) if "-" in text else ():
        if not (opaque.repetitive(key["key"]) or key["key"].islower()):
            yield _found(key.span("key"))
    yield from keyed.find(text)
    if codewords.possible(text):
        for given in _GIVEN.finditer(text):
            if not _PART.match(text, max(0, given.start() - 1), given.end()):
                yield from map(_found, _listed(text, given))


def _found(span: tuple[int, int]) -> Finding:
    return Finding(*span, "code")


def _listed(text: str, given: re.Match[str]) -> Iterator[tuple[int, int]]:
    """The codes that stand behind a word for them, one or a list."""
    several, first = given["noun"].endswith("s"), True
    code = _CODE.match(text, given.end())
    while code and (_fits(text, code, given) if first else _drawn(code[0])):
        yield code.span()
        following = _NEXT.match(text, code.end())
        if not following or not (several or _GROUPED.match(code[0])):
            return
        first, code = False, _CODE.match(text, following.end())


def _fits(text: str, code: re.Match[str], given: re.Match[str]) -> bool:
    """Whether what stands first behind the word is a code, and not a count or a year."""
    if not _drawn(code[0]) or _UNIT.match(text, code.end()):
        return False
    if _DIALLED.match(code[0]) and not codewords.dialled(given["noun"]):
        return False
    year = _YEAR.match(code[0]) is not None
    if given["link"] or given["aside"] or "\n" in given["gap"]:
        return not (year and given["link"] in {",", None})
    sent = _SENT.search(given["noun"]) is not None and len(code[0]) == _SIX and code[0].isdigit()
    return sent or (not year and _STOPS.match(text, code.end()) is not None)


def _drawn(token: str) -> bool:
    """Whether a token may be a code: digits, or letters and digits that are no word and number."""
    if (bare := token.replace("-", "").replace(" ", "")).isdigit():
        return not (len(token) > _PIN and opaque.repetitive(bare)) and not _TWICE.match(token)
    if not any(map(str.isdigit, token)) or opaque.wordy(token) >= _READS:
        return False
    drawn = _GROUPED.match(token) or opaque.steps(token) >= _STEPS or token.isupper()
    return bool(drawn) and not opaque.repetitive(token)
