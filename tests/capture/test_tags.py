"""How far tags reach that take words out of a person's voice, or out of what is kept."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory import policy
from agent_memory.capture import tags


@pytest.mark.parametrize(
    ("text", "expected", "closed"),
    [
        ("a <x>b</x> c", ["<x>b</x>"], ["<x>b</x>"]),
        ("a <x id='1'>b</x> e <x>c</x> d", *[["<x id='1'>b</x> e <x>c</x>"]] * 2),
        ("a <x>b <x>c</x> d</x> e", *[["<x>b <x>c</x> d</x>"]] * 2),
        ("a <x>b</x> evil </x> c <x>d</x> e", *[["<x>b</x> evil </x> c <x>d</x>"]] * 2),
        ("a <x>b</x> c <x>d", ["<x>b</x> c <x>d"], ["<x>b</x>"]),
        ("a <x>b </x> c </x> <x> d", ["<x>b </x> c </x> <x> d"], ["<x>b </x> c </x>"]),
        ("a <x>b", ["<x>b"], []),
        ("a </x> b", [], []),
        ("a <xy>b</xy>", [], []),
    ],
)
def test_whole(text, expected, closed):
    """
    Promise 8: no mark inside a block makes a word of it typed, nor what stands between two.
    """
    assert expected == [text[start:end] for start, end in tags.whole(text, "x")]
    assert closed == [text[start:end] for start, end in tags.whole(text, "x", unclosed=False)]


SPELLED = [
    ("<private>", "</private>"),
    ("<PRIVATE note=x>", "</Private >"),
    ("< private >", "< / private >"),
    ("&lt;private&gt;", "&lt;/private&gt;"),
    ("&amp;lt;private&amp;gt;", "&amp;lt;/private&amp;gt;"),
    ("&#60;private&#62;", "&#x3C;&#47;private&#x3E;"),
    ("\\<private\\>", "\\</private\\>"),
    ("\\u003cprivate\\u003e", "\\u003c/private\\u003e"),
    ("%3Cprivate%3E", "%3C%2Fprivate%3E"),
    ("＜private＞", "＜／private＞"),
    ("<pri\u200bvate>", "</priv\u00adate>"),
    ("‹private›", "‹/private›"),
    ("&lt;private>", "</private&gt;"),
    ("<private: ", "</private>"),
    ("<private\n", "</private>"),
]


@pytest.mark.parametrize(("opens", "closes"), SPELLED)
def test_every_spelling_of_the_private_mark(opens, closes):
    """
    A private mark counts however it is escaped, alone or with one of another spelling.
    """
    for first, last in ((opens, closes), (opens, "</private>")):
        text = f"use pnpm {first}for Ann{last} here"
        assert [f"{first}for Ann{last}"] == [text[a:b] for a, b in tags.private(text)]
    assert ((4, 4 + len(f"{opens}for Ann")),) == tags.private(f"use {opens}for Ann")


@pytest.mark.parametrize(
    ("text", "private"),
    [
        ("<private>b<private>c</private></private>", ["<private>b<private>c</private></private>"]),
        ("a <private>b</private> c </private> d", ["<private>b</private> c </private>"]),
        ("a <private>b</private c", ["<private>b</private c"]),
        ("a privte>b</private> c", ["a privte>b</private>"]),
        ("a &lt;/private b", ["a &lt;/private"]),
        ("a <private/> b", ["<private/> b"]),
        ("keep methods private, and return List<private_key> by value", []),
        ("#include <private/pool.h> comes after <vector>", []),
        ("a List<private, T> stays, and 3 < private is odd", []),
        ("&private; and private>", []),
    ],
)  # fmt: skip
def test_half_marks(text, private):
    """
    Half a mark opens and never closes, and what closes unopened was opened before the text.
    """
    assert private == [text[start:end] for start, end in tags.private(text)]


@pytest.mark.parametrize(
    ("text", "private"),
    [
        ("pass <private key> to ssh, always", []),
        ("return a List<private T> here", []),
        ("run it with --visibility=<private|public> only", []),
        ("gh repo create shop --<private>, always", []),
        ("- <private>for Ann", ["<private>for Ann"]),
        ("always tabs\n<private note>for Ann", ["<private note>for Ann"]),
        ("use pnpm <private why=x>for Ann", ["<private why=x>for Ann"]),
        ("use pnpm <private because Ann is ill today>x", ["<private because Ann is ill today>x"]),
        ("use <private note>for Ann</private> here", ["<private note>for Ann</private>"]),
        ("a <private b>c <private>d</private> e", ["<private b>c <private>d</private>"]),
        ("a <private b>c</private d", ["<private b>c</private d"]),
        ("a <private b> c <private>d", ["<private>d"]),
    ],
)  # fmt: skip
def test_a_placeholder_hides_nothing_more(text, private):
    """
    What reads like a place to fill in, in running text, hides no more than what closes it shows.
    """
    assert private == [text[start:end] for start, end in tags.private(text)]


@given(st.text(alphabet="<>/&lt;gprivate \u200b＜%3C\\", max_size=200))
def test_private_spans_lie_apart(text):
    """
    Spans lie inside any text, in order, and never overlap.
    """
    position = 0
    for start, end in tags.private(text):
        assert position <= start < end <= len(text)
        position = end


@pytest.mark.parametrize("piece", ["<", "< ", "&amp;", "\\", "%25", "<private ", "</private", "＜"])
def test_hostile_marks_are_linear(piece):
    """
    100 KB of the worst text for the marks take seconds at most.
    """
    text = f"private {piece * (100_000 // len(piece))}"
    begun = time.process_time()
    tags.private(text)
    tags.whole(text, "private")
    assert time.process_time() - begun < 5


def test_what_is_too_long_to_be_kept():
    """
    A message that redaction drops for its length is not searched: one mark hides all of it.
    """
    text = "a\n" * policy.MAX_MESSAGE
    assert () == tags.private(text)
    assert ((0, len(text) + 9),) == tags.private("<private>" + text)
