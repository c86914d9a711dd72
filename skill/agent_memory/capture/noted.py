"""What our hooks told the model and which decisions were typed, as records, each once.

A note's record is named by the client's own uuid, so that a copy of a transcript, or reading one
again, adds nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.capture import heard
from agent_memory.ledger import attest
from agent_memory.ledger.records import Place, Told, Typed, named

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from agent_memory.capture.watermark import Source
    from agent_memory.ledger.records import Record


class Noted:
    """What the journals of a project hold of this, and what is to be added."""

    def __init__(self, project: str, seen: Iterable[Record], decided: Iterable[Record]) -> None:
        """Take what stands in the journals; a decision of another project was typed there."""
        kept = [one for one in seen if isinstance(one, (Told, Typed))]
        self._ids = {one.id for one in kept}
        self._typed = [one for one in kept if isinstance(one, Typed)]
        made = attest.by_a_person(decided)
        self._decisions = [one for one in made if one.project == project]

    def new(self, source: Source, notes: Sequence[heard.Note]) -> list[Told | Typed]:
        """The records of a transcript's notes that no journal holds; they count as held from now.

        The decision stands in its journal before the client writes the line, so none is missed.
        """
        typed = [note for note in notes if isinstance(note, heard.Answered)]
        found: list[Told | Typed] = [
            _told(source, note) for note in notes if isinstance(note, heard.Reminder)
        ]
        if typed:
            found += self._matched(source, typed)
        fresh = list({one.id: one for one in found if one.id not in self._ids}.values())
        self._ids |= {one.id for one in fresh}
        self._typed += [one for one in fresh if isinstance(one, Typed)]
        return fresh

    def _matched(self, source: Source, typed: Sequence[heard.Answered]) -> Iterator[Typed]:
        lines = {note.message: note for note in typed}
        commands = [
            attest.Command(_place(source, note), note.at, note.words) for note in lines.values()
        ]
        found = attest.attested(self._decisions, commands, self._typed)
        held = {one.decision for one in self._typed}
        for decision, place in found.items():
            if decision not in held:
                yield named(
                    Typed,
                    (decision, place.message),
                    project=source.capture.project,
                    at=lines[place.message].at,
                    place=place,
                    decision=decision,
                )


def _told(source: Source, note: heard.Reminder) -> Told:
    return named(
        Told,
        note.message,
        project=source.capture.project,
        at=note.at,
        place=_place(source, note),
        event=note.event,
        atoms=note.atoms,
    )


def _place(source: Source, note: heard.Note) -> Place:
    return Place(
        conversation=source.conversation,
        transcript=source.name,
        line=note.line,
        message=note.message,
    )
