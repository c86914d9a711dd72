"""The marker tables: every row carries its own proof."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from agent_memory.capture.markers.english_spared import SPARED
from agent_memory.capture.markers.english_table import ENGLISH
from agent_memory.capture.markers.index import Index, words
from agent_memory.capture.markers.language import TABLES, folded, tables

if TYPE_CHECKING:
    from agent_memory.capture.markers import Guard, Marker, Support, Table

pytestmark = pytest.mark.usefixtures("unmeasured")


def rows(table: Table) -> list[Marker | Guard | Support]:
    """Every row of a language's table."""
    return [*table.markers, *table.guards, *table.supports]


ROWS = [
    pytest.param(table, row, id=f"{table.language}-{row.name}")
    for table in TABLES
    for row in rows(table)
]


@pytest.mark.parametrize(("table", "row"), ROWS)
def test_rows(table, row):
    """
    Every hit holds a keyword of its row and matches its pattern, no miss does, and both are there.
    """
    index: Index[Any] = Index((row,), spaced=table.spaced)

    def tried(text: str) -> bool:
        said = folded(text)
        return bool(index.matching(said, words(said)))

    assert row.hits
    assert row.misses
    lost = [hit for hit in row.hits if not tried(hit)]
    assert ([], []) == (lost, [miss for miss in row.misses if tried(miss)])


def seconds(row: Marker | Guard | Support) -> float:
    """The time that a row's pattern takes for long clauses of one repeated part."""
    row.pattern.search("")  # compiles it, which is not what is measured
    start = time.process_time()
    for unit in ("a", " ", "never ", "no ", "use it, ", "不要", "every time it "):
        row.pattern.search(unit * (400 // len(unit)))
    return time.process_time() - start


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.language)
class TestTables:
    def test_hostile_input_is_linear(self, table):
        """
        A long clause of one repeated part costs a pattern milliseconds.
        """
        assert [] == [row.name for row in rows(table) if seconds(row) >= 0.5]

    def test_names_are_unique(self, table):
        """
        A marker is named once in its table, because guards spare markers by name.
        """
        names = [row.name for row in table.markers]
        assert sorted(set(names)) == sorted(names)

    def test_guards_spare_markers_that_exist(self, table):
        """
        A guard spares only markers of its own table.
        """
        names = {row.name for row in table.markers}
        assert set() == set().union(*(guard.spares for guard in table.guards)) - names

    def test_questions_are_guarded(self, table):
        """
        Every language tells a question without its mark.
        """
        assert "question" in {guard.name for guard in table.guards}


def test_spared_markers_are_guarded():
    """
    What spares English markers from guards names guards that exist.
    """
    assert set() == set(SPARED) - {guard.name for guard in ENGLISH.guards}


@pytest.mark.parametrize(
    ("text", "languages"),
    [
        ("never push to main", ["english"]),
        ("不要直接推送", ["chinese"]),
        ("請用繁體中文回覆", ["chinese"]),
        ("记住 always use the staging database for demos", ["chinese", "english"]),
        ("コミット前に必ずテストを実行して", ["japanese"]),
        ("앞으로 한국어로 대답해줘", ["korean"]),
        ("всегда запускай тесты", ["russian"]),
        ("nutze bitte immer den formatter", ["german"]),
        ("nunca modifiques los archivos", ["spanish"]),
        ("não use bibliotecas novas", ["portuguese"]),
        ("ne modifie jamais les fichiers", ["french"]),
        ("non usare mai il database di produzione", ["italian"]),
        ("từ nay dùng pnpm", ["vietnamese"]),
        ("ne touche pas aux fichiers generes", ["french"]),
        ("contestame en espanol", ["spanish"]),
        ("yihou buyao zidong tijiao", ["chinese"]),
        ("usa siempre tabs", ["spanish"]),
        ("avoid global variables", ["english"]),
        ("", ["english"]),
    ],
)
def test_language(text, languages):
    """
    A clause is read by the table of its script, then of its small words.
    """
    assert languages == [table.language for table in tables(folded(text))]


@pytest.mark.parametrize(
    "text", ["İstanbul ŞĞ ß", "ﬁ \ud800 \x00", "請記住，不要", "“quotes” and ’s"]
)
def test_folding_keeps_the_length(text):
    """
    A place in the folded text is the same place in the message.
    """
    assert len(text) == len(folded(text))


def test_folding():
    """
    Folded text is lower case, straight in its quotes and simplified in its characters.
    """
    assert "don't" == folded("DON’T")
    assert "请记住,用" == folded("請記住，用")
    assert "reponds en francais" == folded("Réponds en français")
    assert "đung dung" == folded("Đừng dùng")
