"""A client from before hooks were told who typed: it reads, says why it does not decide, and lives.

Such a client finds no plugin in its skills folder; it is started with `--plugin-dir`.
"""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import pytest

from tests.client.world import Person, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CLAIM = "Never rename public functions without asking me first"
ABOUT = "Rename the public function load_all"


@pytest.fixture(scope="module")
def elder(
    claude: Path, old_claude: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Person]:
    """A person who set memory up and said something once, and uses an older client now."""
    with Person(claude, tmp_path_factory.mktemp("person")) as made:
        made.switch_on()
        made.say(CLAIM, days=3)
        made.claude = old_claude
        inline = made.plugin.with_name("cs-inline")
        inline.mkdir()
        shutil.copy(made.plugin / "pointer", inline)
        made.always = ("--plugin-dir", str(made.clone))
        yield made


def test_it_reminds(elder: Person) -> None:
    """
    What is kept is told to an older client's model as well.
    """
    with elder.talk() as it:
        told = elder.ask(it, ABOUT)
        it.leave()
    assert 1 == told.count(CLAIM)


def test_it_only_reads(elder: Person) -> None:
    """
    Promise 3: an event that does not say who typed decides nothing, and the answer says so.
    """
    with elder.talk() as it:
        assert CLAIM in elder.memory(it, "why Never rename public functions")
        assert "here this only reads" in elder.memory(it, "remember Always use British English")
        assert "must be updated" in elder.memory(it, "setup")
        it.leave()
    assert [] == elder.records("remembered")


def test_a_prompt_is_no_program(elder: Person) -> None:
    """
    Such a client feeds an event to what a hook is called: nothing of a prompt is run.
    """
    trap = elder.tmp / "trap"
    for prompt in (f"Rename $(touch {trap})", f"Rename `touch {trap}`\ntouch {trap}"):
        ran = elder.prompt(prompt)
        assert (0, "", 1) == (ran.code, ran.err, len(ran.requests))
    elder.idle()
    assert not trap.exists()


@pytest.mark.parametrize(
    "folder",
    [
        pytest.param("/proc/self/cwd/.its", id="by the working directory"),
        pytest.param("{project}/.its", id="by its name"),
        pytest.param("{project}/$(/usr/bin/touch {trap})", id="by a name that is a command"),
    ],
)
def test_a_project_that_moves_our_folder(elder: Person, folder: str) -> None:
    """
    Promise 13: a project whose settings put a folder of its own in place of ours runs nothing by
    it, neither the program that a pointer there names nor a command in the folder's name.
    """
    hostile = elder.started("hostile")
    trap = elder.tmp / "trap"
    named = folder.format(project=hostile, trap=trap)
    held = hostile / named.removeprefix("/proc/self/cwd/") / "plugins" / "data" / "cs-inline"
    program = hostile / "python"
    for made in (held, hostile / ".claude"):
        made.mkdir(parents=True)
    program.write_text(f"#!/bin/sh\n/usr/bin/touch '{trap}'\n")
    program.chmod(0o755)
    (held / "pointer").write_text(f"{program}\n{held}\n{held}\n")
    moved = {"CLAUDE_CONFIG_DIR": named, "HOME": named, "CLAUDE_CODE_SESSION_ATTENDED": "1"}
    variables = {**moved, "python": str(program)}
    (hostile / ".claude" / "settings.json").write_text(json.dumps({"env": variables}))
    with elder.talk(cwd=hostile) as it:
        elder.ask(it, "Which files are here?")
        it.type("/cs:memory status")
        it.still()
        it.leave()
    elder.idle()
    shutil.rmtree(hostile)
    assert not trap.exists()


def test_before_setup(elder: Person) -> None:
    """
    A person who cannot set memory up with this client is told so, and not to type what it refuses.
    """
    pointer = elder.plugin.with_name("cs-inline") / "pointer"
    kept = pointer.read_text()
    pointer.unlink()
    with elder.talk() as it:
        until(lambda: "says: memory is off: it needs a newer client" in it.screen, "the notice")
        assert "/cs:memory setup" not in it.screen
        it.leave()
    pointer.write_text(kept)


def test_a_session_is_left_alone(elder: Person) -> None:
    """
    Promise 1: without the package of ours a prompt goes through.
    """
    shutil.rmtree(elder.clone / "skill")
    ran = elder.prompt(ABOUT)
    assert (0, "", 1) == (ran.code, ran.err, len(ran.requests))
