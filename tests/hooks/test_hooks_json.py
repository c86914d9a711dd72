"""hooks.json: lines that no missing file, option or folder can turn into a failing exit."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.hooks.working import ROOT

EVENTS = json.loads((ROOT / "hooks" / "hooks.json").read_text(encoding="utf-8"))["hooks"]
ENTRIES = [
    pytest.param(event, group, entry, id=f"{event}-{number}")
    for event, groups in EVENTS.items()
    for group in groups
    for number, entry in enumerate(group["hooks"])
]
WORKING = {"sweep": 600, "session_end": 600, "user_prompt_expansion": 120}


def named(entry):
    """The hook that a line runs."""
    return re.search(r"hook=(\w+);", entry["command"])[1]


@pytest.mark.parametrize(("event", "group", "entry"), ENTRIES)
class TestEveryLine:
    def test_its_form(self, event, group, entry):
        """
        A line is of the shell form, runs in a subshell, and cannot end in failure.
        """
        del event
        assert {"type", "command", "timeout"} == entry.keys() - {"async"}
        assert "args" not in entry
        assert "command" == entry["type"]
        assert re.match(
            r'command exec 2>/dev/null; (?:\[ -e "\$CLAUDE_PLUGIN_DATA/pointer" \] && )?\(',
            entry["command"],
        )
        assert "${" not in entry["command"]
        assert entry["command"].endswith(") || true")
        assert set(group) <= {"hooks", "matcher"}

    def test_its_program(self, event, group, entry):
        """
        The hook that a line names is there.
        """
        del event, group
        assert (ROOT / "hooks" / f"{named(entry)}.py").is_file()

    def test_nothing_is_there(self, event, group, entry, tmp_path):
        """
        Promise 1: without the plugin's files a line exits 0 and says nothing.
        """
        del event, group
        gone = str(tmp_path / "gone")
        done = subprocess.run(
            ["/bin/sh", "-c", entry["command"]],
            env={"CLAUDE_PLUGIN_ROOT": gone, "CLAUDE_PLUGIN_DATA": gone},
            input=b"{}",
            capture_output=True,
            check=False,
        )

        assert (0, b"", b"") == (done.returncode, done.stdout, done.stderr)


def test_what_outlives_a_hook():
    """
    Promise 1: what takes in transcripts is async and ended after ten minutes; the command is not.
    """
    entries = [entry for groups in EVENTS.values() for group in groups for entry in group["hooks"]]
    found = {named(entry): entry for entry in entries}

    assert WORKING == {name: found[name]["timeout"] for name in WORKING}
    assert {"sweep", "session_end"} == {name for name in found if found[name].get("async")}


def test_only_our_command():
    """
    The command's hook runs for no other command.
    """
    (group,) = EVENTS["UserPromptExpansion"]
    assert "cs:memory" == group["matcher"]


def test_a_plugin_without_setup(tmp_path):
    """
    Promise 13: a hook that finds no pointer leaves nothing behind.
    """
    data = tmp_path / "data"
    env = {"HOME": str(tmp_path), "CLAUDE_PLUGIN_ROOT": str(ROOT), "CLAUDE_PLUGIN_DATA": str(data)}
    env |= {"CLAUDE_PROJECT_DIR": str(tmp_path), "CLAUDE_CODE_SESSION_ATTENDED": "1"}
    for entry in (EVENTS["SessionEnd"][0]["hooks"][0], EVENTS["SessionStart"][0]["hooks"][1]):
        event = b'{"session_id": "a", "prompt_id": "b"}'
        line = ["/bin/sh", "-c", entry["command"]]
        done = subprocess.run(line, env=env, input=event, capture_output=True, check=True)
        assert (b"", b"") == (done.stdout, done.stderr)

    assert [] == list(tmp_path.iterdir())


def test_the_plugin_names_its_command():
    """
    The plugin's own file leads to the command, and the marketplace to the plugin.
    """
    plugin = json.loads((ROOT / ".claude-plugin" / "plugin.json").read_text(encoding="utf-8"))
    market = json.loads((ROOT / ".claude-plugin" / "marketplace.json").read_text(encoding="utf-8"))
    (listed,) = market["plugins"]

    assert [(ROOT / "skill" / "commands").resolve()] == [
        (ROOT / folder).resolve() for folder in plugin["commands"]
    ]
    assert plugin["name"] == listed["name"] == "cs"
    assert (ROOT / listed["source"]).resolve() == ROOT


def test_the_fallback_only_reads():
    """
    Promise 3: the command that a model sees where no hook answers may run nothing that decides.
    """
    page = (ROOT / "skill" / "commands" / "memory.md").read_text(encoding="utf-8")
    _, front, body = page.split("---\n", 2)

    assert "disable-model-invocation: true\n" in front
    assert ["memory_inspect.py"] == re.findall(r"memory_\w+\.py", front)
    assert len(body.splitlines()) < 30
    assert "!`" not in body
    assert "$ARGUMENTS" not in body


def test_the_whole_line(client):
    """
    After setup the line of the command answers through the shell, whatever PATH says.
    """
    (entry,) = EVENTS["UserPromptExpansion"][0]["hooks"]
    done = subprocess.run(
        ["/bin/sh", "-c", entry["command"]],
        cwd=client.world.shop,
        env={**client.env(), "PATH": str(client.world.shop)},
        input=json.dumps(client.command("")).encode(),
        capture_output=True,
        check=True,
    )

    assert json.loads(done.stdout)["reason"].startswith("nothing waits; ")


@pytest.mark.skipif(
    not Path("/usr/bin/python3").exists(), reason="no python where one is wont to be"
)
def test_a_session_in_the_home_directory(client):
    """
    There the shell takes no pointer; the client vouches for the event, and what setup found works.
    """
    (entry,) = EVENTS["UserPromptExpansion"][0]["hooks"]
    home = str(client.world.root)
    done = subprocess.run(
        ["/bin/sh", "-c", entry["command"]],
        env=client.env(CLAUDE_PROJECT_DIR=home),
        input=json.dumps(client.command("", cwd=home)).encode(),
        capture_output=True,
        check=True,
    )

    assert json.loads(done.stdout)["reason"].startswith("nothing waits; ")
