"""A person with the client, this plugin as a clone in the client's skills folder, and projects."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
import uuid
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.client.harness import transcript_view
from tests.client.harness.claude_runner import ROOT, ClaudeRunner
from tests.client.harness.fake_model import request_text
from tests.client.harness.terminal import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tests.client.harness.terminal import Terminal

_LEFT_OUT = (".git", ".venv", "*_cache", "*.pyc.*", ".hypothesis", "evals", "tests")
SETUP = "setup UTC"  # a journal has days of UTC, and an answer those of this zone
_LOOK = 0.1  # seconds
_LOOKS = 4
_BEFORE = "blocked by hook:\n"
_AFTER = "\n\nOriginal prompt: "


class Person(ClaudeRunner):
    """A home in which the plugin is installed, and what its owner can do and see."""

    def __init__(
        self, claude: Path, root: Path, *, config: str | None = None, compiled: bool = True
    ) -> None:
        """Clone the plugin, by default with what python has made of its modules in the tree."""
        super().__init__(claude, root, config=config)
        self._read: dict[Path, tuple[int, dict[str, str]]] = {}
        self.clone = self.config / "skills" / "agent-memory"
        self.data = self.home / ".local" / "share" / "agent-memory"
        self.cache = self.home / ".cache" / "agent-memory"
        self.plugin = self.config / "plugins" / "data" / "cs-skills-dir"
        left_out = _LEFT_OUT if compiled else (*_LEFT_OUT, "__pycache__")
        shutil.copytree(ROOT, self.clone, ignore=shutil.ignore_patterns(*left_out))
        # A python with the packages, where setup looks for one.
        (self.clone / ".venv").symlink_to(ROOT / ".venv")

    def set_up(self) -> None:
        """Type setup in a session."""
        with self.talk() as it:
            assert self.memory(it, SETUP).startswith("memory is on")
            it.leave()
        self.idle()

    def switch_on(self) -> None:
        """Run what a session runs when setup is typed, without the session."""
        event = {
            "session_id": str(uuid.uuid4()),
            "transcript_path": str(self.config / "projects" / "none.jsonl"),
            "prompt_id": "1",
            "cwd": str(self.project),
            "hook_event_name": "UserPromptExpansion",
            "command_name": "cs:memory",
            "command_args": SETUP,
            "prompt": f"/cs:memory {SETUP}",
        }
        named = {
            "CLAUDE_PLUGIN_ROOT": str(self.clone),
            "CLAUDE_PLUGIN_DATA": str(self.plugin),
            "CLAUDE_PROJECT_DIR": str(self.project),
            "CLAUDE_CODE_SESSION_ATTENDED": "1",
        }
        done = subprocess.run(
            ["/bin/sh", "-c", 'hook=user_prompt_expansion; . "$CLAUDE_PLUGIN_ROOT/hooks/run"'],
            cwd=self.project,
            env=self.env(named),
            input=json.dumps(event),
            capture_output=True,
            text=True,
            check=True,
        )
        assert "memory is on" in done.stdout, done.stdout + done.stderr
        self.idle()

    @contextmanager
    def talk(
        self,
        *args: str,
        days: int = 0,
        cwd: Path | None = None,
        script: Sequence[Any] = (),
    ) -> Iterator[Terminal]:
        """A session that is ready for its first prompt."""
        with self.session(*args, days=days, cwd=cwd, script=script) as it:
            it.ready()
            yield it

    def say(self, *prompts: str, days: int = 0, cwd: Path | None = None) -> Path:
        """Say something in a session of its own, which is taken in afterwards; its transcript."""
        before = set(self.transcripts())
        with self.talk(days=days, cwd=cwd) as it:
            for prompt in prompts:
                self.ask(it, prompt)
            it.leave()
        self.idle()
        (made,) = set(self.transcripts()) - before
        return made

    def ask(self, it: Terminal, prompt: str) -> str:
        """Type a prompt; all that the model was told with it."""
        before, answered = len(self.model.requests), self.model.answered
        it.type(prompt)
        until(lambda: len(self.model.requests) > before, f"a request for {prompt!r}")
        until(lambda: self.model.answered > answered, f"an answer to {prompt!r}")
        it.still()
        return request_text(self.model.requests[before])

    def memory(self, it: Terminal, args: str = "", *, seconds: float = PATIENCE) -> str:
        """Type a command of ours; the answer that the client shows."""
        before = self._answers()
        it.type(f"/cs:memory {args}".strip())
        until(lambda: self._answers().keys() > before.keys(), f"an answer to {args!r}", seconds)
        it.still()
        (new,) = self._answers().keys() - before.keys()
        return self._answers()[new]

    def _answers(self) -> dict[str, str]:
        """What our command answered in every transcript, by the line's own name."""
        for path in self.transcripts():
            size = path.stat().st_size
            if size != self._read.get(path, (0,))[0]:
                self._read[path] = size, _answered(path)
        return {name: said for _, told in self._read.values() for name, said in told.items()}

    def records(self, kind: str, *, of: str = "*") -> list[dict[str, Any]]:
        """What the journals hold of a kind."""
        paths = sorted(self.data.glob(f"projects/{of}/*.jsonl"))
        lines = [line for path in paths for line in path.read_text().splitlines()]
        found = [json.loads(line) for line in lines if line]
        return [one for one in found if one["record"] == kind]

    def sightings(self) -> list[dict[str, Any]]:
        """The sightings that a person sees; a bare request is kept silently beside them."""
        return [one for one in self.records("sighting") if one["level"] == "shown"]

    def sighted(self) -> list[str]:
        """The words of these sightings, in the order of the journals."""
        return [one["text"] for one in self.sightings()]

    def kept(self, words: str) -> list[Path]:
        """The files of ours that hold these words."""
        view = self.project / ".memory"
        places = (self.data, self.cache, self.plugin, view)
        files = [path for place in places for path in place.rglob("*") if path.is_file()]
        return [path for path in files if words.lower() in path.read_text(errors="replace").lower()]

    def idle(self) -> None:
        """Wait until no hook of ours has been at work in this home for a while."""
        hooks = self.clone / "hooks"
        until(lambda: _quiet(hooks), "the hooks to end")

    @property
    def errors(self) -> str:
        """What our hooks noted."""
        logs = [path for place in (self.data, self.cache) for path in place.rglob("errors.log")]
        return "".join(log.read_text() for log in [*logs, *self.plugin.glob("errors.log")])


def _answered(path: Path) -> dict[str, str]:
    blocked = {
        line["uuid"]: line["content"]
        for line in transcript_view.records(path)
        if line["type"] == "system" and _BEFORE in str(line.get("content"))
    }
    return {name: said.partition(_BEFORE)[2].partition(_AFTER)[0] for name, said in blocked.items()}


def until(met: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Wait for something, or fail with its name."""
    end = time.monotonic() + seconds
    while not met():
        assert time.monotonic() < end, f"waited for {what}"
        time.sleep(_LOOK)


def _quiet(hooks: Path) -> bool:
    """Whether no hook runs, look after look: the client starts one after its own end."""
    for _ in range(_LOOKS):
        if any(running(hooks)):
            return False
        time.sleep(_LOOK)
    return True


def running(folder: Path) -> Iterator[int]:
    """The processes that run a file of a folder."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            line = (process / "cmdline").read_bytes()
        except OSError:  # it is gone meanwhile
            continue
        if f"{folder}/".encode() in line:
            yield int(process.name)
