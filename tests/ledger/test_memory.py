"""The memory of one project as its journals hold it now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from agent_memory import paths
from agent_memory.ledger import journal, memory
from agent_memory.ledger.journal import Fault
from agent_memory.ledger.records import Pinned, Rejected
from tests.ledger.build import PROJECT, ZONE, day, decide, folded, sight, sights
from tests.ledger.test_line import sealed

if TYPE_CHECKING:
    from pathlib import Path

SEEN = sights("a1 b2")
TURN = "t"


@pytest.fixture
def home(tmp_path: Path) -> paths.Home:
    """A person's places, all of them empty."""
    places = {name: tmp_path / name for name in ("data", "cache", "client")}
    return paths.home({"HOME": str(tmp_path)}, **places)


def read(home):
    return memory.read(home, PROJECT, zone=ZONE, now=day(20))


def test_a_project_without_journals_is_empty(home):
    """
    Nothing on disk is no fault, and reading makes nothing.
    """
    held = read(home)

    assert (folded(()), ()) == (held.memory, held.faults)
    assert not home.data.exists()


def test_the_journals_are_folded(home):
    """
    The memory is the fold of the sightings and of the decisions, here and of the person.
    """
    books = memory.journals(home, PROJECT)
    pin, away = decide(Pinned, SEEN), decide(Rejected, [], text=SEEN[0].text)
    journal.append(books.sightings, SEEN, token=TURN)
    journal.append(books.decisions, [pin], token=TURN)
    journal.append(books.person, [away], token=TURN)
    held = read(home)

    assert folded(SEEN, [pin, away]) == held.memory
    assert (tuple(SEEN), (pin, away)) == (held.sightings.records, held.decisions.records)


def test_each_journal_has_its_place(home):
    """
    Three files; those of a project share its lock and its spool, the person's has its own.
    """
    books = memory.journals(home, PROJECT)

    assert 3 == len({book.path for book in books})
    assert books.sightings[1:] == books.decisions[1:]
    assert home.person.parent == books.person.spool.parent == books.person.lock.parent


def test_the_records_of_another_project_are_set_aside(home):
    """
    What was carried over from another project's folder is not this project's memory, and is named.
    """
    books = memory.journals(home, PROJECT)
    strange = sight("c3", project="ba9876543210")
    journal.append(books.sightings, [*SEEN, strange], token=TURN)
    held = read(home)

    assert folded(SEEN) == held.memory
    assert (
        Fault(books.sightings.path, 0, 0, "1 records of another project, set aside"),
    ) == held.faults


def test_faults_and_newer_records_of_every_journal_are_gathered(home):
    """
    Promise 9: a bad line costs one line, in whichever journal it stands.
    """
    books = memory.journals(home, PROJECT)
    newer = sealed({"record": "sighting", "v": 2})
    for book in books:
        journal.append(book, SEEN, token=TURN)
        book.path.write_bytes(book.path.read_bytes() + b"torn\n" + newer + b"\n")
    held = read(home)

    assert folded(SEEN) == held.memory
    assert [(book.path, 3) for book in books] == [fault[:2] for fault in held.faults]
    assert [newer] == [one.line for one in held.sightings.unknown]
    assert [newer, newer] == [one.line for one in held.decisions.unknown]
