"""One record as one line of a journal: JSON with sorted keys and `sum`, a CRC-32 of the rest."""

from __future__ import annotations

import json
import math
import zlib
from typing import Any, NamedTuple

from pydantic import ValidationError

from agent_memory import keys, policy
from agent_memory.errors import Refusal
from agent_memory.ledger.records import KINDS, Record, Sighting

_DIGITS = 20  # of a 64-bit number with its sign
_LARGE = 10**18  # every smaller number has fewer


class Unknown(NamedTuple):
    """A line of a kind or version that this program does not know, kept as it was."""

    record: str
    v: int
    line: bytes


class Malformed(ValueError):  # noqa: N818 - a verdict on a line, worded for the person
    """A line that is no record, with the reason in words that quote nothing of it."""


def dump(record: Record) -> bytes:
    """A record as one line of a journal, its keys sorted and its checksum last."""
    data = record.model_dump(mode="json", exclude_none=True)
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    # A file name may hold bytes that are no text; a line that cannot be read back would be lost.
    body = text.encode("utf-8", "replace")
    line = body[:-1] + _seal(body)
    if len(line) > policy.MAX_RECORD:
        raise Refusal(f"a {record.record} record would be longer than {policy.MAX_RECORD} bytes")
    return line + b"\n"


def parse(line: bytes) -> Record | Unknown:
    """The record of one line; raises Malformed for what is none."""
    if len(line) > policy.MAX_RECORD:
        raise Malformed(f"longer than {policy.MAX_RECORD} bytes")
    # The bytes are summed rather than what they mean: one value can be spelled in several ways.
    body = line[:-_SEAL] + b"}"
    if _SIGHTING in line and line[-_SEAL:] == _seal(body) and (found := _plain(line, body)):
        return found
    data = _object(line)
    if line[-_SEAL:] != _seal(body):
        raise Malformed("its checksum does not agree")
    version, kind = data.get("v"), data.get("record")
    if type(version) is not int or not isinstance(kind, str):
        raise Malformed("names no version or no kind of record")
    if version > policy.SCHEMA or kind not in KINDS:
        return Unknown(kind, version, line)
    return _known(kind, body)


def _seal(body: bytes) -> bytes:
    return f',"sum":"{zlib.crc32(body):08x}"}}'.encode()


_SEAL = len(_seal(b""))
_SIGHTING = b'"record":"sighting"'
_UNPLAIN = (b" :", b"\t", b"\n", b"\r")  # with which a key may stand apart from its colon


def _plain(line: bytes, body: bytes) -> Sighting | None:
    """A sealed line as a sighting where one reading shows all that a second one would look for.

    Nearly every line is one. It has no field of a newer version, where a number may be none and an
    object may hold anything, and its keys are as many as its fields: none of them stands twice.
    """
    if any(map(line.__contains__, _UNPLAIN)):
        return None
    try:
        found = Sighting.model_validate_json(body)
    except ValidationError:
        return None  # the other reading says why
    place = found.place
    if found.model_extra or place.model_extra or b'"v":1,' not in line:
        return None
    if max(found.start, found.end, place.line, abs(found.extractor)) >= _LARGE:
        return None
    fields = len(found.model_fields_set) + len(place.model_fields_set)
    # A colon behind a quote within a text is one more, and the line then takes the other way.
    return found if line.count(b'":') == fields + 1 else None


def _object(line: bytes) -> dict[str, Any]:
    try:
        data = _DECODER.decode(line.decode())
    except UnicodeDecodeError:
        raise Malformed("not UTF-8") from None
    except RecursionError:
        raise Malformed("nested too deep") from None
    except json.JSONDecodeError:
        raise Malformed("not JSON, or torn") from None
    except ValueError as problem:
        raise Malformed(str(problem)) from None
    if not isinstance(data, dict):
        raise Malformed("not an object")
    return data


def _known(kind: str, body: bytes) -> Record:
    try:
        # From JSON text rather than from the dict: only a journal's own bytes become Clean there.
        return KINDS[kind].model_validate_json(body)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False, include_context=False)[0]
        # The first name is one of ours; deeper ones may be the line's own.
        field = str(first["loc"][0]) if first["loc"] else kind
        raise Malformed(f"{field}: {first['type'].replace('_', ' ')}") from None


def _whole(digits: str) -> int:
    if len(digits) > _DIGITS:
        raise Malformed("holds a number that is too large")
    return int(digits)


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise Malformed("holds a number that is too large")
    return number


def _no_constant(_: str) -> None:
    raise Malformed("holds a number that is none")


# One for all lines: `json.loads` with hooks would make one for each.
_DECODER = json.JSONDecoder(
    object_pairs_hook=keys.once,
    parse_int=_whole,
    parse_float=_finite,
    parse_constant=_no_constant,
)
