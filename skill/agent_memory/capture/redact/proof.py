"""Secrets for the proof of a rule: written as shapes, made at run time, real nowhere.

A shape is text with runs in angle brackets: `<w36>` is 36 letters and digits, `<h32>` lower-case
hex digits, and so on. No file holds a string that another scanner would take for a key.
"""

from __future__ import annotations

import random
import re
import string
from typing import NamedTuple

_RUN = re.compile(r"<([a-zA-Z])(\d+)>")
_HUMAN = ("copper", "Velvet", "walrus", "Marble", "tundra", "Saffron", "pebble", "Lantern")
_ALPHABETS = {
    "w": string.ascii_letters + string.digits,
    "l": string.ascii_lowercase + string.digits,
    "u": string.ascii_uppercase + string.digits,
    "a": string.ascii_lowercase,
    "h": string.digits + "abcdef",
    "H": string.digits + "ABCDEF",
    "d": string.digits,
    "b": string.ascii_letters + string.digits + "_-",
    "B": string.ascii_letters + string.digits + "+/",
}


class Proven(NamedTuple):
    """A pattern beside the shapes that it must and must not match, anywhere or at their start."""

    pattern: re.Pattern[str]
    hits: tuple[str, ...]
    misses: tuple[str, ...]
    anywhere: bool = True

    def matches(self, shape: str) -> bool:
        """Whether the pattern matches a shape once it is filled."""
        text = fill(shape)
        found = self.pattern.search(text) if self.anywhere else self.pattern.match(text)
        return found is not None


def fill(shape: str, seed: int = 0) -> str:
    """The text of a shape with every run drawn from its alphabet, the same for the same seed.

    `<Hn>` and the like draw n characters; `<p1>` to `<p4>` are passwords such as people choose.
    """
    draw = random.Random(f"{seed} {shape!a}")  # noqa: S311 - repeatable, not secret
    return _RUN.sub(lambda run: _drawn(run[1], int(run[2]), draw), shape)


def _drawn(alphabet: str, size: int, draw: random.Random) -> str:
    if alphabet == "p":
        return _chosen(size, draw)
    body = "".join(draw.choice(_ALPHABETS[alphabet]) for _ in range(size))
    if alphabet in "wbBl" and size > 4:  # noqa: PLR2004 - a long random run always has digits
        body = body[:-3] + "7" + body[-2] + "4"
    return body


def _chosen(style: int, draw: random.Random) -> str:
    word, other = draw.choice(_HUMAN), draw.choice(_HUMAN)
    number = draw.randrange(12, 99)
    return {
        1: f"{word}{number}",
        2: f"{word.title()}{draw.choice('$@#%!')}{number}{number + 1}",
        3: f"{word.lower()}-{other.lower()}-{number}",
        4: f"{word.title()}20{number}!",
    }[style]
