"""What narrows the search for contradictions loses none."""

from __future__ import annotations

import json
import random
from itertools import combinations
from pathlib import Path

import pytest

from agent_memory.ledger import claim, contradiction, side

CROSSED = 600  # wordings that are compared each with each: all 3,500 would take minutes
PAIRS = Path(__file__).parents[2] / "evals" / "data" / "identity.jsonl"


@pytest.mark.usefixtures("unmeasured")
def test_every_contradiction_is_met():
    """
    Two wordings that contradict each other share a key: the pairs of the own set, and others.
    """
    rows = [json.loads(line) for line in PAIRS.read_text(encoding="utf-8").splitlines()]
    texts = sorted({row[name] for row in rows for name in "ab"})
    drawn = random.Random(7).sample(texts, CROSSED)  # noqa: S311 - a sample, no secret
    pairs = [*combinations(drawn, 2), *((row["a"], row["b"]) for row in rows)]
    keys = {text: frozenset(side.keys(claim.canonical(text))) for text in texts}

    missed = [
        (one, other)
        for one, other in pairs
        if keys[one].isdisjoint(keys[other])
        and contradiction.contradicts(claim.canonical(one), claim.canonical(other))
    ]
    assert [] == missed
