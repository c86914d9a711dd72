"""The reading hooks as processes, with the environment that the client gives them and no other."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hooks.working import spent
from tests.ledger.build import VENDOR, sights
from tests.offer.reading import SESSION, World, context

ROOT = Path(__file__).parents[2]
HOOKS = ROOT / "hooks"
PROMPT = {"session_id": SESSION, "prompt": "clean up the vendor folder", "prompt_id": "1"}
START = {"session_id": SESSION, "source": "startup"}
EVENTS = {"user_prompt_submit": PROMPT, "session_start": START}
# What `-I -S` has loaded by itself, and what the hooks may add.
ADDED = {"agent_memory", "agent_memory.text", "agent_memory.offer"} | {
    f"agent_memory.offer.{name}" for name in ("answer", "prompt", "recall", "tell", "told")
}
# Those beside this one, where a version manager puts them, and those of the system.
FOUND = [
    *Path(sys.base_prefix).parent.glob("*/bin/python3.[0-9]*"),
    *Path("/usr/bin").glob("python3.[0-9]*"),
]
PYTHONS = sorted({str(path) for path in FOUND if re.fullmatch(r"python3\.(9|\d\d)", path.name)})


@pytest.fixture
def world(tmp_path):
    made = World(tmp_path)
    made.publish(sights("a1 b2", VENDOR))
    return made


def run(world, entry, said, *, python=sys.executable, **kwargs):
    """One process of a hook's program: its exit code, what it says, what it complains of."""
    line = [python, "-I", "-S", "-X", "utf8", str(HOOKS / f"{entry}.py")]
    raw = said if isinstance(said, bytes) else json.dumps(said).encode()
    fields = {"input": raw, "capture_output": True, **kwargs}
    return subprocess.run(line, check=False, env=world.env, **fields)


def outcome(done):
    """The exit code, and the object that was said, if any; stderr must be empty."""
    assert b"" == done.stderr
    return done.returncode, json.loads(done.stdout) if done.stdout else None


