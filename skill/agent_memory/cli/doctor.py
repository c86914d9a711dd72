"""memory_doctor: everything that is wrong with what is on disk; it writes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import platformdirs

from agent_memory import config, doctor
from agent_memory.capture import machine
from agent_memory.cli import entry, setting, show
from agent_memory.doctor import Problem
from agent_memory.errors import Refusal
from agent_memory.offer import fields

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from agent_memory.paths import Home


def main() -> None:
    """Run as a console script."""
    entry.main("doctor")


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    return setting.parser("doctor", "Read everything of ours and name every fault. Writes nothing.")


def answer(options: argparse.Namespace) -> int:
    """Name every fault, and what was looked at."""
    home, user = setting.home(options), setting.user()
    try:
        settings = config.load(home.config)
    except Refusal:  # which the diagnosis names itself
        settings = config.Config()
    found = doctor.examine(home, user=user, known=machine.secrets(user, settings, None))
    if options.data is None:  # else it stands where it was told to, with or without a HOME
        found = found._replace(problems=(*found.problems, *_elsewhere(home)))
    if options.json:
        problems = [one._asdict() for one in found.problems]
        print(fields.dump({"facts": dict(found.facts), "problems": problems}, indent=2))
    else:
        show.say(show.table(found.facts))
        show.say(["", *show.table(found.problems)] if found.problems else ["no problems"])
    return 1 if found.problems else 0


def _elsewhere(home: Home) -> Iterator[Problem]:
    """Yield a data folder that platformdirs, the measure of where it belongs, looks for elsewhere.

    Hooks work it out without packages (`paths`); where the two disagree a person has two memories.
    """
    usual = platformdirs.user_data_path("agent-memory", appauthor=False)
    if home.data != usual:
        yield Problem(str(home.data), f"platformdirs expects {usual}; move what stands there")
