"""recall.txt: each claim that a prompt may be reminded of, on one line.

Same memory, same bytes: what fades is measured from the newest claim, never from the clock. What is
told begins with the claim's id, so that a transcript shows which claims the model was told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import clock, escape, policy
from agent_memory.ledger import claim
from agent_memory.offer import cues, prompt, table

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Mapping, Sequence

    from agent_memory.ledger.atom import Atom, Contest
    from agent_memory.ledger.fold import Memory

_DAY = 86400


def page(memory: Memory, *, zone: dt.tzinfo, stamp: Mapping[str, int]) -> bytes:
    """The bytes of recall.txt: how to read a prompt, which cue is of which claims, the claims."""
    atoms = {atom.id: atom for atom in memory.atoms}
    told = sorted((atom for atom in memory.atoms if _told(atom)), key=lambda atom: atom.id)
    newest = max((atom.last for atom in told), default=None)
    reading = prompt.Table(table.header().encode())
    lines: list[str] = []
    spots: dict[str, list[str]] = {}
    for atom in told:
        note = line(atom, atoms, zone)
        if len(note.encode()) <= policy.RECALL_BYTES // 2 and newest:
            said, mass = cues.cues(text(atom), claim.canonical(text(atom)), reading)
            for cue in said:
                spots.setdefault(cue, []).append(str(len(lines)))
            least = max(policy.RECALL_MASS, policy.RECALL_OWN * mass)
            whole = max(policy.RECALL_WHOLE_MASS, policy.RECALL_WHOLE * mass)
            rank = f"{_rank(atom, newest):.3f}"
            flags = "!" if atom.contested else ""
            fields = (f"{least:.3g}", f"{whole:.3g}", rank, atom.kind, atom.id, flags, note)
            lines.append("\t".join(fields))
    header = table.header(".".join(map(str, stamp.values())))
    pointing = {cue: ",".join(spots[cue]) for cue in spots if _points(cue, spots[cue])}
    return "".join(f"{line}\n" for line in (header, *table.drawers(pointing), *lines)).encode()


def _points(cue: str, spots: Sequence[str]) -> bool:
    """Whether a cue tells claims apart: what half of the memory is about does not."""
    return cue[0] != cues.SUBJECT or len(spots) <= policy.RECALL_SHARED


def line(atom: Atom, atoms: Mapping[str, Atom], zone: dt.tzinfo) -> str:
    """A claim as the model is told of it: its id, its words, how often and since when."""
    notes = [against(one, atom, atoms) for one in contests(atom)]
    if atom.avoid:
        notes.insert(0, "AVOID: it did harm")
    times = len(atom.conversations)
    notes.append(f"said {times}× since {clock.day(atom.first, zone)}, not adopted")
    return f"- [{atom.id}] {escape.tag(text(atom))} ({'; '.join(notes)})"


def contests(atom: Atom) -> Iterator[Contest]:
    """Yield the contests of a claim that no person ruled on."""
    return (one for one in atom.contests if one.resolved is None)


def against(contest: Contest, atom: Atom, atoms: Mapping[str, Atom]) -> str:
    """What an open contest holds against a claim: the other side, in its own words."""
    other = contest.challenger if contest.incumbent == atom.id else contest.incumbent
    said = quoted(atoms[other]) if other in atoms else escape.tag(other)
    return f"contested by {said}, not settled"


def quoted(atom: Atom) -> str:
    """A claim inside another one's line."""
    return f'"{escape.tag(text(atom))}"'


def text(atom: Atom) -> str:
    """The claim in its own words, or in those that the person wants instead."""
    return atom.standing.edited or atom.text


def _told(atom: Atom) -> bool:
    """Whether a prompt may be reminded of it: what the client loads anyway needs no reminder."""
    return atom.recallable and atom.standing.adopted is None and atom.already is None


def _rank(atom: Atom, newest: dt.datetime) -> float:
    """Kind × strength × recency, as one number."""
    age = (newest - atom.last).total_seconds() / _DAY
    faded: float = 0.5 ** (age / policy.HALF_LIFE_DAYS)
    recency = 1 - policy.RECALL_RECENCY * (1 - faded)
    strength = min(2.0, max(0.5, 1 + policy.RECALL_STRENGTH * atom.strength))
    return policy.RECALL_KINDS[atom.kind] * strength * recency
