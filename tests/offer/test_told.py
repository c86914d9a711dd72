"""What each session was told, on disk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory.offer import told

DAY = 20_000


@pytest.fixture
def folder(tmp_path):
    return os.fsencode(tmp_path / "told")


class TestList:
    def test_what_is_added_is_known(self, folder):
        """
        A session knows what it was told, and only that.
        """
        assert b"one" not in told.known(folder, "s")
        told.add(folder, "s", [b"one", b"two"])
        told.add(folder, "s", [b"three!"])

        assert {b"one", b"two", b"three!"} <= told.known(folder, "s")
        assert b"three" not in told.known(folder, "s")
        assert b"one" not in told.known(folder, "t")

    def test_emptied(self, folder):
        """
        After a compaction everything may be told again; emptying nothing is no fault.
        """
        told.add(folder, "s", [b"one"])
        told.empty(folder, "s")
        told.empty(folder, "s")
        assert b"one" not in told.known(folder, "s")

    def test_only_its_owner_reads_it(self, folder):
        """
        The list and its folder are the person's own, whatever the umask.
        """
        told.add(folder, "s", [b"one"])
        path = Path(os.fsdecode(folder))
        assert (0o600, 0o700) == tuple(each.stat().st_mode & 0o777 for each in (path / "s", path))

    def test_a_link_is_not_followed(self, folder, tmp_path):
        """
        A link in place of the list is written to by nobody.
        """
        (tmp_path / "told").mkdir()
        (tmp_path / "victim").touch()
        (tmp_path / "told" / "s").symlink_to(tmp_path / "victim")

        with pytest.raises(OSError, match="symbolic links"):
            told.add(folder, "s", [b"one"])
        assert b"" == (tmp_path / "victim").read_bytes()

    def test_a_pipe_does_not_hang(self, folder, tmp_path):
        """
        A pipe in place of the list reads as empty and takes nothing.
        """
        (tmp_path / "told").mkdir()
        os.mkfifo(folder + b"/s")

        assert b"one" not in told.known(folder, "s")
        with pytest.raises(OSError, match="No such device"):
            told.add(folder, "s", [b"one"])

    def test_a_list_without_end(self, folder):
        """
        A list that is too long to be ours is a fault, not a memory full of it.
        """
        told.add(folder, "s", [b"x" * (1 << 17)])
        with pytest.raises(ValueError, match="larger"):
            told.known(folder, "s")

    @given(data=st.binary(max_size=200))
    def test_any_file_is_read(self, data, tmp_path_factory):
        """
        What is read is what stands there.
        """
        path = tmp_path_factory.mktemp("any") / "file"
        path.write_bytes(data)
        assert data == told.read(os.fsencode(path), 1000)


class TestNotice:
    def test_only_what_is_new(self, folder):
        """
        What was noticed once is not noticed again, on any day.
        """
        assert told.due(folder, DAY, ["1:a"])
        assert not told.due(folder, DAY + 1, ["1:a"])
        assert told.due(folder, DAY + 2, ["1:a", "2:b"])
        assert not told.due(folder, DAY + 3, ["2:b"])
        assert told.due(folder, DAY + 4, ["2:c"])

    def test_once_a_day(self, folder):
        """
        Something new on the same day waits until the next.
        """
        assert told.due(folder, DAY, ["1:a"])
        assert not told.due(folder, DAY, ["1:a", "2:b"])
        assert told.due(folder, DAY + 1, ["1:a", "2:b"])

    def test_nothing_waits(self, folder):
        """
        Nothing is no news, and leaves no file.
        """
        assert not told.due(folder, DAY, [])
        assert not Path(os.fsdecode(folder)).exists()

    @pytest.mark.parametrize("data", [b"", b"\n", b"soon\n", b"9" * 400])
    def test_a_note_that_lies(self, folder, data):
        """
        A note that was tampered with costs at most one notice.
        """
        told.add(folder, "_notice", [data])
        assert told.due(folder, DAY, ["1:a"])
        assert not told.due(folder, DAY + 1, ["1:a"])

    def test_shorter_than_before(self, folder):
        """
        A shorter note leaves nothing of the longer one behind.
        """
        assert told.due(folder, DAY, ["1:aaaaaaaa", "2:b"])
        assert told.due(folder, DAY + 1, ["3:c"])
        assert told.due(folder, DAY + 2, ["2:b"])


class TestLog:
    def test_a_line(self, tmp_path):
        """
        A fault is one line with its time.
        """
        path = tmp_path / "errors.log"
        told.note(os.fsencode(path), "one\nfault \ud800")
        told.note(os.fsencode(path), "another")
        lines = path.read_text().splitlines()

        assert ["one fault ?", "another"] == [line.split(" ", 1)[1] for line in lines]

    def test_not_without_end(self, tmp_path):
        """
        A log that is full is left as it is.
        """
        path = tmp_path / "errors.log"
        path.write_bytes(b"x" * (1 << 16))
        told.note(os.fsencode(path), "one")
        assert 1 << 16 == path.stat().st_size

    def test_never_raises(self, tmp_path):
        """
        Where no line can be written, none is.
        """
        (tmp_path / "errors.log").mkdir()
        told.note(os.fsencode(tmp_path / "errors.log"), "one")
        told.note(b"/nonexistent/deep/errors.log", "one")
