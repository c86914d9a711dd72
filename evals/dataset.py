"""Rows of labelled data: JSON lines, gzipped or not, each checked against the shape it needs."""

from __future__ import annotations

import gzip
import json
import zlib
from typing import TYPE_CHECKING, Any

from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Row = dict[str, Any]
# A type, a tuple of types, a set of texts, a dict of shapes, or a list that holds its items' shape.
Shape = Any

# What a metric cannot do without; every other field is kept as it is.
EXTRACTION: Shape = {
    "id": str,
    "text": str,
    "labels": [{"start": int, "end": int, "agreed": bool, "half_clear": bool, "explicit": bool}],
}
REDACTION: Shape = {"text": str, "secret": (str, type(None)), "kind": str, "source": str}
IDENTITY: Shape = {"a": str, "b": str, "relation": frozenset({"same", "different", "contradicts"})}
REPLAY: Shape = {
    "id": str,
    "person": str,
    "project": str,
    "session": str,
    "ts": str,
    "text": str,
    "copy": bool,
}
RECALL: Shape = {
    "claims": [{"id": str, "text": str, "kind": str, "day": str}],
    "queries": [{"prompt": str, "relevant": [str]}],
}
GROUPS: Shape = {"id": str, "kind": str, "person": str, "items": [{"turn": str}]}


def read(path: Path, shape: Shape) -> list[Row]:
    """The rows of a file in order; a bad one is refused with its file and row."""
    try:
        return [_row(line, shape, f"{path} row {row}") for row, line in _lines(path)]
    except (OSError, EOFError, zlib.error) as error:
        reason = getattr(error, "strerror", None) or "not whole gzip"
        raise Refusal(f"{path} cannot be read: {reason}") from None


def _lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """Yield the lines that are not blank, numbered from 1."""
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rb") as file:
        for number, line in enumerate(file, 1):
            if line.strip():
                yield number, line


def _row(line: bytes, shape: Shape, name: str) -> Row:
    try:
        row: Row = json.loads(line)
    except (ValueError, RecursionError):
        raise Refusal(f"{name}: not JSON") from None
    problem = _problem(row, shape)
    if problem:
        raise Refusal(f"{name}: {problem}")
    return row


def _problem(value: object, shape: Shape, where: str = "the row") -> str | None:
    """What keeps a value from having a shape, or None."""
    if isinstance(shape, dict):
        if not isinstance(value, dict):
            return f"{where} is no object"
        missing = next((name for name in shape if name not in value), None)
        if missing is not None:
            return f"{where} lacks {missing!r}"
        parts = ((value[name], inner, repr(name)) for name, inner in shape.items())
    elif isinstance(shape, list):
        if not isinstance(value, list):
            return f"{where} is no list"
        parts = ((item, shape[0], f"item {n} of {where}") for n, item in enumerate(value, 1))
    elif isinstance(shape, frozenset):
        known = isinstance(value, str) and value in shape
        return None if known else f"{where} is none of {', '.join(sorted(shape))}"
    else:
        return None if _is(value, shape) else f"{where} is of the wrong type"
    return next(filter(None, (_problem(*part) for part in parts)), None)


def _is(value: object, shape: type | tuple[type, ...]) -> bool:
    """Whether a value is of a type; a boolean is no number here."""
    return isinstance(value, shape) and not (isinstance(value, bool) and shape is int)
