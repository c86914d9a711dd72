"""memory_extract: a dry run says what would be kept; writing keeps it, once."""

from __future__ import annotations

import json
import re
import subprocess

import pytest

from agent_memory import files, project, registry, silence
from agent_memory.cli import terminal
from tests.capture import lines
from tests.ledger.build import day

RULE = "From now on use pnpm instead of npm."


def test_a_dry_run(world, script):
    """
    Promise 13: without --write nothing is kept and no file appears.
    """
    world.typed("one", 1, RULE, "what is this?")
    before = world.digest()
    done = script("extract")

    assert 0 == done.code
    assert "read     1 of 1 transcript, 2 messages\n" in done.out
    assert "kept     1 clause: 1 shown, 0 silent\n" in done.out
    assert '  shown  "From now on use pnpm instead of npm' in done.out
    assert done.out.endswith("nothing was written; --write keeps it\n")
    assert before == world.digest()


def test_it_is_kept_once(world, script):
    """
    Promise 9: what was written is not found again, and the view is there.
    """
    world.typed("one", 1, RULE)
    world.typed("two", 4, RULE)

    assert "kept     2 clauses" in script("extract", "--write").out
    assert "kept     0 clauses" in script("extract", "--write").out
    assert script("extract").out.endswith("nothing was written; there is nothing new to keep\n")
    assert "1  recurred  2 conversations on 2 days" in script("promote").out
    assert (world.shop / ".memory" / "staged" / "REVIEW.md").is_file()


def test_nothing_of_this_project(world, script):
    """
    A project without transcripts is swept as well: it has none, and where others are is said.
    """
    for words in ((), ("--write",)):
        out = script("extract", *words).out
        assert "read     0 of 0 transcripts, 0 messages\n" in out
        assert "no transcript was started here; --all reads every project" in out
        assert "nothing was written" not in out
    assert f"there is no transcript in {world.home.transcripts}\n" == script("extract", "--all").out
    assert not (world.shop / ".memory").exists()


def test_a_fault_is_named(world, script):
    """
    Promise 9: one bad line costs one line, and it is named.
    """
    path = world.typed("one", 1, RULE)
    path.write_bytes(b"{broken\n" + path.read_bytes())
    done = script("extract")

    assert f"fault    {path} line 1: not JSON\n" in done.out
    assert "kept     1 clause" in done.out


def test_as_data(world, script):
    """
    The same for a program.
    """
    world.typed("one", 1, RULE)
    (said,) = json.loads(script("extract", "--json").out)

    assert (world.id, 1, 1, []) == (
        said["project"],
        said["read"],
        said["messages"],
        said["faults"],
    )
    assert ["shown"] == [one["level"] for one in said["sightings"]]


def test_backfill(world, script):
    """
    A backfill sweeps every project and names what belongs to none.
    """
    world.typed("one", 1, RULE)
    other = world.root / "other"
    other.mkdir()
    folder = world.home.transcripts / "-other"
    folder.mkdir()
    (folder / "x.jsonl").write_bytes(lines.jsonl(lines.typed(RULE, cwd=str(other), at=day(2))))
    (folder / "y.jsonl").write_bytes(lines.jsonl({"type": "summary", "summary": "s"}))
    done = script("extract", "--backfill", "--write")

    assert 2 == done.out.count("kept     1 clause: 1 shown, 0 silent\n")
    assert "1 transcript without a start directory\n" in done.out
    assert "" == done.err
    assert 2 == len(script("inspect", "--projects").out.splitlines())


@pytest.mark.parametrize("words", [(), ("--write",), ("--backfill", "--write")])
def test_what_was_said_while_memory_was_off(world, script, words):
    """
    It is passed over, in a backfill as well, and how much of it is said.
    """
    world.typed("one", 1, RULE)
    world.typed("two", 3, RULE, RULE)
    silence.note(world.home, silence.Change(day(2), None, off=True), by=silence.COMMAND)
    done = script("extract", *words)

    assert "kept     1 clause: 1 shown, 0 silent\n" in done.out
    assert "passed   over 2 messages: memory was off\n" in done.out


def test_silences_that_cannot_be_read(world, script):
    """
    A bad line in their journal is named.
    """
    world.typed("one", 1, RULE)
    world.home.data.mkdir()
    world.home.silences.write_text("{\n")

    assert "problem  line 1 of silences.jsonl cannot be read; " in script("extract").out


def test_progress(world, script, monkeypatch):
    """
    On a terminal a backfill says how far it came, on one line that it takes away again.
    """
    world.typed("one", 1, RULE)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    err = script("extract", "--backfill").err

    assert f"\r\x1b[K1 of 1: {world.shop}" in err
    assert err.endswith("\r\x1b[K")


def test_a_place_that_shares_only_its_remote(world, script, monkeypatch):
    """
    A copy that merely names the remote of a known project is neither read nor given a view, until
    a person lets it in.
    """
    git = ["git", "-c", "init.defaultBranch=main"]
    for place in (world.shop, world.root / "unpacked"):
        place.mkdir(exist_ok=True)
        for words in (["init", "-q"], ["remote", "add", "origin", "git@example.com:a/shop.git"]):
            subprocess.run([*git, *words], cwd=place, check=True)
    world.typed("one", 1, RULE)
    script("extract", "--write")
    unpacked = str(world.root / "unpacked")
    path = world.typed("two", 4, RULE)
    path.write_bytes(path.read_bytes().replace(str(world.shop).encode(), unpacked.encode()))
    done = script("extract", "--write")

    assert f"not read: {unpacked} shares nothing but its remote with this project; " in done.out
    assert "read     0 of 1 transcript" in done.out
    assert "no view" in script("promote", "--stage", "--project", unpacked).out
    assert (world.shop / ".memory").is_dir()
    assert not (world.root / "unpacked" / ".memory").exists()

    assert "wants a terminal" in script("extract", "--write", "--confirm", unpacked).err
    monkeypatch.setattr(terminal, "want_a_person", lambda _: None)
    assert "kept     1 clause" in script("extract", "--write", "--confirm", unpacked).out
    assert (world.root / "unpacked" / ".memory").is_dir()


