"""The figures of a replay, on memories small enough to count by hand."""

from __future__ import annotations

import datetime as dt
import json

import pytest

from evals import dataset, memories, person, reading, replay
from evals.outcome import replayed
from evals.run import DATA
from tests.ledger.build import PROJECT, sight

ALWAYS, NEVER = "always squash commits before merging", "never squash commits before merging"
ANEW = "please always squash all commits before merging"


def turn(sighting, ident, *, copy=False):
    """The row's turn that a sighting came from."""
    place = sighting.place
    return memories.Turn(
        ident, "noor", "p", place.conversation, sighting.at, sighting.text, copy, place.message
    )


def outcome(*sightings, turns=(), person="noor", project=PROJECT):
    """What a memory of these sightings came to; each is also a turn named t0, t1, ..."""
    rows = tuple(turn(one, f"t{number}") for number, one in enumerate(sightings))
    captured = memories.Captured(person, project, (*rows, *turns), sightings, ())
    return replayed(captured)


def group(*turns, kind="constraint"):
    return {"id": "g1", "kind": kind, "person": "noor", "items": [{"turn": one} for one in turns]}


class TestReplayed:
    def test_a_gate_passed_is_staged(self):
        """
        Two conversations on two days stage a stated claim, and the label says why.
        """
        found = outcome(sight("a1", ALWAYS), sight("b2", ALWAYS))
        [atom] = found.atoms
        assert {atom.id: "recurred"} == found.staged
        assert (atom,) == found.staged_atoms()

    def test_a_gate_once_passed_counts_whatever_comes_later(self):
        """
        A claim that was staged one day and is contested the next was staged.
        """
        found = outcome(sight("a1", ALWAYS), sight("b2", ALWAYS), sight("c3", NEVER))
        held = next(atom for atom in found.atoms if atom.text == ALWAYS)
        assert held.contested
        assert {held.id} == set(found.staged)
        assert 1 == len(found.contests)

    def test_the_label_is_the_last_one(self):
        """
        A claim that was staged as asked, once, and is said again was staged because it recurred.
        """
        found = outcome(sight("a1", ALWAYS, flags=("asked",)), sight("b2", ALWAYS))
        assert ["recurred"] == list(found.staged.values())

    def test_a_contest_of_the_same_day_comes_before_the_gate(self):
        """
        The last look of a day decides: what was contested by then was not staged.
        """
        found = outcome(sight("a1", ALWAYS), sight("b2", ALWAYS), sight("c2", NEVER))
        assert {} == found.staged

    def test_below_its_gate_a_shown_claim_is_a_candidate(self):
        """
        A claim counts as candidate when it is shown and not staged; a silent one as neither.
        """
        found = outcome(
            sight("a1", ALWAYS),
            sight("a1", "commit small steps to the branch", level="counted", confidence="observed"),
        )
        shown = next(atom for atom in found.atoms if atom.text == ALWAYS)
        assert {} == found.staged
        assert {shown.id} == found.candidates


