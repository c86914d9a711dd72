"""What is published at once: one memory at one moment, and what is told beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping, Sequence

    from agent_memory.instructions import Line
    from agent_memory.ledger.fold import Memory
    from agent_memory.offer.everywhere import Waiting


class Edition(NamedTuple):
    """A memory, the person's zone and the moment, and which state of the journals it is of.

    `loaded` are the lines that the client was seen to load, `theirs` is what waits for all projects
    of the person, and `read` counts the conversations in which they said anything.
    """

    memory: Memory
    zone: dt.tzinfo
    now: dt.datetime
    stamp: Mapping[str, int]
    loaded: Sequence[Line] = ()
    theirs: Sequence[Waiting] = ()
    read: int = 0
