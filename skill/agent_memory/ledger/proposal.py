"""What waits for a person, under which number, and the digest of the exact text it was shown with.

A number is kept until the proposal is decided and never used again.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.ledger import danger, evidence, records
from agent_memory.ledger.records import Numbered

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Sequence

    from agent_memory.ledger.atom import Atom, Label
    from agent_memory.ledger.records import Clean, Tier


class Proposal(NamedTuple):
    """One line that a person may adopt."""

    number: int
    atom: str
    text: Clean
    digest: str
    label: Label
    new: bool  # not shown yet under this number with this text

    @property
    def danger(self) -> tuple[str, ...]:
        """The danger classes of its text."""
        return danger.classes(self.text)


def digest(text: str) -> str:
    """The digest that consent to a text is bound to."""
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:16]


def named(number: int, tier: Tier) -> str:
    """A number as a person types it: those for all projects have a letter of their own."""
    return f"p{number}" if tier == "L3" else f"{number}"


def waiting(atoms: Iterable[Atom], numbered: Iterable[Numbered]) -> tuple[Proposal, ...]:
    """The proposals, by number; new ones get the next free numbers, oldest claim first."""
    proposed = [atom for atom in atoms if proposable(atom)]
    taken = _owners(proposed)
    free = max((record.number for record in numbered), default=0)
    found = []
    for atom in sorted(proposed, key=lambda atom: evidence.order(atom.sightings[0])):
        number = next((n for n in atom.standing.numbers if taken[n] == atom.id), None)
        if number is None:
            number = free = free + 1
        found.append(_proposal(atom, number))
    return tuple(sorted(found))


def nearest(atoms: Iterable[Atom]) -> tuple[Atom, ...]:
    """The candidates with the fewest blockers, then those that were said most."""
    blocked = list(filter(below_gate, atoms))
    blocked.sort(key=lambda atom: (len(atom.verdict.blockers), -len(atom.conversations), atom.id))
    return tuple(blocked[: policy.NEAREST])


def numbers(
    proposals: Iterable[Proposal],
    atoms: Iterable[Atom],
    *,
    tier: Tier,
    project: str,
    at: dt.datetime,
) -> tuple[Numbered, ...]:
    """The records that give each proposal without one its number.

    A changed text under a known number is none of them: it was not shown to anyone yet.
    """
    by_id = {atom.id: atom for atom in atoms}
    return tuple(
        records.named(
            Numbered,
            project if tier == "L2" else tier,  # those of L3 are the same in all projects
            one.number,
            one.digest,
            project=project,
            at=at,
            door="terminal",  # through none: nobody decided anything yet
            sightings=tuple(each.id for each in by_id[one.atom].sightings),
            text=one.text,
            number=one.number,
            digest=one.digest,
            tier=tier,
        )
        for one in proposals
        if one.number not in by_id[one.atom].standing.numbers
    )


def proposable(atom: Atom) -> bool:
    """Whether an atom waits for a decision: its gate passed, and nothing was decided yet."""
    return (
        atom.verdict.passed
        and atom.standing.adopted is None
        and atom.kind != "capability"  # those live and are recalled in L1
    )


def below_gate(atom: Atom) -> bool:
    """Whether an atom is a candidate: shown, neither adopted nor waiting to be."""
    return not (atom.silent or atom.standing.adopted or proposable(atom))


def _owners(atoms: Sequence[Atom]) -> dict[int, str]:
    """The atom that keeps each number: when a claim parted, the part with the oldest sighting."""
    owners: dict[int, str] = {}
    for atom in sorted(atoms, key=lambda atom: evidence.order(atom.sightings[0])):
        for number in atom.standing.numbers:
            owners.setdefault(number, atom.id)
    return owners


def _proposal(atom: Atom, number: int) -> Proposal:
    text = atom.standing.edited or atom.text
    shown = number in atom.standing.numbers and atom.standing.shown == digest(text)
    label = atom.verdict.label or "recurred"
    return Proposal(number, atom.id, text, digest(text), label, not shown)
