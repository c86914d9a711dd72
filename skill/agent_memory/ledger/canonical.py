"""The canonical form of a clause: what it says once politeness, order and spelling are gone.

Everything follows from the clause and the shipped tables, so that whether two clauses are one claim
is a fact about two wordings and never about the history around them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.ledger import frames, pieces, reading
from agent_memory.ledger.lexicon import values, words, wrongs
from agent_memory.ledger.matter import Fixed, Matter, Values, fixed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from agent_memory.ledger.reading import Reading


class Signature(NamedTuple):
    """What two clauses must have in common before their words are compared at all.

    Whatever makes two clauses exclude each other stands here, and only clauses of one signature are
    ever joined: no chain of joins can lead from a claim to its opposite.
    """

    prohibits: bool
    complaint: bool = False
    wrongs: frozenset[str] = frozenset()
    values: Values = frozenset()
    anchors: frozenset[str] = frozenset()
    scope: frozenset[str] = frozenset()


class Canonical(NamedTuple):
    """A clause as identity and contradiction see it."""

    order: tuple[str, ...]
    typed: tuple[str, ...]  # the same as the person wrote it
    tokens: frozenset[str]
    lead: str  # the verb that the clause begins with
    object: str
    head: str  # the last of the words that stand together with the object
    against: frozenset[str]
    condition: frozenset[str]
    quoted: frozenset[str]
    document: str
    tool: str  # what it wants to be tested with
    matter: Matter  # what its one value is for, when it says nothing else
    deictic: bool
    mass: float
    specific: float
    signature: Signature

    def spelled(self, token: str) -> str:
        """A token of the clause as the person wrote it."""
        return self.typed[self.order.index(token)] if token in self.order else token

    @property
    def polarity(self) -> bool:
        """Whether the clause forbids."""
        return self.signature.prohibits


@lru_cache(maxsize=policy.CANONICAL_CACHE)
def canonical(text: str) -> Canonical:
    """The canonical form of a clause."""
    return _form(frames.framed(reading.read(pieces.pieces(text[: policy.MAX_CLAUSE]))))


def weight(token: str) -> float:
    """How much a shared token says; a word that no table knows says most."""
    return _WEIGHTS[token]


def mass(tokens: Iterable[str]) -> float:
    """How much tokens say together."""
    return sum(map(_WEIGHTS.__getitem__, tokens))


def size(tokens: Iterable[str]) -> float:
    """How many words tokens amount to: two characters without spaces are half of one."""
    return sum(0.5 if _WEIGHTS[token] == policy.WEIGHT_PAIR else 1 for token in tokens)


def alone(form: Canonical) -> dict[str, str]:
    """The axes on which a clause names exactly one value, each with that value."""
    found: dict[str, str | None] = {}
    for axis, value in form.signature.values:
        found[axis] = None if axis in found else value
    return {axis: value for axis, value in found.items() if value is not None}


class _Weights(dict[str, float]):
    """The weights that tables give, and by its script that of any other word."""

    def __missing__(self, token: str) -> float:
        """The weight of a word that no table knows."""
        return policy.WEIGHT_PAIR if "\u3040" <= token[0] <= "\ud7af" else policy.WEIGHT_RARE


_WEIGHTS = _Weights(
    {
        **dict.fromkeys(words.COMMON, policy.WEIGHT_COMMON),
        **dict.fromkeys(words.GENERIC, policy.WEIGHT_GENERIC),
    }
)
_BEGINNING = 2
_USE, _UPDATE, _REMOVE = (words.fold(verb) for verb in ("use", "update", "remove"))


def _form(parts: Reading) -> Canonical:
    said = tuple(dict.fromkeys(piece.token for piece in parts.main))
    main = _plainly(said, prohibits=parts.prohibits)
    condition = frozenset(piece.token for piece in parts.condition)
    tokens = frozenset(main) | condition | {piece.token for piece in parts.front}
    lead = _lead(parts, main)
    named = _object(main[1:] if lead else main)
    head = _head(parts, named)
    # What "use npm scripts" uses is scripts.
    used = named if lead == _USE and (named == head or named not in values.OF) else ""
    fixes = fixed(parts, said, lead, used, tokens)
    tool = "" if fixes.matter else _tool(parts, said)
    document = "" if tool else _document(main, lead)
    spelled = {piece.token: piece.typed for piece in reversed(parts.main)}
    return Canonical(
        order=main,
        typed=tuple(spelled[token] for token in main),
        tokens=tokens,
        lead=lead,
        object=named,
        head=head,
        against=frozenset(piece.token for piece in parts.against),
        condition=condition,
        quoted=frozenset(piece.token for piece in parts.main if piece.kind == "quoted"),
        document=document,
        tool=tool,
        matter=fixes.matter,
        deictic=parts.deictic,
        mass=mass(tokens),
        specific=size(tokens - words.GENERIC - {lead}),
        signature=_signature(
            parts, said, lead, fixes, ("tool", tool) if tool else ("document", document)
        ),
    )


def _plainly(said: tuple[str, ...], *, prohibits: bool) -> tuple[str, ...]:
    """The tokens without a "use" that says nothing: "use X to do Y" is "do Y with X"."""
    if _USE not in said or len(said) == 1:
        return said
    at = said.index(_USE)
    valued = said[at + 1 : at + 2] and said[at + 1] in values.OF
    if at == 0 and prohibits:
        return said[1:]
    if at == 0 and valued and said[2:] and said[2] in words.VERBS:
        return (*said[2:], said[1])
    if at and valued:
        return said[:at] + said[at + 1 :]
    if at == len(said) - 1 and said[0] not in words.VERBS:  # where the verb stands last
        return said[:-1] if prohibits else (_USE, *said[:-1])
    return said


def _lead(parts: Reading, main: tuple[str, ...]) -> str:
    if not main or main[0] not in words.VERBS:
        return ""
    subject = parts.link_at is not None and parts.link_at <= policy.SUBJECT_WORDS
    return "" if subject and main[0] in words.NOUNS else main[0]


def _object(after: tuple[str, ...]) -> str:
    named = (token for token in after if token not in words.MODIFIERS)
    return next(named, after[0] if after else "")


def _head(parts: Reading, named: str) -> str:
    head = ""
    for piece in parts.found:
        if head and not piece.token:
            break
        if head or piece.token == named:
            head = piece.token
    return head


def _document(main: tuple[str, ...], lead: str) -> str:
    if lead != _UPDATE:
        return ""
    return next((token for token in main[1:3] if values.is_document(token)), "")


def _tool(parts: Reading, said: tuple[str, ...]) -> str:
    """The tool that a wish to test names."""
    if parts.prohibits or words.CHECKS.isdisjoint(said[:_BEGINNING]):
        return ""
    return next((tool for tool in parts.tools if tool in said and values.is_tool(tool)), "")


def _signature(
    parts: Reading, said: tuple[str, ...], lead: str, fixes: Fixed, kept: tuple[str, str]
) -> Signature:
    wrong = _wrongs(parts, said, lead)
    if wrong:  # what a self-contained wrong is done to does not matter
        return Signature(prohibits=True, complaint=parts.complaint, wrongs=wrong)
    if kept[1]:  # the document that is kept up to date, the tool that tests: what for is no matter
        held = frozenset(pair for pair in fixes.values if pair[0] not in {"number", "use"})
        return Signature(parts.prohibits, parts.complaint, values=held | {kept})
    return Signature(
        parts.prohibits,
        parts.complaint,
        values=fixes.values,
        anchors=frozenset(piece.token for piece in parts.main if piece.kind == "anchor"),
        scope=fixes.scope,
    )


def _wrongs(parts: Reading, said: tuple[str, ...], lead: str) -> frozenset[str]:
    if not parts.prohibits:
        removed = lead == _REMOVE and len(said) <= policy.WRONG_WORDS
        return wrongs.wrongs(said[1:], removed=True) if removed else frozenset()
    ends = next((at for at in parts.pauses if at > parts.not_at), None)
    return wrongs.wrongs([piece.token for piece in parts.main[parts.not_at : ends]])
