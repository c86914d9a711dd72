"""Everything that we ever wrote, searched for what must not be there: where, never what."""

from __future__ import annotations

import contextlib
import json
import os
import re
import stat
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, get_args

from agent_memory import files, paths, policy, project, registry
from agent_memory.capture.redact import Dropped, redact
from agent_memory.doctor import giveaways
from agent_memory.doctor.problem import Problem, words
from agent_memory.errors import Refusal
from agent_memory.instructions import BEGIN
from agent_memory.ledger.records import Door
from agent_memory.review import block

if TYPE_CHECKING:
    from collections.abc import Iterator

    from agent_memory.capture.redact import Known
    from agent_memory.paths import Home

# A path of ours leads to a place and so holds its owner's name; it stays with the owner.
_OF_PATHS = frozenset({"home", "name"})
_PATH = re.compile(r"[~./-]?\S*/\S*|[A-Za-z]:\\\\.*")
_ID = re.compile(r"[0-9a-f]{16}")  # of a record; one in tens of thousands could be a card's number
# What a decision stands for as a conversation: its door and its own digest.
_DOOR = re.compile(rf"(?:{'|'.join(get_args(Door))})-[0-9a-f]{{24}}")
_TOLD = ".txt"  # what the model is told stands in a file of words


class Searched(NamedTuple):
    """How many files were read, and every leak that was found in them."""

    files: tuple[Path, ...]
    leaks: tuple[Problem, ...]


def search(home: Home, *, user: Path, known: Known) -> Searched:
    """What stands in our folders, in the views and in the blocks of instruction files.

    What a conversation gave away is searched for, too: in every project, and in the person's.
    """
    known = giveaways.beside(home, known)
    own, views, blocks = _own(home), _views(home, user), _blocks(home, user)
    leaks = [
        *(leak for path in own for leak in _in_file(path, known, private=True)),
        *(leak for path in views for leak in _in_file(path, known, private=False)),
        *(leak for path in blocks for leak in _in_block(path, known)),
    ]
    return Searched((*own, *views, *blocks), tuple(dict.fromkeys(leaks)))


# -- where we write --------------------------------------------------------------------------------


def _own(home: Home) -> list[Path]:
    """The files below our two folders: journals, spools, logs, backups, what the hooks read."""
    found = (path for root in dict.fromkeys((home.data, home.cache)) for path in _below(root))
    return [path for path in found if path != home.config]  # the person's own, and their patterns


def _views(home: Home, user: Path) -> list[Path]:
    return [path for root in _roots(home, user) for path in _below(paths.view(root))]


def _blocks(home: Home, user: Path) -> list[Path]:
    """The instruction files that hold a block of ours: of every place, and the person's own."""
    found = [path for root in _roots(home, user) for path in sorted(root.glob("*.md"))]
    found += sorted(home.client.glob("*.md"))
    # A person may keep the file, or the client's folder, elsewhere behind a link.
    real = dict.fromkeys(Path(os.path.realpath(path)) for path in found)
    return [path for path in real if _marked(path)]


def _marked(path: Path) -> bool:
    try:
        return BEGIN in (block.read(path) or b"")
    except (Refusal, OSError):
        return False


def _roots(home: Home, user: Path) -> list[Path]:
    """The folders in which a known project stands, each once."""
    found: dict[Path, None] = {}
    with contextlib.suppress(Refusal, OSError):
        for place in registry.load(home).places:
            with contextlib.suppress(Refusal, OSError):
                root = project.identify(Path(place.path), user=user).root if place.path else None
                found |= {root: None} if root else {}
    return list(found)


def _below(root: Path) -> list[Path]:
    """The regular files below a folder; a link leads to what is not ours."""
    found = (
        Path(folder) / name
        for folder, folders, names in os.walk(root)
        for name in sorted(names)
        if folders.sort() is None
    )
    return [path for path in found if stat.S_ISREG(path.lstat().st_mode)]


# -- what stands there -----------------------------------------------------------------------------


def _in_file(path: Path, known: Known, *, private: bool) -> Iterator[Problem]:
    try:
        data = files.read(path, cap=policy.MAX_JOURNAL, own=False) or b""
    except (Refusal, OSError) as reason:
        yield Problem(str(path), f"cannot be searched: {words(reason, path)}")
        return
    text = data.decode("utf-8", "replace")
    if path.suffix == ".jsonl":
        for number, line in enumerate(text.split("\n"), 1):
            yield from _in_json(path, number, line, known, private=private)
    elif path.suffix == ".json":
        yield from _in_json(path, 1, text, known, private=private)
    else:
        paths = private and path.suffix != _TOLD
        if path.suffix == _TOLD:  # its first line is the shipped table of word weights
            text = text[max(0, text.find("\n")) :]
        yield from _on_pages(path, text, known, _OF_PATHS if paths else frozenset())


def _in_json(
    path: Path, first: int, text: str, known: Known, *, private: bool
) -> Iterator[Problem]:
    """Yield the leaks in the strings of a JSON text: its ids and digests stand apart from words."""
    for value in _strings(text):
        passed = _passed(value, private=private)
        whole = value == text  # no JSON, and searched as it stands
        start = 0 if whole else max(0, text.find(json.dumps(value)[1:-1]))
        for at, what in _found(value, known, passed):
            yield _leak(path, first + text.count("\n", 0, start + (at if whole else 0)), what)


def _passed(value: str, *, private: bool) -> frozenset[str]:
    """The kinds that a whole string of ours may look like, by what it is."""
    if _DOOR.fullmatch(value):
        return frozenset({"random"})
    if not private:
        return frozenset()
    if _PATH.fullmatch(value):
        return _OF_PATHS
    return frozenset({"card"} if _ID.fullmatch(value) else ())


def _strings(text: str) -> Iterator[str]:
    """The strings of a JSON text; one that cannot be read is searched as it stands."""
    try:
        waiting = [json.loads(text)] if text.strip() else []
    except (ValueError, RecursionError):
        waiting = [text]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list):
            waiting += one
        elif isinstance(one, str):
            yield one


def _in_block(path: Path, known: Known) -> Iterator[Problem]:
    """Yield the leaks among the lines of our block; what stands around it is the person's."""
    try:
        data = block.read(path) or b""
        ours = set(block.bullets(data))
    except (Refusal, OSError) as reason:
        yield Problem(str(path), f"cannot be searched: {words(reason, path)}")
        return
    for number, line in enumerate(data.decode("utf-8", "replace").split("\n"), 1):
        if line.strip().removeprefix("- ") in ours:
            yield from (_leak(path, number, what) for _, what in _found(line, known))


def _on_pages(path: Path, text: str, known: Known, passed: frozenset[str]) -> Iterator[Problem]:
    """Yield the leaks of a text of lines: read together, for a key may stand on several of them."""
    first, page = 1, ""
    for line in [*text.splitlines(keepends=True), None]:
        if page and (line is None or len(page) + len(line) > policy.MAX_PAGE):
            for at, what in _found(page, known, passed):
                yield _leak(path, first + page.count("\n", 0, at), what)
            first, page = first + page.count("\n"), ""
        page += line or ""


def _found(
    text: str, known: Known, passed: frozenset[str] = frozenset()
) -> Iterator[tuple[int, str]]:
    """Where redaction would cut something out of a text, and what; or why it cannot tell."""
    try:
        for one in redact(text, known=known).findings:
            if one.kind not in passed:
                yield one.start, f"holds what must not be kept: {one.kind}"
    except Dropped as reason:
        yield 0, f"cannot be searched: {reason}"


def _leak(path: Path, number: int, what: str) -> Problem:
    return Problem(f"{path} line {number}", what)
