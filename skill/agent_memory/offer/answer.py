"""The reading hooks' protocol and boundary: an event in, one JSON object or nothing out.

Whatever goes wrong ends in silence and exit code 0: a broken memory never costs a session.
"""

import posix
from _json import encode_basestring_ascii as quoted
from _json import make_scanner
from posix import _exit as leave

from agent_memory.offer import told

TYPE_CHECKING = False  # typing is not loaded for it
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

_INPUT = 1 << 20  # bytes of an event; a longer prompt is a file and is about everything
_POINTER = 1 << 14
_STARTS = 1 << 23
_CONFIG = 1 << 18
_MARKS = 2147483647  # 31 bits tell places apart, and nobody guesses an address from them
_SESSION = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
_SESSION_LENGTH = 64
_HEX = frozenset(b"0123456789abcdef")
_ID_LENGTH = 12
_LINE = 64  # bytes of a line of `starts` behind its path
_KIND, _FOLDER, _FILE = 0o170000, 0o040000, 0o100000  # of a mode; stat is not loaded for it


class Event:
    """What the client says happens, where, and where our files about it are.

    `cache` and `python` are those that setup recorded: no cache before it. `project` is None where
    nothing was captured yet. `silent` says that the person switched this event off, `dated` that
    the client cannot say who types.
    """

    __slots__ = (
        *("attended", "cache", "dated", "fields", "plugin"),
        *("project", "python", "session", "silent", "start"),
    )

    def __init__(self, name: str, environ: "Mapping[bytes, bytes]", raw: bytes) -> None:
        """Read the event and find its project; what has no session raises ValueError."""
        self.fields = parsed(raw.decode("utf-8", "replace"))
        self.session: str = self.fields["session_id"]
        if not 0 < len(self.session) <= _SESSION_LENGTH or not _SESSION.issuperset(self.session):
            raise ValueError("no session id")
        switches = (b"AGENT_MEMORY", b"AGENT_MEMORY_" + name.upper().encode())
        off = b"0" in [environ.get(switch) for switch in switches]
        attended = environ.get(b"CLAUDE_CODE_SESSION_ATTENDED")
        self.dated = attended is None and "prompt_id" not in self.fields
        self.attended = attended in (None, b"1")
        named = environ.get(b"CLAUDE_PROJECT_DIR", b"")
        start = self.start = named.rstrip(b"/") or named[:1]
        self.plugin = environ.get(b"CLAUDE_PLUGIN_DATA", b"").rstrip(b"/")
        self.cache: bytes | None = None
        self.python = b""
        self.project: bytes | None = None
        if not start or self._misled(start):
            self.plugin = b""
        elif self.plugin:
            self.python, self.cache, switched = _pointer(self.plugin)
            off = off or name in switched or "all" in switched
        if self.cache:
            self.project = _project(self.cache, start)
        self.silent = off

    def _misled(self, start: bytes) -> bool:
        """Whether the plugin's folder may have come with the project: older clients let it."""
        if "prompt_id" in self.fields or not self.plugin:
            return False
        if not _inside(self.plugin, _whole(start)):
            return False
        import pwd  # noqa: PLC0415 - only where it may be the person's home that is inside

        home = pwd.getpwuid(posix.geteuid()).pw_dir.encode()
        if not _inside(self.plugin, _whole(start, home)):
            return False
        return not (_inside(home, start) and _inside(self.plugin, home))


def run(name: str, work: "Callable[[Event], tuple[str, str] | None]") -> None:
    """Answer the event on stdin with what `work` makes of it, and leave."""
    try:
        said = answered(name, work, posix.environ, _input())
        while said:
            said = said[posix.write(1, said) :]
    except BaseException:  # noqa: BLE001, S110 - the boundary: nobody is left to tell
        pass
    leave(0)


def answered(
    name: str,
    work: "Callable[[Event], tuple[str, str] | None]",
    environ: "Mapping[bytes, bytes]",
    raw: bytes,
) -> bytes:
    """The bytes that answer an event; none when there is nothing to say or anything fails."""
    event = None
    try:
        event = Event(name, environ, raw)
        said = work(event)
        return _object(name, *said) if said and not event.silent else b""
    except Exception as fault:  # noqa: BLE001 - the boundary
        if event is not None and event.cache:
            told.note(event.cache + b"/errors.log", f"{name}: {type(fault).__name__}: {fault}")
        return b""


def tagged(session: str, preamble: str, lines: "list[str]") -> str:
    """Lines as data for the model, in a tag whose name no line of them can know."""
    name = "agent_memory_" + session.replace("-", "")[:8]
    return "\n".join(["<" + name + ">", preamble, *lines, "</" + name + ">"])


