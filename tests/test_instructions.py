"""Which instruction files the client loads, and what their lines say."""

from __future__ import annotations

import json
import os
import time

import pytest

from agent_memory import instructions, policy
from agent_memory.instructions import BEGIN, END, Line
from agent_memory.review import block

SECONDS = 3.0  # without a bound it is a minute and more


class Tree:
    """A person's home with the client's folder and one project."""

    def __init__(self, root):
        self.root = root
        self.client = root / ".claude"
        self.shop = root / "work" / "shop"
        self.shop.mkdir(parents=True)

    def put(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return self

    def loaded(self, start=None):
        return instructions.loaded(self.client, start or self.shop, root=self.shop)

    def texts(self, start=None):
        return [line.text for line in self.loaded(start)]


@pytest.fixture
def tree(tmp_path):
    return Tree(tmp_path)


class TestFiles:
    def test_the_order(self, tree):
        """
        The person's own, then the tree from above, each folder with its four kinds.
        """
        names = {
            ".claude/CLAUDE.md": "~/.claude/CLAUDE.md",
            ".claude/rules/a.md": "~/.claude/rules/a.md",
            "work/CLAUDE.md": "../CLAUDE.md",
            "work/shop/CLAUDE.md": "CLAUDE.md",
            "work/shop/.claude/CLAUDE.md": ".claude/CLAUDE.md",
            "work/shop/.claude/rules/deep/b.md": ".claude/rules/deep/b.md",
            "work/shop/CLAUDE.local.md": "CLAUDE.local.md",
        }
        for path in names:
            tree.put(path, f"- {path}\n")
        assert list(names.items()) == [(line.text, line.file) for line in tree.loaded()]

    def test_from_a_folder_below(self, tree):
        """
        A session that starts deeper loads what stands on the way, too.
        """
        tree.put("work/shop/CLAUDE.md", "- one\n").put("work/shop/app/CLAUDE.md", "- two\n")
        assert ["one", "two"] == tree.texts(tree.shop / "app")
        assert ["one"] == tree.texts()

    @pytest.mark.parametrize(
        ("other", "texts"),
        [
            (None, ["agents"]),
            ("CLAUDE.md", []),
            (".claude/CLAUDE.md", []),
            ("CLAUDE.local.md", []),
            (".claude/rules/a.md", ["agents"]),
        ],
    )
    def test_agents(self, tree, other, texts):
        """
        AGENTS.md counts only while no file of the client's own kind stands there.
        """
        tree.put("work/shop/AGENTS.md", "- agents\n")
        if other:
            tree.put(f"work/shop/{other}", "\n")
        assert texts == tree.texts()

    def test_a_rule_for_some_paths(self, tree):
        """
        A rule for some paths is not loaded when a session starts; one with other front matter is.
        """
        tree.put("work/shop/.claude/rules/a.md", '---\npaths: "src/**"\n---\n- some\n')
        tree.put("work/shop/.claude/rules/b.md", "---\ntitle: paths\n---\n- all\n")
        assert ["all"] == tree.texts()

    @pytest.mark.parametrize("data", [b"\xff\xfe-\0 \0x\0", b"\0" * 9, b""])
    def test_no_text(self, tree, data):
        """
        What is no UTF-8 text says nothing.
        """
        assert [] == tree.put("work/shop/CLAUDE.md", data).texts()

    def test_too_large(self, tree):
        """
        A file over the cap says nothing.
        """
        tree.put("work/shop/CLAUDE.md", b"- x\n" * (policy.MAX_INSTRUCTIONS // 4 + 1))
        assert [] == tree.texts()

    def test_a_pipe(self, tree):
        """
        A pipe in place of a file does not hang.
        """
        os.mkfifo(tree.shop / "CLAUDE.md")
        assert [] == tree.texts()

    def test_a_link_that_leads_out(self, tree, tmp_path):
        """
        A link that leads out of the project is not followed, one inside is.
        """
        tree.put("elsewhere.md", "- out\n").put("work/shop/docs/in.md", "- in\n")
        (tree.shop / "CLAUDE.md").symlink_to(tmp_path / "elsewhere.md")
        (tree.shop / "CLAUDE.local.md").symlink_to("docs/in.md")
        assert ["in"] == tree.texts()

    def test_a_link_of_the_persons_own(self, tree):
        """
        The person's own file may stand among other files of settings, linked from its place.
        """
        tree.put("dotfiles/claude.md", "- mine\n@more.md\n").put("dotfiles/more.md", "- more\n")
        tree.client.mkdir()
        (tree.client / "CLAUDE.md").symlink_to(tree.root / "dotfiles" / "claude.md")
        assert ["mine", "more"] == tree.texts()
        assert all(line.personal for line in tree.loaded())

    def test_a_deep_tree(self, tree, monkeypatch):
        """
        Promise 1: folders in folders without an end cost the rules in them and nothing else.
        """
        tree.put("work/shop/CLAUDE.md", "- first\n").put("work/shop/.claude/rules/a.md", "- rule\n")
        monkeypatch.chdir(tree.shop / ".claude" / "rules")
        for _ in range(1500):  # no path is as long
            os.mkdir("d")  # noqa: PTH102 - below the working directory
            os.chdir("d")
        found = tree.texts()
        for _ in range(1500):  # nor could pytest remove it
            os.chdir("..")
            os.rmdir("d")  # noqa: PTH106 - as above

        assert "first" in found


class TestImports:
    @pytest.mark.parametrize(
        "line", ["@docs/x.md", "see @./docs/x.md.", "- as in @docs/x.md, always"]
    )
    def test_followed(self, tree, line):
        """
        An import is followed, also in the middle of a line.
        """
        tree.put("work/shop/CLAUDE.md", f"{line}\n").put("work/shop/docs/x.md", "- imported\n")
        found = [each for each in tree.loaded() if each.text == "imported"]
        assert [Line("docs/x.md", 1, "imported")] == found

    @pytest.mark.parametrize(
        "line",
        ["`@docs/x.md`", "```\n@docs/x.md\n```", "me@docs/x.md", "<!--\n@docs/x.md\n-->"],
    )
    def test_not_followed(self, tree, line):
        """
        In code, in a comment or glued to a word it is none.
        """
        tree.put("work/shop/CLAUDE.md", f"{line}\n").put("work/shop/docs/x.md", "- imported\n")
        assert "imported" not in tree.texts()

    @pytest.mark.parametrize("target", ["../../out.md", "~/out.md", "{root}/out.md", "nowhere.md"])
    def test_outside(self, tree, tmp_path, target):
        """
        An import that leads out of the project would be asked about first, and is not followed.
        """
        tree.put("out.md", "- out\n")
        tree.put("work/shop/CLAUDE.md", f"@{target.format(root=tmp_path)}\n- in\n")
        assert ["in"] == tree.texts()

    def test_deep_and_in_circles(self, tree):
        """
        A file is loaded once, and a chain of imports ends where the client's does.
        """
        for number in range(9):
            tree.put(f"work/shop/{number}.md", f"- {number}\n@{number + 1}.md\n@0.md\n")
        tree.put("work/shop/CLAUDE.md", "@0.md\n")
        assert [str(number) for number in range(policy.IMPORT_DEPTH)] == tree.texts()

    def test_without_an_end(self, tree):
        """
        Promise 1: files that import each other and thousands of others are read in bounded time.
        """
        names = [f"a{number}.md" for number in range(50)]
        missing = " ".join(f"@b{number}.md" for number in range(20_000))
        for name in names:
            tree.put(f"work/shop/{name}", f"- {name}\n@{' @'.join(names)} {missing}\n")
        since = time.process_time()
        tree.put("work/shop/CLAUDE.md", f"- first\n@{names[0]} {missing}\n")

        assert {"first", "a0.md"} < set(tree.texts())
        assert time.process_time() - since < SECONDS

    def test_a_line_of_backticks(self, tree):
        """
        Promise 1: code that is opened a hundred thousand times and never closed costs no minute.
        """
        tree.put(
            "work/shop/CLAUDE.md", "- first\n" + "`" * 300_001 + "~" * 200_000 + "<!--" * 50_000
        )
        since = time.process_time()

        assert ["first"] == tree.texts()[:1]
        assert time.process_time() - since < SECONDS

    def test_a_chain_of_links(self, tree):
        """
        Promise 1: links that no system follows to their end lead nowhere, and stop nothing.
        """
        tree.put("work/shop/CLAUDE.md", "- first\n@l0\n@more.md\n")
        tree.put("work/shop/more.md", "- more\n")
        patterns = json.dumps({"claudeMdExcludes": [f"{tree.shop}/l0/*.md"]})
        tree.put("work/shop/.claude/settings.json", patterns)
        for number in range(2000):
            (tree.shop / f"l{number}").symlink_to(f"l{number + 1}")
        (tree.shop / "l2000").write_text("- last\n")

        assert ["first", "more"] == tree.texts()

    def test_missing_ones(self, tree):
        """
        A word that only looks like an import costs none of those behind it.
        """
        tree.put("work/shop/CLAUDE.md", "@param @param @types/node @media\n@more.md\n")
        tree.put("work/shop/more.md", "- more\n")
        assert "more" in tree.texts()

    def test_large_ones(self, tree, monkeypatch):
        """
        Once files have brought as much as a session could hold no more are read.
        """
        monkeypatch.setattr(policy, "MAX_LOADED", 100)
        tree.put("work/shop/CLAUDE.md", "@a.md\n@b.md\n")
        tree.put("work/shop/a.md", f"- {'a' * 100}\n").put("work/shop/b.md", "- b\n")
        assert ["a" * 100] == tree.texts()


class TestLines:
    def test_continued_without_an_end(self, tree):
        """
        A bullet is continued as far as claims are compared.
        """
        tree.put("work/shop/CLAUDE.md", "- a\n" + "  b\n" * 1000 + "- c\n")
        first, second = tree.texts()

        assert policy.MAX_CLAUSE < len(first) < policy.MAX_CLAUSE + 5
        assert "c" == second

    def test_numbers(self, tree):
        """
        Bullets and plain lines with the numbers that an editor gives them; the rest is passed over.
        """
        tree.put(
            "work/shop/CLAUDE.md",
            "\ufeff---\ntitle: x\n---\n# Rules\r\n\r\n- one\r\n  goes on\n1. two\n- [ ] three\n"
            "plain\n| a | b |\n---\n```\ncode\n```\n<!-- note -->\n*  four  \n[a]: https://x.test\n",
        )
        assert [
            (6, "one goes on"),
            (8, "two"),
            (9, "three"),
            (10, "plain"),
            (17, "four"),
        ] == [(line.number, line.text) for line in tree.loaded()]

    def test_our_own(self, tree):
        """
        The lines of our block are told from the others, as they stand there.
        """
        data = block.changed(b"- mine\n", add=["# ours", "theirs"]) + b"- after\n"
        tree.put("work/shop/CLAUDE.md", data)
        assert [
            ("mine", False),
            ("\\# ours", True),
            ("theirs", True),
            ("after", False),
        ] == [(line.text, line.block) for line in tree.loaded()]

    def test_no_more_than(self, tree):
        """
        What a person cannot have meant as rules any more is cut.
        """
        tree.put("work/shop/CLAUDE.md", b"- x\n" * (policy.INSTRUCTION_LINES + 5))
        assert policy.INSTRUCTION_LINES == len(tree.loaded())


@pytest.mark.parametrize(
    ("data", "veiled", "open_end"),
    [
        (b"a\n```\nb\n```\nc", [0, 1, 1, 1, 0], False),
        (b"~~~~\n~~~\n```\n~~~~~ \nc", [1, 1, 1, 1, 0], False),
        (b"```a`b\nc", [0, 0], False),
        (b"<!-- a\nb\n--> c\nd", [0, 1, 1, 0], False),
        (b"<!-- a --> <!-- b\nc", [0, 1], True),
        (b"`<!--` a\nb", [0, 0], False),
        (b"```\na", [1, 1], True),
        (BEGIN + b"\na\n" + END, [0, 0, 0], False),
    ],
)
def test_hidden(data, veiled, open_end):
    """
    A line in a fence or a comment is told from one that is seen.
    """
    assert ([bool(one) for one in veiled], open_end) == instructions.hidden(data.splitlines())


class TestOwn:
    def test_what_is_the_persons(self, tree):
        """
        What the person's own file holds or imports is theirs in every project.
        """
        tree.put(".claude/CLAUDE.md", "- mine\n@more.md\n").put(".claude/more.md", "- more\n")
        tree.put("work/shop/CLAUDE.md", "- ours\n")

        assert [
            ("~/.claude/CLAUDE.md:1", True),
            ("~/.claude/more.md:1", True),
            ("CLAUDE.md:1", False),
        ] == [(line.name, line.personal) for line in tree.loaded()]


class TestSaid:
    def test_a_file_that_is_not_loaded(self, tree):
        """
        A file's lines can be asked for though no session loads it, rules for some paths too.
        """
        ours = f"---\npaths: src/**\n---\n{BEGIN.decode()}\n- one\n{END.decode()}\n- two\n"
        tree.put("work/shop/.claude/rules/a.md", ours)

        assert [] == tree.texts()
        found = instructions.said(tree.shop, ".claude/rules/a.md")
        assert [("one", True), ("two", False)] == [(line.text, line.block) for line in found]

    @pytest.mark.parametrize("name", ["none.md", "../out.md", "link.md", ".", "a\0b.md"])
    def test_no_file_of_the_folder(self, tree, name):
        """
        What is missing or leads out of the folder says nothing.
        """
        tree.put("work/out.md", "- out\n")
        (tree.shop / "link.md").symlink_to("../out.md")
        assert () == instructions.said(tree.shop, name)
