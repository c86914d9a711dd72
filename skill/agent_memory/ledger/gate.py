"""Whether evidence has earned the next tier, and every blocker in words for the person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger.atom import Standing, Verdict
from agent_memory.ledger.canonical import canonical
from agent_memory.plural import counted

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator, Sequence

    from agent_memory.ledger.atom import Atom, Holding, Label


def passed_through(atom: Atom) -> Atom:
    """The atom with the verdict of its gate, which whatever changes it must ask for again."""
    return atom._replace(verdict=l1_to_l2(atom))


def l1_to_l2(atom: Atom) -> Verdict:
    """The verdict on staging a candidate for this project's instruction file."""
    label, need_conversations, need_days = _needs(atom)
    blockers = list(_refusals(atom))
    have = len(atom.conversations), len(atom.days)
    if have[0] < need_conversations:
        blockers.append(f"{have[0]} of {counted(need_conversations, 'conversation')}")
    if have[1] < need_days:
        blockers.append(f"{have[1]} of {counted(need_days, 'day')}")
    # "Commit and push" is asked for when it is wanted: as a line it would be done all the time.
    if label == "habit" and not blockers and canonical(atom.text).errand:
        blockers.append("asked for each time: say when it is to be done")
    return Verdict(tuple(blockers), label)


def _needs(atom: Atom) -> tuple[Label, int, int]:
    """What earns the tier: the label, distinct conversations, distinct days."""
    if atom.confidence == "verified":
        return "verified", 0, 0
    needs = _recurrence(atom)
    have = len(atom.conversations), len(atom.days)
    if atom.asked and (have[0] < needs[1] or have[1] < needs[2]):
        return "you asked, once", 1, 1
    return needs


def _recurrence(atom: Atom) -> tuple[Label, int, int]:
    if atom.habit:
        return "habit", policy.HABIT_CONVERSATIONS, policy.HABIT_DAYS
    stated = atom.confidence == "stated"
    need = policy.STATED_CONVERSATIONS if stated else policy.OBSERVED_CONVERSATIONS
    return "recurred", need, policy.DAYS


_UNDECIDED = Standing()


def _refusals(atom: Atom) -> list[str]:
    """What no amount of evidence outweighs."""
    standing, line = atom.standing, atom.already
    beside = atom.contests or atom.superseded_by or atom.quarantined or atom.tool or line
    if not beside and standing == _UNDECIDED and atom.life == "living":
        return []  # as of nearly every atom of a journal
    conditions = (
        (atom.contested, "contested: resolve the contradiction first"),
        (atom.superseded_by, f"superseded by {atom.superseded_by}"),
        (atom.altered, "altered by redaction: say it again without the secret"),
        (atom.suspect, "suspect: it may hold a secret; say it again without it"),
        (atom.pasted, "pasted?: perhaps not your own words; adopt it with --mine"),
        (atom.tool, "seen in tool results only: recalled with its proof, never proposed"),
        (standing.rejected, "rejected: undo that first"),
        (standing.demoted, "demoted: adopt it again by its number or id"),
        (standing.disagreeing, "decided differently: " + ", ".join(standing.disagreeing)),
        (line, f"already in {line.file} line {line.number}" if line else ""),
        (atom.life in {"expired", "capped"}, f"{atom.life}: comes back when it is seen again"),
    )
    return [words for holds, words in conditions if holds]


# -- L3: over all projects that hold the claim -----------------------------------------------------


def l2_to_l3(
    holdings: Sequence[Holding], *, now: dt.datetime, spoiled: Sequence[Holding] = ()
) -> Verdict:
    """The verdict on proposing a claim for the person, by adoption or by recurrence.

    `spoiled` are the same words in projects where they are not known to be clean and the person's.
    """
    blockers = [*_anywhere(holdings, now)]
    if spoiled:
        blockers.append("altered, suspect or pasted? in a project: say it there in your own words")
    if not _adopted_long_enough(holdings, now):
        blockers.extend(_recurred_in(holdings))
    return Verdict(tuple(blockers), "recurred")


def conversations(holdings: Iterable[Holding]) -> dict[str, str]:
    """Each conversation with one project: a copied transcript was held in no more than that."""
    held: dict[str, str] = {}
    for one in sorted(holdings, key=lambda holding: holding.project):
        for name in one.atom.conversations:
            held.setdefault(name, one.project)
    return held


def span(stated: Sequence[Holding]) -> int:
    """The days between the first sighting and the last."""
    if not stated:
        return 0
    return (max(one.atom.last for one in stated) - min(one.atom.first for one in stated)).days


def _anywhere(holdings: Sequence[Holding], now: dt.datetime) -> Iterator[str]:
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
    line = next((atom.already for atom in atoms if atom.already), None)
    if line:
        yield f"already in {line.file} line {line.number}"


def _quiet(atom: Atom, now: dt.datetime) -> float:
    """Days since the last contest of this atom was ruled on."""
    ruled = [one.resolved.at for one in atom.contests if one.resolved]
    return (now - max(ruled)).days if ruled else float("inf")


def _adopted_long_enough(holdings: Iterable[Holding], now: dt.datetime) -> bool:
    since = {
        one.project: (now - one.atom.standing.own.when).days
        for one in holdings
        if one.atom.standing.own
    }
    held = [project for project, days in since.items() if days >= policy.PERSON_SPAN_DAYS]
    return len(held) >= policy.PERSON_PROJECTS


def _recurred_in(holdings: Sequence[Holding]) -> Iterator[str]:
    stated = [one for one in holdings if one.atom.stated]
    projects = {one.project for one in stated}
    if len(projects) < policy.PERSON_PROJECTS:
        yield f"stated in {len(projects)} of {policy.PERSON_PROJECTS} projects"
        return
    held = conversations(stated)
    if len(held) < policy.PERSON_CONVERSATIONS:
        yield f"{len(held)} of {policy.PERSON_CONVERSATIONS} conversations"
    elif len(set(held.values())) < policy.PERSON_PROJECTS:
        yield "the same conversations in each project: copies of one"
    if span(stated) < policy.PERSON_SPAN_DAYS:
        yield f"{span(stated)} of {policy.PERSON_SPAN_DAYS} days apart"
