"""Bare requests that are counted for what their words say together."""

from __future__ import annotations

from collections import Counter

import pytest

from agent_memory import policy
from agent_memory.capture import explain, extract
from agent_memory.capture.markers.english_leaning import LEANINGS
from agent_memory.capture.redact.exact import NOTHING


@pytest.mark.parametrize(
    "text",
    [
        "we would like to use the shared logger with json in our services",
        "let our importer only use the parser that is in the core project",
        "please use postgres as the database for our integration services",
    ],
)
def test_a_request_that_leans_to_how_things_are_done_is_counted(text):
    """
    Several words of the way that things are done make a request a candidate, and no more.
    """
    (found,) = extract.clauses(text)
    assert ("leaning", "counted", "observed") == (found.marker, found.level, found.confidence)
    assert found.score < policy.SHOWN


@pytest.mark.parametrize(
    "text",
    [
        "run the tests again",
        "add a button to the page that shows the first list",
        "use the second table this time",
        "for now we would like to use the shared logger with json in our services",
        "we would like to know why our services use the shared logger with json instead",
        "we would like to use the shared logger with json in our services\n" + "plot one.\n" * 8,
    ],
)
def test_a_request_of_the_moment_is_none(text):
    """
    A step at hand, or what says that it is for now, stays a request.
    """
    assert "leaning" not in [found.marker for found in extract.clauses(text)]


def test_explained():
    """
    What a request leans by is told with its weights, which reach the bar.
    """
    text = "we would like to use the shared logger with json in our services"
    (account,) = explain.explain(text, known=NOTHING)
    signs = [sign for sign in account.markers if sign.name.startswith("leaning:")]
    told = {sign.name: sign.weight for sign in signs}
    assert {"leaning:made-with": 7, "leaning:definite": -2}.items() <= told.items()
    assert policy.LEANING <= sum(sign.weight for sign in signs)


def test_a_word_leans_one_way():
    """
    No word and no name stands in two rows.
    """
    named = Counter(row.name for row in LEANINGS)
    said = Counter(word for row in LEANINGS for word in row.words)
    assert {1} == {*named.values(), *said.values()}
