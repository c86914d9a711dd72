"""One record a line: what is written is read back, and what is damaged says so."""

from __future__ import annotations

import datetime as dt
import json
import zlib
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_origin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agent_memory import policy
from agent_memory.errors import Refusal
from agent_memory.ledger.line import Malformed, Unknown, dump, parse
from agent_memory.ledger.records import KINDS, Clean, Place, Record, Sighting, Span
from tests.ledger.build import decide, mark, sight

if TYPE_CHECKING:
    from collections.abc import Callable

PLANTED = "zebra-4711"
MOMENTS = st.datetimes(timezones=st.just(dt.timezone.utc))
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)


def seal(body: bytes) -> bytes:
    """A line with the right checksum, whatever it says."""
    return body[:-1] + f',"sum":"{zlib.crc32(body):08x}"}}'.encode()


def sealed(data: dict[str, Any]) -> bytes:
    return seal(json.dumps(data, sort_keys=True, separators=(",", ":")).encode())


def unsealed(record: Record) -> dict[str, Any]:
    data = json.loads(dump(record))
    del data["sum"]
    return data


def values(annotation: Any, metadata: tuple[Any, ...] = ()) -> st.SearchStrategy[Any]:
    """Values of a field of a record, by its annotation."""
    kind, inner = get_origin(annotation), get_args(annotation)
    made: dict[Any, Callable[[], st.SearchStrategy[Any]]] = {
        Annotated: lambda: values(inner[0], annotation.__metadata__),
        Literal: lambda: st.sampled_from(inner),
        tuple: lambda: st.lists(values(inner[0]), max_size=3).map(tuple),
        dict: lambda: st.dictionaries(TEXT, st.integers(0, 9), max_size=3),
        None: lambda: plain(annotation, metadata),
    }
    return made.get(kind, lambda: st.one_of(*map(values, inner)))()


def plain(annotation: Any, metadata: tuple[Any, ...]) -> st.SearchStrategy[Any]:
    if annotation in (Place, Span):
        return st.builds(annotation, **fields(annotation))
    patterns = [
        one.pattern for item in metadata for one in item.metadata if hasattr(one, "pattern")
    ]
    made = {
        bool: st.booleans(),
        str: st.from_regex(patterns[0], fullmatch=True) if patterns else TEXT,
        int: st.integers(1, 2**53),
        Clean: TEXT.map(Clean),
        type(None): st.none(),
    }
    return made.get(annotation, MOMENTS)


def fields(kind: type[Any]) -> dict[str, st.SearchStrategy[Any]]:
    return {
        name: values(field.annotation, (field,))
        for name, field in kind.model_fields.items()
        if name not in ("v", "record")
    }


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
@settings(max_examples=30)
@given(data=st.data())
def test_what_is_written_is_read_back(kind, data):
    """
    Every kind of record comes back from its line as it was.
    """
    record = data.draw(st.builds(kind, **fields(kind)))

    assert record == parse(dump(record).removesuffix(b"\n"))


@given(
    extra=st.dictionaries(
        TEXT.filter(bool), st.integers(-(2**63), 2**63) | TEXT | st.lists(TEXT), max_size=3
    )
)
def test_unknown_fields_survive_a_rewrite(extra):
    """
    What a newer version added to a record or to its place is still there when we write it again.
    """
    known = unsealed(sight("a1"))
    extra = {name: value for name, value in extra.items() if name not in (*known, "key", "proof")}
    data = {**extra, **known, "place": {**extra, **known["place"]}}
    data = {**data, "place": {**data["place"], "sum": "of a place"}}

    assert data == unsealed(parse(sealed(data)))


@pytest.mark.parametrize(
    ("version", "record"), [(1, "dream"), (2, "sighting"), (2, "dream"), (99, "undone")]
)
def test_the_unknown_is_kept_as_it_was(version, record):
    """
    A kind or a version that we do not know is kept byte for byte.
    """
    line = sealed({"record": record, "v": version, "what": [1, {"ever": "it says"}]})

    assert Unknown(record, version, line) == parse(line)


