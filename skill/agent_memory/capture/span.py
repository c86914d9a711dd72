"""A part of a message and a line of it, each with its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from agent_memory.capture.shapes import Shape


class Span(NamedTuple):
    """A part of a message that was pasted, and what shows it."""

    start: int
    end: int
    name: str


class Line(NamedTuple):
    """A line outside all marked blocks, as far as it is looked at, and the shape that it has."""

    start: int
    end: int
    text: str
    shape: Shape | None
