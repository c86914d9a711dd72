"""Everything that is wrong with what is on disk, named; nothing is written to find out."""

from __future__ import annotations

import contextlib
import os
import platform
import stat
from collections import Counter
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import config, files, installed, policy, project, registry, silence
from agent_memory.capture import transcript
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory
from agent_memory.ledger.records import Sighting
from agent_memory.offer import folder
from agent_memory.review import audit, source

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator, Mapping

    from agent_memory.capture.redact import Known
    from agent_memory.ledger.journal import Journal, Reading
    from agent_memory.ledger.records import Record
    from agent_memory.paths import Home, ProjectHome
    from agent_memory.project import Identity
    from agent_memory.registry import Registry


_OURS = {"sightings.jsonl", "decisions.jsonl", "spool", "lock", "errors.log", "backups"}
_OURS |= {"sightings.rejected", "decisions.rejected"}
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


class Problem(NamedTuple):
    """One fault: where it is, and what is wrong there."""

    where: str
    what: str


class Diagnosis(NamedTuple):
    """What was looked at, by name, and every fault that was found."""

    facts: tuple[tuple[str, str], ...]
    problems: tuple[Problem, ...]


class Eye(NamedTuple):
    """What an examination knows beside the disk: what is private, the moment, and whose days."""

    known: Known
    now: dt.datetime
    zone: dt.tzinfo


def examine(home: Home, *, user: Path, eye: Eye) -> Diagnosis:
    """The diagnosis of everything that is ours, and of the transcripts it rests on."""
    facts = [*_versions(), ("data", str(home.data)), *_client(home)]
    counts = Counter({"lines in errors.log": _logged(home.errors)})
    problems = [
        *_private(home.data),
        *_odd(home.lock, home.errors, home.starts),
        *_config(home),
        *_registry(home),
        *_silences(home),
        *(Problem(*one) for one in installed.problems(home.client)),
        *_person(home, eye),
        *_projects(home, eye, counts),
        *_views(home, user, counts),
        *_transcripts(home, counts),
    ]
    facts += [(name, f"{counts[name]}") for name in sorted(counts)]
    return Diagnosis(tuple(facts), tuple(problems))


def _versions() -> Iterator[tuple[str, str]]:
    for name in ("agent-memory", *policy.PACKAGES):
        with contextlib.suppress(metadata.PackageNotFoundError):  # ours, when it runs from a clone
            yield name, metadata.version(name)
    yield "python", platform.python_version()
    yield "policy", f"{policy.VERSION}, schema {policy.SCHEMA}, extractor {policy.EXTRACTOR}"


def _client(home: Home) -> Iterator[tuple[str, str]]:
    """Whose transcripts these are, and which python runs the hooks."""
    version = installed.version(home)
    yield "client", f"{home.client}, {f'version {version}' if version else 'no transcript'}"
    for _, found in installed.pointers(home.client):
        if not isinstance(found, Refusal):
            yield "hooks run with", str(found.python)


# -- what stands above the projects --------------------------------------------------------------


def _config(home: Home) -> Iterator[Problem]:
    try:
        config.load(home.config)
    except (Refusal, OSError) as reason:
        yield Problem(str(home.config), _words(reason))


def _registry(home: Home) -> Iterator[Problem]:
    try:
        for line in registry.load(home).faults:
            yield Problem(f"{home.registry} line {line}", "names no place, or was changed since")
    except (Refusal, OSError) as reason:
        yield Problem(str(home.registry), _words(reason))


def _silences(home: Home) -> Iterator[Problem]:
    try:
        for problem in silence.load(home).problems:
            yield Problem(str(home.silences), problem)
    except (Refusal, OSError) as reason:
        yield Problem(str(home.silences), f"{_words(reason)}; until then nothing is taken in")


def _person(home: Home, eye: Eye) -> Iterator[Problem]:
    held = memory.persons(home)
    reading = _reading(held)
    yield from _faults(held, reading)
    if not isinstance(reading, Problem):  # what a project's folder says more of is read with that
        gone = [one for one in reading.records if not home.project(one.project).folder.exists()]
        yield from _untyped(held, gone, audit.checked((), gone, home, now=eye.now), eye)


