"""A row is tried only where it could match, and wherever it could."""

from __future__ import annotations

import itertools
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory.capture.markers import Support, characters, compiled, gate, needs
from agent_memory.capture.markers.index import Index, words
from agent_memory.capture.markers.language import TABLES
from agent_memory.capture.markers.tokens import cut


def support(source, *keywords):
    """A row with this pattern."""
    return Support("row", 1, keywords, re.compile(source), (), ())


@pytest.mark.parametrize(
    ("source", "needed"),
    [
        (r"\bfoo\b", {"foo"}),
        (r"^foo bar baz$", {"foo"}),
        (r"\b(?:squash|rebase) often\b", {"often"}),
        (r"^(?:please |also )*(?:squash|rebase)\b", {"squash", "rebase"}),
        (r"\brules?\b", {"rule", "rules"}),
        (r"\bremember(?: (?:this|that))?(?: please)?$", {"remember"}),
        (r"(?:^|[,;]\s*|\b(?:to|must) )squash \S+", {"squash"}),
        (r"\b(?:foo|ba(?:r|z)) \w+", {"foo", "bar", "baz"}),
        (r"\bfoo(?:bar)?\b", {"foo", "foobar"}),
        (r"\b(?:foo|bar)(?: (?:un|\w+s))?,?$", {"foo", "bar"}),
        (r"^\w+ ?[:=] ?\S", {":", "="}),
        (r"[a-z]+ \d", {"0"}),  # any digit
        (r"\bf\w+(?:, | so )un", {",", "so"}),
        (r"(?<!never )\bsquash\b(?! it)", {"squash"}),
        (r"\byou(?:'ve| have) (?:told|asked)\b", {"told", "asked"}),
        (r"^(?:colou?rs?|row) \S", {"color", "colors", "colour", "colours", "row"}),
        (r"^(?:a|b|c|d|e f) \S", {"a", "b", "c", "d", "e"}),
    ],
)
def test_needs(source, needed):
    """
    The words that a pattern needs are those of which one stands in whatever it matches.
    """
    (one,) = needs.divided(source)
    found, _ = needs.needed(*one.place)
    assert needed == found


@pytest.mark.parametrize(
    "source",
    [
        r"foo",  # "food"
        r"\bfoo",
        r"\b(?:un|re)do\b",
        r"\w+ing\b",
        r"\bfoo(?:bar)?",
        r"\bfoo(?:ba|\w+)?\b",
        r"\b(?:foo|bar)(?: un)?s",
        r"[,\w]foo[^,]",
        r"\bfo+\b",
        r"\b(?:foo )?\S+",
        r"\b(?:foo|\w+)\b",
        r"\bfoo(?=bar)",
        r" v?\d?",
    ],
)
def test_what_is_unsure_needs_nothing(source):
    """
    A word that may go on, or may be missing, is not needed.
    """
    (one,) = needs.divided(source)
    found, _ = needs.needed(*one.place)
    assert set() == found


@pytest.mark.parametrize(
    ("source", "needed"),
    [
        (r"^(?:請|别)改[代码]$", ({"改"}, {"代", "码"})),
        (r"測(?:試)?", ({"測"}, set())),
        (r"^.{2,}(?:금지|엄금)(?!어)", ({"금"}, set())),
        (r"^(?=.{2,9}만 )(?!.*깨)\w", ({"만"}, set())),
        (r"(?:改|\w+)了?", (set(), set())),
        (r"[가-힣]+.(?:pr)?", (set(), set())),
        (r"(?:pr|주석)는", ({"p", "석"}, {"는"})),
    ],
)
def test_characters(source, needed):
    """
    Without blanks between words, what a pattern needs are characters, those that tell most first.
    """
    tokens = cut(source)
    assert needed == characters.needed(tokens, 0, len(tokens))


def test_alternatives():
    """
    A pattern falls into its outermost alternatives, without the groups that only hold them.
    """
    found = [one for one, _ in needs.divided(r"(?:^a b|c)|(?:x|y) z|[|)]d|(?:\(|e)+")]
    assert [r"^a b", "c", r"(?:x|y) z", r"[|)]d", r"(?:\(|e)+"] == found


