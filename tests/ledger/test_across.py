"""All projects of a person as their journals hold them, and the numbers of what waits for all."""

from __future__ import annotations

import pytest

from agent_memory import paths
from agent_memory.instructions import Line
from agent_memory.ledger import across, journal, memory, person
from agent_memory.ledger.proposal import digest
from agent_memory.ledger.records import Adopted, Clean, Demoted, Numbered, Rejected
from tests.ledger.build import (
    DEV,
    PNPM,
    VENDOR,
    ZONE,
    by_text,
    day,
    decide,
    folded,
    forget,
    sights,
    undo,
)

SHOP, BLOG, LATER = "0123456789ab", "fedcba987654", "aaaaaaaaaaaa"
SEEN = [*sights("a1 b2"), *sights("c40")]
OWN = Line("~/.claude/CLAUDE.md", 3, PNPM, block=True)


@pytest.fixture
def home(tmp_path):
    """Two projects in which one claim was stated for a month."""
    made = paths.Home(tmp_path / "data", tmp_path / "cache", tmp_path / "client")
    saw(made, SHOP, sights("a1 b2"))
    saw(made, BLOG, sights("c40"))
    return made


def saw(home, project, sightings):
    own = [one.model_copy(update={"project": project}) for one in sightings]
    journal.append(memory.journals(home, project).sightings, own, token="x")  # noqa: S106


def decided(home, *records):
    journal.append(memory.persons(home), records, token="x")  # noqa: S106


def read(home, *projects, now=60, loaded=()):
    names = projects or (SHOP, BLOG)
    return across.read(home, names, zone=ZONE, now=day(now), loaded=loaded)


def waiting(home, *projects, **given):
    return [(one.number, one.text) for one in read(home, *projects, **given).proposals]


def numbered(about, number, text=PNPM, on=50):
    words = {"text": Clean(text), "digest": digest(text)}
    return decide(Numbered, about, on, number=number, tier="L3", **words)


def adopted(about=SEEN, on=50, text=PNPM, **fields):
    return decide(Adopted, about, on, text=Clean(text), tier="L3", **fields)


class TestNumbers:
    def test_the_first(self, home):
        """
        What waits for all projects has numbers of its own, the same wherever they are asked for.
        """
        assert [(1, PNPM)] == waiting(home) == waiting(home, BLOG, SHOP)

    def test_kept(self, home):
        """
        A number stays with its claim when an older one comes to wait.
        """
        decided(home, numbered(SEEN, 1))
        saw(home, SHOP, sights("a0 e3", VENDOR))
        saw(home, BLOG, sights("f45", VENDOR))
        assert [(1, PNPM), (2, VENDOR)] == waiting(home)

    def test_not_given_again(self, home):
        """
        The number of what was decided is never another claim's.
        """
        decided(home, numbered(SEEN, 1), decide(Rejected, SEEN, 51, tier="L3", text=Clean(PNPM)))
        saw(home, SHOP, sights("a1 e3", VENDOR))
        saw(home, BLOG, sights("f45", VENDOR))
        assert [(2, VENDOR)] == waiting(home)

    def test_none_of_a_project(self, home):
        """
        A number of the person's is no number of a project, whose own begin at one.
        """
        decided(home, numbered(SEEN, 7))
        held = memory.read(home, SHOP, zone=ZONE, now=day(60)).memory
        assert [1] == [one.number for one in held.proposals]
        assert () == by_text(held, PNPM).standing.numbers

    def test_shown(self, home):
        """
        Promise 3: it is new until it was shown under its number with its very words.
        """
        assert [True] == [one.new for one in read(home).proposals]
        decided(home, numbered(SEEN, 1))
        assert [False] == [one.new for one in read(home).proposals]

    @pytest.mark.parametrize(
        ("expected", "records"),
        [
            pytest.param(False, [], id="no number"),
            pytest.param(True, [numbered(SEEN, 1)], id="a number"),
            pytest.param(False, [numbered(SEEN, 1), adopted(on=51)], id="adopted"),
            pytest.param(False, [numbered(SEEN, 1), forget(SEEN, 51)], id="forgotten"),
            pytest.param(
                False, [numbered(SEEN, 1), decide(Rejected, SEEN, 51, tier="L3")], id="rejected"
            ),
            pytest.param(
                True, [numbered(SEEN, 1), decide(Rejected, SEEN, 51)], id="rejected in a project"
            ),
        ],
    )
    def test_undecided(self, expected, records):
        """
        Whether all projects must be looked at shows in the person's journal alone.
        """
        assert expected == across.undecided(records)


