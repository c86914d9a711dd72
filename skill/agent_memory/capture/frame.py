"""What is said around a clause and is no part of it: a lead-in, a preface, a postscript."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture.markers.index import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.capture.markers import Table


_REMINDS = re.compile(r"mem|mind|claude|agents|note|rules|instr")


class Frame(NamedTuple):
    """Where in its span a clause says something, behind its lead-in and behind a preface, too."""

    start: int
    end: int
    rest: int  # where it starts without its preface; without one the same as `start`
    checks: bool = False  # whether a question at its end only asks to be heard
    wanted: bool = False  # whether the preface asks to remember it
    reminds: bool = False  # ... or only if the clause with it does


def frame(said: str, table: Table, present: Sequence[str]) -> Frame:
    """The frame of a folded clause, of which `present` are the words."""
    end, checks = len(said), False
    if present and present[-1] in table.closing:
        end, checks = _ended(said, table, present[-1])
    start = _led(said, table, 0)
    preface = _preface(said[start:end], table)
    if preface is None:
        return Frame(start, end, start, checks)
    rest = _led(said, table, start + preface.end())
    how = preface.lastgroup
    return Frame(start, end, rest, checks, wanted=how == "asks", reminds=how == "reminds")


def _led(said: str, table: Table, start: int) -> int:
    """Where a clause starts behind its lead-in."""
    lead = table.lead.match(said[start:] if start else said)
    return start + lead.end() if lead else start


def _preface(said: str, table: Table) -> re.Match[str] | None:
    """The preface of a clause, which a mark or a word for remembering sets off."""
    if "," in said or ":" in said or "-" in said or ";" in said or _REMINDS.search(said):
        return table.preface.match(said)
    return None


def _ended(said: str, table: Table, last: str) -> tuple[int, bool]:
    """Where a clause ends before its postscripts, and whether one of them asks to be heard."""
    end, checks = len(said), False
    while last in table.closing:
        found = table.postscript.search(said[:end], max(0, end - policy.POSTSCRIPT))
        if not found or not _enough(said[: found.start()], found[0], table):
            break
        end, checks = found.start(), checks or bool(found["check"])
        last = next(reversed(words(said[:end])), "")
    return end, checks


def _enough(left: str, postscript: str, table: Table) -> bool:
    """Whether what is left without a postscript still says something: "always say please"."""
    apart = not postscript[0].isspace() or len(left.split()) >= table.minimum
    quoting = left.count('"') % 2 or left.count("`") % 2
    return apart and bool(left) and not quoting and not table.fragment.search(left)
