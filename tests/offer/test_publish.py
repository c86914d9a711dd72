"""Numbers and the view, after any append."""

from __future__ import annotations

import json
import subprocess
from typing import TYPE_CHECKING

import pytest

from agent_memory import files, paths
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory
from agent_memory.ledger.records import Clean, Edited, Numbered, Remembered
from agent_memory.offer import publish as publishing
from agent_memory.offer.publish import publish
from agent_memory.project import Identity
from tests.ledger.build import (
    DEV,
    MAIN,
    PNPM,
    PROJECT,
    VENDOR,
    ZONE,
    by_text,
    day,
    decide,
    forget,
    sight,
    sights,
)

if TYPE_CHECKING:
    from pathlib import Path

    from agent_memory.ledger.records import Record


class World:
    """A data folder with the journals of one project, and the project's own folder."""

    def __init__(self, root: Path) -> None:
        self.home = paths.home({"HOME": str(root)}, data=root / "data", cache=root / "cache")
        self.books = memory.journals(self.home, PROJECT)
        self.root = root / "shop"
        self.root.mkdir()
        self.view = self.root / ".memory"
        self.identity = Identity(PROJECT, "path", str(self.root), self.root)

    def saw(self, *records: Record) -> None:
        journal.append(self.books.sightings, records, token="x")  # noqa: S106 - no secret, a file's name

    def decided(self, *records: Record) -> None:
        journal.append(self.books.decisions, records, token="x")  # noqa: S106 - no secret, a file's name

    def publish(self, now: int = 20) -> publishing.Published:
        return publish(self.home, self.identity, zone=ZONE, now=day(now))

    def numbers(self) -> list[tuple[int, str]]:
        records = journal.read(self.books.decisions).records
        return [(one.number, str(one.text)) for one in records if isinstance(one, Numbered)]

    def pages(self) -> dict[str, bytes]:
        return {
            str(path.relative_to(self.view)): path.read_bytes()
            for path in sorted(self.view.rglob("*"))
            if path.is_file()
        }


@pytest.fixture
def world(tmp_path):
    return World(tmp_path)


class TestNumbers:
    def test_each_once(self, world):
        """
        A proposal gets its number when it is first published, and only then.
        """
        world.saw(*sights("a1 b2"), *sights("c3 d4", VENDOR), *sights("e5", DEV))

        assert (1, 2) == world.publish().numbers
        assert () == world.publish(21).numbers
        assert [(1, PNPM), (2, VENDOR)] == world.numbers()

    def test_the_next_one(self, world):
        """
        A later proposal gets the next number, whatever its age.
        """
        world.saw(*sights("c3 d4", VENDOR))
        world.publish()
        world.saw(*sights("a1 b2"))

        assert (2,) == world.publish().numbers

    def test_a_changed_text_is_not_shown_yet(self, world):
        """
        Promise 3: publishing a text that changed under its number does not count as showing it.
        """
        seen = sights("a1 b2")
        world.saw(*seen)
        world.publish()
        world.decided(decide(Edited, seen, 12, text=Clean("use pnpm")))
        world.publish()

        assert [(1, PNPM)] == world.numbers()
        assert [(1, "use pnpm", True)] == [
            (one.number, one.text, one.new) for one in world.publish().held.memory.proposals
        ]

    def test_what_grew_meanwhile(self, world, monkeypatch):
        """
        Promise 9: a record that is written between the fold and the lock is published, too.
        """
        world.saw(*sights("a1 b2"))
        lock = files.lock

        def late(path: Path):
            monkeypatch.setattr(files, "lock", lock)
            world.saw(*sights("c3 d4", VENDOR))
            return lock(path)

        monkeypatch.setattr(files, "lock", late)

        assert (1, 2) == world.publish().numbers
        assert VENDOR in world.pages()["atoms.jsonl"].decode()

    def test_two_at_once(self, world, monkeypatch):
        """
        Two sessions that publish at once never give one number to two claims.
        """
        world.saw(*sights("a3 b4"))
        lock = files.lock

        def overtaken(path: Path):
            monkeypatch.setattr(files, "lock", lock)
            world.saw(*sights("c1 d2", VENDOR))
            world.publish()
            return lock(path)

        monkeypatch.setattr(files, "lock", overtaken)
        world.publish()

        assert [(1, VENDOR), (2, PNPM)] == sorted(world.numbers())

    def test_spooled_records(self, world):
        """
        Promise 9: what waits in the spool is taken in and published.
        """
        with files.lock(world.books.sightings.lock):
            world.saw(*sights("a1 b2"))

        assert (1,) == world.publish().numbers
        assert not list(world.books.sightings.spool.iterdir())

    def test_a_held_lock(self, world, monkeypatch):
        """
        While another session writes, nothing is published, and it is said in one line.
        """
        world.saw(*sights("a1 b2"))
        monkeypatch.setattr(files.policy, "LOCK_SECONDS", 0.1)
        monkeypatch.setattr(publishing.files.lock.__wrapped__, "__kwdefaults__", {"seconds": 0.1})
        with files.lock(world.books.decisions.lock), pytest.raises(files.Held):
            world.publish()

        assert [] == world.numbers()

    def test_a_newer_program(self, world):
        """
        Nothing is numbered over a journal that a newer program wrote to.
        """
        world.saw(*sights("a1 b2"))
        newer = b'{"record":"numbered","v":2}'
        body = newer[:-1] + b',"sum":"%08x"}\n' % __import__("zlib").crc32(newer)
        files.append(world.books.decisions.path, body)

        with pytest.raises(Refusal, match="update agent-memory"):
            world.publish()
        assert newer[:-1] in world.books.decisions.path.read_bytes()

    def test_nothing_yet(self, world):
        """
        Promise 13: a project without a memory gets no file and no folder.
        """
        assert () == world.publish().numbers
        assert not world.home.data.exists()
        assert not world.view.exists()


