"""Each attack and each fault of the page has a test by its name, which can fail."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "references" / "attacks.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| ([AF]\d+) \|.*\| `([^`]+)` \|$", PAGE, re.MULTILINE))
BESIDE = re.findall(r"\(`(tests/[^`]+::[^`]+)`\)", PAGE)
# The gaps are those of the two tables that these rows come from.
ATTACKS = ({*range(1, 83)} - {*range(5, 83, 5)}) | {*range(85, 120)}
FAULTS = {*range(1, 64)} - {5, 10, 15, 20, 25, 26, 30, 35, 40, 45, 50, 55, 60}


def test_every_row_is_there():
    """
    The page has every attack and every fault once.
    """
    assert sorted(ROWS) == sorted(
        [f"A{number}" for number in ATTACKS] + [f"F{number}" for number in FAULTS]
    )
    assert len(ROWS) == PAGE.count("\n| A") + PAGE.count("\n| F")


@pytest.mark.parametrize("test", sorted({*ROWS.values(), *BESIDE}))
def test_its_test_can_fail(test):
    """
    The test that a row names is there, and asserts something.
    """
    path, *names = test.split("::")
    body = ast.parse((ROOT / path).read_text(encoding="utf-8")).body
    for name in names:
        (found,) = [node for node in body if getattr(node, "name", "") == name]
        body = found.body
    asserting = [
        node
        for node in ast.walk(found)
        if isinstance(node, ast.Assert)
        or (isinstance(node, ast.Call) and ast.unparse(node.func) in {"pytest.raises", "check"})
    ]
    assert asserting


def test_each_channel_is_played():
    """
    The rows about what nobody typed are the channels of that test, under the same numbers.
    """
    from tests.test_attacks_planted import CHANNELS  # noqa: PLC0415 - the module under this page

    mine = [row for row, test in ROWS.items() if test.endswith("::test_what_nobody_typed")]
    assert sorted(mine) == sorted(channel.name for channel in CHANNELS)


def test_the_page_of_security():
    """
    SECURITY.md says what is promised, what is not, and how to report, and invents no address.
    """
    page = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert ["Promised", "Not promised", "Reporting"] == re.findall(r"^## (.+)$", page, re.MULTILINE)
    assert "](SECURITY.md)" in readme
    assert "references/attacks.md" in page
    assert not re.search(r"[\w.]+@[\w.]+|https?://", page)
    assert {"rights", "NFS"} <= set(re.findall(r"\w+", page.split("## Not promised")[1]))
    assert "*Report a vulnerability*" in page
