"""UserPromptExpansion: `/cs:memory` is answered by its hook, and no other command is."""

from __future__ import annotations

import json
import os
import sys

import pytest

from agent_memory import config, hook, pointer, policy
from agent_memory.ledger import memory
from tests.capture import lines
from tests.ledger.build import day

RULE = "From now on use pnpm instead of npm."
DECISIONS = ("adopt 1", "forget 1", "remember Always use tabs", "off", "setup", "on SessionEnd")


@pytest.fixture
def waiting(client, monkeypatch):
    """A client whose project has one rule waiting under number 1; test_sweep.py has the process."""
    for number, on in (("one", 1), ("two", 4)):
        client.world.typed(number, on, RULE)
    event = client.event(hook_event_name="SessionStart", source="startup")
    with monkeypatch.context() as here:
        here.setattr(os, "nice", lambda _: 0)  # this process goes on
        assert b"" == hook.answered(hook._swept, client.env(), json.dumps(event).encode())
    return client


def adopted(client):
    home, project = client.world.home, client.world.id
    return (
        memory.read(home, project, zone=day(1).tzinfo, now=day(9)).memory.atoms[0].standing.adopted
    )


def test_what_waits(waiting):
    """
    The command alone lists what waits, as a block that keeps the typed line in the transcript.
    """
    assert "From now on use pnpm instead of npm" in waiting.says("")


def test_a_decision(waiting):
    """
    What a person types is done: the line stands in CLAUDE.md.
    """
    waiting.says("adopt 1")

    assert "pnpm instead of npm" in (waiting.world.shop / "CLAUDE.md").read_text()
    assert adopted(waiting)


@pytest.mark.parametrize(
    ("fields", "env"),
    [
        pytest.param({"prompt_id": None}, {}, id="an older client"),
        pytest.param({}, {"CLAUDE_CODE_SESSION_ATTENDED": "0"}, id="nobody attends"),
        pytest.param({}, {"CLAUDE_CODE_SESSION_ATTENDED": ""}, id="nobody says who attends"),
    ],
)
class TestNotVouchedFor:
    def test_it_reads(self, waiting, fields, env):
        """
        Where the client does not vouch for a person, the command still reads.
        """
        done = waiting.run("user_prompt_expansion", waiting.command("", **fields), env=env)
        assert "pnpm" in done.reason

    @pytest.mark.parametrize("words", ["adopt 1", "reject 1", "off", "setup", "on SessionEnd"])
    def test_it_decides_nothing(self, waiting, fields, env, words):
        """
        Promise 3: and nothing is decided, switched or set up there.
        """
        before = waiting.world.digest()
        done = waiting.run("user_prompt_expansion", waiting.command(words, **fields), env=env)

        assert "is for a person at the session" in done.reason
        assert before == waiting.world.digest()


def of_the_project(_):
    return {"command_source": "projectSettings"}


def fired(client, *more):
    client.own.parent.mkdir(parents=True, exist_ok=True)
    tasks = [lines.fired(f"/cs:memory {words}") for words in DECISIONS]
    client.own.write_bytes(lines.jsonl(*tasks, *more))
    return {"command_source": "plugin"}


def planned(client):
    tasks = [{"id": "1", "cron": "* * * * *", "prompt": "/cs:memory adopt 1"}]
    path = client.world.shop / ".claude" / "scheduled_tasks.json"
    path.parent.mkdir()
    path.write_text(json.dumps({"tasks": tasks}))
    return {"command_source": "plugin"}


def long_ago(client):
    return fired(client, *(lines.tool_result("x" * 60_000, uuid=f"r{n}") for n in range(20)))


def beside_none(client):
    fields = planned(client)
    path = client.world.shop / ".claude" / "scheduled_tasks.json"
    path.write_text(path.read_text().replace("[", '[{"id": "0"}, 7, ', 1))
    return fields


def unreadable(client):
    fields = planned(client)
    path = client.world.shop / ".claude" / "scheduled_tasks.json"
    path.write_text(path.read_text() + " " * policy.MAX_SCHEDULE)
    return fields


SCHEDULED = [fired, long_ago, planned, beside_none, unreadable]


