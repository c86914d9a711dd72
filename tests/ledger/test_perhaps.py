"""Pairs that a person may call one claim: few, never counted, and never asked twice."""

from __future__ import annotations

import pytest

from agent_memory import policy
from agent_memory.ledger import claim, perhaps
from agent_memory.ledger.records import Adopted, Merged, Rejected, Split
from tests.ledger.build import decide, folded, sight, sights, undo

PAIRS = [  # of the same things, which no table knows, and of another act
    (f"always format the {thing} wexel softly", f"print every {thing} wexel thrice")
    for thing in ("quor", "zindel", "plom", "threx", "vanto")
]


def found(*records, decisions=(), now=20):
    memory = folded([*records], decisions, now=now)
    return [(pair.one.text, pair.other.text) for pair in perhaps.pairs(memory)]


@pytest.fixture(autouse=True)
def _these_are_alike_and_not_one():
    for one, other in PAIRS:
        forms = claim.canonical(one), claim.canonical(other)
        assert claim.same(*forms, stated=(True, True)) is None
        assert claim.perhaps(*forms) is not None


def pair(number=0, **fields):
    one, other = PAIRS[number]
    return sight(f"a{number + 1}", one), sight(f"b{number + 9}", other, **fields)


def test_a_pair_that_would_wait_as_one_is_shown_and_not_counted():
    """
    Two claims that are alike are shown as perhaps the same, and neither is proposed for it.
    """
    assert [PAIRS[0]] == found(*pair())
    assert () == folded(pair()).proposals


def test_merging_counts_all_sightings_at_once():
    """
    A pair that a person merged is one claim, which waits; it is not shown as a pair any more.
    """
    both = pair()
    merged = decide(Merged, both)

    assert 1 == len(folded(both, [merged]).proposals)
    assert [] == found(*both, decisions=[merged])


def test_what_a_person_parted_is_never_shown_again():
    """
    A pair that a person split is not asked again, however often either side is said.
    """
    one, other = pair()
    split = decide(Split, [one], others=(other.id,))

    assert [] == found(one, other, decisions=[split])
    assert [] == found(one, other, sight("b16", PAIRS[0][1]), decisions=[split])
    assert [PAIRS[0]] == found(one, other, decisions=[split, undo(split)])


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"level": "request", "confidence": "observed"}, id="a bare request"),
        pytest.param({"flags": ("pasted",)}, id="pasted"),
        pytest.param({"flags": ("suspect",)}, id="suspect"),
    ],
)
def test_what_cannot_count_makes_no_pair(fields):
    """
    Promise 8: what is not a person's own clean rule is no side of a pair.
    """
    assert [] == found(*pair(**fields))


def test_a_pair_that_would_not_wait_as_one_is_not_shown():
    """
    Merging must earn something: on one day, or in one conversation, it would not.
    """
    one, other = PAIRS[0]

    assert [] == found(sight("a1", one), sight("b1", other))
    assert [] == found(sight("a1", one), sight("a2", other))


@pytest.mark.parametrize("kind", [Adopted, Rejected])
def test_what_is_decided_is_left_alone(kind):
    """
    A claim that a person adopted or rejected is not offered as half of another.
    """
    one, other = pair()
    fields = {"text": one.text}
    if kind is Adopted:
        fields |= {"number": 1, "target": "CLAUDE.md"}

    assert [] == found(one, other, decisions=[decide(kind, [one], **fields)])


def test_three_at_a_time_and_each_claim_once():
    """
    No more than three pairs are shown, and a claim only beside its nearest.
    """
    many = [one for number in range(len(PAIRS)) for one in pair(number)]
    shown = found(*many)

    assert policy.PERHAPS_SHOWN == len(shown) == 3
    assert 6 == len({text for both in shown for text in both})


def test_an_old_claim_said_again_in_other_words():
    """
    A candidate that has expired is shown beside the one that may say it again.
    """
    one, other = PAIRS[0]

    assert [PAIRS[0]] == found(*sights("a1", one), *sights("b119", other), now=120)
    assert [] == found(*sights("a1", one), *sights("b2", other), now=220)
