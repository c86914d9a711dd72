"""Redaction: the only maker of text that may be written."""

from __future__ import annotations

from agent_memory.capture.redact.conversation import learnt
from agent_memory.capture.redact.door import Dropped, Redacted, redact
from agent_memory.capture.redact.exact import NOTHING, Known, also, known
from agent_memory.capture.redact.finding import Finding

__all__ = [
    "NOTHING",
    "Dropped",
    "Finding",
    "Known",
    "Redacted",
    "also",
    "known",
    "learnt",
    "redact",
]
