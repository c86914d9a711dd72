"""The signs in a clause that it should stand: one table a language.

A row is a pattern beside the texts that it must and must not match, with the keywords without which
it is not tried. Patterns read a *folded* clause: lower case, straight quotes, simplified Chinese,
quoted phrases masked, lead-ins and politeness cut off at the front, so that `^` is the place where
a directive starts. Scores are whole numbers on the scale of `policy.SHOWN` and `policy.COUNTED`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from agent_memory.accents import plain

if TYPE_CHECKING:
    from agent_memory.ledger.records import ClaimKind, Confidence


class Marker(NamedTuple):
    """A sign that a clause should stand, how much it says so, and what kind of claim it makes."""

    name: str
    kind: ClaimKind
    confidence: Confidence
    score: int
    keywords: tuple[str, ...]
    pattern: re.Pattern[str]
    hits: tuple[str, ...]
    misses: tuple[str, ...]
    asked: bool = False


class Guard(NamedTuple):
    """A sign that a marked clause does not stand after all; `spares` names markers it leaves be."""

    name: str
    cost: int
    keywords: tuple[str, ...]
    pattern: re.Pattern[str]
    hits: tuple[str, ...]
    misses: tuple[str, ...]
    spares: frozenset[str] = frozenset()


class Support(NamedTuple):
    """A sign that makes a marker more believable and is none by itself."""

    name: str
    gain: int
    keywords: tuple[str, ...]
    pattern: re.Pattern[str]
    hits: tuple[str, ...]
    misses: tuple[str, ...]


class Leaning(NamedTuple):
    """Words of a bare request that each say a little of whether it stands, less than 0 if not."""

    name: str
    weight: int
    words: frozenset[str]


NOTHING = re.compile(r"(?!)")


class Table(NamedTuple):
    """All that the extractor knows about one language."""

    language: str
    # Whether a keyword is a word of the clause, or any part of it (scripts without spaces).
    spaced: bool
    minimum: int  # words (or characters without spaces) below which nothing is a whole clause
    markers: tuple[Marker, ...]
    guards: tuple[Guard, ...]
    supports: tuple[Support, ...] = ()
    leanings: tuple[Leaning, ...] = ()
    lead: re.Pattern[str] = NOTHING  # what may be cut off the front of a clause
    preface: re.Pattern[str] = NOTHING  # how a clause is said, before what it says
    postscript: re.Pattern[str] = NOTHING  # ... and after it; `check`: it asks only to be heard
    closing: frozenset[str] = frozenset()  # the last words of postscripts
    kindly: re.Pattern[str] = NOTHING  # a question that asks for what is to hold from now on
    reason: re.Pattern[str] = NOTHING  # where a clause goes on to say why
    heading: re.Pattern[str] = NOTHING  # a line over a list of rules
    lasting: re.Pattern[str] = NOTHING  # such a line, when it says itself that they stand
    forbids: re.Pattern[str] = NOTHING  # such a line, when its items are prohibitions
    cut: re.Pattern[str] = NOTHING  # where a new directive starts inside a sentence
    subordinate: re.Pattern[str] = NOTHING  # a start that needs the part after the comma
    wonders: re.Pattern[str] = NOTHING  # a start that asks or supposes whatever it joins by "and"
    request: re.Pattern[str] = NOTHING  # a whole bare request: imperative verb with its object
    task: re.Pattern[str] = NOTHING  # such as make a task of what stands beside them; none: all
    asking: frozenset[str] = frozenset()  # words of which every request has one; empty: not known
    fragment: re.Pattern[str] = NOTHING  # a clause that starts or ends in the air
    empty: re.Pattern[str] = NOTHING  # markers, and nothing that they mark
    coordinated: re.Pattern[str] = NOTHING  # one prohibition of two: `no`, `first`, `other`, `rest`
    refers: re.Pattern[str] = NOTHING  # "remember this": what is asked for stands beside it
    ahead: re.Pattern[str] = NOTHING  # such a clause, when what is asked for may follow it
    pointing: re.Pattern[str] = NOTHING  # what cannot be asked for, because it only points itself
    reproach: re.Pattern[str] = NOTHING  # what was done against what is said beside it
    occasion: re.Pattern[str] = NOTHING  # what is being worked on now, where no verb orders it
    brief: re.Pattern[str] = NOTHING  # an opening that orders a whole thing, or sets out its text
    verb: re.Pattern[str] = NOTHING  # one verb of instruction, whole
    alone: re.Pattern[str] = NOTHING  # a prohibition that is whole without an object


FATAL = 100  # a guard that no marker outweighs


def words(text: str) -> tuple[str, ...]:
    """Keywords written as one line."""
    return tuple(plain(text).split())


def pattern(*alternatives: str) -> re.Pattern[str]:
    """One pattern out of alternatives, over folded text."""
    return cast("re.Pattern[str]", _Late(alternatives))


def compiled(source: str) -> re.Pattern[str]:
    """A pattern, with its lists of words told apart by their first letters.

    All that a list matches it matches in the same order, with a tenth of the trying.
    """
    return re.compile(_LIST.sub(_by_letter, source))


# A long list of words and nothing else, as every pattern with a verb has one.
_LIST = re.compile(r"(?<!\\)\(\?:((?:[a-z-]+\|){7,}[a-z-]+)\)")


def _by_letter(found: re.Match[str]) -> str:
    """A list of words, those of one first letter together."""
    return _grouped(found[1])


@cache
def _grouped(listed: str) -> str:
    letters: dict[str, list[str]] = {}
    for word in listed.split("|"):
        letters.setdefault(word[0], []).append(word[1:])
    return "(?:" + "|".join(f"{one}(?:{'|'.join(rest)})" for one, rest in letters.items()) + ")"


class _Late:
    """A pattern that is compiled when it is first asked for something.

    All patterns of all languages would take half a second at every start; a person speaks one.
    """

    def __init__(self, alternatives: tuple[str, ...]) -> None:
        self._alternatives = alternatives

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever a compiled pattern has
        if name.startswith("__"):
            raise AttributeError(name)
        if name == "pattern":
            self.pattern = "|".join([f"(?:{plain(one)})" for one in self._alternatives])
            return self.pattern
        ready = compiled(self.pattern)
        for each in ("match", "search", "fullmatch", "finditer"):  # from now on without a detour
            setattr(self, each, getattr(ready, each))
        return getattr(ready, name)
