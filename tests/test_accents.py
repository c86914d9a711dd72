"""Accents are optional."""

from __future__ import annotations

import pytest

from agent_memory import accents


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("réponds à l'API", "reponds a l'API"),
        ("größe und übung", "große und ubung"),
        ("không được", "khong đuoc"),
        ("всё", "все"),
        ("日本語 が 한국어", "日本語 が 한국어"),
        ("plain", "plain"),
    ],
)
def test_plain(text, expected):
    """
    Latin letters lose their accents, other scripts stay, and the length is kept.
    """
    assert expected == accents.plain(text)
    assert len(text) == len(accents.plain(text))
