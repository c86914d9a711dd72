"""What stands behind a remark in one sentence, where the whole says no rule."""

from __future__ import annotations

import time

import pytest

from agent_memory.capture import extract, pasted


def levels(text: str) -> list[tuple[str, str]]:
    """What a message says but for requests: the level and the words."""
    return [
        (found.level, found.text) for found in extract.clauses(text) if found.level != "request"
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("you drew the map twice, tiles are drawn by hand", "tiles are drawn by hand"),
        (
            "that went wrong, the seeds live in config/seeds.toml",
            "the seeds live in config/seeds.toml",
        ),
        ("图的位置又不对了，关卡由策划来改", "关卡由策划来改"),
        ("画像がずれています、単位は全部ミリで統一しています", "単位は全部ミリで統一しています"),
    ],
)
def test_a_rule_behind_a_remark_is_counted(text, said):
    """
    Only the part behind the comma is kept, and it is counted at most.
    """
    assert [("counted", said)] == levels(text)


@pytest.mark.parametrize(
    "text",
    [
        "rename the seed file, one row per line",
        "if the sensor is off, never more than that",
        "warning: deprecated call, no default exports here",
        "nice work, thanks",
        "is the map drawn, never twice",
    ],
)
def test_what_belongs_to_its_sentence_is_left(text):
    """
    Behind an order, a condition, a label or in a question nothing stands by itself.
    """
    assert [] == levels(text)


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize(
    "piece",
    ["always a, never b, ", "Dear bob, ", "immer a, nie b, ", "Hi bob,\n", "Thanks,\nBob\n"],
)
def test_a_line_of_commas_or_of_greetings_is_linear(piece):
    """
    64 KB of remarks, or of greetings without a letter, are looked at in seconds.
    """
    text = piece * (65_536 // len(piece))
    begun = time.process_time()
    extract.clauses(text, pasted=[(span.start, span.end) for span in pasted.spans(text)])
    assert time.process_time() - begun < 5


def test_behind_a_remark_the_time_is_looked_at():
    """
    A message is late wherever it becomes slow, behind a comma too.
    """
    looks = iter([False, True])
    with pytest.raises(extract.Late):
        extract.clauses("you drew the map twice, tiles are drawn", late=lambda: next(looks))
