"""Prohibitions that are one claim whatever they are done to: hard-code, guess, ask again.

A row names the words of the wrong. Where these have a harmless use as well, it says which verbs may
lead the clause, which words stand beside, and which others may; `but` makes it another matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.ledger.lexicon.words import VERBS, fold

if TYPE_CHECKING:
    from collections.abc import Sequence


class Wrong(NamedTuple):
    """One wrong, with prohibitions that it must and must not be found in."""

    name: str
    says: str  # one of these stands right after the negation
    leads: str = ""  # the only verbs that may lead the prohibition
    beside: str = ""  # one of these stands in the clause as well
    only: str = ""  # the other words that the clause may have
    but: str = ""  # none of these
    hits: tuple[str, ...] = ()
    misses: tuple[str, ...] = ()


# Wrongs that one word says in every use.
_WORDS = """
hardcode workaround guess invent emoji amend coauthor popup forcepush noverify overengineer
magicnumber emdash shortcut placeholder apologize boilerplate debugprint monkeypatch sycophancy
flatter cheat lie backcompat filler disclaimer attribution commentedout todomark mockdata
reinvent unrelated abbreviate
"""

_PROCESS = """
ask approval permission question feedback input wait answer again continue proceed need require
phase step change edit file command tool run option choose choice every everything
unnecessary clarify go ahead green light say yes ok press enter review prompt stop task decision
manual interactive agree sign simple small minor trivial like
"""
_MADE = "add provide produce"

WRONGS = (
    *(Wrong(word, word) for word in _WORDS.split()),
    Wrong(
        "ask",
        "ask wait",
        only=_PROCESS,
        hits=(
            "stop asking me for permission",
            "don't wait for my approval, continue",
            "do not ask for approval after every step",
            "无需询问我",
        ),
        misses=(
            "don't ask the user for a phone number",
            "never wait for the socket in tests",
            "don't ask for a commit after every milestone",
        ),
    ),
    Wrong(
        "ask",
        "wait ask",
        beside="approval permission question feedback input answer goahead",
        only=f"{_PROCESS} commit plan",
        hits=("don't ask for permission to commit", "no need to ask questions or for a commit"),
        misses=("don't ask for a plan",),
    ),
    Wrong(
        "documentation",
        "doc markdown",
        leads=f"doc {_MADE}",
        only="file guide manual markdown doc extra unnecessary redundant new add long md project",
        hits=("no documentation", "don't create markdown files", "不要写文档"),
        misses=("don't update the docs", "never document private fields", "no docs in English"),
    ),
    Wrong(
        "summary",
        "summary",
        leads=_MADE,
        only="file doc markdown end extra unnecessary long md report task change",
        hits=("do not write summary documents", "no summary files", "不要生成总结文档"),
        misses=("don't change the summary", "never add a summary to the invoice"),
    ),
    Wrong(
        "comments",
        "comment",
        leads=f"comment use keep {_MADE}",
        only=(
            "code inline file function extra additional unnecessary redundant useless obvious "
            "trivial explanatory line block module class add comment"
        ),
        hits=("no comments in code", "don't write obvious comments", "不要写注释"),
        misses=("never comment on the ticket", "don't remove comments", "no comments in German"),
    ),
    Wrong(
        "explanations",
        "explain",
        leads=f"explain {_MADE}",
        only="code detail long extra unnecessary lengthy answer just",
        hits=("don't explain", "no long explanations, just the code"),
        misses=("don't explain the tax rules to customers",),
    ),
    Wrong(
        "skipped tests",
        "skip disable bypass ignore xfail",
        beside="test",
        but="hook",
        hits=("never skip tests", "do not disable a failing test", "不要跳过测试"),
        misses=("never delete tests", "don't skip the intro"),
    ),
    Wrong(
        "noverify",
        "skip disable bypass ignore",
        beside="hook precommit noverify",
        hits=("never bypass the pre-commit hooks", "don't skip git hooks"),
        misses=("don't skip the header",),
    ),
    Wrong(
        "swallowed errors",
        "swallow silence suppress hide mask eat ignore",
        beside="error",
        only="catch ignore code silently silent quietly try block any swallow suppress",
        hits=("never swallow exceptions", "don't catch and ignore errors", "不要吞掉异常"),
        misses=("don't hide the error banner", "never ignore the linter"),
    ),
    Wrong(
        "generated files",
        "change",
        beside="autogenerated",
        but="test data mock",
        hits=("never edit generated files", "don't touch auto-generated code"),
        misses=("never commit generated files", "don't change the tests"),
    ),
    Wrong(
        "vendored code",
        "change",
        beside="vendor thirdparty nodemodules",
        hits=("never modify vendored code", "don't edit node_modules"),
        misses=("never upgrade vendored code",),
    ),
    Wrong(
        "dead code",
        "unused",
        leads="keep add",
        beside="code import variable function",
        hits=("no dead code", "don't leave unused imports behind"),
        misses=("remove unused code", "never remove dead code without a test"),
    ),
    Wrong(
        "duplication",
        "duplicate duplication",
        only="code logic function add test",
        hits=("don't duplicate code", "no duplicated logic", "不要重复代码"),
        misses=("no duplicate rows in the export",),
    ),
    Wrong(
        "fallbacks",
        "fallback",
        leads="use keep implement add",
        only="logic code silent silently default value path mechanism error hidden quiet any data",
        hits=("no silent fallbacks", "don't add fallback logic"),
        misses=("don't fall back to the cpu", "never remove the fallback font"),
    ),
    Wrong(
        "line breaks",
        "newline",
        leads="newline put insert break split use add have",
        but="end trailing eof begin start final last commitmessage",
        hits=("no line breaks inside arrays", "don't break lines in a table"),
        misses=("no newline at the end of the file", "never remove line breaks"),
    ),
)  # fmt: skip


def wrongs(said: Sequence[str], *, removed: bool = False) -> frozenset[str]:
    """The wrongs that a prohibition of these tokens names, or a wish that they are removed."""
    rows = [row for token in said[: policy.WRONG_WORDS] for row in _BY_WORD.get(token, ())]
    if not rows:
        return frozenset()
    return frozenset(row.name for row in rows if row.holds(said, removed=removed))


class _Row(NamedTuple):
    """A wrong by its tokens."""

    name: str
    says: frozenset[str]
    leads: frozenset[str]
    beside: frozenset[str]
    only: frozenset[str]
    but: frozenset[str]

    def holds(self, said: Sequence[str], *, removed: bool) -> bool:
        """Whether tokens that begin with a word of the wrong say it."""
        words = frozenset(said)
        if self.leads and said[0] in VERBS and said[0] not in self.leads:
            return False
        if self.beside and self.beside.isdisjoint(words):
            return False
        if self.only and not words <= self.only:
            return False
        plain = not (self.leads or self.beside or self.only)
        return self.but.isdisjoint(words) and (plain or not removed)


def _tokens(words: str) -> frozenset[str]:
    return frozenset(map(fold, words.split())) - {""}


def _row(wrong: Wrong) -> _Row:
    parts = (_tokens(part) for part in (wrong.leads, wrong.beside, wrong.only, wrong.but))
    leads, beside, only, but = parts
    says = _tokens(wrong.says)
    return _Row(
        wrong.name, says, leads, beside, (only | says | beside | leads) if only else only, but
    )


def _index() -> dict[str, tuple[_Row, ...]]:
    rows: dict[str, tuple[_Row, ...]] = {}
    for row in map(_row, WRONGS):
        for token in row.says:
            rows[token] = (*rows.get(token, ()), row)
    return rows


_BY_WORD = _index()
