"""What kind of value a token could be as a password, and what speaks for or against it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from agent_memory.capture.redact import (
    assigned,
    carrier,
    chosen,
    entrance,
    opaque,
    spare,
    spelled,
    usual,
    words,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

_RUN = re.compile(
    r"[!#-&(-;=?-_a-~\u00a1-\u024f\u0370-\u052f]{4,200}"
)  # no blank, quotation mark, tag
_LEAD, _TRAIL = "([{=:*>#,;|“«-", ".,;:?)]}*|”»…"
_PARTS = re.compile(
    r"(?:[\w.@+-]{1,40}(?:[:/=|]|->|=>)|(?:[\w.@+*-]{1,60}:){2,6})(?P<value>[^:/=|]{4,60})"
)
_LONGEST = 60  # characters; what is longer is found by itself
_NOTHING = re.compile(
    r"""://|^[\w.+-]+@[\w-]+\.[\w.-]+$|^--?[a-z]|\w\(|[{}<>\\,;]|^@\w+$|^\#[0-9a-fA-F]{3,8}$|[~=]=
    |^\d{1,3}(?:\.\d{1,3}){3}|^/|/.*/|\d{4}-\d\d-\d\d|\d{1,2}:\d\d|^\d+[a-z]{1,12}$|\d\.\d|^[0-9a-f-]+$|^[A-Za-z_][\w.-]*=[^=]{0,5}$
    |^\w+_\w+_|^[A-Za-z]+!!|^[A-Z]{1,5}-?\d{1,5}$|^\.\.
    |^\d+\.[A-Z]|(?<=\w)\.[a-z]{1,8}(?::\d+)?$|\.(?:com|org|net|io|dev)\b|^[a-z]+:\d|@[0-9a-f]{7,40}$|^[A-Z]{1,3}\.""",
    re.VERBOSE,
)
_TOLD = re.compile(r"[\d!#$%&*+=?@^_~|§€£]|[a-z][A-Z]|[a-z]-[a-z]")  # what nearly each of them has
_LEET = re.compile(
    r"(?=.*[a-z])[a-z]*[0134579@$][a-z]+[0134579@$][a-z0-9@$]*[!?#*$%&=+\d]*", re.IGNORECASE
)
_OTHER = re.compile(  # of the Greek and the Cyrillic alphabet
    r"[\u0370-\u052f]{3,20}(?:[_!@#$%&*?=+.]{1,2}\d{2,6}|\d{2,6}[_!@#$%&*?=+.]{1,2})[!?*]?"
)
_THINGS = re.compile(r"(?:[A-Z][a-z]{2,9}){2,3}\d{1,4}[!?*]?")
_SNAKE = re.compile(r"[a-z]+_[a-z]+")
# What says how the word before it is typed: all lower case, one word.
_SPELT = re.compile(
    r"""["'`”»]?(?:\s?[,;(–-]\s?|\s)(?:(?:it['’]s|just)\s)?(?:all|in|with|no|one|both|without)\s(?:in\s|the\s|a\s|an\s)?
    (?:lower|upper|small|caps?\b|capitals?|big|spaces?|blanks?|gaps?|word|piece|(?:first\s)?letters?)""",
    re.VERBOSE | re.IGNORECASE,
)
_TYPED = re.compile(
    r"lower|upper|small|caps|capital|space|blank|gap|word|piece|letter", re.IGNORECASE
)
_PLAIN = re.compile(r"[A-Za-z]{5,40}")
_CASES = re.compile(r"[a-z]{4,12}[_.-][A-Z]{4,12}|[A-Z]{4,12}[_.-][a-z]{4,12}")
_HUMPS = re.compile(r"[A-Z]?[a-z]{3,9}(?:[A-Z][a-z]{3,9}){1,3}")
_ROW = re.compile(r"[a-z]{16,40}")
_LETTERS = re.compile(r"[A-Za-z][a-z]+|[A-Z]+")
_TAIL = re.compile(r"(?<!\d)\d{1,2}$")
_TABLE = """api app auth aws build cpu db demo dev dns eks eu eth gcp gpt gpu http io ios lab lb lib
    linux lts node pod pr prod qa rc rfc route sdk sec sha spec sql ssl staging step svc test tier
    tls ts ui unit us usb user uuid var varchar ver win xl zone plan phone iphone android role max
    min level frame"""
_NAMED = frozenset(_TABLE.split())
# Words that such a word would say of itself.
_OF_WORDS = """password passwords typed written entered spelled spelt letters characters names
    always never must should usernames values words fields lowercase uppercase"""
_SPEAK = frozenset(_OF_WORDS.split())
_FEW = range(4, 9)  # digits of a code
_SHORT, _LONG = 6, 24  # characters
_TURNS, _HALF = 3, 0.5  # changes of case, and the share that reads as words, of drawn letters


def tokens(text: str) -> Iterator[tuple[int, int, str]]:
    """Every token of a text that could be a password, and the second half of `name/value`."""
    spelt = _TYPED.search(text) is not None
    for run in _RUN.finditer(text):
        if not (spelt or _TOLD.search(run[0])):
            continue
        core = run[0].lstrip(_LEAD)
        start = run.end() - len(core)
        core = core.rstrip(_TRAIL)
        if spelt and _PLAIN.fullmatch(core) and _SPELT.match(text, start + len(core)):
            yield start, start + len(core), core + " "
        if _TOLD.search(core):
            parts = _PARTS.fullmatch(core)
            if parts is None:
                yield start, start + len(core), core
            elif not (parts["value"].isdigit() or "/" in core):  # a path; for logins see `pairs`
                yield start + parts.start("value"), start + parts.end("value"), parts["value"]


@lru_cache(maxsize=4096)
def kind(token: str) -> str | None:
    """What a token looks like, if it could be a password at all; a plain word ends in a blank."""
    if token.endswith(" "):
        return None if token[:-1].lower() in _SPEAK else "spelt"
    if token.isdigit():
        return None if len(token) not in _FEW or assigned.counting(token) else "digits"
    if _OTHER.fullmatch(token):
        return "strong"
    fits = _SHORT - 2 <= len(token) <= _LONGEST and any(map(str.isalpha, token))
    if not fits or _NOTHING.search(token) or _spare(token):
        return None
    return _letters(token) if token.isalpha() else _mixed(token)


def _mixed(token: str) -> str | None:
    """What letters with digits and signs look like."""
    if token.count("=") == 1:  # no name=value: that was parted
        token = token.replace("=", "+")
    weight = chosen.weight(token)
    if weight >= chosen.ANYWHERE or (opaque.opaque(token) and not spare.trade(token)):
        return "strong"
    if weight < chosen.SAID:
        return "joined" if spelled.phrase(token) or _CASES.fullmatch(token) else None
    return _made(token)


def _made(token: str) -> str:
    """How a token of words, digits and signs is made."""
    if len(token) >= _SHORT and _LEET.fullmatch(token):
        return "leet"
    if usual.usual(token) or (_THINGS.fullmatch(token) and not chosen.coded(token)):
        return "usual"
    if not any(map(str.isdigit, token)):
        return "signed"
    return "jointed" if re.search(r"[-_./:]", token) else "said"


def _letters(token: str) -> str | None:
    """What letters alone look like."""
    if chosen.coined(token) or chosen.paired(token) or _ROW.fullmatch(token):
        return "joined"
    if _HUMPS.fullmatch(token):
        return "humps"
    mixed = not (token.islower() or chosen.coded(token)) and chosen.turns(token) >= _TURNS
    mixed = mixed and len(token) > _SHORT and opaque.wordy(token) < _HALF
    return "jumbled" if mixed or (assigned.jumbled(token) and not token.islower()) else None


def _spare(token: str) -> bool:
    """Whether a token is a reference, a term, an id, a hash, a method or a numbered thing."""
    return (
        spare.reference(token)
        or spare.term(token)
        or spare.machine_id(token)
        or spare.uuid(token)
        or spare.hash_like(token)
        or spare.pathlike(token)
        or carrier.sample(token)
        or usual.counted(token)
        or opaque.repetitive(token)
        or entrance.METHOD.search(token) is not None
        or words.announced(token) not in {None, "hint"}
    )


@lru_cache(maxsize=4096)
def marks(token: str) -> tuple[str, ...]:
    """What else speaks for or against a token."""
    low = [word.lower() for word in _LETTERS.findall(token)]
    named = any(word in _NAMED for word in low)
    holds = (
        ("coded", chosen.coded(token) > 0),
        ("named", named),
        ("snake", _SNAKE.search(token) is not None and token.islower()),
        ("upper", token.isupper()),
        ("dotted", re.search(r"[/:]", token) is not None),
        ("short", len(token) < _SHORT),
        ("long", len(token) > _LONG),
        ("banged", token[-1] in "!?$#%&*"),
        ("tail", _TAIL.search(token) is not None),
        ("capital", token[0].isupper()),
    )
    return tuple(name for name, held in holds if held)
