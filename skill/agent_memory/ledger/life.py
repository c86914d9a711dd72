"""How long an atom lives unseen, and what the caps push out; what comes back is never lost."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger import gate

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Sequence

    from agent_memory.ledger.atom import Atom, Life

_FADING = {"decision", "fact"}  # constraints, procedures and capabilities do not expire


def lived(atom: Atom, now: dt.datetime) -> Atom:
    """The atom, which has passed its gate, as its silence has left it; a pinned one never moves."""
    if atom.standing.pinned:
        return atom
    silent = (now - max(filter(None, (atom.last, atom.standing.looked)))).days
    if silent < min(policy.CANDIDATE_DAYS, policy.STALE_DAYS, policy.REVALIDATE_DAYS):
        return atom
    left, again = _life(atom, silent), silent >= policy.REVALIDATE_DAYS
    if (left, again) == (atom.life, atom.revalidate):  # its verdict stands
        return atom
    return gate.passed_through(atom._replace(life=left, revalidate=again))


def capped(atoms: Sequence[Atom]) -> list[Atom]:
    """The atoms, with those of L1 beyond the cap marked; the strongest and latest stay.

    What a single conversation floods a memory with goes before what any other said.
    """
    candidates = [
        atom
        for atom in atoms
        if atom.standing.adopted is None and not atom.standing.pinned and atom.life == "living"
        if not (atom.silent or atom.standing.rejected or atom.superseded_by)
    ]
    if len(candidates) <= policy.CAP_L1:
        return list(atoms)
    candidates.sort(key=lambda atom: (atom.verdict.passed, atom.strength, atom.last, atom.id))
    flood = _flooding(candidates)
    candidates.sort(key=lambda atom: atom.id not in flood)
    out = {atom.id for atom in candidates[: -policy.CAP_L1]}
    return [
        gate.passed_through(atom._replace(life="capped")) if atom.id in out else atom
        for atom in atoms
    ]


def _flooding(candidates: Sequence[Atom]) -> set[str]:
    """What was said in one conversation only, beyond as much as one can have meant."""
    said: Counter[frozenset[str]] = Counter()
    over = set()
    for atom in reversed(candidates):  # the strongest and latest first
        if len(atom.conversations) <= 1 and not atom.verdict.passed:
            said[atom.conversations] += 1
            if said[atom.conversations] > policy.CAP_CONVERSATION:
                over.add(atom.id)
    return over


def _life(atom: Atom, silent: int) -> Life:
    if atom.standing.adopted is None:
        waits = atom.verdict.passed or atom.kind == "capability"
        return "expired" if silent >= policy.CANDIDATE_DAYS and not waits else "living"
    if atom.kind not in _FADING:
        return "living"
    if silent >= policy.RETIRED_DAYS:
        return "retired"
    return "stale" if silent >= policy.STALE_DAYS else "living"
