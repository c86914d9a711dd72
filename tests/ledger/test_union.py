"""Connected components, in whatever order they were joined (promise 11)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from agent_memory.ledger.union import Unions

NAMES = "abcdefgh"
PAIRS = st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(NAMES)))


def joined(pairs):
    unions = Unions()
    for one, other in pairs:
        unions.join(one, other)
    return unions


@given(PAIRS)
def test_a_set_is_named_by_its_smallest_member(pairs):
    """
    Joining in any order leaves every set under the same name.
    """
    forward, backward = joined(pairs), joined([pair[::-1] for pair in reversed(pairs)])

    assert [forward.find(name) for name in NAMES] == [backward.find(name) for name in NAMES]
    assert all(forward.find(name) == min(each) for each in forward.sets(NAMES) for name in each)


@given(PAIRS)
def test_sets_are_the_components(pairs):
    """
    Every name stands in one set, joined names in the same one, and the names keep their order.
    """
    found = joined(pairs).sets(NAMES)
    owner = {name: number for number, each in enumerate(found) for name in each}

    assert sorted(NAMES) == sorted(name for each in found for name in each)
    assert all(owner[one] == owner[other] for one, other in pairs)
    assert found == sorted(sorted(each) for each in found)


def test_no_more_is_joined_than_was_asked():
    """
    A chain is one set; what nothing joins stays alone.
    """
    assert [["a", "c", "d"], ["b"], ["e"]] == joined([("d", "c"), ("c", "a")]).sets("abcde")
    assert [[3], [1, 2]] == joined([(2, 1)]).sets([3, 1, 2])
