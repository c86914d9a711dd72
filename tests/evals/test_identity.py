"""The identity eval: its arithmetic, and the floors that the product keeps on its own pairs."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from evals import identity

PAIRS = Path(identity.__file__).parent / "data" / "identity.jsonl"


def pairs() -> list[dict[str, str]]:
    return [json.loads(line) for line in PAIRS.read_text(encoding="utf-8").splitlines()]


def test_the_floors():
    """
    Joining keeps 0.97 precision; contradiction 0.92 precision and 0.85 recall.
    """
    found = identity.measure(pairs())
    assert found["same_precision"] >= 0.97
    assert found["same_recall"] >= 0.90
    assert found["contradicts_precision"] >= 0.92
    assert found["contradicts_recall"] >= 0.85


def test_the_pairs():
    """
    The shipped pairs are distinct, of known relations, and enough of each.
    """
    relations = Counter(row["relation"] for row in pairs())
    assert {"same", "different", "contradicts"} == set(relations)
    assert min(relations.values()) >= 80
    assert len(pairs()) == len({frozenset((row["a"], row["b"])) for row in pairs()})


def test_the_arithmetic():
    """
    A wrong answer costs the precision of what was said and the recall of what is true.
    """
    rows = [
        {"a": "use pnpm", "b": "please use pnpm", "relation": "same"},
        {"a": "use pnpm", "b": "use npm", "relation": "same"},
        {"a": "never lint drafts", "b": "lint drafts", "relation": "contradicts"},
    ]
    found = identity.measure(rows)
    assert 3 == found["pairs"]
    assert (1.0, 0.5) == (found["same_precision"], found["same_recall"])
    assert (0.5, 1.0) == (found["contradicts_precision"], found["contradicts_recall"])
    assert [dict(rows[1], predicted="contradicts")] == found["failures"]


def test_no_pairs():
    """
    Nothing to measure gives zeros.
    """
    assert {"pairs": 0, "failures": []}.items() <= identity.measure([]).items()
