"""From a clone to a memory that is on, in one session."""

from __future__ import annotations

import json
import subprocess
from typing import TYPE_CHECKING

import pytest

from agent_memory import pointer
from tests.client.harness.claude_runner import NEWEST, ROOT
from tests.client.harness.fake_model import request_text
from tests.client.world import Person, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def stranger(claude: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """A person whose clone no python has run yet."""
    with Person(claude, tmp_path_factory.mktemp("fresh"), compiled=False) as made:
        yield made


def test_a_clone_says_what_to_type(stranger: Person) -> None:
    """
    Before setup, the person is told once what to type; the model is told nothing.
    """
    with stranger.talk() as it:
        it.wait("says: memory is off until you type: /cs:memory setup")
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
    status = ["git", "-C", str(stranger.project), "status", "--porcelain"]
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


def test_the_skill_is_listed(stranger: Person) -> None:
    """
    The client lists SKILL.md at the root for the model, and the command for the person.
    """
    ran = stranger.prompt("Hello", "--output-format", "stream-json", "--verbose")
    lines = map(json.loads, ran.out.splitlines())
    started = next(line for line in lines if line.get("subtype") == "init")
    assert "agent-memory" in started["skills"]
    assert "cs:memory" in started["slash_commands"]
    description = "Use when asked why a correction has to be repeated every session"
    assert description in request_text(ran.requests[-1])


def test_from_a_marketplace(claude: Path, tmp_path: Path) -> None:
    """
    Installed from a marketplace, it says the same as a clone.
    """
    with Person(claude, tmp_path / "other") as made:
        folder = made.root / "marketplace"
        made.clone.rename(folder)
        (folder / ".venv").unlink()
        _installed(made, folder, "cs@agent-memory")
        with made.talk() as it:
            it.wait("memory is off until you type: /cs:memory setup")
            assert "/cs:memory setup [ZONE]" in made.memory(it, "help")
            it.leave()
        assert [] == made.model.requests


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    """A marketplace of somebody else's, with a plugin of our name and a command of ours."""
    made = tmp_path / "theirs"
    listed = {"name": "cs", "source": "./", "description": "theirs"}
    held = {
        "plugin.json": {"name": "cs", "version": "9.0.0", "description": "theirs"},
        "marketplace.json": {"name": "theirs", "owner": {"name": "they"}, "plugins": [listed]},
    }
    for name, text in held.items():
        (made / ".claude-plugin").mkdir(parents=True, exist_ok=True)
        (made / ".claude-plugin" / name).write_text(json.dumps(text))
    (made / "commands").mkdir()
    (made / "commands" / "memory.md").write_text("---\ndescription: theirs\n---\nTheir command.\n")
    return made


def _installed(person: Person, marketplace: Path, name: str) -> None:
    for words in (("marketplace", "add", str(marketplace)), ("install", name)):
        ran = person.run("plugin", *words)
        assert 0 == ran.code, ran.out + ran.err


def _examined(person: Person) -> str:
    line = [ROOT / ".venv" / "bin" / "python", person.clone / "scripts" / "memory_doctor.py"]
    done = subprocess.run(line, env=person.env(), capture_output=True, text=True, check=False)
    return done.stdout


def test_a_plugin_of_the_same_name(claude: Path, tmp_path: Path, theirs: Path) -> None:
    """
    An installed plugin named cs keeps the client from loading our clone; the doctor says so, and
    without it ours is back.
    """
    with Person(claude, tmp_path / "other") as made:
        made.switch_on()
        assert "has the name cs" not in _examined(made)
        _installed(made, theirs, "cs@theirs")
        with made.talk() as it:
            assert "Their command." in made.ask(it, "/cs:memory status")
            it.leave()
        said = _examined(made)
        assert "is not loaded: cs@theirs has the name cs, too; remove one of the two" in said
        assert f"version {NEWEST}" in said
        assert 0 == made.run("plugin", "uninstall", "cs@theirs").code
        assert "has the name cs" not in _examined(made)
        with made.talk() as it:
            assert "project" in made.memory(it, "status")
            it.leave()
        made.idle()


def test_two_installed_plugins_of_one_name(claude: Path, tmp_path: Path, theirs: Path) -> None:
    """
    Beside another installed plugin named cs ours still answers; the doctor names both.
    """
    with Person(claude, tmp_path / "other") as made:
        folder = made.root / "marketplace"
        made.clone.rename(folder)
        made.clone = folder
        _installed(made, theirs, "cs@theirs")
        _installed(made, folder, "cs@agent-memory")
        with made.talk() as it:
            assert "memory is off until you type" in made.memory(it, "status")
            it.leave()
        made.idle()
        assert "cs@agent-memory and cs@theirs both answer to cs" in _examined(made)
