"""Secrets under one layer of coding."""

from __future__ import annotations

import base64
from urllib.parse import quote

import pytest

from agent_memory.capture import redact
from tests.capture.redact.build import made


@pytest.mark.parametrize("shape", ["ghp_<w36>", "xoxb-<d12>-<d12>-<w24>", "ops:<p2>"])
def test_base64(shape):
    """
    A run of base64 that decodes to a secret goes whole.
    """
    coded = base64.b64encode(made(shape).encode()).decode()
    assert coded.rstrip("=") not in redact.redact(f"set it to {coded} please").text


def test_percent():
    """
    A percent-coded key goes whole.
    """
    coded = "".join(f"%{ord(c):02X}" if not c.isalnum() else c for c in made("xoxb-<d12>-<w24>"))
    assert made("xoxb-<d12>-<w24>")[-24:] not in redact.redact(f"url: x%3D{coded}").text


@pytest.mark.parametrize("shape", ["<p1>", "<p2>", "<p3>"])
@pytest.mark.parametrize(
    "code",
    [
        lambda word: quote(f"password={word}", safe=""),
        lambda word: f"password={word}".encode().hex(),
        lambda word: "0x" + f"secret={word}".encode().hex().upper(),
        lambda word: base64.b64encode(f"password: {word}".encode()).decode(),
    ],
    ids=["percent", "hex", "upper hex", "base64"],
)
def test_a_named_password_in_code(code, shape):
    """
    What names a password and its value goes whole under each coding.
    """
    coded = code(made(shape))
    assert coded[-8:].rstrip("=") not in redact.redact(f"it sends {coded} first").text


@pytest.mark.parametrize(
    "text",
    [
        "the name " + quote("überprüfung der größe"),
        "aGVsbG8gdGhlcmUgd29ybGQ=",
        "lengths of the password: 45 64 66 72 83 99 101 110",
    ],
)
def test_ordinary_coding_stays(text):
    """
    What decodes to ordinary words is left as it is.
    """
    assert text == redact.redact(text).text


@pytest.mark.parametrize(
    "coded",
    [
        lambda key: key.encode().hex(),
        lambda key: "".join(f"\\u{ord(c):04x}" for c in key),
        lambda key: "".join(f"&#{ord(c)};" for c in key),
        lambda key: key[:3] + f"\\x{ord(key[3]):02x}" + key[4:],
    ],
    ids=["hex", "escapes", "entities", "one escape"],
)
def test_hex_and_escapes(coded):
    """
    A key in hex, in escapes or in entities goes whole.
    """
    key = coded(made("ghp_<w36>"))
    assert "set it to [redacted:encoded] please" == redact.redact(f"set it to {key} please").text


@pytest.mark.parametrize(
    ("text", "coded"),
    [
        ("pass&colon; {} there", lambda word: "".join(f"&#{ord(c)};" for c in word)),
        ("the pw: {}", lambda word: ",".join(str(ord(c)) for c in word)),
        ("\\x70\\x77 = {}", lambda word: "".join(f"\\x{ord(c):02x}" for c in word)),
        ("the pw is {} in bold", lambda word: f"{word[:3]}<b>{word[3:5]}</b>{word[5:]}"),
    ],
    ids=["entities", "numbers", "escapes", "tags"],
)
def test_a_coded_value_behind_its_word(text, coded):
    """
    What is no secret by itself goes where the words around it say that it is one.
    """
    value = coded(made("<p2>"))
    assert text.format("[redacted:encoded]") == redact.redact(text.format(value)).text


def test_a_digest_is_no_coding():
    """
    Hex that decodes to no text is what it was.
    """
    text = made("commit <h40> fixed it")
    assert text == redact.redact(text).text
