"""The one door to disk: two states for every operation, and no way to be led elsewhere."""

from __future__ import annotations

import errno
import fcntl
import os
import signal
import stat
import subprocess
import sys
from contextlib import nullcontext, suppress
from pathlib import Path

import filelock
import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory import files
from agent_memory.errors import Refusal

SOURCE = str(Path(files.__file__).parent.parent)
CALLS = (
    *("open", "read", "write", "pread", "fsync", "fstat", "ftruncate", "fchmod"),
    *("replace", "unlink", "listdir", "mkdir", "chmod", "close"),
)


def mode(path):
    return stat.S_IMODE(path.lstat().st_mode)


def fail(monkeypatch, number, *, error=errno.EIO, once=True):
    """Let the `number`-th call to the system fail, and every later one unless `once`."""
    count = 0

    def failing(name, real):
        def call(*args, **keywords):
            nonlocal count
            count += 1
            if count == number or (count > number and not once):
                if name == "close":
                    real(*args, **keywords)
                raise OSError(error, os.strerror(error))
            return real(*args, **keywords)

        return call

    for name in CALLS:
        monkeypatch.setattr(os, name, failing(name, getattr(os, name)))
    return lambda: count >= number


def whole_lines(path):
    return [line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]


class TestRead:
    def test_missing(self, tmp_path):
        """
        A file that is not there, nor its folder, is None.
        """
        assert [None, None] == [files.read(tmp_path / name, cap=9) for name in ("a", "b/c")]

    @pytest.mark.parametrize("data", [b"", b"abc", b"123456789"])
    def test_up_to_the_cap(self, tmp_path, data):
        """
        A file is read whole up to the cap itself.
        """
        (tmp_path / "a").write_bytes(data)
        assert data == files.read(tmp_path / "a", cap=9)

    def test_over_the_cap(self, tmp_path):
        """
        A file over the cap is refused before it is read.
        """
        (tmp_path / "a").write_bytes(b"1234567890")
        with pytest.raises(Refusal, match="larger than 9 bytes"):
            files.read(tmp_path / "a", cap=9)

    def test_grown_since(self, tmp_path, monkeypatch):
        """
        A file that grows over the cap while it is read is refused, too.
        """
        (tmp_path / "a").write_bytes(b"1234567890")
        small = os.stat_result((stat.S_IFREG, 0, 0, 1, 0, 0, 3, 0, 0, 0))
        monkeypatch.setattr(os, "fstat", lambda _: small)
        with pytest.raises(Refusal, match="larger"):
            files.read(tmp_path / "a", cap=9)

    @pytest.mark.parametrize(
        ("make", "words"),
        [
            pytest.param(lambda p: p.symlink_to("/etc/passwd"), "symbolic link", id="link"),
            pytest.param(lambda p: p.symlink_to("nowhere"), "symbolic link", id="dangling link"),
            pytest.param(lambda p: p.mkdir(), "no regular file", id="folder"),
            pytest.param(os.mkfifo, "no regular file", id="pipe"),
            pytest.param(lambda p: os.link(__file__, p), "hard link", id="hard link"),
        ],
    )
    @pytest.mark.parametrize(
        "act",
        [
            pytest.param(lambda p: files.read(p, cap=10**6), id="read"),
            pytest.param(lambda p: files.append(p, b"x\n"), id="append"),
        ],
    )
    def test_no_plain_file(self, tmp_path, make, words, act):
        """
        A link, a folder or a pipe in place of a file of ours is refused, and nothing hangs.
        """
        try:
            make(tmp_path / "a")
        except OSError:
            pytest.skip("another file system")
        with pytest.raises(Refusal, match=words):
            act(tmp_path / "a")

    def test_a_device(self):
        """
        A device is no file.
        """
        with pytest.raises(Refusal, match="no regular file"):
            files.read(Path("/dev/null"), cap=9)

    def test_foreign_hard_link(self, tmp_path):
        """
        A file that is not ours may have two names.
        """
        (tmp_path / "a").write_bytes(b"x")
        (tmp_path / "b").hardlink_to(tmp_path / "a")
        assert b"x" == files.read(tmp_path / "b", cap=9, own=False)


