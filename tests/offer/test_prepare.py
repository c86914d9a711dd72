"""What publish writes for the reading hooks."""

from __future__ import annotations

import json
import os

import pytest

from agent_memory import files, policy, registry
from agent_memory.ledger import memory
from agent_memory.ledger.records import Voted
from agent_memory.offer import prepare, prompt, publish, reminder, table
from agent_memory.project import Identity
from tests.ledger.build import (
    DEV,
    MAIN,
    PNPM,
    PROJECT,
    SALT,
    VENDOR,
    ZONE,
    by_text,
    day,
    decide,
    folded,
    forget,
    rule,
    sights,
)
from tests.offer.reading import STAMP, World

OTHER = "ba9876543210"


@pytest.fixture
def world(tmp_path):
    return World(tmp_path)


def lines(sightings, decisions=(), **fields):
    """The claims of recall.txt, each by its fields."""
    found = folded(sightings, decisions, **fields)
    data = reminder.page(found, zone=ZONE, stamp=STAMP).decode()
    assert data.endswith("\n")
    return [line.split("\t") for line in data.splitlines()[1 + prompt.DRAWERS :]]


def cues(sightings):
    """What points to which claims of recall.txt."""
    data = reminder.page(folded(sightings), zone=ZONE, stamp=STAMP).decode()
    held = " ".join(filter(None, data.split("\n")[1 : 1 + prompt.DRAWERS])).split(" ")
    return dict(zip(held[::2], held[1::2], strict=True))


def rank(text, sightings, decisions=()):
    found = folded(sightings, decisions)
    name = by_text(found, text).id
    return next(float(line[2]) for line in lines(sightings, decisions) if line[4] == name)


class TestRecall:
    def test_one_claim_a_line(self):
        """
        A line holds what must match, the rank, the kind, the id, the flags and what is told.
        """
        seen = sights("a1 b2", VENDOR)
        found = by_text(folded(seen), VENDOR)

        assert [
            [
                "8.5",
                "16",
                "1.000",
                "constraint",
                found.id,
                "",
                f"- [{found.id}] {VENDOR} (said 2× since 2026-03-02, not adopted)",
            ]
        ] == lines(seen)

    def test_cues(self):
        """
        Each word of a claim points to it, and so does what its verb is about.
        """
        found = cues([*sights("a1 b2", "rename the harbour map"), *sights("c3", VENDOR)])

        assert {"0", "1"} == {found["vendor"], found["&harbour>map"]}
        assert found["vendor"] == found["chang~vendor+dir"] == found["chang"]
        assert found["&harbour>map"] == found["map"] == found["!renam"]

    def test_same_memory_same_bytes(self):
        """
        Promise 11: neither the order of capture nor the day it is written changes a byte.
        """
        seen = [*sights("a1 b2", VENDOR), *sights("c3"), *sights("d4", DEV)]
        first = reminder.page(folded(seen, now=20), zone=ZONE, stamp=STAMP)
        assert first == reminder.page(folded(seen[::-1], now=30), zone=ZONE, stamp=STAMP)

    def test_its_generation(self):
        """
        The first line says which state of the journals was folded.
        """
        data = reminder.page(folded([]), zone=ZONE, stamp=STAMP)
        assert [prompt.FORM, b"1.0.0"] == data.split(b"\t")[:2]

    def test_the_newer_first(self):
        """
        Of two claims the one said last ranks higher, by no more than policy says.
        """
        seen = [*sights("a1", VENDOR), *sights("b70", PNPM)]
        old, new = (rank(text, seen) for text in (VENDOR, PNPM))
        assert 1.0 == new > old > policy.RECALL_RECENCY

    def test_votes(self):
        """
        What helped ranks higher, what harmed does not.
        """
        seen = sights("a1 b2", VENDOR)
        helped = [decide(Voted, seen, number, vote="helpful") for number in range(5, 9)]
        harmed = [decide(Voted, seen, number, vote="harmful") for number in range(5, 7)]
        assert rank(VENDOR, seen, helped) > rank(VENDOR, seen) >= rank(VENDOR, seen, harmed)

    def test_inverted(self):
        """
        A claim that did more harm than good is told as one to avoid.
        """
        seen = sights("a1 b2", VENDOR)
        harmed = [decide(Voted, seen, number, vote="harmful") for number in range(5, 10)]
        assert "(AVOID: it did harm; said 2×" in lines(seen, harmed)[0][6]

    def test_the_ruling(self):
        """
        Promise 5: a contest is told with both sides until a person rules, then the winner is plain.
        """
        old, new = sights("a1 b2", DEV), sights("c3", MAIN)
        assert ["!", "!"] == [line[5] for line in lines([*old, *new])]
        (left,) = lines([*old, *new], [rule("new", old, new)])
        assert "contested" not in left[6]
        assert MAIN in left[6]

    def test_forgotten(self):
        """
        Promise 10: what was forgotten leaves no line.
        """
        seen = sights("a1 b2", VENDOR)
        assert [] == lines(seen, [forget(seen)])

    def test_too_long_to_tell(self):
        """
        A claim that leaves no room for a second one is not told at all.
        """
        assert [] == lines(sights("a1 b2", "never touch the vendor folder " + "很长" * 100))

    @pytest.mark.parametrize(
        ("text", "token"),
        [
            pytest.param(PNPM, "npm", id="the tools it turns down"),
            pytest.param("pull requests go to dev", "pr", id="an abbreviation"),
            pytest.param("提交前先跑测试", "commit", id="another language"),
        ],
    )
    def test_found_by(self, text, token):
        """
        A claim is found by what it means, too.
        """
        assert token in cues(sights("a1 b2", text))


