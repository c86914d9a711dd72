"""What a value on an axis may hold for, and the words beside it that say nothing more.

"Install packages with pnpm" and "use pnpm" fix one thing, since a package manager is for nothing
else; "comments in English" and "answer in English" fix two.
"""

from __future__ import annotations

from typing import NamedTuple

from agent_memory.ledger.lexicon.words import fold


class Matter(NamedTuple):
    """The words that may stand beside a value of one axis.

    `implied` words are what the axis is about anyway. `heads` are matters of their own; `acts` are,
    too, when neither of these stands beside them: "push to dev", but "merge the PRs into dev".
    """

    axis: str
    implied: str
    heads: str = ""
    acts: str = ""
    beside: str = ""  # says nothing here, and is not what the axis is about either
    program: bool = False  # whose name begins a command: "pnpm install"


class Measure(NamedTuple):
    """A number of one unit: the words that name it, one of each group, and its empty words."""

    unit: str
    named: tuple[str, ...]
    empty: str


_INSTALL = "install dependency packagemanager manage manager add"
_TEST = "test unit-test runner suite framework"

MATTERS = (
    Matter("package manager", f"{_INSTALL} node javascript", program=True),
    Matter("python installer", f"{_INSTALL} python", program=True),
    Matter("indentation", "indent format"),
    Matter("quotes", "string quotes"),
    Matter("spelling", "spelling add"),
    Matter("javascript test runner", _TEST, acts="run add", program=True),
    Matter("python test runner", _TEST, acts="run add", program=True),
    Matter("orm", "orm database query model"),
    Matter("css framework", "css style styling framework"),
    Matter("theme", "theme"),
    Matter("database", "database storage store"),
    Matter("host", "deploy host hosting"),
    Matter("cloud", "cloud deploy host hosting"),
    Matter(
        "language",
        "answer speak talk chat communicate explain language conversation add",
        heads="comment commitmessage doc readme changelog pr log message interface report summary "
        "think variable docstring title description ui identifier function test error ticket plan "
        "text string label",
        acts="name code commit",
    ),
    Matter(
        "case",
        "case",
        heads="variable function file class constant column field key",
        acts="name",
    ),
    Matter("http client", "http request client"),
    Matter("python linter", "lint linter", program=True),
    Matter("javascript linter", "lint linter", program=True),
    Matter("python formatter", "format formatter", program=True),
    Matter("module system", "module import"),
    Matter("bundler", "bundle bundler build", program=True),
    Matter("front-end framework", "frontend framework"),
    Matter("api style", "api"),
    Matter(
        "branch",
        "",
        heads="pr",
        acts="open add push commit merge base target",
        beside="branch against point send submit nach vers",
    ),
    Matter(
        "image format",
        "image format",
        heads="icon figure chart diagram screenshot",
        acts="export save",
    ),
    Matter("cache", "cache"),
    Matter("release channel", "toolchain channel rust", beside="build compile"),
    Matter("message queue", "queue broker event"),
    Matter("shell", "shell", heads="script", acts="add"),
    Matter(
        "time zone",
        "timezone time date timestamp show store",
        heads="log",
        beside="save database server record backend",
    ),
    Matter("container tool", "container", acts="run build", program=True),
    Matter("java build tool", "build", acts="run", program=True),
    Matter(
        "length unit",
        "unit length measure distance",
        heads="width height size altitude depth radius elevation",
    ),
    Matter("temperature unit", "unit temperature measure"),
    Matter("weight unit", "unit weight mass measure"),
    Matter("unit system", "unit system measure"),
    Matter(
        "money unit",
        "money amount price balance total currency",
        beside="integer int long whole minor store save value number unit",
    ),
    Matter("matrix order", "matrix store order layout"),
    Matter(
        "letter case",
        "letter capital",
        beside="add",
        heads="heading title button label tag branch file",
    ),
    Matter("person", "add text prose"),
    Matter("citations", "cite reference style bibliography", beside="format"),
    Matter("currency", "currency money price amount show", heads="invoice salary budget"),
    Matter("state library", "state store manage"),
)  # fmt: skip

MEASURES = (
    Measure("port", ("port",), "listen run serve bind server service localhost expose"),
    Measure(
        "line length",
        ("line column", "length width column character char wrap max"),
        "limit under wrap most wide long",
    ),
    Measure("coverage", ("coverage",), "test above least minimum min"),
    Measure("timeout", ("timeout",), "limit"),
    Measure("retries", ("retries",), "limit time max attempt"),
    Measure("limit", ("limit",), ""),
)

# These say nothing beside any value.
_EMPTY = "use set keep put project repo code new choose direct standard max maximum"


def _folded(words: str) -> frozenset[str]:
    return frozenset(map(fold, words.split())) - {""}


class Words(NamedTuple):
    """A row of `MATTERS` in tokens."""

    empty: frozenset[str]
    implied: frozenset[str]
    heads: frozenset[str]
    acts: frozenset[str]

    @property
    def said(self) -> frozenset[str]:
        """Every word that the row knows."""
        return self.empty | self.implied | self.heads | self.acts

    @property
    def light(self) -> frozenset[str]:
        """What may stand beside a value without being a matter or an act."""
        return self.empty | self.implied


EMPTY = _folded(_EMPTY)
BESIDE = {
    row.axis: Words(
        (EMPTY | _folded(row.beside)) - _folded(row.acts),
        _folded(row.implied),
        _folded(row.heads),
        _folded(row.acts),
    )
    for row in MATTERS
}
UNITS = {
    row.unit: (tuple(map(_folded, row.named)), _folded(" ".join((*row.named, row.empty))) | EMPTY)
    for row in MEASURES
}
PROGRAMS = frozenset(row.axis for row in MATTERS if row.program)
INSTALL = _folded("install add")
BRANCH = fold("branch")
