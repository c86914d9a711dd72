"""Git's own files, read without git: which repository a folder stands in, and its origin.

Every byte here may come from an archive that somebody else packed. A pointer moves us out of the
folder that it stands in only when the place that it names points back, and no link is followed.
"""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import files, policy
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

_HEADER = re.compile(r'\[\s*([\w.-]+)(?:\s+"((?:[^"\\]|\\.)*)")?\s*\]')
_KEY = re.compile(r"([A-Za-z][\w-]*)\s*(?:=\s*(.*))?")
_VALUE = re.compile(r'\\(.)|(")|([#;].*)|([^\\"#;]+)', re.DOTALL)
_ESCAPES = {"n": "\n", "t": "\t", "b": "\b"}


class Repository(NamedTuple):
    """The root of a worktree (None inside a bare repository), what all its worktrees share."""

    root: Path | None
    common: Path
    origin: str | None


def repository(start: Path) -> Repository | None:
    """The repository that a real folder stands in; a `.git` that proves nothing ends the search."""
    for folder in (start, *start.parents):
        kind = _kind(folder / ".git")
        if stat.S_ISDIR(kind) and _is_repository(folder / ".git"):
            return _described(folder, folder / ".git")
        if stat.S_ISREG(kind):
            return _pointed(folder)
        if stat.S_ISLNK(kind):
            return None
        if _is_repository(folder):
            return _described(None, folder)
    return None


def _kind(path: Path) -> int:
    try:
        return os.lstat(path).st_mode
    except (OSError, ValueError):
        return 0


def _is_repository(folder: Path) -> bool:
    """Whether a folder has what git itself asks of a repository's folder."""
    return bool(_kind(folder / "HEAD")) and all(
        stat.S_ISDIR(_kind(folder / name)) for name in ("objects", "refs")
    )


def _described(root: Path | None, common: Path) -> Repository:
    urls = [value for name, value in _settings(common) if name == "remote.origin.url"]
    return Repository(root, common, urls[0] if urls else None)


def _pointed(root: Path) -> Repository | None:
    """The repository that a `.git` file names, as a linked worktree or as a submodule.

    What a worktree shares is read from where its entry stands, never from the entry's `commondir`.
    """
    target = _path(root, _text(root / ".git", policy.MAX_GIT_POINTER), after="gitdir:")
    if target is None:
        return None
    if target.parent.name == "worktrees":
        common = target.parent.parent
        back = _path(target, _text(target / "gitdir", policy.MAX_GIT_POINTER))
        proven = back == root / ".git"
    else:
        common = target
        trees = [value for name, value in _settings(target) if name == "core.worktree"]
        proven = bool(trees) and _path(target, trees[-1]) == root
    return _described(root, common) if proven and _is_repository(common) else None


def _path(base: Path, text: str | None, *, after: str = "") -> Path | None:
    """The real path that a pointer's one line names, relative to the folder it stands in."""
    if not text or not text.startswith(after):
        return None
    name = text[len(after) :].strip()
    try:
        return Path(os.path.realpath(base / name)) if name else None
    except (OSError, ValueError, RecursionError):
        return None


def _settings(folder: Path) -> Iterator[tuple[str, str]]:
    """Every setting of a repository's own config, in order: dotted name and value."""
    section = ""
    text = _text(folder / "config", policy.MAX_GIT_CONFIG) or ""
    for raw in text.replace("\\\n", "").split("\n"):
        line = raw.strip()
        if header := _HEADER.match(line):
            section = header[1].lower() + ("" if header[2] is None else f".{header[2]}")
            line = line[header.end() :].strip()
        if key := _KEY.match(line):
            yield f"{section}.{key[1].lower()}", _value(key[2] or "")


def _value(text: str) -> str:
    """A value without its quotes and its comment."""
    parts: list[str] = []
    quoted = False
    for escaped, quote, comment, plain in _VALUE.findall(text):
        if escaped:
            parts.append(_ESCAPES.get(escaped, escaped))
        elif quote:
            quoted = not quoted
        elif comment and not quoted:
            break
        else:
            parts.append(comment or plain)
    return "".join(parts).strip()


def _text(path: Path, cap: int) -> str | None:
    try:
        data = files.read(path, cap=cap, own=False)
    except (OSError, ValueError, Refusal):
        return None
    return data.decode("utf-8", "surrogateescape").replace("\r\n", "\n") if data else None
