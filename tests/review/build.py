"""A held memory from hand-made records, without a disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger import proposal
from agent_memory.ledger.journal import Reading
from agent_memory.ledger.memory import Held
from agent_memory.ledger.records import Clean, Numbered, named
from tests.ledger.build import PROJECT, day, folded

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from agent_memory.ledger.records import Record, Sighting


def held(sightings: Iterable[Record], decisions: Iterable[Record] = ()) -> Held:
    """What two lists of records amount to, held as a reader holds it."""
    seen, decided = Reading(tuple(sightings)), Reading(tuple(decisions))
    return Held(folded(seen.records, decided.records), seen, decided)


def number(about: Sequence[Sighting], value: int, on: int = 10) -> Numbered:
    """The record that a claim was first shown under a number."""
    text = Clean(about[0].text)
    return named(
        Numbered,
        (text, value),
        project=PROJECT,
        at=day(on),
        door="terminal",
        sightings=tuple(one.id for one in about),
        text=text,
        number=value,
        digest=proposal.digest(text),
    )
