"""Kinds of lines that are tried together."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

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


_HITS = [hit for one in shapes.SHAPES for hit in one.hits]
_PIECES = sorted(
    {piece for hit in (*_HITS, "At /srv ran", "10:30 ... done") for piece in hit.split()}
)


@given(
    st.lists(st.sampled_from(_PIECES), min_size=1, max_size=5), st.sampled_from([" ", "  ", "   "])
)
def test_a_line_of_words_has_no_shape(pieces, apart):
    """
    What is passed over as nothing but words is no shape, whatever it is put together of.
    """
    line = apart.join(pieces)
    assert not shapes.spoken(line) or all(not one.pattern.match(line) for one in shapes.SHAPES)
    assert not any(map(shapes.spoken, _HITS))
