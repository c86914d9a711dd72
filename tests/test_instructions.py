"""Which instruction files the client loads, and what their lines say."""

from __future__ import annotations

import os

import pytest

from agent_memory import instructions, policy
from agent_memory.instructions import BEGIN, END, Line
from agent_memory.review import block


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


class TestLines:
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
