"""What a decision is about: a claim of this project, or the one of all projects."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.errors import Refusal
from agent_memory.ledger import proposal
from agent_memory.review import cite, desk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.ledger.across import Across
    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.memory import Held
    from agent_memory.ledger.person import Shared
    from agent_memory.ledger.proposal import Proposal
    from agent_memory.ledger.records import Adopted, Record, Tier
    from agent_memory.review.desk import Desk


class Subject(NamedTuple):
    """The claim that a decision is about: this project's, or the one of all projects.

    `decided` is what was decided in its tier and in all projects that hold it. `here` is this
    project's part of it, `shared` the whole where it is about all of them.
    """

    held: Held
    atom: Atom
    tier: Tier
    proposals: tuple[Proposal, ...]
    decided: Sequence[Record]
    here: Atom | None
    shared: Shared | None = None

    @property
    def adopted(self) -> Adopted | None:
        """The adoption into the file of its tier."""
        return self.atom.standing.own

    @property
    def about(self) -> tuple[str, ...]:
        """The sightings that a decision names: also those that the one before it named."""
        before = self.adopted.sightings if self.adopted and self.tier == "L3" else ()
        return tuple(dict.fromkeys((*(one.id for one in self.atom.sightings), *before)))

    def named(self, number: int) -> str:
        """A number as a person types it."""
        return proposal.named(number, self.tier)


def of(at: Desk, query: str, tier: Tier | None = None) -> Subject:
    """What a citation means in a tier; without one, in the tier that the claim was adopted into."""
    held = at.held()
    number = cite.for_all(query)
    if number is not None:
        found = at.across()
        return _wide(at, held, found, found.numbered(number), f"nothing waits as p{number}")
    atom = desk.one(held, query)
    decided = atom.standing
    if (tier or ("L3" if decided.adopted and not decided.own else "L2")) == "L2":
        return Subject(held, atom, "L2", held.memory.proposals, held.decisions.records, atom)
    found = at.across()
    whole = found.holding(at.identity.id, atom.id)
    alone = f"not for all projects yet: held in 1 of {policy.PERSON_PROJECTS} projects"
    return _wide(at, held, found, whole, alone, here=atom)


def _wide(  # noqa: PLR0913 - what was read is handed on
    at: Desk,
    held: Held,
    found: Across,
    whole: Shared | None,
    otherwise: str,
    *,
    here: Atom | None = None,
) -> Subject:
    if whole is None:
        raise Refusal(otherwise)
    parts = (one.atom for one in whole.holdings if one.project == at.identity.id)
    decided = found.together.decisions.records
    part = here or next(parts, None)
    return Subject(held, whole.atom, "L3", found.proposals, decided, part, whole)
