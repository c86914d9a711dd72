"""The person's settings as `setup`, `off` and `on` change them, on a python without packages.

Whatever else stands in config.json is kept, what a newer version added included.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from agent_memory import files, policy
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

EVENTS = ("SessionStart", "UserPromptSubmit", "SessionEnd")
ALL = "all"


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


def keep(config: Path, **changes: object) -> None:
    """Change single settings and keep the others."""
    held = {**settings(config), **changes}
    files.folder(config.parent)
    files.replace(config, f"{json.dumps(held, indent=2, ensure_ascii=False)}\n".encode())


def off(held: Mapping[str, Any]) -> frozenset[str]:
    """The events that settings switch off."""
    listed = held.get("off")
    named = {one for one in listed if isinstance(one, str)} if isinstance(listed, list) else set()
    return frozenset(EVENTS if ALL in named else named.intersection(EVENTS))


def silent(events: Iterable[str], switched: frozenset[str], env: Mapping[str, str]) -> bool:
    """Whether any of the events is switched off, in the settings or in the environment."""
    names = ["AGENT_MEMORY", *(f"AGENT_MEMORY_{event.upper()}" for event in events)]
    return any(env.get(name) == "0" for name in names) or not switched.isdisjoint(events)


def turned(config: Path, events: Iterable[str], *, on: bool) -> frozenset[str]:
    """Switch events on or off and answer with those that are off now."""
    was = off(settings(config))
    now = was.difference(events) if on else was.union(events)
    if now != was:
        keep(config, off=[ALL] if now.issuperset(EVENTS) else sorted(now))
    return now


def named(words: str) -> tuple[str, ...]:
    """The events that a person names; all without a name."""
    events = {event.lower(): event for event in EVENTS}
    found = [events.get(word.lower()) for word in words.replace(",", " ").split()]
    if None in found:
        raise Refusal(f"there are: {', '.join(EVENTS)}; none means all")
    return tuple(event for event in found if event) or EVENTS
