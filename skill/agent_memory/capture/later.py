"""What a conversation gave away after it was kept, there or in another one: it is cut out there."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from agent_memory import files
from agent_memory.capture.redact import Dropped, bare, exact, redact
from agent_memory.ledger import journal, proposal
from agent_memory.ledger.atom import display_id
from agent_memory.ledger.records import WORDED, Decision, Numbered, Sighting, Watermark

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from agent_memory.capture.giveaway import Given
    from agent_memory.capture.redact import Known
    from agent_memory.ledger.journal import Journal
    from agent_memory.ledger.records import Record


def holding(
    before: Iterable[Record],
    given: Given,
    records: Iterable[Record],
    decided: Iterable[Record] = (),
) -> Mapping[str, Known]:
    """What was kept of a project and holds what a conversation gave away, and what to cut.

    What could be a word, or was called secret by a paste, is looked for in that conversation alone,
    and in no words that a verb took down.
    """
    named = {one.conversation for one in records if isinstance(one, Watermark)}
    values = [value for value in given.lasting.values if bare.mixed(value)]
    found: dict[str, Known] = {}
    for one in before:
        if not isinstance(one, Sighting):
            continue
        mine = one.place.conversation in named
        known = given.kept if mine else given.lasting
        if (mine or exact.holds(one.text, values)) and _cut(one, known) is not one:
            found[one.id] = known
    for one in decided:
        if not isinstance(one, Decision) or not exact.holds(one.text or "", values):
            continue
        if _cut(one, given.lasting) is not one:
            found[one.id] = given.lasting
    return found


def amended(books: Iterable[Journal], held: Mapping[str, Known]) -> bool:
    """Whether the secret is cut out of these sightings, and of the proposals that they made.

    Not while another writer is at work.
    """
    try:
        for book in books:
            if book.path.parent.exists():
                journal.amend(book, lambda one: _less(one, held))
    except files.Held:
        return False
    return True


def undamaged(books: Iterable[Journal], given: Given) -> None:
    """Drop the lines that are no records and hold what was given away: nobody can cut them."""
    values = [value for value in given.lasting.values if bare.mixed(value)]
    for book in books:
        with suppress(files.Held):
            journal.drop_damaged(book, values)


def problems(held: Mapping[str, Known], decided: Iterable[Record]) -> Iterator[str]:
    """What a person is told of sightings that were cut, and of a decision that holds the same."""
    every = [one for one in decided if isinstance(one, Decision) and _about(one, held)]
    stay = [one for one in every if not isinstance(one, WORDED)]
    shown = {one.id for one in every if isinstance(one, Numbered)}  # with what they show
    if cut := held.keys() - {one.id for one in stay} - shown:
        yield f"cut out of {len(cut)} kept: a secret that a conversation gave away later"
    for one in stay:
        if _cut(one, _known(one, held)) is not one:
            name = next(
                (name for name in one.sightings if name in held), (*one.sightings, one.id)[0]
            )
            yield f"the same stands in what was {one.record}: /cs:memory forget {display_id(name)}"


def _less(one: Record, held: Mapping[str, Known]) -> Record:
    """A record without the secret, unless it stands in an instruction file or was rejected.

    Such a decision stays as it was made; what a verb took down and nobody adopted is as a sighting.
    """
    if isinstance(one, (Sighting, *WORDED)) and _about(one, held):
        return _cut(one, _known(one, held))
    return one


def _known(one: Sighting | Decision, held: Mapping[str, Known]) -> Known:
    """What is known of a record's sightings; of several, what is known most of."""
    names = (one.id,) if isinstance(one, Sighting) else (one.id, *one.sightings)
    return max((held[name] for name in names if name in held), key=lambda known: len(known.values))


def _about(one: Record, held: Mapping[str, Known]) -> bool:
    """Whether a record is one of these sightings, or says what was decided about one."""
    if isinstance(one, Decision):
        return bool(one.text) and any(name in held for name in (one.id, *one.sightings))
    return isinstance(one, Sighting) and one.id in held


def _cut(one: Sighting | Decision, known: Known) -> Record:
    """A record without what is known to be secret by now; itself, if there is nothing."""
    try:
        again = redact(one.text or "", known=known)
    except Dropped:
        return one
    if not again.findings:
        return one
    if isinstance(one, Numbered):  # whose digest is a hash of what was cut
        return one.model_copy(update={"text": again.text, "digest": proposal.digest(again.text)})
    if isinstance(one, Decision):
        return one.model_copy(update={"text": again.text})
    # As if it had been known then: what was altered is quarantined.
    flags = tuple(dict.fromkeys((*one.flags, "altered")))
    return one.model_copy(update={"text": again.text, "flags": flags})
