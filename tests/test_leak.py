"""The search of everything we wrote: a leak is named by its place, and never shown."""

from __future__ import annotations

import json
import os
import stat
from typing import TYPE_CHECKING

import pytest

from agent_memory import policy
from agent_memory.cli import adopt, arguments, entry
from agent_memory.command import verbs
from agent_memory.doctor import scanners
from agent_memory.errors import Refusal
from agent_memory.instructions import BEGIN, END
from tests.capture.redact.build import made
from tests.cli.build import World

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

RULE = "From now on use pnpm instead of npm."


@pytest.fixture
def world(tmp_path, monkeypatch, capsys):
    """A person whose project was swept and whose machine has no scanner of its own."""
    found = World(tmp_path)
    found.typed("one", 1, RULE)
    found.typed("two", 2, RULE, "Never touch the lock file by hand.")
    monkeypatch.chdir(found.shop)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    entry.run("extract", [*found.options(), "--write"])
    entry.run("promote", found.options())
    (found.home.project(found.id).folder / "backups").mkdir(exist_ok=True)
    (found.shop / "CLAUDE.md").write_bytes(b"\n".join([b"# Shop", BEGIN, b"- use pnpm", END, b""]))
    capsys.readouterr()
    return found


@pytest.fixture
def scan(world, capsys):
    """What the search answers, with the promise that it writes nothing."""

    def scanned(*words: str) -> tuple[int, str]:
        before = world.digest()
        code = entry.run("doctor", [*world.options(), "--scan", *words])
        assert before == world.digest(), "the search wrote"
        return code, capsys.readouterr().out

    return scanned


def test_what_we_write_ourselves_holds_none(world, scan):
    """
    Journals, views and what the hooks read come through, and the absent scanners are named.
    """
    here = arguments.of(adopt.parser().parse_args([*world.options(), "remember"]))
    verbs.decided("remember Always support python 3.10.", here, door="terminal")
    code, out = scan()
    assert (0, True) == (code, out.endswith("no leaks\n")), out
    assert "none: neither betterleaks nor kingfisher is installed" in out
    names = [path.name for path in world.root.rglob("*") if path.is_file()]
    assert {"sightings.jsonl", "recall.txt", "atoms.jsonl", "REVIEW.md"} <= set(names)


PLACES: list[tuple[str, Callable[[World], Path], Callable[[str], str]]] = [
    ("journal", lambda w: w.home.project(w.id).sightings, lambda s: json.dumps({"text": s}) + "\n"),
    ("decisions", lambda w: w.home.project(w.id).decisions, lambda s: json.dumps([s]) + "\n"),
    ("torn line", lambda w: w.home.project(w.id).sightings, lambda s: f'{{"text": "use {s}'),
    ("spool", lambda w: w.home.project(w.id).spool / "a.jsonl", lambda s: f'"{s}"\n'),
    ("log", lambda w: w.home.project(w.id).errors, lambda s: f"a\nsweep failed at {s}\n"),
    ("backup", lambda w: w.home.project(w.id).backups / "x.md", lambda s: f"use {s}\n"),
    ("recall", lambda w: w.home.project(w.id).recall, lambda s: f"use {s}\n"),
    ("start", lambda w: w.home.project(w.id).start, lambda s: json.dumps({"a": s}, indent=1)),
    ("told", lambda w: w.home.project(w.id).told / "s", lambda s: f"{s}\n"),
    ("view", lambda w: w.shop / ".memory" / "atoms.jsonl", lambda s: json.dumps({"text": s})),
    ("page", lambda w: w.shop / ".memory" / "staged" / "REVIEW.md", lambda s: f"- {s}\n"),
    ("above", lambda w: w.home.errors, lambda s: f"{s}\n"),
]


@pytest.mark.parametrize(("path", "line"), [row[1:] for row in PLACES], ids=[p[0] for p in PLACES])
def test_a_planted_secret_is_named_and_not_shown(world, scan, path, line):
    """
    Wherever we write, a secret is named by file, line and kind, with exit 1, and never printed.
    """
    place, secret = path(world), made("ghp_<w36>")
    place.parent.mkdir(parents=True, exist_ok=True)
    text = place.read_text("utf-8") if place.exists() else ""
    with place.open("a", encoding="utf-8") as file:
        file.write(line(secret))
    at = (text + line(secret)).split(secret)[0].count("\n") + 1
    for words in ((), ("--json",)):
        code, out = scan(*words)
        assert (1, True) == (code, f"{place} line {at}" in out), out
        assert "github-token" in out
        assert not any(secret[n : n + 8] in out for n in range(len(secret) - 8))


@pytest.mark.parametrize("text", ["", "pay with "])
def test_an_id_that_could_be_a_card(world, scan, text):
    """
    An id of a record is hexadecimal and by chance a card's number, which is no leak among words.
    """
    number = "4539" + "5787" + "6362" + "1486"
    with world.home.project(world.id).sightings.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"id": text + number}) + "\n")
    code, out = scan()
    assert (int(bool(text)), bool(text)) == (code, "must not be kept: card" in out), out


@pytest.mark.parametrize(
    ("shape", "kind"),
    [("ask <a6>@<a6>.io first", "email"), ("the password is <p2>", "password")],
)
def test_a_line_of_our_block(world, scan, shape, kind):
    """
    Our own lines in an instruction file are searched, and those of the person are not.
    """
    line, target = made(shape).encode(), world.shop / "CLAUDE.md"
    target.write_bytes(b"\n".join([b"- " + line, BEGIN, b"- use pnpm", END, b""]))
    assert 0 == scan()[0]
    target.write_bytes(b"\n".join([b"# Shop", BEGIN, b"- " + line, END, b""]))
    code, out = scan()
    assert (1, True) == (code, f"{target} line 3" in out)
    assert kind in out
    assert line.split()[-1].decode() not in out


