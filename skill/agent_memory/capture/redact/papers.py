"""Numbers that a person is registered under: identity papers, taxes, insurance, accounts."""

# The numbers below belong to the formats they check: Luhn, ISO 13616, check digits.
# ruff: noqa: PLR2004

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact.finding import Finding
from agent_memory.capture.redact.proof import Proven

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = frozenset({"ssn", "card", "iban", "account", "papers"})

_SSN = re.compile(r"(?<![\w.-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-]|\.\d)")
_CARD = re.compile(
    r"(?<![\w.-])(?:[3-6]\d{3}(?P<gap>[ -])\d{4}(?P=gap)\d{4}(?P=gap)\d{1,7}"
    r"|[3-6](?:-\d){12,18}|3[47]\d{2}[ -]\d{6}[ -]\d{5}|[3-6]\d(?:[ -]?\d){11,17})(?![\w-]|\.\d)"
)
_SAMPLE_CARD = re.compile(r"(\d{4})\1|(\d)\2{7}|4000000000")  # what payment services publish
_IBAN = re.compile(r"(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?!\w)")
# Forms that only one register has: Brazil's, Italy's, China's.
_SHAPED = re.compile(
    r"""(?<![A-Za-z0-9_.-])(?:\d{3}\.\d{3}\.\d{3}-\d{2}|[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]
    |[1-8]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX])(?![A-Za-z0-9_-]|\.\d)""",
    re.VERBOSE,
)
# Words for papers and registers, in the languages of their countries.
_PAPER = r"""(?:\b(?:passport|driver['’]?s?\ licen[cs]e|driving\ licen[cs]e|national\ id
    |id\ card|tax\ id
      |reisepass|personalausweis|passeport|pasaporte|passaporto|paspoort|dni|nie|nif|nir
      |codice\ fiscale
      |cpf|nino|aadhaa?r|pan\ card|ni(?=\ n)|national\ insurance|social\ security
      |social\ insurance|ssn
      |sin(?=\ n)|medicare|steuer-?(?:id|nummer)|tax(?=\ n)|sozialversicherung\w*
      |rentenversicherung\w*
      |num[eé]ro\ de\ s[eé]curit[eé]\ sociale|s[eé]cu|curp|rfc(?=\ [A-Z])|bsn
      |burgerservicenummer|pesel
      |dow[oó]d|personnummer|rodn[eé]\ č[ií]slo|henkil[oö]tunnus|cpr|tc\ kimlik|cnp|oib
      |rut(?=\ \d)|cuit
      |cuil|nhs)
    |身份证|身份證|マイナンバー|주민등록번호|паспорт\w*|снилс|инн)"""
# What goes before the one whose it is: el DNI del cliente.
_WHOSE = r"of|for|del?|de\ la|du|des|della?|do|da|von|vom|der|för|van"
_NAMED = re.compile(
    rf"""{_PAPER}
    (?:[\s-](?:no\.?|number|nr\.?|num\.?|nummer|numéro|número|numero|numer|id|号码?|№))?
    (?:\s(?:{_WHOSE})(?:\s[^\W\d_]{{2,15}}){{1,2}}?)?
    (?:\s?(?:is|was|as|reads|says|ist|lautet|est|es|è|é|jest|[,:\#=是は])){{0,2}}\s{{0,2}}
    (?P<value>(?=[A-Z0-9 .-]{{0,18}}\d)[A-Z0-9](?:[A-Z0-9]
    |[ .-](?=[A-Z0-9]*\d)){{4,22}}[A-Z0-9])(?![A-Za-z0-9_])""",
    re.VERBOSE | re.IGNORECASE,
)
# What every word for a paper holds: most texts hold none of it.
_TABLE = """passp licen national card tax ausweis passe pasap paspo dni nie nif nir codice cpf nino
    aadha ni_n insurance social ssn sin_n medicare steuer versicherung secu sécu curp rfc bsn burger
    pesel dowod dowód personnummer rodn henkil cpr kimlik cnp oib rut cuit cuil nhs 身份
    マイナンバー 주민 паспорт снилс инн"""
