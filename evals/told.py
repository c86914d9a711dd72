"""Fits what the signs of a told password weigh, and says how that does on a set it has not seen.

    .venv/bin/python evals/told.py [SET.jsonl ...] [--ordinary MESSAGES.jsonl ...] [--write]

A set has rows as `evals/data/redaction_shapes.jsonl`, which is always one of them; each in turn is
held out. Messages hold no secrets. `--write` fits on all of it and writes the module.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "skill")]

from agent_memory.capture.redact import cues, told, weights  # noqa: E402
from evals.redaction import filled  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

OWN = ROOT / "evals" / "data" / "redaction_shapes.jsonl"
MODULE = Path(weights.__file__)
EPOCHS, RATE, PULL = 25, 0.3, 1e-3  # of the descent; weights are pulled to zero
LEAST = 0.1  # a weight that rounds to less is left out
LONGEST = 3_000  # characters of a message that is read


class Example(NamedTuple):
    """A value, the names of all that weighs, and whether it is a secret."""

    names: tuple[str, ...]
    secret: bool


def examples(row: dict[str, Any]) -> list[Example]:
    """Every value of a row that might be cut out."""
    text, secret = str(row["text"]), str(row["secret"] or "")
    at = text.find(secret)
    return [
        Example(one.names, secret != "" and one.start < at + len(secret) and one.end > at)
        for one in told.values(text, cues.find(text))
        if one.firm
    ]


def fit(data: list[Example]) -> dict[str, float]:
    """The weights under which the secrets among the examples are the likeliest."""
    found: dict[str, float] = {}
    steps: dict[str, float] = {}
    draw = random.Random(1)  # noqa: S311 - repeatable, not secret
    order = list(data)
    for _ in range(EPOCHS):
        draw.shuffle(order)
        for one in order:
            total = max(-30.0, min(30.0, sum(found.get(name, 0.0) for name in one.names)))
            wrong = 1 / (1 + math.exp(-total)) - one.secret
            for name in one.names:
                slope = wrong + PULL * found.get(name, 0.0)
                steps[name] = steps.get(name, 1e-2) + slope * slope
                found[name] = found.get(name, 0.0) - RATE * slope / math.sqrt(steps[name])
    return found


def held_out(rows: list[dict[str, Any]], found: dict[str, float]) -> tuple[float, float]:
    """The share of told passwords found by weights alone, and of ordinary rows taken for one."""

    def cut(row: dict[str, Any], *, secret: bool) -> bool:
        scored = (
            (sum(found.get(name, 0.0) for name in one.names), one.secret) for one in examples(row)
        )
        return any(score >= weights.TOLD and is_one == secret for score, is_one in scored)

    prose = [cut(row, secret=True) for row in rows if _prose(row)]
    ordinary = [cut(row, secret=False) for row in rows if row["secret"] is None]
    return sum(prose) / max(1, len(prose)), sum(ordinary) / max(1, len(ordinary))


def _prose(row: dict[str, Any]) -> bool:
    told_in_words = "prose" in str(row.get("source")) or str(row.get("kind")).startswith("password")
    return row["secret"] is not None and told_in_words


def _read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def _learnt(rows: Iterable[dict[str, Any]]) -> Iterator[Example]:
    """The examples of rows, but for secrets that are told otherwise than in words."""
    for row in rows:
        yield from (one for one in examples(row) if _prose(row) or not one.secret)


def _module(found: dict[str, float]) -> str:
    head, _, _ = MODULE.read_text(encoding="utf-8").partition("WEIGHTS: ")
    rows = sorted((name, round(weight, 1)) for name, weight in found.items())
    lines = [f'    "{name}": {weight},' for name, weight in rows if abs(weight) >= LEAST]
    return "\n".join([head + "WEIGHTS: dict[str, float] = {", *lines, "}", ""])


def main(arguments: list[str]) -> int:
    """Fits, says what each set gives when it is held out, and writes the module when asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("sets", nargs="*", type=Path)
    parser.add_argument("--ordinary", nargs="*", type=Path, default=[])
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args(arguments)
    sets = {path: [filled(row) for row in _read(path)] for path in (OWN, *given.sets)}
    messages = [
        {"text": row["text"], "secret": None}
        for path in given.ordinary
        for row in _read(path)
        if len(row["text"]) <= LONGEST
    ]
    ordinary = list(_learnt(messages))
    learnt = {path: list(_learnt(rows)) for path, rows in sets.items()}
    for held, held_rows in sets.items():
        others = [one for path, rows in learnt.items() if path != held for one in rows]
        recall, wrong = held_out(held_rows, fit(others + ordinary))
        print(f"{held.name}: {recall:.3f} of the told, {wrong:.4f} of the ordinary rows")
    if given.write:
        every = [one for rows in learnt.values() for one in rows]
        MODULE.write_text(_module(fit(every + ordinary)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
