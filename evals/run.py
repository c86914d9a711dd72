"""Measure one thing on labelled data: extraction, identity, redaction, replay or recall.

Prints the metrics of evals/README.md, or with --json one object of them. Exits 0, or 1 when a floor
is missed or the data is refused, or 2 on a wrong call.
"""

from __future__ import annotations

import argparse
import importlib
import json
import operator
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":  # a clone works without being installed
    sys.path[:1] = [str(ROOT / "skill"), str(ROOT)]

from agent_memory.errors import Refusal  # noqa: E402 - found only once the path is set
from evals import dataset  # noqa: E402 - as above

Found = dict[str, Any]
DATA = ROOT / "evals" / "data"
_ORDER: dict[str, Callable[[float, float], bool]] = {">=": operator.ge, "<=": operator.le}


class Floor(NamedTuple):
    """A bound that a metric must keep."""

    name: str
    order: str
    bound: float

    def problem(self, found: Found) -> str | None:
        """How the metric breaks the bound, or None."""
        value = found.get(self.name)
        if isinstance(value, (int, float)) and _ORDER[self.order](value, self.bound):
            return None
        return f"{self.name} is {value}; the floor is {self.order} {self.bound:g}"


def main(arguments: list[str] | None = None) -> int:
    """Run one measurement; return the exit code."""
    options = _parser().parse_args(arguments)
    try:
        found = options.measure(options)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 1
    print(json.dumps(found) if options.json else table(found))
    problems = [problem for floor in options.floor if (problem := floor.problem(found))]
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


def table(found: Found) -> str:
    """The metrics as aligned lines; how many failures there are stands last."""
    rows = {**found, "failures": len(found["failures"])}
    width = max(map(len, rows))
    return "\n".join(f"{name:<{width}}  {_shown(value)}" for name, value in rows.items())


def _shown(value: object) -> str:
    return f"{value:.4g}" if isinstance(value, float) else "-" if value is None else str(value)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, prog="evals/run.py")
    metrics = parser.add_subparsers(dest="metric", required=True)
    for name, measure in _METRICS.items():
        one = metrics.add_parser(name)
        one.set_defaults(measure=measure)
        one.add_argument("--data", type=Path, metavar="FILE", help="default: the set in evals/data")
        one.add_argument("--json", action="store_true", help="print one JSON object")
        one.add_argument(
            "--floor",
            type=floor,
            action="append",
            default=[],
            metavar="'NAME>=VALUE'",
            help="exit 1 unless the metric keeps it; may be repeated",
        )
        if name == "extraction":
            one.add_argument("--level", choices=("shown", "counted"), default="shown")
        if name == "replay":
            _replay_options(one)
    return parser


def _replay_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--groups", type=Path, metavar="FILE", help="what recurs in the data")
    parser.add_argument("--list", type=Path, metavar="FILE", help="write what was staged")
    parser.add_argument("--pairs", type=Path, metavar="FILE", help="write joined pairs of wordings")
    parser.add_argument("--sample", type=int, default=200, metavar="N", help="how many pairs")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which pairs")


def floor(text: str) -> Floor:
    """The floor that an argument such as 'precision>=0.9' names."""
    match = re.fullmatch(r"(\S+?)\s*(>=|<=)\s*(\d+(?:\.\d+)?)", text)
    if not match:
        raise argparse.ArgumentTypeError(f"{text!r} is no floor; write 'precision>=0.9'")
    return Floor(match[1], match[2], float(match[3]))


def _extraction(options: argparse.Namespace) -> Found:
    rows = dataset.read(options.data or DATA / "extraction.jsonl", dataset.EXTRACTION)
    return _measure("extraction", rows, level=options.level)


def _redaction(options: argparse.Namespace) -> Found:
    rows = dataset.read(options.data or DATA / "redaction_shapes.jsonl", dataset.REDACTION)
    return _measure("redaction", rows)


def _identity(options: argparse.Namespace) -> Found:
    rows = dataset.read(options.data or DATA / "identity.jsonl", dataset.IDENTITY)
    return _measure("identity", rows)


def _replay(options: argparse.Namespace) -> Found:
    from evals import reading, replay  # noqa: PLC0415 - the other metrics do without the ledger

    groups = options.groups or (None if options.data else DATA / "recurrences.jsonl")
    told = dataset.read(groups, dataset.GROUPS) if groups else []
    rows = dataset.read(options.data or DATA / "replay.jsonl", dataset.REPLAY)
    found = replay.outcomes(rows)
    if options.list:
        reading.write(options.list, reading.staged(found))
    if options.pairs:
        reading.write(options.pairs, reading.sample(found, options.sample, seed=options.seed))
    return replay.metrics(found, told)


def _recall(options: argparse.Namespace) -> Found:
    rows = dataset.read(options.data or DATA / "recall.jsonl", dataset.RECALL)
    return _measure("recall", rows)


def _measure(metric: str, rows: list[dataset.Row], **options: str) -> Found:
    """What a metric's module says; each is loaded alone, since each loads what it measures."""
    found: Found = importlib.import_module(f"evals.{metric}").measure(rows, **options)
    return found


_METRICS = {
    "extraction": _extraction,
    "identity": _identity,
    "redaction": _redaction,
    "replay": _replay,
    "recall": _recall,
}

if __name__ == "__main__":
    sys.exit(main())