def test_every_flipped_bit_is_caught():
    """
    One flipped bit anywhere in a line costs the line, even where the JSON still says the same.
    """
    line = dump(sight("a1", f"{PLANTED} with \x1f and \n, \\ and é")).removesuffix(b"\n")
    undetected = []
    for bit in range(8 * len(line)):
        flipped = bytearray(line)
        flipped[bit // 8] ^= 1 << bit % 8
        if not refused(bytes(flipped)):
            undetected.append(bit)

    assert [] == undetected


def test_every_truncation_is_caught():
    """
    No beginning and no end of a line is a record.
    """
    line = dump(sight("a1")).removesuffix(b"\n")

    assert [] == [at for at in range(len(line)) if not refused(line[:at])]
    assert [] == [at for at in range(1, len(line) + 1) if not refused(line[at:])]


def refused(line: bytes) -> bool:
    try:
        parse(line)
    except Malformed as verdict:
        return PLANTED not in str(verdict)
    return False


GOOD = unsealed(sight("a1", PLANTED))
BODY = json.dumps(GOOD, sort_keys=True, separators=(",", ":"))
MARK = unsealed(mark("a", [PLANTED]))


@pytest.mark.parametrize(
    ("reason", "line"),
    [
        pytest.param("not JSON, or torn", b"", id="nothing"),
        pytest.param("not JSON, or torn", b"\0" * 64, id="NUL"),
        pytest.param(
            "not JSON, or torn", seal(BODY.replace("zebra", "ze\0bra").encode()), id="NUL within"
        ),
        pytest.param("not JSON, or torn", b"\xef\xbb\xbf" + dump(sight("a1", PLANTED)), id="BOM"),
        pytest.param(
            "not UTF-8", dump(sight("a1", PLANTED)).decode().encode("utf-16"), id="UTF-16"
        ),
        pytest.param(
            "not UTF-8", seal(BODY.replace("zebra", "zébra").encode("latin-1")), id="latin-1"
        ),
        pytest.param(
            "not UTF-8",
            seal(BODY.replace("zebra", "z\udc80").encode("utf-8", "surrogatepass")),
            id="lone surrogate",
        ),
        pytest.param(
            "sighting: json invalid",
            seal(BODY.replace("zebra", "z\\udc80").encode()),
            id="lone surrogate, escaped",
        ),
        pytest.param("nested too deep", b'{"%b":' % PLANTED.encode() + b"[" * 100_000, id="depth"),
        pytest.param(
            f"longer than {policy.MAX_RECORD} bytes",
            sealed({**GOOD, "text": PLANTED * policy.MAX_RECORD}),
            id="too long",
        ),
        pytest.param("not an object", f'["{PLANTED}"]'.encode(), id="list"),
        pytest.param("not an object", f'"{PLANTED}"'.encode(), id="string"),
        pytest.param("a key stands twice", seal(BODY[:-1].encode() + b',"v":1}'), id="v twice"),
        *(
            pytest.param(
                "a key stands twice", seal(BODY[:-1].encode() + end), id=f"twice: {end.decode()}"
            )
            for end in (
                b',"end":9}',
                b',"\\u0065nd":9}',
                b',"end" :9,"marker":":"}',
                b',"marker" \t:"m","key":":"}',
                b',"place":{}}',
            )
        ),
        pytest.param(
            "a key stands twice",
            seal(BODY[:-1].encode() + f',"x":{{"{PLANTED}":1,"{PLANTED}":1}}}}'.encode()),
            id="a deeper field twice",
        ),
        pytest.param(
            "holds a number that is none", sealed({**GOOD, "end": float("nan")}), id="NaN"
        ),
        pytest.param(
            "holds a number that is none", sealed({**GOOD, "x": float("-inf")}), id="-inf"
        ),
        pytest.param(
            "holds a number that is too large",
            seal(BODY[:-1].encode() + b',"x":1e999}'),
            id="1e999",
        ),
        pytest.param(
            "holds a number that is too large", sealed({**GOOD, "end": 10**400}), id="huge"
        ),
        pytest.param(
            "holds a number that is too large",
            sealed({**GOOD, "extractor": -(10**20)}),
            id="huge below zero",
        ),
        pytest.param(
            "not JSON, or torn", seal(BODY[:-1].encode() + b',"x":4711_0}'), id="underscored number"
        ),
        pytest.param(
            "names no version or no kind of record", sealed({**GOOD, "v": True}), id="v is true"
        ),
        pytest.param(
            "names no version or no kind of record", sealed({**GOOD, "v": PLANTED}), id="v is text"
        ),
        pytest.param(
            "names no version or no kind of record", sealed({"v": 1, "x": PLANTED}), id="no kind"
        ),
        pytest.param("v: literal error", sealed({**GOOD, "v": 0}), id="version 0"),
        pytest.param("level: literal error", sealed({**GOOD, "level": PLANTED}), id="no level"),
        pytest.param("id: string pattern mismatch", sealed({**GOOD, "id": PLANTED + "/"}), id="id"),
        pytest.param(
            "place: greater than equal",
            sealed({**GOOD, "place": {**GOOD["place"], "line": 0}}),
            id="line 0",
        ),
        pytest.param(
            "skipped: int parsing", sealed({**MARK, "skipped": {PLANTED: "x"}}), id="a key"
        ),
        pytest.param("text: string type", sealed({**GOOD, "text": {PLANTED: 1}}), id="text"),
        pytest.param(
            "its checksum does not agree", BODY.encode()[:-1] + b',"sum":"00000000"}', id="sum"
        ),
        pytest.param("its checksum does not agree", BODY.encode(), id="no sum"),
        pytest.param(
            "its checksum does not agree", sealed(GOOD).replace(b'"v":1', b'"v": 1'), id="respelled"
        ),
    ],
)
def test_what_is_no_record_says_why_and_quotes_nothing(reason, line):
    """
    A line that is no record is refused in words of our own, none of them from the line.
    """
    with pytest.raises(Malformed) as caught:
        parse(line)

    assert reason == str(caught.value)
    assert caught.value.__cause__ is None


@given(st.binary(max_size=200))
def test_bytes_of_any_kind_never_crash(line):
    """
    Arbitrary bytes are no record, and nothing else goes wrong.
    """
    assert refused(line)


JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | TEXT,
    lambda inner: st.lists(inner) | st.dictionaries(TEXT, inner),
    max_leaves=8,
)


