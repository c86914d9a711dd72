"""The door: what goes in, what may come out, and how offsets lead back."""

from __future__ import annotations

import ast
import itertools
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory import policy
from agent_memory.capture import redact
from agent_memory.capture.redact import door, vendor
from agent_memory.ledger.records import Clean
from tests.capture.redact.build import made

PACKAGE = Path(redact.__file__).parent.parent.parent
SHAPES = (
    "the password is <p2>",
    "ghp_<w36>",
    "/home/<a7>/x",
    "token=<l32>",
    "mail <a6>@<a6>.io",
    "never push to main",
    "密码是<p4>。",
    "[redacted:password]",
    "[redacted:not-a-kind]",
    "\u200b\ue000\ud800\0",
    "AKIA<u16>",
    "password",
    "is",
    "=",
    "\n",
)
pieces = st.one_of(
    st.builds(made, st.sampled_from(SHAPES), st.integers(0, 9)),
    st.text(max_size=12),
    st.text(st.characters(codec=None, exclude_categories=()), max_size=6),
)
texts = st.lists(pieces, max_size=7).map(" ".join)


class TestPromise:
    """
    Promise 2: nothing is written that redaction has not passed.
    """

    def test_only_redaction_mints_clean_text(self):
        """
        Promise 2: no module outside this room calls Clean.
        """
        room = Path(redact.__file__).parent
        minting = [
            str(path.relative_to(PACKAGE))
            for path in PACKAGE.rglob("*.py")
            if room not in path.parents and "Clean" in calls(path)
        ]
        assert [] == minting

    @given(texts)
    def test_a_fixpoint(self, text):
        """
        Promise 2: what came out goes in again unchanged, with nothing new found.
        """
        once = redact.redact(text)
        again = redact.redact(once.text)
        assert (once.text, ()) == (again.text, again.findings)

    @given(texts, texts, st.integers(0, 99))
    def test_whatever_stands_around_it_a_key_goes(self, before, after, seed):
        """
        Promise 2: no text around a vendor's key keeps it from being found.
        """
        key = made("ghp_<w36>", seed)
        assert key not in redact.redact(f"{before} {key} {after}").text


class TestFailClosed:
    """
    A text that cannot be redacted is dropped, and its reason holds none of it.
    """

    def test_over_the_cap(self):
        """
        A text longer than the cap is dropped, one at the cap is read.
        """
        longest = " " * policy.MAX_MESSAGE
        assert longest == redact.redact(longest, clock=lambda: 0).text
        with pytest.raises(redact.Dropped, match="longer than"):
            redact.redact(" " * (policy.MAX_MESSAGE + 1))

    def test_over_the_time(self):
        """
        A text that takes too long is dropped.
        """
        ticks = itertools.count(0, policy.REDACT_SECONDS + 1)
        with pytest.raises(redact.Dropped, match="took longer"):
            redact.redact("any text", clock=lambda: next(ticks))

    @pytest.mark.parametrize("wrong", [None, 7, b"bytes", ["list"]])
    def test_the_wrong_type(self, wrong):
        """
        What is no text is dropped.
        """
        with pytest.raises(redact.Dropped):
            redact.redact(wrong)

    def test_a_rule_that_breaks(self, monkeypatch):
        """
        A fault inside drops the text, and neither the reason nor its cause quotes it.
        """

        def broken(text):
            raise ValueError(text)

        monkeypatch.setattr(vendor, "find", broken)
        with pytest.raises(redact.Dropped) as dropped:
            redact.redact("some typed words")
        assert "typed" not in str(dropped.value)
        assert dropped.value.__cause__ is None
        assert dropped.value.__suppress_context__

    def test_a_rule_that_never_settles(self, monkeypatch):
        """
        A text in which every round finds more is dropped.
        """
        monkeypatch.setattr(policy, "REDACT_ROUNDS", 1)
        with pytest.raises(redact.Dropped, match="settle"):
            redact.redact(made("password is <p2>"))


class TestOffsets:
    """
    Offsets of the clean text lead back to what was typed.
    """

    @given(texts)
    def test_the_clean_text_is_the_typed_one_with_placeholders(self, text):
        """
        Between findings every clean character is the typed one it stands for.
        """
        seen = redact.redact(text)
        for offset, character in enumerate(seen.text):
            if not seen.altered(offset, offset + 1):
                assert character == text[seen.typed(offset)]

    @given(texts)
    def test_the_way_back_never_turns(self, text):
        """
        Later clean offsets stand for later typed ones, and the ends meet.
        """
        seen = redact.redact(text)
        back = [seen.typed(offset) for offset in range(len(seen.text) + 1)]
        assert sorted(back) == back
        assert back[-1] == len(text)

    @given(texts)
    def test_findings_lie_apart_inside_the_text(self, text):
        """
        Findings are in order, do not overlap and name a kind of ours.
        """
        found = redact.redact(text).findings
        assert all(0 <= f.start < f.end <= len(text) and f.kind in door.KINDS for f in found)
        assert all(a.end <= b.start for a, b in itertools.pairwise(found))

    def test_altered_is_about_the_span(self):
        """
        Only a span that touches a placeholder is altered.
        """
        seen = redact.redact(made("use pnpm. the password is <p2>. run tests"))
        at = seen.text.index("[redacted:")
        assert not seen.altered(0, at)
        assert seen.altered(at - 1, at + 1)
        assert not seen.altered(at + len("[redacted:password]"), len(seen.text))

    def test_a_cut_is_clean(self):
        """
        A part of clean text is clean text.
        """
        assert isinstance(redact.redact("use pnpm here").cut(0, 8), Clean)

    def test_a_finding_names_where_and_what(self):
        """
        A finding is the typed span and the kind, and its text nowhere.
        """
        key = made("ghp_<w36>")
        assert ((4, 4 + len(key), "github-token"),) == redact.redact(f"use {key} now").findings


class TestPlaceholders:
    """
    A placeholder that a person typed is text like any other.
    """

    def test_one_that_was_typed_is_not_altered(self):
        """
        It stays, and its clause is not altered by it.
        """
        text = "write [redacted:password] in the docs"
        seen = redact.redact(text)
        assert (text, (), False) == (seen.text, seen.findings, seen.altered(0, len(text)))

    def test_a_secret_hides_in_none(self):
        """
        Brackets around a secret do not make it a placeholder.
        """
        secret = made("<l24>")
        assert secret not in redact.redact(f"my token [redacted:{secret}] ok").text


def calls(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return {
        ast.unparse(node.func).rpartition(".")[2]
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
    }
