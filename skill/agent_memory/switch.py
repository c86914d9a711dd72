"""The person's settings as `setup`, `off` and `on` change them, on a python without packages.

Whatever else stands in config.json is kept, what a newer version added included. What concerns
capture is noted as a silence, too, in the same turn of the lock: neither is believed without the
other.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from agent_memory import files, policy, silence
from agent_memory.errors import Refusal, refused

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from agent_memory.paths import Home

EVENTS = ("SessionStart", "UserPromptSubmit", "SessionEnd")
ALL = "all"
CAPTURE = "SessionEnd"  # the event that takes in what was said, in the catch-up at a start as well


def settings(config: Path) -> dict[str, Any]:
    """What config.json holds, unchecked; nothing where there is none."""
    data = files.read(config, cap=policy.MAX_CONFIG)
    try:
        held = json.loads(data.decode("utf-8-sig")) if data is not None else {}
    except (ValueError, RecursionError):
        held = None
    if not isinstance(held, dict):
        raise Refusal(f"{config} is no JSON object; correct it by hand")
    return held


def keep(home: Home, **changes: object) -> None:
    """Change single settings and keep the others, also what another writer just changed."""
    with silence.locked(home):
        _keep(home.config, **changes)


def off(held: Mapping[str, Any]) -> frozenset[str]:
    """The events that settings switch off."""
    listed = held.get("off")
    named = {one for one in listed if isinstance(one, str)} if isinstance(listed, list) else set()
    return frozenset(EVENTS if ALL in named else named.intersection(EVENTS))


def silent(events: Iterable[str], switched: frozenset[str], env: Mapping[str, str]) -> bool:
    """Whether any of the events is switched off, in the settings or in the environment."""
    return bool(by_hand(events, env)) or not switched.isdisjoint(events)


def by_hand(events: Iterable[str], env: Mapping[str, str]) -> list[str]:
    """The variables by which an environment switches off any of the events."""
    names = ("AGENT_MEMORY", *(f"AGENT_MEMORY_{event.upper()}" for event in events))
    return [name for name in names if env.get(name) == "0"]


def turned(home: Home, events: Iterable[str], *, on: bool, at: dt.datetime) -> frozenset[str]:
    """Switch events on or off and answer with those that are off now."""
    events, was = frozenset(events), None
    try:
        was = off(settings(home.config))
        if was == _turned(was, events, on=on) and _noted(home, was):
            return was
        with silence.locked(home):
            was = off(settings(home.config))
            now = _turned(was, events, on=on)
            silence.add(home, silence.Change(at, None, CAPTURE in now), by=silence.COMMAND)
            if now != was:
                _keep(home.config, off=[ALL] if now.issuperset(EVENTS) else sorted(now))
    except Refusal as reason:
        raise type(reason)(f"{_still(was)}: {reason}") from None
    except OSError as problem:
        raise Refusal(f"{_still(was)}: {refused(problem)}") from problem
    return now


def heeded(home: Home, *, at: dt.datetime) -> frozenset[str]:
    """The events that the settings switch off; what was changed there by hand is noted."""
    found = off(settings(home.config))
    if _noted(home, found):
        return found
    with silence.locked(home):
        found = off(settings(home.config))
        silence.add(home, silence.Change(at, None, CAPTURE in found), by=silence.SETTINGS)
    return found


def hushed(home: Home, session: str, env: Mapping[str, str], *, at: dt.datetime) -> None:
    """Note whether a session's environment switches capture off."""
    change = silence.Change(at, session, silent([CAPTURE], frozenset(), env))
    silence.note(home, change, by=silence.ENVIRONMENT)


def named(words: str) -> tuple[str, ...]:
    """The events that a person names; all without a name."""
    events = {event.lower(): event for event in EVENTS}
    asked = words.replace(",", " ").split()
    for word in asked:
        if word.lower() not in events:
            raise Refusal(f"no event {word!r}; there are: {', '.join(EVENTS)}; without one, all")
    return tuple(events[word.lower()] for word in asked) or EVENTS


def _turned(was: frozenset[str], events: frozenset[str], *, on: bool) -> frozenset[str]:
    return was - events if on else was | events


def _still(was: frozenset[str] | None) -> str:
    """What memory is where it could not be switched."""
    if was is None:
        return "nothing was switched"
    if not was:
        return "memory is still on"
    return "memory is still off" if was.issuperset(EVENTS) else "memory is as it was"


def _noted(home: Home, switched: frozenset[str]) -> bool:
    """Whether the last word that was noted is what the settings say."""
    return silence.load(home).last() == (CAPTURE in switched)


def _keep(config: Path, **changes: object) -> None:
    held = {**settings(config), **changes}
    files.replace(config, f"{json.dumps(held, indent=2, ensure_ascii=False)}\n".encode())
