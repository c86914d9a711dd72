"""What was said while memory was off reaches no file of ours, at this sweep or a later one."""

from __future__ import annotations

import pytest

from agent_memory import clock, policy, silence
from agent_memory.capture import off
from agent_memory.ledger.conversation import message_key
from agent_memory.ledger.records import Watermark
from agent_memory.silence import Change
from tests.capture import lines
from tests.capture.test_sweep import RULE, World, on, root, said

OTHER = "Never commit generated files."
LONG = f"{OTHER} {'The reason is a long story. ' * 20}"


@pytest.fixture
def world(tmp_path):
    return World(tmp_path)


def switched(world, day: int, *, to: bool, session: str | None = None) -> None:
    change = Change(clock.moment(on(day)), session, to)
    silence.note(world.home, change, by=silence.COMMAND)


def texts(world) -> list[str]:
    return [one.text for one in world.sightings()]


def marks(world) -> list[Watermark]:
    return [one for one in world.records() if isinstance(one, Watermark)]


def kept(world, words: str) -> bool:
    files = (path for path in world.home.data.rglob("*") if path.is_file())
    return any(words in path.read_text() for path in files)


def test_between_off_and_on(world):
    """
    What was said in between is counted and passed over; what stands around it is taken in.
    """
    switched(world, 3, to=True)
    switched(world, 5, to=False)
    messages = [said(RULE, "a", 2), said(LONG, "b", 3), said(LONG, "c", 4), said(RULE, "d", 5)]
    world.transcript("one", root("a"), *messages)
    report = world.sweep()

    assert (3, {"memory was off": 2}) == (
        report.messages,
        {name: n for name, n in report.skipped.items() if name == off.WHILE_OFF},
    )
    assert [on(2, 5), on(5, 5)] == sorted(clock.stamp(one.at) for one in world.sightings())
    assert not kept(world, "generated")


def test_nothing_of_a_message_is_kept(world):
    """
    Neither its hash nor its key nor its name stands in a watermark.
    """
    switched(world, 3, to=True)
    world.transcript("one", root("a"), said(LONG, "b", 4))
    world.sweep()
    (mark,) = marks(world)

    assert len(LONG) >= policy.LONG_MESSAGE
    assert {off.WHILE_OFF: 1} == mark.skipped
    assert ((message_key(lines.uid("a")),), ()) == (mark.messages, mark.long)
    assert lines.uid("a") == mark.last
    assert not kept(world, lines.uid("b"))
    assert not kept(world, message_key(lines.uid("b")))


def test_it_is_not_read_again(world):
    """
    The watermark goes past it, also where nothing else was said.
    """
    switched(world, 1, to=True)
    path = world.transcript("one", root("a"), said(RULE, "b"))
    assert 1 == world.sweep().read
    (mark,) = marks(world)

    assert (path.stat().st_size, None, ()) == (mark.end, mark.last, mark.messages)
    assert 0 == world.sweep().read


def test_a_dry_run(world):
    """
    A dry run passes over it as well, and says so.
    """
    switched(world, 1, to=True)
    world.transcript("one", root("a"), said(RULE, "b"))
    report = world.sweep(write=False)

    assert ((), 2) == (report.sightings, report.skipped[off.WHILE_OFF])


@pytest.mark.parametrize("named", ["by its file", "by its lines"])
def test_a_silent_session(world, named):
    """
    A session is known by the name of its file and by the one that stands in its lines.
    """
    switched(world, 1, to=True, session="one" if named == "by its file" else lines.SESSION)
    world.transcript("one", root("a"), said(RULE, "b"))

    assert () == world.sweep().sightings


def test_another_session(world):
    """
    A silent session takes nothing from the others.
    """
    switched(world, 1, to=True, session="one")
    world.transcript("one", root("a"), said(OTHER, "b"))
    world.transcript("two", root("c"), said(RULE, "d"))
    world.sweep()

    assert all("pnpm" in text for text in texts(world))
    assert texts(world)
    assert not kept(world, "generated")


def test_a_new_extractor(world, monkeypatch):
    """
    A version that reads everything anew passes over it anew.
    """
    switched(world, 1, to=True)
    switched(world, 3, to=False)
    world.transcript("one", root("a"), said(OTHER, "b"), said(RULE, "c", 4))
    world.sweep()
    monkeypatch.setattr(policy, "EXTRACTOR", policy.EXTRACTOR + 1)
    report = world.sweep()

    assert (1, 2) == (report.read, report.skipped[off.WHILE_OFF])
    assert not kept(world, "generated")


class TestAFork:
    """A fork copies the messages of its session, uuids and times included, under its own name."""

    def fork(self, world, *more):
        """A session that is silent from its start, and a fork in which memory is on."""
        first = [root("a"), said(OTHER, "b", 3)]
        world.transcript("silent", *first)
        copies = [{**one, "sessionId": "fork"} for one in first]
        mine = [{**one, "sessionId": "fork"} for one in (said(RULE, "c", 4), *more)]
        return world.transcript("fork", *copies, *mine)

    def test_what_it_took_along(self, world):
        """
        What was said in the silent session stays out of memory under the fork's name.
        """
        switched(world, 2, to=True, session="silent")
        self.fork(world)
        report = world.sweep()

        assert 1 == report.messages
        assert 4 == report.skipped[off.WHILE_OFF]
        assert not kept(world, "generated")
        assert texts(world)

    def test_of_a_session_that_was_on(self, world):
        """
        Promise 9: what was said before a silent fork began is taken in from either file.
        """
        switched(world, 4, to=True, session="fork")
        self.fork(world, said("Always sort the imports.", "d", 5))
        report = world.sweep()

        assert 2 == report.skipped[off.WHILE_OFF]
        assert kept(world, "generated")
        assert not kept(world, "sort the imports")

    def test_a_file_that_cannot_be_read(self, world):
        """
        Promise 9: another silent session's broken file stops nothing.
        """
        switched(world, 2, to=True, session="silent")
        switched(world, 2, to=True, session="broken")
        (world.folder / "broken.jsonl").symlink_to("nowhere")
        self.fork(world)

        assert 1 == world.sweep().messages


def test_what_is_switched_off_meanwhile(world, monkeypatch):
    """
    What is switched off while a transcript is being read counts for it.
    """
    world.transcript("one", root("a"), said(RULE, "b", 4))
    entries = off.transcript.read

    def read(*args, **how):
        switched(world, 3, to=True)
        return entries(*args, **how)

    monkeypatch.setattr(off.transcript, "read", read)

    assert 1 == world.sweep().messages


def test_a_line_that_is_none(world):
    """
    Promise 9: a bad line in the journal of silences stops no sweep.
    """
    world.home.data.mkdir()
    world.home.silences.write_text("{\n")
    world.transcript("one", root("a"), said(RULE, "b"))

    assert 2 == world.sweep().messages


def test_a_journal_that_cannot_be_read(world):
    """
    Where nobody can say what was silent nothing is taken in, and the fault is named.
    """
    world.home.data.mkdir()
    world.home.silences.symlink_to("nowhere")
    world.transcript("one", root("a"), said(RULE, "b"))
    report = world.sweep()

    assert (0, 1) == (report.messages, len(report.faults))
    assert "symbolic link" in report.faults[0].reason
