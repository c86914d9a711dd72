"""memory_inspect: what memory holds, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import setting
from agent_memory.answers import lists
from agent_memory.cli import arguments, say

if TYPE_CHECKING:
    import argparse

    from agent_memory.answers.answer import Answer
    from agent_memory.setting import Setting


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    made = arguments.parser("inspect", "Show what memory holds, and why. Reads only.")
    what = made.add_mutually_exclusive_group()
    what.add_argument("--status", action="store_true", help="how much there is (the default)")
    what.add_argument("--tier", choices=("L1", "L2", "L3"), help="the claims of one tier")
    what.add_argument("--why", metavar="CLAIM", help="one claim by id, number or words")
    what.add_argument("--contested", action="store_true", help="claims that exclude each other")
    what.add_argument("--projects", action="store_true", help="every project that memory knows")
    return made


def answer(options: argparse.Namespace) -> int:
    """Show what was asked for."""
    return say.answer(_found(arguments.of(options), options), options)


def _found(here: Setting, options: argparse.Namespace) -> Answer:
    if options.projects:
        return lists.projects(here)
    identity = setting.identity(here)
    if options.tier == "L3":
        return lists.person(here, identity)
    if options.why is not None:
        from agent_memory.answers import provenance  # noqa: PLC0415 - 10 ms that no list pays

        return provenance.of(here, identity, options.why)
    held = setting.held(here, identity)
    if options.tier:
        return lists.tier(here, held.memory, options.tier)
    from agent_memory.answers import contests, status  # noqa: PLC0415 - as above

    if options.contested:
        return contests.still_open(here, held.memory)
    return status.of(here, held, identity.id)