class TestSaid:
    def test_a_prompt(self, world):
        """
        A prompt about a claim is answered with one object of the keys that it needs.
        """
        code, said = outcome(run(world, "user_prompt_submit", PROMPT))

        assert 0 == code
        assert {"hookSpecificOutput"} == set(said)
        assert {"hookEventName", "additionalContext"} == set(said["hookSpecificOutput"])
        assert "UserPromptSubmit" == said["hookSpecificOutput"]["hookEventName"]
        assert VENDOR in context(said)

    def test_a_start(self, world):
        """
        A start on which only a proposal is new speaks to the person and not to the model.
        """
        said = {"systemMessage": "memory: 1 rule waits: /cs:memory"}
        assert (0, said) == outcome(run(world, "session_start", START))
        assert (0, None) == outcome(run(world, "session_start", START))

    def test_before_setup(self, world):
        """
        Before setup a prompt is told nothing, and a start says what to type.
        """
        world.pointer.unlink()
        said = {"systemMessage": "memory is off until you type: /cs:memory setup"}
        assert (0, None) == outcome(run(world, "user_prompt_submit", PROMPT))
        assert (0, said) == outcome(run(world, "session_start", START))

    @pytest.mark.parametrize("python", PYTHONS)
    def test_on_every_python(self, world, python):
        """
        Every python from 3.9 on says the same bytes.
        """
        here = run(world, "user_prompt_submit", PROMPT).stdout
        there = run(
            world, "user_prompt_submit", {**PROMPT, "session_id": "7db3dd09x"}, python=python
        )
        assert (0, b"") == (there.returncode, there.stderr)
        assert here == there.stdout

    def test_in_any_locale(self, world):
        """
        The environment's encoding changes no byte.
        """
        first = run(world, "session_start", START).stdout
        world.place.told.joinpath("_notice").unlink()
        world.env.update(LANG="C", LC_ALL="C", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
        assert first == run(world, "session_start", START).stdout


class TestFailsOpen:
    @pytest.mark.parametrize("entry", EVENTS)
    @pytest.mark.parametrize(
        "raw",
        [
            pytest.param(b"", id="nothing"),
            pytest.param(b"not JSON", id="not JSON"),
            pytest.param(b"[]", id="another shape"),
            pytest.param(b'{"session_id": 7, "prompt": []}', id="wrong types"),
            pytest.param(b'{"session_id": "s", "prompt": null}', id="no prompt"),
            pytest.param(b"\xff\xfe\x00", id="no UTF-8"),
            pytest.param(
                b'{"session_id": "s", "prompt": "\\ud800 \\u0000"}', id="half a character"
            ),
            pytest.param(b'{"a":' * 100_000, id="without end"),
            pytest.param(b'{"session_id": "s", "prompt": "' + b"x " * 25_000_000, id="50 MB"),
        ],
    )
    def test_any_input(self, world, entry, raw):
        """
        Promise 1: whatever stands on stdin, a hook exits 0 in time and prints no complaint.
        """
        before = spent()
        code, _ = outcome(run(world, entry, raw, timeout=60))
        assert 0 == code
        assert spent() - before < 5

    @pytest.mark.parametrize("entry", EVENTS)
    @pytest.mark.parametrize(
        "fault",
        [
            pytest.param(lambda w: shutil.rmtree(w.home.cache), id="no cache"),
            pytest.param(lambda w: w.home.starts.write_bytes(b"\0" * 99), id="starts that lie"),
            pytest.param(lambda w: w.place.recall.write_bytes(b"\xff\t" * 99), id="a torn file"),
            pytest.param(lambda w: w.place.start.write_bytes(b'{"form": 1'), id="half a file"),
            pytest.param(lambda w: w.pointer.write_bytes(b"\xff"), id="a torn pointer"),
            pytest.param(lambda w: w.pointer.unlink() or w.pointer.mkdir(), id="a folder"),
            pytest.param(lambda w: w.pointer.unlink() or os.mkfifo(w.pointer), id="a pipe"),
            pytest.param(lambda w: w.env.clear(), id="no environment"),
            pytest.param(lambda w: w.env.update(CLAUDE_PROJECT_DIR="\udcff"), id="no text"),
        ],
    )
    def test_any_fault(self, world, entry, fault):
        """
        Promise 1: whatever is broken on disk, a hook exits 0 and prints no complaint.
        """
        fault(world)
        assert 0 == outcome(run(world, entry, EVENTS[entry]))[0]

    @pytest.mark.parametrize("entry", EVENTS)
    @pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-", "| true"])
    def test_closed_streams(self, world, entry, closed):
        """
        Promise 1: a closed stdin or stdout, or a reader that is gone, is no failure.
        """
        program = f'"{sys.executable}" -I -S -X utf8 "{HOOKS}/{entry}.py" {closed}'
        line = ["/bin/sh", "-c", program]
        raw = json.dumps(EVENTS[entry]).encode()
        done = subprocess.run(line, input=raw, capture_output=True, check=False, env=world.env)
        assert (0, b"") == (done.returncode, done.stderr)

    def test_hostile_surroundings(self, world, tmp_path):
        """
        Modules in the working directory and python's own variables choose no code.
        """
        trap = tmp_path / "trap"
        trap.mkdir()
        for name in ("json", "_json", "posix", "time", "agent_memory", "sitecustomize"):
            (trap / f"{name}.py").write_text("raise SystemExit(2)")
        world.env.update(PYTHONPATH=str(trap), PYTHONSTARTUP=str(trap / "json.py"), PYTHONHOME="/x")
        code, said = outcome(run(world, "user_prompt_submit", PROMPT, cwd=trap))
        assert 0 == code
        assert VENDOR in context(said)


class TestLight:
    @pytest.mark.parametrize("entry", EVENTS)
    def test_loads_nothing_else(self, world, entry):
        """
        On its way a hook loads what the bare interpreter has, `_json`, and the hot modules.
        """
        script = (
            "import sys, posix; before = set(sys.modules)\n"
            f"sys.path.insert(0, {str(ROOT / 'skill')!r})\n"
            "from agent_memory.offer import answer\n"
            "def leave(code):\n"
            "    added = ' '.join(sorted(set(sys.modules) - before))\n"
            "    posix.write(2, added.encode()); posix._exit(code)\n"
            "answer.leave = leave\n"
            f"exec(compile(open({str(HOOKS / f'{entry}.py')!r}).read(), "
            f"{str(HOOKS / f'{entry}.py')!r}, 'exec'), "
            f"{{'__file__': {str(HOOKS / f'{entry}.py')!r}}})"
        )
        line = [sys.executable, "-I", "-S", "-X", "utf8", "-c", script]
        raw = json.dumps(EVENTS[entry]).encode()
        done = subprocess.run(line, input=raw, capture_output=True, check=True, env=world.env)

        assert done.stdout
        assert set() == set(done.stderr.decode().split()) - ADDED - {"_json"}

    @pytest.mark.parametrize("entry", EVENTS)
    def test_four_lines(self, entry):
        """
        An entry holds no logic: it finds the package and calls one function.
        """
        lines = (HOOKS / f"{entry}.py").read_text().splitlines()
        assert 5 == len([line for line in lines if line])
