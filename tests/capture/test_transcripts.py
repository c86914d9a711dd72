"""Which transcripts there are, and which project each belongs to."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from agent_memory import paths, registry
from agent_memory.capture import transcripts
from tests.capture import lines

if TYPE_CHECKING:
    from pathlib import Path

    from agent_memory.paths import Home


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return paths.home({"HOME": str(tmp_path)}, client=tmp_path / "client")


def started(home: Home, name: str, cwd: str) -> Path:
    """A transcript of a session that started in a directory."""
    path = home.transcripts / "-work" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(lines.jsonl(lines.typed("hello there", uuid=lines.uid(name), cwd=cwd)))
    return path


def sorted_out(home: Home, tmp_path: Path) -> tuple[set[Path], set[Path]]:
    """The transcripts with a project, and those without."""
    found = transcripts.by_project(home, registry.load(home), user=tmp_path)
    placed = {one for places in found.projects.values() for place in places for one in place[2]}
    return placed, set(found.homeless)


@pytest.mark.parametrize("cwd", ["/" + "a" * 300, "/" + "a/" * 1000, "/gone/\x1b[31m\n", "/"])
def test_no_start_directory_stops_the_others(home, tmp_path, cwd):
    """
    Promise 9: a directory that no disk can hold costs no other transcript its place.
    """
    odd, even = started(home, "odd.jsonl", cwd), started(home, "even.jsonl", str(tmp_path))

    assert ({odd, even}, set()) == sorted_out(home, tmp_path)


@pytest.mark.parametrize("cwd", ["", "relative", "C:\\shop", "/" + "a/" * 3000])
def test_no_path_of_this_machine(home, tmp_path, cwd):
    """
    A start directory that is none leaves its transcript without a project.
    """
    odd, even = started(home, "odd.jsonl", cwd), started(home, "even.jsonl", str(tmp_path))

    assert ({even}, {odd}) == sorted_out(home, tmp_path)


@pytest.mark.parametrize("kind", ["folder", "pipe", "dangling link"])
def test_what_is_no_file_is_no_transcript(home, tmp_path, kind):
    """
    A folder, a pipe or a link to nothing under a transcript's name is passed over.
    """
    even = started(home, "even.jsonl", str(tmp_path))
    odd = even.with_name("odd.jsonl")
    {"folder": odd.mkdir, "pipe": lambda: os.mkfifo(odd)}.get(kind, lambda: odd.symlink_to("x"))()

    assert ({even}, set()) == sorted_out(home, tmp_path)


def test_a_name_and_back(home):
    """
    Promise 4: the name in a journal leads back to the transcript, wherever the client's folder is.
    """
    path = started(home, "one.jsonl", "/work")

    assert "-work/one.jsonl" == transcripts.name(home, path)
    assert path == transcripts.found(home, transcripts.name(home, path))


def test_a_name_of_other_bytes_is_spelled_out(home):
    """
    What a journal calls a transcript is text that can be written.
    """
    path = home.transcripts / "-work" / os.fsdecode(b"\xff.jsonl")

    assert "-work/\\xff.jsonl" == transcripts.name(home, path)
