"""Which lines of which instruction files the client loads, as seen on its version 2.1.332.

A starting session asks, too, on the python of the reading hooks: it must run on 3.9.
Nothing is read that the client would ask about first: no import and no link leads out of the folder
that a file belongs to.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import excluded, files, policy
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from agent_memory.excluded import Patterns

BEGIN = b"<!-- agent-memory:begin -->"
END = b"<!-- agent-memory:end -->"
BOM = b"\xef\xbb\xbf"
OWN = "~/.claude/"  # how a person names the client's folder, wherever it stands

_FENCE = re.compile(rb"(`{3,}(?=[^`]*\Z)|~{3,})(.*)", re.DOTALL)
# No longer run opens one: from each sign of it the rest of the file would be looked through.
_CODE = re.compile(rb"(?<!`)(`{1,8})(?!`)[^`]*\1")
_BULLET = re.compile(r"(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?")
_NO_LINE = re.compile(r"#|\||<!--|@\S+\s*\Z|\[[^\]]*\]:|([-*_=])(?:\s*\1){2,}\s*\Z")
_IMPORT = re.compile(r"(?:(?<=\s)|\A)@([^\s`]+)")
_FRONT = re.compile(r"\A---[ \t]*\r?\n")
_BEHIND = re.compile(r"^---[ \t]*(?:\r?\n|\Z)", re.MULTILINE)
_PATHS = re.compile(r"^paths[ \t]*:", re.MULTILINE)


class Line(NamedTuple):
    """One line of an instruction file, as a person would cite it.

    `block` tells of a line between our own markers, which an adoption wrote.
    """

    file: str
    number: int
    text: str
    block: bool = False

    @property
    def name(self) -> str:
        """The line as a contest names it."""
        return f"{self.file}:{self.number}"

    @property
    def personal(self) -> bool:
        """Whether it is the person's own, which holds in every project."""
        return self.file.startswith(OWN)


class _File(NamedTuple):
    """An instruction file, the folder that it must not lead out of, and what a person calls it."""

    path: Path
    within: Path
    name: str


def loaded(client: Path, start: Path, *, root: Path | None = None) -> tuple[Line, ...]:
    """The lines that a session loads when it starts in a folder of the project at `root`."""
    root = root or start
    but = excluded.patterns(client, dict.fromkeys((root, start)))
    seen: dict[Path, int] = {}
    found: list[Line] = []
    for file in _files(client, start, root, but):
        found.extend(_with_imports(file, seen, policy.IMPORT_DEPTH, but))
    return tuple(found[: policy.INSTRUCTION_LINES])


def said(folder: Path, name: str) -> tuple[Line, ...]:
    """The lines of one file in a folder, whether or not it is loaded."""
    real = _real(_File(folder / name, folder, name))
    return tuple(_lines(name, *_visible(_text(real)))) if real else ()


def hidden(lines: Iterable[bytes]) -> tuple[list[bool], bool]:
    """For each line whether it stands in a code fence or a comment, and whether the end does."""
    found: list[bool] = []
    fence, comment = b"", False
    for raw in lines:
        line = raw.strip()
        mark = None if comment else _FENCE.match(line)
        found.append(bool(fence) or comment or mark is not None)
        if fence:
            closes = mark is not None and mark[1].startswith(fence) and not mark[2].strip()
            fence = b"" if closes else fence
        elif mark:
            fence = mark[1]
        else:
            comment = _open_comment(line, open_before=comment)
    return found, bool(fence) or comment


def _open_comment(line: bytes, *, open_before: bool) -> bool:
    """Whether a comment is open after a line."""
    line = line if open_before else _CODE.sub(b"", line)
    ends, begins = line.rfind(b"-->"), line.rfind(b"<!--")
    return begins > ends if max(ends, begins) >= 0 else open_before


# -- which files -----------------------------------------------------------------------------------


def _files(client: Path, start: Path, root: Path, but: Patterns) -> Iterator[_File]:
    mine = client / "CLAUDE.md"
    # No project can have put a link there: it leads where the person keeps such files.
    yield _File(mine, Path(os.path.realpath(mine)).parent, f"{OWN}{mine.name}")
    for path in _rules(client / "rules", deep=False):
        yield _File(path, client, f"{OWN}{path.relative_to(client).as_posix()}")
    folders = [*reversed(start.parents), start]
    own = [file for folder in folders for file in _project_files(folder, root)]
    yield from own
    claude = [file.path for file in own if file.path.name.startswith("CLAUDE")]
    if not any(path.is_file() and not but.hold(path) for path in claude):
        for folder in folders:
            yield _named(folder / "AGENTS.md", folder, root)


