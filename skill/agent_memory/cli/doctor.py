"""memory_doctor: everything that is wrong with what is on disk; it writes only what moved where."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from agent_memory import clock, config, installed, moved, proof
from agent_memory.answers import show
from agent_memory.answers.answer import Answer
from agent_memory.capture import machine
from agent_memory.cli import arguments, say, terminal
from agent_memory.doctor import diagnosis, leak, scanners
from agent_memory.doctor.problem import Problem
from agent_memory.errors import Refusal
from agent_memory.review import repair

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from agent_memory.paths import Home


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    what = "Read everything of ours and name every fault. Writes nothing unless told what moved."
    made = arguments.parser("doctor", what)
    made.add_argument(
        "--moved",
        nargs=2,
        metavar=("OLD", "DIR"),
        help="let the project at DIR have the memory of OLD, an id or a former folder",
    )
    made.add_argument(
        "--repair",
        action="store_true",
        help="move every line that is no record into a .rejected file beside its journal first",
    )
    made.add_argument(
        "--scan",
        action="store_true",
        help="search everything that we ever wrote for secrets and names; say where, never what",
    )
    made.add_argument(
        "--prove",
        action="store_true",
        help="live through the whole loop in a throw-away home, by the plugin's own hooks",
    )
    made.add_argument(
        "--plugin",
        action="store_true",
        help="print the plugin's folder, for claude plugin marketplace add",
    )
    return made


def answer(options: argparse.Namespace) -> int:
    """Name every fault, and what was looked at; or do what an option asks for instead."""
    if options.moved:
        return _moved(options)
    if options.plugin:
        print(installed.folder())
        return 0
    if options.prove:
        return _proved(options)
    if options.scan:
        return _scanned(options)
    home, user = arguments.home(options), arguments.user()
    moved_aside = repair.repair(home) if options.repair else []
    found = _diagnosis(home, user, options)
    if options.data is None:  # else it stands where it was told to, with or without a HOME
        found = found._replace(problems=(*found.problems, *_elsewhere(home)))
    said = {"facts": dict(found.facts), "problems": [one._asdict() for one in found.problems]}
    said |= {"repaired": moved_aside} if options.repair else {}
    problems = ["", *show.table(found.problems)] if found.problems else ["no problems"]
    lines = [*moved_aside, *show.table(found.facts), *problems]
    return say.answer(Answer(said, lines, code=1 if found.problems else 0), options)


def _scanned(options: argparse.Namespace) -> int:
    """Say of everything that we wrote where it holds what must not be kept."""
    home, user = arguments.home(options), arguments.user()
    known = machine.secrets(user, _settings(home), Path.cwd())
    found = leak.search(home, user=user, known=known)
    second = scanners.opinion(found.files, folders=os.environ.get("PATH"))
    leaks = [*found.leaks, *second.leaks]
    facts = [("files searched", f"{len(found.files)}"), ("second opinion", second.asked)]
    said = {"facts": dict(facts), "leaks": [one._asdict() for one in leaks]}
    named = ["", *show.table(leaks)] if leaks else ["no leaks"]
    return say.answer(Answer(said, [*show.table(facts), *named], code=1 if leaks else 0), options)


def _diagnosis(home: Home, user: Path, options: argparse.Namespace) -> diagnosis.Diagnosis:
    settings = _settings(home)
    known = machine.secrets(user, settings, None)
    now, zone = arguments.moment(options), clock.zone(options.zone or settings.zone)
    return diagnosis.of(home, user=user, known=known, now=now, zone=zone)


def _settings(home: Home) -> config.Config:
    try:
        return config.load(home.config)
    except Refusal:  # which the diagnosis names itself
        return config.Config()


def _proved(options: argparse.Namespace) -> int:
    """Say of each step of the loop whether it held, with the python that runs the hooks."""
    recorded = [one for _, one in installed.pointers(arguments.home(options).client)]
    usable = [one.python for one in recorded if not isinstance(one, Refusal)]
    python = next((one for one in usable if os.access(one, os.X_OK)), Path(sys.executable))
    plugin = installed.folder()
    steps = list(proof.prove(plugin, python, now=clock.now()))
    problems = [one.problem for one in steps if one.problem]
    places = show.table([("plugin", str(plugin)), ("python", str(python))])
    rows = show.table([("failed" if one.problem else "ok", one.what) for one in steps])
    said = {"steps": [one._asdict() for one in steps]}
    lines = [*places, "", *rows, *problems]
    return say.answer(Answer(said, lines, code=1 if problems else 0), options)


def _moved(options: argparse.Namespace) -> int:
    terminal.want_a_person(os.environ)
    old, start = options.moved
    lines = moved.join(arguments.of(options), old, Path(start).absolute())
    return say.answer(Answer({"lines": lines}, lines), options)


def _elsewhere(home: Home) -> Iterator[Problem]:
    """Yield a data folder that platformdirs, the measure of where it belongs, looks for elsewhere.

    Hooks work it out without packages (`paths`); where the two disagree a person has two memories.
    """
    usual = platformdirs.user_data_path("agent-memory", appauthor=False)
    if home.data != usual:
        yield Problem(str(home.data), f"platformdirs expects {usual}; move what stands there")
