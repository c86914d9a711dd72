"""How a text begins that a pattern matches, read off the pattern."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory.capture.markers import opening
from agent_memory.capture.markers.language import TABLES, folded


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (r"^use \S+", {"use"}),
        (r"^(?:please |also )*(?:squash|rebase)\b", {"please", "also", "squash", "rebase"}),
        (r"^(?:the )?don't", {"the", "don"}),
        (r"^(?=use (?:it|them)$)(?!.*\bnow\b)", {"use"}),
        (r"^(?!use\b)(?:use\d|all) rows", {"use", "all"}),
        (r"^\W*\b(?:ok|so)\b,", {"", "ok", "so"}),
        (r"(?:^never |^no )x|^\d+ px", {"never", "no", ""}),
        (r"^(?:re-)?build\b", {"re", "build"}),
    ],
)
def test_words(source, words):
    """
    A text that a pattern matches begins with one of the words that the pattern begins with.
    """
    found = opening.of_source(source)
    assert (words, ()) == (found.words, found.parts)


@pytest.mark.parametrize(
    ("source", "parts"),
    [
        (r"^remind\w*", {"remind"}),
        (r"^(?:fix|test)s?", {"fix", "fixs", "test", "tests"}),
        (r"^(?:un)+do", {"un"}),
        (r"^use", {"use"}),
        (r"^\w+ is", {""}),
        (r"^.{2,9}: no", {""}),
        (r"^(?:the )?[a-z]+ is", {""}),
        (r"^[^,]+, no", {""}),
    ],
)
def test_what_is_unsure_only_begins_a_word(source, parts):
    """
    A word that may go on is only the beginning of one, and nothing is that of all.
    """
    assert parts == set(opening.of_source(source).parts)


@pytest.mark.parametrize(
    ("source", "barred"),
    [
        (r"^(?!it\b|this\b)\w+ is", {"it", "this"}),
        (r"^(?!(?:it|this|row\w*)\b)(?!.*\bnow\b)(?!we\b)\w+", {"it", "this", "we"}),
        (r"^(?!(?:not|an?) )\w+", set()),
        (r"^\w+ (?!it\b)", set()),
        (r"^(?!it\b)\w+|^(?!it\b|we\b)\w+", {"it"}),
        (r"^(?!it\b)\w+|^we\b", set()),
    ],
)
def test_what_it_never_begins_with(source, barred):
    """
    A word that must not stand at the front bars a pattern, unless it goes on.
    """
    assert barred == opening.of_source(source).barred


_HITS = [
    (re.compile(row.pattern.pattern), folded(hit))
    for table in TABLES
    for rows in (table.markers, table.guards)
    for row in rows
    for hit in row.hits
]


@given(st.sampled_from(_HITS), st.sampled_from(["", "s", "2", "'s", " so"]))
def test_no_match_is_missed(row, more):
    """
    What a pattern matches at the front begins as it says, whatever is put behind the first word.
    """
    pattern, said = row
    word, _ = opening.first(said)
    text = word + more + said[len(word) :]
    if pattern.match(text):
        found = opening.of_source(pattern.pattern)
        first, ended = opening.first(text)
        assert found.has(first)
        assert not (ended and first in found.barred)
