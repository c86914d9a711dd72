"""What each state of an atom allows: recalled, staged, adoptable, row by row."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from agent_memory.ledger.records import Adopted, Clean, Demoted, Rejected
from tests.ledger.build import (
    DEV,
    MAIN,
    PNPM,
    by_text,
    decide,
    folded,
    forget,
    rule,
    sight,
    sights,
)

TWICE = sights("a1 b2")
HELD, NEW = sights("a1 b2", DEV), sights("c5 d6", MAIN)
REQUEST = {"level": "request", "confidence": "observed"}
SILENT = {"level": "counted", "confidence": "observed"}
TOOL = {"voice": "tool", "confidence": "verified", "kind": "capability"}
FAILURE = {"voice": "tool", "confidence": "observed", "kind": "failure"}
NONE = ("0 of 2 conversations", "0 of 2 days")
CONTESTED = "contested: resolve the contradiction first"


class Row(NamedTuple):
    """What the table says of an atom."""

    recalled: bool = True
    silent: bool = False
    staged: str | None = None
    blockers: tuple[str, ...] = ()
    tier: str = "L1"


def row_of(memory, atom) -> Row:
    """The row that an atom of a memory is in."""
    labels = {one.atom: one.label for one in memory.proposals}
    return Row(atom.recallable, atom.silent, labels.get(atom.id), atom.verdict.blockers, atom.tier)


@pytest.mark.parametrize(
    ("row", "sightings", "decisions"),
    [
        pytest.param(
            Row(blockers=("1 of 2 conversations", "1 of 2 days")), sights("a1"), (), id="said once"
        ),
        pytest.param(Row(staged="recurred"), TWICE, (), id="gate passed"),
        pytest.param(
            Row(recalled=False, silent=True, blockers=("1 of 3 conversations", "1 of 2 days")),
            sights("a1", **SILENT),
            (),
            id="silent",
        ),
        pytest.param(
            Row(recalled=False, silent=True, blockers=("1 of 3 conversations",)),
            sights("a1 a2", **SILENT),
            (),
            id="silent, twice in one conversation",
        ),
        pytest.param(
            Row(blockers=("2 of 3 conversations",)),
            sights("a1 b2", **SILENT),
            (),
            id="silent, come back",
        ),
        pytest.param(
            Row(staged="recurred"), sights("a1 b2 c3", **SILENT), (), id="silent, gate passed"
        ),
        pytest.param(Row(staged="you asked, once"), sights("a1", flags=("asked",)), (), id="asked"),
        pytest.param(
            Row(
                recalled=False,
                blockers=("altered by redaction: say it again without the secret", *NONE),
            ),
            sights("a1 b2", flags=("altered",)),
            (),
            id="altered",
        ),
        pytest.param(
            Row(staged="recurred"),
            [*sights("a1 b2", flags=("altered",)), *sights("c3 d4")],
            (),
            id="altered, restated",
        ),
        pytest.param(
            Row(
                recalled=False,
                blockers=("suspect: it may hold a secret; say it again without it", *NONE),
            ),
            sights("a1 b2", flags=("suspect",)),
            (),
            id="suspect",
        ),
        pytest.param(
            Row(
                recalled=False,
                blockers=("pasted?: perhaps not your own words; adopt it with --mine", *NONE),
            ),
            sights("a1 b2 c3", flags=("pasted",)),
            (),
            id="pasted?",
        ),
        pytest.param(
            Row(recalled=False, silent=True, blockers=("2 of 3 conversations", "2 of 3 days")),
            sights("a1 b2", **REQUEST),
            (),
            id="bare request",
        ),
        pytest.param(
            Row(recalled=False, staged="habit"), sights("a1 b2 c3", **REQUEST), (), id="habit"
        ),
        pytest.param(Row(), sights("a1", **TOOL), (), id="capability"),
        pytest.param(
            Row(
                blockers=(
                    "seen in tool results only: recalled with its proof, never proposed",
                    "0 of 3 conversations",
                    "0 of 2 days",
                )
            ),
            sights("a1 b2 c3 d4", **FAILURE),
            (),
            id="failure",
        ),
        pytest.param(
            Row(blockers=("seen in tool results only: recalled with its proof, never proposed",)),
            sights("a1", **{**FAILURE, "confidence": "verified"}),
            (),
            id="failure, reproduced",
        ),
        pytest.param(
            Row(
                recalled=False,
                blockers=(
                    "seen in tool results only: recalled with its proof, never proposed",
                    *NONE,
                ),
            ),
            sights("a1 b2 c3", voice="tool"),
            (),
            id="a tool's words",
        ),
        pytest.param(
            Row(recalled=False, blockers=("rejected: undo that first",)),
            TWICE,
            (decide(Rejected, TWICE),),
            id="rejected",
        ),
        pytest.param(
            Row(tier="L2"), TWICE, (decide(Adopted, TWICE, text=Clean(PNPM)),), id="adopted"
        ),
        pytest.param(
            Row(silent=False, blockers=("1 of 3 conversations", "1 of 2 days"), tier="L2"),
            sights("a1", **SILENT),
            (decide(Adopted, sights("a1", **SILENT), text=Clean(PNPM)),),
            id="adopted although silent",
        ),
        pytest.param(
            Row(recalled=False, blockers=("demoted: adopt it again by its number or id",)),
            TWICE,
            (decide(Adopted, TWICE, text=Clean(PNPM)), decide(Demoted, TWICE, 12)),
            id="demoted",
        ),
    ],
)
def test_a_claim_by_itself(row, sightings, decisions):
    """
    What is recalled, listed, staged and why not, for every state of one claim.
    """
    memory = folded(sightings, decisions)

    assert [row] == [row_of(memory, atom) for atom in memory.atoms]


@pytest.mark.parametrize(
    ("held", "new", "decisions"),
    [
        pytest.param(
            Row(blockers=(CONTESTED,)), Row(blockers=(CONTESTED,)), (), id="contested, both sides"
        ),
        pytest.param(
            Row(staged="recurred"),
            Row(recalled=False, blockers=("superseded by {held}",)),
            (rule("old", HELD, NEW),),
            id="resolved: old",
        ),
        pytest.param(
            Row(recalled=False, blockers=("superseded by {new}",)),
            Row(staged="recurred"),
            (rule("new", HELD, NEW),),
            id="resolved: new",
        ),
        pytest.param(
            Row(staged="recurred"),
            Row(staged="recurred"),
            (rule("both", HELD, NEW),),
            id="resolved: both",
        ),
        pytest.param(
            Row(recalled=False, blockers=("superseded by your ruling: neither",)),
            Row(recalled=False, blockers=("superseded by your ruling: neither",)),
            (rule("neither", HELD, NEW),),
            id="resolved: neither",
        ),
    ],
)
def test_a_claim_and_its_opposite(held, new, decisions):
    """
    A contest freezes both sides, and a ruling says which may go on.
    """
    memory = folded([*HELD, *NEW], decisions)
    sides = by_text(memory, DEV), by_text(memory, MAIN)
    named = {"held": sides[0].id, "new": sides[1].id}

    expected = [
        row._replace(blockers=tuple(words.format(**named) for words in row.blockers))
        for row in (held, new)
    ]
    assert expected == [row_of(memory, side) for side in sides]


def test_the_forgotten_has_no_state():
    """
    Promise 10: a forgotten claim is in no list at all.
    """
    assert () == folded(TWICE, [forget(TWICE)]).atoms


def test_the_expired():
    """
    A candidate that was not seen for a season is neither recalled nor staged.
    """
    memory = folded(sights("a1"), now=91)

    assert [
        Row(
            recalled=False,
            blockers=(
                "expired: comes back when it is seen again",
                "1 of 2 conversations",
                "1 of 2 days",
            ),
        )
    ] == [row_of(memory, atom) for atom in memory.atoms]


def test_a_danger_class():
    """
    What could do harm is staged by its gate with its class beside it, and never recalled.
    """
    memory = folded(sights("a1 b2", "always commit with --no-verify"))

    assert Row(recalled=False, staged="recurred") == row_of(memory, memory.atoms[0])
    assert ("it-disables-a-check",) == memory.proposals[0].danger


def test_decisions_that_disagree():
    """
    A claim whose parts were decided differently is staged no more until that is settled.
    """
    one, two = sight("a1"), sight("b2")
    memory = folded([one, two], [decide(Rejected, [one], 8), decide(Demoted, [two], 9)])

    assert [
        Row(
            recalled=False,
            blockers=(
                "demoted: adopt it again by its number or id",
                "decided differently: rejected 2026-03-09, demoted 2026-03-10",
            ),
        )
    ] == [row_of(memory, atom) for atom in memory.atoms]