class TestMetrics:
    def test_rates_are_per_message_typed(self):
        """
        Copies are no messages: one staged claim in two messages and a copy is 500 per 1,000.
        """
        one, other = sight("a1", ALWAYS), sight("b2", ALWAYS)
        found = replay.metrics([outcome(one, other, turns=[turn(one, "t9", copy=True)])])
        assert (2, 1, 1) == (found["messages"], found["copies"], found["memories"])
        assert (1, 500.0) == (found["staged"], found["staged_per_1000_messages"])
        assert (0, 0.0) == (found["candidates"], found["candidates_per_1000_messages"])
        assert (0, 0, 0) == (found["asked"], found["habits"], found["contests"])
        assert "groups" not in found
        assert [] == found["failures"]

    def test_nothing_comes_to_nothing(self):
        """
        An empty file has figures, too.
        """
        found = replay.measure([], [group("t0", "t1")])
        assert (0, 0.0, 1, 0) == (
            found["messages"],
            found["staged_per_1000_messages"],
            found["groups"],
            found["groups_staged"],
        )

    def test_asked_once_and_habits_are_told_apart(self):
        """
        One asked sighting is staged as asked; three bare requests on three days as a habit.
        """
        request = {"level": "request", "confidence": "observed"}
        habit = [sight(where, "run the storybook build", **request) for where in ("a1", "b2", "c3")]
        found = replay.metrics([outcome(sight("d4", ALWAYS, flags=("asked",)), *habit)])
        assert (2, 1, 1) == (found["staged"], found["asked"], found["habits"])

    @pytest.mark.parametrize(
        ("turns", "staged"),
        [
            pytest.param(("t0", "t1"), 1, id="both turns"),
            pytest.param(("t0", "t1", "t2"), 1, id="two of three turns"),
            pytest.param(("t0", "t2"), 0, id="one turn of the claim"),
            pytest.param(("t0",), 0, id="a group of one"),
            pytest.param(("t0", "t9", "elsewhere"), 0, id="a copy, and a turn that is not there"),
        ],
    )
    def test_a_group_is_staged_by_two_of_its_turns(self, turns, staged):
        """
        A group counts when one staged atom has sightings in two of its messages.
        """
        one, other = sight("a1", ALWAYS), sight("b2", ALWAYS)
        rest = sight("c3", "keep the changelog in english")
        copy = turn(one, "t9", copy=True)
        found = replay.metrics([outcome(one, other, rest, turns=[copy])], [group(*turns)])
        assert (1, staged) == (found["groups"], found["groups_staged"])
        assert 1 - staged == len(found["failures"])

    def test_a_claim_of_two_projects_is_staged_for_the_person_alone(self):
        """
        Said once in each of two projects, a stated claim passes with the projects as one.
        """
        one, other = sight("a1", ALWAYS), sight("b2", ANEW, project="f" * 12)
        apart = [outcome(one), outcome(other, turns=[turn(other, "t1")], project="f" * 12)]
        found = replay.metrics(apart[::-1], [group("t0", "t1")])
        assert (0, 1) == (found["groups_staged"], found["groups_staged_person"])

    def test_a_bare_request_joins_nothing_across_projects(self):
        """
        Across projects only stated claims join.
        """
        request = {"level": "request", "confidence": "observed"}
        found = [
            outcome(sight(where, ALWAYS, project=name * 12, **request), project=name * 12)
            for where, name in (("a1", "a"), ("b2", "b"), ("c3", "c"))
        ]
        assert [] == list(person.staged(found))

    def test_a_trap_is_sprung_by_one_turn(self):
        """
        No staged atom may hold any turn of a trap.
        """
        found = outcome(sight("a1", ALWAYS), sight("b2", ALWAYS), sight("c3", "look at this"))
        traps = [group("t0", kind="trap"), group("t2", kind="trap")]
        figures = replay.metrics([found], traps)
        assert (0, 2, 1) == (figures["groups"], figures["traps"], figures["traps_staged"])
        assert ["trap"] == [one["kind"] for one in figures["failures"]]

    def test_a_change_is_found_as_a_contest(self):
        """
        A change of mind counts when a contest stands between two of its turns.
        """
        found = outcome(sight("a1", ALWAYS), sight("b2", NEVER), sight("c3", "look at this"))
        changes = [group("t0", "t1", kind="change"), group("t0", "t2", kind="change")]
        figures = replay.metrics([found], changes)
        assert (2, 1, 0) == tuple(
            figures[name] for name in ("changes", "changes_contested", "changes_joined")
        )

    def test_a_change_that_was_taken_for_one_claim_shows(self):
        """
        Two turns of a change in one atom are counted, too: where each was said once, it is wrong.
        """
        found = outcome(sight("a1", ALWAYS), sight("b2", ANEW))
        figures = replay.metrics([found], [group("t0", "t1", kind="change")])
        assert (0, 1) == (figures["changes_contested"], figures["changes_joined"])

    def test_failures_are_at_most_fifty(self):
        """
        More failures than a person reads are not printed.
        """
        found = replay.metrics([], [group("t0", "t1")] * 60)
        assert (60, 50) == (found["groups"], len(found["failures"]))


