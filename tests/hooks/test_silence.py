"""Off means never taken in: not by the hooks while it lasts, and not by a later sweep."""

from __future__ import annotations

import datetime as dt
import json
import stat

import pytest

from agent_memory import clock, files, silence
from tests.capture import lines
from tests.hooks.test_sweep import start

RULE = "Always name branches after borogoves."
OTHER = "Never let a tove into this repository."
OFF = {"AGENT_MEMORY": "0"}
SOON = dt.timedelta(seconds=1)


def typed(client, session, text=RULE, *, later=SOON):
    """Type a prompt in a session, a moment from now."""
    path = client.world.home.transcripts / "-shop" / f"{session}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    at = clock.now() + later
    fields = {"uuid": lines.uid((session, text)), "session": session}
    record = lines.typed(text, at=at, cwd=str(client.world.shop), **fields)
    before = path.read_bytes() if path.exists() else b""
    path.write_bytes(before + lines.jsonl(record))
    return path


def began(client, session, **how):
    """The hook beside a session's start."""
    path = client.world.home.transcripts / "-shop" / f"{session}.jsonl"
    start(client, session_id=session, transcript_path=str(path), **how)


def held(client):
    """Every byte in every file of ours."""
    places = (client.world.home.data, client.world.home.cache, client.world.shop / ".memory")
    found = (path for place in places for path in place.rglob("*") if path.is_file())
    return b"".join(path.read_bytes() for path in found).decode(errors="replace")


def silences(client):
    """What was noted, without its times."""
    path = client.world.home.silences
    told = map(json.loads, path.read_text().splitlines() if path.exists() else ())
    return [(one["session"], one["off"], one["by"]) for one in told]


@pytest.mark.parametrize("name", ["AGENT_MEMORY", "AGENT_MEMORY_SESSIONEND"])
def test_a_session(client, name):
    """
    A session without memory is passed over when the next one, with memory, catches up.
    """
    began(client, "silent", env={name: "0"})
    typed(client, "silent")
    began(client, "other")
    typed(client, "other", OTHER)
    began(client, "third")

    assert [("silent", True, "environment")] == silences(client)
    assert "borogove" not in held(client)
    assert "tove" in held(client)
    assert "" == client.log()


def test_nothing_else_is_written(client):
    """
    Promise 13: a session without memory leaves one line, however often it starts.
    """
    client.world.typed("older", 1, RULE)
    for _ in range(3):
        began(client, "silent", env=OFF)
    found = [path for path in client.world.home.data.rglob("*") if path.stat().st_size]

    assert [client.world.home.silences] == [path for path in found if path.is_file()]
    assert 1 == len(silences(client))
    assert 0o600 == stat.S_IMODE(client.world.home.silences.stat().st_mode)


def test_a_session_that_only_says_nothing(client):
    """
    With its start switched off a session is taken in at its end: it is no silence.
    """
    began(client, "quiet", env={"AGENT_MEMORY_SESSIONSTART": "0"})

    assert [] == silences(client)


def test_resumed(client):
    """
    Promise 9: resumed without the variable, a session is taken in from then on.
    """
    began(client, "silent", env=OFF)
    typed(client, "silent", later=dt.timedelta())
    began(client, "silent")
    typed(client, "silent", OTHER)
    began(client, "other")

    assert [True, False] == [off for _, off, _ in silences(client)]
    assert "borogove" not in held(client)
    assert "tove" in held(client)


CHILD = {"CLAUDE_CODE_ENTRYPOINT": "claude-vscode", "CLAUDE_CODE_SESSION_ATTENDED": "0"}


def handed(client, session, text=RULE, *, later=SOON):
    """What an editor's panel hands over, and as well a client that runs under such a session."""
    path = typed(client, session, text, later=later)
    record = json.loads(path.read_bytes().splitlines()[-1])
    record |= {"entrypoint": "claude-vscode", "promptSource": "sdk", "turnOrigin": "sdk"}
    record["message"]["content"] = [{"type": "text", "text": text}]
    del record["origin"]
    path.write_bytes(lines.jsonl(record))
    return path


def ended(client, session, **how):
    """The hook at a session's end."""
    path = client.world.home.transcripts / "-shop" / f"{session}.jsonl"
    event = client.event(hook_event_name="SessionEnd", session_id=session, reason="other")
    done = client.run("session_end", event | {"transcript_path": str(path)}, **how)
    assert (0, b"", b"") == (done.code, done.out, done.err)


@pytest.mark.parametrize(
    "hooks", [(began,), (ended,), (began, ended)], ids=["start", "end", "both"]
)
def test_a_session_under_another(client, hooks):
    """
    Promise 8: what the model tells a client that it starts in an editor's session is nobody's, if
    either of that client's hooks lived; the panel itself is the person's.
    """
    for hook in hooks:
        handed(client, "child", later=dt.timedelta())
        hook(client, "child", env=CHILD)
    handed(client, "panel", OTHER)
    began(client, "panel", env={**CHILD, "CLAUDE_CODE_SESSION_ATTENDED": "1"})
    began(client, "third")

    noted = [("child", True, "unattended"), ("child", False, "unattended")]
    assert noted[: 1 + (ended in hooks)] == silences(client)
    assert "borogove" not in held(client)
    assert "tove" in held(client)


