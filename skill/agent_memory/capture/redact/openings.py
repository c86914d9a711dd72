"""Passwords that a form of words hands over by what they open: it opens with X; I type X there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.capture.redact import chosen, usual
from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

KINDS = frozenset({"password"})

_DIGIT = re.compile(r"\d")


class Opening(NamedTuple):
    """One form: literals of it, its pattern with the value, what the value must be, its proof."""

    literals: tuple[str, ...]
    pattern: re.Pattern[str]
    accept: Callable[[str], bool]
    hits: tuple[str, ...]
    misses: tuple[str, ...]


def find(text: str) -> Iterator[Finding]:
    """Every value that a form of words hands over."""
    if not _DIGIT.search(text):
        return
    low = text.lower()
    for row in OPENINGS:
        if any([literal in low for literal in row.literals]):  # noqa: C419 - twice as fast
            for opened in row.pattern.finditer(text):
                token = opened["secret"].rstrip(".,;:)")
                if row.accept(token):
                    start = opened.start("secret")
                    yield Finding(start, start + len(token), "password")


def _form(text: str) -> re.Pattern[str]:
    """A form whose `X` is the value, in quotes or not."""
    value = r"""["'`]?(?P<secret>[^\s"'`]{6,80})"""
    return re.compile(text.replace("{X}", value), re.VERBOSE | re.IGNORECASE)


def _strong(token: str) -> bool:
    """Whether a token is a password wherever a login is spoken of."""
    return chosen.weight(token) >= chosen.ANYWHERE


def _humps(token: str) -> bool:
    """Whether a token is that, or words of things run together and a number."""
    return _strong(token) or usual.humps(token)


OPENINGS: tuple[Opening, ...] = (
    Opening(
        ("open", "unlock", "decrypt", "log", "let", "get"),
        _form(
            r"""\b(?:opens?|unlocks?|decrypts?|log(?:s|ged|ging)?\s(?:in|on)|(?:lets?|gets?)\s(?:you|me|us|them)\sin)
            \s(?:(?:it|them|this)\s)?(?:with|using|by|w/?)\s{X}"""
        ),
        usual.personal,
        ("the mailbox opens with <p1>", "unlock it with <p2>"),
        ("the file opens with utf-8-sig", "unlock it by holding shift+F10"),
    ),
    Opening(
        ("account with", "account using", "login with", "login using"),
        _form(r"\b(?:account|login)\s(?:with|using)\s{X}"),
        _humps,
        ("I gave him the account with velvetLantern64",),
        ("an account with VAT2024", "the login with oauth2.1"),
    ),
    Opening(
        (" one is", " one was"),
        _form(
            r"""\b(?:s?ftp|ssh|vpn|wi-?fi|wlan|root|admin|smtp|imap|rdp|vnc|nas|db|sudo)\sone\s(?:is|was)\s
            (?:(?:now|still|just)\s)?{X}"""
        ),
        usual.personal,
        ("the sftp one is <p4>", "the root one was still <p2>"),
        ("the db one is postgres16", "the vpn one is wireguard"),
    ),
    Opening(
        (
            "zip",
            "rar",
            "archive",
            "pdf",
            "disk",
            "stick",
            "sheet",
            "excel",
            "backup",
            "drive",
            "document",
        ),
        _form(
            r"""\b(?:zip|rar|archive|pdf|disk|stick|sheet|excel|backup|drive|document)\b[^.\n]{0,30}?\b
            (?:(?:encrypted|protected|locked|secured)\s(?:with|by|using)|(?:protég|chiffr)é\s(?:par|avec)
            |(?:protegid|cifrad)[oa]\s(?:con|com|por)|(?:cifrat|protett)[oa]\s(?:con|da)
            |(?:versleuteld|beveiligd)\smet)\s{X}"""
        ),
        usual.personal,
        ("the zip is encrypted with <p4>", "le zip est protégé par <p2>"),
        ("backups are encrypted with AES256", "the disk is locked by udisks2"),
    ),
    Opening(
        (" mit ",),
        _form(r"\bmit\s{X}[\"'`]?\s(?:verschlüsselt|geschützt|gesichert|entsperrt|gesperrt)\b"),
        _strong,
        ("das Archiv ist mit <p2> verschlüsselt",),
        ("Backups werden mit AES256 verschlüsselt",),
    ),
    Opening(
        (" to ",),
        _form(
            r"""\b(?:needs|takes|wants|requires)\s{X}["'`]?\sto\s
            (?:open|unlock|log|sign|get\sin|decrypt|extract|print)\b"""
        ),
        usual.personal,
        ("the statement needs <p4> to open",),
        ("the viewer needs node18 to open", "it takes 1200ms to open"),
    ),
    Opening(
        (" with ", " using "),
        _form(
            r"""\b(?:open|unlock|decrypt|mount|extract|unzip)\s(?:the|my|our|this|that)\s[^.,;:\n]{0,30}?
            \b(?:keepass|vault|zip|pdf|archive|safe|kdbx|container|volume|disk|wallet|keychain|keystore)\b
            [^.,;:\n]{0,12}?\s(?:with|using)\s{X}"""
        ),
        usual.personal,
        ("open the keepass file with <p4>",),
        ("mount the volume with ext4", "open the pdf with chrome131"),
    ),
    Opening(
        ("root", "admin", "user", " sa "),
        _form(
            r"""\b(?:mysql|mariadb|postgres|pg|mongo|redis|ssh|ftp|vnc|rdp|nas|router|switch|printer|camera
            |grafana|jenkins)\s(?:root|admin|sa|user)\b[^.\n=:]{0,20}?(?:\s?[=:]|\sis)\s{X}"""
        ),
        usual.personal,
        ("mysql root on the nas = <p4>", "router admin is <p2>"),
        ("redis user is client2", "the grafana admin is Kim"),
    ),
    Opening(
        ("account", "user", "login"),
        _form(r"\b(?:account|user|login)\s(?:is\s)?[\w.@-]{2,40}\s(?:with|using)\s{X}"),
        usual.personal,
        ("the login is intern2 with <p2>",),
        ("the account page2 with tabs",),
    ),
    Opening(
        ("@",),
        _form(
            r"""\b(?:account|login|log\sin|sign\sin|share[ds]?|enter(?:ed)?|user)\b[^.\n]{0,60}?\s
            [\w.+-]{1,40}@[\w-]{1,40}(?:\.[\w-]{1,20}){1,4}["'`]?,?\s(?:with|using|and|mit|avec|con|com)\s{X}"""
        ),
        _strong,
        ("we share one account, art@example.com with <p2>",),
        ("share it with art@example.com and archive2024",),
    ),
    Opening(
        ("lock",),
        _form(r"\block\w{0,3}\s(?:me|us|you)\sout\b[^.\n:]{0,30}[:,]\s{X}"),
        usual.personal,
        ("in case it locks you out: <p1>",),
        ("if it locks you out, restart it",),
    ),
    Opening(
        ("up", "appears"),
        _form(
            r"""\b(?:pops?\sup|comes\sup|appears|popup)\b[^.\n]{0,24}?\b
            (?:put|enter|type|use|paste)\s(?:in\s)?{X}"""
        ),
        usual.personal,
        ("when the vpn dialog pops up, put <p1>",),
        ("when the dialog pops up, use Escape",),
    ),
    Opening(
        ("login", "account"),
        _form(
            r"""\b(?:login|account)(?:\sfor\s[\w-]{2,20})?,\s["'`]?(?P<secret>[^\s"'`,]{6,80})["'`]?,"""
        ),
        usual.personal,
        ("the sa login, <p1>, has to go",),
        ("for the login, release2024, and the logout",),
    ),
    Opening(
        ("users", "accounts", "logins"),
        _form(r"""\buse\s{X}["'`]?\s(?:for|on|with)\s[^.\n]{0,30}\b(?:users|accounts|logins)\b"""),
        _strong,
        ("use <p2> for all seed users",),
        ("use uuid7 for all users",),
    ),
    Opening(
        ("ssid", "wifi", "wi-fi", "wlan", "network", "hotspot"),
        _form(
            r"""\b(?:ssid|wi-?fi|wlan|network|hotspot)\s["'`]?[\w.-]{2,24}["'`]?\s
            (?:with|using|mit|avec|con)\s{X}"""
        ),
        usual.personal,
        ("join the wifi Loft with <p1>",),
        ("the network stack with ipv6",),
    ),
    Opening(
        ("login",),
        _form(r"""\blogin\s["'`]?(?P<secret>[^\s"'`]{8,80})(?=[.,;!]?\s*(?:$|\n))"""),
        _strong,
        ("demo login <p2>",),
        ("fix the login handler2",),
    ),
    Opening(
        ("to ",),
        _form(
            r"""\bto\s(?:open|unlock|decrypt|unzip|extract|unpack|get\sin(?:to)?|log\sin(?:to)?|sign\sin(?:to)?
            |access|enter|mount)\b[^.,;:\n]{0,40}?,?\s
            (?:use|enter|type|try|you\s(?:need|type|enter|want))\s{X}"""
        ),
        usual.personal,
        ("to open the statement use <p1>",),
        ("to open the inspector use ctrl+shift+i",),
    ),
    Opening(
        ("leaks", "hog", "secretlint", "scanner", "detect-secrets"),
        _form(
            r"""\b(?:gitleaks|betterleaks|trufflehog|secretlint|detect-secrets|scanner)\b[^.\n]{0,30}?\s
            (?:about|flags|flagged|found|reports|reported)\s{X}"""
        ),
        usual.personal,
        ("gitleaks complains about <p1> in the test",),
        ("the scanner complains about rule22x in the test", "gitleaks found nothing"),
    ),
    Opening(
        ("work",),
        _form(
            r"""(?<![^\s"'`(])(?P<secret>[^\s"'`()]{6,80})["'`]?\s(?:used\sto\swork|works|worked|still\sworks)\s
            for\s[^.\n]{0,30}\b(?:account|login|ftp|ssh|vpn|admin|root|sudo|router|panel|portal)\b"""
        ),
        usual.personal,
        ("<p4> used to work for the ftp account",),
        ("node20 works for the admin app",),
    ),
    Opening(
        (" is what ", " is the one "),
        _form(
            r"""(?<![^\s"'`(])(?P<secret>[^\s"'`()]{6,80})["'`]?\sis\s(?:what|the\sone)\s(?:i|we|you|they)\s
            (?:use|type|enter)\b(?=[^.\n]{0,40}
            \b(?:admin|login|log\sin|account|vpn|router|panel|server|portal|wifi|ssh|root|sudo)\b)"""
        ),
        usual.personal,
        ("<p1> is what I use for the admin panel",),
        ("pgbouncer is what we use for the server",),
    ),
)
