"""The block in an instruction file: what is written, and what is refused untouched."""

from __future__ import annotations

import os
import stat

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from agent_memory import escape, policy
from agent_memory.errors import Refusal
from agent_memory.instructions import BEGIN, BOM, END
from agent_memory.review import block

B, E = BEGIN, END
ONE = "keep the changelog in past tense"
TWO = "run the linter before a commit"

texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=60).filter(
    escape.block
)
pieces = st.sampled_from(
    [b"a", b" ", b"\n", b"\r\n", b"\r", b"\n\n", b"- rule\n", b"# t\n", BOM, b"\xff\xfe", b"\xc3("]
)
files = st.lists(pieces, max_size=12).map(b"".join)


def block_of(*lines: bytes, end: bytes = b"\n") -> bytes:
    return end.join((B, *lines, E)) + end


class TestAnew:
    """
    Promise 8: what an earlier version wrote, and the client may read otherwise now, goes or is
    written anew with the next decision; a line that is not ours stays byte for byte.
    """

    BEFORE = block_of(b"- mine _@b.md_", b"- see _@a.md_  ")

    def test_written(self):
        """
        The bullet of an adopted claim is escaped as one is now.
        """
        after = block.changed(self.BEFORE, add=[ONE], ours=["see _@a.md_", ONE])
        said = f"- {ONE}".encode(), b"- mine _@b.md_", b"- see _\\@a.md_  "
        assert block_of(*said) == after

    def test_dropped(self):
        """
        One that goes is found as it was written then.
        """
        assert block_of(b"- mine _@b.md_") == block.changed(self.BEFORE, drop=["see _@a.md_"])


class TestAdding:
    @pytest.mark.parametrize(
        ("before", "after"),
        [
            pytest.param(b"", block_of(b"- x"), id="an empty file"),
            pytest.param(BOM, BOM + block_of(b"- x"), id="nothing but a BOM"),
            pytest.param(b"# T\n", b"# T\n\n" + block_of(b"- x"), id="behind what is there"),
            pytest.param(
                b"# T\r\nrule\r\n",
                b"# T\r\nrule\r\n\r\n" + block_of(b"- x", end=b"\r\n"),
                id="with the line ends of the file",
            ),
            pytest.param(
                b"a\rb\r", b"a\rb\r\r" + block_of(b"- x", end=b"\r"), id="old line ends, too"
            ),
            pytest.param(
                b"rule", b"rule\n\n" + block_of(b"- x")[:-1], id="without a last line end"
            ),
            pytest.param(
                BOM + b"rule\r\nend",
                BOM + b"rule\r\nend\r\n\r\n" + block_of(b"- x", end=b"\r\n")[:-2],
                id="a BOM, CRLF and no last line end",
            ),
            pytest.param(
                b"\xff\xe9 latin\n", b"\xff\xe9 latin\n\n" + block_of(b"- x"), id="no UTF-8 outside"
            ),
        ],
    )
    def test_a_new_block(self, before, after):
        """
        A new block comes last, in the manner of the file.
        """
        assert after == block.changed(before, add=["x"])

    def test_alphabetical(self):
        """
        Bullets stand in alphabetical order, whatever the case and the order of adoption.
        """
        data = b""
        for text in ("beta", "Alpha", "gamma", "alpha two"):
            data = block.changed(data, add=[text])
        assert block_of(b"- Alpha", b"- alpha two", b"- beta", b"- gamma") == data

    def test_what_a_person_wrote_in_it(self):
        """
        Lines of the block that nobody adopted stay where they are.
        """
        before = block_of(b"A note of mine.", b"- beta", b"  and its second line", b"- zeta")
        after = block_of(
            b"A note of mine.", b"- beta", b"  and its second line", b"- gamma", b"- zeta"
        )
        assert after == block.changed(before, add=["gamma"])

    def test_nothing_to_change(self):
        """
        A claim that stands there already changes no byte, in whatever line ends it stands.
        """
        before = b"x\n" + block_of(b"- beta  ", end=b"\r\n")
        assert before == block.changed(before, add=["beta"])
        assert before == block.changed(before, drop=["gamma"])

    @pytest.mark.parametrize(
        ("text", "line"),
        [
            ("# a heading", b"- \\# a heading"),
            ("@docs/rules.md says so", b"- \\@docs/rules.md says so"),
            ("one\ntwo", b"- one two"),
            ("--> and out", b"- --\\> and out"),
        ],
    )
    def test_a_claim_is_one_plain_bullet(self, text, line):
        """
        No claim is a heading, an import, a second line or the end of a comment.
        """
        assert line == block.bullet(text)

    def test_a_marker_in_a_claim(self):
        """
        A claim that holds a marker leaves the file with one pair of them.
        """
        once = block.changed(b"", add=[f"write {B.decode()} and {E.decode()}"])
        assert 2 == len(block.bullets(block.changed(once, add=["beta"])))

    def test_empty(self):
        """
        A claim without a word to be seen makes no line.
        """
        with pytest.raises(Refusal, match="says nothing"):
            block.bullet(" \n ")

    def test_too_long(self):
        """
        A claim that would be cut is refused: the line would not be what was shown.
        """
        assert len(block.bullet("x" * policy.MAX_LINE)) == policy.MAX_LINE + 2
        with pytest.raises(Refusal, match="shorter words"):
            block.bullet("x" * (policy.MAX_LINE + 1))


