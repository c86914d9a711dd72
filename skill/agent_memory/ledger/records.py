"""The records of the two journals: parsed here once into closed shapes, trusted afterwards.

`v` is the schema version, `record` the kind of record. Fields that a newer version added are kept.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from agent_memory import policy

if TYPE_CHECKING:
    import datetime as dt

ClaimKind = Literal[
    "constraint", "preference", "fact", "decision", "failure", "procedure", "capability"
]
Confidence = Literal["observed", "stated", "verified"]
Level = Literal["shown", "counted", "request"]  # below shown a sighting is silent
Flag = Literal["asked", "pasted", "altered", "suspect"]
Door = Literal["command", "terminal"]
Ruling = Literal["old", "new", "both", "neither"]
Tier = Literal["L2", "L3"]
Event = Literal["SessionStart", "UserPromptSubmit"]
_QUARANTINE: frozenset[Flag] = frozenset({"altered", "suspect", "pasted"})


class Clean(str):
    """Text that redaction has passed: minted by capture.redact, or read back from a journal."""

    __slots__ = ()

    @classmethod
    def __get_pydantic_core_schema__(cls, _: object, __: GetCoreSchemaHandler) -> CoreSchema:
        """How pydantic reads it: any string of a journal, nothing but itself in code."""
        return core_schema.json_or_python_schema(
            json_schema=core_schema.no_info_after_validator_function(cls, core_schema.str_schema()),
            python_schema=core_schema.is_instance_schema(cls),
            serialization=core_schema.plain_serializer_function_ser_schema(
                str, return_schema=core_schema.str_schema()
            ),
        )


Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9-]{1,96}$")]


class _Closed(BaseModel):
    """A frozen shape that keeps unknown fields and never quotes its input in an error."""

    model_config = ConfigDict(
        frozen=True, extra="allow", hide_input_in_errors=True, defer_build=True
    )


class Place(_Closed):
    """Where a message stands in the client's transcripts."""

    conversation: Id
    transcript: str
    line: Annotated[int, Field(ge=1)]
    message: Id


class Record(_Closed):
    """What every line of a journal has."""

    v: Literal[1] = 1
    record: str
    id: Id
    project: Id
    at: AwareDatetime


class Sighting(Record):
    """One appearance of a claim: its place, its span in the typed text, its redacted clause."""

    record: Literal["sighting"] = "sighting"
    place: Place
    start: Annotated[int, Field(ge=0)]
    end: Annotated[int, Field(ge=0)]
    text: Clean
    marker: str
    guards: tuple[str, ...] = ()
    level: Level
    confidence: Confidence
    kind: ClaimKind
    flags: tuple[Flag, ...] = ()
    voice: Literal["person", "tool"] = "person"
    key: Clean | None = None
    proof: Clean | None = None
    extractor: int

    @property
    def counts(self) -> bool:
        """Whether it is a person's own clean words, or a command's own result (promise 8)."""
        own = self.voice == "person" or self.confidence == "verified"
        return own and _QUARANTINE.isdisjoint(self.flags)


class Watermark(Record):
    """How far a transcript was read, and what of it tells copies apart.

    `file` and `tail` are digests of the transcript's first bytes and of those before `end`: when
    they no longer agree, the file was replaced or rewound. `messages` are the first twelve hex
    digits of each typed message's uuid, `long` salted hashes of long redacted messages.
    """

    record: Literal["watermark"] = "watermark"
    transcript: str
    conversation: Id
    file: str
    tail: str
    start: Annotated[int, Field(ge=0)]
    end: Annotated[int, Field(ge=0)]
    lines: Annotated[int, Field(ge=0)]
    last: str | None = None
    messages: tuple[str, ...] = ()
    long: tuple[str, ...] = ()
    skipped: dict[str, int] = {}
    extractor: int


class Told(Record):
    """Which claims the model was told of, by the ids that it saw them under; no text of any.

    It is read back from the client's own note of what our hook added; `at` is that note's time.
    """

    record: Literal["told"] = "told"
    place: Place
    event: Event
    atoms: tuple[Id, ...]


class Typed(Record):
    """The typed command that a decision came by, as the client wrote it down."""

    record: Literal["typed"] = "typed"
    place: Place
    decision: Id


