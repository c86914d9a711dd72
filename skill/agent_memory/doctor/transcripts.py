"""The client's transcripts: what of them cannot be listed or read."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from agent_memory.capture import transcript
from agent_memory.doctor import disk
from agent_memory.doctor.problem import Problem, words
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from agent_memory.doctor.examination import Examination


def problems(at: Examination) -> Iterator[Problem]:
    """What keeps a transcript, or a line of one, from being read."""
    folders, closed = disk.listed(at.home.transcripts)
    yield from closed
    for folder in folders:
        if not os.path.isdir(folder):  # noqa: PTH112 - pathlib's raises where nothing may be looked up
            continue
        # A glob passes over a folder that cannot be listed, and says nothing.
        inside, closed = disk.listed(folder)
        yield from closed
        for path in inside:
            if path.suffix == ".jsonl":
                at.counts["transcripts"] += 1
                yield from _unreadable(path)


def _unreadable(path: Path) -> Iterator[Problem]:
    """The lines of a transcript that could not be read, or why none could."""
    try:
        for one in transcript.read(path):
            if isinstance(one, transcript.Fault):
                yield Problem(f"{path} line {one.line} (byte {one.offset})", one.reason)
    except (Refusal, OSError) as reason:
        yield Problem(str(path), words(reason, path))
