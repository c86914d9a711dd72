"""When nothing was to be taken in, by a journal of single lines."""

from __future__ import annotations

import datetime as dt
import json
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory import files, paths, silence
from agent_memory.errors import Refusal
from agent_memory.silence import Change, Silences
from tests.ledger.build import day

SECOND = dt.timedelta(seconds=1)
HOUR = dt.timedelta(hours=1)


@pytest.fixture
def home(tmp_path):
    return paths.home({"HOME": str(tmp_path)}, data=tmp_path / "data")


def noted(home, *changes: Change) -> Silences:
    """What the journal amounts to after these changes."""
    for change in changes:
        silence.note(home, change, by=silence.COMMAND)
    return silence.load(home)


def test_nothing_noted(home):
    """
    Promise 13: without a change nothing is covered and no file appears.
    """
    held = noted(home, Change(day(1), None, off=False), Change(day(1), "one", off=False))

    assert not held.cover(day(2), "one")
    assert not home.data.exists()


def test_one_line_a_change(home):
    """
    Promise 12: a line says when, for which session, what and by which way.
    """
    off = Change(day(1), None, off=True)
    noted(home, off, off._replace(at=day(2)), off._replace(at=day(3), off=False))

    assert [
        {"v": 1, "at": silence.clock.stamp(day(1)), "by": "command", "off": True, "session": None},
        {"v": 1, "at": silence.clock.stamp(day(3)), "by": "command", "off": False, "session": None},
    ] == [json.loads(line) for line in home.silences.read_text().splitlines()]


@pytest.mark.parametrize(
    ("after", "covered"),
    [
        pytest.param(-SECOND, False, id="before"),
        pytest.param(SECOND * 0, True, id="at off"),
        pytest.param(HOUR - SECOND, True, id="between"),
        pytest.param(HOUR, False, id="at on"),
        pytest.param(2 * HOUR, False, id="after"),
    ],
)
def test_off_and_on(home, after, covered):
    """
    What is said from off to on is covered in every session, and nothing else is.
    """
    off = Change(day(1), None, off=True)
    held = noted(home, off, Change(day(1) + HOUR, None, off=False))

    assert covered == held.cover(day(1) + after, "any")
    assert covered == held.cover(day(1) + after)


def test_one_session(home):
    """
    A session's own silence covers no other, and `on` for all does not end it.
    """
    held = noted(home, Change(day(1), "one", off=True), Change(day(2), None, off=False))

    assert held.cover(day(3), "one")
    assert held.cover(day(3), "other", "one")
    assert not held.cover(day(3), "other")
    assert frozenset({"one"}) == held.sessions


def test_resumed(home):
    """
    Promise 9: a session that goes on without the variable is taken in from then on.
    """
    held = noted(home, Change(day(1), "one", off=True), Change(day(2), "one", off=False))

    assert held.cover(day(2) - SECOND, "one")
    assert not held.cover(day(2), "one")
    assert not held.last("one")


def test_the_first_prompt(home):
    """
    The hook that notes a session starts beside it: what is typed meanwhile is covered.
    """
    held = noted(home, Change(day(1), "one", off=True))

    assert held.cover(day(1) - 9 * SECOND, "one")
    assert not held.cover(day(1) - 11 * SECOND, "one")


def test_a_clock_that_was_set_back(home):
    """
    An end that is told before its start covers the time between, and ends all the same.
    """
    held = noted(home, Change(day(2), None, off=True), Change(day(1), None, off=False))

    assert held.cover(day(2) - SECOND)
    assert not held.cover(day(3))
    assert not held.last()


AHEAD = dt.timedelta(hours=8)


@pytest.mark.parametrize(
    ("off", "on", "up", "said", "covered"),
    [
        pytest.param(AHEAD, 0 * HOUR, (50, "a"), 0 * HOUR - SECOND, True, id="set right: before"),
        pytest.param(AHEAD, 0 * HOUR, (50, "a"), AHEAD + SECOND, True, id="set right: still wrong"),
        pytest.param(AHEAD, 0 * HOUR, (50, "a"), HOUR, False, id="set right: afterwards"),
        pytest.param(0 * HOUR, AHEAD, (50, "a"), SECOND, True, id="set ahead: before"),
        pytest.param(0 * HOUR, AHEAD, (50, "a"), AHEAD - SECOND, True, id="set ahead: wrong"),
        pytest.param(0 * HOUR, AHEAD, (50, "a"), HOUR, False, id="set ahead, and right again"),
        pytest.param(0 * HOUR, AHEAD, (50, "b"), HOUR, True, id="started anew: all of it"),
        pytest.param(
            0 * HOUR, 580 * SECOND, (640, "a"), -19 * SECOND, True, id="set back a little"
        ),
        pytest.param(0 * HOUR, 580 * SECOND, (640, "a"), -21 * SECOND, False, id="and before it"),
        pytest.param(AHEAD, 0 * HOUR, (50, "b"), -49 * SECOND, True, id="started anew, set back"),
        pytest.param(AHEAD, 0 * HOUR, (50, "b"), HOUR, False, id="started anew: afterwards"),
    ],
)
def test_by_either_clock(home, off, on, up, said, covered):  # noqa: PLR0917 - a row has five
    """
    A clock that was set while memory was off hides nothing of that, and nothing else, from it.
    """
    told = [
        {"v": 1, "at": silence.clock.stamp(day(1) + at), "session": None, "off": is_off, "up": ran}
        for at, is_off, ran in ((off, True, (40, "a")), (on, False, up))
    ]
    home.data.mkdir()
    home.silences.write_text("".join(f"{json.dumps(one)}\n" for one in told))

    assert covered == silence.load(home).cover(day(1) + said)


