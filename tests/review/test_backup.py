"""Instruction files as they were before each change."""

from __future__ import annotations

import datetime as dt

import pytest

from agent_memory import policy
from agent_memory.review import backup
from agent_memory.review.backup import Change
from tests.ledger.build import day

ONE, OTHER = "a" * 24, "b" * 24


@pytest.fixture
def target(tmp_path):
    return tmp_path / "CLAUDE.md"


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "backups"


def kept(folder, target, before, after, *, decision=ONE, at=None):
    backup.keep(folder, Change(target, before, after), decision=decision, at=at or day(1))


@pytest.mark.parametrize(
    "before", [b"rules\r\n", b"", None], ids=["a file", "an empty one", "none"]
)
def test_restored(folder, target, before):
    """
    Promise 12: what a decision made of a file leads back to every byte that was there, or to none.
    """
    kept(folder, target, before, b"new")
    change = backup.restored(folder, Change(target, b"new", b"?"), decision=ONE)
    assert Change(target, b"new", before) == change


@pytest.mark.parametrize(
    ("now", "decision"),
    [
        pytest.param(b"newer", ONE, id="the file changed since"),
        pytest.param(None, ONE, id="the file is gone"),
        pytest.param(b"new", OTHER, id="another decision"),
    ],
)
def test_nothing_to_restore(folder, target, now, decision):
    """
    A file that is no longer what the decision made of it is not put back.
    """
    kept(folder, target, b"old", b"new")
    assert backup.restored(folder, Change(target, now, b"?"), decision=decision) is None


def test_another_file(folder, target, tmp_path):
    """
    A backup is of one file and no other.
    """
    kept(folder, target, b"old", b"new")
    assert (
        backup.restored(folder, Change(tmp_path / "AGENTS.md", b"new", b"?"), decision=ONE) is None
    )


def test_a_damaged_backup(folder, target):
    """
    A backup that no longer holds what its name says is not used.
    """
    kept(folder, target, b"old", b"new")
    backup.kept(folder)[0].path.write_bytes(b"bad")
    assert backup.restored(folder, Change(target, b"new", b"?"), decision=ONE) is None


def test_the_last_ones(folder, target, tmp_path):
    """
    The last fifty of each file are kept.
    """
    kept(folder, tmp_path / "other.md", b"x", b"y")
    for number in range(policy.BACKUPS + 2):
        at = day(2) + dt.timedelta(minutes=number)
        kept(folder, target, b"old", b"%d" % number, decision=f"{number:024x}", at=at)
    names = [one.decision for one in backup.kept(folder)]
    assert [ONE, *(f"{number:024x}" for number in range(2, policy.BACKUPS + 2))] == names


def test_rewritten(folder, target):
    """
    Promise 10: what is taken out of a backup is gone from it, and its name says what is left.
    """
    kept(folder, target, b"keep\ngone\n", b"new")
    kept(folder, target, None, b"new", decision=OTHER)
    changed = backup.rewrite(folder, lambda data: data.replace(b"gone\n", b""))
    assert 1 == changed
    assert {b"keep\n", b""} == {path.read_bytes() for path in folder.iterdir()}
    assert b"keep\n" == backup.restored(folder, Change(target, b"new", b"?"), decision=ONE).after


def test_what_is_none(folder, target):
    """
    A file that is no backup of ours is left alone.
    """
    kept(folder, target, b"old", b"new")
    (folder / "notes.md").write_bytes(b"mine")
    assert 1 == len(backup.kept(folder))
    assert 0 == backup.rewrite(folder, lambda data: data)
    assert b"mine" == (folder / "notes.md").read_bytes()
