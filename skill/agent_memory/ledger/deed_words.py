"""The sentences of a text by its parts of dangerous deeds, in every language at once."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.ledger import unmask
from agent_memory.ledger.lexicon import dangers_words as words
from agent_memory.ledger.lexicon.dangers_deeds import BEHIND, DEEDS
from agent_memory.ledger.lexicon.dangers_sources import HOST

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from agent_memory.ledger.lexicon.dangers_deeds import Deed
    from agent_memory.ledger.lexicon.dangers_words import Tongue

Span = tuple[int, int]
View = dict[str, list[Span]]
Part = tuple[str, str]  # of a language, what it may be in a deed
Hint = tuple[int, int, int]  # the deeds, as bits, whose act, whose thing, whose other part it is

_SCRIPTS = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"  # without spaces, or with endings
_DENSE = "\u3040"  # where these begin
_CYRILLIC = "\u0400"
_DOTTED = re.compile(r"\.[a-z]|://")
_SPLIT = "split "  # the part of a verb that may stand apart from its particle
_TOKEN = (
    rf"[a-z]+n't\b|[{_SCRIPTS}]|[^\W_{_SCRIPTS}]+|(?<![a-z0-9_.])(?:\.[a-z][a-z0-9_]*)+"
    r"|[,(;!?\n\u3001\u3002]|[.:](?=\s|$)|(?<=\s)-(?=\s)|[\u2013\u2014]"
)
_ENDS = frozenset(".:;!?\n-\u3002\u2013\u2014")
COMMAS = frozenset(",(\u3001")
_KANA = re.compile("[\u3040-\u30ff]")  # tells Japanese from Chinese
_TELLING = 4  # letters of a word that gives its language away
# What an English word may be in a sentence of another language: names and borrowed verbs.
_BORROWED = frozenset(
    {
        "off",
        "fetch",
        "check",
        "secret",
        "control",
        "right",
        "registry",
        "remote",
        "script",
        "ship",
        "leak",
    }
)
_LONGEST = 300  # words of a sentence; no adopted line has as many
_SHORTEST = 4


# The deeds in each language are bits of one number.
_TONGUE = {tongue.name: 1 << at * len(DEEDS) for at, tongue in enumerate(words.TONGUES)}
_EVERY = sum(_TONGUE.values())
# Those of an act and a thing alone.
_ANYHOW = _EVERY * sum(
    1 << at for at, deed in enumerate(DEEDS) if not (deed.forbidden or deed.also)
)
_REMOTE = (words.ENGLISH, "remote")  # what an address is


class Sentence(NamedTuple):
    """A sentence: its words, where each starts in the text, its parts by language."""

    words: list[str]
    starts: list[int]
    views: dict[str, View]


class _Lexicon(NamedTuple):
    """Every part by its words: whole ones, beginnings, endings, phrases, and of dense scripts."""

    whole: dict[str, list[Part]]
    stems: dict[str, list[Part]]
    ends: dict[str, list[Part]]
    phrases: dict[str, list[tuple[tuple[str, ...], bool, Part]]]
    dense: dict[str, list[tuple[str, Part]]]  # by their first character
    signs: dict[str, list[str]]


def tell(said: str) -> bool:
    """Whether an unmasked text holds every part of some deed, in one language and any order."""
    acts = things = others = 0
    hints: Iterable[Hint | None] = map(_hint, said.split())
    if not said.isascii():
        hints = chain(hints, (_dense_hint(char) for char in set(said) if char >= _DENSE))
    for act, thing, other in filter(None, hints):
        acts |= act
        things |= thing
        others |= other
    return bool(acts & things & (others | _ANYHOW))


def sentences(said: str) -> Iterator[Sentence]:
    """The sentences of an unmasked text that name a part of a deed, or say "never"."""
    here: list[re.Match[str]] = []
    for found in _tokens().finditer(_host().sub(_as_url, said) if _DOTTED.search(said) else said):
        if found[0] in _ENDS or len(here) > _LONGEST:
            yield from _sentence(said, here)
            here = []
        else:
            here.append(found)
    yield from _sentence(said, here)


@lru_cache(maxsize=policy.CANONICAL_CACHE)
def _hint(word: str) -> Hint | None:
    if word.isascii() and word.isalpha():
        phrased = _lexicon().phrases.get(word, ())
        return _hinted(_meanings(word) + tuple(part for _, _, part in phrased))
    parts = [_REMOTE] if _DOTTED.search(word) and _host().search(word) else []
    for token in _tokens().findall(word):
        parts += _meanings(token)
        parts += (part for _, _, part in _lexicon().phrases.get(token, ()))
    return _hinted(tuple(parts))


@cache
def _dense_hint(char: str) -> Hint | None:
    return _hinted(tuple(part for _, part in _lexicon().dense.get(char, ())))


@cache
def _hinted(parts: tuple[Part, ...]) -> Hint | None:
    """What may be of a deed in what may be these parts."""
    acts = things = others = 0
    for tongue, told in parts:
        roles = {told, told.removesuffix("_alone")}
        if told.startswith(_SPLIT):
            meant = words.SPLIT[int(told.removeprefix(_SPLIT))][3]
            roles |= {f"{meant}_around", BEHIND.get(meant, meant)}
        borrowed = tongue == words.ENGLISH and not _BORROWED.isdisjoint(roles)
        whose = _EVERY if borrowed else _TONGUE[tongue]
        acts |= whose * sum(1 << at for at, deed in enumerate(DEEDS) if deed.act in roles)
        things |= whose * sum(1 << at for at, deed in enumerate(DEEDS) if deed.thing in roles)
        others |= _EVERY * sum(1 << at for at, deed in enumerate(DEEDS) if _other(deed) in roles)
    return (acts, things, others) if acts or things or others else None


def _other(deed: Deed) -> str:
    return "never" if deed.forbidden else deed.also


def unheeded(said: Sentence) -> Sentence:
    """A sentence whose prohibitions another one takes back."""
    views = {
        name: {role: spans for role, spans in view.items() if role != "never"}
        for name, view in said.views.items()
    }
    return said._replace(views=views)


def _as_url(found: re.Match[str]) -> str:
    return "url".ljust(len(found[0]))


def _sentence(said: str, found: list[re.Match[str]]) -> Iterator[Sentence]:
    if not found:
        return
    tokens = [one[0] for one in found]
    starts = [one.start() for one in found]
    lexicon = _lexicon()
    marks: dict[str, View] = {}
    told = {words.ENGLISH}
    for at, token in enumerate(tokens):
        if token >= _DENSE:
            parts = list(_dense(said, starts[at], at, lexicon))
        else:
            parts = [((at, at), part) for part in _meanings(token)]
            told.update(lexicon.signs.get(token, ()))
        if token in lexicon.phrases:
            parts += _phrases(tokens, at, lexicon)
        if not parts:
            continue
        foreign = all(part[0] != words.ENGLISH for _, part in parts)
        for span, (tongue, role) in parts:
            marks.setdefault(tongue, {}).setdefault(role, []).append(span)
            if foreign and (span[1] > span[0] or len(token) >= _TELLING or token >= _CYRILLIC):
                told.add(tongue)
    if len(told) > 1:
        told -= {"zh"} if _KANA.search(said) else {"ja"}
    for name in told & marks.keys():
        _join_split(marks[name], tokens, name)
    yield Sentence(
        tokens, starts, {name: _view(marks, name, tokens) for name in told if name in marks}
    )


@cache
def _host() -> re.Pattern[str]:
    return re.compile(HOST)


@cache
def _tokens() -> re.Pattern[str]:
    return re.compile(_TOKEN)


@lru_cache(maxsize=policy.CANONICAL_CACHE)
def _meanings(token: str) -> tuple[Part, ...]:
    """What a word may be by itself."""
    lexicon = _lexicon()
    found = list(lexicon.whole.get(token, ()))
    for size in range(2, len(token) + 1):
        found += lexicon.stems.get(token[:size], ())
    for size in range(4, len(token)):
        found += lexicon.ends.get(token[-size:], ())
    return tuple(found)


def _dense(said: str, start: int, at: int, lexicon: _Lexicon) -> Iterator[tuple[Span, Part]]:
    for word, part in lexicon.dense.get(said[start], ()):
        if said.startswith(word, start):
            yield (at, at + len(word.replace(" ", "")) - 1), part


def _phrases(tokens: list[str], at: int, lexicon: _Lexicon) -> Iterator[tuple[Span, Part]]:
    for rest, stem, part in lexicon.phrases[tokens[at]]:
        end = at + len(rest)
        if not tokens[at + 1 : at + 2] or not tokens[at + 1].startswith(rest[0]):
            continue
        got = tuple(tokens[at + 1 : end + 1])
        if got == rest or (
            stem
            and len(got) == len(rest)
            and got[:-1] == rest[:-1]
            and got[-1].startswith(rest[-1])
        ):
            yield (at, end), part


def _view(marks: dict[str, View], name: str, tokens: list[str]) -> View:
    """What a sentence says to a reader of one language, who knows some English."""
    english = marks.get(words.ENGLISH, {})
    if name == words.ENGLISH:
        return english
    view = {role: list(spans) for role, spans in marks[name].items()}
    for role in _BORROWED & english.keys():
        known = [span for span in english[role] if len(tokens[span[0]]) >= _SHORTEST]
        view.setdefault(role, []).extend(known)
    view.setdefault("check", []).extend(english.get("check_alone", ()))
    return view


def _join_split(view: View, tokens: list[str], name: str) -> None:
    """Give each verb that stands apart from its particle what both mean."""
    for row in [role for role in view if role.startswith(_SPLIT)]:
        _, particles, role = _splits()[int(row.removeprefix(_SPLIT))]
        for at, _ in view[row]:
            for end in range(at + 1, min(at + 9, len(tokens))):
                if tokens[end] in particles or " ".join(tokens[end : end + 2]) in particles:
                    view.setdefault(f"{role}_around", []).append((at, end))
                    if name != words.ENGLISH:  # "die Tests lässt du weg", "führ es aus"
                        view.setdefault(BEHIND.get(role, role), []).append((end, end))


@cache
def _splits() -> tuple[tuple[str, frozenset[str], str], ...]:
    """The languages, particles and meanings of the verbs that stand apart from a particle."""
    return tuple(
        (name, frozenset(one.replace("_", " ") for one in particles.split()), role)
        for name, _, particles, role in words.SPLIT
    )


@cache
def _lexicon() -> _Lexicon:
    lexicon = _Lexicon({}, {}, {}, {}, {}, {})
    for tongue in words.TONGUES:
        for sign in tongue.signs.split():
            lexicon.signs.setdefault(unmask.plain(sign), []).append(tongue.name)
        for role, listed in tongue.parts.items():
            parts = [(tongue.name, meant) for meant in _roles(tongue, role)]
            for word in listed.split():
                _enter(lexicon, word, parts)
    for row, (name, verbs, _, _) in enumerate(words.SPLIT):
        for verb in verbs.split():
            _enter(lexicon, verb, [(name, f"{_SPLIT}{row}")])
    return lexicon


def _roles(tongue: Tongue, role: str) -> tuple[str, ...]:
    if role not in tongue.behind.split():
        return (role,)
    # "Without" stands on one side only: "レビューなしで", "리뷰 없이".
    return (BEHIND[role],) if role == "without" and tongue.after else (role, BEHIND[role])


def _enter(lexicon: _Lexicon, word: str, parts: list[Part]) -> None:
    plain = word.strip("*").replace("_", " ")
    if plain.isascii() and plain.isalpha():  # as of most, which are one token as they are
        plain = plain.casefold()
        tokens: tuple[str, ...] = (plain,)
    else:
        plain = unmask.plain(plain)
        tokens = tuple(_tokens().findall(plain))
    stem = word.endswith("*")
    if all(char >= _DENSE or char == " " for char in plain):
        lexicon.dense.setdefault(plain[0], []).extend((plain, part) for part in parts)
    elif len(tokens) > 1:
        row = lexicon.phrases.setdefault(tokens[0], [])
        row.extend((tokens[1:], stem, part) for part in parts)
    elif word.startswith("*"):
        lexicon.ends.setdefault(plain, []).extend(parts)
    else:
        (lexicon.stems if stem else lexicon.whole).setdefault(plain, []).extend(parts)
