"""The standing wishes: what says one, what only looks like it, and which exclude each other."""

from __future__ import annotations

import pytest

from agent_memory.ledger import claim, pieces, wish, wish_parts
from agent_memory.ledger.contradiction import contradicts
from agent_memory.ledger.lexicon.wishes import WISHES
from agent_memory.ledger.wish_parts import Part

pytestmark = pytest.mark.usefixtures("unmeasured")

STATED = (True, True)


def one(a: str, b: str, stated: tuple[bool, bool] = STATED) -> str | None:
    """The rule by which two wordings are one claim."""
    return claim.same(claim.canonical(a), claim.canonical(b), stated=stated)


@pytest.mark.parametrize("row", WISHES, ids=lambda row: row.name)
def test_wishes(row):
    """
    A wish is found in all its wordings, under one name, and in none that only comes near.
    """
    name = row.says or row.name
    lost = [text for text in row.hits if name != claim.canonical(text).wish]
    assert ([], []) == (lost, [text for text in row.misses if name == claim.canonical(text).wish])


@pytest.mark.parametrize("row", WISHES, ids=lambda row: row.name)
def test_wordings_of_one_wish_join(row):
    """
    Whatever two of its wordings have in common, they are one claim, and excluded ones never are.
    """
    first, *others = row.hits
    rules = {other: one(first, other) for other in others}
    assert {} == {o: rule for o, rule in rules.items() if rule not in {"same wish", "same wrong"}}
    for name in row.against:
        against = next(other for other in WISHES if other.name == name)
        assert one(first, against.hits[0]) is None
        assert contradicts(claim.canonical(first), claim.canonical(against.hits[0]))


def test_the_table():
    """
    A row carries enough examples, every form of it needs a word, and no name of it is unknown.
    """
    names = {row.name for row in WISHES}
    told = {row.name: {*row.against, row.says or row.name} - names for row in WISHES}
    assert {} == {name: unknown for name, unknown in told.items() if unknown}
    assert [] == [row.name for row in WISHES if len(row.hits) < 5 or len(row.misses) < 3]
    assert [] == [row.name for row in WISHES if not all(form.needs for form in wish.forms(row))]


def test_names_and_wrongs_are_told_once():
    """
    No two wishes have one name.
    """
    names = [row.name for row in WISHES]
    assert len(names) == len(set(names))


def wanted(words: str, turn: str = "", on: str = "") -> Part:
    """A part that wants what these words say."""
    return Part(never=False, words=frozenset(words.split()), turn=turn, on=frozenset(on.split()))


def unwanted(words: str, turn: str = "", on: str = "") -> Part:
    """A part that forbids what these words say."""
    return wanted(words, turn, on)._replace(never=True)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("never push", [unwanted("push")]),
        ("don't guess, read the docs", [unwanted("guess"), wanted("doc read")]),
        ("push when I ask", [wanted("push", "when", "ask")]),
        ("only push when I ask", [unwanted("push", "unless", "ask")]),
        ("never push before the tests pass", [unwanted("push", "unless", "test pass")]),
        ("push without asking", [wanted("push"), unwanted("ask")]),
        ("just go on without asking", [unwanted("ask")]),
        ("you pushed again", [unwanted("push")]),
        ("you are guessing", [unwanted("guess")]),
        ("you didn't push", [wanted("push")]),
        ("tests must not sleep", [unwanted("test sleep")]),
        ("emojis are banned", [unwanted("emoji")]),
        ("too many emojis", [unwanted("many emoji")]),
        ("skip the summary", [unwanted("summary")]),
        ("don't skip the tests", [unwanted("skip test")]),
        ("never guess or push", [unwanted("guess"), unwanted("push")]),
        ("leave emojis out", [unwanted("emoji")]),
        ("clear it with me", [wanted("ask")]),
        ("before you push run it", [wanted("execut it", "before", "push")]),
        ("if you don't know, ask", [wanted("ask", "when", "not know")]),
        ("don't touch this", [unwanted("chang this")]),
        ("remove what I didn't ask for", [wanted("remov unwished")]),
        ("don't push, unless I ask", [unwanted("push", "unless", "ask")]),
        ("push only, when I ask", [unwanted("push", "unless", "ask")]),
        ("push, when I ask", [wanted("push", "when", "ask")]),
        ("if unsure don't push", [unwanted("push", "when", "unsur")]),
        ("say what you don't know", [wanted("say not know")]),
        ("push if it does not build", [wanted("push", "when", "not build")]),
        ("remove that default", [wanted("remov default this")]),
        ("push that", [wanted("push this")]),
        ("a test that fails", [wanted("test fail")]),
        ("push in this project", [wanted("push")]),
        ("push for the project", [wanted("push")]),
        ("push the project", [wanted("push project")]),
        ("make things up", [wanted("invent")]),
        ("touch nothing else", [unwanted("chang else")]),
        ("enough with the emojis", [unwanted("emoji")]),
        ("push since it is late", [wanted("push")]),
        ("push everything at once", [wanted("push everything once")]),
        ("guess instead of push", [wanted("guess"), unwanted("push")]),
        ("no, please push", [wanted("push")]),
        ("always avoid emojis", [unwanted("emoji")]),
        ("stop the push", [wanted("stop push")]),
        ("emojis must be tested", [wanted("emoji test")]),
        ("don't skip it too", [unwanted("skip it")]),
        ("you just pushed", [unwanted("push")]),
        ("you're pushing again", [unwanted("push")]),
        ("you keep pushing", [unwanted("push")]),
        ("don't without asking push", [unwanted("push", "unless", "ask")]),
        ("remove what I asked for", [wanted("remov wished")]),
        ("push back", [wanted("push back")]),
        ("when I ask push when done", [wanted("push", "when", "ask when done")]),
        ("先给计划再写代码", [wanted("plan"), wanted("add code")]),
    ],
)
def test_parts(text, parts):
    """
    A clause is cut into what it wants and what it does not, each with what that turns on.
    """
    assert parts == wish_parts.parts(pieces.pieces(text))