class TestDecided:
    def test_adopted(self, home):
        """
        Adopted for all, it stands in each project that holds it and waits in none.
        """
        decided(home, adopted())
        assert [] == waiting(home)
        for name in (SHOP, BLOG):
            held = memory.read(home, name, zone=ZONE, now=day(60)).memory
            assert ("L3", ()) == (by_text(held, PNPM).tier, held.proposals)

    def test_demoted(self, home):
        """
        Taken out again, it is not proposed and can still be named by its number.
        """
        decided(home, numbered(SEEN, 1), adopted(on=51), decide(Demoted, SEEN, 52, tier="L3"))
        found = read(home)
        assert () == found.proposals
        assert PNPM == found.numbered(1).text
        assert found.numbered(1).verdict.passed

    def test_rejected(self, home):
        """
        Promise 10: a refusal for all covers near matches, and leaves each project its own.
        """
        decided(home, decide(Rejected, SEEN, tier="L3", text=Clean(PNPM)))
        near = "you must always use pnpm for the installs"
        saw(home, LATER, sights("x1 y2", near))
        found = read(home, SHOP, BLOG, LATER)
        assert () == found.proposals
        assert ["rejected for all projects: undo that first"] == [
            one.verdict.blockers[0] for one in found.shared
        ]
        held = memory.read(home, SHOP, zone=ZONE, now=day(60)).memory
        assert not by_text(held, PNPM).standing.rejected
        assert [PNPM] == [one.text for one in held.proposals]

    def test_a_project_that_holds_it_alone(self, home):
        """
        What was adopted for all can be named while one project is left that holds it.
        """
        decided(home, numbered(SEEN, 1), adopted(on=51))
        assert PNPM == read(home, BLOG).numbered(1).text

    def test_a_project_that_cannot_be_read(self, home):
        """
        A journal that is broken costs that project and no other.
        """
        path = memory.journals(home, LATER).sightings.path
        path.mkdir(parents=True)
        assert [(1, PNPM)] == waiting(home, SHOP, BLOG, LATER)


class TestLines:
    def test_the_last_word(self):
        """
        The line that stands is the one adopted last; none once it was demoted or forgotten.
        """
        first, second = adopted(on=10), adopted(on=11, text="use pnpm")
        assert [PNPM] == [one.text for one in person.adopted([first])]
        assert ["use pnpm"] == [one.text for one in person.adopted([first, second])]
        assert [PNPM] == [one.text for one in person.adopted([first, second, undo(second, 12)])]
        assert () == person.adopted([first, decide(Demoted, SEEN, 12, tier="L3")])
        assert () == person.adopted([first, forget(SEEN, 12)])

    def test_a_projects_own(self):
        """
        What one project decided about its own line leaves the person's where it is.
        """
        own = decide(Adopted, SEEN, 9, text=Clean(PNPM))
        out = decide(Demoted, SEEN, 12)
        assert () == person.adopted([own])
        assert [PNPM] == [one.text for one in person.adopted([own, adopted(on=10), out])]

    def test_both(self):
        """
        A claim can stand in both files: each is decided for itself.
        """
        own = decide(Adopted, SEEN, 9, text=Clean(PNPM))
        atom = by_text(folded(SEEN, [own, adopted(on=10)]), PNPM)
        assert ("L3", "L2") == (atom.standing.adopted.tier, atom.standing.own.tier)
        without = [own, adopted(on=10), decide(Demoted, SEEN, 11, tier="L3")]
        assert "L2" == by_text(folded(SEEN, without), PNPM).tier


