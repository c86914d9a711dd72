"""What the README says about installing and removing, followed to the letter."""

from __future__ import annotations

import re
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from tests import wheel
from tests.client.harness.claude_runner import ROOT, ClaudeRunner
from tests.client.world import Person

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

RULE = "Always keep the changelog in British English"
ASKED = "Remember: releases are cut from the release branch"
_CLIENTS = re.compile(r"home/\.claude/(?:plugins/\w+|settings)\.json")
_ID = re.compile(r"[0-9a-f]{8}-[0-9a-f-]{27}|\d{6,}")


def _lines(*starts: str, but: str = "\n") -> list[str]:
    """The lines of the README that begin so, without what is said beside them."""
    shown = re.findall(r"^    (\S.+)$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    found = [line.split("  ")[0] for line in shown if line.startswith(starts) and but not in line]
    assert found, starts
    return found


def _typed(person: Person, lines: list[str], *more: Path) -> None:
    """Type lines into a shell in the project, with the client and more folders on its PATH."""
    bin_folder = person.root / "bin"
    bin_folder.mkdir(exist_ok=True)
    if not (bin_folder / "claude").exists():
        (bin_folder / "claude").symlink_to(person.claude)
    path = ":".join(map(str, (bin_folder, *more, "/usr/bin:/bin")))
    for line in lines:
        done = subprocess.run(
            ["/bin/sh", "-c", line],
            cwd=person.project,
            env={**person.env({"PATH": path}), "PIP_NO_INPUT": "1"},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert 0 == done.returncode, f"{line}: {done.stdout}{done.stderr}"


def _listed(runner: ClaudeRunner) -> set[str]:
    """The files of a home and its project, by names that are the same in every home."""
    return set(_named(runner))


def _named(runner: ClaudeRunner) -> dict[str, Path]:
    found = [path for top in (runner.home, runner.project) for path in top.rglob("*")]
    slug = re.sub(r"[^a-zA-Z0-9]", "-", str(runner.root))
    return {
        _ID.sub("*", str(path.relative_to(runner.root)).replace(slug, "")): path
        for path in found
        if path.is_file() and ".git" not in path.parts
    }


def _ours(person: Person, stays: set[str]) -> set[str]:
    """What is left of ours: files that the client alone would not have, but for its own lists."""
    left = {name: path for name, path in _named(person).items() if name not in stays}
    lists = {name for name, path in left.items() if _CLIENTS.fullmatch(name) and _silent(path)}
    return left.keys() - lists


def _silent(path: Path) -> bool:
    """Whether a file of the client's says nothing of us."""
    return "agent-memory" not in path.read_text("utf-8")


@pytest.fixture(scope="module")
def stays(claude: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[set[str]]:
    """What the client alone leaves in a home after a session, a command and a plugin."""
    with ClaudeRunner(claude, tmp_path_factory.mktemp("control")) as alone:
        with alone.session() as it:
            it.ready()
            it.type(RULE)
            it.still()
            it.leave()
        assert 0 == alone.run("plugin", "list").code
        yield _listed(alone)


@pytest.fixture
def person(claude: Path, tmp_path: Path) -> Iterator[Person]:
    with Person(claude, tmp_path / "p") as made:
        yield made


def _lived(person: Person) -> None:
    """Say something, and adopt it."""
    person.say(RULE, ASKED)
    with person.talk() as it:
        assert "adopted" in [person.memory(it), person.memory(it, "adopt 1")][1]
        it.leave()
    person.idle()


def test_a_clone(person: Person, stays: set[str]) -> None:
    """
    Removed as the README says, a clone leaves the adopted line and nothing else of ours.
    """
    person.set_up()
    _lived(person)
    assert _listed(person) > stays
    _typed(person, _lines("rm -r", but="plugins/cache"))
    assert {"project/CLAUDE.md"} == _ours(person, stays)
    assert "releases are cut from" in (person.project / "CLAUDE.md").read_text()


def test_a_marketplace(person: Person, stays: set[str]) -> None:
    """
    Promise 9: what was said outlives an uninstallation, and a new installation has it again.
    """
    folder = person.root / "marketplace"
    person.clone.rename(folder)
    person.clone = folder
    person.plugin = person.home / ".claude" / "plugins" / "data" / "cs-agent-memory"
    source = "<owner/repository or folder>"
    add, *_ = _lines("claude plugin marketplace add <")
    install, *_ = _lines("claude plugin install")
    installing = [add.replace(source, str(folder)), install]
    _typed(person, installing)
    person.set_up()
    person.say(RULE)
    journals = sorted(person.data.glob("projects/*/*.jsonl"))
    held = [path.read_bytes() for path in journals]
    assert [RULE] == person.sighted()

    _typed(person, _lines("claude plugin uninstall", "claude plugin marketplace remove"))
    assert not person.plugin.exists()
    assert held == [path.read_bytes() for path in journals]
    with person.talk() as it:
        assert RULE not in person.ask(it, "Write the changelog in British English, please")
        it.leave()

    _typed(person, installing)
    person.set_up()
    with person.talk() as it:
        assert f"{RULE} (said" in person.ask(it, "Write the changelog in British English, please")
        it.leave()
    person.idle()

    _typed(person, _lines("claude plugin uninstall", "claude plugin marketplace remove"))
    _typed(person, _lines("rm -r", but="skills"))
    assert set() == _ours(person, stays)


def test_pip(person: Person, stays: set[str]) -> None:
    """
    Installed by pip, the hooks take pip's own python; removed, nothing of ours is left.
    """
    (person.clone / ".venv").unlink()
    source = wheel.checkout(person.root / "source")
    venv = wheel.installed(source, person.root / "venv")
    shutil.rmtree(person.clone)
    person.clone = venv / "share" / "agent-memory"
    person.plugin = person.home / ".claude" / "plugins" / "data" / "cs-agent-memory"
    add, *_ = _lines('claude plugin marketplace add "')
    install, *_ = _lines("claude plugin install")
    _typed(person, [add, install], venv / "bin")
    with person.talk() as it:
        said = person.memory(it, "setup Europe/Vienna")
        it.leave()
    person.idle()
    assert f"python  {venv}/bin/python, which has the packages" in said
    person.say(RULE)
    assert [RULE] == person.sighted()

    lines = _lines("claude plugin uninstall", "claude plugin marketplace remove", "pip uninstall")
    lines = [f"{line} --yes" if line.startswith("pip") else line for line in lines]
    _typed(person, [*lines, *_lines("rm -r", but="skills")], venv / "bin")
    assert set() == _ours(person, stays)
    assert not person.clone.exists()
