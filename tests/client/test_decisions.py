"""What a person decides holds, whatever is said and captured afterwards. One home, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.client.world import until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.client.world import Person

TABS = "Always use tabs for indentation in yaml files"
SPACES = "Always use spaces for indentation in yaml files"
REJECTED = "Always run the type checker before you commit"
REJECTED_AGAIN = "You must always run the type checker before committing"
REJECTED_NEAR = "You must always run the type checker before you commit"
FORGOTTEN = "Never edit the generated parser by hand"
FORGOTTEN_AGAIN = "Please never edit the generated parser by hand"
FORGOTTEN_NEAR = "From now on, never edit the generated parser by hand"


@pytest.fixture(scope="module")
def spoken(person: Person) -> list[Path]:
    """Two rules that recur and two that exclude each other, on four days; the transcripts."""
    person.say(TABS, days=9)
    first = person.say(REJECTED, FORGOTTEN, days=8)
    second = person.say(REJECTED_AGAIN, FORGOTTEN_AGAIN, days=6)
    person.say(SPACES, days=5)
    return [first, second]


def _number(listed: str, words: str) -> str:
    """The number under which a claim waits."""
    (line,) = [line for line in listed.splitlines() if words in line]
    return line.split()[0]


@pytest.mark.usefixtures("spoken")
def test_a_contradiction_stops_both(person: Person) -> None:
    """
    Promise 5: neither side waits, and a prompt about them is told both, each with its tag.
    """
    with person.talk() as it:
        listed = person.memory(it)
        assert TABS not in listed
        assert SPACES not in listed
        assert "1 contest open" in listed
        told = person.ask(it, "Fix the indentation in the yaml files")
        it.leave()
    notes = [line for line in told.splitlines() if line.startswith("- [")]
    assert 2 == len([line for line in notes if "contested by" in line])


@pytest.mark.usefixtures("spoken")
def test_a_ruling_ends_it(person: Person) -> None:
    """
    Promise 5: only the person's ruling settles it; the loser is told no more.
    """
    with person.talk() as it:
        contested = person.memory(it, "contested")
        assert TABS in contested
        assert SPACES in contested
        assert "ruled new" in person.memory(it, f'resolve "{TABS}" new')
        it.leave()
    with person.talk() as it:
        told = person.ask(it, "Fix the indentation in the yaml files")
        it.leave()
    assert TABS not in told
    assert 1 == told.count(SPACES)
    assert "contested" not in told


@pytest.mark.usefixtures("spoken")
def test_a_rejection_refuses_near_matches(person: Person) -> None:
    """
    Promise 10: what was rejected does not come back in nearly the same words.
    """
    with person.talk() as it:
        number = _number(person.memory(it), REJECTED)
        assert "rejected" in person.memory(it, f"reject {number}")
        it.leave()
    person.say(REJECTED_NEAR, days=2)
    with person.talk() as it:
        assert "type checker" not in person.memory(it)
        it.leave()


@pytest.mark.usefixtures("spoken")
def test_undo_takes_it_back(person: Person) -> None:
    """
    Promise 12: after undo it waits again.
    """
    with person.talk() as it:
        assert "undone: rejected" in person.memory(it, "undo")
        assert "type checker" in person.memory(it)
        it.leave()


def test_undo_restores_the_file(person: Person, spoken: list[Path]) -> None:
    """
    Promise 12: adopt and undo leave the instruction file as it was, byte for byte.
    """
    assert spoken
    path = person.project / "CLAUDE.md"
    path.write_bytes(b"# Ours\r\n\r\nThe parser is generated.\r\n")
    before = path.read_bytes()
    with person.talk() as it:
        number = _number(person.memory(it), "type checker")
        assert "adopted" in person.memory(it, f"adopt {number}")
        assert before != path.read_bytes()
        assert "undone: adopted" in person.memory(it, "undo")
        it.leave()
    assert before == path.read_bytes()


def test_forgotten_is_out_of_every_file(person: Person, spoken: list[Path]) -> None:
    """
    Promise 10: the text leaves every file of ours, in all its wordings.
    """
    assert spoken
    assert person.kept("generated parser")
    with person.talk() as it:
        number = _number(person.memory(it), "generated parser")
        person.memory(it, f"forget {number}")
        it.leave()
    person.idle()
    assert [] == person.kept("generated parser")


def test_forgotten_stays_forgotten(person: Person, spoken: list[Path]) -> None:
    """
    Promise 10: neither a fork that copies the messages nor a new sentence near it brings it back.
    """
    for path in spoken:
        with person.talk("--resume", path.stem, "--fork-session") as it:
            person.ask(it, "Which files are here?")
            it.leave()
    person.say(FORGOTTEN_NEAR, days=1)
    person.idle()
    with person.talk() as it:
        assert "generated parser" not in person.memory(it)
        assert FORGOTTEN not in person.ask(it, "Rename a rule in the generated parser")
        it.leave()
    until(lambda: not person.kept("never edit the generated parser"), "it to stay away", 1)


def test_nothing_failed(person: Person) -> None:
    """
    No hook had anything to excuse.
    """
    assert "" == person.errors
