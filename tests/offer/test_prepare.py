"""What publish writes for the reading hooks."""

from __future__ import annotations

import json
import os
import shutil

import pytest

from agent_memory import files, policy, registry
from agent_memory.ledger import memory
from agent_memory.ledger.records import Voted
from agent_memory.offer import answer, prepare, prompt, publish, reminder, table
from agent_memory.offer.edition import Edition
from agent_memory.project import Identity, identify
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
    def seen(self, world, path, **fields):
        """Note a folder where a project was seen, under the id that it has."""
        path.mkdir(parents=True, exist_ok=True)
        found = identify(path, user=world.start)._replace(**fields)
        registry.seen(world.home, found, path, salt=SALT)
        return found.id

    def starts(self, world):
        prepare.write(world.home, PROJECT, Edition(folded([]), ZONE, day(20), STAMP))
        return world.home.starts.read_text()

    def test_every_place(self, world):
        """
        Each place where a project was seen leads to it.
        """
        folders = [world.start.parent / "other", world.start, world.start / "docs"]
        ids = [self.seen(world, folder) for folder in folders]
        rows = [f"{folder}\t{one}\n" for folder, one in zip(folders, ids, strict=True)]
        assert "".join(["starts-1\n", *rows]) == self.starts(world)

    def test_only_what_was_confirmed(self, world):
        """
        A place that shares nothing but its remote's name is led nowhere until a person says so.
        """
        copy = world.start.parent / "unpacked"
        for folder in (world.start, copy):
            remote(folder, "https://git.example/a/shop")
            self.seen(world, folder)
        assert f"{world.start}\t" in self.starts(world)
        assert str(copy) not in self.starts(world)
        registry.confirm(world.home, identify(copy, user=world.start), copy)
        assert str(copy) in self.starts(world)

    def test_renamed(self, world):
        """
        A place leads to what its project is called now.
        """
        registry.rename(world.home, PROJECT, self.seen(world, world.start))
        assert f"{world.start}\t{PROJECT}\n" in self.starts(world)

    def test_no_line_of_its_own(self, world):
        """
        A path with a line break in it names no other place.
        """
        self.seen(world, world.start.parent / "x\n" / f"evil\t{OTHER}")
        assert "evil" not in self.starts(world)

    def test_a_folder_that_is_away(self, world):
        """
        The line of a folder that is gone stays as it was: it may come back.
        """
        remote(world.start, "https://git.example/a/shop")
        self.seen(world, world.start)
        before = self.starts(world)
        world.start.rename(world.start.with_name("away"))
        assert f"{world.start}\t" in before
        assert before == self.starts(world)

    @pytest.mark.parametrize("publishes", [False, True])
    @pytest.mark.parametrize(
        ("was", "now"),
        [
            ("https://git.example/a/shop", "https://git.example/b/other"),
            ("https://git.example/a/shop", ""),
            ("", "https://git.example/b/other"),
            (None, "https://git.example/b/other"),
            ("https://git.example/a/shop", None),
        ],
    )
    def test_another_repository_in_its_place(self, world, was, now, publishes):
        """
        What stands where a project stood is told nothing of it, whoever publishes meanwhile.
        """
        remote(world.start, was)
        deep = world.start / "app"
        ids = {folder: self.seen(world, folder) for folder in (world.start, deep)}
        self.starts(world)
        found = {folder: reached(world, folder) for folder in ids}
        assert {folder: ids[folder] for folder in ids} == found
        remote(world.start, now)
        if publishes:
            self.starts(world)
        assert {None} == {reached(world, folder) for folder in ids}

    def test_what_changes_no_remote(self, world):
        """
        A branch that is pushed, or the same remote behind a worktree, is the same place.
        """
        remote(world.start, "https://git.example/a/shop")
        tree = world.start.parent / "tree"
        entry = world.start / ".git" / "worktrees" / "tree"
        entry.mkdir(parents=True)
        tree.mkdir()
        (entry / "gitdir").write_text(f"{tree}/.git\n")
        (tree / ".git").write_text(f"gitdir: {entry}\n")
        name = self.seen(world, world.start)
        assert name == self.seen(world, tree)
        self.starts(world)
        with (world.start / ".git" / "config").open("a") as config:
            config.write('[branch "fix-url"]\n\tremote = origin\n\tmerge = refs/heads/fix-url\n')
        assert {name} == {reached(world, folder) for folder in (world.start, tree)}


def remote(folder, url):
    """A repository with this origin in a folder, one without for "", and none for None."""
    shutil.rmtree(folder / ".git", ignore_errors=True)
    if url is not None:
        for name in ("objects", "refs"):
            (folder / ".git" / name).mkdir(parents=True)
        (folder / ".git" / "HEAD").touch()
        origin = f'[remote "origin"]\n\turl = {url}\n' if url else ""
        (folder / ".git" / "config").write_text(f"[core]\n\tbare = false\n{origin}")


def reached(world, folder):
    """The project that the hooks find for a session which starts in a folder."""
    environ = {key.encode(): value.encode() for key, value in world.env.items()}
    environ[b"CLAUDE_PROJECT_DIR"] = os.fsencode(folder)
    found = answer.Event("SessionStart", environ, b'{"session_id": "a", "prompt_id": "1"}').project
    return found and found.rpartition(b"/")[2].decode()


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
