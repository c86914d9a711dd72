"""What stands under a line that says whose words it is: see `captions` for how it is said."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.accents import plain
from agent_memory.capture import manner
from agent_memory.capture.captions import ENGLISH
from agent_memory.capture.captions_abroad import ABROAD
from agent_memory.capture.markers.language import folded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.capture.captions import Caption
    from agent_memory.capture.span import Line


def under(lines: Sequence[Line]) -> Iterator[tuple[int, int]]:
    """Yield what stands under each line that says whose it is, as far as its manner goes."""
    taken = 0
    for at, line in enumerate(lines[:-1]):
        found = caption(line.text) if line.start >= taken else None
        if not found:
            continue
        last = manner.last(lines, at, brief=found.brief)
        if last > at:
            yield lines[at + 1].start, lines[last].end
            taken = lines[last].end


def caption(line: str) -> Caption | None:
    """How a line says that others' words stand under it, if it does."""
    bare = line.strip(" \t-*#>_\"'`\u2026.")
    if len(line) > policy.HANDED_LENGTH or not bare.strip():
        return None
    if bare[-1] not in ":\uff1a" and not bare.startswith(_TAKEN):
        said = plain(bare.lower()).split()
        if said[-1] not in _LAST and said[0] not in _FIRST:
            return None
    found = _TOGETHER.match(plain(folded(bare)))
    return _ROWS[found.lastgroup] if found and found.lastgroup else None


CAPTIONS = (*ENGLISH, *ABROAD)
_ROWS = {one.name: one for one in CAPTIONS}
_TOGETHER = re.compile("|".join(f"(?P<{one.name}>(?:{one.source}) ?:?$)" for one in CAPTIONS))
# A line without a colon is looked at when it ends or begins so.
_ENDS = """
    this that these those following back get got getting received is was now again instead today
    yesterday here below error errors message messages output outputs warning warnings notice
    response reply answer answers result results log logs trace traceback mail email comment
    comments review feedback note notes text texts lines prompt summary snippet stuff
    instructions suggestion suggestions advice guidelines stopped blocked context version take
    opinion view proposal esto eso ca ceci cela questo isso isto das dies folgendes aus gegeben
    geschickt geschrieben geantwortet"""
_BEGINS = """
    copied pasted quoted taken excerpted lifted grabbed scraped forwarded fwd copy-pasted this
    text accepted the reviewer referee participant called result copiado pegado sacado copiato
    tratto incollato colado tirado copie colle tire kopiert zitiert entnommen eingefugt contenu
    contenido contenuto conteudo inhalt from by"""
_TAKEN = ("\u6458\u81ea", "\u590d\u5236\u81ea", "\u8f6c\u81ea", "\u5f15\u81ea", "\u51fa\u81ea")
_LAST, _FIRST = frozenset(_ENDS.split()), frozenset(_BEGINS.split())
