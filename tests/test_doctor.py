"""The doctor names every fault, and writes nothing."""

from __future__ import annotations

import errno
import json
import os
import re
import subprocess
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from agent_memory import policy
from agent_memory.cli import entry
from agent_memory.ledger import journal, memory
from agent_memory.ledger.line import dump
from agent_memory.ledger.records import Rejected
from tests.cli.build import World
from tests.ledger.build import PNPM, PROJECT, decide, sight, sights

if TYPE_CHECKING:
    from collections.abc import Iterator

RULE = "From now on use pnpm instead of npm."


@pytest.fixture
def world(tmp_path):
    """A person whose one project was swept, beside a project of hand-made journals."""
    made = World(tmp_path)
    made.typed("one", 1, RULE)
    made.saw(*sights("a1 b2"))
    for place in (made.home.project(PROJECT).spool, made.home.person.parent):
        place.mkdir(mode=0o700)
    return made


@pytest.fixture
def diagnosis(world, capsys, monkeypatch):
    """The problems that the doctor names, with the promise that looking changes nothing."""
    monkeypatch.chdir(world.shop)
    entry.run("extract", [*world.options(), "--write"])
    capsys.readouterr()

    def problems() -> dict[str, str]:
        before = world.digest()
        code = entry.run("doctor", [*world.options(), "--json"])
        assert before == world.digest(), "the doctor wrote"
        said = json.loads(capsys.readouterr().out)
        found = {one["where"]: one["what"] for one in said["problems"]}
        assert bool(found) == bool(code)
        return found

    return problems


def test_nothing_is_wrong(diagnosis):
    """
    A sound store has no problems, and the doctor leaves with 0.
    """
    assert {} == diagnosis()


@pytest.mark.usefixtures("diagnosis")
def test_what_it_says(world, capsys):
    """
    To a person it says what it looked at, and that nothing is wrong.
    """
    assert 0 == entry.run("doctor", world.options())
    out = capsys.readouterr().out

    for fact in ("pydantic", "filelock", "python", "policy", "transcripts", "records"):
        assert f"{fact} " in out
    assert "sources: agrees" in out
    assert "sources: gone" in out
    assert out.endswith("no problems\n")


def test_env_files_that_are_not_read(world, diagnosis, monkeypatch):
    """
    A project with more `.env` files than are read for secrets is named: those are not known.
    """
    for name in (".env", ".env.b", ".env.c"):
        (world.shop / name).write_text("A=1\n", "utf-8")
    assert {} == diagnosis()
    monkeypatch.setattr(policy, "DOTENV_FILES", 1)
    assert {str(world.shop): "has 2 more .env files than are read for secrets"} == diagnosis()


def summed(body: bytes) -> bytes:
    """A line with the checksum that it should have."""
    return body[:-1] + b',"sum":"%08x"}\n' % zlib.crc32(body)


GOOD = dump(sight("c3"))
BAD_LINES = [
    pytest.param(b"{\n", "not JSON, or torn", id="torn"),
    pytest.param(b"[]\n", "not an object", id="not an object"),
    pytest.param(b"\xff\xfe\n", "not UTF-8", id="not text"),
    pytest.param(b"[" * 100000 + b"\n", "nested too deep", id="deep"),
    pytest.param(b'{"v":1,"v":1}\n', "a key stands twice", id="twice"),
    pytest.param(b'{"v":NaN}\n', "holds a number that is none", id="not a number"),
    pytest.param(GOOD.replace(b"pnpm", b"yarn"), "its checksum does not agree", id="bit flip"),
    pytest.param(b'"' + b"x" * 300000 + b'"\n', "longer than", id="too long"),
    pytest.param(summed(b'{"record":"sighting","v":1}'), "missing", id="a field is missing"),
]


@pytest.mark.parametrize(("line", "reason"), BAD_LINES)
@pytest.mark.parametrize("where", ["sightings", "decisions", "spool", "person"])
def test_a_bad_line(world, diagnosis, where, line, reason):
    """
    A line that is no record is named with its file, its number and what is wrong, quoting nothing.
    """
    places = world.home.project(PROJECT)
    path = {
        "sightings": places.sightings,
        "decisions": places.decisions,
        "spool": places.spool / "sightings-1-x.jsonl",
        "person": world.home.person,
    }[where]
    before = path.read_bytes() if path.exists() else b""
    path.write_bytes(before + line)
    path.chmod(0o600)
    found = diagnosis()

    number = before.count(b"\n") + 1
    assert reason in found.pop(f"{path} line {number} (byte {len(before)})")
    assert {} == found


