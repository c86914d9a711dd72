"""What a clause fills with one value, and what it says of a change."""

from __future__ import annotations

import pytest

from agent_memory.ledger.canonical import canonical
from agent_memory.ledger.slot import NO_SLOT


@pytest.mark.parametrize(
    ("relation", "about", "value", "text"),
    [
        ("use", {"imag"}, "coil", "use coil for pictures"),
        ("use", {"imag"}, "coil", "for pictures we use coil"),
        ("use", {"imag"}, "coil", "for pictures, use coil"),
        ("use", {"imag"}, "coil", "we use coil with a memory cache for pictures"),
        ("use", {"imag"}, "coil", "from now on we use coil for pictures, glide was slow"),
        ("use", {"imag"}, "coil", "since it crashes we use coil for pictures from now on"),
        ("use", {"imag"}, "coil", "the team met: from now on use coil for pictures"),
        ("with", {"topic", "start"}, "farm", "topics start with farm/ and then the name"),
        ("with", {"topic", "start"}, "farm", "the topics from now on start with farm/"),
        ("with", {"state", "keep"}, "bloc", "state is kept with bloc"),
        ("is", {"main", "font"}, "inter", "the main font is Inter"),
        ("als", {"karten", "speichern"}, "cbor", "karten speichern wir als cbor"),
        ("use", {"figur"}, "antv", "图表用 antv"),
        ("number", {"正文", "页"}, "40", "正文改成 40 页"),
    ],
)
def test_slots(relation, about, value, text):
    """
    A slot is read off the clause proper, whatever is said around it.
    """
    slot = canonical(text).slot

    assert (relation, value) == (slot.relation, slot.spelled)
    assert about == slot.about


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("don't use coil for pictures", id="a prohibition"),
        pytest.param("use coil for pictures, but glide for icons", id="taken back in part"),
        pytest.param("use coil for pictures when they are small", id="a condition"),
        pytest.param("use coil and glide for pictures", id="two values"),
        pytest.param("use coil or glide for pictures", id="a choice"),
        pytest.param("the build is signed", id="what is done to it"),
        pytest.param("replace glide with coil", id="the change itself"),
        pytest.param("why do you use glide for pictures", id="a complaint"),
        pytest.param("", id="nothing"),
    ],
)
def test_no_slot(text):
    """
    A clause that holds in part, or says more than one value, fills nothing.
    """
    assert NO_SLOT.relation == canonical(text).slot.relation


def test_what_a_clause_says_of_a_change():
    """
    It changes something, gives something up, or holds this once.
    """
    assert canonical("from now on use coil").slot.changes
    assert not canonical("use coil rather than glide").slot.changes
    assert ["glide"] == [old for _, old in canonical("use coil rather than glide").slot.gone]
    assert canonical("just this once use coil").slot.passing


def test_what_a_clause_fills_tells_it_apart():
    """
    Two clauses of the same words are equal only if they fill the same, asked or not.
    """
    now, once = canonical("use coil from now on"), canonical("use coil")
    assert tuple(now) == tuple(once)
    assert now != once
    assert 2 == len({now, once})
    assert canonical("use coil") == canonical("use coil again")
