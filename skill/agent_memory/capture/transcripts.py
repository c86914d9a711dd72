"""Which transcripts there are, what journals call them, and which project each belongs to."""

from __future__ import annotations

import contextlib
import os
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.capture import former, transcript
from agent_memory.errors import Refusal
from agent_memory.project import Identity, identify

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from agent_memory.paths import Home
    from agent_memory.registry import Registry


class Place(NamedTuple):
    """A start directory and its transcripts."""

    start: Path
    identity: Identity
    transcripts: tuple[Path, ...]


class Sorted(NamedTuple):
    """The places of each project, and the transcripts that name no start directory."""

    projects: dict[str, tuple[Place, ...]]
    homeless: tuple[Path, ...]


def name(home: Home, path: Path) -> str:
    """What the journals call a transcript: its path below the client's folder of transcripts.

    Bytes that are no UTF-8 are spelled out: such a name is the same at every reading.
    """
    with contextlib.suppress(ValueError):
        path = path.relative_to(home.transcripts)
    return os.fsencode(path.as_posix()).decode("utf-8", "backslashreplace")


def found(home: Home, named: str) -> Path:
    """Where the transcript of that name stands, or stood."""
    return home.transcripts / named


def within(home: Home, named: str) -> Path | None:
    """The same where it is still there, and in the client's folder, whatever a journal names."""
    try:
        path = found(home, named).resolve(strict=True)
        return path if path.is_relative_to(home.transcripts.resolve()) else None
    except (OSError, ValueError, RuntimeError):
        return None


def belonging(registry: Registry, start: Path, *, user: Path) -> Identity:
    """The project of a start directory; one that is gone is of the project it was last seen under.

    The id is the one that the project's memory is kept under.
    """
    identity = identify(start, user=user)
    # Nor is this pathlib's: a name that no disk can hold must not stop the reading of all others.
    gone = identity.basis == "path" and not os.path.isdir(start)  # noqa: PTH112
    known = registry.known(start) if gone else None
    return identity._replace(id=known or registry.resolved(identity.id))


def by_project(
    home: Home, registry: Registry, *, user: Path, paths: Iterable[Path] | None = None
) -> Sorted:
    """All transcripts of the client, or those named, by the project that they started in."""
    starts: dict[str, list[Path]] = defaultdict(list)
    homeless: list[Path] = []
    for path in _transcripts(home) if paths is None else paths:
        start = _start(path)
        if start is None:
            homeless.append(path)
        else:
            starts[start].append(path)
    projects: dict[str, list[Place]] = defaultdict(list)
    for start, started in sorted(starts.items()):
        try:
            identity = belonging(registry, Path(start), user=user)
        except Refusal:
            homeless.extend(started)
            continue
        for owner, theirs in _owned(home, registry, Path(start), identity, started).items():
            # A former project has no folder here any more.
            own = identity if owner == identity.id else Identity(owner, "path", start, None)
            projects[owner].append(Place(Path(start), own, tuple(theirs)))
    return Sorted({key: tuple(places) for key, places in projects.items()}, tuple(homeless))


def _owned(
    home: Home, registry: Registry, start: Path, identity: Identity, started: Iterable[Path]
) -> dict[str, list[Path]]:
    """The transcripts of a start directory by the project that each belongs to."""
    kept = former.readers(home, registry, start, identity)
    found: dict[str, list[Path]] = defaultdict(list)
    for path in started:
        found[kept.get(name(home, path), identity.id)].append(path)
    return found


def beside(folder: Path) -> Iterator[Path]:
    """The transcripts that stand in one folder of the client's."""
    with contextlib.suppress(OSError):
        yield from (path for path in folder.glob("*.jsonl") if path.is_file())


def _transcripts(home: Home) -> Iterator[Path]:
    # One folder deep: what stands deeper are subagents' transcripts and large tool results.
    found = home.transcripts.glob("*/*.jsonl")
    # Not pathlib's question, which raises where a folder may be listed and not entered.
    yield from sorted(path for path in found if os.path.isfile(path))  # noqa: PTH113


def _start(path: Path) -> str | None:
    try:
        return transcript.head(path).cwd
    except (OSError, Refusal):
        return None