class TestElsewhere:
    def test_a_new_project(self):
        """
        A project in which it is said later finds it in the person's file: unheeded, not proposed.
        """
        later = sights("x51 y52")
        atom = by_text(folded(later, [adopted(on=50)], now=60, loaded=[OWN]), PNPM)
        assert (OWN, 2, None) == (atom.already, atom.unheeded, atom.standing.adopted)
        assert ("already in ~/.claude/CLAUDE.md line 3",) == atom.verdict.blockers

    def test_said_before_it_was_adopted(self):
        """
        What was said before the line came was not unheeded.
        """
        seen = sights("x48 y52")
        assert 1 == by_text(folded(seen, [adopted(on=50)], now=60, loaded=[OWN]), PNPM).unheeded

    def test_where_it_was_adopted(self):
        """
        To the claim that carries the adoption its own line is nothing new.
        """
        atom = by_text(folded(SEEN, [adopted(on=50)], now=60, loaded=[OWN]), PNPM)
        assert (None, "L3") == (atom.already, atom.tier)

    def test_a_line_that_is_contradicted(self):
        """
        Promise 5: where no claim carries it, the line is a side of a contest as any other is.
        """
        line = Line("~/.claude/CLAUDE.md", 3, "always use npm for installs", block=True)
        wide = adopted([*sights("p1", line.text)], 10, line.text)
        found = folded(sights("a20 b21"), [wide], now=30, loaded=[line])
        assert ["~/.claude/CLAUDE.md:3"] == [one.incumbent for one in found.contests]

    def test_a_line_by_hand(self, home):
        """
        What the person's own file says already waits for no project.
        """
        by_hand = OWN._replace(block=False)
        (one,) = read(home, loaded=[by_hand]).shared
        assert ("already in ~/.claude/CLAUDE.md line 3",) == one.verdict.blockers

    def test_a_line_of_one_project(self, home):
        """
        Promise 11: the lines of the project that asks change nothing for all of them.
        """
        here = Line("CLAUDE.md", 3, PNPM)
        assert read(home).shared == read(home, loaded=[here]).shared


@pytest.mark.parametrize("flags", [("altered",), ("suspect",), ("pasted",)])
def test_quarantined_anywhere(home, flags):
    """
    Promise 2: the same words in a project where they are not known to be clean stop it.
    """
    saw(home, LATER, sights("x1", flags=flags))
    (one,) = read(home, SHOP, BLOG, LATER).shared
    assert ("altered, suspect or pasted? in a project: say it there in your own words",) == (
        one.verdict.blockers
    )
    saw(home, LATER, sights("y41"))
    assert [(1, PNPM)] == waiting(home, SHOP, BLOG, LATER)


def test_what_stands_for_it(home):
    """
    The label says over how many projects, conversations and days, or how many adopted it.
    """
    (one,) = read(home).shared
    assert "stated in 2 projects, 3 conversations, 39 days apart" == one.earned
    for name, seen in ((SHOP, sights("a1 b2")), (BLOG, sights("c40"))):
        own = decide(Adopted, seen, 20, text=Clean(PNPM)).model_copy(update={"project": name})
        journal.append(memory.journals(home, name).decisions, [own], token="x")  # noqa: S106
    (one,) = read(home).shared
    assert "adopted in 2 projects" == one.earned


def test_of_which_claim(home):
    """
    A project's claim leads to the one of all projects that it is part of.
    """
    saw(home, SHOP, sights("a1", DEV))
    found = read(home)
    held = found.held[SHOP].memory
    assert PNPM == found.holding(SHOP, by_text(held, PNPM).id).text
    assert found.holding(SHOP, by_text(held, DEV).id) is None
    assert found.numbered(9) is None
