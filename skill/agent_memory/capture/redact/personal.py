"""What names a person or a private machine: addresses, numbers, home folders, hosts."""

# The numbers below belong to the formats they check: octets of addresses.
# ruff: noqa: PLR2004

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact import papers, phones
from agent_memory.capture.redact.finding import Finding
from agent_memory.capture.redact.proof import Proven

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = frozenset({"email", "home", "ip", "mac", "host", "phone"}) | papers.KINDS

_DOT = (
    r"\s?[(\[{<]\s?(?:dot|d0t|punkt|point|punto|ponto|\.|точка)\s?[)\]}>]\s?"
    r"|\s(?:dot|punkt|point|punto|ponto|kropka|точка)\s"
)
_EMAIL = re.compile(
    r"(?:(?<![\w.+%/:-])|(?<=mailto:))[\w][\w.%+'-]{0,63}@(?:[\w-]{1,63}\.){1,8}[^\W\d_]{2,24}(?![\w@-])(?!:[\w~/])"
)
_CODED = re.compile(
    r"(?<![\w.+%-])\w[\w.+-]{0,63}%40(?:[\w-]{1,63}\.){1,8}[A-Za-z]{2,24}(?![\w@%:-])"
)
# An address in words, against those who collect them: name at host dot org, name [at] host.org.
_DRESSED = re.compile(
    rf"""(?<![\w.+-])(?P<name>\w[\w.+-]{{0,40}})
    (?:\s?[(\[{{<]\s?(?:at|ät|@|arroba|chez|собака)\s?[)\]}}>]\s?[\w-]{{2,40}}(?:{_DOT}|\.)
    |\s(?:at|ät|arroba|chez|chiocciola|małpa|собака)\s[\w-]{{2,40}}(?:{_DOT}))
    (?:[\w-]{{2,20}}(?:{_DOT}|\.)){{0,2}}
    (?:com|org|net|io|dev|app|ai|me|info|edu|gov|co|uk|eu|de|at|ch|fr|be|nl|es|pt|br|it|pl|cz|sk|hu|ro|se|no|dk|fi
    |ru|ua|jp|cn|kr|in|us|ca|au|tv)(?![\w-])""",
    re.VERBOSE | re.IGNORECASE,
)
_AT_HINT = re.compile(
    r"[(\[{<\s](?:at|ät|@|arroba|chez|chiocciola|małpa|собака)[)\]}>\s]", re.IGNORECASE
)
# What stands before an address of the web that is spelled out.
_PLACED = re.compile(
    r"(?:is|are|was|be|look|looks?|live|lives|hosted|available|found|it|docs?|page|site|see|served|app|api|runs?)$",
    re.IGNORECASE,
)
_NOBODY = re.compile(
    r"(?:no-?reply|git)@|[\w-]+@(?:openssh\.com|libssh\.org)$|.*@users\.noreply\."
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
    |(?<![\w/.~])~(?P<tilde>[a-z][a-z0-9_.-]{1,30})(?=/)""",
    re.VERBOSE,
)
_ANYONE = """runner user username users you yourname your-name your_name me name foo bar app
    node vscode ubuntu ec2-user root shared public default appuser linuxbrew jovyan ... all
    builder build ci actions web www jenkins gitlab-runner circleci buildkite travis deploy deployer
    steam oracle postgres hadoop airflow gradle nonroot container service staff student demo
    work someone admin administrator home dev developer test vagrant docker git pi guest"""
_NO_NAMES = frozenset(_ANYONE.split())
_LOGIN = re.compile(r"(?<![\w.@/:-])([\w.-]{2,40})@$")
_IP4 = re.compile(r"(?<![\w.+-])(?:\d{1,3}\.){3}\d{1,3}(?![\w+-]|\.\d)")
# Public resolvers, the host of an emulator and of a container.
_EVERYONES = frozenset(
    (
        "8.8.8.8",
        "8.8.4.4",
        "1.1.1.1",
        "192.168.0.1",
        "192.168.1.1",
        "10.0.0.1",
        "10.0.2.2",
        "172.17.0.1",
    )
)
_IP6 = re.compile(
    r"(?<![\w:.])(?=[0-9a-f:]{0,39}[0-9a-f])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{1,4}(?![\w:])",
    re.IGNORECASE,
)
_VERSION = re.compile(
    r"(?:version|\bver\.?|\bv|chrome|firefox|safari|edge|build|release|python|node|postgres|openssl"
    r"|windows|assembly|==|[><~^]=?|-|semver|section|chapter|§)[\s:=\"'/]{0,3}$",
    re.IGNORECASE,
)
_DOCUMENTED = re.compile(r"\b(?:docs?|documentation|examples?|samples?)\b", re.IGNORECASE)
_MAC = re.compile(
    r"(?<![\w:-])[0-9a-f]{2}([:-])(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}(?![\w:-])", re.IGNORECASE
)
# Addresses that documentation and tests make up: doubled bytes, counting up, words in hex.
_SAMPLE_MAC = re.compile(
    r"(?:([0-9a-f])\1){6}|012345|123456|010203|001122|00005e0053|.*(?:deadbeef|cafebabe|c0ffee|badc0de|feedface)"
)
_HOST = re.compile(
    r"""(?:(?<![\w@.$-])|(?<=\w@))(?:(?:[a-z0-9_](?:[\w-]{0,61}[a-z0-9])?\.){1,8}
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
# The machine of a network path; names for what it does name none.
_SHARE = re.compile(
    r"(?<![\w\\:/])(?:\\{2,4}|//(?=[\w-]{1,40}/(?:Users|home)/))(?!(?:wsl|server|srv|host|nas|fileserver|share|localhost|machine|pc|computer|unc|dfs)\b)"
    r"(?P<host>(?=[\w-]*[A-Za-z])[\w][\w.-]{2,40})(?:\\{1,2}|/)[\w$.-]+",
    re.IGNORECASE,
)
_NOT_HOST = re.compile(
    r"(?:self|this|threading|socket|np|torch|window|os|re|cls|config|settings|env|docker|app|my|tf)\."
    r"|host\.docker\.internal|.*\.(?:env|settings|config|npmrc|test|spec)\.local$"
    r"|.*\bexample\.|(?:env|settings|config|docker-compose|CLAUDE|AGENTS)\.(?:local|override)",
    re.IGNORECASE,
)


PROVEN: tuple[Proven, ...] = (
    Proven(
        _DRESSED,
        ("ann at mill dot org", "ann [at] mill.org"),
        ("meet at mill or later", "look at x.y"),
    ),
    Proven(
        _NOBODY,
        ("noreply@mill.org", "you@example.com", "ssh-ed25519@openssh.com"),
        ("ann@mill.org", "reply@mill.org"),
        anywhere=False,
    ),
    Proven(_HOME, ("/home/ann/x", "C:\\Users\\ann\\x", "-Users-ann"), ("/srv/home2", "~/x")),
    Proven(_HOST, ("db1.mill.internal", "x1.rds.amazonaws.com"), ("mill.org", "internal.py")),
    Proven(
        _NOT_HOST,
        ("self.local", "host.docker.internal", "app.settings.local"),
        ("db1.mill.internal",),
        anywhere=False,
    ),
)


def find(text: str) -> Iterator[Finding]:
    """Every personal datum in a text."""
    yield from _emails(text)
    if _AT_HINT.search(text):
        for dressed in _DRESSED.finditer(text):
            if not (_PLACED.match(dressed["name"]) or "example" in dressed[0].lower()):
                yield _found(dressed, "email")
    yield from _homes(text)
    if any(map(str.isdigit, text)):
        yield from _numbers(text)
    if "\\\\" in text or "//" in text:
        yield from (Finding(*m.span("host"), "host") for m in _SHARE.finditer(text))
    if _HOST_HINT.search(text):
        for host in _HOST.finditer(text):
            login = text[host.start() - 1 : host.start()] != "@" or _LOGIN.search(
                text, max(0, host.start() - 42), host.start()
            )
            if login and not _NOT_HOST.match(host[0]):
                yield Finding(_login(text, host.start()), host.end(), "host")


def _emails(text: str) -> Iterator[Finding]:
    if "@" in text:
        yield from (_found(m, "email") for m in _EMAIL.finditer(text) if not _NOBODY.match(m[0]))
    for coded in _CODED.finditer(text) if "%40" in text else ():
        if not _NOBODY.match(coded[0].replace("%40", "@")):
            yield _found(coded, "email")


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
            and not (ip[0].startswith("203.0.113.") and _DOCUMENTED.search(text))
            and not _VERSION.search(text[max(0, ip.start() - 16) : ip.start()])
        ):
            yield Finding(_login(text, ip.start()), ip.end(), "ip")
    if ":" in text or "-" in text:
        yield from (_found(m, "mac") for m in _MAC.finditer(text) if _device(m[0]))
        yield from (_found(m, "ip") for m in _IP6.finditer(text) if _address6(m[0]))
    yield from phones.find(text)
    yield from papers.find(text)


def _login(text: str, host: int) -> int:
    """Where the name before a host begins, if one logs in there under it; else the host."""
    name = _LOGIN.search(text, max(0, host - 42), host)
    return name.start() if name and name[1].lower() not in _NO_NAMES else host


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
        and not re.match(r"(?:2001:db8::[0-9a-f]{0,4}|fe80::\d{1,2})$", text.lower())  # samples
        and ("" in groups or len(groups) == 8)
        and (any(c in "abcdef" for c in text.lower()) or len(groups) >= 6)
    )


def _device(text: str) -> bool:
    folded = re.sub(r"[:-]", "", text.lower())
    return len(set(folded)) > 3 and not _SAMPLE_MAC.match(folded)
