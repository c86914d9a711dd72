"""What the documents say is what the programs do."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from agent_memory import early
from agent_memory.command import verbs

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    path
    for pattern in ("*.md", "references/*.md", "evals/*.md", ".memory.example/*.md")
    for path in ROOT.glob(pattern)
)
COMMANDS = ("adopt", "doctor", "extract", "inspect", "promote")
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_resolve(page):
    """
    Every relative link of a page leads to a file or folder.
    """
    broken = [
        target
        for target in LINK.findall(page.read_text(encoding="utf-8"))
        if not (page.parent / target).exists()
    ]
    assert [] == broken


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize("verb", COMMANDS)
def test_help_is_documented(verb):
    """
    The page of commands holds each program's own help, word for word.
    """
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / f"memory_{verb}.py", "--help"],
        capture_output=True,
        text=True,
        check=True,
        env={"HOME": "/nonexistent", "COLUMNS": "80", "NO_COLOR": "1"},
    )
    page = (ROOT / "references" / "commands.md").read_text(encoding="utf-8")

    assert f"```\n{done.stdout}```" in page


def test_verbs_are_documented():
    """
    The page of commands has every verb of the command; it and the README show no other.
    """
    page = (ROOT / "references" / "commands.md").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    lines = [f"/cs:memory {one.words}".strip() for one in verbs.VERBS.values()]
    lines += [words for words, _ in early.USAGE]
    known = {*verbs.VERBS, *early.DECIDING}

    assert [] == [line for line in lines if f"\n{line}" not in page]
    assert known >= set(re.findall(r"^ */cs:memory ([a-z]+)", page + readme, re.MULTILINE))


def test_commands_hold_no_prose():
    """
    A line of the README's shell blocks does what it says as it is copied: its gloss is a comment.
    """
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    typed = re.findall(
        r"^    (?!/cs:)((?:scripts/|git |claude |pip |rm |\. |cd |memory_).*)$",
        readme,
        re.MULTILINE,
    )
    assert 15 < len(typed)
    for line in typed:
        assert shlex.split(line, comments=True)
        assert "  " not in line.partition(" #")[0].rstrip(), line
        if line.startswith("rm "):
            words = shlex.split(line, comments=True)[2:]
            assert [] == [word for word in words if not word.startswith((".memory", "~/."))]


def test_readme_commands_exist():
    """
    Every option that the README shows is one that its program takes.
    """
    page = (ROOT / "references" / "commands.md").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(rf"memory_(?:{'|'.join(COMMANDS)})((?: --[a-z0-9]+)+)", readme)

    options = {option for line in shown for option in line.split()}
    assert options
    assert [] == [option for option in sorted(options) if option not in page]


def test_skill_keeps_to_the_format():
    """
    SKILL.md has the front matter that the client reads, within its limits, and says when to use it.
    """
    text = (ROOT / "SKILL.md").read_text(encoding="utf-8")
    _, front, body = text.split("---\n", 2)
    name = re.search(r"^name: (.+)$", front, re.MULTILINE)
    description = " ".join(
        re.search(r"^description: (.+?)^\w", front, re.MULTILINE | re.DOTALL)[1].split()
    )

    assert "agent-memory" == name[1]
    assert description.startswith("Use when")
    assert len(description) <= 1024
    assert not set(description) & set("<>")
    assert len(body.split()) <= 500


def test_one_version():
    """
    The skill says the version that the client reads from the plugin.
    """
    plugin = json.loads((ROOT / ".claude-plugin" / "plugin.json").read_text(encoding="utf-8"))
    skill = (ROOT / "SKILL.md").read_text(encoding="utf-8")

    assert f'version: "{plugin["version"]}"' in skill


def test_every_promise_has_a_test():
    """
    The page of promises leads from each of the thirteen to a test that names it.
    """
    page = (ROOT / "references" / "promises.md").read_text(encoding="utf-8")
    leads = re.findall(r"^(\d+)\. .+?`(tests/[^`]+)`", page, re.MULTILINE | re.DOTALL)

    assert [f"{number}" for number in range(1, 14)] == [number for number, _ in leads]
    assert [] == [lead for lead in leads if not _names(*lead)]


def _names(number: str, test: str) -> bool:
    """Whether a test names a promise, alone or among others."""
    text = (ROOT / test).read_text(encoding="utf-8")
    return any(
        number in re.findall(r"\d+", phrase)
        for phrase in re.findall(r"Promises? ([\d, and]+)", text)
    )
