"""What the view says of a memory: files for people and their own tools, never read back.

Same memory, same bytes: everything is sorted and nothing here knows the time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import clock, escape, policy
from agent_memory.ledger.proposal import below_gate
from agent_memory.offer import fields
from agent_memory.plural import counted

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Mapping, Sequence

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.fold import Memory
    from agent_memory.ledger.proposal import Proposal
    from agent_memory.ledger.records import Sighting
    from agent_memory.offer.edition import Edition
    from agent_memory.offer.everywhere import Waiting

ATOMS = "atoms.jsonl"
STAGED = "staged/promotions.json"
REVIEW = "staged/REVIEW.md"
NAMES = (ATOMS, STAGED, REVIEW)


def pages(edition: Edition) -> dict[str, bytes]:
    """The files of the view by their names in it."""
    memory, theirs, zone = edition.memory, edition.theirs, edition.zone
    told = sorted((atom for atom in memory.atoms if not atom.silent), key=lambda atom: atom.id)
    atoms = {atom.id: atom for atom in told}
    lines = "".join(f"{fields.dump(fields.atom(atom, zone))}\n" for atom in told)
    staged = {
        "generation": dict(edition.stamp),
        "policy": policy.VERSION,
        "proposals": [fields.proposal(one, atoms[one.atom]) for one in memory.proposals],
        "silent": len(memory.atoms) - len(told),
    }
    if theirs:
        staged["person"] = [fields.waiting(one) for one in theirs]
    review = _review(memory, theirs, zone)
    return {
        ATOMS: lines.encode(),
        STAGED: f"{fields.dump(staged, indent=2)}\n".encode(),
        REVIEW: "".join(f"{line}\n" for line in review).encode(),
    }


# -- REVIEW.md -----------------------------------------------------------------------------------


def _review(memory: Memory, theirs: Sequence[Waiting], zone: dt.tzinfo) -> Iterator[str]:
    atoms = {atom.id: atom for atom in memory.atoms}
    yield "# What waits"
    yield ""
    yield "A view, written anew and never read back. Nothing here is in force until you adopt it."
    yield "All that stands behind number N: `/cs:memory why N`"
    if not (memory.proposals or theirs):
        yield ""
        yield "Nothing waits."
    for waiting in memory.proposals:
        yield ""
        yield from _waiting(waiting, atoms[waiting.atom], zone)
    for one in theirs:
        yield ""
        yield from _for_all(one, zone)
    yield from _contests(memory, atoms)
    yield ""
    yield _rest(memory)


def _waiting(waiting: Proposal, atom: Atom, zone: dt.tzinfo) -> Iterator[str]:
    yield f"## {waiting.number}. {escape.page(waiting.text)}"
    yield ""
    earned = f"{waiting.label}: {counted(len(atom.conversations), 'conversation')}"
    yield f"{earned} on {counted(len(atom.days), 'day')}; {atom.kind}, {atom.confidence}."
    if waiting.danger:
        yield f"Needs a confirmation of its own: {', '.join(waiting.danger)}."
    yield ""
    yield from (_sighted(one, zone) for one in atom.sightings)


def _for_all(waiting: Waiting, zone: dt.tzinfo) -> Iterator[str]:
    yield f"## {waiting.name}. {escape.page(waiting.proposal.text)}"
    yield ""
    yield f"For all your projects: adopt {waiting.name}. It was {escape.page(waiting.notes)}."
    for holding, name in zip(waiting.shared.holdings, waiting.projects, strict=True):
        yield ""
        yield f"{escape.page(name)}:"
        yield ""
        yield from (_sighted(one, zone) for one in holding.atom.sightings)


def _sighted(one: Sighting, zone: dt.tzinfo) -> str:
    flags = f" ({', '.join(one.flags)})" if one.flags else ""
    place = f"conversation {one.place.conversation[:4]}…, line {one.place.line}"
    where = place if one.place.transcript else "typed to us"
    return f"- {clock.day(one.at, zone)}, {where}{flags}: {escape.page(one.text)}"


def _contests(memory: Memory, atoms: Mapping[str, Atom]) -> Iterator[str]:
    open_ones = [one for one in memory.contests if one.resolved is None]
    if open_ones:
        yield ""
        yield "## Contested"
        yield ""
    for one in open_ones:
        held, new = (_side(side, atoms) for side in (one.incumbent, one.challenger))
        yield f"- {held} against {new}: {escape.page(one.reason)}"


def _side(name: str, atoms: Mapping[str, Atom]) -> str:
    """A side of a contest: its claim, or the line of an instruction file."""
    atom = atoms.get(name)
    return escape.page(f"{atom.text} ({name})" if atom else name)


def _rest(memory: Memory) -> str:
    silent = sum(atom.silent for atom in memory.atoms)
    candidates = sum(map(below_gate, memory.atoms))
    return f"{counted(candidates, 'candidate')} below the gate; {silent} silent, not listed."
