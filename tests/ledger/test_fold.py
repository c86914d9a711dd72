"""The pure function between the journals and what they amount to."""

from __future__ import annotations

import datetime as dt
import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agent_memory.instructions import Line
from agent_memory.ledger import lessened
from agent_memory.ledger.atom import display_id
from agent_memory.ledger.conversation import message_key
from agent_memory.ledger.fold import Memory
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
    PROJECT,
    VENDOR,
    by_text,
    day,
    decide,
    folded,
    forget,
    fork,
    mark,
    rule,
    sight,
    sights,
    undo,
)

HELD, NEW = sights("a1 b2 c3", DEV), sights("c5 d6", MAIN)
PNPMS, VENDORS = sights("a1 b2 d4"), sights("b1 e3", VENDOR)
LINES = (
    Line("CLAUDE.md", 3, "Never touch the vendor folder."),
    Line("CLAUDE.local.md", 1, "Open pull requests against main."),
)
SIGHTINGS = [
    *HELD,
    *NEW,
    *PNPMS,
    *VENDORS,
    fork(HELD[0], "e"),
    fork(PNPMS[1], "f", flags=("suspect",)),
    sight("a1", "use pnpm", message=PNPMS[0].place.message, start=4, extractor=2),
    sight("d7", "never guess a name", level="counted", confidence="observed"),
    sight("e2", "ran the tests", voice="tool", confidence="verified", kind="capability"),
    mark("a", [message_key(HELD[0].place.message)], long=("1", "2", "3")),
    mark("d", [], long=("1", "2", "3")),
    mark("e", [message_key(VENDORS[1].place.message)], extractor=2),
]
ADOPTED = decide(Adopted, PNPMS, 8, text=Clean(PNPM))
DECISIONS = [
    ADOPTED,
    rule("new", HELD, NEW, 9),
    decide(Pinned, HELD, 9),
    decide(Merged, [HELD[0], VENDORS[0]], 10),
    decide(Split, [VENDORS[0]], 11, others=(HELD[0].id,)),
    decide(Numbered, NEW, 9, text=Clean(MAIN), number=3, digest="3"),
    decide(Numbered, NEW, 9, text=Clean(MAIN), number=5, digest="5"),
    decide(Voted, NEW, 9, vote="helpful"),
    decide(Voted, NEW, 9, vote="harmful"),
    decide(Looked, VENDORS, 9),
    decide(Edited, NEW, 9, text=Clean("PRs go to main")),
    decide(Rejected, VENDORS, 9, text=Clean(VENDOR)),
    decide(Demoted, PNPMS, 9),
    decide(Remembered, [], 9, text=Clean("always sign the tags")),
    undo(ADOPTED),
    forget([sight("d7", "never guess a name")]),
]


def plain(value: object) -> object:
    """A value without sets, whose own repr shows in which order they were filled."""
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple):
        return type(value).__name__, [plain(one) for one in value]
    return value


def spelled(memory: Memory) -> str:
    """The bytes that a memory is."""
    return repr(plain(memory))


def whole(sightings=SIGHTINGS, decisions=DECISIONS, **fields) -> Memory:
    return folded(sightings, decisions, loaded=LINES, **fields)


