"""The gate of references/gates.md, and every blocker in its words."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory.instructions import Line
from agent_memory.ledger import gate
from agent_memory.ledger.atom import Contest, Standing
from agent_memory.ledger.records import Confidence, Level
from tests.ledger.build import atom, day, folded, sight, sights

OPEN = Contest("a", "b", "branch: dev / main", day(1))
LEVELS = get_args(Level)
CONFIDENCES = get_args(Confidence)

PLACES = st.tuples(st.sampled_from("abcde"), st.integers(1, 5))
CLEAN = st.builds(
    lambda place, number, level, confidence, flags: sight(
        f"{place[0]}{place[1]}",
        message=f"m-{number}",
        level=level,
        confidence=confidence,
        flags=flags,
    ),
    PLACES,
    st.integers(0, 999),
    st.sampled_from(LEVELS),
    st.sampled_from(CONFIDENCES),
    st.sampled_from([(), ("asked",)]),
)
SEEN = st.lists(CLEAN, min_size=1, max_size=8, unique_by=lambda one: one.id)
LESSER = st.builds(
    lambda place, number, fields: sight(
        f"{place[0]}{place[1]}", message=f"lesser-{number}", **fields
    ),
    PLACES,
    st.integers(0, 999),
    st.sampled_from(
        [
            {"flags": ("pasted",)},
            {"flags": ("altered",)},
            {"flags": ("suspect",)},
            {"flags": ("asked", "pasted")},
            {"confidence": "verified", "flags": ("altered",)},
            {"voice": "tool"},
            {"voice": "tool", "flags": ("asked",)},
            {"voice": "tool", "kind": "failure", "confidence": "observed"},
        ]
    ),
)


@pytest.mark.parametrize(
    ("where", "fields", "label", "blockers"),
    [
        pytest.param("a1", {}, "recurred", ("1 of 2 conversations", "1 of 2 days")),
        pytest.param("a1 b1", {}, "recurred", ("1 of 2 days",)),
        pytest.param("a1 a2", {}, "recurred", ("1 of 2 conversations",)),
        pytest.param("a1 b2", {}, "recurred", ()),
        pytest.param("a1 b2", {"level": "counted"}, "recurred", ()),
        pytest.param("a1 b2", {"confidence": "observed"}, "recurred", ("2 of 3 conversations",)),
        pytest.param("a1 b1 c1", {"confidence": "observed"}, "recurred", ("1 of 2 days",)),
        pytest.param("a1 b1 c2", {"confidence": "observed"}, "recurred", ()),
        pytest.param("a1", {"confidence": "verified"}, "verified", ()),
        pytest.param("a1", {"confidence": "verified", "voice": "tool"}, "verified", ()),
        pytest.param("a1", {"flags": ("asked",)}, "you asked, once", ()),
        pytest.param("a1 b1", {"flags": ("asked",)}, "you asked, once", ()),
        pytest.param("a1 a2", {"flags": ("asked",)}, "you asked, once", ()),
        pytest.param("a1 b2", {"flags": ("asked",)}, "recurred", ()),
        pytest.param(
            "a1 b2",
            {"level": "request", "confidence": "observed"},
            "habit",
            ("2 of 3 conversations", "2 of 3 days"),
        ),
        pytest.param(
            "a1 b2 c2", {"level": "request", "confidence": "observed"}, "habit", ("2 of 3 days",)
        ),
        pytest.param(
            "a1 b2 a3",
            {"level": "request", "confidence": "observed"},
            "habit",
            ("2 of 3 conversations",),
        ),
        pytest.param("a1 b2 c3", {"level": "request", "confidence": "observed"}, "habit", ()),
    ],
)
def test_recurrence(where, fields, label, blockers):
    """
    Conversations and days are counted apart, and each kind of evidence needs its own.
    """
    assert (blockers, label) == gate.l1_to_l2(atom(sights(where, **fields)))


@pytest.mark.parametrize("text", ["commit and push", "please run the tests", "think harder"])
def test_an_errand_is_never_proposed(text):
    """
    What is asked for each time that it is wanted would, as a line, be done all the time.
    """
    fields = {"level": "request", "confidence": "observed", "text": text}
    assert ("asked for each time: say when it is to be done",) == gate.l1_to_l2(
        atom(sights("a1 b2 c3", **fields))
    ).blockers
    assert gate.l1_to_l2(
        atom(sights("a1 b2 c3", **{**fields, "text": f"{text} on a Friday"}))
    ).passed


def test_one_stated_sighting_makes_the_claim_stated():
    """
    An atom with at least one stated sighting counts as stated.
    """
    seen = [sight("a1", confidence="observed"), sight("b2")]

    assert gate.l1_to_l2(atom(seen)).passed


def test_silent_sightings_count_as_conversations():
    """
    A clause below shown is nothing alone, and comes back as evidence.
    """
    seen = [sight("a1"), sight("b2", level="counted", confidence="observed")]

    assert gate.l1_to_l2(atom(seen)).passed


@pytest.mark.parametrize(
    ("blocker", "fields"),
    [
        ("contested: resolve the contradiction first", {"contests": (OPEN,)}),
        ("superseded by 0a1b2c3d", {"superseded_by": "0a1b2c3d"}),
        ("altered by redaction: say it again without the secret", {"altered": True}),
        ("suspect: it may hold a secret; say it again without it", {"suspect": True}),
        ("pasted?: perhaps not your own words; adopt it with --mine", {"pasted": True}),
        ("seen in tool results only: recalled with its proof, never proposed", {"tool": True}),
        ("rejected: undo that first", {"standing": Standing(rejected=True)}),
        ("demoted: adopt it again by its number or id", {"standing": Standing(demoted=True)}),
        (
            "decided differently: adopted 2026-03-02, rejected 2026-03-03",
            {"standing": Standing(disagreeing=("adopted 2026-03-02", "rejected 2026-03-03"))},
        ),
        ("already in CLAUDE.md line 7", {"already": Line("CLAUDE.md", 7, "Use pnpm.")}),
        ("expired: comes back when it is seen again", {"life": "expired"}),
        ("capped: comes back when it is seen again", {"life": "capped"}),
    ],
)
@pytest.mark.parametrize("confidence", CONFIDENCES)
def test_what_no_evidence_outweighs(blocker, fields, confidence):
    """
    Each refusal is named in its words, however much evidence there is.
    """
    seen = sights("a1 b2 c3 d4 e5", confidence=confidence, flags=("asked",))

    assert (blocker,) == gate.l1_to_l2(atom(seen, **fields)).blockers


def test_every_blocker_is_named_at_once():
    """
    A verdict says everything that is in the way.
    """
    one = atom(sights("a1"), altered=True, contests=(OPEN,))

    assert (
        "contested: resolve the contradiction first",
        "altered by redaction: say it again without the secret",
        "1 of 2 conversations",
        "1 of 2 days",
    ) == gate.l1_to_l2(one).blockers


@given(seen=SEEN, extra=(CLEAN | LESSER).map(lambda one: one.model_copy(update={"id": "extra"})))
def test_more_evidence_never_hurts(seen, extra):
    """
    An atom that passes still passes after one more sighting, whoever's it is.
    """
    if gate.l1_to_l2(atom(seen)).passed:
        assert gate.l1_to_l2(atom([*seen, extra])).passed


@given(seen=SEEN)
def test_contested_never_passes(seen):
    """
    Promise 5: no evidence lets a contested claim through.
    """
    assert not gate.l1_to_l2(atom(seen, contests=(OPEN,))).passed


@given(lesser=st.lists(LESSER, min_size=1, max_size=12))
def test_a_lesser_voice_never_stages(lesser):
    """
    Promise 8: pasted, altered, suspect and tool sightings stage nothing, however many.
    """
    assert not gate.l1_to_l2(atom(lesser)).passed
    assert () == folded(lesser).proposals


@given(own=st.lists(CLEAN, max_size=3), lesser=st.lists(LESSER, max_size=8))
def test_a_lesser_voice_never_raises(own, lesser):
    """
    Promise 8: beside a person's own words, the others change nothing that a gate looks at.
    """

    def looked_at(memory):
        return [
            (one.conversations, one.days, one.confidence, one.level, one.asked, one.verdict)
            for one in memory.atoms
            if one.conversations
        ]

    assert looked_at(folded(own)) == looked_at(folded([*own, *lesser]))
