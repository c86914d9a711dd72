"""One atom from the sightings of one claim: what they say together, and which of them count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import clock
from agent_memory.ledger import wording
from agent_memory.ledger.atom import Atom, display_id

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Mapping, Sequence

    from agent_memory.ledger.records import Sighting


def assemble(sightings: Sequence[Sighting], names: Mapping[str, str], zone: dt.tzinfo) -> Atom:
    """The atom of a claim's sightings, which are in order.

    Only a person's own clean sightings count. Where there are none, the others stand for the claim
    and their flags block it: repetition from a lesser voice never raises (promise 8).
    """
    counting = [one for one in sightings if one.counts]
    if len(counting) > 1:
        counting = _originals(counting, names)
    speaking = counting or list(sightings)
    best = wording.clearest(speaking)
    flags, level, confidence = best.flags, best.level, best.confidence
    if len(speaking) > 1:  # which few claims have
        flags = tuple(flag for one in speaking for flag in one.flags)
        levels = {one.level for one in speaking}
        level = next(one for one in wording.LEVELS if one in levels)
        confidences = {one.confidence for one in speaking}
        confidence = next(one for one in wording.CONFIDENCES if one in confidences)
    return Atom(
        id=display_id(sightings[0].id),
        sightings=tuple(sightings),
        former=(),
        text=best.text,
        kind=best.kind,
        confidence=confidence,
        level=level,
        conversations=frozenset([names[one.place.conversation] for one in counting]),
        days=frozenset([clock.day(one.at, zone) for one in counting]),
        first=speaking[0].at,
        last=speaking[-1].at,
        asked="asked" in flags,
        altered="altered" in flags,
        suspect="suspect" in flags,
        pasted="pasted" in flags,
        # A command's own result may stage a capability, and never a failure.
        tool=all(one.voice == "tool" for one in speaking)
        and (not counting or best.kind == "failure"),
    )


def _originals(sightings: Iterable[Sighting], names: Mapping[str, str]) -> list[Sighting]:
    """The sightings without those that a copied transcript repeats, perhaps under a later date."""
    kept: dict[tuple[object, ...], Sighting] = {}
    for one in sightings:
        key = (names[one.place.conversation], one.start, one.text)
        held = kept.get(key)
        if held is None:
            kept[key] = one
        elif held.place.conversation == one.place.conversation:
            kept[(*key, one.id)] = one  # said again, in the same transcript
    return list(kept.values())
