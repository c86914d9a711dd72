"""The working hooks' boundary: whatever is wrong costs memory and never the session."""

from __future__ import annotations

import json
import os
import sys

import pytest

from agent_memory import files, hook, pointer, policy
from tests.capture import lines
from tests.hooks.working import SESSION, Client

RULE = "From now on use pnpm instead of npm."
HOOKS = dict.fromkeys(("user_prompt_expansion", "session_end", "sweep"), 15.0)  # seconds at most
BARE = (sys.executable, "-S")


@pytest.fixture
def bare(tmp_path):
    return Client(tmp_path)


@pytest.fixture
def client(bare):
    bare.point()
    return bare


def event(client: Client, name: str) -> dict:
    """The event of a hook, with the session's own transcript on disk."""
    client.world.typed(SESSION, 1, RULE)
    client.world.typed("older", 2, RULE)
    return client.command("status") if name == "user_prompt_expansion" else client.event()


def no_store(client):
    client.world.home.data.mkdir(parents=True, exist_ok=True)
    client.world.home.data.rmdir()
    client.world.home.data.write_text("in the way")


def no_cache(client):
    client.world.home.cache.write_text("in the way")


def torn(client):
    client.run("sweep", client.event(transcript_path=str(client.own.with_name("new.jsonl"))))
    path = client.world.home.project(client.world.id).sightings
    path.write_bytes(path.read_bytes()[:-40])


def unreadable(client):
    client.world.home.transcripts.chmod(0)


def no_settings(client):
    client.world.home.data.mkdir()
    client.world.home.config.write_text("{")


def lying_pointer(client):
    (client.plugin / "pointer").write_text("one line")


def binary_pointer(client):
    (client.plugin / "pointer").write_bytes(b"\xff\x00" * 9000)


def no_pointer(client):
    (client.plugin / "pointer").unlink()


def pipe_for_a_pointer(client):
    no_pointer(client)
    os.mkfifo(client.plugin / "pointer")


def invalid_text(client):
    client.own.write_bytes(b"\xff\xfe{" * 1000 + b"\n" + client.own.read_bytes())


def fifty_megabytes(client):
    result = lines.record("progress", {"data": "x" * 1_000_000}, cwd=str(client.world.shop))
    client.own.write_bytes(client.own.read_bytes() + lines.jsonl(*[result] * 50))


def no_folder(client):
    client.world.shop.rename(client.world.root / "moved")
    client.world.shop.mkdir()


FAULTS = (
    no_store,
    no_cache,
    torn,
    unreadable,
    no_settings,
    lying_pointer,
    binary_pointer,
    no_pointer,
    pipe_for_a_pointer,
    invalid_text,
    fifty_megabytes,
    no_folder,
)
INPUTS = {
    "empty": b"",
    "not JSON": b"{",
    "deep": b"[" * 100_000,
    "no object": b"[1]",
    "wrong types": b'{"session_id": [], "prompt_id": {}, "command_name": "cs:memory"}',
    "numbers": b'{"session_id": "a", "transcript_path": 1e999, "command_args": -0, "prompt_id": 1}',
    "no UTF-8": b'{"session_id": "\xff", "command_name": "cs:memory\xff"}',
    "surrogates": b'{"session_id": "\\ud800", "transcript_path": "/p/projects/\\ud800/x.jsonl"}',
    "50 MB": b'{"session_id": "' + b"a" * 50_000_000,
}


def check(done, seconds):
    assert (0, b"") == (done.code, done.err)
    assert done.seconds < seconds
    if done.out:
        assert isinstance(json.loads(done.out), dict)
        assert done.out.endswith(b"}\n")


