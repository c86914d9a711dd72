"""Rows become what capture would have written."""

from __future__ import annotations

import pytest

from agent_memory.ledger.conversation import message_key, one_name
from evals import memories

RULE = "always run the linter before committing"


def row(ident, where, text=RULE, *, copy=False, project="harbor", person="noor"):
    """A row of session `where[0]` on March day `where[1:]`."""
    return {
        "id": ident,
        "person": person,
        "project": project,
        "session": where[0],
        "ts": f"2026-03-{int(where[1:]):02}T09:00:00Z",
        "text": text,
        "copy": copy,
    }


def messages(*rows):
    return {one.id: one.message for one in memories.turns(rows)}


def test_a_copy_is_the_message_that_it_copies():
    """
    Promise 7: a fork's copy bears the id of the message that was typed.
    """
    found = messages(row("m1", "a1"), row("m2", "b2", copy=True), row("m3", "c3"))
    assert found["m1"] == found["m2"]
    assert found["m1"] != found["m3"]


def test_a_copy_comes_from_the_session_that_shares_most():
    """
    A short text stands in many sessions; the source is the one that the other copies name, too.
    """
    found = messages(
        row("m1", "a1", "go on"),
        row("m2", "a1", "split the parser"),
        row("m3", "c2", "go on"),
        row("m4", "b3", "go on", copy=True),
        row("m5", "b3", "split the parser", copy=True),
    )
    assert (found["m1"], found["m2"]) == (found["m4"], found["m5"])


def test_a_copy_is_of_what_was_said_before():
    """
    What another session says later is not what a fork copied.
    """
    found = messages(row("m1", "a1"), row("m2", "b2", copy=True), row("m3", "z3"))
    assert found["m1"] == found["m2"]


def test_a_copy_of_nothing_is_a_message_of_its_own():
    """
    A copy whose original is not in the file, or is another person's, keeps its own id.
    """
    found = messages(row("m1", "a1", person="wei"), row("m2", "b2", copy=True))
    assert found["m1"] != found["m2"]


def test_a_fork_and_its_source_are_one_conversation():
    """
    Promise 7: what stands in a fork adds no conversation.
    """
    rows = [row("m1", "a1"), row("m2", "b2", copy=True), row("m3", "b2"), row("m4", "c3")]
    [one] = memories.captured(memories.turns(rows))
    names = one_name(one.sightings, one.watermarks)
    assert 2 == len(set(names.values()))


def test_one_memory_a_person_and_project():
    """
    Projects and people are kept apart; a session that changes folders is one conversation.
    """
    rows = [row("m1", "a1"), row("m2", "a1", project="kiln"), row("m3", "a2", person="wei")]
    found = memories.captured(memories.turns(rows))
    assert [("noor", "harbor"), ("noor", "kiln"), ("wei", "harbor")] == [
        (one.person, one.project) for one in found
    ]
    conversations = [one.watermarks[0].conversation for one in found]
    assert conversations[0] == conversations[1] != conversations[2]


def test_a_sighting_stands_where_its_row_does():
    """
    Promise 4: the sighting names its transcript, line and message, and the text that was typed.
    """
    rows = [row("m1", "a1", "good morning"), row("m2", "a2")]
    [one] = memories.captured(memories.turns(rows))
    [sighting] = one.sightings
    place = sighting.place
    assert ("a.jsonl", 2, one.turns[1].message) == (place.transcript, place.line, place.message)
    assert RULE == rows[1]["text"][sighting.start : sighting.end]
    assert [message_key(each.message) for each in one.turns] == list(one.watermarks[0].messages)


@pytest.mark.parametrize(
    "text", ["", "\0" * 200, "\ud800" + RULE * 9, "<command-name>/x", "x" * 9999]
)
def test_no_text_stops_a_replay(text):
    """
    Empty, huge and unwritable texts and those of no person cost at most themselves.
    """
    [one] = memories.captured(memories.turns([row("m1", "a1", text), row("m2", "b2")]))
    assert "m2" in {turn.id for turn in one.turns}
    assert any(RULE == sighting.text for sighting in one.sightings)
