"""Writers that die, fail and meet each other: what was acknowledged is there once (promise 9)."""

from __future__ import annotations

import errno
import itertools
import os
import tempfile
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from agent_memory import files
from agent_memory.errors import Refusal
from agent_memory.ledger import journal
from agent_memory.ledger.line import dump
from tests.ledger.build import sight
from tests.ledger.test_journal import (
    THREE,
    TURN,
    died,
    ids,
    in_child,
    journal_in,
    kill_myself,
    spooled,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from agent_memory.ledger.journal import Journal
    from agent_memory.ledger.records import Sighting
CALLS = (
    *("open", "read", "pread", "write", "fsync", "fstat", "lstat", "stat", "scandir"),
    *("unlink", "replace", "mkdir", "chmod", "fchmod", "ftruncate"),
)


def at_each_call(
    act: Callable[[], None], first: int, last: int
) -> dict[str, Callable[..., object]]:
    """The calls to the system, doing something else from the first to the last of them."""
    count = itertools.count(1)

    def instead(real: Callable[..., object]) -> Callable[..., object]:
        def call(*arguments: object, **named: object) -> object:
            if first <= next(count) <= last:
                act()
            return real(*arguments, **named)

        return call

    return {name: instead(getattr(os, name)) for name in CALLS}


def begun(folder: Path) -> Journal:
    """A journal with one acknowledged record of its own and one in its spool."""
    book = journal_in(folder)
    book.spool.mkdir(parents=True)
    book.path.write_bytes(dump(THREE[0]))
    (book.spool / "sightings-1-t.jsonl").write_bytes(dump(THREE[1]))
    return book


def whole(book: Journal) -> bool:
    """Whether what was acknowledged is there once, and the next append works."""
    first = [one for one in ids(book) if one != THREE[2].id]
    appended = journal.append(book, [LATER], token=TURN)
    return (
        [THREE[0].id, THREE[1].id] == first
        and appended
        and [] == [name for name in spooled(book) if name.endswith(".jsonl")]
        and len(ids(book)) - (THREE[2].id in ids(book)) == len(first) + 1
    )


LATER = sight("z9")


def test_a_kill_at_any_call_loses_nothing(tmp_path):
    """
    Promise 9: killed at whichever call to the system, an append is there wholly or not at all.
    """
    for number in itertools.count(1):
        book = begun(tmp_path / str(number))

        def append(number: int = number, book: Journal = book) -> None:
            for name, call in at_each_call(kill_myself, number, number).items():
                setattr(os, name, call)
            journal.append(book, THREE[2:], token=TURN)

        (killed,) = died(in_child(append))
        assert killed or THREE[2].id in ids(book)
        assert whole(book)
        if not killed:
            break
    assert number > len(CALLS)


@pytest.mark.parametrize("for_good", [False, True], ids=["once", "from then on"])
def test_a_failure_at_any_call_loses_nothing(tmp_path, monkeypatch, for_good):
    """
    Promise 9: whichever call to the system fails, what was acknowledged is there, and once.
    """
    failed: list[int] = []

    def fail() -> None:
        failed.append(1)
        raise OSError(errno.EIO, "planted")

    for number in itertools.count(1):
        book = begun(tmp_path / str(number))
        failed.clear()
        refused = False
        with monkeypatch.context() as patch:
            last = 10**6 if for_good else number
            for name, call in at_each_call(fail, number, last).items():
                patch.setattr(os, name, call)
            try:
                journal.append(book, THREE[2:], token=TURN)
            except (OSError, Refusal):
                refused = True
        assert refused or THREE[2].id in ids(book)
        assert whole(book)
        if not failed:
            break
    assert number > len(CALLS)


def test_a_removed_lock_file_excludes_all_the_same(tmp_path):
    """
    A writer that waits for a lock whose file is removed locks the new one, and writes.
    """
    book = journal_in(tmp_path)
    result: list[bool] = []
    writer = threading.Thread(
        target=lambda: result.append(journal.append(book, THREE[:1], token=TURN))
    )
    with files.lock(book.lock):
        writer.start()
        time.sleep(0.2)
        book.lock.unlink()
    writer.join()

    assert [True] == result
    assert [THREE[0].id] == ids(book)
    assert book.lock.exists()


PROCESSES = 20
EACH = 20
KILLED = 5


def test_what_was_acknowledged_is_there_once(tmp_path):
    """
    Promise 9: twenty writers of twenty records, five of them killed after half a line.
    """
    book = journal_in(tmp_path)
    reader, acknowledge = os.pipe()

    def write(number: int) -> None:
        for turn in range(EACH):
            if number < KILLED and turn == 3 * number:
                os.write = half_a_line
            one = sight(f"a{turn + 1}", message=f"{number}-{turn}")
            journal.append(book, [one], token=str(turn))
            real(acknowledge, f"{one.id}\n".encode())

    real = os.write

    def half_a_line(fd, data):
        real(fd, data[: len(data) // 2])
        kill_myself()
        return 0

    children = [in_child(lambda number=number: write(number)) for number in range(PROCESSES)]
    assert KILLED == sum(died(*children))
    os.close(acknowledge)
    with os.fdopen(reader) as pipe:
        acknowledged = pipe.read().split()

    assert (PROCESSES - KILLED) * EACH + sum(3 * n for n in range(KILLED)) == len(acknowledged)
    assert sorted(acknowledged) == sorted(set(ids(book)) & set(acknowledged))
    assert len(ids(book)) == len(set(ids(book)))
    assert KILLED >= len(journal.read(book).faults)
    journal.append(book, THREE, token=TURN)
    assert {*acknowledged, *(one.id for one in THREE)} == set(ids(book))
    assert [] == [name for name in spooled(book) if name.endswith(".jsonl")]


class Writers(RuleBasedStateMachine):
    """Writers that append, spool, die and replay, against a model of what was acknowledged."""

    def __init__(self) -> None:
        """Begin with a journal that is not there."""
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.book = journal_in(Path(self.folder.name))
        self.book.spool.mkdir(parents=True)
        self.acknowledged: set[str] = set()
        self.count = itertools.count(1)

    def fresh(self) -> Sighting:
        return sight(f"a{next(self.count)}")

    @rule()
    def append(self) -> None:
        """A writer writes, and says so."""
        one = self.fresh()
        assert journal.append(self.book, [one], token=TURN)
        self.acknowledged.add(one.id)

    @rule()
    def spool(self) -> None:
        """A writer that met a held lock leaves its record, and says so."""
        one = self.fresh()
        (self.book.spool / f"sightings-{one.id}.jsonl").write_bytes(dump(one))
        self.acknowledged.add(one.id)

    @rule(share=st.floats(0, 1, exclude_max=True))
    def die(self, share: float) -> None:
        """A writer dies after part of its line, and has said nothing."""
        data = dump(self.fresh())
        tail = self.book.path.read_bytes()[-1:] if self.book.path.exists() else b"\n"
        with self.book.path.open("ab") as file:  # what files.append writes, cut short
            file.write((b"" if tail == b"\n" else b"\n") + data[: int(share * (len(data) - 1))])

    @precondition(lambda self: self.book.path.exists())
    @rule()
    def replay(self) -> None:
        """An old copy of the journal comes back as a spool file."""
        (self.book.spool / "sightings-0-old.jsonl").write_bytes(self.book.path.read_bytes())

    @precondition(lambda self: self.book.path.exists())
    @rule(lines=st.binary(max_size=40))
    def scribble(self, lines: bytes) -> None:
        """Something else writes lines that are no records."""
        with self.book.path.open("ab") as file:
            file.write(b"\n" + lines + b"\n")

    @invariant()
    def nothing_is_lost(self) -> None:
        """Every acknowledged record is read, once."""
        found = ids(self.book)
        assert sorted(self.acknowledged) == sorted(found)

    def teardown(self) -> None:
        """Remove the journal."""
        self.folder.cleanup()


Writers.TestCase.settings = settings(max_examples=40, stateful_step_count=15)
TestWriters = Writers.TestCase
