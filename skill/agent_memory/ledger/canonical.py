"""The canonical form of a clause: what it says once politeness, order and spelling are gone.

Everything follows from the clause and the shipped tables, so that whether two clauses are one claim
is a fact about two wordings and never about the history around them.
"""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.ledger import (
    about,
    errand,
    frames,
    gloss,
    leftout,
    nothingbut,
    pieces,
    plain,
    precedence,
    reach,
    reading,
    reserved,
    shape,
    task,
    topic,
    verbfinal,
    wish,
)
from agent_memory.ledger.lexicon import values, words, wrongs
from agent_memory.ledger.lexicon.wishes import WISHES
from agent_memory.ledger.matter import Fixed, Matter, Values, fixed
from agent_memory.ledger.slot import Slot, slot
from agent_memory.ledger.weigh import mass, size

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading
    from agent_memory.ledger.pieces import Piece


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


class _Fields(NamedTuple):
    """A clause as identity sees it."""

    order: tuple[str, ...]
    typed: tuple[str, ...]  # the same as the person wrote it
    tokens: frozenset[str]
    sense: frozenset[str]  # the tokens without "unless I ask", which any prohibition allows for
    lead: str  # the verb that the clause begins with
    object: str
    head: str  # the last of the words that stand together with the object
    against: frozenset[str]
    condition: frozenset[str]
    pivots: tuple[tuple[str, str], ...]  # words such as "from", each with what stands after it
    only: bool
    quoted: frozenset[str]
    document: str
    tool: str  # what it wants to be tested with
    means: str  # the script that it wants something made with
    turn: tuple[str, ...]  # its verb and when, if it says nothing else
    matter: Matter  # what its one value is for, when it says nothing else
    deictic: bool
    mass: float
    specific: float
    signature: Signature
    wish: str = ""  # the standing wish that it says, if it says nothing else


class Canonical(_Fields):
    """A clause as identity and contradiction see it."""

    said: tuple[str, list[Piece]] = ("", [])  # what it was read from

    @cached_property
    def slot(self) -> Slot:
        """What it fills with one value, and whether it says that it changes.

        It takes a quarter of the reading, and most clauses are never asked for it.
        """
        return slot(*self.said)

    @cached_property
    def reach(self) -> str:
        """Whether it is about one thing of a kind or about all of them: "the X", "all X"."""
        return reach.of(self.said[1], self.object)

    @cached_property
    def errand(self) -> frozenset[str]:
        """The act of the trade that it asks for, when it asks for no more."""
        return errand.errand(self)

    @cached_property
    def gist(self) -> frozenset[str]:
        """The tokens without verbs that say no more than that something should be there."""
        light = words.LIGHT_UNLESS if self.signature.prohibits else words.LIGHT
        return self.tokens if light.isdisjoint(self.tokens) else self.tokens - light

    @cached_property
    def done(self) -> bool:
        """Whether it tells what is done already and asks for nothing."""
        return task.is_done(self.said[0])

    @cached_property
    def goes_on(self) -> bool:
        """Whether it asks for a second task after a first one."""
        return task.goes_on(self.said[0])

    def __eq__(self, other: object) -> bool:
        """Whether two clauses are the same to identity and to contradiction."""
        return (
            isinstance(other, Canonical)
            and tuple.__eq__(self, other)
            and self.reach == other.reach
            and self.slot == other.slot
        )

    def __ne__(self, other: object) -> bool:
        """Whether two clauses differ."""
        return not self == other

    __hash__ = _Fields.__hash__

    @cached_property
    def bond(self) -> Signature:
        """What a clause must have in common with this one to be the same claim.

        A wish that turns down a self-contained wrong is that wrong. Any other takes the signature
        of its plainest wording, so that what says a little more can join it by its words.
        """
        if not self.wish:
            return self.signature
        wrong = wish.WRONGS[self.wish]
        if wrong:
            return Signature(prohibits=True, wrongs=frozenset({wrong}))
        own = wish.own(self.wish)
        fixed = [pair for pair in self.signature.values if pair[0] in _FIXED and pair[1] not in own]
        home = None if fixed else _home(self.wish)
        return home or Signature(prohibits=False, values=frozenset({("wish", self.wish), *fixed}))

    @cached_property
    def key(self) -> Signature:
        """The bond without the scope, which one clause may say in another place than the other.

        "No red buttons" has red buttons, and "don't use red for buttons" has them as its scope.
        """
        bond = self.bond
        return bond._replace(scope=_NONE) if bond.scope else bond

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
    found = pieces.pieces(text[: policy.MAX_CLAUSE])
    found = _arranged(found, text)
    parts = reading.read(found)
    name = wish.wish(found[: parts.ended])
    form = _form(frames.framed(parts), name)
    form.said = text, found
    return form


@cache
def _home(name: str) -> Signature | None:
    """The signature that a wish is at home in, unless it is a wrong or one of its opposite."""
    home = _plainest(name)
    if home.wrongs or home.complaint or home in map(_plainest, wish.excluded(name)):
        return None
    return home