# -- projects ------------------------------------------------------------------------------------


def _projects(home: Home, eye: Eye, counts: Counter[str]) -> Iterator[Problem]:
    listed, problems = _listed(home.projects)
    yield from problems
    for path in listed:
        try:
            places = home.project(path.name)
        except Refusal:
            yield Problem(str(path), "is no project of ours")
            continue
        counts["projects"] += 1
        counts["lines in errors.log"] += _logged(places.errors)
        yield from (*_private(path), *_files(places))
        yield from _odd(places.lock, places.errors, places.recall, places.start)
        yield from _odd(places.spool, places.backups, places.told, folder=True)
        yield from _journals(home, path.name, eye, counts)


def _files(places: ProjectHome) -> Iterator[Problem]:
    """What does not belong, and what others than its owner can read."""
    listed, problems = _listed(places.folder)
    yield from problems
    for path in listed:
        if path.name not in _OURS:
            yield Problem(str(path), "is none of our files: a copy that a sync made, or a stray")
        else:
            yield from _private(path)


def _odd(*paths: Path, folder: bool = False) -> Iterator[Problem]:
    """What stands in place of a file or folder of ours; a journal says so itself."""
    kind = "folder" if folder else "regular file"
    for path in paths:
        with contextlib.suppress(OSError):
            mode = path.lstat().st_mode
            if not (stat.S_ISDIR(mode) if folder else stat.S_ISREG(mode)):
                yield Problem(str(path), f"is no {kind}; move it aside")


def _private(path: Path) -> Iterator[Problem]:
    """Whether a file of ours is another user's, or others than its owner can read it."""
    with contextlib.suppress(OSError):
        found = path.lstat()
        mode = found.st_mode
        if found.st_uid != os.geteuid():
            yield Problem(str(path), "belongs to another user; chown it to you")
        if mode & _OTHERS and not stat.S_ISLNK(mode):
            right = "700" if stat.S_ISDIR(mode) else "600"
            yield Problem(str(path), f"can be read by others; chmod {right}")


def _logged(path: Path) -> int:
    """How many failures were noted in silence; an old one is no fault of today."""
    with contextlib.suppress(Refusal, OSError):
        return (files.read(path, cap=policy.MAX_LOG) or b"").count(b"\n")
    return 0


def _journals(home: Home, name: str, eye: Eye, counts: Counter[str]) -> Iterator[Problem]:
    books = memory.journals(home, name)
    own: dict[Journal, list[Record]] = {}
    for book in (books.sightings, books.decisions):
        reading = _reading(book)
        yield from _faults(book, reading)
        if isinstance(reading, Problem):
            continue
        counts["records"] += len(reading.records)
        strange = sum(one.project != name for one in reading.records)
        if strange:
            yield Problem(str(book.path), f"holds {strange} records of another project, set aside")
        own[book] = [one for one in reading.records if one.project == name]
        seen = [
            one for one in reading.records if isinstance(one, Sighting) and one.voice == "person"
        ]
        yield from _sources(home, book, seen, eye.known, counts)
    yield from _decided(home, name, own, eye)


def _decided(
    home: Home, name: str, own: Mapping[Journal, list[Record]], eye: Eye
) -> Iterator[Problem]:
    """What nobody typed of what was decided in a project, for it or for all."""
    books = memory.journals(home, name)
    person = _reading(books.person)
    everywhere = () if isinstance(person, Problem) else person.records
    decided = own.get(books.decisions, [])
    here = [one for one in everywhere if one.project == name]
    seen = own.get(books.sightings, [])
    typed = audit.checked(seen, (*decided, *everywhere), home, now=eye.now)
    yield from _untyped(books.decisions, decided, typed, eye)
    yield from _untyped(books.person, here, typed, eye)


def _untyped(
    book: Journal, decided: Iterable[Record], typed: Iterable[audit.Checked], eye: Eye
) -> Iterator[Problem]:
    """The decisions of a journal that no transcript has a typed line for, as status names them."""
    ids = {one.id for one in decided}
    found = [one.decision for one in typed if one.state == "untyped" and one.decision.id in ids]
    yield from (Problem(str(book.path), words) for words in audit.untyped(found, eye.zone))