class TestView:
    def test_same_memory_same_bytes(self, world):
        """
        Promise 11: the same memory gives the same view, byte for byte, whenever it is written.
        """
        world.saw(*sights("b2 a1"), *sights("c3", VENDOR))
        world.publish()
        first = world.pages()
        times = [path.stat().st_mtime_ns for path in world.view.rglob("*")]
        world.publish(21)

        assert first == world.pages()
        assert times == [path.stat().st_mtime_ns for path in world.view.rglob("*")]
        assert {".gitignore", "atoms.jsonl", "staged/REVIEW.md", "staged/promotions.json"} == set(
            first
        )

    def test_made_anew(self, world):
        """
        The view is safe to delete and to edit: it is written anew and never read back.
        """
        world.saw(*sights("a1 b2"))
        world.publish()
        first = world.pages()
        (world.view / "atoms.jsonl").unlink()
        (world.view / "staged" / "promotions.json").write_text('{"proposals": [{"number": 99}]}')
        world.publish()

        assert first == world.pages()
        assert [(1, PNPM)] == world.numbers()

    def test_the_generation(self, world):
        """
        The view says which state of the journals it was folded from.
        """
        world.saw(*sights("a1 b2"))
        world.publish()
        staged = json.loads(world.pages()["staged/promotions.json"])

        assert publishing.generation(world.books)._asdict() == staged["generation"]
        assert 0 < staged["generation"]["decisions"]

    def test_silent_claims(self, world):
        """
        A silent claim is counted in the view and not quoted.
        """
        world.saw(*sights("a1 b2"), *sights("c3", "open it in the browser", level="request"))
        world.publish()

        assert not [name for name, data in world.pages().items() if b"browser" in data]
        assert b"1 silent, not listed" in world.pages()["staged/REVIEW.md"]

    def test_what_was_typed_to_us(self, world):
        """
        A claim that a person dictated names no conversation: it stands in none.
        """
        world.decided(decide(Remembered, [], 9, text=Clean(PNPM), kind="constraint"))
        world.publish()

        page = world.pages()["staged/REVIEW.md"].decode()
        assert f"- 2026-03-10, typed to us (asked): {PNPM}\n" in page

    def test_forgotten_claims(self, world):
        """
        Promise 10: what was forgotten is gone from the view at the next publication.
        """
        vendor = sights("c3 d4", VENDOR)
        world.saw(*sights("a1 b2"), *vendor)
        world.publish()
        assert b"vendor" in b"".join(world.pages().values())
        world.decided(forget(vendor))
        world.publish()

        assert b"vendor" not in b"".join(world.pages().values())

    def test_contested_claims(self, world):
        """
        Promise 5: the page for people names both sides of a contest with its reason.
        """
        world.saw(*sights("a1 b2", DEV), *sights("c3", MAIN))
        found = world.publish().held.memory
        page = world.pages()["staged/REVIEW.md"].decode()

        old, new = (by_text(found, text) for text in (DEV, MAIN))
        assert f"- {DEV} ({old.id}) against {MAIN} ({new.id}): " in page
        assert "Nothing waits." in page

    @pytest.mark.parametrize(
        "text",
        [
            pytest.param("never \x1b]8;;x\x07 run it", id="a terminal's commands"),
            pytest.param("never \u202e run it", id="reordered"),
            pytest.param("never \U000e0041\U000e0042 run it", id="invisible"),
            pytest.param("never <!-- --> run it", id="a comment"),
            pytest.param("never ![x](http://evil.test) run it", id="an image"),
            pytest.param("never run\n# it", id="a heading"),
        ],
    )
    def test_hostile_text(self, world, text):
        """
        What a claim holds acts on no terminal, reader or page.
        """
        world.saw(*sights("a1 b2", text))
        world.publish()
        pages = {name: data.decode() for name, data in world.pages().items()}

        for data in pages.values():
            assert not {"\x1b", "\x07", "\u202e", "\U000e0041"} & set(data)
        lines = pages["atoms.jsonl"].splitlines()
        assert {text} == {json.loads(line)["text"] for line in lines}
        for sign in ("<!--", "![x](", "\n# it"):
            assert sign not in pages["staged/REVIEW.md"]

    def test_git_sees_nothing(self, world):
        """
        Promise 13: publishing leaves a clean work tree clean.
        """
        subprocess.run(["git", "init", "-q"], cwd=world.root, check=True)
        world.saw(*sights("a1 b2"))
        world.publish()

        status = ["git", "status", "--short"]
        done = subprocess.run(status, cwd=world.root, check=True, capture_output=True)
        assert b"" == done.stdout
        assert world.view.is_dir()

    def test_a_view_that_is_not_ours(self, world, tmp_path):
        """
        A linked view is left alone and named, and the numbers are given all the same.
        """
        (tmp_path / "aside").mkdir()
        world.view.symlink_to(tmp_path / "aside")
        world.saw(*sights("a1 b2"))
        done = world.publish()

        assert (1,) == done.numbers
        assert f"no view: {world.view} is a symbolic link; move it aside" == done.problem
        assert not list((tmp_path / "aside").iterdir())

    def test_a_linked_folder_inside(self, world, tmp_path):
        """
        A link inside the view is never written through.
        """
        world.saw(sight("a1"))
        world.publish()
        aside = tmp_path / "aside"
        aside.mkdir()
        for path in sorted(world.view.rglob("staged/*")):
            path.unlink()
        (world.view / "staged").rmdir()
        (world.view / "staged").symlink_to(aside)

        assert "symbolic link" in str(world.publish().problem)
        assert not list(aside.iterdir())

    def test_no_place(self, world):
        """
        Where the start is no project's folder there are numbers and no view.
        """
        world.identity = world.identity._replace(root=None)
        world.saw(*sights("a1 b2"))

        assert (1,) == world.publish().numbers
        assert "no view" in str(world.publish().problem)

    def test_a_full_disk(self, world, monkeypatch):
        """
        A view that cannot be written costs the view, not the numbers.
        """
        world.saw(*sights("a1 b2"))

        def full(*_args: object, **_fields: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(files, "replace", full)
        assert "No space left on device" in str(world.publish().problem)
        assert [(1, PNPM)] == world.numbers()
