"""Keys without a form of their own, behind the name of a service; accounts; credentials files."""

from __future__ import annotations

import pytest

from agent_memory.capture import redact
from tests.capture.redact.build import kinds, made

UUID = "<h8>-<h4>-<h4>-<h4>-<h12>"


@pytest.mark.parametrize(
    "sentence",
    ["datadog: {}", "wandb {}", 'snyk = "{}"', "for heroku use {} please", "shodan_api {}"],
)
def test_a_key_behind_its_service(sentence):
    """
    Hex, a UUID or random letters right behind a service's name are its key.
    """
    keys = [made(shape) for shape in ("<h32>", "<h40>", UUID, "<w32>", "<l24>")]
    assert [] == [key for key in keys if key in redact.redact(sentence.format(key)).text]


@pytest.mark.parametrize(
    "shape",
    [
        "the datadog trace <h32> is slow",
        "heroku deployed commit <h40>",
        f"open ticket {UUID} in zendesk",
        "sentry release web-frontend-2024.11.03",
        "pin circleci/node@sha256:<h64>",
        "supabase migration 20240115093000_add_users",
        "deploy to vercel production-eu-west-1-blue",
        "use sentry for errors and datadog for metrics",
        "notion <h32>",
    ],
)
def test_what_is_no_key_stays(shape):
    """
    A trace, a commit, a release, a page or a migration near such a name is none.
    """
    text = made(shape)
    assert text == redact.redact(text).text


@pytest.mark.parametrize(
    ("shape", "kind"),
    [
        (f"azure_tenant_id={UUID}", "account"),
        ("arn:aws:iam::4<d8>217:role/deploy", "account"),
        ("AccountName=<a12>;AccountKey=<B60>==;", "account"),
        ("aws account id is 7<d8>316", "account"),
        (
            '{"client_id": "x", "client_secret": "<w24>", "refresh_token": "1//<b60>"}',
            "credentials",
        ),
        ('"client_secret": "<a4>zqxwv<a6>"', "password"),
        ("the sidekiq token: <h8>:<h8>", "key"),
        ("finnhubTOKEN=trickle<d10>x", "key"),
        (f"<apiKey>\n      {UUID}\n</apiKey>", "key"),
    ],
)
def test_other_places(shape, kind):
    """
    Accounts, credentials files, halves of a key and values in XML are found as what they are.
    """
    assert kind in kinds(shape)


@pytest.mark.parametrize(
    "text",
    [
        "arn:aws:iam::123456789012:role/deploy",
        "tenant_id = uuid4()",
        '{"client_secret": "...", "refresh_token": "..."}',
        '{"client_secret": "${SECRET}", "refresh_token": "<token>"}',
        '{"access_token": "string", "type": "object"}',
        "secret: app-db-credentials",
        "password: kubernetes",
    ],
)
def test_samples_stay(text):
    """
    What documentation and manifests hold in the same places is no secret.
    """
    assert text == redact.redact(text).text
