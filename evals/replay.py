"""Months of typed messages replayed: what recurred and was staged, and what was staged besides.

One memory a person and project; which groups it found is told by the messages that they name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from evals import memories, person
from evals.figures import FAILURES
from evals.outcome import replayed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from agent_memory.ledger.atom import Atom
    from evals.dataset import Row
    from evals.outcome import Outcome

_APART = {"trap", "change"}  # kinds of groups that are not there to be staged


def measure(rows: Iterable[Row], groups: Iterable[Row] = ()) -> dict[str, Any]:
    """The metrics of a replay; see evals/README.md."""
    return metrics(outcomes(rows), groups)


def outcomes(rows: Iterable[Row]) -> list[Outcome]:
    """What every memory of these rows came to."""
    return [replayed(one) for one in memories.captured(memories.turns(rows))]


def metrics(found: Sequence[Outcome], groups: Iterable[Row] = ()) -> dict[str, Any]:
    """The figures of these outcomes, and every group that was not staged."""
    held = list(groups)
    typed = sum(not one.copy for each in found for one in each.captured.turns)
    staged = sum(len(each.staged) for each in found)
    candidates = sum(len(each.candidates) for each in found)
    contests = sum(len(each.contests) for each in found)
    return {
        "messages": typed,
        "copies": sum(one.copy for each in found for one in each.captured.turns),
        "memories": len(found),
        "sightings": sum(len(each.captured.sightings) for each in found),
        "dropped": sum(each.captured.dropped for each in found),
        "staged": staged,
        "staged_per_1000_messages": _per_1000(staged, typed),
        "candidates": candidates,
        "candidates_per_1000_messages": _per_1000(candidates, typed),
        "asked": sum(list(each.staged.values()).count("you asked, once") for each in found),
        "habits": sum(list(each.staged.values()).count("habit") for each in found),
        "contests": contests,
        "contests_per_1000_messages": _per_1000(contests, typed),
        **_of_groups(found, held),
    }


def _per_1000(count: int, messages: int) -> float:
    return round(1000 * count / messages, 2) if messages else 0.0


def _of_groups(found: Sequence[Outcome], groups: Sequence[Row]) -> dict[str, Any]:
    if not groups:
        return {"failures": []}
    told = Told(found)
    recurring = [group for group in groups if group["kind"] not in _APART]
    missed = [group for group in recurring if not told.staged(group)]
    traps = [group for group in groups if group["kind"] == "trap"]
    sprung = [group for group in traps if told.sprung(group)]
    changes = [group for group in groups if group["kind"] == "change"]
    return {
        "groups": len(recurring),
        "groups_seen": sum(told.seen(group) for group in recurring),
        "groups_joined": sum(told.joined(group) for group in recurring),
        "groups_staged": len(recurring) - len(missed),
        "groups_staged_person": sum(told.staged_for_person(group) for group in recurring),
        "traps": len(traps),
        "traps_staged": len(sprung),
        "changes": len(changes),
        "changes_contested": sum(told.contested(group) for group in changes),
        "changes_joined": sum(told.joined(group) for group in changes),
        "failures": [told.failure(group) for group in (*sprung, *missed)][:FAILURES],
    }


class Told:
    """Which groups of turns the outcomes found, by the messages that they name."""

    def __init__(self, found: Sequence[Outcome]) -> None:
        """Index the outcomes."""
        self._message = {one.id: one.message for each in found for one in each.captured.turns}
        self._atoms = [(each, atom, _messages(atom)) for each in found for atom in each.atoms]
        self._staged = [seen for each, atom, seen in self._atoms if atom.id in each.staged]
        self._person = [_messages(unit) for unit in person.staged(found)]
        self._contests = [
            (sides[one], sides[other])
            for each in found
            for sides in [{atom.id: _messages(atom) for atom in each.atoms}]
            for one, other in each.contests
        ]

    def seen(self, group: Row) -> bool:
        """Whether two of the group's turns have a sighting: no more can be staged."""
        return _twice(
            self.messages(group), [frozenset().union(*(seen for *_, seen in self._atoms))]
        )

    def joined(self, group: Row) -> bool:
        """Whether one atom, staged or not, has sightings in two of the group's turns."""
        return _twice(self.messages(group), [seen for *_, seen in self._atoms])

    def staged(self, group: Row) -> bool:
        """Whether one staged atom has sightings in two of the group's turns."""
        return _twice(self.messages(group), self._staged)

    def staged_for_person(self, group: Row) -> bool:
        """Whether the same holds with the person's projects counted as one."""
        return _twice(self.messages(group), [*self._staged, *self._person])

    def sprung(self, group: Row) -> bool:
        """Whether a staged atom holds any of a trap's turns."""
        turns = self.messages(group)
        return any(turns & seen for seen in self._staged)

    def contested(self, group: Row) -> bool:
        """Whether a contest holds two of the group's turns apart."""
        turns = self.messages(group)
        return any(one & turns and other & turns - one for one, other in self._contests)

    def messages(self, group: Row) -> frozenset[str]:
        """The messages that a group names; a turn that is not in the file has none."""
        turns = (item["turn"] for item in group["items"])
        return frozenset(self._message[turn] for turn in turns if turn in self._message)

    def failure(self, group: Row) -> dict[str, Any]:
        """What became of a group: its statement, and every atom that holds one of its turns."""
        turns = self.messages(group)
        return {
            "group": group["id"],
            "kind": group["kind"],
            "person": group["person"],
            "statement": group.get("statement", ""),
            "turns": len(turns),
            "atoms": [
                {
                    "text": atom.text,
                    "turns": len(seen & turns),
                    "level": atom.level,
                    "label": each.staged.get(atom.id),
                    "blockers": atom.verdict.blockers,
                }
                for each, atom, seen in self._atoms
                if seen & turns
            ],
        }


def _messages(atom: Atom) -> frozenset[str]:
    return frozenset(one.place.message for one in atom.sightings)


def _twice(turns: frozenset[str], staged: Iterable[frozenset[str]]) -> bool:
    return any(len(turns & seen) > 1 for seen in staged)
