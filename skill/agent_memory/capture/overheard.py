"""Text that is read for the secrets in it alone: what nobody typed, what is too long to be kept.

A command typed behind `!`, a tool's call or result, an answer of the model, a meta or a compaction
record makes no claim, but what it calls a password is one when it stands bare in a message. Only
lines that speak of a secret are looked at, as many as a budget holds: redaction takes seconds for a
megabyte.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture.jsonl import Ear
from agent_memory.capture.redact import exact

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from agent_memory.capture.jsonl import Line

# What the commonest words for a secret hold, in the languages people type.
_SIGNS = (
    *("passw", "passphrase", "passcode", "pwd", "secret", "token", "credential", "contrase"),
    *("api_key", "apikey", "api-key", "api key", "_key", "access key", "private key", "senha"),
    *(
        "kennwort",
        "wachtwoord",
        "passord",
        "haslo",
        "has\u0142o",
        "mot de passe",
        "\u043f\u0430\u0440\u043e\u043b",
    ),
    *("\u5bc6\u7801", "\u53e3\u4ee4", "\u30d1\u30b9\u30ef\u30fc\u30c9", "\ube44\ubc00\ubc88\ud638"),
)
_BYTES = tuple(sign.encode() for sign in _SIGNS)
# What weighs by itself has letters and digits, ten digits, no blank for 21 letters, or is a phrase
# of words: see `bare.telling`. Lines of code that have none of it are the most.
_PART = r"[^\s\"'`=:,;(){}<>|\[\]"
_VALUE = re.compile(
    rf"(?={_PART}]{{6}})(?:{_PART}\d]+\d|\d[\d.*#-]*(?:{_PART}\d.*#-]|\d{{4}}))"
    r"|[a-z]{21}|[a-z]{3}-[a-z]{3,40}-[a-z]{3}"
)


def lines(text: str) -> str:
    """The lines of a text that may call something a secret, each with the one under it."""
    low = exact.folded(text)
    found: dict[str, None] = {}
    left, done = policy.OVERHEARD_TEXT, 0
    for place in sorted(place for sign in _SIGNS for place in _places(low, sign)):
        if place < done:
            continue
        part, done = _around(text, place)
        if part not in found and _VALUE.search(part):
            left -= len(part)
            if left < 0:
                break
            found[part] = None
    return "\n".join(found)


def _places(text: str, sign: str) -> Iterator[int]:
    """Where a sign stands."""
    at = text.find(sign)
    while at >= 0:
        yield at
        at = text.find(sign, at + 1)


def _around(text: str, place: int) -> tuple[str, int]:
    """What stands around a place, its line or a part of it and the one under it; where it ends."""
    first = max(0, place - policy.OVERHEARD_BEFORE)
    last = min(len(text), place + policy.OVERHEARD_BEHIND)
    start = text.rfind("\n", first, place) + 1 or first
    end = text.find("\n", place, last)
    under = text.find("\n", end + 1, last) if end >= 0 else last
    return text[start : under if under >= 0 else last], end if end >= 0 else last


def ear(path: Path, found: list[str], model: list[str]) -> Ear:
    """What hears the lines that tell, of each record of a transcript; the assistant's apart.

    Of a transcript that is larger than the budget its end is heard.
    """

    def take(_: Line, record: object) -> None:
        its = isinstance(record, dict) and record.get("type") == "assistant"
        (model if its else found).extend(filter(None, map(lines, _strings(record))))

    return Ear(_quiet, take, start=max(0, path.stat().st_size - policy.OVERHEARD_BYTES))


def _quiet(block: bytes, start: int, stop: int) -> str | None:
    """Whatever speaks of no secret."""
    low = block[start:stop].lower()
    return None if any(low.find(sign) >= 0 for sign in _BYTES) else "other"


def _strings(value: object) -> Iterator[str]:
    """Every text in a record, however deep it stands, and with its key where that speaks of one."""
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, str):
            yield one
        elif isinstance(one, dict):
            yield from _named(one)
            left.extend(one.values())
        elif isinstance(one, list):
            left.extend(one)


def _named(fields: Mapping[str, object]) -> Iterator[str]:
    """Each text of an object that its key names, or the name that stands beside or over it."""
    pairs = [
        *fields.items(),
        *((fields.get(name), fields.get("value")) for name in ("name", "key")),
    ]
    for name, one in pairs:
        low = name.lower() if isinstance(name, str) else ""
        if any(sign in low for sign in _SIGNS):
            inner = one.values() if isinstance(one, dict) else (one,)
            texts = (text for text in inner if isinstance(text, str))
            yield from (f"{name}: {text}" for text in texts if len(text) <= policy.TYPE_WINDOW)
