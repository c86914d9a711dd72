"""Whether a line says itself whose words it is, whatever stands around it: see `sources` for how.

"AWS docs: never share a role" and "7.3 Antenna. Always end unused ports" were copied. A label that
names a topic ("docs: always in English") is the person's own.
"""

from __future__ import annotations

import re

from agent_memory.capture.form import either
from agent_memory.capture.markers.language import folded
from agent_memory.capture.sources import EASTERN, LABELS, NAMES, OPENINGS

_LEAST = 20  # characters; a shorter line says nothing under its label
_LABEL = 90


def attributed(line: str) -> bool:
    """Whether a line says that its words are somebody else's."""
    said = line.strip(" \t-*\u2022>")
    if not said.isascii() and _EASTERN.match(said):
        return True
    if len(said) < _LEAST:
        return False
    if ":" in said[:_LABEL]:
        if _LABELS.match(folded(said)) or _NAMES.match(said) or _OPENINGS.match(said):
            return True
    elif _OPENS.match(said) and _OPENINGS.match(said):
        return True
    if ")" not in said:
        return False
    return said.rstrip(" .").endswith(")") and _CREDITED.match(said.lower()) is not None


_EASTERN, _LABELS, _NAMES, _OPENINGS = map(either, (EASTERN, LABELS, NAMES, OPENINGS))
# How a line without a label begins that one of the openings may match: most do not.
_OPENS = re.compile(
    r"@|\S{0,12}#\d|.{0,16}\d[.-]|This [PMpmcit]|[A-Z]{2,}\w*[.-]|Dear |Hi |Hello |Good |"
    r"\[\d|\d{1,2}:\d|.{0,14}[A-Z]-\d|[\u26a0\u3010\U0001f534\U0001f7e0\U0001f7e1]"
)
_CREDITED = re.compile(r".*\((?:source|src|via|quelle|fuente|fonte)\b ?:? ?[^()]{2,60}\)\W*$")
