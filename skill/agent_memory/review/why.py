"""Why memory says something: the one claim that a citation fits, with all that stands behind it.

Where a citation fits more than one claim, none is shown (promise 4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from agent_memory.ledger import attest, evidence, standing, tombstone
from agent_memory.ledger.atom import display_id
from agent_memory.ledger.records import (
    Decision,
    Forgotten,
    Record,
    Resolved,
    Sighting,
    Split,
    Told,
    Typed,
    Undone,
)
from agent_memory.review import cite

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from agent_memory.ledger.atom import Atom, Contest, Shadow
    from agent_memory.ledger.fold import Memory
    from agent_memory.ledger.memory import Held
    from agent_memory.ledger.records import Place

_R = TypeVar("_R", bound=Record)


class Against(NamedTuple):
    """A contest as one side sees it: the other side by its claim, or as the line that it is."""

    contest: Contest
    other: str
    text: str | None
    incumbent: bool


class Shade(NamedTuple):
    """A shadow as one side sees it: the other side in words, and whether it lies on this one."""

    shadow: Shadow
    other: str
    text: str | None
    lies: bool


class Decided(NamedTuple):
    """A decision about the claim, whether it still holds, and where capture found it typed."""

    decision: Decision
    undone: bool
    typed: Place | None = None


class Why(NamedTuple):
    """One claim and all that stands behind it; `replaced` are wordings of older extractors.

    `told` says when the model was told of it, under whichever of its ids, the newest first.
    """

    atom: Atom
    against: tuple[Against, ...]
    decisions: tuple[Decided, ...]
    replaced: tuple[Sighting, ...]
    shades: tuple[Shade, ...] = ()
    told: tuple[Told, ...] = ()


class Ambiguous(NamedTuple):
    """The ids of several claims that a citation fits, and nothing else of them."""

    ids: tuple[str, ...]


def answer(query: str, held: Held) -> Why | Ambiguous | None:
    """What a citation by id, number or words leads to; None when it fits no claim."""
    found = cite.fitting(query, held.memory)
    if not found:
        return None
    if len(found) > 1:
        return Ambiguous(tuple(sorted(atom.id for atom in found)))
    return behind(found[0], held)


def behind(atom: Atom, held: Held) -> Why:
    """All that stands behind a claim, of what was read."""
    kept = standing.in_force(held.decisions.records)
    stones = [one for one in kept if isinstance(one, Forgotten)]
    found = evidence.standing(held.sightings.records, stones)
    mine = {one.id for one in atom.sightings}
    typed = attest.attested((), (), _of_kind(Typed, held.sightings.records))
    return Why(
        atom,
        tuple(_against(one, atom, held.memory) for one in atom.contests),
        tuple(
            one._replace(typed=typed.get(one.decision.id))
            for one in _decisions(held.decisions.records, kept, found.heirs_of, mine)
        ),
        tuple(_replaced(held.sightings.records, stones, found.heirs_of, mine)),
        tuple(_shade(one, atom, held.memory) for one in atom.shadows),
        tuple(_told(held.sightings.records, atom)),
    )


def _against(contest: Contest, atom: Atom, memory: Memory) -> Against:
    incumbent = contest.incumbent == atom.id
    other = contest.challenger if incumbent else contest.incumbent
    text = next((one.text for one in memory.atoms if one.id == other), None)
    return Against(contest, other, text, incumbent)


def _shade(shadow: Shadow, atom: Atom, memory: Memory) -> Shade:
    lies = shadow.held == atom.id
    other = shadow.by if lies else shadow.held
    text = next((one.text for one in memory.atoms if one.id == other), None)
    return Shade(shadow, other, text if lies else text or shadow.line, lies)


def _decisions(
    records: Iterable[Record],
    kept: Sequence[Decision],
    heirs_of: Callable[[Iterable[str]], tuple[str, ...]],
    mine: AbstractSet[str],
) -> Iterator[Decided]:
    """The decisions about the claim in order, the withdrawn ones and their withdrawals too."""
    decisions = sorted(
        (one for one in records if isinstance(one, Decision)), key=lambda one: (one.at, one.id)
    )
    about = {one.id for one in decisions if mine & {one.id, *_named(one), *heirs_of(_named(one))}}
    in_force = {one.id for one in kept}
    for one in decisions:
        if one.id in about or (isinstance(one, Undone) and one.target in about):
            yield Decided(one, one.id not in in_force)


def _named(decision: Decision) -> tuple[str, ...]:
    """The sightings that a decision names, on either side."""
    if isinstance(decision, (Resolved, Split)):
        return decision.sightings + decision.others
    return decision.sightings


def _replaced(
    records: Iterable[Record],
    stones: Sequence[Forgotten],
    heirs_of: Callable[[Iterable[str]], tuple[str, ...]],
    mine: AbstractSet[str],
) -> Iterator[Sighting]:
    """The readings of older extractors that the claim's sightings stand in for now."""
    older = [one for one in records if isinstance(one, Sighting) and one.id not in mine]
    for one in sorted(older, key=evidence.order):
        forgotten = any(tombstone.refuses(stone, one) for stone in stones)
        if not forgotten and not mine.isdisjoint(heirs_of([one.id])):
            yield one


def _told(records: Iterable[Record], atom: Atom) -> Iterable[Told]:
    """When the model was told of a claim; a note that was copied counts where it stands first."""
    names = {atom.id, *atom.former, *(display_id(one.id) for one in atom.sightings)}
    told = [one for one in _of_kind(Told, records) if not names.isdisjoint(one.atoms)]
    told.sort(key=lambda one: (one.place.transcript, one.place.line), reverse=True)
    once = {one.id: one for one in told}
    return sorted(once.values(), key=lambda one: (one.at, one.id), reverse=True)


def _of_kind(kind: type[_R], records: Iterable[Record]) -> list[_R]:
    return [one for one in records if isinstance(one, kind)]
