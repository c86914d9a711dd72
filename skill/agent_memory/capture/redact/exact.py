"""What this machine already knows to be private: names of its person, values of its secrets."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import patience, policy
from agent_memory.capture.redact import bare, cues, spare
from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

KINDS = frozenset({"name", "known", "private"})


class Known(NamedTuple):
    """Names and values to cut out wherever they stand, and the person's own rules.

    `unread` says that more values may have been given away than could be read.
    """

    names: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    patterns: tuple[re.Pattern[str], ...] = ()
    unread: bool = False


NOTHING = Known()

_SHORTEST = 4  # characters of a name
_SHORTEST_VALUE = 8  # of a value; a shorter one is a port, a flag, a mode
_SHORTEST_MIXED = 6  # ... of one that was found and has letters and digits
_NO_WORD = 16  # letters; a shorter run of them may be a word
# Ordinary words that are also account or host names: cutting them out would alter ordinary text.
_COMMON = """root user users dev admin administrator main test tests tester localhost local
    home work guest ubuntu debian fedora docker vagrant runner node code server client build
    builder deploy desktop laptop macbook computer public default master host data info mail
    team staff agent claude vscode jenkins github gitlab production staging demo example
    python linux macos windows true false null none name author owner null base prod system
    service daemon nobody app apps project workspace"""
_ORDINARY = frozenset(_COMMON.split())
_IN_URL = re.compile(r"://[^\s:/@]{0,200}:([^\s@/]{6,200})@")
_AROUND = "\"'`.,:;!?()[]{}<>"
_COMMENT = re.compile(r"\s#.*")
_CLOSING = "!?.,;:\"')"
_BETWEEN = re.compile(r"[ _-]+")
_PHRASE = 3  # words; two with another sign between them are a term of many texts
_JOINTS = (" ", "-", "_", "")
_LINE = re.compile(r"^[ \t]*(?:export[ \t]+)?([A-Za-z_][\w.-]*)[ \t]*[=:][ \t]*(.*)$", re.MULTILINE)


def known(  # noqa: PLR0913 - every source is an argument, so that nothing is read in secret
    env: Mapping[str, str],
    *,
    home: str = "",
    user: str = "",
    host: str = "",
    author: str = "",
    email: str = "",
    dotenv: Iterable[str] = (),
    shipped: Iterable[str] = (),
    patterns: Iterable[re.Pattern[str]] = (),
) -> Known:
    """What to cut out on this machine: from its environment, its account, its `.env` files.

    What a file that comes with the repository calls a secret must weigh as one, too.
    """
    names = {user, home.replace("\\", "/").rstrip("/").rpartition("/")[2], host, author, email}
    names |= {host.partition(".")[0], email.partition("@")[0], *author.split()}
    mine = [*env.items(), *(pair for text in dotenv for pair in _LINE.findall(text))]
    values = {one for one in _secrets(mine) if bare.telling(one) or _own(one)}
    theirs = [pair for text in shipped for pair in _LINE.findall(text)]
    values |= {one for one in _secrets(theirs) if bare.telling(one)}
    return Known(
        names=_longest_first(name for name in names if _telling(name, _SHORTEST)),
        values=_longest_first(values),
        patterns=tuple(patterns),
    )


def _own(value: str) -> bool:
    """Whether a person who calls a value secret can mean it: no flag, file or ordinary word."""
    return _telling(value, _SHORTEST_VALUE) and not bare.term(value)


def _secrets(pairs: Iterable[tuple[str, str]]) -> Iterator[str]:
    """What variables that are named for a secret hold, and the passwords in addresses."""
    for name, value in pairs:
        yield from _IN_URL.findall(value)
        if _secret_name(name):
            yield value.strip().strip("\"'")
            yield _COMMENT.sub("", value).strip().strip("\"'")


def also(what: Known, found: Iterable[str]) -> Known:
    """What is known and, beside it, what was found secret once: its other places have no cue."""
    telling = _longest_first(part for value in found for part in _parts(value))
    return beside(what, telling[: policy.REPEATED])


def beside(what: Known, values: Iterable[str]) -> Known:
    """What is known and these values, each as it stands."""
    return what._replace(values=_longest_first((*what.values, *values)))


def _parts(value: str) -> Iterator[str]:
    """What of a value is told from words, and how else it is written.

    Of `name:password` the password alone, a sentence's own sign behind it left out, and a phrase
    with its words joined in the usual ways.
    """
    shorter = value.rstrip(_CLOSING)
    for part in (value, shorter, value.partition(":")[2], shorter.partition(":")[2]):
        shortest = _SHORTEST_MIXED if bare.mixed(part) else _SHORTEST_VALUE
        if _telling(part, shortest):
            yield part
    words = _BETWEEN.split(shorter)
    if len(words) >= _PHRASE and all(map(str.isalnum, words)):
        yield from (joint.join(words) for joint in _JOINTS)


def find(text: str, what: Known) -> Iterator[Finding]:
    """Every known name and value in a text, and what the person's own rules hit."""
    low = folded(text)
    for value in what.values:
        yield from _places(text, low, value)
    for name in what.names:
        whole = re.compile(rf"(?<![^\W_]){re.escape(name)}(?![^\W_])", re.IGNORECASE)
        yield from (Finding(*match.span(), "name") for match in whole.finditer(text))
    if what.patterns:
        with patience.within(policy.PATTERN_SECONDS):
            found = [match.span() for pattern in what.patterns for match in pattern.finditer(text)]
        yield from (Finding(start, end, "private") for start, end in found if end > start)


def possible(text: str) -> bool:
    """Whether a word of a text could be a secret that was given away where nothing was read."""
    words = (one.strip(_AROUND) for one in text.split())
    return any(bare.telling(one) or _mixed(one) for one in words)


def _mixed(word: str) -> bool:
    return len(word) >= _SHORTEST_MIXED and bare.mixed(word) and not bare.term(word)


def holds(text: str, values: Iterable[str]) -> bool:
    """Whether one of these values stands in a text, as `find` would find it there."""
    low = folded(text)
    return any(True for value in values for _ in _places(text, low, value))


def folded(text: str) -> str:
    """A text in small letters, every sign at its place: one that would become two stays."""
    low = text.lower()
    if len(low) == len(text):
        return low
    return "".join(small if len(small := one.lower()) == 1 else one for one in text)


def _places(text: str, low: str, value: str) -> Iterator[Finding]:
    """Where a value stands; a conversation may know a thousand, so no pattern is made of it.

    A sentence begins with a capital and people shout: letters with digits are secret in any case.
    """
    if bare.mixed(value):
        text, value = low, folded(value)
    at = text.find(value)
    while at >= 0:
        yield Finding(at, at + len(value), "known")
        at = text.find(value, at + len(value))


def _secret_name(name: str) -> bool:
    return any(cue.announces in {"password", "key", "code"} for cue in cues.find(name))


def _telling(value: str, shortest: int) -> bool:
    """Whether cutting a value out of every text would leave ordinary text alone."""
    long = len(value) >= _NO_WORD
    return (
        len(value) >= shortest
        and value.lower() not in _ORDINARY
        and not value.isdigit()
        and not spare.reference(value)
        and not (shortest != _SHORTEST and value.isalpha() and value.islower() and not long)
    )


def _longest_first(values: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(values), key=lambda value: (-len(value), value)))