def _sources(
    home: Home, book: Journal, seen: list[Sighting], known: Known, counts: Counter[str]
) -> Iterator[Problem]:
    """The sightings whose transcript is there and says something else."""
    found = source.of(seen, home=home, known=known)
    for one in seen:
        counts[f"sources: {found[one.id].state}"] += 1
        if found[one.id].state == "disagrees":
            where = f"{one.place.transcript} line {one.place.line}"
            yield Problem(str(book.path), f"sighting {one.id}: {where} does not say that")


def _reading(held: Journal) -> Reading | Problem:
    try:
        return journal.read(held)
    except (Refusal, OSError) as reason:
        return Problem(str(held.path), _words(reason))


def _faults(held: Journal, reading: Reading | Problem) -> Iterator[Problem]:
    if isinstance(reading, Problem):
        yield reading
        return
    for fault in reading.faults:
        yield Problem(f"{fault.path} line {fault.line} (byte {fault.offset})", fault.reason)
    newer = sum(one.v > policy.SCHEMA for one in reading.unknown)
    if newer:
        yield Problem(str(held.path), f"holds {newer} records of a newer version; update first")
    kinds = sorted({one.record for one in reading.unknown if one.v <= policy.SCHEMA})
    if kinds:
        yield Problem(str(held.path), f"holds records of unknown kinds: {', '.join(kinds)}")


# -- views and transcripts -----------------------------------------------------------------------


def _views(home: Home, user: Path, counts: Counter[str]) -> Iterator[Problem]:
    try:
        known = registry.load(home)
    except (Refusal, OSError):
        return
    roots: dict[Path, str] = {}
    for path in sorted({place.path for place in known.places if place.path}):
        try:
            found = project.identify(Path(path), user=user)
            reason = folder.objection(found.root) if found.root else None
            roots |= {found.root: known.resolved(found.id)} if found.root else {}
            reason = reason or _former(known, found, path)
        except (Refusal, OSError) as problem:
            reason = _words(problem)
        if reason:
            yield Problem(path, reason)
    for root, name in roots.items():
        with contextlib.suppress(Refusal, OSError):
            decided = journal.read(memory.journals(home, name).decisions).records
            if strange := audit.unadopted(root, decided):  # a teammate's, so no fault
                counts["lines in blocks that nobody here adopted"] += len(strange)


def _former(known: Registry, found: Identity, path: str) -> str | None:
    """What joins a repository whose remote is new to the memory that it had before."""
    former = known.formerly(found)
    if former is None or former == known.resolved(found.id):
        return None
    return f"was project {former} before its remote changed; memory_doctor --moved {former} {path}"


def _transcripts(home: Home, counts: Counter[str]) -> Iterator[Problem]:
    listed, problems = _listed(home.transcripts)
    for place in listed:
        # A glob passes over a folder that cannot be listed, and says nothing.
        inside, closed = _listed(place) if os.path.isdir(place) else ([], [])  # noqa: PTH112
        problems += closed
        for path in inside:
            if path.suffix == ".jsonl":
                counts["transcripts"] += 1
                problems += _unreadable(path)
    yield from problems


def _unreadable(path: Path) -> Iterator[Problem]:
    """The lines of a transcript that could not be read, or why none could."""
    try:
        for one in transcript.read(path):
            if isinstance(one, transcript.Fault):
                yield Problem(f"{path} line {one.line} (byte {one.offset})", one.reason)
    except (Refusal, OSError) as reason:
        yield Problem(str(path), _words(reason))


def _listed(path: Path) -> tuple[list[Path], list[Problem]]:
    """What a folder holds, or why it cannot be told; one that is missing holds nothing."""
    try:
        return sorted(path.iterdir()), []
    except FileNotFoundError:
        return [], []
    except OSError as reason:
        return [], [Problem(str(path), _words(reason))]


def _words(problem: Exception) -> str:
    return problem.strerror or "cannot be read" if isinstance(problem, OSError) else str(problem)
