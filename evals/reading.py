"""What a replay staged and what it joined, written out for a person to judge by reading."""

from __future__ import annotations

import itertools
import json
import random
from typing import TYPE_CHECKING, Any

from agent_memory.errors import Refusal
from agent_memory.ledger import claim

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.records import Sighting
    from evals.outcome import Outcome


def staged(found: Iterable[Outcome]) -> Iterator[dict[str, Any]]:
    """Yield every staged atom: its text, label, conversations, days, and each of its sightings."""
    for each in found:
        for atom in each.staged_atoms():
            yield {
                "text": atom.text,
                "label": each.staged[atom.id],
                "kind": atom.kind,
                "person": each.captured.person,
                "project": each.captured.project,
                "conversations": len(atom.conversations),
                "days": sorted(day.isoformat() for day in atom.days),
                "danger": atom.danger,
                "contested": atom.contested,
                "sightings": [_sighting(one) for one in atom.sightings],
            }


def sample(found: Iterable[Outcome], size: int, *, seed: int) -> list[dict[str, Any]]:
    """Joined pairs of different wording, from another conversation and another day.

    A pair of each atom before a second one of any: a claim in twenty wordings has 190 pairs, and
    would be all that is read.
    """
    drawn = random.Random(seed)  # noqa: S311 - a sample to read, and the same one next time
    claims = [
        [
            {"person": each.captured.person, "staged": atom.id in each.staged, **pair}
            for pair in pairs
        ]
        for each in found
        for atom in each.atoms
        if (pairs := list(joined(atom)))
    ]
    for pairs in claims:
        drawn.shuffle(pairs)
    drawn.shuffle(claims)
    turns = itertools.zip_longest(*claims)
    return list(itertools.islice((pair for turn in turns for pair in turn if pair), size))


def joined(atom: Atom) -> Iterator[dict[str, Any]]:
    """Yield the pairs of an atom's wordings, with the rule that joins them, or "chain"."""
    seen = set()
    for one, other in itertools.combinations(atom.sightings, 2):
        pair = frozenset((one.text.casefold(), other.text.casefold()))
        if len(pair) == 1 or pair in seen or not _apart(one, other):
            continue
        seen.add(pair)
        forms = claim.canonical(one.text), claim.canonical(other.text)
        stated = one.level != "request", other.level != "request"
        yield {
            "atom": atom.id,
            "a": one.text,
            "b": other.text,
            "stated": stated,
            "rule": claim.same(*forms, stated=stated) or "chain",
        }


def write(path: Path, rows: Iterable[dict[str, Any]]) -> None:
    """Write rows as JSON lines, in place of what stood there."""
    text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    try:
        path.write_text(text, encoding="utf-8", errors="replace", newline="\n")
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror}") from None


def _apart(one: Sighting, other: Sighting) -> bool:
    return one.place.conversation != other.place.conversation and one.at.date() != other.at.date()


def _sighting(one: Sighting) -> dict[str, Any]:
    return {
        "text": one.text,
        "at": one.at.isoformat(),
        "conversation": one.place.conversation[:8],
        "message": one.place.message[:12],
        "level": one.level,
        "confidence": one.confidence,
        "marker": one.marker,
        "flags": one.flags,
    }
