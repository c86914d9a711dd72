"""Why a clause is taken or not is said row by row."""

from __future__ import annotations

import pytest

from agent_memory.capture import explain, extract
from agent_memory.capture.redact import NOTHING, known


def told(text):
    """The accounts of a message on a machine that knows nothing private."""
    return explain.explain(text, known=NOTHING)


def names(signs):
    """The names of the rows that fired."""
    return [sign.name for sign in signs]


def test_what_was_taken():
    """
    The marker, what it gives, what came on top and what a guard took add up to the score.
    """
    (one,) = told("Never open a socket in a unit test")
    signs = (*one.markers, *one.gains, *one.guards)
    assert ["never"] == names(one.markers)
    assert ["Never open a socket in a unit test"] == [found.text for found in one.taken]
    assert one.taken[0].score == one.score == sum(sign.weight for sign in signs)
    assert () == one.missing


@pytest.mark.parametrize(
    ("lead", "rule"),
    [
        ("I told you: ", "never edit generated code"),
        ("I told you: ", "use pnpm"),
        ("I told you, ", "use pnpm"),
        ("I said: ", "use pnpm, not npm"),
        ("I already said: ", "no default exports"),
        ("Reminder: ", "never edit generated code"),
        ("Merk dir: ", "keine default exports"),
        ("Denk dran: ", "nie auf main pushen"),
        ("Ich hab doch gesagt: ", "nie auf main pushen"),
    ],
)
def test_a_lead_in_is_no_part_of_a_rule(lead, rule):
    """
    That something was said before, or is to be remembered, is not what was said.
    """
    assert [rule] == [found.text for one in told(lead + rule) for found in one.taken]


@pytest.mark.parametrize(
    "text",
    [
        "never open a socket in a unit test",
        "as agreed, tabs; and never trailing blanks, ok?",
        "Rules:\n- small commits\n- never squash\n\nfix the header, and remember that",
        "> quoted\nplain words\n```\ncode\n```\nwhy do you always rename it?",
        "以后不要直接推送到主分支。为什么报错？",
        "",
    ],
)
def test_it_tells_of_all_that_is_taken(text):
    """
    Every finding stands in exactly one account, and no account tells of another.
    """
    assert list(extract.clauses(text)) == [found for one in told(text) for found in one.taken]


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("the weather is fine", "no marker, and not the form of a request"),
        ("always test", "not whole: too short to say anything alone"),
        ("you should always ask the", "not whole: ends in the air"),
        ("always and never from now on", "not whole: nothing beside the marker"),
        ("never push " + "to this or that branch " * 20, "not whole: longer than 400 characters"),
        ("remember that", "points at something else: what was said before this message is not"),
        ("> never cache", "not read: code, a log or a quotation"),
        ("House rules:", "a heading: it stands over what follows"),
        ("we use tabs for now", "a score from 9 on is counted, from 16 on shown"),
        ("for now use tabs, not spaces here", "a score from 9 on is counted, from 18 on shown"),
    ],
)
def test_what_was_missing(text, missing):
    """
    What was not taken says what it lacks.
    """
    (one,) = told(text)
    assert () == one.taken
    assert any(lack.startswith(missing) for lack in one.missing)


def test_a_guard_is_named_with_its_cost():
    """
    A question is told by name and by what it takes.
    """
    (one,) = told("should we never cache responses?")
    assert -100 == min(sign.weight for sign in one.guards)
    assert "question" in names(one.guards)


def test_somebody_elses_words():
    """
    Promise 8: what was pasted says so.
    """
    text = 'the wiki says "you should always rebase your branch before you open a pull request"'
    assert () == tuple(found for one in told(text) for found in one.taken if not found.pasted)


def test_redacted():
    """
    Promise 2: an account holds nothing that could not be kept, nor what was marked as private.
    """
    value = "-".join(("plain", str(len(__name__)), "looking"))
    private = known({"SOME_API_TOKEN": value})
    text = f"never print {value} in a log. <private>always call me Ishmael</private>"
    accounts = explain.explain(text, known=private)
    assert accounts
    assert value not in str(accounts)
    assert "Ishmael" not in str(accounts)
