"""Files and folders of ours: whether each is what it should be, and the person's alone."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from typing import TYPE_CHECKING

from agent_memory import files, policy
from agent_memory.doctor.problem import Problem, words
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from agent_memory.paths import ProjectHome

_OURS = {"sightings.jsonl", "decisions.jsonl", "spool", "lock", "errors.log", "backups"}
_OURS |= {"sightings.rejected", "decisions.rejected"}
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def listed(path: Path) -> tuple[list[Path], list[Problem]]:
    """What a folder holds, or why it cannot be told; one that is missing holds nothing."""
    try:
        return sorted(path.iterdir()), []
    except FileNotFoundError:
        return [], []
    except OSError as reason:
        return [], [Problem(str(path), words(reason, path))]


def folder(places: ProjectHome) -> Iterator[Problem]:
    """What does not belong in a project's folder, and what others than its owner can read."""
    yield from private(places.folder)
    inside, problems = listed(places.folder)
    yield from problems
    for path in inside:
        if path.name not in _OURS:
            yield Problem(str(path), "is none of our files: a copy that a sync made, or a stray")
        else:
            yield from private(path)


def odd(*paths: Path, folder: bool = False) -> Iterator[Problem]:
    """What stands in place of a file or folder of ours; a journal says so itself."""
    kind = "folder" if folder else "regular file"
    for path in paths:
        with suppress(OSError):
            mode = path.lstat().st_mode
            if not (stat.S_ISDIR(mode) if folder else stat.S_ISREG(mode)):
                yield Problem(str(path), f"is no {kind}; move it aside")


def private(path: Path) -> Iterator[Problem]:
    """Whether a file of ours is another user's, or others than its owner can read it."""
    with suppress(OSError):
        found = path.lstat()
        mode = found.st_mode
        if found.st_uid != os.geteuid():
            yield Problem(str(path), "belongs to another user; chown it to you")
        if mode & _OTHERS and not stat.S_ISLNK(mode):
            right = "700" if stat.S_ISDIR(mode) else "600"
            yield Problem(str(path), f"can be read by others; chmod {right}")


def logged(path: Path) -> int:
    """How many failures were noted in silence; an old one is no fault of today."""
    with suppress(Refusal, OSError):
        return (files.read(path, cap=policy.MAX_LOG) or b"").count(b"\n")
    return 0
