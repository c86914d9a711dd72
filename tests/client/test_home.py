"""A session that is started in the home directory, where the plugin's own folder is below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.client.world import Person

CLAIM = "Always run the linter before you push"


@pytest.fixture(scope="module")
def at_home(stranger: Person) -> Person:
    """A person who starts everything at home, setup too."""
    stranger.trust(stranger.home)
    stranger.project = stranger.home
    stranger.set_up()
    return stranger


def test_what_is_said_is_kept(at_home: Person) -> None:
    """
    A session is taken in at its end, and the next one is reminded; home gets no view.
    """
    at_home.say(CLAIM, days=2)
    assert [CLAIM] == at_home.sighted()
    with at_home.talk() as it:
        assert CLAIM in at_home.ask(it, "Push this, the linter has run")
        it.leave()
    assert "" == at_home.errors
    assert not (at_home.home / ".memory").exists()


def test_it_decides(at_home: Person) -> None:
    """
    The command works, on the python that setup recorded.
    """
    with at_home.talk() as it:
        assert CLAIM in at_home.memory(it, "search linter")
        assert at_home.memory(it, "off").startswith("memory is off: ")
        assert "memory is on" == at_home.memory(it, "on")
        it.leave()
