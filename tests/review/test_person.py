"""Deciding for all projects: by a number of the person's, from whichever of them it is typed in."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from agent_memory import files, policy
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory
from agent_memory.ledger.records import Adopted, Clean, Forgotten, Numbered
from agent_memory.review import adopt, audit, block, decide, forget, undo
from agent_memory.review.blockers import Terms
from tests.ledger.build import PNPM, VENDOR, day, sights
from tests.ledger.build import decide as made
from tests.review.desks import Shop, adopted, shown

BLOG, WIKI = "ffffffffffff", "aaaaaaaaaaaa"  # of claims as old, the lower id is the first
MINE = b"# Mine\r\n\r\nBe kind.\r\n"
PATH = "keep the dumps in /" + "home/petra/dumps"


class World(NamedTuple):
    """A person in a shop, with other projects, and the person's own file."""

    shop: Shop

    @property
    def own(self):
        return self.shop.home.client / "CLAUDE.md"

    def saw(self, project, sightings, *decisions):
        """Sightings and decisions in another project."""
        books = memory.journals(self.shop.home, project)
        for book, records in ((books.sightings, sightings), (books.decisions, decisions)):
            own = [one.model_copy(update={"project": project}) for one in records]
            journal.append(book, own, token="x")  # noqa: S106

    def within(self, project):
        """The desk in another project."""
        return self.shop.at._replace(
            identity=self.shop.identity._replace(id=project, root=None), roots=()
        )

    def tiers(self):
        """The tier of every claim of each project."""
        ids = self.shop.at.projects
        return {
            name: [
                one.tier
                for one in memory.read(
                    self.shop.home, name, zone=self.shop.at.zone, now=day(60)
                ).memory.atoms
            ]
            for name in ids
        }


@pytest.fixture
def world(tmp_path):
    shop = Shop(tmp_path)
    shop.at = shop.at._replace(projects=(shop.identity.id, BLOG, WIKI), now=day(60))
    found = World(shop)
    shop.saw(*sights("a1 b50"))
    found.saw(BLOG, sights("x1 y40", "you must always use pnpm for installs"))
    files.folder(shop.home.client)
    found.own.write_bytes(MINE)
    return found


