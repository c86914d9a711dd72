"""What a conversation gave away after it was kept, there or in another one: it is cut out there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import files
from agent_memory.capture import giveaway
from agent_memory.capture.redact import Dropped, redact
from agent_memory.ledger import journal
from agent_memory.ledger.atom import display_id
from agent_memory.ledger.records import Decision, Numbered, Sighting, Watermark

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from collections.abc import Set as AbstractSet

    from agent_memory.capture.redact import Known
    from agent_memory.ledger.journal import Journal
    from agent_memory.ledger.records import Record


def holding(
    before: Iterable[Record], known: Known, records: Iterable[Record]
) -> tuple[Sighting, ...]:
    """The kept sightings of a project that hold what the conversations of these records gave away.

    What could be a word is looked for in those conversations alone.
    """
    named = {one.conversation for one in records if isinstance(one, Watermark)}
    values = [value for value in known.values if giveaway.no_word(value)]
    mine = (one for one in before if isinstance(one, Sighting))
    return tuple(
        one
        for one in mine
        if (one.place.conversation in named or any(value in one.text for value in values))
        and _cut(one, known) is not one
    )


def amended(books: Iterable[Journal], held: Iterable[Sighting], known: Known) -> bool:
    """Whether the secret is cut out of these sightings, and of the proposals that they made.

    Not while another writer is at work.
    """
    ids = {one.id for one in held}
    try:
        for book in books:
            journal.amend(book, lambda one: _less(one, ids, known))
    except files.Held:
        return False
    return True


def problems(held: Iterable[Sighting], decided: Iterable[Record], known: Known) -> Iterator[str]:
    """What a person is told of sightings that were cut, and of a decision that holds the same."""
    ids = {one.id for one in held}
    yield f"cut out of {len(ids)} kept: a secret that a conversation gave away later"
    for one in decided:
        if not isinstance(one, Decision) or isinstance(one, Numbered) or not _about(one, ids):
            continue
        if _cut(one, known) is not one:
            name = next(display_id(name) for name in one.sightings if name in ids)
            yield f"the same stands in what was {one.record}: /cs:memory forget {name}"


def _less(one: Record, ids: AbstractSet[str], known: Known) -> Record:
    """A record without the secret, unless it is a person's decision, which stays as it was made."""
    if isinstance(one, (Sighting, Numbered)) and _about(one, ids):
        return _cut(one, known)
    return one


def _about(one: Record, ids: AbstractSet[str]) -> bool:
    """Whether a record is one of these sightings, or says what was decided about one."""
    if isinstance(one, Decision):
        return bool(one.text) and not ids.isdisjoint(one.sightings)
    return isinstance(one, Sighting) and one.id in ids


def _cut(one: Sighting | Decision, known: Known) -> Record:
    """A record without what is known to be secret by now; itself, if there is nothing."""
    try:
        again = redact(one.text or "", known=known)
    except Dropped:
        return one
    if not again.findings:
        return one
    if isinstance(one, Decision):
        return one.model_copy(update={"text": again.text})
    # As if it had been known then: what was altered is quarantined.
    flags = tuple(dict.fromkeys((*one.flags, "altered")))
    return one.model_copy(update={"text": again.text, "flags": flags})
