"""The client's own settings files, read as what they are: anybody's, and never obeyed."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

from agent_memory import files, policy
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

NAMES = ("settings.json", "settings.local.json")


def read(path: Path) -> dict[str, Any]:
    """What a settings file holds; nothing where it cannot be read, as for the client."""
    try:
        data = files.read(Path(os.path.realpath(path)), cap=policy.MAX_CONFIG, own=False)
        found = json.loads(data.decode("utf-8-sig")) if data else {}
    except (OSError, ValueError, RecursionError, Refusal):
        return {}
    return found if isinstance(found, dict) else {}


def of(folder: Path) -> Iterator[Path]:
    """Where the settings of a project's folder stand, the shared ones first."""
    return (folder / ".claude" / name for name in NAMES)


def environment(folder: Path) -> dict[str, str]:
    """The variables that a project's settings put into every hook's environment."""
    found: dict[str, str] = {}
    for path in of(folder):
        named = read(path).get("env")
        if isinstance(named, dict):
            found |= {name: value for name, value in named.items() if isinstance(value, str)}
    return found
