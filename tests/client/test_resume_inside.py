"""`/resume` typed inside a session: one session ends, another goes on, in one process."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.client.world import Person

TABS = "Always use tabs for indentation in yaml files"
TABS_AGAIN = "Please always use tabs for indentation in yaml files"
SPACES = "Always use spaces for indentation in yaml files"
CHANGELOG = "Always keep the changelog in British English"
BEFORE = "Never log the body of a request"
AFTER = "From now on always name the owner in a runbook"
ABOUT = "Write the changelog for this release in British English"


@pytest.fixture(scope="module")
def resumed(person: Person) -> Sequence[str]:
    """What the model was told: in the first session, in the second, and in the first again."""
    person.say(TABS, days=9)
    person.say(TABS_AGAIN, CHANGELOG, days=6)
    with person.talk(days=5) as it:
        assert "adopted" in person.memory(it, "adopt 1")
        it.leave()
    person.say(SPACES, days=4)
    with person.talk() as it:
        first = person.ask(it, ABOUT)
        it.leave()
    person.idle()
    name = person.transcripts()[-1].stem
    with person.talk() as it:
        person.ask(it, BEFORE)
        second = person.ask(it, ABOUT)
        it.type(f"/resume {name}")
        it.wait(lambda screen: BEFORE not in screen and ABOUT in screen)
        it.still()
        third = person.ask(it, f"{ABOUT}, again. {AFTER}")
        it.leave()
    person.idle()
    return first, second, third


def test_nothing_is_told_twice(resumed: Sequence[str]) -> None:
    """
    What the resumed conversation was told, at its start and with a prompt, is not told again.
    """
    first, second, third = resumed
    for told in (first, second):
        assert 1 == told.count(f"{CHANGELOG} (said")
        assert 1 == told.count("contested by")
    assert BEFORE not in third, "the first session is back"
    assert 1 == third.count(f"{CHANGELOG} (said")
    assert 1 == third.count("contested by")


@pytest.mark.usefixtures("resumed")
def test_all_of_it_counts_once(person: Person) -> None:
    """
    Promise 7: what was said before the change, after it and in the resumed session counts once.
    """
    said = person.sighted()
    assert {BEFORE: 1, AFTER: 1, CHANGELOG: 1} == {
        words: said.count(words) for words in (BEFORE, AFTER, CHANGELOG)
    }
    places = {one["text"]: one["place"]["transcript"] for one in person.sightings()}
    assert person.transcripts()[-1].name == places[AFTER].rpartition("/")[2]
    assert places[BEFORE] != places[AFTER]
    assert "" == person.errors
