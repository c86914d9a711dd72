"""start.json: what the model is told as a session starts, and what a person has not heard yet."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from agent_memory import clock, escape, policy
from agent_memory.offer import reminder, tell

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Mapping, Sequence

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.fold import Memory


def page(memory: Memory, *, zone: dt.tzinfo, now: dt.datetime, stamp: Mapping[str, int]) -> bytes:
    """The bytes of start.json: what the model is told, and what a person has not heard yet."""
    open_ones = [one for one in memory.contests if one.resolved is None]
    waiting = [
        *(f"{one.number}:{one.digest}" for one in memory.proposals),
        *(f"{one.incumbent}!{one.challenger}" for one in open_ones),
    ]
    offset = now.astimezone(zone).utcoffset()
    start = {
        "form": tell.FORM,
        "generation": dict(stamp),
        "lines": list(_lines(memory, zone)),
        "notice": _notice(len(memory.proposals), len(open_ones)),
        "waiting": ["".join(one.split()) for one in waiting],
        "east": int(offset.total_seconds()) if offset else 0,
    }
    return f"{json.dumps(start, sort_keys=True, indent=1)}\n".encode()


def _lines(memory: Memory, zone: dt.tzinfo) -> Iterator[str]:
    """What the model is told at a start, tier by tier, within the budget of each."""
    atoms = {atom.id: atom for atom in memory.atoms}
    for tier, room in sorted(policy.START_BYTES.items(), reverse=True):
        tagged = [_tagged(atom, atoms, zone) for atom in memory.atoms if _tier(atom) == tier]
        if tier == "L2":
            tagged += _contested_lines(memory, atoms)
        yield from _fitting(sorted(filter(None, tagged)), room)


def _tier(atom: Atom) -> str | None:
    """The tier of a claim that stands in a loaded file, adopted or written by hand."""
    if atom.standing.adopted:
        return atom.standing.adopted.tier
    return "L2" if atom.already else None


def _tagged(atom: Atom, atoms: Mapping[str, Atom], zone: dt.tzinfo) -> str:
    """A claim of an instruction file with what its line cannot say; empty when there is nothing."""
    notes = [reminder.against(one, atom, atoms) for one in reminder.contests(atom)]
    if atom.superseded_by:
        notes.append("superseded")
    if atom.life in {"stale", "retired"}:
        notes.append(f"{atom.life}: not said since {clock.day(atom.last, zone)}")
    if atom.unheeded:
        notes.append(f"unheeded: said again {atom.unheeded}× since it was adopted")
    text = atom.standing.adopted.text if atom.standing.adopted else reminder.text(atom)
    return f"- [{atom.id}] {escape.tag(text)} ({'; '.join(notes)})" if notes else ""


def _contested_lines(memory: Memory, atoms: Mapping[str, Atom]) -> list[str]:
    """Hand-written lines that a claim contests, each with that claim."""
    return [
        f"- {escape.tag(one.incumbent)} (contested: {reminder.quoted(atoms[one.challenger])} "
        "was said since; not settled)"
        for one in memory.contests
        if one.resolved is None and one.incumbent not in atoms and one.challenger in atoms
    ]


def _fitting(lines: Sequence[str], room: int) -> Iterator[str]:
    """Yield the lines there is room for, and how many were cut."""
    for number, line in enumerate(lines):
        room -= len(line.encode()) + 1
        if room < 0:
            yield f"- {len(lines) - number} more: memory_inspect --contested"
            return
        yield line


def _notice(proposals: int, contests: int) -> str:
    """What waits for the person, in one line."""
    parts = []
    if proposals:
        parts.append("1 rule waits" if proposals == 1 else f"{proposals} rules wait")
    if contests:
        parts.append("1 contest is open" if contests == 1 else f"{contests} contests are open")
    return f"memory: {', '.join(parts)}: /cs:memory" if parts else ""
