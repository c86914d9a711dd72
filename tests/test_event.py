"""An event: closed types, and how far the client vouches for it."""

from __future__ import annotations

import json
import pwd
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory import event, policy
from agent_memory.errors import Refusal

JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
FIELDS = ("session_id", "transcript_path", "prompt_id", "command_name", "command_args")


@pytest.fixture
def env(tmp_path):
    (tmp_path / "shop").mkdir()
    return {
        "HOME": str(tmp_path),
        "CLAUDE_PROJECT_DIR": str(tmp_path / "shop"),
        "CLAUDE_PLUGIN_DATA": str(tmp_path / "plugin"),
        "CLAUDE_CODE_SESSION_ATTENDED": "1",
    }


def read(env, **fields):
    return event.read(json.dumps({"session_id": "s", "prompt_id": "p", **fields}).encode(), env)


@pytest.mark.parametrize(
    ("fields", "attended", "vouched"),
    [
        ({}, "1", True),
        ({"prompt_id": None}, "1", False),
        ({"prompt_id": ""}, "1", False),
        ({"prompt_id": 7}, "1", False),
        ({}, "0", False),
        ({}, "", False),
    ],
)
def test_vouched(env, fields, attended, vouched):
    """
    Promise 3: only a client that names the prompt, with a person at it, vouches for an event.
    """
    found = read({**env, "CLAUDE_CODE_SESSION_ATTENDED": attended}, **fields)

    assert vouched == found.vouched
    assert (attended == "1") == found.attended


@pytest.mark.parametrize(
    ("path", "client"),
    [
        ("{home}/.claude/projects/-shop/s.jsonl", "{home}/.claude"),
        ("{home}/projects/projects/s/s.jsonl", "{home}/projects"),
        ("{home}/.claude/projects/s.jsonl", None),
        ("{home}/.claude/other/-shop/s.jsonl", None),
        ("{home}/x/../projects/-shop/s.jsonl", None),
        ("{home}/projects/-shop/s.txt", None),
        ("projects/-shop/s.jsonl", None),
        ("/projects/s.jsonl", None),
        ("", None),
        (None, None),
    ],
)
def test_the_client_folder(env, tmp_path, path, client):
    """
    The client's folder is the one that holds the transcript's projects.
    """
    found = read(env, transcript_path=path and path.format(home=tmp_path))
    assert (client and client.format(home=tmp_path)) == (found.client and str(found.client))


def test_what_stands_in_the_project(env, tmp_path):
    """
    A folder inside the project, however it is spelled, counts only where the client vouches.
    """
    shop = tmp_path / "shop"
    (tmp_path / "link").symlink_to(shop)
    for folder in (shop, tmp_path / "link", tmp_path / "x" / ".." / "shop"):
        named = {**env, "CLAUDE_PLUGIN_DATA": str(folder / "data")}
        assert read(named, prompt_id=None).plugin is None
        assert read(named).plugin == shop / "data"
    inside = str(shop / "projects" / "-shop" / "s.jsonl")
    assert read(env, transcript_path=inside, prompt_id=None).transcript is None
    assert read(env, prompt_id=None).plugin == tmp_path / "plugin"
    start = {**named, "CLAUDE_PROJECT_DIR": str(shop / "web" / "app")}
    assert read(start, prompt_id=None).plugin == shop / "data"
    (shop / ".git").mkdir(parents=True)
    (shop / "web" / ".git").mkdir(parents=True)
    assert read(start, prompt_id=None).plugin is None


@pytest.mark.parametrize("start", ["", ".."])
def test_a_session_in_the_home_directory(env, tmp_path, monkeypatch, start):
    """
    The person's own folders are believed where the project is their home by the system's records,
    or above it; a home that a variable names may have come with the project.
    """
    place = tmp_path / "plugin"
    named = {**env, "CLAUDE_PROJECT_DIR": str(tmp_path / start), "CLAUDE_PLUGIN_DATA": str(place)}
    assert read(named, prompt_id=None).plugin is None
    monkeypatch.setattr(event, "_home", lambda: tmp_path)
    assert place == read(named, prompt_id=None).plugin
    elsewhere = {**named, "CLAUDE_PLUGIN_DATA": str(tmp_path.parent / "plugin")}
    assert (None if start else tmp_path.parent / "plugin") == read(elsewhere, prompt_id=None).plugin


@pytest.mark.parametrize("home", ["", "relative", None])
def test_a_person_without_a_home(env, tmp_path, monkeypatch, home):
    """
    Whom the system knows no home of has no folder inside a project.
    """

    def found(_user):
        if home is None:
            raise KeyError
        return SimpleNamespace(pw_dir=home)

    monkeypatch.setattr(pwd, "getpwuid", found)
    named = {**env, "CLAUDE_PROJECT_DIR": str(tmp_path)}
    assert read(named, prompt_id=None).plugin is None


@pytest.mark.parametrize("name", ["HOME", "CLAUDE_PROJECT_DIR"])
@pytest.mark.parametrize("value", ["", "relative", "/\0", "/" * (policy.MAX_PATH + 1)])
def test_no_place(env, name, value):
    """
    Without a home or a project there is nothing to do.
    """
    with pytest.raises(Refusal, match="the client named no project or no home"):
        read({**env, name: value})


@given(st.dictionaries(st.sampled_from(FIELDS), JSON) | JSON)
def test_whatever_comes(value):
    """
    Any JSON is an event of closed types, or refused.
    """
    env = {"HOME": "/home/you", "CLAUDE_PROJECT_DIR": "/work"}
    try:
        found = event.read(json.dumps(value).encode(), env)
    except Refusal:
        return
    assert all(isinstance(each, str) for each in (found.session, found.command, found.args))
    assert found.plugin is None


@given(st.binary())
def test_whatever_bytes(raw):
    """
    Any bytes are an event, or no JSON, or refused.
    """
    with pytest.raises((Refusal, ValueError)):
        event.read(raw, {})


def test_too_long(env):
    """
    What is longer than any command is not looked at.
    """
    with pytest.raises(Refusal, match="no event that is known here"):
        read(env, prompt="x" * policy.MAX_EVENT)
