"""What a value looks like: made by a machine, chosen by a person, or neither."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory.capture.redact import chosen, opaque, spare
from tests.capture.redact.build import made


@pytest.mark.parametrize(
    "shape", ["<w20>", "<l24>", "<u24>", "<h32>", "<b40>", "<d28>", "<w8>-<w16>"]
)
@pytest.mark.parametrize("seed", range(5))
def test_what_a_machine_makes_is_opaque(shape, seed):
    """
    A random token of any alphabet is opaque.
    """
    assert opaque.opaque(made(shape, seed))


@pytest.mark.parametrize(
    "token",
    [
        "DefaultTransactionalHandlerRegistry",
        "collectVisibleChildrenByRoleName",
        "background_worker_heartbeat_interval",
        "authentication-middleware",
        "xxxxxxxxxxxxxxxxxxxxxxxx",
        "abcdefghijklmnop1234",
        "00000000000000000000",
        "übermäßigkeitsprüfung",
        "several words in a row",
        "short1",
    ],
)
def test_what_a_person_names_is_not(token):
    """
    Names, filler, prose and short tokens are not opaque.
    """
    assert not opaque.opaque(token)


@pytest.mark.parametrize(
    ("weight", "values"),
    [
        (chosen.ANYWHERE, ("<p2>", "<p4>", "<w12>", "k3Yx!9")),
        (chosen.SAID, ("<p1>", "<p3>", "let-me-in-42", "Swordfish!x")),
        (0, ("wrong", "argon2id", "sha256", "4096", "v2.1.0", "config.py", "getpass()", "user1")),
        (0, ("${PW}", "<password>", "process.env.PW", "xxxxxxxx", "DB_SECRET_KEY", "/etc/pass2")),
        (0, ("LoginForm2", "db-credentials-v2", "https://h/x?y=1", "必须填写", "00:15", "abc")),
    ],
)
def test_the_weight_of_a_password(weight, values):
    """
    Words, references, names and terms weigh nothing; the stranger a value, the more it weighs.
    """
    assert dict.fromkeys(values, weight) == {value: chosen.weight(made(value)) for value in values}


@pytest.mark.parametrize(
    "value",
    [
        *("$TOKEN", "${{ secrets.X }}", "{{ .Values.pw }}", "%PASSWORD%", "os.environ['X']"),
        *("your-key-here", "changeme", "null", "op://vault/item", "https://acme.dev/docs"),
        *("./key.pem", "~/.ssh/id"),
    ],
)
def test_references(value):
    """
    What only points at a secret, or holds its place, is none.
    """
    assert spare.reference(value)


@given(st.text(max_size=60))
def test_any_text_has_a_shape(text):
    """
    No text makes a judgement of form fail.
    """
    assert chosen.weight(text) in {0, chosen.SAID, chosen.ANYWHERE}
    assert opaque.opaque(text) in {True, False}
    assert opaque.solitary(text) in {True, False}
    assert 0 <= opaque.wordy(text) <= 1
