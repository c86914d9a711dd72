"""The places where projects stand: their views, their remotes, the blocks of their CLAUDE.md."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from agent_memory import project, registry
from agent_memory.capture import machine
from agent_memory.doctor.problem import Problem, words
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory
from agent_memory.offer import folder
from agent_memory.review import audit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from agent_memory.doctor.examination import Examination
    from agent_memory.project import Identity
    from agent_memory.registry import Registry


def problems(at: Examination, user: Path) -> Iterator[Problem]:
    """What is wrong with each place of the registry; that with the registry is named elsewhere."""
    try:
        known = registry.load(at.home)
    except (Refusal, OSError):
        return
    roots: dict[Path, str] = {}
    for path in sorted({place.path for place in known.places if place.path}):
        try:
            found = project.identify(Path(path), user=user)
            reason = folder.objection(found.root) if found.root else None
            roots |= {found.root: known.resolved(found.id)} if found.root else {}
            reason = reason or _former(known, found, path)
        except (Refusal, OSError) as problem:
            reason = words(problem, path)
        if reason:
            yield Problem(path, reason)
    for root, name in roots.items():
        _count_unadopted(at, root, name)
        if left := machine.unread(root):
            yield Problem(str(root), f"has {left} more .env files than are read for secrets")


def _former(known: Registry, found: Identity, path: str) -> str | None:
    """What joins a repository whose remote is new to the memory that it had before."""
    former = known.formerly(found)
    if former is None or former == known.resolved(found.id):
        return None
    return f"was project {former} before its remote changed; memory_doctor --moved {former} {path}"


def _count_unadopted(at: Examination, root: Path, name: str) -> None:
    """Count the lines of a block that nobody here adopted: a teammate's may be, so no fault."""
    with suppress(Refusal, OSError):  # of a journal, which names it itself
        decided = journal.read(memory.journals(at.home, name).decisions).records
        if strange := audit.unadopted(root, decided):
            at.counts["lines in blocks that nobody here adopted"] += len(strange)
