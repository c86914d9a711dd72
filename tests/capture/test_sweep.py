"""The sweep on real files: everything is captured once, whatever happens to a transcript."""

from __future__ import annotations

import datetime as dt
import os
import time
from typing import TYPE_CHECKING

import pytest

from agent_memory import files, paths, policy
from agent_memory.capture import extract, sightings, sweep
from agent_memory.capture.redact import NOTHING
from agent_memory.capture.watermark import Capture
from agent_memory.ledger import journal, memory, proposal
from agent_memory.ledger.atom import display_id
from agent_memory.ledger.fold import fold
from agent_memory.ledger.records import Clean, Numbered, Rejected, Sighting, Watermark
from tests.capture import lines
from tests.ledger.build import decide

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from agent_memory.ledger.records import Record

PROJECT = "0123456789ab"
NOW = dt.datetime(2026, 3, 20, 9, tzinfo=dt.timezone.utc)
RULE = "Always use pnpm here, never npm."


class World:
    """A client's folder of transcripts, and our data folder beside it."""

    def __init__(self, root: Path) -> None:
        self.home = paths.home(
            {"HOME": str(root)}, data=root / "data", cache=root / "cache", client=root / "client"
        )
        self.folder = self.home.transcripts / "-work-shop"
        self.folder.mkdir(parents=True)

    def transcript(self, name: str, *records: lines.Record | bytes) -> Path:
        path = self.folder / f"{name}.jsonl"
        path.write_bytes(lines.jsonl(*records))
        return path

    def grow(self, path: Path, *records: lines.Record | bytes) -> None:
        path.write_bytes(path.read_bytes() + lines.jsonl(*records))

    def sweep(
        self, *, write: bool = True, stop: Callable[[], bool] = sweep.never, named: str = "*"
    ) -> sweep.Report:
        capture = Capture(PROJECT, "00" * 8, NOTHING, NOW)
        found = self.folder.glob(f"{named}.jsonl")
        return sweep.sweep(self.home, capture, found, write=write, stop=stop)

    def records(self) -> tuple[Record, ...]:
        return journal.read(memory.journals(self.home, PROJECT).sightings).records

    def sightings(self) -> list[Sighting]:
        return [one for one in self.records() if isinstance(one, Sighting)]

    def rules(self) -> list[tuple[str, int, int]]:
        """Each claim with its conversations and days."""
        found = fold(self.records(), [], zone=dt.timezone.utc, now=NOW)
        return [(atom.text, len(atom.conversations), len(atom.days)) for atom in found.atoms]


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


def on(day: int, minute: int = 0) -> str:
    return f"2026-03-{day:02}T09:{minute:02}:00.000Z"


def root(name: str, day: int = 2) -> lines.Record:
    """The record that a conversation is named by."""
    return lines.typed("hello there", uuid=lines.uid(name), at=on(day))


def said(text: str, name: str, day: int = 2) -> lines.Record:
    return lines.typed(text, uuid=lines.uid(name), parent=lines.uid("before"), at=on(day, 5))


def test_a_rule_becomes_a_sighting_with_its_place(world):
    """
    Promise 4: a sighting says which line of which transcript holds which span of what was typed.
    """
    path = world.transcript("one", root("a"), lines.assistant("hi"), said(RULE, "rule"))

    world.sweep()

    seen = world.sightings()[0]
    assert ("-work-shop/one.jsonl", 3) == (seen.place.transcript, seen.place.line)
    assert (lines.uid("a"), lines.uid("rule")) == (seen.place.conversation, seen.place.message)
    assert RULE[seen.start : seen.end].startswith("Always use pnpm")
    assert path.name in seen.place.transcript


def test_a_dry_run_writes_nothing(world):
    """
    Promise 13: without being told to write, a sweep reports and leaves no file.
    """
    world.transcript("one", root("a"), said(RULE, "rule"))

    report = world.sweep(write=False)

    assert report.sightings
    assert not world.home.data.exists()


def test_a_second_sweep_finds_nothing_new(world):
    """
    What was read once is not read again.
    """
    world.transcript("one", root("a"), said(RULE, "rule"))
    first, second = world.sweep(), world.sweep()

    assert (1, 0) == (first.read, second.read)
    assert (2, 0) == (first.messages, second.messages)
    assert len(first.sightings) == len(world.sightings())


