"""The shapes of lines that a program wrote, each beside the lines it must and must not match.

A shape that stands `alone` marks a single line; the others need a second such line close by, since
a person writes one now and then. `signs` knows the lines that tell a document instead.
Every pattern is matched at the start of a line and has no unbounded repetition inside another.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy

if TYPE_CHECKING:
    from collections.abc import Sequence


class Shape(NamedTuple):
    """One kind of line that was pasted rather than typed."""

    name: str
    source: str  # of its pattern
    hits: tuple[str, ...]
    misses: tuple[str, ...]
    alone: bool = False

    @property
    def pattern(self) -> re.Pattern[str]:
        """Its pattern by itself."""
        return re.compile(self.source)


class Shapes:
    """Kinds of lines, tried by one pattern of all: to try each by itself costs three times that."""

    def __init__(self, rows: Sequence[Shape]) -> None:
        """Put their patterns together in their order, each under its name."""
        self._rows = {one.name: one for one in rows}
        together = "|".join([f"(?P<{one.name}>{one.source})" for one in rows])
        self._match = re.compile(together).match

    def first(self, line: str) -> Shape | None:
        """The first of them that a line is."""
        found = self._match(line)
        return self._rows[found.lastgroup] if found and found.lastgroup else None


def seen(line: str) -> str:
    """What is looked at of a line: a deep indent and a long rest say nothing more."""
    head = line[: policy.SHAPE_WINDOW].rstrip()
    bare = head.lstrip()
    return (
        head if len(head) - len(bare) <= policy.SHAPE_INDENT else " " * policy.SHAPE_INDENT + bare
    )


def shape(line: str) -> Shape | None:
    """The first shape that a line has, as it is seen."""
    return None if spoken(line) else _shaped(line)


def spoken(line: str) -> bool:
    """Whether a line is nothing but words and the marks of a sentence, as most lines are.

    No shape is: each has another sign, or begins with one of a few words.
    """
    return bool(_WORDS.fullmatch(line)) and "   " not in line and "..." not in line


_WORDS = re.compile(
    r"(?!import|from|npm|yarn|pnpm|thread|diff|Uncaught|During|File|At |[A-Z][A-Z])"
    r"[A-Za-z\u3400-\u9fff][\w ,.'\"?!`/\u2026\u3001\u3002\uff0c\uff01\uff1f-]*"
)


@lru_cache(maxsize=4096)  # each line is asked twice: for what was pasted, and for its clauses
def _shaped(line: str) -> Shape | None:
    return _TOGETHER.first(line)


def speechless(line: str) -> bool:
    """Whether a line is nobody's words even where nothing beside it was pasted."""
    found = shape(line)
    return found is not None and (found.alone or found.name in _SPEECHLESS)


def row(
    name: str, pattern: str, *, hits: tuple[str, ...], misses: tuple[str, ...], alone: bool = False
) -> Shape:
    """A kind of line."""
    return Shape(name, pattern, hits, misses, alone)


_SPEECHLESS = frozenset({"code", "markup", "table"})