@settings(max_examples=40)
@given(
    order=st.randoms(use_true_random=False),
    seen=st.lists(st.sampled_from(SIGHTINGS), max_size=20),
    decided=st.lists(st.sampled_from(DECISIONS), max_size=16),
)
def test_the_same_records_are_the_same_memory(order, seen, decided):
    """
    Promise 11: any records, shuffled and repeated, give the same memory byte for byte.
    """
    again = [*seen, *order.sample(seen, len(seen) // 2)]
    redecided = [*decided, *order.sample(decided, len(decided) // 2)]
    order.shuffle(again)
    order.shuffle(redecided)

    assert spelled(whole(seen, decided)) == spelled(whole(again, redecided))


@pytest.mark.usefixtures("unmeasured")
def test_another_process_folds_the_same_memory():
    """
    Promise 11: no set or hash of a process shows in the memory.
    """
    root = Path(__file__).parents[2]
    code = (
        "import hashlib; from tests.ledger.test_fold import spelled, whole;"
        "print(hashlib.sha256(spelled(whole()).encode()).hexdigest())"
    )

    def digest(seed: int) -> str:
        env = os.environ | {"PYTHONHASHSEED": str(seed), "PYTHONPATH": f"{root / 'skill'}:{root}"}
        return subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, check=True, text=True
        ).stdout.strip()

    expected = hashlib.sha256(spelled(whole()).encode()).hexdigest()
    assert {expected} == {digest(seed) for seed in (1, 2, 3)}


def test_the_history_of_these_tests_holds_every_part():
    """
    The records above make contests, proposals and silent claims, so that an order could show.
    """
    memory = whole(decisions=[one for one in DECISIONS if one.record != "undone"])

    assert memory.contests
    assert {atom.silent for atom in whole(decisions=()).atoms} == {True, False}
    assert any(atom.superseded_by for atom in memory.atoms)
    assert any(atom.former for atom in memory.atoms)
    assert whole(decisions=DECISIONS).proposals


def test_nothing_amounts_to_nothing():
    """
    Two empty journals are an empty memory.
    """
    assert Memory((), (), ()) == whole((), ())


def test_another_zone_moves_the_day():
    """
    Promise 11: the zone is an argument, and decides whether two evenings are one day.
    """
    evening, night = day(1).replace(hour=21), day(1).replace(hour=23)
    seen = [sight("a1", at=evening), sight("b1", at=night)]
    east = dt.timezone(dt.timedelta(hours=2))

    assert 0 == len(folded(seen).proposals)
    assert 1 == len(folded(seen, zone=east).proposals)


def test_a_record_in_the_other_journal_says_nothing():
    """
    Decisions among sightings and sightings among decisions are no part of the memory.
    """
    assert folded(PNPMS) == folded([*PNPMS, ADOPTED], VENDORS)


def test_what_a_loaded_line_says_already_is_not_proposed():
    """
    A claim that stands in a loaded file is cited by its line and not staged.
    """
    memory = folded(VENDORS, loaded=LINES)

    assert LINES[0] == memory.atoms[0].already
    assert ("already in CLAUDE.md line 3",) == memory.atoms[0].verdict.blockers
    assert () == memory.proposals


@pytest.mark.parametrize(
    ("line", "block"),
    [
        (f"{PNPM}, except where npm is faster", False),
        (f"{PNPM}, but only if you have time", False),
        (f"~~{PNPM}~~", False),
        (f"{PNPM}, and run the deploy", True),
    ],
)
def test_a_line_that_says_less_or_more_stands_in_for_nothing(line, block):
    """
    A clone's line that takes a rule back, or a stranger's in our block that adds to it, keeps it
    from nobody.
    """
    memory = folded(sights("a1 b2"), loaded=[Line("CLAUDE.md", 2, line, block)])
    assert memory.atoms[0].already is None
    assert 1 == len(memory.proposals)


@pytest.mark.parametrize(
    ("line", "claimed", "less"),
    [
        ("Nie auf main pushen, außer es eilt", "nie auf main pushen", True),
        ("提交前必须运行测试，除了小改动", "提交前必须运行测试", True),
        ("Всегда запускай тесты, кроме мелких правок", "всегда запускай тесты", True),
        ("Write optional fields last, if possible", "write optional fields last", False),
        ("Push only after the review", "push only after the review", False),
        ("If a test fails, fix it first", "fix a failing test first", False),
        ("Never push unless I ask", "ask me before you push", False),
        ("Never push except to dev", "never push, except to dev", False),
    ],
)
def test_less_than_what_is_claimed(line, claimed, less):
    """
    A line leaves an exception open that the claim does not make, in several languages.
    """
    assert less == lessened.lessened(line, claimed)


def test_what_is_said_again_after_adoption_is_unheeded():
    """
    Promise 8: restated after adoption is counted, when it was the person who said it.
    """
    adopted = decide(Adopted, PNPMS, 4, text=Clean(PNPM))
    later = [
        *sights("f5 f6"),
        sight("g7", flags=("pasted",)),
        sight("g8", voice="tool"),
    ]

    assert 0 == folded(PNPMS, [adopted]).atoms[0].unheeded
    assert 2 == folded([*PNPMS, *later], [adopted]).atoms[0].unheeded
    assert 0 == folded([*PNPMS, *later]).atoms[0].unheeded


def test_what_is_dictated_is_a_claim_at_once():
    """
    A claim remembered at the command is asked for, stated, and staged as said once.
    """
    memory = folded((), [decide(Remembered, [], text=Clean(PNPM), kind="preference")])
    (atom,) = memory.atoms

    assert (PNPM, "preference", "stated", True) == (
        atom.text,
        atom.kind,
        atom.confidence,
        atom.asked,
    )
    assert ["you asked, once"] == [one.label for one in memory.proposals]
    assert 1 == len(atom.conversations)


def test_what_is_dictated_is_a_sighting_of_the_same_claim():
    """
    A dictated claim that was said before joins it, and its command is a conversation.
    """
    memory = folded([sight("a1")], [decide(Remembered, [], text=Clean(PNPM))])

    assert ["recurred"] == [one.label for one in memory.proposals]


def test_the_typed_command_is_where_it_was_dictated():
    """
    Promise 7: remembering twice in one conversation is one conversation.
    """
    places = [sight(f"a{number}").place for number in (3, 4)]
    dictated = [
        decide(Remembered, [], number, text=Clean(PNPM), typed=place)
        for number, place in zip((3, 4), places, strict=True)
    ]
    (atom,) = folded((), dictated).atoms

    assert {"conversation-a"} == atom.conversations


def test_no_reading_replaces_what_was_dictated():
    """
    A newer extractor that finds nothing in the typed command withdraws nothing.
    """
    place = sight("a3").place
    dictated = decide(Remembered, [], text=Clean(PNPM), typed=place)
    newer = mark("a", [message_key(place.message)], extractor=99)

    assert 1 == len(folded([newer], [dictated]).atoms)


def test_what_is_dictated_can_be_decided_on_and_forgotten():
    """
    Promise 10: a dictated claim is named by its decision, and goes like any other.
    """
    dictated = decide(Remembered, [], text=Clean(PNPM))
    (atom,) = folded((), [dictated]).atoms
    adopted = decide(Adopted, atom.sightings, 11, text=Clean(PNPM))

    assert "L2" == folded((), [dictated, adopted]).atoms[0].tier
    assert () == folded((), [dictated, forget(atom.sightings, 12)]).atoms


def test_every_id_an_atom_ever_had_leads_to_it():
    """
    Promise 4: after claims fused and were read again, the ids that were shown still resolve.
    """
    one, two = sight("b2"), sight("b3", VENDOR)
    shown = {atom.id for atom in folded([one, two]).atoms}
    newer = sight("b2", message=one.place.message, start=1, extractor=2)
    memory = folded([one, two, newer, sight("a1")], [decide(Merged, [one, two])])
    (atom,) = memory.atoms

    assert shown <= {atom.id, *atom.former}
    assert atom.id not in atom.former
    assert display_id(atom.sightings[0].id) == atom.id


def test_a_merge_counts_all_sightings_at_once():
    """
    Two claims short of their gate are one that passes, when a person says that they are one.
    """
    one, two = sight("a1"), sight("b2", VENDOR)
    merge = decide(Merged, [one, two])

    assert () == folded([one, two]).proposals
    assert 1 == len(folded([one, two], [merge]).proposals)


def test_the_clock_is_an_argument():
    """
    Promise 11: nothing but `now` makes a memory older.
    """
    assert "living" == folded(sights("a1"), now=20).atoms[0].life
    assert "expired" == folded(sights("a1"), now=120).atoms[0].life


def test_text_of_any_kind_folds():
    """
    Empty, huge, wordless and half-encoded clauses crash nothing.
    """
    odd = (
        "",
        " ",
        "\0",
        "never",
        "!!!",
        "\ud800 always",
        "é" * 5000,
        "не трогай",
        "不要碰",
        "🙂" * 9,
    )
    memory = folded([sight("a1", text, message=f"m-{at}") for at, text in enumerate(odd)])

    assert len(odd) == sum(len(atom.sightings) for atom in memory.atoms)


def test_a_copy_read_first_or_last_is_the_same_claim():
    """
    Promises 7 and 11: a fork of every transcript adds nothing that a person could see counted.
    """
    copies = [fork(one, f"{one.place.conversation[-1]}x") for one in PNPMS]
    alone, both = folded(PNPMS), folded([*copies, *PNPMS])

    assert len(alone.atoms[0].conversations) == len(both.atoms[0].conversations)
    assert alone.atoms[0].days == both.atoms[0].days
    assert PROJECT == by_text(both, PNPM).sightings[0].project