@pytest.mark.parametrize("printed", [False, True])
@pytest.mark.parametrize("hooks", [(ended,), (began, ended)], ids=["end", "both"])
def test_the_persons_own_session_resumed_by_a_child(client, hooks, printed):
    """
    Promise 9: a client that the model starts in the person's own session, by its name, silences
    its own prompt alone: what the person said before and after is heard.
    """
    before = handed(client, "panel", OTHER, later=-dt.timedelta(minutes=2)).read_bytes()
    for hook in hooks:
        asked = handed(client, "panel", later=dt.timedelta())
        record = json.loads(asked.read_bytes())
        if printed:  # as `claude -p TEXT` writes it
            record["message"]["content"] = RULE
        asked.write_bytes(before + lines.jsonl(record))
        hook(client, "panel", env=CHILD)
    data = asked.read_bytes()
    after = handed(client, "panel", "Never let a mimsy in.")
    after.write_bytes(data + after.read_bytes())
    began(client, "third")

    assert "borogove" not in held(client)
    assert "tove" in held(client)
    assert "mimsy" in held(client)


def test_a_session_under_another_resumed(client):
    """
    Promise 9: what a person says in it afterwards is heard, and what the child was told is not.
    """
    handed(client, "child", later=dt.timedelta())
    ended(client, "child", env=CHILD)
    began(client, "child")
    typed(client, "child", OTHER)
    began(client, "third")

    assert "borogove" not in held(client)
    assert "tove" in held(client)


@pytest.mark.parametrize("entrypoint", ["sdk-cli", "cli"])
def test_another_without_a_person(client, entrypoint):
    """
    A program that is no editor's is told from a person by its records: nothing is noted of it.
    """
    began(client, "print", env={**CHILD, "CLAUDE_CODE_ENTRYPOINT": entrypoint})
    assert [] == silences(client)


@pytest.mark.parametrize("ahead", [dt.timedelta(hours=8), dt.timedelta(hours=-8)])
def test_a_clock_that_was_set_meanwhile(client, ahead):
    """
    What was said while memory was off is never taken in, by the wrong clock or the right one, and
    what is said afterwards is, whenever that is.
    """
    now = clock.now()
    client.world.home.data.mkdir()
    at = (now + ahead, now) if ahead > dt.timedelta() else (now, now + ahead)
    told = [
        {
            "v": 1,
            "at": clock.stamp(moment),
            "session": None,
            "off": off,
            "up": [ran, "b"],
            "by": "x",
        }
        for moment, off, ran in ((at[0], True, 100.0), (at[1], False, 700.0))
    ]
    client.world.home.silences.write_text("".join(f"{json.dumps(one)}\n" for one in told))
    held = silence.load(client.world.home)
    minute = dt.timedelta(minutes=1)

    assert [True, True] == [held.cover(at[0] + minute), held.cover(at[1] - minute)]
    assert [False, False] == [held.cover(at[1] + minute), held.cover(at[1] + ahead / 2)]


@pytest.mark.parametrize("words", ["off", "off SessionEnd"])
def test_the_command(client, words):
    """
    What is said between off and on is not taken in at the end of the session, nor later.
    """
    client.says(words)
    path = typed(client, "here", later=dt.timedelta())
    client.says("on")
    typed(client, "here", OTHER)
    event = client.event(hook_event_name="SessionEnd", transcript_path=str(path))
    assert 0 == client.run("session_end", event).code
    began(client, "other")

    assert [(None, True, "command"), (None, False, "command")] == silences(client)
    assert "borogove" not in held(client)
    assert "tove" in held(client)


def test_the_settings(client):
    """
    What a person switched off in config.json by hand is noted by the next hook.
    """
    client.world.home.data.mkdir()
    client.world.home.config.write_text('{"off": ["all"]}')
    began(client, "one")
    typed(client, "one")
    client.world.home.config.write_text("{}")
    began(client, "two")

    assert [(None, True, "settings"), (None, False, "settings")] == silences(client)


def test_before_setup(bare):
    """
    Before setup `off` is noted all the same, and a session by itself is not: nothing is known.
    """
    bare.says("off", python=("python3", "-S"))
    began(bare, "silent", env=OFF)
    data = bare.world.root / ".local" / "share" / "agent-memory"
    (line,) = (data / "silences.jsonl").read_text().splitlines()

    assert (None, True) == (json.loads(line)["session"], json.loads(line)["off"])


def test_a_held_lock(client):
    """
    A session without memory is noted also while another one writes.
    """
    client.world.home.data.mkdir()
    with files.lock(client.world.home.lock):
        began(client, "silent", env=OFF)
    typed(client, "silent")
    began(client, "here")

    assert (1, "") == (len(silences(client)), client.log())
    assert "borogove" not in held(client)


@pytest.mark.parametrize("fault", ["a folder in its place", "an unwritable folder"])
def test_what_cannot_be_noted(client, fault):
    """
    Promise 1: where a silence cannot be noted the session goes on, and the log says so.
    """
    client.world.home.data.mkdir()
    if fault == "a folder in its place":
        client.world.home.silences.mkdir()
        began(client, "silent", env=OFF)
    else:
        client.world.home.data.rmdir()
        client.world.home.data.write_text("in the way")
        began(client, "silent", env=OFF)

    assert 1 == len(client.log().splitlines())


def test_nobody_attends(client):
    """
    A session that no person attends is nobody's voice; it is not noted.
    """
    began(client, "silent", env={**OFF, "CLAUDE_CODE_SESSION_ATTENDED": "0"})

    assert [] == silences(client)


def test_an_older_client(client, monkeypatch):
    """
    What was silent with a client that cannot say who attends stays so with a newer one.
    """
    older = {name: value for name, value in client.env().items() if "ATTENDED" not in name}
    with monkeypatch.context() as elder:
        elder.setattr(client, "env", lambda: older)
        began(client, "silent", env=OFF)
        began(client, "spoken")
    typed(client, "silent")
    typed(client, "spoken", OTHER)
    began(client, "third")

    assert [("silent", True, "environment")] == silences(client)
    assert "borogove" not in held(client)
    assert "tove" in held(client)
