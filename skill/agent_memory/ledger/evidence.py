"""Which sightings stand: each once, by the newest extractor, and none that a person forgot."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.ledger import tombstone
from agent_memory.ledger.atom import display_id
from agent_memory.ledger.conversation import message_key
from agent_memory.ledger.records import Forgotten, Sighting, Watermark

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from agent_memory.ledger.records import Record


class Evidence(NamedTuple):
    """The standing sightings, and which of them stand where any sighting ever seen stood."""

    sightings: tuple[Sighting, ...]
    watermarks: tuple[Watermark, ...]
    heirs: Mapping[str, tuple[str, ...]]

    def heirs_of(self, ids: Iterable[str]) -> tuple[str, ...]:
        """The standing sightings that inherit from those named, in order and each once."""
        return tuple(dict.fromkeys(heir for one in ids for heir in self.heirs.get(one, ())))

    def former(self) -> Mapping[str, tuple[str, ...]]:
        """The display ids that each standing sighting answers to: its own and those it replaced."""
        names: dict[str, list[str]] = defaultdict(list)
        for one, heirs in self.heirs.items():
            for heir in heirs:
                names[heir].append(display_id(one))
        return {heir: tuple(sorted(found)) for heir, found in names.items()}


def standing(records: Iterable[Record], tombstones: Sequence[Forgotten]) -> Evidence:
    """The evidence that the records of a sightings journal amount to."""
    seen: dict[str, Sighting] = {}
    marks: dict[tuple[object, ...], Watermark] = {}
    for record in records:
        if isinstance(record, Sighting):
            _keep_smaller(seen, record)
        elif isinstance(record, Watermark):
            # A transcript that was rewound can carry one id and other messages: both were read.
            marks[record.id, record.messages, record.long, record.conversation] = record
    watermarks = tuple(marks[key] for key in sorted(marks))
    newest = _newest_reading(seen.values(), watermarks)
    allowed = [
        one
        for one in seen.values()
        if one.extractor >= newest[message_key(one.place.message)]
        and not any(tombstone.refuses(stone, one) for stone in tombstones)
    ]
    allowed.sort(key=order)
    return Evidence(tuple(allowed), watermarks, _heirs(seen.values(), allowed))


def order(sighting: Sighting) -> tuple[object, ...]:
    """The order of sightings: by time, then by id."""
    return sighting.at, sighting.id


def _keep_smaller(seen: dict[str, Sighting], one: Sighting) -> None:
    # A message stands in every fork of its transcript; which copy was read first must not show.
    held = seen.get(one.id)
    if held is None or _where(one) < _where(held):
        seen[one.id] = one


def _where(one: Sighting) -> tuple[object, ...]:
    return one.at, one.place.transcript, one.place.line, one.model_dump_json()


def _newest_reading(
    sightings: Iterable[Sighting], watermarks: Iterable[Watermark]
) -> Mapping[str, int]:
    """The newest extractor that read each message, by message key.

    A watermark counts too: a newer extractor may have found nothing where an older one did.
    """
    newest: dict[str, int] = defaultdict(int)
    for one in sightings:
        key = message_key(one.place.message)
        newest[key] = max(newest[key], one.extractor)
    for mark in watermarks:
        for key in mark.messages:
            newest[key] = max(newest[key], mark.extractor)
    return newest


def _heirs(seen: Iterable[Sighting], allowed: Iterable[Sighting]) -> Mapping[str, tuple[str, ...]]:
    by_message: dict[str, list[Sighting]] = defaultdict(list)
    for one in allowed:
        by_message[one.place.message].append(one)
    heirs = {one.id: (one.id,) for one in allowed}
    replaced = (one for one in seen if one.id not in heirs)
    return heirs | {one.id: _best(one, by_message[one.place.message]) for one in replaced}


def _best(one: Sighting, standing: Iterable[Sighting]) -> tuple[str, ...]:
    """The standing sighting that covers most of `one`; several only when they cover the same."""
    shared = {other.id: _overlap(one, other) for other in standing}
    most = max(shared.values(), default=0)
    return tuple(sorted(key for key, size in shared.items() if size == most > 0))


def _overlap(one: Sighting, other: Sighting) -> int:
    return min(one.end, other.end) - max(one.start, other.start)