class Decision(Record):
    """What a person decided: about which sightings, on which exact text, through which door.

    Decisions count in the order of `at`; `clock` is the time that it was where that is earlier.
    """

    door: Door
    clock: AwareDatetime | None = None
    policy: int = policy.VERSION
    sightings: tuple[Id, ...] = ()
    text: Clean | None = None
    why: Clean | None = None
    typed: Place | None = None

    @property
    def when(self) -> dt.datetime:
        """When it was decided, by the clock of that moment."""
        return self.clock or self.at


class Numbered(Decision):
    """Under which number a proposal was first shown, with the digest of its text.

    The numbers of each project are its own; those of L3 are the person's, the same in all projects.
    """

    record: Literal["numbered"] = "numbered"
    number: Annotated[int, Field(ge=1)]
    digest: str
    tier: Tier = "L2"


class Adopted(Decision):
    """A line that a person let into an instruction file."""

    record: Literal["adopted"] = "adopted"
    text: Clean
    number: int | None = None
    tier: Tier = "L2"
    target: str = "CLAUDE.md"
    mine: bool = False
    danger: tuple[str, ...] = ()


class Rejected(Decision):
    """A claim that a person does not want; near matches are refused, and it can be undone."""

    record: Literal["rejected"] = "rejected"
    tier: Tier = "L2"


class Resolved(Decision):
    """A ruling on a contest; `sightings` are the incumbent's, `others` the challenger's.

    A loaded line has no sightings: as the incumbent it is named by `text`, word for word.
    """

    record: Literal["resolved"] = "resolved"
    ruling: Ruling
    others: tuple[Id, ...]


class Merged(Decision):
    """Sightings that a person calls one claim."""

    record: Literal["merged"] = "merged"


class Split(Decision):
    """Sightings that a person calls another claim than `others`."""

    record: Literal["split"] = "split"
    others: tuple[Id, ...]


class Edited(Decision):
    """The wording that a person wants proposed instead."""

    record: Literal["edited"] = "edited"
    text: Clean


class Pinned(Decision):
    """A claim that neither expires nor inverts, or no longer (`on` false)."""

    record: Literal["pinned"] = "pinned"
    on: bool = True


class Demoted(Decision):
    """An adopted claim that a person takes out of the instruction file."""

    record: Literal["demoted"] = "demoted"
    tier: Tier = "L2"


class Remembered(Decision):
    """A claim that a person dictated at the command itself."""

    record: Literal["remembered"] = "remembered"
    text: Clean
    kind: ClaimKind = "constraint"


class Voted(Decision):
    """One vote on a claim's use."""

    record: Literal["voted"] = "voted"
    vote: Literal["helpful", "harmful"]


class Looked(Decision):
    """A look-up that revives a stale claim."""

    record: Literal["looked"] = "looked"


class Undone(Decision):
    """The withdrawal of the decision `target`."""

    record: Literal["undone"] = "undone"
    target: Id


class Span(_Closed):
    """Part of one message's typed text."""

    message: Id
    start: int
    end: int


class Forgotten(Decision):
    """A tombstone: refused spans and salted token hashes of each forgotten wording, no text."""

    record: Literal["forgotten"] = "forgotten"
    spans: tuple[Span, ...]
    salt: str
    tokens: tuple[tuple[str, ...], ...]


KINDS: dict[str, type[Record]] = {
    str(kind.model_fields["record"].default): kind
    for kind in (
        *(Sighting, Watermark, Told, Typed),
        *(Numbered, Adopted, Rejected, Resolved, Merged, Split, Edited),
        *(Pinned, Demoted, Remembered, Voted, Looked, Undone, Forgotten),
    )
}
WORDED = (Numbered, Remembered, Edited)  # decisions with words that they put into no file
_R = TypeVar("_R", bound=Record)


def schema(kind: type[Record]) -> str:
    """The JSON schema of a kind of record, as references/schema holds it."""
    return json.dumps(kind.model_json_schema(), indent=2, sort_keys=True) + "\n"


def named(kind: type[_R], /, *parts: object, **fields: Any) -> _R:  # noqa: ANN401 - checked by the shape
    """A record of `kind` whose id is a digest of `parts`, so that making it twice is once."""
    digest = hashlib.sha256(repr((kind.__name__, parts)).encode("utf-8", "replace")).hexdigest()
    return kind(id=digest[:24], **fields)


def sighting_id(message: str, start: int, extractor: int) -> str:
    """A sighting's id: the message, where in its typed text, and which extractor saw it."""
    return f"{message}-{start}-x{extractor}"
