"""The block of ours in an instruction file: markers on lines of their own, one bullet a claim.

Everything outside stays byte for byte, so all of this is done in bytes. A file in which the block
cannot be told for certain is refused and left as it is.
"""

from __future__ import annotations

import os
import re
import stat
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import escape, files, policy
from agent_memory.errors import Refusal
from agent_memory.instructions import BEGIN, BOM, END, hidden

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_MENTION = re.compile(rb"<!--+\s*agent-memory:\s*(?:begin|end)", re.IGNORECASE)
_UTF16 = (b"\xff\xfe", b"\xfe\xff")
_ENDS = (b"\r\n", b"\n", b"\r")
_GIT = ".git"  # whatever stands below it is git's, also where a disk tells no case
_NEW = 0o644  # of a file that a repository shares


class _Parts(NamedTuple):
    """The lines of a file, and where the markers stand among them, if they do."""

    lines: list[bytes]
    begin: int = -1
    end: int = -1

    @property
    def inside(self) -> list[bytes]:
        """The lines between the markers."""
        return self.lines[self.begin + 1 : self.end] if self.end >= 0 else []


def target(folder: Path, name: str, *, within: Path | None = None) -> Path:
    """The real place of an instruction file: markdown inside of `within`, else it is refused.

    A clone brings its links along: none may lead a line into settings, a script or git's own files.
    """
    path, within = folder / name, within or folder
    if "\0" in name or path.suffix != ".md":
        raise Refusal(f"{name!r} is no markdown file; name one inside the project")
    try:
        real, root = Path(os.path.realpath(path)), Path(os.path.realpath(within))
    except (OSError, ValueError, RecursionError):
        raise Refusal(f"{name} is a link that leads to no end; remove it") from None
    if not real.is_relative_to(root):
        raise Refusal(f"{name} leads out of {within}; choose a file inside with --target")
    place = real.relative_to(root)
    if real.suffix != ".md" or _GIT in map(str.lower, place.parts):
        raise Refusal(f"{name} leads to {str(place)!r}, which holds no rules; choose a --target")
    return real


def read(path: Path) -> bytes | None:
    """The bytes of an instruction file, or None where there is none."""
    return files.read(path, cap=policy.MAX_INSTRUCTIONS)


def write(path: Path, data: bytes | None) -> None:
    """Put these bytes in place of an instruction file, whose mode stays; None removes it."""
    if data is None:
        files.remove(path)
        return
    files.folder(path.parent, own=False)
    files.replace(path, data, mode=_mode(path))


def bullet(text: str) -> bytes:
    """The line that stands for a claim; one that is too long for it is refused, never cut."""
    line = escape.block(text)
    if not line:
        raise Refusal("it says nothing; adopt it in words")
    if len(line) > policy.MAX_LINE or (line.endswith("…") and not text.rstrip().endswith("…")):
        raise Refusal(f"longer than {policy.MAX_LINE} characters; adopt it in shorter words")
    return b"- " + line.encode("utf-8", "replace")


def bullets(data: bytes) -> tuple[str, ...]:
    """The texts of the bullets in the block, as they stand in the file."""
    found = (line.strip() for line in _parted(data).inside)
    return tuple(line[2:].decode("utf-8", "replace") for line in found if line.startswith(b"- "))


def holds(data: bytes, text: str) -> bool:
    """Whether the block holds a claim."""
    wanted = bullet(text)
    return any(line.rstrip() == wanted for line in _parted(data).inside)


