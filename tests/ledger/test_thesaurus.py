"""The thesaurus: each row is one meaning, and no row takes over what another table says."""

from __future__ import annotations

import pytest

from agent_memory.ledger import claim
from agent_memory.ledger.canonical import canonical
from agent_memory.ledger.lexicon import thesaurus, thesaurus_verbs, values, words
from agent_memory.offer import recall, table
from agent_memory.text import stem

ROWS = [row.split() for row in thesaurus.THESAURUS.splitlines() if row]

# What rules tell apart, and a thesaurus of everyday language would not always.
_APART = """
enable/disable activate/deactivate client/server row/column left/right min/max minimum/maximum
local/remote front/back frontend/backend tabs/spaces merge/rebase input/output sync/async
synchronous/asynchronous public/private light/dark dev/prod development/production unit/integration
increase/decrease increment/decrement include/exclude include/omit add/remove insert/delete
create/delete show/hide reveal/conceal allow/forbid permit/prohibit accept/reject approve/deny
open/close lock/unlock import/export upload/download read/write encode/decode encrypt/decrypt
serialize/deserialize compress/decompress connect/disconnect subscribe/unsubscribe login/logout
signin/signout install/uninstall upgrade/downgrade start/stop begin/finish begin/terminate
before/after above/below top/bottom up/down first/last old/new big/small large/tiny long/short
verbose/concise fast/slow cheap/expensive simple/complex valid/invalid safe/unsafe internal/external
mutable/immutable consistent/inconsistent efficient/inefficient formal/informal manual/automatic
optional/mandatory optional/required implicit/explicit dynamic/static sequential/parallel
horizontal/vertical width/height padding/margin foreground/background success/failure succeed/fail
error/warning frontend/server mobile/desktop phone/tablet header/footer parent/child
student/teacher buyer/seller customer/merchant employee/customer vertex/edge latitude/longitude
superclass/subclass stable/nightly production/staging http/https upstream/downstream push/pull
append/prepend split/merge split/combine follow/ignore obey/disregard keep/change keep/remove
maintain/remove generate/preserve always/never some/all reader/writer constructor/destructor
encode/encrypt hash/encrypt authenticate/authorize copy/move rename/move refactor/rewrite
refactor/restructure discard/remove release/ship page/screen user/customer price/cost
screenshot/image photo/video unit/e2e fake/mock lint/format
"""
APART = _APART.split()


def test_a_row_is_one_meaning():
    """
    All words of a row have one token, in any form that the stemmer knows.
    """
    folded = [
        {*map(words.fold, row), *(words.fold(stem(word)) for word in row[1:])} for row in ROWS
    ]
    assert [] == [row for row, tokens in zip(ROWS, folded, strict=True) if len(tokens) > 1]
    assert set() == {row[0] for row, tokens in zip(ROWS, folded, strict=True) if "" in tokens}


def test_a_row_says_something():
    """
    A row has two words or more, each once, which the stemmer alone keeps apart.
    """
    assert [] == [row for row in ROWS if not len(row) == len(set(row)) > 1]
    assert [] == [row for row in ROWS if len(set(map(stem, row))) < 2]


def test_no_word_in_two_sets():
    """
    A word beside the first stands in one row.
    """
    others = [word for _, *rest in ROWS for word in rest]
    assert [] == sorted({word for word in others if others.count(word) > 1})


def test_first_words_meet_only_where_a_row_goes_on():
    """
    A first word that stands in another row as well means the same there.
    """
    firsts = [first for first, *_ in ROWS]
    rows: dict[str, set[str]] = {}
    for first, *others in ROWS:
        for word in (first, *others):
            rows.setdefault(word, set()).add(words.fold(first))
    assert {} == {first: rows[first] for first in firsts if len(rows[first]) > 1}


def test_what_rules_tell_apart():
    """
    Two words of which a rule may want the one and not the other never have one token.
    """
    folded = [(pair, *map(words.fold, pair.split("/"))) for pair in APART]
    assert [] == [pair for pair, one, other in folded if one == other != ""]
    assert [] == [pair for pair in APART if len(set(pair.split("/"))) < 2]


def test_enough_opposites_are_looked_at():
    """
    The list of opposites is long and says nothing twice.
    """
    assert 60 <= len(APART) == len(set(APART))


