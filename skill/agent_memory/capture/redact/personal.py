"""What names a person or a private machine: addresses, numbers, home folders, hosts."""

# The numbers below belong to the formats they check: octets, E.164, Luhn, ISO 13616.
# ruff: noqa: PLR2004

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = frozenset(
    {"email", "home", "ip", "mac", "host", "phone", "ssn", "card", "iban", "account", "papers"}
)

_EMAIL = re.compile(
    r"(?:(?<![\w.+%/:-])|(?<=mailto:))[\w][\w.%+'-]{0,63}@(?:[\w-]{1,63}\.){1,8}[^\W\d_]{2,24}(?![\w@-])(?!:[\w~/])"
)
_NOBODY = re.compile(
    r"(?:no-?reply|git)@|.*@users\.noreply\."
    r"|(?:src|dst|source|dest(?:ination)?|sender|recipient|someone|somebody|foo|bar|your[\w.-]*"
    r"|(?:john|jane)\.?doe|first(?:name)?\.?last(?:name)?)@"
    r"|.*@(?:[\w-]+\.)*(?:example\.(?:com|org|net)|example|test|invalid|localhost)$"
    r"|(?:you|user(?:name)?|name|foo|bar|test|e?mail|me|someone)@"
    r"(?:domain|company|acme|e?mail|test|site|foo|bar|your[\w-]*)\.",
    re.IGNORECASE,
)
_HOME = re.compile(
    r"""(?:/(?:(?:var|private|Volumes|mnt|media|data|export|usr|nfs)(?:/[\w.-]{1,20})?/)?(?:Users|home)/
    |(?<![\w/])/[a-z]/Users/
    |(?<![A-Za-z])[A-Za-z]:(?:\\{1,4}|/)(?:Users|Documents\ and\ Settings)(?:\\{1,4}|/)
    |\\{1,4}(?:Users|home)\\{1,4}|%2F(?:Users|home)%2F|[a-z]\$(?:\\{1,4}|/)Users(?:\\{1,4}|/)
    )(?P<dir>[^\s/\\"'`<>|:;,()\[\]{}$%*?=&#]{1,64}
      (?:(?:\ [^\s/\\"'`<>|:;,()\[\]{}$%*?=&#]{1,30}){1,3}(?=\\))?)
    |(?:(?<![\w/])|(?<=projects/))-(?:Users|home)-(?P<slug>[A-Za-z0-9_.]{1,64})
    |(?<![\w/.~])~(?P<tilde>[a-z][a-z0-9_-]{1,30})(?=/)""",
    re.VERBOSE,
)
_ANYONE = """runner user username users you yourname your-name your_name me name foo bar app
    node vscode ubuntu ec2-user root shared public default appuser linuxbrew jovyan ... all
    work someone admin administrator home dev developer test vagrant docker git pi guest"""
