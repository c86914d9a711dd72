"""Everything that is wrong with what is on disk, named; nothing is written to find out."""

from __future__ import annotations

import platform
from collections import Counter
from contextlib import suppress
from importlib import metadata
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import config, files, installed, policy, registry, silence, switch
from agent_memory.doctor import disk, journals, places, transcripts
from agent_memory.doctor.examination import Examination
from agent_memory.doctor.problem import Problem, words
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator
    from pathlib import Path

    from agent_memory.capture.redact import Known
    from agent_memory.paths import Home


class Diagnosis(NamedTuple):
    """What was looked at, by name, and every fault that was found."""

    facts: tuple[tuple[str, str], ...]
    problems: tuple[Problem, ...]


def of(home: Home, *, user: Path, known: Known, now: dt.datetime, zone: dt.tzinfo) -> Diagnosis:
    """The diagnosis of everything that is ours, and of the transcripts it rests on."""
    facts = [*_versions(), ("data", str(home.data)), *_client(home)]
    counts = Counter({"lines in errors.log": disk.logged(home.errors)})
    at = Examination(home, known, now, zone, counts)
    problems = [
        *disk.private(home.data),
        *disk.odd(home.lock, home.errors, home.starts, home.stopped),
        *_stopped(home),
        *_config(home),
        *_registry(home),
        *_silences(home),
        *(Problem(*one) for one in installed.problems(home.client)),
        *journals.of_person(at),
        *_projects(at),
        *places.problems(at, user),
        *transcripts.problems(at),
    ]
    facts += [(name, f"{counts[name]}") for name in sorted(counts)]
    return Diagnosis(tuple(facts), tuple(problems))


def _versions() -> Iterator[tuple[str, str]]:
    for name in ("agent-memory", *policy.PACKAGES):
        with suppress(metadata.PackageNotFoundError):  # ours, when it runs from a clone
            yield name, metadata.version(name)
    yield "python", platform.python_version()
    yield "policy", f"{policy.VERSION}, schema {policy.SCHEMA}, extractor {policy.EXTRACTOR}"


def _client(home: Home) -> Iterator[tuple[str, str]]:
    """Whose transcripts these are, and which python runs the hooks."""
    version = installed.version(home)
    yield "client", f"{home.client}, {f'version {version}' if version else 'no transcript'}"
    recorded = [found for _, found in installed.pointers(home.client)]
    for found in recorded:
        if not isinstance(found, Refusal):
            yield "hooks run with", str(found.python)
    if not recorded:
        yield "setup", "not run: type /cs:memory setup in a session"
    with suppress(Refusal, OSError):  # of settings that are named below
        if off := switch.off(switch.settings(home.config)):
            yield "off", switch.ALL if off.issuperset(switch.EVENTS) else ", ".join(sorted(off))


def _config(home: Home) -> Iterator[Problem]:
    try:
        held = config.load(home.config)
    except (Refusal, OSError) as reason:
        yield Problem(str(home.config), words(reason, home.config))
        return
    yield from (Problem(str(home.config), one) for one in config.unknown(held))


def _stopped(home: Home) -> Iterator[Problem]:
    """What ended the last capture of a hook, until one comes to its end again."""
    with suppress(Refusal, OSError):
        data = files.read(home.stopped, cap=policy.MAX_POINTER)
        if data:
            yield Problem(str(home.stopped), data.decode("utf-8", "replace").strip())


def _registry(home: Home) -> Iterator[Problem]:
    try:
        for line in registry.load(home).faults:
            yield Problem(f"{home.registry} line {line}", "names no place, or was changed since")
    except (Refusal, OSError) as reason:
        yield Problem(str(home.registry), words(reason, home.registry))


def _silences(home: Home) -> Iterator[Problem]:
    try:
        for problem in silence.load(home).problems:
            yield Problem(str(home.silences), problem)
    except (Refusal, OSError) as reason:
        what = f"{words(reason, home.silences)}; until then nothing is taken in"
        yield Problem(str(home.silences), what)


def _projects(at: Examination) -> Iterator[Problem]:
    folders, problems = disk.listed(at.home.projects)
    yield from problems
    for path in folders:
        try:
            own = at.home.project(path.name)
        except Refusal:
            yield Problem(str(path), "is no project of ours")
            continue
        at.counts["projects"] += 1
        at.counts["lines in errors.log"] += disk.logged(own.errors)
        yield from disk.folder(own)
        yield from disk.odd(own.lock, own.errors, own.recall, own.start)
        yield from disk.odd(own.spool, own.backups, own.told, folder=True)
        yield from journals.of_project(at, path.name)
