"""The records of a transcript that may hold a person's words, as closed entries.

What the client noted of our own hooks becomes a note of `heard`; what is neither is counted under a
name. No dict leaves these two modules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from agent_memory import scheduled
from agent_memory.capture import field, heard

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Mapping

    from agent_memory.capture.jsonl import Line

Kind = Literal["prompt", "absorbed", "enqueue", "dequeue", "remove", "popAll", "fired"]
Sign = Literal["meta", "sidechain", "summary", "hook", "agent", "plan", "turn", "untyped"]


class Entry(NamedTuple):
    """A record that may hold a person's words, and what its structure says about who wrote it."""

    line: int
    offset: int
    end: int
    kind: Kind
    uuid: str | None = None
    at: dt.datetime | None = None
    cwd: str | None = None
    session: str | None = None
    entrypoint: str | None = None
    version: str | None = None
    texts: tuple[str, ...] = ()

    origin: str | None = None
    source: str | None = None
    mode: str | None = None
    reason: str | None = None
    signs: frozenset[Sign] = frozenset()


def of(record: object, line: Line) -> Entry | heard.Note | str:
    """The entry or the note that a record makes, or the name under which it is counted instead."""
    if not isinstance(record, dict):
        return "foreign"
    kind = field.string(record.get("type")) or ""
    if kind in _READERS:
        return _READERS[kind](record, Entry(line.number, line.offset, line.end, "prompt"))
    if kind in _OTHERS:
        return _OTHERS[kind]
    return "unknown" if "sessionId" in record or "uuid" in record else "foreign"


def facts(record: dict[str, Any]) -> dict[str, Any]:
    """What a record says about where and when it was written."""
    return {
        "session": field.identity(record.get("sessionId")),
        "cwd": field.string(record.get("cwd")),
        "entrypoint": field.string(record.get("entrypoint")),
        "version": field.string(record.get("version")),
        "at": field.moment(record.get("timestamp")),
    }


# -- by the type of the record -----------------------------------------------------------------


def _prompt(record: dict[str, Any], place: Entry) -> Entry | str:
    message = record.get("message")
    if not isinstance(message, dict) or not (
        field.identity(record.get("uuid")) or record.get("sessionId")
    ):
        return "foreign"
    if "toolUseResult" in record:
        return _refused(record, place) or "tool"
    texts = _texts(message.get("content"))
    if isinstance(texts, str):
        return texts
    if message.get("role", "user") != "user":
        return "foreign"
    return _whole(record, place, texts)._replace(
        origin=_origin(record),
        source=field.string(record.get("promptSource")),
        signs=_signs(record) | _printed(record, message.get("content")),
    )


def _refused(record: dict[str, Any], place: Entry) -> Entry | None:
    """What a person typed to refuse a tool or a plan, where the client says that it was one.

    The result of the tool says so, too, but any program could word it so.
    """
    said, decided = record.get("userFeedback"), record.get("permissionDecision")
    by = decided.get("source") if isinstance(decided, dict) else None
    if not isinstance(said, str) or (record.get("toolDenialKind"), by) != _REFUSED:
        return None
    if record.get("toolDenialAfterRun") or record.get("toolDenialFromHost"):
        return None
    found = _whole(record, place, (field.whole(said),))
    return found._replace(kind="absorbed", signs=_signs(record))


def _attached(record: dict[str, Any], place: Entry) -> Entry | heard.Note | str:
    return heard.reminder(record, place.line) or _absorbed(record, place)


def _noted(record: dict[str, Any], place: Entry) -> Entry | heard.Note | str:
    fired = scheduled.prompt(record)
    if fired is not None:
        return _whole(record, place, (field.whole(fired),))._replace(kind="fired")
    return heard.answered(record, place.line) or "note"


def _absorbed(record: dict[str, Any], place: Entry) -> Entry | str:
    held = record.get("attachment")
    if not isinstance(held, dict) or held.get("type") != "queued_command":
        return "attachment"
    texts = _texts(held.get("prompt"))
    if isinstance(texts, str):
        return texts
    return _whole(record, place, texts)._replace(
        kind="absorbed",
        at=field.moment(held.get("timestamp")) or field.moment(record.get("timestamp")),
        origin=_origin(held) or _origin(record),
        source=field.string(held.get("inputSource")),
        mode=field.string(held.get("commandMode")),
        signs=_signs(record) | _signs(held),
    )


def _queued(record: dict[str, Any], place: Entry) -> Entry | str:
    kind = _QUEUE_KINDS.get(field.string(record.get("operation")))
    if kind is None:
        return "unknown"
    found = _texts(record.get("content"))
    texts = found if isinstance(found, tuple) else ()
    return _whole(record, place, texts)._replace(
        kind=kind, reason=field.string(record.get("reason"))
    )


