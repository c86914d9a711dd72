"""Every pattern that says with rows what it is for, against its rows."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from agent_memory.capture import redact
from agent_memory.capture.redact import openings
from tests.capture.redact.build import made

ROOMS = [
    room
    for module in pkgutil.iter_modules(redact.__path__)
    if hasattr(room := importlib.import_module(f"{redact.__name__}.{module.name}"), "PROVEN")
]


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.__name__.rpartition(".")[2])
def test_a_pattern_matches_its_hits_and_not_its_misses(room):
    """
    A pattern matches every shape that it must, and none that it must not.
    """
    wrong = [shape for row in room.PROVEN for shape in row.hits if not row.matches(shape)]
    wrong += [shape for row in room.PROVEN for shape in row.misses if row.matches(shape)]
    assert [] == wrong


@pytest.mark.parametrize("row", openings.OPENINGS, ids=lambda row: row.hits[0])
def test_an_opening_hands_over_its_hits_and_not_its_misses(row):
    """
    A form gives away the value of every hit, behind a literal of its row, and none of a miss.
    """

    def given(shape: str) -> list[str]:
        found = [one["secret"].rstrip(".,;:)") for one in row.pattern.finditer(made(shape))]
        return [value for value in found if row.accept(value)]

    assert [] == [shape for shape in row.hits if len(given(shape)) != 1]
    assert [] == [shape for shape in row.misses if given(shape)]
    assert all(any(one in shape.lower() for one in row.literals) for shape in row.hits)
