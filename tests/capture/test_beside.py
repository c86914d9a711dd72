"""What a clause loses by what stands beside it."""

from __future__ import annotations

import pytest

from agent_memory import policy
from agent_memory.capture import extract


def guards(text: str, words: str) -> tuple[str, ...]:
    """The guards of the clause of a message that holds these words."""
    return next((one.guards for one in extract.clauses(text) if words in one.text), ())


def score(text: str, words: str) -> int:
    """The score of that clause."""
    return next(one.score for one in extract.clauses(text) if words in one.text)


@pytest.mark.parametrize(
    ("text", "words", "cost"),
    [
        pytest.param(
            "rename the exporter, don't mock the clock in tests",
            "clock",
            policy.BESIDE_COST[0],
            id="in one sentence",
        ),
        pytest.param(
            "rename the exporter. don't mock the clock in tests",
            "clock",
            policy.BESIDE_COST[1],
            id="in the next sentence",
        ),
        pytest.param(
            "rename the exporter\ndon't mock the clock in tests",
            "clock",
            0,
            id="on another line",
        ),
    ],
)
def test_a_task_in_the_same_breath(text, words, cost):
    """
    A prohibition beside a task is weaker the closer that stands.
    """
    alone = f"the exporter is slow\n{text.splitlines()[-1]}"
    if cost:
        assert "beside-task" in guards(text, words)
    else:
        assert score(alone, words) == score(text, words)
        assert "beside-task" not in guards(text, words)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("fix the login. never commit secrets", id="a kind of things"),
        pytest.param("fix the login. from now on lint the css", id="what stands from now on"),
        pytest.param("fix the login. the fixtures live in tests/data/", id="a fact"),
        pytest.param("fix the login. ask me before you add a dependency", id="an approval"),
    ],
)
def test_what_stands_beside_a_task(text):
    """
    A rule that says that it stands, and a fact, lose nothing by a task beside them.
    """
    found = [one for one in extract.clauses(text) if one.level != "request"]
    assert found
    assert not [one for one in found if "beside-task" in one.guards]


def test_a_part_to_play():
    """
    What a message that hands out a part asks of the actor is not shown.
    """
    text = "You are a senior auditor. Always give every finding a severity"
    assert [("counted", ("part",))] == [
        (one.level, one.guards) for one in extract.clauses(text) if one.level != "request"
    ]
