"""What the metrics have in common: a share of what came true, and how many failures they list."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

FAILURES = 50


def share(outcomes: Iterable[bool]) -> float | None:
    """The share of what came true, or nothing where there is nothing."""
    known = list(outcomes)
    return round(sum(known) / len(known), 4) if known else None