def changed(
    data: bytes, *, add: Iterable[str] = (), drop: Iterable[str] = (), ours: Iterable[str] = ()
) -> bytes:
    """The file with claims added to the block and others dropped; the same bytes if none changes.

    A block is made at the end of the file when there is none, and one that is left empty goes.
    What an earlier version wrote of `ours`, and the client may read otherwise, is written anew.
    """
    parts = _parted(data)
    dropped = {bullet(text) for text in drop}
    wanted = dict.fromkeys(map(bullet, add))
    mine = {*map(bullet, ours), *wanted}
    inside = [_anew(line, mine) for line in parts.inside if _now(line) not in dropped]
    missing = [line for line in wanted if line not in {each.rstrip() for each in inside}]
    if not missing and inside == parts.inside:
        return data
    ending = _ending(parts)
    for line in missing:
        inside.insert(_place(inside, line), line + ending)
    if parts.end < 0:
        return _with_block(data, b"".join([BEGIN + ending, *inside, END]), ending)
    if not any(line.strip() for line in inside):
        return _without_block(parts)
    return b"".join([*parts.lines[: parts.begin + 1], *inside, *parts.lines[parts.end :]])


def _now(line: bytes) -> bytes:
    """A bullet as it is written now, or any other line, without its end."""
    kept = line.rstrip()
    if kept.startswith(b"- "):
        with suppress(Refusal):
            return bullet(kept[2:].decode("utf-8", "replace"))
    return kept


def _anew(line: bytes, mine: set[bytes]) -> bytes:
    now = _now(line)
    return now + line[len(line.rstrip()) :] if now in mine else line


def _parted(data: bytes) -> _Parts:
    """The file in parts; where the block is doubled, nested, veiled or half, it is refused."""
    if data.startswith(_UTF16) or b"\0" in data:
        raise Refusal("it is no UTF-8 text; save it as UTF-8 first")
    lines = data.splitlines(keepends=True)
    veiled, open_end = hidden(lines)
    marks = [number for number, line in enumerate(lines) if _MENTION.search(line)]
    if not marks:
        if open_end:
            raise Refusal("a code fence or comment is open to its end; close it first")
        return _Parts(lines)
    for number in marks:
        if veiled[number]:
            raise Refusal(f"line {number + 1}: a marker stands in a code fence or comment")
    found = [lines[number].removeprefix(BOM).rstrip() for number in marks]
    if found != [BEGIN, END]:
        where = ", ".join(str(number + 1) for number in marks)
        raise Refusal(f"its markers are not one pair (line {where}); leave one begin and one end")
    return _Parts(lines, *marks)


def _ending(parts: _Parts) -> bytes:
    """How lines end here: as the marker does, else as the last line that ends."""
    lines = [parts.lines[parts.begin]] if parts.end >= 0 else parts.lines[-2:]
    for line in reversed(lines):
        for ending in _ENDS:
            if line.endswith(ending):
                return ending
    return b"\n"


def _place(inside: Sequence[bytes], new: bytes) -> int:
    """Before the first bullet that sorts behind it; what a person wrote there stays in order."""
    for at, line in enumerate(inside):
        if line.startswith(b"- ") and _order(line.rstrip()) > _order(new):
            return at
    return len(inside)


def _order(line: bytes) -> tuple[str, bytes]:
    return line.decode("utf-8", "replace").casefold(), line


def _with_block(data: bytes, block: bytes, ending: bytes) -> bytes:
    """The file with a block behind it, and with or without a last line end as it was."""
    if data in {b"", BOM}:
        return data + block + ending
    if data.endswith((b"\n", b"\r")):
        return data + ending + block + ending
    return data + ending + ending + block


def _without_block(parts: _Parts) -> bytes:
    before, last = parts.lines[: parts.begin], parts.lines[parts.end]
    if parts.lines[parts.begin].startswith(BOM):
        before = [BOM]
    text = b"".join(before)
    if not last.endswith((b"\n", b"\r")):  # so it was before the block came
        return _without_ending(_without_ending(text))
    if before and not before[-1].strip():
        text = b"".join(before[:-1])
    return text + b"".join(parts.lines[parts.end + 1 :])


def _without_ending(text: bytes) -> bytes:
    return next((text.removesuffix(end) for end in _ENDS if text.endswith(end)), text)


def _mode(path: Path) -> int:
    try:
        return stat.S_IMODE(path.lstat().st_mode)
    except FileNotFoundError:
        return _NEW
