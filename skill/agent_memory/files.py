"""The one door to disk: whatever of ours is written, is written here.

The reading hooks alone have no room for it, and write down by themselves what a session was told.
Every operation is there wholly or not at all, for a process that dies at any instruction and for a
disk that fails at any call. No link is followed anywhere on the way (`way`), not even one that
takes a folder's place meanwhile, and a pipe in place of a file never hangs.
"""
# Every call to the system is an `os` call, so that a test can fail each of them in turn.

from __future__ import annotations

import errno
import itertools
import os
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from agent_memory import policy, way
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_LOCK_ATTEMPTS = 3  # whoever wins the lock of a deleted file has excluded nobody
_NO_DIRECTORY_SYNC = {errno.EINVAL, errno.ENOTSUP}  # drvfs and some network mounts


class Held(Refusal):
    """The lock could not be had; what was to be written belongs into a spool."""


class Barred(Held):
    """No waiting brings the lock, so that whoever leaves it to a later writer must say so."""


class Lockless(Barred):
    """No lock that a kill does not leave behind can be had from this python."""


def read(path: Path, *, cap: int, own: bool = True) -> bytes | None:
    """The bytes of a regular file, or None where there is none.

    One of our `own` has one name and one owner, and no link leads to it. What is somebody else's
    may stand behind links, and only the file itself must be none.
    """
    try:
        if own:
            with way.down_to(path.parent) as parent:
                fd = way.opened(path, os.O_RDONLY, parent)
        else:
            fd = way.opened(path, os.O_RDONLY, None)
    except (FileNotFoundError, NotADirectoryError):
        return None
    try:
        data = _all(fd, cap + 1) if os.fstat(fd).st_size <= cap else None
    finally:
        os.close(fd)
    if data is None or len(data) > cap:
        raise Refusal(f"{path} is larger than {cap:,} bytes; move it aside")
    return data


def append(path: Path, data: bytes) -> None:
    """Add whole lines, after a torn one has been ended; the caller holds the lock."""
    if not data.endswith(b"\n"):
        raise ValueError("only whole lines are appended")
    with _about(path), way.down_to(path.parent) as parent:
        way.closed_to_others(parent, path.parent)
        fd, created = _opened_to_append(path, parent)
        try:
            if created:
                _sync_directory(parent)
            size = os.fstat(fd).st_size
            _write(fd, data if _ends_whole(fd, size) else b"\n" + data, back_to=size)
        finally:
            os.close(fd)


def replace(path: Path, data: bytes, *, mode: int = 0o600) -> None:
    """Put a whole file in place of what was there, so that a reader sees the old or the new."""
    with _about(path), way.down_to(path.parent) as parent:
        fd, temp = _temporary(path.name, parent)
        try:
            try:
                _give(fd, path.name, parent)
                os.fchmod(fd, mode)
                _write(fd, data)
            finally:
                os.close(fd)
            os.replace(temp, path.name, src_dir_fd=parent, dst_dir_fd=parent)
        except BaseException:
            with suppress(OSError):
                os.unlink(temp, dir_fd=parent)
            raise
        _sync_directory(parent)
        _remove_strays(parent, path.name)


def folder(path: Path, *, own: bool = True) -> Path:
    """Make a folder that only its owner can enter, whatever the umask.

    One that is there is left as it is; one of our `own` is refused where others may write to it.
    """
    try:
        with suppress(FileNotFoundError), way.down_to(path) as fd:
            if own:
                way.closed_to_others(fd, path)
            return path
        if path.parent != path:
            _make(path)
    except NotADirectoryError as problem:
        raise Refusal(f"{problem.filename} is no folder; move it aside") from None
    return path


def remove(path: Path) -> bool:
    """Remove a file, and say whether there was one."""
    try:
        with _about(path), way.down_to(path.parent) as parent:
            os.unlink(path.name, dir_fd=parent)
            _sync_directory(parent)
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def remove_strays(path: Path) -> None:
    """Remove what writers that were killed have left in a folder, of whatever name."""
    with suppress(Refusal, OSError), way.down_to(path) as parent:
        _remove_strays(parent)


@contextmanager
def scratch() -> Iterator[Path]:
    """A new folder with nothing in it, which is gone afterwards."""
    import tempfile  # noqa: PLC0415 - 10 ms that no hook pays
    from pathlib import Path  # noqa: PLC0415 - as above

    with tempfile.TemporaryDirectory(prefix="agent-memory-") as name:
        yield Path(name).resolve()


@contextmanager
def lock(path: Path, *, seconds: float = policy.LOCK_SECONDS) -> Iterator[None]:
    """Hold the lock, or raise Held after `seconds` or where nothing can be locked."""
    try:
        from filelock import FileLock  # noqa: PLC0415 - 40 ms that only a writer pays
    except ImportError:
        raise Lockless("this python has no filelock; install 3.30 or newer") from None
    for _ in range(_LOCK_ATTEMPTS):
        try:
            folder(path.parent)
            held = FileLock(path, timeout=seconds, mode=0o600, fallback_to_soft=False)
            held.acquire()
        except TypeError:  # before 3.30 it may fall back to a lock that a kill leaves behind
            too_old = "this filelock is too old to lock safely; install 3.30 or newer"
            raise Lockless(too_old) from None
        except TimeoutError:
            raise Held(f"{path} is held by another session; try again") from None
        except (OSError, NotImplementedError) as problem:
            raise Barred(f"{path} cannot be locked here: {problem}") from None
        try:
            if _is_at(held._context.lock_file_fd, path):  # noqa: SLF001 - it has no public name
                yield
                return
        finally:
            held.release()
    raise Held(f"{path} keeps being replaced; try again")


