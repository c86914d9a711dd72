"""Where a message is cut, and what a cut may never separate."""

from __future__ import annotations

import itertools
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory import policy
from agent_memory.capture import clause
from agent_memory.capture.markers.language import TABLES


def said(text, pasted=()):
    """The clauses of a message as the person typed them."""
    return [text[one.start : one.end] for one in clause.split(text, pasted).clauses]


@pytest.mark.parametrize(
    "text",
    [
        "never edit config.prod.yaml by hand",
        "we are on python 3.11.4 in production",
        "use e.g. the factory for users",
        "when you add a route, always update the sitemap",
        "use pnpm, not npm",
        'label it "Save. Then, don\'t close?" in the footer',
        "never run `a; b! && make sure it works` on the host",
        "don't use moment, use date-fns",
        "every time you rebase, run the tests",
        "旧的迁移脚本,不要重写",
        "如果不确定,不要猜",
        "所有接口的改动都必须在本地环境里完整跑过一遍集成测试之后,才可以合并到主分支并且通知前端同事更新",
        "load https://shelf.example/list?sort=age into the player",
        "never use !important in the styles",
        "always show ![alt](x.png) in the readme",
        "write !== instead of != in every comparison",
        "leave no <!-- todo --> in the templates",
        "avoid item!.name and prefer item?.name everywhere",
    ],
)
def test_a_clause_stays_whole(text):
    """
    Dots in names and versions end nothing, and a condition stays with what it is for.
    """
    assert [text] == said(text)


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("Fix it. Never push.", ["Fix it", "Never push"]),
        ("fix the login, and never log tokens", ["fix the login", "and never log tokens"]),
        ("- one thing\n* another thing", ["one thing", "another thing"]),
        ("Stop!! never do that! ask first", ["Stop", "never do that", "ask first"]),
        ("1. squash first\n2. tag then", ["squash first", "tag then"]),
        ("登录页面修好了，以后不要提交密钥", ["登录页面修好了", "以后不要提交密钥"]),
        ("主库是 mysql。以后别用触发器", ["主库是 mysql", "以后别用触发器"]),
        ("never deploy (save that for later)", ["never deploy", "save that for later"]),
        ("move the icon, don't inline styles here", ["move the icon", "don't inline styles here"]),
        (
            "tag it now, and remember: tags are signed",
            ["tag it now", "and remember: tags are signed"],
        ),
        (
            "the lab prints in A3 and please save this for next time",
            ["the lab prints in A3", "and please save this for next time"],
        ),
        (
            "the lab prints in A3, add that to memory",
            ["the lab prints in A3", "add that to memory"],
        ),
    ],
)
def test_cuts(text, clauses):
    """
    A new directive starts a new clause, so that a guard in one half does not silence the other.
    """
    assert clauses == said(text)


@pytest.mark.parametrize(
    "text",
    [
        "```\nnever = True\n```",
        "> never commit to main",
        "2026-03-01 12:00:01 ERROR never retry",
        "Traceback (most recent call last):",
        'File "x.py", line 3, in never',
        "ValueError: must not be empty",
        "src/app.ts:12:3 must not be null",
        "$ git push --force",
        "@@ -1,3 +1,4 @@",
        "const never = () => {",
        "│ always │ never │",
        "from os import path",
        "import pathlib",
    ],
)
def test_nobodys_lines(text):
    """
    Promise 8: code, logs, traces, diffs and quotations are not the person's words.
    """
    assert [] == said(text)


@pytest.mark.parametrize(
    ("text", "headings"),
    [
        ("Rules:\n- keep it short\n- log it", ["rules:", "rules:"]),
        ("from now on:\n1. squash\n2. tag", ["from now on:", "from now on:"]),
        ("规则：\n1、写测试\n2、写文档", ["规则:", "规则:"]),
        ("Rules:\n- keep it short\n\nnow fix the login", ["rules:", ""]),
        ("Files:\n- app.py is broken", ["", ""]),
    ],
)
def test_headings(text, headings):
    """
    A line that introduces rules stands over the items under it, and over nothing else.
    """
    assert headings == [one.heading for one in clause.split(text).clauses]


def test_a_question_mark_covers_the_end_of_its_sentence():
    """
    The last part of a sentence that asks is marked as asking, and no clause of the next one.
    """
    asks = [one.asks for one in clause.split("should we tag it? never push tags").clauses]
    assert [True, False] == asks
    asks = [one.asks for one in clause.split("tag the new build, don't push the tag?").clauses]
    assert [False, True] == asks


def test_pasted():
    """
    A clause whose middle lies in a pasted span is pasted.
    """
    text = "look at this\nnever push to main"
    assert [False, True] == [one.pasted for one in clause.split(text, [(13, len(text))]).clauses]


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ("never push", "plain"),
        ("please look at this again. " * 30, "long"),
        ("# Plan\ntext\n# Steps\n" + "some long text follows here\n" * 20, "document"),
        ("it broke\n" + "2026-03-01 12:00:01 ERROR boom\n" * 20, "log"),
        ("", "plain"),
    ],
)
def test_shape(text, shape):
    """
    A message knows whether it is a long one, a document, or mostly a log.
    """
    assert shape == clause.split(text).shape


@given(st.text(max_size=300))
def test_clauses_are_apart_and_in_order(text):
    """
    Whatever is typed, clauses are spans of the message, in order, apart, and not blank.
    """
    spans = [(one.start, one.end) for one in clause.split(text).clauses]
    assert spans == sorted(spans)
    assert all(start < end <= len(text) for start, end in spans)
    assert all(one[1] <= other[0] for one, other in itertools.pairwise(spans))


@pytest.mark.parametrize(
    "table", [one for one in TABLES if one.spaced], ids=lambda one: one.language
)
def test_the_last_words_tell_how_a_clause_ends(table):
    """
    A clause is only looked at to its last words for an end in the air: no pattern reads more.
    """
    parser = getattr(re, "_parser", None) or re.sre_parse
    assert "^" not in table.fragment.pattern
    assert parser.parse(table.fragment.pattern).getwidth()[1] <= policy.LAST_WORDS
