"""Lines that say themselves whose words they are."""

from __future__ import annotations

import re

import pytest

from agent_memory.capture import extract, pasted, sources
from agent_memory.capture.attributed import attributed
from agent_memory.capture.markers.language import folded

ROWS = [
    *(pytest.param(row, folded, id=row.name) for row in sources.LABELS),
    *(
        pytest.param(row, str, id=row.name)
        for row in (*sources.NAMES, *sources.OPENINGS, *sources.EASTERN)
    ),
]


@pytest.mark.parametrize(("row", "seen"), ROWS)
def test_every_source_proves_itself(row, seen):
    """
    Each way to name a source matches every line beside it; nothing tells one of the others.
    """
    assert row.hits
    assert row.misses
    assert [] == [line for line in row.hits if not re.match(row.source, seen(line))]
    assert [] == [line for line in row.hits if not attributed(line)]
    assert [] == [line for line in row.misses if attributed(line)]


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("Compass docs: never share a role between stages", id="a name's docs"),
        pytest.param("a note from the harbour office: always moor stern first", id="a note from"),
        pytest.param("the auditor's report: seals must never be reused", id="somebody's report"),
        pytest.param("somebody on the kiln forum: you should never vent it", id="somebody on"),
        pytest.param("my boss wrote in the mail: never quote a price", id="the boss"),
        pytest.param("here is the ticket: guests must never see the ledger", id="the ticket"),
        pytest.param("their style guide: always spell out numbers", id="theirs"),
        pytest.param("Tom: pls never merge on friday", id="a turn of a chat"),
        pytest.param("oven_dad77: never ever drop the timer", id="a user name"),
        pytest.param("the log: 14:02 Dan: never restart the leader", id="a time and a name"),
        pytest.param("7.3 Antenna. Always close unused ports", id="a section"),
        pytest.param("审稿意见：图表必须使用矢量格式，不得使用截图", id="a review in Chinese"),
        pytest.param("OPS-114 Acceptance: the gate must never jam", id="a ticket's number"),
        pytest.param("This PR contains the new lock file. Never merge it early", id="a bot"),
        pytest.param("Dear all, never park in bay 4. Regards, the office", id="a letter"),
        pytest.param("the error is: Always close the hatch first", id="an error"),
        pytest.param("[12:03] tom: always close the hatch first", id="a turn with its time"),
        pytest.param("FIXME(tom): always close the hatch first", id="a comment in code"),
        pytest.param("Claude: From now on I'll always close the hatch", id="the agent"),
        pytest.param("Stop hook blocked: always close the hatch", id="a hook of the client"),
        pytest.param("Always close the hatch first. (source: wiki)", id="a source at the end"),
        pytest.param(
            "老板说：以后一律先关闭舱口，再启动水泵，不要忘记检查阀门", id="the boss in Chinese"
        ),
        pytest.param("\u26a0\ufe0f Consider avoiding this; never clone in a loop", id="a review"),
    ],
)
def test_others_words(line):
    """
    A line that names its source is somebody else's: nothing in it is more than pasted.
    """
    assert attributed(line)
    spans = [(span.start, span.end) for span in pasted.spans(line)]
    assert "shown" not in {found.level for found in extract.clauses(line, pasted=spans)}


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("docs: always in english, never in german", id="a topic"),
        pytest.param("commit messages: imperative, no emojis", id="a topic of two words"),
        pytest.param("rule: never deploy on a friday evening", id="a rule"),
        pytest.param("our policy: nobody edits the vault by hand", id="ours"),
        pytest.param("Testing: we use the factory for fixtures", id="a heading"),
        pytest.param("3.2 seconds is too slow for the gate", id="a number"),
        pytest.param("from now on: never touch the vault", id="from now on"),
        pytest.param("remember: the kiln is shared with the school", id="remember"),
        pytest.param("文档：一律用中文写，不要用英文", id="a topic in Chinese"),
        pytest.param("claude: please never touch the vault", id="to whom it is said"),
    ],
)
def test_own_words(line):
    """
    A label that names a topic, or us, says nothing of a source.
    """
    assert not attributed(line)
