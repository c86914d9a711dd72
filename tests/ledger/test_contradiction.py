"""Contradiction: what two claims exclude each other over, and in which words."""

from __future__ import annotations

import re

import pytest
from hypothesis import given

from agent_memory.ledger.claim import canonical
from agent_memory.ledger.contradiction import contradicts, supersedes
from agent_memory.ledger.lexicon import changes
from tests.ledger.test_claim import clause


def why(a: str, b: str) -> str | None:
    return contradicts(canonical(a), canonical(b))


_LOGBACK = "ab jetzt nutzen wir logback für das Logging"


@pytest.mark.parametrize(
    ("reason", "a", "b"),
    [
        ('opposite: "commit secrets"', "never commit credentials", "commit secrets"),
        ('opposite: "use tabs"', "don't use tabs", "use tabs"),
        ('opposite: "use emojis"', "no emojis", "use emojis"),
        ("instead: acrylic / oil", "use oil here not acrylic", "use acrylic here not oil"),
        (
            'opposite: "run tests"',
            "never run tests before a commit",
            "run the tests before a commit",
        ),
        ("package manager: npm / pnpm", "use pnpm for installs", "use npm for installs"),
        ("branch: dev / main", "PRs go to dev", "pull requests go to main"),
        ("line length: 100 / 80", "wrap the lines at 100", "wrap lines at 80"),
        ("default port: 3000 / 8080", "the default port is 3000", "the default port is 8080"),
        ("different value: logging / loguru", "use loguru instead of logging", "use logging"),
        ("different value: yup / zod", "use zod for validation", "use yup for validation"),
        ("keep / remove: adapter", "keep the old adapter", "remove the old adapter"),
        ("disable / enable: strict", "enable strict mode", "disable strict mode"),
        (
            "line length: 100 / 80",
            "lines must not exceed 80 columns",
            "lines must not exceed 100 columns",
        ),
        (
            'opposite: "rename public functions"',
            "rename public functions",
            "never rename public functions and classes",
        ),
        ("branch: dev / main", "open the PR against dev", "the base branch for PRs is main now"),
        (
            "package manager: npm / pnpm",
            "install packages with pnpm",
            "use npm for installs, the CI image has no pnpm",
        ),
        ("image format: png / svg", "export charts as svg", "export charts as png, not svg"),
        (
            "release channel: nightly / stable",
            "build the app with the nightly toolchain",
            "never build the app with the nightly toolchain, stable only",
        ),
        (
            "heap kb limit: 64 / 96",
            "the heap limit is 64 KB",
            "from now on the heap limit is 96 KB",
        ),
        ("staging port: 8443 / 9443", "the staging port is 8443", "staging runs on :9443"),
        ('opposite: "prs main"', "never open PRs against main", "PRs go to main"),
        ('opposite: "delete comments"', "why do you delete my comments", "delete comments"),
        (
            "default: off by default / on by default",
            "the flag is off by default",
            "the flag is on by default",
        ),
        ("plan: b / d", "we go with plan B", "we go with plan D"),
        ("place: dist / public", "put the build into dist/", "the build goes into public/"),
        ("objective: code size / latency", "optimise for latency", "optimise for code size"),
        ('opposite: "use mocks tests"', "mocks are fine in tests", "no mocks in tests"),
        (
            "length unit: kilometers / miles",
            "distances are in kilometers",
            "distances are in miles",
        ),
        (
            "instead: callbacks / promises",
            "prefer promises over callbacks",
            "prefer callbacks over promises",
        ),
        ("mode: automatically / manually", "start the job automatically", "start the job manually"),
        (
            "different value: 10 / 30",
            "the cache expires after ten minutes",
            "the cache expires after 30 minutes",
        ),
        ("language: english / 中文", "answer in English", "用中文回答"),
        ("indentation: 制表符 / 空格", "使用空格缩进", "使用制表符缩进"),
        (
            "different value: slog / zerolog",
            "we use slog for logging",
            "from now on we use zerolog for logging, slog was too slow",
        ),
        (
            "different value: garden / home",
            "topics start with home/",
            "from now on the topics start with garden/ and then the name",
        ),
        ("different value: dio / ky", "use dio for requests", "use ky for requests, no more dio"),
        (
            "no longer: AUC",
            "we use AUC as the main metric",
            "since nobody reads it we use recall instead of AUC from now on",
        ),
        (
            "different value: sentence case / title case",
            "headings are in title case btw",
            "the team voted: from now on headings are in sentence case",
        ),
        (
            "different value: iq tree / raxml",
            "for the trees we use RAxML with 100 rounds",
            "from now on we use IQ-TREE for the trees",
        ),
        (
            "different value: debian 12 / ubuntu 24.04",
            "base image is debian 12",
            "from now on the base image is ubuntu 24.04, debian doesn't have the driver",
        ),
        ("no longer: celery", "use celery for background jobs", "we no longer use celery"),
        ("no longer: glide", "use glide for pictures", "we swapped glide for coil"),
        ("different value: log4j / logback", "wir nutzen log4j für das Logging", _LOGBACK),
        ("different value: 40 / 60", "正文 60 页", "正文改成 40 页"),
        ("different value: logrus / zap", "日志用 zap", "从现在开始日志改用 logrus"),
        (
            "no longer: leaflet",
            "지도에는 leaflet을 사용해",
            "이제부터 leaflet 대신 maplibre를 사용해",
        ),
    ],
)
def test_reasons(reason, a, b):
    """
    Two claims that exclude each other do so for a reason, whichever comes first.
    """
    assert reason == why(a, b) == why(b, a)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        pytest.param("use tabs in module A", "use spaces in module B", id="other scopes"),
        pytest.param("use tabs", "use spaces in makefiles", id="a scope on one side"),
        pytest.param("don't use npm", "use pnpm", id="both can be obeyed"),
        pytest.param("never use npm", "never use yarn", id="neither"),
        pytest.param("don't push unless I ask", "push", id="an exception on one side"),
        pytest.param("run the tests with pytest", "run the tests before every commit", id="O14"),
        pytest.param('write "use tabs" into the guide', "use spaces", id="a quoted example"),
        pytest.param("never run `git push --force`", "run `git push`", id="code spans"),
        pytest.param("wrap lines at 80", "retry 100 times", id="numbers of other things"),
        pytest.param("run step 2", "run step 3", id="numbers that count"),
        pytest.param("use dev dependencies", "merge into main", id="a word of a set elsewhere"),
        pytest.param("why do you use npm", "use pnpm", id="a complaint"),
        pytest.param("prompts live in prompts/", "seeds live in db/seeds", id="other things"),
        pytest.param("put the build into dist/", "put the report into out/", id="things elsewhere"),
        pytest.param("put it into dist/", "put it into out/", id="deictic places"),
        pytest.param("use coil for icons", "from now on use glide for maps", id="another purpose"),
        pytest.param("use coil for icons", "for now use glide for icons", id="an exception"),
        pytest.param(
            "use fixtures in tests", "use fakes rather than mocks in tests", id="no change"
        ),
        pytest.param("use react for pages", "from now on use react query for pages", id="a part"),
        pytest.param("the build is slow", "from now on the build is signed", id="no one value"),
        pytest.param("notes are in docs/", "from now on notes are in English", id="two kinds"),
        pytest.param("use tabs", "replace tabs with spaces in the yaml files", id="narrower"),
        pytest.param("we use zap for logs", "from now on logs need an id", id="another slot"),
        pytest.param("use errno for errors", "from now on use error codes for errors", id="a word"),
        pytest.param("tiles are 16 px wide", "tiles are 32 px high", id="another extent"),
        pytest.param("use celery for jobs", "migrate from celery to rq", id="a task"),
        pytest.param("日志用 zap", "从现在开始指标用 prometheus", id="another purpose, Chinese"),
        pytest.param("logging is off by default", "tracing is on by default", id="defaults"),
        pytest.param("don't remove it", "remove it", id="deictic"),
        pytest.param("the api is fast", "the api is small", id="a name that holds many values"),
        pytest.param("use black for formatting", "use ruff for linting", id="other purposes"),
        pytest.param("never use port 80", "never use port 443", id="numbers that are forbidden"),
        pytest.param("keep api.py", "remove ui.py", id="verbs on other names"),
        pytest.param("keep the adapter", "remove the parser", id="verbs on other things"),
        pytest.param("never keep logs", "never remove logs", id="verbs that are both forbidden"),
        pytest.param(
            "keep the log of the old parser tests", "remove the log", id="part of a thing"
        ),
        pytest.param("never rename tests", "rename functions and tests", id="part of the words"),
        pytest.param("never edit api.py", "edit ui.py", id="wishes about other names"),
        pytest.param("use enums", "use dataclasses", id="things without a purpose"),
        pytest.param("release PRs go to main", "PRs go to dev", id="some of them"),
        pytest.param("release PRs go to main", "hotfix PRs go to dev", id="others of them"),
        pytest.param("use npm scripts", "use pnpm instead of npm", id="what is used"),
        pytest.param(
            "use emojis in commit messages", "use English for commit messages", id="other kinds"
        ),
        pytest.param("the api port is 9000", "the ui port is 9001", id="whose port"),
        pytest.param("", "never", id="nothing"),
    ],
)
def test_compatible(a, b):
    """
    Claims that can both be obeyed do not contradict each other.
    """
    assert why(a, b) is None
    assert why(b, a) is None