class TestWay:
    """Promise 13: no link on the way to a file of ours leads anywhere, however late it came."""

    ACTS = (
        pytest.param(lambda p: files.read(p, cap=9), id="read"),
        pytest.param(lambda p: files.append(p, b"x\n"), id="append"),
        pytest.param(lambda p: files.replace(p, b"x"), id="replace"),
        pytest.param(files.remove, id="remove"),
        pytest.param(lambda p: files.folder(p.parent / "new"), id="folder"),
        pytest.param(lambda p: files.lock(p.parent / "lock", seconds=0).__enter__(), id="lock"),
    )

    @pytest.mark.parametrize("act", ACTS)
    @pytest.mark.parametrize("depth", ["a", "a/b"])
    def test_a_parent_that_is_a_link(self, tmp_path, act, depth):
        """
        A link in place of any folder on the way is refused, and nothing behind it changes.
        """
        victim = tmp_path / "victim"
        (victim / "b").mkdir(parents=True)
        for file in (victim / "file", victim / "b" / "file"):
            file.write_bytes(b"safe\n")
        (tmp_path / depth).parent.mkdir(exist_ok=True)
        (tmp_path / depth).symlink_to(victim)
        before = sorted((path, path.is_file() and path.read_bytes()) for path in victim.rglob("*"))
        with pytest.raises(Refusal, match="is a symbolic link"):
            act(tmp_path / depth / "file")
        assert before == sorted(
            (path, path.is_file() and path.read_bytes()) for path in victim.rglob("*")
        )

    @pytest.mark.parametrize("act", ACTS[:4])
    def test_a_parent_swapped_in_the_race(self, tmp_path, monkeypatch, act):
        """
        A folder swapped for a link at any moment of the work leads nothing astray.
        """
        victim, real = tmp_path / "victim", tmp_path / "real"
        system = {name: getattr(os, name) for name in CALLS}
        for number in range(1, 40):
            for folder in (victim, real):
                folder.mkdir(exist_ok=True)
                (folder / "file").write_bytes(folder.name[:4].encode() + b"\n")
            count, swapped = 0, False

            def racing(name, number=number):
                def call(*args, **keywords):
                    nonlocal count, swapped
                    count += 1
                    if count == number and not swapped:
                        swapped = True
                        system["replace"](real, tmp_path / "away")
                        real.symlink_to(victim)
                    return system[name](*args, **keywords)

                return call

            with monkeypatch.context() as patched:
                for name in CALLS:
                    patched.setattr(os, name, racing(name))
                with suppress(Refusal):
                    assert act(real / "file") in (None, True, b"real\n")
            assert {"file": b"vict\n"} == {p.name: p.read_bytes() for p in victim.iterdir()}, number
            if not swapped:
                break
            real.unlink()
            (tmp_path / "away" / "file").unlink(missing_ok=True)
            (tmp_path / "away").rmdir()
        assert not swapped

    @pytest.mark.parametrize("act", ACTS[1:2] + ACTS[4:])
    @pytest.mark.parametrize(
        ("change", "words"),
        [
            pytest.param(lambda _, p: p.chmod(0o777), "written to by everyone", id="everyone's"),
            pytest.param(
                lambda m, p: m.setattr(os, "geteuid", lambda: p.stat().st_uid + 1),
                "another user",
                id="another user's",
            ),
        ],
    )
    def test_a_folder_that_others_write_to(self, tmp_path, monkeypatch, act, change, words):
        """
        Into a folder that another user owns, or everyone may write to, nothing of ours goes.
        """
        for name in ("new", "a"):
            (tmp_path / name).mkdir()
            change(monkeypatch, tmp_path / name)
        change(monkeypatch, tmp_path)
        with pytest.raises(Refusal, match=words):
            act(tmp_path / "file")
        assert not (tmp_path / "file").exists()

    def test_a_path_from_here(self, tmp_path, monkeypatch):
        """
        A path that begins in the working directory is walked from there.
        """
        monkeypatch.chdir(tmp_path)
        files.append(Path("a"), b"1\n")
        files.append(files.folder(Path("b/c")) / "d", b"2\n")
        assert b"1\n" == files.read(tmp_path / "a", cap=9)
        assert b"2\n" == files.read(Path("b/c/d"), cap=9)

    def test_the_whole_path_is_named(self, tmp_path, monkeypatch):
        """
        What the system refuses is told with the whole path of what it refused.
        """
        system = os.open

        def refused(path, flags, *rest, **more):
            if flags & os.O_CREAT:
                raise OSError(errno.EROFS, os.strerror(errno.EROFS), path)
            return system(path, flags, *rest, **more)

        monkeypatch.setattr(os, "open", refused)
        with pytest.raises(OSError, match="Read-only") as caught:
            files.append(tmp_path / "a", b"1\n")
        assert str(tmp_path / "a") == caught.value.filename

    def test_another_users_file(self, tmp_path, monkeypatch):
        """
        A file of another user is none of ours, unless it is the superuser who looks at it.
        """
        (tmp_path / "a").write_bytes(b"x\n")
        owner = (tmp_path / "a").stat().st_uid
        monkeypatch.setattr(os, "geteuid", lambda: owner + 1)
        with pytest.raises(Refusal, match="belongs to another user"):
            files.read(tmp_path / "a", cap=9)
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        assert b"x\n" == files.read(tmp_path / "a", cap=9)

    @pytest.mark.skipif(os.geteuid() != 0, reason="only the superuser gives files away")
    def test_the_owner_stays(self, tmp_path):
        """
        A file that the superuser writes anew belongs to whom it belonged.
        """
        (tmp_path / "a").write_bytes(b"old")
        os.chown(tmp_path / "a", 12345, 23456)
        files.replace(tmp_path / "a", b"new", mode=0o640)
        found = (tmp_path / "a").stat()
        assert (12345, 23456, 0o640) == (found.st_uid, found.st_gid, mode(tmp_path / "a"))

    def test_what_lies_above_may_be_closed_to_reading(self, tmp_path):
        """
        A folder on the way that may be passed and not listed is no hindrance.
        """
        (tmp_path / "above" / "a").mkdir(parents=True)
        (tmp_path / "above").chmod(0o100)
        files.append(tmp_path / "above" / "a" / "file", b"1\n")
        assert b"1\n" == files.read(tmp_path / "above" / "a" / "file", cap=9)