class TestAdopt:
    def test_shown_first(self, world):
        """
        Promise 3: the first word shows the line with the sightings of all projects.
        """
        said = "\n".join(shown(world.shop, "p1").lines)
        assert "(number p1; into your own CLAUDE.md, for all projects)" in said
        assert f"+ - {PNPM}" in said
        assert "you must always use pnpm" in said
        assert said.endswith("adopt p1")
        assert world.own.read_bytes() == MINE

    @pytest.mark.parametrize("project", [BLOG, WIKI])
    def test_from_any_project(self, world, project):
        """
        Also from one that never held it, it writes one line, and stands in all that do.
        """
        there = world.within(project)
        adopt.adopt(there, "p1")
        done = adopt.adopt(there, "P1")
        assert ("adopted into your own CLAUDE.md:", f"  - {PNPM}") == done.lines
        assert world.own.read_bytes().startswith(MINE)
        assert (PNPM,) == block.bullets(world.own.read_bytes())
        assert {world.shop.identity.id: ["L3"], BLOG: ["L3"], WIKI: []} == world.tiers()

    def test_recorded_once(self, world):
        """
        Promise 12: the person's journal has the decision, about the sightings of all projects.
        """
        adopted(world.shop, "p1")
        (one,) = [
            one for one in journal.read(world.shop.books.person).records if isinstance(one, Adopted)
        ]
        assert (4, 1, "L3") == (len(one.sightings), one.number, one.tier)
        backups = list((world.shop.home.person.parent / "backups").iterdir())
        assert [MINE] == [path.read_bytes() for path in backups]
        assert not world.shop.books.decisions.path.exists()

    def test_by_the_number_of_a_project(self, world):
        """
        Promise 3: words that were shown under a project's number were shown; others are first.
        """
        shown(world.shop, "1")
        done = adopt.adopt(world.shop.at, "1", Terms(tier="L3"))
        assert done.records
        undo.undo(world.shop.at)
        world.saw(BLOG, sights("w0", "always use pnpm for each of the installs"))
        done = adopt.adopt(world.shop.at, "1", Terms(tier="L3"))
        assert ((), MINE) == (done.records, world.own.read_bytes())
        assert done.lines[-1] == "to adopt it: adopt p1"

    def test_in_other_words(self, world):
        """
        Words that a person gives are adopted as they are typed.
        """
        adopted(world.shop, "p1", Terms(text="pnpm, never npm"))
        assert ("pnpm, never npm",) == block.bullets(world.own.read_bytes())

    def test_the_projects_own_lines_stay(self, world):
        """
        What a project adopted before stays where it is; the answer says what takes it out there.
        """
        adopted(world.shop)
        done = adopted(world.shop, "p1")
        assert "  CLAUDE.md says the same now; to take it out there: demote 1" in done.lines
        assert (PNPM,) == block.bullets(world.shop.claude.read_bytes())
        assert (PNPM,) == block.bullets(world.own.read_bytes())
        adopt.demote(world.shop.at, "1")
        assert not world.shop.claude.exists()
        assert (PNPM,) == block.bullets(world.own.read_bytes())

    def test_not_in_a_project_again(self, world):
        """
        What stands for all projects needs no line in one.
        """
        adopted(world.shop, "p1")
        with pytest.raises(Refusal, match="adopted for all your projects already"):
            adopt.adopt(world.shop.at, PNPM)

    def test_adopted_already(self, world):
        """
        Nor a second one of the person's.
        """
        adopted(world.shop, "p1")
        with pytest.raises(Refusal, match="adopted already"):
            adopt.adopt(world.shop.at, "p1")

    def test_no_such_number(self, world):
        """
        A number that nothing has is refused.
        """
        with pytest.raises(Refusal, match="nothing waits as p9"):
            adopt.adopt(world.shop.at, "p9")

    def test_a_path(self, world):
        """
        Promise 6: no path, name or address goes into the person's file.
        """
        world.shop.saw(*sights("a1 b50", PATH))
        world.saw(BLOG, sights("x1 y40", PATH))
        (one,) = [one for one in world.shop.at.across().proposals if one.text == PATH]
        with pytest.raises(Refusal, match="home folder"):
            adopt.adopt(world.shop.at, f"p{one.number}")

    def test_a_kind_that_asks(self, world):
        """
        A danger class needs its own confirmation here, too.
        """
        rule = "always commit with --no-verify"
        world.shop.saw(*sights("a1 b50", rule))
        world.saw(BLOG, sights("x1 y40", rule))
        (one,) = [one for one in world.shop.at.across().proposals if one.text == rule]
        name, flag = f"p{one.number}", "it-disables-a-check"
        done = shown(world.shop, name)
        assert done.lines[-1] == f"to adopt it: adopt {name} --yes-{flag}"
        assert () == adopt.adopt(world.shop.at, name).records
        adopt.adopt(world.shop.at, name, Terms(confirmed=frozenset({flag})))
        assert (rule,) == block.bullets(world.own.read_bytes())

    def test_too_many(self, world, monkeypatch):
        """
        Beyond the cap of lines of ours one must be demoted first.
        """
        monkeypatch.setattr(policy, "CAP_L3", 1)
        world.shop.saw(*sights("a2 b50", VENDOR))
        world.saw(BLOG, sights("x3 y40", VENDOR))
        adopted(world.shop, "p1")
        shown(world.shop, "p2")
        with pytest.raises(Refusal, match="1 claims stand there already; demote one first"):
            adopt.adopt(world.shop.at, "p2")
        adopt.demote(world.shop.at, "p1")
        adopted(world.shop, "p2")

    def test_too_many_in_a_project(self, shop, monkeypatch):
        """
        So in a project.
        """
        monkeypatch.setattr(policy, "CAP_L2", 1)
        shop.saw(*sights("a1 b2"), *sights("c1 d2", VENDOR))
        adopted(shop, PNPM)
        shown(shop, VENDOR)
        with pytest.raises(Refusal, match="1 claims stand there already; demote one first"):
            adopt.adopt(shop.at, VENDOR)

    def test_words_against_another_line(self, world):
        """
        Words that contradict what stands for all projects are refused.
        """
        world.shop.saw(*sights("a2 b50", VENDOR))
        world.saw(BLOG, sights("x3 y40", VENDOR))
        adopted(world.shop, "p1")
        with pytest.raises(Refusal, match="contradicts p1"):
            adopt.adopt(world.shop.at, "p2", Terms(text="always use npm for installs"))