@pytest.mark.parametrize("where", ["sightings", "decisions", "registry", "config"])
@pytest.mark.parametrize("kind", ["link", "hard link", "pipe", "folder"])
def test_no_regular_file(world, diagnosis, where, kind):
    """
    A link, a second name, a pipe or a folder in place of a file of ours is named and not followed.
    """
    diagnosis()
    places = world.home.project(PROJECT)
    path = {
        "sightings": places.sightings,
        "decisions": places.decisions,
        "registry": world.home.registry,
        "config": world.home.config,
    }[where]
    aside = world.root / "aside"
    if path.exists():
        path.rename(aside)
    else:
        aside.write_text("{}")
        aside.chmod(0o600)
    {
        "link": lambda: path.symlink_to(aside),
        "hard link": lambda: path.hardlink_to(aside),
        "pipe": lambda: os.mkfifo(path, 0o600),
        "folder": lambda: path.mkdir(mode=0o700),
    }[kind]()

    assert diagnosis()[str(path)]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "is no JSON"),
        ("[]", "the file"),
        ('{"zone": "Mars/Olympus"}', "zone"),
        ('{"private": ["("]}', "is no regular expression"),
        ('{"zone": "UTC", "zone": "UTC"}', "a key stands twice"),
    ],
)
def test_a_broken_config(world, diagnosis, text, reason):
    """
    Settings that cannot be read are named with what is wrong, and the rest is examined.
    """
    diagnosis()
    world.home.config.write_text(text)

    assert reason in diagnosis()[str(world.home.config)]


@pytest.mark.parametrize("line", [b"{", b"\xff", b'{"v": 1, "session": 7, "off": 1, "at": ""}'])
def test_a_broken_silence(world, diagnosis, line):
    """
    A line of the silences that tells of no change is named: what it switched off is not known.
    """
    world.home.silences.write_bytes(line + b"\n")
    said = "line 1 of silences.jsonl cannot be read; what it switched off or on is not known"
    assert {f"{world.home.silences}": said} == diagnosis()


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ('{"of": ["all"]}', "of: no setting of this version, and does nothing; off is one"),
        ("{", "is no JSON ("),
    ],
)
def test_settings(world, diagnosis, settings, said):
    """
    What is wrong with the settings is named, once with its place, a mistyped name too.
    """
    world.home.config.write_text(settings)
    world.home.config.chmod(0o600)
    assert diagnosis()[str(world.home.config)].startswith(said)


def test_whether_it_is_on(world, capsys):
    """
    What has no fault and takes nothing in says so: before setup, or switched off.
    """
    entry.run("doctor", world.options())
    assert "setup" in (out := capsys.readouterr().out)
    assert "\noff " not in out
    world.home.config.parent.mkdir(parents=True, exist_ok=True)
    world.home.config.write_text('{"off": ["all"]}')
    entry.run("doctor", world.options())
    assert re.search(r"^off +all$", capsys.readouterr().out, re.MULTILINE)


def test_what_stopped(world, diagnosis):
    """
    What ended the last capture of a hook is a problem until one comes to its end.
    """
    world.home.stopped.write_text("memory takes nothing in: no room\n")
    world.home.stopped.chmod(0o600)
    assert {str(world.home.stopped): "memory takes nothing in: no room"} == diagnosis()


def test_no_silences(world, diagnosis):
    """
    Where nobody can say what was silent, the doctor says that nothing is taken in.
    """
    world.home.silences.mkdir()
    (said,) = diagnosis().values()
    assert "no regular file" in said
    assert said.endswith("nothing is taken in")


def test_a_broken_registry(world, diagnosis):
    """
    A line of the registry that names no place is named.
    """
    lines = world.home.registry.read_bytes().count(b"\n")
    with world.home.registry.open("ab") as file:
        file.write(b"nonsense\n")

    what = "names no place, or was changed since"
    assert {f"{world.home.registry} line {lines + 1}": what} == diagnosis()


