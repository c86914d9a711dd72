"""Texts put together at random out of everything that a rule looks for: what came out stays."""

from __future__ import annotations

import os
import random

import pytest

from agent_memory.capture import redact
from agent_memory.capture.redact import carriers, vendor
from tests.capture.redact.build import made
from tests.capture.redact.test_hostile import UNITS

pytestmark = pytest.mark.usefixtures("unmeasured")

# `REDACT_FUZZ=100000 pytest tests/capture/redact/test_fuzz.py` takes some ten minutes.
COUNT = int(os.environ.get("REDACT_FUZZ", "300"))
SHAPES = [
    *(shape for row in vendor.VENDORS for shape in row.hits),
    *(shape for row in carriers.CARRIERS for shape in row.hits),
    *("the password is <p2>", "密码是<p4>。", "/home/<a7>/x", "mail <a6>@<a6>.io", "+49 30 <d7>"),
    *("use pnpm, never npm", "datadog: <h32>", "sign in as me with <p1>", "type oak elm ash fir"),
    *("<b>", "\n", "\u200b", "[redacted:password]", "[redacted:x]", "password", "is", ":", "="),
    *("seed phrase", "%41", "\\n", "&#65;", "```", "'", '"', '" + "', "value", "key in", "?"),
]
CHARACTERS = [chr(code) for code in (*range(32, 127), 0, 9, 10, 13, 0xAD, 0x200B, 0xFF21, 0x5BC6)]


def text(draw: random.Random) -> str:
    """A few pieces, glued in one of several ways, and perhaps broken once."""
    parts = []
    for _ in range(draw.randint(1, 9)):
        piece = draw.random()
        if piece < 0.5:
            parts.append(made(draw.choice(SHAPES), draw.randrange(50)))
        elif piece < 0.75:
            parts.append(draw.choice(UNITS) * draw.randint(1, 4))
        else:
            parts.append("".join(draw.choices(CHARACTERS, k=draw.randint(1, 14))))
    found = draw.choice([" ", "", "\n", ", "]).join(parts)
    at = draw.randrange(len(found) + 1)
    return found[:at] + draw.choice(["", "", *CHARACTERS]) + found[at:]


def test_what_came_out_stays():
    """
    Promise 2: a redacted text goes in again unchanged, with nothing new found.
    """
    draw = random.Random(20261130)  # noqa: S311 - repeatable, not secret
    for number in range(COUNT):
        once = redact.redact(text(draw))
        again = redact.redact(once.text)
        assert (once.text, ()) == (again.text, again.findings), number
