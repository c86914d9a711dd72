"""What narrows the search for contradictions loses none."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

from agent_memory.ledger import claim, contradiction, side

PAIRS = Path(__file__).parents[2] / "evals" / "data" / "identity.jsonl"


def test_every_contradiction_is_met():
    """
    Two wordings that contradict each other share a key, whichever two of the own set they are.
    """
    rows = [json.loads(line) for line in PAIRS.read_text(encoding="utf-8").splitlines()]
    forms = [claim.canonical(text) for text in sorted({row[name] for row in rows for name in "ab"})]
    keys = [frozenset(side.keys(form)) for form in forms]

    missed = [
        (one, other)
        for one, other in combinations(range(len(forms)), 2)
        if contradiction.contradicts(forms[one], forms[other]) and keys[one].isdisjoint(keys[other])
    ]
    assert [] == missed
