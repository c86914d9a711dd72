"""What a person decided: a decision names sightings, and an atom inherits what its own carry."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.ledger.atom import Standing
from agent_memory.ledger.records import (
    Adopted,
    Decision,
    Demoted,
    Edited,
    Forgotten,
    Looked,
    Numbered,
    Pinned,
    Rejected,
    Undone,
    Voted,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.evidence import Evidence
    from agent_memory.ledger.records import Record, Tier

_LASTING = (Forgotten, Numbered)  # what is gone is gone, and a number that was seen stays taken


class Inherited(NamedTuple):
    """A decision, and the standing sightings that carry it today."""

    decision: Decision
    heirs: frozenset[str]

    @property
    def order(self) -> tuple[object, ...]:
        """The order of decisions: by time, then by id."""
        return self.decision.at, self.decision.id


def in_force(records: Iterable[Record]) -> tuple[Decision, ...]:
    """The decisions that were not undone, each once, in order; `forget` cannot be undone."""
    decisions: dict[str, Decision] = {}
    for one in records:
        if isinstance(one, Decision) and _order(one) <= _order(decisions.get(one.id, one)):
            decisions[one.id] = one
    withdrawn = _withdrawn(decisions)
    return tuple(
        one
        for one in sorted(decisions.values(), key=_order)
        if one.id not in withdrawn or isinstance(one, _LASTING)
    )


def _order(one: Decision) -> tuple[object, ...]:
    return one.at, one.id, one.model_dump_json()


def _withdrawn(decisions: Mapping[str, Decision]) -> set[str]:
    """The ids of what is undone: an undo that was itself undone withdraws nothing.

    Followed from undo to undo rather than by time: the clocks of two machines may disagree.
    """
    undos = [one for one in decisions.values() if isinstance(one, Undone)]
    undos.sort(key=lambda one: (-_depth(one, decisions), one.id))
    withdrawn: set[str] = set()
    for one in undos:
        if one.id not in withdrawn:
            withdrawn.add(one.target)
    return withdrawn


def _depth(one: Decision | None, decisions: Mapping[str, Decision]) -> int:
    """How many undos stand between an undo and what the first of them was about."""
    passed: set[str] = set()
    while isinstance(one, Undone) and one.id not in passed:
        passed.add(one.id)
        one = decisions.get(one.target)
    return len(passed)


def inherited(decisions: Iterable[Decision], found: Evidence) -> dict[str, list[Inherited]]:
    """The decisions that each standing sighting carries, in order."""
    carried: dict[str, list[Inherited]] = defaultdict(list)
    for decision in decisions:
        heirs = frozenset(found.heirs_of(decision.sightings))
        for heir in heirs:
            carried[heir].append(Inherited(decision, heirs))
    return carried


def tier(decision: Decision) -> Tier:
    """Whether a decision is about this project or about all projects of the person."""
    return decision.tier if isinstance(decision, _TIERED) else "L2"


def of(carried: Sequence[Inherited]) -> Standing:
    """The standing that an atom has by the decisions that its sightings carry, in order."""
    if not carried:
        return _UNDECIDED
    wide = tuple(one.decision for one in carried if tier(one.decision) == "L3")
    own = [one for one in carried if tier(one.decision) == "L2"] if wide else carried
    decisions = [one.decision for one in own]
    decided, everywhere = _decided(decisions), _decided(wide)
    pins = [one.on for one in decisions if isinstance(one, Pinned)]
    edits = [one.text for one in decisions if isinstance(one, Edited)]
    looks = [one.when for one in decisions if isinstance(one, Looked)]
    return decided._replace(
        adopted=everywhere.adopted or decided.adopted,
        withdrawn=max(filter(None, (decided.withdrawn, everywhere.withdrawn)), default=None),
        wide=wide,
        pinned=bool(pins and pins[-1]),
        edited=edits[-1] if edits else None,
        votes=tuple(
            (one.when, one.vote == "helpful") for one in decisions if isinstance(one, Voted)
        ),
        looked=max(looks, default=None),
        disagreeing=_disagreeing(own),
    )


def for_all(atoms: Iterable[Atom]) -> Standing:
    """The standing for all projects that atoms of several have by the decisions of that tier."""
    wide = {one.id: one for atom in atoms for one in atom.standing.wide}
    return _decided(sorted(wide.values(), key=_order))


_TIERED = (Adopted, Demoted, Numbered, Rejected)
_UNDECIDED = Standing()


def _decided(decisions: Sequence[Decision]) -> Standing:
    """What the decisions of one tier, in order, come to."""
    deciding = [one for one in decisions if _decides(one)]
    last = deciding[-1] if deciding else None
    numbers = [one for one in decisions if isinstance(one, Numbered)]
    adopted = last if isinstance(last, Adopted) else None
    return Standing(
        adopted=adopted,
        own=adopted,
        rejected=isinstance(last, Rejected),
        demoted=isinstance(last, Demoted),
        withdrawn=last.when if isinstance(last, Demoted) else None,
        numbers=tuple(sorted({one.number for one in numbers})),
        shown=numbers[-1].digest if numbers else None,
    )


def _disagreeing(carried: Sequence[Inherited]) -> tuple[str, ...]:
    """Decisions about different parts of what is now one claim, when they exclude each other.

    A later decision about the same claim names its earlier sightings too: that is a change of mind.
    """
    deciding = [one for one in carried if _decides(one.decision)]
    if not deciding:
        return ()
    apart = [
        one
        for one in deciding
        if one.decision.record != deciding[-1].decision.record
        and not one.heirs <= deciding[-1].heirs
    ]
    return (
        tuple(f"{one.decision.record} {one.decision.at:%Y-%m-%d}" for one in (*apart, deciding[-1]))
        if apart
        else ()
    )


def _decides(decision: Decision) -> bool:
    return isinstance(decision, (Adopted, Rejected, Demoted))
