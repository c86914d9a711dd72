"""Transcripts of the project that once stood where another one stands now.

What was read into one project stays there, so that a repository that takes the place of a former
one is told nothing of it. It is read anew where the place is the same under another id, as after a
change of its remote: something in it has stood untouched since before that reading.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from agent_memory.ledger import journal, memory
from agent_memory.ledger.records import Watermark

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from agent_memory.paths import Home
    from agent_memory.project import Identity
    from agent_memory.registry import Registry


def readers(home: Home, registry: Registry, start: Path, identity: Identity) -> dict[str, str]:
    """The transcripts, by name, that a former project of a place has read and keeps."""
    formers = registry.formers(identity.id, start)
    if not formers:
        return {}
    since = min(_untouched(start, identity), default=None)
    own = {mark.transcript for mark in _marks(home, identity.id)}
    return {
        mark.transcript: former
        for former in formers
        for mark in _marks(home, former)
        if mark.transcript not in own and (since is None or since > mark.at.timestamp())
    }


def _marks(home: Home, project: str) -> Iterator[Watermark]:
    records = journal.read(memory.journals(home, project).sightings).records
    return (one for one in records if isinstance(one, Watermark))


def _untouched(start: Path, identity: Identity) -> Iterator[float]:
    """Since when things in a place are as they are; an archive that is unpacked brings no such."""
    try:
        with os.scandir(identity.root or start) as entries:
            yield from [one.stat(follow_symlinks=False).st_ctime for one in entries]
        if identity.common:  # git writes it once, when the repository is made
            yield (identity.common / "description").lstat().st_ctime
    except OSError:
        return
