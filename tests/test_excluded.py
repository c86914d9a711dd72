"""Which instruction files the client is told not to load."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from agent_memory import excluded, instructions

SECONDS = 2.0  # what goes back takes years


def held(pattern, path, tmp_path):
    """Whether a pattern of the person's settings excludes a path."""
    client = tmp_path / ".claude"
    client.mkdir(exist_ok=True)
    (client / "settings.json").write_text(json.dumps({"claudeMdExcludes": [pattern]}))
    return excluded.patterns(client, []).hold(Path(path))


@pytest.mark.parametrize(
    ("pattern", "hits", "misses"),
    [
        ("/w/shop/CLAUDE.md", ["/w/shop/CLAUDE.md"], ["/w/shop/xCLAUDE.md", "/w/shop/CLAUDEXmd"]),
        ("**/shop/CLAUDE.md", ["/w/shop/CLAUDE.md", "/shop/CLAUDE.md"], ["/w/workshop/CLAUDE.md"]),
        ("/w/**", ["/w/CLAUDE.md", "/w/a/.b/c.md", "/w"], ["/ww/CLAUDE.md"]),
        ("/w/*/CLAUDE.md", ["/w/a/CLAUDE.md", "/w/.a/CLAUDE.md"], ["/w/a/b/CLAUDE.md"]),
        ("/w/?.md", ["/w/a.md"], ["/w/ab.md", "/w//.md"]),
        ("/w/[ab-d].md", ["/w/a.md", "/w/c.md"], ["/w/e.md", "/w/-.md"]),
        ("/w/[!a].md", ["/w/b.md"], ["/w/a.md"]),
        ("/w/{a,b*}.md", ["/w/a.md", "/w/bc.md"], ["/w/c.md", "/w/{a,b}.md"]),
        ("/w/a,b}.md", ["/w/a,b}.md"], ["/w/a.md"]),
        ("!/w/a.md", ["/w/b.md"], ["/w/a.md"]),
        ("/w/[z-a].md", ["/w/[z-a].md"], ["/w/z.md"]),
        ("/w/(a+)+$.md", ["/w/(a+)+$.md"], ["/w/aa.md"]),
        ("**b*c.md", ["/w/b/bc.md", "/b/ab/bxc.md"], ["/w/b/c.md"]),
        ("/w/*a*/{b,c/**/*d}.md", ["/w/xax/b.md", "/w/a/c/e/f/xd.md"], ["/w/x/b.md", "/w/a/c.md"]),
        ("/w/*.md", ["/w/.md"], ["/w/a/.md", "/w/amd"]),
    ],
)
def test_a_pattern(tmp_path, pattern, hits, misses):
    """
    A pattern is matched against whole paths, as the client does it.
    """
    assert [] == [path for path in hits if not held(pattern, path, tmp_path)]
    assert [] == [path for path in misses if held(pattern, path, tmp_path)]


@pytest.mark.parametrize("piece", ["*a", "**a", "?*", "**/", "{a,*}", "[a]*"])
def test_without_going_back(tmp_path, piece):
    """
    Promise 1: no pattern that a project brings takes longer to match than it is long.
    """
    path = f"/{'a' * 250}/{'a' * 250}/CLAUDE.md"
    since = time.process_time()
    assert not held(f"/{piece * 500}b", path, tmp_path)
    assert time.process_time() - since < SECONDS


def test_more_than_there_is_time_for(tmp_path):
    """
    A project that has too many patterns takes nothing from the person's own, which come first.
    """
    many = [f"**/{number:0250}" for number in range(900)]
    for folder, patterns in ((tmp_path, ["**/shop/CLAUDE.md"]), (tmp_path / ".claude", many)):
        folder.mkdir(exist_ok=True)
        (folder / "settings.json").write_text(json.dumps({"claudeMdExcludes": patterns}))
    found = excluded.patterns(tmp_path, [tmp_path])

    assert found.hold(Path("/w/shop/CLAUDE.md"))
    assert not found.hold(Path(f"/w/{899:0250}"))


@pytest.mark.parametrize("name", ["\ud800", "a\0b", "a" * 3000])
def test_a_name_that_no_folder_has(tmp_path, name):
    """
    A pattern that names no folder excludes nothing and stops nothing.
    """
    assert not held(f"/{name}/*.md", "/w/CLAUDE.md", tmp_path)


def test_by_its_real_place(tmp_path):
    """
    A pattern that is written through a link means the real place, too.
    """
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to("real")
    for name in ("CLAUDE.md", "*.md"):
        assert held(f"{tmp_path}/link/{name}", f"{tmp_path}/real/CLAUDE.md", tmp_path)


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"\xff", b'{"claudeMdExcludes": 7}', b'{"claudeMdExcludes": [7, "", null]}'],
)
def test_settings_that_say_nothing(tmp_path, data):
    """
    Settings that cannot be read exclude nothing.
    """
    (tmp_path / "settings.json").write_bytes(data)
    assert () == excluded.patterns(tmp_path, [tmp_path]).each


@pytest.mark.parametrize(
    ("settings", "texts"),
    [
        pytest.param(".claude/settings.json", ["agents"], id="the person's"),
        pytest.param("shop/.claude/settings.json", ["agents"], id="the project's"),
        pytest.param("shop/.claude/settings.local.json", ["agents"], id="the project's own here"),
        pytest.param("other/.claude/settings.json", ["claude", "imported"], id="another project's"),
    ],
)
def test_what_is_loaded(tmp_path, settings, texts):
    """
    An excluded file is not loaded, nor what it imports, and it switches no AGENTS.md off.
    """
    shop = tmp_path / "shop"
    for name, text in (
        (settings, json.dumps({"claudeMdExcludes": ["**/shop/CLAUDE.md"]})),
        ("shop/CLAUDE.md", "- claude\n@more.md\n"),
        ("shop/more.md", "- imported\n"),
        ("shop/AGENTS.md", "- agents\n"),
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    lines = instructions.loaded(tmp_path / ".claude", shop, root=shop)

    assert texts == [line.text for line in lines]


def test_an_import_can_be_excluded(tmp_path):
    """
    What is imported is a file like any other.
    """
    (tmp_path / ".claude").mkdir()
    (tmp_path / ".claude" / "settings.json").write_text('{"claudeMdExcludes": ["**/more.md"]}')
    (tmp_path / "CLAUDE.md").write_text("- claude\n@more.md\n")
    (tmp_path / "more.md").write_text("- imported\n")
    lines = instructions.loaded(tmp_path / "nowhere", tmp_path, root=tmp_path)

    assert ["claude"] == [line.text for line in lines]
