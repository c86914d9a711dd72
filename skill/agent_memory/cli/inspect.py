"""memory_inspect: what memory holds, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory import clock
from agent_memory.cli import entry, setting, show
from agent_memory.ledger import memory, person
from agent_memory.ledger.gate import counted
from agent_memory.ledger.records import Watermark
from agent_memory.offer import fields
from agent_memory.review import why

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from agent_memory.cli.setting import Setting
    from agent_memory.ledger.atom import Atom, Contest
    from agent_memory.ledger.fold import Memory
    from agent_memory.ledger.memory import Held
    from agent_memory.review.why import Why


class Answer(NamedTuple):
    """One answer for a program, the same for a person, and the exit code."""

    said: object
    lines: Iterable[str]
    code: int = 0


def main() -> None:
    """Run as a console script."""
    entry.main("inspect")


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    made = setting.parser("inspect", "Show what memory holds, and why. Reads only.")
    what = made.add_mutually_exclusive_group()
    what.add_argument("--status", action="store_true", help="how much there is (the default)")
    what.add_argument("--tier", choices=("L1", "L2", "L3"), help="the claims of one tier")
    what.add_argument("--why", metavar="CLAIM", help="one claim by id, number or words")
    what.add_argument("--contested", action="store_true", help="claims that exclude each other")
    what.add_argument("--projects", action="store_true", help="every project that memory knows")
    return made


def answer(options: argparse.Namespace) -> int:
    """Show what was asked for."""
    found = _found(setting.of(options), options)
    if options.json:
        print(fields.dump(found.said, indent=2))
    else:
        show.say(found.lines)
    return found.code


def _found(here: Setting, options: argparse.Namespace) -> Answer:
    if options.projects:
        return _projects(here)
    if options.tier == "L3":
        return _person(here)
    identity = setting.identity(here)
    held = setting.held(here, identity)
    if options.why is not None:
        return explained(here, held, options.why, identity.root)
    if options.tier:
        return _tier(here, held.memory, options.tier)
    if options.contested:
        return contested(here, held.memory)
    return status(here, held, identity.id)


def explained(here: Setting, held: Held, query: str, root: Path | None) -> Answer:
    """The one claim that a citation means, with everything behind it."""
    found = why.answer(query, held)
    if found is None:
        return Answer(
            {"fits": []}, ["no claim fits; give an id, a number that waits, or words of it"]
        )
    if isinstance(found, why.Ambiguous):
        told = f"{len(found.ids)} claims fit; name one: {', '.join(found.ids)}"
        return Answer({"fits": list(found.ids)}, [told], code=1)
    # Redaction's tables cost 100 ms, which a list does not pay.
    from agent_memory.capture import machine  # noqa: PLC0415
    from agent_memory.review import source  # noqa: PLC0415

    known = machine.secrets(here.user, here.config, root)
    sources = source.of(found.atom.sightings, home=here.home, known=known)
    said = {**_told(found, here), "sources": {key: one._asdict() for key, one in sources.items()}}
    return Answer(said, show.why(found, sources, here.zone))


def _told(found: Why, here: Setting) -> dict[str, object]:
    mine = found.atom.id
    return {
        **fields.atom(found.atom, here.zone),
        "contests": [
            {**fields.contest(one.contest, mine), "text": one.text} for one in found.against
        ],
        "decisions": [
            {**one.decision.model_dump(mode="json", exclude_none=True), "undone": one.undone}
            for one in found.decisions
        ],
        "replaced": [fields.sighting(one, here.zone) for one in found.replaced],
    }


def _tier(here: Setting, held: Memory, tier: str) -> Answer:
    mine = [atom for atom in held.atoms if atom.tier == tier]
    told = sorted((atom for atom in mine if not atom.silent), key=_strongest)
    silent = len(mine) - len(told)
    said = {"atoms": [fields.atom(atom, here.zone) for atom in told], "silent": silent}
    return Answer(said, _listed(told, silent) if held.atoms else [show.nothing("no claims")])


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
        yield from show.table([(atom.id, show.state(atom), atom.text) for atom in told])
    else:
        yield "no claims"
    if silent:
        yield f"{counted(silent, 'silent claim')}, not listed"


def contested(here: Setting, held: Memory) -> Answer:
    """The claims that stop each other until a person rules."""
    texts = {atom.id: str(atom.text) for atom in held.atoms}
    contests = [one for one in held.contests if one.resolved is None]
    said = [
        {
            "incumbent": one.incumbent,
            "challenger": one.challenger,
            "reason": one.reason,
            "since": f"{clock.day(one.since, here.zone)}",
        }
        for one in contests
    ]
    rows = [row for one in contests for row in _sides(one, texts, here)]
    return Answer({"contests": said}, show.table(rows) if rows else ["nothing is contested"])


def _sides(one: Contest, texts: dict[str, str], here: Setting) -> Iterator[tuple[str, ...]]:
    since = f"since {clock.day(one.since, here.zone)}"
    for name, place in ((one.incumbent, "held"), (one.challenger, since)):
        yield name, place, texts.get(name, "a line of that file"), one.reason


def status(here: Setting, held: Held, project: str) -> Answer:
    """How much there is."""
    atoms = held.memory.atoms
    marks = [one.at for one in held.sightings.records if isinstance(one, Watermark)]
    said = {
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
    return Answer(said, show.table([(name, str(value)) for name, value in said.items()]))


def _projects(here: Setting) -> Answer:
    said = {
        project: [
            place.path for place in here.registry.places if place.id == project and place.path
        ]
        for project in setting.projects(here)
    }
    rows = [(project, ", ".join(found) or "-") for project, found in said.items()]
    return Answer(said, show.table(rows) if rows else ["no projects yet"])


def _person(here: Setting) -> Answer:
    memories = {
        project: memory.read(here.home, project, zone=here.zone, now=here.now).memory.atoms
        for project in setting.projects(here)
    }
    found = person.shared(memories, now=here.now)
    said = [
        {"id": one.id, "text": one.text, "projects": one.projects, "blockers": one.verdict.blockers}
        for one in found
    ]
    rows = [
        (
            one.id,
            "; ".join(one.verdict.blockers) or "passed",
            counted(len(one.projects), "project"),
            one.text,
        )
        for one in found
    ]
    return Answer({"shared": said}, show.table(rows) if rows else ["no claim spans two projects"])
