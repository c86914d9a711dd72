"""L3: what a person says in every project, proposed for the person's own instruction file.

Only claims that were stated or adopted join across projects, by direct join and never through a
chain: over projects a chain of joins was right in a third of the cases read, a direct join of
stated clauses in most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.ledger import claim
from agent_memory.ledger.atom import Verdict, display_id

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.records import Clean


class Holding(NamedTuple):
    """An atom, and the project that holds it."""

    project: str
    atom: Atom


class Shared(NamedTuple):
    """One claim that a person holds in several projects, and what the L3 gate says of it."""

    id: str
    text: Clean
    holdings: tuple[Holding, ...]
    verdict: Verdict

    @property
    def projects(self) -> tuple[str, ...]:
        """The projects that hold it."""
        return tuple(sorted({one.project for one in self.holdings}))


def shared(memories: Mapping[str, Sequence[Atom]], *, now: dt.datetime) -> tuple[Shared, ...]:
    """The claims that at least two projects hold, each with its verdict, oldest first."""
    candidates = sorted(_candidates(memories), key=_seniority)
    found = []
    taken: set[tuple[str, str]] = set()
    for one in candidates:
        if (one.project, one.atom.id) in taken:
            continue
        group = (one, *_joined(one, candidates, taken))
        if len({each.project for each in group}) >= policy.PERSON_PROJECTS:
            taken.update((each.project, each.atom.id) for each in group)
            found.append(_shared(group, now))
    return tuple(found)


def l2_to_l3(holdings: Sequence[Holding], *, now: dt.datetime) -> Verdict:
    """The verdict on proposing a claim for the person, by adoption or by recurrence."""
    blockers = [*_refusals(holdings, now)]
    if not _adopted_long_enough(holdings, now):
        blockers.extend(_recurrence_blockers(holdings))
    return Verdict(tuple(blockers), "recurred")


def _candidates(memories: Mapping[str, Sequence[Atom]]) -> Iterator[Holding]:
    for project, atoms in memories.items():
        for atom in atoms:
            clean = not (atom.quarantined or atom.tool)
            said = (atom.stated and not atom.habit) or atom.standing.adopted
            if clean and said and atom.life == "living":
                yield Holding(project, atom)


def _seniority(one: Holding) -> tuple[object, ...]:
    return one.atom.first, one.project, one.atom.id


def _joined(
    one: Holding, candidates: Iterable[Holding], taken: set[tuple[str, str]]
) -> Iterator[Holding]:
    """The atoms of other projects that are directly one claim with this, the oldest of each."""
    form = claim.canonical(one.atom.text)
    seen = {one.project}
    for other in candidates:
        if other.project in seen or (other.project, other.atom.id) in taken:
            continue
        if claim.same(form, claim.canonical(other.atom.text), stated=(True, True)):
            seen.add(other.project)
            yield other


def _shared(group: Sequence[Holding], now: dt.datetime) -> Shared:
    first = group[0].atom
    return Shared(
        id=display_id(first.sightings[0].id),
        text=first.standing.edited or first.text,
        holdings=tuple(group),
        verdict=l2_to_l3(group, now=now),
    )


def _refusals(holdings: Sequence[Holding], now: dt.datetime) -> Iterator[str]:
    atoms = [one.atom for one in holdings]
    if any(atom.contested for atom in atoms):
        yield "contested: resolve the contradiction first"
    elif any(_quiet(atom, now) < policy.PERSON_QUIET_DAYS for atom in atoms):
        yield f"contested less than {policy.PERSON_QUIET_DAYS} days ago"
    if any(atom.standing.rejected for atom in atoms):
        yield "rejected in a project: undo that first"
    if any(atom.superseded_by for atom in atoms):
        yield "superseded in a project"
    if len({atom.kind for atom in atoms}) > 1:
        yield "of different kinds: " + ", ".join(sorted({atom.kind for atom in atoms}))


def _quiet(atom: Atom, now: dt.datetime) -> float:
    """Days since the last contest of this atom was ruled on."""
    ruled = [one.resolved.at for one in atom.contests if one.resolved]
    return (now - max(ruled)).days if ruled else float("inf")


def _adopted_long_enough(holdings: Iterable[Holding], now: dt.datetime) -> bool:
    since = {
        one.project: (now - one.atom.standing.adopted.at).days
        for one in holdings
        if one.atom.standing.adopted
    }
    held = [project for project, days in since.items() if days >= policy.PERSON_SPAN_DAYS]
    return len(held) >= policy.PERSON_PROJECTS


def _recurrence_blockers(holdings: Sequence[Holding]) -> Iterator[str]:
    stated = [one for one in holdings if one.atom.stated]
    projects = {one.project for one in stated}
    if len(projects) < policy.PERSON_PROJECTS:
        yield f"stated in {len(projects)} of {policy.PERSON_PROJECTS} projects"
        return
    held = _conversations(stated)
    if len(held) < policy.PERSON_CONVERSATIONS:
        yield f"{len(held)} of {policy.PERSON_CONVERSATIONS} conversations"
    elif len(set(held.values())) < policy.PERSON_PROJECTS:
        yield "the same conversations in each project: copies of one"
    span = (max(one.atom.last for one in stated) - min(one.atom.first for one in stated)).days
    if span < policy.PERSON_SPAN_DAYS:
        yield f"{span} of {policy.PERSON_SPAN_DAYS} days apart"


def _conversations(holdings: Iterable[Holding]) -> dict[str, str]:
    """Each conversation with one project: a copied transcript was held in no more than that."""
    held: dict[str, str] = {}
    for one in sorted(holdings, key=lambda holding: holding.project):
        for name in one.atom.conversations:
            held.setdefault(name, one.project)
    return held