@pytest.mark.parametrize("made", [of_the_project, *SCHEDULED], ids=lambda made: made.__name__)
class TestNotThePersons:
    """
    A clone brings a command of our name, a schedule or both, and the client types it.
    """

    def test_it_reads(self, waiting, made):
        """
        What waits is told, and status says why nothing is decided.
        """
        fields = made(waiting)
        done = waiting.run("user_prompt_expansion", waiting.command("", **fields))
        assert "pnpm" in done.reason
        done = waiting.run("user_prompt_expansion", waiting.command("status", **fields))
        assert (made not in {fired, long_ago}) == (".claude/" in done.reason)

    @pytest.mark.parametrize("words", DECISIONS)
    def test_it_decides_nothing(self, waiting, made, words):
        """
        Promise 3: nothing is decided, switched or set up, and one line says why.
        """
        fields = made(waiting)
        before = waiting.world.digest()
        done = waiting.run("user_prompt_expansion", waiting.command(words, **fields))

        assert done.reason.startswith(f"{words.split()[0]}: ")
        assert 1 == len(done.reason.splitlines())
        assert before == waiting.world.digest()


@pytest.mark.parametrize("source", [None, "plugin", "userSettings"])
def test_once_more(waiting, source):
    """
    After a firing was answered, and beside one of other words, a person decides in every way of
    installing and with a client that names no source.
    """
    answers = [lines.answered(f"/cs:memory {words}") for words in DECISIONS]
    fired(waiting, *answers, lines.fired("/cs:memory adopt 2"), lines.fired("/cs:memory"))
    event = waiting.command("adopt 1", command_source=source)
    waiting.run("user_prompt_expansion", event)

    assert adopted(waiting)


@pytest.mark.parametrize(
    "words", ["remember log in with {} on staging", 'adopt 1 as "log in with {}"', "edit 1 use {}"]
)
def test_what_the_conversation_gave_away(waiting, words):
    """
    Promise 2: a secret that was told in this conversation passes no command, though nothing in the
    command says that it is one.
    """
    secret = "Zebra" + "77qx9"
    waiting.world.typed(waiting.own.stem, 5, f"the staging password is {secret}")
    before = waiting.world.digest()
    said = waiting.says(words.format(secret))

    assert "the text holds a secret (known)" in said
    assert secret not in said
    assert before == waiting.world.digest()


def test_what_another_conversation_gave_away(waiting):
    """
    Promise 2: nor does one that another conversation of this project told, once that was taken in.
    """
    secret = "Zebra" + "77qx9"
    waiting.world.typed("three", 5, f"the staging password is {secret}")
    waiting.run("sweep", waiting.event(hook_event_name="SessionStart", source="startup"))

    assert "the text holds a secret (known)" in waiting.says(f"remember log in with {secret}")
    assert "" == "".join(
        path.read_text()
        for path in waiting.world.home.data.rglob("*.jsonl")
        if secret in path.read_text()
    )


@pytest.mark.parametrize("name", ["cs:other", "memory", "cs:memory2", "", None, 7])
def test_another_command(client, name):
    """
    Promise 1: nothing is said about a command that is not ours.
    """
    done = client.run("user_prompt_expansion", {**client.command(""), "command_name": name})
    assert (0, b"", b"") == (done.code, done.out, done.err)


def test_words_are_data(client):
    """
    What is typed reaches no shell and comes back without what a terminal would act on.
    """
    said = client.says("$(touch pwned)\x1b[2J; what's `touch pwned`")

    assert "$(touch" in said
    assert "\x1b" not in said
    assert not list(client.world.root.rglob("pwned"))


def test_before_setup(bare):
    """
    Promise 13: before setup every verb says what to type, and nothing is written.
    """
    before = bare.world.digest()
    for words in ("", "status", "adopt 1", "why pnpm"):
        assert "memory is off until you type: /cs:memory setup" == bare.says(words)
    assert "/cs:memory setup [ZONE]" in bare.says("help")
    assert before == bare.world.digest()


def test_help_has_every_verb(client):
    """
    After setup the list holds the verbs that decide and those that switch.
    """
    said = client.says("help")
    assert {said} == {client.says(words) for words in ("-h", "--help", "?")}
    assert all(f"/cs:memory {verb}" in said for verb in ("adopt", "why", "setup", "off", "on"))


