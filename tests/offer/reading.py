"""A world as the reading hooks find it: what setup and publish leave behind."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from agent_memory import files, paths
from agent_memory.ledger.memory import journals
from agent_memory.offer import answer, prepare
from agent_memory.offer.edition import Edition
from tests.ledger.build import PROJECT, ZONE, day, folded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from agent_memory.ledger.records import Record

SESSION = "7db3dd09-5a52-4f0e-9f6b-0c1f2a3b4c5d"
STAMP = {"sightings": 1, "decisions": 0, "person": 0}


class World:
    """The folders of one person with one project, and the event of a hook there."""

    def __init__(self, root: Path) -> None:
        self.home = paths.home({"HOME": str(root)}, data=root / "data", cache=root / "cache")
        self.place = self.home.project(PROJECT)
        self.start = root / "shop"
        self.plugin = root / "plugin"
        for folder in (self.start, self.plugin, self.place.cache):
            folder.mkdir(parents=True)
        self.pointer = self.plugin / "pointer"
        self.pointer.write_text(f"{sys.executable}\n{self.home.data}\n{self.home.cache}\n")
        self.home.starts.write_text(f"starts-1\n{self.start}\t{PROJECT}\n")
        self.env = {
            "CLAUDE_PROJECT_DIR": str(self.start),
            "CLAUDE_PLUGIN_DATA": str(self.plugin),
            "CLAUDE_CODE_SESSION_ATTENDED": "1",
        }

    def publish(self, sightings: Iterable[Record], now: int = 20, **fields: Any) -> None:
        """Hand the hooks what these sightings amount to on the numbered day."""
        memory = folded(sightings, now=now, **fields)
        with files.lock(journals(self.home, PROJECT).sightings.lock):
            loaded = fields.get("loaded", ())
            edition = Edition(memory, ZONE, day(now), STAMP, loaded)
            self.problem = prepare.write(self.home, PROJECT, edition)
        self.home.starts.write_text(f"starts-1\n{self.start}\t{PROJECT}\n")

    def said(self, name: str, work: Callable[..., Any], **fields: object) -> dict[str, Any]:
        """What a hook answers to an event, in this process; an empty object for nothing."""
        transcript = self.home.transcripts / "shop" / f"{SESSION}.jsonl"
        place = {"cwd": str(self.start), "transcript_path": str(transcript)}
        event = {"session_id": SESSION, **place, **fields}
        environ = {key.encode(): value.encode() for key, value in self.env.items()}
        return json.loads(answer.answered(name, work, environ, json.dumps(event).encode()) or "{}")

    @property
    def errors(self) -> str:
        """What the hooks noted."""
        return self.home.errors.read_text() if self.home.errors.exists() else ""


def context(said: dict[str, Any]) -> str:
    """What the model is told by an answer."""
    return said.get("hookSpecificOutput", {}).get("additionalContext", "")
