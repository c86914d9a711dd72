"""Kinds of lines that are tried together."""

from __future__ import annotations

import itertools

import pytest

from agent_memory.capture import shapes, signs


@pytest.mark.parametrize("rows", [shapes.SHAPES, signs.SIGNS], ids=["shapes", "signs"])
def test_together_they_find_what_each_finds(rows):
    """
    Tried together, shapes give the first in their order that matches a line by itself.
    """
    together = shapes.Shapes(rows)
    every = (*shapes.SHAPES, *signs.SIGNS)
    said = itertools.chain.from_iterable((*one.hits, *one.misses) for one in every)
    for line in [*said, "", "   ", "a\tb\tc", "x   y   z", "x   y z", "10:30  ✅", "> from: ann"]:
        alone = next((one for one in rows if one.pattern.match(line)), None)
        assert alone == together.first(line), line
