"""memory_promote: what has earned a place in the instruction file, and what blocks the nearest."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory import renew, setting
from agent_memory.answers import show
from agent_memory.answers.answer import Answer
from agent_memory.capture import machine
from agent_memory.cli import arguments, say
from agent_memory.ledger import proposal
from agent_memory.offer import everywhere, fields
from agent_memory.plural import counted
from agent_memory.review import source

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator
    from pathlib import Path

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.fold import Memory
    from agent_memory.offer.everywhere import Waiting
    from agent_memory.setting import Setting


class Listing(NamedTuple):
    """What waits, what is nearest to it, and the claims whose transcript says something else."""

    memory: Memory
    nearest: tuple[Atom, ...]
    mismatched: frozenset[str]
    problem: str | None
    theirs: tuple[Waiting, ...]


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    made = arguments.parser("promote", "List what waits for a decision; a dry run by default.")
    made.add_argument("--stage", action="store_true", help="give numbers and renew the view")
    return made


def answer(options: argparse.Namespace) -> int:
    """List what passes and what blocks the nearest; number and publish it when told to."""
    here = arguments.of(options)
    found = _listing(here, stage=options.stage)
    return say.answer(Answer(_said(found, here), _lines(found, staged=options.stage)), options)


def _listing(here: Setting, *, stage: bool) -> Listing:
    identity = setting.identity(here)
    problem = None
    if stage:
        held, _, problem = renew.project(here, identity)
    else:
        held = setting.held(here, identity)
    mismatched = _mismatched(here, held.memory, identity.root)
    theirs = everywhere.waiting(setting.across(here, identity), here.registry)
    return Listing(held.memory, proposal.nearest(held.memory.atoms), mismatched, problem, theirs)


def _mismatched(here: Setting, found: Memory, root: Path | None) -> frozenset[str]:
    waiting = {one.atom for one in found.proposals}
    atoms = [atom for atom in found.atoms if atom.id in waiting]
    known = machine.secrets(here.user, here.config, root)
    seen = (one for atom in atoms for one in atom.sightings)
    sources = source.of(seen, home=here.home, known=known)
    return frozenset(atom.id for atom in atoms if show.mismatch(atom, sources))


# -- what it says --------------------------------------------------------------------------------


def _said(found: Listing, here: Setting) -> dict[str, object]:
    atoms = {atom.id: atom for atom in found.memory.atoms}
    return {
        "waits": [fields.proposal(one, atoms[one.atom]) for one in found.memory.proposals],
        "blocked": [fields.atom(atom, here.zone) for atom in found.nearest],
        "person": [fields.waiting(one) for one in found.theirs],
        "mismatched": sorted(found.mismatched),
        "problem": found.problem,
    }


def _lines(found: Listing, *, staged: bool) -> Iterator[str]:
    waiting = list(_waiting(found))
    if not (found.memory.atoms or found.theirs):
        yield show.nothing("nothing waits")
    else:
        yield from show.table(waiting) if waiting else ["nothing waits"]
    if found.theirs:
        yield ""
        yield from show.waiting(found.theirs)
    if found.nearest:
        yield ""
        yield "below the gate"
        rows = [(atom.id, show.state(atom), atom.text) for atom in found.nearest]
        yield from show.table(rows, indent=2)
    notes = list(_notes(found, dry=bool(waiting or found.theirs) and not staged))
    yield from ["", *notes] if notes else []


def _notes(found: Listing, *, dry: bool) -> Iterator[str]:
    silent = sum(atom.silent for atom in found.memory.atoms)
    if silent:
        yield f"{counted(silent, 'silent claim')}, not listed"
    if found.problem:
        yield found.problem
    if dry:
        yield "nothing was written; --stage gives the numbers and renews the view"


def _waiting(found: Listing) -> Iterator[tuple[str, ...]]:
    atoms = {atom.id: atom for atom in found.memory.atoms}
    for one in found.memory.proposals:
        notes = [one.label, *one.danger]
        if one.atom in found.mismatched:
            notes.append(show.MISMATCH)
        yield f"{one.number:>3}", "; ".join(notes), show.earned(atoms[one.atom]), one.text
