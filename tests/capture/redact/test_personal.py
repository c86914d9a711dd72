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
        (
            "the link has ?mail=<a4>.<a6>%40<a8>.dev in it",
            "the link has ?mail=[redacted:email] in it",
        ),
        ("身份证330104199706085244的用户", "身份证[redacted:papers]的用户"),
        ("one digit each: 4-5-3-9-5-7-8-7-6-3-6-2-1-4-8-6", "one digit each: [redacted:card]"),
        ("<a6> at <a5> dot org has the rest", "[redacted:email] has the rest"),
        ("bill <a6>.<a5>[at]<a7>[dot]com", "bill [redacted:email]"),
        ("<a6> (at) <a7>.net knows", "[redacted:email] knows"),
        ("scp <a6>.k@10.24.7.14:/x .", "scp [redacted:ip]:/x ."),
        ("\\\\HAZEL-PC\\scans\\a", "\\\\[redacted:host]\\scans\\a"),
        ("nameserver 172.20.4.9", "nameserver [redacted:ip]"),
        ("t\u00e9l\u00e9phone : 06 41 72 93 58", "t\u00e9l\u00e9phone : [redacted:phone]"),
        ("tel. 641 72 93 58", "tel. [redacted:phone]"),
        ("mobile 07700 918273", "mobile [redacted:phone]"),
        ("my number: 0171 / 48 62 993", "my number: [redacted:phone]"),
        ("chat: https://wa.me/4917148<d5>", "chat: https://wa.me/[redacted:phone]"),
        ("\u643a\u5e2f 090-4172-9358", "\u643a\u5e2f [redacted:phone]"),
        ("\u624b\u673a\u53f7 13841729358", "\u624b\u673a\u53f7 [redacted:phone]"),
        ("CPF 417.293.586-04", "CPF [redacted:papers]"),
        ("her BSN is 417293586", "her BSN is [redacted:papers]"),
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
        "take 203.0.113.7 for addresses in the documentation",
        "a mail%40example.com in the query of a test",
        "the sandbox tenant id is 7c1d02b9-4a7e-4d15-8f6e-2b90c3ad51e7 in all fixtures",
        "pkg 1.2.3.4 is pinned",
        "cd /home/runner/work",
        "cat /Users/you/file",
        "~/.config/app.toml",
        "at 07:15:42 it drew 4:3:2",
        "ping ::1 works",
        "copy settings.local.json",
        "threading.local() is used",
        "host.docker.internal works",
        "look at dot plots and meet at the cafe dot later",
        "the docs are at example dot com",
        "\\\\server\\share is the form of it",
        "call the endpoint 3 times, wait 1500 ms",
        "mobile first: 320 480 768 1024",
        "the passport check is mocked, the id card has no number",
        "admin@v2 and app@sha256 are tags",
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
