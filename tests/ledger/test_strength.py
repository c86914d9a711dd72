"""How much a claim has helped: by hand."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory.ledger import strength
from agent_memory.ledger.records import Pinned, Voted
from tests.ledger.build import DAY_ONE, day, decide, folded, sights

NOW = DAY_ONE


def votes(words: str):
    """Votes in shorthand: "+0 -90" helped now and harmed 90 days ago."""
    return [(NOW - dt.timedelta(days=int(one[1:])), one[0] == "+") for one in words.split()]


@pytest.mark.parametrize(
    ("score", "maturity", "cast"),
    [
        pytest.param(0.0, "candidate", "", id="none"),
        pytest.param(0.5, "candidate", "+0", id="1 x 0.5"),
        pytest.param(0.25, "candidate", "+90", id="half after a half-life"),
        pytest.param(0.125, "candidate", "+180", id="a quarter after two"),
        pytest.param(-1.0, "candidate", "-90", id="-4 x 0.5 x 0.5"),
        pytest.param(-1.5, "candidate", "-0 +0", id="(1 - 4) x 0.5"),
        pytest.param(3.0, "established", "+0 +0 +0", id="3 x 1"),
        pytest.param(2.0, "established", "+0 +90 +90", id="(1 + 0.5 + 0.5) x 1"),
        pytest.param(0.0, "deprecated", "+0 +0 -90", id="a third did harm"),
        pytest.param(0.0, "deprecated", "-0", id="-4 is below -3"),
        pytest.param(-1.0, "established", "+0 +0 +0 -0", id="(3 - 4) x 1, a quarter did harm"),
        pytest.param(1.0, "established", "+0 " * 7 + "-90 -90 -90", id="three tenths are not more"),
        pytest.param(9.0, "established", "+0 " * 9, id="9 x 1"),
        pytest.param(15.0, "proven", "+0 " * 10, id="10 x 1.5"),
        pytest.param(10.0, "established", "+0 " * 18 + "-0 -0", id="18 - 8, a tenth did harm"),
        pytest.param(10.5, "proven", "+0 " * 11 + "-0 ", id="(11 - 4) x 1.5, under a tenth"),
        pytest.param(7.5, "proven", "+90 " * 10, id="proven by count, worth half"),
    ],
)
def test_by_hand(score, maturity, cast):
    """
    Half-life 90 days, harm counts four times, the rung of the ladder multiplies.
    """
    assert (score, maturity) == strength.of(votes(cast), NOW)[:2]


@pytest.mark.parametrize(
    ("avoid", "cast"),
    [
        pytest.param(False, "-0 -0", id="two harms are not three"),
        pytest.param(True, "-0 -0 -0", id="three harms"),
        pytest.param(True, "-0 -0 -0 +0", id="three to one"),
        pytest.param(False, "-0 -0 -0 -0 +0 +0", id="twice is not more than twice"),
        pytest.param(True, "-0 -0 -0 -0 -0 +0 +0", id="more than twice"),
        pytest.param(False, "-90 -90 -90", id="three harms that have faded"),
    ],
)
def test_inversion(avoid, cast):
    """
    Harm of three and more than twice the help turns a claim into a warning.
    """
    assert avoid == strength.of(votes(cast), NOW).avoid


def test_a_pin_holds_the_rung():
    """
    A pinned claim is established and never inverts, whatever the votes.
    """
    assert (-20.0, "established", False) == strength.of(votes("-0 " * 5), NOW, pinned=True)
    assert (1.0, "established", False) == strength.of(votes("+0"), NOW, pinned=True)


def test_a_vote_from_the_future_is_a_vote_of_now():
    """
    A clock that was ahead makes no vote worth more than one.
    """
    assert strength.of(votes("+0"), NOW) == strength.of([(NOW + dt.timedelta(9), True)], NOW)


@given(
    st.lists(
        st.tuples(st.integers(0, 999).map(lambda days: NOW - dt.timedelta(days)), st.booleans())
    )
)
def test_help_never_weakens_and_harm_never_strengthens_a_candidate(cast):
    """
    One more vote moves the raw score its own way.
    """
    pinned = strength.of(cast, NOW, pinned=True).score

    assert pinned <= strength.of([*cast, (NOW, True)], NOW, pinned=True).score
    assert pinned >= strength.of([*cast, (NOW, False)], NOW, pinned=True).score


def test_strength_ranks_and_never_gates():
    """
    Votes change what the fold says of strength, and neither blockers nor proposals.
    """
    seen = sights("a1 b2")
    harmed = [decide(Voted, seen, number, vote="harmful") for number in (11, 12, 13, 14)]
    plain, voted = folded(seen), folded(seen, harmed)

    assert plain.proposals == voted.proposals
    assert (0.0, False) == (plain.atoms[0].strength, plain.atoms[0].avoid)
    assert (True, plain.atoms[0].verdict) == (voted.atoms[0].avoid, voted.atoms[0].verdict)


def test_the_fold_reads_the_pin_and_the_day():
    """
    A pin and the passing of days are part of an atom's strength.
    """
    seen = sights("a1 b2")
    vote = decide(Voted, seen, 10, vote="helpful")

    assert 0.25 == folded(seen, [vote], now=100).atoms[0].strength
    assert 0.5 == folded(seen, [vote, decide(Pinned, seen, 10)], now=100).atoms[0].strength
    assert day(100) == day(10) + dt.timedelta(days=90)
