"""Texts made to be slow: every pattern stays linear."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from agent_memory.capture import redact
from agent_memory.capture.redact import carriers, vendor
from tests.capture.redact.build import made

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.usefixtures("unmeasured")

SIZE = 4_096
LONGER = 4
# Four times the text takes four times as long, or sixteen times where a pattern is quadratic. Times
# of one run are compared, so that a busy machine does not decide.
GROWTH = 9.0
SLACK = 0.05  # CPU seconds, below which nothing can be told


def grows(work: Callable[[int], object]) -> float:
    """How many times longer `work` takes when it is given LONGER times the size.

    The best of two counts; what took less than can be told needs no second time.
    """
    long = _seconds(work, SIZE * LONGER)
    if long > SLACK:
        long = min(long, _seconds(work, SIZE * LONGER))
    if long <= SLACK:
        return 0.0
    return (long - SLACK) / max(min(_seconds(work, SIZE) for _ in range(2)), 1e-4)


def _seconds(work: Callable[[int], object], size: int) -> float:
    begun = time.process_time()
    work(size)
    return time.process_time() - begun


UNITS = (
    *(
        "a",
        "a ",
        "aB3",
        "A",
        "4",
        "4 ",
        "-",
        "=",
        "_",
        "a_",
        '"',
        " ",
        "\n",
        "\0",
        "\u200b",
        "\ud800",
    ),
    *("key ", "key=a1B2 ", "&key=", "password is ", "pw=", "password=a", 'password "', "密码"),
    *(
        "密码是a1B2$x ",
        "password a1b2c3 ",
        "password for a ",
        "login a / b1c2 ",
        "login with a1b2c3 ",
        "passwrod marmalade, all lower case ",
        "[redacted:",
        "[redacted:password]",
    ),
    *("https://a:", "://", "https://hook/hooks/", "/home/a/", "~a/", "a.", "a.internal.", "a@"),
    *("a.b@", "1.", "12-", "1:", "ab:", "%41", "+1 ", "AT12 3456 ", "eyJ", "ey.", "sk-", "xoxb-"),
    *("pat", "8Q~", "$2$", "seed ", "seed phrase about able ", "A1b2C3d4" * 8 + "\n"),
    *("-----BEGIN RSA PRIVATE KEY-----\n", "-----END RSA PRIVATE KEY-----\n", '"kty" "d":"'),
    *("authorization: ", "bearer ", "cookie: a=", "mysql -p ", "curl -u a:", "docker login "),
    *(
        "door code ",
        "backup codes: a1b2-c3d4, ",
        "call me at ",
        "dni 1 ",
        "a at b dot ",
        "(11) 9",
    ),
    *(
        "changed a1 from a to ",
        "login a with ",
        "a, then ",
        "wifi a key ",
        "p\u0430ss",
        "old pass a1b2c3 ",
    ),
    *("echo a|", "machine a login b ", "/user:a ", "a:12:b:c:"),
    *(
        "abc\nabcdef\n",
        "a1b2<b>",
        "a a ",
        "is abc def ",
        "door enter ",
        "login as a with b ",
        "wandb ",
    ),
    *("\\u0041", '{"client_secret":"abcdef",', "passport no ", "It's a. ", "call 0", '"a" +\n"b" '),
)


@pytest.mark.parametrize("unit", UNITS)
def test_repetition_is_linear(unit):
    """
    Any unit repeated over and over is read, or dropped, in the time of its length.
    """

    def read(size: int) -> None:
        try:
            redact.redact((unit * (size // len(unit) + 1))[:size], clock=lambda: 0.0)
        except redact.Dropped as dropped:
            assert "settle" in str(dropped)  # noqa: PT017 - settling is no time

    assert grows(read) < GROWTH


@pytest.mark.parametrize(
    "literal",
    sorted(
        {k for row in vendor.VENDORS for k in row.keywords}
        | {k for row in carriers.CARRIERS for k in row.keywords}
    ),
)
def test_every_literal_of_the_tables_repeated(literal):
    """
    A text of nothing but one row's literal is linear, too.
    """

    def read(size: int) -> None:
        for room in (vendor, carriers):
            for text in (
                (literal * size)[:size],
                (literal + "a1" * 30) * (size // (len(literal) + 60)),
            ):
                list(room.find(text))

    assert grows(read) < GROWTH


def test_a_claim_is_quick():
    """
    An ordinary claim takes a fraction of a millisecond, and never more than a few on any machine.
    """
    claims = [made(f"always use pnpm {n}, never npm, when you touch the api") for n in range(200)]
    begun = time.process_time()
    for claim in claims:
        redact.redact(claim)
    assert (time.process_time() - begun) / len(claims) < 5e-3
