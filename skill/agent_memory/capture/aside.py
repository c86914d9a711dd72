"""What a person typed where no prompt is: read for its secrets alone, with the weight of a prompt.

The words behind another command, a prompt that a hook refused, one that was pulled back from the
queue, an answer to a question of the model, what was said to refuse a tool, a headless run's
prompt. None of it makes a claim; what it calls a password is one when it stands bare in a message.
What else waits in the queue was sent, and has a record of its own, or is a machine's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from agent_memory import policy, scheduled
from agent_memory.capture import field, overheard, transcript
from agent_memory.capture.entry import Entry
from agent_memory.capture.jsonl import Ear

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from agent_memory.capture.jsonl import Line

_SIGNS = (
    *(b"<command-args>", b"Original prompt: ", b'"queue-operation"', b'"scheduled_task_fire"'),
    *(b'"answers"', b"he user said:", b'"userFeedback"', b'},{"type":"text","text":"'),
)
_HEADLESS = b'"sdk'
_ARGUMENTS, _ARGUED = "<command-args>", "</command-args>"
_BLOCKED, _PROMPT = "operation blocked by hook", "\nOriginal prompt: "
_REFUSED, _SAID = ("The user doesn't want to", "Permission for this tool use"), "he user said:\n"
_REJECTED = "User rejected tool use"
_MACHINE = ('{"', "<<")


def ears(path: Path, found: list[Entry]) -> tuple[Ear, ...]:
    """What hears, while a transcript is read, what a person typed beside the prompts of it.

    At a headless client nobody does: a program fills its queue.
    """
    if str(transcript.head(path).entrypoint).startswith("sdk"):
        return ()
    return (_ear(_SIGNS, _Typed(found).of, found.append),)


def headless(found: list[Entry]) -> Ear:
    """What hears what a headless run's prompts say of secrets; of a program's megabytes lines."""

    def keep(one: Entry) -> None:
        if told := overheard.lines("\n".join(one.texts)):
            found.append(one._replace(texts=(told,)))

    return _ear((_HEADLESS,), _prompts, keep)


def _ear(
    signs: tuple[bytes, ...],
    read: Callable[[dict[str, Any]], Iterator[str]],
    keep: Callable[[Entry], None],
) -> Ear:
    def skip(block: bytes, first: int, stop: int) -> str | None:
        if block.find(transcript.ASSISTANT, first, min(stop, first + policy.TYPE_WINDOW)) >= 0:
            return "assistant"
        return None if any(block.find(sign, first, stop) >= 0 for sign in signs) else "other"

    def take(line: Line, record: object) -> None:
        if not isinstance(record, dict) or record.get("isSidechain") or record.get("agentId"):
            return
        for text in map(field.whole, read(record)):
            if text.strip() and not text.lstrip().startswith(_MACHINE):
                keep(Entry(line.number, line.offset, line.end, "absorbed", texts=(text,)))

    return Ear(skip, take)


def _prompts(record: dict[str, Any]) -> Iterator[str]:
    """What a program, or a person by one, asked of a headless client."""
    person = record.get("type") == "user" and str(record.get("entrypoint")).startswith("sdk")
    if person and not record.get("isMeta") and "toolUseResult" not in record:
        yield "\n".join(_texts(record.get("message")))


class _Typed:
    """What a person typed beside the prompts, record by record; `found` is what is kept of it.

    A queue holds what a task typed as well, and its firing may be noted before or behind that.
    """

    def __init__(self, found: list[Entry]) -> None:
        self._found = found
        self._queue: list[str] = []
        self._fired: set[tuple[str, ...]] = set()

    def of(self, record: dict[str, Any]) -> Iterator[str]:
        kind, content = record.get("type"), record.get("content")
        if kind == "queue-operation":
            yield from self._pulled_back(record)
        elif fired := scheduled.prompt(record):
            self._fired.add(tuple(fired.split()))
            self._found[:] = [one for one in self._found if not self._is_fired(one.texts[0])]
        elif kind == "system" and isinstance(content, str):
            head, found, prompt = content.partition(_PROMPT)
            if found and _BLOCKED in head.partition("\n")[0]:
                yield prompt
            yield from _arguments(content)
        elif kind == "user" and not record.get("isMeta"):
            for text in _texts(record.get("message")):
                yield from _arguments(text)
            yield from _answers(record.get("toolUseResult"))
            if isinstance(said := record.get("userFeedback"), str):
                yield said
            yield from _beside_results(record)

    def _pulled_back(self, record: dict[str, Any]) -> Iterator[str]:
        """What a person took out of the queue to edit it; what left it otherwise was sent."""
        operation, text = record.get("operation"), "\n".join(_texts(record))
        if operation == "enqueue":
            self._queue.append(text)
            del self._queue[: -policy.MAX_QUEUED]
        elif operation == "popAll":
            yield from (one for one in self._queue if not self._is_fired(one))
            self._queue.clear()
        elif self._queue:
            self._queue.remove(text if text in self._queue else self._queue[0])

    def _is_fired(self, text: str) -> bool:
        return tuple(text.split()) in self._fired


def _arguments(text: str) -> Iterator[str]:
    """What stands behind a command, in the client's own mark of one."""
    if text.lstrip().startswith("<command-") and _ARGUMENTS in text:
        yield text.partition(_ARGUMENTS)[2].rpartition(_ARGUED)[0]


def _answers(result: object) -> Iterator[str]:
    """What was answered to a question of the model, each with the question; what was noted."""
    if not isinstance(result, dict) or not isinstance(answers := result.get("answers"), dict):
        return
    for question, answer in answers.items():
        for one in answer if isinstance(answer, list) else [answer]:
            if isinstance(one, str):
                yield f"{question} {one}"
    notes = result.get("annotations")
    for question, note in notes.items() if isinstance(notes, dict) else ():
        if isinstance(note, dict) and isinstance(said := note.get("notes"), str):
            yield f"{question} {said}"
    if isinstance(said := result.get("response"), str):
        yield said


def _beside_results(record: dict[str, Any]) -> Iterator[str]:
    """What was said to refuse a tool, behind the client's words, or to let it run, beside them.

    A tool can word its error so: that somebody refused is said by the record.
    """
    message, result = record.get("message"), record.get("toolUseResult")
    rejected = record.get("toolDenialKind") == "user-rejected"
    rejected |= isinstance(result, str) and result.startswith(_REJECTED)
    content = message.get("content") if isinstance(message, dict) else None
    blocks = [one for one in content if isinstance(one, dict)] if isinstance(content, list) else []
    results = [one for one in blocks if one.get("type") == "tool_result"]
    for block in results:
        for text in _texts(block) if rejected and block.get("is_error") else ():
            if text.startswith(_REFUSED):
                yield text.partition(_SAID)[2]
    if results:
        yield from _texts(message)


def _texts(holder: object) -> Iterator[str]:
    """The texts of what has a content."""
    content = holder.get("content") if isinstance(holder, dict) else None
    for block in content if isinstance(content, list) else [{"type": "text", "text": content}]:
        if isinstance(block, dict) and isinstance(text := block.get("text"), str):
            yield text
