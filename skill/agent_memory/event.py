"""An event as the client tells it: JSON on stdin, and the places that the environment names."""

from __future__ import annotations

import json
import os
import pwd
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

EDITORS = frozenset({"claude-vscode", "claude-desktop"})  # their panels hand a prompt over
_TRANSCRIPTS = "projects"  # the client's folder of transcripts


class Event(NamedTuple):
    """What happens, in which session and project, and how far the client vouches for it.

    Older clients let a project's settings name the folders. Only newer ones give `prompt_id`:
    where there is one and a person attends, the event is `vouched` for. Else a folder is not
    believed that stands inside the project, for it may have come with it. `source` says whose
    command of this name it is; older clients do not say.
    """

    session: str
    transcript: Path | None
    attended: bool
    vouched: bool
    command: str
    args: str
    source: str
    project: Path
    plugin: Path | None
    user: Path

    @property
    def client(self) -> Path | None:
        """The client's own folder: the one that holds this session's transcript."""
        return self.transcript.parents[2] if self.transcript else None


def read(raw: bytes, env: Mapping[str, str]) -> Event:
    """The event of these bytes; what has no session or no project is refused."""
    fields = json.loads(raw.decode("utf-8", "replace")) if len(raw) <= policy.MAX_EVENT else None
    if not isinstance(fields, dict) or not _text(fields, "session_id"):
        raise Refusal("the client sent no event that is known here")
    project = _folder(env.get("CLAUDE_PROJECT_DIR"))
    user = _folder(env.get("HOME"))
    if project is None or user is None:
        raise Refusal("the client named no project or no home")
    attended = env.get("CLAUDE_CODE_SESSION_ATTENDED") == "1"
    vouched = attended and bool(_text(fields, "prompt_id"))
    bounds = None if vouched else project
    return Event(
        session=_text(fields, "session_id"),
        transcript=_believed(_transcript(_text(fields, "transcript_path")), bounds),
        attended=attended,
        vouched=vouched,
        command=_text(fields, "command_name"),
        args=_text(fields, "command_args"),
        source=_text(fields, "command_source"),
        project=project,
        plugin=_believed(_resolved(_folder(env.get("CLAUDE_PLUGIN_DATA"))), bounds),
        user=user,
    )


def within(path: Path, folder: Path) -> bool:
    """Whether a path leads into a folder, whatever links and dots it is written with."""
    real = os.path.realpath(folder).rstrip(os.sep) + os.sep
    return (os.path.realpath(path) + os.sep).startswith(real)


def _text(fields: Mapping[str, object], name: str) -> str:
    value = fields.get(name)
    return value if isinstance(value, str) else ""


def _folder(name: str | None) -> Path | None:
    if not name or "\0" in name or len(name) > policy.MAX_PATH or not Path(name).is_absolute():
        return None
    return Path(name)


def _resolved(path: Path | None) -> Path | None:
    """A folder of the client's, behind the links that a person may have laid there."""
    return path and Path(os.path.realpath(path))


def _transcript(name: str) -> Path | None:
    """The transcript of a session, where it stands as the client puts it."""
    path = _folder(name)
    if path is None or path.suffix != ".jsonl" or ".." in path.parts:
        return None
    return path if path.parent.parent.name == _TRANSCRIPTS else None


def _believed(path: Path | None, project: Path | None) -> Path | None:
    if path is None or (project is not None and _came_with(path, project)):
        return None
    return path


def _came_with(path: Path, project: Path) -> bool:
    """Whether a path may have come with a project: it is inside, and not for the person's home is.

    Where a session starts in the home directory, or above it, all that is the person's is inside.
    """
    home = _home()
    if not within(path, _whole(project, home)):
        return False
    return home is None or not (within(home, project) and within(path, home))


def _whole(project: Path, home: Path | None) -> Path:
    """The outermost repository that a project is a folder of, short of the person's home."""
    real = whole = Path(os.path.realpath(project))
    for folder in (real, *real.parents[:-1]):
        if home and folder == Path(os.path.realpath(home)):
            break
        if os.path.lexists(folder / ".git"):
            whole = folder
    return whole


def _home() -> Path | None:
    """The person's home as the system knows it: no variable moves that."""
    try:
        return _folder(pwd.getpwuid(os.geteuid()).pw_dir)
    except KeyError:
        return None