_PIECES = ["foo", "bar", "un", " ", "s", "'", "-", "7", "_", "é", "foos", "no bar", ",", "\\", "٣"]
_SOURCES = [
    r"\bfoo\b",
    r"^foos?\b",
    r"\b(?:foo|bar) (?:un|s)\b",
    r"(?:^|[,;]\s*)foo(?: bar)?\b",
    r"bar\b",
    r"\bun(?:foo|bar)\b",
    r"(?:^no |\bs )bar",
    r"^(?:un )*foo|bar s$",
    r"\b\w+s bar\b",
    r"\bfoo'?s\b",
    r"\d|-foo-",
    r"\b(?:foo|no) bar(?! un)",
    r"^(?!.*\bun\b)(?:foo |no )*bar",
    r"^(?!.* s\b)(?!foo)\w+ bar\b",
    r".{2,}bar$|.+foo",
    r"^(?!foo\b|no\b)\w+ bar\b|^(?!(?:un|s)\b|bar)[\w']+ foo\b",
    r"^(?:foo|un|no)\w* (?:\w+ )?bar\b",
    r"\bfoo (?:\w+ )*bar\b",
    r"[ ,](?:(?<=,)s?(?=foo|bar)|(?<= )(?=(?:un|no) bar\b))",
    r"\b(?:foo|un)(?:s|bar)? ?(?: no)?$|^ba(?:r|x)(?:, ?\d)?-\w",
    r"^\w+ ?[,\\] ?\w*foo|\bno(?:,| s )(?:bar)?\d",
    r"^(?:foo|no|s|unn?|a b|bars?) \w|\b(?:un|bars|no|foo?|\d)(?!s)",
]


@given(st.lists(st.sampled_from(_PIECES), max_size=8), st.sampled_from(_SOURCES))
def test_an_index_finds_what_a_pattern_finds(pieces, source):
    """
    However a text is put together, a row without keywords is found just where its pattern matches.
    """
    said = "".join(pieces)
    row = support(source)
    found = Index((row,), spaced=True).matching(said, words(said))
    assert bool(re.search(source, said)) == bool(found)


@given(st.lists(st.sampled_from(_PIECES), max_size=8), st.sampled_from(_SOURCES))
def test_a_gate_is_open_to_what_a_pattern_finds(pieces, source):
    """
    A pattern that is passed over for want of its words and marks does not match.
    """
    said = "".join(pieces)
    assert gate.may(re.compile(source), said) or not re.search(source, said)


_SIGNS = ["改", "码", "了", "foo", "bar", "不", " ", "s", "'", "7"]


@given(
    st.lists(st.sampled_from(_SIGNS), max_size=8),
    st.sampled_from(
        [
            r"^(?:不|了)改[码s]$",
            r"改(?:码)?(?!了)|foo码",
            r"^(?=.{2,4}了)(?!.*不).*改",
            r"(?:bar|foos?|不) ?改",
            r"(?<=不)改码?|(?<!改)码{2}",
            r"[改-码]|\w7",
        ]
    ),
)
def test_an_index_of_a_script_without_blanks(pieces, source):
    """
    Where words are not spaced, too, a row is found just where its pattern matches.
    """
    said = "".join(pieces)
    found = Index((support(source),), spaced=False).matching(said, ())
    assert bool(re.search(source, said)) == bool(found)


_LISTED = "foo|foos|bar|barn|ba|no|un|s|foo-bar|unfold|so"


@given(st.lists(st.sampled_from([*_LISTED.split("|"), " ", "-", "x"]), max_size=6))
def test_a_list_of_words_matches_the_same(pieces):
    """
    A list of words whose words were put together by their first letters matches the same text.
    """
    said = "".join(pieces)
    for source in (rf"(?:{_LISTED})", rf"\b(?:{_LISTED})\b", rf"^(?:(?:{_LISTED}) ?)+x"):
        whole, told = re.search(source, said), compiled(source).search(said)
        assert (whole and whole.span()) == (told and told.span())


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.language)
def test_every_table_finds_what_its_patterns_find(table):
    """
    On the hits and misses of all rows the index of a table agrees with every pattern of it.
    """
    rows = (*table.markers, *table.guards, *table.supports)
    said = list(itertools.chain.from_iterable((*row.hits, *row.misses) for row in rows))
    bare = [row._replace(keywords=()) for row in rows]
    index = Index(bare, spaced=table.spaced)
    for one in said:
        expected = [row.name for row in bare if row.pattern.search(one)]
        assert expected == [row.name for row in index.matching(one, words(one))], one


def test_keywords():
    """
    A keyword is a whole word where words are spaced, any part elsewhere, and a sign always.
    """
    for keyword, said, spaced, tried in (
        ("foo", "a foo", True, True),
        ("foo", "a food", True, False),
        ("foo", "a food", False, True),
        ("don't", "don't", True, True),
        ("/", "a/b", True, True),
        ("/", "a b", True, False),
    ):
        index = Index((support(r"", keyword),), spaced=spaced)
        assert tried == bool(index.matching(said, words(said))), (keyword, said)


@given(st.text(alphabet="ab 'é_1-", max_size=20))
def test_words(said):
    """
    Words are runs of letters with at most one apostrophe inside, in ASCII as elsewhere.
    """
    assert re.findall(r"[^\W\d_]+(?:'[^\W\d_]+)?", said) == words(said)
