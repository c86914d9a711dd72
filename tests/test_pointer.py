"""The pointer: written whole, read by line, refused when it names no places."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from agent_memory import pointer
from agent_memory.errors import Refusal
from agent_memory.pointer import Pointer

PLACES = Pointer(Path("/opt/py/bin/python"), Path("/home/you/data"), Path("/home/you/cache dir"))


@pytest.mark.parametrize("off", [(), ("SessionEnd",), ("SessionEnd", "SessionStart")])
def test_what_is_written_is_read(tmp_path, off):
    """
    Three lines, and a fourth only when something is off.
    """
    pointer.write(tmp_path / "data", PLACES._replace(off=off))

    assert PLACES._replace(off=off) == pointer.read(tmp_path / "data")
    lines = (tmp_path / "data" / "pointer").read_text().splitlines()
    assert [*map(str, PLACES[:3]), *([" ".join(off)] if off else [])] == lines


def test_silence(tmp_path):
    """
    Switching an event off changes the last line only; without a pointer nothing is written.
    """
    pointer.silence(tmp_path, ["SessionEnd"])
    assert [] == list(tmp_path.iterdir())

    pointer.write(tmp_path, PLACES)
    pointer.silence(tmp_path, {"SessionStart", "SessionEnd"})
    assert PLACES._replace(off=("SessionEnd", "SessionStart")) == pointer.read(tmp_path)
    pointer.silence(tmp_path, ())
    assert PLACES == pointer.read(tmp_path)


def test_before_setup(tmp_path):
    """
    No pointer is no fault.
    """
    assert pointer.read(tmp_path) is None
    assert pointer.read(tmp_path / "missing") is None


@pytest.mark.parametrize("text", ["", "\n\n\n", "/a\n/b", "a\nb\nc\n", "/a\n/b\nc\n", "\0\0\0"])
def test_no_places(tmp_path, text):
    """
    What names no three absolute places is refused, with what to type.
    """
    (tmp_path / "pointer").write_text(text)
    with pytest.raises(Refusal, match="names no places; type /cs:memory setup"):
        pointer.read(tmp_path)


def test_a_line_break(tmp_path):
    """
    A place that would be two lines is refused before anything is written.
    """
    with pytest.raises(Refusal, match="has a line break in its name"):
        pointer.write(tmp_path, PLACES._replace(data=Path("/a\n/b")))
    assert [] == list(tmp_path.iterdir())


def test_bytes_that_are_no_text(tmp_path):
    """
    A folder's name need not be UTF-8.
    """
    odd = PLACES._replace(data=Path("/home/\udcff"))
    pointer.write(tmp_path, odd)

    assert odd == pointer.read(tmp_path)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
def test_another_users(tmp_path):
    """
    A pointer that another user put there is refused.
    """
    pointer.write(tmp_path, PLACES)
    os.chown(tmp_path / "pointer", 1, 1)
    with pytest.raises(Refusal, match="is another user's"):
        pointer.read(tmp_path)
