"""The loop that the doctor lives through in a throw-away home."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from agent_memory import clock, pointer, proof
from agent_memory.cli import entry
from agent_memory.errors import Refusal
from agent_memory.pointer import Pointer

ROOT = Path(__file__).parents[1]


@pytest.fixture
def scratch(tmp_path, monkeypatch):
    """Where throw-away folders are made."""
    made = tmp_path / "scratch"
    made.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(made))
    return made


@pytest.fixture
def plugin(tmp_path):
    """A copy of the plugin that a test can break."""
    made = tmp_path / "plugin"
    for name in ("hooks", "skill"):
        shutil.copytree(ROOT / name, made / name, ignore=shutil.ignore_patterns("__pycache__"))
    return made


def proven(plugin):
    return list(proof.prove(plugin, Path(sys.executable), now=clock.now()))


def test_the_loop_holds(user, scratch):
    """
    Every step holds; nothing is written into the person's home, and nothing is left behind.
    """
    before = sorted(user.rglob("*"))
    steps = proven(ROOT)

    assert [None] * len(proof._STEPS) == [step.problem for step in steps]
    assert before == sorted(user.rglob("*"))
    assert [] == list(scratch.iterdir())


@pytest.mark.usefixtures("scratch")
@pytest.mark.parametrize(
    ("hook", "holds"),
    [("session_end", 0), ("session_start", 1), ("user_prompt_submit", 2), ("hooks", 0)],
)
def test_the_first_fault_is_named(plugin, hook, holds):
    """
    A hook that is missing ends the loop at its own step, which says what was wrong.
    """
    for path in plugin.glob(f"hooks/{hook}.*"):
        path.unlink()
    *held, failed = proven(plugin)

    assert holds == len(held)
    assert [] == [step for step in held if step.problem]
    assert failed.problem


@pytest.mark.usefixtures("scratch")
def test_what_a_hook_noted(plugin):
    """
    Where a hook noted why it failed, that is said, too.
    """
    path = plugin / "skill" / "agent_memory" / "gather.py"
    path.write_text("raise ValueError('gathered nothing')\n")
    (failed,) = proven(plugin)

    assert failed.problem.startswith("0 of 2 were kept; noted: ")
    assert failed.problem.endswith("ValueError at gather.py line 1")


def test_in_a_repository(scratch):
    """
    Where throw-away folders stand in a repository, it is refused before anything reaches it.
    """
    subprocess.run(["git", "init", "-q", scratch], check=True)

    with pytest.raises(Refusal, match="stands in a repository; point TMPDIR elsewhere"):
        proven(ROOT)
    assert [scratch / ".git"] == list(scratch.iterdir())


@pytest.mark.usefixtures("scratch")
def test_by_the_python_that_setup_recorded(tmp_path, capsys):
    """
    The doctor takes the python of the pointer; where that breaks everything, it leaves with 1.
    """
    broken = tmp_path / "python"
    broken.write_text("#!/bin/sh\nexit 3\n")
    broken.chmod(0o755)
    client = tmp_path / "client"
    pointer.write(client / "plugins" / "data" / "cs-x", Pointer(broken, tmp_path, tmp_path))

    assert 1 == entry.run("doctor", ["--client", str(client), "--prove", "--json"])
    (step,) = json.loads(capsys.readouterr().out)["steps"]
    assert step["problem"] == "0 of 2 were kept"

    (client / "plugins" / "data" / "cs-x" / "pointer").unlink()
    assert 0 == entry.run("doctor", ["--client", str(client), "--prove"])
    out = capsys.readouterr().out
    assert f"python  {sys.executable}" in out
    assert len(proof._STEPS) == out.count("\nok  ")
