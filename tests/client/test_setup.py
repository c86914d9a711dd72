"""From a clone to a memory that is on, in one session."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

from agent_memory import pointer
from tests.client.harness.claude_runner import ROOT
from tests.client.world import Person, until

if TYPE_CHECKING:
    from pathlib import Path


def test_a_clone_says_what_to_type(stranger: Person) -> None:
    """
    Before setup, the person is told once what to type; the model is told nothing.
    """
    with stranger.talk() as it:
        assert "says: memory is off until you type: /cs:memory setup" in it.screen
        assert "/cs:memory setup [ZONE]" in stranger.memory(it, "help")
        assert "agent_memory" not in stranger.ask(it, "Which files are here?")
        assert 0 == it.leave()
    with stranger.talk() as it:
        assert "memory is off" not in it.screen
        it.leave()
    stranger.idle()
    assert not stranger.data.exists()


def test_setup_takes_the_python_that_has_the_packages(stranger: Person) -> None:
    """
    Promise 13: setup is typed, asks no model, downloads nothing and leaves the repository alone.
    """
    asked = len(stranger.model.requests)
    with stranger.talk() as it:
        answer = stranger.memory(it, "setup Europe/Vienna")
        it.leave()
    assert "memory is on" == answer.splitlines()[0]
    assert "which has the packages" in answer
    assert "zone    Europe/Vienna" in answer
    assert asked == len(stranger.model.requests)
    found = pointer.read(stranger.plugin)
    assert found
    assert (stranger.clone / ".venv" / "bin" / "python", stranger.data) == found[:2]
    assert not (stranger.plugin / "venv").exists()
    status = ["git", "-C", stranger.project, "status", "--porcelain"]
    assert b"" == subprocess.check_output(status)


def test_setup_reads_the_history_that_is_there(stranger: Person) -> None:
    """
    What was said before setup is taken in by the first sweep.
    """
    assert "always keep the changelog in British English" not in stranger.sighted()
    prompt = "always keep the changelog in British English"
    (stranger.plugin / pointer.NAME).unlink()
    stranger.say(prompt)
    assert prompt not in stranger.sighted()
    stranger.set_up()
    until(lambda: prompt in stranger.sighted(), "the first sweep")


def test_the_clone_is_what_ran(stranger: Person) -> None:
    """
    The hooks run from the clone alone: nothing of the development tree is imported.
    """
    assert ROOT not in stranger.clone.parents
    assert list((stranger.clone / "skill" / "agent_memory" / "__pycache__").glob("hook.*.pyc"))


def test_from_a_marketplace(claude: Path, tmp_path: Path) -> None:
    """
    Installed from a marketplace, it says the same as a clone.
    """
    with Person(claude, tmp_path / "other") as made:
        folder = made.root / "marketplace"
        made.clone.rename(folder)
        (folder / ".venv").unlink()
        for words in (("marketplace", "add", str(folder)), ("install", "cs@agent-memory")):
            ran = made.run("plugin", *words)
            assert 0 == ran.code, ran.out + ran.err
        with made.talk() as it:
            assert "memory is off until you type: /cs:memory setup" in it.screen
            assert "/cs:memory setup [ZONE]" in made.memory(it, "help")
            it.leave()
        assert [] == made.model.requests
