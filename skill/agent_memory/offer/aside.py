"""Adopted lines that the client does not load by itself, looked for where a session starts.

Published is what one place showed; another worktree, branch or edit may show something else. Only a
start that has such lines to tell pays for looking, and it may be on a python of 3.9.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from agent_memory import git, instructions

if TYPE_CHECKING:
    from collections.abc import Sequence

_TRANSCRIPTS = "projects"


def notes(start: str, transcript: str, stands: Sequence[tuple[str, str, str]]) -> list[str | None]:
    """For each tier, target and text: what is to be said of it, "" when loaded, None when absent.

    An absent line is told to nobody: a branch may lack it, or a teammate may have taken it out.
    """
    at = Path(os.path.realpath(start))
    found = git.repository(at)
    root = found.root if found else at
    client = _client(transcript)
    if root is None or client is None:
        return [None] * len(stands)
    loaded = {line.text for line in instructions.loaded(client, at, root=root)}
    folders = {"L2": root, "L3": client}
    return [
        "" if text in loaded else _note(folders[tier], tier, target, text)
        for tier, target, text in stands
    ]


def _note(folder: Path, tier: str, target: str, text: str) -> str | None:
    if not any(line.block and line.text == text for line in instructions.said(folder, target)):
        return None
    name = target if tier == "L2" else "your own CLAUDE.md"
    return f"adopted in {name}, which is not loaded"


def _client(transcript: str) -> Path | None:
    """The client's own folder, which holds the transcripts."""
    path = Path(transcript)
    return path.parents[2] if path.parent.parent.name == _TRANSCRIPTS else None
