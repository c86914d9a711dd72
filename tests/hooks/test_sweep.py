"""The catch-up at a session's start: what earlier sessions left behind is taken in."""

from __future__ import annotations

import json
import os
import signal
import struct
import time

import pytest

from agent_memory import hook, policy
from tests.capture import lines
from tests.hooks.working import SESSION
from tests.ledger.build import day

RULE = "From now on use pnpm instead of npm."


def start(client, *, env=None, **fields):
    event = client.event(hook_event_name="SessionStart", source="startup", **fields)
    del event["prompt_id"]  # no start has one
    done = client.run("sweep", event, env=env)
    assert (0, b"", b"") == (done.code, done.out, done.err)


def kept(client, project=None):
    path = client.world.home.project(project or client.world.id).sightings
    return path.read_text().count("pnpm instead of npm") if path.exists() else 0


def test_all_but_its_own(client):
    """
    Promise 9: a session that was killed is taken in at the next start; the one that starts is not.
    """
    client.world.typed("killed", 1, RULE)
    client.world.typed("older", 2, RULE)
    client.world.typed(SESSION, 3, RULE)
    start(client)

    assert 2 == kept(client)


@pytest.mark.parametrize(
    ("zone", "said"),
    [("Shop/Clone", "is no time zone here"), ("Europe/Vienna", "nothing waits")],
)
def test_a_clone_does_not_set_the_days(client, zone, said):
    """
    What an isolated python still reads of an environment brings no zone and no module of its own.
    """
    client.world.home.data.mkdir()
    client.world.home.config.write_text(json.dumps({"zone": zone}))
    brought = client.world.shop / ".tz" / "Shop"
    brought.mkdir(parents=True)
    utc = struct.pack(">6l", 0, 0, 0, 0, 1, 4) + struct.pack(">lbB", 0, 0, 0) + b"XXX\0"
    (brought / "Clone").write_bytes(b"TZif\0" + bytes(15) + utc)
    names = {"PYTHONTZPATH": str(brought.parent), "_PYTHON_SYSCONFIGDATA_NAME": "brought"}
    assert said in client.says("", env=names)


def test_once(client):
    """
    Promise 7: what was taken in is not taken in again, and what was added since is.
    """
    path = client.world.typed("older", 1, RULE)
    start(client)
    start(client)
    assert 1 == kept(client)

    more = lines.typed(f"{RULE} Really.", at=day(2), cwd=str(client.world.shop), session="older")
    path.write_bytes(path.read_bytes() + lines.jsonl(more))
    start(client)
    assert 2 == kept(client)


def test_the_first_report(client):
    """
    The notice after the first sweep says how much was read to find what waits, and is given once.
    """
    for number in range(1, 4):
        client.world.typed(f"conversation {number}", number, RULE if number > 1 else "Thanks.")
    start(client)
    began = client.event(hook_event_name="SessionStart", source="startup")
    said = json.loads(client.run("session_start", began).out)

    report = "memory: read 3 conversations of this project: 1 rule waits: /cs:memory"
    assert {"systemMessage": report} == said
    assert b"" == client.run("session_start", began).out


def test_what_stops_it(client):
    """
    Promise 1: what keeps anything from being taken in is told by the next start, once a day, until
    something is taken in again.
    """

    def told():
        began = client.event(hook_event_name="SessionStart", source="startup")
        out = client.run("session_start", began).out
        return json.loads(out)["systemMessage"] if out else ""

    client.world.typed("older", 1, RULE)
    client.world.home.data.mkdir(parents=True, exist_ok=True)
    client.world.home.config.write_text("{")
    start(client)
    said = f"memory takes nothing in: {client.world.home.config} is no JSON object"
    assert told().startswith(said)
    assert "" == told()

    client.world.home.config.write_text("{}")
    start(client)
    assert 1 == kept(client)
    (client.plugin / "_notice").unlink()
    assert "" == told()


def test_this_project_only(client):
    """
    The transcripts of another project wait for a start there.
    """
    path = client.world.typed("elsewhere", 1, RULE)
    other = client.world.root / "other"
    other.mkdir()
    path.write_text(path.read_text().replace(str(client.world.shop), str(other)))
    start(client)

    assert 0 == kept(client)


def test_a_project_seen_first(client):
    """
    Where nothing was typed yet, the place is noted for the reading hooks and nothing else appears.
    """
    start(client)

    assert str(client.world.shop) in client.world.home.registry.read_text()
    assert [] == list(client.world.shop.iterdir())


@pytest.mark.parametrize(
    "env",
    [
        {"AGENT_MEMORY_SESSIONSTART": "0"},
        {"CLAUDE_CODE_SESSION_ATTENDED": "0"},
        {"CLAUDE_CODE_SESSION_ATTENDED": ""},
    ],
    ids=lambda env: "-".join(*env.items()),
)
def test_off(client, env):
    """
    Promise 13: switched off or unattended: nothing is taken in and nothing written.
    """
    client.world.typed("older", 1, RULE)
    before = client.world.digest()
    start(client, env=env)

    assert before == client.world.digest()


@pytest.mark.parametrize("inside", ["plugin", "client"])
def test_folders_that_came_with_the_project(client, inside):
    """
    Promise 8: neither a pointer nor a transcript that stands in the project is believed.
    """
    path = client.world.typed("planted", 1, RULE)
    forged = client.world.shop / "client"
    if inside == "client":
        client.world.home.client.rename(forged)
        start(client, transcript_path=str(forged / "projects" / "-shop" / "x.jsonl"))
    else:
        client.plugin.rename(forged)
        start(client, env={"CLAUDE_PLUGIN_DATA": str(forged)})

    assert path.name == "planted.jsonl"
    assert not client.world.home.data.exists()


def test_the_deadline(client, monkeypatch):
    """
    Promise 1: past its time a capture begins no other transcript; the next one goes on there.
    """
    for number in range(3):
        client.world.typed(f"s{number}", number + 1, RULE)
    monkeypatch.setattr(policy, "CAPTURE_SECONDS", -1)
    monkeypatch.setattr(os, "nice", lambda _: 0)
    monkeypatch.setenv("HOME", str(client.world.root))
    event = client.event()
    raw = json.dumps(event).encode()
    assert b"" == hook.answered(hook._swept, client.env(), raw)
    assert 0 == kept(client)
    assert "" == client.log()

    start(client)
    assert 3 == kept(client)


def test_killed(client):
    """
    Promise 9: a sweep that is killed at any moment has lost nothing: the next one is whole.
    """
    for number in range(40):
        client.world.typed(f"s{number}", number % 9 + 1, RULE)
    raw = json.dumps(client.event(hook_event_name="SessionStart")).encode()
    process = client.started("sweep")
    process.stdin.write(raw)
    process.stdin.close()
    journal = client.world.home.project(client.world.id).sightings
    while not journal.exists() and process.poll() is None:
        time.sleep(0.001)
    process.send_signal(signal.SIGKILL)
    with process:
        process.stdout.read()
    assert kept(client) <= 40
    start(client)

    assert 40 == kept(client)
