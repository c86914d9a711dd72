"""Sightings of one claim, whatever order they came in, and what a person joined or parted."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from agent_memory.ledger import claim, cluster, contradiction, evidence
from agent_memory.ledger.records import Merged, Split
from tests.ledger.build import DEV, MAIN, PNPM, VENDOR, again, decide, sight, sights

TEXTS = (
    *(PNPM, "never use pnpm for installs", "always use npm for installs", "use pnpm to install"),
    *(DEV, MAIN, "pull requests must be opened against dev", "always open your PRs against main"),
    *(VENDOR, "always touch the vendor folder", "do not ever touch the vendor folder"),
    *("never commit generated files", "commit generated files", "never commit a generated file"),
    *("set the port to 8080", "always set the port to 8080", "set the port to 9090"),
    *("never hard-code the token", "never guess", "run the linter before every commit"),
)
SPOKEN = st.lists(
    st.tuples(st.sampled_from("abc"), st.integers(1, 5), st.sampled_from(TEXTS)),
    max_size=12,
    unique=True,
).map(lambda said: [sight(f"{where}{day}", text) for where, day, text in said])


def groups(sightings, merges=(), splits=()):
    """The texts and places of each claim, in order."""
    found = evidence.standing(sightings, ())
    return [[one.id for one in group] for group in cluster.clusters(found, merges, splits)]


def ids(*sightings):
    return [one.id for one in sightings]


def test_equal_clauses_are_one_claim():
    """
    One sentence on several days is one claim, and another sentence another.
    """
    one, two = sights("a1 b3")
    other = sight("a2", VENDOR)

    assert [ids(one, two), ids(other)] == groups([two, other, one])


@settings(max_examples=60)
@given(spoken=SPOKEN, order=st.randoms(use_true_random=False))
def test_no_order_shows(spoken, order):
    """
    Promise 11: which sighting came first changes no claim.
    """
    assert groups(spoken) == groups(order.sample(spoken, len(spoken)))


@settings(max_examples=60)
@given(spoken=SPOKEN, extra=SPOKEN)
def test_a_new_sighting_parts_nothing(spoken, extra):
    """
    What was one claim stays one claim, whatever is said later.
    """
    later = [set(group) for group in groups([*spoken, *extra])]

    for group in groups(spoken):
        assert any(set(group) <= grown for grown in later)


def test_no_claim_holds_two_clauses_that_exclude_each_other():
    """
    Promise 5: no chain of joins leads from a claim to one that it clashes with.
    """
    spoken = [sight("a1", text) for text in TEXTS]
    by_id = {one.id: claim.canonical(one.text) for one in spoken}

    for group in groups(spoken):
        for one, other in combinations(group, 2):
            assert not claim.clash(by_id[one], by_id[other])
            assert contradiction.contradicts(by_id[one], by_id[other]) is None


def test_a_merge_makes_one_claim_of_two():
    """
    What a person calls one claim is one, with all sightings of both.
    """
    one, two, other = sight("a1"), sight("b2"), sight("a3", VENDOR)
    merge = decide(Merged, [two, other])

    assert [ids(one, two, other)] == groups([one, two, other], [merge])


def test_a_split_makes_two_claims_of_one():
    """
    What a person parts is parted, and later sightings go with the nearer side.
    """
    one, two = sights("a1 b2")
    near = sight("c3")
    other = sight("b5", VENDOR)
    split = decide(Split, [one], others=(other.id,))
    merge = decide(Merged, [one, other], 9)

    assert [ids(one, two, near), ids(other)] == groups([one, two, near, other], [merge], [split])


def test_a_later_sighting_goes_with_the_nearest_wording():
    """
    Of two sides a sighting joins the one that holds the wording nearest to its own.
    """
    pnpm, guess, vendor = sight("a1"), sight("a2", "never guess"), sight("a3", VENDOR)
    near = sight("c4")
    merge = decide(Merged, [pnpm, guess, vendor], 9)
    split = decide(Split, [pnpm, guess], others=(vendor.id,))
    mirror = decide(Split, [vendor], others=(pnpm.id, guess.id))

    for one in (split, mirror):
        assert [ids(pnpm, guess, near), ids(vendor)] == groups(
            [pnpm, guess, vendor, near], [merge], [one]
        )


def test_nearness_is_a_share_of_the_words():
    """
    One word in common does not outweigh most of them.
    """
    write, touch = (
        sight("a1", "never write the zebra report"),
        sight("a2", "never touch the report"),
    )
    near = sight("c4", "never write the big zebra report")
    merge = decide(Merged, [write, touch, near], 9)
    split = decide(Split, [write], others=(touch.id,))

    assert [ids(write, near), ids(touch)] == groups([write, touch, near], [merge], [split])


def test_a_split_of_equal_wordings_holds():
    """
    Two sightings of the very same words can be two claims for a person.
    """
    one, two = sights("a1 b2")
    split = decide(Split, [two], others=(one.id,))

    assert [ids(one), ids(two)] == groups([one, two], (), [split])


def test_a_split_that_names_one_side_alone_parts_nothing():
    """
    A split whose other side is gone has nothing to part.
    """
    one, two = sights("a1 b2")

    assert [ids(one, two)] == groups([one, two], (), [decide(Split, [one], others=("gone",))])
    assert [ids(one, two)] == groups([one, two], [decide(Merged, [sight("c9")])])


def test_the_later_of_a_merge_and_a_split_holds():
    """
    A person can change their mind both ways.
    """
    one, two = sights("a1 b2")
    split = decide(Split, [two], 10, others=(one.id,))
    again = decide(Split, [two], 12, others=(one.id,))
    merge = decide(Merged, [one, two], 11)

    assert [ids(one, two)] == groups([one, two], [merge], [split])
    assert [ids(one), ids(two)] == groups([one, two], [merge], [split, again])


def test_what_a_person_joined_and_parted_holds_against_another_extractor():
    """
    Promise 12: read again by another extractor, the sightings carry the same merge and split.
    """
    one, two = sights("a1 b2")
    other = sight("a3", VENDOR)
    records = [one, two, other]
    merge, split = decide(Merged, [one, other], 9), decide(Split, [two], others=(one.id,))
    newer = again(records)

    assert [ids(one, other), ids(two)] == groups(records, [merge], [split])
    assert [ids(newer[0], newer[2]), ids(newer[1])] == groups([*records, *newer], [merge], [split])
