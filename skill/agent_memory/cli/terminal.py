"""The terminal as a door: what decides there wants a person at it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

_CLIENT = "claude"
_GENERATIONS = 64  # processes between this one and the first


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
