"""What a committed line must not carry."""

from __future__ import annotations

import pytest

from agent_memory import policy
from agent_memory.capture.redact import known
from agent_memory.errors import Refusal
from agent_memory.review import committed

HOME = "/" + "home/petra/notes"
MAIL = "petra" + "@" + "nordhof.io"


PATHS = [(row, text) for row in committed.PATHS for text in row.hits]
NO_PATHS = [(row, text) for row in committed.PATHS for text in row.misses]


class TestCommitted:
    @pytest.mark.parametrize(("row", "text"), PATHS, ids=[text for _, text in PATHS])
    def test_paths(self, row, text):
        """
        Promise 6: a path of one machine is refused.
        """
        assert row.pattern.search(text)
        with pytest.raises(Refusal, match=r"path|private host"):
            committed.line(text, known=known({}))

    @pytest.mark.parametrize(("row", "text"), NO_PATHS, ids=[text for _, text in NO_PATHS])
    def test_no_paths(self, row, text):
        """
        A path inside the project, an address or a route is none.
        """
        assert not row.pattern.search(text)
        assert text == committed.line(text, known=known({}))

    @pytest.mark.parametrize(
        ("text", "what"),
        [
            ("ask petra about it before a release", "a name of you"),
            ("builds run on tower7", "a name of you"),
            (f"mail {MAIL} first", "an e-mail address"),
            (f"read {HOME} first", "a home folder"),
            ("deploy from build01.corp.local", "a private host"),
            ("the " + "pass" + "word is hunter" + "2xyz!", "a secret"),
        ],
    )
    def test_names(self, text, what):
        """
        Promise 6: names of the person and the machine, addresses and secrets are refused in words.
        """
        here = known({}, home="/" + "home/petra", user="petra", host="tower7")
        with pytest.raises(Refusal, match=what):
            committed.line(text, known=here)

    @pytest.mark.parametrize(
        ("text", "what"),
        [
            ('the password is "sword' + 'fish" there', "may hold a secret"),
            ("always " * (policy.MAX_MESSAGE // 7 + 1), "cannot be checked"),
        ],
    )
    def test_what_cannot_be_vouched_for(self, text, what):
        """
        Promise 2: what redaction is not sure of, or cannot read whole, is refused.
        """
        with pytest.raises(Refusal, match=what):
            committed.clean(text, known=known({}))

    @pytest.mark.parametrize(
        "opens",
        ["<private>", "</private>", "< PRIVATE note=x>", "&lt;private&gt;", "＜pri\u200bvate＞"],
    )
    def test_a_private_mark(self, opens):
        """
        What is marked as private is refused, however the mark is spelled.
        """
        with pytest.raises(Refusal, match="private"):
            committed.clean(f"{opens}always call the vendor first", known=known({}))

    def test_a_word_is_no_mark(self):
        """
        The word itself is none, nor a bracket before another one.
        """
        text = "keep methods private, and return List<private_key> by value"
        assert text == committed.clean(text, known=known({}))
