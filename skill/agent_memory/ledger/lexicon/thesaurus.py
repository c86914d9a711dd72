"""The synonyms of the field, trade by trade, in the order in which a row may own a spelling."""

from __future__ import annotations

from agent_memory.ledger.lexicon import (
    thesaurus_apps,
    thesaurus_code,
    thesaurus_forms,
    thesaurus_qualities,
    thesaurus_typos,
    thesaurus_verbs,
)

# What fingers slip on comes last, so that it stands for whatever the word itself stands for.
THESAURUS = "".join(
    part.ROWS
    for part in (
        thesaurus_verbs,
        thesaurus_code,
        thesaurus_apps,
        thesaurus_qualities,
        thesaurus_forms,
        thesaurus_typos,
    )
)
VERBS = thesaurus_verbs.VERBS
SMALL = thesaurus_typos.SMALL
