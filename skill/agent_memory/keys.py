"""A JSON object names each of its keys once: two readers would disagree about one that does not."""

from __future__ import annotations

from typing import Any


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object of these pairs, as a JSON decoder's hook."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found
