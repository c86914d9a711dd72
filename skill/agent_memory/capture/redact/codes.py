"""Codes that open something: of a door, a card, a second factor; alone, in lists, in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact import codewords, opaque
from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = frozenset({"code"})

# What a code is for, between its word and the code.
_WHERE = r"""(?:[ ](?:for|of|to|on|in|at|from|für|fürs|vom|beim|am|der|des|de|du|del|para
    |pour|da|do|von
      |zum|zur|per|till|til|på|i|od|na|voor|van)(?:[ ](?:the|my|our|your|his|her|la|el|le|die|das))?
    [ ](?:[^\W\d_][\w'’-]{1,20})(?:[ ](?:[^\W\d_][\w-]{1,20}|\d{1,2}|[A-Z])(?!\w)){0,2})"""
# The word, what it is for, and how the code is given.
_GIVEN = re.compile(
    rf"""(?<!\w)(?P<noun>{codewords.NOUN})(?!\w)(?P<where>(?:{_WHERE}|[ ][а-яіїєґё]{{3,20}})?)
    (?P<aside>(?:[,]?[ ](?:that|which|who|i|it|he|she|they|we|you|google|github|bank|just|now|texted
      |sent|got|mailed|gave|received|has|have|was|is|first|one|here|are|left|these)){{0,6}}?)
    (?P<link>['’]s|[ ]{{0,2}}(?:[:=→(,–—-]|->|=>|是|は|는|은|为)|[ ](?:is|are|was|were|reads
    |still|now
      |ist|lautet|c['’]est|est|es|è|é|är|er|to|jest|je|это)\b)?
    (?P<gap>[ ]{{0,3}}(?:(?:now|still|just|currently|jetzt|ahora|:)[ ]{{0,2}})?\n{{0,2}}
      [ \t"'`*\#(-]{{0,6}}(?:\d{{1,2}}[.)][ ])?)(?=[0-9A-Za-z])""",
    re.VERBOSE | re.IGNORECASE,
)
_CODE = re.compile(
    r"""(?:\d{3,6}[- ]\d{3,6}(?!-)|\d{1,2}(?:-\d{1,2}){2}(?!-)|\d{4,10}(?!-\w)
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
_END = r"(?!\w|[.,]\d)"
_TYPED = re.compile(
    rf"""\b(?:enter|type|punch(?:\sin)?|dial|press|use|tap(?:\sin)?|key\sin|tippe?|eingeben)
      \s(?P<keyed>\d{{4,10}})\#?\s(?:on|at|into|in|am)\s(?:the|its|a|that|der|dem|das)\s
      (?:[\w-]{{1,20}}\s){{0,2}}(?:keypad|door|gate|panel|lock|alarm|intercom|pad|reader
      |touch\s?screen|safe|entry|entrance|barrier|locker|phone|tablet)\b
    |\b(?:unlock(?:s|ed|ing)?|open(?:s|ed|ing)?|disarm(?:s|ed)?|lock(?:s|ed)?)\b[^.;:\n\d]{{0,40}}?
      \s(?:with|using|by|via|is)\s(?:the\s)?(?:code\s|pin\s|passcode\s)?[*\#]?(?P<opened>\d{{4,10}})
      \#?(?=[\s.,;!]*(?:$|\n|[.,;!]\s|then\b|and\b))
    |\b(?:geht|öffnet|s['’]ouvre|(?:se\s)?abre|si\sapre|otwiera|открывается|gaat\sopen|öppnas)
      \s(?:\w+\s)?(?:mit|avec|con|com|med|met|кодом|kodem)\s(?P<foreign>\d{{4,8}}){_END}
    |\b(?:asks?|prompts?|wants?|needs?)\s(?:(?:you|me|us)\s)?(?:for\s)?(?:a|the|its|your)\s(?:\w+\s)?
      (?:code|pin)\b[,:;. –-]{{1,3}}(?:it['’]?s|type|enter|use|give\sit)\s(?P<asked>\d{{4,8}}){_END}
    |(?<![\w.,\#-])(?P<named>\d{{4,8}})\s(?:is|as|was)\s(?:the|my|your|our|a|his|her)\s
      (?:(?:new|old|current|\w+['’]s)\s)?(?:(?:verification|security|door|gate|alarm|access|login
      |entry|unlock|one[- ]time|sms|2fa|confirmation|safe|voicemail|phone|garage)\s(?:code|pin)
      |passcode|pin|otp)\b
    |\b(?:[4-8]|four|six|eight)[- ]digits?\b(?:\scodes?|\snumbers?|\spin)?[^.\n:]{{0,48}}
      (?::|\bis|\bwas)\s(?P<digits>\d{{4,8}}){_END}
    |\b(?:door|gate|garage|alarm|safe|locker|barrier|parking|keypad|lock|lift|entrance|building|shed
      |box|intercom)\b[^.\n\d]{{0,30}}?(?:\d{{1,3}}\s)?(?<!error\s)(?<!fault\s)(?<!exit\s)(?<!status\s)
      (?<!zip\s)(?<!source\s)\b(?:code|pin|combo)(?:\sis|:)?\s(?P<placed>\d{{4,8}})
      (?=[\s.,;!?]*(?:$|\n)|[.,;!?]\s|\s(?:and|then|after)\b)
    |\b(?:your|my|the)\scode(?:\sis|\swas|:)\s(?P<six>\d{{6}})(?=[\s.,!]*(?:$|\n)|[.,!]\s)
    |\bcode[ ](?:[\w'’]+[ ]){{0,3}}(?:texted|sent|mailed|emailed|got|received|gave)\b
      [^.\n:\d]{{0,24}}(?::|\bis|\bwas|,)?\s(?P<sent>\d{{4,8}}){_END}""",
    re.VERBOSE | re.IGNORECASE,
)
_DIGIT = re.compile(r"\d")
# Keys with a form of their own: BitLocker's, and a product's five groups.
_FORMS = re.compile(
    r"""(?<![\w-])(?:(?:\d{6}-){7}\d{6}
    |(?=[0-9-]{0,24}[A-Z])(?=[A-Z-]{0,24}\d)(?:[A-Z0-9]{5}-){4}[A-Z0-9]{5})(?![\w-])""",
    re.VERBOSE,
)
_TWICE = re.compile(r"(\w)\1{3}")
_YEAR = re.compile(r"(?:19|20)\d{2}$")
_SENT = re.compile(r"sms|otp|verif|one|2fa|confirm|passcode", re.IGNORECASE)
_SIX = 6  # digits, as services send them
_PIN = 4  # digits; so few may count up or repeat
_READS = 0.3  # share of letters and digits that may read as words
_STEPS = 2  # changes between letters and digits


def find(text: str) -> Iterator[Finding]:
    """Every code that words announce, the lists of them whole."""
    if not _DIGIT.search(text):
        return
    yield from (_found(m.span()) for m in _FORMS.finditer(text) if not opaque.repetitive(m[0]))
    for typed in _TYPED.finditer(text):
        yield _found(typed.span(typed.lastgroup or 0))
    if codewords.possible(text):
        for given in _GIVEN.finditer(text):
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
    if token.replace("-", "").replace(" ", "").isdigit():
        return not (len(token) > _PIN and opaque.repetitive(token)) and not _TWICE.match(token)
    if not any(map(str.isdigit, token)) or opaque.wordy(token) >= _READS:
        return False
    drawn = _GROUPED.match(token) or opaque.steps(token) >= _STEPS or token.isupper()
    return bool(drawn) and not opaque.repetitive(token)
