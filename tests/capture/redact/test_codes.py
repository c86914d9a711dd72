"""Codes that open something, and numbers that open nothing."""

from __future__ import annotations

import pytest

from agent_memory.capture import redact
from tests.capture.redact.build import clean, kinds


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("the gate code is 4<d2>1 after dark", "the gate code is [redacted:code] after dark"),
        ("voicemail pin's 4<d2>1", "voicemail pin's [redacted:code]"),
        ("PIN for the card reader 4<d2>1", "PIN for the card reader [redacted:code]"),
        ("the safe combination is 41-17-58", "the safe combination is [redacted:code]"),
        ("T\u00fcrcode 4<d2>1", "T\u00fcrcode [redacted:code]"),
        ("le code du portail c'est 4<d2>1", "le code du portail c'est [redacted:code]"),
        ("le code pin du badge est le 4<d4>1", "le code pin du badge est le [redacted:code]"),
        ("pincode van de lade staat op 4<d4>1", "pincode van de lade staat op [redacted:code]"),
        ("PIN one digit at a time 4 1 7 3 9", "PIN one digit at a time [redacted:code]"),
        ("el pin de la alarma es 4<d2>1", "el pin de la alarma es [redacted:code]"),
        (
            "\u043a\u043e\u0434 \u043e\u0442 \u0434\u0432\u0435\u0440\u0438 4<d2>1",
            "\u043a\u043e\u0434 \u043e\u0442 \u0434\u0432\u0435\u0440\u0438 [redacted:code]",
        ),
        ("\u9a8c\u8bc1\u7801 4<d4>1", "\u9a8c\u8bc1\u7801 [redacted:code]"),
        (
            "the one time code I just got is 4<d4>1",
            "the one time code I just got is [redacted:code]",
        ),
        ("the 6 digits it texted me: 4<d4>1", "the 6 digits it texted me: [redacted:code]"),
        ("unlock the tablet with 4<d4>1", "unlock the tablet with [redacted:code]"),
        ("4<d4>1 is the door code", "[redacted:code] is the door code"),
        ("my 2fa code right now: 4<d2> 7<d2>", "my 2fa code right now: [redacted:code]"),
        ("the keypad: 4<d2>1", "the keypad: [redacted:code]"),
        ("the pin of the safe is 4-1-7-3-9-2", "the pin of the safe is [redacted:code]"),
        (
            "door code of the lab (for the map) is 4<d2>1#",
            "door code of the lab (for the map) is [redacted:code]#",
        ),
        ("my recovery code, keep it: 4<d3>1-7<d3>2", "my recovery code, keep it: [redacted:code]"),
        ("門のコードは4<d2>1", "門のコードは[redacted:code]"),
        ("ПИН от карты 4<d2>1", "ПИН от карты [redacted:code]"),
        (
            "backup codes: 4<d2>1-7<d2>2, 4<d2>3-7<d2>4",
            "backup codes: [redacted:code], [redacted:code]",
        ),
        (
            "recovery codes\n1. 4<d2>1-7<d2>2\n2. 4<d2>3-7<d2>4",
            "recovery codes\n1. [redacted:code]\n2. [redacted:code]",
        ),
    ],
)
def test_codes_go(text, expected):
    """
    A code goes from behind the words that announce it, and so does every other of its list.
    """
    assert expected == clean(text)


@pytest.mark.parametrize("shape", ["4<d5>" + "-4<d5>" * 7, "<u2>4Q7-" * 4 + "<u2>4Q7"])
def test_keys_in_groups_go(shape):
    """
    A recovery key and a product's key are known by their groups.
    """
    assert ["code"] == kinds(f"it asks for {shape} there")


@pytest.mark.parametrize(
    "text",
    [
        "verification codes are 6 digits and live 600 seconds",
        "the access code module has 1204 lines",
        "the login code review is on 2024-06-11",
        "pin numpy to 1.26.4 and pip to 2024",
        "GPIO pins 17 and 27 are inputs",
        "exit code 1370 means it timed out",
        "door code bug #4021 is fixed",
        "unlock level 1200 with 30 stars",
        "the passcode length is 4-8",
        "postal code 90210 in the fixtures",
        "combination tests: 3-4-5 triangles",
    ],
)
def test_numbers_stay(text):
    """
    Counts, dates, versions and the codes of programs open nothing.
    """
    assert text == redact.redact(text).text
