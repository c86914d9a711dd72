"""What follows a wish and is no part of it."""

from __future__ import annotations

import pytest

from agent_memory.ledger.canonical import canonical


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param("use npm, the CI image has no pnpm", "use npm", id="a statement"),
        pytest.param("use npm, pnpm breaks the build", "use npm", id="of the other value"),
        pytest.param("use npm because pnpm fails when it installs", "use npm", id="because"),
        pytest.param(
            "don't edit the lockfile, it is generated", "don't edit the lockfile", id="it"
        ),
        pytest.param("use tabs, the makefile needs them", "use tabs", id="needs"),
        pytest.param("PRs go to dev, never to main", "PRs go to dev", id="never another"),
        pytest.param("use spaces, no tabs", "use spaces", id="no others"),
        pytest.param("answer in English, never in German", "answer in English", id="never in"),
        pytest.param("don't use npm, it uses too much", "don't use npm", id="it uses"),
        pytest.param("never open PRs to main, always to dev", "open PRs to dev", id="in its place"),
        pytest.param("don't squash, keep them as they are", "don't squash", id="as they are"),
        pytest.param("not npm, use pnpm", "use pnpm", id="not that one"),
    ],
)
def test_no_part_of_the_claim(text, told):
    """
    A reason and a value that is turned down change nothing about what is wanted.
    """
    one, other = canonical(text), canonical(told)
    assert one.signature == other.signature
    assert one.tokens == other.tokens
    assert one.polarity == other.polarity


@pytest.mark.parametrize(
    ("text", "token"),
    [
        pytest.param("keep it short, the title must fit", "titl", id="a second wish"),
        pytest.param("pin versions, the lockfile has to be updated", "lockfil", id="has to"),
        pytest.param("commit messages, the title and the body in English", "body", id="a list"),
        pytest.param("bump the version, tag it", "tag", id="another act"),
    ],
)
def test_part_of_the_claim(text, token):
    """
    What wants something more stays.
    """
    assert token in canonical(text).tokens


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("never use npm, yarn or bun", id="a list"),
        pytest.param("no npm, yarn", id="one more"),
        pytest.param("never commit to main, never to dev", id="twice"),
        pytest.param("don't push to dev, main is slow today as well", id="something else"),
    ],
)
def test_still_forbidden(text):
    """
    A prohibition that goes on is no wish for what it names last.
    """
    assert canonical(text).polarity


@pytest.mark.parametrize("text", ["PRs go to dev, never to main", "no PRs to main, always to dev"])
def test_against(text):
    """
    The value that is turned down is known as such, before what is wanted and after it.
    """
    form = canonical(text)
    assert "main" in form.against
    assert "main" not in form.tokens
    assert not form.polarity
