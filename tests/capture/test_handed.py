"""Text that a person hands over, and own words that only stand under a line of theirs."""

from __future__ import annotations

import pytest

from agent_memory.capture import handing, pasted
from agent_memory.capture.form import either

REVIEW = """\
The retry helper swallows every exception. Narrow the clause to transport errors.

Never cache the response body without a size limit."""
TICKET = """\
Uploads fail for large files

Steps to reproduce
1. Open the page
2. Select a file

Expected behavior
The upload must never block the page."""
PROMPT = (
    "You are a support agent for an online bookshop. Always greet the customer by name. Never "
    "promise a refund. If the customer is angry, apologise and offer a voucher."
)
CHAT = """\
maria: we should never ship on fridays again
tom: agreed. always ask me before you touch the payment code
maria: ok"""
MAIL = """\
Hi team,

the export must always contain the tax id.

Best regards,
Lena"""
COMMIT = """\
refactor(cart): move totals into a service

Totals must always come from the service."""
PLAN = """\
✅ Phase 1
• Always create a backup before migrating

🚀 Phase 2
• Use feature flags instead of long-lived branches"""
SESSION = """\
me@build-7:~/shop$ git push
Enumerating objects: 5, done.
Direct pushes to main are not allowed. Always open a pull request."""


def parts(text: str) -> list[tuple[str, str]]:
    return [(span.name, text[span.start : span.end]) for span in pasted.spans(text)]


@pytest.mark.parametrize(
    "row", [*handing.POINTING, *handing.TELLING], ids=lambda row: row.name.replace(" ", "-")
)
def test_every_line_that_hands_over_proves_itself(row):
    """
    Each row finds itself in every line beside it, and in none that it must not.
    """
    pattern = either([row])
    assert row.hits
    assert row.misses
    assert [] == [line for line in row.hits if not pattern.search(line)]
    assert [] == [line for line in row.misses if pattern.search(line)]


class TestHandedOver:
    """
    Promise 8: what was handed over is told apart, so that it can be observed at most.
    """

    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            pytest.param(f"can you address this\n\n{REVIEW}", ("handed", REVIEW), id="a review"),
            pytest.param(f"chatgpt says:\n\n{REVIEW}", ("handed", REVIEW), id="an answer"),
            pytest.param(
                f"Here is the handoff from the other agent:\n\n{REVIEW}",
                ("handed", REVIEW),
                id="a hand-off",
            ),
            pytest.param(f"work on this issue\n\n{TICKET}", ("handed", TICKET), id="a ticket"),
            pytest.param(f"improve this prompt\n\n{PROMPT}", ("handed", PROMPT), id="a prompt"),
            pytest.param(
                f"{REVIEW}\nwhat do you think of this", ("handed", REVIEW), id="asked at the end"
            ),
            pytest.param(f"what they discussed\n{CHAT}", ("chat", CHAT), id="turns"),
            pytest.param(f"from lena\n\n{MAIL}", ("mail", MAIL), id="a letter"),
            pytest.param(f"is it ok?\n\n{COMMIT}", ("document", COMMIT), id="a commit message"),
            pytest.param(f"{PLAN}\ngo", ("document", PLAN), id="lines with pictures"),
            pytest.param(f"{SESSION}\nwhat now", ("shell", SESSION), id="a shell session"),
        ],
    )
    def test_part(self, text, expected):
        """
        What a line hands over, or nobody types to an agent, is one part.
        """
        assert [expected] == parts(text)

    def test_the_line_under_it(self):
        """
        What a person types in passing under a text that they handed over is theirs.
        """
        text = f"can you address this\n\n{REVIEW}\n\nand never use a bare except again"
        assert [("handed", REVIEW)] == parts(text)


class TestOwn:
    """
    A person's own lines stay the person's under a line of theirs.
    """

    @pytest.mark.parametrize(
        "text",
        [
            pytest.param(
                "our rules for this:\n\nNever push to main. Always rebase.\n\nUse tabs.",
                id="a line that announces rules",
            ),
            pytest.param(
                "remember these\n\n- Never push to main, open a pull request.\n- Always rebase.",
                id="a line that asks to remember",
            ),
            pytest.param(
                "Please fix this.\n\nThe header is broken.\nNever use inline styles here.",
                id="the same manner above and below",
            ),
            pytest.param(
                "fix this\n\nthe header is broken again\nand never use inline styles here",
                id="all typed in passing",
            ),
            pytest.param(
                "do the following steps\n1. Build the image.\n2. Never push it, only tag it.",
                id="own steps",
            ),
            pytest.param(
                "frontend: use the tokens\nbackend: use the repository\ntests: use the factories",
                id="own labels",
            ),
            pytest.param(
                "I said:\n\nNever push.\nAlways rebase.\nUse tabs.", id="own words quoted"
            ),
            pytest.param(
                "can you fix this\nThe page breaks when I press enter.\nNever show raw errors.",
                id="somebody who tells of themselves",
            ),
            pytest.param("Hi Claude,\nnever push to main.\nThanks!\nTom", id="a greeting to us"),
            pytest.param(
                "$ make check\n$ make lint\nAlways run both", id="one line under commands"
            ),
        ],
    )
    def test_nothing(self, text):
        """
        Nothing of it was handed over.
        """
        assert not [span for span in pasted.spans(text) if span.name != "shell"]
