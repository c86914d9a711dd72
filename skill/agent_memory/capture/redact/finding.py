"""What redaction found: a span and a kind, never the value."""

from __future__ import annotations

from typing import NamedTuple


class Finding(NamedTuple):
    """A span of text that must not be kept, and what it is."""

    start: int
    end: int
    kind: str

    @property
    def placeholder(self) -> str:
        """What stands in the clean text instead."""
        return f"[redacted:{self.kind}]"


def disjoint(findings: list[Finding]) -> list[Finding]:
    """The same spans in order, overlapping ones joined under the kind of the longest."""
    joined: list[Finding] = []
    longest = 0
    for found in sorted(findings):
        if joined and found.start < joined[-1].end:
            last, length = joined[-1], found.end - found.start
            kind = found.kind if length > longest else last.kind
            longest = max(longest, length)
            joined[-1] = Finding(last.start, max(last.end, found.end), kind)
        else:
            longest = found.end - found.start
            joined.append(found)
    return joined
