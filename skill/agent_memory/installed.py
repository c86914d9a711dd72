"""How the plugin came to the client: where it stands, whose name it shares, which client it was."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any

from agent_memory import files, pointer, policy
from agent_memory.capture import transcript
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from agent_memory.paths import Home
    from agent_memory.pointer import Pointer

NAME = "cs"  # in plugin.json, and so in /cs:memory
_ROOT = Path(__file__).resolve().parents[2]
_MARKETPLACE = Path(".claude-plugin", "marketplace.json")
_SHARED = Path("share", "agent-memory", _MARKETPLACE)  # where the wheel puts it


def folder(root: Path = _ROOT) -> Path:
    """The plugin's own folder: the clone that this is, or what pip laid beside the package."""
    if (root / _MARKETPLACE).is_file():
        return root
    with suppress(metadata.PackageNotFoundError):
        for path in metadata.files("agent-memory") or ():
            if path.match(str(_SHARED)):
                return Path(str(path.locate())).resolve().parents[1]
    raise Refusal("no plugin stands beside this package; clone the repository instead")


def problems(client: Path) -> Iterator[tuple[str, str]]:
    """What keeps the client from loading or running the plugin, each behind where it is."""
    listed = client / "plugins" / "installed_plugins.json"
    names = _enabled(client, listed)
    clones = _clones(client)
    if len(names) > 1:
        yield str(listed), f"{' and '.join(names)} both answer to {NAME}; keep one of them enabled"
    for clone in clones if names else clones[1:]:
        first = names[0] if names else str(clones[0])
        yield str(clone), f"is not loaded: {first} has the name {NAME}, too; remove one of the two"
    for path, found in pointers(client):
        if isinstance(found, Refusal):
            yield str(path), str(found)
        elif not os.access(found.python, os.X_OK):
            yield str(path), f"{found.python} is gone; type /cs:memory setup"


def pointers(client: Path) -> Iterator[tuple[Path, Pointer | Refusal]]:
    """What each setup recorded, or why that cannot be told."""
    for path in sorted(client.glob(f"plugins/data/{NAME}-*/{pointer.NAME}")):
        try:
            found = pointer.read(path.parent)
        except (Refusal, OSError) as reason:
            yield path, Refusal(str(reason))
        else:
            if found:
                yield path, found


def version(home: Home) -> str | None:
    """The version of the client that wrote the newest transcript that names one."""
    paths = sorted(home.transcripts.glob("*/*.jsonl"), key=_written, reverse=True)
    return next(filter(None, map(_writer, paths)), None)


def _writer(path: Path) -> str | None:
    """The version that a transcript names last; one of commands alone names none."""
    found = None
    with suppress(Refusal, OSError):
        for entry in transcript.read(path):
            found = getattr(entry, "version", None) or found
    return found


def _written(path: Path) -> float:
    with suppress(OSError):
        return path.stat().st_mtime
    return 0.0


def _enabled(client: Path, listed: Path) -> list[str]:
    """The installed plugins of our name, in no scope switched off."""
    switched = _object(_held(client / "settings.json"), "enabledPlugins")
    plugins = _object(_held(listed), "plugins")
    ours = (name for name in plugins if name.partition("@")[0] == NAME)
    return sorted(name for name in ours if switched.get(name) is not False)


def _clones(client: Path) -> list[Path]:
    """The folders below the client's skills that are plugins of our name."""
    found = sorted(client.glob("skills/*/.claude-plugin/plugin.json"))
    return [path.parents[1] for path in found if _held(path).get("name") == NAME]


def _held(path: Path) -> dict[str, Any]:
    """What a JSON file of the client's holds; nothing where it cannot be read."""
    with suppress(OSError, ValueError, RecursionError, Refusal):
        held = json.loads(files.read(path, cap=policy.MAX_CONFIG, own=False) or b"")
        return held if isinstance(held, dict) else {}
    return {}


def _object(held: dict[str, Any], name: str) -> dict[str, Any]:
    found = held.get(name)
    return found if isinstance(found, dict) else {}
