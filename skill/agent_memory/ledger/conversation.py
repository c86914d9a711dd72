"""Which conversations are one: copies of a transcript never add recurrence (promise 7)."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger.union import Unions

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from agent_memory.ledger.records import Sighting, Watermark


def one_name(sightings: Iterable[Sighting], watermarks: Iterable[Watermark]) -> Mapping[str, str]:
    """The name that each conversation counts under.

    Conversations that share a message, or COPY_MESSAGES long identical ones, are one.
    """
    unions: Unions[str] = Unions()
    by_message: dict[str, str] = {}
    names: set[str] = set()
    long: dict[str, set[str]] = defaultdict(set)
    for name, message in _messages(sightings, watermarks):
        names.add(name)
        unions.join(name, by_message.setdefault(message, name))
    for mark in watermarks:
        names.add(mark.conversation)
        for digest in mark.long:
            long[digest].add(mark.conversation)
    for one, other in _copies(long):
        unions.join(one, other)
    return {name: unions.find(name) for name in names}


def message_key(uuid: str) -> str:
    """The first twelve hex digits of a message's uuid, by which watermarks name it."""
    return uuid.replace("-", "")[:12].lower()


def _messages(
    sightings: Iterable[Sighting], watermarks: Iterable[Watermark]
) -> Iterable[tuple[str, str]]:
    for sighting in sightings:
        yield sighting.place.conversation, message_key(sighting.place.message)
    for mark in watermarks:
        for message in mark.messages:
            yield mark.conversation, message


def _copies(long: Mapping[str, set[str]]) -> Iterable[tuple[str, str]]:
    shared: Counter[tuple[str, str]] = Counter()
    for names in long.values():
        # A text pasted into that many conversations is a template, not the sign of a copy.
        if len(names) <= policy.TEMPLATE_CONVERSATIONS:
            shared.update(combinations(sorted(names), 2))
    return [pair for pair, count in shared.items() if count >= policy.COPY_MESSAGES]
