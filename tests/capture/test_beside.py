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
            policy.BESIDE_COST[2],
            id="on another line",
        ),
        pytest.param(
            "the exporter is slow\ndon't mock the clock in tests",
            "clock",
            0,
            id="beside no task",
        ),
    ],
)
def test_a_task_beside(text, words, cost):
    """
    A prohibition beside a task is weaker the closer that stands.
    """
    alone = score("the exporter is slow\ndon't mock the clock in tests", words)
    assert alone - cost == score(text, words)
    assert bool(cost) == ("beside-task" in guards(text, words))


@pytest.mark.parametrize(
    ("text", "levels"),
    [
        pytest.param("resize the tank. don't refill the pump", [], id="one thing"),
        pytest.param("resize the tank. don't clean pumps", ["counted"], id="a kind of things"),
        pytest.param("resize the tank. never refill the pump", ["counted"], id="never"),
        pytest.param("resize the tank. we never refill a pump", ["shown"], id="what we do"),
        pytest.param("we resized it. never refill the pump", ["shown"], id="no task"),
        pytest.param("i need the tank bigger. never refill the pump", ["counted"], id="a wish"),
        pytest.param(
            "refit the tank. never weld near fuel, says the top answer",
            [],
            id="what somebody says after it",
        ),
    ],
)
def test_what_a_task_leaves(text, levels):
    """
    What is said of one thing beside a task falls; what says that it stands is counted at least.
    """
    assert levels == [one.level for one in extract.clauses(text) if one.level != "request"]


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


@pytest.mark.parametrize(
    ("text", "words", "gain"),
    [
        ("we never inline a query. you put two there", "query", policy.BROKEN_GAIN),
        ("we never inline a query. the panel is ready", "query", 0),
    ],
)
def test_a_reproach_beside(text, words, gain):
    """
    A rule counts for more where the message tells that it was not kept to.
    """
    assert score("we never inline a query. it is ready", words) + gain == score(text, words)


@pytest.mark.parametrize(
    ("text", "answered"),
    [
        ("ok, use the queue then, not the poller", True),
        ("use the queue, not the poller", False),
        ("yes, don't refill the pump", True),
        ("no default exports", False),
    ],
)
def test_an_answer(text, answered):
    """
    A choice that opens a message with yes or no is about what was offered.
    """
    assert answered == ("answer" in extract.clauses(text)[0].guards)


@pytest.mark.parametrize(
    "text",
    [
        "You will be given a receipt. Always name the shop",
        "this is our prompt: greet {{name}}. never mention refunds",
    ],
)
def test_a_text_for_another_model(text):
    """
    What a text for another model asks of it is not shown.
    """
    assert "shown" not in {one.level for one in extract.clauses(text)}
