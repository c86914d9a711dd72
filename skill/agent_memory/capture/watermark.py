"""How far a transcript was read, and whether what was read still stands."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.ledger.conversation import message_key
from agent_memory.ledger.records import Watermark, named

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from agent_memory.capture.redact import Known
    from agent_memory.capture.sightings import Seen
    from agent_memory.capture.transcript import End, Head
    from agent_memory.ledger.records import Record


class Capture(NamedTuple):
    """Whose transcripts are read, and what reading them needs to know."""

    project: str
    salt: str
    known: Known
    now: dt.datetime


class Source(NamedTuple):
    """One transcript, its name in the journals, and what its messages have in common."""

    path: Path
    name: str
    head: Head
    capture: Capture

    @property
    def conversation(self) -> str:
        """The name of its conversation."""
        return self.head.conversation or ""


class Span(NamedTuple):
    """The bytes of a transcript that were read, and the number of its lines up to their end."""

    start: int
    end: int
    lines: int


def by_transcript(records: Iterable[Record]) -> dict[str, list[Watermark]]:
    """The watermarks of this extractor on each transcript by its name, the farthest first."""
    marks: dict[str, list[Watermark]] = defaultdict(list)
    for record in records:
        if isinstance(record, Watermark) and record.extractor == policy.EXTRACTOR:
            marks[record.transcript].append(record)
    for found in marks.values():
        found.sort(key=lambda mark: (mark.end, mark.at), reverse=True)
    return marks


def standing(path: Path, marks: Iterable[Watermark]) -> Watermark | None:
    """The first watermark that the transcript still agrees with; without one it is read anew.

    A transcript that was rewound agrees with an earlier one, or with one of its second reading.
    """
    return next((one for one in marks if (one.file, one.tail) == _digests(path, one.end)), None)


def after(source: Source, span: Span, reached: End, seen: Sequence[Seen]) -> list[Watermark]:
    """The watermarks over a span, each with as many of its messages as one record has room for."""
    room = policy.MARKED_MESSAGES
    parts = [seen[first : first + room] for first in range(0, len(seen), room)] or [()]
    return [_over(source, span, reached, part, number) for number, part in enumerate(parts)]


def _over(source: Source, span: Span, reached: End, seen: Sequence[Seen], number: int) -> Watermark:
    file, tail = _digests(source.path, span.end)
    texts = (one.text for one in seen if len(one.text) >= policy.LONG_MESSAGE)
    hashes = (long_hash(text, source.capture.salt) for text in texts)
    return named(
        Watermark,
        (source.name, file, span, policy.EXTRACTOR),
        *([number] if number else []),
        project=source.capture.project,
        at=source.capture.now,
        transcript=source.name,
        conversation=source.conversation,
        file=file,
        tail=tail,
        start=span.start,
        end=span.end,
        lines=span.lines,
        last=reached.last,
        messages=tuple(dict.fromkeys(message_key(one.message) for one in seen)),
        long=tuple(dict.fromkeys(hashes)),
        skipped=dict(sorted(reached.skipped.items())),
        extractor=policy.EXTRACTOR,
    )


def long_hash(text: str, salt: str) -> str:
    """The salted hash by which copies of a long redacted message are told."""
    return _digest(f"{salt}\0{text}".encode())


def _digests(path: Path, end: int) -> tuple[str, str]:
    """Digests of a transcript's first bytes and of those before `end`."""
    with path.open("rb") as file:
        first = file.read(min(policy.MARK_HEAD, end))
        file.seek(max(0, end - policy.MARK_TAIL))
        last = file.read(min(policy.MARK_TAIL, end))
    return _digest(first), _digest(last)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]