def test_a_firing_before_the_watermark(world):
    """
    Promise 8: a sweep that reads between a firing and what it types takes neither as the person's.
    """
    fired = [root("a"), lines.fired(RULE)]
    world.transcript("one", *fired)
    world.sweep()
    world.transcript("one", *fired, said(RULE, "rule"), said("Never touch the lock file.", "own"))
    world.sweep()

    assert ["Never touch the lock file"] == [one.text.rstrip(".") for one in world.sightings()]


def test_an_observer_before_the_watermark(world):
    """
    Promise 8: a session that another memory tool's observer opened stays one when it grows.
    """
    opening = lines.typed("Hello memory agent, you observe", uuid=lines.uid("a"), at=on(2))
    path = world.transcript("one", opening)
    world.sweep()
    world.grow(path, said(RULE, "rule", 3))
    world.sweep()

    assert [] == world.sightings()


def test_only_what_grew_is_read(world):
    """
    A resumed transcript is read from its watermark on, with the right line numbers.
    """
    path = world.transcript("one", root("a"), said(RULE, "rule"))
    world.sweep()
    world.grow(path, lines.assistant("done"), said("Never commit generated files.", "other", 3))

    report = world.sweep()

    assert 1 == report.messages
    assert [4] == [one.place.line for one in report.sightings]


def test_a_half_line_waits(world):
    """
    A last line that is still being written is taken when it is whole, and once.
    """
    whole = lines.jsonl(said(RULE, "rule"))
    path = world.transcript("one", root("a"))
    path.write_bytes(path.read_bytes() + whole[:-20])
    assert () == world.sweep().sightings

    path.write_bytes(path.read_bytes() + whole[-20:])
    world.sweep()
    world.sweep()

    assert 1 == len({one.id for one in world.sightings() if one.level == "shown"})


@pytest.mark.parametrize("keep", [1, 0], ids=["rewound", "replaced"])
def test_a_rewritten_transcript_is_read_anew(world, keep):
    """
    Promise 9: a transcript that was rewound or replaced is read from its start, with no doubles.
    """
    world.transcript("one", root("a"), said(RULE, "rule"), lines.assistant("x" * 3000))
    world.sweep()
    before = {one.id for one in world.sightings()}
    opening = [root("a")] if keep else [root("z"), lines.assistant("y" * 2000)]
    world.transcript("one", *opening, said(RULE, "rule"), said("Never push to main.", "new", 4))

    world.sweep()

    assert before < {one.id for one in world.sightings()}
    assert {(1, 1)} == {counts for _, *rest in world.rules() for counts in [tuple(rest)]}


def test_a_fork_counts_once(world):
    """
    Promise 7: a fork that copies a message under its uuid adds no conversation and no day.
    """
    world.transcript("one", root("a"), said(RULE, "rule"))
    world.transcript("two", root("a"), said(RULE, "rule"), said("go on please", "go", 9))
    world.sweep()

    assert {(1, 1)} == {counts for _, *rest in world.rules() for counts in [tuple(rest)]}


def test_a_copy_under_other_ids_counts_once(world):
    """
    Promise 7: three long identical messages make two transcripts one conversation, and a copy's
    later date is not a second day.
    """
    long = [
        f"message {n}: please look at the checkout page and tell me what you see " * 2
        for n in "abc"
    ]
    for name, day in (("one", 2), ("two", 9)):
        told = [said(text, f"{name}{n}", day) for n, text in enumerate(long)]
        world.transcript(name, root(name, day), *told, said(RULE, f"{name}-rule", day))
    world.sweep()

    assert {(1, 1)} == {
        (conversations, days) for text, conversations, days in world.rules() if "pnpm" in text
    }


