"""The journals: what is appended is read, and what is damaged costs itself alone (promise 9)."""

from __future__ import annotations

import errno
import os
import signal
from typing import TYPE_CHECKING

import pytest

from agent_memory import files, policy
from agent_memory.errors import Refusal
from agent_memory.ledger import journal
from agent_memory.ledger.journal import Fault, Journal
from agent_memory.ledger.line import dump
from tests.ledger.build import fork, sights
from tests.ledger.test_line import sealed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from agent_memory.ledger.records import Record


TURN = "t"
THREE = sights("a1 b2 c3")
NEWER = sealed({"record": "sighting", "v": 2, "id": "a"}) + b"\n"


def journal_in(folder: Path) -> Journal:
    """A journal that does not exist yet."""
    return Journal(folder / "p" / "sightings.jsonl", folder / "p" / "spool", folder / "lock")


@pytest.fixture
def book(tmp_path: Path) -> Journal:
    """The journal of this test."""
    return journal_in(tmp_path)


def written(book: Journal, data: bytes) -> Journal:
    """The journal, holding these bytes."""
    book.path.parent.mkdir(exist_ok=True)
    book.path.write_bytes(data)
    return book


def ids(book: Journal) -> list[str]:
    return [one.id for one in journal.read(book).records]


def spooled(book: Journal) -> list[str]:
    return sorted(path.name for path in book.spool.iterdir()) if book.spool.exists() else []


def appended_while_held(book: Journal, *records: Record) -> bool:
    """Whether the append reached the journal although another writer holds the lock."""
    with files.lock(book.lock):
        return journal.append(book, records, token=TURN)


def in_child(work: Callable[[], None]) -> int:
    """The process that does the work, which may kill itself."""
    child = os.fork()
    if child == 0:
        try:
            work()
        finally:
            os._exit(0)
    return child


def died(*children: int) -> list[bool]:
    return [os.WIFSIGNALED(os.waitpid(child, 0)[1]) for child in children]