def test_what_lasts_began_before(home, monkeypatch):
    """
    A silence that was noted by a clock that was ahead covers what is said by the right one.
    """
    monkeypatch.setattr(silence.clock, "now", lambda: day(1) + AHEAD)
    noted(home, Change(day(1) + AHEAD, "one", off=True))
    monkeypatch.setattr(silence.clock, "now", lambda: day(1))

    assert silence.load(home).cover(day(1), "one")
    assert not silence.load(home).cover(day(1) - HOUR, "one")


moments = st.integers(0, 5).map(lambda hour: day(1) + hour * HOUR)
changes = st.lists(st.builds(Change, moments, st.sampled_from([None, "a", "b"]), st.booleans()))


@given(changes, moments, st.sampled_from(["a", "b"]))
def test_by_the_latest_line(tmp_path_factory, told, at, session):
    """
    In a journal in order of time, what counts is the latest word before it, on all or on its own.
    """
    root = tmp_path_factory.mktemp("x")
    home = paths.home({"HOME": str(root)}, data=root / "data")
    told.sort(key=lambda change: change.at)
    held = noted(home, *told)
    latest = {change.session: change.off for change in told if change.at <= at}

    assert (latest.get(None, False) or latest.get(session, False)) == held.cover(at, session)
    for name in (None, "a", "b"):
        final = [change.off for change in told if change.session == name]
        assert held.last(name) == (final[-1] if final else False)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\x00",
        b"[" * 100_000,
        b'{"v": 2, "at": "2026-03-02T09:15:00Z", "session": null, "off": true}',
        b'{"v": 1, "at": "2026-03-02T09:15:00Z", "session": null, "off": 1}',
        b'{"v": 1, "at": "2026-03-02T09:15:00Z", "session": [], "off": true}',
        b'{"v": 1, "at": "2026-03-02T09:15:00Z", "session": {}, "off": true}',
        b'{"v": 1, "at": 7, "session": null, "off": true}',
        b'{"v": 1, "at": "today", "session": null, "off": true}',
        b'{"v": 1, "at": "0001-01-01T00:00:00+23:00", "session": null, "off": true}',
        b'{"v": 1, "at": "2026-03-02T09:15:00Z", "off": true}',
    ],
)
def test_a_line_that_is_none(home, line):
    """
    Promise 9: a bad line costs itself and is named; what stands before and after it counts.
    """
    noted(home, Change(day(1), None, off=True))
    home.silences.write_bytes(home.silences.read_bytes() + line + b"\n")
    held = noted(home, Change(day(2), None, off=False))

    assert (2,) == held.faults
    assert ("line 2 of silences.jsonl",) == tuple(one[:24] for one in held.problems)
    assert [True, False] == [held.cover(day(1)), held.cover(day(2))]


def test_a_torn_line(home):
    """
    Promise 9: what a kill tore is ended before the next line.
    """
    noted(home, Change(day(1), None, off=True))
    home.silences.write_bytes(home.silences.read_bytes() + b'{"v": 1, "at"')
    held = noted(home, Change(day(2), "one", off=True))

    assert (2,) == held.faults
    assert held.last("one")


@pytest.mark.parametrize("year", [1, 9999])
def test_either_end_of_the_calendar(home, year):
    """
    A message of any time has an answer.
    """
    held = noted(home, Change(day(1), "one", off=True))

    assert (year > 1) == held.cover(day(1).replace(year=year), "one")


def test_a_journal_that_cannot_be_read(home):
    """
    What is no file of ours is refused: nobody can say then what may be taken in.
    """
    home.data.mkdir()
    home.silences.symlink_to("/dev/null")
    with pytest.raises(Refusal, match="is a symbolic link"):
        silence.load(home)


def test_two_writers(home):
    """
    Whoever waited for the lock looks again, and appends nothing that is no change any more.
    """
    change = Change(day(1), None, off=True)
    with silence.locked(home):
        silence.add(home, change, by=silence.COMMAND)
        with pytest.raises(files.Held):
            files.lock(home.lock, seconds=0).__enter__()
        silence.add(home, change, by=silence.SETTINGS)

    assert 1 == len(home.silences.read_bytes().splitlines())


@pytest.mark.parametrize("version", [None, "too old"])
def test_without_a_lock(home, monkeypatch, version):
    """
    A python that has no filelock, or one that cannot be trusted, still notes what was switched.
    """

    class Old:
        def FileLock(self, path):  # noqa: N802 - its name there
            raise AssertionError(path)

    monkeypatch.setitem(sys.modules, "filelock", Old() if version else None)
    with pytest.raises(files.Lockless, match=r"3\.30 or newer"), files.lock(home.lock):
        pass

    assert noted(home, Change(day(1), None, off=True)).last()
