"""The L1 -> L2 rule run over one person's projects as if they were one.

Only stated claims join across projects, and each of them directly: a claim's unit is what its own
project holds of it and every stated clause elsewhere that one of its wordings is the same as.
"""

from __future__ import annotations

import datetime as dt
from collections import defaultdict
from typing import TYPE_CHECKING

from agent_memory.ledger import claim, conversation, evidence, gate
from agent_memory.ledger.assemble import assemble

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.records import Sighting
    from evals.outcome import Outcome


def staged(found: Iterable[Outcome]) -> Iterator[Atom]:
    """Yield the units that pass the gate only because several projects are counted as one."""
    people: dict[str, list[Outcome]] = defaultdict(list)
    for each in found:
        people[each.captured.person].append(each)
    for outcomes in people.values():
        if len(outcomes) > 1:
            yield from _staged(outcomes)


def _staged(outcomes: Sequence[Outcome]) -> Iterator[Atom]:
    sightings = [one for each in outcomes for one in each.captured.sightings]
    marks = [one for each in outcomes for one in each.captured.watermarks]
    names = conversation.one_name(sightings, marks)
    wordings = _Wordings([atom for each in outcomes for atom in each.atoms])
    for each in outcomes:
        for atom in each.atoms:
            for joined in wordings.elsewhere(atom):
                unit = _unit(atom, joined, names)
                if gate.l1_to_l2(unit).passed:
                    yield unit


def _unit(atom: Atom, joined: Iterable[Sighting], names: Mapping[str, str]) -> Atom:
    together = {one.id: one for one in (*atom.sightings, *joined)}
    unit = assemble(sorted(together.values(), key=evidence.order), names, dt.timezone.utc)
    return unit._replace(contests=atom.contests)


class _Wordings:
    """The stated wordings of a person, each with the sightings that bear it."""

    def __init__(self, atoms: Iterable[Atom]) -> None:
        """Index every stated sighting by what it says."""
        self._bearers: dict[str, list[Sighting]] = defaultdict(list)
        for atom in atoms:
            for one in _stated(atom):
                self._bearers[one.text].append(one)
        self._index: claim.Index[str] = claim.Index()
        for text in self._bearers:
            self._index.add(text, claim.canonical(text))

    def elsewhere(self, atom: Atom) -> Iterator[list[Sighting]]:
        """Yield, for each stated wording of an atom, what other projects say in its sense."""
        home = atom.sightings[0].project
        for text in dict.fromkeys(one.text for one in _stated(atom)):
            form = claim.canonical(text)
            joined = [
                one
                for other in self._index.candidates(form)
                if claim.same(form, claim.canonical(other), stated=(True, True))
                for one in self._bearers[other]
                if one.project != home
            ]
            if joined:
                yield joined


def _stated(atom: Atom) -> Iterator[Sighting]:
    return (one for one in atom.sightings if one.confidence == "stated" and one.level != "request")
