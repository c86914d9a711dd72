"""What one message of a conversation gives away, and another may repeat without a word about it."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from agent_memory.capture.redact import exact, personal
from agent_memory.capture.redact.door import Dropped, redact

if TYPE_CHECKING:
    from collections.abc import Iterable

    from agent_memory.capture.redact.exact import Known

# These are found again by themselves, or known already.
_FOUND_ANYWHERE = personal.KINDS | exact.KINDS


def learnt(texts: Iterable[str], known: Known) -> Known:
    """What is known and, beside it, every secret that one of a conversation's texts gives away.

    It lives as long as the reading of that conversation and is never written, nor a hash of it.
    """
    values: list[str] = []
    for text in dict.fromkeys(texts):
        with contextlib.suppress(Dropped):  # such a message is not kept either
            values += [
                text[one.start : one.end]
                for one in redact(text, known=known).findings
                if one.kind not in _FOUND_ANYWHERE
            ]
    return exact.also(known, values)