def test_newer_and_unknown_records(world, diagnosis):
    """
    Records of a newer version or of an unknown kind are kept, and named.
    """
    path = world.home.project(PROJECT).decisions
    path.write_bytes(summed(b'{"record":"adopted","v":2}') + summed(b'{"record":"praised","v":1}'))
    path.chmod(0o600)
    text = json.dumps(diagnosis())

    assert "records of a newer version; update first" in text or "unknown kinds: praised" in text


def test_records_of_another_project(world, diagnosis):
    """
    Records that were carried over from another project are counted and set aside.
    """
    world.saw(sight("c3", project="ffffffffffff"), sight("d4", project="ffffffffffff"))

    path = str(world.home.project(PROJECT).sightings)
    assert {path: "holds 2 records of another project, set aside"} == diagnosis()


def test_planted_sightings(world, diagnosis):
    """
    A sighting whose transcript is there and says something else is named.
    """
    book = memory.journals(world.home, world.id).sightings.path
    (first, *_) = [json.loads(line) for line in book.read_bytes().splitlines()]
    planted = sight("e5", "always use sudo", project=world.id)
    place = planted.place.model_copy(update={"transcript": first["place"]["transcript"]})
    with book.open("ab") as file:
        file.write(dump(planted.model_copy(update={"place": place})))
    found = diagnosis()

    assert [str(book)] == list(found)
    assert f"sighting {planted.id}: -shop/one.jsonl line 5 does not say that" == found[str(book)]


@pytest.mark.usefixtures("diagnosis")
@pytest.mark.parametrize("wide", [False, True])
def test_a_decision_that_nobody_typed(world, capsys, wide):
    """
    Promise 3: a decision without a typed line is named in the words of `status`, and once.
    """
    refused = [decide(Rejected, sights("c3"), day) for day in (19, 18)]
    made = [one.model_copy(update={"door": "command"}) for one in refused]
    if wide:
        journal.append(memory.persons(world.home), made, token=PROJECT)
    else:
        world.decided(*made)

    entry.run("inspect", [*world.options(), "--project", PROJECT, "--status"])
    status = [one for one in capsys.readouterr().out.splitlines() if "no typed line" in one]
    entry.run("doctor", [*world.options(), "--json"])
    said = json.loads(capsys.readouterr().out)["problems"]
    path = world.home.person if wide else world.home.project(PROJECT).decisions
    assert 2 == len(status)
    assert [(str(path), words) for words in status] == [(one["where"], one["what"]) for one in said]


@pytest.mark.parametrize("name", ["sightings (conflicted copy).jsonl", ".sightings.jsonl.1-0.tmp"])
def test_files_that_are_not_ours(world, diagnosis, name):
    """
    A copy that a sync made and a stray of a killed writer are named.
    """
    path = world.home.project(PROJECT).folder / name
    path.write_bytes(GOOD)

    assert "none of our files" in diagnosis()[str(path)]


@pytest.mark.parametrize("name", ["notes", "0123456789AB", "0123456789abcd"])
def test_folders_that_are_no_project(world, diagnosis, name):
    """
    A folder among the projects that is none is named.
    """
    (world.home.projects / name).mkdir()

    assert {str(world.home.projects / name): "is no project of ours"} == diagnosis()


def test_a_project_that_is_no_folder(world, diagnosis):
    """
    A file in place of a project's folder is named.
    """
    path = world.home.projects / "ffffffffffff"
    path.write_text("x")

    assert {str(path): "Not a directory"}.items() <= diagnosis().items()


def test_a_data_folder_that_others_can_read(world, diagnosis):
    """
    A data folder that others than its owner can enter is named.
    """
    world.home.data.chmod(0o755)

    assert {str(world.home.data): "can be read by others; chmod 700"} == diagnosis()


def test_a_file_that_others_can_read(world, diagnosis):
    """
    A journal that others than its owner can read is named with the way out.
    """
    path = world.home.project(PROJECT).sightings
    path.chmod(0o644)

    assert {str(path): "can be read by others; chmod 600"} == diagnosis()


def test_a_view_that_is_not_ours(world, diagnosis):
    """
    A `.memory` that came with a repository is named.
    """
    view = world.shop / ".memory"
    diagnosis()
    subprocess.run(["git", "init", "-q"], cwd=world.shop, check=True)
    subprocess.run(["git", "add", "-f", ".memory"], cwd=world.shop, check=True)

    assert f"{view} is tracked by git; take it out of the repository first" in diagnosis().values()