@given(clause, clause)
def test_symmetric(a, b):
    """
    The order of two clauses decides nothing.
    """
    assert why(a, b) == why(b, a)


@given(clause)
def test_no_claim_contradicts_itself(text):
    """
    A clause agrees with itself.
    """
    assert why(text, text) is None


@pytest.mark.parametrize("row", changes.CHANGES, ids=lambda row: row.hits[0])
def test_words_of_change(row):
    """
    Each pattern of change matches its hits and none of its misses.
    """
    assert all(map(supersedes, row.hits))
    assert not any(map(supersedes, row.misses))
    if row not in changes.RATHER:
        assert all(canonical(text).slot.changes for text in row.hits)


@pytest.mark.parametrize("row", changes.PASSING, ids=lambda row: row.hits[0])
def test_words_of_one_time(row):
    """
    Each pattern matches its hits and none of its misses.
    """
    assert all(canonical(text).slot.passing for text in row.hits)
    assert not any(re.search(row.pattern, text, re.IGNORECASE) for text in row.misses)


@pytest.mark.parametrize("row", changes.GONE, ids=lambda row: row.hits[0][0])
def test_what_is_given_up(row):
    """
    Each pattern finds what its hits give up, which a slot knows as well, and nothing in its misses.
    """
    for text, old in row.hits:
        assert old == re.search(row.pattern, text, re.IGNORECASE)["old"]
        assert old in [typed for _, typed in canonical(text).slot.gone]
    assert not any(re.search(row.pattern, text, re.IGNORECASE) for text in row.misses)