def kill_myself(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_what_is_appended_is_read_in_order(book):
    """
    A journal holds every record in the order it was written.
    """
    assert journal.append(book, THREE[:1], token=TURN)
    assert journal.append(book, THREE[1:], token=TURN)

    assert (tuple(THREE), (), ()) == journal.read(book)


def test_a_missing_journal_is_an_empty_one(book):
    """
    Reading creates nothing, and appending nothing creates nothing.
    """
    assert journal.append(book, [], token=TURN)
    assert ((), (), ()) == journal.read(book)
    assert not book.path.parent.exists()


def test_appending_twice_is_appending_once(book):
    """
    A record that stands in the journal twice is read once.
    """
    journal.append(book, THREE, token=TURN)
    journal.append(book, THREE, token=TURN)

    assert tuple(THREE) == journal.read(book).records


def test_records_of_one_id_that_differ_are_both_read(book):
    """
    Promise 11: which copy of a message counts is for the fold to say, not for who wrote first.
    """
    copy = fork(THREE[0], "z")
    journal.append(book, [THREE[0], copy], token=TURN)

    assert (THREE[0], copy) == journal.read(book).records


def test_a_torn_tail_costs_the_torn_record_alone(book):
    """
    Promise 9: cut at every byte, a journal still gives every whole record.
    """
    lines = [dump(one) for one in THREE]
    data = b"".join(lines)
    ends = [len(lines[0]), len(lines[0]) + len(lines[1]), len(data)]
    for cut in range(len(data) + 1):
        reading = journal.read(written(book, data[:cut]))
        whole = sum(cut >= end - 1 for end in ends)  # the line end itself may be missing

        assert tuple(THREE[:whole]) == reading.records
        torn = cut not in {0, *ends, *(end - 1 for end in ends)}
        assert torn == bool(reading.faults)


def test_an_append_heals_a_torn_tail(book):
    """
    Promise 9: at whatever byte the last writer died, the next one's record stands on its own line.
    """
    last = dump(THREE[1])
    for cut in range(len(last)):
        written(book, dump(THREE[0]) + last[:cut])
        journal.append(book, [THREE[2]], token=TURN)

        found = {one.id for one in journal.read(book).records}
        assert {THREE[0].id, THREE[2].id} <= found <= {one.id for one in THREE}


@pytest.mark.parametrize(
    ("faults", "tail"),
    [
        pytest.param(1, b"\0" * 4096, id="NUL"),
        pytest.param(1, b"\0" * 4096 + b"\n", id="NUL and a line end"),
        pytest.param(0, b"\r\n\n\r", id="empty lines"),
        pytest.param(1, b"   \n", id="blanks"),
    ],
)
def test_a_tail_of_nothing_costs_nothing(book, faults, tail):
    """
    What a crashed file system leaves behind the last record takes no record with it.
    """
    reading = journal.read(written(book, b"".join(map(dump, THREE)) + tail))

    assert tuple(THREE) == reading.records
    assert faults == len(reading.faults)


def test_other_line_ends_are_read(book):
    """
    A journal that an editor saved with CRLF is still the journal.
    """
    data = b"".join(map(dump, THREE)).replace(b"\n", b"\r\n")

    assert (tuple(THREE), (), ()) == journal.read(written(book, data))


def test_a_flipped_bit_costs_one_line_and_is_named(book):
    """
    Promise 9: a fault names the file, the line and the offset, and the other lines are read.
    """
    lines = [bytearray(dump(one)) for one in THREE]
    lines[1][lines[1].index(b"pnpm")] ^= 1
    reading = journal.read(written(book, b"".join(lines)))

    assert (THREE[0], THREE[2]) == reading.records
    assert (Fault(book.path, 2, len(lines[0]), "its checksum does not agree"),) == reading.faults


def test_what_a_newer_program_wrote_is_read_past_and_not_decided_over(book):
    """
    A newer schema is kept, the rest is read, and a decision over it is refused.
    """
    written(book, dump(THREE[0]) + NEWER + NEWER + dump(THREE[1]))
    reading = journal.read(book)

    assert tuple(THREE[:2]) == reading.records
    assert [NEWER.strip()] == [one.line for one in reading.unknown]
    with pytest.raises(Refusal, match=r"sightings.jsonl holds records of schema 2; update"):
        journal.refuse_newer(reading, book)


def test_an_unknown_kind_does_not_stop_a_decision(book):
    """
    A kind that another program of this schema writes is kept and stops nothing.
    """
    reading = journal.read(written(book, sealed({"record": "note", "v": 1}) + b"\n"))

    assert 1 == len(reading.unknown)
    journal.refuse_newer(reading, book)


def test_an_append_leaves_what_it_does_not_know_alone(book):
    """
    The lines of a newer program are there byte for byte after we wrote.
    """
    journal.append(written(book, NEWER), THREE, token=TURN)

    assert book.path.read_bytes().startswith(NEWER)


def test_a_held_lock_costs_nothing(book):
    """
    Promise 9: a writer that cannot get the lock spools, readers see it, the next one takes it in.
    """
    journal.append(book, THREE[:1], token=TURN)

    assert not appended_while_held(book, THREE[1])
    assert [THREE[0].id, THREE[1].id] == ids(book)
    assert 1 == len(spooled(book))

    assert journal.append(book, THREE[2:], token=TURN)
    assert [] == spooled(book)
    assert (tuple(THREE), (), ()) == journal.read(book)


def test_two_spools_under_one_token_are_two(book):
    """
    Promise 9: a process that meets a held lock twice loses neither of its writes.
    """
    appended_while_held(book, THREE[0])
    appended_while_held(book, THREE[1])

    assert {THREE[0].id, THREE[1].id} == set(ids(book))


def test_a_replayed_spool_adds_nothing(book):
    """
    A spool file that comes back, from a backup or a synced folder, holds nothing new.
    """
    appended_while_held(book, *THREE)
    (name,) = spooled(book)
    copy = (book.spool / name).read_bytes()
    journal.append(book, THREE, token=TURN)
    (book.spool / name).write_bytes(copy)

    assert tuple(THREE) == journal.read(book).records
    journal.append(book, THREE, token=TURN)
    assert tuple(THREE) == journal.read(book).records


def test_a_kill_between_taking_in_and_removing_adds_nothing(book, monkeypatch):
    """
    Promise 9: records that stand in the journal and in the spool count once.
    """
    appended_while_held(book, *THREE[:2])
    with monkeypatch.context() as patch:
        patch.setattr(files, "remove", kill_myself)
        child = in_child(lambda: journal.append(book, THREE[2:], token=TURN))

        assert [True] == died(child)
    assert 1 == len(spooled(book))
    assert tuple(THREE[:2]) == journal.read(book).records
    assert journal.append(book, THREE[2:], token=TURN)
    assert tuple(THREE) == journal.read(book).records


def test_a_spool_that_is_taken_in_meanwhile_is_seen(book, monkeypatch):
    """
    Promise 9: a reader that overlaps a writer sees a spooled record at least once.
    """
    journal.append(book, THREE[:1], token=TURN)
    appended_while_held(book, *THREE[1:])
    real = files.read

    def then_taken_in(path: Path, *, cap: int) -> bytes | None:
        data = real(path, cap=cap)
        if path == book.path:
            with monkeypatch.context() as patch, files.lock(book.lock):
                patch.setattr(files, "read", real)
                journal.take_in(book)
        return data

    monkeypatch.setattr(files, "read", then_taken_in)

    assert [one.id for one in THREE] == ids(book)


def test_a_torn_spool_costs_its_torn_line(book):
    """
    Half a record in a spool is one fault, before and after it is taken in.
    """
    book.spool.mkdir(parents=True)
    (book.spool / "sightings-1-t.jsonl").write_bytes(dump(THREE[0]) + dump(THREE[1])[:50])

    assert 1 == len(journal.read(book).faults)
    journal.append(book, THREE[2:], token=TURN)
    assert (THREE[0], THREE[2]) == journal.read(book).records
    assert 1 == len(journal.read(book).faults)


def test_an_empty_spool_file_is_taken_away(book):
    """
    A spool that holds nothing leaves nothing.
    """
    book.spool.mkdir(parents=True)
    (book.spool / "sightings-1-t.jsonl").touch()
    journal.append(book, THREE, token=TURN)

    assert [] == spooled(book)
    assert (tuple(THREE), (), ()) == journal.read(book)


def test_the_other_journals_spool_is_left_alone(book):
    """
    Two journals share a spool folder, and each takes in its own.
    """
    book.spool.mkdir(parents=True)
    (book.spool / "decisions-1-t.jsonl").write_bytes(dump(THREE[0]))
    (book.spool / ".sightings-1-t.jsonl.99-0.tmp").write_bytes(dump(THREE[0]))
    journal.append(book, THREE[2:], token=TURN)

    assert [THREE[2].id] == ids(book)
    assert 2 == len(spooled(book))


def test_a_strange_file_in_the_spool_stops_nobody(book):
    """
    A link in place of a spool file is reported, and neither read nor in the way of a writer.
    """
    book.spool.mkdir(parents=True)
    elsewhere = book.spool.parent / "elsewhere"
    elsewhere.write_bytes(dump(THREE[0]))
    link = book.spool / "sightings-1-t.jsonl"
    link.symlink_to(elsewhere)

    assert journal.append(book, THREE[2:], token=TURN)
    reading = journal.read(book)
    assert (THREE[2],) == reading.records
    assert [(link, 0, 0)] == [fault[:3] for fault in reading.faults]
    assert elsewhere.exists()


def test_a_spool_file_of_another_user_stops_nobody(book, monkeypatch):
    """
    A spool file that cannot be opened is reported, and neither lost nor in the way of a writer.
    """
    appended_while_held(book, THREE[0])
    (name,) = spooled(book)
    real = files.read

    def denied(path: Path, *, cap: int) -> bytes | None:
        if path.name == name:
            raise PermissionError(errno.EACCES, "Permission denied")
        return real(path, cap=cap)

    with monkeypatch.context() as patch:
        patch.setattr(files, "read", denied)
        assert journal.append(book, THREE[1:], token=TURN)
        reading = journal.read(book)
        assert tuple(THREE[1:]) == reading.records
        assert (Fault(book.spool / name, 0, 0, "Permission denied"),) == reading.faults
    assert {one.id for one in THREE} == set(ids(book))


def test_a_spool_that_is_no_folder_is_an_empty_one(book):
    """
    A file in place of the spool folder hides no journal.
    """
    journal.append(book, THREE, token=TURN)
    book.spool.write_bytes(b"")

    assert tuple(THREE) == journal.read(book).records


def test_a_journal_too_large_to_read_is_refused_by_name(book):
    """
    A journal beyond any that is written by hand is refused before it is read.
    """
    written(book, b"")
    os.truncate(book.path, policy.MAX_JOURNAL + 1)

    with pytest.raises(Refusal, match=r"sightings\.jsonl is larger than"):
        journal.read(book)
