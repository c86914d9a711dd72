"""The record held against what was typed and against what stands in the files."""

from __future__ import annotations

import datetime as dt

import pytest

from agent_memory import files, policy
from agent_memory.ledger.records import Adopted
from agent_memory.review import adopt, audit, block, decide
from tests.capture import lines
from tests.ledger.build import DEV, MAIN, PNPM, VENDOR, day, sights

ANSWER = "UserPromptExpansion operation blocked by hook:\n{said}\n\nOriginal prompt: {typed}"


def noted(typed, at, said="adopted into CLAUDE.md:", **fields):
    """The line that the client writes for a command that a hook answered."""
    body = {"subtype": "informational", "content": ANSWER.format(said=said, typed=typed)} | fields
    return lines.record("system", body, at=at)


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


def states(shop, now=None):
    found = audit.checked(shop.at.held(), shop.home, now=now or day(21))
    return [(type(one.decision).__name__, one.state) for one in found]


class TestTyped:
    def test_found(self, shop, decided):
        """
        Promise 3: a decision by the command is matched with the line that was typed for it.
        """
        path = transcript(
            shop, lines.typed("hello"), noted("/cs:memory adopt 1", decided.at, said="done")
        )
        (found,) = audit.checked(shop.at.held(), shop.home, now=day(21))
        assert ("typed", "-shop/one.jsonl", 2) == (
            found.state,
            found.typed.transcript,
            found.typed.line,
        )
        assert found.typed == next(audit.commands(path, "-shop/one.jsonl"))

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
                    ANSWER.format(said="", typed="/cs:memory adopt 1"), at=at
                ),
                id="a tool's output",
            ),
            pytest.param(lambda at: noted("/cs:memory adopt 2", at), id="another number"),
            pytest.param(lambda at: noted("/cs:memory reject 1", at), id="another verb"),
            pytest.param(lambda at: noted("/other adopt 1", at), id="another command"),
            pytest.param(lambda at: noted("/cs:memory", at), id="no verb"),
            pytest.param(
                lambda at: noted("/cs:memory adopt 1", at + dt.timedelta(hours=1)), id="much later"
            ),
            pytest.param(
                lambda at: noted(
                    "/cs:memory why 1", at, said="Original prompt: /cs:memory adopt 1"
                ),
                id="quoted in an answer",
            ),
            pytest.param(
                lambda at: noted("", at, content="\nOriginal prompt: /cs:memory adopt 1"),
                id="no answer of a hook",
            ),
            pytest.param(
                lambda at: noted("/cs:memory adopt 1", at, subtype="local_command"),
                id="another kind",
            ),
            pytest.param(
                lambda at: noted("/cs:memory adopt 1", at) | {"entrypoint": "sdk-cli"},
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
        transcript(shop, noted("/cs:memory reject 2", decided.at))
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
        transcript(shop, noted("/cs:memory adopt 1, 2", decided.at))
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
        transcript(shop, noted(f"/cs:memory adopt {name}", record.at))
        assert ("Adopted", "typed") in states(shop)

    def test_a_ruling(self, shop):
        """
        A ruling is matched by its word.
        """
        shop.at = shop.at._replace(door="command")
        shop.saw(*sights("a1 b2", DEV), *sights("c3 d4", MAIN))
        (record,) = decide.resolve(shop.at, DEV, "new").records
        transcript(shop, noted("/cs:memory resolve 1 old", record.at))
        assert [("Resolved", "untyped")] == states(shop)
        transcript(shop, noted("/cs:memory resolve 1 new", record.at))
        assert [("Resolved", "typed")] == states(shop)


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b'"informational"\n', b'{"type":"system","subtype":"informational"}\n', b"\0\n"],
)
def test_broken_transcripts(shop, data):
    """
    A line that is no note yields nothing and stops nothing.
    """
    path = transcript(shop)
    good = lines.jsonl(noted("/cs:memory undo", day(3)))
    path.write_bytes(data + (b"" if data.endswith(b"\n") or not data else b"\n") + good)
    assert [("undo",)] == [one.words for one in audit.commands(path, "x")]


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

    def test_a_broken_file(self, shop):
        """
        A file in which no block can be told holds none.
        """
        shop.put("CLAUDE.md", b"<!-- agent-memory:begin -->\n")
        assert audit.Blocks((), ()) == audit.blocks(shop.at, shop.at.held())
