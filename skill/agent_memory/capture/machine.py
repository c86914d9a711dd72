"""What this machine and a project know to be private, gathered for redaction and kept nowhere."""

from __future__ import annotations

import contextlib
import os
import platform
import re
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import client_settings, files, git_index, policy
from agent_memory.capture.redact import known
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from agent_memory.capture.redact import Known
    from agent_memory.config import Config

_PART = re.compile(r"[._-]")
_SHIPPED = """example examples sample samples template templates tpl tmpl dist default defaults
    schema skeleton stub dummy fake mock placeholder"""
_EXAMPLES = frozenset(_SHIPPED.split())  # part of the name of a file that holds nobody's secrets
_LAST = b".env\xff"  # an index is sorted, so that nothing behind this begins with `.env`
_AUTHOR = re.compile(r"^\s*(name|email)\s*=\s*(.+?)\s*$", re.IGNORECASE | re.MULTILINE)


def secrets(user: Path, settings: Config, root: Path | None) -> Known:
    """What is taken out of every text: names of this person, values of the secrets around it."""
    author = dict(_AUTHOR.findall(_text(user / ".config" / "git" / "config")))
    author |= dict(_AUTHOR.findall(_text(user / ".gitconfig")))
    found = _dotenv(root) if root else _Dotenv((), (), 0)
    patterns = [*settings.private, *(rule.pattern for rule in settings.redact)]
    given = _given(root)
    return known(
        {name: value for name, value in os.environ.items() if given.get(name) != value},
        home=str(user),
        user=_login(),
        host=platform.node(),
        author=author.get("name", "").strip('"'),
        email=author.get("email", "").strip('"'),
        dotenv=found.mine,
        shipped=(*found.shipped, *(f"{name}={value}" for name, value in given.items())),
        patterns=[re.compile(pattern) for pattern in patterns],
    )


def _given(root: Path | None) -> dict[str, str]:
    """The variables that a project's settings hand to a hook: they may come with a clone."""
    here = os.environ.get("CLAUDE_PROJECT_DIR")
    folders = {root} if root else set()
    folders |= {Path(here)} if here and Path(here).is_absolute() else set()
    found: dict[str, str] = {}
    for folder in sorted(folders):
        found |= client_settings.environment(folder)
    return found


def _login() -> str:
    """The account's own name, which a folder's may not be; no variable says it, for any may lie."""
    try:
        import pwd  # noqa: PLC0415 - not on every system

        return pwd.getpwuid(os.getuid()).pw_name
    except (ImportError, KeyError, AttributeError):
        return ""


class _Dotenv(NamedTuple):
    """What a project's `.env` files hold, by whose they are, and how many are not read."""

    mine: tuple[str, ...]
    shipped: tuple[str, ...]
    left: int


def unread(root: Path) -> int:
    """How many of a project's `.env` files are beyond what is read for secrets."""
    return _dotenv(root).left


def _dotenv(root: Path) -> _Dotenv:
    """What the `.env` files of a project hold: the person's own first, then what git tracks.

    An example holds nobody's secrets.
    """
    tracked = _tracked(root)
    found = (path for path in root.glob(".env*") if _EXAMPLES.isdisjoint(_PART.split(path.name)))
    ranked = sorted((os.fsencode(path.name) in tracked, *_rank(path), path) for path in found)
    texts: dict[bool, list[str]] = {True: [], False: []}
    room = policy.DOTENV_BYTES
    for at, (shipped, *_, path) in enumerate(ranked):
        if at == policy.DOTENV_FILES or room < 0:
            return _Dotenv(tuple(texts[False]), tuple(texts[True]), len(ranked) - at)
        text = _text(path)
        room -= len(text)
        texts[shipped].append(text)
    return _Dotenv(tuple(texts[False]), tuple(texts[True]), 0)


def _tracked(root: Path) -> frozenset[bytes]:
    """The names that begin with `.env` in git's index; none where it cannot be read so far."""
    with contextlib.suppress(Refusal):
        listed = [takewhile(_LAST.__ge__, names) for names in git_index.names(root)]
        return frozenset(name for names in listed for name in names if name.startswith(b".env"))
    return frozenset()


def _rank(path: Path) -> tuple[int, str]:
    """`.env` and `.env.local`, then what is local by its name: what else there is may be cloned."""
    if path.name in {".env", ".env.local"}:
        return 0, path.name
    return (1 if path.name.endswith(".local") else 2), path.name


def _text(path: Path) -> str:
    try:
        data = files.read(path, cap=policy.MAX_CONFIG, own=False) or b""
    except (OSError, Refusal):
        return ""
    return data.decode("utf-8", "replace")