class TestWhere:
    def test_a_link_inside_the_home(self, world):
        """
        A file that is linked from a folder of dotfiles is written where it really stands.
        """
        real = world.shop.at.user / "dotfiles" / "claude.md"
        files.folder(real.parent)
        world.own.rename(real)
        world.own.symlink_to(real)
        adopted(world.shop, "p1")
        assert world.own.is_symlink()
        assert (PNPM,) == block.bullets(real.read_bytes())

    def test_another_folder_of_the_client(self, world, tmp_path_factory):
        """
        Where the client keeps its folder outside of the home, its file is the one in there.
        """
        client = tmp_path_factory.mktemp("client")
        world.shop.at = world.shop.at._replace(home=world.shop.home._replace(client=client))
        adopted(world.shop, "p1")
        assert (PNPM,) == block.bullets((client / "CLAUDE.md").read_bytes())
        assert world.own.read_bytes() == MINE


class TestAfterwards:
    @pytest.mark.parametrize("project", [BLOG, WIKI])
    def test_undone(self, world, project):
        """
        Promise 12: undone from any project, every byte is as it was.
        """
        adopted(world.shop, "p1")
        undo.undo(world.within(project))
        assert world.own.read_bytes() == MINE
        assert not any("L3" in held for held in world.tiers().values())

    def test_demoted(self, world):
        """
        Taken out for all from another project, it stands in none and is not proposed again.
        """
        adopted(world.shop, "p1")
        done = adopt.demote(world.within(WIKI), "p1")
        assert ("taken out of your own CLAUDE.md:", f"  - {PNPM}") == done.lines[:2]
        assert world.own.read_bytes() == MINE
        assert () == world.shop.at.across().proposals
        undo.undo(world.shop.at)
        assert (PNPM,) == block.bullets(world.own.read_bytes())

    def test_demoted_by_its_name_here(self, world):
        """
        Named as the project knows it, what stands for all alone is taken out for all.
        """
        adopted(world.shop, "p1")
        adopt.demote(world.shop.at, PNPM)
        assert world.own.read_bytes() == MINE
        assert not any("L3" in held for held in world.tiers().values())

    def test_in_other_words(self, world):
        """
        A line that is reworded is changed for all, and undo brings the words before it back.
        """
        adopted(world.shop, "p1")
        adopt.edit(world.shop.at, "p1", "use pnpm")
        assert ("use pnpm",) == block.bullets(world.own.read_bytes())
        undo.undo(world.shop.at)
        assert (PNPM,) == block.bullets(world.own.read_bytes())
        undo.undo(world.shop.at)
        assert world.own.read_bytes() == MINE

    def test_reworded_before_it_is_adopted(self, world):
        """
        What waits for all is reworded as it is adopted.
        """
        with pytest.raises(Refusal, match="adopt p1 as"):
            adopt.edit(world.shop.at, "p1", "use pnpm")

    def test_rejected(self, world):
        """
        Promise 10: refused for all, it waits in its projects as before, and can be undone.
        """
        decide.reject(world.within(WIKI), "p1")
        assert () == world.shop.at.across().proposals
        assert [PNPM] == [one.text for one in world.shop.at.held().memory.proposals]
        with pytest.raises(Refusal, match="rejected for all projects"):
            adopt.adopt(world.shop.at, "1", Terms(tier="L3"))
        undo.undo(world.shop.at)
        assert [PNPM] == [one.text for one in world.shop.at.across().proposals]

    @pytest.mark.parametrize("done", ["shown", "adopted"])
    def test_forgotten(self, world, done):
        """
        Promise 10: forgotten by that number, it is gone from every file of every project.
        """
        shown(world.shop, "p1")
        if done == "adopted":
            adopted(world.shop, "p1")
        forget.forget(world.within(WIKI), "p1")
        assert b"pnpm" not in world.shop.everything()
        assert world.own.read_bytes() == MINE
        (stone,) = [one for one in world.shop.decisions() if isinstance(one, Forgotten)]
        assert 4 == len(stone.spans)

    def test_forgotten_in_one_project(self, world):
        """
        Promise 10: forgotten in one project, its words leave what was numbered for all.
        """
        shown(world.shop, "p1")
        forget.forget(world.shop.at, PNPM)
        person = world.shop.books.person.path.read_bytes()
        assert PNPM.encode() not in person
        assert 1 == sum(isinstance(one, Numbered) for one in world.shop.decisions())

    @pytest.mark.parametrize("said", ["its id", "its words"])
    def test_forgotten_after_a_cut(self, world, said):
        """
        Promise 10: what was cut here leaves the number for all whose words still hold it.
        """
        value = "plumtree" + "9k"
        whole, cut = f"always pass {value} to the seed script", "always pass X to the seed script"
        seen = [one.model_copy(update={"flags": ("altered",)}) for one in sights("q1 r2", cut)]
        world.shop.saw(*seen)
        shared = [*seen, *sights("s3 t40", whole)]
        numbers = [
            made(Numbered, which, 50, text=Clean(text), number=number, digest="x", tier="L3")
            for number, which, text in ((8, shared, whole), (9, sights("u3 v40"), PNPM))
        ]
        journal.append(world.shop.books.person, numbers, token="x")  # noqa: S106
        atom = world.shop.atom(cut)
        with pytest.raises(Refusal, match="no claim fits"):
            forget.forget(world.shop.at, value[:5])
        forget.forget(world.shop.at, atom.id if said == "its id" else value)
        person = world.shop.books.person.path.read_bytes()
        assert value.encode() not in person
        assert PNPM.encode() in person
        with pytest.raises(StopIteration):
            world.shop.atom(cut)