@pytest.mark.parametrize("row", values.EXCLUSIVE, ids=lambda row: row.axis)
def test_no_row_swallows_a_value(row):
    """
    A value of an exclusive set keeps its own token: only as the first word it may take others in.
    """
    named = set(row.values) | set(map(stem, row.values))
    swallowed = [
        (word, first) for first, *others in ROWS for word in others if {word, stem(word)} & named
    ]
    assert [] == [pair for pair in swallowed if stem(pair[1]) not in named]


def test_no_row_swallows_a_small_word():
    """
    A word without content stays without: none stands in a row.
    """
    said = {form for row in ROWS for word in row for form in (word, stem(word))}
    assert set() == said & words.STOP


def test_rows_are_plain_words():
    """
    A word has only letters: with a digit or a joint it would be a name, which nothing folds.
    """
    assert [] == [word for row in ROWS for word in row if not (word.isalpha() and word.islower())]


def test_verbs():
    """
    Whatever a verb is called, it is known as one.
    """
    rows = [row.split() for row in thesaurus_verbs.LEADING.splitlines() if row]
    assert rows
    assert [] == [row for row in rows if not {words.fold(word) for word in row} <= words.VERBS]


def test_slips_of_small_words():
    """
    A slip of a small word carries no content, and is no word of another row.
    """
    slips = thesaurus.SMALL.split()
    assert slips
    assert [] == [slip for slip in slips if words.fold(slip) or any(slip in row for row in ROWS)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("wiped", "deleting"),
        ("deletion", "removed"),
        ("tweaking", "changes"),
        ("complying", "follow"),
        ("contains", "include"),
        ("photographs", "picture"),
        ("prod", "production"),
        ("indices", "indexes"),
        ("vertices", "vertex"),
        ("criteria", "criterion"),
        ("taken", "takes"),
        ("hidden", "hides"),
        ("drew", "drawing"),
        ("travelling", "traveled"),
        ("focussed", "focusing"),
        ("visualisation", "visualize"),
        ("dependancies", "libs"),
        ("funciton", "method"),
        ("enviroments", "env"),
        ("traceback", "stacktraces"),
    ],
)
def test_words_of_one_meaning(one, other):
    """
    Another word, another form or a slip stands for the same.
    """
    assert words.fold(one) == words.fold(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("never wipe the recordings folder", "don't delete the recordings directory"),
        ("always adhere to the brand guide", "follow the brand guide"),
        ("every commit must contain the jira key", "commits should include the jira key"),
        ("don't tweak the calibration tables", "never change the calibration tables"),
        ("reload the tileset after each export", "always refresh the tileset after each export"),
        ("prod credentials stay in vault", "production secrets stay in vault"),
        ("restrict uploads to admins", "limit uploads to administrators"),
        ("btn labels are lowercase", "button labels must be lowercase"),
        ("validate funciton arguments with pydantic", "validate function params with pydantic"),
        ("vertices must be stored clockwise", "store each vertex clockwise"),
        ("students' grades must never be revealed", "never show a pupil's grades"),
        ("refuse orders without a postcode", "reject orders without a zipcode"),
        ("don't circumvent the throttle", "never bypass the throttle"),
        ("prioritise battery life alwasy", "prioritize battery life"),
    ],
)
def test_rules_in_other_words(one, other):
    """
    Two rules that differ only in words of one meaning are one claim.
    """
    assert claim.same(canonical(one), canonical(other), stated=(True, True))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("validate the coupon on the client", "validate the coupon on the server"),
        ("set the padding of cards to the base unit", "set the margin of cards to the base unit"),
        ("always discard the scratch buffer", "always remove the scratch buffer"),
        ("each page needs a back button", "each screen needs a back button"),
        ("email customers about outages", "email users about outages"),
        ("append the crash report", "prepend the crash report"),
    ],
)
def test_rules_about_something_else(one, other):
    """
    Words that some trade tells apart make two rules.
    """
    assert not claim.same(canonical(one), canonical(other), stated=(True, True))


def test_recall_reads_every_row():
    """
    The hook, which is given no word that its stem explains, reads each word as identity does.
    """
    reading = recall.Table(table.header().encode())
    said = {word for row in ROWS for word in row} | {"response", "respons"}
    assert {word: {words.fold(word)} for word in said} == {
        word: set(reading.content(word)) for word in said
    }
