"""The person's settings: defaults, refusals that name the place, and the off switches."""

from __future__ import annotations

import json

import pytest

from agent_memory import config, policy
from agent_memory.errors import Refusal


@pytest.fixture
def load(tmp_path):
    """The settings of a file with these bytes."""

    def _load(data):
        (tmp_path / "config.json").write_bytes(data)
        return config.load(tmp_path / "config.json")

    return _load


def test_no_file(tmp_path):
    """
    Without a file everything has its default.
    """
    assert config.Config() == config.load(tmp_path / "none" / "config.json")
    assert ("UTC", {}, (), (), frozenset()) == tuple(dict(config.Config()).values())


def test_everything(load):
    """
    What the person set is read, with or without a byte order mark.
    """
    data = {
        "zone": "Europe/Vienna",
        "targets": {"0123456789ab": "docs/AGENTS.md"},
        "private": [r"\bcodename \w+"],
        "redact": [{"name": "badge", "pattern": "B-[0-9]{6}"}],
        "off": ["SessionEnd"],
    }
    read = load(b"\xef\xbb\xbf" + json.dumps(data).encode())
    assert data == json.loads(read.model_dump_json())


def test_unknown_keys_are_kept(load):
    """
    A setting of a newer version is carried along.
    """
    assert {"newer": [1]} == load(b'{"newer": [1]}').model_extra


@pytest.mark.parametrize(
    ("data", "named"),
    [
        pytest.param(b'{"off": ["all"], "zone": "UTC"}', (), id="known"),
        pytest.param(b'{"of": ["all"]}', ("of", "; off is one"), id="near"),
        pytest.param(b'{"newer": [1]}', ("newer", "does nothing"), id="newer"),
        pytest.param(
            b'{"redact": [{"name": "a", "pattern": "x", "patern": "y"}]}',
            ("redact.0.patern", "; pattern is one"),
            id="of a rule",
        ),
    ],
)
def test_unknown(load, data, named):
    """
    A setting that means nothing here is named, with the one that it may have been meant for.
    """
    said = config.unknown(load(data))
    assert bool(named) == bool(said)
    assert [] == [one for line in said for one in named[1:] if not line.endswith(one)]
    assert said == () or said[0].startswith(f"{named[0]}: no setting")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        pytest.param(b"", "no JSON", id="empty"),
        pytest.param(b"{", "no JSON", id="cut"),
        pytest.param(b"\xff\xfe{\x00}\x00", "no JSON", id="utf-16"),
        pytest.param(b"[" * 100_000, "no JSON", id="deep"),
        pytest.param(b'{"zone": "UTC", "zone": "UTC"}', "key stands twice", id="twice"),
        pytest.param(b"[]", "the file is not right: the file takes a JSON object", id="no object"),
        pytest.param(b'{"zone": 1}', "zone is not right: zone takes the name", id="type"),
        pytest.param(b'{"zone": "Nowhere"}', ": zone is no time zone", id="zone"),
        pytest.param(b'{"off": "all"}', 'off is not right: off takes a list of "S', id="no list"),
        pytest.param(
            b'{"off": ["Everything"]}', "off.* is not right: off takes a list of", id="event"
        ),
        pytest.param(b'{"private": ["("]}', "private.0.*regular expression", id="pattern"),
        pytest.param(b'{"private": [""]}', "private.0", id="pattern for all"),
        pytest.param(b'{"redact": [{"name": "A B", "pattern": "x"}]}', "redact.0.name", id="rule"),
        pytest.param(b'{"targets": {"a": "../CLAUDE.md"}}', "targets.a.*inside", id="outside"),
        pytest.param(b'{"targets": {"a": "/etc/x.md"}}', "targets.a.*inside", id="absolute"),
        pytest.param(b'{"targets": {"a": ".bashrc"}}', "targets.a.*markdown", id="no markdown"),
        pytest.param(b" " * (policy.MAX_CONFIG + 1), "larger", id="huge"),
    ],
)
def test_broken(load, data, words):
    """
    A file that cannot be used is one refusal, in one line, that names it and the place.
    """
    with pytest.raises(Refusal, match=f"config.json.*{words}") as refused:
        load(data)
    assert "\n" not in str(refused.value)


def test_a_private_pattern_is_not_quoted(load):
    """
    A refusal never repeats what the person keeps private.
    """
    with pytest.raises(Refusal) as refused:
        load(b'{"private": ["(mystery"]}')
    assert "mystery" not in str(refused.value)
