"""Tools of which a project takes one: where one is named to be used, that is a whole rule.

"No, use pnpm" is the commonest correction there is. A tool that is used beside others, or for one
look at something, says less: it is counted at most.
"""

from __future__ import annotations

import re

from agent_memory.ledger.lexicon.values import EXCLUSIVE

_AXES = frozenset(
    {
        "package manager",
        "python installer",
        "javascript test runner",
        "python test runner",
        "orm",
        "css framework",
        "database",
        "python linter",
        "javascript linter",
        "python formatter",
        "script language",
        "module system",
        "bundler",
        "front-end framework",
        "java build tool",
        "state library",
    }
)
# Everyday words, or names of something else as well.
_OTHERWISE = frozenset({"black", "nose", "rye", "ava", "parcel", "knex", "recoil", "react"})
_NAMES = tuple(
    value
    for row in EXCLUSIVE
    if row.axis in _AXES
    for value in row.values
    if value not in _OTHERWISE
)
RIVAL = r"(?:" + "|".join(map(re.escape, _NAMES)) + r")"
# A number in a name is no part of a word.
RIVALS = tuple(dict.fromkeys(name.rstrip("0123456789") for name in _NAMES))