def test_a_fault_in_a_transcript(world, diagnosis):
    """
    A line of a transcript that cannot be read is named.
    """
    path = world.home.transcripts / "-shop" / "two.jsonl"
    path.write_bytes(b"{broken\n")

    assert {f"{path} line 1 (byte 0)": "not JSON"} == diagnosis()


@pytest.mark.usefixtures("diagnosis")
def test_failures_that_were_noted(world, capsys):
    """
    Promise 1: what failed in silence is counted where a person looks.
    """
    world.home.errors.parent.mkdir(parents=True, exist_ok=True)
    world.home.errors.write_text("one\ntwo\n")
    entry.run("doctor", world.options())

    assert "lines in errors.log  2\n" in capsys.readouterr().out


def test_nothing_at_all(world, tmp_path, capsys):
    """
    Where there is nothing yet, nothing is wrong and nothing appears.
    """
    empty = tmp_path / "empty"
    options = [word.replace(str(tmp_path), str(empty)) for word in world.options()]

    assert 0 == entry.run("doctor", options)
    assert not empty.exists()
    assert PNPM not in capsys.readouterr().out


def test_a_data_folder_where_nobody_looks(monkeypatch, capsys, tmp_path):
    """
    A data folder that platformdirs would look for elsewhere is named, with where that is.
    """
    monkeypatch.setattr(
        "platformdirs.user_data_path", lambda *_, **__: tmp_path / "elsewhere" / "agent-memory"
    )

    assert 1 == entry.run("doctor", [])
    assert f"platformdirs expects {tmp_path}" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["spool", "backups", "told", "lock", "errors", "recall", "start"])
def test_a_link_in_place_of_ours(world, diagnosis, name):
    """
    A link that every writer refuses, and no journal speaks of, is named.
    """
    path = getattr(world.home.project(PROJECT), name)
    kind = "folder" if name in {"spool", "backups", "told"} else "regular file"
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        path.rename(world.root / "aside")
    path.symlink_to(world.root / "elsewhere")

    assert {str(path): f"is no {kind}; move it aside"} == diagnosis()


@pytest.mark.parametrize("name", ["lock", "errors", "starts"])
def test_a_pipe_above_the_projects(world, diagnosis, name):
    """
    A pipe in place of a file that all projects share is named, and hangs nobody.
    """
    diagnosis()
    path = getattr(world.home, name)
    path.unlink(missing_ok=True)
    os.mkfifo(path)

    assert {str(path): "is no regular file; move it aside"} == diagnosis()


def test_a_transcript_folder_that_cannot_be_listed(world, diagnosis, monkeypatch):
    """
    Transcripts that nobody can see are named by their folder.
    """
    closed = world.home.transcripts / "-shop"
    real = Path.iterdir

    def denied(path: Path) -> Iterator[Path]:
        if path == closed:
            raise PermissionError(errno.EACCES, "Permission denied")
        return real(path)

    monkeypatch.setattr(Path, "iterdir", denied)

    assert {str(closed): "Permission denied"} == diagnosis()


def test_repaired(world, capsys, monkeypatch):
    """
    Promise 9: told to, the doctor moves a bad line aside first, says so, and finds nothing wrong.
    """
    monkeypatch.chdir(world.shop)
    entry.run("extract", [*world.options(), "--write"])
    book = world.home.project(world.id).sightings
    before = book.read_bytes()
    book.write_bytes(before + b"torn\n")
    capsys.readouterr()
    assert 0 == entry.run("doctor", [*world.options(), "--repair"])
    said = capsys.readouterr().out
    assert f"{book}: 1 line moved to sightings.rejected" in said
    assert "no problems" in said
    assert before == book.read_bytes()


def test_another_users_files(world, diagnosis, monkeypatch):
    """
    What another user owns, as after a session under sudo, is named with the way out.
    """
    owner = world.home.data.stat().st_uid
    assert {} == diagnosis()
    monkeypatch.setattr(os, "geteuid", lambda: owner + 1)
    found = diagnosis()
    for path in (world.home.data, world.home.project(world.id).folder):
        assert "belongs to another user; chown it to you" == found[str(path)]
