"""Letting a claim into an instruction file, in exactly the words that were shown (promise 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import clock, policy
from agent_memory.errors import Refusal
from agent_memory.ledger import danger, memory, person, proposal
from agent_memory.ledger.records import Adopted, Demoted, Edited, Numbered
from agent_memory.review import block, blockers, committed, desk
from agent_memory.review.blockers import Wish
from agent_memory.review.desk import Desk, Done

if TYPE_CHECKING:
    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.memory import Held
    from agent_memory.ledger.records import Clean, Tier


_DIGITS = 9  # of a number that a proposal can have


def adopt(at: Desk, query: str, wish: Wish = Wish()) -> Done:  # noqa: B008 - it is immutable
    """Write one claim into its file; what was not yet shown as it stands is shown instead."""
    held = at.held()
    atom = desk.one(held, query)
    blockers.refuse(at, atom, wish)
    text = committed.line(wish.text or atom.standing.edited or atom.text, known=at.known)
    shown = block.bullet(text).decode()
    classes = danger.classes(text)
    missing = [name for name in classes if name not in wish.confirmed]
    asked = _numbered(at, held, atom, text)
    if missing or (wish.text is None and not _was_shown(atom, text)):
        return _show(at, atom, asked, missing)
    about = _everywhere(at, atom) if wish.tier == "L3" else tuple(one.id for one in atom.sightings)
    name = (wish.target or desk.named_target(at)) if wish.tier == "L2" else "CLAUDE.md"
    record = desk.made(
        at,
        held,
        Adopted,
        atom,
        sightings=about,
        text=text,
        number=_named_by(query, atom) or asked.number,
        tier=wish.tier,
        target=name,
        mine=wish.mine,
        danger=classes,
    )
    blockers.refuse_beside(at, held, atom, record)
    blockers.refuse_contrary(at, held, atom, text)
    # Words that a person gave were never shown, and their number is taken all the same.
    records = [record] if _was_shown(atom, text) else [record, asked]
    new = desk.after(at, held, records)
    made = desk.changes(at, held.memory, new, anew=[record])
    desk.recorded(at, records, tier=wish.tier, changes=made)
    return Done((f"adopted into {_named(name, wish.tier)}:", f"  {shown}"), (record,))


def demote(at: Desk, query: str) -> Done:
    """Take an adopted claim out of its file again."""
    held = at.held()
    atom = desk.one(held, query)
    adopted = atom.standing.adopted
    if adopted is None:
        raise Refusal("not adopted: there is nothing to take out")
    record = desk.made(at, held, Demoted, atom, text=adopted.text)
    made = desk.changes(at, held.memory, desk.after(at, held, [record]))
    desk.recorded(at, [record], tier=adopted.tier, changes=made)
    line = block.bullet(adopted.text).decode()
    return Done((f"taken out of {_named(adopted.target, adopted.tier)}:", f"  {line}"), (record,))


def edit(at: Desk, query: str, text: str) -> Done:
    """Put a claim into other words: its line if it is adopted, else what is proposed."""
    held = at.held()
    atom = desk.one(held, query)
    worded = committed.line(text, known=at.known)
    blockers.refuse_contrary(at, held, atom, worded)
    line = block.bullet(worded).decode()
    adopted = atom.standing.adopted
    if adopted is None:
        record = desk.made(at, held, Edited, atom, text=worded)
        shown = _numbered(at, held, atom, worded)
        number = shown.number
        desk.recorded(at, [record, shown])
        return Done((f"{number} now reads:", f"  {line}", f"adopt {number} writes it"), (record,))
    return _reworded(at, held, atom, adopted, worded)


def _reworded(at: Desk, held: Held, atom: Atom, adopted: Adopted, text: Clean) -> Done:
    if set(danger.classes(text)) - set(adopted.danger):
        raise Refusal("these words need a confirmation of their own; demote it and adopt them")
    fields = {name: getattr(adopted, name) for name in ("number", "tier", "target", "mine")}
    record = desk.made(at, held, Adopted, atom, text=text, danger=adopted.danger, **fields)
    made = desk.changes(at, held.memory, desk.after(at, held, [record]))
    desk.recorded(at, [record], tier=adopted.tier, changes=made)
    lines = f"- {block.bullet(adopted.text).decode()}", f"+ {block.bullet(text).decode()}"
    return Done((f"changed in {_named(adopted.target, adopted.tier)}:", *lines), (record,))


def _everywhere(at: Desk, atom: Atom) -> tuple[str, ...]:
    """The sightings of a claim in all projects, once it has earned the person's own file."""
    memories = {
        name: memory.read(at.home, name, zone=at.zone, now=at.now).memory.atoms
        for name in {*at.projects, at.identity.id}
    }
    mine = (at.identity.id, atom.id)
    for one in person.shared(memories, now=at.now):
        if mine in {(each.project, each.atom.id) for each in one.holdings}:
            if not one.verdict.passed:
                raise Refusal("not for all projects yet: " + "; ".join(one.verdict.blockers))
            return tuple(each.id for holding in one.holdings for each in holding.atom.sightings)
    raise Refusal(f"not for all projects yet: held in 1 of {policy.PERSON_PROJECTS} projects")


# -- what was shown --------------------------------------------------------------------------------


def _was_shown(atom: Atom, text: str) -> bool:
    return bool(atom.standing.numbers) and atom.standing.shown == proposal.digest(text)


def _number(held: Held, atom: Atom) -> int:
    """The number that a claim waits under, was once shown under, or is given now."""
    waiting = next((one.number for one in held.memory.proposals if one.atom == atom.id), None)
    if waiting or atom.number:
        return waiting or atom.number or 0
    taken = [one.number for one in held.decisions.records if isinstance(one, Numbered)]
    return max([*taken, *(one.number for one in held.memory.proposals)], default=0) + 1


def _named_by(query: str, atom: Atom) -> int | None:
    """The number that a claim was named by: what was merged answers to several."""
    name = query.strip().lstrip("#")
    named = int(name) if name.isdecimal() and len(name) <= _DIGITS else 0
    return named if named in atom.standing.numbers else None


def _numbered(at: Desk, held: Held, atom: Atom, text: Clean) -> Numbered:
    """The record that a claim was shown in these words."""
    fields = {"text": text, "digest": proposal.digest(text), "number": _number(held, atom)}
    return desk.made(at, held, Numbered, atom, **fields)


def _show(at: Desk, atom: Atom, shown: Numbered, missing: list[str]) -> Done:
    """Show a claim as its line will stand, with what it rests on, and say how to adopt it."""
    if not _was_shown(atom, shown.text or ""):
        desk.recorded(at, [shown])
    flags = "".join(f" --yes-{name}" for name in missing)
    mine = " --mine" if atom.pasted else ""
    quotes = (
        f'  {clock.day(one.at, at.zone)}  {", ".join((one.confidence, *one.flags))}  "{one.text}"'
        for one in atom.sightings[-policy.NEAREST :]
    )
    return Done(
        (
            f"nothing is written yet; the line will be (number {shown.number}):",
            f"  + {block.bullet(shown.text or '').decode()}",
            *quotes,
            *(f"  it is of a kind that asks for a confirmation: {name}" for name in missing),
            f"to adopt it: adopt {shown.number}{mine}{flags}",
        )
    )


def _named(target: str, tier: Tier) -> str:
    return "your own CLAUDE.md" if tier == "L3" else target
