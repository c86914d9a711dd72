"""What waits for a person, and the number it keeps."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from agent_memory.ledger import proposal
from agent_memory.ledger.records import (
    Adopted,
    Clean,
    Demoted,
    Edited,
    Merged,
    Numbered,
    Rejected,
    Split,
)
from tests.ledger.build import PNPM, VENDOR, decide, folded, forget, sight, sights, undo

LINT = "always run the linter before every commit"
ONE, TWO, THREE = sights("a1 b2", PNPM), sights("a3 b4", VENDOR), sights("a5 b6", LINT)


def waiting(sightings, decisions=()):
    """Number and text of each proposal."""
    return [(one.number, str(one.text)) for one in folded(sightings, decisions).proposals]


def shown(sightings, number, text, on=7):
    """The record of a proposal shown under its number."""
    return decide(
        Numbered,
        sightings,
        on,
        text=Clean(text),
        number=number,
        digest=proposal.digest(text),
    )


def test_new_proposals_are_numbered_from_the_oldest_claim():
    """
    The first number is one, and older claims come first.
    """
    assert [(1, PNPM), (2, VENDOR), (3, LINT)] == waiting([*THREE, *ONE, *TWO])


def test_no_order_of_claims_shows():
    """
    Promise 11: numbers follow from the sightings, in whatever order the claims come.
    """
    seen = sights("a1 b2 c3 d4")
    split = decide(Split, seen[2:], 9, others=tuple(one.id for one in seen[:2]))
    number = shown(seen, 4, PNPM)
    atoms = folded([*seen, *TWO, *THREE], [number, split]).atoms

    assert proposal.waiting(atoms, [number]) == proposal.waiting(atoms[::-1], [number])


def test_a_number_that_was_shown_is_kept():
    """
    A proposal keeps its number when older ones appear, and those get the next free ones.
    """
    numbers = [shown(THREE, 1, LINT), shown(TWO, 2, VENDOR)]

    assert [(1, LINT), (2, VENDOR), (3, PNPM)] == waiting([*ONE, *TWO, *THREE], numbers)


def test_a_number_is_never_used_again():
    """
    What was adopted, rejected or forgotten takes its number with it.
    """
    number = shown(TWO, 7, VENDOR)
    decided = (decide(Adopted, TWO, text=Clean(VENDOR)), decide(Rejected, TWO), forget(TWO))

    for gone in decided:
        assert [(8, PNPM)] == waiting([*ONE, *TWO], [number, gone])


def test_a_number_comes_back_with_an_undo():
    """
    Promise 12: what waits again waits under the number that it had.
    """
    number, adopted = shown(TWO, 7, VENDOR), decide(Adopted, TWO, text=Clean(VENDOR))

    assert [(7, VENDOR)] == waiting(TWO, [number, adopted, undo(adopted)])


def test_a_demoted_claim_does_not_wait():
    """
    What a person took out of the file is not proposed at once.
    """
    decided = [decide(Adopted, ONE, 8, text=Clean(PNPM)), decide(Demoted, ONE, 9)]

    assert [] == waiting(ONE, decided)


def test_a_fused_claim_keeps_its_smaller_number():
    """
    Two proposals that become one wait under the number shown first, and the other stays taken.
    """
    numbers = [shown(ONE, 4, PNPM), shown(TWO, 5, VENDOR)]
    merge = decide(Merged, [ONE[0], TWO[0]])

    (fused,) = folded([*ONE, *TWO], [*numbers, merge]).atoms
    assert 4 == fused.number
    assert [4, 6] == [number for number, _ in waiting([*ONE, *TWO, *THREE], [*numbers, merge])]


def test_of_a_parted_claim_one_part_keeps_the_number():
    """
    The part with the oldest sighting keeps the number, and the other gets a new one.
    """
    seen = sights("a1 b2 c3 d4")
    split = decide(Split, seen[2:], 9, others=tuple(one.id for one in seen[:2]))
    memory = folded(seen, [shown(seen, 4, PNPM), split])

    assert [4, 5] == [one.number for one in memory.proposals]
    assert [atom.id for atom in memory.atoms] == [one.atom for one in memory.proposals]


def test_a_number_goes_with_its_sightings():
    """
    A later sighting of the claim, even an older one, changes no number.
    """
    number = shown(TWO, 3, VENDOR)

    assert [(3, VENDOR), (4, PNPM)] == waiting([*ONE, *TWO, sight("z0", VENDOR)], [number])


def test_what_was_shown_is_new_again_when_its_text_changed():
    """
    Promise 3: consent is to an exact text, so that another wording counts as not shown.
    """
    number = shown(ONE, 1, PNPM)
    edited = decide(Edited, ONE, 9, text=Clean("use pnpm"))

    def new(*decisions):
        (one,) = folded(ONE, decisions).proposals
        return one.new, one.number, one.digest

    assert (True, 1, proposal.digest(PNPM)) == new()
    assert (False, 1, proposal.digest(PNPM)) == new(number)
    assert (True, 1, proposal.digest("use pnpm")) == new(number, edited)
    assert (False, 1, proposal.digest("use pnpm")) == new(
        number, edited, shown(ONE, 1, "use pnpm", 9)
    )


def test_a_clearer_wording_is_new():
    """
    Promise 3: a shorter wording that was said later has not been shown.
    """
    number = shown(ONE, 1, PNPM)
    shorter = sight("c9", "use pnpm for installs")

    (found,) = folded([*ONE, shorter], [number]).proposals
    assert (shorter.text, 1, True) == (found.text, found.number, found.new)


def test_a_capability_is_not_proposed():
    """
    Capabilities live and are recalled in L1.
    """
    capability = {"kind": "capability", "voice": "tool", "confidence": "verified"}

    assert [] == waiting(sights("a1 b2", **capability))
    assert [(1, PNPM)] == waiting(sights("a1", confidence="verified"))


@given(st.text(), st.text())
def test_a_digest_tells_texts_apart(one, other):
    """
    Promise 3: two texts have one digest only when they are one.
    """
    assert (one == other) == (proposal.digest(one) == proposal.digest(other))


def test_a_digest_of_anything_is_sixteen_digits():
    """
    Half a character crashes nothing.
    """
    assert 16 == len(proposal.digest("\ud800"))
