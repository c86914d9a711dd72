"""Off means never taken in, whatever comes after. One home; the tests are in order."""

from __future__ import annotations

import json
import os
import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tests.client.harness import transcript_view

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.client.harness.terminal import Terminal
    from tests.client.world import Person

OFF = {"AGENT_MEMORY": "0"}


@contextmanager
def silent(person: Person, *args: str, cwd: Path | None = None) -> Iterator[Terminal]:
    """A session whose environment switches memory off."""
    with person.session(*args, env=OFF, cwd=cwd) as it:
        it.ready()
        yield it


def after(person: Person, *args: str, prompt: str = "Which files are here?") -> None:
    """A session with memory, which catches up with what came before it."""
    with person.talk(*args) as it:
        person.ask(it, prompt)
        it.leave()
    person.idle()


def typed(path: Path, words: str) -> bool:
    """Whether a transcript has a prompt of these words: what is not kept was said."""
    return any(words in said for said in transcript_view.prompts(transcript_view.records(path)))


def test_a_session(person: Person) -> None:
    """
    A session with memory off is in no file of ours, after one with memory on, which is.
    """
    with silent(person) as it:
        person.ask(it, "Always name branches after borogoves")
        it.leave()
    person.idle()
    (path,) = (path for path in person.transcripts() if typed(path, "borogoves"))
    after(person, prompt="Never let a tove into this repository")
    after(person)
    assert [] == person.kept("borogove")
    assert ["Never let a tove into this repository"] == person.sighted()
    (line,) = (person.data / "silences.jsonl").read_text().splitlines()
    assert (path.stem, True) == (json.loads(line)["session"], json.loads(line)["off"])


def test_a_prompt_at_the_start(person: Person) -> None:
    """
    So is a prompt that the command line gives, which is there before any hook has run.
    """
    with silent(person, "Always call the mock server a jabberwock") as it:
        it.wait("OK.")
        it.leave()
    person.idle()
    after(person)
    assert any(typed(path, "jabberwock") for path in person.transcripts())
    assert [] == person.kept("jabberwock")


def test_clear(person: Person) -> None:
    """
    And what is said after /clear, which begins another session.
    """
    with silent(person) as it:
        it.type("/clear")
        it.still()
        person.ask(it, "Always build the wabe before the tests")
        it.leave()
    person.idle()
    after(person)
    assert any(typed(path, "wabe") for path in person.transcripts())
    assert [] == person.kept("wabe")


def test_fork_and_resume(person: Person) -> None:
    """
    A fork with memory on takes nothing along; resumed with it, the session itself is taken in from
    then on.
    """
    with silent(person) as it:
        person.ask(it, "Always write the frumious test first")
        it.leave()
    person.idle()
    (path,) = (path for path in person.transcripts() if typed(path, "frumious"))
    forked = ("--resume", path.stem, "--fork-session")
    after(person, *forked, prompt="Never mock the vorpal client by hand")
    after(person, "--resume", path.stem, prompt="Never ship the tulgey build on a Friday")
    after(person)
    assert 2 == sum(typed(one, "frumious") for one in person.transcripts())
    assert [] == person.kept("frumious")
    assert person.kept("vorpal")
    assert person.kept("tulgey")


def test_the_command(person: Person) -> None:
    """
    What is typed between off and on is passed over, and the rest of the session is not.
    """
    with person.talk() as it:
        person.ask(it, "Never log the mome rath twice")
        assert person.memory(it, "off").startswith("memory is off: ")
        person.ask(it, "Always deploy from the uffish branch")
        assert "memory is on" == person.memory(it, "on")
        person.ask(it, "Never commit a bandersnatch")
        it.leave()
    person.idle()
    after(person)
    assert [] == person.kept("uffish")
    assert person.kept("mome rath")
    assert person.kept("bandersnatch")


def test_killed_while_off(person: Person) -> None:
    """
    Promise 9: a kill takes nothing back: neither what was said before off nor that it was off.
    """
    with person.talk() as it:
        person.ask(it, "Never retry the manxome upload")
        assert person.memory(it, "off").startswith("memory is off: ")
        person.ask(it, "Always cache the slithy tables")
        os.kill(it.pid(), signal.SIGKILL)
        it.ended()
    person.idle()
    with person.talk() as it:
        assert "memory is on" == person.memory(it, "on")
        it.leave()
    person.idle()
    after(person)
    assert [] == person.kept("slithy")
    assert person.kept("manxome")


def test_a_project_that_switches(person: Person) -> None:
    """
    The settings of a project can silence its own sessions, and no other.
    """
    other = person.started("other")
    settings = other / ".claude" / "settings.json"
    settings.parent.mkdir()
    settings.write_text(json.dumps({"env": OFF}))
    person.say("Always gimble before a release", cwd=other)
    settings.unlink()
    person.say("Never gyre in production", cwd=other)
    after(person, prompt="Always outgrabe on failure")
    assert [] == person.kept("gimble before")
    assert person.kept("gyre")
    assert person.kept("outgrabe")


def test_nothing_failed(person: Person) -> None:
    """
    No hook had anything to excuse.
    """
    assert "" == person.errors
