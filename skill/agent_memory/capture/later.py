"""What a conversation gave away only after something of it was kept: it is cut out of that, too."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from agent_memory import files
from agent_memory.capture.redact import Dropped, redact
from agent_memory.ledger import journal
from agent_memory.ledger.records import Decision, Sighting, Watermark

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from agent_memory.capture.redact import Known
    from agent_memory.ledger.journal import Journal
    from agent_memory.ledger.records import Record


def holding(
    before: Iterable[Record], known: Known, records: Iterable[Record]
) -> tuple[Sighting, ...]:
    """The kept sightings of the conversations of these records that hold what is secret by now."""
    named = {one.conversation for one in records if isinstance(one, Watermark)}
    mine = (one for one in before if isinstance(one, Sighting))
    return tuple(
        one for one in mine if one.place.conversation in named and _cut(one, known) is not one
    )


def amended(book: Journal, held: Iterable[Sighting], known: Known) -> bool:
    """Whether the secret is cut out of these sightings; not while another writer is at work."""
    ids = {one.id for one in held}
    try:
        journal.amend(book, lambda one: _cut(one, known) if one.id in ids else one)
    except files.Held:
        return False
    return True


def problems(held: Iterable[Sighting], decided: Iterable[Record], known: Known) -> Iterator[str]:
    """What a person is told of sightings that were cut, and of what holds the same still."""
    ids = {one.id for one in held}
    yield f"cut out of {len(ids)} kept: a secret that its conversation gave away later"
    for one in decided:
        if isinstance(one, Decision) and one.text and ids.intersection(one.sightings):
            with contextlib.suppress(Dropped):
                if redact(one.text, known=known).findings:
                    yield f"the same stands in {one.record} {one.id[:8]}: forget that claim"


def _cut(one: Record, known: Known) -> Record:
    """A sighting without what is known to be secret by now; itself, if there is nothing."""
    if not isinstance(one, Sighting):
        return one
    try:
        again = redact(one.text, known=known)
    except Dropped:
        return one
    if not again.findings:
        return one
    # As if it had been known then: what was altered is quarantined.
    flags = tuple(dict.fromkeys((*one.flags, "altered")))
    return one.model_copy(update={"text": again.text, "flags": flags})
