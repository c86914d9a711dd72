"""The answer to how much there is, and to what is odd about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import clock
from agent_memory.answers import show
from agent_memory.answers.answer import Answer
from agent_memory.ledger.records import Watermark
from agent_memory.plural import counted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from agent_memory.ledger.memory import Held
    from agent_memory.ledger.records import Decision
    from agent_memory.setting import Setting

_MEANS = {  # what a person would have to look up
    "captured": "when transcripts were last read",
    "sightings": "times that a claim was said",
    "L1": "candidates",
    "L2": "adopted in this project",
    "silent": "kept, and not listed",
    "faults": "bad lines of journals; memory_doctor names them",
}


def of(here: Setting, held: Held, project: str) -> Answer:
    """How much there is, and the decisions that nobody is known to have typed."""
    atoms = held.memory.atoms
    marks = [one.at for one in held.sightings.records if isinstance(one, Watermark)]
    said: dict[str, object] = {
        "project": project,
        "captured": f"{clock.day(max(marks), here.zone)}" if marks else "never",
        "sightings": sum(len(atom.sightings) for atom in atoms),
        "L1": sum(atom.tier == "L1" and not atom.silent for atom in atoms),
        "L2": sum(atom.tier == "L2" for atom in atoms),
        "silent": sum(atom.silent for atom in atoms),
        "waiting": len(held.memory.proposals),
        "contested": sum(one.resolved is None for one in held.memory.contests),
        "faults": len(held.faults),
    }
    rows = show.table([(name, str(value), _MEANS.get(name, "")) for name, value in said.items()])
    from agent_memory.review import audit  # noqa: PLC0415 - what reads transcripts, no list pays

    seen = audit.checked(held, here.home, now=here.now)
    untyped = [one.decision for one in seen if one.state == "untyped"]
    terminal = sum(one.state == "terminal" for one in seen)
    said |= {"untyped": [one.id for one in untyped], "terminal": terminal}
    return Answer(said, [*rows, *_untyped(untyped, terminal, here)])


def _untyped(untyped: Iterable[Decision], terminal: int, here: Setting) -> Iterator[str]:
    """The decisions that nobody is known to have typed, and how many came by a terminal."""
    for one in untyped:
        short = one.id[:8]
        deed = f"{one.record} {short} of {clock.day(one.at, here.zone)}"
        yield f"no typed line is found for: {deed}; undo {short} takes it back"
    if terminal:
        yield f"{counted(terminal, 'decision')} by terminal"
