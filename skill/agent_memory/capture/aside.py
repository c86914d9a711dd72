"""What a person typed where no prompt is: read for its secrets alone, with the weight of a prompt.

The words behind another command, a prompt that a hook refused, one that waited in the queue, an
answer to a question of the model, what was said to refuse a tool, a headless run's prompt. None of
it makes a claim; what it calls a password is one when it stands bare in a message.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from agent_memory import policy
from agent_memory.capture import field, jsonl, overheard, transcript
from agent_memory.capture.entry import Entry

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_SIGNS = (
    *(b"<command-args>", b"Original prompt: ", b'"enqueue"'),
    *(b'"answers"', b"he user said:", b'"userFeedback"'),
)
_HEADLESS = b'"sdk'
_ARGUMENTS, _ARGUED = "<command-args>", "</command-args>"
_BLOCKED, _PROMPT = "operation blocked by hook", "\nOriginal prompt: "
_REFUSED, _SAID = ("The user doesn't want to", "Permission for this tool use"), "he user said:\n"
_MACHINE = ('{"', "<<")


def entries(path: Path, *, start: int = 0) -> Iterator[Entry]:
    """What a person typed beside the prompts of a transcript, each as an entry of its own.

    At a headless client nobody does: a program fills its queue.
    """
    if not str(transcript.head(path).entrypoint).startswith("sdk"):
        yield from _found(path, start, _SIGNS)


def headless(path: Path) -> Iterator[Entry]:
    """What the prompts of a headless run say of secrets; of a program's megabytes those lines."""
    for one in _found(path, 0, (_HEADLESS,)):
        if told := overheard.lines("\n".join(one.texts)):
            yield one._replace(texts=(told,))


def _found(path: Path, start: int, signs: tuple[bytes, ...]) -> Iterator[Entry]:
    def skip(block: bytes, first: int, stop: int) -> str | None:
        if block.find(transcript.ASSISTANT, first, min(stop, first + policy.TYPE_WINDOW)) >= 0:
            return "assistant"
        return None if any(block.find(sign, first, stop) >= 0 for sign in signs) else "other"

    read = _prompts if signs == (_HEADLESS,) else _typed
    for line, record in jsonl.values(jsonl.Lines(path, start=start, line=0, skip=skip)):
        if not isinstance(record, dict) or record.get("isSidechain") or record.get("agentId"):
            continue
        for text in map(field.whole, read(record)):
            if text.strip() and not text.lstrip().startswith(_MACHINE):
                yield Entry(line.number, line.offset, line.end, "absorbed", texts=(text,))


def _prompts(record: dict[str, Any]) -> Iterator[str]:
    """What a program, or a person by one, asked of a headless client."""
    person = record.get("type") == "user" and str(record.get("entrypoint")).startswith("sdk")
    if person and not record.get("isMeta") and "toolUseResult" not in record:
        yield "\n".join(_texts(record.get("message")))


def _typed(record: dict[str, Any]) -> Iterator[str]:
    kind, content = record.get("type"), record.get("content")
    if kind == "queue-operation" and record.get("operation") == "enqueue":
        yield "\n".join(_texts(record))
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
        yield from _refusals(record.get("message"))


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


def _refusals(message: object) -> Iterator[str]:
    """What was said to refuse a tool, behind the words that the client puts before it."""
    content = message.get("content") if isinstance(message, dict) else None
    for block in content if isinstance(content, list) else []:
        if isinstance(block, dict) and block.get("type") == "tool_result" and block.get("is_error"):
            for text in _texts(block):
                if text.startswith(_REFUSED):
                    yield text.partition(_SAID)[2]


def _texts(holder: object) -> Iterator[str]:
    """The texts of what has a content."""
    content = holder.get("content") if isinstance(holder, dict) else None
    for block in content if isinstance(content, list) else [{"type": "text", "text": content}]:
        if isinstance(block, dict) and isinstance(text := block.get("text"), str):
            yield text