def test_another_conversation_on_another_day_counts(world):
    """
    The same rule in another transcript on another day is recurrence.
    """
    world.transcript("one", root("a"), said(RULE, "rule"))
    world.transcript("two", root("b", 5), said(RULE, "again", 5))
    world.sweep()

    assert (2, 2) in {(conversations, days) for _, conversations, days in world.rules()}


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(lines.assistant(RULE), id="assistant"),
        pytest.param(lines.tool_result(RULE), id="tool result"),
        pytest.param(lines.sidechain(RULE), id="subagent"),
        pytest.param(lines.compact_summary(RULE), id="summary"),
        pytest.param(lines.meta(RULE), id="command body"),
        pytest.param(lines.hook_text(RULE), id="hook"),
        pytest.param(lines.task_notification(RULE), id="notification"),
        pytest.param(
            lines.attachment("hook_additional_context", {"content": [RULE]}), id="our own text"
        ),
        pytest.param(lines.typed(RULE, entrypoint="sdk-cli"), id="headless"),
    ],
)
def test_nobody_elses_words_make_a_sighting(world, record):
    """
    Promise 8: only what a person typed makes a claim, however often it repeats.
    """
    for name in "abcd":
        world.transcript(name, root(name), record)

    assert () == world.sweep().sightings


def test_a_secret_never_reaches_the_journal(world):
    """
    Promise 2: the whole message is redacted before a clause is cut, and the clause is marked.
    """
    secret = "ghp_" + "Zx9Kq2" * 6
    world.transcript("one", root("a"), said(f"Always push with the token {secret} here.", "rule"))

    world.sweep()

    held = world.home.project(PROJECT).sightings.read_text()
    assert secret[4:] not in held
    assert all("altered" in one.flags for one in world.sightings())


@pytest.mark.parametrize(
    "marks",
    [("<private>", "</private>"), ("&lt;private&gt;", "&lt;/private&gt;"), ("", "\\</private\\>")],
)
def test_what_is_private_is_not_kept(world, marks):
    """
    Nothing inside a private mark, however it is spelled, is kept; what stands around it keeps its
    place.
    """
    text = f"{marks[0]}Never say zanzibar{marks[1]}\n{RULE}"
    world.transcript("one", root("a"), said(text, "rule"))

    world.sweep()

    assert "zanzibar" not in world.home.project(PROJECT).sightings.read_text()
    assert {True} == {text[one.start :].startswith("Always") for one in world.sightings()[:1]}


def test_a_bad_line_costs_one_line(world):
    """
    Promise 9: a broken line is named with its place, and what stands around it is captured.
    """
    world.transcript("one", root("a"), b'{"type":"user","mess', said(RULE, "rule"))

    report = world.sweep()

    assert [("one.jsonl", 2)] == [(one.transcript.name, one.line) for one in report.faults]
    assert report.sightings


def test_an_unreadable_transcript_costs_itself(world):
    """
    A transcript that cannot be read is named, and the others are captured.
    """
    world.transcript("two", root("b"), said(RULE, "rule"))
    (world.folder / "one.jsonl").symlink_to(world.folder / "gone.jsonl")

    report = world.sweep()

    assert ["one.jsonl"] == [one.transcript.name for one in report.faults]
    assert report.sightings


def test_a_message_without_a_time_counts_on_no_day(world):
    """
    A message whose record has no time is dropped and counted.
    """
    undated = said(RULE, "rule")
    del undated["timestamp"]
    world.transcript("one", root("a"), undated)

    report = world.sweep()

    assert (1, ()) == (report.dropped, report.sightings)


def test_a_queued_prompt_is_taken_when_its_fate_is_known(world):
    """
    A prompt that is still queued stays before the watermark, so that it is captured once.
    """
    path = world.transcript("one", root("a"), lines.queued(RULE))
    assert () == world.sweep().sightings

    world.grow(path, lines.queued(None, "dequeue"), said(RULE, "rule"))
    world.sweep()
    world.sweep()

    assert 1 == len({one.place.message for one in world.sightings()})


def test_what_follows_a_waiting_prompt_is_kept(world):
    """
    Promise 9: a prompt that stays queued for ever keeps nothing behind it from being captured.
    """
    path = world.transcript("one", lines.queued("then run it"))
    world.sweep()
    world.grow(path, root("a"), said(RULE, "rule"))

    world.sweep()

    assert world.sightings()


