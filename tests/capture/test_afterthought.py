"""What stands behind a remark in one sentence, where the whole says no rule."""

from __future__ import annotations

import pytest

from agent_memory.capture import extract


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
