"""Addresses, numbers, home folders and hosts: what names a person, and what names nobody."""

from __future__ import annotations

import pytest

from agent_memory.capture import redact
from tests.capture.redact.build import clean


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ask <a6>.<a7>@<a8>.io first", "ask [redacted:email] first"),
        ("logs are in /home/<a7>/logs", "logs are in /home/[redacted:home]/logs"),
        ("open /Users/<a7>", "open /Users/[redacted:home]"),
        ("copy C:\\Users\\<a7>\\x", "copy C:\\Users\\[redacted:home]\\x"),
        ("/mnt/c/Users/<a7>/x", "/mnt/c/Users/[redacted:home]/x"),
        ("-Users-<a7>-code", "-Users-[redacted:home]-code"),
        ("ssh <a6>@<a7>.internal", "ssh [redacted:email]"),
        ("curl <a7>.internal", "curl [redacted:host]"),
        ("open http://wiki.intranet/x", "open http://[redacted:host]/x"),
        ("cart.<a5>.svc.cluster.local", "[redacted:host]"),
        ("grafana.corp.<a6>.com hangs", "[redacted:host] hangs"),
        ("the db is at 10.24.7.14:5432", "the db is at [redacted:ip]:5432"),
        ("prod is 203.0.113.9", "prod is [redacted:ip]"),
        ("fd12:3456:9abc::9 answers", "[redacted:ip] answers"),
        ("call +44 20 7946 0018 now", "call [redacted:phone] now"),
        ("call 630-555-0142 now", "call [redacted:phone] now"),
        ("the printer is a4:5e:60:12:bc:0b", "the printer is [redacted:mac]"),
        ("pay with 4539 5787 6362 1486", "pay with [redacted:card]"),
        ("IBAN GB82 WEST 1234 5698 7654 32", "IBAN [redacted:iban]"),
    ],
)
def test_personal_data_goes(text, expected):
    """
    What names a person or a private machine is cut out, and nothing around it.
    """
    assert expected == clean(text)


@pytest.mark.parametrize(
    "text",
    [
        "write to someone@example.com in the docs",
        "curl --mail-from sender@gmail.com --mail-rcpt recipient@gmail.com",
        "fill in your.name@mailhost.io or john.doe@mailhost.io",
        "git@github.com:acme/app.git is the remote",
        "add @types/react@19",
        "bind to 127.0.0.1 here and 0.0.0.0:9000 there",
        "driver version 31.0.15.4601 is fine",
        "pkg 1.2.3.4 is pinned",
        "cd /home/runner/work",
        "cat /Users/you/file",
        "~/.config/app.toml",
        "at 07:15:42 it drew 4:3:2",
        "ping ::1 works",
        "copy settings.local.json",
        "threading.local() is used",
        "host.docker.internal works",
        "part 555-1234 is sold out",
        "order 1234 5678 9012 3456",
        "the range is 100-200-3000",
        "the phone mask is +00 000 0000000 or +49 000 000000",
        "mock 00:11:22:33:44:55 and aa-bb-cc-dd-ee-ff and DE-AD-BE-EF-00-01",
    ],
)
def test_what_names_nobody_stays(text):
    """
    Examples, versions, times, loopback and everybody's folders are left alone.
    """
    assert text == redact.redact(text).text
