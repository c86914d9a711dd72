"""Where and when we run: the person's places and settings, the clock, and the start directory."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import instructions, paths, project
from agent_memory.errors import Refusal
from agent_memory.ledger import memory
from agent_memory.offer.publish import publish

if TYPE_CHECKING:
    import datetime as dt

    from agent_memory.config import Config
    from agent_memory.instructions import Line
    from agent_memory.ledger.memory import Held
    from agent_memory.offer.publish import Published
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
    """The project that a script is about: by its id, by a directory, else the one here."""
    named = setting.start
    if named and paths.is_id(named) and not Path(named).exists():
        return _by_id(setting, named)
    folder = _folder(named)
    found = project.identify(folder, user=setting.user)
    return found._replace(id=setting.registry.resolved(found.id))


def projects(setting: Setting) -> list[str]:
    """The ids of all projects, by the registry and by the folders that are there."""
    ids = {setting.registry.resolved(place.id) for place in setting.registry.places}
    with contextlib.suppress(OSError):
        ids.update(filter(paths.is_id, (path.name for path in setting.home.projects.iterdir())))
    return sorted(ids)


def published(setting: Setting, found: Identity) -> Published:
    """Publish a project; a place that only its remote makes part of it gets no view."""
    lines = loaded(setting, found)
    if proven(setting, found):
        return publish(setting.home, found, zone=setting.zone, now=setting.now, loaded=lines)
    nowhere = found._replace(root=None)
    done = publish(setting.home, nowhere, zone=setting.zone, now=setting.now, loaded=lines)
    reason = f"no view: {found.root} shares nothing but its remote with this project"
    return done._replace(problem=reason)


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


def _by_id(setting: Setting, named: str) -> Identity:
    meant = setting.registry.resolved(named)
    seen = [place.path for place in setting.registry.places if place.id == meant and place.path]
    for path in reversed(seen):
        if Path(path).is_dir():
            return project.identify(Path(path), user=setting.user)._replace(id=meant)
    if not seen and not setting.home.project(meant).folder.is_dir():
        raise Refusal(f"{named} is no project here; memory_inspect --projects lists them")
    return project.Identity(meant, "path", seen[-1] if seen else "", root=None)


def _folder(named: str | None) -> Path:
    with contextlib.suppress(OSError, ValueError):
        folder = Path(named or ".").absolute()
        if folder.is_dir():
            return folder
    raise Refusal(f"{named or 'the working directory'} is no folder; name one with --project")
