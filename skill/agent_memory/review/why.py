"""Why memory says something: the one claim that a citation fits, with all that stands behind it.

Where a citation fits more than one claim, none is shown (promise 4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory.ledger import evidence, standing, tombstone
from agent_memory.ledger.records import Decision, Forgotten, Resolved, Sighting, Split, Undone
from agent_memory.review import cite

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from agent_memory.ledger.atom import Atom, Contest
    from agent_memory.ledger.fold import Memory
    from agent_memory.ledger.memory import Held
    from agent_memory.ledger.records import Record


class Against(NamedTuple):
    """A contest as one side sees it: the other side by its claim, or as the line that it is."""

    contest: Contest
    other: str
    text: str | None
    incumbent: bool


class Decided(NamedTuple):
    """A decision about the claim, and whether it still holds."""

    decision: Decision
    undone: bool


class Why(NamedTuple):
    """One claim and all that stands behind it; `replaced` are wordings of older extractors."""

    atom: Atom
    against: tuple[Against, ...]
    decisions: tuple[Decided, ...]
    replaced: tuple[Sighting, ...]


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
    return _why(found[0], held)


def _why(atom: Atom, held: Held) -> Why:
    kept = standing.in_force(held.decisions.records)
    stones = [one for one in kept if isinstance(one, Forgotten)]
    found = evidence.standing(held.sightings.records, stones)
    mine = {one.id for one in atom.sightings}
    return Why(
        atom,
        tuple(_against(one, atom, held.memory) for one in atom.contests),
        tuple(_decisions(held.decisions.records, kept, found.heirs_of, mine)),
        tuple(_replaced(held.sightings.records, stones, found.heirs_of, mine)),
    )


def _against(contest: Contest, atom: Atom, memory: Memory) -> Against:
    incumbent = contest.incumbent == atom.id
    other = contest.challenger if incumbent else contest.incumbent
    text = next((one.text for one in memory.atoms if one.id == other), None)
    return Against(contest, other, text, incumbent)


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
