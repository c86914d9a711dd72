"""`pip install` of a clean checkout: the scripts and the plugin are there, and both work."""

from __future__ import annotations

import os
import stat
import subprocess
from pathlib import Path

import pytest

from tests import wheel
from tests.cli.build import World, run
from tests.test_docs import COMMANDS

RULE = "From now on use pnpm instead of npm."
PLUGIN = (".claude-plugin", "LICENSE", "SKILL.md", "hooks", "references", "skill")


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    return wheel.checkout(tmp_path_factory.mktemp("checkout"))


@pytest.fixture(scope="module")
def venv(source, tmp_path_factory):
    return wheel.installed(source, tmp_path_factory.mktemp("pip") / "venv")


@pytest.fixture
def world(tmp_path):
    return World(tmp_path)


@pytest.fixture
def script(venv, world):
    """Run an installed script in the project of the world, with nothing in its environment."""

    def of(verb: str, *words: str):
        line = [str(venv / "bin" / f"memory_{verb}"), *world.options(), *words]
        return run(line, cwd=world.shop, env={"HOME": str(world.root)})

    return of


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    """What the files of a folder hold, and whether they can be run."""
    found = [folder] if folder.is_file() else folder.rglob("*")
    return {
        path.relative_to(folder.parent).as_posix(): (path.read_bytes(), _runs(path))
        for path in found
        if path.is_file() and "__pycache__" not in path.parts
    }


def _runs(path: Path) -> int:
    return stat.S_IXUSR & path.stat().st_mode


@pytest.mark.parametrize("verb", COMMANDS)
def test_help(venv, source, verb):
    """
    Each script answers, and says what the page of commands says.
    """
    env = {"HOME": "/nonexistent", "COLUMNS": "80", "NO_COLOR": "1"}
    done = run([str(venv / "bin" / f"memory_{verb}"), "--help"], cwd=Path("/"), env=env)

    assert (0, "") == (done.code, done.err)
    assert f"```\n{done.out}```" in (source / "references" / "commands.md").read_text("utf-8")


def test_from_transcripts_to_a_proposal(world, script):
    """
    Each script does its work on a folder of transcripts; the one that decides wants a terminal.
    """
    world.typed("one", 1, RULE)
    world.typed("two", 4, RULE)

    assert "2 clauses" in script("extract", "--write").out
    assert "use pnpm instead of npm" in script("promote", "--stage").out
    assert "2 conversations on 2 days" in script("inspect", "--why", "1").out
    refused = script("adopt", "1")
    assert (1, "") == (refused.code, refused.out)
    assert "terminal" in refused.err
    examined = script("doctor")
    assert 0 == examined.code, examined.out
    assert not (world.shop / "CLAUDE.md").exists()


def test_the_plugin_came_along(venv, source, script):
    """
    `memory_doctor --plugin` names a folder with all that the client loads, as in the checkout.
    """
    done = script("doctor", "--plugin")
    folder = Path(done.out.rstrip("\n"))

    assert (0, "") == (done.code, done.err)
    assert (venv / "share" / "agent-memory").resolve() == folder
    for name in PLUGIN:
        assert contents(source / name) == contents(folder / name), name
    assert contents(source / "scripts").items() >= contents(folder / "scripts").items()
    assert {f"memory_{verb}.py" for verb in COMMANDS} == {
        path.name for path in folder.glob("scripts/*.py")
    }


def test_nothing_else_came_along(venv):
    """
    The package and the plugin are all that pip lays down: no tests, no evals, no demo.
    """
    line = [str(venv / "bin" / "pip"), "show", "--files", "agent-memory"]
    listed = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    names = listed.partition("Files:\n")[2].split()
    places = ("agent_memory/", "agent_memory-", "../../../bin/memory_")

    assert [] == [
        name for name in names if not name.startswith((*places, "../../../share/agent-memory/"))
    ]


def test_the_loop_holds(script):
    """
    The plugin that pip laid down lives through the whole loop, with pip's own python.
    """
    done = script("doctor", "--prove")

    assert 0 == done.code, done.out
    assert "failed" not in done.out


def test_a_script_of_the_plugin_by_another_python(venv):
    """
    Run by a python without the packages, a script of the plugin names the one that has them.
    """
    path = venv / "share" / "agent-memory" / "scripts" / "memory_inspect.py"
    bare = venv.parent / "bare"
    subprocess.run([venv / "bin" / "python", "-m", "venv", "--without-pip", bare], check=True)
    env = {"HOME": os.environ["HOME"]}
    done = run([str(bare / "bin" / "python"), str(path), "--status"], cwd=Path("/"), env=env)

    assert 1 == done.code
    assert f"run it with {venv.resolve()}/bin/python" in done.err