class TestAppend:
    def test_adds(self, tmp_path):
        """
        Lines stand in the order they were added, in a file for the owner alone.
        """
        files.append(tmp_path / "a", b"1\n2\n")
        files.append(tmp_path / "a", b"3\n")
        assert b"1\n2\n3\n" == (tmp_path / "a").read_bytes()
        assert 0o600 == mode(tmp_path / "a")

    @pytest.mark.parametrize("tail", [b"half", b"\0\0\0", b"x\r"])
    def test_heals_a_torn_tail(self, tmp_path, tail):
        """
        A line that a dead writer left half-written is ended, and costs itself alone.
        """
        (tmp_path / "a").write_bytes(b"1\n" + tail)
        files.append(tmp_path / "a", b"2\n")
        assert b"1\n" + tail + b"\n2\n" == (tmp_path / "a").read_bytes()

    @pytest.mark.parametrize("data", [b"", b"1", b"1\n2"])
    def test_half_a_line_is_a_mistake(self, tmp_path, data):
        """
        What does not end a line is never appended.
        """
        with pytest.raises(ValueError, match="whole lines"):
            files.append(tmp_path / "a", data)
        assert not (tmp_path / "a").exists()

    def test_short_writes(self, tmp_path, monkeypatch):
        """
        A system that writes a byte at a time still gets the whole record.
        """
        write = os.write
        monkeypatch.setattr(os, "write", lambda fd, data: write(fd, data[:1]))
        files.append(tmp_path / "a", b"1234\n")
        assert b"1234\n" == (tmp_path / "a").read_bytes()

    @pytest.mark.parametrize("error", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO])
    def test_a_full_disk(self, tmp_path, monkeypatch, error):
        """
        Promise 9: a record that did not fit is taken back, and what was there stays.
        """
        files.append(tmp_path / "a", b"1\n")
        write, calls = os.write, []

        def half(fd, data):
            if calls:
                raise OSError(error, os.strerror(error))
            calls.append(1)
            return write(fd, data[:3])

        monkeypatch.setattr(os, "write", half)
        with pytest.raises(OSError, match=os.strerror(error)) as caught:
            files.append(tmp_path / "a", b"23456\n")
        assert f"{tmp_path / 'a'}" == caught.value.filename
        assert b"1\n" == (tmp_path / "a").read_bytes()

    def test_a_second_writer_is_not_cut_off(self, tmp_path, monkeypatch):
        """
        Taking back a failed record leaves what a writer without the lock has added since.
        """
        write = os.write

        def other(fd, data):
            write(fd, data)
            with (tmp_path / "a").open("ab") as file:
                file.write(b"other\n")
            raise OSError(errno.EIO, "gone")

        monkeypatch.setattr(os, "write", other)
        with pytest.raises(OSError, match="gone"):
            files.append(tmp_path / "a", b"mine\n")
        assert b"mine\nother\n" == (tmp_path / "a").read_bytes()

    @pytest.mark.parametrize("once", [True, False])
    @pytest.mark.parametrize("before", [None, b"1\n", b"1\ntorn"])
    def test_every_call_fails_in_turn(self, tmp_path, monkeypatch, before, once):
        """
        Promise 9: whichever call fails, the whole lines are those of before or of after.
        """
        old = [] if before is None else [b"1\n"] + ([b"torn\n"] if b"torn" in before else [])
        for number in range(1, 40):
            path = tmp_path / f"{number}"
            if before is not None:
                path.write_bytes(before)
            with monkeypatch.context() as patched:
                reached = fail(patched, number, once=once)
                with suppress(OSError):
                    files.append(path, b"2\n3\n")
                done = not reached()
            lines = whole_lines(path) if path.exists() else []
            assert lines in (old[:1], old, [*old, b"2\n", b"3\n"]), number
            if done:
                break
        assert done

    @given(
        st.lists(st.binary(max_size=20).map(lambda b: b.replace(b"\n", b"") + b"\n"), max_size=9),
        st.integers(0, 99),
    )
    def test_cut_anywhere(self, tmp_path_factory, records, cut):
        """
        Promise 9: a file cut at any byte keeps every whole record before the cut.
        """
        path = tmp_path_factory.mktemp("cut") / "a"
        data = b"".join(records)[:cut]
        path.write_bytes(data)
        files.append(path, b"new\n")
        kept = data.count(b"\n")
        lines = path.read_bytes().split(b"\n")
        assert [record[:-1] for record in records[:kept]] == lines[:kept]
        assert [b"new", b""] == lines[-2:]