_NO_NAMES = frozenset(_ANYONE.split())
_IP4 = re.compile(r"(?<![\w.+-])(?:\d{1,3}\.){3}\d{1,3}(?![\w+-]|\.\d)")
# Public resolvers, the host of an emulator and of a container.
_EVERYONES = frozenset(("8.8.8.8", "8.8.4.4", "1.1.1.1", "10.0.2.2", "172.17.0.1"))
_IP6 = re.compile(
    r"(?<![\w:.])(?=[0-9a-f:]{0,39}[0-9a-f])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{1,4}(?![\w:])",
    re.IGNORECASE,
)
_VERSION = re.compile(
    r"(?:version|ver\.?|\bv|chrome|firefox|safari|edge|build|release|python|node|postgres|openssl"
    r"|windows|assembly|==|[><~^]=?|-|semver|section|chapter|§)[\s:=\"'/]{0,3}$",
    re.IGNORECASE,
)
_MAC = re.compile(
    r"(?<![\w:-])[0-9a-f]{2}([:-])(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}(?![\w:-])", re.IGNORECASE
)
# Addresses that documentation and tests make up: doubled bytes, counting up, words in hex.
_SAMPLE_MAC = re.compile(
    r"(?:([0-9a-f])\1){6}|012345|123456|00005e0053|.*(?:deadbeef|cafebabe|c0ffee|badc0de|feedface)"
)
_HOST = re.compile(
    r"""(?:(?<![\w@.$-])|(?<=git@))(?:(?:[a-z0-9_](?:[\w-]{0,61}[a-z0-9])?\.){1,8}
      (?:internal|corp|intranet|intra|lan|local|localdomain|home|private|priv|svc|consul|home\.arpa
        |ts\.net|cluster\.local|vpn)
    |(?:[a-z0-9-]{1,63}\.){1,6}(?:corp|internal|intranet|intra|int|priv|vpn|lan|private)
      \.(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}
    |(?!(?:www|docs?|api|status|app|login|support|help|blog)\.)(?:[a-z0-9-]{1,63}\.){1,4}(?:
      snowflakecomputing\.com|my\.salesforce\.com|rds\.amazonaws\.com|jfrog\.io|auth0\.com|okta\.com
      |(?:database|servicebus|blob\.core|vault|redis\.cache)\.(?:windows\.net|azure\.net)|neon\.tech
      |mongodb\.net|upstash\.io|confluent\.cloud|redislabs\.com|onmicrosoft\.com|azuredatabricks\.net
      |openai\.azure\.com|online\.tableau\.com|azurecr\.io)
    |[a-z]{20}\.supabase\.co)(?![\w-]|\.\w|\(|\s?=)""",
    re.VERBOSE | re.IGNORECASE,
)
_HOST_HINT = re.compile(
    r"\.(?:internal|corp|intra|lan|local|home|priv|svc|ts\.net|consul|vpn|int)"
    r"|(?:corp|internal|intra|intranet|int|priv|private|vpn|lan)\."
    r"|snowflake|salesforce|rds\.|jfrog|auth0|okta|windows\.net|azure|neon\.|mongodb\.|upstash"
    r"|confluent|redislabs|onmicrosoft|supabase|tableau|azurecr",
    re.IGNORECASE,
)
_NOT_HOST = re.compile(
    r"(?:self|this|threading|socket|np|torch|window|os|re|cls|config|settings|env|docker|app|my|tf)\."
    r"|host\.docker\.internal|.*\.(?:env|settings|config|npmrc|test|spec)\.local$"
    r"|.*\bexample\.|(?:env|settings|config|docker-compose|CLAUDE|AGENTS)\.(?:local|override)",
    re.IGNORECASE,
)
_PHONE = re.compile(
    r"""(?:(?<![\w.+/=:-])|(?<=tel:))(?:\+\d{1,3}[ .-]?(?:\(\d{1,4}\)[ .-]?)?
      \d{1,5}(?:[ .-]?\d{2,5}){1,5}
    |\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]\d{4})(?![\w-]|\.\d)""",
    re.VERBOSE,
)
_RING = re.compile(
    r"""\b(?:call|phone|tel|bel|ring|mobile|cell|whatsapp|anruf\w*|ruf|appelle[zr]?|llama\w*
    |chiama|dzwoń|ligue|telefon\w*|handy
    |(?:my|meine|mijn|mon|mi|il\ mio|meu|min|mitt)\s(?:number|nummer|numéro|número|numero))\b
    [^\n.]{0,48}?(?<![\w.+-])(0\d{1,4}[ /-]?\d{5,9})(?![\w-]|\.\d)
    |(?:телефон|позвони\w*|电话|電話|手机|전화)\W{0,6}\w{0,8}\W{0,3}?(\d{10,11})(?!\d)""",
    re.VERBOSE | re.IGNORECASE,
)
_LONG = re.compile(r"\d{5}")
_PAPERS = re.compile(
    r"""\b(?:passport|driver['’]?s?\ licen[cs]e|national\ id|id\ card|tax\ id|reisepass
    |personalausweis|passeport|pasaporte|passaporto|dni|nie|nif|codice\ fiscale|cpf|nino)
    (?:\s(?:no\.?|number|nr\.?|num\.?|nummer|numéro|número))?(?:\s(?:is|was|as|reads|says|ist|lautet|est|es|è)|[:#])?\s
    ((?=[A-Z0-9-]{0,14}\d)[A-Z0-9][A-Z0-9.-]{4,14}[A-Z0-9])(?!\w)""",
    re.VERBOSE | re.IGNORECASE,
)
_MASK = 2  # different digits; no more are a mask: +00 000 0000
_SSN = re.compile(r"(?<![\w.-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-]|\.\d)")
_CARD = re.compile(r"(?<![\w.-])[3-6]\d(?:[ -]?\d){11,17}(?![\w-]|\.\d)")
_IBAN = re.compile(r"(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?!\w)")
_ACCOUNT = re.compile(
    r"""(?:tenant|subscription|directory)[-_\ ]?id["']?\s{0,2}(?:[:=]|is)\s{0,2}["']?
      (?P<uuid>[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})
    |(?:(?:aws|account)[-_\ ](?:account[-_\ ])?id["']?\s{0,2}(?:[:=]|is)\s{0,2}["']?
      |arn:aws[\w-]{0,8}:[\w-]{0,30}:[\w-]{0,30}:)(?P<number>\d{12})(?!\d)
    |\bAccountName=(?P<name>[a-z0-9]{3,24})(?=;)""",
    re.VERBOSE | re.IGNORECASE,
)
_ACCOUNT_HINT = re.compile(r"id\b|arn:|AccountName=", re.IGNORECASE)


