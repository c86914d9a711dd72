"""The client's transcripts: bytes read once into entries and notes, each with line and offset.

Records of a known bulk type (assistant text, tool results, progress, request blobs, snapshots) are
skipped on their bytes, the rest is parsed.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, NamedTuple

from agent_memory import policy, scheduled
from agent_memory.capture import entry, field, heard, jsonl
from agent_memory.capture.entry import Entry

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from agent_memory.capture.jsonl import Ear


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
    """The entries, notes and faults of a transcript in order, and after them its `end`."""

    def __init__(
        self, path: Path, *, start: int = 0, line: int = 0, ears: Sequence[Ear] = ()
    ) -> None:
        """Read nothing yet."""
        self._lines = jsonl.Lines(path, start=start, line=line, skip=_bulk, ears=ears)
        self._last: str | None = None
        self._path = path
        self._start = start

    def __iter__(self) -> Iterator[Entry | heard.Note | Fault]:
        """Yield what the lines hold; nothing in them stops the reading."""
        skipped, start = self._lines.skipped, self._start
        fires = scheduled.before(self._path, upto=start) if start else scheduled.Fires()
        for line in self._lines:
            records, reason = jsonl.objects(line.raw) if line.raw is not None else ([], "too long")
            for record in records:
                found = entry.of(record, line)
                if isinstance(found, str):
                    skipped[found] += 1
                    continue
                if isinstance(found, Entry) and found.kind != "fired":
                    self._last = found.uuid or self._last
                if _typed(found, fires):
                    yield found
                else:
                    skipped["scheduled"] += 1
            if reason:
                skipped["fault"] += 1
                yield Fault(line.number, line.offset, reason)

    @property
    def end(self) -> End:
        """How far the iteration came."""
        return End(self._lines.offset, self._lines.number, self._last, dict(self._lines.skipped))


def read(path: Path, *, start: int = 0, line: int = 0, ears: Sequence[Ear] = ()) -> Reading:
    """The entries of a transcript from the byte `start`, which follows `line` whole lines.

    While it is read the ears take from its lines what they are there for.
    """
    return Reading(path, start=start, line=line, ears=ears)


def head(path: Path) -> Head:
    """The conversation's name and the first facts of a transcript.

    The name is the uuid of the first record that has one and no parent, so that a resumed, forked
    or copied file, which begins with the same records, has the same name.
    """
    found: dict[str, Any] = {}
    eldest = None
    for record in _first_records(path):
        uuid = field.identity(record.get("uuid"))
        eldest = eldest or uuid
        if uuid and not record.get("parentUuid"):
            found.setdefault("conversation", uuid)
        for fact, value in entry.facts(record).items():
            if value is not None:
                found.setdefault(fact, value)
        if len(found) == len(Head._fields):
            break
    return Head(**{"conversation": eldest, **found})


def answered(path: Path) -> Iterator[heard.Answered]:
    """The commands of ours that were typed in a transcript; nothing else of it is parsed."""
    fires = scheduled.Fires()
    for line, record in jsonl.values(jsonl.Lines(path, start=0, line=0, skip=_unanswered)):
        found = entry.of(record, line)
        typed = not isinstance(found, str) and _typed(found, fires)
        if typed and isinstance(found, heard.Answered):
            yield found


def _typed(found: Entry | heard.Note, fires: scheduled.Fires) -> bool:
    """Whether a scheduled task did not type this command; a firing itself is taken down."""
    if isinstance(found, Entry) and found.kind == "fired":
        fires.fired("".join(found.texts))
    return not (isinstance(found, heard.Answered) and fires.answered(found.words))


def _first_records(path: Path) -> Iterator[dict[str, Any]]:
    lines = jsonl.Lines(path, start=0, line=0, skip=lambda *_: None)
    for line in itertools.islice(lines, policy.HEAD_RECORDS):
        if line.offset > policy.HEAD_BYTES:
            return
        for record in jsonl.objects(line.raw)[0] if line.raw is not None else []:
            if isinstance(record, dict):
                yield record


# -- what is skipped on its bytes --------------------------------------------------------------

# Inside a string every quote is escaped, so these bytes can only be structure.
ASSISTANT = b'"role":"assistant"'
_MACHINE = (
    (ASSISTANT, "assistant"),
    (b'"toolUseResult":', "tool"),
    (b'"type":"tool_result"', "tool"),
    (b'"type":"progress"', "progress"),
)
_SAID = b'"userFeedback":"'  # what a person typed to refuse a tool
_OPENINGS = (
    (b'{"type":"api-request', "request"),
    (b'{"type":"file-history-', "snapshot"),
)
_ATTACHMENT = b'"attachment":{"type":"'
_QUEUED = b'queued_command"'
_CONTEXT = b'hook_additional_context"'
_OURS = b"<" + heard.TAG.encode()
_ANSWERS = (b'"informational"', b'"scheduled_task_fire"')


def _bulk(block: bytes, start: int, stop: int) -> str | None:
    """The known bulk type of the line between `start` and `stop`, by its first bytes."""
    window = min(stop, start + policy.TYPE_WINDOW)
    for sign, name in _MACHINE:
        if block.find(sign, start, window) >= 0:
            said = name == "tool" and block.find(_SAID, start, stop) >= 0
            return None if said else name
    found = block.find(_ATTACHMENT, start, window)
    if found >= 0 and not _wanted(block, found + len(_ATTACHMENT), stop):
        return "attachment"
    return next((name for opening, name in _OPENINGS if block.startswith(opening, start)), None)


def _wanted(block: bytes, kind: int, stop: int) -> bool:
    """Whether the attachment whose kind stands there may be a prompt, or what our hooks told."""
    if block.startswith(_CONTEXT, kind):
        return block.find(_OURS, kind, stop) >= 0
    return block.startswith(_QUEUED, kind)


def _unanswered(block: bytes, start: int, stop: int) -> str | None:
    """Whatever is not the line of a command that was answered, or of a firing."""
    found = any(block.find(sign, start, stop) >= 0 for sign in _ANSWERS)
    return None if found else "other"
