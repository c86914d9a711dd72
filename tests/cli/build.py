"""A person with transcripts, journals and a project, and the scripts run over them."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from agent_memory import paths, project
from agent_memory.ledger import journal, memory
from tests.capture import lines
from tests.ledger.build import PROJECT, day

if TYPE_CHECKING:
    from agent_memory.ledger.records import Record

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
NOW = "2026-03-21T09:00:00Z"


class Done(NamedTuple):
    """How a script ended, and what it printed."""

    code: int
    out: str
    err: str


class World:
    """The client's folder, our folders and one project, all below `root`."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = paths.home(
            {"HOME": str(root)}, data=root / "data", cache=root / "cache", client=root / "client"
        )
        self.shop = root / "shop"
        self.shop.mkdir()
        self.id = project.identify(self.shop, user=root).id

    def typed(self, conversation: str, on: int, *texts: str) -> Path:
        """A transcript of one conversation on a numbered day, started in the project."""
        made = []
        before = None
        for number, text in enumerate(texts):
            uuid = lines.uid((conversation, number))
            session = lines.uid(conversation)
            fields: dict[str, Any] = {
                "uuid": uuid,
                "parent": before,
                "cwd": str(self.shop),
                "session": session,
            }
            made.append(lines.typed(text, at=day(on), **fields))
            before = uuid
        folder = self.home.transcripts / "-shop"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{conversation}.jsonl"
        path.write_bytes(lines.jsonl(*made))
        return path

    def saw(self, *records: Record) -> None:
        """Sightings in the journal of the hand-made project."""
        journal.append(memory.journals(self.home, PROJECT).sightings, records, token="x")  # noqa: S106

    def decided(self, *records: Record) -> None:
        """Decisions in the journal of the hand-made project."""
        journal.append(memory.journals(self.home, PROJECT).decisions, records, token="x")  # noqa: S106

    def options(self, *, now: str = NOW) -> list[str]:
        """The options that keep a script inside this world."""
        folders = {"--data": "data", "--client": "client", "--cache": "cache"}
        places = [word for name, to in folders.items() for word in (name, str(self.root / to))]
        return [*places, "--now", now, "--zone", "UTC"]

    def run(self, verb: str, *words: str, **how: Any) -> Done:
        """A script as a process with nothing in its environment, started in the project."""
        script = [sys.executable, str(SCRIPTS / f"memory_{verb}.py"), *self.options(), *words]
        return run(script, cwd=self.shop, **how)

    def digest(self) -> str:
        """A digest of every name, mode and byte below the root."""
        found = hashlib.sha256()
        for path in sorted(self.root.rglob("*")):
            state = path.lstat()
            found.update(f"{path} {state.st_mode} {state.st_mtime_ns}".encode(errors="replace"))
            if path.is_file() and not path.is_symlink():
                found.update(path.read_bytes())
        return found.hexdigest()


def measured() -> dict[str, str]:
    """The variables without which a process is not measured."""
    return {name: value for name, value in os.environ.items() if name.startswith("COV")}


def run(script: list[str], *, cwd: Path, env: dict[str, str] | None = None) -> Done:
    """A process with only these variables, and those by which its coverage is measured."""
    done = subprocess.run(
        script, cwd=cwd, env={**measured(), **(env or {})}, capture_output=True, check=False
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())
