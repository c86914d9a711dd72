"""SessionEnd: the session that ended is taken in, and nothing else is."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from agent_memory import files
from tests.hooks.working import ROOT, SESSION

RULE = "From now on use pnpm instead of npm."


@pytest.fixture
def ended(client):
    """Type one rule in the session that is about to end."""
    client.world.typed(SESSION, 1, RULE)
    return client


def end(client, *, env=None, **fields):
    event = client.event(hook_event_name="SessionEnd", reason="other", **fields)
    done = client.run("session_end", event, env=env)
    assert (0, b"", b"") == (done.code, done.out, done.err)


def kept(client):
    """The texts that the project's journal holds."""
    path = client.world.home.project(client.world.id).sightings
    return path.read_text().count("pnpm instead of npm") if path.exists() else 0


def test_it_is_taken_in(ended):
    """
    Promise 9: what was typed is kept, published for the next start, and kept once.
    """
    end(ended)
    end(ended)

    home = ended.world.home.project(ended.world.id)
    assert 1 == kept(ended)
    assert home.start.is_file()
    assert home.recall.is_file()
    assert (ended.world.shop / ".memory" / "atoms.jsonl").is_file()
    assert str(ended.world.shop) in ended.world.home.starts.read_text()
    assert "" == ended.log()


def test_no_other_session(ended):
    """
    The others are left to the sweep.
    """
    ended.world.typed("other", 2, RULE)
    end(ended)

    assert 1 == kept(ended)


def test_a_session_of_another_project(ended):
    """
    Promise 7: a transcript that started elsewhere is taken in there, not twice.
    """
    other = ended.world.root / "other"
    other.mkdir()
    end(ended, env={"CLAUDE_PROJECT_DIR": str(other)})

    assert 0 == kept(ended)
    assert not list(ended.world.home.projects.glob("*/sightings.jsonl"))


def test_a_worktree_that_is_gone(client):
    """
    Promise 9: a session whose folder was removed at its end is taken in all the same.
    """
    client.world.typed("first", 1, "what is this?")
    end(client, transcript_path=str(client.own.with_name("first.jsonl")))
    client.world.typed(SESSION, 2, RULE)
    done = client.event(hook_event_name="SessionEnd")
    gone = client.world.shop.rename(client.world.root / "renamed")
    client.world.shop = gone
    env = {"CLAUDE_PROJECT_DIR": str(client.world.root / "shop")}

    assert 0 == client.run("session_end", done, env=env).code
    assert 1 == kept(client)
    assert not (client.world.root / "shop").exists()


@pytest.mark.parametrize(
    "env",
    [
        {"AGENT_MEMORY": "0"},
        {"AGENT_MEMORY_SESSIONEND": "0"},
        {"CLAUDE_CODE_SESSION_ATTENDED": "0"},
        {"CLAUDE_PROJECT_DIR": ""},
        {"CLAUDE_PLUGIN_DATA": ""},
    ],
    ids=" ".join,
)
def test_off(ended, env):
    """
    Promise 13: switched off, unattended or not known where: nothing is taken in, nothing written.
    """
    before = ended.world.digest()
    end(ended, env=env)

    assert before == ended.world.digest()


def test_an_older_client(ended):
    """
    Promise 13: a client that does not say which prompt this follows is not vouched for.
    """
    before = ended.world.digest()
    end(ended, prompt_id=None)

    assert before == ended.world.digest()


@pytest.mark.parametrize("event", ["SessionEnd", "all"])
def test_switched_off_by_command(ended, event):
    """
    `off` holds until `on`.
    """
    ended.says("off" if event == "all" else f"off {event}")
    end(ended)
    assert 0 == kept(ended)

    ended.says("on")
    end(ended)
    assert 1 == kept(ended)


