"""A project whose folder or remote changed, joined to the memory that it had before."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from agent_memory import paths, project, registry, renew, setting
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory, standing
from agent_memory.ledger.records import Looked, Numbered

if TYPE_CHECKING:
    from agent_memory.setting import Setting


def join(here: Setting, old: str, start: Path) -> list[str]:
    """Give the project that starts here the memory of `old`, or its own back where that is named.

    What is taken in already is not carried over: the transcripts are read again. The lines say so.
    """
    if not start.is_dir():
        raise Refusal(f"{start} is no folder; name the place where the project stands now")
    found = project.identify(start, user=here.user)
    own = found.id
    meant = own if old == own else _named(here, old)
    if here.registry.resolved(own) == meant:
        raise Refusal(f"{start} has that memory already")
    if meant != own:
        _nothing_decided(here, own, start)
    registry.rename(here.home, meant, own)
    here = here._replace(registry=registry.confirm(here.home, found._replace(id=meant), start))
    problem = renew.project(here, found._replace(id=meant)).problem
    lines = [f"{start} has the memory of {meant} now; memory_extract --write reads its transcripts"]
    if meant != own:
        lines.append(f"memory_doctor --moved {own} {start} takes it back")
    return [*lines, problem] if problem else lines


def _named(here: Setting, old: str) -> str:
    """The project that an id or a former folder means."""
    ids = setting.projects(here)
    known = here.registry.known(Path(old).absolute())
    meant = here.registry.resolved(old) if paths.is_id(old) else known
    if meant not in ids:
        raise Refusal(f"{old} is no project here; memory_inspect --projects lists them")
    return meant


def _nothing_decided(here: Setting, own: str, start: Path) -> None:
    """Refuse to put what a person decided out of sight; sightings come back from transcripts."""
    held = journal.read(memory.journals(here.home, own).decisions).records
    if any(not isinstance(one, Numbered | Looked) for one in standing.in_force(held)):
        raise Refusal(f"what was decided in {start} would be out of sight; undo it first")
