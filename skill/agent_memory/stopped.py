"""What keeps memory from taking anything in: one line that the next start of a session reads out.

The log says it, too, to whoever asks; a person whose memory stopped does not know that there is
something to ask.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from agent_memory import escape, files
from agent_memory.errors import Refusal, words

if TYPE_CHECKING:
    from agent_memory.paths import Home


def note(home: Home, problem: Exception, *, equipped: bool) -> None:
    """Leave what ended a capture, unless another one was at work; never raise."""
    if isinstance(problem, files.Barred) or not isinstance(problem, files.Held):
        with suppress(Exception):
            _leave(home, _said(problem, equipped=equipped))


def went(home: Home, apart: str | None) -> None:
    """Take it back where something was taken in again; a place that is not read says why."""
    if apart is None:
        files.remove(home.stopped)
    else:
        _leave(home, f"memory: {apart}")


def _leave(home: Home, line: str) -> None:
    files.folder(home.cache)
    files.replace(home.stopped, f"{escape.terminal(line)}\n".encode("utf-8", "replace"))


def _said(problem: Exception, *, equipped: bool) -> str:
    if not equipped:
        return "memory takes nothing in: its python has no packages any more; type /cs:memory setup"
    if isinstance(problem, Refusal):
        return f"memory takes nothing in: {problem}"
    return f"memory took nothing in the last time: {words(problem)}; /cs:memory status says more"
