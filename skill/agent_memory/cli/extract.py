"""memory_extract: what transcripts say that memory does not hold yet; written only when told to."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from agent_memory import escape, files, gather, policy, registry, setting
from agent_memory.answers import explained, show
from agent_memory.answers.answer import Answer
from agent_memory.capture import off, transcripts
from agent_memory.capture.sweep import Report
from agent_memory.cli import arguments, say, terminal
from agent_memory.errors import Refusal
from agent_memory.gather import Swept
from agent_memory.plural import counted

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Mapping, Sequence

    from agent_memory.capture.transcripts import Place
    from agent_memory.setting import Setting


_FILE = re.compile(r"(?=\S*(?:/|\w\.\w+\Z))\S+")  # one word with a slash or an ending


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    made = arguments.parser("extract", "Read what you typed in transcripts; a dry run by default.")
    made.add_argument("--write", action="store_true", help="keep it and renew the view")
    made.add_argument(
        "--backfill", action="store_true", help="show progress; all without --project"
    )
    made.add_argument(
        "--confirm",
        metavar="DIR",
        help="let a place into the project whose remote it names, before reading",
    )
    made.add_argument("--all", action="store_true", help="every project, not the one here alone")
    made.add_argument(
        "--explain",
        metavar="TEXT|FILE",
        help="instead, say of each clause of a message why it would be taken or not",
    )
    return made


def answer(options: argparse.Namespace) -> int:
    """Sweep the chosen projects, say what was found, and keep it when told to."""
    here = arguments.of(options)
    if options.explain is not None:
        said, named = _said(options)
        return say.answer(explained.explained(here, said, named=named), options)
    if options.confirm:
        terminal.want_a_person(os.environ)
        here = gather.confirmed(here, Path(options.confirm).absolute())
    found = transcripts.by_project(here.home, here.registry, user=here.user)
    everything = options.all or (options.backfill and not options.project)
    projects = dict(found.projects) if everything else _one(here, found.projects)
    swept: list[Swept] = []
    failed = 0
    for number, (project, places) in enumerate(projects.items(), 1):
        _progress(f"{number} of {len(projects)}: {places[0].start}" if places else "", options)
        try:
            swept.append(_swept(here, project, places, write=options.write))
        except (Refusal, OSError) as problem:  # what is wrong with one project costs no other
            if not everything:
                raise
            swept.append(Swept(project, str(places[0].start), Report(), (str(problem),)))
            failed = 1
    _progress("", options)
    if everything and not swept:
        lines = [f"there is no transcript in {here.home.transcripts}"]
    else:
        lines = list(_lines(swept, here, write=options.write))
    if everything and found.homeless:
        lines.append(f"{counted(len(found.homeless), 'transcript')} without a start directory")
    return say.answer(Answer([_fields(one) for one in swept], lines, failed), options)


def _said(options: argparse.Namespace) -> tuple[str, str | None]:
    """The message to explain: what a file holds, or the words; which file they seem to mean."""
    if options.write or options.backfill or options.confirm:
        raise Refusal("--explain reads one message and keeps nothing; leave out what else is to do")
    path = Path(options.explain)
    try:
        there = path.is_file()
    except OSError:  # too long for a name
        there = False
    data = files.read(path, cap=policy.MAX_MESSAGE, own=False) if there else None
    if data is not None:
        return data.decode("utf-8", "replace"), None
    said = str(options.explain)
    return said, said if _FILE.fullmatch(said) else None


def _one(here: Setting, projects: Mapping[str, tuple[Place, ...]]) -> dict[str, tuple[Place, ...]]:
    identity = setting.identity(here)
    return {identity.id: projects.get(identity.id, ())}


def _swept(here: Setting, project: str, places: Sequence[Place], *, write: bool) -> Swept:
    salt = registry.fresh_salt()
    if not write:
        return gather.taken(here, project, places, salt=salt, write=False)
    here = gather.noted(here, project, places, salt=salt)
    swept = gather.taken(here, project, places, salt=salt, write=True)
    problems = swept.problems + gather.renewed(here, project, places)
    return swept._replace(problems=problems)


# -- what it says --------------------------------------------------------------------------------


def _lines(swept: Sequence[Swept], here: Setting, *, write: bool) -> Iterator[str]:
    for number, one in enumerate(swept):
        if number:
            yield ""
        yield from _about(one, here)
    if not any(one.report.transcripts for one in swept):
        yield "no transcript was started here; --all reads every project, --project DIR another"
    elif not write:
        new = any(one.report.sightings for one in swept)
        then = "--write keeps it" if new else "there is nothing new to keep"
        yield f"nothing was written; {then}"
    elif any(one.report.spooled for one in swept):
        yield "another session was writing; what was kept waits in the spool and counts already"


def _about(one: Swept, here: Setting) -> Iterator[str]:
    report = one.report
    shown = sum(found.level == "shown" for found in report.sightings)
    kept = counted(len(report.sightings), "clause")
    read = f"{report.read} of {counted(report.transcripts, 'transcript')}"
    rows = [
        ("project", f"{one.project}  {one.start}"),
        ("read", f"{read}, {counted(report.messages, 'message')}"),
        ("kept", f"{kept}: {shown} shown, {len(report.sightings) - shown} silent"),
    ]
    if report.dropped:
        rows.append(
            ("dropped", f"{counted(report.dropped, 'message')} without a time or too large")
        )
    if passed := report.skipped.get(off.WHILE_OFF):
        rows.append(("passed", f"over {counted(passed, 'message')}: {off.WHILE_OFF}"))
    rows += [
        ("fault", f"{fault.transcript} line {fault.line}: {fault.reason}")
        for fault in report.faults
    ]
    rows += [("problem", problem) for problem in one.problems]
    yield from show.table(rows)
    if report.sightings:
        yield from show.table(
            [show.sighting_row(found, here.zone) for found in report.sightings], indent=2
        )


def _fields(one: Swept) -> dict[str, Any]:
    report = one.report
    return {
        "project": one.project,
        "start": one.start,
        "transcripts": report.transcripts,
        "read": report.read,
        "messages": report.messages,
        "dropped": report.dropped,
        "off": report.skipped.get(off.WHILE_OFF, 0),
        "spooled": report.spooled,
        "faults": [
            {"transcript": str(fault.transcript), "line": fault.line, "reason": fault.reason}
            for fault in report.faults
        ],
        "problems": list(one.problems),
        "sightings": [
            found.model_dump(mode="json", exclude_none=True) for found in report.sightings
        ],
    }


def _progress(line: str, options: argparse.Namespace) -> None:
    """Say how far a backfill came, on one line of a terminal that the next one takes."""
    if options.backfill and sys.stderr.isatty():
        print(f"\r\x1b[K{escape.terminal(line, width=79)}", end="", file=sys.stderr, flush=True)
