"""Hand-made transcript records, as old and new versions of the client wrote them.

`jsonl(typed("..."), assistant("..."))` is a transcript's bytes, in the client's own key order and
without blanks; uuids are numbered unless given, so that two runs build the same bytes.
"""

from __future__ import annotations

import datetime as dt
import json
import uuid as uuids
from typing import Any

Record = dict[str, Any]

OLD = "2.0.14"  # no origin, no promptSource
SILENT = "2.1.63"  # the last version that left absorbed prompts in the queue alone
NEW = "2.1.332"
AT = "2026-03-02T09:15:00.000Z"
SESSION = "11111111-2222-4333-8444-555555555555"
CWD = "/srv/shop"


def uid(name: object) -> str:
    """The uuid of a name: the same every time."""
    return str(uuids.uuid5(uuids.NAMESPACE_OID, str(name)))


def stamp(at: str | dt.datetime) -> str:
    """A time as transcripts write it."""
    if isinstance(at, str):
        return at
    utc = at.astimezone(dt.timezone.utc)
    return f"{utc:%Y-%m-%dT%H:%M:%S}.{utc.microsecond // 1000:03}Z"


def record(
    kind: str,
    body: Record,
    *,
    uuid: str | None = None,
    parent: str | None = None,
    at: str | dt.datetime = AT,
    session: str = SESSION,
    cwd: str = CWD,
    version: str = NEW,
    entrypoint: str | None = "cli",
    sidechain: bool = False,
) -> Record:
    """A conversation record: the common fields around `body`, in the order of its version."""
    common: Record = {"userType": "external"}
    if entrypoint is not None:
        common["entrypoint"] = entrypoint
    common |= {"cwd": cwd, "sessionId": session, "version": version, "gitBranch": "main"}
    chain: Record = {"parentUuid": parent, "isSidechain": sidechain}
    mine: Record = {"uuid": uuid or uid((kind, json.dumps(body), stamp(at), session))}
    mine["timestamp"] = stamp(at)
    if version == NEW:
        return chain | {"type": kind} | body | mine | common
    return chain | common | {"type": kind} | body | mine


def typed(text: str | list[Record], *, version: str = NEW, **fields: Any) -> Record:
    """A prompt that a person typed; versions before NEW say nothing about its origin."""
    body: Record = {"message": {"role": "user", "content": text}}
    if version == NEW:
        body |= {"permissionMode": "default", "origin": {"kind": "human"}, "promptSource": "typed"}
    return record("user", body, version=version, **fields)


def user(text: str | list[Record], extra: Record | None = None, **fields: Any) -> Record:
    """A user record with `extra` fields and nothing that says who typed it."""
    return record("user", {"message": {"role": "user", "content": text}} | (extra or {}), **fields)


def queued(
    text: str | None,
    operation: str = "enqueue",
    *,
    at: str | dt.datetime = AT,
    session: str = SESSION,
    reason: str | None = None,
) -> Record:
    """What became of a prompt typed while the client works: enqueue, dequeue, remove, popAll."""
    made: Record = {"type": "queue-operation", "operation": operation, "timestamp": stamp(at)}
    made["sessionId"] = session
    if text is not None:
        made["content"] = text
    if reason is not None:
        made["reason"] = reason
    return made


def absorbed(
    text: str | list[Record],
    *,
    mode: str | None = "prompt",
    origin: str | None = "human",
    marks: Record | None = None,
    **f: Any,
) -> Record:
    """A queued prompt that was taken in mid-turn: an attachment, and no user record."""
    held: Record = {"type": "queued_command", "prompt": text} | (marks or {})
    held |= {"commandMode": mode} if mode else {}
    held |= {"origin": {"kind": origin}, "humanTurn": True} if origin else {}
    return record("attachment", {"attachment": held}, **f)


def attachment(kind: str, body: Record | None = None, **fields: Any) -> Record:
    """What the client attached: files, hook output, skill lists."""
    return record("attachment", {"attachment": {"type": kind} | (body or {})}, **fields)


