"""The tables of keys and of places, each row against its own proof."""

from __future__ import annotations

import re

import pytest

from agent_memory.capture import redact
from agent_memory.capture.redact import carriers, nearly, vendor, words
from tests.capture.redact.build import made

pytestmark = pytest.mark.usefixtures("unmeasured")

KEYS = [pytest.param(row, id=f"{row.kind}:{row.hits[0]}") for row in vendor.VENDORS]
PLACES = [pytest.param(row, id=f"{row.kind}:{row.hits[0]}") for row in carriers.CARRIERS]


SENTENCES = (
    "{}",
    "use {} for it",
    "({})",
    "`{}`",
    "x={};",
    "| a | {} |",
    "密码 {} 。",
    "do it\n{}\nok",
)


class TestVendors:
    """
    A vendor's key is known by its form, in any sentence.
    """

    @pytest.mark.parametrize("row", KEYS)
    def test_every_hit_is_cut_out_of_any_sentence(self, row):
        """
        Every form that a row must hit is gone from every sentence around it.
        """
        assert [] == [
            (shape, sentence)
            for shape in row.hits
            for sentence in SENTENCES
            if made(shape)[4:] in redact.redact(sentence.format(made(shape))).text
        ]

    def test_a_hit_holds_a_literal_of_its_row(self):
        """
        The literals that a row is gated by stand in every key that it must hit.
        """
        assert [] == [
            (row.kind, shape)
            for row in vendor.VENDORS
            for shape in row.hits
            if not any(keyword in made(shape) for keyword in row.keywords)
            or not re.search(row.pattern, made(shape))
        ]

    def test_no_miss_is_taken(self):
        """
        Nothing that a row must miss is taken for its key.
        """
        misses = [(row.kind, miss) for row in vendor.VENDORS for miss in row.misses]
        assert [] == [(kind, miss) for kind, miss in misses if list(vendor.find(miss))]

    def test_a_placeholder_is_no_key(self):
        """
        The same form filled with x, as documentation has it, is left alone.
        """
        fillers = [
            re.sub(r"<\w(\d+)>", lambda run: "x" * int(run[1]), shape)
            for row in vendor.VENDORS
            for shape in row.hits
        ]
        assert fillers == [redact.redact(filler).text for filler in fillers]

    @pytest.mark.parametrize("word", ["apikey", "token", "密码", "key=", "x"])
    @pytest.mark.parametrize(
        "shape", ["ghp_<w36>", "sk-ant-api03-<b80>", "xoxb-<d12>-<w24>", "hf_<w34>"]
    )
    def test_a_key_glued_to_a_word_is_found(self, word, shape):
        """
        A key that was pasted right behind a word is cut out all the same.
        """
        key = made(shape)
        assert key[4:] not in redact.redact(word + key).text


class TestCarriers:
    """
    A place that holds secrets by its syntax is emptied of its value and of nothing else.
    """

    @pytest.mark.parametrize("row", PLACES)
    def test_every_hit_is_found_by_its_row(self, row):
        """
        Every example of a place holds a literal of its row and yields a value.
        """
        texts = [made(shape) for shape in row.hits]
        assert [] == [
            text for text in texts if not any(word in text.lower() for word in row.keywords)
        ]
        assert [] == [
            text for text in texts if row.kind not in [found.kind for found in carriers.find(text)]
        ]

    def test_no_miss_is_altered(self):
        """
        References, samples and ordinary words in the same place stay.
        """
        misses = sorted({miss for row in carriers.CARRIERS for miss in row.misses})
        assert misses == [redact.redact(miss).text for miss in misses]

    def test_a_header_keeps_its_name_and_scheme(self):
        """
        Only the value of a header goes.
        """
        text = redact.redact(made("Authorization: Bearer <w40>, then retry")).text
        assert "Authorization: Bearer [redacted:auth-header], then retry" == text


class TestWords:
    """
    A word announces a secret by itself, in an identifier, and in many languages.
    """

    @pytest.mark.parametrize(
        ("identifier", "announces"),
        [
            ("password", "password"),
            ("DB_PASSWORD", "password"),
            ("smtpPassword", "password"),
            ("mypassword", "password"),
            ("lösenordet", "password"),
            ("contraseña", "password"),
            ("apiKey", "key"),
            ("GITHUB_TOKEN", "key"),
            ("authtoken", "key"),
            ("PIN", "pin"),
            ("credentials", "pair"),
            ("client_id", "hint"),
            ("monkey", None),
            ("compass", None),
            ("tokenizer", None),
            ("cache_key", None),
            ("publicKey", None),
            ("passwordPolicyV2", None),
            ("wachtwoordbeleid", None),
            ("author", None),
            ("keyboard", None),
        ],
    )
    def test_identifiers(self, identifier, announces):
        """
        The strongest part of an identifier counts, and a part is a whole word.
        """
        assert announces == words.announced(identifier)

    @pytest.mark.parametrize(
        ("word", "slip"),
        [
            *((word, True) for word in ("passwrod", "pasword", "contrasña", "kenwort", "p4sswrd")),
            *(
                (word, False)
                for word in ("password", "passport", "paraphrase", "passing", "pastor")
            ),
        ],
    )
    def test_slips_of_the_fingers(self, word, slip):
        """
        A word is one for a password with a letter or two wrong, and no other word is.
        """
        assert slip == nearly.misspelt(word)

    @pytest.mark.parametrize(
        ("phrase", "hit"), [(phrase, hit) for phrase in words.PHRASES for hit in phrase.hits]
    )
    def test_phrases(self, phrase, hit):
        """
        Every phrase that a row must hit is hit.
        """
        assert phrase.pattern.search(hit)

    def test_no_phrase_announces_its_misses(self):
        """
        What only holds letters of a phrase announces nothing.
        """
        misses = [(row, miss) for row in words.PHRASES for miss in row.misses]
        assert [] == [miss for row, miss in misses if row.pattern.search(miss)]
