"""Where a sentence that says no rule as a whole may go on to one: after a remark and its comma.

"you used a list, sets only in this module": what was seen stands first and what holds stands
behind it. What orders something belongs to the order, and what a condition opens belongs to it.
"""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

from agent_memory import policy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from agent_memory.capture.markers import Table

_COMMA = re.compile(r",\s+|(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]),|\u3001")


def starts(said: str, table: Table) -> Iterator[int]:
    """Yield the places behind the commas of a folded clause, as far as a remark may end there.

    What is left behind them is short enough to be one clause; in a line of nothing but commas
    only the first few of those are looked at.
    """
    if "," in said or "\u3001" in said:
        yield from islice(_ends(said, table), policy.AFTERTHOUGHTS)


def _ends(said: str, table: Table) -> Iterator[int]:
    """Yield where a remark may end with its comma, so that a clause is left."""
    belongs = bool(table.subordinate.match(said))
    least = policy.STUB if table.spaced else policy.STUB_HAN
    label = said.find(":")  # a label, or the line of a log
    for comma in _COMMA.finditer(said):
        if -1 < label < comma.start():
            return
        left = len(said) - comma.end()
        if belongs:
            belongs = False
        elif comma.start() >= least and least <= left <= policy.CLAUSE_LENGTH:
            yield comma.end()