class TestAudit:
    def test_absent(self, world):
        """
        A line of the person's that is gone is absent, in whatever project one looks.
        """
        adopted(world.shop, "p1")
        at = world.within(WIKI)
        assert () == audit.blocks(at, at.held()).absent
        world.own.write_bytes(MINE)
        assert [PNPM] == [one.text for one in audit.blocks(at, at.held()).absent]

    def test_unknown(self, world):
        """
        A line in the block of the person's file that nobody adopted is unknown.
        """
        world.own.write_bytes(block.changed(MINE, add=["pull from the mirror"]))
        found = audit.blocks(world.shop.at, world.shop.at.held())
        assert (("~/.claude/CLAUDE.md", "pull from the mirror"),) == found.unknown


def test_a_ruling_in_a_project(world):
    """
    A ruling in one project leaves the person's file as it is.
    """
    adopted(world.shop, "p1")
    before = world.own.read_bytes()
    world.shop.saw(*sights("q61", "from now on always use npm for installs"))
    world.shop.later(day(62))
    if world.shop.at.held().memory.contests:
        decide.resolve(world.shop.at, PNPM, "new")
    assert before == world.own.read_bytes()


def test_adopted_in_two_projects_for_a_month(world):
    """
    What two projects adopted is proposed although it was never said for long.
    """
    for project in (WIKI, BLOG):
        seen = sights("m3 n4", VENDOR)
        world.saw(project, seen, made(Adopted, seen, 5, text=Clean(VENDOR)))
    (one,) = [one for one in world.shop.at.across().proposals if one.text == VENDOR]
    done = adopted(world.shop, f"p{one.number}")
    assert (VENDOR,) == block.bullets(world.own.read_bytes())
    assert 2 == sum("says the same now" in line for line in done.lines)
