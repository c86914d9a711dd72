"""A stand-in for the client: it writes transcripts and runs the lines of hooks.json as that does.

No model is asked, and nothing of the person's own environment is handed on.
"""

from __future__ import annotations

import json
import subprocess
import uuid
from typing import TYPE_CHECKING, Any, NamedTuple

from agent_memory import clock, files, policy

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

VERSION = "2.1.332"  # of the client whose transcripts and events these are


class Place(NamedTuple):
    """Where sessions are held: the plugin, the person's home, and the folders of one project."""

    plugin: Path
    user: Path
    project: Path
    data: Path  # the client's for this plugin
    transcripts: Path  # the client's of this project


class Said(NamedTuple):
    """What hooks said to the model and to the person; nothing where they were silent."""

    model: str = ""
    person: str = ""


class Session:
    """One session of a person in a project; its name gives every id in its transcript."""

    def __init__(self, place: Place, name: str, now: Callable[[], dt.datetime]) -> None:
        """Name a session and give it a clock; nothing is written yet."""
        self._place = place
        self._now = now
        self._id = str(uuid.uuid5(uuid.NAMESPACE_URL, name))
        self._last: str | None = None
        self._transcript = place.transcripts / f"{self._id}.jsonl"

    def start(self) -> Said:
        """Start it."""
        return self._noted("SessionStart", self._told("SessionStart", source="startup"))

    def prompt(self, text: str) -> Said:
        """Type a prompt."""
        said = self._told("UserPromptSubmit", prompt=text)
        self.write(text)
        return self._noted("UserPromptSubmit", said)

    def write(self, text: str) -> None:
        """Put a typed prompt into the transcript that no hook was told of."""
        message = {"role": "user", "content": text}
        self._write("user", message=message, origin={"kind": "human"}, promptSource="typed")

    def command(self, words: str = "") -> str:
        """Type `/cs:memory` and these words; the answer that the client shows."""
        line = f"/cs:memory {words}".strip()
        fields = {"command_name": "cs:memory", "command_args": words, "prompt": line}
        reasons = [one["reason"] for one in self._answers("UserPromptExpansion", **fields)]
        for reason in reasons:
            blocked = f"UserPromptExpansion operation blocked by hook:\n{reason}"
            content = f"{blocked}\n\nOriginal prompt: {line}"
            self._write("system", subtype="informational", content=content)
        return "\n".join(reasons)

    def end(self) -> Said:
        """Leave it."""
        return self._told("SessionEnd", reason="prompt_input_exit")

    def _told(self, event: str, **fields: object) -> Said:
        said = Said()
        for answer in self._answers(event, **fields):
            model = answer.get("hookSpecificOutput", {}).get("additionalContext", "")
            said = Said(said.model or model, said.person or answer.get("systemMessage", ""))
        return said

    def _noted(self, event: str, said: Said) -> Said:
        """The same, after the transcript holds what the model was told."""
        if said.model:
            told = {"type": "hook_additional_context", "content": [said.model]}
            self._write("attachment", attachment={**told, "hookName": event, "hookEvent": event})
        return said

    def _answers(self, event: str, **fields: object) -> Iterator[dict[str, Any]]:
        """What the hooks of an event answer, each run to its end as its line in hooks.json says."""
        shared = {"session_id": self._id, "transcript_path": str(self._transcript)}
        more = {"cwd": str(self._place.project), "prompt_id": "1", "hook_event_name": event}
        stdin = json.dumps({**shared, **more, **fields}).encode()
        for hook in _hooks(self._place.plugin, event):
            answer = _run(self._place, hook, stdin)
            if answer:
                yield json.loads(answer)

    def _write(self, kind: str, **fields: object) -> None:
        """Add a record to the transcript."""
        before = self._last
        self._last = str(uuid.uuid5(uuid.UUID(self._id), before or "first"))
        record = {
            "parentUuid": before,
            "isSidechain": False,
            "type": kind,
            **fields,
            "uuid": self._last,
            "timestamp": clock.stamp(self._now()),
            "userType": "external",
            "entrypoint": "cli",
            "cwd": str(self._place.project),
            "sessionId": self._id,
            "version": VERSION,
        }
        files.append(self._transcript, f"{json.dumps(record)}\n".encode())


def _hooks(plugin: Path, event: str) -> Iterator[Mapping[str, Any]]:
    """The lines of hooks.json for an event, in their order."""
    path = plugin / "hooks" / "hooks.json"  # the superuser's own, where it was installed so
    held = json.loads(files.read(path, cap=policy.MAX_CONFIG, own=False) or b"")
    for group in held["hooks"][event]:
        yield from group["hooks"]


def _run(place: Place, hook: Mapping[str, Any], stdin: bytes) -> bytes:
    """What a line of hooks.json prints, in an environment made from nothing."""
    done = subprocess.run(  # noqa: S603 - the plugin's own line
        ["/bin/sh", "-c", hook["command"]],
        cwd=place.project,
        env={
            "HOME": str(place.user),
            "PATH": "/usr/bin:/bin",
            "CLAUDE_PROJECT_DIR": str(place.project),
            "CLAUDE_PLUGIN_ROOT": str(place.plugin),
            "CLAUDE_PLUGIN_DATA": str(place.data),
            "CLAUDE_CODE_SESSION_ATTENDED": "1",
        },
        input=stdin,
        stdout=subprocess.PIPE,
        timeout=hook["timeout"],
        check=True,
    )
    return done.stdout
