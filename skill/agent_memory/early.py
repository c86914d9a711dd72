"""The verbs of `/cs:memory` that need no package: setup, off, on, and what is known without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import files, paths, pointer, policy, setup, switch
from agent_memory.errors import Refusal, refused

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping
    from pathlib import Path

    from agent_memory.event import Event
    from agent_memory.paths import Home

USAGE = (  # how each is written, and what it does
    ("/cs:memory setup [ZONE]", "find or build a python for memory; name your time zone"),
    ("/cs:memory off [EVENT]", f"say and take in nothing; events: {', '.join(switch.EVENTS)}"),
    ("/cs:memory on [EVENT]", "say and take in again"),
)
LOG = "errors.log"  # in the plugin's folder, before setup
_BEFORE = "memory is off until you type: /cs:memory setup"
DECIDING = ("setup", "off", "on")
READING = ("status", "help")
HELP = frozenset({"-h", "--help", "?"})  # what else is typed for it


def answer(
    verb: str, rest: str, found: Event, env: Mapping[str, str], *, now: dt.datetime
) -> list[str]:
    """What one of these verbs answers; those that change something want a person at the session."""
    if verb in DECIDING and not found.vouched:
        raise Refusal(
            f"{verb} is for a person at the session, with a client that says who typed: "
            "an older one must be updated first"
        )
    if found.plugin is None:
        raise Refusal("the client names no folder for this plugin's data; memory stays off")
    if verb == "setup":
        return setup.setup(found, found.plugin, rest.strip(), env)
    if verb in DECIDING:
        home = _home(found.plugin, found, env)
        off = switch.turned(home, switch.named(rest), on=verb == "on", at=now)
        return _turned(found.plugin, off)
    return [*state(found, env), *(_usage() if verb == "help" else ())]


def state(found: Event, env: Mapping[str, str]) -> list[str]:
    """Whether memory is on and what failed in silence, in lines for the person."""
    place = pointer.read(found.plugin) if found.plugin else None
    if place is None:
        return [_BEFORE, *_failed(log(found, env))]
    return [*silenced(paths.home(env, data=place.data).config, env), *_failed(log(found, env))]


def silenced(config: Path, env: Mapping[str, str]) -> list[str]:
    """What is off, by a command or in this environment."""
    off = switch.off(switch.settings(config))
    by_hand = switch.by_hand(switch.EVENTS, env)
    lines = [_off(off)] if off else []
    return lines + [f"off in this environment: {name}=0" for name in by_hand]


def log(found: Event, env: Mapping[str, str]) -> Path | None:
    """Where what fails in silence is noted: with our own files, before setup with the plugin's."""
    if found.plugin is None:
        return None
    place = pointer.read(found.plugin)
    return paths.home(env, cache=place.cache).errors if place else found.plugin / LOG


def _home(plugin: Path, found: Event, env: Mapping[str, str]) -> Home:
    place = pointer.read(plugin)
    return paths.home(env, data=place.data if place else None, client=found.client)


def _turned(plugin: Path, off: frozenset[str]) -> list[str]:
    """Tell the reading hooks what is off, and the person."""
    lines = [_off(off)] if off else ["memory is on"]
    try:
        pointer.silence(plugin, off)
    except OSError as problem:
        lines.append(f"what hooks say is as it was: {refused(problem)}")
    if pointer.read(plugin) is None:
        lines.append("memory is not set up yet: /cs:memory setup")
    return lines


def _usage() -> list[str]:
    width = max(len(words) for words, _ in USAGE)
    return [f"{words:<{width}}  {what}" for words, what in USAGE]


def _failed(noted: Path | None) -> list[str]:
    """How much a log holds, and its last line."""
    lines = (files.read(noted, cap=policy.MAX_LOG) or b"").splitlines() if noted else []
    if not lines:
        return []
    last = lines[-1].decode("utf-8", "replace")
    return [f"failed in silence, {len(lines)} in {noted}; the last: {last}"]


def _off(off: frozenset[str]) -> str:
    if off.issuperset(switch.EVENTS):
        return "memory is off: nothing is said or taken in until you type /cs:memory on"
    return f"off: {', '.join(sorted(off))}; /cs:memory on"