def test_another_capture_at_work(ended):
    """
    Promise 1: a catch-up that finds another capture at work leaves its share to the next one.
    """
    lock = ended.world.home.data / "capture.lock"
    with files.lock(lock):
        new = str(ended.own.with_name("new.jsonl"))
        event = ended.event(hook_event_name="SessionStart", transcript_path=new)
        assert 0 == ended.run("sweep", event).code
        assert 0 == kept(ended)
        assert "" == ended.log()
    end(ended)

    assert 1 == kept(ended)


@pytest.mark.parametrize(
    "path",
    [
        "/etc/passwd",
        "relative/projects/x/y.jsonl",
        "/nowhere/projects/-shop/gone.jsonl",
        "/tmp/../etc/projects/x/y.jsonl",  # noqa: S108 - a path that is never opened
        "\0",
        "",
        7,
    ],
)
def test_no_transcript(ended, path):
    """
    What is no transcript of the client's is not read.
    """
    before = ended.world.digest()
    end(ended, transcript_path=path)

    assert before == ended.world.digest()


def test_a_place_that_shares_only_its_remote(ended):
    """
    A copy that merely names a known project's remote is not taken in, and the log names it.
    """
    unpacked = ended.world.root / "unpacked"
    for place in (ended.world.shop, unpacked):
        (place / ".git").mkdir(parents=True)
        (place / ".git" / "HEAD").write_text("ref: refs/heads/main\n")
        for name in ("objects", "refs"):
            (place / ".git" / name).mkdir()
        (place / ".git" / "config").write_text('[remote "origin"]\nurl = git@example.com:a/b.git\n')
    end(ended)
    text = ended.own.read_text().replace(str(ended.world.shop), str(unpacked))
    copy = ended.own.with_name("copy.jsonl")
    copy.write_text(text.replace(SESSION, "copy"))
    before = sorted(ended.world.home.projects.glob("*/sightings.jsonl"))
    sizes = [path.stat().st_size for path in before]
    end(ended, env={"CLAUDE_PROJECT_DIR": str(unpacked)}, transcript_path=str(copy))

    assert sizes
    assert sizes == [path.stat().st_size for path in before]
    assert f"not read: {unpacked}" in ended.log()
    told = f"{unpacked} shares nothing but its remote with this project, first seen in "
    assert told in ended.world.home.stopped.read_text()
    event = ended.command("") | {"transcript_path": str(copy), "cwd": str(unpacked)}
    listed = ended.run("user_prompt_expansion", event, env={"CLAUDE_PROJECT_DIR": str(unpacked)})
    assert f"{told}{ended.world.shop}: nothing said here is taken in" in listed.reason
    assert not (unpacked / ".memory").exists()


def test_it_waits_at_low_priority(ended):
    """
    Promise 1: one capture at a time: a session's end waits for its turn behind everything else.
    """
    event = json.dumps(ended.event(hook_event_name="SessionEnd")).encode()
    with files.lock(ended.world.home.data / "capture.lock"):
        process = ended.started("session_end")
        process.stdin.write(event)
        process.stdin.close()
        until = time.monotonic() + 20
        while os.getpriority(os.PRIO_PROCESS, process.pid) < 10 and time.monotonic() < until:
            time.sleep(0.05)
        assert 10 <= os.getpriority(os.PRIO_PROCESS, process.pid)
        assert process.poll() is None
        assert 0 == kept(ended)
    with process:
        assert (b"", b"") == (process.stdout.read(), process.stderr.read())

    assert 0 == process.returncode
    assert 1 == kept(ended)


@pytest.mark.parametrize("name", ["session_end", "sweep"])
def test_what_hangs_is_ended(client, name):
    """
    Promise 1: whatever a capture waits for, it is ended.
    """
    script = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'skill')!r})\n"
        f"from agent_memory import hook, policy; policy.CAPTURE_LIMIT = 1; hook.{name}()"
    )
    line = [sys.executable, "-I", "-c", script]
    with subprocess.Popen(line, env=client.env(), stdin=subprocess.PIPE) as process:
        assert -signal.SIGALRM == process.wait(timeout=20)