class TestReading:
    def test_what_was_staged_is_written_with_every_sighting(self, tmp_path):
        """
        Promise 4: a staged atom is listed with what a person needs to judge it.
        """
        path = tmp_path / "staged.jsonl"
        reading.write(path, reading.staged([outcome(sight("a1", ALWAYS), sight("b2", ANEW))]))
        [row] = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        assert (ALWAYS, "recurred", 2) == (row["text"], row["label"], row["conversations"])
        assert ["2026-03-02", "2026-03-03"] == row["days"]
        assert [ALWAYS, ANEW] == [one["text"] for one in row["sightings"]]

    @pytest.mark.parametrize(
        ("other", "pairs"),
        [
            pytest.param(sight("b2", ANEW), 1, id="other words, conversation and day"),
            pytest.param(sight("b2", ALWAYS.title()), 0, id="the same words"),
            pytest.param(sight("a2", ANEW), 0, id="the same conversation"),
            pytest.param(sight("b1", ANEW), 0, id="the same day"),
        ],
    )
    def test_pairs_are_of_other_words_conversation_and_day(self, other, pairs):
        """
        Pair precision is judged on joins that made recurrence out of different words.
        """
        found = outcome(sight("a1", ALWAYS), other)
        drawn = reading.sample([found], 10, seed=1)
        assert pairs == len(drawn)
        assert all({ALWAYS, ANEW} == {one["a"], one["b"]} for one in drawn)

    def test_every_claim_is_drawn_before_one_is_drawn_again(self):
        """
        Promise 11: the same seed draws the same sample, and no claim fills it alone.
        """
        leads = "always", "please always", "you must always"
        places = "a1", "b2", "c3"
        found = outcome(
            *(
                sight(where, f"{lead} {rule}")
                for rule in ("squash commits before merging", "sign the release tags")
                for where, lead in zip(places, leads, strict=True)
            )
        )
        drawn = [reading.sample([found], 2, seed=7) for _ in range(2)]
        assert drawn[0] == drawn[1]
        assert 2 == len({one["atom"] for one in drawn[0]})
        assert 6 == len(reading.sample([found], 10, seed=7))


def test_the_order_of_rows_does_not_show():
    """
    Promise 11: rows in any order give the same figures.
    """
    rows = dataset.read(DATA / "replay.jsonl", dataset.REPLAY)
    groups = dataset.read(DATA / "recurrences.jsonl", dataset.GROUPS)
    shuffled = [*rows[::2][::-1], *rows[1::2]]
    assert replay.measure(rows, groups) == replay.measure(shuffled, groups)


def test_the_own_set_is_what_its_description_says():
    """
    Every group names turns of its own person, and those that should recur do so on several days.
    """
    rows = {row["id"]: row for row in dataset.read(DATA / "replay.jsonl", dataset.REPLAY)}
    groups = dataset.read(DATA / "recurrences.jsonl", dataset.GROUPS)
    assert {one["person"] for one in groups} == {row["person"] for row in rows.values()}
    for one in groups:
        turns = [rows[item["turn"]] for item in one["items"]]
        assert {one["person"]} == {turn["person"] for turn in turns}
        if one["kind"] not in {"trap", "change"}:
            assert len({turn["day"] for turn in turns}) > 1
            assert len({turn["session"] for turn in turns}) > 1
    assert len({row["session"] for row in rows.values()}) >= 30
    assert all(row["ts"][:10] == row["day"] for row in rows.values())
    assert dt.date.fromisoformat(max(row["day"] for row in rows.values()))
