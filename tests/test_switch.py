"""The settings as `off` and `on` change them, without a package."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory import config, switch
from agent_memory.errors import Refusal

events = st.sets(st.sampled_from(switch.EVENTS))


@given(events, events)
def test_off_and_on(tmp_path_factory, first, second):
    """
    What is off is what was switched off and not on again, and the settings' own reader agrees.
    """
    path = tmp_path_factory.mktemp("x") / "config.json"
    switch.turned(path, first, on=False)
    now = switch.turned(path, second, on=True)
    held = config.load(path)

    assert first - second == now
    assert now == switch.off(switch.settings(path))
    assert now == switch.off({"off": list(held.off)})


def test_the_rest_is_kept(tmp_path):
    """
    What a newer version added, and what a person wrote, stays.
    """
    path = tmp_path / "config.json"
    path.write_text('\ufeff{"zone": "Asia/Tokyo", "name": "é", "later": [1]}')
    switch.turned(path, ["SessionEnd"], on=False)

    assert {"zone": "Asia/Tokyo", "name": "é", "later": [1], "off": ["SessionEnd"]} == json.loads(
        path.read_text()
    )


def test_nothing_to_change(tmp_path):
    """
    Promise 13: switching on what is on writes no file.
    """
    assert frozenset() == switch.turned(tmp_path / "config.json", switch.EVENTS, on=True)
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("text", ["", "[]", "{", "1", "null", '"x"', "[" * 100_000])
def test_no_settings(tmp_path, text):
    """
    What is no JSON object is refused and left alone.
    """
    path = tmp_path / "config.json"
    path.write_text(text)
    with pytest.raises(Refusal, match="is no JSON object; correct it by hand"):
        switch.turned(path, ["SessionEnd"], on=False)
    assert text == path.read_text()


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
