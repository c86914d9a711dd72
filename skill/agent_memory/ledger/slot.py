"""What a clause fills with one value: "we use X for logging", "branches start with X".

A slot is "use" with a purpose, or a relation with a subject. It is read off the clause proper: what
"from now on" begins, up to the first pause, without the reasons that are given around it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.ledger import gloss, pieces
from agent_memory.ledger.lexicon import changes, forms, phrases, words
from agent_memory.ledger.lexicon.phrases import Role

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.ledger.lexicon.changes import Change
    from agent_memory.ledger.pieces import Piece


class Slot(NamedTuple):
    """A slot with its value, and what the clause says of a change."""

    relation: str = ""  # "use", or the word between subject and value; nothing without a value
    about: frozenset[str] = frozenset()
    value: tuple[str, ...] = ()
    spelled: str = ""
    path: bool = False
    hyphened: bool = False
    one: bool = False  # the relation and its subject have one value at a time: "the theme is X"
    gone: tuple[tuple[frozenset[str], str], ...] = ()  # what is given up, and as it was typed
    within: frozenset[str] = frozenset()  # what it is given up for, if no slot says so
    changes: bool = False
    passing: bool = False  # it holds this once


NO_SLOT = Slot()
USE = words.fold("use")


def slot(text: str, found: list[Piece]) -> Slot:
    """The slot of a clause that consists of these pieces."""
    if text.isascii() and changes.CUES.isdisjoint(_WORDS.findall(text.lower())):
        return _named(_filled(text, found), text)
    if _patterns().passing.search(text):
        return Slot(passing=True)
    proper = _proper(text)
    filled = _filled(proper, found if proper == text else _arranged(proper))
    gone = tuple(_gone(text))
    return _named(filled, text)._replace(
        gone=tuple((tokens, old) for tokens, old, _ in gone),
        within=frozenset().union(*(outside for *_, outside in gone)),
        changes=_patterns().changes.search(text) is not None,
    )


def _named(filled: Slot, text: str) -> Slot:
    """The slot with what its value was typed as: a path, or words with hyphens."""
    if not filled.relation or not ("/" in text or "-" in text):
        return filled
    typed = text.lower()
    return filled._replace(
        path=any(f"{word}/" in typed for word in filled.spelled.split()),
        hyphened=" " in filled.spelled and filled.spelled.replace(" ", "-") in typed,
    )


class _Group(NamedTuple):
    """The words after one preposition or link, or before the first."""

    prep: str
    held: list[Piece]
    joined: list[str]  # "and" and the like between them


def _proper(text: str) -> str:
    """The clause that says what holds from now on."""
    lead = _patterns().leads.search(text)
    if lead is None:
        return text
    before, after = text[: lead.start()], text[lead.end() :].lstrip(" ")
    if len(after) < _SHORT or after[0] in _STOPS:
        return before
    subject = _STOP.split(before)[-1].split()
    # "the metrics from now on live in X"; what is longer leads up to the clause.
    return " ".join([*subject, after]) if 0 < len(subject) < _LEAD_UP else after


def _filled(text: str, found: Sequence[Piece]) -> Slot:
    segments = _segments(found)
    if not text.isascii() and _CJK.search(text):
        return _beside_a_name(segments[0])
    groups = _groups(segments[0])
    if len(groups) > 1 and not groups[0].held and len(segments) > 1:
        groups = [*groups[1:], *_groups(segments[1])]  # "for the maps, use X"
        segments = segments[1:]
    if any(_goes_on(segment) for segment in segments[1:]):
        return NO_SLOT
    at = max((at for at, one in enumerate(groups) if not one.prep and one.held), default=None)
    if at is None:
        return NO_SLOT
    main, front, after = groups[at], groups[:at], groups[at + 1 :]
    return _used(main, [*front, *after]) if main.held[0].token == USE else _related(main, after)


def _segments(found: Sequence[Piece]) -> list[list[Piece]]:
    """The pieces between pauses."""
    out: list[list[Piece]] = [[]]
    for piece in found:
        if piece.kind != "stop":
            out[-1].append(piece)
        elif out[-1]:
            out.append([])
    return [one for one in out if one] or [[]]


def _goes_on(segment: Sequence[Piece]) -> bool:
    """Whether what follows a pause takes something back: "..., but X in the tests"."""
    first = segment[0].typed
    return first in _BUT or phrases.ROLE.get(first) in {Role.WHEN, Role.ONLY, Role.WITHIN}


def _groups(segment: Sequence[Piece]) -> list[_Group]:
    groups = [_Group("", [], [])]
    for at, piece in enumerate(segment):
        role = phrases.ROLE.get(piece.typed) if piece.kind == "word" else None
        if role in _NO_SLOT:
            return []
        if role is Role.REASON and at == 0:
            return _groups(_after_the_reason(segment))
        if role is Role.REASON or piece.typed == "like":
            break
        opened = _opened(piece, role)
        if opened:
            groups.append(_Group(opened, [], []))
        elif piece.typed in phrases.DOERS and groups[-1].prep:
            groups.append(_Group("", [], []))  # "for the maps we use X"
        elif piece.typed in _AND:
            if segment[at + 1 : at + 2] and segment[at + 1].typed == "then":
                break
            groups[-1].joined.append(piece.typed)
        elif piece.typed not in _ASIDE and (piece.token or piece.typed in _BEGINS):
            groups[-1].held.append(piece)
    return groups


def _opened(piece: Piece, role: Role | None) -> str:
    """The group that a piece opens, if it opens one."""
    if role in _OPENING:
        return _OPENING[role]
    return piece.typed if piece.typed in _PREPS else ""


def _after_the_reason(segment: Sequence[Piece]) -> Sequence[Piece]:
    """What stands from "we" on: "since only a few can be called we use X"."""
    doers = [at for at, piece in enumerate(segment) if piece.typed in phrases.DOERS]
    return segment[doers[-1] :] if doers else ()


def _used(main: _Group, others: Sequence[_Group]) -> Slot:
    value = main.held[1:]
    purposes = [one for one in others if one.prep not in _MEANS]
    if not _is_value(value) or main.joined or any(one.joined for one in purposes):
        return NO_SLOT
    about = frozenset(piece.token for one in purposes for piece in one.held)
    return _of("use", about, value, one=True)


def _related(main: _Group, after: Sequence[_Group]) -> Slot:
    """The slot between a subject, with its verb, and what stands after its first preposition."""
    subject = list(main.held)
    passive = False
    if len(after) > 1 and after[0].prep == "is" and _is_passive(after[0].held):
        passive = bool(after[0].held)
        subject += after[0].held  # "state is kept with X"
        after = after[1:]
    if (
        not after
        or after[0].prep == "against"
        or len(subject) > policy.SUBJECT_WORDS + 1
        or main.joined
        or after[0].joined
    ):
        return NO_SLOT
    relation, *scopes = (one for one in after if one.prep != "against")
    named = {piece.token or piece.typed for piece in subject}
    if not _is_value(relation.held) or subject[0].typed.startswith(_CHANGING):
        return NO_SLOT
    if relation.prep == "is" and _is_passive(relation.held[:1]):
        return NO_SLOT
    about = named.union(piece.token for one in scopes for piece in one.held)
    begins = not _BEGINS.isdisjoint(piece.typed for piece in subject)
    one = subject[-1].token in changes.SINGLE if relation.prep == "is" else begins or passive
    return _of(relation.prep, frozenset(about), relation.held, one=one)


def _beside_a_name(segment: Sequence[Piece]) -> Slot:
    """The slot of a clause that no spaces part: its one number, or one name in other letters."""
    if any(phrases.ROLE.get(piece.typed) in _NO_SLOT for piece in segment):
        return NO_SLOT
    content = [piece for piece in segment if piece.token]
    numbers = [piece for piece in content if piece.kind == "number"]
    names = [at for at, piece in enumerate(content) if piece.typed.isascii()]
    if len(numbers) == 1:
        value, relation = numbers, "number"
    elif names and names == list(range(names[0], names[-1] + 1)):
        value, relation = [content[at] for at in names], "use"
    else:
        return NO_SLOT
    said = {piece.token for piece in content if piece not in value}
    if not _is_value(value) or not (numbers or USE in said):
        return NO_SLOT
    return _of(relation, frozenset(said - _FILLS), value, one=True)


def _is_passive(held: Sequence[Piece]) -> bool:
    return all(forms.is_past(piece.typed) for piece in held)


def _is_value(held: Sequence[Piece]) -> bool:
    return 0 < len(held) <= policy.SCOPE_WORDS and all(piece.token for piece in held)


def _of(relation: str, about: frozenset[str], value: Sequence[Piece], *, one: bool) -> Slot:
    spelled = " ".join(piece.typed for piece in value)
    return Slot(relation, about, tuple(piece.token for piece in value), spelled, one=one)


def _gone(text: str) -> list[tuple[frozenset[str], str, frozenset[str]]]:
    """What a clause gives up, each with its words and the words around what says so."""
    found = []
    for pattern in _patterns().gone:
        for match in pattern.finditer(text):
            old = _tokens(match["old"])
            if old and not old <= words.GENERIC:
                found.append((old, match["old"], _around(text, match)))
    return found


def _around(text: str, match: re.Match[str]) -> frozenset[str]:
    before, after = _STOP.split(text[: match.start()])[-1], _STOP.split(text[match.end() :])[0]
    said = _patterns().leads.sub(" ", f"{before} {after}")
    if _CJK.search(text):
        said = _LATIN.sub(" ", said)
    return _tokens(said) - words.FILLER - words.VERBS - {USE}


def _tokens(text: str) -> frozenset[str]:
    return frozenset(piece.token for piece in _arranged(text)) - {""}


def _arranged(text: str) -> list[Piece]:
    found = pieces.pieces(text)
    return found if _CJK.search(text) else gloss.glossed(found)


class _Patterns(NamedTuple):
    """What says in a clause that something changes."""

    leads: re.Pattern[str]
    changes: re.Pattern[str]
    passing: re.Pattern[str]
    gone: tuple[re.Pattern[str], ...]


@cache  # compiled when the first clause asks for them: they would take 20 ms of each start
def _patterns() -> _Patterns:
    return _Patterns(
        _any(changes.LEADS),
        _any([row for row in changes.CHANGES if row not in changes.RATHER]),
        _any(changes.PASSING),
        tuple(re.compile(row.pattern, re.IGNORECASE) for row in changes.GONE),
    )


def _any(rows: Sequence[Change]) -> re.Pattern[str]:
    return re.compile("|".join(row.pattern for row in rows), re.IGNORECASE)


_WORDS = re.compile(r"[a-z.]*[a-z]")
_STOPS = ",.;:!?()，。；：！？、"
_STOP = re.compile(rf"[{re.escape(_STOPS)}](?=\s|$|[^\x00-\x7f])|[，。；：！？、]")
_CJK = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]")
_LATIN = re.compile(r"[A-Za-z][\w.+#-]*", re.ASCII)
_SHORT = 4  # characters of a clause that has yet to begin
_LEAD_UP = 4  # words
_NO_SLOT = {Role.NOT, Role.REFRAIN, Role.WHEN, Role.SO_FAR, Role.COMPLAINT}
_FILLS = words.ACTS | {USE, words.fold("set")}
_PREPS = changes.PREPOSITIONS
_OPENING = {Role.AGAINST: "against", Role.IS: "is"}
_MEANS = frozenset({"against", "with", "via", "by", "mit", "con", "com", "avec", "is"})
_AND = frozenset({"and", "or", "und", "oder", "y", "o", "e", "ou", "et", "&", "+", "/"})
_BEGINS = frozenset({"start", "starts", "begin", "begins", "end", "ends", "beginnen", "beginnt"})
_CHANGING = ("replac", "switch", "migrat", "swap", "chang", "move", "moving", "drop")
_ASIDE = frozenset({"btw", "too", "anyway", "again", "everywhere", "now", "fyi"})
_BUT = frozenset({"but", "except", "unless", "although", "though", "aber", "pero", "mais", "sauf"})
