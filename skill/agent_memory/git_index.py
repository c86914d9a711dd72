"""Git's index, read without git: which files a repository tracks."""

from __future__ import annotations

import os
import re
import stat
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from agent_memory import files, policy
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

_HEADER = 12  # bytes: the signature, the version, the number of entries
_STAT = 40  # bytes of an entry before its object id
_EXTENDED = 0x4000
_LENGTH = 0x0FFF
_LONGEST = 5  # bytes of a number; a path has fewer characters than it can count
_MORE = 0x80  # the high bit of a number's byte says that another follows
_COMPRESSED = 4  # the index version whose names hold only what differs from the one before


def names(root: Path) -> Iterator[Iterator[bytes]]:
    """The first names in each file of a work tree's index, in order; a split one has several.

    Raises a Refusal at the end of what is read, where names that are not read may follow.
    """
    folder = _folder(root)
    for path in (folder / "index", *sorted(folder.glob("sharedindex.*"))):
        yield _listed(root, _beginning(path))


def _listed(root: Path, data: bytes) -> Iterator[bytes]:
    """The names in the beginning of an index; none where its form is not known."""
    if data.startswith(b"DIRC"):
        for hashed in (20, 32):  # SHA-1 and SHA-256 repositories differ in nothing that says so
            found = _names(data, hashed)
            first = next(found, None)
            if first is not None:
                return chain([first], found, _unread(root, data))
    return iter(())


def _unread(root: Path, data: bytes) -> Iterator[bytes]:
    if len(data) == policy.GIT_INDEX_HEAD:
        raise Refusal(f"{root}: git's index is too long to see what it tracks")
    yield from ()


def _folder(root: Path) -> Path:
    """The folder that holds the index."""
    folder = root / ".git"
    try:
        if folder.is_file():  # in a worktree it names another
            line = files.read(folder, cap=policy.MAX_GIT_POINTER, own=False) or b""
            named = re.match(rb"gitdir: ([^\0\r\n]+)", line)
            folder = root / Path(named[1].decode("utf-8", "surrogateescape")) if named else folder
    except (OSError, Refusal):
        return folder
    return folder


def _beginning(path: Path) -> bytes:
    """The beginning of an index, in which what begins with a dot stands."""
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        with os.fdopen(handle, "rb") as file:
            regular = stat.S_ISREG(os.fstat(handle).st_mode)  # a pipe must not hang the reader
            return file.read(policy.GIT_INDEX_HEAD) if regular else b""
    except OSError:
        return b""


def _names(data: bytes, hashed: int) -> Iterator[bytes]:
    """The names of an index whose object ids have `hashed` bytes, as long as they can be ones."""
    compressed = int.from_bytes(data[4:8], "big") == _COMPRESSED
    start, before = _HEADER, b""
    for _ in range(int.from_bytes(data[8:12], "big")):
        at = start + _STAT + hashed
        flags = int.from_bytes(data[at : at + 2], "big")
        at += 4 if flags & _EXTENDED else 2
        kept = b""
        if compressed:
            cut, at = _number(data, at)
            kept = before[: max(0, len(before) - cut)]
        end = data.find(b"\0", at)
        before = kept + data[at:end]
        if end < 0 or min(len(before), _LENGTH) != flags & _LENGTH:
            return
        yield before
        start = end + 1 if compressed else start + (end - start + 8) // 8 * 8


def _number(data: bytes, at: int) -> tuple[int, int]:
    """A number of git's variable length, and where it ends."""
    value = -1
    for byte in data[at : at + _LONGEST]:
        at += 1
        value = (value + 1) << 7 | byte & 0x7F
        if byte < _MORE:
            break
    return value, at