def test_a_newer_extractor_reads_again(world, monkeypatch):
    """
    A newer extractor reads every transcript from its start, and its sightings replace the older.
    """
    world.transcript("one", root("a"), said(RULE, "rule"))
    world.transcript("two", root("b", 5), said(RULE, "again", 5))
    world.sweep()
    before = world.rules()
    monkeypatch.setattr(policy, "EXTRACTOR", policy.EXTRACTOR + 1)

    report = world.sweep()

    assert 2 == report.read
    assert before == world.rules()


def test_a_held_lock_spools(world):
    """
    Promise 9: what is captured while another writer holds the lock is kept and counted once.
    """
    world.transcript("one", root("a"), said(RULE, "rule"))
    held = memory.journals(world.home, PROJECT).sightings
    files.folder(held.path.parent)
    with files.lock(held.lock):
        report = world.sweep()

    assert report.spooled
    assert report.sightings
    assert len(report.sightings) == len(world.sightings())
    world.sweep()
    assert len(report.sightings) == len(world.sightings())


def test_a_held_lock_is_waited_for_once(world, monkeypatch):
    """
    A sweep of many transcripts does not wait for each of them while another writer is at work.
    """
    for name in "abcd":
        world.transcript(name, root(name), said(RULE, f"rule {name}"))
    held = memory.journals(world.home, PROJECT).sightings
    files.folder(held.path.parent)
    waits = []
    locked = files.lock

    def asked(path, *, seconds):
        waits.append(seconds)
        return locked(path, seconds=seconds)

    began = time.monotonic()
    with files.lock(held.lock):
        monkeypatch.setattr(files, "lock", asked)
        assert world.sweep().spooled
    assert [policy.LOCK_SECONDS, 0, 0, 0] == waits
    assert policy.LOCK_SECONDS <= time.monotonic() - began
    assert 4 == len(world.sightings())


def test_a_watermark_covers_what_it_stands_behind(world):
    """
    The sightings of a transcript and the watermark over them come in one append.
    """
    path = world.transcript("one", root("a"), said(RULE, "rule"))
    world.sweep()

    mark = world.records()[-1]
    assert isinstance(mark, Watermark)
    assert (0, path.stat().st_size, 2) == (mark.start, mark.end, mark.lines)
    assert 2 == len(mark.messages)


def test_a_rewound_transcript_is_read_anew_once(world):
    """
    Promise 9: a watermark that the transcript outlived does not hide the one that followed it.
    """
    path = world.transcript("one", root("a"), said(RULE, "rule"), said("and then?", "more"))
    world.sweep()
    path.write_bytes(lines.jsonl(root("a"), said(RULE, "rule")))

    assert [1, 0] == [world.sweep().read, world.sweep().read]


def test_more_messages_than_a_record_has_room_for(world, monkeypatch):
    """
    Promise 9: a watermark's messages stand in as many records as they need.
    """
    monkeypatch.setattr(policy, "MARKED_MESSAGES", 2)
    world.transcript("one", root("a"), *(said(f"{RULE} ({n})", f"rule {n}") for n in range(4)))

    assert [1, 0] == [world.sweep().read, world.sweep().read]
    marks = [one for one in world.records() if isinstance(one, Watermark)]
    assert [2, 2, 1] == [len(one.messages) for one in marks]
    assert 3 == len({one.id for one in marks})


def test_a_message_with_a_long_name_costs_nobody(world):
    """
    A message whose uuid leaves no room for a sighting's own id counts as one without.
    """
    world.transcript("one", root("a"), lines.typed(RULE, uuid="a" * 96, at=on(2)))
    world.transcript("two", root("b"), said("Never commit straight to main.", "rule"))

    assert 2 == len(world.sweep().sightings)


def test_a_name_that_is_no_text(world):
    """
    A transcript whose name holds bytes that are no UTF-8 is read once, too.
    """
    world.transcript(os.fsdecode(b"\xff"), root("a"), said(RULE, "rule"))

    assert [1, 0] == [world.sweep().read, world.sweep().read]


