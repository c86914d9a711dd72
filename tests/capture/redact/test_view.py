"""The folded view and its way back to the typed text."""

from __future__ import annotations

import itertools
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory.capture import redact
from agent_memory.capture.redact import view
from agent_memory.capture.redact.finding import Finding, disjoint
from tests.capture.redact.build import made


@given(st.text())
def test_every_character_of_the_view_comes_from_its_typed_span(text):
    """
    Each character of a view is part of what its typed character folds to, or looks like it.
    """
    seen = view.of(text)
    for index, character in enumerate(seen.text):
        start, end = seen.typed(index, index + 1)
        folded = unicodedata.normalize("NFKC", text[start:end])
        assert character in folded or character == view.ALIKE.get(folded)


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("p\u0430ssw\u043erd", "password"),
        ("\u0440\u0430ss", "pass"),
        ("\u0440\u0430\u043a", "\u0440\u0430\u043a"),
        ("API\u043a\u043b\u044e\u0447", "API\u043a\u043b\u044e\u0447"),
        ("caf\u00e9", "caf\u00e9"),
    ],
)
def test_letters_that_look_latin(text, seen):
    """
    A word of Latin letters and of others that look like them reads as Latin; any other stays.
    """
    assert seen == view.of(text).text


@given(st.text(alphabet="ab Ａ\u200b", max_size=30), st.integers(0, 30), st.integers(1, 5))
def test_a_taken_span_is_one_hole(text, start, size):
    """
    What was taken before is a single character that leads back to its whole span.
    """
    end = min(len(text), start + size)
    if start < end:
        seen = view.of(text, (Finding(start, end, "key"),))
        hole = seen.text.index(view.HOLE)
        assert (start, end) == seen.typed(hole, hole + 1)


@given(st.lists(st.tuples(st.integers(0, 50), st.integers(1, 9))))
def test_disjoint_findings_cover_the_same_characters(spans):
    """
    Joining overlapping findings loses no character and leaves no overlap.
    """
    found = [Finding(start, start + size, "key") for start, size in spans]
    joined = disjoint(found)
    assert {i for f in found for i in range(f.start, f.end)} == {
        i for f in joined for i in range(f.start, f.end)
    }
    assert all(a.end <= b.start for a, b in itertools.pairwise(joined))


def full_width(text: str) -> str:
    return "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in text)


@pytest.mark.parametrize(
    "disguise",
    [
        full_width,
        "\u200b".join,
        lambda key: key[:12] + "\u2060" + key[12:],
        lambda key: key[:20] + "\U000e0041" + key[20:],
        "\ufe0f".join,
    ],
    ids=["full width", "zero-width spaces", "word joiner", "tag", "variation selectors"],
)
def test_a_disguised_key_goes_whole(disguise):
    """
    Full-width letters and invisible characters hide no key, and none of it stays.
    """
    key = disguise(made("ghp_<w36>"))
    assert "key [redacted:github-token] ok" == redact.redact(f"key {key} ok").text
