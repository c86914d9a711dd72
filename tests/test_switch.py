"""The settings as `off` and `on` change them, without a package."""

from __future__ import annotations

import json
import threading
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory import config, files, paths, silence, switch
from agent_memory.errors import Refusal
from tests.ledger.build import day

events = st.sets(st.sampled_from(switch.EVENTS))


def at(root):
    """The places of a person whose data folder stands in this one."""
    return paths.home({"HOME": str(root)}, data=root / "data")


@pytest.fixture
def home(tmp_path):
    return at(tmp_path)


@given(events, events)
def test_off_and_on(tmp_path_factory, first, second):
    """
    What is off is what was switched off and not on again, and the settings' own reader agrees.
    """
    home = at(tmp_path_factory.mktemp("x"))
    switch.turned(home, first, on=False, at=day(1))
    now = switch.turned(home, second, on=True, at=day(2))
    held = config.load(home.config)

    assert first - second == now
    assert now == switch.off(switch.settings(home.config))
    assert now == switch.off({"off": list(held.off)})
    assert ("SessionEnd" in first) == silence.load(home).cover(day(1))
    assert ("SessionEnd" in now) == silence.load(home).cover(day(2))


@pytest.mark.parametrize(
    ("held", "on", "said"),
    [
        ("{}", False, "memory is still on: "),
        ('{"off": ["all"]}', True, "memory is still off: "),
        ('{"off": ["SessionStart"]}', False, "memory is as it was: "),
        ("{", False, "nothing was switched: "),
    ],
)
def test_what_cannot_be_written(home, monkeypatch, held, on, said):
    """
    Who cannot switch is told whether memory is on, and which file could not be written.
    """

    def full(path, _data):
        raise OSError(28, "No space left on device", str(path))

    home.data.mkdir()
    home.config.write_text(held)
    monkeypatch.setattr(files, "replace", full)
    with pytest.raises(Refusal, match=f"^{said}{home.config}"):
        switch.turned(home, switch.EVENTS, on=on, at=day(1))


def test_the_rest_is_kept(home):
    """
    What a newer version added, and what a person wrote, stays.
    """
    home.data.mkdir()
    home.config.write_text('\ufeff{"zone": "Asia/Tokyo", "name": "é", "later": [1]}')
    switch.turned(home, ["SessionEnd"], on=False, at=day(1))

    assert {"zone": "Asia/Tokyo", "name": "é", "later": [1], "off": ["SessionEnd"]} == json.loads(
        home.config.read_text()
    )


def test_nothing_to_change(home):
    """
    Promise 13: switching on what is on writes no file.
    """
    assert frozenset() == switch.turned(home, switch.EVENTS, on=True, at=day(1))
    assert not home.data.exists()


def test_a_second_writer(home):
    """
    Promise 9: a setting that another writer changes meanwhile is kept, and a lock is waited for.
    """
    home.data.mkdir()
    taken = threading.Event()

    def other() -> None:
        with files.lock(home.lock):
            taken.set()
            time.sleep(0.2)
            home.config.write_text('{"zone": "Asia/Tokyo"}')

    writer = threading.Thread(target=other)
    writer.start()
    taken.wait()
    switch.turned(home, switch.EVENTS, on=False, at=day(1))
    writer.join()

    assert {"zone": "Asia/Tokyo", "off": ["all"]} == json.loads(home.config.read_text())


def test_a_held_lock(home):
    """
    Who cannot have the lock changes nothing, and says so.
    """
    with files.lock(home.lock), pytest.raises(files.Held):
        switch.turned(home, switch.EVENTS, on=False, at=day(1))

    assert not home.config.exists()
    assert not home.silences.exists()


class TestByHand:
    """What a person wrote into config.json, which says nothing about when."""

    def write(self, home, text):
        home.data.mkdir(exist_ok=True)
        home.config.write_text(text)

    def test_off_and_on(self, home):
        """
        What is found changed is noted once, at the time when it is found.
        """
        self.write(home, '{"off": ["all"]}')
        assert frozenset(switch.EVENTS) == switch.heeded(home, at=day(2))
        assert frozenset(switch.EVENTS) == switch.heeded(home, at=day(3))
        self.write(home, "{}")
        assert frozenset() == switch.heeded(home, at=day(4))

        held = silence.load(home)
        assert [False, True, True, False] == [held.cover(day(n)) for n in range(1, 5)]
        lines = map(json.loads, home.silences.read_text().splitlines())
        assert ["settings", "settings"] == [line["by"] for line in lines]

    def test_what_is_no_capture(self, home):
        """
        Promise 13: to switch off what is said to the model is no silence.
        """
        self.write(home, '{"off": ["SessionStart", "UserPromptSubmit"]}')
        switch.heeded(home, at=day(1))
        switch.turned(home, ["SessionStart"], on=True, at=day(2))

        assert not home.silences.exists()

    def test_off_before_the_command(self, home):
        """
        The command notes what a hand had switched off already.
        """
        self.write(home, '{"off": ["all"]}')
        switch.turned(home, switch.EVENTS, on=False, at=day(1))

        assert silence.load(home).cover(day(1))