def context(*texts: str, event: str = "UserPromptSubmit", **fields: Any) -> Record:
    """What hooks told the model with an event, one text a hook; older clients render nothing."""
    body = {"content": list(texts), "hookName": event, "toolUseID": "hook-1", "hookEvent": event}
    made = attachment("hook_additional_context", body, **fields)
    if made["version"] == NEW:
        told = [f"{event} hook additional context: {text}" for text in texts]
        made["rendered"] = [
            {"content": f"<system-reminder>\n{one}\n</system-reminder>"} for one in told
        ]
        made["renderedRole"] = "system"
    return made


def answered(typed: str, said: str = "done", extra: Record | None = None, **fields: Any) -> Record:
    """The client's note of a command that a hook answered, which quotes both."""
    text = f"UserPromptExpansion operation blocked by hook:\n{said}\n\nOriginal prompt: {typed}"
    body = {"subtype": "informational", "content": text, "level": "warning", "isMeta": False}
    return record("system", body | (extra or {}), **fields)


def fired(prompt: str, **fields: Any) -> Record:
    """The client's note that a scheduled task types its prompt now."""
    body = {"subtype": "scheduled_task_fire", "content": "Running scheduled task", "isMeta": False}
    return record("system", body | {"taskId": "5fc912d0", "prompt": prompt}, **fields)


def assistant(text: str, **fields: Any) -> Record:
    """A reply of the model."""
    message = {"model": "m", "id": "msg_1", "type": "message", "role": "assistant"}
    content = [{"type": "text", "text": text}]
    return record("assistant", {"message": message | {"content": content}}, **fields)


def tool_result(text: str, **fields: Any) -> Record:
    """What a tool answered, which the client writes as a user record."""
    block = {"tool_use_id": "toolu_1", "type": "tool_result", "content": text, "is_error": False}
    return user([block], {"toolUseResult": {"stdout": text, "stderr": ""}}, **fields)


def sidechain(text: str, *, agent: str = "a63a", **fields: Any) -> Record:
    """The prompt that the model wrote for a subagent."""
    return user(text, {"agentId": agent}, sidechain=True, **fields)


def compact_summary(text: str, **fields: Any) -> Record:
    """The model's summary, which opens a compacted conversation."""
    opening = (
        "This session is being continued from a previous conversation that ran out of context."
    )
    flags = {"isCompactSummary": True, "isVisibleInTranscriptOnly": True}
    return user(f"{opening}\n\nSummary:\n{text}", flags, **fields)


def command(name: str, args: str = "", **fields: Any) -> Record:
    """A slash command that a person typed."""
    text = f"<command-message>{name}</command-message>\n<command-name>/{name}</command-name>\n"
    return user(f"{text}<command-args>{args}</command-args>", **fields)


def meta(text: str, **fields: Any) -> Record:
    """A line that the client wrote for itself, such as a command's body."""
    return user([{"type": "text", "text": text}], {"isMeta": True}, **fields)


def bash(line: str, output: str = "", **fields: Any) -> tuple[Record, Record]:
    """A command run in bash mode, and its output."""
    said = user(f"<bash-input>{line}</bash-input>", **fields)
    return said, user(f"<bash-stdout>{output}</bash-stdout><bash-stderr></bash-stderr>", **fields)


def hook_text(text: str, **fields: Any) -> Record:
    """A user record that a hook wrote."""
    return user(text, {"hookText": True}, **fields)


def task_notification(text: str, **fields: Any) -> Record:
    """The machine prompt that ends a background task."""
    told = f"<task-notification>\n<result>{text}</result>\n</task-notification>"
    source = {"origin": {"kind": "task-notification"}, "promptSource": "system"}
    return user(told, source, **fields)


def image() -> Record:
    """An image block."""
    return {
        "type": "image",
        "source": {"type": "base64", "media_type": "image/png", "data": "AAAA"},
    }


def jsonl(*records: Record | bytes) -> bytes:
    """Records as the lines of a transcript; bytes stand for a line of their own."""
    return b"".join(
        (one if isinstance(one, bytes) else _line(one)).removesuffix(b"\n") + b"\n"
        for one in records
    )


def _line(record: Record) -> bytes:
    """One record as the client writes it; a lone surrogate stays an escape."""
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "backslashreplace")
