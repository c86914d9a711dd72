"""A person's own pattern cannot hold anything up: it is refused when read, and timed when used."""

from __future__ import annotations

import json
import re
import threading

import pytest

from agent_memory import config, patience, policy
from agent_memory.capture import redact
from agent_memory.errors import Refusal

CATASTROPHIC = (r"(a+)+$", r"ACME-(\d+)+x", r"(\w+\s?)*!$", r"(.*)*x", r"(a|aa)+$", r"\d+\d+\d+x")


@pytest.mark.parametrize("pattern", CATASTROPHIC)
def test_one_that_loses_itself_is_refused(tmp_path, pattern):
    """
    A pattern that some text stops for good is refused in one line that does not quote it.
    """
    path = tmp_path / "config.json"
    path.write_text(json.dumps({"private": ["ok", pattern]}), "utf-8")
    path.chmod(0o600)
    with pytest.raises(Refusal, match="takes too long on some texts") as refused:
        config.load(path)
    assert "private.1" in str(refused.value)
    assert (1, False) == (len(str(refused.value).splitlines()), pattern in str(refused.value))


@pytest.mark.parametrize(
    "pattern", [r"PROJ-\d+", r"\bACME-[A-Z]{3}-\d{4,8}\b", r"customer (?:\w+ ){1,3}ltd", r".*x.*"]
)
def test_an_ordinary_one_is_not(pattern):
    """
    What people write finishes over every probe.
    """
    assert not patience.endless(re.compile(pattern))


def test_one_that_slips_through_drops_the_message():
    """
    A pattern that is slow on one message alone costs that message, and says nothing of it.
    """
    known = redact.known({}, patterns=[re.compile(r"(?:q+)+\?")])
    with pytest.raises(redact.Dropped, match="TooSlow") as dropped:
        redact.redact("q" * 60, known=known)
    assert "qqq" not in str(dropped.value)
    assert "[redacted:private]" == redact.redact("qq?", known=known).text


def test_the_time_is_given_back(monkeypatch):
    """
    After a pattern in time no timer is left, and in another thread none is set.
    """
    monkeypatch.setattr(policy, "PATTERN_SECONDS", 0.05)
    known = redact.known({}, patterns=[re.compile("x")])
    texts: list[str] = []
    other = threading.Thread(target=lambda: texts.append(redact.redact("ax", known=known).text))
    other.start()
    other.join()
    texts.append(redact.redact("ax", known=known).text)
    assert 1_000_000 == sum(1 for _ in range(1_000_000))
    assert ["a[redacted:private]"] * 2 == texts
