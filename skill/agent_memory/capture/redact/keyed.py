"""Codes of digits that a sentence says are keyed in, open something, or were sent."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact.finding import Finding
from agent_memory.capture.redact.proof import Proven

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = frozenset({"code"})

_FOUR = re.compile(r"\d{4}")


def find(text: str) -> Iterator[Finding]:
    """Every code that a sentence gives away by what one does with it."""
    if _FOUR.search(text):
        for row in PROVEN:
            yield from (Finding(*code.span("code"), "code") for code in row.pattern.finditer(text))


def _form(text: str) -> re.Pattern[str]:
    """A form whose `CODE` is the code, and which `END` keeps from being part of a number."""
    text = text.replace("CODE", r"(?P<code>\d{4,8})").replace("LONG", r"(?P<code>\d{4,10})")
    return re.compile(text.replace("END", r"(?!\w|[.,]\d)"), re.VERBOSE | re.IGNORECASE)


PROVEN: tuple[Proven, ...] = (
    Proven(
        _form(
            r"""\b(?:enter|type|punch(?:\sin)?|dial|press|use|tap(?:\sin)?|key\sin|tippe?|eingeben)
            \sLONG\#?\s(?:on|at|into|in|am)\s(?:the|its|a|that|der|dem|das)\s(?:[\w-]{1,20}\s){0,2}
            (?:keypad|door|gate|panel|lock|alarm|intercom|pad|reader|touch\s?screen|safe|entry|entrance
            |barrier|locker|phone|tablet)\b"""
        ),
        ("punch in 48<d2> on the back door", "tippe 7<d3> in das keypad"),
        ("type 1234 on the command line", "press 3 times on the alarm"),
    ),
    Proven(
        _form(
            r"""\b(?:unlock(?:s|ed|ing)?|open(?:s|ed|ing)?|disarm(?:s|ed)?|lock(?:s|ed)?|alarm\s(?:on|off))\b
            [^.;:\n\d]{0,40}?\s(?:with|using|by|via|is)\s(?:the\s)?(?:code\s|pin\s|passcode\s)?
            [*\#]?LONG\#?(?=[\s.,;!]*(?:$|\n|[.,;!]\s|then\b|and\b))"""
        ),
        ("the shed unlocks with 48<d2>", "alarm off with 7<d3> then ok"),
        ("opens with 1200 px width", "unlock the rows with 4 workers"),
    ),
    Proven(
        _form(
            r"""\b(?:geht|öffnet|s['’]ouvre|(?:se\s)?abre|si\sapre|otwiera|открывается|gaat\sopen|öppnas)
            \s(?:\w+\s)?(?:mit|avec|con|com|med|met|кодом|kodem)\sCODEEND"""
        ),
        ("die Schranke öffnet mit 48<d2>", "le portail s'ouvre avec 7<d3>"),
        ("es geht mit 3 Threads", "se abre con 12.5 MB"),
    ),
    Proven(
        _form(
            r"""\b(?:asks?|prompts?|wants?|needs?)\s(?:(?:you|me|us)\s)?(?:for\s)?(?:a|the|its|your)\s(?:\w+\s)?
            (?:code|pin)\b[,:;. –-]{1,3}(?:it['’]?s|type|enter|use|give\sit)\sCODEEND"""
        ),
        ("it asks for the pin, it's 48<d2>", "when it wants a code: enter 7<d3>"),
        ("it needs the code, use 2 spaces",),
    ),
    Proven(
        _form(
            r"""(?<![\w.,\#-])CODE\s(?:is|as|was)\s(?:the|my|your|our|a|his|her)\s
            (?:(?:new|old|current|\w+['’]s)\s)?(?:(?:verification|security|door|gate|alarm|access|login
            |entry|unlock|one[- ]time|sms|2fa|confirmation|safe|voicemail|phone|garage)\s
              (?:code|pin)
            |passcode|pin|otp)\b"""
        ),
        ("48<d2> is the garage code", "7<d5> was my passcode"),
        ("404 is the error code", "8080 is the port"),
    ),
    Proven(
        _form(
            r"""\b(?:[4-8]|four|six|eight)[- ]digits?\b(?:\scodes?|\snumbers?|\spin)?[^.\n:]{0,48}
            (?::|\bis|\bwas)\sCODEEND"""
        ),
        ("the six digit code is 48<d4>", "4 digits for the lift: 7<d3>"),
        ("a six digit code is sent by mail",),
    ),
    Proven(
        _form(
            r"""\b(?:door|gate|garage|alarm|safe|locker|barrier|parking|keypad|lock|lift|entrance|building|shed
            |box|intercom)\b[^.\n\d]{0,30}?(?:\d{1,3},?\s)?(?<!error\s)(?<!fault\s)(?<!exit\s)(?<!status\s)
            (?<!zip\s)(?<!source\s)\b(?:code|pin|combo)(?:\sis|:)?\sCODE
            (?=[\s.,;!?]*(?:$|\n)|[.,;!?]\s|\s(?:and|then|after)\b)"""
        ),
        ("locker 14, code 48<d2>", "the back gate, pin 7<d3>, then push"),
        ("the lock error code 1042", "the box has zip code 10115"),
    ),
    Proven(
        _form(
            r"""\b(?:door|gate|garage|alarm|safe|locker|lock|keypad|entrance)(?:\sis|:)?\sCODE
            (?:\s?[\#*]|\s(?:(?:and|then|plus|followed\sby)\s){1,2}(?:the\s)?(?:hash|star|pound|enter|ok)\b)"""
        ),
        ("front door is 48<d2> then hash", "gate: 7<d3>#"),
        ("the lock is 1200 px wide", "alarm 1042 and then restart"),
    ),
    Proven(
        _form(
            r"\b(?:your|my|the)\scode(?:\sis|\swas|:)\s(?P<code>\d{6})(?=[\s.,!]*(?:$|\n)|[.,!]\s)"
        ),
        ("the code is 48<d4>.",),
        ("the code is 100000 lines", "the code is 4213"),
    ),
    Proven(
        _form(
            r"""\bcode[ ](?:[\w'’]+[ ]){0,3}(?:texted|sent|mailed|emailed|got|received|gave)\b
            [^.\n:\d]{0,24}(?::|\bis|\bwas|,)?\sCODEEND"""
        ),
        ("the code they texted is 48<d4>",),
        ("the code we sent for review has 3 bugs",),
    ),
    Proven(
        _form(
            r"""\b(?:passcode|pin|keypad|lock\s?screen|screen\slock|door|gate|alarm|safe|intercom|combination)\b
            [^.;\n]{0,80}?\b(?:enter|type|key\sin|punch\sin|dial|press|tap\sin)\sLONG
            (?!\w|[.,]\d|\s?(?:px|ms|s|%|times|items|rows|sec|min))"""
        ),
        ("the keypad at the lab: press the star and enter 48<d3>",),
        ("on the alarm tile press 1200 ms",),
    ),
    Proven(
        _form(
            r"""\b(?:(?:unlock|alarm|door|gate|access|entry|entrance|safe|security|garage|locker|voicemail|pin
              |sim)[\s-](?:code|pin|combination)|passcode|pin)
            \s(?:for|of|to|on|in)\s(?:(?:the|my|our)\s)?[\w-]{2,20}(?:\s[\w-]{2,20}){0,2}
            (?:\sis\s|\s?[:=→]\s?)CODE(?!\w|[.,]\d|\s(?:digits|lines|bytes|chars|steps|ms|px|items|rows|sec|min))"""
        ),
        ("door code for the old annex = 48<d2>",),
        ("gate code of the parser is 2000 lines",),
    ),
)