def test_a_secret_is_one_wherever_the_message_says_it(world):
    """
    Promise 2: what stands in a private part as a secret is none of the words beside it, either.
    """
    value = "Lantern" + "-" + "d6" + "x9"
    text = f"<private>password={value}</private> Always log in with {value} on staging."
    world.transcript("one", root("a"), lines.typed(text, uuid=lines.uid("rule"), at=on(2)))
    world.sweep()

    assert ["altered"] == [flag for one in world.sightings() for flag in one.flags]
    assert value.encode() not in memory.journals(world.home, PROJECT).sightings.path.read_bytes()


@pytest.mark.parametrize("part", ["a\n", "> q\n", "```\n", '"a b" ', "<private>x</private>\n"])
def test_a_message_of_megabytes_is_passed_over(world, part):
    """
    What is too long to be redacted is dropped before anything looks for shapes in it.
    """
    world.transcript("one", root("a"), said(part * (3_000_000 // len(part)), "long"))
    begun = time.process_time()

    assert 1 >= world.sweep().dropped
    assert time.process_time() - begun < 2


def test_a_slow_message_costs_itself(world, monkeypatch):
    """
    Promise 9: what takes too long is dropped and counted, and what stands beside it is kept.
    """
    quick = sightings.clauses

    def slow(text, **fields):
        if "slow" in text:
            raise extract.Late
        return quick(text, **fields)

    monkeypatch.setattr(sightings, "clauses", slow)
    world.transcript("one", root("a"), said("Always be slow.", "poison"), said(RULE, "rule"))
    report = world.sweep()

    assert (1, 1) == (report.dropped, len(world.sightings()))
    assert 0 == world.sweep().read


@pytest.mark.parametrize("looks", [1, 2, 3])
def test_it_ends_between_two_messages(world, looks):
    """
    Promise 9: a sweep whose time is over keeps what it has read, and the next one goes on there.
    """
    rules = [RULE, "Never edit the generated client.", "Always run the linter before committing."]
    names = ["one", "two", "three"]
    texts = [said(rule, name) for rule, name in zip(rules, names, strict=True)]
    world.transcript("one", root("a"), *texts)
    ticks = iter([False] * looks)
    first = world.sweep(stop=lambda: next(ticks, True))
    kept = len(world.sightings())
    second = world.sweep()

    assert (looks, looks - 1) == (first.messages, kept)
    assert (4 - looks, 3) == (second.messages, len(world.sightings()))
    assert 0 == world.sweep().read


def test_a_secret_that_is_told_later(world):
    """
    Promise 2: what a conversation gives away later is cut out of what was kept before.
    """
    value = "plumtree" + "9k"
    path = world.transcript("one", root("a"), said(f"Always put {value} first on staging.", "b"))
    world.transcript("two", root("c"), said(RULE, "d"))
    world.sweep()
    book = memory.journals(world.home, PROJECT).sightings.path
    before = book.read_bytes()
    kept = [one for one in world.sightings() if value in one.text]
    made = [
        decide(kind, kept, text=Clean(f"put {value} first"), **fields)
        for kind, fields in ((Numbered, {"number": 1, "digest": "x"}), (Rejected, {}))
    ]
    journal.append(memory.journals(world.home, PROJECT).decisions, made, token="x")  # noqa: S106
    wide = decide(Numbered, kept, text=Clean(f"put {value} first"), number=1, digest="x", tier="L3")
    person = memory.journals(world.home, PROJECT).person
    journal.append(person, [wide], token="x")  # noqa: S106
    world.grow(path, said(f"the staging password is {value}", "e"))
    report = world.sweep()

    assert value.encode() in before
    (numbered,) = journal.read(person).records
    assert (1, "put [redacted:known] first") == (numbered.number, numbered.text)
    assert proposal.digest(numbered.text) == numbered.digest
    assert value.encode() not in book.read_bytes()
    assert [("altered",), ()] == [one.flags for one in world.sightings()]
    first, *others = report.late
    assert "cut out of 1 kept: a secret that a conversation gave away later" == first
    ends = f"/cs:memory forget {display_id(kept[0].id)}"
    assert [f"the same stands in what was rejected: {ends}"] == others
    shown, rejected = journal.read(memory.journals(world.home, PROJECT).decisions).records
    assert value not in shown.text
    assert value in rejected.text  # a decision stays as it was made
    assert () == world.sweep().late
