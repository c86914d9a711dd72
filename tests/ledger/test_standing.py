"""What a person decided, and what is left of it once it is undone (promise 12)."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory.ledger import standing
from agent_memory.ledger.records import (
    Adopted,
    Clean,
    Demoted,
    Edited,
    Looked,
    Merged,
    Numbered,
    Pinned,
    Rejected,
    Remembered,
    Split,
    Voted,
)
from tests.ledger.build import (
    DEV,
    MAIN,
    PNPM,
    VENDOR,
    by_text,
    day,
    decide,
    folded,
    forget,
    rule,
    sight,
    sights,
    undo,
)

ONE, TWO = sights("a1 b2")
SAID = [ONE, TWO]
HELD, NEW = sights("a1 b2", DEV), sights("c5 d6", MAIN)
SEEN = [*SAID, *HELD, *NEW, sight("a3", VENDOR)]
WORDS = Clean(PNPM)
UNDOABLE = {
    "adopted": decide(Adopted, SAID, text=WORDS),
    "rejected": decide(Rejected, SAID, text=WORDS),
    "resolved": rule("new", HELD, NEW),
    "merged": decide(Merged, [ONE, SEEN[-1]]),
    "split": decide(Split, [ONE], others=(TWO.id,)),
    "edited": decide(Edited, SAID, text=Clean("use pnpm, and nothing else")),
    "pinned": decide(Pinned, SAID),
    "demoted": decide(Demoted, SAID),
    "remembered": decide(Remembered, [], text=Clean("always sign the tags")),
    "helpful": decide(Voted, SAID, vote="helpful"),
    "harmful": decide(Voted, SAID, vote="harmful"),
    "looked": decide(Looked, [SEEN[-1]], 19),
}


def standing_of(decisions, sightings=SAID, **fields):
    """The standing of the one claim that the sightings are of."""
    (atom,) = folded(sightings, decisions, **fields).atoms
    return atom.standing


@pytest.mark.parametrize("decision", UNDOABLE.values(), ids=UNDOABLE)
def test_every_decision_can_be_undone(decision):
    """
    Promise 12: a decision and its undo leave the memory as it was without either.
    """
    assert folded(SEEN) == folded(SEEN, [decision, undo(decision)])


@pytest.mark.parametrize("decision", UNDOABLE.values(), ids=UNDOABLE)
def test_an_undo_can_be_undone(decision):
    """
    Promise 12: undoing an undo leaves the decision in force.
    """
    first = undo(decision, 11)
    decided = folded(SEEN, [decision], now=95)

    assert decided == folded(SEEN, [decision, first, undo(first, 12)], now=95)
    assert decided != folded(SEEN, now=95)


def test_an_undo_holds_whatever_the_clocks_say():
    """
    Promise 11: of two machines one clock may be behind, or both decisions in one moment.
    """
    adopted = UNDOABLE["adopted"]
    for number in (1, 10, 30):
        first = undo(adopted, number)
        for again in (undo(first, 1), undo(first, 10), undo(first, 30)):
            assert standing_of([adopted, first]).adopted is None
            assert standing_of([adopted, first, again]).adopted == adopted


def test_undos_in_a_circle_end():
    """
    Two undos of each other, which only a damaged journal holds, crash nothing and show no order.
    """
    one = undo(UNDOABLE["adopted"], 11)
    other = undo(one, 12)
    circle = [one.model_copy(update={"target": other.id}), other]

    assert standing.in_force(circle) == standing.in_force(circle[::-1])


def test_forget_cannot_be_undone():
    """
    Promise 10: an undo of a tombstone brings nothing back.
    """
    stone = forget(SAID)

    assert () == folded(SAID, [stone, undo(stone)]).atoms


def test_a_number_that_was_seen_stays_taken():
    """
    A proposal's number is no decision, and an undo does not free it for another.
    """
    number = decide(Numbered, SAID, text=WORDS, number=7, digest="0")

    assert 7 == standing_of([number, undo(number)]).numbers[0]


@given(order=st.permutations([*UNDOABLE.values(), undo(UNDOABLE["pinned"]), forget(HELD)]))
def test_the_order_of_the_journal_does_not_show(order):
    """
    Promise 11: decisions count by their time, wherever they stand.
    """
    assert standing.in_force(sorted(order, key=lambda one: one.id)) == standing.in_force(order)


def test_of_two_decisions_with_one_id_the_same_always_counts():
    """
    Promise 11: two processes that wrote one decision at two moments wrote one.
    """
    copies = [decide(Pinned, SAID).model_copy(update={"at": day(number)}) for number in (3, 2, 4)]

    assert {(copies[1],)} == {standing.in_force(order) for order in permutations(copies)}


@pytest.mark.parametrize(
    ("kinds", "adopted", "rejected", "demoted"),
    [
        ([Adopted], True, False, False),
        ([Rejected], False, True, False),
        ([Adopted, Demoted], False, False, True),
        ([Adopted, Demoted, Adopted], True, False, False),
        ([Rejected, Adopted], True, False, False),
        ([Adopted, Rejected], False, True, False),
    ],
)
def test_a_change_of_mind_is_not_a_disagreement(kinds, adopted, rejected, demoted):
    """
    Of several decisions about one claim the last holds.
    """
    decided = [decide(kind, SAID, 10 + at, text=WORDS) for at, kind in enumerate(kinds)]
    found = standing_of(decided)

    assert (adopted, rejected, demoted) == (
        found.adopted is not None,
        found.rejected,
        found.demoted,
    )
    assert () == found.disagreeing


def test_a_later_decision_settles_what_disagreed():
    """
    A decision that names both parts of a grown claim is about the whole of it.
    """
    apart = [decide(Rejected, [ONE], 8), decide(Adopted, [TWO], 9, text=WORDS)]

    assert ("rejected 2026-03-09", "adopted 2026-03-10") == standing_of(apart).disagreeing
    assert () == standing_of([*apart, decide(Adopted, SAID, 12, text=WORDS)]).disagreeing


def test_parts_that_were_decided_alike_agree():
    """
    Two adoptions of what is now one claim are no disagreement.
    """
    apart = [decide(Adopted, [ONE], 8, text=WORDS), decide(Adopted, [TWO], 9, text=WORDS)]

    assert () == standing_of(apart).disagreeing


def test_a_near_match_of_a_rejected_claim_is_refused():
    """
    Promise 10: reject keeps the text and refuses near matches; undone, it refuses nothing.
    """
    away = decide(Rejected, [], text=WORDS)

    assert standing_of([away]).rejected
    assert not standing_of([away, undo(away)]).rejected
    assert not standing_of([away], sights("a1", VENDOR)).rejected
    assert not standing_of([away], sights("a1", "never use pnpm for installs")).rejected


def test_what_was_adopted_is_not_a_near_match_of_what_was_rejected():
    """
    A person's own adoption outweighs a rejection of similar words.
    """
    decided = [decide(Rejected, [], 8, text=WORDS), decide(Adopted, SAID, 9, text=WORDS)]

    assert not standing_of(decided).rejected


def test_what_an_atom_inherits():
    """
    Pins, edits, votes, look-ups and numbers come from every decision that its sightings carry.
    """
    found = standing_of(
        [
            decide(Pinned, [ONE], 3),
            decide(Pinned, [TWO], 4, on=False),
            decide(Edited, [ONE], 3, text=Clean("first")),
            decide(Edited, [TWO], 4, text=Clean("second")),
            decide(Voted, SAID, 5, vote="helpful"),
            decide(Voted, [ONE], 6, vote="harmful"),
            decide(Looked, [ONE], 8),
            decide(Looked, [TWO], 7),
            decide(Numbered, [ONE], 3, number=5, digest="five"),
            decide(Numbered, [TWO], 4, number=2, digest="two"),
        ]
    )

    assert (False, "second") == (found.pinned, found.edited)
    assert ((day(5), True), (day(6), False)) == found.votes
    assert day(8) == found.looked
    assert ((2, 5), "two") == (found.numbers, found.shown)


def test_a_decision_stays_with_its_sightings_when_a_claim_is_parted():
    """
    What was decided before a split both parts carry, and what was decided after it one.
    """
    split = decide(Split, [ONE], 11, others=(TWO.id,))
    memory = folded(SAID, [decide(Pinned, SAID, 10), split, decide(Rejected, [TWO], 12)])

    assert [(True, False), (True, True)] == [
        (atom.standing.pinned, atom.standing.rejected) for atom in memory.atoms
    ]


def test_a_decision_about_what_is_gone_is_carried_by_nothing():
    """
    A decision whose sightings were all forgotten has no effect.
    """
    other = sight("c3", VENDOR)
    memory = folded([*SAID, other], [decide(Pinned, SAID), forget(SAID)])

    assert not by_text(memory, VENDOR).standing.pinned
    assert 1 == len(memory.atoms)