@pytest.mark.parametrize("before", ["", "10:00 INFO worker started\n" * 11_000, None])
def test_what_a_conversation_gave_away(world, scan, before):
    """
    Promise 2: what a conversation told is searched for in the person's own journal, too, also on a
    line of a message that is too long to be kept.
    """
    value, told = "Zebra77" + "qx9#", before is not None
    if told:
        says = f"{before}the staging password is {value}"
        world.typed("three", 3, says, "Never touch the lock file.")
        entry.run("extract", [*world.options(), "--write"])
    place = world.home.person
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(json.dumps({"text": f"put {value} first"}) + "\n", "utf-8")
    code, out = scan()
    assert (int(told), told) == (code, f"{place} line 1  holds what must not be kept" in out)
    assert value not in out


def test_a_key_over_several_lines(world, scan):
    """
    A private key that a backup holds is one leak, named by the line that it begins on.
    """
    key = "-----BEGIN RSA PRIVATE KEY-----\n" + made("<B64>\n<B64>\n<B64>\n")
    place = world.home.project(world.id).backups / "x.md"
    place.write_text(f"# notes\n{key}-----END RSA PRIVATE KEY-----\n", "utf-8")
    code, out = scan()
    assert (1, 1) == (code, out.count("private-key"))
    assert f"{place} line 2" in out


def test_a_file_that_cannot_be_searched(world, scan, monkeypatch):
    """
    What cannot be read is named: nobody may take it for clean.
    """

    def refused(path, **_):
        raise Refusal(f"{path} is larger than it may be")

    monkeypatch.setattr("agent_memory.doctor.leak.files.read", refused)
    code, out = scan()
    assert 1 == code
    assert f"{world.home.project(world.id).sightings}  cannot be searched" in out


def test_a_text_that_redaction_refuses(world, scan):
    """
    A string that is too long to be searched is named with its line, not passed over.
    """
    place = world.home.project(world.id).cache / "start.json"
    place.write_text(json.dumps({"one": "x", "two": "y " * policy.MAX_MESSAGE}, indent=1), "utf-8")
    code, out = scan()
    assert 1 == code
    assert f"{place} line 3  cannot be searched: longer than" in out


def installed(world: World, name: str, answer: str) -> None:
    """A stand-in for a scanner: it gives an answer and notes how it was asked."""
    path = world.root / "bin" / name
    path.parent.mkdir(exist_ok=True)
    (world.root / "bin" / f"{name}.answer").write_text(answer, "utf-8")
    path.write_text(
        f'#!/bin/sh\necho "$@" > {path}.asked\n/bin/cat {path}.answer\nexit 1\n', "utf-8"
    )
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


ANSWERS = {
    "betterleaks": '{"finding": {"rule_id": "some-pat", "match": {"value": "%s"},'
    ' "location": {"path": "a.jsonl", "start_line": 7}}}\n{"scan": {"num_findings": 1}}\n',
    "kingfisher": '{"findings": [{"rule": {"id": "some-pat"}, "finding": {"path": "a.jsonl",'
    ' "line": 7, "snippet": "%s"}}]}\n',
}


@pytest.mark.parametrize("name", [one.name for one in scanners.SCANNERS])
def test_a_second_opinion(world, name, capsys):
    """
    An installed scanner is asked to redact and to verify nothing; its find is named, not shown.
    """
    secret = made("<w30>")
    installed(world, name, ANSWERS[name] % secret)
    assert 1 == entry.run("doctor", [*world.options(), "--scan"])
    out = capsys.readouterr().out
    assert f"a.jsonl line 7  {name} says: some-pat" in out
    assert secret not in out
    asked = (world.root / "bin" / f"{name}.asked").read_text("utf-8")
    assert "--redact" in asked
    assert "sightings.jsonl" in asked
    assert ("--no-validate" in asked) == (name == "kingfisher")


def test_a_program_that_stands_here_is_not_asked(world, monkeypatch, capsys):
    """
    A repository cannot bring a scanner: a relative folder of PATH is passed over.
    """
    installed(world, "betterleaks", ANSWERS["betterleaks"] % "x")
    monkeypatch.chdir(world.root / "bin")
    monkeypatch.setenv("PATH", os.pathsep.join((".", "")))
    entry.run("doctor", [*world.options(), "--scan"])
    assert "second opinion  none" in capsys.readouterr().out
    assert not (world.root / "bin" / "betterleaks.asked").exists()


@pytest.mark.parametrize("answer", ["no json", '{"finding": {"path": 1}}', "[1]"])
def test_an_answer_in_another_form(world, answer, capsys):
    """
    A scanner that answers otherwise is no clean bill.
    """
    installed(world, "betterleaks", answer)
    assert 1 == entry.run("doctor", [*world.options(), "--scan"])
    assert "gave no answer that can be read" in capsys.readouterr().out


def test_the_view_names_no_folder_of_the_client(world):
    """
    A transcript's folder spells the home folder, so the view has the file's name alone.
    """
    atoms = (world.shop / ".memory" / "atoms.jsonl").read_text("utf-8")
    assert '"transcript": "one.jsonl"' in atoms
    assert "-shop/" not in atoms