@pytest.mark.parametrize(("name", "seconds"), HOOKS.items(), ids=HOOKS)
class TestFailOpen:
    @pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
    def test_of_the_disk(self, client, name, seconds, fault):
        """
        Promise 1: with this fault a hook exits 0, says nothing or one object, and in time.
        """
        told = event(client, name)
        fault(client)
        check(client.run(name, told), seconds)

    @pytest.mark.parametrize("given", INPUTS.values(), ids=INPUTS)
    def test_of_the_event(self, client, name, seconds, given):
        """
        Promise 1: and with this on stdin.
        """
        done = client.run(name, given)
        check(done, seconds)
        assert b"" == done.out

    def test_no_packages(self, client, name, seconds):
        """
        Promise 1: and on a python without packages; the log says so.
        """
        check(client.run(name, event(client, name), python=BARE), seconds)
        if name != "user_prompt_expansion":
            assert "No module named" in client.log()

    def test_a_closed_stdout(self, client, name, seconds):
        """
        Promise 1: and when nobody listens any more.
        """
        reading, writing = os.pipe()
        os.close(reading)
        try:
            check(client.run(name, event(client, name), stdout=writing), seconds)
        finally:
            os.close(writing)

    def test_a_held_lock(self, client, name, seconds):
        """
        Promise 9: while another writer holds the project, what is found waits in the spool.
        """
        told = event(client, name)
        client.run("sweep", client.event(transcript_path=str(client.own)))
        with files.lock(client.world.home.project(client.world.id).lock):
            check(client.run(name, told), seconds)

    def test_no_environment(self, client, name, seconds):
        """
        Promise 1: and where the client names nothing.
        """
        nothing = dict.fromkeys(client.env(), "")
        check(client.run(name, event(client, name), env=nothing), seconds)


@pytest.mark.parametrize("name", ["session_end", "sweep"])
def test_a_lock_that_cannot_be_opened(client, name):
    """
    Promise 1: no later capture can take it, either; the next start says what is in the way.
    """
    told = event(client, name)
    (client.world.home.data / "capture.lock").mkdir(parents=True)
    client.run(name, told)
    assert "capture.lock cannot be locked here" in client.world.home.stopped.read_text()
    assert "capture.lock cannot be locked here" in client.says("status")


def test_same_bytes_under_every_locale(client):
    """
    The answer is ASCII, whatever the terminal's character set.
    """
    client.world.typed("older", 1, "From now on, always add a café ☕ emoji to the café page.")
    client.run("sweep", client.event())
    said = {
        client.run("user_prompt_expansion", client.command(""), env={"LANG": lang}).out
        for lang in ("C", "C.UTF-8", "xx")
    }

    (only,) = said
    assert only.isascii()


def test_a_fault_of_ours(client, monkeypatch):
    """
    Promise 1: a bug leaves one line in the log, and the person hears where it is.
    """

    def bug(*_: object) -> str:
        raise KeyError("a\nbug")

    raw = json.dumps(client.command("status")).encode()
    monkeypatch.setenv("HOME", str(client.world.root))
    said = json.loads(hook.answered(bug, client.env(), raw))

    assert f"it broke; the reason is in {client.world.home.errors}" == said["reason"]
    assert "KeyError at test_hook.py line " in client.log()
    assert "a\nbug" not in client.log().replace("\\n", "\n")
    assert b"" == hook.answered(bug, client.env(), json.dumps(client.event()).encode())
    assert 2 == len(client.log().splitlines())


def test_the_log_is_short(client):
    """
    A fault that comes back with every session fills no disk.
    """
    for number in range(policy.ERROR_LOG_LINES + 5):
        hook._note(client.world.home.errors, f"fault {number}")
    assert policy.ERROR_LOG_LINES == len(client.log().splitlines())


def test_a_fault_before_setup(bare):
    """
    Before setup the only log is in the plugin's own folder.
    """

    def bug(*_: object) -> str:
        raise ValueError

    bare.plugin.mkdir()
    assert b"" == hook.answered(bug, bare.env(), json.dumps(bare.event()).encode())
    assert "ValueError" in (bare.plugin / "errors.log").read_text()
    assert not bare.world.home.data.exists()


def test_another_python_has_the_packages(client):
    """
    Where the shell took no pointer, the python that it names does the work, once.
    """
    python = client.world.root / "its python"
    found = pointer.read(client.plugin)
    pointer.write(client.plugin, found._replace(python=python))
    for words in ("", " -S"):
        python.write_text(f'#!/bin/sh\nexec "{sys.executable}"{words} "$@"\n')
        python.chmod(0o755)
        said = client.says("why x", python=BARE)
        assert bool(words) == ("no packages for memory any more" in said)
    python.unlink()
    assert "no packages for memory any more" in client.says("why x", python=BARE)
    assert "off: SessionEnd; /cs:memory on" == client.says("off SessionEnd", python=BARE)