def _whole(record: dict[str, Any], place: Entry, texts: tuple[str, ...]) -> Entry:
    return place._replace(uuid=field.identity(record.get("uuid")), texts=texts, **facts(record))


def _texts(content: object) -> tuple[str, ...] | str:
    """The text blocks of a message, or why it is no person's."""
    if isinstance(content, str):
        return (field.whole(content),)
    if not isinstance(content, list) or not all(isinstance(block, dict) for block in content):
        return "foreign"
    kinds = {field.string(block.get("type")) or "" for block in content}
    if any("tool" in kind or "result" in kind for kind in kinds):
        return "tool"
    texts = (block.get("text") for block in content if block.get("type") == "text")
    return tuple(field.whole(text) for text in texts if isinstance(text, str))


def _origin(record: dict[str, Any]) -> str | None:
    """The kind of a record's origin; one of an unknown shape is no person's."""
    origin = record.get("origin")
    if origin is None:
        return None
    kind = origin.get("kind") if isinstance(origin, dict) else None
    return field.string(kind) or "unknown"


def _signs(record: dict[str, Any]) -> frozenset[Sign]:
    signs = {sign for name, sign in _SIGNS if record.get(name)}
    if field.string(record.get("turnOrigin")) in _MACHINES:
        signs.add("turn")
    if record.get("rowSource") == "hook":
        signs.add("hook")
    return frozenset(signs)


def _printed(record: dict[str, Any], content: object) -> frozenset[Sign]:
    """Whether `claude -p TEXT` took this under an editor: its panel hands blocks over.

    Of a child that runs no hooks nothing else tells. The desktop's own prompts are plain text, too.
    """
    plain = isinstance(content, str) and record.get("origin") is None
    editor = (record.get("entrypoint"), record.get("turnOrigin")) == ("claude-vscode", "sdk")
    return frozenset({"turn"} if plain and editor else ())


# Of these the client says "human" and yet counts none as typed words [strings of 2.1.332].
_UNTYPED = (
    "textNotTyped",
    "handedOff",
    "promptRewritten",
    "pluginPrompt",
    "queueTranscriptOnly",
    "queueSkipAttachments",
    "fromConnector",
    "fromAnotherSession",
    "emailSenderTurn",
    "verifiedSlackHumanTurn",
)
_SIGNS: tuple[tuple[str, Sign], ...] = (
    ("isMeta", "meta"),
    ("isSidechain", "sidechain"),
    ("isCompactSummary", "summary"),
    ("isVisibleInTranscriptOnly", "summary"),
    ("repeatsCompactSummary", "summary"),
    ("hookText", "hook"),
    ("agentId", "agent"),
    ("agentName", "agent"),
    ("teamName", "agent"),
    ("planContent", "plan"),
    ("isVirtual", "turn"),
    ("isSynthetic", "turn"),
    ("scheduledTaskId", "turn"),
    ("wakeupSource", "turn"),
    ("turnCompanion", "turn"),
    *((name, "untyped") for name in _UNTYPED),
)
_REFUSED = ("user-rejected", "user_reject")
# Who began a turn, as the client names those that are no person.
_MACHINES = frozenset(
    {
        "scheduled",
        "task_notification",
        "auto_continuation",
        "peer",
        "host_synthetic",
        "system",
        "unknown",
    }
)
_OTHERS = {
    "assistant": "assistant",
    "progress": "progress",
    "api-request": "request",
    "api-request-shape": "request",
    "api-request-blob": "request",
    "file-history-snapshot": "snapshot",
    "file-history-delta": "snapshot",
    "summary": "note",
    "ai-title": "note",
    "custom-title": "note",
    "agent-name": "note",
    "pr-link": "note",
    "last-prompt": "note",
    "mode": "note",
    "permission-mode": "note",
    "bridge-session": "note",
    "worktree-state": "note",
    "frame-link": "note",
    "fork-context-ref": "note",
    "tools-used": "note",
    "cost-state": "note",
    "atis-latch": "note",
}
_QUEUE_KINDS: dict[object, Kind] = {
    "enqueue": "enqueue",
    "dequeue": "dequeue",
    "remove": "remove",
    "popAll": "popAll",
}
_READERS: Mapping[str, Callable[[dict[str, Any], Entry], Entry | heard.Note | str]] = {
    "user": _prompt,
    "attachment": _attached,
    "queue-operation": _queued,
    "system": _noted,
}
