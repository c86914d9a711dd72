"""What a committed line must not carry: secrets, names, places of one machine (promise 6)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.capture import tags
from agent_memory.capture.redact import Dropped, exact, redact
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from agent_memory.capture.redact import Known
    from agent_memory.ledger.records import Clean

_WORDS = {
    "email": "an e-mail address",
    "home": "a home folder",
    "host": "a private host",
    "ip": "an address of a machine",
    "mac": "an address of a machine",
    "name": "a name of you or of this machine",
    "phone": "a phone number",
    "private": "something that your own rules call private",
}


class Pattern(NamedTuple):
    """One shape of a path that only one machine has, with what it must and must not match."""

    name: str
    pattern: re.Pattern[str]
    hits: tuple[str, ...]
    misses: tuple[str, ...]


# A path inside the project is no place of a machine, and /etc or /usr mean the same on all of them.
PATHS = (
    Pattern(
        "root",
        re.compile(
            r"(?<![\w./~:@-])/(?:home|Users|root|mnt|media|Volumes|private|srv|opt|var|data|tmp"
            r"|workspaces?|work|projects?|code|repos?)/[\w.-]+"
        ),
        (
            "put dumps into /srv/dumps",
            "the fixtures live in /mnt/d/fixtures",
            "always write scratch files to (/tmp/scratch)",
        ),
        (
            "every route under /api/v1 is versioned",
            "never touch vendor/tmp/cache",
            "see https://git.example/data/schema",
            "the shebang is /usr/bin/env python3",
            "mount it at ./data/raw",
        ),
    ),
    Pattern(
        "tilde",
        re.compile(
            r"(?<![\w/.])(?:~(?:[a-z][\w-]*)?|\$\{?HOME\}?|%USERPROFILE%)[/\\](?=[\w.])",
            re.IGNORECASE,
        ),
        ("read ~/notes/todo.md first", "the cache is $HOME/.cache/shop"),
        ("use ~ for home", "pin it with ~=1.2/", "approximately ~3/4 of them"),
    ),
    Pattern(
        "drive",
        re.compile(r"(?<![A-Za-z])[A-Za-z]:(?:\\|/(?!/))\w|(?<![\\\w])\\\\[\w.-]+\\\w"),
        (r"build in D:\work\shop", "the sdk is in C:/sdk", r"copy it to \\files\share"),
        (
            "use a:b as the key",
            "see https://git.example",
            "note: always run tests",
            r"escape it as \\n",
        ),
    ),
    Pattern(
        "file address",
        re.compile(r"file:/{1,3}[\w~]", re.IGNORECASE),
        ("open file:///srv/shop.db",),
        ("name the file: always kebab case",),
    ),
)


def clean(text: str, *, known: Known) -> Clean:
    """A text that a person typed at the command, or a refusal that names what is in the way."""
    if tags.private(text):
        raise Refusal("what is private is kept nowhere; say it without the mark and what it holds")
    try:
        found = redact(text, known=known)
    except Dropped as reason:
        raise Refusal(f"the text cannot be checked ({reason}); say it shorter") from None
    kinds = sorted({one.kind for one in found.findings})
    if kinds:
        raise Refusal(f"the text holds {_worded(kinds)}; say it without")
    if found.suspects:
        raise Refusal("the text may hold a secret; say it without the words around it")
    if known.unread and exact.possible(text):
        raise Refusal("too much stands in this session to know its secrets; say it in a new one")
    return found.text


def line(text: str, *, known: Known) -> Clean:
    """A text that may stand in a committed file, or a refusal that names what is in the way."""
    checked = clean(text, known=known)
    if any(path.pattern.search(text) for path in PATHS):
        raise Refusal("the text holds a path of this machine; say it without, or with one inside")
    return checked


def beside(text: str, others: Iterable[str], *, known: Known) -> None:
    """Refuse a text that gives away a secret together with the lines that it will stand among."""
    together = "\n".join((text, *others, text))
    try:
        found = redact(together, known=known).findings
    except Dropped:
        return  # the line was checked by itself
    if any(one.start < len(text) or one.end > len(together) - len(text) for one in found):
        raise Refusal("beside the other lines the text gives a secret away; say it without")


def _worded(kinds: list[str]) -> str:
    return " and ".join(dict.fromkeys(_WORDS.get(kind, f"a secret ({kind})") for kind in kinds))
