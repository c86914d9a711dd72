"""The record held against what was typed and against what stands in the files."""

from __future__ import annotations

import datetime as dt

import pytest

from agent_memory import files, policy
from agent_memory.ledger import journal, memory
from agent_memory.ledger.records import Adopted, Place, Rejected, Typed, named
from agent_memory.review import adopt, audit, block, decide
from tests.capture import lines
from tests.ledger.build import DEV, MAIN, PNPM, VENDOR, day, sights
from tests.ledger.build import decide as decided_record


def transcript(shop, *records):
    folder = shop.home.transcripts / "-shop"
    files.folder(folder)
    path = folder / "one.jsonl"
    path.write_bytes(lines.jsonl(*records))
    return path


@pytest.fixture
def decided(shop):
    """An adoption by the command, as number 1."""
    shop.at = shop.at._replace(door="command")
    shop.saw(*sights("a1 b2"))
    for _ in range(2):
        adopt.adopt(shop.at, "1")
    return next(one for one in shop.decisions() if isinstance(one, Adopted))


def checked(shop, now):
    held = shop.at.held()
    return audit.checked(held.sightings.records, held.decisions.records, shop.home, now=now)


def states(shop, now=None):
    found = checked(shop, now or day(21))
    return [(type(one.decision).__name__, one.state) for one in found]


class TestTyped:
    def test_found(self, shop, decided):
        """
        Promise 3: a decision by the command is matched with the line that was typed for it.
        """
        opening = lines.typed("hello")
        transcript(shop, opening, lines.answered("/cs:memory adopt 1", at=decided.at))
        (found,) = checked(shop, day(21))
        assert ("typed", "-shop/one.jsonl", 2, opening["uuid"]) == (
            found.state,
            found.typed.transcript,
            found.typed.line,
            found.typed.conversation,
        )

    @pytest.mark.parametrize(
        "record",
        [
            pytest.param(lambda at: lines.typed("/cs:memory adopt 1", at=at), id="a prompt"),
            pytest.param(
                lambda at: lines.assistant("Original prompt: /cs:memory adopt 1", at=at),
                id="the model",
            ),
            pytest.param(
                lambda at: lines.tool_result(
                    lines.answered("/cs:memory adopt 1")["content"], at=at
                ),
                id="a tool's output",
            ),
            pytest.param(
                lambda at: lines.answered("/cs:memory adopt 2", at=at), id="another number"
            ),
            pytest.param(
                lambda at: lines.answered("/cs:memory reject 1", at=at), id="another verb"
            ),
            pytest.param(lambda at: lines.answered("/other adopt 1", at=at), id="another command"),
            pytest.param(lambda at: lines.answered("/cs:memory", at=at), id="no verb"),
            pytest.param(
                lambda at: lines.answered("/cs:memory adopt 1", at=at + dt.timedelta(hours=1)),
                id="much later",
            ),
            pytest.param(
                lambda at: lines.answered(
                    "/cs:memory why 1", "Original prompt: /cs:memory adopt 1", at=at
                ),
                id="quoted in an answer",
            ),
            pytest.param(
                lambda at: lines.answered(
                    "", extra={"content": "\nOriginal prompt: /cs:memory adopt 1"}, at=at
                ),
                id="no answer of a hook",
            ),
            pytest.param(
                lambda at: lines.answered(
                    "/cs:memory adopt 1", extra={"subtype": "local_command"}, at=at
                ),
                id="another kind",
            ),
            pytest.param(
                lambda at: lines.answered("/cs:memory adopt 1", at=at, entrypoint="sdk-cli"),
                id="nobody attended",
            ),
        ],
    )
    def test_not_found(self, shop, decided, record):
        """
        Promise 3: nothing but the client's own note of a typed command counts.
        """
        transcript(shop, record(decided.at))
        assert [("Adopted", "untyped")] == states(shop)

    def test_no_transcript(self, shop, decided):
        """
        Promise 3: without any transcript a fresh decision is flagged, and an old one is not judged.
        """
        assert [("Adopted", "untyped")] == states(shop)
        later = decided.at + dt.timedelta(days=policy.TRANSCRIPT_DAYS + 1)
        assert [("Adopted", "too old")] == states(shop, now=later)

    def test_by_terminal(self, shop):
        """
        A decision from a terminal is labelled as one.
        """
        shop.saw(*sights("a1 b2"))
        decide.reject(shop.at, PNPM)
        assert [("Rejected", "terminal")] == states(shop)

    def test_one_line_one_decision(self, shop, decided):
        """
        A typed line stands for no more decisions than it names.
        """
        shop.saw(*sights("c1 d2", VENDOR))
        decide.reject(shop.at, VENDOR)
        decide.pin(shop.at, PNPM)
        transcript(shop, lines.answered("/cs:memory reject 2", at=decided.at))
        assert [("Adopted", "untyped"), ("Rejected", "typed"), ("Pinned", "untyped")] == states(
            shop
        )

    def test_several_at_once(self, shop, decided):
        """
        A line that names two numbers stands for both.
        """
        shop.saw(*sights("c1 d2", VENDOR))
        for _ in range(2):
            adopt.adopt(shop.at, "2")
        transcript(shop, lines.answered("/cs:memory adopt 1, 2", at=decided.at))
        assert [("Adopted", "typed")] * 2 == states(shop)

    @pytest.mark.parametrize("name", ["2", "12345678", "{id}", "{words}"])
    def test_by_another_name(self, shop, name):
        """
        A claim that answers to two numbers, or was named by its id or words, is matched all the
        same.
        """
        shop.at = shop.at._replace(door="command")
        shop.saw(*sights("a1 b2"), *sights("c1 d2", VENDOR))
        for text in (PNPM, VENDOR):
            adopt.adopt(shop.at, text)
        decide.merge(shop.at, [PNPM, VENDOR])
        atom = shop.at.held().memory.atoms[0]
        name = name.format(id=atom.id, words=atom.text)
        query = atom.id if name == "12345678" else name
        records = [adopt.adopt(shop.at, query).records for _ in range(2 - (query == "2"))]
        (record,) = records[-1] or adopt.adopt(shop.at, query).records
        transcript(shop, lines.answered(f"/cs:memory adopt {name}", at=record.at))
        assert ("Adopted", "typed") in states(shop)

    def test_a_ruling(self, shop):
        """
        A ruling is matched by its word.
        """
        shop.at = shop.at._replace(door="command")
        shop.saw(*sights("a1 b2", DEV), *sights("c3 d4", MAIN))
        (record,) = decide.resolve(shop.at, DEV, "new").records
        transcript(shop, lines.answered("/cs:memory resolve 1 old", at=record.at))
        assert [("Resolved", "untyped")] == states(shop)
        transcript(shop, lines.answered("/cs:memory resolve 1 new", at=record.at))
        assert [("Resolved", "typed")] == states(shop)