class TestReplace:
    @pytest.mark.parametrize("before", [None, b"old"])
    def test_swaps(self, tmp_path, before):
        """
        The new bytes stand alone, with the mode that was asked for.
        """
        if before is not None:
            (tmp_path / "a").write_bytes(before)
        files.replace(tmp_path / "a", b"new", mode=0o640)
        assert {"a": b"new"} == {path.name: path.read_bytes() for path in tmp_path.iterdir()}
        assert 0o640 == mode(tmp_path / "a")

    def test_a_link_is_not_written_through(self, tmp_path):
        """
        A link in place of the file is replaced; what it led to stays as it was.
        """
        (tmp_path / "victim").write_bytes(b"safe")
        (tmp_path / "a").symlink_to("victim")
        files.replace(tmp_path / "a", b"new")
        assert (b"safe", False) == (
            (tmp_path / "victim").read_bytes(),
            (tmp_path / "a").is_symlink(),
        )

    def test_strays_go(self, tmp_path):
        """
        What a killed writer left beside the file goes with the next one; a living one's stays.
        """
        child = subprocess.Popen([sys.executable, "-c", ""])
        child.wait()
        stray, living = tmp_path / f".a.{child.pid}-0.tmp", tmp_path / f".a.{os.getppid()}-0.tmp"
        for path in (stray, living, tmp_path / ".a.notes.tmp", tmp_path / ".b.1-0.tmp"):
            path.touch()
        files.replace(tmp_path / "a", b"new")
        assert [".a.notes.tmp", living.name, ".b.1-0.tmp", "a"] == sorted(
            (path.name for path in tmp_path.iterdir()),
            key=[".a.notes.tmp", living.name, ".b.1-0.tmp", "a"].index,
        )

    @pytest.mark.parametrize("once", [True, False])
    @pytest.mark.parametrize("before", [None, b"old"])
    def test_every_call_fails_in_turn(self, tmp_path, monkeypatch, before, once):
        """
        Promise 9: whichever call fails, the file is the old one or the new one, byte for byte.
        """
        for number in range(1, 40):
            path = tmp_path / f"{number}" / "a"
            path.parent.mkdir()
            if before is not None:
                path.write_bytes(before)
            with monkeypatch.context() as patched:
                reached = fail(patched, number, once=once)
                with suppress(OSError):
                    files.replace(path, b"new")
                done = not reached()
            assert (path.read_bytes() if path.exists() else None) in (before, b"new"), number
            if once:
                assert len(list(path.parent.iterdir())) <= 1 + (not path.exists() and number > 1), (
                    number
                )
            if done:
                break
        assert done


