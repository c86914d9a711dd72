"""Which typed command stands behind which decision (promise 3).

The client writes a command's line right after the decision that it led to, and a line stands for as
many decisions as it names.
"""

from __future__ import annotations

import datetime as dt
import re
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.ledger.records import (
    Adopted,
    Decision,
    Demoted,
    Edited,
    Forgotten,
    Looked,
    Merged,
    Numbered,
    Pinned,
    Rejected,
    Remembered,
    Resolved,
    Split,
    Typed,
    Undone,
    Voted,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from agent_memory.ledger.records import Place, Record

_NAME = re.compile(r"p?[0-9]{1,9}|[0-9a-f]{4,24}")
# A longer number may be an id that happens to have no letter in it.
_NUMBER = {"L2": re.compile(r"[0-9]{1,3}"), "L3": re.compile(r"p[0-9]{1,9}")}
_VERBS: dict[type[Decision], frozenset[str]] = {
    Adopted: frozenset({"adopt", "edit"}),
    Demoted: frozenset({"demote"}),
    Edited: frozenset({"edit"}),
    Forgotten: frozenset({"forget"}),
    Merged: frozenset({"merge"}),
    Pinned: frozenset({"pin"}),
    Rejected: frozenset({"reject"}),
    Remembered: frozenset({"remember"}),
    Resolved: frozenset({"resolve"}),
    Split: frozenset({"split"}),
    Undone: frozenset({"undo"}),
    Voted: frozenset({"helpful", "harmful"}),
}
_UNASKED = (Numbered, Looked)  # no decisions of a person
WINDOW = dt.timedelta(seconds=policy.TYPED_SECONDS)


class Command(NamedTuple):
    """A command as a person typed it, and where its transcript has it."""

    place: Place
    at: dt.datetime
    words: tuple[str, ...]


def by_a_person(records: Iterable[Record]) -> list[Decision]:
    """The decisions among some records, in the order they were made."""
    found = [one for one in records if isinstance(one, Decision) and not isinstance(one, _UNASKED)]
    return sorted(found, key=lambda one: (one.at, one.id))


def attested(
    decisions: Iterable[Decision], commands: Iterable[Command], kept: Iterable[Typed] = ()
) -> dict[str, Place]:
    """Where each decision by the command was typed; what was found before is kept as it is.

    The nearest pair is joined first: a decision that nobody typed takes no line from one beside it.
    """
    before = sorted(kept, key=lambda one: (one.decision, one.place.transcript, one.place.line))
    found = {one.decision: one.place for one in reversed(before)}
    uses = Counter(message for _, message in {(one.decision, one.place.message) for one in before})
    pending = [one for one in decisions if one.door == "command" and one.id not in found]
    for one, command in _pairs(pending, commands):
        message = command.place.message
        if one.id not in found and _says(command.words, one) > uses[message]:
            uses[message] += 1
            found[one.id] = command.place
    return found


def _pairs(
    decisions: Iterable[Decision], commands: Iterable[Command]
) -> Iterator[tuple[Decision, Command]]:
    """The decisions with the commands that stand near them in time, the nearest pair first."""
    commands = list(commands)
    near = [
        (one, command)
        for one in decisions
        for command in commands
        if abs(command.at - one.when) <= WINDOW
    ]
    return iter(sorted(near, key=_nearness))


def _nearness(pair: tuple[Decision, Command]) -> tuple[object, ...]:
    one, command = pair
    place = command.place
    return abs(command.at - one.when), one.at, one.id, place.transcript, place.line


def _says(words: tuple[str, ...], one: Decision) -> int:
    """How many decisions of this kind a typed line stands for."""
    verb, rest = (words[0].lower() if words else ""), words[1:]
    if verb not in _VERBS.get(type(one), ()):
        return 0
    named = [word.strip("#,").lower() for word in rest]
    if isinstance(one, Adopted) and verb == "adopt":
        numbers = [word for word in named if _NUMBER[one.tier].fullmatch(word)]
        if one.number is not None and numbers and str(one.number) not in _bare(numbers):
            return 0
        return max(1, sum(_NAME.fullmatch(word) is not None for word in named))
    if isinstance(one, Resolved):
        return int(one.ruling in named)
    return 1


def _bare(numbers: Iterable[str]) -> set[str]:
    """Numbers without the sign of those that are the person's in all projects."""
    return {number.removeprefix("p") for number in numbers}
