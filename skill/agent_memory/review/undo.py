"""Taking a decision back: every byte of the file as it was, while nothing else came since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import clock
from agent_memory.errors import Refusal
from agent_memory.ledger import standing
from agent_memory.ledger.records import (
    Adopted,
    Decision,
    Demoted,
    Forgotten,
    Looked,
    Numbered,
    Remembered,
    Resolved,
    Tier,
    Undone,
)
from agent_memory.review import backup, desk, targets
from agent_memory.review.desk import Desk, Done

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.ledger.fold import Memory
    from agent_memory.ledger.memory import Held
    from agent_memory.review.backup import Change

_LASTING = (Forgotten, Numbered, Looked)
_WRITING = (Adopted, Demoted, Resolved)


def undo(at: Desk, name: str | None = None) -> Done:
    """Take back the decision whose id begins so, else the last one here or for all projects."""
    held = at.held()
    decision = _meant(at, held, name)
    record = desk.made(at, held, Undone, None, target=decision.id)
    made = _changes(at, held, record, decision) if _writes(decision, held) else ()
    desk.recorded(at, [record], tier=_tier(decision, held), changes=made)
    about = f': "{decision.text}"' if decision.text else ""
    before = _before(decision, held)
    deed = "edited" if before and before.text != decision.text else decision.record
    lines = [f"undone: {deed} on {clock.day(decision.when, at.zone)}{about}"]
    lines += [f'  it reads "{before.text}" again'] if before and deed == "edited" else []
    became = [f"  {one.became}" for one in made if one.became]
    lines += became if became or not made else ["  no file was changed: its line was not there"]
    if isinstance(decision, Remembered):
        lines.append(f"  its words are kept; /cs:memory forget {decision.id[:8]} takes them out")
    return Done(tuple(lines), (record,))


def _before(decision: Decision, held: Held) -> Adopted | None:
    """The adoption that one which only changed its words stands in for."""
    kept = standing.in_force(held.decisions.records)
    carries = set(decision.sightings)
    for one in reversed(kept[: kept.index(decision)] if isinstance(decision, Adopted) else ()):
        same = standing.tier(one) == standing.tier(decision) and carries & set(one.sightings)
        if same and isinstance(one, (Adopted, Demoted)):
            return one if isinstance(one, Adopted) else None
    return None


def _meant(at: Desk, held: Held, name: str | None) -> Decision:
    in_force = [
        one
        for one in standing.in_force(held.decisions.records)
        if not isinstance(one, _LASTING)
        and (one.project == at.identity.id or _tier(one, held) == "L3")
    ]
    if name is None:
        gone = {name for one in _stones(held) for name in one.sightings}
        left = [one for one in in_force if not one.sightings or set(one.sightings) - gone]
        in_force = [one for one in left if not isinstance(one, Undone)][-1:]
        _refuse_behind(in_force, held)
    else:
        in_force = [one for one in in_force if one.id.startswith(name.lower())]
    if len(in_force) == 1:
        return in_force[0]
    reason = "nothing to undo" if name is None else f"no one decision is named {name!r}"
    stays = "; a forgotten claim stays forgotten" if _stones(held) and not in_force else ""
    raise Refusal(f"{reason}{stays}")


def _refuse_behind(last: Sequence[Decision], held: Held) -> None:
    """Refuse to take back, unnamed, what a person decided before they had something forgotten."""
    kept = standing.in_force(held.decisions.records)
    for one in last:
        if any(kept.index(stone) > kept.index(one) for stone in _stones(held)):
            about = f': {one.record} "{one.text}"' if one.text else f": {one.record}"
            raise Refusal(
                "the last decision is a forget, which stays; "
                f"undo {one.id[:8]} takes back the one before it{about}"
            )


def _stones(held: Held) -> list[Forgotten]:
    return [one for one in held.decisions.records if isinstance(one, Forgotten)]


def _changes(at: Desk, held: Held, record: Undone, decision: Decision) -> tuple[Change, ...]:
    """What taking it back makes of each file: as it was, else without its lines."""
    found = []
    for change in targets.changes(at, held, [record]) or _orphaned(at, held.memory, decision):
        folder = targets.backups(at, change.tier)
        exact = backup.restored(folder, change, decision=decision.id)
        found.append(exact or change)
    return tuple(found)


def _orphaned(at: Desk, old: Memory, decision: Decision) -> tuple[Change, ...]:
    """The change for an adoption whose claim no sighting carries any more."""
    carried = {one.standing.own.id for one in old.atoms if one.standing.own}
    if not isinstance(decision, Adopted) or decision.tier == "L3" or decision.id in carried:
        return ()
    return targets.without(at, decision)


def _writes(decision: Decision, held: Held) -> bool:
    return isinstance(_at_bottom(decision, held), _WRITING)


def _tier(decision: Decision, held: Held) -> Tier:
    """The tier whose journal the decision stands in."""
    bottom = _at_bottom(decision, held)
    return standing.tier(bottom) if bottom else "L2"


def _at_bottom(decision: Decision | None, held: Held) -> Decision | None:
    """What an undo, or the undo of an undo, was about in the end."""
    by_id = {one.id: one for one in held.decisions.records if isinstance(one, Decision)}
    passed: set[str] = set()
    while isinstance(decision, Undone) and decision.id not in passed:
        passed.add(decision.id)
        decision = by_id.get(decision.target)
    return decision