class TestOnDisk:
    """Promise 9: what is acknowledged survives the loss of power, if the disk keeps its word."""

    @pytest.fixture
    def calls(self, monkeypatch):
        """The calls to the system in their order, and whether each fsync was that of a folder."""
        made = []

        def noting(name, real):
            def call(*args, **keywords):
                folder = name == "fsync" and stat.S_ISDIR(os.fstat(args[0]).st_mode)
                made.append("fsync folder" if folder else name)
                return real(*args, **keywords)

            return call

        for name in ("write", "fsync", "replace", "unlink"):
            monkeypatch.setattr(os, name, noting(name, getattr(os, name)))
        return made

    def test_append(self, tmp_path, calls):
        """
        The name is on the disk before the first record, and every record before it counts.
        """
        files.append(tmp_path / "a", b"1\n")
        files.append(tmp_path / "a", b"2\n")
        assert ["fsync folder", "write", "fsync", "write", "fsync"] == calls

    def test_replace(self, tmp_path, calls):
        """
        The bytes are on the disk before the name leads to them.
        """
        files.replace(tmp_path / "a", b"new")
        assert ["write", "fsync", "replace", "fsync folder"] == calls

    def test_remove(self, tmp_path, calls):
        """
        What was removed does not come back.
        """
        (tmp_path / "a").touch()
        files.remove(tmp_path / "a")
        assert ["unlink", "fsync folder"] == calls

    @pytest.mark.parametrize(("error", "passes"), [(errno.EINVAL, True), (errno.EIO, False)])
    def test_a_folder_that_cannot_be_synced(self, tmp_path, monkeypatch, error, passes):
        """
        A file system without fsync of folders is not a failing disk.
        """
        (tmp_path / "a").touch()

        def fsync(_):
            raise OSError(error, os.strerror(error))

        monkeypatch.setattr(os, "fsync", fsync)
        with nullcontext() if passes else pytest.raises(OSError, match=os.strerror(error)):
            files.remove(tmp_path / "a")


