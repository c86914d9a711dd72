"""Which sightings stand, and which of them stand where another stood."""

from __future__ import annotations

from itertools import permutations

import pytest

from agent_memory.ledger import evidence
from agent_memory.ledger.atom import display_id
from agent_memory.ledger.conversation import message_key
from tests.ledger.build import PNPM, VENDOR, forget, fork, mark, sight, sights, uuid

MESSAGE = uuid("one message")


def cut(start: int, end: int, extractor: int = 1):
    """A sighting of part of one message."""
    text = PNPM[: end - start]
    return sight("a1", text, message=MESSAGE, start=start, end=end, extractor=extractor)


def standing(*records, stones=()):
    return list(evidence.standing(records, stones).sightings)


def test_sightings_stand_in_order_of_time():
    """
    The order of the journal does not show.
    """
    one, two, three = sights("a1 b2 a3")

    assert [one, two, three] == standing(three, one, two)


def test_a_newer_extractor_replaces_what_an_older_one_saw_in_a_message():
    """
    History can be read again: of one message, the newest reading alone stands.
    """
    old, new, other = cut(0, 9), cut(3, 9, 2), sight("b2")

    assert [new, other] == standing(old, new, other)
    assert [new, other] == standing(new, other, old)


def test_two_clauses_of_one_message_both_stand():
    """
    One reading may see several claims in a message.
    """
    assert [cut(0, 9), cut(12, 20)] == standing(cut(0, 9), cut(12, 20))


def test_a_newer_reading_that_found_nothing_withdraws():
    """
    A watermark of a newer extractor over a message takes the older sightings of it away.
    """
    one = sight("a1")
    keys = [message_key(one.place.message)]

    assert [] == standing(one, mark("a", keys, extractor=2))
    assert [one] == standing(one, mark("a", keys, extractor=1))
    assert [one] == standing(one, mark("a", [message_key(uuid("another"))], extractor=2))


def test_a_fork_counts_once_and_no_order_shows():
    """
    Promises 7 and 11: of a message that stands in several transcripts the same copy always stands.
    """
    one = sight("b1")
    copies = [one, fork(one, "c"), fork(one, "a", flags=("suspect",)), fork(one, "a")]

    kept = {tuple(standing(*order)) for order in permutations(copies)}
    assert 1 == len(kept)
    assert 1 == len(kept.pop())


def test_a_rewound_transcript_was_read_twice():
    """
    Two watermarks of one id and different messages both say what was read.
    """
    one, two = sights("a1 a2")
    keys = [[message_key(each.place.message)] for each in (one, two)]
    first = mark("a", keys[0], extractor=2)
    second = first.model_copy(update={"messages": tuple(keys[1])})

    assert [] == standing(one, two, first, second)
    assert 2 == len(evidence.standing([first, second, first], ()).watermarks)


@pytest.mark.parametrize(
    ("heirs", "new"),
    [
        pytest.param([(2, 8)], [(2, 8), (12, 20)], id="the one that overlaps"),
        pytest.param([(4, 10)], [(0, 4), (4, 10)], id="the one that covers more"),
        pytest.param([(0, 5), (5, 10)], [(0, 5), (5, 10)], id="both halves"),
        pytest.param([(0, 20)], [(0, 20)], id="the whole around it"),
        pytest.param([(9, 20)], [(9, 20)], id="one that shares one character"),
        pytest.param([], [(10, 20)], id="none that only touches"),
        pytest.param([], [], id="none"),
    ],
)
def test_a_sighting_is_inherited_by_what_covers_most_of_it(heirs, new):
    """
    What was decided about an older reading's clause goes to the newer clause in its place.
    """
    old = cut(0, 10)
    again = [cut(start, end, 2) for start, end in new]
    found = evidence.standing([old, *again, mark("a", [message_key(MESSAGE)], extractor=2)], ())

    expected = {one.id for one in again if (one.start, one.end) in heirs}
    assert expected == set(found.heirs_of([old.id]))


def test_a_standing_sighting_is_its_own_heir():
    """
    Without a newer reading a decision stays where it was made.
    """
    one, two = sights("a1 b2")
    found = evidence.standing([one, two], ())

    assert (two.id, one.id) == found.heirs_of([two.id, one.id, two.id, "never-seen"])


def test_a_clause_within_another_inherits_nothing_of_it():
    """
    Of two standing clauses of one message, a decision about one is not about the other.
    """
    inner, outer = cut(0, 10), cut(0, 20, 1).model_copy(update={"id": "outer"})
    found = evidence.standing([inner, outer], ())

    assert ((inner.id,), ("outer",)) == (found.heirs_of([inner.id]), found.heirs_of(["outer"]))


def test_a_clause_without_length_stands():
    """
    A sighting that spans nothing, which only a damaged journal holds, is its own heir all the same.
    """
    assert (cut(5, 5).id,) == evidence.standing([cut(5, 5)], ()).heirs_of([cut(5, 5).id])


def test_every_id_it_ever_had_leads_to_what_stands():
    """
    Promise 4: a display id that was once shown still resolves.
    """
    old, new = cut(0, 10), cut(2, 10, 2)

    former = evidence.standing([old, new], ()).former()
    assert {new.id: tuple(sorted({display_id(old.id), display_id(new.id)}))} == former


def test_the_forgotten_does_not_stand_and_has_no_heir():
    """
    Promise 10: a tombstone takes its sightings out, whichever extractor saw them.
    """
    old, new, other = cut(0, 10), cut(2, 9, 2), sight("b1", VENDOR)
    found = evidence.standing([old, new, other], [forget([old])])

    assert [other] == list(found.sightings)
    assert () == found.heirs_of([old.id, new.id])
