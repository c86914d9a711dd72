"""Words: tokens in their order, and the stems that join the forms of one word."""

from __future__ import annotations

import timeit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory import text


def fastest(call):
    """The least time of many calls: what the machine does beside it only adds."""
    return min(timeit.repeat(call, number=20, repeat=30))


class TestTokens:
    @pytest.mark.parametrize(
        ("line", "words"),
        [
            ("", ""),
            (" \t\n- -- ... /// ", ""),
            ("Run the Tests.", "run the tests"),
            ("Don't touch user\u2019s `dist`!", "dont touch users dist"),
            ("PRs and APIs", "prs and apis"),
            ("src/app/main.py", "src/app/main.py src app main py"),
            ("build_all.sh, then", "build_all.sh build all sh then"),
            ("getUserName", "getusername get user name"),
            (
                "HTTPServer parseURL myURLs",
                "httpserver http server parseurl parse url myurls my urls",
            ),
            ("--no-verify -m --", "--no-verify no verify -m m"),
            (".env @scope/pkg #general", ".env env @scope/pkg scope pkg #general general"),
            ("C++ and C# (a+b)", "c++ c and c# c a+b a b"),
            ("3.11 v2.1 12:30 2026-03-02", "3.11 v2.1 v2 12:30 2026-03-02"),
            ("node18 e2e UTF-8", "node18 e2e utf-8 utf"),
            ("http://localhost:3000/x", "http://localhost:3000/x http localhost x"),
            ("Größe über-cool naïve", "grösse über-cool über cool naïve"),
            ("Тесты запускай", "тесты запускай"),
            ("永远不要提交", "永远 远不 不要 要提 提交"),
            ("用pnpm，不是npm。", "用 pnpm 不是 npm"),
            ("ＡＢＣ：１２", "abc 12"),
            ("テストを・実行", "テス スト トを 実行"),
            ("테스트를 실행", "테스 스트 트를 실행"),
            ("हिन्दी में लिखो।", "हिन्दी में लिखो"),
            ("ทดสอบ", "ทด ดส สอ อบ"),
            ("a\u200bb \ufeffc soft\u00adhyphen", "ab c softhyphen"),
            ("ok 👍🏽 done", "ok done"),
            ("a\0b \ud800 c", "a b c"),
        ],
    )
    def test_table(self, line, words):
        """
        Words are casefolded; a name stands whole and then in parts; unspaced scripts by twos.
        """
        assert words.split() == text.tokens(line)

    @given(st.text())
    def test_any_text(self, line):
        """
        Any text has tokens, none of them empty or with white space inside.
        """
        assert all(token.split() == [token] for token in text.tokens(line))

    @given(st.text(), st.text())
    def test_lines_are_independent(self, one, two):
        """
        Two lines have the tokens of the one and then of the other.
        """
        assert text.tokens(one) + text.tokens(two) == text.tokens(f"{one}\n{two}")

    @given(st.lists(st.text(alphabet="abcdefgh", min_size=1), max_size=9))
    def test_case_of_a_sentence(self, words):
        """
        A word is the same in lower case, in capitals and at the start of a sentence.
        """
        forms = (" ".join(words), " ".join(words).upper(), " ".join(word.title() for word in words))
        assert [words] * 3 == [text.tokens(form) for form in forms]

    @pytest.mark.parametrize(
        "line",
        [
            "Please run the formatter and the unit tests before a commit, never push to main, ok?",
            "请不要修改生成的文件，" * 9,
            "für jede Änderung zuerst die Prüfung ausführen, dann erst übertragen, und nie allein",
        ],
    )
    def test_speed(self, line):
        """
        A line costs a small multiple of looking at each of its characters once.
        """
        look = fastest(lambda: [char.isalnum() for char in line])
        assert fastest(lambda: text.tokens(line)) < 25 * look


class TestStem:
    @pytest.mark.parametrize(
        "forms",
        [
            "test tests tested testing",
            "cache caches cached caching",
            "write writes writing written wrote",
            "file files filed filing",
            "code codes coded coding",
            "commit commits committed committing",
            "use uses used using",
            "dependency dependencies",
            "run runs running ran",
            "branch branches branching",
            "status statuses",
            "class classes",
            "box boxes",
            "fix fixes fixed fixing",
            "apply applies applied applying",
            "merge merges merged merging",
            "add adds added adding",
            "log logs logged logging",
            "call calls called calling",
            "change changes changed changing",
            "try tries tried trying",
            "tie ties tied",
            "note notes noted noting",
            "embed embeds embedded embedding",
            "exceed exceeds exceeded exceeding",
            "index indexes indices",
            "query queries queried querying",
            "cookie cookies",
            "alias aliases",
            "canvas canvases",
            "bias biases biased",
            "analysis analyses",
            "api apis",
            "state states stated stating",
            "suite suites",
            "see sees seeing",
            "child children",
        ],
    )
    def test_one_word(self, forms):
        """
        The forms of one word have one stem.
        """
        assert 1 == len({text.stem(form) for form in forms.split()})

    @pytest.mark.parametrize(
        "words",
        [
            "server serve service",
            "header head",
            "docker dock",
            "option opt",
            "production product",
            "apply app",
            "string str",
            "status state stats",
            "pipe pip",
            "note not",
            "plane plan",
            "theme them",
            "paste past",
            "guide guid",
            "https http",
            "need nee",
            "bring br",
        ],
    )
    def test_other_words(self, words):
        """
        Words that only look alike keep stems of their own.
        """
        assert len(words.split()) == len({text.stem(word) for word in words.split()})

    @pytest.mark.parametrize(
        "token",
        ["", "s", "is", "main.py", "--flags", "v2s", "größen", "测试", "тесты", "node18", "e2e"],
    )
    def test_itself(self, token):
        """
        A name, a number and a word of another script are their own stems.
        """
        assert token == text.stem(token)

    @given(st.text(alphabet="abcdefghijklmnopqrstuvwxyz", max_size=12))
    def test_any_word(self, word):
        """
        A stem is there for any word, and hardly longer than the word.
        """
        found = text.stem(word)
        assert bool(found) == bool(word)
        assert len(found) <= len(word) + 1
