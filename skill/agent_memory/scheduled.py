"""What a scheduled task typed: the client notes each firing before it acts on it.

A task comes with a repository or from the model, and the client types its prompt into the session
of a person who attends. So what was fired is nobody's when it is typed next, a prompt by its whole
text and a command by how it begins; typed once more, it is the person's.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any, BinaryIO

from agent_memory import policy

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    Words = tuple[str, ...]

_FIRE = "scheduled_task_fire"
_ANSWER = "informational"
_BLOCKED = "UserPromptExpansion operation blocked by hook"
_PROMPT = "Original prompt: "
_TASKS = (".claude", "scheduled_tasks.json")  # what the client reads in a project
_NAME = "/cs:memory"
_SIGNS = (_FIRE.encode(), f'"{_ANSWER}"'.encode())


class Fires:
    """The firings that nothing was typed by yet, oldest first: each speaks for one prompt."""

    def __init__(self) -> None:
        """Know of none."""
        self._commands: list[Words] = []
        self._prompts: list[Words] = []

    def fired(self, prompt: str) -> None:
        """Take one firing down; others push out no command of ours."""
        words = tuple(prompt.split())
        if words[:1] == (_NAME,):
            self._commands.append(words)
        elif words:
            self._prompts.append(words)
            del self._prompts[: -policy.MAX_QUEUED]

    def spoke(self, texts: Iterable[str]) -> bool:
        """Whether a firing is the whole of a prompt, or of one of its texts; it has spoken then."""
        said = [tuple(text.split()) for text in texts]
        whole = tuple(word for words in said for word in words)
        return any(self._spoken(words) for words in dict.fromkeys((whole, *said)) if words)

    def typed(self, words: Words) -> bool:
        """Whether one of the firings begins what stands behind a command, and typed it so."""
        return self._of(words) is not None

    def answered(self, words: Words) -> bool:
        """Whether a firing typed what was answered here; it has spoken then."""
        found = self._of(words)
        return found is not None and self._spoken(found)

    def _of(self, words: Words) -> Words | None:
        # A last firing may have a notice behind its words.
        begins = (one for one in self._commands if one[1:] and words[: len(one) - 1] == one[1:])
        return next(begins, None)

    def _spoken(self, words: Words) -> bool:
        held = next((held for held in (self._commands, self._prompts) if words in held), None)
        if held is not None:
            held.remove(words)
        return held is not None


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
    """What was fired in a transcript, or in what stands before an offset of it.

    All of it is looked at: between a firing and what it types a task may put any number of bytes.
    """
    fires = Fires()
    with suppress(OSError), transcript.open("rb") as held:
        for record in _noted(held, held.seek(0, 2) if upto is None else upto):
            fired, answer = prompt(record), answered(record)
            if fired is not None:
                fires.fired(fired)
            elif answer:
                fires.answered(answer[1:])
    return fires


def planned(project: Path) -> bool:
    """Whether a project's own schedule types our command, or cannot be read so far as to tell.

    It may have come with a clone. A task that is none costs itself, as with the client.
    """
    path = project.joinpath(*_TASKS)
    try:
        if not path.is_file():  # a link to a device has no end, or waits
            return False
        with path.open("rb") as held:
            data = held.read(policy.MAX_SCHEDULE + 1)
        schedule = json.loads(data) if len(data) <= policy.MAX_SCHEDULE else None
    except (OSError, ValueError, RecursionError):
        return True
    tasks = schedule.get("tasks", []) if isinstance(schedule, dict) else None
    if not isinstance(tasks, list):
        return True
    return any(_NAME in str(one.get("prompt")) for one in tasks if isinstance(one, dict))


def _noted(held: BinaryIO, end: int) -> Iterator[dict[str, Any]]:
    """The records that may be of use here; a line that is cut off is none."""
    held.seek(0)
    rest = b""
    while block := held.read(min(policy.READ_BLOCK, end - held.tell())):
        lines = rest + block
        cut = lines.rfind(b"\n") + 1
        rest = lines[cut:] if len(lines) - cut <= policy.MAX_EVENT else b""
        for start, stop in _signed(lines, cut):
            try:
                found = json.loads(lines[start:stop])
            except (ValueError, RecursionError):
                continue
            if isinstance(found, dict) and found.get("type") == "system":
                yield found


def _signed(lines: bytes, end: int) -> Iterator[tuple[int, int]]:
    """Where the whole lines stand that have a sign of what is of use."""
    at = 0
    places = {sign: lines.find(sign, at, end) for sign in _SIGNS}
    while found := [place for place in places.values() if place >= 0]:
        start = lines.rfind(b"\n", 0, min(found)) + 1
        at = lines.find(b"\n", min(found), end) + 1
        yield start, at
        for sign, place in places.items():
            if 0 <= place < at:
                places[sign] = lines.find(sign, at, end)
