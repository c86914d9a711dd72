"""Taking every forgotten text out of the files of ours that hold it."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import files, paths, policy
from agent_memory.capture.redact import redact
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, line, memory, tombstone
from agent_memory.ledger.atom import display_id
from agent_memory.ledger.records import (
    Adopted,
    Decision,
    Edited,
    Forgotten,
    Numbered,
    Record,
    Remembered,
    Sighting,
)
from agent_memory.offer import folder, view
from agent_memory.review import backup, block, targets

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from collections.abc import Set as AbstractSet
    from pathlib import Path

    from agent_memory.ledger.journal import Journal
    from agent_memory.review.desk import Desk

FORGOTTEN = "[forgotten]"  # what stands for the text of an adoption, which a record must have


class _Gone(NamedTuple):
    """What must go: the sightings by id, and every wording of the claim."""

    ids: frozenset[str]
    texts: frozenset[str]
    damaged: str = ""  # words of what is gone from lines that are no records

    def broken(self, text: str) -> bool:
        """Whether a line that is no record holds the words of what must go."""
        return bool(self.damaged) and self.damaged.casefold() in text.casefold()

    def said_in(self, text: str) -> bool:
        """Whether a text holds one of the wordings, as it is or as JSON spells it."""
        return any(
            form in text
            for one in self.texts
            for form in (one, json.dumps(one)[1:-1], json.dumps(one, ensure_ascii=False)[1:-1])
        )


def purge(at: Desk, *, damaged: str = "") -> tuple[str, ...]:
    """Take every forgotten text out of our files, and name the files that still hold one.

    Lines that are no records go for some words of it: they may hold it with an error.
    """
    _purge_strays(at)
    books = memory.journals(at.home, at.identity.id)
    if not (books.sightings.path.exists() or books.decisions.path.exists()):
        return ()
    files.folder(books.decisions.path.parent)
    with files.lock(books.sightings.lock):
        for book in (books.sightings, books.decisions):
            journal.take_in(book)
        gone = _gone(books)._replace(damaged=damaged)
        if not (gone.ids or damaged):
            return ()
        _purge_derived(at, gone)
        left = [*_rewrite(books.decisions, gone), *_rewrite(books.sightings, gone)]
    if books.person.path.exists():
        with files.lock(books.person.lock):
            journal.take_in(books.person)
            left += _rewrite(books.person, gone)
    return tuple(left)


def views(roots: Iterable[Path]) -> Iterator[Path]:
    """The files of the view in every place of the project, where the folder is ours."""
    for root in roots:
        with suppress(Refusal, OSError):
            if folder.objection(root) is None:
                yield from (paths.view(root) / name for name in view.NAMES)


def is_about(one: Decision, ids: AbstractSet[str]) -> bool:
    """Whether a decision is about nothing but these sightings, or is one of them itself."""
    return one.id in ids or (bool(one.sightings) and ids >= set(one.sightings))


# -- what must go ----------------------------------------------------------------------------------


def _gone(books: memory.Journals) -> _Gone:
    decided = [*journal.read(books.decisions).records, *journal.read(books.person).records]
    stones = [one for one in decided if isinstance(one, Forgotten)]
    seen = [
        one
        for one in journal.read(books.sightings).records
        if isinstance(one, Sighting) and any(tombstone.refuses(stone, one) for stone in stones)
    ]
    ids = {one.id for one in seen} | {name for stone in stones for name in stone.sightings}
    about = [one for one in decided if isinstance(one, Decision) and is_about(one, ids)]
    texts = {*(one.text for one in seen), *(one.text for one in about if one.text)}
    return _Gone(frozenset(ids), frozenset(texts - {FORGOTTEN}))


def _scrubbed(one: Record, gone: _Gone) -> Record | None:
    """A record without the text; None for what is nothing without it."""
    if isinstance(one, Sighting):
        return None if one.id in gone.ids else one
    if not isinstance(one, Decision) or isinstance(one, Forgotten):
        return one
    if not is_about(one, gone.ids) and one.text not in gone.texts and not _shown(one, gone):
        return one
    if isinstance(one, (Remembered, Edited)):
        return None
    if isinstance(one, Numbered):
        return one.model_copy(update={"text": None, "why": None, "digest": "forgotten"})
    text = redact(FORGOTTEN).text if isinstance(one, Adopted) else None
    return one.model_copy(update={"text": text, "why": None})


def _shown(one: Decision, gone: _Gone) -> bool:
    """Whether it is a number for all projects whose words may be the forgotten ones.

    They are those of one project, as they were then: here they may have been cut or others.
    """
    wide = isinstance(one, Numbered) and one.tier == "L3"
    return wide and one.text is not None and not gone.ids.isdisjoint(one.sightings)


# -- where it stands -------------------------------------------------------------------------------


def _purge_strays(at: Desk) -> None:
    """Remove what a kill left of any file of ours: most names are never written again."""
    shown = {path.parent for path in views(at.roots)}
    person = (at.home.person.parent, targets.backups(at, "L3"))
    for place in (*at.home.project(at.identity.id).folders(), *person, *shown):
        files.remove_strays(place)


def _purge_derived(at: Desk, gone: _Gone) -> None:
    """Remove what can be made anew, and take the text out of backups and the log."""
    places = at.home.project(at.identity.id)
    for path in (places.recall, places.start, *_entries(places.told), *views(at.roots)):
        files.remove(path)
    bullets = {block.bullet(text) for text in gone.texts if _fits(text)}
    whole = gone._replace(damaged="")  # a file of the person's has no records
    for tier in ("L2", "L3"):
        backup.rewrite(targets.backups(at, tier), lambda data: _without(data, bullets, whole))
    books = memory.journals(at.home, at.identity.id)
    aside = (journal.rejected(book.path) for book in books)
    for log in (places.errors, at.home.errors, *aside):
        with suppress(Refusal, OSError):
            data = files.read(log, cap=policy.MAX_JOURNAL)
            if data and _holds(gone, data.decode("utf-8", "replace")):
                files.replace(log, _without(data, set(), gone))


def _fits(text: str) -> bool:
    try:
        return bool(block.bullet(text))
    except Refusal:
        return False


def _without(data: bytes, bullets: set[bytes], gone: _Gone) -> bytes:
    """A text without the lines that say what is forgotten."""
    return b"".join(
        one
        for one in data.splitlines(keepends=True)
        if one.strip() not in bullets and not _holds(gone, one.decode("utf-8", "replace"))
    )


def _holds(gone: _Gone, text: str) -> bool:
    return gone.said_in(text) or gone.broken(text)


def _entries(path: Path) -> Sequence[Path]:
    try:
        return sorted(path.iterdir())
    except OSError:
        return ()


def _rewrite(book: Journal, gone: _Gone) -> list[str]:
    """Rewrite a journal without what is forgotten, and name what had to be left as it is."""
    data = files.read(book.path, cap=policy.MAX_JOURNAL) or b""
    kept: list[bytes] = []
    left: list[str] = []
    for number, raw in enumerate(data.splitlines(keepends=True), 1):
        held = raw.strip(b"\r\n\0 ")
        said = gone.said_in(held.decode("utf-8", "replace"))
        try:
            record = line.parse(held)
        except line.Malformed:
            kept += [] if _holds(gone, held.decode("utf-8", "replace")) else [raw]
            continue
        if isinstance(record, line.Unknown):
            kept.append(raw)
            if said:
                left.append(f"{book.path.name} line {number}: a record of a newer version")
            continue
        scrubbed = _scrubbed(record, gone)
        if scrubbed is record and said and isinstance(record, Sighting):
            left.append(f"another claim with these words in it: {display_id(record.id)}")
        if scrubbed is not None:
            kept.append(raw if scrubbed is record else line.dump(scrubbed))
    now = b"".join(kept)
    if now != data:
        files.replace(book.path, now)
    unread = sorted(book.spool.glob(f"{book.name}-*"))
    return left + [f"{path} cannot be read" for path in unread]
