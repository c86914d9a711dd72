"""A sighting held against its transcript: whether L0 is there and still says what was kept."""

from __future__ import annotations

import math
import re
import time
from collections import defaultdict
from typing import TYPE_CHECKING, Literal, NamedTuple

from agent_memory import policy
from agent_memory.capture import aside, giveaway, transcript, transcripts, voice
from agent_memory.capture.redact import Dropped, exact
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from pathlib import Path

    from agent_memory.capture import sightings
    from agent_memory.capture.entry import Entry
    from agent_memory.capture.redact import Known
    from agent_memory.ledger.records import Clean, Sighting
    from agent_memory.paths import Home

State = Literal["agrees", "gone", "disagrees"]


class Source(NamedTuple):
    """What became of the message behind a sighting, and what of it stands around the clause."""

    state: State
    around: str | None = None


_CUT = re.compile(r"\[redacted:[a-z0-9-]{1,40}\]")
_GONE = Source("gone")
_DISAGREES = Source("disagrees")


def of(
    kept: Iterable[Sighting], *, home: Home, known: Known, seconds: float = math.inf
) -> Mapping[str, Source]:
    """The source of each sighting by its id; each transcript is read once.

    Only what lies in the client's own folder is opened, whatever path a journal names. What a
    conversation gave away is looked for as long as the seconds last; of one that took longer
    nothing is shown around a clause.
    """
    until = time.monotonic() + seconds
    over = None if seconds == math.inf else lambda: time.monotonic() > until
    by_path: dict[str, list[Sighting]] = defaultdict(list)
    for one in kept:
        by_path[one.place.transcript].append(one)
    found: dict[str, Source] = {}
    for name, group in by_path.items():
        path = transcripts.within(home, name)
        found.update(_read(path, group, known, over) if path else {one.id: _GONE for one in group})
    return found


def _read(
    path: Path, group: Sequence[Sighting], known: Known, over: Callable[[], bool] | None
) -> dict[str, Source]:
    wanted = {one.place.line for one in group}
    asides: list[Entry] = []
    try:  # all of it, as capture itself hears it
        entries = transcript.read(path, ears=aside.ears(path, asides))
        spoken = list(voice.utterances(entries))
    except (OSError, Refusal):
        return {one.id: _GONE for one in group}
    typed = [*(utterance for _, utterance in spoken), *giveaway.beside(asides)]
    values, done = giveaway.in_time(typed, known, over)
    known = exact.beside(known, values)
    lines = {entry.line: (entry, utterance) for entry, utterance in spoken if entry.line in wanted}
    found = {one.id: _source(one, lines.get(one.place.line), known) for one in group}
    return found if done else {name: Source(one.state) for name, one in found.items()}


def _source(one: Sighting, found: tuple[Entry, voice.Utterance] | None, known: Known) -> Source:
    entry, utterance = found or (None, None)
    if entry is None or utterance is None or entry.at is None:
        return _DISAGREES
    from agent_memory.capture import sightings  # noqa: PLC0415 - compiling every marker takes a second

    message = sightings.Message(
        project=one.project,
        conversation=one.place.conversation,
        transcript=one.place.transcript,
        line=one.place.line,
        uuid=entry.uuid,
        at=entry.at,
        utterance=utterance,
    )
    try:
        seen = sightings.of(message, known=known)
    except Dropped:
        return _DISAGREES
    if seen.message != one.place.message or not _says(seen, one):
        return _DISAGREES
    if _CUT.search(one.text) and one.text not in seen.text:
        return Source("agrees")  # nothing around it: what was cut out of it would stand there
    return Source("agrees", _around(seen.text, one.text))


def _says(seen: sightings.Seen, one: Sighting) -> bool:
    """Whether the message says the kept clause: read again as it was, or word by word.

    An older extractor may have put the clause together otherwise; its words stand there in order.
    What was cut out of it may stand there: the conversation that gave it away need not be this one.
    """
    if any((again.id, again.text) == (one.id, one.text) for again in seen.sightings):
        return True
    words = iter(seen.text.split())
    if all(any(word == other for other in words) for word in one.text.split()):
        return True
    return "altered" in one.flags and _left(one.text, " ".join(seen.text.split()))


def _left(clause: str, message: str) -> bool:
    """Whether what is left of a clause that was cut stands in a message, in order."""
    parts = list(filter(None, map(str.strip, _CUT.split(clause))))
    at = 0
    for part in parts:
        at = message.find(part, at)
        if at < 0:
            return False
        at += len(part)
    return bool(parts)


def _around(message: Clean, clause: str) -> str:
    """The clause's own line of the message, or as much of it as a terminal shows at a glance."""
    at = message.find(clause)
    if at < 0:
        return message.strip()[: policy.SHOWN_CONTEXT]
    start = message.rfind("\n", 0, at) + 1
    end = message.find("\n", at + len(clause))
    line = message[start : end if end >= 0 else len(message)]
    before = max(0, at - start - policy.SHOWN_CONTEXT // 2)
    return line[before : before + policy.SHOWN_CONTEXT].strip()
