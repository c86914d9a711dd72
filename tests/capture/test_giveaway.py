"""What one conversation of a project gave away is a secret in the others, and stored nowhere."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from agent_memory import policy
from agent_memory.capture import giveaway
from agent_memory.ledger.records import Watermark
from tests.capture.test_sweep import RULE, World, root, said

if TYPE_CHECKING:
    from pathlib import Path

SECRET = "plumtree" + "9k"
TELLS = f"the staging password is {SECRET}"
BARE = f"Always log in with {SECRET} on staging."


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


def stored(world: World) -> bytes:
    """All that was ever written."""
    return b"".join(path.read_bytes() for path in world.home.data.rglob("*") if path.is_file())


@pytest.mark.parametrize("names", [("one", "two"), ("two", "one")])
@pytest.mark.parametrize("at_once", [True, False])
def test_told_in_another_conversation(world, names, at_once):
    """
    Promise 2: what was told yesterday is cut out of what is said today, in whatever order it is
    read, and no value of it is written.
    """
    world.transcript(names[0], root("a"), said(TELLS, "b"))
    if not at_once:
        world.sweep()
    world.transcript(names[1], root("c", 3), said(BARE, "d", 3))
    world.sweep()

    assert SECRET.encode() not in stored(world)
    assert [("altered",)] == [one.flags for one in world.sightings()]


def test_told_later_in_another_conversation(world):
    """
    Promise 2: what was kept is cut as soon as another conversation tells that it is a secret.
    """
    world.transcript("one", root("a"), said(BARE, "b"))
    world.sweep()
    assert SECRET.encode() in stored(world)
    world.transcript("two", root("c", 3), said(TELLS, "d", 3))

    assert "cut out of 1 kept: a secret that a conversation gave away later" in world.sweep().late
    assert SECRET.encode() not in stored(world)


@pytest.mark.parametrize(
    ("name", "room", "altered"),
    [
        ("GIVEAWAY_BYTES", 100, False),
        ("GIVEAWAY_TEXT", 10, False),
        ("GIVEAWAY_BYTES", 5000, True),
    ],
)
def test_as_far_as_the_budget_goes(world, monkeypatch, name, room, altered):
    """
    Only so much is read of the others, the newest first: what is older gives nothing away.
    """
    os.utime(world.transcript("one", root("a"), said(TELLS, "b")), (10, 10))
    os.utime(world.transcript("big", root("e"), said("word " * 9000, "f")), (9, 9))
    world.sweep()
    monkeypatch.setattr(policy, name, room)
    world.transcript("two", root("c", 3), said(BARE, "d", 3))
    world.sweep()

    assert [altered] == ["altered" in one.flags for one in world.sightings()]


def test_a_word_is_one_elsewhere(world):
    """
    A secret that could be a word is none in another conversation: it would cut ordinary rules.
    """
    value = "Plum" + "Orchard"
    for name, text in (("a", f"the staging password is {value}"), ("b", f"Always use {value}.")):
        world.transcript(name, root(name), said(text, f"said {name}"))
    world.sweep()

    assert [f"Always use {value}."] == [one.text.rstrip(".") + "." for one in world.sightings()]


def test_only_what_is_kept_pays(world, monkeypatch):
    """
    A conversation that grew by nothing to keep is not read again, nor is any other.
    """
    read: list[str] = []
    texts = giveaway._texts
    monkeypatch.setattr(giveaway, "_texts", lambda path: read.append(path.stem) or texts(path))
    path = world.transcript("one", root("a"), said(TELLS, "b"))
    world.transcript("two", root("c"), said("why is this slow", "d"))
    world.sweep()
    world.grow(path, said("and now?", "e"))
    world.sweep()
    assert [] == read

    world.grow(path, said(RULE, "f"))
    world.sweep()
    assert ["one", "two"] == sorted(read)


def test_only_transcripts_of_the_client(world, tmp_path):
    """
    A journal that names a file elsewhere leads nowhere.
    """
    path = world.transcript("one", root("a"), said(RULE, "b"))
    world.sweep()
    (mark,) = [one for one in world.records() if isinstance(one, Watermark)]
    (tmp_path / "other.jsonl").write_bytes(path.read_bytes())
    marks = [
        mark,
        *(mark.model_copy(update={"transcript": f"{up}other.jsonl"}) for up in ("../../", "/")),
    ]
    assert {path.resolve()} == giveaway.captured(world.home, marks)


def test_what_is_too_long_to_be_read_costs_nothing(world):
    """
    Two pasted logs that redaction drops do not hide what a conversation before them told.
    """
    log = "10:00 INFO worker started\n" * (policy.MAX_MESSAGE // 24)
    os.utime(world.transcript("one", root("a"), said(TELLS, "b")), (10, 10))
    logs = world.transcript("two", root("e", 2), said(log, "f", 2), said(log + "end", "g", 2))
    os.utime(logs, (20, 20))
    world.sweep()
    world.transcript("three", root("c", 3), said(BARE, "d", 3))
    world.sweep()

    assert SECRET.encode() not in stored(world)