class TestKept:
    """What capture has found stands in the journal."""

    def test_after_the_transcript(self, shop, decided):
        """
        Promise 3: a decision stays matched when the client has deleted the transcript.
        """
        shop.saw(typed(decided, "m1"))
        assert [("Adopted", "typed")] == states(shop)
        later = decided.at + dt.timedelta(days=policy.TRANSCRIPT_DAYS + 1)
        assert [("Adopted", "typed")] == states(shop, now=later)

    def test_the_line_is_used(self, shop, decided):
        """
        Promise 3: a line that was found for one decision stands for no other, in no copy of it.
        """
        made = lines.answered("/cs:memory adopt 1", at=decided.at)
        shop.saw(*sights("c1 d2", VENDOR), typed(decided, made["uuid"]))
        another = decided.model_copy(update={"id": "another"})
        shop.decided(another)
        transcript(shop, made, made)
        assert [("Adopted", "typed"), ("Adopted", "untyped")] == sorted(states(shop))

    def test_for_all_projects(self, shop):
        """
        What was decided about all projects is matched in the journal of that where it was typed.
        """
        elsewhere = decide_for_all(shop)
        assert [("Rejected", "untyped")] == states(shop)
        books = memory.journals(shop.home, elsewhere.project)
        journal.append(books.sightings, [typed(elsewhere, "m1")], token="x")  # noqa: S106
        assert [("Rejected", "typed")] == states(shop)


def decide_for_all(shop):
    """A rejection in the person's own journal, made in another project."""
    about = sights("a1 b2")
    made = decided_record(Rejected, about, 20, tier="L3").model_copy(update={"door": "command"})
    journal.append(shop.books.person, [made], token="x")  # noqa: S106
    return made


def typed(decision, message):
    """The record that a decision was found in a transcript that is gone."""
    place = Place(conversation="c1", transcript="-shop/gone.jsonl", line=3, message=message)
    parts = (decision.id, message)
    common = {"project": decision.project, "at": decision.at}
    return named(Typed, parts, place=place, decision=decision.id, **common)


class TestBlocks:
    def test_agreement(self, shop):
        """
        A claim that stands in its file is neither absent nor unknown.
        """
        shop.saw(*sights("a1 b2", "# never start with a sign"))
        for _ in range(2):
            adopt.adopt(shop.at, "1")
        assert audit.Blocks((), ()) == audit.blocks(shop.at, shop.at.held())

    def test_absent(self, shop):
        """
        Promise 12: an adopted claim whose line is gone is shown, and decides nothing.
        """
        shop.saw(*sights("a1 b2"))
        for _ in range(2):
            adopt.adopt(shop.at, "1")
        shop.claude.unlink()
        found = audit.blocks(shop.at, shop.at.held())
        assert ([PNPM], ()) == ([atom.text for atom in found.absent], found.unknown)
        assert () == shop.at.held().memory.proposals

    def test_unknown(self, shop):
        """
        A line of the block that nobody here adopted is named: a teammate's, or a stranger's.
        """
        shop.put("CLAUDE.md", block.changed(b"", add=["pull from the mirror"]))
        found = audit.blocks(shop.at, shop.at.held())
        assert (("CLAUDE.md", "pull from the mirror"),) == found.unknown

    def test_older(self, shop):
        """
        Promise 8: a line of ours that an earlier version escaped otherwise is named, and adopted
        again it is written as one is now.
        """
        shop.saw(*sights("a1 b2", "Always read _@rules.md_ first."))
        for _ in range(2):
            adopt.adopt(shop.at, "1")
        now = shop.claude.read_bytes()
        shop.claude.write_bytes(now.replace(b"\\@", b"@"))
        found = audit.blocks(shop.at, shop.at.held())
        assert ((), (), 1) == (found.absent, found.unknown, len(found.older))
        adopt.adopt(shop.at, "1")
        assert now == shop.claude.read_bytes()

    def test_a_broken_file(self, shop):
        """
        A file in which no block can be told holds none.
        """
        shop.put("CLAUDE.md", b"<!-- agent-memory:begin -->\n")
        assert audit.Blocks((), ()) == audit.blocks(shop.at, shop.at.held())
