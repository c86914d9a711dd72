"""What one conversation of a project gave away is a secret in the others, and stored nowhere."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from agent_memory import files, policy, project, registry
from agent_memory.capture import giveaway, jsonl, later, overheard, redact, voice
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory
from agent_memory.ledger.records import Adopted, Clean, Edited, Remembered, Watermark
from agent_memory.review import committed
from tests.capture import lines
from tests.capture.test_sweep import PROJECT, RULE, World, on, root, said
from tests.ledger.build import decide

SECRET = "plumtree" + "9k"
TELLS = f"the staging password is {SECRET}"
BARE = f"Always log in with {SECRET} on staging."


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


def stored(world: World) -> bytes:
    """All that was ever written."""
    return b"".join(path.read_bytes() for path in world.home.data.rglob("*") if path.is_file())


def told(world: World, tells: list, bare: list, *, beside: bool) -> None:
    """What gives a secret away and, beside it or in another conversation, its value alone."""
    if beside:
        world.transcript("one", root("a"), *tells, *bare)
    else:
        world.transcript("one", root("a"), *tells)
        world.transcript("two", root("e", 3), *bare)


@pytest.mark.parametrize("names", [("one", "two"), ("two", "one")])
@pytest.mark.parametrize("at_once", [True, False])
def test_told_in_another_conversation(world, names, at_once):
    """
    Promise 2: what was told yesterday is cut out of what is said today, in whatever order it is
    read, and no value of it is written.
    """
    world.transcript(names[0], root("a"), said(TELLS, "b"))
    if not at_once:
        world.sweep()
    world.transcript(names[1], root("c", 3), said(BARE, "d", 3))
    world.sweep()

    assert SECRET.encode() not in stored(world)
    assert [("altered",)] == [one.flags for one in world.sightings()]


@pytest.mark.parametrize("written", [str, str.capitalize])
def test_told_later_in_another_conversation(world, written):
    """
    Promise 2: what was kept is cut as soon as another conversation tells that it is a secret.
    """
    world.transcript("one", root("a"), said(BARE.replace(SECRET, written(SECRET)), "b"))
    world.sweep()
    assert written(SECRET).encode() in stored(world)
    world.transcript("two", root("c", 3), said(TELLS, "d", 3))

    assert "cut out of 1 kept: a secret that a conversation gave away later" in world.sweep().late
    assert SECRET.upper().encode() not in stored(world).upper()


def test_a_kill_while_it_is_cut(world, monkeypatch):
    """
    Promise 2: what the hooks say goes before the journals are written: no kill leaves it in there.
    """
    world.transcript("one", root("a"), said(BARE, "b"))
    world.sweep()
    says = world.home.project(PROJECT).recall
    files.folder(says.parent)
    files.replace(says, BARE.encode())
    world.transcript("two", root("c", 3), said(TELLS, "d", 3))

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(later, "amended", killed)
    with pytest.raises(KeyboardInterrupt):
        world.sweep()
    assert not says.exists()


def test_on_a_line_that_is_damaged(world):
    """
    Promise 2: what is no record any more cannot be cut: it goes, also where it was set aside.
    """
    world.transcript("one", root("a"), said(BARE, "b"))
    world.sweep()
    book = memory.journals(world.home, PROJECT).sightings.path
    damaged = book.read_bytes().replace(b"Always log", b"Always lOg")
    book.write_bytes(damaged + b"{another\n")
    journal.rejected(book).write_bytes(damaged.replace(SECRET.encode(), SECRET.title().encode()))
    journal.rejected(book).chmod(0o600)
    world.transcript("two", root("c", 3), said(TELLS, "d", 3))
    world.sweep()

    assert SECRET.lower().encode() not in stored(world).lower()
    assert b"{another" in stored(world)


@pytest.mark.parametrize("name", ["-work-shop", "-work-shop-web"])
def test_told_in_a_conversation_that_still_runs(world, name):
    """
    Promise 2: what another session told, which nobody has read yet, is cut out as well, also where
    it started in another folder or worktree of the project.
    """
    place = name.replace("-", "/")
    there = project.Identity(PROJECT, "path", place, None)
    registry.seen(world.home, there, Path(place), salt="00" * 8)
    path = world.transcript("one", root("a"), said(TELLS, "b"))
    folder = world.home.transcripts / name
    folder.mkdir(exist_ok=True)
    path.rename(folder / path.name)
    world.transcript("two", root("c", 3), said(BARE, "d", 3))
    world.sweep(named="two")

    assert SECRET.encode() not in stored(world)


@pytest.mark.parametrize(
    ("name", "room", "altered"),
    [
        ("GIVEAWAY_BYTES", 100, False),
        ("GIVEAWAY_TEXT", 10, False),
        ("GIVEAWAY_BYTES", 5000, True),
    ],
)
def test_as_far_as_the_budget_goes(world, monkeypatch, name, room, altered):
    """
    Only so much is read of the others, the newest first: what is older gives nothing away.
    """
    os.utime(world.transcript("one", root("a"), said(TELLS, "b")), (10, 10))
    os.utime(world.transcript("big", root("e"), said("word " * 9000, "f")), (9, 9))
    world.sweep()
    monkeypatch.setattr(policy, name, room)
    if not altered:
        monkeypatch.setattr(policy, name.replace("GIVEAWAY", "OVERHEARD"), room)
    world.transcript("two", root("c", 3), said(BARE, "d", 3))
    world.sweep()

    assert [altered] == ["altered" in one.flags for one in world.sightings()]


def test_a_word_is_one_elsewhere(world):
    """
    A secret that could be a word is none in another conversation: it would cut ordinary rules.
    """
    value = "Plum" + "Orchard"
    for name, text in (("a", f"the staging password is {value}"), ("b", f"Always use {value}.")):
        world.transcript(name, root(name), said(text, f"said {name}"))
    world.sweep()

    assert [f"Always use {value}."] == [one.text.rstrip(".") + "." for one in world.sightings()]


def test_only_what_is_kept_pays(world, monkeypatch):
    """
    A conversation that grew by nothing to keep is not read again, nor is any other.
    """
    read: list[str] = []
    spoken = giveaway.spoken
    monkeypatch.setattr(giveaway, "spoken", lambda path: read.append(path.stem) or spoken(path))
    path = world.transcript("one", root("a"), said(TELLS, "b"))
    world.transcript("two", root("c"), said("why is this slow", "d"))
    world.sweep()
    world.grow(path, said("and now?", "e"))
    world.sweep()
    assert [] == read

    world.grow(path, said(RULE, "f"))
    world.sweep()
    assert ["one", "two"] == sorted(read)


def test_only_transcripts_of_the_client(world, tmp_path):
    """
    A journal that names a file elsewhere leads nowhere.
    """
    path = world.transcript("one", root("a"), said(RULE, "b"))
    world.sweep()
    (mark,) = [one for one in world.records() if isinstance(one, Watermark)]
    (tmp_path / "other.jsonl").write_bytes(path.read_bytes())
    marks = [
        mark,
        *(mark.model_copy(update={"transcript": f"{up}other.jsonl"}) for up in ("../../", "/")),
    ]
    assert {path.resolve()} == giveaway.around(world.home, PROJECT, marks)


LENT = [
    "why?\n```\npassword: {}\n```",
    "<ide_selection>lines 1 to 2 of a.yml:\nDB_PASSWORD: {}\n</ide_selection>\nwhat is this?",
    "> password = {}\nwhat is this?",
]


@pytest.mark.parametrize("lent", LENT)
@pytest.mark.parametrize(
    ("value", "kept", "new"),
    [
        ("orders_test_3", True, True),
        ("bootstrap5", True, True),
        (SECRET, True, False),
        ("Zebra77" + "qx9", False, False),
    ],
)
def test_what_nobody_typed_calls_secret(world, lent, value, kept, new):
    """
    A lesser voice deletes nothing: what only a paste gives away is cut out of what others said
    before when it is a secret whoever says so, and out of what they say then unless it is a name.
    """
    world.transcript("one", root("a"), said(f"Always run the suite on {value}.", "b"))
    world.sweep()
    world.transcript("two", root("c", 3), said(lent.format(value), "d", 3))
    world.transcript("three", root("e", 4), said(f"Never skip the {value} suite.", "f", 4))
    world.sweep()

    texts = {one.text.split()[0]: value in one.text for one in world.sightings()}
    assert {"Always": kept, "Never": new} == texts


def test_a_paste_and_a_person_say_it(world):
    """
    What a person calls a password is one, however often it was pasted before.
    """
    world.transcript("one", root("a"), said(f"Always run the suite on {SECRET}.", "b"))
    world.sweep()
    texts = (LENT[0].format(SECRET), f"{LENT[2].format(SECRET)}\n\n{TELLS}")
    world.transcript("two", root("c", 3), *(said(one, f"d{one[0]}", 3) for one in texts))
    world.sweep()

    assert SECRET.encode() not in stored(world)


@pytest.mark.parametrize(("value", "stays"), [(SECRET, True), ("Zebra77" + "qx9", False)])
def test_an_env_file_that_comes_later(world, value, stays):
    """
    What a file of the project calls secret cuts no more out of what was kept than a paste does.
    """
    rule = f"Always run the suite on {value}."
    world.transcript("one", root("a"), said(rule, "b"))
    world.sweep()
    (before,) = world.sightings()
    known = redact.known({}, dotenv=[f"DB_PASSWORD={value}\n"])
    given = giveaway.given([voice.Utterance(f"the staging password is {'Otter55' + 'kd3'}")], known)

    assert value in given.own.values
    assert stays is not bool(later.holding([before], given, []))


LOG = "10:00 INFO worker started\n" * (policy.MAX_MESSAGE // 40)


def called(values, **at):
    """A tool's call by the model."""
    block = {"type": "tool_use", "id": "toolu_1", "name": "fill", "input": {"fields": values}}
    return lines.record("assistant", {"message": {"role": "assistant", "content": [block]}}, **at)


