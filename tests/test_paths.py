"""Places: everything below three roots, and no name that leads elsewhere."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs
import pytest

from agent_memory import paths
from agent_memory.errors import Refusal

ENV = {"HOME": "/home/u"}
ID = "0123456789ab"


@pytest.mark.parametrize(
    "unset", [(), ("XDG_DATA_HOME",), ("XDG_CACHE_HOME",), ("XDG_DATA_HOME", "XDG_CACHE_HOME")]
)
def test_roots_are_those_of_platformdirs(monkeypatch, unset):
    """
    Data and cache stand where the platform wants them.
    """
    for name in unset:
        monkeypatch.delenv(name)
    home = paths.home(os.environ)
    assert platformdirs.user_data_path("agent-memory", appauthor=False) == home.data
    assert platformdirs.user_cache_path("agent-memory", appauthor=False) == home.cache


@pytest.mark.parametrize(
    ("platform", "env", "data", "cache"),
    [
        ("linux", {}, "/home/u/.local/share/agent-memory", "/home/u/.cache/agent-memory"),
        (
            "linux",
            {"XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/c"},
            "/d/agent-memory",
            "/c/agent-memory",
        ),
        (
            "linux",
            {"XDG_DATA_HOME": "d"},
            "/home/u/.local/share/agent-memory",
            "/home/u/.cache/agent-memory",
        ),
        (
            "linux",
            {"XDG_DATA_HOME": " "},
            "/home/u/.local/share/agent-memory",
            "/home/u/.cache/agent-memory",
        ),
        (
            "darwin",
            {},
            "/home/u/Library/Application Support/agent-memory",
            "/home/u/Library/Caches/agent-memory",
        ),
        (
            "darwin",
            {"XDG_DATA_HOME": "/d"},
            "/d/agent-memory",
            "/home/u/Library/Caches/agent-memory",
        ),
        ("win32", {"LOCALAPPDATA": "/l"}, "/l/agent-memory", "/l/agent-memory/Cache"),
        (
            "win32",
            {},
            "/home/u/AppData/Local/agent-memory",
            "/home/u/AppData/Local/agent-memory/Cache",
        ),
    ],
)
def test_roots_by_platform(monkeypatch, platform, env, data, cache):
    """
    Each platform has its own roots; a relative variable counts as none.
    """
    monkeypatch.setattr(sys, "platform", platform)
    home = paths.home({**ENV, **env})
    assert (Path(data), Path(cache)) == (home.data, home.cache)


@pytest.mark.parametrize(
    ("env", "client"),
    [
        ({}, "/home/u/.claude"),
        ({"CLAUDE_CONFIG_DIR": "/c"}, "/c"),
        ({"CLAUDE_CONFIG_DIR": "c"}, "/home/u/.claude"),
    ],
)
def test_client(env, client):
    """
    The client's folder is the one that it names itself, else the usual one.
    """
    home = paths.home({**ENV, **env})
    assert (Path(client), Path(client) / "projects") == (home.client, home.transcripts)


@pytest.mark.parametrize("env", [{}, {"HOME": ""}, {"HOME": "u"}, {"HOME": "/a\0b"}])
def test_no_home(env):
    """
    Without a home directory there is no place, and the refusal says what to set.
    """
    with pytest.raises(Refusal, match="HOME"):
        paths.home(env)


def test_overrides_need_no_home():
    """
    Scripts and tests can name all three roots themselves.
    """
    roots = [Path(name) for name in ("/d", "/c", "/l")]
    assert tuple(roots) == paths.home({}, data=roots[0], cache=roots[1], client=roots[2])


def places(value):
    """Every path that a value offers."""
    return [
        getattr(value, name)
        for name in dir(value)
        if isinstance(getattr(type(value), name), property)
    ]


def test_everything_stands_below_a_root():
    """
    No two places are one, and each lies below a root.
    """
    home = paths.home(ENV)
    found = [*places(home), *places(home.project(ID))]
    assert 0 < len(found) == len(set(found))
    assert all(any(place.is_relative_to(root) for root in home) for place in found)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "..",
        "../x",
        "0123456789a",
        "0123456789abc",
        "0123456789AB",
        "0123456789a/",
        "०123456789ab",
    ],
)
def test_no_id_leads_elsewhere(name):
    """
    Only twelve hex digits name a project's folder.
    """
    with pytest.raises(Refusal, match="names no project"):
        paths.home(ENV).project(name)


def test_view():
    """
    The view stands in the project's own folder.
    """
    assert Path("/p/.memory") == paths.view(Path("/p"))
