"""The journals: lines that are no record, sightings and decisions that nobody typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.doctor.problem import Problem, words
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory
from agent_memory.ledger.records import Sighting
from agent_memory.review import audit, source

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from agent_memory.doctor.examination import Examination
    from agent_memory.ledger.journal import Journal, Reading
    from agent_memory.ledger.records import Record


def of_person(at: Examination) -> Iterator[Problem]:
    """What is wrong with the journal of all projects.

    The decisions of a project that still has a folder are examined with that.
    """
    book = memory.persons(at.home)
    reading = _reading(book)
    yield from _faults(book, reading)
    if not isinstance(reading, Problem):
        gone = [one for one in reading.records if not at.home.project(one.project).folder.exists()]
        yield from _untyped(at, book, gone, audit.checked((), gone, at.home, now=at.now))


def of_project(at: Examination, name: str) -> Iterator[Problem]:
    """What is wrong with the two journals of a project, and with what was decided there for all."""
    books = memory.journals(at.home, name)
    own: dict[Journal, list[Record]] = {}
    for book in (books.sightings, books.decisions):
        reading = _reading(book)
        yield from _faults(book, reading)
        if isinstance(reading, Problem):
            continue
        at.counts["records"] += len(reading.records)
        own[book] = [one for one in reading.records if one.project == name]
        strange = len(reading.records) - len(own[book])
        if strange:
            yield Problem(str(book.path), f"holds {strange} records of another project, set aside")
        yield from _misquoted(at, book, reading.records)
    yield from _decided(at, name, own)


def _reading(book: Journal) -> Reading | Problem:
    try:
        return journal.read(book)
    except (Refusal, OSError) as reason:
        return Problem(str(book.path), words(reason, book.path))


def _faults(book: Journal, reading: Reading | Problem) -> Iterator[Problem]:
    if isinstance(reading, Problem):
        yield reading
        return
    for fault in reading.faults:
        yield Problem(f"{fault.path} line {fault.line} (byte {fault.offset})", fault.reason)
    newer = sum(one.v > policy.SCHEMA for one in reading.unknown)
    if newer:
        yield Problem(str(book.path), f"holds {newer} records of a newer version; update first")
    kinds = sorted({one.record for one in reading.unknown if one.v <= policy.SCHEMA})
    if kinds:
        yield Problem(str(book.path), f"holds records of unknown kinds: {', '.join(kinds)}")


def _misquoted(at: Examination, book: Journal, records: Iterable[Record]) -> Iterator[Problem]:
    """The sightings whose transcript is there and says something else."""
    seen = [one for one in records if isinstance(one, Sighting) and one.voice == "person"]
    found = source.of(seen, home=at.home, known=at.known)
    for one in seen:
        at.counts[f"sources: {found[one.id].state}"] += 1
        if found[one.id].state == "disagrees":
            where = f"{one.place.transcript} line {one.place.line}"
            yield Problem(str(book.path), f"sighting {one.id}: {where} does not say that")


def _decided(at: Examination, name: str, own: Mapping[Journal, list[Record]]) -> Iterator[Problem]:
    """What nobody typed of what was decided in a project, for it or for all."""
    books = memory.journals(at.home, name)
    person = _reading(books.person)
    everywhere = () if isinstance(person, Problem) else person.records
    here = [one for one in everywhere if one.project == name]
    decided = own.get(books.decisions, [])
    seen = own.get(books.sightings, [])
    checked = audit.checked(seen, (*decided, *everywhere), at.home, now=at.now)
    yield from _untyped(at, books.decisions, decided, checked)
    yield from _untyped(at, books.person, here, checked)


def _untyped(
    at: Examination, book: Journal, decided: Iterable[Record], checked: Iterable[audit.Checked]
) -> Iterator[Problem]:
    """The decisions of a journal that no transcript has a typed line for, as status names them."""
    ids = {one.id for one in decided}
    found = [one.decision for one in checked if one.state == "untyped" and one.decision.id in ids]
    yield from (Problem(str(book.path), line) for line in audit.untyped(found, at.zone))
