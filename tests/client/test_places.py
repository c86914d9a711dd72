"""Where and beside what a session runs. One home; the tests are in order."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

from tests.client.harness.fake_model import slow

if TYPE_CHECKING:
    from tests.client.world import Person

CLAIM = "Always run the type checker before you commit"
AGAIN = "You must always run the type checker before committing"
ABOUT = "Commit this, the type checker has run"


def test_a_subfolder_and_a_worktree_are_one_project(person: Person) -> None:
    """
    What is said in a subfolder and in a worktree counts together; the line goes into the worktree
    in which it is adopted.
    """
    folder = person.project / "deep" / "down"
    folder.mkdir(parents=True)
    tree = person.root / "tree"
    git = ["git", "-C", str(person.project), "-c", "user.name=x", "-c", "user.email=x@example.org"]
    subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "x"], check=True)
    subprocess.run([*git, "worktree", "add", "-q", tree], check=True)
    person.trust(folder, tree)
    person.say(CLAIM, days=4, cwd=folder)
    person.say(AGAIN, days=2, cwd=tree)
    with person.talk(cwd=tree) as it:
        assert CLAIM in person.memory(it)
        assert "adopted into CLAUDE.md" in person.memory(it, "adopt 1")
        it.leave()
    assert f"- {CLAIM}" in (tree / "CLAUDE.md").read_text().splitlines()
    assert not (person.project / "CLAUDE.md").exists()
    assert not (folder / ".memory").exists()


def test_an_adopted_line_that_is_not_loaded_is_absent(person: Person) -> None:
    """
    On the other branch the line is absent, which is said and repaired by nobody unasked.
    """
    with person.talk() as it:
        assert "absent" in person.memory(it, "status")
        it.leave()
    assert not (person.project / "CLAUDE.md").exists()


def test_two_sessions_at_once(person: Person) -> None:
    """
    Promise 9: two sessions of a project that end together are both taken in.
    """
    with person.talk() as one, person.talk() as other:
        person.ask(one, "Always keep migrations reversible")
        person.ask(other, "Never log the body of a request")
        one.type("/exit")
        other.type("/exit")
        one.ended()
        other.ended()
    person.idle()
    both = {"Always keep migrations reversible", "Never log the body of a request"}
    assert both <= set(person.sighted())


def test_off_and_on(person: Person) -> None:
    """
    Switched off, nothing is said; switched on, it is again, in the same session.
    """
    kept = "Always keep migrations reversible"
    with person.talk() as it:
        assert person.memory(it, "off").startswith("memory is off: ")
        assert kept not in person.ask(it, "Are these migrations reversible?")
        assert "memory is on" == person.memory(it, "on")
        assert kept in person.ask(it, "Are these migrations reversible?")
        it.leave()


def test_a_command_in_the_queue(person: Person) -> None:
    """
    A command that is typed while the model works is answered after its turn, without a request.
    """
    with person.talk(script=[slow(2, "First.")]) as it:
        it.type("Which files are here?")
        asked = len(person.model.requests)
        assert "migrations" in person.memory(it, "search migrations")
        assert asked + 1 >= len(person.model.requests)
        it.leave()
