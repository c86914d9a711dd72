"""After any journal append: the numbers of new proposals, and the view that people read.

The fold runs before the lock is taken and is repeated under it only when a journal moved since, so
a writer is kept waiting for the writing alone and no older memory replaces a newer one.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import files
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory, proposal
from agent_memory.ledger.line import dump
from agent_memory.ledger.records import Watermark
from agent_memory.offer import folder, prepare, view
from agent_memory.offer.edition import Edition

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Sequence
    from pathlib import Path

    from agent_memory.instructions import Line
    from agent_memory.ledger.fold import Memory
    from agent_memory.ledger.journal import Journal
    from agent_memory.ledger.memory import Held, Journals
    from agent_memory.ledger.records import Numbered
    from agent_memory.offer.everywhere import Waiting
    from agent_memory.paths import Home
    from agent_memory.project import Identity

NO_VIEW = "no view here: only the folder of a project gets one"


class Generation(NamedTuple):
    """Which state of the journals a memory was folded from: their sizes in bytes."""

    sightings: int
    decisions: int
    person: int


class Published(NamedTuple):
    """What a publication did: the memory, the numbers it gave, and why there is no view, if so."""

    held: Held
    numbers: tuple[int, ...]
    problem: str | None = None


def publish(  # noqa: PLR0913 - the clock, the zone and what is loaded are arguments
    home: Home,
    identity: Identity,
    *,
    zone: dt.tzinfo,
    now: dt.datetime,
    loaded: Sequence[Line] = (),
    theirs: Sequence[Waiting] = (),
) -> Published:
    """Number what newly waits and write the view into the project; a held lock raises Held.

    `theirs` is what waits for all projects of the person.
    """
    books = memory.journals(home, identity.id)
    read = functools.partial(memory.read, home, identity.id, zone=zone, now=now, loaded=loaded)
    folded = generation(books)
    held = read()
    if folded == Generation(0, 0, folded.person) and not held.sightings.records:
        return Published(held, (), prepare.starts(home))
    with files.lock(books.decisions.lock):
        for book in (books.sightings, books.decisions):
            journal.take_in(book)
        if generation(books) != folded:
            held = read()
        journal.refuse_newer(held.decisions, books.decisions)
        fresh = _numbered(books.decisions, held.memory, project=identity.id, at=now)
        if fresh:
            held = read()
        stamp = generation(books)._asdict()
        spoken = _conversations(held)
        edition = Edition(held.memory, zone, now, stamp, loaded, theirs, spoken)
        problem = _written(identity.root, view.pages(edition))
        unhanded = prepare.write(home, identity.id, edition)
        problem = "; ".join(filter(None, (problem, unhanded))) or None
    return Published(held, tuple(one.number for one in fresh), problem)


def generation(books: Journals) -> Generation:
    """The state of the journals as they are now."""
    return Generation(*(_size(book.path) for book in books))


def _numbered(
    book: Journal, found: Memory, *, project: str, at: dt.datetime
) -> tuple[Numbered, ...]:
    """Give what waits without a number its own, on record."""
    fresh = proposal.numbers(found.proposals, found.atoms, tier="L2", project=project, at=at)
    if fresh:
        files.append(book.path, b"".join(map(dump, fresh)))
    return fresh


def _conversations(held: Held) -> int:
    """In how many conversations the person said anything, a claim or not."""
    marks = (one for one in held.sightings.records if isinstance(one, Watermark))
    return len({one.conversation for one in marks if one.messages})


def _written(root: Path | None, pages: dict[str, bytes]) -> str | None:
    """Why the view could not be written; a person's or a repository's own folder is left alone."""
    if root is None:
        return NO_VIEW
    try:
        made = folder.made(root)
        for name, data in pages.items():
            files.folder((made / name).parent)
            if not _says(made / name, data):
                files.replace(made / name, data)
    except Refusal as reason:
        return f"no view: {reason}"
    except OSError as problem:
        return f"no view: {root} cannot be written: {problem.strerror}"
    return None


def _says(path: Path, data: bytes) -> bool:
    """Whether a page says this already; it is then left as it is."""
    return _size(path) == len(data) and files.read(path, cap=len(data), own=False) == data


def _size(path: Path) -> int:
    try:
        return path.lstat().st_size
    except OSError:
        return 0
