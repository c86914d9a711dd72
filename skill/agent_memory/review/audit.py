"""The record held against the world: what was typed, and what stands in the instruction files.

A decision that says it came by the command has a typed line in a transcript; one without is flagged
(promise 3). A line of the block that nobody here adopted, and an adopted claim whose line is gone,
are shown and decide nothing.
"""

from __future__ import annotations

import datetime as dt
from collections import defaultdict
from contextlib import suppress
from typing import TYPE_CHECKING, Literal, NamedTuple

from agent_memory import clock, escape, policy
from agent_memory.capture import transcript, transcripts
from agent_memory.errors import Refusal
from agent_memory.instructions import OWN
from agent_memory.ledger import attest, journal, memory, person, standing
from agent_memory.ledger.records import Adopted, Place, Typed
from agent_memory.review import block, targets

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from agent_memory.ledger.attest import Command
    from agent_memory.ledger.memory import Held
    from agent_memory.ledger.records import Decision, Record, Tier
    from agent_memory.paths import Home
    from agent_memory.review.desk import Desk

State = Literal["typed", "terminal", "untyped", "too old"]

_KEPT = dt.timedelta(days=policy.TRANSCRIPT_DAYS)


class Checked(NamedTuple):
    """A decision, and what is known of how it was typed."""

    decision: Decision
    state: State
    typed: Place | None = None


class Blocks(NamedTuple):
    """Adopted claims that are not in their file, and lines of a block that nobody here adopted.

    `older` stand there as an earlier version wrote them, and the client may read them otherwise.
    """

    absent: tuple[Adopted, ...]
    unknown: tuple[tuple[str, str], ...]
    older: tuple[Adopted, ...] = ()


def checked(
    sightings: Iterable[Record], decided: Iterable[Record], home: Home, *, now: dt.datetime
) -> tuple[Checked, ...]:
    """Every decision of a person, with the line that was typed for it, if one is found.

    What capture has found stays found; only for the rest are transcripts read.
    """
    decisions = attest.by_a_person(decided)
    kept = _kept(list(sightings), home, decisions)
    found = attest.attested(decisions, (), kept)
    missing = [one.when for one in _unmatched(decisions, found) if now - one.when <= _KEPT]
    if missing:
        found = attest.attested(decisions, _commands(home, since=min(missing)), kept)
    return tuple(Checked(one, _state(one, found, now), found.get(one.id)) for one in decisions)


def untyped(decisions: Iterable[Decision], zone: dt.tzinfo) -> Iterator[str]:
    """What a person is told of each decision that nobody is known to have typed."""
    for one in decisions:
        short = one.id[:8]
        deed = f"{one.record} {short} of {clock.day(one.when, zone)}"
        yield f"no typed line is found for: {deed}; undo {short} takes it back"


def blocks(at: Desk, held: Held) -> Blocks:
    """What the instruction files and the record disagree about."""
    ours: defaultdict[tuple[Tier, str], set[str]] = defaultdict(set)
    ours["L2", targets.named(at)] = set()
    ours["L3", "CLAUDE.md"] = set()
    for one in standing.in_force(held.decisions.records):
        if isinstance(one, Adopted):
            ours[one.tier, one.target].add(_standing_as(one))
    there = {key: _there(at, *key) for key in ours}
    own = [atom.standing.own for atom in held.memory.atoms if not atom.superseded_by]
    adopted = [*filter(None, own), *person.adopted(held.decisions.records)]
    now = {key: {escape.block(text) for text in there[key]} for key in ours}
    changed = [one for one in adopted if _standing_as(one) not in there[one.tier, one.target]]
    absent = [one for one in changed if _standing_as(one) not in now[one.tier, one.target]]
    unknown = [
        (named(*key), text)
        for key in ours
        for text in there[key]
        if escape.block(text) not in ours[key]
    ]
    older = [one for one in changed if one not in absent]
    return Blocks(tuple(absent), tuple(unknown), tuple(older))


def unadopted(root: Path, decisions: Iterable[Record]) -> tuple[str, ...]:
    """The lines in the block of a project's CLAUDE.md that nobody adopted by these decisions."""
    ours = {_standing_as(one) for one in standing.in_force(decisions) if isinstance(one, Adopted)}
    with suppress(Refusal, OSError):
        there = block.bullets(block.read(block.target(root, "CLAUDE.md")) or b"")
        return tuple(text for text in there if escape.block(text) not in ours)
    return ()


def named(tier: Tier, target: str) -> str:
    """An instruction file as a person would cite it."""
    return f"{OWN}{target}" if tier == "L3" else target


def _standing_as(adopted: Adopted) -> str:
    """The text of a claim as its bullet has it."""
    return block.bullet(adopted.text).decode().removeprefix("- ")


def _there(at: Desk, tier: Tier, name: str) -> tuple[str, ...]:
    """The bullets of our block in a file; none where there is no file or no block to be told."""
    with suppress(Refusal, OSError):
        return block.bullets(block.read(targets.path(at, tier, name)) or b"")
    return ()


# -- typed lines -----------------------------------------------------------------------------------


def _state(one: Decision, found: Mapping[str, Place], now: dt.datetime) -> State:
    if one.door == "terminal":
        return "terminal"
    if one.id in found:
        return "typed"
    return "untyped" if now - one.when <= _KEPT else "too old"


def _unmatched(decisions: Iterable[Decision], found: Mapping[str, Place]) -> Iterator[Decision]:
    return (one for one in decisions if one.door == "command" and one.id not in found)


def _kept(sightings: Sequence[Record], home: Home, decisions: Sequence[Decision]) -> list[Typed]:
    """What capture has found: here, and for a decision about all projects, where it was made."""
    own = [one for one in sightings if isinstance(one, Typed)]
    here = {one.project for one in sightings}
    missing = _unmatched(decisions, attest.attested(decisions, (), own))
    for project in sorted({one.project for one in missing} - here):
        with suppress(Refusal, OSError):
            seen = journal.read(memory.journals(home, project).sightings).records
            own += [one for one in seen if isinstance(one, Typed)]
    return own


def _commands(home: Home, *, since: dt.datetime) -> Iterator[Command]:
    """The commands in every transcript that was written to since a moment."""
    for path in sorted(home.transcripts.glob("*/*.jsonl")):
        with suppress(Refusal, OSError):
            if path.stat().st_mtime >= (since - attest.WINDOW).timestamp():
                yield from _typed(path, transcripts.name(home, path))


def _typed(path: Path, name: str) -> Iterator[Command]:
    """The commands that were typed in one transcript."""
    found = list(transcript.answered(path))
    conversation = transcript.head(path).conversation if found else None
    for one in found if conversation else ():
        place = Place(
            conversation=conversation, transcript=name, line=one.line, message=one.message
        )
        yield attest.Command(place, one.at, one.words)
