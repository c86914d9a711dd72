"""Names and the passwords beside them."""

from __future__ import annotations

import pytest

from agent_memory.capture import redact
from tests.capture.redact.build import clean


@pytest.mark.parametrize(
    "text",
    [
        "log in to the wiki (editor, {}) and fix it",
        "le credenziali sono gestore e {}",
        "bitte mit kasse1 und {} anmelden",
        "tu te connectes avec demo et {}",
        "the plc web page: plcadmin, {}",
        "user admin, then {}",
        "Zugangsdaten f\u00fcr das CMS: redaktion / {}",
        "login with these: tester1 / {}",
        "account 1: mia / {}",
        "the tester account (tess / {}) has all rights",
        "creds\n  u: kiosk\n  p: {}",
        "the intern account is intern2 with {}, end it in june",
        "the tenant opens with art@example.com / {}",
        "the proxy wants clerk:{}",
        "用clerk/{}登录",
        "the break glass account: bg-admin, {}",
    ],
)
@pytest.mark.parametrize("shape", ["<p2>", "<p4>"])
def test_the_second_half_goes(text, shape):
    """
    What stands beside the name of a login goes, in whatever order a language puts its verb.
    """
    assert text.format("[redacted:password]") == clean(text.format(shape))


@pytest.mark.parametrize(
    "text",
    [
        "sign in with google and oauth2",
        "log in as editor and check draft-list-2",
        "admin panel theme: sb-admin-2",
        "hotspot feature flag: hotspot-v2",
        "the account page shows plan / tier-2024-06",
        "user / role matrix lives in roles-v2.yaml",
        "the admin account uses gpt-4o-2024-08-06",
        "changed it from Node18 to Node20",
        "to unlock the node use unlockNode2024()",
        "secretName: tls-wildcard-2024",
        "auth: { provider: keycloak24, realm: shop }",
        "send it to art@example.com and archive2024",
        "the routes (user/profile2024) and (auth/callback22)",
    ],
)
def test_other_pairs_stay(text):
    """
    Two names, a label and its value, and releases of a thing are no logins.
    """
    assert text == redact.redact(text).text


@pytest.mark.parametrize(
    "text",
    [
        "we changed the vpn one from {} to {} on monday",
        "if the first password ({}) fails, try {}",
        "the pw might be {} or {}",
        "contrase\u00f1a vieja: {}, la nueva: {}",
    ],
)
def test_both_of_two_go(text):
    """
    Where one secret takes another's place, or may, both go.
    """
    expected = text.format(*["[redacted:password]"] * 2)
    assert expected == clean(text.format("<p2>", "<p2>x"))
