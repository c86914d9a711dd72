"""memory_adopt: the verbs that decide, typed in a terminal; a program is refused."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from agent_memory.answers.answer import Answer
from agent_memory.cli import arguments, say, terminal
from agent_memory.command import verbs
from agent_memory.ledger import danger

if TYPE_CHECKING:
    import argparse


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    made = arguments.parser("adopt", "Decide what waits. Wants a terminal, and a person at it.")
    made.add_argument(
        "words",
        nargs="+",
        metavar="N",
        help="numbers or ids to adopt; or another verb of /cs:memory and its words",
    )
    made.add_argument("--as", metavar="WORDS", dest="worded", help="adopt it in these words")
    made.add_argument("--mine", action="store_true", help="what looks pasted is your own")
    made.add_argument("--person", action="store_true", help="into your own CLAUDE.md")
    made.add_argument("--target", metavar="FILE", help="another instruction file of the project")
    for name, what in danger.CLASSES.items():
        made.add_argument(
            f"--yes-{name}",
            action="append_const",
            dest="confirmed",
            const=name,
            help=f"confirm that {what}",
        )
    return made


def answer(options: argparse.Namespace) -> int:
    """Decide what was typed, and say what came of it."""
    terminal.want_a_person(os.environ)
    said = verbs.decided(_typed(options), arguments.of(options), door="terminal")
    lines = said.splitlines()
    return say.answer(Answer({"lines": lines}, lines), options)


def _typed(options: argparse.Namespace) -> str:
    """The arguments as the command would have them."""
    words: list[str] = options.words
    if words[0].lower() != "adopt" and verbs.known(words[0].lower()):
        return " ".join(words)
    words = words if words[0].lower() == "adopt" else ["adopt", *words]
    words += ["--mine"] if options.mine else []
    words += ["--person"] if options.person else []
    words += ["--target", options.target] if options.target else []
    words += [f"--yes-{name}" for name in getattr(options, "confirmed", None) or ()]
    words += [f'as "{options.worded}"'] if options.worded else []
    return " ".join(words)
