"""The redaction metrics: what counts as caught, and the floor below which nothing is merged."""

from __future__ import annotations

from pathlib import Path

import pytest

from agent_memory.capture.redact import proof
from evals import dataset, redaction

SHAPES = Path(redaction.__file__).parent / "data" / "redaction_shapes.jsonl"


@pytest.fixture(scope="module")
def own():
    """The metrics of the project's own shapes."""
    return redaction.measure(dataset.read(SHAPES, dataset.REDACTION))


def row(text: str, secret: str | None, **more) -> dict:
    return {"text": text, "secret": secret, "kind": "token-x", "source": "own", **more}


def test_the_floor(own):
    """
    On the project's own sentences redaction keeps what it has reached.
    """
    assert own["recall"] >= 0.97
    assert own["false_positive_rate"] <= 0.005
    assert 1 == own["idempotent"]


def test_a_secret_is_caught_when_no_large_part_survives():
    """
    A run of two fifths of a secret in the clean text is a miss, and the row is shown masked.
    """
    key = proof.fill("ghp_<w36>")
    found = redaction.measure(
        [row(f"use {key}", key), row("it is plainlongwords", "plainlongwords")]
    )
    assert 0.5 == found["recall"]
    assert ["it is <14 characters>"] == [failure["text"] for failure in found["failures"]]


def test_what_the_sentence_or_the_label_says_is_no_part_of_a_secret():
    """
    Letters of a secret that stand in the words around it or in the placeholder are no leak.
    """
    found = redaction.measure([row("the rock password is rocket736", "rocket736")])
    assert 1 == found["recall"]


def test_an_altered_ordinary_line_is_a_false_positive():
    """
    An ordinary line counts as wrong as soon as anything in it is altered.
    """
    found = redaction.measure([row("use pnpm", None), row("mail ina@lund.io", None)])
    assert 0.5 == found["false_positive_rate"]


def test_recall_is_given_by_source_and_family():
    """
    Each source and each family of kinds has a recall of its own.
    """
    key = proof.fill("ghp_<w36>")
    found = redaction.measure([row(key, key, source="hand")])
    assert 1 == found["recall_source:hand"] == found["recall_family:token"]


def test_no_rows():
    """
    Nothing measured is no figure.
    """
    assert redaction.measure([])["recall"] is None


def test_a_shape_is_filled_when_it_is_read():
    """
    A row marked as a shape gets its secret at run time, the same each time.
    """
    shape = row("token {secret} ok", "<w32>", shape=True)
    assert 1 == redaction.measure([shape])["recall"]


def test_no_secret_stands_in_the_file():
    """
    The file of shapes holds no string that looks like a key.
    """
    texts = [one["text"] for one in dataset.read(SHAPES, dataset.REDACTION)]
    made = redaction.measure([row(text, None) for text in texts if "{secret}" in text])
    assert made["false_positive_rate"] < 0.05
