"""What each session was told: the one file of ours that does not go through `files`.

The reading hooks run on every prompt and have no room for an import, so they write here by the
system's own calls: one short line at a time, appended whole. All of it can be lost without harm.
"""

import posix
from time import gmtime, strftime

_READ = posix.O_RDONLY | posix.O_NONBLOCK | posix.O_NOFOLLOW | posix.O_CLOEXEC
_WRITE = posix.O_WRONLY | posix.O_CREAT | posix.O_NONBLOCK | posix.O_NOFOLLOW | posix.O_CLOEXEC
_MOST = 1 << 16  # bytes of a told list: thousands of ids
_LOG = 1 << 16  # bytes of the log that a hook adds to
_NOTICE = b"/_notice"  # no session is called so


def read(path: bytes, most: int) -> "bytes | None":
    """The bytes of a file, or None where there is none; a pipe reads as empty."""
    try:
        file = posix.open(path, _READ)
    except FileNotFoundError:
        return None
    try:
        size = posix.fstat(file).st_size
        if size > most:
            raise ValueError("larger than it may be")
        data = posix.read(file, size)
        if len(data) != size:
            raise ValueError("not read whole")
        return data
    finally:
        posix.close(file)


def known(folder: bytes, session: str) -> "frozenset[bytes]":
    """What this session's context already holds."""
    return frozenset((read(_list(folder, session), _MOST) or b"").split(b"\n"))


def add(folder: bytes, session: str, keys: "list[bytes]") -> None:
    """Note what is about to be told."""
    _append(_list(folder, session), b"".join([key + b"\n" for key in keys]))


def empty(folder: bytes, session: str) -> None:
    """Forget what was told: the client has taken it out of the context."""
    try:  # noqa: SIM105 - contextlib is not loaded for it
        posix.unlink(_list(folder, session))
    except FileNotFoundError:
        pass


def due(folder: bytes, day: int, waiting: "list[str]") -> bool:
    """Whether a notice is due: something is new and none was given that day; then it is noted."""
    path = folder + _NOTICE
    last, *noticed = (read(path, _MOST) or b"").decode().split()[:_MOST] or [""]
    if last == str(day) or set(waiting) <= set(noticed):
        return False
    _replace(path, " ".join([str(day), *waiting]).encode())
    return True


def unheard(folder: bytes) -> bool:
    """Whether no notice was given yet."""
    return read(folder + _NOTICE, _MOST) is None


def note(path: bytes, line: str) -> None:
    """Add a line to a log, unless that cannot be done cheaply."""
    try:
        stamp = strftime("%Y-%m-%dT%H:%M:%SZ", gmtime())
        said = (stamp + " " + " ".join(line.split())[:300] + "\n").encode("utf-8", "replace")
        if len(read(path, _LOG) or b"") + len(said) <= _LOG:
            _append(path, said)
    except (OSError, ValueError):
        pass


def _list(folder: bytes, session: str) -> bytes:
    return folder + b"/" + session.encode()


def _append(path: bytes, data: bytes) -> None:
    _put(path, data, posix.O_APPEND)


def _replace(path: bytes, data: bytes) -> None:
    _put(path, data, posix.O_TRUNC)


def _put(path: bytes, data: bytes, how: int) -> None:
    try:
        file = posix.open(path, _WRITE | how, 0o600)
    except FileNotFoundError:
        posix.mkdir(path.rpartition(b"/")[0], 0o700)
        file = posix.open(path, _WRITE | how, 0o600)
    try:
        if posix.write(file, data) != len(data):
            raise OSError("written in part")
    finally:
        posix.close(file)
