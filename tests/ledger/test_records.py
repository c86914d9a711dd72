"""The shapes of the two journals."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import ValidationError

from agent_memory.ledger.records import (
    KINDS,
    Clean,
    Demoted,
    Pinned,
    Sighting,
    named,
    schema,
    sighting_id,
)
from tests.ledger.build import DAY_ONE, PROJECT, sight

SCHEMAS = Path(__file__).parents[2] / "references" / "schema"


def fields(record: Sighting) -> dict[str, object]:
    """The fields of a sighting as values, not as what JSON makes of them."""
    return {name: getattr(record, name) for name in type(record).model_fields}


def test_only_clean_text_is_accepted_in_code():
    """
    Promise 2: a sighting cannot be made from text that redaction has not passed.
    """
    clean = fields(sight("a1"))

    assert sight("a1") == Sighting(**clean)
    with pytest.raises(ValidationError):
        Sighting(**{**clean, "text": str(clean["text"])})


def test_any_string_of_a_journal_is_clean():
    """
    What stands in a journal was redacted before it was written.
    """
    record = Sighting.model_validate_json(sight("a1").model_dump_json())

    assert Clean is type(record.text)


def test_an_error_quotes_nothing():
    """
    Promise 2: the message of a refused value does not carry the value.
    """
    with pytest.raises(ValidationError) as caught:
        Sighting(**{**fields(sight("a1")), "text": "zebra-4711", "level": "zebra-4711"})

    assert "zebra" not in str(caught.value)


def test_a_record_cannot_be_changed():
    """
    Records are values.
    """
    with pytest.raises(ValidationError):
        sight("a1").marker = "never"


@pytest.mark.parametrize("name", ["", "a/b", "../a", "a b", "a\n", "a" * 97, "é"])
def test_an_id_leads_nowhere(name):
    """
    An id is letters, digits and hyphens, so that none is a path.
    """
    with pytest.raises(ValidationError):
        Pinned(id=name, project=PROJECT, at=DAY_ONE, door="terminal")


def test_a_time_without_a_zone_is_refused():
    """
    A moment without an offset could be on two days.
    """
    with pytest.raises(ValidationError):
        Pinned(id="a", project=PROJECT, at=DAY_ONE.replace(tzinfo=None), door="terminal")


def test_making_a_record_twice_is_making_it_once():
    """
    A named record's id follows from its kind and its parts alone.
    """
    common = {"project": PROJECT, "at": DAY_ONE, "door": "terminal"}

    assert named(Pinned, 1, "a", **common) == named(Pinned, 1, "a", **common)
    assert named(Pinned, 1, "a", **common).id != named(Pinned, 1, "b", **common).id
    assert named(Pinned, 1, "a", **common).id != named(Demoted, 1, "a", **common).id
    assert 24 == len(named(Pinned, "\ud800", **common).id)


def test_a_sighting_is_named_by_its_place_in_the_message():
    """
    Message, start and extractor tell sightings apart.
    """
    assert "m-7-x2" == sighting_id("m", 7, 2)


@pytest.mark.parametrize(
    ("counts", "fields"),
    [
        pytest.param(True, {}, id="a person's"),
        pytest.param(True, {"flags": ("asked",)}, id="asked"),
        pytest.param(True, {"level": "counted"}, id="silent"),
        pytest.param(True, {"voice": "tool", "confidence": "verified"}, id="a command's result"),
        pytest.param(False, {"voice": "tool"}, id="a tool's words"),
        pytest.param(False, {"flags": ("pasted",)}, id="pasted?"),
        pytest.param(False, {"flags": ("altered",)}, id="altered"),
        pytest.param(False, {"flags": ("suspect",)}, id="suspect"),
        pytest.param(False, {"flags": ("asked", "pasted")}, id="asked in a paste"),
        pytest.param(
            False, {"confidence": "verified", "flags": ("altered",)}, id="verified, altered"
        ),
    ],
)
def test_whose_words_count(counts, fields):
    """
    Promise 8: only a person's own clean words count, and a command's own result.
    """
    assert counts is sight("a1", **fields).counts


def test_the_references_hold_every_schema():
    """
    references/schema is what scripts/schemas.py writes: one file a kind, and no other.
    """
    written = {path.stem: path.read_text(encoding="utf-8") for path in SCHEMAS.iterdir()}

    assert {name: schema(kind) for name, kind in KINDS.items()} == written