@pytest.mark.parametrize(
    "text",
    [
        "don't commit this",
        "don't commit yet",
        "don't commit it",
        "don't commit lib/a.py",
        "never commit on 3 branches",
        "don't commit without asking Ben",
        "commit in module A only when I ask",
    ],
)
def test_one_more_word_is_another_claim(text):
    """
    A name, a number, a pointer, a moment or one more object keeps a clause out of a wish.
    """
    assert "" == claim.canonical(text).wish


@pytest.mark.parametrize(
    "text",
    [
        "how do I push",
        "what does the commit say",
        "not pushing works",
        "i found the root cause",
        "i don't agree",
        "it pushes without asking",
        "they push after every commit",
        "the server is not running",
        "push",
        "config",
    ],
)
def test_who_asks_or_tells_wishes_nothing(text):
    """
    A question, a statement and a single word say no wish.
    """
    assert "" == claim.canonical(text).wish


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("show a plan first", "先给我看计划再写代码"),
        ("commit only when I ask", "没有我的同意不要提交"),
        ("short answers", "回答简短一点"),
        ("no flattery", "不要拍马屁"),
        ("reuse what exists, don't reinvent", "不要造轮子"),
        ("commit only when I ask", "커밋하기 전에 물어봐"),
        ("show a plan first", "먼저 계획을 보여줘"),
        ("commit only when I ask", "コミットする前に聞いて"),
        ("show a plan first", "まず計画を見せて"),
        ("commit only when I ask", "no hagas commit sin preguntarme"),
        ("show a plan first", "muéstrame el plan primero"),
        ("no comments in the code", "keine Kommentare im Code"),
        ("commit only when I ask", "ne commite pas sans me demander"),
        ("short answers", "respostas curtas"),
        ("commit only when I ask", "не коммить без моего разрешения"),
        ("show a plan first", "сначала покажи план"),
        ("commit only when I ask", "los commits solo cuando yo te diga"),
        ("commit only when I ask", "коммит только когда попрошу"),
        ("ask before you add a dependency", "依存を足す前に相談して"),
        ("never skip tests", "失敗するテストを飛ばさないで"),
    ],
)
def test_other_languages(name, text):
    """
    A wish is the same in every language that the tables read.
    """
    assert name == claim.canonical(text).wish


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("no summary at the end", "I can read the log, no summary please"),
        ("never start the dev server yourself", "the server is mine, don't start it"),
        ("never skip tests", "broken tests get fixed, not skipped"),
        ("prove that it works before you call it done", "don't say it works if you didn't run it"),
        ("run the tests before you say it is done", "it isn't done until the suite has passed"),
        ("", "I run two servers, one for Ana"),
    ],
)
def test_what_one_part_says_of_another(name, text):
    """
    A statement before a wish is no part of it, and "it" is what was named before.
    """
    assert name == claim.canonical(text).wish


def test_bare_requests_join_by_a_wish_that_they_say_in_short():
    """
    Two short requests of one wish are one habit; a longer one asks for something beside it.
    """
    asked, also = "ask me first", "ask before you change anything"
    longer = "look up the tariff of each harbour on the web and add it to the seed of the fares"
    assert "same wish" == one(asked, also, (False, False))
    assert "same wish" == one("search the web", "look it up online", (False, False))
    assert one("search the web", longer, (False, False)) is None


def test_a_wish_with_another_value_is_another_claim():
    """
    What excludes each other keeps two wordings of one wish apart.
    """
    assert "same wish" == one(
        "commit messages under 50 characters", "keep commit messages under 50 characters"
    )
    assert one("commit messages under 50 characters", "commit messages under 72 characters") is None


def test_no_wish_excludes_itself():
    """
    Which wishes exclude each other holds both ways.
    """
    for row in WISHES:
        excluded = wish.excluded(row.name)
        assert row.name not in excluded
        assert all(row.name in wish.excluded(other) for other in excluded)
