"""Keys that a line break or a tag cuts in two."""

from __future__ import annotations

import itertools

import pytest

from agent_memory.capture import redact
from agent_memory.capture.redact import broken
from tests.capture.redact.build import made

SHAPES = ("ghp_<w36>", "sk-ant-api03-<b80>", "eyJ<w33>.eyJ<w60>.<b43>", "AKIA<u16>", "glpat-<b20>")
CUTS = (
    "\n",
    "\r\n   ",
    " \\\n",
    "\n> ",
    "<b>",
    "</b>",
    '<span class="x">',
    "<wbr>",
    "&shy;",
    "\n\n",
)


@pytest.mark.parametrize("cut", CUTS)
def test_a_key_in_two_goes_whole(cut):
    """
    Both parts go, wherever it is cut, and what stands around them stays.
    """
    for shape, place in itertools.product(SHAPES, (0.3, 0.5, 0.8)):
        key = made(shape)
        at = max(7, int(len(key) * place))
        seen = redact.redact(f"use {key[:at]}{cut}{key[at:]} to deploy").text
        assert (key[:at] not in seen, key[at:] not in seen) == (True, True), shape
        assert seen.startswith("use [")
        assert seen.endswith("] to deploy")


def test_a_key_over_many_lines():
    """
    A token that a terminal wraps goes from its first line to its last.
    """
    key = made("eyJ<w33>.eyJ<w160>.<b43>")
    lines = "\n".join(key[n : n + 40] for n in range(0, len(key), 40))
    assert "it is [redacted:jwt]\nthen run it" == redact.redact(f"it is {lines}\nthen run it").text


@pytest.mark.parametrize(
    "text",
    [
        "run <key>\nthen restart the pods",
        "use <key>\nUse2fa is on",
        "<code><key></code> and nothing else",
        "a <b>bold</b>word and sk-\nlearn",
    ],
)
def test_the_next_word_stays(text):
    """
    A whole key takes nothing of the next line or the next tag along.
    """
    key = made("ghp_<w36>")
    kept = text.replace("<key>", "[redacted:github-token]")
    assert kept == redact.redact(text.replace("<key>", key)).text


def test_ordinary_lines_are_no_key():
    """
    Words, names and paths on lines of their own make none.
    """
    text = "src/app_1\nsrc/app_2\nsk-learn-pipeline\nhf_transfer\nnpm_config_cache\nv1.2.3\n"
    assert [] == list(broken.find(text))
