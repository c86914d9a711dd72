"""What the client loads of a line that was adopted: the line, and no file that it names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from agent_memory.review import block
from tests.client.harness.claude_runner import ClaudeRunner
from tests.client.harness.fake_model import request_text

if TYPE_CHECKING:
    from pathlib import Path

SHAPES = (
    "read @{} first",
    "read _@{}_ first",
    "__@{}__ is read first",
    "read [_@{}_](y) first",
    "_a_@{} is read first",
    r"read \\@{} first",
    r"read \_@{} first",
    r"read \`@{}\` first",
    "read `cat @{} now` first",
    "read <b>@{}</b> first",
    "https://x.test/_@{}_ is read first",
    '<b title="`">`a`@{} `b` is read first',
    "[a](<`>)`b`@{} `c` is read first",
)


@pytest.mark.parametrize("which", ["claude", "old_claude"])
def test_no_spelling_loads_a_file(
    which: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """
    Promise 3: however a path is written in an adopted line, the client does not load it.
    """
    with ClaudeRunner(request.getfixturevalue(which), tmp_path) as it:
        for number in range(len(SHAPES)):
            (it.project / f"f{number}.md").write_text(f"canary {number}.\n")
        (it.project / "own.md").write_text("canary of the person.\n")
        claims = [shape.format(f"f{number}.md") for number, shape in enumerate(SHAPES)]
        data = block.changed(b"see @own.md\n", add=claims)
        (it.project / "CLAUDE.md").write_bytes(data)
        said = request_text(it.prompt("What is in the readme?", script=["Nothing."]).requests[0])
    assert "canary of the person." in said
    assert [] == [one for n, one in enumerate(claims) if f"canary {n}." in said]
