"""Patterns that a person wrote: each gets so much time and no more."""

from __future__ import annotations

import itertools
import re
import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from agent_memory import policy

if TYPE_CHECKING:
    from collections.abc import Iterator

_LITERAL = re.compile(r"(?<!\\)[A-Za-z0-9_@#:/ -]{1,40}")
_UNITS = ("a", "1", "A", " ", "-", ".", "_", "/", "a ", "1-", "aA1", "ab.")
_SHORT, _LONG = 28, 2_000  # times a unit: what doubles with each one, and what grows with its cube
_OPENINGS = 6


class TooSlow(Exception):  # noqa: N818 - a verdict on a pattern, not an error of the program
    """The time is up; it says nothing about the text."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise TooSlow in what takes more CPU time than that; in another thread nothing can."""
    if threading.current_thread() is not threading.main_thread() or not _TIMED:
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def endless(pattern: re.Pattern[str]) -> bool:
    """Whether a pattern loses itself in a text that is made to be slow for it."""
    try:
        with within(policy.PATTERN_PROBE):
            for text in _probes(pattern.pattern):
                for _ in pattern.finditer(text):
                    pass
    except TooSlow:
        return True
    return False


# Not every system has the timer; there a pattern is trusted.
_TIMED = hasattr(signal, "setitimer") and hasattr(signal, "SIGVTALRM")


def _stop(*_: object) -> None:
    raise TooSlow


def _probes(source: str) -> Iterator[str]:
    """Texts that begin as the pattern does, go on for long, and do not end as it wants."""
    openings = ["", *_LITERAL.findall(source)[:_OPENINGS]]
    units = (*_UNITS, *openings[1:])
    for times, opening, unit in itertools.product((_SHORT, _LONG), openings, units):
        yield opening + unit * times + "\0!"
