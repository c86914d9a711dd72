"""The main loop: said twice, proposed, explained, adopted, loaded. One home, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.client.harness import transcript_view
from tests.client.world import until

if TYPE_CHECKING:
    from tests.client.world import Person

CLAIM = "Never rename public functions without asking me first"
AGAIN = "do not rename public functions without asking me, ever"
ABOUT = "Please rename the public function load_all to load everywhere"
ELSEWHERE = "Why is the export of the monthly figures slow?"
OTHER = "Always run the type checker before you commit"
AGENTS = "The warehouse service speaks gRPC."
NOTICE = "conversations of this project: 1 rule waits: /cs:memory"


def test_once_is_a_candidate(person: Person) -> None:
    """
    A statement of one day is kept with its place and proposed to nobody.
    """
    (person.project / "AGENTS.md").write_text(f"{AGENTS}\n")
    path = person.say(f"{CLAIM}. The export is slow, look at it.", days=9)
    (sighting,) = person.sightings()
    assert CLAIM == sighting["text"]
    lines = transcript_view.records(path)
    assert sighting["place"]["message"] == lines[sighting["place"]["line"] - 1]["uuid"]
    with person.talk(days=8) as it:
        assert NOTICE not in it.screen
        assert "nothing waits" in person.memory(it)
        it.leave()


def test_a_prompt_about_it_carries_a_note(person: Person) -> None:
    """
    Recall: what is not adopted is told when a prompt is about it, once in a context.
    """
    with person.talk(days=7) as it:
        told = person.ask(it, ABOUT)
        assert 1 == told.count(CLAIM)
        assert "said 1× since" in told
        assert "not adopted" in told
        again = person.ask(it, f"{ABOUT}, in the tests too")
        assert 1 == again.count(CLAIM)
        it.type("/clear")
        it.still()
        assert 1 == person.ask(it, f"{ABOUT}, once more").count(CLAIM)
        asked = len(person.model.requests)
        it.type("/compact")
        until(lambda: len(person.model.requests) > asked, "the compaction")
        it.still()
        assert 1 == person.ask(it, f"{ABOUT}, and again").count(CLAIM)
        it.leave()


def test_another_prompt_carries_nothing(person: Person) -> None:
    """
    A prompt about something else costs no token.
    """
    with person.talk(days=7) as it:
        told = person.ask(it, ELSEWHERE)
        assert CLAIM not in told
        assert "agent_memory" not in told
        it.leave()
    assert [] == transcript_view.hook_texts(transcript_view.records(person.transcripts()[-1]))


def test_twice_on_two_days_waits(person: Person) -> None:
    """
    The same claim in other words, in another conversation on another day, is staged; the person
    is told of it once.
    """
    person.say(AGAIN, days=5)
    assert [CLAIM, AGAIN] == person.sighted()
    with person.talk() as it:
        until(lambda: NOTICE in it.screen, "the notice")
        it.leave()
    with person.talk() as it:
        assert NOTICE not in it.screen
        it.leave()


def test_why_shows_every_sighting(person: Person) -> None:
    """
    Promise 4: why names day, conversation, line and words of all sightings, and asks no model.
    """
    asked = len(person.model.requests)
    with person.talk() as it:
        answer = person.memory(it, "why 1")
        it.leave()
    assert CLAIM in answer
    assert AGAIN in answer
    for sighting in person.sightings():
        assert sighting["at"][:10] in answer
        assert f"line {sighting['place']['line']}" in " ".join(answer.split())
    assert asked == len(person.model.requests)
    assert not (person.project / "CLAUDE.md").exists()


def test_adopt_writes_the_line(person: Person) -> None:
    """
    Promise 3: the typed command writes that line and only it, without a model.
    """
    asked = len(person.model.requests)
    with person.talk() as it:
        answer = person.memory(it, "adopt 1")
        it.leave()
    assert "adopted into CLAUDE.md" in answer
    assert asked == len(person.model.requests)
    lines = (person.project / "CLAUDE.md").read_text().splitlines()
    assert "@AGENTS.md" == lines[0]
    assert [f"- {CLAIM}"] == [line for line in lines if line.startswith("- ")]


def test_the_next_session_loads_it_once(person: Person) -> None:
    """
    An adopted claim reaches the model exactly once, and AGENTS.md still does.
    """
    with person.talk() as it:
        assert NOTICE not in it.screen
        told = person.ask(it, ABOUT)
        assert 1 == told.count(CLAIM)
        assert AGENTS in told
        assert "nothing waits" in person.memory(it)
        it.leave()


def test_the_decision_is_matched_with_its_line(person: Person) -> None:
    """
    Promise 3: what was typed is found in the transcript, so nothing is flagged.
    """
    person.idle()
    with person.talk() as it:
        assert "no typed line" not in person.memory(it, "status")
        it.leave()


def test_said_again_it_is_unheeded(person: Person) -> None:
    """
    What is said again after its adoption is shown to the person first, and tagged for the model.
    """
    person.say("I told you: never rename public functions without asking me first!")
    with person.talk() as it:
        told = person.ask(it, "Which files are here?")
        assert "unheeded: said again 1×" in told
        assert "adopted, and said again since" in person.memory(it)
        it.leave()


def test_a_line_that_is_contested_is_tagged(person: Person) -> None:
    """
    Promise 5: a line of CLAUDE.md that the person has contradicted since is tagged at the start.
    """
    path = person.project / "CLAUDE.md"
    path.write_text(f"{path.read_text()}\nInstall packages with pnpm.\n")
    person.say("From now on, use yarn to install packages")
    with person.talk() as it:
        told = person.ask(it, "Which files are here?")
        assert "1 contest open" in person.memory(it)
        it.leave()
    (tagged,) = [line for line in told.splitlines() if "contested" in line and "yarn" in line]
    assert "not settled" in tagged


def test_what_was_told_is_no_sighting(person: Person) -> None:
    """
    Promise 7: neither our own notes nor our own answers add recurrence.
    """
    person.idle()
    assert [CLAIM, AGAIN] == person.sighted()[:2]
    assert 4 == len(person.sightings())


def test_nothing_failed(person: Person) -> None:
    """
    No hook had anything to excuse.
    """
    assert "" == person.errors
