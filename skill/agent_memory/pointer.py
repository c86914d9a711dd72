"""The pointer in the plugin's folder: which python runs the hooks, and where the person's data is.

The reading hooks take it apart by line number: python, data folder, cache folder, and a fourth line
with the events that are switched off, so that they need not read the settings.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import files, policy
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

NAME = "pointer"
_LINES = 3
_HANDED = "handed"


class Pointer(NamedTuple):
    """What setup found and chose; `off` names the events that say and take in nothing."""

    python: Path
    data: Path
    cache: Path
    off: tuple[str, ...] = ()


def read(plugin: Path) -> Pointer | None:
    """The pointer in a plugin's folder, or None before setup."""
    path = plugin / NAME
    data = files.read(path, cap=policy.MAX_POINTER, own=False)
    if data is None:
        return None
    if path.lstat().st_uid != os.geteuid():
        raise Refusal(f"{path} is another user's; remove it, then type /cs:memory setup")
    lines = data.decode("utf-8", "surrogateescape").split("\n")
    places = [Path(line) for line in lines[:_LINES]]
    if len(places) < _LINES or not all(place.is_absolute() for place in places):
        raise Refusal(f"{path} names no places; type /cs:memory setup")
    python, data_folder, cache = places
    off = "".join(lines[_LINES : _LINES + 1]).split()
    return Pointer(python, data_folder, cache, tuple(off))


def write(plugin: Path, found: Pointer) -> None:
    """Put a pointer in place, whole: from then on memory is on."""
    places = [str(place) for place in found[:_LINES]]
    if any("\n" in place for place in places):
        raise Refusal("a place of yours has a line break in its name; rename that folder")
    lines = [*places, " ".join(found.off)] if found.off else places
    plugin = Path(os.path.realpath(plugin))  # a person may keep the client's folder elsewhere
    files.folder(plugin)
    data = "".join(f"{line}\n" for line in lines).encode("utf-8", "surrogateescape")
    files.replace(plugin / NAME, data)


def silence(plugin: Path, off: Iterable[str]) -> None:
    """Tell the reading hooks which events are switched off."""
    found = read(plugin)
    if found is not None:
        write(plugin, found._replace(off=tuple(sorted(off))))


def handed(plugin: Path, raw: bytes, env: Mapping[str, str]) -> bytes | None:
    """What this hook answers when the python that setup recorded runs it, where that is another.

    The shell takes no pointer below the project, and there it is for a session in the home
    directory: only the event can say that the client vouches for it.
    """
    found = read(plugin)
    if found is None or str(found.python) == sys.executable or _HANDED in sys.argv:
        return None
    line = [str(found.python), "-I", "-X", "utf8", sys.argv[0], _HANDED]
    try:
        done = subprocess.run(  # noqa: S603 - what setup found, and the hook that runs
            line, env=dict(env), input=raw, stdout=subprocess.PIPE, check=False
        )
    except OSError:
        return None
    return None if done.returncode else done.stdout
