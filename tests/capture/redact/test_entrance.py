"""A strong password in a sentence about getting in, with no word for a password beside it."""

from __future__ import annotations

import pytest

from agent_memory.capture import redact
from tests.capture.redact.build import made


@pytest.mark.parametrize(
    "sentence",
    [
        "always log in to the kiosk with {}",
        "clerk@mill.test:{} is what the e2e suite uses",
        "load the dump with -u clerk -p {}",
        "we sign the installer with {}",
        "the vault decrypts by typing {}",
        "emplea {} para entrar",
        "use sempre {} para entrar na loja",
        "ci accediamo sempre con {}",
        "przy logowaniu używaj {}",
        "nimm {} zum Einloggen",
        "prends {} pour te connecter",
        "при входе вводим {}",
        "登入一律用{}",
        "サインインは{}です",
        "접속은 {} 로",
        "{} works for the demo users",
    ],
)
@pytest.mark.parametrize("shape", ["Tundra5<d1>k<d1>z", "Marble$<d4>"])
def test_a_strong_password_goes(sentence, shape):
    """
    What is strong enough to be nothing else goes where a sentence is about getting in.
    """
    secret = made(shape)
    assert secret not in redact.redact(sentence.format(secret)).text


@pytest.mark.parametrize(
    "sentence",
    [
        "the seed admin has {}",
        "staging: {}",
        "clara's is {}",
    ],
)
def test_elsewhere_it_makes_its_clause_suspect(sentence):
    """
    In a sentence that is not about getting in, or in a place's position, it is quarantined.
    """
    secret = made("Tundra5<d1>k<d1>z")
    seen = redact.redact(sentence.format(secret))
    assert (True, False) == (secret in seen.text and bool(seen.suspects), bool(seen.findings))


@pytest.mark.parametrize(
    "text",
    [
        "sign in with Office365 accounts only",
        "authenticate with SCRAM-SHA-256-PLUS",
        "log in with claude-3-5-sonnet-20241022",
        "the login page uses the class LoginFormV2x3",
        "encrypt the volume with XChaCha20Poly1305",
        "log in as agent47 and open report2024.pdf",
        "run the login suite on ubuntu-22.04-arm64-8core",
        "docker run -u node -p 3000:3000 img",
        "sign in to the staging account on iPhone15",
        "use Mat4x4F32 and RTX4090Ti in the benchmark",
        "the admin server is [2094-bbc36fb2] in the log",
        "login fails on Safari17 and works in Chrome131",
        "replace password1 and password2 by one field",
        "call it `passwordPolicyV2`, not `pwPolicy`",
        "the fixture's password is `password`",
    ],
)
def test_names_stay_and_are_not_suspect(text):
    """
    Products, algorithms, models, files, classes and ports are no passwords in such a sentence.
    """
    seen = redact.redact(text)
    assert (text, ()) == (seen.text, seen.suspects)
