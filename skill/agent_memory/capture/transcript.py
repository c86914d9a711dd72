"""The client's transcripts: bytes read once into closed entries, each with line and offset.

Only what may be a person's prompt becomes an Entry. Records of a known bulk type (assistant text,
tool results, progress, request blobs, snapshots) are skipped on their bytes, the rest is parsed;
no dict leaves this module.
"""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from agent_memory import clock, policy
from agent_memory.capture import jsonl
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Mapping
    from pathlib import Path

Kind = Literal["prompt", "absorbed", "enqueue", "dequeue", "remove", "popAll"]
Sign = Literal["meta", "sidechain", "summary", "hook", "agent", "plan"]


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


class Fault(NamedTuple):
    """A line that could not be read; it costs itself alone."""

    line: int
    offset: int
    reason: str


class End(NamedTuple):
    """How far a transcript was read: a watermark may go to `offset`, never into a half line."""

    offset: int
    lines: int
    last: str | None
    skipped: Mapping[str, int]


class Head(NamedTuple):
    """What the beginning of a transcript says about all of it."""

    conversation: str | None = None
    session: str | None = None
    cwd: str | None = None
    entrypoint: str | None = None
    version: str | None = None
    at: dt.datetime | None = None


class Reading:
    """The entries and faults of a transcript in order, and after them its `end`."""

    def __init__(self, path: Path, *, start: int = 0, line: int = 0) -> None:
        """Read nothing yet."""
        self._lines = jsonl.Lines(path, start=start, line=line, skip=_bulk)
        self._last: str | None = None

    def __iter__(self) -> Iterator[Entry | Fault]:
        """Yield what the lines hold; nothing in them stops the reading."""
        skipped = self._lines.skipped
        for line in self._lines:
            records, reason = jsonl.objects(line.raw) if line.raw is not None else ([], "too long")
            for record in records:
                entry = _entry(record, line)
                if isinstance(entry, Entry):
                    self._last = entry.uuid or self._last
                    yield entry
                else:
                    skipped[entry] += 1
            if reason:
                skipped["fault"] += 1
                yield Fault(line.number, line.offset, reason)

    @property
    def end(self) -> End:
        """How far the iteration came."""
        return End(self._lines.offset, self._lines.number, self._last, dict(self._lines.skipped))


def read(path: Path, *, start: int = 0, line: int = 0) -> Reading:
    """The entries of a transcript from the byte `start`, which follows `line` whole lines."""
    return Reading(path, start=start, line=line)


def head(path: Path) -> Head:
    """The conversation's name and the first facts of a transcript.

    The name is the uuid of the first record that has one and no parent, so that a resumed, forked
    or copied file, which begins with the same records, has the same name.
    """
    found: dict[str, Any] = {}
    eldest = None
    for record in _first_records(path):
        uuid = _id(record.get("uuid"))
        eldest = eldest or uuid
        if uuid and not record.get("parentUuid"):
            found.setdefault("conversation", uuid)
        for field, value in _facts(record).items():
            if value is not None:
                found.setdefault(field, value)
        if len(found) == len(Head._fields):
            break
    return Head(**{"conversation": eldest, **found})


def _first_records(path: Path) -> Iterator[dict[str, Any]]:
    lines = jsonl.Lines(path, start=0, line=0, skip=lambda *_: None)
    for line in itertools.islice(lines, policy.HEAD_RECORDS):
        for record in jsonl.objects(line.raw)[0] if line.raw is not None else []:
            if isinstance(record, dict):
                yield record


def _facts(record: dict[str, Any]) -> dict[str, Any]:
    """What a record says about where and when it was written."""
    return {
        "session": _id(record.get("sessionId")),
        "cwd": _string(record.get("cwd")),
        "entrypoint": _string(record.get("entrypoint")),
        "version": _string(record.get("version")),
        "at": _moment(record.get("timestamp")),
    }


# -- what is skipped on its bytes --------------------------------------------------------------

# Inside a string every quote is escaped, so these bytes can only be structure.
_MACHINE = (
    (b'"role":"assistant"', "assistant"),
    (b'"toolUseResult":', "tool"),
    (b'"type":"tool_result"', "tool"),
    (b'"type":"progress"', "progress"),
)
_OPENINGS = (
    (b'{"type":"api-request', "request"),
    (b'{"type":"file-history-', "snapshot"),
)
_ATTACHMENT = b'"attachment":{"type":"'
_QUEUED = b'queued_command"'


