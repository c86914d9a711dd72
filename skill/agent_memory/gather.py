"""Taking in what a project's transcripts hold beyond their watermarks.

At a session's end, in the catch-up at a start and in a backfill it is the same: note the places,
read what is new in them, publish what it amounts to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory import files, registry, renew, setting, silence
from agent_memory.capture import machine, sweep, transcripts
from agent_memory.capture.transcripts import Place
from agent_memory.capture.watermark import Capture
from agent_memory.errors import Refusal
from agent_memory.ledger.evidence import order
from agent_memory.offer import publish

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from agent_memory.capture.sweep import Report
    from agent_memory.setting import Setting


class Swept(NamedTuple):
    """One project, what its transcripts held, and what kept something from being done."""

    project: str
    start: str
    report: Report
    problems: tuple[str, ...] = ()
    apart: str | None = None  # why nothing that is said here is read


def capture(
    here: Setting,
    start: Path,
    paths: Iterable[Path] | None = None,
    *,
    own: Path | None = None,
    stop: Callable[[], bool] = sweep.never,
) -> Swept:
    """Take in what the transcripts of the project that starts here hold, all but a session's own.

    Of the named `paths` those are read whose sessions started in this project; the rest is left to
    the sweep of theirs, so that no message is taken in twice.
    """
    identity = transcripts.belonging(here.registry, start, user=here.user)
    found = transcripts.by_project(here.home, here.registry, user=here.user, paths=paths)
    places = [Place(start, identity, ())]
    for place in found.projects.get(identity.id, ()):
        read = tuple(path for path in place.transcripts if path != own)
        places.append(place._replace(transcripts=read))
    salt = registry.fresh_salt()
    here = noted(here, identity.id, places, salt=salt)
    swept = taken(here, identity.id, places, salt=salt, write=True, stop=stop)
    apart = None if shares(here, identity.id, places[0]) else setting.apart(here, identity)
    problems = swept.problems + renewed(here, identity.id, places[:1])
    return swept._replace(problems=problems, apart=apart)


def noted(here: Setting, project: str, places: Sequence[Place], *, salt: str) -> Setting:
    """Note where a project was seen; the setting as it is then."""
    known = here.registry
    for place in places:
        identity = place.identity._replace(id=project)
        known = registry.seen(here.home, identity, place.start, salt=salt)
    return here._replace(registry=known)


def confirmed(here: Setting, start: Path) -> Setting:
    """Let a place share the memory of its project, as a person says; the setting as it is then."""
    if not start.is_dir():
        raise Refusal(f"{start} is no folder; name the place where the project stands")
    identity = transcripts.belonging(here.registry, start, user=here.user)
    return here._replace(registry=registry.confirm(here.home, identity, start))


def taken(  # noqa: PLR0913 - the salt is an argument, for it is random
    here: Setting,
    project: str,
    places: Sequence[Place],
    *,
    salt: str,
    write: bool,
    stop: Callable[[], bool] = sweep.never,
) -> Swept:
    """Read what is new in the places that may share the project's memory."""
    salt = here.registry.salt(project) or salt
    reports = []
    problems = list(silence.load(here.home).problems)
    for place in places:
        if not shares(here, project, place):
            problems.append(
                f"not read: {place.start} shares nothing but its remote with this project; "
                "memory_extract --confirm DIR lets it in"
            )
            continue
        known = machine.secrets(here.user, here.config, place.identity.root)
        of = Capture(project, salt, known, here.now)
        reports.append(sweep.sweep(here.home, of, place.transcripts, write=write, stop=stop))
    start = str(places[0].start) if places else ""
    report = sweep.together(reports)
    report = report._replace(sightings=tuple(sorted(report.sightings, key=order)))
    return Swept(project, start, report, (*problems, *report.late))


def renewed(here: Setting, project: str, places: Iterable[Place]) -> tuple[str, ...]:
    """Publish a project in every place of it; what kept one from being written."""
    return tuple(_problems(here, project, places))


def shares(here: Setting, project: str, place: Place) -> bool:
    """Whether a place may share a project's memory: more than a remote's name says so."""
    if here.registry.confirmed(project, place.start):
        return True
    unknown = here.registry.known(place.start) is None
    return unknown and setting.proven(here, place.identity._replace(id=project))


def _problems(here: Setting, project: str, places: Iterable[Place]) -> Iterator[str]:
    roots: set[Path | None] = set()
    for place in places:
        if place.identity.root in roots or not shares(here, project, place):
            continue
        roots.add(place.identity.root)
        try:
            problem = renew.project(here, place.identity._replace(id=project)).problem
        except files.Held as held:  # what was kept waits in the spool for the next writer
            problem = str(held)
        # Nobody misses the view of a folder that is gone, or one in the home directory.
        if problem and problem != publish.NO_VIEW and place.start.is_dir():
            yield problem
