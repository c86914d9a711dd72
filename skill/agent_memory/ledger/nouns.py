"""An act that is named as a thing: "no schema changes" forbids to change the schema.

What may as well be a thing that is made ("no merge commits", "no wildcard imports") stays one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger.lexicon import words
from agent_memory.ledger.pieces import Piece

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def renamed(reading: Reading) -> None:
    """Say "rename the layers" of "change the names of the layers"."""
    main = reading.main
    if len(main) < _LEAST + 1 or main[0].token != _CHANGE:
        return
    ends = (*(at for at, _ in reading.preps), *reading.pauses, len(main))
    end = min((at for at in ends if at > 1), default=len(main))
    at = 1 if main[1].token == _NAME else end - 1
    if main[at].typed in _NAMES:
        reading.cut(at, at + 1)
        main[0] = Piece(main[0].typed, "word", _RENAME)


def acted(reading: Reading) -> None:
    """Put the act before what it is done to, in a prohibition that names both as one thing."""
    main = reading.main
    begin = int(bool(main) and main[0].token in _BRINGS and not reading.nominal)
    if not reading.prohibits or reading.not_at or not (reading.nominal or begin):
        return
    ends = (*(at for at, _ in reading.preps), *reading.pauses, len(main))
    end = min((at for at in ends if at > begin), default=len(main))
    if end - begin < _LEAST:
        return
    act = main[end - 1]
    if act.token not in _DEEDS or act.kind != "word":
        return
    reading.main = [act, *main[begin : end - 1], *main[end:]]
    reading.preps = [(at - begin, typed) for at, typed in reading.preps]
    reading.pauses = [at - begin for at in reading.pauses]
    if reading.scope_at is not None:
        reading.scope_at -= begin
    reading.nominal, reading.link_at = False, None


_CHANGE, _NAME, _RENAME = map(words.fold, ("change", "name", "rename"))
_NAMES = frozenset({"name", "names"})
_LEAST = 2  # words: the act and what it is done to
_BRINGS = frozenset(map(words.fold, ("use", "add", "make")))
_DEEDS = frozenset(
    map(
        words.fold,
        ("change", "remove", "rename", "refactor", "rewrite", "upgrade", "downgrade", "bump",
         "restart", "redeploy", "reset", "reboot", "reformat", "redesign", "rebase", "deploy"),
    )
)  # fmt: skip
