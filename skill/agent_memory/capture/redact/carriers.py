"""Values in places that hold a secret by their syntax."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.capture.redact import arguments, commands, web
from agent_memory.capture.redact.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

CARRIERS = (*web.CARRIERS, *commands.CARRIERS, *arguments.CARRIERS)
KINDS = frozenset(row.kind for row in CARRIERS)
_BY_KEYWORD = tuple((keyword, row) for row in CARRIERS for keyword in row.keywords)


def find(text: str) -> Iterator[Finding]:
    """Every value in a secret's place that is no reference and no sample."""
    low = text.lower()
    for row in dict.fromkeys([row for keyword, row in _BY_KEYWORD if keyword in low]):
        for match in row.pattern.finditer(text):
            group = match.lastindex
            if group and row.accept(match[group]):
                yield Finding(*match.span(group), row.kind)