SILENT = {
    "a command behind !": lambda line, **at: lines.bash(f"export DB_PASSWORD={line}", **at)[0],
    "a command's output": lambda line, **at: lines.bash("env", f"DB_PASSWORD={line}", **at)[1],
    "a tool's result": lambda line, **at: lines.tool_result(f"DB_PASSWORD={line}\n", **at),
    "a tool's call": lambda line, **at: called({"user": "ann", "password": line}, **at),
    "a pair in a call": lambda line, **at: called([{"name": "password", "value": line}], **at),
    "a meta record": lambda line, **at: lines.meta(f"the staging password is {line}", **at),
    "a summary": lambda line, **at: lines.compact_summary(f"The password is {line}", **at),
    "a pasted log": lambda line, **at: lines.typed(f"{LOG}DB_PASSWORD={line}\n{LOG}", **at),
}


@pytest.mark.parametrize("kind", SILENT)
@pytest.mark.parametrize("beside", [True, False])
def test_told_where_nobody_types(world, kind, beside):
    """
    Promise 2: what a command, a tool, the client or a long paste calls a password is one when it
    is typed bare, in that conversation and in another; an ordinary word is not.
    """
    tells = [SILENT[kind](value, at=on(2, 3)) for value in (SECRET, "orders_test_3")]
    bare = [said(BARE, "b", 3), said("Always run it on orders_test_3.", "c", 3)]
    told(world, tells, bare, beside=beside)
    world.sweep()

    assert SECRET.encode() not in stored(world)
    assert ["orders_test_3" in one.text for one in world.sightings()] == [False, True]


