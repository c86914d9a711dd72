"""What is said around a clause and is no part of it: a lead-in, a preface, a postscript."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture.markers.index import words
from agent_memory.capture.markers.opening import opens

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.capture.markers import Table


_REMINDS = re.compile(r"mem|mind|claude|agents|note|rules|instr")
_CHATTED = re.compile(r"\b(?:pls|plz|thx|tnx|ty|tyvm)\W*$")


class Frame(NamedTuple):
    """Where in its span a clause says something, behind its lead-in and behind a preface, too."""

    start: int
    end: int
    rest: int  # where it starts without its preface; without one the same as `start`
    checks: bool = False  # whether a question at its end only asks to be heard
    wanted: bool = False  # whether the preface asks to remember it
    reminds: bool = False  # ... or only if the clause with it does
    recalls: bool = False  # whether a question at its end reminds of what was said before


def frame(said: str, table: Table, present: Sequence[str]) -> Frame:
    """The frame of a folded clause, of which `present` are the words."""
    end, asked = len(said), _NOTHING
    start = _led(said, table, 0)
    if present and present[-1] in table.closing:
        end, asked = _ended(said, table, present[-1], start)
    preface = _preface(said[start:end], table)
    checks, recalls = bool(asked), "recall" in asked
    if preface is None:
        return Frame(start, end, start, checks, False, False, recalls)  # noqa: FBT003 - by place
    rest = _led(said, table, start + preface.end())
    how = preface.lastgroup
    return Frame(start, end, rest, checks, how == "asks", how == "reminds", recalls)


_NOTHING: frozenset[str] = frozenset()


def _led(said: str, table: Table, start: int) -> int:
    """Where a clause starts behind its lead-in."""
    led = said[start:]
    lead = table.lead.match(led) if opens(table.lead, led) else None
    return start + lead.end() if lead else start


def _preface(said: str, table: Table) -> re.Match[str] | None:
    """The preface of a clause, which a mark or a word for remembering sets off."""
    if not opens(table.preface, said):
        return None
    marked = "," in said or ":" in said or "-" in said or ";" in said
    return table.preface.match(said) if marked or _REMINDS.search(said) else None


def _ended(said: str, table: Table, last: str, start: int) -> tuple[int, frozenset[str]]:
    """Where a clause ends before its postscripts, and what those ask: `check`, `recall`."""
    end, asked = len(said), frozenset[str]()
    while last in table.closing:
        found = table.postscript.search(said[:end], max(0, end - policy.POSTSCRIPT))
        if not found or not _enough(said[: found.start()], found[0], table, start):
            break
        end = found.start()
        asked |= {name for name, part in found.groupdict().items() if part}
        last = next(reversed(words(said[:end])), "")
    return end, asked


def _enough(left: str, postscript: str, table: Table, start: int) -> bool:
    """Whether what is left without a postscript still says something: "always say please"."""
    apart = not postscript[0].isspace() or len(left.split()) >= table.minimum
    # "use pnpm thx": nothing is said to a tool; "please" may be what a short rule is known by.
    if not apart and _CHATTED.search(postscript):
        apart = table.alone.match(left[start:]) is not None
    quoting = left.count('"') % 2 or left.count("`") % 2
    return apart and bool(left) and not quoting and not table.fragment.search(left)
