"""What the reading hooks are handed: recall.txt, start.json, and which project starts where.

Publish writes them whole whenever a journal grew, so that a hook has only to read a file.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from agent_memory import files, policy, registry
from agent_memory.errors import Refusal
from agent_memory.offer import answer, opening, reminder
from agent_memory.project import identify

if TYPE_CHECKING:
    import datetime as dt

    from agent_memory.offer.edition import Edition
    from agent_memory.paths import Home, ProjectHome

_DAY = 86400


def write(home: Home, project: str, edition: Edition) -> str | None:
    """Hand the hooks what a memory amounts to; say what kept it from being written, if anything.

    The caller holds the project's lock.
    """
    place = home.project(project)
    try:
        files.folder(place.cache)
        zone, stamp = edition.zone, edition.stamp
        _put(place.recall, reminder.page(edition.memory, zone=zone, stamp=stamp))
        _put(place.start, opening.page(edition))
        _prune(place, edition.now)
        _renew_starts(home)
    except Refusal as reason:
        return f"the hooks were handed nothing new: {reason}"
    except OSError as problem:
        return f"the hooks were handed nothing new: {home.cache}: {problem.strerror}"
    return None


def starts(home: Home) -> str | None:
    """Hand the hooks which project starts where; say what kept it from being written, if anything.

    A project that has nothing yet may start where another one did, whose memory is none of its.
    """
    try:
        if home.starts.exists():
            _renew_starts(home)
    except (Refusal, OSError) as reason:
        return f"the hooks were handed nothing new: {reason}"
    return None


def _put(path: Path, data: bytes) -> None:
    """Write a file unless it says this already: a hook may be reading it."""
    if files.read(path, cap=policy.MAX_JOURNAL, own=False) != data:
        files.replace(path, data)


def _prune(place: ProjectHome, now: dt.datetime) -> None:
    """Remove the told lists of sessions whose transcripts the client has deleted, too."""
    if place.told.is_dir():
        for path in place.told.iterdir():
            if now.timestamp() - path.lstat().st_mtime > policy.TOLD_DAYS * _DAY:
                files.remove(path)


def _renew_starts(home: Home) -> None:
    """Write which project starts where, by every place that a person let share its memory."""
    before = files.read(home.starts, cap=policy.MAX_REGISTRY, own=False) or b""
    if _starts(home, before) != before:
        with files.lock(home.lock):
            files.replace(home.starts, _starts(home, before))


def _starts(home: Home, before: bytes) -> bytes:
    known = registry.load(home)
    places = {
        place.path: known.resolved(place.id)
        for place in known.places
        if place.path and place.path.isprintable()
    }
    lines = [
        _line(known, path, project, before)
        for path, project in sorted(places.items())
        if _confirmed(known, path, project)
    ]
    return b"".join([b"starts-1\n", *lines])


def _line(known: registry.Registry, path: str, project: str, before: bytes) -> bytes:
    """The line of a place, with what tells that it stands there; nothing where another does."""
    start = os.fsencode(path)
    line = start + b"\t" + project.encode()
    if not os.path.isdir(path):  # noqa: PTH112 - pathlib's raises where nothing may be looked up
        held = re.search(rb"^" + re.escape(line) + rb"(?:\t\d+)?\n", before, re.MULTILINE)
        return held.group() if held else b""  # what was there may come back
    try:
        found = identify(Path(path), user=Path(path))  # who it is does not hang on whose home it is
    except (Refusal, OSError):
        return b""
    if known.resolved(found.id) != project:
        return b""
    mark = answer.standing(start)
    return line + (b"\t%d" % mark if mark else b"") + b"\n"


def _confirmed(known: registry.Registry, path: str, project: str) -> bool:
    """Whether any of a project's ids may be shared by this place."""
    return any(
        place.confirmed and place.path == path and known.resolved(place.id) == project
        for place in known.places
    )
