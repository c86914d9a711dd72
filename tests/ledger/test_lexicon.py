"""The tables behind identity: each row says what it should, and none hides another."""

from __future__ import annotations

from collections import Counter

import pytest

from agent_memory import policy
from agent_memory.ledger import topic, verbfinal
from agent_memory.ledger.canonical import canonical
from agent_memory.ledger.contradiction import contradicts
from agent_memory.ledger.lexicon import (
    asides,
    cjk,
    phrases,
    spellings,
    traditional,
    values,
    words,
    wrongs,
)
from agent_memory.ledger.weigh import weight

pytestmark = pytest.mark.usefixtures("unmeasured")

ROWS = list(filter(None, (words._SYNONYMS + words._FOREIGN + spellings.SPELLINGS).splitlines()))


def test_synonyms():
    """
    Every spelling of a row stands for one token, unless an earlier row owns it.
    """
    rows = [line.split() for line in ROWS]
    told = Counter(word for row in rows for word in set(row))
    lost = [
        (first, word)
        for first, *others in rows
        for word in others
        if words.fold(word) != words.fold(first) and told[word] == 1
    ]
    assert [] == [first for first, *_ in rows if not words.fold(first)]
    assert [] == lost


def test_no_spelling_has_two_meanings():
    """
    A spelling stands in the rows of one first word only.
    """
    firsts: dict[str, set[str]] = {}
    for line in ROWS:
        first, *others = line.split()
        for word in others:
            firsts.setdefault(word, set()).add(words.fold(first))
    assert {} == {word: found for word, found in firsts.items() if len(found) > 1}


def test_phrases():
    """
    A phrase within a clause becomes what stands for it.
    """
    wrong = []
    for line in phrases._PHRASES.strip().splitlines():
        typed, _, stands = (part.strip() for part in line.partition("="))
        form = canonical(f"zzyzx {typed} qwyjibo")
        expected = [word for word in map(words.fold, stands.split()) if word]
        if not set(stands.split()) & phrases.ROLE.keys():
            whole = ["zzyzx", *dict.fromkeys(expected), "qwyjibo"]
            wrong += [] if whole == list(form.order) else [(line, form.order)]
    assert [] == wrong


def test_one_meaning_a_phrase():
    """
    No phrase stands twice in the table.
    """
    typed = [line.partition("=")[0].strip() for line in phrases._PHRASES.strip().splitlines()]
    assert [] == [phrase for phrase, count in Counter(typed).items() if count > 1]


@pytest.mark.parametrize("row", values.EXCLUSIVE, ids=lambda row: row.axis)
def test_exclusive_sets(row):
    """
    Two values of one set exclude each other, and a value belongs to one set.
    """
    assert len(row.values) > 1
    tokens = [words.fold(value) for value in row.values]
    assert [(row.axis, token) for token in tokens] == [values.OF[token] for token in tokens]
    need = row.needs[0] if row.needs else ""
    first, second = (canonical(f"use {need} {value}") for value in row.values[:2])
    assert contradicts(first, second)


@pytest.mark.parametrize("verb", values.UNDOES)
def test_verbs_that_undo(verb):
    """
    A verb that undoes another contradicts it on the same thing.
    """
    for other in values.UNDOES[verb]:
        a, b = canonical(f"{verb} the zzyzx"), canonical(f"{other} the zzyzx")
        assert contradicts(a, b), (verb, other)


@pytest.mark.parametrize("row", wrongs.WRONGS, ids=lambda row: f"{row.name}: {row.says}")
def test_wrongs(row):
    """
    A self-contained prohibition is found in its hits, in none of its misses, under one name.
    """
    for text in row.hits:
        assert {row.name} == canonical(text).signature.wrongs, text
    for text in row.misses:
        assert row.name not in canonical(text).signature.wrongs, text


@pytest.mark.parametrize("wrong", wrongs._WORDS.split())
def test_one_word_is_enough(wrong):
    """
    A wrong that one word says is one claim whatever it is done to.
    """
    never, nowhere = canonical(f"never {wrong}"), canonical(f"no {wrong} in zzyzx.py")
    assert never.signature == nowhere.signature
    assert never.signature.wrongs


@pytest.mark.parametrize("aside", asides.ASIDES, ids=lambda aside: aside.hits[0])
def test_asides(aside):
    """
    What surrounds a rule is taken out of a clause, and nothing else is.
    """
    rule = "keep the parser pure"
    for text in aside.hits:
        follows = text[0] in ",，"
        assert rule == asides.without(f"{rule}{text}" if follows else f"{text} {rule}").strip()
        assert aside.needs in text.lower()
    for text in aside.misses:
        assert text == asides.without(text)


def test_a_clause_of_nothing_else_stays():
    """
    A clause that only asks to be remembered is compared as it stands.
    """
    assert "save it in memory" == asides.without("save it in memory")


def test_one_script():
    """
    Traditional characters become simplified ones, one for one.
    """
    assert len(traditional._TRADITIONAL) == len(traditional._SIMPLIFIED)
    assert canonical("請設定環境變數").order == canonical("请设定环境变数").order


def test_words_without_spaces():
    """
    A known word of a run is found, and means a token, a steering word or nothing.
    """
    steering = phrases.ROLE.keys() | words.DEICTIC | topic.STEERS | {verbfinal.RATHER}

    def known(meaning):
        if meaning.startswith("->"):
            return meaning[2:] in steering
        return meaning in {"", "!", "!!", "without"} or bool(words.fold(meaning))

    meanings = {word: meaning.split() or [""] for word, meaning in cjk.MEANING.items()}
    assert meanings == {word: [meaning for _, meaning in cjk.words(word)] for word in meanings}
    assert {} == {word: told for word, told in meanings.items() if not all(map(known, told))}


@pytest.mark.parametrize(
    ("typed", "figures"),
    [
        ("五十行", "50"),
        ("两个空格", "2"),
        ("一百二十字符", "120"),
        ("十五分钟", "15"),
        ("三次", "3"),
    ],
)
def test_numbers_without_spaces(typed, figures):
    """
    A number in Chinese digits before what is counted is that number.
    """
    assert figures == cjk.words(typed)[0][1]


def test_an_article_is_no_number():
    """
    "一个" is an article more often than a number.
    """
    assert [""] == [meaning for _, meaning in cjk.words("一个")]


def test_what_is_left_between_known_words():
    """
    What no table knows becomes overlapping pairs of characters.
    """
    assert [("琵琶", "琵琶"), ("琶行", "琶行")] == cjk.words("琵琶行")
    assert [] == cjk.words("")


@pytest.mark.parametrize(
    ("band", "tokens"),
    [
        (policy.WEIGHT_GENERIC, words.GENERIC),
        (policy.WEIGHT_COMMON, words.COMMON),
        (policy.WEIGHT_RARE, {"zzyzx", "api.py"}),
        (policy.WEIGHT_PAIR, {"琵琶", "テス", "한글"}),
    ],
)
def test_bands(band, tokens):
    """
    Generic words weigh least, unknown ones most, and sums of weights are exact.
    """
    assert {band} == set(map(weight, tokens))
    assert (band * 2).is_integer()