@given(JSON)
def test_no_value_of_a_field_crashes(value):
    """
    A field that holds something else is refused or read, and nothing else goes wrong.
    """
    for name in GOOD:
        line = sealed({**GOOD, name: value})
        try:
            read = parse(line)
        except Malformed:
            continue
        assert isinstance(read, (Sighting, Unknown))


def test_bytes_that_are_no_text_do_not_cost_the_line():
    """
    A file name may hold bytes that are no text: the record is written so that it can be read back.
    """
    record = decide(KINDS["adopted"], [sight("a1")], text=Clean("use pnpm"), target="a\udcffb")

    assert "a?b" == parse(dump(record).removesuffix(b"\n")).target


def test_a_line_too_long_to_be_read_is_not_written():
    """
    What a reader would refuse is refused when it is written, and not lost afterwards.
    """
    with pytest.raises(Refusal, match="longer than"):
        dump(sight("a1", "x" * policy.MAX_RECORD))


def test_the_longest_line_is_read_back():
    """
    A line of exactly the greatest length is a record.
    """
    spare = policy.MAX_RECORD - len(dump(sight("a1", ""))) + 1
    line = dump(sight("a1", "", marker="always" + "x" * spare))

    assert policy.MAX_RECORD + 1 == len(line)
    assert spare + 6 == len(parse(line.removesuffix(b"\n")).marker)
