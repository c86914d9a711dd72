"""What waits for all projects of a person, and where each of them is told of it."""

from __future__ import annotations

import json
import shutil
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from agent_memory import config, files, paths, project, registry, renew, setting
from agent_memory.command import verbs
from agent_memory.ledger import journal, memory
from agent_memory.ledger.records import Numbered
from agent_memory.offer import answer, everywhere, tell
from tests.ledger.build import PNPM, SALT, VENDOR, ZONE, day, sights
from tests.offer.reading import World as Reader

AGAIN = "you must always use pnpm for the installs"


class World:
    """A person with projects of their own names, each with a folder."""

    def __init__(self, root):
        self.root = root
        self.home = paths.home(
            {"HOME": str(root)}, data=root / "data", cache=root / "cache", client=root / ".claude"
        )
        self.home.client.mkdir()

    def __call__(self, name, *sightings, now=60):
        """The setting in a project, in which these sightings were taken in."""
        folder = self.root / name
        folder.mkdir(parents=True, exist_ok=True)
        identity = project.identify(folder, user=self.root)
        registry.seen(self.home, identity, folder, salt=SALT)
        own = [one.model_copy(update={"project": identity.id}) for one in sightings]
        journal.append(memory.journals(self.home, identity.id).sightings, own, token="x")  # noqa: S106
        return setting.Setting(
            home=self.home,
            config=config.Config(),
            registry=registry.load(self.home),
            zone=ZONE,
            now=day(now),
            user=self.root,
            start=str(folder),
        )

    def typed(self, here, args=""):
        fresh = here._replace(registry=registry.load(self.home))
        return verbs.answer(args, fresh, attended=True)

    def place(self, here):
        return self.home.project(setting.identity(here).id)

    def start(self, here):
        return json.loads(self.place(here).start.read_text())

    def numbers(self):
        records = journal.read(memory.persons(self.home)).records
        return [(one.number, one.text, one.tier) for one in records if isinstance(one, Numbered)]


@pytest.fixture
def world(tmp_path):
    return World(tmp_path)


@pytest.fixture
def shop(world):
    return world("shop", *sights("a1 b2"))


@pytest.fixture
def blog(world, shop):
    """A second project, in which the claim of the shop was said again a month later."""
    assert shop
    return world("blog", *sights("c40", AGAIN))


def captured(here):
    """What a capture ends with."""
    return renew.project(here, setting.identity(here))


class TestCaptured:
    def test_one_project(self, world, shop):
        """
        Where there is one project, nothing waits for all and the person's journal stays away.
        """
        captured(shop)
        assert setting.across(shop, setting.identity(shop)) is None
        assert not world.home.person.exists()

    def test_numbered_once(self, world, shop, blog):
        """
        The first capture that finds it gives the number, whichever project it was in.
        """
        captured(blog)
        captured(shop)
        captured(blog)
        assert [(1, PNPM, "L3")] == world.numbers()

    def test_kept(self, world, blog):
        """
        What comes to wait later gets the next number, also when it is older.
        """
        captured(blog)
        world("shop", *sights("a0 d2", VENDOR))
        captured(world("blog", *sights("e41", VENDOR)))
        assert [(1, PNPM, "L3"), (2, VENDOR, "L3")] == world.numbers()

    def test_told(self, world, blog):
        """
        The person's notice counts it, and the key of what was told carries its words.
        """
        captured(blog)
        start = world.start(blog)
        assert "memory: 1 rule waits for all your projects: /cs:memory" == start["notice"]
        (key,) = start["person"]
        assert key.startswith("p1:")
        assert [] == start["waiting"]

    def test_the_view(self, world, shop, blog):
        """
        The view of a project has it with what each project said, by the name of its folder.
        """
        captured(shop)
        staged = world.root / "shop" / ".memory" / "staged"
        page = (staged / "REVIEW.md").read_text()
        assert f"## p1. {PNPM}\n\nFor all your projects: adopt p1." in page
        assert "stated in 2 projects, 3 conversations, 39 days apart" in page
        assert f"\nblog:\n\n- 2026-04-10, conversation conv…, line 40: {AGAIN}\n" in page
        (one,) = json.loads((staged / "promotions.json").read_text())["person"]
        assert ("p1", ["shop", "blog"], []) == (one["number"], one["projects"], one["danger"])
        assert blog


