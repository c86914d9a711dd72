"""The way to a file, walked down folder by folder: no link is followed on any of it.

Whoever hands in a path has resolved before what a person may lead elsewhere: a home, a project's
root, the client's folder. A component that is swapped for a link afterwards is refused, and a
folder that is open stays the one that was meant, whatever takes its name meanwhile.
"""

from __future__ import annotations

import errno
import os
import stat
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

_FOLDER = os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_PASSED = getattr(os, "O_PATH", os.O_RDONLY) | _FOLDER  # what lies above may be closed to reading
SAFELY = os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC  # a pipe in place of a file never hangs


@contextmanager
def down_to(folder: Path) -> Iterator[int]:
    """A folder, open: a missing one is a FileNotFoundError, a file a NotADirectoryError."""
    first, *names = folder.parts or (".",)
    fd = os.open(first, (_PASSED if names else os.O_RDONLY | _FOLDER) | os.O_CLOEXEC)
    try:
        for depth, name in enumerate(names, 1):
            flags = _PASSED if depth < len(names) else os.O_RDONLY | _FOLDER
            passed, fd = fd, _entered(fd, name, flags, (first, *names[:depth]))
            os.close(passed)
        yield fd
    except OSError as problem:
        if isinstance(problem.filename, str) and os.sep not in problem.filename:
            problem.filename = str(folder / problem.filename)  # a person is told the whole path
        raise
    finally:
        os.close(fd)


def closed_to_others(fd: int, folder: Path) -> None:
    """Refuse a folder that somebody else owns, or that everyone may write to."""
    found = os.fstat(fd)
    if found.st_uid != os.geteuid():
        raise Refusal(f"{folder} belongs to another user; work as that user, or chown it to you")
    if found.st_mode & stat.S_IWOTH:
        raise Refusal(f"{folder} can be written to by everyone; chmod 700 it")


def opened(path: Path, flags: int, parent: int | None) -> int:
    """A regular file, open; in the folder `parent` it is ours, and nobody else's by any name."""
    name = path if parent is None else path.name
    try:
        fd = os.open(name, flags | SAFELY, dir_fd=parent)
    except OSError as problem:
        if problem.errno in {errno.ELOOP, errno.EMLINK}:
            raise Refusal(f"{path} is a symbolic link; move it aside") from None
        if problem.errno in {errno.ENXIO, errno.EISDIR}:
            raise Refusal(f"{path} is no regular file; move it aside") from None
        raise
    try:
        reason = _objection(os.fstat(fd), own=parent is not None)
    except BaseException:
        os.close(fd)
        raise
    if reason is None:
        return fd
    os.close(fd)
    raise Refusal(f"{path} {reason}")


def _entered(fd: int, name: str, flags: int, parts: tuple[str, ...]) -> int:
    try:
        return os.open(name, flags, dir_fd=fd)
    except OSError as problem:
        if problem.errno not in {errno.ELOOP, errno.EMLINK, errno.ENOTDIR}:
            problem.filename = str(Path(*parts))
            raise
    path = Path(*parts)
    found = os.stat(name, dir_fd=fd, follow_symlinks=False)
    if stat.S_ISLNK(found.st_mode):
        raise Refusal(f"{path} is a symbolic link; move it aside")
    raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path))


def _objection(found: os.stat_result, *, own: bool) -> str | None:
    """What keeps an open file from being read or added to."""
    if not stat.S_ISREG(found.st_mode):
        return "is no regular file; move it aside"
    if own and found.st_nlink > 1:
        return "has a second name (a hard link); copy it and remove the link"
    if own and os.geteuid() not in {found.st_uid, 0}:
        return "belongs to another user; work as that user, or chown it to you"
    return None