def find(text: str) -> Iterator[Finding]:
    """Every personal datum in a text."""
    if "@" in text:
        yield from (_found(m, "email") for m in _EMAIL.finditer(text) if not _NOBODY.match(m[0]))
    yield from _homes(text)
    if any(map(str.isdigit, text)):
        yield from _numbers(text)
    if _HOST_HINT.search(text):
        for host in _HOST.finditer(text):
            if not _NOT_HOST.match(host[0]):
                yield _found(host, "host")


def _found(match: re.Match[str], kind: str) -> Finding:
    return Finding(match.start(), match.end(), kind)


def _homes(text: str) -> Iterator[Finding]:
    for home in _HOME.finditer(text):
        group = home.lastgroup or "dir"
        name = home[group].rstrip(".")
        if name and name.lower() not in _NO_NAMES:
            yield Finding(home.start(group), home.start(group) + len(name), "home")


def _numbers(text: str) -> Iterator[Finding]:
    for ip in _IP4.finditer(text):
        network = text.startswith("/", ip.end()) and ip[0].endswith(".0")
        if (
            not network
            and _address(ip[0])
            and not _VERSION.search(text[max(0, ip.start() - 16) : ip.start()])
        ):
            yield _found(ip, "ip")
    if ":" in text or "-" in text:
        yield from (_found(m, "mac") for m in _MAC.finditer(text) if _device(m[0]))
        yield from (_found(m, "ip") for m in _IP6.finditer(text) if _address6(m[0]))
    for phone in _PHONE.finditer(text):
        digits = [*filter(str.isdigit, phone[0])]
        if 8 <= len(digits) <= 15 and len(set(digits[-6:])) > 1 and len(set(digits)) > _MASK:
            yield _found(phone, "phone")
    yield from _registered(text)
    yield from (_found(m, "ssn") for m in _SSN.finditer(text))
    yield from (_found(m, "card") for m in _CARD.finditer(text) if _luhn(m[0]))
    yield from (_found(m, "iban") for m in _IBAN.finditer(text) if _iban(m[0]))


def _registered(text: str) -> Iterator[Finding]:
    """What a person or an account is registered under: numbers that only words tell from others."""
    if _ACCOUNT_HINT.search(text):
        for account in _ACCOUNT.finditer(text):
            group = account.lastgroup or "uuid"
            if len(set(account[group])) > 4 and account[group] != "123456789012":
                yield Finding(*account.span(group), "account")
    if _LONG.search(text):
        for ring in _RING.finditer(text):
            if len(set(ring[ring.lastindex or 0])) > _MASK:
                yield Finding(*ring.span(ring.lastindex or 0), "phone")
    yield from (Finding(*m.span(1), "papers") for m in _PAPERS.finditer(text))


def _address(text: str) -> bool:
    parts = [int(part) for part in text.split(".")]
    return (
        max(parts) <= 255
        and parts[0] not in {0, 127, 255}
        and not (parts[0] < 10 and parts[1] < 10 and parts[2] < 10)
        and parts[1:] != [0, 0, 0]
        and text not in _EVERYONES
        and not text.startswith(("192.0.2.", "198.51.100."))  # documentation's
    )


def _address6(text: str) -> bool:
    groups = text.lower().split(":")
    return (
        len(text) >= 7
        and not re.match(r"2001:db8::[0-9a-f]{0,4}$", text.lower())  # documentation's
        and ("" in groups or len(groups) == 8)
        and (any(c in "abcdef" for c in text.lower()) or len(groups) >= 6)
    )


def _device(text: str) -> bool:
    folded = re.sub(r"[:-]", "", text.lower())
    return len(set(folded)) > 3 and not _SAMPLE_MAC.match(folded)


def _luhn(text: str) -> bool:
    digits = [int(c) for c in text if c.isdigit()]
    doubled = [d * 2 - 9 * (d > 4) if i % 2 else d for i, d in enumerate(reversed(digits))]
    return sum(doubled) % 10 == 0 and len(set(digits)) > 2


def _iban(text: str) -> bool:
    code = text.replace(" ", "")
    if not 15 <= len(code) <= 34:
        return False
    return int("".join(str(int(c, 36)) for c in code[4:] + code[:4])) % 97 == 1