def parsed(text: str) -> "dict[str, Any]":
    """A JSON object, without the modules that usually read one."""
    try:
        text = text.strip()
        value, end = make_scanner(_Plain)(text, 0)  # type: ignore[arg-type] # wants its own class
        if end != len(text):
            raise ValueError("more than one value")
    except AttributeError:  # a python whose scanner asks for more
        import json  # noqa: PLC0415 - as above

        value = json.loads(text)
    except StopIteration:
        raise ValueError("no JSON") from None
    if not isinstance(value, dict):
        raise TypeError("no object")
    return value


def standing(start: bytes) -> int:
    """A number of the repository that a folder stands in, by its remotes; 0 where there is none.

    Publish notes it and the hook compares it: cheaper than who it is, and it changes with that.
    """
    root, kind = start, 0
    while root and not kind:
        try:
            kind = posix.lstat(root + b"/.git").st_mode & _KIND
        except OSError:
            root = root.rpartition(b"/")[0]
    if kind not in (_FOLDER, _FILE):
        return 0
    try:
        config = told.read(_common(root, kind) + b"/config", _CONFIG) or b""
    except (OSError, ValueError):
        config = b""
    lines = [line for line in map(bytes.strip, config.split(b"\n")) if _remote(line.lower())]
    return 1 + int.from_bytes(b"\n".join(lines), "little") % _MARKS


def _common(root: bytes, kind: int) -> bytes:
    """What all worktrees of a repository share."""
    path = root + b"/.git"
    if kind == _FOLDER:
        return path
    named = (told.read(path, _POINTER) or b"").partition(b"gitdir:")[2].strip()
    return (named if named[:1] == b"/" else root + b"/" + named).partition(b"/worktrees/")[0]


def _remote(line: bytes) -> bool:
    """Whether a line of git's settings may say where a remote is; a branch is called anything."""
    if line[:1] == b"[":
        return (b"remote" in line or b"url" in line) and line[:7] != b"[branch"
    return line[:3] == b"url"


class _Plain:
    """What the interpreter's own JSON scanner asks for."""

    strict = False
    object_hook = object_pairs_hook = array_hook = None
    parse_float = float
    parse_int = int
    parse_constant = None


def _input() -> bytes:
    """All of stdin; nothing of what is too long, which is read all the same: the client waits."""
    data = b""
    while True:
        part = posix.read(0, 1 << 16)
        if not part:
            return data if len(data) <= _INPUT else b""
        if len(data) <= _INPUT:
            data += part


def _inside(path: bytes, folder: bytes) -> bool:
    """Whether a path leads into a folder, whatever links and dots it is written with."""
    try:
        wanted, found = _which(folder), _which(path)
    except FileNotFoundError:
        return False
    while found != wanted:
        path += b"/.."
        below, found = found, _which(path)
        if found == below:
            return False
    return True


def _whole(start: bytes, home: bytes = b"/") -> bytes:
    """The outermost repository that a folder is in, short of the person's home."""
    at = whole = start
    try:
        ends = _which(home), _which(b"/")
        while _which(at) not in ends:
            whole = at if _is_there(at + b"/.git") else whole
            at += b"/.."
    except OSError:
        pass
    return whole


def _is_there(path: bytes) -> bool:
    try:
        posix.lstat(path)
    except OSError:
        return False
    return True


def _which(path: bytes) -> "tuple[int, int]":
    found = posix.stat(path)
    return found.st_dev, found.st_ino


def _pointer(plugin: bytes) -> "tuple[bytes, bytes | None, list[str]]":
    """The python, the cache folder and the events that are switched off; no folder before setup."""
    path = plugin + b"/pointer"
    pointer = told.read(path, _POINTER)
    if pointer is None:
        return b"", None, []
    if posix.lstat(path).st_uid != posix.geteuid():
        raise ValueError("the pointer is another user's")
    python, _, cache, *off = pointer.split(b"\n")
    if not cache.startswith(b"/"):
        raise ValueError("the pointer names no cache folder")
    return python, cache.rstrip(b"/"), off[0].decode().split() if off else []


def _project(cache: bytes, start: bytes) -> "bytes | None":
    """The folder of the project that starts in this directory."""
    starts = told.read(cache + b"/starts", _STARTS) or b""
    _, found, rest = starts.partition(b"\n" + start + b"\t")
    name, _, mark = rest[:_LINE].partition(b"\n")[0].partition(b"\t")
    if not found or len(name) != _ID_LENGTH or not _HEX.issuperset(name):
        return None
    # Another repository may stand there since: it is told nothing of the former one.
    return cache + b"/projects/" + name if int(mark or b"0") == standing(start) else None


def _object(name: str, context: str, message: str) -> bytes:
    parts = []
    if message:
        parts.append('"systemMessage":' + quoted(message))
    if context:
        parts.append(
            '"hookSpecificOutput":{"hookEventName":"'
            + name
            + '","additionalContext":'
            + quoted(context)
            + "}"
        )
    return ("{" + ",".join(parts) + "}\n").encode() if parts else b""
