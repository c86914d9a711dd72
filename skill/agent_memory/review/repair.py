"""What is no record, moved out of a journal into a file beside it: nothing is thrown away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import files, paths, policy, registry
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory
from agent_memory.plural import counted

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from agent_memory.ledger.journal import Journal
    from agent_memory.paths import Home


def repair(home: Home) -> list[str]:
    """Set aside every bad line of every journal, and say how many went where."""
    said: list[str] = []
    books = [memory.persons(home)]
    for name in sorted(path.name for path in home.projects.glob("*") if paths.is_id(path.name)):
        books += memory.journals(home, name)[:2]
    for book in books:
        try:
            said += _journal(book)
        except (Refusal, OSError) as reason:
            said.append(f"{book.path}: nothing moved: {reason}")
    if home.registry.exists():
        with files.lock(home.lock):
            said += _set_aside(home.registry, registry.load(home).faults)
    return said


def _journal(book: Journal) -> list[str]:
    if not (book.path.exists() or book.spool.exists()):
        return []
    for folder in (book.path.parent, book.path.parent / "backups", book.spool):
        files.remove_strays(folder)
    with files.lock(book.lock):
        journal.take_in(book)
        bad = [one.line for one in journal.read(book).faults if one.path == book.path]
        return _set_aside(book.path, bad)


def _set_aside(path: Path, numbers: Iterable[int]) -> list[str]:
    """Move numbered lines out of a file; a kill in between leaves them in both."""
    bad = frozenset(numbers)
    if not bad:
        return []
    data = files.read(path, cap=policy.MAX_JOURNAL) or b""
    kept: list[bytes] = []
    moved: list[bytes] = []
    offset = 0
    for number, raw in enumerate(data.splitlines(keepends=True), 1):
        if number in bad:
            text = raw.rstrip(b"\r\n")
            moved.append(b"line %d, byte %d:\n%s\n" % (number, offset, text))
        else:
            kept.append(raw)
        offset += len(raw)
    files.append(journal.rejected(path), b"".join(moved))
    files.replace(path, b"".join(kept))
    return [f"{path}: {counted(len(moved), 'line')} moved to {journal.rejected(path).name}"]