class TestKilled:
    """Promise 9: kill -9 at any instruction leaves the state before or after."""

    CHILD = """
import os, signal, sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from agent_memory import files
count, number, half = 0, int(sys.argv[3]), sys.argv[4] == "half"
def dying(name, real):
    def call(*args, **keywords):
        global count
        count += 1
        if count == number:
            if half and name == "write":
                real(args[0], args[1][:2])
            os.kill(os.getpid(), signal.SIGKILL)
        return real(*args, **keywords)
    return call
for name in "open write pread fsync fstat fchmod replace unlink close".split():
    setattr(os, name, dying(name, getattr(os, name)))
%s
os._exit(0)
"""

    def states(self, path, act, half):
        for number in range(1, 40):
            path.write_bytes(b"old\n")
            script = self.CHILD % act
            code = subprocess.run(
                [sys.executable, "-I", "-S", "-c", script, SOURCE, str(path), str(number), half],
                check=False,
            ).returncode
            yield path.read_bytes()
            if code == 0:
                return
            assert code == -signal.SIGKILL

    @pytest.mark.parametrize("half", ["whole", "half"])
    def test_append(self, tmp_path, half):
        """
        A killed append leaves the record whole, or a torn tail that the next one ends.
        """
        path = tmp_path / "a"
        for state in self.states(path, 'files.append(Path(sys.argv[2]), b"new\\n")', half):
            assert state in (b"old\n", b"old\nne", b"old\nnew\n")
            files.append(path, b"next\n")
            assert path.read_bytes() in (b"old\nnext\n", b"old\nne\nnext\n", b"old\nnew\nnext\n")
        assert b"old\nnew\n" == state

    def test_replace(self, tmp_path):
        """
        A killed replace leaves the old file or the new one, and its stray goes with the next.
        """
        path = tmp_path / "a"
        for state in self.states(path, 'files.replace(Path(sys.argv[2]), b"new")', "whole"):
            assert state in (b"old\n", b"new")
            files.replace(path, b"next")
            assert [path] == list(tmp_path.iterdir())
        assert b"new" == state


class TestFolder:
    @pytest.mark.parametrize("mask", [0o000, 0o077, 0o777])
    def test_for_the_owner_alone(self, tmp_path, mask):
        """
        Whatever the umask, folders are 0700 and files 0600.
        """
        old = os.umask(mask)
        try:
            files.append(files.folder(tmp_path / "a" / "b") / "journal", b"1\n")
            files.replace(tmp_path / "a" / "b" / "view", b"1")
            with files.lock(tmp_path / "a" / "b" / "lock"):
                pass
        finally:
            os.umask(old)
        modes = {path.relative_to(tmp_path).as_posix(): mode(path) for path in tmp_path.rglob("*")}
        assert modes == {
            "a": 0o700,
            "a/b": 0o700,
            "a/b/journal": 0o600,
            "a/b/view": 0o600,
            "a/b/lock": 0o600,
        }

    def test_never_open(self, tmp_path, monkeypatch):
        """
        A new folder is closed to others from its first moment.
        """
        monkeypatch.setattr(os, "chmod", lambda *_, **__: None)
        old = os.umask(0)
        try:
            files.folder(tmp_path / "a")
        finally:
            os.umask(old)
        assert 0o700 == mode(tmp_path / "a")

    def test_twice(self, tmp_path):
        """
        A folder that is there is left as it is.
        """
        (tmp_path / "a").mkdir(mode=0o755)
        assert tmp_path / "a" == files.folder(tmp_path / "a")
        assert 0o755 == mode(tmp_path / "a")

    @pytest.mark.parametrize("below", ["", "b", "b/c"])
    @pytest.mark.parametrize(
        ("make", "words"),
        [
            pytest.param(lambda p: p.symlink_to("nowhere"), "symbolic link", id="link"),
            pytest.param(lambda p: p.touch(), "no folder", id="file"),
        ],
    )
    def test_no_folder(self, tmp_path, make, words, below):
        """
        A link or a file in place of a folder is refused, however deep the wish.
        """
        make(tmp_path / "a")
        with pytest.raises(Refusal, match=words):
            files.folder(tmp_path / "a" / below)


