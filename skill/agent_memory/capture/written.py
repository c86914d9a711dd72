"""What a person wants written or corrected: the words behind an order to do so and its colon.

"put this in the readme: never feed it twice" and "fix the grammar: ..." are tasks, and what follows
their colon is the material. What is to be remembered ("add to your memory: ...", "note: ...",
"add a rule: ...") is the person's own, and so is what is always to be done.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.accents import plain
from agent_memory.capture import manner
from agent_memory.capture.form import either
from agent_memory.capture.markers.language import folded
from agent_memory.capture.orders import ENGLISH
from agent_memory.capture.orders_abroad import CHINESE, GERMAN, ROMANCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.capture.span import Line

_LONGEST = 120  # characters of an order before its colon
_COLON = re.compile(r":(?![/\\\d:])")  # of no address, no time, no path
_OWN = re.compile(
    r"\b(?:claude(?:\.md)?|agents?(?:\.md)?|memor\w+|remember|rules?|conventions?|guidelines?|"
    r"preferences?|instructions?|always|never|from now on|when(?:ever)?|if|every|each|"
    r"in (?:this|our|all) (?:project|repo\w*|codebase|team)|"
    r"reglas?|regles?|regeln?|regra|regola|siempre|nunca|toujours|jamais|immer|niemals?|sempre|mai|"
    r"cuando|quando|quand|wenn|cada|chaque|jedes|jeder|gedachtnis|convenci\w+)\b"
    r"|记住|记忆|记下|规则|规范|约定|以后|总是|永远|每次|每个|时候|时,?(?:加|写|添加|要|都)"
)

_EVERY = tuple(either(rows) for rows in (ENGLISH, ROMANCE, GERMAN, CHINESE))
_LATIN = _EVERY[:3]  # no order in Chinese is without a character


def material(lines: Sequence[Line]) -> list[tuple[int, int]]:
    """What stands behind an order to write or correct it: the line's rest, or the text below.

    A line typed in passing may be material as well, so that none ends it.
    """
    taken = 0
    found: list[tuple[int, int]] = []
    for at, line in enumerate(lines):
        head = line.text[: _LONGEST + 1]
        if ":" not in head and "\uff1a" not in head:  # then there is no order
            continue
        if line.start < taken or not (end := _order(head)):
            continue
        below = not line.text[end:].strip() and at + 1 < len(lines)
        last = lines[manner.last(lines, at, returns=False)] if below else line
        if line.start + end < last.end:
            found.append((line.start + end, last.end))
        taken = last.end
    return found


def _order(head: str) -> int:
    """Where the order ends that a line begins with, behind its colon, or 0."""
    said = plain(folded(head)).strip("\n")
    start = 0
    for colon in _COLON.finditer(said):
        order = said[start : colon.start()].strip(" \t-*\u2022>")
        known = _LATIN if order.isascii() else _EVERY
        if not _OWN.search(order) and any(one.search(order) for one in known):
            return colon.end()
        start = colon.end()
    return 0
