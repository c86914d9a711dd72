"""Hand-made records in shorthand: `sight("a1", "use pnpm")` is conversation a on day 1."""

from __future__ import annotations

import datetime as dt
import hashlib
from typing import TYPE_CHECKING, Any, TypeVar

from agent_memory.ledger import evidence, tombstone
from agent_memory.ledger.assemble import assemble
from agent_memory.ledger.fold import fold
from agent_memory.ledger.records import (
    Clean,
    Decision,
    Forgotten,
    Place,
    Resolved,
    Sighting,
    Told,
    Undone,
    Watermark,
    named,
    sighting_id,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from agent_memory.instructions import Line
    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.fold import Memory
    from agent_memory.ledger.records import Event, Record, Ruling

PROJECT = "0123456789ab"
ZONE = dt.timezone.utc
SALT = "0123456789abcdef"
PNPM = "always use pnpm for installs"
DEV = "open pull requests against dev"
MAIN = "open pull requests against main"
VENDOR = "never touch the vendor folder"
DAY_ONE = dt.datetime(2026, 3, 2, 9, tzinfo=dt.timezone.utc)
_D = TypeVar("_D", bound=Decision)


def day(number: int) -> dt.datetime:
    """Nine in the morning of the numbered day."""
    return DAY_ONE + dt.timedelta(days=number - 1)


def uuid(*parts: object) -> str:
    """A uuid that depends on nothing but its parts."""
    digest = hashlib.sha256(repr(parts).encode()).hexdigest()
    return "-".join((digest[:8], digest[8:12], digest[12:16], digest[16:20], digest[20:32]))


def sight(where: str, text: str = PNPM, **fields: object) -> Sighting:
    """A stated sighting: `where` is a conversation's letter and a day's number, as in "a1"."""
    conversation, number = where[0], int(where[1:])
    message = str(fields.pop("message", uuid(where, text)))
    start = int(str(fields.pop("start", 0)))
    extractor = int(str(fields.pop("extractor", 1)))
    return Sighting(
        **{
            "id": sighting_id(message, start, extractor),
            "project": PROJECT,
            "at": day(number),
            "place": Place(
                conversation=f"conversation-{conversation}",
                transcript=f"/transcripts/{conversation}.jsonl",
                line=max(1, number),
                message=message,
            ),
            "start": start,
            "end": start + len(text),
            "text": Clean(text),
            "marker": "always",
            "level": "shown",
            "confidence": "stated",
            "kind": "constraint",
            "extractor": extractor,
            **fields,
        }
    )


def sights(where: str, text: str = PNPM, **fields: object) -> list[Sighting]:
    """Sightings of one text at each place of `where`, as in "a1 b2"."""
    return [sight(one, text, **fields) for one in where.split()]


def mark(
    conversation: str, messages: list[str], *, extractor: int = 1, **fields: object
) -> Watermark:
    """A watermark over messages of a conversation."""
    return named(
        Watermark,
        (conversation, messages, extractor, sorted(fields.items())),
        **{
            "project": PROJECT,
            "at": DAY_ONE,
            "transcript": f"/transcripts/{conversation}.jsonl",
            "conversation": f"conversation-{conversation}",
            "file": "0" * 16,
            "tail": "0" * 16,
            "start": 0,
            "end": 1,
            "lines": 1,
            "messages": tuple(messages),
            "extractor": extractor,
            **fields,
        },
    )


def told(on: int, *names: str, event: Event = "UserPromptSubmit", **fields: object) -> Told:
    """That the model was told of claims on a numbered day, by these ids."""
    message = uuid("told", on, names)
    place = {"conversation": "conversation-t", "transcript": "/transcripts/t.jsonl", "line": on}
    return named(
        Told,
        message,
        project=PROJECT,
        at=day(on),
        place=Place(**{**place, "message": message, **fields}),
        event=event,
        atoms=names,
    )


def fork(one: Sighting, conversation: str, **fields: object) -> Sighting:
    """The same message as another transcript of the same history holds it."""
    place = one.place.model_copy(
        update={
            "conversation": f"conversation-{conversation}",
            "transcript": f"/transcripts/{conversation}.jsonl",
        }
    )
    return one.model_copy(update={"place": place, **fields})


def again(sightings: Iterable[Sighting]) -> list[Sighting]:
    """The same messages as a newer extractor reads them, one character further on."""
    return [
        sight(
            f"{one.place.conversation[-1]}{one.place.line}",
            one.text,
            message=one.place.message,
            start=one.start + 1,
            extractor=2,
        )
        for one in sightings
    ]


def decide(kind: type[_D], about: Iterable[Sighting], number: int = 10, /, **fields: object) -> _D:
    """A decision about sightings, made on the numbered day."""
    ids = tuple(one.id for one in about)
    return named(
        kind,
        (ids, number, sorted(fields.items(), key=str)),
        project=PROJECT,
        at=day(number),
        door="terminal",
        sightings=ids,
        **fields,
    )


def rule(
    ruling: Ruling, held: Iterable[Sighting], new: Iterable[Sighting], number: int = 10
) -> Resolved:
    """A ruling on the contest of two claims."""
    return decide(Resolved, held, number, ruling=ruling, others=tuple(one.id for one in new))


def forget(about: Sequence[Sighting], number: int = 10) -> Forgotten:
    """The tombstone of sightings."""
    texts = tombstone.hashes((one.text for one in about), SALT)
    return decide(Forgotten, about, number, spans=tombstone.spans(about), salt=SALT, tokens=texts)


def undo(target: Decision, number: int = 11) -> Undone:
    """The withdrawal of a decision."""
    return decide(Undone, (), number, target=target.id)


def folded(
    sightings: Iterable[Record],
    decisions: Iterable[Record] = (),
    *,
    now: int = 20,
    loaded: Sequence[Line] = (),
    zone: dt.tzinfo = ZONE,
) -> Memory:
    """The memory of hand-made journals on the numbered day."""
    return fold(sightings, decisions, loaded=loaded, zone=zone, now=day(now))


def atom(sightings: Iterable[Sighting], **fields: Any) -> Atom:
    """The atom that sightings of one claim amount to by themselves."""
    ordered = sorted(sightings, key=evidence.order)
    names = {one.place.conversation: one.place.conversation for one in ordered}
    return assemble(ordered, names, ZONE)._replace(**fields)


def by_text(memory: Memory, text: str) -> Atom:
    """The atom of a memory that says this, in any of its sightings."""
    (found,) = [one for one in memory.atoms if text in {each.text for each in one.sightings}]
    return found
