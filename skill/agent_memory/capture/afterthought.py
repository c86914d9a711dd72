"""Where a sentence that says no rule as a whole may go on to one: after a remark and its comma.

"you used a list, sets only in this module": what was seen stands first and what holds stands
behind it. What orders something belongs to the order, and what a condition opens belongs to it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory import policy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from agent_memory.capture.markers import Table

_COMMA = re.compile(r",\s+|(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]),|\u3001")


def starts(said: str, table: Table) -> Iterator[int]:
    """Yield the places behind the commas of a folded clause, as far as a remark may end there."""
    if "," not in said and "\u3001" not in said:
        return
    belongs = bool(table.subordinate.match(said))
    least = policy.STUB if table.spaced else policy.STUB_HAN
    for comma in _COMMA.finditer(said):
        if ":" in said[: comma.start()]:  # a label, or the line of a log
            return
        if belongs:
            belongs = False
        elif comma.start() >= least and len(said) - comma.end() >= least:
            yield comma.end()
