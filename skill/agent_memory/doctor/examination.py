"""What every part of an examination is handed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import datetime as dt
    from collections import Counter

    from agent_memory.capture.redact import Known
    from agent_memory.paths import Home


class Examination(NamedTuple):
    """Whose files are examined, what they are held against, and what is counted on the way."""

    home: Home
    known: Known
    now: dt.datetime
    zone: dt.tzinfo
    counts: Counter[str]
