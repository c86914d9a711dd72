"""Forgetting: the text is gone from every file of ours, and does not come back."""

from __future__ import annotations

import os

import pytest

from agent_memory import files, paths
from agent_memory.capture import sweep
from agent_memory.capture.redact import known
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory, tombstone
from agent_memory.ledger.atom import display_id
from agent_memory.ledger.records import Forgotten, Remembered, named
from agent_memory.review import block, decide, desk, forget, purge, repair, undo
from agent_memory.review.blockers import Terms
from tests.capture import lines
from tests.ledger.build import PNPM, VENDOR, day, sight, sights
from tests.review.desks import adopted, sealed, shown

HOME = "/" + "home/petra/notes"
MAIL = "petra" + "@" + "nordhof.io"


def die_at(call):
    """End this process before the numbered call that changes the disk."""
    count = 0

    def deadly(real):
        def once(*args, **kwargs):
            nonlocal count
            count += 1
            if count == call:
                os._exit(9)
            return real(*args, **kwargs)

        return once

    for name in ("write", "fsync", "replace", "unlink"):
        setattr(os, name, deadly(getattr(os, name)))


class TestForget:
    def test_every_file(self, shop):
        """
        Promise 10: no file of ours holds the text afterwards, backups and decisions included.
        """
        shop.saw(*sights("a1 b2"), *sights("c1 d2", VENDOR))
        adopted(shop, PNPM)
        adopted(shop, VENDOR)
        decide.vote(shop.at, PNPM, "helpful")
        cache = shop.home.project(shop.identity.id)
        for path in (cache.recall, cache.start, cache.told / "s1", paths.view(shop.root) / "atoms"):
            files.folder(path.parent)
        cache.recall.write_text(PNPM)
        cache.start.write_text(PNPM)
        (cache.told / "s1").write_text(PNPM)
        files.note(cache.errors, f"it broke over {PNPM}", keep=5)
        files.note(cache.errors, "it broke over something else", keep=5)
        spooled = sight("e5", "always use pnpm for installs, please")
        files.folder(shop.books.sightings.spool)
        own = spooled.model_copy(update={"project": shop.identity.id})
        (shop.books.sightings.spool / "sightings-1-x-0.jsonl").write_bytes(journal.dump(own))
        forget.forget(shop.at, PNPM)
        left = shop.everything()
        assert b"pnpm" not in left
        assert VENDOR.encode() in left
        assert b"something else" in left
        assert (VENDOR,) == block.bullets(shop.claude.read_bytes())
        assert VENDOR == shop.atom(VENDOR).text

    def test_for_ever(self, shop):
        """
        Promise 10: neither the same message nor near-identical words bring it back.
        """
        seen = sights("a1 b2")
        shop.saw(*seen)
        forget.forget(shop.at, PNPM)
        shop.saw(*seen, sight("z9", "always use pnpm for the installs"))
        assert () == shop.at.held().memory.atoms
        with pytest.raises(Refusal, match="forgotten"):
            decide.remember(shop.at, PNPM)

    def test_the_rest_stays(self, shop):
        """
        What else the journals hold is there byte for byte, unknown records included.
        """
        shop.saw(*sights("a1 b2", VENDOR))
        before = shop.books.sightings.path.read_bytes()
        strange = sealed(b'{"record":"dreamt","v":1}')
        files.append(shop.books.sightings.path, strange)
        shop.saw(*sights("c3 d4"))
        forget.forget(shop.at, PNPM)
        assert before + strange == shop.books.sightings.path.read_bytes()

    def test_the_number_stays_taken(self, shop):
        """
        A forgotten claim's number is not given to another.
        """
        shop.saw(*sights("a1 b2"))
        shown(shop)
        forget.forget(shop.at, "1")
        shop.saw(*sights("c1 d2", VENDOR))
        assert [2] == [one.number for one in shop.at.held().memory.proposals]

    def test_a_dictated_one(self, shop):
        """
        A claim that was dictated is forgotten, too.
        """
        decide.remember(shop.at, "name migrations by their day")
        forget.forget(shop.at, "1")
        assert b"migrations" not in shop.everything()
        assert not [one for one in shop.decisions() if isinstance(one, Remembered)]

    @pytest.mark.parametrize("by", ["its words", "words of it", "its id", "the id of the claim"])
    def test_a_dictated_one_that_was_undone(self, shop, by):
        """
        Promise 10: what was dictated and undone is no claim, and is forgotten all the same.
        """
        said = "name migrations by their day"
        record = decide.remember(shop.at, said).records[0]
        claimed = display_id(record.id)
        undo.undo(shop.at)
        undone = {"its id": record.id[:8], "the id of the claim": claimed, "its words": said}
        forget.forget(shop.at, undone.get(by, "migrations by"))
        assert b"migrations" not in shop.everything()
        with pytest.raises(Refusal):
            undo.undo(shop.at, record.id[:8])

    def test_an_undone_one_whose_id_is_all_digits(self, shop, monkeypatch):
        """
        An id that could be a number is one where no claim has that number.
        """

        def digits(kind, *told, **fields):
            made = named(kind, *told, **fields)
            return made.model_copy(update={"id": "12345678" + made.id[8:]})

        monkeypatch.setattr(desk, "named", digits)
        record = decide.remember(shop.at, "name migrations by their day").records[0]
        monkeypatch.undo()
        undo.undo(shop.at)
        forget.forget(shop.at, record.id[:8])
        assert b"migrations" not in shop.everything()

    def test_what_is_out_of_reach(self, shop):
        """
        Promise 10: what is not ours to change is named: transcripts, git, a person's own line.
        """
        shop.put("CLAUDE.md", f"- {PNPM}\n".encode())
        seen = sights("a1 b2")
        shop.saw(*seen)
        path = shop.home.transcripts / "a.jsonl"
        files.folder(path.parent)
        path.touch()
        named = seen[0].place.model_copy(update={"transcript": "a.jsonl"})
        shop.saw(sight("c3").model_copy(update={"place": named}))
        done = forget.forget(shop.at._replace(loaded=shop.lines()), shop.atom(PNPM).id)
        said = "\n".join(done.lines)
        assert "transcript a.jsonl line 1" in said
        assert "CLAUDE.md line 1: your own line" in said
        assert PNPM not in said

    def test_interrupted(self, shop):
        """
        Promise 10: a tombstone without its sweep-out is finished the next time.
        """
        shop.saw(*sights("a1 b2"))
        adopted(shop)
        held = shop.at.held()
        atom = desk.one(held, "1")
        stone = desk.made(
            shop.at,
            held,
            Forgotten,
            atom,
            spans=tombstone.spans(atom.sightings),
            salt=shop.at.salt,
            tokens=tombstone.hashes([PNPM], shop.at.salt),
        )
        desk.recorded(shop.at, [stone])
        shop.claude.unlink()
        assert b"pnpm" in shop.everything()
        purge.purge(shop.at)
        assert b"pnpm" not in shop.everything()

    @pytest.mark.parametrize("folder", ["backups", "spool"])
    def test_what_a_kill_left(self, shop, folder):
        """
        Promise 2: a bare forget removes what killed writers left under names used once.
        """
        shop.saw(*sights("a1 b2"))
        place = files.folder(getattr(shop.home.project(shop.identity.id), folder))
        dead, living = (place / f".once.md.{pid}-0.tmp" for pid in (2**30, os.getpid()))
        for path in (dead, living):
            path.write_text(PNPM)
        purge.purge(shop.at)
        assert [False, True] == [dead.exists(), living.exists()]

    def test_words_of_another_claim(self, shop):
        """
        Promise 10: another claim that holds the words is named, and stays.
        """
        longer = f"{PNPM} and write down why a lockfile changed"
        shop.saw(*sights("a1 b2"), *sights("c1 d2", longer))
        if len(shop.at.held().memory.atoms) == 1:
            decide.split(shop.at, PNPM, [2, 4])
        done = forget.forget(
            shop.at, next(a.id for a in shop.at.held().memory.atoms if a.text == PNPM)
        )
        left = [atom.text for atom in shop.at.held().memory.atoms]
        assert [longer] == left
        assert "another claim with these words in it" in "\n".join(done.lines)

    def test_what_a_newer_version_wrote(self, shop):
        """
        Promise 10: a record that only a newer version can read is kept, and named.
        """
        shop.saw(*sights("a1 b2"))
        strange = sealed(b'{"record":"dreamt","text":"' + PNPM.encode() + b'","v":1}')
        files.append(shop.books.sightings.path, strange)
        done = forget.forget(shop.at, PNPM)
        assert strange == shop.books.sightings.path.read_bytes()
        assert "sightings.jsonl line 3: a record of a newer version" in "\n".join(done.lines)

    def test_a_torn_line(self, shop):
        """
        Promise 10: a damaged line that holds the text goes, another one stays.
        """
        shop.saw(*sights("a1 b2"))
        files.append(shop.books.sightings.path, b"{torn\n{" + PNPM.encode() + b"\n")
        forget.forget(shop.at, PNPM)
        assert b"{torn\n" == shop.books.sightings.path.read_bytes()

    def test_what_a_damaged_line_said(self, shop):
        """
        Promise 10: where the claim's own line was damaged, words of it end what is left, also of
        its number and of what a repair set aside.
        """
        shop.saw(*sights("a1 b2"), *sights("c1 d2", VENDOR))
        shown(shop, PNPM)
        book = shop.books.sightings.path
        book.write_bytes(book.read_bytes().replace(b"always use pnpm", b"always usE pnpm"))
        repair.repair(shop.home)
        forget.forget(shop.at, "pnpm for installs")
        assert b"pnpm" not in shop.everything()
        assert VENDOR.encode() in shop.everything()

    def test_an_unreadable_spool(self, shop):
        """
        Promise 10: a spool file that cannot be taken in is named.
        """
        shop.saw(*sights("a1 b2"))
        files.folder(shop.books.sightings.spool)
        (shop.books.sightings.spool / "sightings-1-x-0.jsonl").symlink_to("/nowhere")
        done = forget.forget(shop.at, PNPM)
        assert "sightings-1-x-0.jsonl cannot be read" in "\n".join(done.lines)

    def test_another_project(self, shop):
        """
        Promise 10: another project in which the same was said is named.
        """
        other = "fedcba987654"
        books = memory.journals(shop.home, other)
        own = [one.model_copy(update={"project": other}) for one in sights("x1 y2")]
        journal.append(books.sightings, own, token="x")  # noqa: S106
        shop.saw(*sights("a1 b2"))
        done = forget.forget(shop.at._replace(projects=(shop.identity.id, other)), PNPM)
        assert f"project {other}" in "\n".join(done.lines)

    def test_a_claim_of_the_person(self, shop):
        """
        Promise 10: what was adopted for all projects is gone from all of them.
        """
        other = "fedcba987654"
        books = memory.journals(shop.home, other)
        far = [one.model_copy(update={"project": other}) for one in sights("x1 y40")]
        journal.append(books.sightings, far, token="x")  # noqa: S106
        shop.saw(*sights("a1 b50"))
        shop.at = shop.at._replace(projects=(shop.identity.id, other), now=day(60))
        adopted(shop, terms=Terms(tier="L3"))
        forget.forget(shop.at, PNPM)
        assert PNPM.encode() not in shop.everything()
        assert not (shop.home.client / "CLAUDE.md").exists()

    def test_nothing_there(self, shop):
        """
        Where nothing was ever kept there is nothing to take out.
        """
        assert () == purge.purge(shop.at)
        assert not shop.home.data.exists()

    @pytest.mark.parametrize("call", range(1, 80, 3))
    def test_killed(self, shop, call):
        """
        Promise 10: killed at any call, it is forgotten wholly the next time, or not yet at all.
        """
        shop.put("CLAUDE.md", b"mine\n")
        shop.saw(*sights("a1 b2"), *sights("c1 d2", VENDOR))
        adopted(shop, PNPM)
        decide.remember(shop.at, "name migrations by their day")
        child = os.fork()
        if not child:
            die_at(call)
            forget.forget(shop.at, PNPM)
            os._exit(0)
        os.waitpid(child, 0)
        if [one for one in shop.decisions() if isinstance(one, Forgotten)]:
            purge.purge(shop.at)
            assert PNPM.encode() not in shop.everything()
        else:
            assert PNPM == shop.atom(PNPM).text
        assert VENDOR == shop.atom(VENDOR).text

    def test_half_of_a_claim(self, shop):
        """
        Forgetting one half of a claim that was split leaves the other as it was.
        """
        other = "never edit what lies in the vendor folder"
        shop.saw(*sights("a1 b2", VENDOR), *sights("c3", "the moon is made of cheese"))
        decide.merge(shop.at, [atom.id for atom in shop.at.held().memory.atoms])
        adopted(shop, shop.at.held().memory.atoms[0].id, Terms(text=other))
        decide.split(shop.at, shop.at.held().memory.atoms[0].id, [3])
        forget.forget(shop.at, "moon made of cheese")
        assert (other,) == block.bullets(shop.claude.read_bytes())
        assert b"cheese" not in shop.everything()


def test_a_sweep_writes_nothing_forgotten(shop):
    """
    Promise 10: reading the transcript again writes no forgotten text.
    """
    folder = shop.home.transcripts / "-shop"
    files.folder(folder)
    path = folder / "one.jsonl"
    path.write_bytes(lines.jsonl(lines.typed("From now on always use pnpm for installs.")))
    capture = sweep.Capture(shop.identity.id, "00" * 8, known({}), day(5))
    sweep.sweep(shop.home, capture, [path], write=True)
    (atom,) = shop.at.held().memory.atoms
    forget.forget(shop.at, atom.id)
    path.write_bytes(path.read_bytes().replace(b'"type"', b' "type"'))  # read from the start again
    sweep.sweep(shop.home, capture, [path], write=True)
    assert b"pnpm" not in shop.books.sightings.path.read_bytes()