def _bulk(block: bytes, start: int, stop: int) -> str | None:
    """The known bulk type of the line between `start` and `stop`, by its first bytes."""
    window = min(stop, start + policy.TYPE_WINDOW)
    for sign, name in _MACHINE:
        if block.find(sign, start, window) >= 0:
            return name
    found = block.find(_ATTACHMENT, start, window)
    if found >= 0 and not block.startswith(_QUEUED, found + len(_ATTACHMENT)):
        return "attachment"
    return next((name for opening, name in _OPENINGS if block.startswith(opening, start)), None)


# -- records to entries ------------------------------------------------------------------------

_OTHERS = {
    "assistant": "assistant",
    "progress": "progress",
    "api-request": "request",
    "api-request-shape": "request",
    "api-request-blob": "request",
    "file-history-snapshot": "snapshot",
    "file-history-delta": "snapshot",
    "system": "note",
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


def _entry(record: object, line: jsonl.Line) -> Entry | str:
    """The entry that a record makes, or the name under which it is counted instead."""
    if not isinstance(record, dict):
        return "foreign"
    place = Entry(line.number, line.offset, line.end, "prompt")
    match record.get("type"):
        case "user":
            return _prompt(record, place)
        case "attachment":
            return _absorbed(record, place)
        case "queue-operation":
            return _queued(record, place)
        case str(other) if other in _OTHERS:
            return _OTHERS[other]
        case _:
            return "unknown" if "sessionId" in record or "uuid" in record else "foreign"


def _prompt(record: dict[str, Any], place: Entry) -> Entry | str:
    message = record.get("message")
    if not isinstance(message, dict) or not (_id(record.get("uuid")) or record.get("sessionId")):
        return "foreign"
    if "toolUseResult" in record:
        return "tool"
    texts = _texts(message.get("content"))
    if isinstance(texts, str):
        return texts
    if message.get("role", "user") != "user":
        return "foreign"
    return _whole(record, place, texts)._replace(
        origin=_origin(record), source=_string(record.get("promptSource")), signs=_signs(record)
    )


def _absorbed(record: dict[str, Any], place: Entry) -> Entry | str:
    held = record.get("attachment")
    if not isinstance(held, dict) or held.get("type") != "queued_command":
        return "attachment"
    texts = _texts(held.get("prompt"))
    if isinstance(texts, str):
        return texts
    return _whole(record, place, texts)._replace(
        kind="absorbed",
        at=_moment(held.get("timestamp")) or _moment(record.get("timestamp")),
        origin=_origin(held) or _origin(record),
        mode=_string(held.get("commandMode")),
        signs=_signs(record) | _signs(held),
    )


def _queued(record: dict[str, Any], place: Entry) -> Entry | str:
    kind = _QUEUE_KINDS.get(_string(record.get("operation")))
    if kind is None:
        return "unknown"
    found = _texts(record.get("content"))
    texts = found if isinstance(found, tuple) else ()
    return _whole(record, place, texts)._replace(kind=kind, reason=_string(record.get("reason")))


def _whole(record: dict[str, Any], place: Entry, texts: tuple[str, ...]) -> Entry:
    return place._replace(uuid=_id(record.get("uuid")), texts=texts, **_facts(record))


def _texts(content: object) -> tuple[str, ...] | str:
    """The text blocks of a message, or why it is no person's."""
    if isinstance(content, str):
        return (_whole_text(content),)
    if not isinstance(content, list) or not all(isinstance(block, dict) for block in content):
        return "foreign"
    kinds = {_string(block.get("type")) or "" for block in content}
    if any("tool" in kind or "result" in kind for kind in kinds):
        return "tool"
    texts = (block.get("text") for block in content if block.get("type") == "text")
    return tuple(_whole_text(text) for text in texts if isinstance(text, str))


def _origin(record: dict[str, Any]) -> str | None:
    """The kind of a record's origin; one of an unknown shape is no person's."""
    origin = record.get("origin")
    if origin is None:
        return None
    kind = origin.get("kind") if isinstance(origin, dict) else None
    return _string(kind) or "unknown"


def _signs(record: dict[str, Any]) -> frozenset[Sign]:
    return frozenset(sign for field, sign in _SIGNS if record.get(field))


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
)

# Lone surrogates and NUL cannot be written again; one character each, so that offsets hold.
_UNWRITABLE = re.compile("[\0\ud800-\udfff]")
_ID = re.compile(r"[A-Za-z0-9-]{1,64}")  # a sighting's own id adds to it, and has 96 at most


def _whole_text(text: str) -> str:
    return _UNWRITABLE.sub("\ufffd", text)


def _string(value: object) -> str | None:
    return _whole_text(value) if isinstance(value, str) else None


def _id(value: object) -> str | None:
    return value if isinstance(value, str) and _ID.fullmatch(value) else None


def _moment(value: object) -> dt.datetime | None:
    if not isinstance(value, str):
        return None
    try:
        return clock.moment(value)
    except Refusal:
        return None