@cache
def _plainest(name: str) -> Signature:
    """The signature of the first wording of a wish."""
    text = next(row.hits[0] for row in WISHES if row.name == name)
    found = _arranged(pieces.pieces(text), text)
    return _form(frames.framed(reading.read(found))).signature


def _arranged(found: list[Piece], text: str) -> list[Piece]:
    """The pieces in the order, and as far as it goes in the words, of English."""
    if topic.is_chinese(text):
        return topic.ordered(found)
    if verbfinal.is_verb_final(text):
        return verbfinal.ordered(found)
    found = gloss.glossed(found)
    if _CUES.isdisjoint([piece.typed for piece in found]):
        return found
    found = nothingbut.only(reserved.reserved(found))
    return precedence.first_then(leftout.omitted(found))


def alone(form: Canonical) -> dict[str, str]:
    """The axes on which a clause names exactly one value, each with that value."""
    found: dict[str, str | None] = {}
    for axis, value in form.signature.values:
        found[axis] = None if axis in found else value
    return {axis: value for axis, value in found.items() if value is not None}


# The axes on which one wish may be had with different values.
_FIXED = frozenset({"number", *(row.axis for row in values.EXCLUSIVE)})
_NONE: frozenset[str] = frozenset()
_CUES = reserved.CUES | nothingbut.CUES | leftout.CUES | precedence.CUES
_USE, _REMOVE = map(words.fold, ("use", "remove"))
_UNASKED = frozenset({"unless", words.fold("ask")})
_REMARKS = frozenset(map(words.fold, ("remark", "comment", "opinion", "motto", "saying", "advice")))


def _form(parts: Reading, name: str = "") -> Canonical:
    said = plain.named(parts)
    main = plain.plainly(said, parts)
    condition = frozenset([piece.token for piece in parts.condition]) if parts.condition else _NONE
    content = frozenset(main)
    if parts.front:
        content |= {piece.token for piece in parts.front} - words.FILLER
    tokens = content | condition if condition else content
    lead = shape.lead(parts, main)
    named = shape.named(main[1:] if lead else main)
    head = shape.head(parts, named)
    # What "use npm scripts" uses is scripts.
    used = named if lead == _USE and (named == head or named not in values.OF) else ""
    fixes = fixed(parts, said, lead, used, tokens)
    tool = "" if fixes.matter else about.tool(parts, said)
    document = "" if tool else about.document(main, lead)
    spelled = {_USE: "use"} | {piece.token: piece.typed for piece in reversed(parts.main)}
    return Canonical(
        order=main,
        typed=tuple([spelled[token] for token in main]),
        tokens=tokens,
        sense=content if parts.prohibits and condition == _UNASKED else tokens,
        lead=lead,
        object=named,
        head=head,
        against=frozenset([piece.token for piece in parts.against]) if parts.against else _NONE,
        condition=condition,
        only=parts.only,
        pivots=shape.pivots(parts) if parts.preps or parts.tools or parts.scope_at else (),
        quoted=_of_kind(parts, "quoted"),
        document=document,
        tool=tool,
        means="" if tool else about.means(parts, main),
        turn=about.turn(parts, main, lead),
        matter=fixes.matter,
        deictic=parts.deictic,
        mass=mass(tokens),
        specific=size(tokens - words.GENERIC - {lead}),
        signature=_signature(
            parts, said, lead, fixes, ("tool", tool) if tool else ("document", document)
        ),
        wish=name,
    )


def _of_kind(parts: Reading, kind: str) -> frozenset[str]:
    if kind not in [piece.kind for piece in parts.main]:
        return _NONE
    return frozenset([piece.token for piece in parts.main if piece.kind == kind])


def _signature(
    parts: Reading, said: tuple[str, ...], lead: str, fixes: Fixed, kept: tuple[str, str]
) -> Signature:
    wrong = _wrongs(parts, said, lead)
    if wrong:  # what a self-contained wrong is done to does not matter
        return Signature(prohibits=True, complaint=parts.complaint, wrongs=wrong)
    if kept[1]:  # the document that is kept up to date, the tool that tests: what for is no matter
        held = frozenset(pair for pair in fixes.values if pair[0] not in {"number", "use"})
        return Signature(parts.prohibits, parts.complaint, values=held | {kept})
    anchors = _of_kind(parts, "anchor")
    return Signature(
        parts.prohibits,
        parts.complaint,
        values=fixes.values,
        anchors=anchors,
        scope=fixes.scope - anchors if anchors else fixes.scope,
    )


def _wrongs(parts: Reading, said: tuple[str, ...], lead: str) -> frozenset[str]:
    if parts.link_at and not _REMARKS.isdisjoint(piece.token for piece in parts.main):
        return _NONE  # "never guess is my own rule" is about the rule
    if not parts.prohibits:
        removed = lead == _REMOVE and len(said) <= policy.WRONG_WORDS
        return wrongs.wrongs(said[1:], removed=True) if removed else frozenset()
    ends = next((at for at in parts.pauses if at > parts.not_at), None)
    return wrongs.wrongs([piece.token for piece in parts.main[parts.not_at : ends]])
