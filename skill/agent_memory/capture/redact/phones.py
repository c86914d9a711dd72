"""Telephone numbers: in the international form, in a country's own, and behind a word for one."""

# The numbers below belong to the forms: digits of E.164 and of the national plans.
# ruff: noqa: PLR2004

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact.finding import Finding
from agent_memory.capture.redact.proof import Proven

if TYPE_CHECKING:
    from collections.abc import Iterator

# With its country's code, or North American in three groups.
_WORLD = re.compile(
    r"""(?:(?<![\w.+/=:-])|(?<=tel:))(?:\+\d{1,3}[ .-]?(?:\(\d{1,4}\)[ .-]?)?
      \d{1,5}(?:[ .-]?\d{2,5}){1,5}
    |(?<!\d\ )\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]\d{4}(?!\ \d)
    |(?<!\d)\([2-9]\d{2}\)[ ]?[2-9]\d{2}[ .-]?\d{4})(?![\w-]|\.\d)""",
    re.VERBOSE,
)
# Grouped as one country groups them and as nothing else is: mobiles of France, Japan and Korea,
# Britain, Brazil.
_NATIONAL = re.compile(
    r"""(?<![\w.+/=:-])(?:0[1-9](?:[ .]\d\d){4}|0[6789]0-\d{4}-\d{4}|01[016789]-\d{3,4}-\d{4}
    |06-\d{8}|07\d{3}\ \d{6}|07\d{3}\ \d{3}\ \d{3}|\(\d{2}\)\ ?9\d{4}-\d{4})(?![\w-]|\.\d)""",
    re.VERBOSE,
)
_WORD = r"""(?:call|phone|telephone|tel|fon|fono|bel|ring|mobile|mobil\w*|cell(?:phone)?
    |text|sms|fax
    |whats\s?app|signal|viber|anruf\w*|angerufen|ruf|rufnummer|durchwahl|handy\w*
    |appel(?:le[zr]?|er)?
    |portable|llama\w*|m[oó]vil|celular|chiama\w*|cellulare|dzwo[nń]\w*|kom[oó]rk\w*|ligue|liga
    |telem[oó]vel|telefon\w*
    |t[eé]l[eé](?:fono|fone|phone)|gsm|puhelin\w*
    |(?:my|his|her|their|our|meine|mijn|mon|mi|il\ mio|meu|min|mitt|m[oó]j|mein)\s
    (?:number|nummer|numéro|número|numero|numer|hotline))"""
_DIGITS = r"(?:\(0?\d{1,4}\)[ -]?|0?\d{1,4}(?:[ ]/[ ]|[ /.-]?))\d{2,9}(?:[ /.-]\d{2,6}){0,4}"
_ANNOUNCED = re.compile(
    rf"""\b{_WORD}\b\.?[^\n.\d]{{0,48}}?(?<![\w.+#-])(?P<latin>{_DIGITS})(?![\w/-]|[.,:]\d|\s?(?:px|ms|%|times\b|x\b))
    |(?:телефон\w*|тел\.?|позвони\w*|звони\w*|мобильн\w*|мой\s+номер|мій\s+номер|电话|電話
    |手机号?码?|携帯|전화|휴대폰|연락처|هاتف|جوال|טלפון|फोन|โทร|điện\sthoại)
    \W{{0,6}}[^\W\d]{{0,8}}\W{{0,3}}?(?P<other>{_DIGITS})(?!\d)""",
    re.VERBOSE | re.IGNORECASE,
)
# In an address that opens a conversation.
_LINKED = re.compile(
    r"(?:wa\.me/|signal\.me/#p/|[?&]phone=|(?:tel|sms|callto|facetime|whatsapp|viber|signal):(?://)?)\+?(?P<number>\d{8,15})(?!\w)",
    re.IGNORECASE,
)
_ENOUGH = re.compile(r"\d\D{0,2}\d{2}")
_LENGTH = range(8, 16)
_BEHIND_A_WORD = range(7, 14)
_MASK = 2  # different digits; no more are a mask: +00 000 0000
# A number without its leading 0 stands right behind the word.
_DIRECT = re.compile(
    r"^\W*(?:(?:my|his|her|their|our|meine|mein|mijn|mon|mi|il\smio|meu|min|mitt|m[oó]j|мой|мій)\s)?[^\W\d_]+[.:]?\W{0,3}(?:(?:is|es|est|ist|è|é|el|le|jest|to|now|number|no|nr|num|at|me|on|under|unter)[.:]?\W{1,3}){0,3}$",
    re.IGNORECASE,
)
_DATE = re.compile(
    r"(?:19|20)\d{2}[-./ ]?[01]?\d[-./ ]?[0-3]?\d$|[0-3]?\d[-./][01]?\d[-./](?:19|20)\d{2}$"
)


PROVEN: tuple[Proven, ...] = (
    Proven(_WORLD, ("+49 30 48<d6>", "(415) 7<d2>-48<d2>"), ("+1.2.3", "v2 415-1")),
    Proven(
        _ANNOUNCED,
        ("ring me at 0171 / 48 <d2> <d3>", "телефон 48<d5>"),
        ("call it twice", "a tall 12"),
    ),
)


def find(text: str) -> Iterator[Finding]:
    """Every telephone number in a text with digits."""
    if not _ENOUGH.search(text):
        return
    for phone in (*_WORLD.finditer(text), *_NATIONAL.finditer(text)):
        digits = [*filter(str.isdigit, phone[0])]
        if len(digits) in _LENGTH and len(set(digits[-6:])) > 1 and len(set(digits)) > _MASK:
            yield Finding(*phone.span(), "phone")
    yield from (Finding(*m.span("number"), "phone") for m in _LINKED.finditer(text))
    for phone in _ANNOUNCED.finditer(text):
        group = phone.lastgroup or "latin"
        if _number(phone[group], text[phone.start() : phone.start(group)]):
            yield Finding(*phone.span(group), "phone")


def _number(digits: str, lead: str) -> bool:
    """Whether digits behind a word for a telephone may be its number, and no date or count."""
    bare = [*filter(str.isdigit, digits)]
    grouped = len(bare) < len(digits) or digits.startswith("0") or len(bare) >= 10
    solid = digits.isdigit() and len(bare) >= 10
    national = digits.startswith(("0", "(")) or solid or _DIRECT.search(lead) is not None
    return (
        grouped
        and national
        and len(bare) in _BEHIND_A_WORD
        and len(set(bare)) > _MASK
        and _DATE.match(digits) is None
    )