class TestRemove:
    def test_says_whether(self, tmp_path):
        """
        Removing says whether there was a file, and does not follow a link.
        """
        (tmp_path / "victim").touch()
        (tmp_path / "a").symlink_to("victim")
        assert [True, False, False] == [files.remove(tmp_path / name) for name in ("a", "a", "b/c")]
        assert (tmp_path / "victim").exists()


class TestLock:
    def test_excludes(self, tmp_path):
        """
        A second writer waits no longer than it is told.
        """
        with (
            files.lock(tmp_path / "lock"),
            pytest.raises(files.Held, match="another session"),
            files.lock(tmp_path / "lock", seconds=0.1),
        ):
            pass
        with files.lock(tmp_path / "lock", seconds=0):
            pass

    def test_a_failure_inside_frees_it(self, tmp_path):
        """
        Whatever ends the work frees the lock, and reaches the caller.
        """
        with pytest.raises(TimeoutError, match="mine"), files.lock(tmp_path / "lock"):
            raise TimeoutError("mine")
        with files.lock(tmp_path / "lock", seconds=0):
            pass

    def test_a_killed_holder_frees_it(self, tmp_path):
        """
        A holder that is killed leaves no lock behind.
        """
        script = (
            "import os, signal, sys; sys.path.insert(0, sys.argv[1]); from pathlib import Path\n"
            "from agent_memory import files\n"
            "with files.lock(Path(sys.argv[2])): os.kill(os.getpid(), signal.SIGKILL)"
        )
        child = subprocess.run(
            [sys.executable, "-c", script, SOURCE, str(tmp_path / "lock")], check=False
        )
        assert child.returncode == -signal.SIGKILL
        with files.lock(tmp_path / "lock", seconds=0):
            pass

    @pytest.mark.parametrize("error", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP])
    def test_where_nothing_locks(self, tmp_path, monkeypatch, error):
        """
        A file system without locks is refused; no weaker lock is taken instead.
        """

        def flock(*_):
            raise OSError(error, os.strerror(error))

        monkeypatch.setattr(fcntl, "flock", flock)
        with pytest.raises(files.Held, match="cannot be locked"), files.lock(tmp_path / "lock"):
            pass

    def test_a_lock_file_that_is_a_link(self, tmp_path):
        """
        A link in place of the lock file is not followed.
        """
        (tmp_path / "lock").symlink_to("victim")
        with (
            pytest.raises(files.Held, match="cannot be locked"),
            files.lock(tmp_path / "lock", seconds=0),
        ):
            pass
        assert not (tmp_path / "victim").exists()

    def test_an_old_filelock(self, tmp_path, monkeypatch):
        """
        A filelock that cannot be kept from its weaker lock is refused.
        """

        def old(path, timeout, mode):
            raise NotImplementedError

        monkeypatch.setattr(filelock, "FileLock", old)
        with pytest.raises(files.Held, match="too old"), files.lock(tmp_path / "lock"):
            pass

    @pytest.mark.parametrize(
        "change",
        [
            pytest.param(lambda path: path.unlink(), id="deleted"),
            pytest.param(lambda path: path.rename(path.with_name("old")), id="moved"),
            pytest.param(lambda path: path.unlink() or path.touch(), id="replaced"),
        ],
    )
    def test_a_lock_file_replaced_meanwhile(self, tmp_path, monkeypatch, change):
        """
        A lock won on a file that is no longer the path's is given back and taken anew.
        """
        acquire, inodes = filelock.FileLock.acquire, []

        def acquired(lock, *args, **keywords):
            taken = acquire(lock, *args, **keywords)
            inodes.append(os.fstat(lock._context.lock_file_fd).st_ino)
            if len(inodes) == 1:
                change(Path(lock.lock_file))
            return taken

        monkeypatch.setattr(filelock.FileLock, "acquire", acquired)
        with files.lock(tmp_path / "lock"):
            assert (tmp_path / "lock").stat().st_ino == inodes[-1]
        assert 2 == len(inodes)

    def test_a_lock_file_that_never_stays(self, tmp_path, monkeypatch):
        """
        A path that keeps leading elsewhere is given up.
        """
        acquire = filelock.FileLock.acquire

        def acquired(lock, *args, **keywords):
            taken = acquire(lock, *args, **keywords)
            Path(lock.lock_file).unlink()
            return taken

        monkeypatch.setattr(filelock.FileLock, "acquire", acquired)
        with pytest.raises(files.Held, match="keeps being replaced"), files.lock(tmp_path / "lock"):
            pass

    def test_a_lock_file_deleted_while_held(self, tmp_path):
        """
        Two writers that a deleted lock file lets in at once still lose nothing.
        """
        with files.lock(tmp_path / "lock"):
            files.append(tmp_path / "a", b"1\n")
            (tmp_path / "lock").unlink()
            with files.lock(tmp_path / "lock", seconds=0):
                files.append(tmp_path / "a", b"2\n")
            files.append(tmp_path / "a", b"3\n")
        assert b"1\n2\n3\n" == (tmp_path / "a").read_bytes()

    def test_writers_lose_nothing(self, tmp_path):
        """
        Promise 9: what ten writers at once acknowledge is there once, each in its own order.
        """
        script = (
            "import sys; sys.path.insert(0, sys.argv[1]); from pathlib import Path\n"
            "from agent_memory import files\n"
            "folder = Path(sys.argv[2])\n"
            "for number in range(10):\n"
            "    with files.lock(folder / 'lock', seconds=60):\n"
            "        files.append(folder / 'a', f'{sys.argv[3]} {number}\\n'.encode())\n"
        )
        line = [sys.executable, "-c", script, SOURCE, str(tmp_path)]
        children = [subprocess.Popen([*line, str(writer)]) for writer in range(10)]
        assert {0} == {child.wait() for child in children}
        lines = (tmp_path / "a").read_text().splitlines()
        assert sorted(
            f"{writer} {number}" for writer in range(10) for number in range(10)
        ) == sorted(lines)
        for writer in range(10):
            assert list("0123456789") == [
                each.split()[1] for each in lines if each.startswith(f"{writer} ")
            ]


