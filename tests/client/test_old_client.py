"""A client from before hooks were told who typed: it reads, says why it does not decide, and lives.

Such a client finds no plugin in its skills folder; it is started with `--plugin-dir`.
"""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from tests.client.world import Person

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
        made.set_up()
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


def test_a_session_is_left_alone(elder: Person) -> None:
    """
    Promise 1: without the package of ours a prompt goes through.
    """
    shutil.rmtree(elder.clone / "skill")
    ran = elder.prompt(ABOUT)
    assert (0, "", 1) == (ran.code, ran.err, len(ran.requests))