class TestTyped:
    def test_listed(self, world, shop, blog):
        """
        `/cs:memory` names it with what to type, in every project, and writes nothing.
        """
        for here in (shop, blog):
            said = world.typed(here)
            assert "for all your projects: adopt p1, reject p1, why p1" in said
            assert "stated in 2 projects, 3 conversations, 39 days apart: shop, blog" in said
            assert said == world.typed(here, "staged")
        assert not world.home.person.exists()

    def test_why(self, world, blog):
        """
        Promise 4: each row of its sightings names the project.
        """
        rows = world.typed(blog, "why p1").splitlines()
        assert "for all projects; stated in 2 projects" in rows[0]
        assert ["shop", "shop", "blog"] == [row.split()[0] for row in rows[1:4]]
        assert "nothing waits as p7" in world.typed(blog, "why p7")

    def test_adopted(self, world, shop, blog):
        """
        Adopted in one project, no other is still reminded of it, nor told that it waits.
        """
        for here in (shop, blog):
            captured(here)
        assert f"{PNPM} (said" in world.place(shop).recall.read_text()
        assert "adopted into your own CLAUDE.md" in world.typed(blog, "adopt p1")
        assert f"- {PNPM}\n" in (world.home.client / "CLAUDE.md").read_text()
        for here in (shop, blog):
            assert "(said" not in world.place(here).recall.read_text()
            assert "" == world.start(here)["notice"]
            assert "nothing waits" in world.typed(here)
        assert "p1" not in (world.root / "shop/.memory/staged/REVIEW.md").read_text()

    def test_what_is_decided_elsewhere_stays_told(self, world, shop, blog):
        """
        A decision about something else leaves what waits for all where it is.
        """
        captured(shop)
        captured(blog)
        world.typed(shop, 'pin "use pnpm for installs"')
        assert ["p1"] == [key[:2] for key in world.start(shop)["person"]]

    def test_forgotten(self, world, shop, blog):
        """
        Promise 10: forgotten in one project, its words leave the views of the others, too.
        """
        captured(shop)
        captured(blog)
        identity = setting.identity(shop)
        (claim,) = setting.held(shop, identity).memory.atoms
        world.typed(shop, f"forget {claim.id}")
        for path in (world.root / "blog").rglob("*"):
            assert path.is_dir() or PNPM not in path.read_text()

    @pytest.mark.usefixtures("blog")
    def test_forgotten_meanwhile(self, world, shop):
        """
        Promise 10: what is forgotten while another session waits to number it gets no number.
        """
        found = setting.identity(shop)
        (claim,) = setting.held(shop, found).memory.atoms
        how = {"zone": ZONE, "now": day(60)}
        with ThreadPoolExecutor() as pool:
            with files.lock(memory.persons(world.home).lock):
                numbers = pool.submit(everywhere.numbered, world.home, found.id, **how)
                time.sleep(0.5)  # it has read everything, and waits
                world.typed(shop, f"forget {claim.id}")
            assert () == numbers.result()
        assert [] == world.numbers()


class TestNames:
    def test_one_name_twice(self, world, blog):
        """
        Two projects whose folders have one name are told apart.
        """
        other = world("work/shop", *sights("d41"))
        found = setting.across(blog, setting.identity(blog))
        (one,) = everywhere.waiting(found, other.registry)
        assert {name[:6] for name in one.projects} == {"shop (", "blog"}
        assert 3 == len(set(one.projects))

    def test_never_seen(self):
        """
        A project that no place is known of is named by its id.
        """
        assert "0123456789ab" == registry.Registry().called("0123456789ab")


def test_another_project_in_its_place(world, shop, blog):
    """
    Where a folder is another project's by now, nothing of the former one is written there.
    """
    captured(blog)
    place = world.root / "blog"
    shutil.rmtree(place)
    for name in ("objects", "refs"):
        (place / ".git" / name).mkdir(parents=True)
    (place / ".git" / "HEAD").touch()
    world.typed(shop, "adopt p1")

    assert [(1, PNPM, "L3")] == world.numbers()
    assert PNPM in (world.home.client / "CLAUDE.md").read_text()
    assert [".git"] == [path.name for path in place.iterdir()]


def test_a_new_project_in_its_place(world, blog):
    """
    A project that starts in another one's folder is told nothing of that one, from the start on.
    """
    captured(blog)
    place = world.root / "blog"
    for name in ("objects", "refs"):
        (place / ".git" / name).mkdir(parents=True)
    (place / ".git" / "HEAD").touch()
    here = world("blog")
    captured(here)

    line = f"{place}\t{setting.identity(here).id}"
    told = [one for one in world.home.starts.read_text().splitlines() if one.startswith(str(place))]
    assert [f"{line}\t{answer.standing(bytes(place))}"] == told


def test_told_in_one_project(tmp_path):
    """
    A person hears of what waits for all in the project that starts first, and in no other.
    """
    shop, other = Reader(tmp_path), "fedcba987654"
    shop.publish(sights("a1"))
    start = json.loads(shop.place.start.read_text())
    start |= {"notice": "1 waits", "report": "1 waits", "person": ["p1:ab"]}
    there = shop.home.project(other)
    there.cache.mkdir(parents=True)
    for place in (shop.place, there):
        place.start.write_text(json.dumps(start))

    def notice(now):
        said = shop.said("SessionStart", lambda event: tell.reply(event, now=now), source="startup")
        return said.get("systemMessage")

    assert "1 waits" == notice(86_400 * 20_000)
    shop.home.starts.write_text(f"starts-1\n{shop.start}\t{other}\n")
    assert notice(86_400 * 20_001) is None
    start["person"] = ["p1:ab", "p2:cd"]
    there.start.write_text(json.dumps(start))
    assert "1 waits" == notice(86_400 * 20_002)
    assert notice(86_400 * 20_003) is None