class TestTheSwitch:
    def test_off(self, client):
        """
        `off` is kept for every hook: in the settings, and in the pointer for those that read fast.
        """
        home = client.world.home
        home.data.mkdir()
        home.config.write_text('{"zone": "Europe/Vienna", "newer": 1}')

        said = "memory is off: nothing is said or taken in until you type /cs:memory on"
        assert said == client.says("off")
        assert {"all"} == config.load(home.config).off
        assert {"zone": "Europe/Vienna", "newer": 1, "off": ["all"]} == json.loads(
            home.config.read_text()
        )
        assert "SessionEnd SessionStart UserPromptSubmit" == " ".join(
            pointer.read(client.plugin).off
        )
        assert said == client.says("status").splitlines()[0]
        assert said == client.says("").splitlines()[0]

    def test_on(self, client):
        """
        `on` takes all of it back.
        """
        client.says("off")

        assert "memory is on" == client.says("on")
        assert frozenset() == config.load(client.world.home.config).off
        assert () == pointer.read(client.plugin).off

    def test_one_event(self, client):
        """
        A single event is switched by its name, in any case.
        """
        assert "off: SessionEnd; /cs:memory on" == client.says("off sessionend")
        assert "off: SessionEnd, SessionStart; /cs:memory on" == client.says("off SessionStart")
        assert "off: SessionStart; /cs:memory on" == client.says("on SessionEnd")

    def test_no_such_event(self, client):
        """
        Another name is refused, and the names are told.
        """
        said = "there are: SessionStart, UserPromptSubmit, SessionEnd; without one, all"
        assert f"no event 'Stop'; {said}" == client.says("off Stop")
        assert not client.world.home.config.exists()

    def test_the_environment(self, client):
        """
        A switch in the environment silences no answer, and `status` names it.
        """
        assert "off in this environment: AGENT_MEMORY=0" in client.says(
            "status", env={"AGENT_MEMORY": "0"}
        )

    def test_broken_settings(self, client):
        """
        Settings that are none are named, and left as they are.
        """
        client.world.home.data.mkdir()
        client.world.home.config.write_text("[")

        assert "config.json is no JSON object; correct it by hand" in client.says("off")
        assert "[" == client.world.home.config.read_text()


def test_what_failed_is_shown(client):
    """
    Promise 1: what failed in silence is on `status`.
    """
    client.world.typed("one", 1, RULE)
    client.run("sweep", client.event(), python=(sys.executable, "-S"))

    assert f"1 in {client.world.home.errors}; the last: " in client.says("status")
    assert "No module named" in client.says("status")


def test_a_plugin_folder_in_the_project(client):
    """
    A project may not bring the pointer: an older client's plugin folder inside it is ignored.
    """
    inside = client.world.shop / "data"
    client.plugin.rename(inside)
    link = client.world.root / "link"
    link.symlink_to(inside)
    for named in (inside, link, client.world.shop / "x" / ".." / "data"):
        env = {"CLAUDE_PLUGIN_DATA": str(named)}
        event = client.command("status", prompt_id=None)
        done = client.run("user_prompt_expansion", event, env=env)
        assert "memory stays off" in done.reason


def test_hostile_modules_in_the_project(waiting):
    """
    A module of the project that is named like one of ours, or of python's, is never loaded.
    """
    for name in ("json", "re", "pydantic", "agent_memory", "sitecustomize"):
        (waiting.world.shop / f"{name}.py").write_text("open('pwned', 'w')\n")
    env = {"PYTHONPATH": str(waiting.world.shop), "PYTHONSTARTUP": "json.py"}

    assert "pnpm" in waiting.says("", env=env)
    assert not (waiting.world.shop / "pwned").exists()


def test_without_packages(client):
    """
    A python without packages answers what it can: it says what to type.
    """
    bare = (sys.executable, "-S")
    assert "no packages for memory any more: /cs:memory setup" in client.says("why x", python=bare)
    assert "off: SessionEnd; /cs:memory on" == client.says("off SessionEnd", python=bare)