SHAPES = (
    row(
        "quote",
        r"\s{0,3}>{1,3}\s+\S",
        hits=("> always rebase before you merge", ">> an older mail"),
        misses=("-> see below", "a > b", ">50 rows is too many"),
        alone=True,
    ),
    row(
        "trace",
        r"\s*(?:at\s+[\w$.<>\[\]/ ]{1,120}\(|at\s\S+:\d+|Traceback \(most recent"
        r"|File \"[^\"]+\", line \d|Caused by: |During handling of the above|goroutine \d+ \["
        r"|panic: |thread '[^']+' panicked|\S{1,200}\s@\s\S+:\d+$|stack traceback:"
        r"|[\w.]{0,80}(?:Error|Exception|Warning)(?: \[\w+\])?: |Uncaught |\^{2,}\s*$|\d+ \|\s"
        r"|At (?:line:|[A-Za-z]:\\|/)\S|\+ (?:\.\.\. |\s{0,80}~+\s*$)"
        r"|\S{1,200}: undefined reference to )",
        hits=(
            "    at run (/srv/app/index.js:10:5)",
            "Traceback (most recent call last):",
            '  File "shop/cart.py", line 12, in total',
            "TypeError: x is not a function",
            "render @ view.js:14",
            "stack traceback:",
            "At C:\\shop\\run.ps1:56 char:69",
            "cart.o: undefined reference to `total'",
            "  10 |   url = env()",
        ),
        misses=(
            "at the end run the tests",
            "an Error: is what I saw",
            "Caused by the last merge",
            "Warning signs are red",
        ),
        alone=True,
    ),
    row(
        "log",
        r"\s*(?:\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d|\[?\d\d:\d\d:\d\d\b"
        r"|\[(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE|Info|Warning|Error|Message|Debug)\s*[:\]]"
        r"|(?:INFO|WARN|WARNING|ERROR|DEBUG|FATAL|TRACE)[:\s|\]]\s*\S"
        r"|(?:error|warning|hint|fatal|note|remote|remark|info|debug)(?:\[\w+\]|\s\w+\d+)?: "
        r"|npm (?:ERR!|error|warn|WARN)|(?:yarn|pnpm)\s(?:error|warning) "
        r"|[\w./\\@~-]{1,200}\.\w{1,5}(?::\d+|\(\d+)(?:[:,]\d+)?\)?[: ]"
        r"|\S{1,60}: (?:error|warning|info|fatal|note): |#\d+ (?:\d+\.\d+|\[)"
        r"|(?:LINE \d{1,5}|HINT|DETAIL|CONTEXT|STATEMENT): |(?:Parser|Compiler|Server|Source|"
        r"Runtime) "
        r"Error(?: Message| in .{1,80})?: ?|Exception Details: |Stack Trace: ?$|Source File: "
        r"|(?:GET|POST|PUT|PATCH|DELETE) /\S* (?:\d{3}|HTTP))",
        hits=(
            "2026-03-02 09:15:01,120 INFO shop.cart started",
            "[12:57:03] loaded 44 systems",
            "[Info   :   Loader] plugin loaded",
            "ERROR shop.cart failed",
            "error[E0308]: mismatched types",
            "error TS6133: 'Text' is declared but never read",
            "hint: Updates were rejected because the tip is behind",
            "npm ERR! never publish this",
            "src/cart.ts(10,35): error TS6133: unused",
            "shop/cart.py:30: PytestUnknownMarkWarning: typo?",
            "/usr/bin/ld: error: cannot find -lssl",
            "HINT:  Perhaps you meant the other column",
            "Parser Error Message: Unexpected keyword",
        ),
        misses=(
            "10:30 is when the standup starts",
            "the error: it always fails",
            "INFO",
            "error handling must be explicit",
            "cart.py must not import cli",
            "Note that tabs are wrong",
            "2026-03-02 is the release day",
        ),
        alone=True,
    ),
    row(
        "shell",
        r"\s*(?:[$➜%]\s+\S|(?:[~/]\S{0,80} (?:\S{1,40} ){0,3})?[❯›λ] (?:[a-z./~]|$)"
        r"|PS [A-Za-z]:\\|[A-Za-z]:\\[^\s<>]{0,200}>|>>> "
        r"|[\w.-]{1,40}@[\w.-]{1,60}[:\s][^\s$#]{0,200}\s?[$#%]\s)",
        hits=(
            "$ git push origin dev",
            "PS C:\\shop> npm test",
            "me@box:~/shop$ make",
            ">>> total(3)",
            "~/code/shop main ❯ npm publish",
        ),
        misses=(
            "$5 is the price",
            "100 % sure",
            "mail me@box.test about it",
            "C:\\shop is the folder",
            "Settings › Rules is the page",
        ),
        alone=True,
    ),
    row(
        "report",
        r"\s*(?:\[(?!Image|Pasted)[\w .:/-]{3,40}\]\s?\S|==> \S|[✓✗✔✘×]\s|={3,} .{1,200} =+\s*$"
        r"|(?:FAILED|PASSED|FAIL|PASS|SKIPPED|RUN)\b[\s\[:]|<\s(?:HTTP/|[\w-]{1,40}: )"
        r"|\* (?:Trying|Connected|TCP_)|To (?:https?:|git@)| ! \[|\[[ \d]{1,3}%\] |"
        r" {2,8}[A-Z][\w -]{1,30}: (?:\S{0,40}[/\\]|\d|\[|[Tt]rue|[Ff]alse|OK|None|null)|"
        r"\[-{2,6}\] "
        r"|[A-Z].{3,80}\.{3} ?(?:OK|ok|[Dd]one|DONE|[Ff]ailed|FAILED|[Ss]kipped)\.?\s*$)",
        hits=(
            "[3/5] Benchmarking",
            "FAILED tests/test_cart.py",
            "==== 14 failed ====",
            "  Source: a/b",
        ),
        misses=(
            "[Image #1] is the mock",
            "[ ] todo",
            "Pass it on",
            "== is not =",
            "Names: no verbs",
        ),
    ),
    row(
        "agent",
        r"\s{0,4}(?:[⏺⎿✻✽✶☐☒⧉●]\s*\S|• (?:Ran|Read|Edited|Updated|Added|Explored|Search(?:ed)?)\b)",
        hits=(
            "⏺ I will always run the tests",
            "  ⎿ Updated cart.py",
            "● 我会先运行测试",
            "• Ran npm test",
        ),
        misses=("• never push to main", "* Read the docs first"),
        alone=True,
    ),
    row(
        "viewer",
        r"\s{0,8}L?\d{1,6}(?:\u2192|\s?[|\u2502\u2503]\s|\t)",
        hits=("    12\u2192always use tabs", "12 | x = 1", "  9\tname: pump"),
        misses=("12 is the port", "1. use tabs", "12: ok"),
    ),
    row(
        "comment",
        r"\s*(?:/\*\*?(?:\s|$)|\*+/|\*\s@(?:param|returns?|throws|type|see|example|deprecated|"
        r"since|author|brief|todo|property|class|template|default|internal|var|note)\b(?!:)|//[/!]\s)",
        hits=("/**", " * @param valve", " */", "/// Opens the valve."),
        misses=("* @ann: see this", "* never use globs", "// see", "/srv/pump"),
        alone=True,
    ),
    row(
        "diff",
        r"(?:diff --git |index [0-9a-f]{7,40}\.\.|(?:---|\+\+\+) (?:[ab]/|/dev/null)|@@ -\d"
        r"|<{7} |={7}$|>{7} )",
        hits=("diff --git a/x.py b/x.py", "@@ -1,4 +1,5 @@", "+++ b/cart.py", "<<<<<<< HEAD"),
        misses=("--- and then we stop", "+ a tax", "index the table first"),
        alone=True,
    ),
    row(
        "table",
        r"\s*(?:\|[^|]*\|.*\|\s*$|[│├└┌┐┘┤┬┴┼─━═║╔╗╚╝╭╰╮╯]|[-+=]{3,}\+[-+=]{3,})",
        hits=("| a | b |", "├── src", "│ total │", "----+----"),
        misses=("a | b", "use cat x | sort", "--- a line"),
    ),
    row(
        "sheet",
        r"(?=.* {3}|[^\t]*\t)\S+(?: \S+)*(?: {3,}|\t[ \t]*)(?=\S)\S+(?: \S+)*(?: {3,}|\t[ \t]*)\S",
        hits=("AutoID    Name    Area", "1\tStencil\tNULL\t0"),
        misses=("use   tabs", "one    rule only", "- never do this"),
    ),
    row(
        "markup",
        r"\s*(?:</?[a-zA-Z][\w:-]{0,40}(?:\s[^<>]{0,400})?/?>|<!(?:DOCTYPE|--)|<\?xml"
        r"|[\"'][\w $.@/-]{1,80}[\"']\s{0,3}:\s|[\]}][,;)]{0,3}\s*$|[\[{]\s*$)",
        hits=("<div class='x'>", "</ul>", '"name": "shop",', "},", "{", "<!DOCTYPE html>"),
        misses=("<3 this", '"name" must be set', "a < b", "(see below)", "{name} is a placeholder"),
    ),
    row(
        "code",
        r"\s*(?:(?:import|from)\s+[\w.{*\"'@/]+(?:\s*;|\s+(?:import|from)\s.*|\s*$)"
        r"|(?:export|public|private|protected|static|async|final)\s+\w+.*[{;(=]\s*$"
        r"|(?:def|fn|func)\s+\w+.{0,200}[:{]\s*$|class\s+\w+[^.]{0,100}[:{]\s*$"
        r"|(?:const|let|var|val|auto)\s+[\w{\[][^=]{0,80}=|#include\s*[<\"]|#!/|@\w+(?:\(.*\))?\s*$"
        r"|(?:return|if|for|while|else|elif|switch|try|catch)\b.*[;:{]\s*$"
        r"|(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE TABLE|ALTER TABLE)\s.*"
        r"|[\w.\[\]\"']{1,80}\s?[-+*/]?=\s?\S.*[;,({]\s*$|[\w.]{1,120}\(.*\)\s*[;,{]\s*$"
        r"|//\s|/\*|\*/|[A-Z][A-Z0-9_]{2,60}=\S)",
        hits=(
            "import os",
            "const a = 1",
            "def total(cart):",
            "    return a + b;",
            "foo.bar(1, 2);",
            "#include <stdio.h>",
            "SELECT id FROM cart",
            "API_URL=https://shop.test",
        ),
        misses=(
            "import the rows from the csv",
            "let me know when it is done",
            "return the list sorted",
            "class names are nouns",
            "for every change, run the tests",
            "Select the first row",
            "if it fails, stop",
            "from now on use dev",
        ),
    ),
)
_TOGETHER = Shapes(SHAPES)
