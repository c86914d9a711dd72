"""Typed messages as the records that capture would write: one memory a person and project.

Every row goes the way of a transcript's record: voice, redaction, clauses, sightings. A row marked
as a copy is what a fork wrote: an earlier message, under that message's id, in another transcript.
"""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import clock, policy
from agent_memory.capture import sightings, voice, watermark
from agent_memory.capture.entry import Entry
from agent_memory.capture.redact import NOTHING, Dropped
from agent_memory.ledger.conversation import message_key
from agent_memory.ledger.records import Sighting, Watermark, named

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator, Sequence

    from evals.dataset import Row

_SALT = "replay"


class Turn(NamedTuple):
    """One row: a message that a person typed, or a fork's copy of it under the same `message`."""

    id: str
    person: str
    project: str
    session: str
    at: dt.datetime
    text: str
    copy: bool
    message: str


class Captured(NamedTuple):
    """What capture wrote for one person in one project, and how many messages it dropped."""

    person: str
    project: str
    turns: tuple[Turn, ...]
    sightings: tuple[Sighting, ...]
    watermarks: tuple[Watermark, ...]
    dropped: int = 0


def turns(rows: Iterable[Row]) -> list[Turn]:
    """The rows in order of time, each copy under the message that it copies."""
    read = sorted(map(_turn, rows), key=attrgetter("at"))
    originals = _originals(read)
    return [one._replace(message=originals.get(one.id, one.message)) for one in read]


def captured(rows: Iterable[Turn]) -> list[Captured]:
    """The memories of these turns, one a person and project, in order."""
    held: dict[tuple[str, str], list[Turn]] = defaultdict(list)
    for one in rows:
        held[one.person, one.project].append(one)
    return [_captured(*key, held[key]) for key in sorted(held)]


def _turn(row: Row) -> Turn:
    # The same person may have used one id twice, in two files; no two people share a message.
    message = _digest(row["person"], row["id"])[:32]
    names = row["id"], row["person"], row["project"], row["session"]
    text = row["text"].encode("utf-8", "replace").decode()  # a transcript's reader does the same
    return Turn(*names, clock.moment(row["ts"]), text, row["copy"], message)


def _originals(read: Sequence[Turn]) -> dict[str, str]:
    """The message that each copy is, from the session that shares most of the copied texts.

    A short text stands in many sessions; the fork came from one of them.
    """
    typed: dict[tuple[str, str, str], dict[str, Turn]] = defaultdict(dict)
    sources: dict[str, list[Turn]] = {}
    for one in read:
        words = one.person, one.project, one.text
        if not one.copy:
            typed[words].setdefault(one.session, one)
        else:
            sources[one.id] = [
                turn for turn in typed[words].values() if turn.session != one.session
            ]
    session = {one.id: one.session for one in read}
    shared = Counter((session[copy], turn.session) for copy in sources for turn in sources[copy])
    return {
        copy: max(found, key=lambda turn: (shared[session[copy], turn.session], turn.at)).message
        for copy, found in sources.items()
        if found
    }


def _captured(person: str, project: str, rows: Sequence[Turn]) -> Captured:
    by_session: dict[str, list[Turn]] = defaultdict(list)
    for one in rows:
        by_session[one.session].append(one)
    seen = {session: list(_seen(each)) for session, each in by_session.items()}
    return Captured(
        person,
        project,
        tuple(rows),
        tuple(found for each in seen.values() for one in each for found in one.sightings),
        tuple(_watermark(by_session[session], each) for session, each in seen.items()),
        sum(len(by_session[session]) - len(each) for session, each in seen.items()),
    )


def _seen(session: Sequence[Turn]) -> Iterator[sightings.Seen]:
    """Yield what each message of one transcript amounts to; one without a voice yields nothing."""
    for line, one in enumerate(session, 1):
        entry = Entry(line, 0, 0, "prompt", uuid=one.message, at=one.at, texts=(one.text,))
        utterance = voice.said(entry)
        if utterance is None:
            continue
        message = sightings.Message(
            project=_digest(one.person, one.project)[:12],
            conversation=_conversation(one),
            transcript=f"{one.session}.jsonl",
            line=line,
            uuid=one.message,
            at=one.at,
            utterance=utterance,
        )
        try:
            yield sightings.of(message, known=NOTHING)
        except Dropped:
            continue


def _watermark(session: Sequence[Turn], seen: Sequence[sightings.Seen]) -> Watermark:
    first, last = session[0], session[-1]
    return named(
        Watermark,
        first.person,
        first.project,
        first.session,
        project=_digest(first.person, first.project)[:12],
        at=last.at,
        transcript=f"{first.session}.jsonl",
        conversation=_conversation(first),
        file="",
        tail="",
        start=0,
        end=len(session),
        lines=len(session),
        messages=tuple(dict.fromkeys(message_key(one.message) for one in session)),
        long=tuple(
            dict.fromkeys(
                watermark.long_hash(one.text, _SALT)
                for one in seen
                if len(one.text) >= policy.LONG_MESSAGE
            )
        ),
        extractor=policy.EXTRACTOR,
    )


def _conversation(one: Turn) -> str:
    return _digest(one.person, one.session)[:32]  # one that changed folders is still one


def _digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode("utf-8", "replace")).hexdigest()