def test_what_nobody_types_makes_no_rule_and_cuts_nothing_before(world):
    """
    Promise 8: a tool's result is no voice: what it calls secret stays in what was kept before.
    """
    world.transcript("one", root("a"), said(BARE, "b"))
    world.sweep()
    world.transcript("two", root("c", 3), lines.tool_result(f"password: {SECRET} # always use it"))
    world.sweep()

    assert [BARE.rstrip(".")] == [one.text.rstrip(".") for one in world.sightings()]


def test_only_the_lines_that_tell_are_read(monkeypatch):
    """
    Of a text that is read for its secrets alone a line is taken with the one under it, as many as
    the budget holds; a line without a value, or of megabytes, costs nothing more.
    """
    told = f"the password is below\n{SECRET}"
    text = f"worker 1 started\n{told}\nworker 2 started\nenter your password please\nthanks"
    assert told == overheard.lines(text)
    assert "" == overheard.lines("worker 1 started\n" * 9)
    wide = overheard.lines("x" * 100_000 + f" password={SECRET} " + "y" * 100_000)
    assert SECRET in wide
    assert 1_000 > len(wide)
    monkeypatch.setattr(policy, "OVERHEARD_TEXT", 100)
    assert 100 >= len(overheard.lines("".join(f"password is x{n}\n" for n in range(50))))


