"""Where a secret may stand that no rule is sure of: a password word beside a value-like word."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact import (
    carrier,
    chosen,
    cues,
    entrance,
    nearby,
    opaque,
    spare,
    told,
    words,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

_REACH = 48  # characters behind the word
_WORD = re.compile(r"""[^\s"'`“”„«»<>，。\ue000]{4,200}""")
_QUOTED = re.compile(r"""["'`“«](?P<v>[^\s"'`”»\ue000]{4,60})["'`”»]""")
_NAME = re.compile(r"[A-Za-z]+\d")
_LEAD = "=:?@#("  # what ties a value to what stands before it
_STATED = re.compile(r"\s*(?:is|=|:|ist|es|est|è|é|это|是)\s*$", re.IGNORECASE)


def find(text: str) -> Iterator[tuple[int, int]]:
    """Spans that are kept but make their clause suspect, ascending."""
    yield from sorted(
        {*_beside(text), *entrance.suspects(text), *nearby.suspects(text), *told.suspects(text)}
    )


def _beside(text: str) -> Iterator[tuple[int, int]]:
    """Values that stand behind a word for a password."""
    taken = 0
    for cue in cues.find(text):
        if cue.announces not in {"password", "code"} or cue.end < taken:
            continue
        line = text.find("\n", cue.end, cue.end + _REACH)
        end = line if line >= 0 else min(len(text), cue.end + _REACH)
        about = cues.about(text, cue)
        for word in _WORD.finditer(text, cue.end, end):
            core = word[0].lstrip(_LEAD)
            named = words.announced(core) or _NAME.fullmatch(core.rstrip(".,;:)"))  # Vault2
            weight = 0 if named else chosen.weight(core)
            if weight >= (chosen.ANYWHERE if about else chosen.SAID) or (
                opaque.opaque(core) and not spare.trade(core)
            ):
                yield word.span()
                taken = word.end()
        for quote in _QUOTED.finditer(text, cue.end, end):
            kept = spare.reference(quote["v"]) or carrier.sample(quote["v"])
            kept = kept or quote["v"].startswith("[")
            if _STATED.match(text, cue.end, quote.start()) and not kept:
                yield quote.span("v")
                taken = quote.end()
