"""What a person typed behind a verb: claims, options, new words, whatever quotes stand there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple, cast, get_args

from agent_memory.errors import Refusal
from agent_memory.ledger import danger
from agent_memory.ledger.records import Ruling
from agent_memory.review.blockers import Terms

if TYPE_CHECKING:
    from collections.abc import Sequence

_NAME = re.compile(r"#?[pP]?[0-9]{1,9}|[0-9a-f]{4,24}")
_QUOTES = {
    '"': '"',
    "'": "'",
    "`": "`",
    "\u201c": "\u201d",
    "\u2018": "\u2019",
    "\u201e": "\u201c",
    "«": "»",
    "「": "」",
}
_AS = re.compile(r"(?:\A|\s)as\s+(?=(\S))", re.IGNORECASE)
# Editors that mean well make one dash of two.
_DASHES = r"(?<!\S)(?:--|[\u2014\u2013])"
_STRANGE = re.compile(rf"{_DASHES}\w\S*")
_OPTION = re.compile(rf"{_DASHES}(mine|person|yes-[\w-]+)(?!\S)", re.IGNORECASE)
_TARGET = re.compile(rf"{_DASHES}target[= ]\s*(\S+)", re.IGNORECASE)
_PLACES = 6  # digits of a sighting's position


class Adoption(NamedTuple):
    """The claims that `adopt` names, and how they are wanted."""

    queries: tuple[str, ...]
    terms: Terms


class Judgement(NamedTuple):
    """The claim that `resolve` names, the ruling, and the other side if it is named, too."""

    query: str
    ruling: Ruling
    against: str | None


def adoption(rest: str) -> Adoption | None:
    """What `adopt` is to do; None when it cannot be told."""
    rest, worded = _reworded(rest)
    target = _TARGET.search(rest)
    rest = _TARGET.sub(" ", rest)
    options = {one.lower() for one in _OPTION.findall(rest)}
    rest = _OPTION.sub(" ", rest)
    if option := strange(rest):
        raise Refusal(f"no option {option!r}; there are --mine, --person, --target FILE, --yes-…")
    words = rest.replace(",", " ").split()
    queries = _names(rest) or (unquoted(" ".join(words)),)
    if not words or (worded is not None and (len(queries) != 1 or not worded)):
        return None
    confirmed = frozenset(one[4:] for one in options if one.startswith("yes-"))
    for name in sorted(confirmed - danger.CLASSES.keys()):
        raise Refusal(f"no option '--yes-{name}'; adopt without it names the one that is wanted")
    terms = Terms(
        text=worded,
        mine="mine" in options,
        tier="L3" if "person" in options else "L2",
        target=target[1] if target else None,
        confirmed=confirmed,
    )
    return Adoption(queries, terms)


def strange(rest: str) -> str | None:
    """The first option that stands behind nothing but claims; None in words of a claim."""
    options = _STRANGE.findall(rest)
    return options[0] if options and _names(_STRANGE.sub(" ", rest)) else None


def several(rest: str) -> bool:
    """Whether more than one claim is named by number or id."""
    return len(_names(rest)) > 1


def _names(rest: str) -> tuple[str, ...]:
    """The claims that words name by number or id, if they name nothing else."""
    words = tuple(rest.replace(",", " ").split())
    return words if all(map(_NAME.fullmatch, words)) else ()


def judgement(rest: str) -> Judgement | None:
    """What `resolve` is to do; None when it cannot be told."""
    words = rest.split()
    for at, word in enumerate(words):
        if at and word.lower() in get_args(Ruling):
            ruling = cast("Ruling", word.lower())
            return Judgement(" ".join(words[:at]), ruling, " ".join(words[at + 1 :]) or None)
    return None


def rewording(rest: str) -> tuple[str, str] | None:
    """A number or an id, and the words behind it; None without either."""
    name, _, worded = rest.partition(" ")
    if not _NAME.fullmatch(name) or not worded.strip():
        return None
    return name, unquoted(worded)


def positions(words: Sequence[str]) -> tuple[int, ...]:
    """Positions of sightings; none when one of the words is no such number."""
    if not all(word.isdecimal() and len(word) <= _PLACES for word in words):
        return ()
    return tuple(int(word) for word in words)


def unquoted(words: str) -> str:
    """Words without the one pair of quotes around all of them."""
    words = words.strip()
    closing = _QUOTES.get(words[:1])
    return words[1:-1].strip() if closing and len(words) > 1 and words[-1] == closing else words


def _reworded(rest: str) -> tuple[str, str | None]:
    """What stands around `as "…"`, and the words in it; without quotes they are all that follows.

    A claim may hold the word itself, so without a quote it counts behind a number alone.
    """
    for found in _AS.finditer(rest):
        before, opening = rest[: found.start()].strip(), found[1]
        if opening in _QUOTES:
            end = rest.rfind(_QUOTES[opening], found.end() + 1)
            if end > 0:
                return f"{before} {rest[end + 1 :]}", rest[found.end() + 1 : end].strip()
        if _NAME.fullmatch(before):
            return before, rest[found.end() :].strip()
    return rest, None