_HINTS = tuple(hint.replace("_", " ") for hint in _TABLE.split())
_NUMBER = re.compile(r"\d[A-Z0-9 .-]{0,2}\d|[A-Z0-9]{5}\d")
_FEWEST = 5  # digits
_ACCOUNT = re.compile(
    r"""(?:tenant|subscription|directory)[-_\ ]?id["']?\s{0,2}(?:[:=]|is)\s{0,2}["']?
      (?P<uuid>[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})
    |(?:(?:aws|account)[-_\ ](?:account[-_\ ])?id["']?\s{0,2}(?:[:=]|is)\s{0,2}["']?
      |arn:aws[\w-]{0,8}:[\w-]{0,30}:[\w-]{0,30}:)(?P<number>\d{12})(?!\d)
    |\bAccountName=(?P<name>[a-z0-9]{3,24})(?=;)""",
    re.VERBOSE | re.IGNORECASE,
)
# A tenant of a cloud and not of the program itself: only in prose does a tenant have any owner.
_OWN_TENANT = re.compile(r"tenant\sid\s", re.IGNORECASE)
_CLOUD = re.compile(r"azure|entra|\baad\b|microsoft|office|365|subscription", re.IGNORECASE)
_ACCOUNT_HINT = re.compile(r"id\b|arn:|AccountName=", re.IGNORECASE)


PROVEN: tuple[Proven, ...] = (
    Proven(
        _NAMED,
        ("passport no. K<u3>4<d2>77", "PESEL 9<d9>1", "DNI del cliente es 5<d6>7J"),
        ("passport photo", "a nifty 42"),
    ),
    Proven(
        _ACCOUNT,
        ("account id: 7<d10>3", "tenant-id = <h8>-<h4>-<h4>-<h4>-<h12>"),
        ("account id: main",),
    ),
)


def find(text: str) -> Iterator[Finding]:
    """Every number of a register in a text with digits."""
    if _ACCOUNT_HINT.search(text):
        for account in _ACCOUNT.finditer(text):
            group = account.lastgroup or "uuid"
            if _OWN_TENANT.match(account[0]) and not _CLOUD.search(text):
                continue
            if len(set(account[group])) > 4 and account[group] != "123456789012":
                yield Finding(*account.span(group), "account")
    low = text.lower()
    named_here = _NUMBER.search(text) and any([hint in low for hint in _HINTS])  # noqa: C419 - faster
    for named in _NAMED.finditer(text) if named_here else ():
        if _number(named["value"]):
            yield Finding(*named.span("value"), "papers")
    yield from (Finding(*m.span(), "papers") for m in _SHAPED.finditer(text) if len(set(m[0])) > 4)
    yield from (Finding(*m.span(), "ssn") for m in _SSN.finditer(text))
    yield from (Finding(*m.span(), "card") for m in _CARD.finditer(text) if _luhn(m[0]))
    yield from (Finding(*m.span(), "iban") for m in _IBAN.finditer(text) if _iban(m[0]))


def _number(value: str) -> bool:
    """Whether what stands behind the word for a paper is its number."""
    digits = [*filter(str.isdigit, value)]
    whole = value.isalnum() and value.isupper()  # letters and digits, as on a passport
    return whole or (len(digits) >= _FEWEST and len(set(digits)) > 2)


def _luhn(text: str) -> bool:
    bare = "".join(filter(str.isdigit, text))
    digits = [int(c) for c in bare]
    doubled = [d * 2 - 9 * (d > 4) if i % 2 else d for i, d in enumerate(reversed(digits))]
    return sum(doubled) % 10 == 0 and len(set(digits)) > 2 and not _SAMPLE_CARD.match(bare)


def _iban(text: str) -> bool:
    code = text.replace(" ", "")
    if not 15 <= len(code) <= 34:
        return False
    return int("".join(str(int(c, 36)) for c in code[4:] + code[:4])) % 97 == 1
