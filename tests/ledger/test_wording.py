"""Which wording of a claim is proposed."""

from __future__ import annotations

import pytest

from agent_memory.ledger import wording
from tests.ledger.build import sight


def clearest(*texts, **fields):
    return wording.clearest(
        [sight(f"a{n}", text, **fields) for n, text in enumerate(texts, 1)]
    ).text


@pytest.mark.parametrize(
    ("clear", "others"),
    [
        pytest.param(
            "always run the tests before you commit",
            ["you forgot to run the tests before the commit again"],
            id="a rule before a complaint, which is a rule's echo",
        ),
        pytest.param(
            "no emojis in commit messages",
            ["why do you keep adding emojis to commit messages"],
            id="a rule before the question why it was broken",
        ),
        pytest.param(
            "never edit the generated files by hand",
            ["never edit these by hand"],
            id="what stands by itself before what points elsewhere",
        ),
        pytest.param(
            "open pull requests against dev",
            [
                "open your pull requests against dev and ping the others in chat about it",
                "pull requests against dev",
            ],
            id="what all of them say before what one of them adds",
        ),
    ],
)
def test_the_clearest_is_a_wording_that_was_typed(clear, others):
    """
    The clearest of a person's own wordings is proposed, in whatever order they were said.
    """
    assert clear == clearest(clear, *others)
    assert clear == clearest(*others, clear)


def test_what_was_said_word_for_word_again_is_central():
    """
    Of wordings that are equally alike the one said most often speaks, then the shorter.
    """
    often, once = "use tabs for all indentation", "use tabs for indentation everywhere"

    assert often == clearest(once, often, often)
    assert "use tabs here" == clearest("please use tabs here", "use tabs here")
    assert "always use tabs" == clearest("always tabs", "always use tabs")


def test_level_and_confidence_come_first():
    """
    A wording that was shown and stated speaks, however plain the others are.
    """
    told = sight("a1", "you never use the tabs I asked for", level="shown")
    plain = sight("b2", "use tabs", level="counted")
    observed = sight("c3", "use tabs", confidence="observed")

    assert told == wording.clearest([plain, told, observed])
    assert plain == wording.clearest([plain])
