"""Letting a claim into an instruction file, in exactly the words that were shown (promise 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import clock, escape, instructions, policy, registry
from agent_memory.errors import Refusal
from agent_memory.ledger import danger, proposal
from agent_memory.ledger.records import Adopted, Demoted, Edited, Numbered
from agent_memory.review import astray, block, blockers, committed, desk, subject, targets
from agent_memory.review.blockers import Terms
from agent_memory.review.desk import Desk, Done

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.ledger.records import Clean
    from agent_memory.review.backup import Change
    from agent_memory.review.subject import Subject


_QUIET = "  it is not recalled until you say it again"
_DIGITS = 9  # of a number that a proposal can have


def adopt(at: Desk, query: str, terms: Terms = Terms()) -> Done:  # noqa: B008 - it is immutable
    """Write one claim into its file; what was not yet shown as it stands is shown instead."""
    it = subject.of(at, query, terms.tier)
    blockers.refuse(at, it, terms)
    text = committed.line(terms.text or it.atom.standing.edited or it.atom.text, known=at.known)
    classes = danger.classes(text)
    missing = [name for name in classes if name not in terms.confirmed]
    asked = _numbered(at, it, text)
    if missing or (terms.text is None and not _was_shown(it, text)):
        return _show(at, it, asked, missing)
    record = desk.made(
        at,
        it.held,
        Adopted,
        it.atom,
        sightings=it.about,
        text=text,
        number=_named_by(query, it) or asked.number,
        tier=it.tier,
        target=(terms.target or targets.named(at)) if it.tier == "L2" else "CLAUDE.md",
        mine=terms.mine,
        danger=classes,
    )
    blockers.refuse_beside(at, it, record)
    blockers.refuse_contrary(at, it, text)
    # Words that a person gave were never shown, and their number is taken all the same.
    records = [record] if _was_shown(it, text) else [record, asked]
    made = targets.changes(at, it.held, records, anew=[record])
    desk.recorded(at, records, tier=it.tier, changes=made)
    lines = f"adopted into {_named(record)}:", f"  {block.bullet(text).decode()}"
    return Done((*lines, *_unloaded(at, record, made), *_said_twice(at, it)), (record,))


def demote(at: Desk, query: str) -> Done:
    """Take an adopted claim out of its file again."""
    it = subject.of(at, query)
    adopted = it.adopted
    if adopted is None:
        raise Refusal("not adopted: there is nothing to take out")
    fields = {"sightings": it.about, "text": adopted.text, "tier": it.tier}
    record = desk.made(at, it.held, Demoted, it.atom, **fields)
    made = targets.changes(at, it.held, [record])
    desk.recorded(at, [record], tier=it.tier, changes=made)
    line = f"  {block.bullet(adopted.text).decode()}"
    if astray.was_there(made, adopted):
        became = (f"  {one.became}" for one in made if one.became and one.after is None)
        return Done((f"taken out of {_named(adopted)}:", line, *became, _QUIET), (record,))
    missing = f"its line was not in {_named(adopted)}; nothing was taken out:"
    return Done((missing, line, *astray.near(made, adopted), _QUIET), (record,))


def edit(at: Desk, query: str, text: str) -> Done:
    """Put a claim into other words: its line if it is adopted, else what is proposed."""
    it = subject.of(at, query)
    worded = committed.line(text, known=at.known)
    blockers.refuse_contrary(at, it, worded)
    line = block.bullet(worded).decode()
    if it.adopted:
        return _reworded(at, it, it.adopted, worded)
    if it.tier == "L3":
        raise Refusal(f'nothing is written yet; say it as you adopt it: adopt {query} as "…"')
    record = desk.made(at, it.held, Edited, it.atom, text=worded)
    shown = _numbered(at, it, worded)
    number = shown.number
    desk.recorded(at, [record, shown])
    return Done((f"{number} now reads:", f"  {line}", f"adopt {number} writes it"), (record,))


def _reworded(at: Desk, it: Subject, adopted: Adopted, text: Clean) -> Done:
    if set(danger.classes(text)) - set(adopted.danger):
        raise Refusal("these words need a confirmation of their own; demote it and adopt them")
    fields = {name: getattr(adopted, name) for name in ("number", "tier", "target", "mine")}
    fields |= {"sightings": it.about, "danger": adopted.danger}
    record = desk.made(at, it.held, Adopted, it.atom, text=text, **fields)
    made = targets.changes(at, it.held, [record])
    desk.recorded(at, [record], tier=it.tier, changes=made)
    line = f"+ {block.bullet(text).decode()}"
    if astray.was_there(made, adopted):
        former = f"- {block.bullet(adopted.text).decode()}"
        return Done((f"changed in {_named(adopted)}:", former, line), (record,))
    missing = f"written into {_named(adopted)}, where its former line was not:"
    return Done((missing, line, *astray.near(made, adopted)), (record,))


def _unloaded(at: Desk, adopted: Adopted, made: Sequence[Change]) -> Iterator[str]:
    """What a person must know of a file that the client does not load, a new one above all."""
    root, line = at.identity.root, escape.block(adopted.text)
    if adopted.tier == "L3" or root is None:
        return
    loaded = instructions.loaded(at.home.client, root, root=root)
    if not any(one.block and one.text == line for one in loaded):
        new = f"{adopted.target} is new, and" if any(one.before is None for one in made) else "but"
        yield f"  {new} the client does not load it; undo takes it back"


def _said_twice(at: Desk, it: Subject) -> Iterator[str]:
    """The projects whose own line says the same now, and what takes it out there."""
    known = registry.load(at.home)
    for one in it.shared.holdings if it.shared else ():
        own = one.atom.standing.own
        if own:
            name = one.atom.number or one.atom.id
            where = "" if one.project == at.identity.id else f" of {known.called(one.project)}"
            yield f"  {own.target}{where} says the same now; to take it out there: demote {name}"


# -- what was shown --------------------------------------------------------------------------------


def _was_shown(it: Subject, text: str) -> bool:
    """Whether a person has seen these words as what would stand, whichever file it was for."""
    seen = [one.standing for one in (it.atom, it.here) if one]
    return any(one.numbers and one.shown == proposal.digest(text) for one in seen)


def _number(it: Subject) -> int:
    """The number that a claim waits under, was once shown under, or is given now."""
    waiting = next((one.number for one in it.proposals if one.atom == it.atom.id), None)
    if waiting or it.atom.number:
        return waiting or it.atom.number or 0
    given = [one for one in it.held.decisions.records if isinstance(one, Numbered)]
    taken = [one.number for one in given if one.tier == it.tier]
    return max([*taken, *(one.number for one in it.proposals)], default=0) + 1


def _named_by(query: str, it: Subject) -> int | None:
    """The number that a claim was named by: what was merged answers to several."""
    name = query.strip().lstrip("#")
    named = int(name) if name.isdecimal() and len(name) <= _DIGITS else 0
    return named if it.tier == "L2" and named in it.atom.standing.numbers else None


def _numbered(at: Desk, it: Subject, text: Clean) -> Numbered:
    """The record that a claim was shown in these words."""
    fields = {"text": text, "digest": proposal.digest(text), "number": _number(it)}
    return desk.made(at, it.held, Numbered, it.atom, tier=it.tier, **fields)


def _show(at: Desk, it: Subject, shown: Numbered, missing: list[str]) -> Done:
    """Show a claim as its line will stand, with what it rests on, and say how to adopt it."""
    if not _was_shown(it, shown.text or ""):
        desk.recorded(at, [shown], tier=it.tier)
    flags = "".join(f" --yes-{name}" for name in missing)
    mine = " --mine" if it.atom.pasted else ""
    name = it.named(shown.number)
    where = "; into your own CLAUDE.md, for all projects" if it.tier == "L3" else ""
    quotes = (
        f'  {clock.day(one.at, at.zone)}  {", ".join((one.confidence, *one.flags))}  "{one.text}"'
        for one in it.atom.sightings[-policy.NEAREST :]
    )
    return Done(
        (
            f"nothing is written yet; the line will be (number {name}{where}):",
            f"  + {block.bullet(shown.text or '').decode()}",
            *quotes,
            *(f"  it is of a kind that asks for a confirmation: {name}" for name in missing),
            f"to adopt it: adopt {name}{mine}{flags}",
        )
    )


def _named(adopted: Adopted) -> str:
    return "your own CLAUDE.md" if adopted.tier == "L3" else adopted.target
