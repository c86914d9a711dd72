"""Passwords that a form gives away: logins, keypads, passphrases, spelling, joined pieces."""

from __future__ import annotations

import pytest

from agent_memory.capture import redact
from tests.capture.redact.build import made

PHRASE = "willow anchor marble cactus"


def gone(text: str, secret: str) -> bool:
    """Whether no more than a word of the secret is left."""
    seen = redact.redact(text).text
    return secret not in seen and not any(
        part in seen for part in secret.split(" ") if len(part) > 1
    )


@pytest.mark.parametrize(
    ("sentence", "shape"),
    [
        ("sign in as viewer with {} and open the report", "<a8><d3>"),
        ("melde dich als gast mit {} an", "<a8><d2>"),
        ("connecte-toi comme invité avec {}", "<a7><d3>"),
        ("here is the jenkins login\n\nbuilder\n{}\n\nthanks", "<p2>"),
        ("demo account: lena/{} for the tour", "<a8><d3>"),
        ("the router wants a login, I set it to guest and {}", "<w5>=<w7>"),
        ("they forced a reset on the mail account, now it's {}", "<p4>"),
        ("you will need a password.\nI have it from Tom.\nIt's {}.", "<p2>"),
        ("and the password? {} I think", "<a8><d3>"),
        ("paste {} when the vault prompts you", "<p1>"),
        ("it will ask, answer {} there", "<p3>"),
        ("why is {} refused as a password?", "<p1>"),
        ("{} <- that's the admin password", "<p3>"),
        ("the zip is encrypted with {}", "<p2>"),
        ("user/password: carol/{}", "<p1>"),
        ("creds are bob // {}", "<p1>"),
        ("| user | password |\n|---|---|\n| ops | {} |", "<p1>"),
        ("la pass del router è {}", "<p1>"),
        ("密码改成了{}", "<p2>"),
        ("パスワードを{}に変更しました", "<p2>"),
        ("비번은 {} 이야", "<p1>"),
        ("the wifi upstairs, near the stairs, it's {} by the way", "<p2>"),
        ("teh pasword is {}", "<a8><d2>"),
        ("the passwrod for it: {}", "<p3>"),
        ("密码{},然后重启", "<p2>"),
        ("WPA2 key {}", "<a18>"),
        ("my recovery code {} is left", "q4zkx-v7wtp"),
        ("the keypad at the lab: press the star and enter {}", "4<d3>81"),
    ],
)
def test_a_form_gives_it_away(sentence, shape):
    """
    The form of a login, of a reset or of a keypad says which word is the secret.
    """
    secret = made(shape)
    assert gone(sentence.format(secret), secret)


@pytest.mark.parametrize(
    "sentence",
    [
        "the passphrase is {}",
        "restic passphrase: {} (all small letters)",
        "the key is passphrase protected, type {} when it asks",
        "the archive opens with the words {} in this order",
        'the password is "{}" with the spaces',
    ],
)
def test_a_phrase_of_words(sentence):
    """
    Words that make no sentence are a passphrase where one is announced.
    """
    assert gone(sentence.format(PHRASE), PHRASE)


def test_a_phrase_with_hyphens_and_a_spelled_one():
    """
    Hyphens between the words or the letters hide nothing.
    """
    assert gone("unlock it using willow-anchor-marble-cactus again", "willow-anchor-marble-cactus")
    assert gone("the password letter by letter: k e 7 r t 2 w", "k e 7 r t 2 w")
    assert gone("password spelled is K-e-7-r-t-2-w", "K-e-7-r-t-2-w")


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ('const API_KEY = "{}" +\n  "{}";', "<w18>"),
        ('token = (\n    "{}"\n    "{}"\n)', "<w20>"),
        ("export SIGNING_SECRET={}\\\n{}", "<h24>"),
        ('<add key="FeedPassword" value="{}" />{}', "<p2>"),
        ("- name: DB_PASSWORD\n  value: {}{}", "<p4>"),
        ('{{"name": "SMTP_PASSWORD", "value": "{}"}}{}', "<p3>"),
    ],
)
def test_what_code_puts_together(text, shape):
    """
    Pieces that code joins are one secret, and a value attribute belongs to its name.
    """
    parts = [made(shape, seed) for seed in (1, 2)]
    seen = redact.redact(text.format(*parts)).text
    assert parts[0] not in seen
    assert parts[1] not in seen or "key" not in text.lower().partition("=")[0]


@pytest.mark.parametrize(
    "text",
    [
        "log in as an admin with two browsers open",
        "the passphrase must never be written to disk in plain text",
        "passphrase: generate one per host and keep it in the vault",
        "unlock the-door-sensor-test before the run",
        "the password prompt is a b c of our onboarding",
        "enter 1200 items into the door catalogue",
        "press 3 times on the alarm tile",
        "reset your branch and set it to main",
        "sign in with OAuth2, then it's ready",
        "users forget the password? send a reset mail",
        "connect using TLS1.3 as the transport",
        "test account: buyer/seller roles only",
        "the wifi screen, it's Settings.tsx",
        "It's ready.",
        "name: password\nvalue: required",
        "${DB_PASSWORD:?is missing}",
        "password hashing is argon2id with m=19456,t=2,p=1",
        "traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
        "the host key is SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8",
        "192.0.2.44 and 2001:db8::1 in the docs",
        "02:00:00:00:00:01 is the emulator",
        "show a passport number field in the kyc form",
        "call 0 when it fails",
        "the password policy for node18 and ubuntu22 is the same",
        "use option B when it asks for a reason",
        "| step | password |\n|---|---|\n| 1 | required |",
        "archives are encrypted with age or AES256",
        "arn:aws:secretsmanager:eu-west-1:123456789012:secret:prod/db-main",
        "the pass rate is the metric",
    ],
)
def test_a_rule_in_the_same_words_stays(text):
    """
    What a person says about logins, phrases and keypads as a rule is left alone.
    """
    assert text == redact.redact(text).text


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("tel:+4930<d8>", "phone"),
        ("call me on 0176<d7> at night", "phone"),
        ("/c/Users/<a9>/bin", "home"),
        ("git clone git@code.<a6>.corp:x/y", "host"),
        ("my passport number is <u3>4<u2>77", "papers"),
        ("jdbc:oracle:thin:ops/<p1>@db", "url-credential"),
    ],
)
def test_more_that_names_a_person(text, kind):
    """
    Numbers to ring, papers, and folders and hosts in other spellings are found.
    """
    assert kind in [found.kind for found in redact.redact(made(text)).findings]
