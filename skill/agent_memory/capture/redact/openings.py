"""Passwords that a form of words hands over by what they open: it opens with X; I type X there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.capture.redact import usual
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


OPENINGS: tuple[Opening, ...] = (
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
        ("leaks", "hog", "secretlint", "scanner", "detect-secrets"),
        _form(
            r"""\b(?:gitleaks|betterleaks|trufflehog|secretlint|detect-secrets|scanner)\b[^.\n]{0,30}?\s
            (?:about|flags|flagged|found|reports|reported)\s{X}"""
        ),
        usual.personal,
        ("gitleaks complains about <p1> in the test",),
        ("the scanner complains about rule22x in the test", "gitleaks found nothing"),
    ),
)
