"""Places: where everything of ours stands, worked out once from the environment.

The two roots are those of platformdirs, which a test compares. They are worked out here because
`setup` and `off` must find them on a python that has no packages, and because two releases of it
disagree about macOS: one person would have two memories.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

_NAME = "agent-memory"
_HEX = frozenset("0123456789abcdef")
ID_LENGTH = 12


class ProjectHome(NamedTuple):
    """The two folders of one project: what a person would miss, and what is made anew."""

    folder: Path
    cache: Path

    @property
    def sightings(self) -> Path:
        """The journal of what transcripts showed."""
        return self.folder / "sightings.jsonl"

    @property
    def decisions(self) -> Path:
        """The journal of what a person decided here."""
        return self.folder / "decisions.jsonl"

    @property
    def spool(self) -> Path:
        """The folder of records whose writer met a held lock."""
        return self.folder / "spool"

    @property
    def lock(self) -> Path:
        """The file that a writer of this project locks."""
        return self.folder / "lock"

    @property
    def errors(self) -> Path:
        """The log of what failed in silence."""
        return self.folder / "errors.log"

    @property
    def backups(self) -> Path:
        """The folder of instruction files as they were before each adoption."""
        return self.folder / "backups"

    @property
    def recall(self) -> Path:
        """What the recall hook reads."""
        return self.cache / "recall.txt"

    @property
    def start(self) -> Path:
        """What the session start hook prints."""
        return self.cache / "start.json"

    @property
    def told(self) -> Path:
        """The folder of what each session was told."""
        return self.cache / "told"

    def folders(self) -> tuple[Path, ...]:
        """Every folder in which files of the project are written."""
        return (self.folder, self.spool, self.backups, self.cache, self.told)


class Home(NamedTuple):
    """The three roots: the person's data, what can be made anew, and the client's folder."""

    data: Path
    cache: Path
    client: Path

    @property
    def config(self) -> Path:
        """The person's settings."""
        return self.data / "config.json"

    @property
    def registry(self) -> Path:
        """The journal of which place belongs to which project."""
        return self.data / "registry.jsonl"

    @property
    def silences(self) -> Path:
        """The journal of when nothing was to be taken in."""
        return self.data / "silences.jsonl"

    @property
    def lock(self) -> Path:
        """The file that a writer of anything above the projects locks."""
        return self.data / "lock"

    @property
    def person(self) -> Path:
        """The journal of what a person decided for all projects."""
        return self.data / "person" / "decisions.jsonl"

    @property
    def projects(self) -> Path:
        """The folder of all projects."""
        return self.data / "projects"

    @property
    def errors(self) -> Path:
        """The log of what failed before the project was known."""
        return self.cache / "errors.log"

    @property
    def stopped(self) -> Path:
        """What keeps anything from being taken in, while something does."""
        return self.cache / "stopped"

    @property
    def starts(self) -> Path:
        """What leads from a start directory to its project."""
        return self.cache / "starts"

    @property
    def transcripts(self) -> Path:
        """The folder of the client's own transcripts."""
        return self.client / "projects"

    def project(self, identity: str) -> ProjectHome:
        """The folders of one project; a name that could lead elsewhere is refused."""
        if not is_id(identity):
            raise Refusal(f"{identity!r} names no project; memory_inspect --projects lists them")
        return ProjectHome(self.projects / identity, self.cache / "projects" / identity)


def home(
    env: Mapping[str, str],
    *,
    data: Path | None = None,
    cache: Path | None = None,
    client: Path | None = None,
) -> Home:
    """The places of this person; what setup recorded or an option names outranks `env`."""
    return Home(
        data=_real(data or _data(env) / _NAME),
        cache=_real(cache or _cache(env)),
        client=client or _absolute(env, "CLAUDE_CONFIG_DIR") or _user(env) / ".claude",
    )


def is_id(name: str) -> bool:
    """Whether a name has the form of a project's id, which leads nowhere else."""
    return len(name) == ID_LENGTH and _HEX.issuperset(name)


def view(root: Path) -> Path:
    """The folder, inside a project, that is written for people and never read back."""
    return root / ".memory"


def _data(env: Mapping[str, str]) -> Path:
    if sys.platform == "win32":
        return _absolute(env, "LOCALAPPDATA") or _user(env) / "AppData" / "Local"
    if xdg := _absolute(env, "XDG_DATA_HOME"):
        return xdg
    if sys.platform == "darwin":
        return _user(env) / "Library" / "Application Support"
    return _user(env) / ".local" / "share"


def _cache(env: Mapping[str, str]) -> Path:
    if sys.platform == "win32":
        return _data(env) / _NAME / "Cache"
    if xdg := _absolute(env, "XDG_CACHE_HOME"):
        return xdg / _NAME
    if sys.platform == "darwin":
        return _user(env) / "Library" / "Caches" / _NAME
    return _user(env) / ".cache" / _NAME


def _user(env: Mapping[str, str]) -> Path:
    found = _absolute(env, "HOME") or _absolute(env, "USERPROFILE")
    if found is None:
        raise Refusal("HOME names no folder; set it to your home directory")
    return found


def _real(folder: Path) -> Path:
    """A folder of ours behind whatever a person's own links lead through; itself it is none."""
    return Path(os.path.realpath(folder.parent), folder.name)


def _absolute(env: Mapping[str, str], name: str) -> Path | None:
    """The folder that a variable names; a relative one would mean another place in each session."""
    value = env.get(name, "").strip()
    return Path(value) if value and "\0" not in value and Path(value).is_absolute() else None
