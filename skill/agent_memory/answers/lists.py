"""The answers that list: the claims of a tier, those of the person, the projects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import setting
from agent_memory.answers import show
from agent_memory.answers.answer import Answer
from agent_memory.ledger import proposal
from agent_memory.offer import fields
from agent_memory.plural import counted

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.fold import Memory
    from agent_memory.ledger.person import Shared
    from agent_memory.project import Identity
    from agent_memory.setting import Setting


def tier(here: Setting, found: Memory, name: str) -> Answer:
    """The claims of one tier of a project; how many are silent, and not listed."""
    mine = [atom for atom in found.atoms if atom.tier == name]
    told = sorted((atom for atom in mine if not atom.silent), key=_strongest)
    silent = len(mine) - len(told)
    said = {"atoms": [fields.atom(atom, here.zone) for atom in told], "silent": silent}
    return Answer(said, _listed(told, silent) if found.atoms else [show.nothing("no claims")])


def person(here: Setting, identity: Identity) -> Answer:
    """The claims that several projects of the person hold."""
    across = setting.across(here, identity)
    found = across.shared if across else ()
    proposals = across.proposals if across else ()
    waiting = {one.atom: proposal.named(one.number, "L3") for one in proposals}
    said = [
        {
            "id": one.id,
            "number": waiting.get(one.id),
            "text": one.text,
            "projects": one.projects,
            "earned": one.earned,
            "adopted": one.atom.standing.adopted is not None,
            "blockers": one.atom.verdict.blockers,
        }
        for one in found
    ]
    rows = [
        (_named(one, waiting), _state(one), counted(len(one.projects), "project"), one.text)
        for one in found
    ]
    return Answer({"shared": said}, show.table(rows) if rows else ["no claim spans two projects"])


def projects(here: Setting) -> Answer:
    """Every project, and where it was seen."""
    said = {
        project: [
            place.path for place in here.registry.places if place.id == project and place.path
        ]
        for project in setting.projects(here)
    }
    rows = [(project, ", ".join(found) or "-") for project, found in said.items()]
    return Answer(said, show.table(rows) if rows else ["no projects yet"])


def _strongest(atom: Atom) -> tuple[object, ...]:
    """The order of review: what passed, then the strongest, then what was said most and last."""
    return (
        not atom.verdict.passed,
        -atom.strength,
        -len(atom.conversations),
        -atom.last.timestamp(),
        atom.id,
    )


def _listed(told: Sequence[Atom], silent: int) -> Iterator[str]:
    if told:
        yield from show.table([(atom.id, show.state(atom), atom.wording) for atom in told])
    else:
        yield "no claims"
    if silent:
        yield f"{counted(silent, 'silent claim')}, not listed"


def _named(one: Shared, waiting: Mapping[str, str]) -> str:
    """The number that it waits under, was once shown under, or its id."""
    number = one.atom.number
    return waiting.get(one.id) or (proposal.named(number, "L3") if number else one.id)


def _state(one: Shared) -> str:
    if one.atom.standing.adopted:
        return f"adopted; {one.earned}"
    return "; ".join(one.atom.verdict.blockers) or f"waits; {one.earned}"
