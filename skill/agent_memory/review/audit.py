"""The record held against the world: what was typed, and what stands in the instruction files.

A decision that says it came by the command has a typed line in a transcript; one without is flagged
(promise 3). A line of the block that nobody here adopted, and an adopted claim whose line is gone,
are shown and decide nothing.
"""

from __future__ import annotations

import datetime as dt
import re
from collections import defaultdict
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from agent_memory import clock, policy
from agent_memory.capture import jsonl, transcripts
from agent_memory.errors import Refusal
from agent_memory.ledger import standing
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
    Undone,
    Voted,
)
from agent_memory.review import block, desk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.memory import Held
    from agent_memory.ledger.records import Tier
    from agent_memory.paths import Home
    from agent_memory.review.desk import Desk

State = Literal["typed", "terminal", "untyped", "too old"]

_BLOCKED = "UserPromptExpansion operation blocked by hook"
_PROMPT = "Original prompt: "
_COMMAND = "/cs:memory"
_NAME = re.compile(r"[0-9]{1,9}|[0-9a-f]{4,24}")
_SIGN = b'"informational"'
_UNATTENDED = "sdk-cli"  # the entrypoint of `claude -p`, in which the command only reads
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


class Typed(NamedTuple):
    """One command as a person typed it, where its transcript has it."""

    transcript: str
    line: int
    at: dt.datetime
    words: tuple[str, ...]


class Checked(NamedTuple):
    """A decision, and what is known of how it was typed."""

    decision: Decision
    state: State
    typed: Typed | None = None


class Blocks(NamedTuple):
    """Adopted claims that are not in their file, and lines of a block that nobody here adopted."""

    absent: tuple[Atom, ...]
    unknown: tuple[tuple[str, str], ...]


def commands(path: Path, name: str) -> Iterator[Typed]:
    """The commands that the client says were typed and answered by a hook, in one transcript.

    The answer before it may quote anything, so only the last `Original prompt:` is the person's.
    """
    for line in jsonl.Lines(path, start=0, line=0, skip=_other):
        for record in jsonl.objects(line.raw)[0] if line.raw is not None else []:
            found = _command(record) if isinstance(record, dict) else None
            if found:
                yield Typed(name, line.number, *found)


def checked(held: Held, home: Home, *, now: dt.datetime) -> tuple[Checked, ...]:
    """Every decision of a person, with the line that was typed for it, if one is found."""
    decisions = [
        one
        for one in held.decisions.records
        if isinstance(one, Decision) and not isinstance(one, _UNASKED)
    ]
    judged = (one.at for one in decisions if one.door == "command" and now - one.at <= _KEPT)
    oldest = min(judged, default=None)
    typed = sorted(_typed(home, since=oldest), key=lambda one: one.at) if oldest else []
    uses: defaultdict[Typed, int] = defaultdict(int)
    return tuple(
        _checked(one, typed, uses, now) for one in sorted(decisions, key=lambda one: one.at)
    )


def blocks(at: Desk, held: Held) -> Blocks:
    """What the instruction files and the record disagree about."""
    ours: defaultdict[tuple[Tier, str], set[str]] = defaultdict(set)
    ours["L2", desk.named_target(at)] = set()
    for one in standing.in_force(held.decisions.records):
        if isinstance(one, Adopted):
            ours[one.tier, one.target].add(_standing_as(one))
    there = {key: _there(at, *key) for key in ours}
    absent = [
        atom
        for atom in held.memory.atoms
        if not atom.superseded_by and _is_absent(atom.standing.adopted, there)
    ]
    unknown = [(key[1], text) for key in ours for text in there[key] if text not in ours[key]]
    return Blocks(tuple(absent), tuple(unknown))


def _is_absent(adopted: Adopted | None, there: Mapping[tuple[Tier, str], tuple[str, ...]]) -> bool:
    if adopted is None:
        return False
    return _standing_as(adopted) not in there[adopted.tier, adopted.target]


def _standing_as(adopted: Adopted) -> str:
    """The text of a claim as its bullet has it."""
    return block.bullet(adopted.text).decode().removeprefix("- ")


def _there(at: Desk, tier: Tier, name: str) -> tuple[str, ...]:
    """The bullets of our block in a file; none where there is no file or no block to be told."""
    with suppress(Refusal, OSError):
        return block.bullets(block.read(desk.target(at, tier, name)) or b"")
    return ()


# -- typed lines -----------------------------------------------------------------------------------


def _other(block: bytes, start: int, stop: int) -> str | None:
    return None if block.find(_SIGN, start, stop) >= 0 else "other"


def _command(record: dict[str, Any]) -> tuple[dt.datetime, tuple[str, ...]] | None:
    """When a command was typed and its words, of a record that says a hook answered it."""
    if (record.get("type"), record.get("subtype")) != ("system", "informational"):
        return None
    if record.get("entrypoint") == _UNATTENDED:
        return None
    content, stamp = record.get("content"), record.get("timestamp")
    if not isinstance(content, str) or not isinstance(stamp, str):
        return None
    answer, _, prompt = content.rpartition(_PROMPT)
    words = tuple(prompt.split())
    if not content.startswith(_BLOCKED) or not answer.endswith("\n") or words[:1] != (_COMMAND,):
        return None
    with suppress(Refusal):
        return clock.moment(stamp), words[1:]
    return None


def _typed(home: Home, *, since: dt.datetime) -> Iterator[Typed]:
    """The commands in every transcript that was written to since a moment."""
    for path in sorted(home.transcripts.glob("*/*.jsonl")):
        with suppress(Refusal, OSError):
            if path.stat().st_mtime >= (since - _WINDOW).timestamp():
                yield from commands(path, transcripts.name(home, path))


_WINDOW = dt.timedelta(seconds=policy.TYPED_SECONDS)
_KEPT = dt.timedelta(days=policy.TRANSCRIPT_DAYS)


def _checked(
    one: Decision, typed: Iterable[Typed], uses: defaultdict[Typed, int], now: dt.datetime
) -> Checked:
    if one.door == "terminal":
        return Checked(one, "terminal")
    for line in typed:
        if abs(line.at - one.at) <= _WINDOW and _says(line.words, one) > uses[line]:
            uses[line] += 1
            return Checked(one, "typed", line)
    return Checked(one, "untyped" if now - one.at <= _KEPT else "too old")


def _says(words: tuple[str, ...], one: Decision) -> int:
    """How many decisions of this kind a typed line stands for."""
    verb, rest = (words[0].lower() if words else ""), words[1:]
    if verb not in _VERBS.get(type(one), ()):
        return 0
    named = [word.strip("#,").lower() for word in rest]
    if isinstance(one, Adopted) and verb == "adopt":
        # A longer number may be an id that happens to have no letter in it.
        numbers = [word for word in named if word.isdecimal() and len(word) < policy.ID_PREFIX]
        if one.number is not None and numbers and str(one.number) not in numbers:
            return 0
        return max(1, sum(_NAME.fullmatch(word) is not None for word in named))
    if isinstance(one, Resolved):
        return int(one.ruling in named)
    return 1
