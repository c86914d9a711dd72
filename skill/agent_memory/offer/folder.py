"""The view's folder: one of ours inside the project, never one that came with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import files, git_index, paths, policy
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

IGNORE = b"# A view for people, written by agent-memory, never read back, safe to delete.\n*\n"


def made(root: Path) -> Path:
    """The view's folder, made if need be and ignored by git; refuses what is not ours."""
    reason = objection(root)
    if reason:
        raise Refusal(reason)
    folder = files.folder(paths.view(root), own=False)
    if not (folder / ".gitignore").exists():
        files.replace(folder / ".gitignore", IGNORE)
    return folder


def objection(root: Path) -> str | None:
    """Why `.memory` in this project is not ours to write, or None when it is or may become so."""
    folder = paths.view(root)
    if folder.is_symlink():
        return f"{folder} is a symbolic link; move it aside"
    if not folder.exists():
        return None
    if not folder.is_dir():
        return f"{folder} is no folder; move it aside"
    if tracked(root):
        return f"{folder} is tracked by git; take it out of the repository first"
    if any(folder.iterdir()) and not _signed(folder):
        return f"{folder} holds files that agent-memory did not write; move it aside"
    return None


def tracked(root: Path) -> bool:
    """Whether the repository at `root` tracks anything in the view's folder, by its index."""
    name = paths.view(root).name.encode() + b"/"
    return any(_holds(names, name) for names in git_index.names(root))


def _holds(names: Iterable[bytes], start: bytes) -> bool:
    """Whether one of the sorted names begins so; what begins with a dot comes among the first."""
    return next((name for name in names if name >= start), b"").startswith(start)


def _signed(folder: Path) -> bool:
    """Whether the folder begins as ours does; a Refusal names what stands in its place."""
    return files.read(folder / ".gitignore", cap=policy.MAX_IGNORE, own=False) == IGNORE