class TestDropping:
    def test_the_last_one(self):
        """
        An empty block goes, with the blank line that came with it.
        """
        before = b"# T\n\nrule\n"
        assert before == block.changed(block.changed(before, add=["x"]), drop=["x"])

    def test_what_comes_after_it(self):
        """
        What a person wrote behind the block stays.
        """
        before = b"# T\n\n" + block_of(b"- x") + b"more\n"
        assert b"# T\nmore\n" == block.changed(before, drop=["x"])

    def test_one_of_two(self):
        """
        Only the line of the claim goes.
        """
        both = block.changed(b"# T\n", add=[ONE, TWO])
        assert block.changed(b"# T\n", add=[TWO]) == block.changed(both, drop=[ONE])

    @given(data=files, text=texts)
    def test_the_way_back(self, data, text):
        """
        Adding and dropping a claim is the identity on the bytes of any file that takes a block.
        """
        try:
            added = block.changed(data, add=[text])
        except Refusal:
            reject()
        assert added.startswith(data)
        assert data == block.changed(added, drop=[text])

    @given(data=files, some=st.lists(texts, min_size=1, max_size=5, unique_by=block.bullet))
    def test_order_of_adoption(self, data, some):
        """
        The order in which claims are adopted does not show.
        """
        try:
            together = block.changed(data, add=some)
        except Refusal:
            reject()
        one_by_one = data
        for text in reversed(some):
            one_by_one = block.changed(one_by_one, add=[text])
        assert together == one_by_one


REFUSED = {
    "two pairs": block_of() + block_of(),
    "two begins": B + b"\n" + block_of(),
    "nested": b"\n".join((B, B, E, E, b"")),
    "no end": b"# T\n" + B + b"\n- x\n",
    "no begin": b"- x\n" + E + b"\n",
    "the wrong way round": E + b"\n" + B + b"\n",
    "half a line": b"- x " + B + b"\n" + E + b"\n",
    "indented": b"  " + B + b"\n  " + E + b"\n",
    "in a fence": b"```\n" + block_of() + b"```\n",
    "in a longer fence": b"~~~~\n~~~\n" + block_of() + b"~~~~\n",
    "in a comment": b"<!-- off\n" + block_of() + b"-->\n",
    "in other letters": B.upper() + b"\n" + E + b"\n",
    "in an open fence": b"```\ncode\n",
    "in an open comment": b"text <!-- and so on\n",
    "UTF-16": "rule\n".encode("utf-16"),
    "UTF-16 without a BOM": "rule\n".encode("utf-16-le"),
}


