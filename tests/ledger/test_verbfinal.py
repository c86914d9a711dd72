"""Japanese and Korean clauses with the verb in front."""

from __future__ import annotations

import pytest

from agent_memory.ledger import pieces, verbfinal
from agent_memory.ledger.claim import canonical, same


def order(text: str) -> list[str]:
    """What the pieces of a clause are read as, once they are in order."""
    return [piece.token or piece.typed for piece in verbfinal.ordered(pieces.pieces(text))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("テストを実行して", ["execut", "test"]),
        ("コメントを消さないで", ["not", "remov", "comment"]),
        ("npmではなくpnpmを使って", ["use", "pnpm", "instead-of", "npm"]),
        ("npm 대신 pnpm을 써", ["use", "pnpm", "instead-of", "npm"]),
        ("주석을 지우지 마", ["not", "remov", "comment"]),
        ("コミット前にテストを実行", ["commit", "-before", "execut", "test"]),
        ("字幕はVTTで", ["use", "vtt", "for", "subtitl"]),
        ("버튼은 Lit를 써", ["use", "lit", "for", "button"]),
    ],
)
def test_order(text, expected):
    """
    The verb and its negation come first, and what is turned down last.
    """
    assert expected == order(text)


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("日本語で答えてください", "answer in Japanese"),
        ("한글로 대답해", "answer in Korean"),
        ("勝手にコミットしないで", "never commit without my permission"),
        ("승인 없이 커밋하지 마", "승인 없이는 커밋하지 마세요"),
    ],
)
def test_one_claim(text, english):
    """
    A rule is one claim in whatever language it is said.
    """
    assert same(canonical(text), canonical(english), stated=(True, True))


@pytest.mark.parametrize("text", ["use pnpm", "не удаляй тесты", "不要提交", ""])
def test_other_scripts(text):
    """
    Only a clause with kana or hangul counts as one of these languages.
    """
    assert not verbfinal.is_verb_final(text)
