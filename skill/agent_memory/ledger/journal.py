"""The append-only journals: what was written is either there whole or not at all.

A writer that meets a held lock leaves its records in a spool file of its own, which the next writer
takes in and every reader already sees.
"""

from __future__ import annotations

import os
import zlib
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import files, policy
from agent_memory.errors import Refusal
from agent_memory.ledger.line import Malformed, Unknown, dump, parse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from agent_memory.ledger.records import Record


class Fault(NamedTuple):
    """A line that is no record: where it stands and what is wrong, quoting nothing of it."""

    path: Path
    line: int
    offset: int
    reason: str


class Reading(NamedTuple):
    """What a journal and its spool hold."""

    records: tuple[Record, ...]
    unknown: tuple[Unknown, ...] = ()
    faults: tuple[Fault, ...] = ()


class _Line(NamedTuple):
    line: bytes
    record: Record | Unknown


class Journal(NamedTuple):
    """One append-only file, the spool beside it, and the lock that its writers share."""

    path: Path
    spool: Path
    lock: Path

    @property
    def name(self) -> str:
        """The journal's name, which its spool files begin with."""
        return self.path.stem


def read(journal: Journal) -> Reading:
    """Every record, each once, in the order it was written; the spool's come last.

    Two records of one id that say different things are both here: which of them counts is the
    fold's to say, and must not depend on who wrote first.
    """
    # The spool first: a file that a writer takes in meanwhile is then seen twice rather than never.
    spooled = [found for path in _spool(journal) for found in _spooled(path)]
    seen: dict[bytes, Record | Unknown] = {}
    faults: list[Fault] = []
    for found in (*_lines(journal.path), *spooled):
        if isinstance(found, Fault):
            faults.append(found)
        else:
            seen.setdefault(found.line, found.record)
    unknown = tuple(one for one in seen.values() if isinstance(one, Unknown))
    records = tuple(one for one in seen.values() if not isinstance(one, Unknown))
    return Reading(records, unknown, tuple(faults))


def append(
    journal: Journal,
    records: Iterable[Record],
    *,
    token: str,
    seconds: float = policy.LOCK_SECONDS,
) -> bool:
    """Write records to the journal, or to a spool file named by `token` when the lock is held.

    The answer is whether they stand in the journal itself.
    """
    data = b"".join(dump(record) for record in records)
    if not data:
        return True
    files.folder(journal.path.parent)
    try:
        with files.lock(journal.lock, seconds=seconds):
            take_in(journal)
            files.append(journal.path, data)
    except files.Held:
        files.folder(journal.spool)
        # Named by what it holds: a second append under the same token must not replace the first.
        name = f"{journal.name}-{os.getpid()}-{token}-{zlib.crc32(data):08x}.jsonl"
        files.replace(journal.spool / name, data)
        return False
    return True


def take_in(journal: Journal) -> None:
    """Move spooled records into the journal; the caller holds the lock."""
    for path in _spool(journal):
        try:
            data = files.read(path, cap=policy.MAX_JOURNAL)
        except (Refusal, OSError):  # it stays for the doctor, and keeps no other record waiting
            continue
        if data:
            files.append(journal.path, data if data.endswith(b"\n") else data + b"\n")
        # A kill between the two leaves the records in both places, and a record counts once.
        files.remove(path)


def amend(journal: Journal, anew: Callable[[Record], Record]) -> None:
    """Rewrite the records that are to say less than they did; a held lock raises Held."""
    with files.lock(journal.lock):
        take_in(journal)
        data = files.read(journal.path, cap=policy.MAX_JOURNAL) or b""
        now = b"".join(_anew(raw, anew) for raw in data.splitlines(keepends=True))
        if now != data:
            files.replace(journal.path, now)


def rejected(path: Path) -> Path:
    """The file beside a journal that holds what was no record of it."""
    return path.with_suffix(".rejected")


def drop_damaged(journal: Journal, values: Iterable[str]) -> None:
    """Drop the lines that are no records and hold one of these values, also those set aside."""
    wanted = [value.lower() for value in values]
    for path in (journal.path, rejected(journal.path)):
        held = files.read(path, cap=policy.MAX_JOURNAL) or b""
        if _holds(held, wanted):
            with files.lock(journal.lock):
                data = files.read(path, cap=policy.MAX_JOURNAL) or b""
                lines = data.splitlines(keepends=True)
                now = b"".join(raw for raw in lines if not (_holds(raw, wanted) and damaged(raw)))
                if now != data:
                    files.replace(path, now)


def damaged(raw: bytes) -> bool:
    """Whether a line is no record, whoever wrote it."""
    try:
        parse(raw.strip(b"\r\n\0 "))
    except Malformed:
        return True
    return False


def _holds(data: bytes, wanted: Sequence[str]) -> bool:
    text = data.decode("utf-8", "replace").lower()
    return any(value in text for value in wanted)


def refuse_newer(reading: Reading, journal: Journal) -> None:
    """Refuse to decide over a journal that a newer program wrote to."""
    newer = [record for record in reading.unknown if record.v > policy.SCHEMA]
    if newer:
        raise Refusal(
            f"{journal.path.name} holds records of schema {newer[0].v}; update agent-memory first"
        )


def _anew(raw: bytes, anew: Callable[[Record], Record]) -> bytes:
    try:
        record = parse(raw.strip(b"\r\n\0 "))
    except Malformed:
        return raw
    if isinstance(record, Unknown):
        return raw
    made = anew(record)
    return raw if made is record else dump(made)


def _spool(journal: Journal) -> list[Path]:
    return sorted(journal.spool.glob(f"{journal.name}-*.jsonl"))


def _spooled(path: Path) -> Iterator[_Line | Fault]:
    try:
        yield from _lines(path)
    except Refusal as reason:
        yield Fault(path, 0, 0, str(reason))
    except OSError as problem:  # one that another user left there
        yield Fault(path, 0, 0, problem.strerror or "cannot be read")


def _lines(path: Path) -> Iterator[_Line | Fault]:
    data = files.read(path, cap=policy.MAX_JOURNAL) or b""
    offset = 0
    for number, raw in enumerate(data.splitlines(keepends=True), 1):
        text = raw.strip(b"\r\n\0 ")
        if text or raw.strip(b"\r\n"):
            try:
                yield _Line(text, parse(text))
            except Malformed as verdict:
                yield Fault(path, number, offset, str(verdict))
        offset += len(raw)