@pytest.mark.parametrize("data", REFUSED.values(), ids=REFUSED.keys())
def test_ambiguous(data):
    """
    Promise 3: a file in which the block cannot be told for certain is refused.
    """
    with pytest.raises(Refusal):
        block.changed(data, add=["x"])
    with pytest.raises(Refusal):
        block.changed(data, drop=["x"])


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"```\ncode\n```\n", id="a closed fence"),
        pytest.param(b"`<!--` opens one\n", id="a comment's sign in code"),
        pytest.param(b"<!-- a note -->\n", id="a closed comment"),
        pytest.param(b"```py\nx = '```'\n```\n", id="a fence's sign inside one"),
        pytest.param(b"<!-- a\n```\nb -->\n", id="a fence's sign inside a comment"),
    ],
)
def test_taken(data):
    """
    Fences and comments that are closed are no hindrance.
    """
    assert ("x",) == block.bullets(block.changed(data, add=["x"]))


class TestTarget:
    def test_inside(self, tmp_path):
        """
        A link that stays inside leads to the file itself.
        """
        (tmp_path / "AGENTS.md").touch()
        (tmp_path / "CLAUDE.md").symlink_to("AGENTS.md")
        assert tmp_path / "AGENTS.md" == block.target(tmp_path, "CLAUDE.md")

    @pytest.mark.parametrize("name", ["../other/CLAUDE.md", "/etc/x.md", "x.txt", "", "a\0.md"])
    def test_names(self, tmp_path, name):
        """
        A name that leads out, or to no markdown file, is refused.
        """
        with pytest.raises(Refusal):
            block.target(tmp_path, name)

    def test_a_link_that_leads_out(self, tmp_path):
        """
        A link to another repository's file, or through a folder outside, is refused.
        """
        inside, outside = tmp_path / "in", tmp_path / "out"
        inside.mkdir()
        outside.mkdir()
        (inside / "CLAUDE.md").symlink_to(outside / "CLAUDE.md")
        (inside / "docs").symlink_to(outside)
        for name in ("CLAUDE.md", "docs/rules.md"):
            with pytest.raises(Refusal, match="leads out"):
                block.target(inside, name)

    @pytest.mark.parametrize(
        "leads",
        [
            *(".claude/settings.json", "Makefile", ".envrc", ".github/workflows/ci.yml"),
            *(".git/hooks/pre-commit", ".git/info/x.md", "sub/.GIT/x.md"),
        ],
    )
    def test_a_link_to_what_holds_no_rules(self, tmp_path, leads):
        """
        A link that a clone brings leads no line into settings, a script or a file of git.
        """
        (tmp_path / "CLAUDE.md").symlink_to(leads)
        with pytest.raises(Refusal, match="holds no rules"):
            block.target(tmp_path, "CLAUDE.md")
        if ".md" in leads:
            with pytest.raises(Refusal, match="holds no rules"):
                block.target(tmp_path, leads)

    def test_links_without_an_end(self, tmp_path):
        """
        A file behind more links than a system follows is refused in words.
        """
        for number in range(2000):
            (tmp_path / f"l{number}").symlink_to(f"l{number + 1}")
        (tmp_path / "CLAUDE.md").symlink_to("l0")
        (tmp_path / "l2000").touch()
        with pytest.raises(Refusal, match="to no end"):
            block.target(tmp_path, "CLAUDE.md")


class TestDisk:
    @pytest.mark.parametrize("mode", [0o600, 0o644, 0o755])
    def test_the_mode_stays(self, tmp_path, mode):
        """
        A file keeps its mode.
        """
        path = tmp_path / "CLAUDE.md"
        path.write_bytes(b"old")
        path.chmod(mode)
        block.write(path, b"new")
        assert (mode, b"new") == (stat.S_IMODE(path.stat().st_mode), path.read_bytes())

    def test_a_new_file(self, tmp_path):
        """
        A new file can be read by the others of the repository.
        """
        path = tmp_path / "CLAUDE.md"
        block.write(path, b"new")
        assert 0o644 == stat.S_IMODE(path.stat().st_mode)

    def test_a_second_name(self, tmp_path):
        """
        A file with a second name is refused: replacing it would part the two.
        """
        path = tmp_path / "CLAUDE.md"
        path.write_bytes(b"x")
        os.link(path, tmp_path / "other.md")
        with pytest.raises(Refusal, match="hard link"):
            block.read(path)
