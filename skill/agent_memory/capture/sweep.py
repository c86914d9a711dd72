"""Which transcripts have something new, and reading it: a session's end, a catch-up and a backfill.

A watermark stands in the same append as what it covers, so a kill loses nothing, and a sighting
that is captured twice is one, because its id is where it stands.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import files, policy
from agent_memory.capture import (
    aside,
    giveaway,
    heard,
    later,
    off,
    sightings,
    transcript,
    transcripts,
    voice,
    watermark,
)
from agent_memory.capture.entry import Entry
from agent_memory.capture.noted import Noted
from agent_memory.capture.redact import Dropped
from agent_memory.capture.watermark import Capture, Source
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory, tombstone
from agent_memory.ledger.records import Forgotten, Sighting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from agent_memory.capture.redact import Known
    from agent_memory.capture.voice import Utterance, Utterances
    from agent_memory.ledger.records import Record, Watermark
    from agent_memory.paths import Home


class Fault(NamedTuple):
    """A line of a transcript that could not be read, or a transcript as a whole (line 0)."""

    transcript: Path
    line: int
    reason: str


class Report(NamedTuple):
    """What a sweep found."""

    transcripts: int = 0
    read: int = 0
    messages: int = 0
    sightings: tuple[Sighting, ...] = ()
    faults: tuple[Fault, ...] = ()
    skipped: Mapping[str, int] = {}
    dropped: int = 0
    spooled: bool = False
    late: tuple[str, ...] = ()


class _Swept(NamedTuple):
    """What one transcript held beyond its watermark."""

    records: tuple[Record, ...]
    messages: int
    faults: tuple[Fault, ...]
    skipped: Mapping[str, int]
    dropped: int
    given: giveaway.Given | None = None


class _Beyond(NamedTuple):
    """What a sweep knows beside the transcripts: whose they are, and what is held already."""

    capture: Capture
    when: off.Off
    noted: Noted
    giveaways: giveaway.Giveaways
    stop: Callable[[], bool]


class _Undated(Exception):  # noqa: N818 - a verdict on one message
    """A message without a time; it cannot count on any day."""


def never() -> bool:
    """Whether a sweep is to end now: it is not."""
    return False


def sweep(
    home: Home,
    capture: Capture,
    paths: Iterable[Path],
    *,
    write: bool,
    stop: Callable[[], bool] = never,
) -> Report:
    """Read what the transcripts hold beyond their watermarks; keep it only when told to write.

    Between two messages it asks whether to stop; what is left is read by the next one.
    """
    books = memory.journals(home, capture.project)
    held = books.sightings
    before = list(journal.read(held).records)
    marks = watermark.by_transcript(before)
    decided = _decided(home, capture.project)
    stones = [one for one in decided if isinstance(one, Forgotten)]
    paths = sorted(paths)
    giveaways = giveaway.Giveaways(
        capture.known, giveaway.around(home, capture.project, before, *paths)
    )
    beyond = _Beyond(
        capture, off.Off(home), Noted(capture.project, before, decided), giveaways, stop
    )
    swept = []
    late: list[str] = []
    spooled = False
    for path in paths:
        if stop():
            break
        name = transcripts.name(home, path)
        swept.append(_allowed(_swept(path, name, marks.get(name, ()), beyond), stones))
        records, given = swept[-1].records, swept[-1].given
        if given and (holding := later.holding(before, given, records, decided)):
            late += later.problems(holding, decided)
            shown = books.person, books.decisions
            if write and holding:
                _unsaid(home, capture.project)
            if write and not later.amended((*shown, held), holding):
                spooled = True
                continue  # nor is it marked as read: the next sweep cuts it
        if write and given:
            later.undamaged(books, given)
        # One append a transcript: what a kill interrupts is read again, and nothing else is.
        if write and records:
            # A lock that was held is held for long: the next transcript does not wait for it.
            wait = 0.0 if spooled else policy.LOCK_SECONDS
            token = records[-1].id[:8]
            spooled |= not journal.append(held, records, token=token, seconds=wait)
            before += records
    found = together(map(_report, swept))
    return found._replace(transcripts=len(paths), spooled=spooled, late=tuple(late))


def together(reports: Iterable[Report]) -> Report:
    """What several sweeps found, as one."""
    parts = list(reports)
    skipped: Counter[str] = Counter()
    for one in parts:
        skipped.update(one.skipped)
    return Report(
        transcripts=sum(one.transcripts for one in parts),
        read=sum(one.read for one in parts),
        messages=sum(one.messages for one in parts),
        sightings=tuple(found for one in parts for found in one.sightings),
        faults=tuple(fault for one in parts for fault in one.faults),
        skipped=dict(skipped),
        dropped=sum(one.dropped for one in parts),
        spooled=any(one.spooled for one in parts),
        late=tuple(line for one in parts for line in one.late),
    )


def _unsaid(home: Home, project: str) -> None:
    """Remove what the hooks say, which is made anew, and what killed writers left."""
    places = home.project(project)
    for path in (places.recall, places.start):
        files.remove(path)
    for folder in places.folders():
        files.remove_strays(folder)


def _decided(home: Home, project: str) -> tuple[Record, ...]:
    books = memory.journals(home, project)
    return journal.read(books.decisions).records + journal.read(books.person).records


def _allowed(swept: _Swept, stones: Sequence[Forgotten]) -> _Swept:
    """What was found without what a person had forgotten: it is not written a second time."""
    return swept._replace(
        records=tuple(
            one
            for one in swept.records
            if not isinstance(one, Sighting)
            or not any(tombstone.refuses(stone, one) for stone in stones)
        )
    )


def _report(one: _Swept) -> Report:
    found = tuple(record for record in one.records if isinstance(record, Sighting))
    read = int(bool(one.records))
    return Report(1, read, one.messages, found, one.faults, one.skipped, one.dropped)


def _swept(path: Path, name: str, marks: Iterable[Watermark], beyond: _Beyond) -> _Swept:
    try:
        mark = watermark.standing(path, marks)
        if mark is not None and path.stat().st_size == mark.end:
            return _Swept((), 0, (), {}, 0)
        head = transcript.head(path)
        if head.conversation is None:
            return _Swept((), 0, (), {"no conversation": 1}, 0)
        return _read(Source(path, name, head, beyond.capture), mark, beyond)
    except Refusal as refusal:
        return _Swept((), 0, (Fault(path, 0, str(refusal)),), {}, 0)
    except OSError as problem:
        fault = Fault(path, 0, problem.strerror or "cannot be read")
        return _Swept((), 0, (fault,), {}, 0)


def _before(path: Path, start: int) -> voice.Before | None:
    """What stands before a watermark and says whose the words behind it are."""
    if not start:
        return None
    return voice.before(path, upto=start, entries=transcript.read(path))


def _read(source: Source, mark: Watermark | None, beyond: _Beyond) -> _Swept:
    start, line = (mark.end, mark.lines) if mark else (0, 0)
    asides: list[Entry] = []
    ears = aside.ears(source.path, asides)
    reading = transcript.read(source.path, start=start, line=line, ears=ears)
    faults: list[Fault] = []
    notes: list[heard.Note] = []
    entries = _entries(reading, source.path, faults, notes)
    spoken = voice.utterances(entries, head=source.head, before=_before(source.path, start))
    said = list(spoken)  # all of it first: what is switched off while it is read counts
    on = beyond.when.heard(source, said)
    end = off.reached(reading.end, said, on)
    typed = (utterance for _, utterance in said)
    given = giveaway.given((*typed, *giveaway.beside(asides)), source.capture.known)
    if not start:
        beyond.giveaways.learnt(source.path, given)
    seen: list[sightings.Seen] = []
    dropped = 0
    reached = _reached(end, spoken)
    for number, (entry, utterance) in enumerate(on):
        if number and beyond.stop():
            reached = min(reached, *((left.offset, left.line - 1) for left, _ in on[number:]))
            end = end._replace(last=on[number - 1][0].uuid, skipped={})
            break
        try:
            seen.append(_seen(source, entry, utterance, given.own, beyond.giveaways))
        except (Dropped, _Undated):
            dropped += 1
    span = watermark.Span(start, *reached)
    noted = beyond.noted.new(source, notes)
    if span.end == start and not seen and not noted:
        return _Swept((), 0, tuple(faults), end.skipped, dropped)
    found = [one for each in seen for one in each.sightings]
    made = watermark.after(source, span, end, seen)
    new = given if given.values else None
    return _Swept((*found, *noted, *made), len(seen), tuple(faults), end.skipped, dropped, new)


def _reached(end: transcript.End, spoken: Utterances) -> tuple[int, int]:
    """How far a watermark may go: what became of a queued prompt stands further on."""
    waiting = spoken.waiting
    return (waiting.offset, waiting.line - 1) if waiting else (end.offset, end.lines)


def _entries(
    reading: transcript.Reading, path: Path, faults: list[Fault], notes: list[heard.Note]
) -> Iterator[Entry]:
    """Yield what may be a person's words; put what is wrong and what our hooks did aside."""
    for one in reading:
        if isinstance(one, transcript.Fault):
            faults.append(Fault(path, one.line, one.reason))
        elif isinstance(one, Entry):
            yield one
        else:
            notes.append(one)


def _seen(
    source: Source,
    entry: Entry,
    utterance: Utterance,
    known: Known,
    giveaways: giveaway.Giveaways,
) -> sightings.Seen:
    """What a message amounts to; only what is to be kept pays for what was given away elsewhere."""
    if entry.at is None:
        raise _Undated
    message = sightings.Message(
        project=source.capture.project,
        conversation=source.conversation,
        transcript=source.name,
        line=entry.line,
        uuid=entry.uuid,
        at=entry.at,
        utterance=utterance,
    )
    seen = sightings.of(message, known=known)
    wider = giveaways.beside(known, source.path) if seen.sightings else known
    return seen if wider == known else sightings.of(message, known=wider)
