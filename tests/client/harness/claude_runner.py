"""The real client in a home of its own, against the fake model.

Nothing of the caller's environment reaches it: the environment is made from nothing, HOME is a new
folder, the one model there is stands on 127.0.0.1. `CLAUDE_BIN` names a client for the tests, else
`.ci/run` has put one below .venv; PATH is never searched, since what stands there is a person's.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.client.harness.fake_model import FakeModel
from tests.client.harness.terminal import Terminal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Self

ROOT = Path(__file__).resolve().parents[3]
NEWEST = "2.1.332"
OLD = "2.1.138"  # the last that knows no `args` in a hook and gives no prompt_id
_PACKAGES = "node_modules/@anthropic-ai/claude-code-*/claude"
_FAKETIME = ("/usr/lib/*/faketime/libfaketime.so.1", "/usr/lib/faketime/libfaketime.so.1")
_KEY = "dummy-not-a-key"


def client(version: str) -> Path | None:
    """The client of a version, where there is one."""
    named = os.environ.get("CLAUDE_BIN" if version == NEWEST else "CLAUDE_OLD_BIN")
    if named:
        return Path(named)
    return next(iter((ROOT / ".venv" / "claude" / version).glob(_PACKAGES)), None)


def faketime() -> Path | None:
    """The library that moves a program's clock (Debian's package faketime)."""
    found = (path for pattern in _FAKETIME for path in sorted(Path("/").glob(pattern[1:])))
    return next(found, None)


class Ran(NamedTuple):
    """How one run of the client ended, and what it asked the model."""

    code: int
    out: str
    err: str
    seconds: float
    requests: list[dict[str, Any]]
    debug: str


class ClaudeRunner:
    """A person's home and projects, with the client in them."""

    def __init__(self, claude: Path, root: Path, *, config: str | None = None) -> None:
        """Make the home; `config` is where in it CLAUDE_CONFIG_DIR puts the client's folder."""
        self.claude = claude
        self.root = root.resolve()
        self.home = self.root / "home"
        self.config = self.home / (config or ".claude")
        self.moved = config is not None
        self.tmp = self.root / "tmp"
        self.model = FakeModel()
        self.always: tuple[str, ...] = ()
        self._runs = 0
        for folder in (self.config, self.tmp):
            folder.mkdir(parents=True)
        self.project = self.started("project")

    def __enter__(self) -> Self:
        self.model.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.model.stop()

    def started(self, name: str) -> Path:
        """A new repository that the person has said to trust."""
        folder = self.root / name
        subprocess.run(["git", "init", "-q", folder], env=self.env(), check=True, timeout=30)
        self.trust(folder)
        return folder

    def trust(self, *folders: Path) -> None:
        """Answer what the client asks at its first start, and in a new folder."""
        path = (self.config if self.moved else self.home) / ".claude.json"
        held = json.loads(path.read_text()) if path.exists() else {"projects": {}}
        held |= {
            "hasCompletedOnboarding": True,
            "theme": "dark",
            "lastOnboardingVersion": "99.0.0",
            "hasSeenAutoDefaultNotice": True,
            "hasSeenAutoDefaultNudge": True,  # a question that takes the first key in mid-session
            "customApiKeyResponses": {"approved": [_KEY[-20:]], "rejected": []},
        }
        for folder in folders:
            held["projects"][str(folder)] = {
                "hasTrustDialogAccepted": True,
                "hasCompletedProjectOnboarding": True,
                "projectOnboardingSeenCount": 1,
                "allowedTools": [],
            }
        path.write_text(json.dumps(held))

    def settings(self, held: dict[str, Any]) -> None:
        """Write the person's settings."""
        (self.config / "settings.json").write_text(json.dumps(held))

    def env(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        """All that the client sees of an environment."""
        return {
            "HOME": str(self.home),
            "PATH": "/usr/bin:/bin",
            "TMPDIR": str(self.tmp),
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "ANTHROPIC_BASE_URL": self.model.url,
            "ANTHROPIC_API_KEY": _KEY,
            "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
            "CLAUDE_CODE_DISABLE_OFFICIAL_MARKETPLACE_AUTOINSTALL": "1",
            "DISABLE_AUTOUPDATER": "1",
            "GIT_CONFIG_NOSYSTEM": "1",
            **({"CLAUDE_CONFIG_DIR": str(self.config)} if self.moved else {}),
            **(more or {}),
        }

    def prompt(self, text: str, *args: str, **given: Any) -> Ran:
        """`claude -p text`, to its end."""
        return self.run("-p", text, *args, **given)

    def run(
        self,
        *args: str,
        script: Sequence[Any] = (),
        cwd: Path | None = None,
        days: int = 0,
        env: Mapping[str, str] | None = None,
        seconds: float = 60,
    ) -> Ran:
        """Any command line of the client, to its end."""
        self.model.follow(script)
        argv, debug = self._line(args, days)
        seen = len(self.model.requests)
        began = time.monotonic()
        with subprocess.Popen(
            argv,
            cwd=cwd or self.project,
            env=self.env(env),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        ) as process:
            try:
                out, err = process.communicate(timeout=seconds)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)  # the group that was started here
                raise
        took = time.monotonic() - began
        said = debug.read_text(errors="replace") if debug.exists() else ""
        asked = self.model.requests[seen:]
        return Ran(process.returncode, out.decode(), err.decode(), took, asked, said)

    def session(
        self,
        *args: str,
        script: Sequence[Any] = (),
        cwd: Path | None = None,
        days: int = 0,
        env: Mapping[str, str] | None = None,
    ) -> Terminal:
        """A session in a terminal; `days` moves the clock of the client and its hooks back."""
        self.model.follow(script)
        argv, _ = self._line(args, days)
        socket = self.tmp / f"tmux-{self._runs}"
        return Terminal(socket, argv, cwd=cwd or self.project, env=self.env(env))

    def transcripts(self) -> list[Path]:
        """The transcripts of sessions, the newest last."""
        found = (self.config / "projects").glob("*/*.jsonl")
        return sorted(found, key=lambda path: path.stat().st_mtime_ns)

    def _line(self, args: Sequence[str], days: int) -> tuple[list[str], Path]:
        """The command line and its debug log; tmux itself must keep its own clock."""
        self._runs += 1
        debug = self.root / f"debug-{self._runs}.log"
        moved = [f"LD_PRELOAD={faketime()}", f"FAKETIME=-{days}d"] if days else []
        before = ["/usr/bin/env", *moved] if moved else []
        return [*before, str(self.claude), "--debug-file", str(debug), *self.always, *args], debug
