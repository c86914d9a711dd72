"""memory_adopt: the verbs that decide, typed in a terminal; a program is refused."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from agent_memory import command
from agent_memory.cli import entry, setting
from agent_memory.errors import Refusal
from agent_memory.ledger import danger
from agent_memory.offer import fields

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

_CLIENT = "claude"
_GENERATIONS = 64  # processes between this one and the first


def main() -> None:
    """Run as a console script."""
    entry.main("adopt")


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    made = setting.parser("adopt", "Decide what waits. Wants a terminal, and a person at it.")
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
    for name in danger.CLASSES:
        made.add_argument(
            f"--yes-{name}",
            action="append_const",
            dest="confirmed",
            const=name,
            help="confirm that kind of claim",
        )
    return made


def answer(options: argparse.Namespace) -> int:
    """Decide what was typed, and say what came of it."""
    want_a_person(os.environ)
    said = command.decided(_typed(options), setting.of(options), door="terminal")
    print(fields.dump({"lines": said.splitlines()}, indent=2) if options.json else said)
    return 0


def _typed(options: argparse.Namespace) -> str:
    """The arguments as the command would have them."""
    words: list[str] = options.words
    if words[0].lower() in command.VERBS and words[0].lower() != "adopt":
        return " ".join(words)
    words = words if words[0].lower() == "adopt" else ["adopt", *words]
    words += ["--mine"] if options.mine else []
    words += ["--person"] if options.person else []
    words += ["--target", options.target] if options.target else []
    words += [f"--yes-{name}" for name in getattr(options, "confirmed", None) or ()]
    words += [f'as "{options.worded}"'] if options.worded else []
    return " ".join(words)


def want_a_person(env: Mapping[str, str]) -> None:
    """Refuse whatever is no person at a terminal: a pipe, or a shell that the client opened."""
    if not sys.stdin.isatty():
        raise Refusal("this decides, and wants a terminal; type it there yourself")
    if env.get("CLAUDECODE") or _CLIENT in _ancestors():
        raise Refusal("this decides, and not from the client's own shell; type /cs:memory adopt")


def _ancestors() -> frozenset[str]:
    """The names of the processes that led to this one, where the system tells them."""
    found: set[str] = set()
    number = os.getppid()
    for _ in range(_GENERATIONS):
        try:
            state = Path(f"/proc/{number}/stat").read_text(encoding="utf-8", errors="replace")
        except OSError:
            break
        # The name stands in brackets and may hold any character, also a closing one.
        name, _, fields = state.partition("(")[2].rpartition(")")
        found.add(name)
        number = int(fields.split()[1])
        if number <= 0:
            break
    return frozenset(found)
