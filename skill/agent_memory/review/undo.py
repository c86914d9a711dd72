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
    Resolved,
    Tier,
    Undone,
)
from agent_memory.review import backup, desk, targets
from agent_memory.review.desk import Desk, Done

if TYPE_CHECKING:
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
    lines = [f"undone: {decision.record} on {clock.day(decision.at, at.zone)}{about}"]
    lines += [f"  {_became(one)}" for one in made if one.before != one.after]
    return Done(tuple(lines), (record,))


def _became(change: Change) -> str:
    """What a file has become, in words for the person."""
    name = change.target.name
    if change.after is None:
        return f"{name} is removed: it was made by that decision"
    return f"{name} is there again" if change.before is None else f"{name} was changed"


def _meant(at: Desk, held: Held, name: str | None) -> Decision:
    in_force = [
        one
        for one in standing.in_force(held.decisions.records)
        if not isinstance(one, _LASTING)
        and (one.project == at.identity.id or _tier(one, held) == "L3")
    ]
    if name is None:
        in_force = [one for one in in_force if not isinstance(one, Undone)][-1:]
    else:
        in_force = [one for one in in_force if one.id.startswith(name.lower())]
    if len(in_force) == 1:
        return in_force[0]
    reason = "nothing to undo" if name is None else f"no one decision is named {name!r}"
    forgot = any(isinstance(one, Forgotten) for one in held.decisions.records)
    stays = "; a forgotten claim stays forgotten" if forgot and not in_force else ""
    raise Refusal(f"{reason}{stays}")


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