def test_killed_in_between(home, monkeypatch):
    """
    Promise 9: off is noted before it is set, and what was never set ends with the next look.
    """
    monkeypatch.setattr(switch, "_keep", lambda *_, **__: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        switch.turned(home, switch.EVENTS, on=False, at=day(1))
    assert silence.load(home).last()
    switch.heeded(home, at=day(2))

    held = silence.load(home)
    assert [True, False] == [held.cover(day(1)), held.cover(day(2))]


@pytest.mark.parametrize(
    ("env", "covered"),
    [
        ({}, False),
        ({"AGENT_MEMORY": "0"}, True),
        ({"AGENT_MEMORY_SESSIONEND": "0"}, True),
        ({"AGENT_MEMORY_SESSIONSTART": "0"}, False),
        ({"AGENT_MEMORY": "1"}, False),
    ],
)
def test_a_session(home, env, covered):
    """
    The environment silences its own session, and only where it switches capture off.
    """
    switch.hushed(home, "one", env, at=day(1))
    switch.hushed(home, "one", env, at=day(2))
    held = silence.load(home)

    assert covered == held.cover(day(3), "one")
    assert not held.cover(day(3), "other")
    assert covered == home.silences.exists()
    if covered:
        assert 1 == len(home.silences.read_bytes().splitlines())


@pytest.mark.parametrize("text", ["", "[]", "{", "1", "null", '"x"', "[" * 100_000])
def test_no_settings(home, text):
    """
    What is no JSON object is refused and left alone.
    """
    home.data.mkdir()
    home.config.write_text(text)
    with pytest.raises(Refusal, match="is no JSON object; correct it by hand"):
        switch.turned(home, ["SessionEnd"], on=False, at=day(1))
    assert text == home.config.read_text()
    assert not home.silences.exists()


@pytest.mark.parametrize(
    ("held", "off"),
    [
        ({}, ""),
        ({"off": "all"}, ""),
        ({"off": [1, None, "Stop", "SessionEnd"]}, "SessionEnd"),
        ({"off": ["all"]}, "SessionEnd SessionStart UserPromptSubmit"),
    ],
)
def test_what_is_off(held, off):
    """
    Only known events are off, and `all` means each of them.
    """
    assert off == " ".join(sorted(switch.off(held)))


@pytest.mark.parametrize(
    ("env", "silent"),
    [
        ({}, False),
        ({"AGENT_MEMORY": "0"}, True),
        ({"AGENT_MEMORY": "1"}, False),
        ({"AGENT_MEMORY_SESSIONEND": "0"}, True),
        ({"AGENT_MEMORY_USERPROMPTSUBMIT": "0"}, False),
    ],
)
def test_the_environment(env, silent):
    """
    A variable that is 0 silences its event, or all of them.
    """
    assert silent == switch.silent(["SessionEnd"], frozenset(), env)


@pytest.mark.parametrize(
    ("event", "off", "env", "answer"),
    [
        ("SessionEnd", [], {}, False),
        ("SessionEnd", [], {"AGENT_MEMORY": "1"}, False),
        ("SessionEnd", [], {"AGENT_MEMORY": "0"}, True),
        ("SessionEnd", [], {"AGENT_MEMORY_SESSIONEND": "0"}, True),
        ("SessionStart", [], {"AGENT_MEMORY_SESSIONEND": "0"}, False),
        ("UserPromptSubmit", [], {"AGENT_MEMORY_USERPROMPTSUBMIT": "0"}, True),
        ("SessionStart", ["SessionStart"], {}, True),
        ("SessionEnd", ["SessionStart"], {}, False),
        ("SessionEnd", ["all"], {"AGENT_MEMORY": "1"}, True),
    ],
)
def test_either_place(event, off, env, answer):
    """
    Either place switches off; neither switches on what the other has off.
    """
    assert answer == switch.silent([event], switch.off({"off": off}), env)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("", switch.EVENTS),
        ("sessionend", ("SessionEnd",)),
        (" SessionStart, USERPROMPTSUBMIT ", ("SessionStart", "UserPromptSubmit")),
    ],
)
def test_named(words, named):
    """
    Events are named in any case; no name means all of them.
    """
    assert named == switch.named(words)
