"""Recall: which of a memory's claims a prompt is reminded of, and when it stays silent."""

from __future__ import annotations

import datetime as dt
import math
from typing import TYPE_CHECKING, Any

from agent_memory import policy
from agent_memory.errors import Refusal
from agent_memory.ledger.assemble import assemble
from agent_memory.ledger.fold import Memory
from agent_memory.ledger.records import Clean, Place, Sighting, sighting_id
from agent_memory.offer import prompt, recall, reminder
from evals.figures import FAILURES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from agent_memory.ledger.atom import Atom

UTC = dt.timezone.utc


def measure(rows: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """The recall metrics of memories `{claims, queries}`, each query in a session of its own."""
    asked = [(query, told) for row in rows for query, told in _answers(row)]
    right = [(query, told) for query, told in asked if query["relevant"]]
    silent = [(query, told) for query, told in asked if not query["relevant"]]
    ranks = [_rank(query, told) for query, told in right]
    return {
        "queries": len(asked),
        "mrr": _mean([1 / rank for rank in ranks]),
        "recall_at_5": _mean([_share(query, told) for query, told in right]),
        "hit_at_1": _mean([float(rank == 1) for rank in ranks]),
        "spoken": _mean([float(bool(told)) for _, told in right]),
        "false_injection_rate": _mean([float(bool(told)) for _, told in silent]),
        "failures": [
            {"prompt": query["prompt"], "relevant": query["relevant"], "told": told}
            for query, told in asked
            if _rank(query, told) > 1 and (told or query["relevant"])
        ][:FAILURES],
    }


def _answers(row: Mapping[str, Any]) -> Iterable[tuple[Mapping[str, Any], list[str]]]:
    """Each query with the claims that it is told, best first, by the bytes that publish writes."""
    atoms = {claim["id"]: atom(claim) for claim in row["claims"]}
    claims = {one.id: name for name, one in atoms.items()}
    memory = Memory(tuple(atoms.values()), (), ())
    header, *lines = reminder.page(memory, zone=UTC, stamp={}).split(b"\n")
    table = prompt.Table(header)
    for query in row["queries"]:
        found = recall.matching(prompt.typed(query["prompt"]), lines, table, until=math.inf)
        keys, _ = recall.fitting(found, "0", table)
        yield query, [claims[key.decode()] for key in keys]


def atom(claim: Mapping[str, Any]) -> Atom:
    """The atom of a claim that was said once, in words that it stands."""
    try:
        at = dt.datetime.combine(dt.date.fromisoformat(claim["day"]), dt.time(12), UTC)
    except ValueError:
        raise Refusal(f"{claim['day']!r} is no day; write it as 2026-03-02") from None
    message = f"message-{claim['id']}"
    seen = Sighting(
        id=sighting_id(message, 0, policy.EXTRACTOR),
        project="0" * 12,
        at=at,
        place=Place(conversation=message, transcript="", line=1, message=message),
        start=0,
        end=len(claim["text"]),
        text=Clean(claim["text"]),
        marker="eval",
        level="shown",
        confidence="stated",
        kind=claim["kind"],
        extractor=policy.EXTRACTOR,
    )
    return assemble([seen], {message: message}, UTC)


def _rank(query: Mapping[str, Any], told: list[str]) -> float:
    """The rank of the first relevant claim, infinite where none is told."""
    ranks = (rank for rank, name in enumerate(told, 1) if name in query["relevant"])
    return next(ranks, math.inf)


def _share(query: Mapping[str, Any], told: list[str]) -> float:
    """The share of what is relevant that is told."""
    return len(set(query["relevant"]) & set(told)) / len(set(query["relevant"]))


def _mean(values: list[float]) -> float:
    return round(sum(values) / len(values), 4) if values else 0.0
