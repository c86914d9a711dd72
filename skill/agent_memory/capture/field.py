"""What a field of a client's record holds, where it is what it should be; None where it is not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory import clock
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    import datetime as dt

# Lone surrogates and NUL cannot be written again; one character each, so that offsets hold.
_UNWRITABLE = re.compile("[\0\ud800-\udfff]")
_ID = re.compile(r"[A-Za-z0-9-]{1,64}")  # a sighting's own id adds to it, and has 96 at most


def whole(text: str) -> str:
    """A text that can be written again."""
    return _UNWRITABLE.sub("\ufffd", text)


def string(value: object) -> str | None:
    """A text."""
    return whole(value) if isinstance(value, str) else None


def identity(value: object) -> str | None:
    """A name that leads nowhere: a uuid, or what stands for one."""
    return value if isinstance(value, str) and _ID.fullmatch(value) else None


def moment(value: object) -> dt.datetime | None:
    """A moment that says where in the world it was."""
    if not isinstance(value, str):
        return None
    try:
        return clock.moment(value)
    except Refusal:
        return None