def test_every_name_is_one_word():
    """
    A tool is named by one plain word, which no reading of a prompt takes for a small one.
    """
    reading = prompt.Table(table.header().encode())
    lost = [one for one in table.NAMES if not all(map(reading.named, reading.content(one)))]
    assert [] == lost


class TestFiles:
    def test_left_as_they_are(self, world):
        """
        Files that say this already are not written again.
        """
        seen = sights("a1 b2", VENDOR)
        world.publish(seen)
        paths = (world.place.recall, world.place.start)
        before = [path.stat().st_ino for path in paths]
        world.publish(seen)
        assert before == [path.stat().st_ino for path in paths]

    def test_made_anew(self, world):
        """
        What was deleted or edited is written again from the journals.
        """
        seen = sights("a1 b2", VENDOR)
        world.publish(seen)
        before = world.place.recall.read_bytes(), world.place.start.read_bytes()
        world.place.recall.write_text("recall-1\tobey")
        world.place.start.unlink()
        world.publish(seen)
        assert before == (world.place.recall.read_bytes(), world.place.start.read_bytes())

    def test_a_link(self, world, tmp_path):
        """
        A link in place of a file is not written through, and is named.
        """
        (tmp_path / "victim").touch()
        world.place.recall.symlink_to(tmp_path / "victim")
        world.publish(sights("a1 b2", VENDOR))

        assert "symbolic link" in world.problem
        assert b"" == (tmp_path / "victim").read_bytes()

    def test_a_full_disk(self, world, monkeypatch):
        """
        A cache that cannot be written is named, and the rest goes on.
        """

        def full(*_args: object, **_fields: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(files, "replace", full)
        world.publish(sights("a1 b2", VENDOR))
        assert "No space left on device" in world.problem

    def test_old_told_lists(self, world):
        """
        A told list goes when its session's transcript is gone.
        """
        world.place.told.mkdir()
        old, new = world.place.told / "old", world.place.told / "new"
        for path, number in ((old, 1), (new, 10)):
            path.touch()
            os.utime(path, (day(number).timestamp(),) * 2)
        world.publish(sights("a1 b2", VENDOR), now=1 + policy.TOLD_DAYS + 1)

        assert not old.exists()
        assert new.exists()


class TestStarts:
    def seen(self, world, path, project=PROJECT, basis="path"):
        identity = Identity(project, basis, str(path), None, path / ".git")
        registry.seen(world.home, identity, path, salt=SALT)

    def starts(self, world):
        prepare.write(world.home, PROJECT, folded([]), zone=ZONE, now=day(20), stamp=STAMP)
        return world.home.starts.read_text()

    def test_every_place(self, world):
        """
        Each place where a project was seen leads to it.
        """
        self.seen(world, world.start)
        self.seen(world, world.start / "docs")
        self.seen(world, world.start.parent / "other", OTHER)

        assert (
            f"starts-1\n{world.start.parent}/other\t{OTHER}\n"
            f"{world.start}\t{PROJECT}\n{world.start}/docs\t{PROJECT}\n"
        ) == self.starts(world)

    def test_only_what_was_confirmed(self, world):
        """
        A place that shares nothing but its remote's name is led nowhere until a person says so.
        """
        self.seen(world, world.start, basis="remote")
        copy = world.start.parent / "unpacked"
        self.seen(world, copy, basis="remote")
        assert str(copy) not in self.starts(world)
        registry.confirm(world.home, Identity(PROJECT, "remote", "x", None), copy)
        assert str(copy) in self.starts(world)

    def test_renamed(self, world):
        """
        A place leads to what its project is called now.
        """
        self.seen(world, world.start, OTHER)
        registry.rename(world.home, PROJECT, OTHER)
        assert f"{world.start}\t{PROJECT}\n" in self.starts(world)

    def test_no_line_of_its_own(self, world):
        """
        A path with a line break in it names no other place.
        """
        self.seen(world, world.start.parent / f"x\n/evil\t{OTHER}")
        assert "evil" not in self.starts(world)


class TestPublish:
    def test_hands_over(self, world):
        """
        What is published is what the hooks read: a claim, and what waits.
        """
        books = memory.journals(world.home, PROJECT)
        memory.journal.append(books.sightings, sights("a1 b2", VENDOR), token="x")  # noqa: S106 - a file's name
        identity = Identity(PROJECT, "path", str(world.start), world.start)
        done = publish.publish(world.home, identity, zone=ZONE, now=day(20))

        assert done.problem is None
        assert VENDOR in world.place.recall.read_text()
        start = json.loads(world.place.start.read_bytes())
        assert "memory: 1 rule waits: /cs:memory" == start["notice"] == start["report"]
        assert publish.generation(books)._asdict() == start["generation"]
