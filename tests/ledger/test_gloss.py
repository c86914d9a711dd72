"""Clauses in other languages of spaced words, told in English."""

from __future__ import annotations

import pytest

from agent_memory.ledger import gloss, pieces
from agent_memory.ledger.claim import canonical, same
from agent_memory.ledger.contradiction import contradicts


def tokens(text: str) -> list[str]:
    """What the pieces of a clause stand for, small words by their English spelling."""
    found = gloss.glossed(pieces.pieces(text))
    return [piece.token or piece.typed for piece in found if piece.typed]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("no modifiques los recibos", ["not", "chang", "recibo"]),
        ("não altere os recibos", ["not", "chang", "recibo"]),
        ("ne touche jamais les tests", ["not", "chang", "test"]),
        ("n'utilise pas npm", ["not", "use", "npm"]),
        ("lösche die tests nicht", ["not", "remov", "test"]),
        ("tests niemals löschen", ["not", "remov", "test"]),
        ("niente asterischi", ["not", "asterischi"]),
        ("non toccare la documentazione", ["not", "chang", "doc"]),
        ("не удаляй тесты", ["not", "remov", "test"]),
        ("đừng xóa test", ["not", "remov", "test"]),
    ],
)
def test_words(text, expected):
    """
    Each word of the field is its English one, and a negation stands before its verb.
    """
    said = [word for word in tokens(text) if word]
    assert expected == said


@pytest.mark.parametrize(
    "text",
    [
        "never edit the generated files",
        "commit the changes",
        "use pnpm",
        "per pattern per file",
        "delete the son process",
        "",
    ],
)
def test_english_stays(text):
    """
    An English clause is left alone, whatever words it shares with another language.
    """
    found = pieces.pieces(text)
    assert gloss.glossed(found) is found


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("réponds en français", "answer in French"),
        ("antworte ab jetzt auf deutsch", "always answer in German"),
        ("responde en español", "reply in Spanish"),
        ("responda em português", "reply in Portuguese"),
        ("rispondi in italiano", "answer in Italian"),
        ("отвечай на русском", "answer in Russian"),
        ("frag mich bevor du committest", "never commit without my permission"),
        ("no hagas push a main", "never push to main"),
        ("utilise pnpm au lieu de npm", "use pnpm instead of npm"),
    ],
)
def test_one_claim_in_two_languages(text, english):
    """
    A rule is one claim in whatever language it is said.
    """
    assert same(canonical(text), canonical(english), stated=(True, True))


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("contestame en espanol", "contéstame en español"),
        ("ne supprime pas les tests générés", "ne supprime pas les tests generes"),
        ("не трогай отчёты", "не трогай отчеты"),
    ],
)
def test_accents_are_optional(a, b):
    """
    What is typed without accents is the same.
    """
    assert same(canonical(a), canonical(b), stated=(True, True))


def test_vietnamese_tells_use_from_do_not():
    """
    Without its bar the one would be the other: "dùng" uses, "đừng" forbids.
    """
    assert contradicts(canonical("dùng pnpm"), canonical("đừng dùng pnpm"))
