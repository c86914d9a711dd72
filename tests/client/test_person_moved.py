"""What a person says in every project, with the client's folder elsewhere. One home, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.client.test_person import ABOUT, AGAIN, CLAIM
from tests.client.world import Person

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OTHER = "Always run the type checker before you commit"
OTHER_AGAIN = "You must always run the type checker before committing"


@pytest.fixture(scope="module")
def moved(claude: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """A person whose client keeps its folder elsewhere."""
    with Person(claude, tmp_path_factory.mktemp("moved"), config="settings/claude") as made:
        made.set_up()
        yield made


@pytest.fixture(scope="module")
def diary(moved: Person) -> Path:
    """A second project of theirs."""
    return moved.started("diary")


def test_adopted_in_two_projects_for_a_month(moved: Person, diary: Path) -> None:
    """
    A claim that two projects adopted is adopted for all by what it is called in one of them; what
    each has stays, and the answer says so.
    """
    for folder in (moved.project, diary):
        moved.say(OTHER, days=40, cwd=folder)
        moved.say(OTHER_AGAIN, days=38, cwd=folder)
        with moved.talk(days=36, cwd=folder) as it:
            assert "adopted into CLAUDE.md" in moved.memory(it, "adopt 1")
            it.leave()
        moved.idle()
    with moved.talk() as it:
        assert "adopted in 2 projects: " in moved.memory(it)
        said = moved.memory(it, f'adopt "{OTHER}" --person')
        it.leave()
    assert "adopted into your own CLAUDE.md" in said
    assert "CLAUDE.md says the same now; to take it out there: demote 1" in said
    assert "CLAUDE.md of diary says the same now" in said
    assert f"- {OTHER}" in (moved.config / "CLAUDE.md").read_text()
    for folder in (moved.project, diary):
        assert f"- {OTHER}" in (folder / "CLAUDE.md").read_text()


def test_another_folder_of_the_client(moved: Person, diary: Path) -> None:
    """
    With CLAUDE_CONFIG_DIR the file is the one in that folder, here a link to where the person
    keeps it, and no other is made.
    """
    own = moved.config / "CLAUDE.md"
    real = moved.home / "dotfiles" / "claude.md"
    real.parent.mkdir()
    own.rename(real)
    own.symlink_to(real)
    moved.say(CLAIM, days=40)
    moved.say(AGAIN, days=20)
    moved.say(AGAIN, days=2, cwd=diary)
    with moved.talk(cwd=diary) as it:
        assert "adopted into your own CLAUDE.md" in moved.memory(it, "adopt p2")
        it.leave()
    assert own.is_symlink()
    assert f"- {CLAIM}" in real.read_text()
    assert not (moved.home / ".claude" / "CLAUDE.md").exists()
    for folder in (moved.started("third"), moved.project):
        with moved.talk(cwd=folder) as it:
            assert 1 == moved.ask(it, ABOUT).count(CLAIM)
            it.leave()
    assert "" == moved.errors
