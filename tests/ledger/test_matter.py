"""What a clause fixes, and for which matter."""

from __future__ import annotations

import pytest

from agent_memory.ledger.canonical import canonical
from agent_memory.ledger.contradiction import contradicts
from agent_memory.ledger.lexicon import matters, values, words


@pytest.mark.parametrize(
    ("matter", "texts"),
    [
        pytest.param(
            ("branch", "pr"),
            ("PRs go to dev", "always open PRs against dev, not main", "MRs must target dev"),
            id="branch of PRs",
        ),
        pytest.param(("branch", "push"), ("push to dev", "don't push to dev"), id="an act"),
        pytest.param(
            ("package manager",),
            ("use pnpm", "install packages with pnpm", "pnpm is our package manager"),
            id="implied by the axis",
        ),
        pytest.param(
            ("language", "comment"),
            ("comments in English", "write the code comments in English", "用英文写注释"),
            id="language of comments",
        ),
        pytest.param(("language",), ("answer in English", "talk to me in English"), id="answers"),
        pytest.param(("indentation",), ("use spaces", "indent with 2 spaces"), id="with a number"),
        pytest.param(
            ("port", "stag"),
            ("the staging port is 8443", "staging listens on port 8443", "staging runs on :8443"),
            id="a number of one unit",
        ),
        pytest.param(
            ("line length",),
            ("wrap lines at 100", "max line length is 100", "lines must not exceed 100 columns"),
            id="line length",
        ),
    ],
)
def test_matters(matter, texts):
    """
    Constructions of one value for one matter come down to that matter.
    """
    assert {matter} == {canonical(text).matter for text in texts}


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("use pnpm in the web package", id="a scope"),
        pytest.param("release PRs go to main", id="some of them"),
        pytest.param("merge dev into main", id="two values"),
        pytest.param("install pnpm", id="the value is handled"),
        pytest.param("pnpm install", id="a command"),
        pytest.param("branch off dev", id="where work begins"),
        pytest.param("use this to answer in English", id="deictic"),
        pytest.param("you always use npm", id="what may be a complaint"),
        pytest.param("run the linter before pushing to dev", id="a condition"),
        pytest.param("run step 3", id="a number without a unit"),
        pytest.param("", id="nothing"),
    ],
)
def test_more_than_a_value(text):
    """
    A clause that says anything else has no matter.
    """
    assert () == canonical(text).matter


@pytest.mark.parametrize("row", matters.MATTERS, ids=lambda row: row.axis)
def test_rows(row):
    """
    A row is about an axis of the exclusive sets, and its words are no values of that axis.
    """
    chosen = next(one for one in values.EXCLUSIVE if one.axis == row.axis)
    said = matters.BESIDE[row.axis].said
    assert said.isdisjoint(map(words.fold, chosen.values))
    assert matters.BESIDE[row.axis].heads.isdisjoint(matters.BESIDE[row.axis].implied)


@pytest.mark.parametrize("row", matters.MATTERS, ids=lambda row: row.axis)
def test_implied_words_say_nothing(row):
    """
    A value beside a word that its axis implies is the value alone, and excludes the others.
    """
    chosen = next(one for one in values.EXCLUSIVE if one.axis == row.axis)
    word = (row.implied or row.beside).split()[0]
    one, other = (canonical(f"use {value} for the {word}") for value in chosen.values[:2])
    assert (row.axis,) == one.matter == other.matter
    assert contradicts(one, other)


@pytest.mark.parametrize(
    ("text", "scope"),
    [
        ("use pnpm for installs", set()),
        ("write tests with pytest", set()),
        ("use tabs for indentation", set()),
        ("use pnpm in the web package", {"web"}),
        ("PRs go to dev", {"pr"}),
        ("the api port is 9000", {"api"}),
    ],
)
def test_scopes(text, scope):
    """
    What an axis implies is no scope, and what a value is for is one.
    """
    assert scope == canonical(text).signature.scope
