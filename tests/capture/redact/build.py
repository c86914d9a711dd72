"""Texts with secrets that exist only while a test runs."""

from __future__ import annotations

from agent_memory.capture import redact
from agent_memory.capture.redact import proof


def made(shape: str, seed: int = 0) -> str:
    """A shape filled with made-up secrets."""
    return proof.fill(shape, seed)


def clean(shape: str, seed: int = 0) -> str:
    """What redaction leaves of a filled shape."""
    return redact.redact(proof.fill(shape, seed)).text


def kinds(shape: str, seed: int = 0) -> list[str]:
    """The kinds that redaction finds in a filled shape, in order."""
    return [found.kind for found in redact.redact(proof.fill(shape, seed)).findings]
