"""Claims that wait for a confirmation of their own, whoever said them.

The table is empty until the danger classes are built; the fold, the gate and the proposals already
carry what it will say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import re
    from collections.abc import Mapping

CLASSES: Mapping[str, re.Pattern[str]] = {}


def classes(text: str) -> tuple[str, ...]:
    """The danger classes that a claim falls into, by name."""
    return tuple(name for name, pattern in CLASSES.items() if pattern.search(text))
