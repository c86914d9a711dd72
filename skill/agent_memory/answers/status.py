"""The answer to how much there is, and to what is odd about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import clock, config
from agent_memory.answers import show
from agent_memory.answers.answer import Answer
from agent_memory.ledger.records import Watermark
from agent_memory.plural import counted

if TYPE_CHECKING:
    from agent_memory.ledger.memory import Held
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

    seen = audit.checked(held.sightings.records, held.decisions.records, here.home, now=here.now)
    untyped = [one.decision for one in seen if one.state == "untyped"]
    terminal = sum(one.state == "terminal" for one in seen)
    unknown = [f"{here.home.config}: {one}" for one in config.unknown(here.config)]
    said |= {"untyped": [one.id for one in untyped], "terminal": terminal, "settings": unknown}
    by_terminal = [f"{counted(terminal, 'decision')} by terminal"] if terminal else []
    return Answer(said, [*rows, *unknown, *audit.untyped(untyped, here.zone), *by_terminal])
