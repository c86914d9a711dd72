"""The arguments that all scripts share, and the setting that they amount to."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from agent_memory import clock, config, escape, paths, registry
from agent_memory.setting import Setting

if TYPE_CHECKING:
    import datetime as dt

    from agent_memory.paths import Home


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints hold nothing that a terminal would act on."""

    def error(self, message: str) -> NoReturn:
        """Leave with the usage and the complaint."""
        super().error(escape.terminal(message))


def parser(verb: str, description: str) -> Parser:
    """The parser of one script, with the options that all of them share."""
    made = Parser(prog=f"memory_{verb}", description=description, allow_abbrev=False)
    made.add_argument("--project", metavar="DIR|ID", help="another project than the one here")
    made.add_argument("--json", action="store_true", help="answer in JSON")
    places = made.add_argument_group("places and time, for scripts and tests")
    for name, what in (("data", "data folder"), ("client", "client's folder"), ("cache", "cache")):
        places.add_argument(f"--{name}", metavar="DIR", type=Path, help=f"another {what}")
    places.add_argument("--now", metavar="STAMP", help="another time, as 2026-03-02T09:15:00Z")
    places.add_argument("--zone", metavar="NAME", help="another time zone, as Europe/Vienna")
    return made


def of(options: argparse.Namespace) -> Setting:
    """The setting that options and environment amount to."""
    places = home(options)
    settings = config.load(places.config)
    return Setting(
        home=places,
        config=settings,
        registry=registry.load(places),
        zone=clock.zone(options.zone or settings.zone),
        now=moment(options),
        user=user(),
        start=options.project,
    )


def home(options: argparse.Namespace) -> Home:
    """The person's places, or those that the options name instead."""
    folders = {name: _absolute(getattr(options, name)) for name in ("data", "client", "cache")}
    return paths.home(os.environ, **folders)


def moment(options: argparse.Namespace) -> dt.datetime:
    """The present, or the moment that the options name instead."""
    return clock.moment(options.now) if options.now else clock.now()


def user() -> Path:
    """The person's home directory, which is no project."""
    return Path(os.environ.get("HOME") or "/")


def _absolute(path: Path | None) -> Path | None:
    return path.absolute() if path else None