def _project_files(folder: Path, root: Path) -> Iterator[_File]:
    yield _named(folder / "CLAUDE.md", folder, root)
    yield _named(folder / ".claude" / "CLAUDE.md", folder, root)
    for path in _rules(folder / ".claude" / "rules", deep=True):
        yield _named(path, folder, root)
    yield _named(folder / "CLAUDE.local.md", folder, root)


def _rules(folder: Path, *, deep: bool) -> list[Path]:
    try:
        return sorted(folder.glob("**/*.md" if deep else "*.md"))[: policy.INSTRUCTION_FILES]
    except (OSError, RecursionError):  # a tree that is deeper than this python goes
        return []


def _named(path: Path, folder: Path, root: Path) -> _File:
    if path.is_relative_to(root):
        return _File(path, root, path.relative_to(root).as_posix())
    return _File(path, folder, os.path.relpath(path, root))


# -- what they say ---------------------------------------------------------------------------------


def _with_imports(file: _File, seen: dict[Path, int], depth: int, but: Patterns) -> Iterator[Line]:
    """The lines of a file and of what it imports; `seen` has what each path brought so far."""
    if file.path in seen or _enough(seen):
        return
    seen[file.path] = 0
    real = _real(file)
    if real is None or seen.get(real) or but.hold(file.path):
        return
    text = _text(real)
    seen[real] = len(text) + 1
    if "rules" in file.path.parts and _PATHS.search(_front(text)):
        return  # loaded only once a file that it is about was read
    lines, veiled = _visible(text)
    yield from _lines(file.name, lines, veiled)
    if depth:
        for path in dict.fromkeys(_imports(lines, veiled)):
            if _enough(seen):
                return
            target = real.parent / path
            name = os.path.relpath(target, file.within)
            name = f"{OWN}{name}" if file.name.startswith(OWN) else name
            yield from _with_imports(_File(target, file.within, name), seen, depth - 1, but)


def _enough(seen: Mapping[Path, int]) -> bool:
    """Whether no more is looked for: a project may import without an end."""
    read = [size for size in seen.values() if size]
    more = len(seen) < policy.INSTRUCTION_PATHS and len(read) < policy.INSTRUCTION_FILES
    return not more or sum(read) > policy.MAX_LOADED


def _real(file: _File) -> Path | None:
    """Where a file really stands, unless that is outside of what it belongs to."""
    try:
        if not file.path.is_file():  # the system follows links faster, and not without an end
            return None
        real = Path(os.path.realpath(file.path))
        return real if real.is_relative_to(os.path.realpath(file.within)) else None
    except (OSError, ValueError, RecursionError):
        return None


def _text(path: Path) -> str:
    try:
        data = files.read(path, cap=policy.MAX_INSTRUCTIONS, own=False) or b""
    except (OSError, Refusal):
        return ""
    return "" if b"\0" in data else data.removeprefix(BOM).decode("utf-8", "replace")


def _front(text: str) -> str:
    """The front matter of a file."""
    opening = _FRONT.match(text)
    closing = _BEHIND.search(text, opening.end()) if opening else None
    return text[: closing.end()] if closing else ""


def _visible(text: str) -> tuple[list[str], list[bool]]:
    """The lines of a file, and for each whether the front matter, a fence or a comment holds it."""
    ahead = len(_front(text).splitlines())
    # Cut at the ends that an editor counts: a form feed or U+2028 begins no line there.
    raw = text.encode("utf-8", "replace").splitlines()
    veiled, _ = hidden(raw[ahead:])
    return [line.decode("utf-8", "replace") for line in raw], [True] * ahead + veiled


def _lines(name: str, lines: list[str], veiled: list[bool]) -> Iterator[Line]:
    """The bullets and plain lines, a bullet with the lines that continue it."""
    held: Line | None = None
    ours = False
    for number, raw in enumerate(lines, 1):
        line, veil = raw.strip(), veiled[number - 1]
        bullet = _BULLET.match(line)
        if held and line and not veil and not bullet and raw[:1].isspace():
            if len(held.text) <= policy.MAX_CLAUSE:  # no claim is compared any further
                held = held._replace(text=f"{held.text} {line}")
            continue
        if held:
            yield held
        held = None
        ours = (ours or line == BEGIN.decode()) and line != END.decode()
        text = line[bullet.end() :] if bullet else line
        if text and not veil and not _NO_LINE.match(text):
            found = Line(name, number, text, ours)
            if bullet:
                held = found
            else:
                yield found
    if held:
        yield held


def _imports(lines: list[str], veiled: list[bool]) -> Iterator[str]:
    for number, line in enumerate(lines):
        if not veiled[number] and "@" in line:
            plain = _CODE.sub(b" ", line.encode()).decode()
            for found in _IMPORT.finditer(plain):
                yield found[1].rstrip(".,;:!?)")
