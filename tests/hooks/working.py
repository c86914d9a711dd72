"""The working hooks as the client runs them: a process, an event on stdin, a bare environment."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from agent_memory import pointer
from agent_memory.pointer import Pointer
from tests.cli.build import World, measured

ROOT = Path(__file__).resolve().parents[2]
SESSION = "0f0e0d0c-0000-4000-8000-00000000000a"


class Said(NamedTuple):
    """How a hook ended, what it said, and how much of a processor's time it took."""

    code: int
    out: bytes
    err: bytes
    seconds: float

    @property
    def reason(self) -> str:
        """What the person reads instead of an answer of the model."""
        said = json.loads(self.out)
        assert {"decision", "reason", "hookSpecificOutput"} == said.keys()
        assert "block" == said["decision"]
        assert {"hookEventName": "UserPromptExpansion"} == said["hookSpecificOutput"]
        return said["reason"]


def spent() -> float:
    """The processor time of all processes that ended here: a busy machine adds nothing to it."""
    times = os.times()
    return times.children_user + times.children_system


class Client:
    """A client with this plugin, a person, and a project."""

    def __init__(self, root: Path) -> None:
        self.world = World(root)
        self.plugin = root / "plugin data"
        self.own = self.world.home.transcripts / "-shop" / f"{SESSION}.jsonl"

    def point(self, *off: str) -> None:
        """What setup leaves behind."""
        home = self.world.home
        pointer.write(self.plugin, Pointer(Path(sys.executable), home.data, home.cache, off))

    def event(self, **fields: Any) -> dict[str, Any]:
        """An event of the newest client, with the fields that all of them share."""
        return {
            "session_id": SESSION,
            "transcript_path": str(self.own),
            "cwd": str(self.world.shop),
            "prompt_id": "1133",
            **fields,
        }

    def command(self, words: str, **fields: Any) -> dict[str, Any]:
        """The event of `/cs:memory` and these words."""
        return self.event(
            hook_event_name="UserPromptExpansion",
            expansion_type="slash_command",
            command_name="cs:memory",
            command_args=words,
            prompt=f"/cs:memory {words}".strip(),
            **fields,
        )

    def env(self, **more: str) -> dict[str, str]:
        """The variables that the client sets, and no other."""
        return {
            "HOME": str(self.world.root),
            "CLAUDE_PROJECT_DIR": str(self.world.shop),
            "CLAUDE_PLUGIN_ROOT": str(ROOT),
            "CLAUDE_PLUGIN_DATA": str(self.plugin),
            "CLAUDE_CODE_SESSION_ATTENDED": "1",
            **more,
        }

    def run(
        self,
        hook: str,
        event: dict[str, Any] | bytes,
        *,
        env: dict[str, str] | None = None,
        python: tuple[str, ...] = (sys.executable,),
        stdout: int = subprocess.PIPE,
    ) -> Said:
        """One hook as a process, started in the project."""
        raw = event if isinstance(event, bytes) else json.dumps(event).encode()
        since = spent()
        with self.started(hook, env=env, python=python, stdout=stdout) as process:
            out, err = process.communicate(raw, timeout=60)
        return Said(process.returncode, out or b"", err, spent() - since)

    def started(
        self,
        hook: str,
        *,
        env: dict[str, str] | None = None,
        python: tuple[str, ...] = (sys.executable,),
        stdout: int = subprocess.PIPE,
    ) -> subprocess.Popen[bytes]:
        """One hook as a process that waits for its event."""
        return subprocess.Popen(
            [*python, "-I", "-X", "utf8", str(ROOT / "hooks" / f"{hook}.py")],
            cwd=self.world.shop,
            env={**measured(), **self.env(), **(env or {})},
            stdin=subprocess.PIPE,
            stdout=stdout,
            stderr=subprocess.PIPE,
        )

    def says(self, words: str, **how: Any) -> str:
        """What `/cs:memory` and these words are answered with."""
        done = self.run("user_prompt_expansion", self.command(words), **how)
        assert (0, b"") == (done.code, done.err)
        return done.reason

    def log(self) -> str:
        """What failed in silence."""
        path = self.world.home.errors
        return path.read_text() if path.exists() else ""
