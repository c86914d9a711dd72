"""Identity: how well same and contradicting claims are told apart on labelled pairs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from agent_memory.ledger.claim import canonical, same
from agent_memory.ledger.contradiction import contradicts
from evals.figures import FAILURES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def measure(rows: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """The identity metrics of pairs `{a, b, relation}`, both sides taken as stated."""
    told = [(row, relation(row["a"], row["b"])) for row in rows]
    metrics: dict[str, Any] = {"pairs": len(told)}
    for name in ("same", "contradicts"):
        right = sum(row["relation"] == answer == name for row, answer in told)
        metrics[f"{name}_precision"] = _share(right, sum(answer == name for _, answer in told))
        metrics[f"{name}_recall"] = _share(right, sum(row["relation"] == name for row, _ in told))
    wrong = [dict(row, predicted=answer) for row, answer in told if row["relation"] != answer]
    metrics["failures"] = wrong[:FAILURES]
    return metrics


def relation(a: str, b: str) -> str:
    """What the product says about two clauses: same, contradicts or different."""
    one, other = canonical(a), canonical(b)
    if same(one, other, stated=(True, True)):
        return "same"
    return "contradicts" if contradicts(one, other) else "different"


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0