def note(path: Path, line: str, *, keep: int) -> None:
    """Write one line into a log of at most `keep` lines, and never raise."""
    data = " ".join(line.split())[: policy.LOG_LINE].encode("utf-8", "backslashreplace")
    with suppress(Exception):
        folder(path.parent)
        lines = _lines(path)
        if len(lines) < keep:
            append(path, data + b"\n")
        else:
            replace(path, b"".join(each + b"\n" for each in [*lines, data][-keep:]))


@contextmanager
def _about(path: Path) -> Iterator[None]:
    """Let what the system refuses name the file that it is about, not one beside it or none."""
    try:
        yield
    except OSError as problem:
        if not str(problem.filename or "").startswith("/"):
            problem.filename, problem.filename2 = os.fspath(path), None
        raise


def _opened_to_append(path: Path, parent: int) -> tuple[int, bool]:
    flags = os.O_RDWR | os.O_APPEND
    with suppress(FileNotFoundError):
        return way.opened(path, flags, parent), False
    try:
        made = flags | os.O_CREAT | os.O_EXCL | way.SAFELY
        fd = os.open(path.name, made, 0o600, dir_fd=parent)
    except FileExistsError:  # made since, by a writer that lost its lock file
        return way.opened(path, flags, parent), False
    try:
        os.fchmod(fd, 0o600)
    except BaseException:
        os.close(fd)
        raise
    return fd, True


def _give(fd: int, name: str, parent: int) -> None:
    """Let a file belong to whom the one belongs whose place it takes, where the system lets us."""
    with suppress(OSError):
        found = os.stat(name, dir_fd=parent, follow_symlinks=False)
        made = os.fstat(fd)
        if (found.st_uid, found.st_gid) != (made.st_uid, made.st_gid):
            os.fchown(fd, found.st_uid, found.st_gid)


def _all(fd: int, most: int) -> bytes:
    parts: list[bytes] = []
    while most > 0 and (part := os.read(fd, min(most, policy.READ_BLOCK))):
        parts.append(part)
        most -= len(part)
    return b"".join(parts)


def _ends_whole(fd: int, size: int) -> bool:
    return size == 0 or os.pread(fd, 1, size - 1) == b"\n"


def _write(fd: int, data: bytes, *, back_to: int = 0) -> None:
    done = 0
    try:
        view = memoryview(data)
        while done < len(data):
            done += os.write(fd, view[done:])
        _sync(fd)
    except BaseException:
        # The size is looked at first: without its lock file a second writer may be at work.
        with suppress(OSError):
            if os.fstat(fd).st_size == back_to + done:
                os.ftruncate(fd, back_to)
        raise


def _sync(fd: int) -> None:
    if sys.platform == "darwin":  # where fsync leaves the bytes in the drive's own cache
        import fcntl  # noqa: PLC0415 - absent on Windows

        with suppress(OSError):
            fcntl.fcntl(fd, fcntl.F_FULLFSYNC)
            return
    os.fsync(fd)


def _sync_directory(fd: int) -> None:
    try:
        os.fsync(fd)
    except OSError as problem:
        if problem.errno not in _NO_DIRECTORY_SYNC:
            raise


def _temporary(name: str, parent: int) -> tuple[int, str]:
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | way.SAFELY
    for number in itertools.count():
        temp = f".{name}.{os.getpid()}-{number}.tmp"
        with suppress(FileExistsError):
            return os.open(temp, flags, 0o600, dir_fd=parent), temp
    raise AssertionError  # pragma: no cover - count never ends


def _remove_strays(parent: int, name: str | None = None) -> None:
    """Remove what killed writers of a file, or of any, left between temporary file and swap."""
    with suppress(OSError):
        for stray in os.listdir(parent):
            of, _, made = stray.removeprefix(".").removesuffix(".tmp").rpartition(".")
            pid = made.partition("-")[0]
            ours = stray == f".{of}.{made}.tmp" and name in {None, of}
            if ours and pid.isdecimal() and not _alive(int(pid)):
                os.unlink(stray, dir_fd=parent)


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True


def _make(path: Path) -> None:
    folder(path.parent, own=False)
    with way.down_to(path.parent) as parent, suppress(FileExistsError):
        os.mkdir(path.name, 0o700, dir_fd=parent)
        os.chmod(path.name, 0o700, dir_fd=parent)  # a umask can take the owner's own bits, too
        _sync_directory(parent)
        return
    folder(path, own=False)  # somebody was faster: what stands there must be a folder, too


def _is_at(fd: int | None, path: Path) -> bool:
    try:
        with way.down_to(path.parent) as parent:
            found = os.stat(path.name, dir_fd=parent, follow_symlinks=False)
        return fd is not None and os.path.samestat(os.fstat(fd), found)
    except FileNotFoundError:
        return False


def _lines(path: Path) -> list[bytes]:
    try:
        return (read(path, cap=policy.MAX_LOG) or b"").splitlines()
    except Refusal:  # too large or no file at all: the log starts anew
        remove(path)
        return []
