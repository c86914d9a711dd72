"""Where and when we run: the person's places and settings, the clock, and the start directory."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import instructions, paths, project
from agent_memory.errors import Refusal
from agent_memory.ledger import memory

if TYPE_CHECKING:
    import datetime as dt

    from agent_memory.config import Config
    from agent_memory.instructions import Line
    from agent_memory.ledger.across import Across
    from agent_memory.ledger.memory import Held
    from agent_memory.paths import Home
    from agent_memory.project import Identity
    from agent_memory.registry import Registry


class Setting(NamedTuple):
    """The person's places and settings, the clock, and the directory that it is about."""

    home: Home
    config: Config
    registry: Registry
    zone: dt.tzinfo
    now: dt.datetime
    user: Path
    start: str | None


def identity(setting: Setting) -> Identity:
    """The project that is meant: by its id, by a directory, else the one here."""
    named = setting.start
    if named and paths.is_id(named) and not Path(named).exists():
        return by_id(setting, named)
    folder = _folder(named)
    found = project.identify(folder, user=setting.user)
    return found._replace(id=setting.registry.resolved(found.id))


def projects(setting: Setting) -> list[str]:
    """The ids of all projects, by the registry and by the folders that are there."""
    ids = {setting.registry.resolved(place.id) for place in setting.registry.places}
    with contextlib.suppress(OSError):
        ids.update(filter(paths.is_id, (path.name for path in setting.home.projects.iterdir())))
    return sorted(ids)


def across(setting: Setting, found: Identity) -> Across | None:
    """What all projects hold in common beside the person's own lines; None where there is one."""
    from agent_memory.offer import everywhere  # noqa: PLC0415 - who asks of one project need not pay

    known, lines = setting.registry, loaded(setting, found)
    return everywhere.read(setting.home, known, zone=setting.zone, now=setting.now, loaded=lines)


def held(setting: Setting, found: Identity) -> Held:
    """The memory of a project beside the instruction lines that the client loads there."""
    lines = loaded(setting, found)
    return memory.read(setting.home, found.id, zone=setting.zone, now=setting.now, loaded=lines)


def loaded(setting: Setting, found: Identity) -> tuple[Line, ...]:
    """The instruction lines that the client loads in a project."""
    client = setting.home.client
    # Without a folder of the project the client still loads the person's own.
    return instructions.loaded(client, found.root or client, root=found.root)


def proven(setting: Setting, found: Identity) -> bool:
    """Whether more than a remote's name, which anyone can write, ties a place to its project."""
    return setting.registry.proven(found)


def apart(setting: Setting, found: Identity) -> str | None:
    """What a person must know of a place that only its remote makes part of its project."""
    if proven(setting, found):
        return None
    return (
        f"{found.root} shares nothing but its remote with this project, first seen in "
        f"{setting.registry.first(found.id)}: nothing said here is taken in; if both are yours, "
        f"memory_extract --confirm {found.root} lets it in"
    )


def by_id(setting: Setting, named: str) -> Identity:
    """The project of an id, in the folder where it was last seen and still is."""
    meant = setting.registry.resolved(named)
    seen = [place.path for place in setting.registry.places if place.id == meant and place.path]
    for path in reversed(seen):
        if Path(path).is_dir():
            found = project.identify(Path(path), user=setting.user)
            if setting.registry.resolved(found.id) == meant:  # else another project stands there
                return found._replace(id=meant)
    if not seen and not setting.home.project(meant).folder.is_dir():
        raise Refusal(f"{named} is no project here; memory_inspect --projects lists them")
    return project.Identity(meant, "path", seen[-1] if seen else "", root=None)


def _folder(named: str | None) -> Path:
    with contextlib.suppress(OSError, ValueError):
        folder = Path(named or ".").absolute()
        if folder.is_dir():
            return folder
    raise Refusal(f"{named or 'the working directory'} is no folder; name one with --project")