def overheard_in(path: Path) -> str:
    """The lines that tell, of a transcript."""
    found: list[str] = []
    model: list[str] = []
    jsonl.listened(path, overheard.ear(path, found, model))
    return "".join((*found, *model))


def test_the_end_of_a_long_transcript_is_read(world, monkeypatch):
    """
    Of a transcript that is larger than the budget its end is searched, whoever spoke before.
    """
    told = [lines.tool_result(f"password={SECRET}{n}") for n in range(3)]
    path = world.transcript("one", lines.assistant(f"password={SECRET}9"), *told)
    found = overheard_in(path)
    assert [True, True, True, True] == [f"{SECRET}{n}" in found for n in (0, 1, 2, 9)]
    monkeypatch.setattr(policy, "OVERHEARD_BYTES", len(lines.jsonl(told[2])) + 9)
    found = overheard_in(path)
    assert [False, False, True, False] == [f"{SECRET}{n}" in found for n in (0, 1, 2, 9)]


@pytest.mark.parametrize(
    "piece", ["token ", "token=1\n", "secret\n", "pwd" + "x" * 500 + "\n", "x"]
)
def test_what_is_overheard_costs_no_more_than_its_length(piece):
    """
    A megabyte of the worst text to find secrets in takes seconds at most.
    """
    begun = time.process_time()
    overheard.lines(piece * (1_000_000 // len(piece)))
    assert time.process_time() - begun < 3


def test_what_is_too_long_to_be_read_costs_nothing(world):
    """
    Two pasted logs that redaction drops do not hide what a conversation before them told.
    """
    log = "10:00 INFO worker started\n" * (policy.MAX_MESSAGE // 24)
    os.utime(world.transcript("one", root("a"), said(TELLS, "b")), (10, 10))
    logs = world.transcript("two", root("e", 2), said(log, "f", 2), said(log + "end", "g", 2))
    os.utime(logs, (20, 20))
    world.sweep()
    world.transcript("three", root("c", 3), said(BARE, "d", 3))
    world.sweep()

    assert SECRET.encode() not in stored(world)


@pytest.mark.parametrize("lent", LENT)
@pytest.mark.parametrize(
    ("own", "value", "stays"),
    [
        ("", "orders_test_3", True),
        ("", "TypeScript", True),
        ("", SECRET, False),
        ("", "Zebra77" + "qx9", False),
        ("The staging password is orders_test_3.", "orders_test_3", False),
    ],
)
def test_what_a_paste_calls_secret_in_the_same_message(world, lent, own, value, stays):
    """
    A word that only a paste beside a rule calls a password stays in the rule; a password does not,
    and neither does a word that the person calls one.
    """
    text = f"Always use {value} here.\n\n{own}\n\n{lent.format(value)}"
    world.transcript("one", root("a"), said(text, "b"))
    world.sweep()

    assert [stays] == [value in one.text for one in world.sightings()]


def refusing(text: str, *, forged: bool = False, **at: object) -> lines.Record:
    """What a person said to refuse a tool, as the client tells the model; or as a tool can."""
    refused = {"toolDenialKind": "user-rejected"}
    told = "The user doesn't want to proceed with this tool use. To tell you how, the user said:\n"
    block = {"type": "tool_result", "content": told + text, "is_error": True}
    result = {"toolUseResult": f"Error: {told}{text}"} | ({} if forged else refused)
    return lines.user([block], result, **at)


COMMAND = "<command-name>/deploy</command-name>\n<command-args>staging, {}</command-args>"
ASIDE = {
    "a command's arguments": lambda text, **at: [lines.user(COMMAND.format(text), **at)],
    "a refused verb": lambda text, **at: [lines.answered(f"/cs:memory remember {text}", **at)],
    "a blocked prompt": lambda text, **at: [
        lines.record(
            "system",
            {
                "subtype": "informational",
                "content": "UserPromptSubmit operation blocked by hook:\nno\n\n"
                f"Original prompt: {text}",
            },
            **at,
        )
    ],
    "a prompt pulled back": lambda text, **at: [
        lines.queued(text, **at),
        lines.queued(None, "popAll", **at),
    ],
    "an answer": lambda text, **at: [
        lines.user(
            [{"type": "tool_result", "content": f"User has answered: {text}"}],
            {"toolUseResult": {"answers": {"What is the password?": text.rpartition(" ")[2]}}},
            **at,
        )
    ],
    "a tool's refusal": lambda text, **at: [refusing(text, **at)],
    "a tool's approval": lambda text, **at: [
        lines.user(
            [{"type": "tool_result", "content": "done"}, {"type": "text", "text": text}],
            {"toolUseResult": {"stdout": "done"}},
            **at,
        )
    ],
}
HEADLESS = {"a headless run": lambda text, **at: [lines.user(text, entrypoint="sdk-cli", **at)]}
WORDY = "tulpen" + "zwiebel" + "93"  # a secret to whom a person says so, a name to others


@pytest.mark.parametrize("kind", [*ASIDE, *HEADLESS])
@pytest.mark.parametrize("beside", [True, False])
def test_typed_where_no_prompt_is(world, kind, beside):
    """
    Promise 2: what a person calls a password behind another command, in a refused verb, in an
    answer or to a headless run is one when it is typed bare, there and elsewhere; it is no voice.
    """
    tells = (ASIDE | HEADLESS)[kind](f"always use the password {WORDY}", at=on(2, 3))
    bare = [said(f"Always pass {WORDY} to the seed script.", "b", 3)]
    told(world, tells, bare, beside=beside)
    world.sweep()

    assert WORDY.encode() not in stored(world)
    assert [("altered",)] == [one.flags for one in world.sightings()]


FORGED = {
    "a tool's error": lambda text, **at: [refusing(text, forged=True, **at)],
    "a task": lambda text, **at: [lines.fired(text), lines.queued(text, **at)],
    "a task, noted late": lambda text, **at: [
        lines.queued(text, **at),
        lines.queued(None, "popAll", **at),
        lines.fired(text),
    ],
    "what was sent": lambda text, **at: [lines.queued(text, **at), lines.queued(None, "dequeue")],
}


@pytest.mark.parametrize("kind", FORGED)
def test_what_only_looks_typed_tells_no_more_than_a_paste(world, kind):
    """
    Promise 2: a tool's error in the client's words for a refusal, and what a schedule of a clone
    put into the queue, call no word of a rule a secret.
    """
    world.transcript("one", root("a"), said(f"Always pass {WORDY} to the seed script.", "b"))
    world.sweep()
    world.transcript("two", root("e", 3), *FORGED[kind](f"the password is {WORDY}", at=on(2, 3)))
    world.sweep()

    assert WORDY.encode() in stored(world)


def test_told_after_a_verb_took_it_down(world):
    """
    Promise 2: words that a verb took down are cut as well, and an adopted line of them is named.
    """
    book = memory.journals(world.home, PROJECT).decisions
    kept = [decide(kind, (), 1, text=Clean(BARE)) for kind in (Remembered, Edited, Adopted)]
    journal.append(book, kept, token=PROJECT[:8])
    world.transcript("one", root("a", 3), said(TELLS, "b", 3))
    report = world.sweep()

    texts = [one.text for one in journal.read(book).records]
    assert [False, False, True] == [SECRET in text for text in texts]
    assert ["cut out of 2 kept", "the same stands in what was adopted"] == [
        line.partition(":")[0] for line in report.late
    ]


@pytest.mark.parametrize("kind", [*ASIDE, *HEADLESS])
def test_typed_later_where_no_prompt_is(world, kind):
    """
    What a person typed cuts the secret out of what was kept before, as a prompt does; a headless
    run, which a program may have begun, does not.
    """
    world.transcript("one", root("a"), said(f"Always pass {WORDY} to the seed script.", "b"))
    world.sweep()
    tells = (ASIDE | HEADLESS)[kind](f"the password is {WORDY}", at=on(2, 3))
    head = lines.user("hi", uuid=lines.uid("c"), entrypoint="sdk-cli") if kind in HEADLESS else None
    world.transcript("two", head or root("c", 3), *tells)
    world.sweep()

    assert (kind in HEADLESS) is (WORDY.encode() in stored(world))


def test_a_verb_reads_its_own_session_for_seconds(world, monkeypatch):
    """
    Of a session that holds more than can be read in time the newest is: what could be a secret of
    the rest is refused in one line, and ordinary words are not.
    """
    pages = [said("\n".join(f"line {n} of {m}" for n in range(400)), f"p{m}") for m in range(5)]
    first, last = (said(f"the password is {WORDY[:-1]}{n}", f"w{n}") for n in (1, 2))
    path = world.transcript("one", root("a"), first, *pages, last)

    def known(steps: int, path: Path = path) -> redact.Known:
        ticks = iter(range(1000))
        found = giveaway.Giveaways(redact.NOTHING, [], seconds=steps, clock=lambda: next(ticks))
        return found.beside(redact.NOTHING, path)

    assert {f"{WORDY[:-1]}1", f"{WORDY[:-1]}2"} == {*known(100).values}
    assert not known(100).unread
    assert {f"{WORDY[:-1]}2"} == {*known(3).values}
    assert known(3).unread
    with pytest.raises(Refusal, match=r"^too much stands in this session to know its secrets"):
        committed.clean(f"Always pass {WORDY[:-1]}1 to it.", known=known(3))
    assert "Always sort imports." == committed.clean("Always sort imports.", known=known(3))

    strong = "Zebra77" + "qx9#"
    calls = [lines.tool_result(f"the token of call {n} is ok") for n in range(20)]
    path = world.transcript("two", root("c"), lines.tool_result(f"password={strong}"), *calls)
    monkeypatch.setattr(policy, "OVERHEARD_PART", 2_000)
    assert ({strong}, False) == (set(known(900, path).values), known(900, path).unread)
    assert (set(), True) == (set(known(4, path).values), known(4, path).unread)


@pytest.mark.parametrize("spans", [(), ((2, 40),), ((0, 9), (30, 55))])
def test_a_long_text_is_read_in_pieces(monkeypatch, spans):
    """
    The pieces of a text are its lines in order, and what nobody typed stays that in each.
    """
    text = "".join(f"line {n}\n" for n in range(8))
    monkeypatch.setattr(policy, "GIVEAWAY_PIECE", 20)
    pieces = list(giveaway._pieces(voice.Utterance(text, pasted=spans)))

    assert text == "".join(one.text for one in pieces)
    assert all(one.text.endswith("\n") for one in pieces)
    lent = "".join(one.text[a:b] for one in pieces for a, b in one.pasted)
    assert "".join(text[a:b] for a, b in spans) == lent
