"""Claims that exclude each other stop each other until a person rules (promise 5)."""

from __future__ import annotations

import pytest

from agent_memory.instructions import Line
from agent_memory.ledger import contest
from agent_memory.ledger.records import Adopted, Clean, Merged, Rejected, Resolved
from tests.ledger.build import (
    DEV,
    MAIN,
    VENDOR,
    again,
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

HELD, NEW = sights("a1 b2", DEV), sights("c5 d6", MAIN)
BOTH = [*HELD, *NEW]
TOUCH = "always touch the vendor folder"
THIRD = "open pull requests against staging"
LINE = Line("CLAUDE.md", 12, "Open pull requests against main.")


def sides(memory):
    """Incumbent and challenger of each contest, by their words."""
    texts = {atom.id: atom.text for atom in memory.atoms}
    return [
        (texts.get(one.incumbent, one.incumbent), texts[one.challenger]) for one in memory.contests
    ]


def contested(memory):
    return {atom.text for atom in memory.atoms if atom.contested}


def superseded(memory):
    texts = {atom.id: atom.text for atom in memory.atoms}
    return {
        atom.text: texts.get(atom.superseded_by, atom.superseded_by)
        for atom in memory.atoms
        if atom.superseded_by
    }


def test_the_claim_said_first_is_the_incumbent_and_both_are_frozen():
    """
    A contest is found from either side, says why and since when, and stages neither side.
    """
    memory = folded(BOTH)
    (found,) = memory.contests

    assert [(DEV, MAIN)] == sides(memory)
    assert ("branch: dev / main", day(5), None) == (found.reason, found.since, found.resolved)
    assert [(found,), (found,)] == [atom.contests for atom in memory.atoms]
    assert {DEV, MAIN} == contested(memory)
    assert () == memory.proposals


def test_an_adopted_claim_is_the_incumbent():
    """
    What stands in an instruction file is held, even when the other was said before.
    """
    memory = folded(BOTH, [decide(Adopted, NEW, text=Clean(MAIN))])

    assert [(MAIN, DEV)] == sides(memory)


@pytest.mark.parametrize(
    ("found", "fields"),
    [
        (True, {}),
        (True, {"level": "counted"}),
        (False, {"confidence": "observed"}),
        (False, {"level": "request", "confidence": "observed"}),
        (False, {"level": "request"}),
    ],
)
def test_the_newer_side_must_be_stated(found, fields):
    """
    A bare request or a weak marker never contests a standing rule.
    """
    newer = sights("c5 d6 e7", MAIN, **fields)

    assert found == bool(contested(folded([*HELD, *newer])))


def test_the_older_side_need_not_be_stated():
    """
    A stated rule stops an older habit.
    """
    older = sights("a1 b2 c3", DEV, level="request", confidence="observed")

    assert {DEV, MAIN} == contested(folded([*older, *NEW]))


def test_a_verified_claim_that_was_stated_can_contest():
    """
    A statement stays one when a check confirms it.
    """
    assert {DEV, MAIN} == contested(folded([*BOTH, sight("e7", MAIN, confidence="verified")]))


def test_a_silent_claim_stops_nothing():
    """
    What nobody is told of is no side.
    """
    assert () == folded([*HELD, sight("c5", MAIN, level="counted")]).contests


SLOG = "we use slog for logging"
ZEROLOG = "from now on we use zerolog for logging, slog was too slow"


def test_a_change_contests_what_nobody_was_told_of():
    """
    With words of change a person brings up what was said once; any other statement leaves it.
    """
    once = sight("a1", SLOG, level="counted")

    assert {SLOG, ZEROLOG} == contested(folded([once, sight("c5", ZEROLOG)]))
    assert () == folded([once, sight("c5", ZEROLOG, level="counted")]).contests
    assert () == folded([once, sight("c5", ZEROLOG, confidence="observed")]).contests
    assert () == folded([sight("a1", MAIN, level="counted"), *HELD]).contests


def test_a_bare_request_is_no_older_side():
    """
    What was asked for once was a task, whatever changes later.
    """
    once = sight("a1", SLOG, level="request", confidence="observed")

    assert () == folded([once, sight("c5", ZEROLOG)]).contests


@pytest.mark.parametrize(
    ("later", "winner"),
    [
        pytest.param([], ZEROLOG, id="the newer side says that it changes"),
        pytest.param(sights("e9", f"from now on {SLOG}"), SLOG, id="A, B, A"),
        pytest.param(sights("e9", SLOG), None, id="the older side once more, perhaps by habit"),
        pytest.param(sights("e9", SLOG, flags=("pasted",)), ZEROLOG, id="a paste"),
    ],
)
def test_the_last_word_is_proposed_where_it_says_that_something_changes(later, winner):
    """
    Of the two sides the one that a person changed to last is to replace the other.
    """
    memory = folded([*sights("a1 b2", SLOG), sight("c5", ZEROLOG), *later])
    texts = {atom.id: atom.text for atom in memory.atoms}
    (found,) = memory.contests
    name = contest.replacing(found, {atom.id: atom for atom in memory.atoms})

    assert [(SLOG, ZEROLOG)] == sides(memory)
    assert winner == (name and texts[name])


@pytest.mark.parametrize("ruling", ["old", "new", "both", "neither"])
def test_a_ruling_on_a_change_holds(ruling):
    """
    Promise 5: A, then B, then A again with words of change reopens nothing.
    """
    first, second = sights("a1", SLOG, level="counted"), sights("c5", ZEROLOG)
    decided = rule(ruling, first, second)
    said = [*first, *second, *sights("e9", f"from now on {SLOG}"), *sights("g11", ZEROLOG)]
    memory = folded(said, [decided])

    assert set() == contested(memory)
    assert len(superseded(memory)) == {"both": 0, "neither": 2}.get(ruling, 1)


@pytest.mark.parametrize("flag", ["pasted", "altered", "suspect"])
def test_a_lesser_voice_stops_nothing(flag):
    """
    Promise 8: what is not a person's own clean words contests no rule.
    """
    assert () == folded([*HELD, *sights("c5 d6", MAIN, flags=(flag,))]).contests
    assert () == folded([*HELD, *sights("c5 d6", MAIN, voice="tool")]).contests
    assert () == folded([*sights("a1 b2", DEV, flags=(flag,)), *NEW]).contests
    assert () == folded([*sights("a1 b2", DEV, voice="tool"), *NEW]).contests


def test_an_old_paste_makes_no_claim_older():
    """
    Promise 8: which side is held follows from what the person said.
    """
    paste = sight("e0", MAIN, flags=("pasted",))

    assert [(DEV, MAIN)] == sides(folded([*BOTH, paste]))


def test_pasted_words_in_a_claim_of_ones_own_stop_nothing():
    """
    Promise 8: of a claim's wordings only a person's own clean ones contradict.
    """
    own, paste = sight("e1", VENDOR), sight("e2", MAIN, flags=("pasted",))
    merge = decide(Merged, [own, paste])

    assert () == folded([*HELD, own, paste], [merge]).contests
    assert 1 == len(folded([*HELD, own, sight("e2", MAIN)], [merge]).contests)


def test_contests_stand_in_the_order_of_their_sides():
    """
    Promise 11: the order of contests follows from the ids of their sides.
    """
    memory = folded([*BOTH, *sights("e8 f9", THIRD), *sights("a1", VENDOR), *sights("c5", TOUCH)])

    assert 4 == len(memory.contests)
    assert sorted(memory.contests) == list(memory.contests)


@pytest.mark.parametrize(
    ("ruling", "out"),
    [
        ("old", {MAIN: DEV}),
        ("new", {DEV: MAIN}),
        ("both", {}),
        ("neither", {DEV: "your ruling: neither", MAIN: "your ruling: neither"}),
    ],
)
@pytest.mark.parametrize("swapped", [False, True])
def test_a_ruling_says_what_goes_on(ruling, out, swapped):
    """
    Old, new, both or neither, from either side as the person saw it, and nothing is frozen.
    """
    named = (
        ("new" if ruling == "old" else "old") if swapped and ruling in {"old", "new"} else ruling
    )
    decided = rule(named, NEW, HELD) if swapped else rule(ruling, HELD, NEW)
    memory = folded(BOTH, [decided])

    assert set() == contested(memory)
    assert out == superseded(memory)
    assert {DEV, MAIN} - set(out) == {waiting.text for waiting in memory.proposals}
    assert [("branch: dev / main", decided)] == [
        (found.reason, found.resolved) for found in memory.contests
    ]


@pytest.mark.parametrize("ruling", ["old", "new", "both", "neither"])
@pytest.mark.parametrize(
    "later",
    [
        pytest.param(sights("e8 f9", DEV), id="the first side said again"),
        pytest.param(sights("e8 f9", MAIN), id="the second side said again"),
        pytest.param([*sights("e8 f9", DEV), *sights("g9", MAIN)], id="both, A-B-A"),
        pytest.param(again(BOTH), id="captured again"),
        pytest.param(sights("e0", MAIN), id="older history of the newer side"),
    ],
)
def test_a_ruling_holds(ruling, later):
    """
    Saying either side again, reading history again or finding more of it reopens nothing.
    """
    decided = rule(ruling, HELD, NEW)
    memory = folded([*BOTH, *later], [decided])

    assert set() == contested(memory)
    assert superseded(folded(BOTH, [decided])) == superseded(memory)


def test_the_last_ruling_counts():
    """
    A person can rule again, the other way round as well.
    """
    first, second = rule("old", HELD, NEW, 10), rule("old", NEW, HELD, 11)

    assert {DEV: MAIN} == superseded(folded(BOTH, [first, second]))
    assert {MAIN: DEV} == superseded(folded(BOTH, [second, undo(second, 12), first]))


def test_what_a_ruling_took_out_stops_nothing_else():
    """
    A third claim is held against what still stands, and not against the side that lost.
    """
    third = sights("e8 f9", THIRD)
    all_three = [*BOTH, *third]

    assert {DEV, MAIN, THIRD} == contested(folded(all_three))
    assert {MAIN, THIRD} == contested(folded(all_three, [rule("new", HELD, NEW)]))
    assert set() == contested(folded(all_three, [rule("neither", HELD, NEW)]))


def test_expiry_of_a_side_ends_the_contest():
    """
    A claim that was not said for a season stops nothing, and says nothing of it in the memory.
    """
    older = sights("a1", DEV)
    newer = sights("c60 d62", MAIN)

    assert {DEV, MAIN} == contested(folded([*older, *newer], now=80))
    assert () == folded([*older, *newer], now=95).contests


def test_an_adopted_line_that_went_stale_is_still_a_side():
    """
    Promise 5: what stands in the file is never plain while something stated contradicts it.
    """
    older = sights("a1 b2", DEV, kind="decision")
    adopted = decide(Adopted, older, text=Clean(DEV))
    memory = folded([*older, *sights("c99 d100", MAIN)], [adopted], now=101)

    assert ("stale", True) == (by_text(memory, DEV).life, by_text(memory, DEV).contested)


def test_forgetting_or_rejecting_a_side_ends_the_contest():
    """
    What is gone or refused stops nothing.
    """
    for gone in (forget(HELD), decide(Rejected, HELD)):
        memory = folded(BOTH, [gone])
        assert set() == contested(memory)
        assert [MAIN] == [waiting.text for waiting in memory.proposals]


def test_forgetting_the_side_that_won_frees_the_other():
    """
    A ruling in favour of what was then forgotten is about nothing any more.
    """
    memory = folded(BOTH, [rule("new", HELD, NEW), forget(NEW, 12)])

    assert {} == superseded(memory)
    assert [DEV] == [waiting.text for waiting in memory.proposals]


def test_a_loaded_line_is_a_side():
    """
    A hand-written line of a loaded file is held against a stated claim, and cited by its place.
    """
    memory = folded(HELD, loaded=[LINE])

    assert [("CLAUDE.md:12", DEV)] == sides(memory)
    assert {DEV} == contested(memory)
    assert () == memory.proposals


def test_a_loaded_line_stops_neither_the_weak_nor_the_adopted():
    """
    A weak marker contests no line, and what was adopted is a line itself.
    """
    assert () == folded(sights("a1 b2", DEV, confidence="observed"), loaded=[LINE]).contests
    adopted = decide(Adopted, HELD, text=Clean(DEV))
    assert () == folded(HELD, [adopted], loaded=[LINE]).contests


@pytest.mark.parametrize(
    ("ruling", "out", "waits"),
    [
        ("old", {DEV: "CLAUDE.md:12"}, False),
        ("new", {}, True),
        ("both", {}, True),
        ("neither", {DEV: "your ruling: neither"}, False),
    ],
)
def test_a_ruling_on_a_line_holds_while_the_line_says_so(ruling, out, waits):
    """
    A person rules between a line and a claim; wherever the line moves, until its words change.
    """
    decided = decide(
        Resolved,
        [],
        ruling=ruling,
        others=tuple(one.id for one in HELD),
        text=Clean(LINE.text),
    )
    said = [*HELD, *sights("g8", DEV)]
    for sightings in (HELD, said, [*said, *again(said)]):
        memory = folded(sightings, [decided], loaded=[LINE])
        assert set() == contested(memory)
        assert out == superseded(memory)
        assert waits == bool(memory.proposals)
    assert set() == contested(folded(HELD, [decided], loaded=[LINE._replace(number=40)]))
    changed = LINE._replace(text="Always open pull requests against main.")
    assert {DEV} == contested(folded(HELD, [decided], loaded=[changed]))
    assert {MAIN} == contested(folded(NEW, [decided], loaded=[LINE._replace(text=DEV)]))


def test_a_ruling_between_two_claims_is_none_on_a_line():
    """
    A ruling names its incumbent by sightings or by a line's words, and rules on nothing else.
    """
    decided = rule("both", NEW, HELD).model_copy(update={"text": Clean(LINE.text)})

    assert {DEV} == contested(folded(BOTH, [decided], loaded=[LINE]))


def test_the_last_ruling_on_a_line_counts():
    """
    A person can rule on a line again.
    """
    first, last = (
        decide(Resolved, [], number, ruling=ruling, others=(others.id,), text=Clean(LINE.text))
        for number, ruling, others in ((10, "old", HELD[1]), (11, "new", HELD[0]))
    )

    assert {} == superseded(folded(HELD, [last, first], loaded=[LINE]))
    assert {DEV: "CLAUDE.md:12"} == superseded(folded(HELD, [first], loaded=[LINE]))


def test_a_line_does_not_freeze_what_a_ruling_took_out():
    """
    The side that lost has nothing left to contest.
    """
    memory = folded(BOTH, [rule("new", HELD, NEW)], loaded=[LINE])

    assert set() == contested(memory)


def test_a_ruling_on_what_has_become_one_claim_is_about_nothing():
    """
    Two sides that a merge made one supersede nothing.
    """
    one, two = sights("a1 b2", DEV)
    memory = folded([one, two], [rule("new", [one], [two])])

    assert {} == superseded(memory)
    assert () == memory.contests
