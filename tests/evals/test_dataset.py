"""Labelled data is read whole or refused in one line."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from agent_memory.errors import Refusal
from evals import dataset

SHAPE = {
    "id": str,
    "items": [{"start": int, "on": bool}],
    "secret": (str, type(None)),
    "is": frozenset({"same", "other"}),
}
ROW: dict[str, Any] = {
    "id": "r1",
    "items": [{"start": 3, "on": True}],
    "secret": None,
    "is": "same",
    "more": [1.5],
}


def written(path, *lines):
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_rows_are_read_in_order_with_the_fields_that_nobody_asked_for(tmp_path):
    """
    Rows come in order, blank lines count for nothing, unknown fields stay.
    """
    other = {**ROW, "id": "r2"}
    path = written(tmp_path / "rows.jsonl", json.dumps(ROW), "", json.dumps(other))
    assert [ROW, other] == dataset.read(path, SHAPE)


def test_gzipped_rows_are_the_same_rows(tmp_path):
    """
    A name that ends in .gz is read through gzip.
    """
    path = tmp_path / "rows.jsonl.gz"
    path.write_bytes(gzip.compress(json.dumps(ROW).encode()))
    assert [ROW] == dataset.read(path, SHAPE)


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        pytest.param("{", "not JSON", id="torn"),
        pytest.param("[" * 100_000, "not JSON", id="nested too deep"),
        pytest.param("[1]", "the row is no object", id="a list"),
        pytest.param('{"id": "r"}', "the row lacks 'items'", id="a field is missing"),
        pytest.param(
            json.dumps({**ROW, "id": 7}), "'id' is of the wrong type", id="a number for a text"
        ),
        pytest.param(json.dumps({**ROW, "items": {}}), "'items' is no list", id="no list"),
        pytest.param(
            json.dumps({**ROW, "items": [*ROW["items"], {"start": 1}]}),
            "item 2 of 'items' lacks 'on'",
            id="a field of an item is missing",
        ),
        pytest.param(
            json.dumps({**ROW, "items": [{"start": True, "on": True}]}),
            "'start' is of the wrong type",
            id="a boolean is no number",
        ),
        pytest.param(
            json.dumps({**ROW, "is": "alike"}), "'is' is none of other, same", id="another word"
        ),
        pytest.param(
            json.dumps({**ROW, "is": ["same"]}), "'is' is none of other, same", id="no word at all"
        ),
    ],
)
def test_a_bad_row_is_named(tmp_path, row, problem):
    """
    A bad row is refused with its file, its number and what is wrong, and quotes nothing.
    """
    path = written(tmp_path / "rows.jsonl", json.dumps(ROW), "", row)
    with pytest.raises(Refusal) as refusal:
        dataset.read(path, SHAPE)
    assert f"{path} row 3: {problem}" == str(refusal.value)


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"no gzip", id="another format"),
        pytest.param(gzip.compress(b"{}" * 500)[:20], id="torn"),
        pytest.param(gzip.compress(b"{}")[:10] + b"\xff" * 40, id="damaged"),
    ],
)
def test_a_damaged_archive_is_refused(tmp_path, data):
    """
    What gzip cannot unpack is refused, not raised.
    """
    path = tmp_path / "rows.jsonl.gz"
    path.write_bytes(data)
    with pytest.raises(Refusal, match="cannot be read: not whole gzip"):
        dataset.read(path, SHAPE)


def test_a_missing_file_is_refused(tmp_path):
    """
    A file that is not there is refused by name.
    """
    with pytest.raises(Refusal, match=r"none\.jsonl cannot be read: No such file"):
        dataset.read(tmp_path / "none.jsonl", SHAPE)
