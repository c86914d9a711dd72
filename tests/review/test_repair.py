"""Setting bad lines aside: none is lost, and the good ones stay byte for byte."""

from __future__ import annotations

import errno
import os
from contextlib import suppress

import pytest

from agent_memory import files, registry
from agent_memory.ledger import journal
from agent_memory.review import forget, repair
from tests.ledger.build import PNPM, VENDOR, sights

BAD = (b"torn {", b'{"v":1,"record":"sighting"}')


@pytest.fixture
def broken(shop):
    """A shop whose journal has two bad lines among its good ones."""
    shop.saw(*sights("a1", PNPM))
    path = shop.books.sightings.path
    path.write_bytes(BAD[0] + b"\n" + path.read_bytes() + BAD[1] + b"\n")
    shop.saw(*sights("b2", PNPM))
    return shop


def good(path):
    return [line for line in path.read_bytes().splitlines() if line not in BAD]


def test_moved_with_its_place(broken):
    """
    Promise 9: each bad line stands beside the journal, with where it was; the rest is untouched.
    """
    path = broken.books.sightings.path
    before = good(path)
    length = len(before[0])
    said = repair.repair(broken.home)
    assert [f"{path}: 2 lines moved to sightings.rejected"] == said
    assert before == path.read_bytes().splitlines()
    assert () == journal.read(broken.books.sightings).faults
    second = length + len(BAD[0]) + 2
    assert (
        b"line 1, byte 0:\n%s\nline 3, byte %d:\n%s\n" % (BAD[0], second, BAD[1])
        == journal.rejected(path).read_bytes()
    )
    assert 0o600 == journal.rejected(path).stat().st_mode & 0o777


def test_nothing_to_repair(broken):
    """
    A second look moves nothing, and a sound store is not touched.
    """
    repair.repair(broken.home)
    before = broken.everything()
    assert [] == repair.repair(broken.home)
    assert before == broken.everything()


def test_the_registry(shop):
    """
    A line of the registry that was changed goes aside as well.
    """
    registry.seen(shop.home, shop.identity, shop.root, salt="00" * 16)
    with shop.home.registry.open("ab") as file:
        file.write(b"nonsense\n")
    said = repair.repair(shop.home)
    assert [f"{shop.home.registry}: 1 line moved to registry.rejected"] == said
    assert () == registry.load(shop.home).faults
    assert shop.identity.id == registry.load(shop.home).known(shop.root)


def test_a_journal_that_is_a_link(broken, tmp_path):
    """
    What is no file of ours is named and left alone, and the others are repaired.
    """
    (tmp_path / "victim").write_bytes(b"safe")
    broken.books.decisions.path.symlink_to(tmp_path / "victim")
    said = repair.repair(broken.home)
    assert 2 == len(said)
    assert any("symbolic link" in line for line in said)
    assert b"safe" == (tmp_path / "victim").read_bytes()
    assert () == journal.read(broken.books.sightings).faults


@pytest.mark.parametrize("name", ["write", "fsync", "replace", "open", "close"])
def test_every_call_fails_in_turn(broken, monkeypatch, name):
    """
    Promise 9: whichever call fails, every line stands in the journal or beside it.
    """
    path = broken.books.sightings.path
    before = path.read_bytes()
    system = getattr(os, name)
    for number in range(1, 300):
        path.write_bytes(before)
        journal.rejected(path).unlink(missing_ok=True)
        count = 0

        def failing(*args, number=number, **keywords):
            nonlocal count
            count += 1
            if count == number:
                if name == "close":
                    system(*args, **keywords)
                raise OSError(errno.EIO, "gone")
            return system(*args, **keywords)

        with monkeypatch.context() as patched:
            patched.setattr(os, name, failing)
            with suppress(OSError):
                repair.repair(broken.home)
        there = path.read_bytes().splitlines()
        beside = files.read(journal.rejected(path), cap=10**6) or b""
        assert set(good(path)) == set(before.splitlines()) - set(BAD), number
        assert all(line in there or line in beside.splitlines() for line in BAD), number
        if count < number:
            break
    assert count < number


def test_forgotten_there_too(broken):
    """
    Promise 10: a forgotten text leaves the lines that were set aside as well.
    """
    path = broken.books.sightings.path
    with path.open("ab") as file:
        file.write(b'torn "' + PNPM.encode() + b'"\n' + b'torn "' + VENDOR.encode() + b'"\n')
    repair.repair(broken.home)
    forget.forget(broken.at, PNPM)
    there = journal.rejected(path).read_bytes()
    assert PNPM.encode() not in there
    assert VENDOR.encode() in there
