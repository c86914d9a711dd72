"""What a person says in every project, in the person's own CLAUDE.md. One home, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.client.world import Person

CLAIM = "Never rename public functions without asking me first"
AGAIN = "do not rename public functions without asking me, ever"
ABOUT = "Please rename the public function load_all to load everywhere"
MINE = "# Mine\r\n\r\nAnswer in English.\r\n"
NOTICE = "1 rule waits for all your projects: /cs:memory"


@pytest.fixture(scope="module")
def blog(person: Person) -> Path:
    """A second project, in which the claim was said again a month after the first."""
    folder = person.started("blog")
    person.say(f"{CLAIM}. The export is slow, look at it.", days=40)
    person.say(AGAIN, days=20, cwd=folder)
    (person.config / "CLAUDE.md").write_bytes(MINE.encode())
    return folder


@pytest.fixture(scope="module")
def shop(person: Person, blog: Path) -> Path:
    """A third project, in which nothing was said yet."""
    assert blog
    return person.started("shop")


def test_two_conversations_are_not_enough(person: Person, blog: Path) -> None:
    """
    Two projects and two conversations, twenty days apart, are proposed to nobody.
    """
    with person.talk(cwd=blog) as it:
        assert NOTICE not in it.screen
        assert "for all your projects" not in person.memory(it)
        it.leave()


def test_a_third_over_a_month_is_proposed_once(person: Person, blog: Path) -> None:
    """
    Stated in two projects, three conversations, over thirty days, it waits as p1; the person is
    told so once, in whichever project starts first.
    """
    person.say(CLAIM, days=2, cwd=blog)
    with person.talk(cwd=blog) as it:
        it.wait(lambda shown: NOTICE in " ".join(shown.split()))
        it.leave()
    person.say("Which files are here?")
    with person.talk() as it:
        assert NOTICE not in " ".join(it.screen.split())
        listed = person.memory(it)
        it.leave()
    assert "for all your projects: adopt p1" in listed
    assert "stated in 2 projects, 3 conversations, 38 days apart: project, blog" in listed
    assert "for all your projects: adopt p1" in listed
    assert "p1" in (blog / ".memory" / "staged" / "REVIEW.md").read_text()


def test_why_shows_the_sightings_of_all_projects(person: Person) -> None:
    """
    Promise 4: each row names its project; no model is asked.
    """
    asked = len(person.model.requests)
    with person.talk() as it:
        answer = person.memory(it, "why p1")
        it.leave()
    rows = [line for line in answer.splitlines() if f'"{CLAIM}"' in line or f'"{AGAIN}"' in line]
    seen = [line.split()[0] for line in rows if "decided" not in line]
    assert ["project", "blog", "blog"] == seen
    assert asked == len(person.model.requests)


def test_adopt_writes_the_persons_own_file(person: Person, blog: Path, shop: Path) -> None:
    """
    Promise 3: typed in a project that never held it, it writes that line and only it.
    """
    asked = len(person.model.requests)
    with person.talk(cwd=shop) as it:
        assert "adopted into your own CLAUDE.md" in person.memory(it, "adopt p1")
        it.leave()
    assert asked == len(person.model.requests)
    held = (person.config / "CLAUDE.md").read_bytes().decode()
    assert held.startswith(MINE)
    assert [f"- {CLAIM}"] == [line for line in held.splitlines() if line.startswith("- ")]
    for folder in (person.project, blog, shop):
        assert not (folder / "CLAUDE.md").exists()


def test_a_third_project_loads_it_once(person: Person, shop: Path) -> None:
    """
    Every session of every project has it, once.
    """
    for folder in (shop, person.project):
        with person.talk(cwd=folder) as it:
            assert 1 == person.ask(it, ABOUT).count(CLAIM)
            assert "nothing waits" in person.memory(it)
            it.leave()


def test_the_decision_is_matched_with_its_line(person: Person, shop: Path) -> None:
    """
    Promise 3: what was typed is found in the transcript, so nothing is flagged; the line is there.
    """
    person.idle()
    with person.talk(cwd=shop) as it:
        said = person.memory(it, "status")
        it.leave()
    assert "no typed line" not in said
    assert "absent" not in said
    assert "unknown" not in said


def test_said_in_a_third_project_it_is_unheeded(person: Person, shop: Path) -> None:
    """
    What stands for all projects is proposed in none, however often it is said there.
    """
    person.say(f"I told you: {CLAIM[0].lower()}{CLAIM[1:]}!", cwd=shop)
    person.say(AGAIN, cwd=shop)
    with person.talk(cwd=shop) as it:
        told = person.ask(it, "Which files are here?")
        listed = person.memory(it)
        it.leave()
    assert "unheeded: said again" in told
    assert "adopted, and said again since" in listed
    assert "adopt" not in listed.replace("adopted", "")


def test_undo_restores_every_byte(person: Person, blog: Path) -> None:
    """
    Promise 12: undone from another project, the file is what it was.
    """
    with person.talk(cwd=blog) as it:
        assert "undone: adopted" in person.memory(it, "undo")
        assert "adopt p1" in person.memory(it)
        it.leave()
    assert MINE.encode() == (person.config / "CLAUDE.md").read_bytes()


def test_rejected_for_all_projects(person: Person, shop: Path) -> None:
    """
    Promise 10: a refusal for all projects holds in each of them, and leaves each its own proposal.
    """
    with person.talk() as it:
        assert "rejected for all projects" in person.memory(it, "reject p1")
        it.leave()
    with person.talk(cwd=shop) as it:
        assert "p1" not in person.memory(it)
        assert "undone: rejected" in person.memory(it, "undo")
        assert "adopt p1" in person.memory(it)
        it.leave()


def test_nothing_failed(person: Person) -> None:
    """
    No hook had anything to excuse.
    """
    assert "" == person.errors