def test_a_held_lock(world, script, monkeypatch):
    """
    Promise 9: while another session writes, what was found goes into the spool and is not lost.
    """
    world.typed("one", 1, RULE)
    script("extract", "--write")
    world.typed("two", 4, RULE)
    monkeypatch.setitem(files.lock.__wrapped__.__kwdefaults__, "seconds", 0.05)
    with files.lock(world.home.project(world.id).lock):
        done = script("extract", "--write")
        assert 0 == done.code
        assert "another session was writing" in done.out
        assert "2 conversations on 2 days" in script("promote").out
    script("promote", "--stage")

    assert not list(world.home.project(world.id).spool.iterdir())


def test_the_salt_stays(world, script):
    """
    A project keeps the salt that its first sweep brought.
    """
    world.typed("one", 1, RULE)
    script("extract", "--write")
    salt = registry.load(world.home).salt(world.id)
    script("extract", "--write")

    assert salt
    assert salt == registry.load(world.home).salt(world.id)


@pytest.mark.parametrize("name", ["NAME_OF_NOTHING_TOKEN", "DEPLOY_PASSWORD"])
def test_known_secrets(world, script, monkeypatch, name):
    """
    Promise 2: the value of a secret in the environment or in `.env` is never kept.
    """
    value = "-".join(("plain", str(len(name)), "looking"))
    if name == "DEPLOY_PASSWORD":
        (world.shop / ".env").write_text(f"{name}={value}\n")
    else:
        monkeypatch.setenv(name, value)
    world.typed("one", 1, f"Always deploy with {value} here.")

    assert value not in script("extract", "--write").out
    written = [path.read_bytes() for path in world.home.data.rglob("*") if path.is_file()]
    assert value.encode() not in b"".join(written)
    assert b"sighting" in b"".join(written)


def test_a_broken_project_costs_no_other(world, script):
    """
    Promise 9: over all projects, a journal that cannot be read is named and the rest is kept.
    """
    world.typed("one", 1, RULE)
    script("extract", "--write")
    journal = world.home.project(world.id).sightings
    journal.unlink()
    journal.mkdir()
    other = world.root / "other"
    other.mkdir()
    said = lines.typed(RULE, uuid=lines.uid("other"), cwd=str(other))
    (world.home.transcripts / "-shop" / "two.jsonl").write_bytes(lines.jsonl(said))
    done = script("extract", "--write", "--all")

    assert 1 == done.code
    assert f"problem  {journal} is no regular file; move it aside" in done.out
    assert "1 clause: 1 shown" in done.out
    kept = world.home.project(project.identify(other, user=world.root).id)
    assert kept.sightings.is_file()
    assert (1, "") == script("extract", "--write")[:2]


def test_explain(world, script):
    """
    Promise 13: each clause is told with what was taken, by which row, or what it lacks; nothing
    is kept.
    """
    before = world.digest()
    done = script("extract", "--explain", f"{RULE} the build is red\x1b[2J")

    assert 0 == done.code
    assert "shown: From now on use pnpm instead of npm\n" in done.out
    assert "marker  standing:from-now-on +" in done.out
    assert re.search(r"score   \d+; from \d+ on counted, from \d+ on shown\n", done.out)
    assert "not taken: the build is red\\x1b[2J\n" in done.out
    assert "missing  no marker" in done.out
    assert before == world.digest()


def test_explain_a_file(world, script):
    """
    A file's name stands for what it holds, and what is private in it is not told.
    """
    value = "-".join(("plain", str(len(RULE)), "looking"))
    (world.shop / ".env").write_text(f"DEPLOY_PASSWORD={value}\n")
    (world.shop / "said.txt").write_text(f"Always deploy with {value} here.")
    (one,) = json.loads(script("extract", "--json", "--explain", "said.txt").out)

    assert value not in str(one)
    assert "Always deploy with" in one["text"]


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("nofile.txt", "there is no file nofile.txt; these words are read instead\n"),
        ("/no/such/file", "there is no file /no/such/file; these words are read instead\n"),
        ("don't push for now", 'guard    one-off -16  as in "don\'t push for now"\n'),
        (f"Always deploy with {'glpat-' + 'x7Kq' * 5}.", "altered: never proposed as it is)\n"),
    ],
)
def test_explain_what_one_needs(script, said, line):
    """
    A name of no file is called so, a guard has an example, and what is altered is never proposed.
    """
    assert line in script("extract", "--explain", said).out


def test_explain_nothing(world, script):
    """
    An empty message has no clause, a long one is no file's name, and beside another job it is
    refused.
    """
    assert "there is no clause in it\n" == script("extract", "--explain", "").out
    assert 0 == script("extract", "--explain", "never " * 2000).code
    done = script("extract", "--explain", RULE, "--write")
    assert (1, "") == (done.code, done.out)
    assert "--explain reads one message and keeps nothing" in done.err
    assert not list(world.home.data.glob("*"))


def test_explain_what_would_be_dropped(script, monkeypatch):
    """
    Promise 2: a message that redaction cannot vouch for is not told, either.
    """
    monkeypatch.setattr("agent_memory.policy.REDACT_SECONDS", -1.0)
    done = script("extract", "--explain", RULE)
    assert 1 == done.code
    assert "the message would be dropped" in done.err
