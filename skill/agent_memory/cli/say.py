"""Printing an answer: plain lines for a person, JSON where that is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import escape
from agent_memory.offer import fields

if TYPE_CHECKING:
    import argparse

    from agent_memory.answers.answer import Answer


def answer(found: Answer, options: argparse.Namespace) -> int:
    """Print an answer as the options want it, each line escaped; the code to leave with."""
    if options.json:
        print(fields.dump(found.said, indent=2))
    else:
        for line in found.lines:
            print(escape.terminal(line))
    return found.code
