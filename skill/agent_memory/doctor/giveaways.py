"""What the conversations of all projects gave away, so that a search knows it, too."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from agent_memory import policy, registry
from agent_memory.capture import giveaway
from agent_memory.capture.redact import exact
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory
from agent_memory.offer import everywhere

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from agent_memory.capture.redact import Known
    from agent_memory.paths import Home


def beside(home: Home, known: Known) -> Known:
    """What is known with what was told in any conversation that lies there.

    Of each project the newest are read, as much as a sweep reads. What counts is what would be cut
    out of what other conversations said: no word, and nothing that only a paste calls secret.
    """
    found = {value for name in _projects(home) for value in _told(home, name, known)}
    return exact.beside(known, found)


def _projects(home: Home) -> tuple[str, ...]:
    try:
        return everywhere.projects(home, registry.load(home))
    except (Refusal, OSError):  # of the registry, which the doctor names
        return ()


def _told(home: Home, project: str, known: Known) -> Iterator[str]:
    left = policy.GIVEAWAY_TEXT
    for path in _newest(home, project):
        said = list(giveaway.spoken(path))
        left -= sum(len(one.text) for one in said)
        if left < 0:
            return
        yield from giveaway.given(said, known).lasting.values


def _newest(home: Home, project: str) -> list[Path]:
    found: set[Path] = set()
    with suppress(Refusal, OSError):  # of the journal, which the search names
        records = journal.read(memory.journals(home, project).sightings).records
        found = giveaway.around(home, project, records)
    return [path for *_, path in sorted(giveaway.aged(found), reverse=True)]
