"""Whether evidence has earned the next tier, and every blocker in words for the person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger.atom import Standing, Verdict

if TYPE_CHECKING:
    from agent_memory.ledger.atom import Atom, Label


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
    return Verdict(tuple(blockers), label)


def counted(number: int, noun: str) -> str:
    """A number with its noun, as every line for the person has it."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


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
        (standing.demoted, "demoted: adopt it again by its id"),
        (standing.disagreeing, "decided differently: " + ", ".join(standing.disagreeing)),
        (line, f"already in {line.file} line {line.number}" if line else ""),
        (atom.life in {"expired", "capped"}, f"{atom.life}: comes back when it is seen again"),
    )
    return [words for holds, words in conditions if holds]