class TestNote:
    def test_keeps_the_last(self, tmp_path):
        """
        The log never has more lines than it may keep, and each note is one.
        """
        for number in range(5):
            files.note(tmp_path / "log" / "errors.log", f"number\n{number}", keep=3)
        assert b"number 2\nnumber 3\nnumber 4\n" == (tmp_path / "log" / "errors.log").read_bytes()

    @pytest.mark.parametrize(
        "make",
        [
            pytest.param(lambda p: p.mkdir(), id="folder"),
            pytest.param(
                lambda p: p.parent.rmdir() or p.parent.touch(), id="file in place of the folder"
            ),
        ],
    )
    def test_never_raises(self, tmp_path, make):
        """
        Promise 1: where no line can be written, the failure costs the line.
        """
        (tmp_path / "log").mkdir()
        make(tmp_path / "log" / "errors.log")
        assert files.note(tmp_path / "log" / "errors.log", "x", keep=3) is None

    @pytest.mark.parametrize(
        "make",
        [
            pytest.param(lambda p: p.symlink_to("victim"), id="link"),
            pytest.param(os.mkfifo, id="pipe"),
            pytest.param(lambda p: p.write_bytes(b"x" * 2**21), id="too large"),
            pytest.param(lambda p: p.write_bytes(b"1\n2\ntorn"), id="torn"),
        ],
    )
    def test_starts_anew(self, tmp_path, make):
        """
        Promise 1: failing is not silent for good because something else took the log's place.
        """
        make(tmp_path / "log")
        files.note(tmp_path / "log", "lone \ud800", keep=3)
        assert b"lone \\ud800" == (tmp_path / "log").read_bytes().splitlines()[-1]
        assert not (tmp_path / "victim").exists()
