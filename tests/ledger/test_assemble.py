"""One atom from the sightings of one claim, and which of them count."""

from __future__ import annotations

import datetime as dt

import pytest

from agent_memory.ledger.assemble import assemble
from agent_memory.ledger.atom import display_id
from tests.ledger.build import PNPM, ZONE, atom, day, fork, sight, sights

SHORT, LONG = "use pnpm here", "always use pnpm for installs, here and everywhere"


def counted(found):
    return sorted(found.conversations), sorted(found.days)


def test_conversations_and_days_are_counted_apart():
    """
    Three sightings in two conversations on two days are two and two.
    """
    found = atom(sights("a1 b1 b3"))

    assert ["conversation-a", "conversation-b"] == sorted(found.conversations)
    assert {dt.date(2026, 3, 2), dt.date(2026, 3, 4)} == found.days
    assert (day(1), day(3)) == (found.first, found.last)
    assert display_id(found.sightings[0].id) == found.id


@pytest.mark.parametrize("flag", ["altered", "suspect", "pasted"])
def test_the_quarantined_stand_for_the_claim_only_where_nothing_else_does(flag):
    """
    Promise 8: a flag counts when no clean sighting speaks, and never beside one.
    """
    bad = sights("a1 b2", flags=(flag,))
    alone, beside = atom(bad), atom([*bad, sight("c3")])

    assert (([], []), True) == (counted(alone), getattr(alone, flag))
    assert ((["conversation-c"], [dt.date(2026, 3, 4)]), False) == (
        counted(beside),
        getattr(beside, flag),
    )
    assert 3 == len(beside.sightings)
    assert (day(3), day(3)) == (beside.first, beside.last)


def test_the_clearest_wording_speaks():
    """
    The text is a person's own: of the best level and confidence the shortest, then the first.
    """
    assert SHORT == atom([sight("a1", LONG), sight("b2", SHORT)]).text
    assert LONG == atom([sight("a1", LONG), sight("b2", SHORT, level="counted")]).text
    assert LONG == atom([sight("a1", LONG), sight("b2", SHORT, confidence="observed")]).text
    assert LONG == atom([sight("a1", LONG), sight("b2", SHORT, flags=("pasted",))]).text
    assert "fact" == atom([sight("a1", kind="fact"), sight("b2", kind="decision")]).kind


def test_confidence_and_level_only_rise():
    """
    One stated, shown or asked sighting makes the claim so.
    """
    found = atom(
        [
            sight("a1", level="request", confidence="observed"),
            sight("b2", level="counted", confidence="observed", flags=("asked",)),
            sight("c3", level="counted"),
        ]
    )

    assert ("stated", "counted", True, True) == (
        found.confidence,
        found.level,
        found.asked,
        found.stated,
    )


def test_a_tools_words_count_only_as_its_result():
    """
    Promise 8: what a tool said is no conversation, and what a command proved is.
    """
    assert ([], []) == counted(atom(sights("a1 b2", voice="tool")))
    assert atom(sights("a1 b2", voice="tool")).tool
    proved = atom(sights("a1 b2", voice="tool", confidence="verified"))
    assert (2, False) == (len(proved.conversations), proved.tool)
    assert not atom([sight("a1", voice="tool"), sight("b2")]).tool


def test_a_failure_is_a_tools_however_often_it_is_proved():
    """
    A reproduced failure is never staged.
    """
    proved = atom(sights("a1 b2", voice="tool", confidence="verified", kind="failure"))

    assert proved.tool


def test_a_failure_that_a_person_states_is_the_persons():
    """
    What was seen in tool results and said as well is a claim of the person's.
    """
    seen = [
        sight("a1", kind="failure"),
        sight("b2", kind="failure", voice="tool", confidence="verified"),
    ]

    assert not atom(seen).tool


ONE_CONVERSATION = {f"conversation-{name}": "conversation-a" for name in "abc"}


def test_a_copied_transcript_adds_neither_conversation_nor_day():
    """
    Promise 7: a copy under new uuids and later dates repeats what was said, and counts for nothing.
    """
    said = sights("a1 a4")
    copied = [fork(sight(place), "b") for place in ("b2", "b5")]
    found = assemble(sorted([*said, *copied], key=lambda one: one.at), ONE_CONVERSATION, ZONE)

    assert (["conversation-a"], [dt.date(2026, 3, 2), dt.date(2026, 3, 5)]) == counted(found)
    assert 4 == len(found.sightings)


def test_what_was_said_again_in_one_transcript_counts_its_day():
    """
    The same sentence on another day of one conversation is another day.
    """
    assert 2 == len(atom(sights("a1 a4")).days)
    assert 2 == len(assemble(sights("a1 a4"), ONE_CONVERSATION, ZONE).days)


def test_another_sentence_in_a_copy_counts_its_day():
    """
    A fork that went on by itself adds the days of what was said there alone.
    """
    said = [sight("a1", PNPM), sight("b2", PNPM, start=7)]

    assert 2 == len(assemble(said, ONE_CONVERSATION, ZONE).days)


@pytest.mark.parametrize(
    ("days", "hours"),
    [
        pytest.param(1, 0, id="UTC: nine in the morning and eleven at night"),
        pytest.param(2, 9, id="nine hours east the evening is tomorrow"),
        pytest.param(2, -10, id="ten hours west the morning is yesterday"),
    ],
)
def test_a_day_is_the_persons(days, hours):
    """
    A calendar day is that of the person's zone.
    """
    late = day(1) + dt.timedelta(hours=14)
    seen = [sight("a1"), sight("b1", at=late)]
    names = {one.place.conversation: one.place.conversation for one in seen}

    assert days == len(assemble(seen, names, dt.timezone(dt.timedelta(hours=hours))).days)
