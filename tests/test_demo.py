"""The demo is the first thing a newcomer runs, and its output is what the documents show."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / ".memory.example"
INPUT = {"README.md", "transcripts"}
PARTS = ("skill", "scripts", "hooks", ".memory.example")


@pytest.fixture(scope="module")
def ran(tmp_path_factory):
    """A copy of the tree in which the demo wrote its golden output, and what it printed."""
    tree = tmp_path_factory.mktemp("demo")
    for part in PARTS:
        shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__"))
    done = subprocess.run(
        [sys.executable, tree / "scripts" / "demo.py", "--golden"],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={"HOME": str(tree), "PATH": "/usr/bin:/bin"},
    )
    assert (0, "") == (done.returncode, done.stderr)
    return tree, done.stdout


def files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.relative_to(folder).parts[0] not in INPUT
    }


def test_the_example_is_what_the_demo_leaves(ran):
    """
    Promise 11: the same transcripts, zone and clock give the example again, byte for byte.
    """
    tree, _ = ran

    assert files(EXAMPLE) == files(tree / ".memory.example")
    assert {"atoms.jsonl", "sightings.jsonl", "decisions.jsonl", "staged/REVIEW.md"} <= set(
        files(EXAMPLE)
    )


def test_the_example_holds_what_is_shown(ran):
    """
    What the demo shows is the same on every machine and day, and stands in the example.
    """
    _, shown = ran

    assert (EXAMPLE / "demo.txt").read_text(encoding="utf-8") == shown
    assert {f"2026-03-0{day}" for day in (2, 3, 5, 6)} >= set(
        re.findall(r"\b20\d\d-\d\d-\d\d\b", shown)
    )


@pytest.mark.parametrize(
    "said",
    [
        pytest.param("3 rules wait, 1 contest is open: /cs:memory\n", id="the notice"),
        pytest.param("- [4a6512dd] PRs go to dev, not main (said 2×", id="the reminder"),
        pytest.param("rounded twice?\n(silence)\n", id="silence about something else"),
        pytest.param("adopt 1\nadopted into CLAUDE.md:\n", id="the adoption"),
        pytest.param(
            "<!-- agent-memory:begin -->\n- PRs go to dev, not main\n<!-- agent-memory:end -->",
            id="the block",
        ),
        pytest.param("(unheeded: said again 1× since it was adopted)", id="what a start tells"),
        pytest.param("adopted, and said again since:", id="what is unheeded"),
    ],
)
def test_it_shows_the_loop(ran, said):
    """
    Each part of the loop is shown: a hook that failed would be silent.
    """
    assert said in ran[1]


def test_the_readme_shows_real_output(ran):
    """
    The answer on the README's first screen is one that the demo printed.
    """
    shown = (ROOT / "README.md").read_text(encoding="utf-8").split("```\n")[1]
    command, _, answer = shown.partition("\n")

    printed = ran[1].split(command)[1].partition("\n")[2]
    assert printed.startswith(answer)
    assert answer.strip()


def test_the_example_holds_no_path_of_this_machine(ran):
    """
    Promise 6: what is shown to everyone names no folder of the machine that made it.
    """
    held = b"".join(files(EXAMPLE).values())

    assert str(ran[0]).encode() not in held
    assert str(ROOT).encode() not in held
    assert b"agent-memory-demo-" not in held


def test_the_home_stays_as_it_was(ran):
    """
    Promise 13: the demo writes nothing into the home of the person who runs it.
    """
    assert set(PARTS) == {path.name for path in ran[0].iterdir()}
