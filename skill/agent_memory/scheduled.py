"""What a scheduled task typed: the client notes each firing before it acts on it.

A task comes with a repository or from the model, and the client types its prompt into the session
of a person who attends. So a command that was fired, and not answered since, is nobody's.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from agent_memory import policy

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    Words = tuple[str, ...]

_FIRE = "scheduled_task_fire"
_ANSWER = "informational"
_BLOCKED = "UserPromptExpansion operation blocked by hook"
_PROMPT = "Original prompt: "
_TASKS = (".claude", "scheduled_tasks.json")  # what the client reads in a project
_NAME = "/cs:memory"


class Fires:
    """The firings that nothing was answered to yet, oldest first; an answer ends one of its own."""

    def __init__(self) -> None:
        """Know of none."""
        self._open: list[Words] = []

    def fired(self, prompt: str) -> None:
        """Take one firing down; what is no command fires nothing of ours."""
        words = tuple(prompt.split())
        if words and words[0].startswith("/"):
            self._open.append(words[1:])
            del self._open[: -policy.MAX_QUEUED]

    def typed(self, words: Words) -> bool:
        """Whether one of the firings begins what stands behind a command, and typed it so."""
        return self._of(words) is not None

    def answered(self, words: Words) -> bool:
        """Whether a firing typed what was answered here; it has its answer then."""
        found = self._of(words)
        if found is not None:
            self._open.remove(found)
        return found is not None

    def _of(self, words: Words) -> Words | None:
        # A last firing may have a notice behind its words.
        return next((one for one in self._open if one and words[: len(one)] == one), None)


def prompt(record: Mapping[str, Any]) -> str | None:
    """What a scheduled task typed, where the record is the note of a firing."""
    found = record.get("prompt") if record.get("subtype") == _FIRE else None
    return found if isinstance(found, str) else None


def answered(record: Mapping[str, Any]) -> Words | None:
    """The whole prompt that a note of the client says was answered by a hook.

    The answer before it may quote anything, so only the last `Original prompt:` was typed.
    """
    content = record.get("content")
    if record.get("subtype") != _ANSWER or not isinstance(content, str):
        return None
    answer, _, typed = content.rpartition(_PROMPT)
    whole = content.startswith(_BLOCKED) and answer.endswith("\n")
    return tuple(typed.split()) if whole else None


def before(transcript: Path, *, upto: int | None = None) -> Fires:
    """What was fired in the tail of a transcript, or in what stands before an offset of it."""
    fires = Fires()
    try:
        with transcript.open("rb") as held:
            end = held.seek(0, 2) if upto is None else upto
            held.seek(max(0, end - policy.FIRED_TAIL))
            data = held.read(min(end, policy.FIRED_TAIL))
    except OSError:
        return fires
    for record in _noted(data):
        fired, answer = prompt(record), answered(record)
        if fired is not None:
            fires.fired(fired)
        elif answer:
            fires.answered(answer[1:])
    return fires


def planned(project: Path) -> bool:
    """Whether a project's own schedule types our command: it may have come with a clone."""
    path = project.joinpath(*_TASKS)
    try:
        if not path.is_file():  # a link to a device has no end, or waits
            return False
        with path.open("rb") as held:
            tasks = json.loads(held.read(policy.FIRED_TAIL))["tasks"]
        prompts = [str(task["prompt"]).split()[:2] for task in tasks]
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return False
    return any(words[:1] == [_NAME] for words in prompts)


def _noted(data: bytes) -> Iterator[dict[str, Any]]:
    """The records of the tail that may be of use here; a line that is cut off is none."""
    for line in data.split(b"\n"):
        if _FIRE.encode() in line or _ANSWER.encode() in line:
            try:
                found = json.loads(line)
            except (ValueError, RecursionError):
                continue
            if isinstance(found, dict) and found.get("type") == "system":
                yield found
