"""Private keys in every armour, whole and torn, and seed phrases."""

from __future__ import annotations

import pytest

from agent_memory.capture import redact
from agent_memory.capture.redact import blocks
from tests.capture.redact.build import made

LINES = "\n".join(["<B64>"] * 4)
BEGIN, END = "-----BEGIN {} KEY-----", "-----END {} KEY-----"


def armoured(name: str, lines: str = LINES) -> str:
    return f"{BEGIN.format(name)}\n{lines}\n<B20>==\n{END.format(name)}"


@pytest.mark.parametrize(
    "name", ["PRIVATE", "RSA PRIVATE", "OPENSSH PRIVATE", "EC PRIVATE", "ENCRYPTED PRIVATE"]
)
@pytest.mark.parametrize("around", ["{}", "my key:\n{}\nuse it", 'key = """{}"""', "> {}"])
def test_a_whole_key_goes(name, around):
    """
    From its opening to its closing line, a private key is one finding.
    """
    text = made(around.format(armoured(name)))
    assert ["private-key"] == [found.kind for found in redact.redact(text).findings]


def test_a_key_on_one_line():
    """
    A key whose line ends are written as escapes goes as well.
    """
    text = made(armoured("PRIVATE")).replace("\n", "\\n")
    assert "[redacted:private-key]" == redact.redact(text).text


@pytest.mark.parametrize("kept", [1, 2, 4])
def test_a_key_cut_off_at_its_end(kept):
    """
    What there is of a truncated paste goes; the words behind it stay.
    """
    text = made(
        f"{BEGIN.format('RSA PRIVATE')}\n" + "\n".join(["<B64>"] * kept) + "\nplease fix it"
    )
    assert "[redacted:private-key]\nplease fix it" == redact.redact(text).text


def test_a_key_cut_off_at_its_start():
    """
    Lines before a closing line alone are read back from it.
    """
    text = made(f"look:\n{LINES}\n{END.format('RSA PRIVATE')}")
    assert "look:\n[redacted:private-key]" == redact.redact(text).text


def test_a_putty_key():
    """
    The private lines of a PuTTY key go.
    """
    text = made(
        "PuTTY-User-Key-File-3: ssh-rsa\nPrivate-Lines: 2\n<B64>\n<B48>\nPrivate-MAC: <h64>"
    )
    assert "private-key" in [found.kind for found in redact.redact(text).findings]


@pytest.mark.parametrize(
    "text",
    [
        BEGIN.format("PRIVATE") + "\nanything\n" + END.format("PRIVATE"),
        "the BEGIN PRIVATE KEY line",
    ],
)
def test_a_mention_of_a_key_is_none(text):
    """
    Armour without a key in it is only words.
    """
    assert text == redact.redact(text).text


@pytest.mark.parametrize("cue", ["seed phrase: ", "my recovery phrase is ", "wallet words\n"])
def test_a_seed_phrase(cue):
    """
    Twelve short words behind a word for a seed are one.
    """
    words = "lamp river tiger cloud gentle copper violin ocean basket ladder candle pony"
    assert f"{cue}[redacted:seed-phrase]" == redact.redact(cue + words).text


def test_a_sentence_about_a_seed_phrase_is_none():
    """
    Prose behind such a word has words that no seed has.
    """
    text = "the seed phrase should only ever live inside the hardware wallet and must never leave"
    assert [] == list(blocks.find(text))
