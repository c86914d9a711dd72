"""A form of line as a row: its pattern beside the lines that have it and those that have not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable


class Form(NamedTuple):
    """A form that a line may have."""

    name: str
    source: str  # of its pattern
    hits: tuple[str, ...]
    misses: tuple[str, ...]


def either(rows: Iterable[Form]) -> re.Pattern[str]:
    """One pattern for some forms."""
    return re.compile("|".join(f"(?:{row.source})" for row in rows))
