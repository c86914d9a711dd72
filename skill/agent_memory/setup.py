"""`/cs:memory setup`: a python for the working hooks, the person's places and zone, a first sweep.

It runs on whatever python a machine has, with nothing installed. The pointer is written last, so a
setup that was cut off has changed nothing.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from agent_memory import clock, event, paths, pointer, pythons, switch
from agent_memory.errors import Refusal
from agent_memory.pointer import Pointer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from agent_memory.event import Event
    from agent_memory.paths import Home

_SWEEP = pythons.ROOT / "hooks" / "sweep.py"
_LOCALTIME = Path("/etc/localtime")


def setup(found: Event, plugin: Path, zone: str, env: Mapping[str, str]) -> list[str]:
    """Set memory up for a person, and say what was chosen."""
    home = _places(found, plugin, env)
    for place in (home.data, home.cache):
        if event.within(place, found.project) and not event.within(found.user, found.project):
            raise Refusal(f"{place} stands inside this project; type setup in another one")
    named = _zone(zone, switch.settings(home.config))
    python, how = pythons.chosen(pythons.candidates(plugin, found.user), plugin, env)
    if named:
        switch.keep(home, zone=named)
    off = switch.off(switch.settings(home.config))
    pointer.write(plugin, Pointer(python, home.data, home.cache, tuple(sorted(off))))
    _begin(found, python, env)
    return [
        "memory is on",
        f"  python  {python}, {how}",
        f"  data    {home.data}",
        f"  cache   {home.cache}",
        f"  zone    {_said_zone(switch.settings(home.config).get('zone'), typed=bool(zone))}",
        "what you said in this project before is being read; work as ever: what you say in two",
        "conversations on two days waits for you, and /cs:memory lists it",
    ]


def system_zone(localtime: Path = _LOCALTIME) -> str | None:
    """The zone that this machine is set to, by the file that its link leads to."""
    _, inside, name = os.path.realpath(localtime).partition("/zoneinfo/")
    name = re.sub(r"\A(?:posix|right)/", "", name)
    try:
        return name if inside and clock.zone(name) else None
    except Refusal:
        return None


# -- the places and the zone -----------------------------------------------------------------------


def _places(found: Event, plugin: Path, env: Mapping[str, str]) -> Home:
    """Where memory is kept: where an earlier setup put it, else where such data belongs."""
    with suppress(Refusal, OSError):
        before = pointer.read(plugin)
        if before:
            return paths.home(env, data=before.data, cache=before.cache, client=found.client)
    return paths.home(env, client=found.client)


def _zone(asked: str, held: Mapping[str, object]) -> str | None:
    """The zone to be kept: the one that was asked for, else the machine's where none is held."""
    if asked:
        clock.zone(asked)
        return asked
    return None if held.get("zone") else system_zone()


def _said_zone(held: object, *, typed: bool = False) -> str:
    zone = str(held) if held else "UTC"
    example = "Europe/Vienna" if zone != "Europe/Vienna" else "Asia/Tokyo"
    return zone if typed else f"{zone}; /cs:memory setup {example} names another"


# -- the first sweep -------------------------------------------------------------------------------


def _begin(found: Event, python: Path, env: Mapping[str, str]) -> None:
    """Start the sweep that every start of a session makes, in the background.

    A shell puts it there and leaves, so that no process of ours waits for it; what it reads goes
    by another number, because a shell takes stdin away from what it leaves behind.
    """
    words = ["-I", "-X", "utf8", str(_SWEEP)]
    told = {
        "hook_event_name": "SessionStart",
        "session_id": found.session,
        "transcript_path": str(found.transcript or ""),
        "prompt_id": "setup",
    }
    subprocess.run(  # noqa: S603 - a program by its absolute path, its words a list
        ["/bin/sh", "-c", '{ "$@" <&3 & } 3<&0', "sh", str(python), *words],
        env=dict(env),
        cwd="/",
        input=json.dumps(told).encode(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        check=False,
    )
