"""The own sets of invented people, and the memories that prompts are asked of, are well-formed."""

from __future__ import annotations

import itertools
import re
import statistics

import pytest

from evals import dataset
from evals.run import DATA

RECURRING = {"constraint", "preference", "fact", "decision", "procedure", "habit"}
APART = {"trap", "change"}


@pytest.fixture(scope="module")
def turns():
    rows = dataset.read(DATA / "people.jsonl", dataset.REPLAY)
    assert len({row["id"] for row in rows}) == len(rows)
    return {row["id"]: row for row in rows}


@pytest.fixture(scope="module")
def groups():
    return dataset.read(DATA / "people_groups.jsonl", dataset.GROUPS)


@pytest.fixture(scope="module")
def labelled():
    return dataset.read(DATA / "extraction_people.jsonl", dataset.EXTRACTION)


@pytest.fixture(scope="module")
def memories():
    return dataset.read(DATA / "recall.jsonl", dataset.RECALL)


def test_a_conversation_has_one_person_and_one_project(turns):
    """
    A conversation belongs to one person and project, and its days are those of its times.
    """
    where = {}
    for row in turns.values():
        own = row["person"], row["project"]
        assert own == where.setdefault(row["session"], own)
        assert row["day"] == row["ts"][:10]


def test_nobody_types_in_two_conversations_at_once(turns):
    """
    What one person typed can be read as one line of time.
    """
    for _, rows in itertools.groupby(
        sorted(turns.values(), key=lambda row: (row["person"], row["ts"])),
        key=lambda row: (row["person"], row["day"]),
    ):
        order = [session for session, _ in itertools.groupby(rows, key=lambda row: row["session"])]
        assert len(set(order)) == len(order)


def test_the_people_are_as_many_as_they_should_be(turns, groups):
    """
    Enough people, conversations and groups, and at most one message in eight carries a rule.
    """
    kinds = [group["kind"] for group in groups]
    rules = [group for group in groups if group["kind"] not in {"trap", "habit"}]
    assert len({row["person"] for row in turns.values()}) >= 14
    assert len({row["session"] for row in turns.values()}) >= 90
    assert len(turns) >= 8 * len({item["turn"] for group in rules for item in group["items"]})
    assert RECURRING | APART == set(kinds)
    assert sum(kind in RECURRING for kind in kinds) >= 45
    assert kinds.count("trap") >= 12
    assert kinds.count("change") >= 8


def test_groups_name_turns_that_are_there(turns, groups):
    """
    Every turn of a group is its person's, on the day, in the conversation and the project it says.
    """
    assert len({group["id"] for group in groups}) == len(groups)
    for group in groups:
        for item in group["items"]:
            row = turns[item["turn"]]
            assert group["person"] == row["person"]
            assert item == {"turn": row["id"], **{name: row[name] for name in item if name in row}}


def test_a_message_is_in_one_group_at_most(groups):
    """
    A turn of a trap or a change of mind is no turn of a group that should be staged.
    """
    named = [item["turn"] for group in groups for item in group["items"]]
    assert len(set(named)) == len(named)


def test_what_recurs_does_so_on_several_days(groups):
    """
    A group that should be staged has turns on two days and in two conversations.
    """
    for group in groups:
        if group["kind"] in APART:
            continue
        assert len({item["day"] for item in group["items"]}) > 1
        assert len({item["session"] for item in group["items"]}) > 1


def test_what_recurs_is_worded_anew(turns, groups):
    """
    Two wordings of one rule share few of their words.
    """
    shared = [
        len(one & other) / len(one | other)
        for group in groups
        if group["kind"] in RECURRING - {"habit"}
        for one, other in itertools.combinations(
            [set(re.findall(r"\w+", turns[i["turn"]]["text"].lower())) for i in group["items"]], 2
        )
    ]
    assert statistics.median(shared) < 0.2


def test_labels_are_what_was_said(labelled):
    """
    A label's claim stands in its message where the label says, and no two labels overlap.
    """
    assert any(not label["agreed"] for row in labelled for label in row["labels"])
    for row in labelled:
        end = 0
        for label in row["labels"]:
            assert end <= label["start"] < label["end"]
            assert label["claim"] == row["text"][label["start"] : label["end"]]
            end = label["end"]


def test_four_people_are_labelled_whole(turns, labelled):
    """
    Every message of four people is labelled, with the claims that groups say they hold.
    """
    people = {row["person"] for row in labelled}
    texts = {row["id"]: row["text"] for row in turns.values() if row["person"] in people}
    assert len(people) == 4
    assert texts == {row["id"].removeprefix("people-"): row["text"] for row in labelled}


def test_rules_of_the_labelled_people_have_a_label(labelled, groups):
    """
    A turn of a rule that should be staged holds a label; a turn of a trap holds none.
    """
    claims = {row["id"].removeprefix("people-"): row["labels"] for row in labelled}
    for group in groups:
        for item in group["items"]:
            if item["turn"] in claims and group["kind"] != "habit":
                assert bool(claims[item["turn"]]) == (group["kind"] != "trap")


def test_prompts_are_about_claims_that_are_there(memories):
    """
    A prompt names claims of its own memory, and many prompts deserve silence.
    """
    queries = [query for memory in memories for query in memory["queries"]]
    for memory in memories:
        ids = [claim["id"] for claim in memory["claims"]]
        assert len(set(ids)) == len(ids)
        assert {name for query in memory["queries"] for name in query["relevant"]} <= set(ids)
        prompts = [query["prompt"] for query in memory["queries"]]
        assert len(set(prompts)) == len(prompts)
    assert len(queries) >= 170
    assert sum(not query["relevant"] for query in queries) >= 70
