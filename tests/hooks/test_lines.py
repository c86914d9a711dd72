"""What hooks.json has the client run: never anything that could block a prompt."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hooks.test_entries import PROMPT, START
from tests.ledger.build import VENDOR, sights
from tests.offer.reading import World, context

ROOT = Path(__file__).parents[2]
LINES = [
    pytest.param(event, hook, id=f"{event} {number}")
    for event, groups in json.loads((ROOT / "hooks" / "hooks.json").read_text())["hooks"].items()
    for group in groups
    for number, hook in enumerate(group["hooks"])
]
READING = {"SessionStart": START, "UserPromptSubmit": PROMPT}


@pytest.fixture
def world(tmp_path):
    made = World(tmp_path)
    made.publish(sights("a1 b2", VENDOR))
    made.env["CLAUDE_PLUGIN_ROOT"] = str(ROOT)
    made.pointer.write_text(f"{sys.executable}\n{made.home.data}\n{made.home.cache}\n")
    return made


def line(event):
    """The first command of an event."""
    return next(each.values[1]["command"] for each in LINES if each.values[0] == event)


def run(world, command, said=None, **kwargs):
    """One run of a line by the client's shell; its exit code, stdout and stderr."""
    fields = {"input": json.dumps(said or {}).encode(), "capture_output": True, **kwargs}
    done = subprocess.run(["/bin/sh", "-c", command], check=False, env=world.env, **fields)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(("event", "hook"), LINES)
class TestEveryLine:
    def test_form(self, event, hook):
        """
        Promise 1: no `args`, no program by its name, and `true` after a subshell that may fail.

        What the shell itself says of a subshell that was ended goes nowhere, too.

        Folders are written without braces: an older client puts what those hold into the line.
        """
        assert event
        assert (
            {"type", "command", "timeout"} <= set(hook) <= {"type", "command", "timeout", "async"}
        )
        command = hook["command"]
        assert re.fullmatch(
            r'command exec 2>/dev/null; (\[ -e "\$CLAUDE_PLUGIN_DATA/pointer" \] && )?'
            r'\(hook=[a-z_]+; \. "\$CLAUDE_PLUGIN_ROOT/hooks/run"\) \|\| true',
            command,
        )

    def test_its_program(self, event, hook):
        """
        What a line names is there.
        """
        name = re.search(r"hook=(\w+);", hook["command"])[1]
        assert event
        assert (ROOT / "hooks" / f"{name}.py").is_file()

    def test_a_missing_plugin(self, world, event, hook):
        """
        Promise 1: a plugin that is gone exits 0 in silence: a 2 would block the prompt.
        """
        world.env["CLAUDE_PLUGIN_ROOT"] = "/nonexistent"
        assert (0, b"", b"") == run(world, hook["command"], {"hook_event_name": event})


class TestReading:
    @pytest.mark.parametrize("event", READING)
    def test_it_works(self, world, event):
        """
        The whole line says what the program says.
        """
        code, out, err = run(world, line(event), READING[event])
        assert (0, b"") == (code, err)
        said = json.loads(out)
        assert VENDOR in context(said) or "1 rule waits" in said["systemMessage"]

    def test_nothing_yet(self, world):
        """
        Before setup a prompt costs a test of the shell and starts no program.
        """
        world.pointer.unlink()
        world.env["CLAUDE_PLUGIN_ROOT"] = "/nonexistent"
        assert (0, b"", b"") == run(world, line("UserPromptSubmit"), PROMPT)

    def test_no_pointer(self, world):
        """
        Before setup the start finds a python at the places where one is wont to be.
        """
        world.pointer.unlink()
        code, out, err = run(world, line("SessionStart"), START)
        assert (0, b"") == (code, err)
        assert b"/cs:memory setup" in out or not any(map(os.path.exists, USUAL))

    @pytest.mark.parametrize("event", READING)
    @pytest.mark.parametrize(
        "python", ["/nonexistent/python", "/bin/false", "/etc", "", "$(touch x)", "-c", "python3"]
    )
    def test_a_pointer_to_no_python(self, world, event, python, tmp_path):
        """
        Promise 1: a python that is gone, fails or is none is no failure.
        """
        rest = world.pointer.read_text().partition("\n")[2]
        world.pointer.write_text(f"{python}\n{rest}")
        assert (0, b"") == run(world, line(event), READING[event], cwd=tmp_path)[::2]
        assert not (tmp_path / "x").exists()

    def test_the_environment_chooses_no_program(self, world, tmp_path):
        """
        Neither PATH nor a variable of python's names what is run.
        """
        for name in ("python3", "sh", "read", "test"):
            (tmp_path / name).write_text("#!/bin/sh\ntouch trapped\nexit 2\n")
            (tmp_path / name).chmod(0o755)
        world.env.update(PATH=str(tmp_path), PYTHONEXECUTABLE=str(tmp_path / "python3"))
        code, out, _ = run(world, line("UserPromptSubmit"), PROMPT, cwd=tmp_path)
        assert 0 == code
        assert VENDOR in context(json.loads(out))
        assert not (tmp_path / "trapped").exists()

    def test_a_folder_with_spaces(self, world, tmp_path):
        """
        A plugin in a folder with spaces and quotes is found.
        """
        odd = tmp_path / "my 'own' $plugin"
        odd.symlink_to(ROOT)
        world.env["CLAUDE_PLUGIN_ROOT"] = str(odd)
        code, out, err = run(world, line("UserPromptSubmit"), PROMPT)
        assert (0, b"") == (code, err)
        assert VENDOR in context(json.loads(out))


USUAL = ("/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3")
