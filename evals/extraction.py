"""How well clauses are found: precision and recall against labelled spans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from agent_memory.capture import extract, pasted
from evals.figures import FAILURES, share

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.capture.found import Found
    from evals.dataset import Row

LEVELS = {"shown": ("shown",), "counted": ("shown", "counted")}
OVERLAP = 0.3  # of the shorter span: what makes a prediction right


class Tally(NamedTuple):
    """One message's counts."""

    part: str
    right: tuple[bool, ...]  # one a prediction
    gold: tuple[tuple[bool, bool], ...]  # one a label that both readers stand by: explicit, found


def measure(rows: Sequence[Row], level: str = "shown") -> dict[str, Any]:
    """The metrics of one labelled file at one level."""
    tallies: list[Tally] = []
    failures: list[Row] = []
    for row in rows:
        predicted = [found for found in _found(row["text"]) if found.level in LEVELS[level]]
        right = tuple(any(_right(found, label) for label in row["labels"]) for found in predicted)
        gold = [label for label in row["labels"] if label["agreed"] and label["half_clear"]]
        met = [any(_right(found, label) for found in predicted) for label in gold]
        tallies.append(
            Tally(
                row.get("part", "random"),
                right,
                tuple((bool(g["explicit"]), m) for g, m in zip(gold, met, strict=True)),
            )
        )
        failures += [
            _wrong(row, found) for found, good in zip(predicted, right, strict=True) if not good
        ]
        failures += [_missed(row, label) for label, good in zip(gold, met, strict=True) if not good]
    figures: dict[str, Any] = {"messages": len(rows), "level": level, **_figures(tallies)}
    for part in sorted({tally.part for tally in tallies}):
        own = _figures([tally for tally in tallies if tally.part == part])
        figures |= {f"{name}_{part}": value for name, value in own.items()}
    return {**figures, "failures": failures[:FAILURES]}


def _found(text: str) -> tuple[Found, ...]:
    """What capture finds in a typed message, with what it takes for pasted."""
    return extract.clauses(text, pasted=[(span.start, span.end) for span in pasted.spans(text)])


def _right(found: Found, label: Row) -> bool:
    """Whether a prediction overlaps a label by more than the share of the shorter one."""
    start, end = int(label["start"]), int(label["end"])
    shared = min(found.end, end) - max(found.start, start)
    return shared > OVERLAP * min(found.end - found.start, end - start)


def _figures(tallies: Sequence[Tally]) -> dict[str, float | None]:
    """Precision and recall over some messages."""
    right = [good for tally in tallies for good in tally.right]
    gold = [label for tally in tallies for label in tally.gold]
    return {
        "precision": share(right),
        "recall": share([met for _, met in gold]),
        "explicit_recall": share([met for explicit, met in gold if explicit]),
        "predictions": len(right),
        "predictions_per_1000_messages": round(1000 * len(right) / max(1, len(tallies)), 1),
    }


def _wrong(row: Row, found: Found) -> Row:
    """A prediction that no label supports."""
    return {
        "id": row["id"],
        "failure": "wrong",
        "text": found.text,
        "marker": found.marker,
        "score": found.score,
    }


def _missed(row: Row, label: Row) -> Row:
    """A label that no prediction meets."""
    said = row["text"][label["start"] : label["end"]]
    return {"id": row["id"], "failure": "missed", "text": said, "explicit": label["explicit"]}
