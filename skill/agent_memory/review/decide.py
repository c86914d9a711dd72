"""What a person decides about claims without touching an instruction file, and the rulings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from agent_memory import instructions
from agent_memory.capture import tags
from agent_memory.errors import Refusal
from agent_memory.ledger import proposal
from agent_memory.ledger.records import (
    Looked,
    Merged,
    Numbered,
    Pinned,
    Rejected,
    Remembered,
    Resolved,
    Ruling,
    Split,
    Voted,
)
from agent_memory.review import block, cite, committed, desk, subject, targets
from agent_memory.review.desk import Desk, Done

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from agent_memory.ledger.atom import Atom, Contest
    from agent_memory.ledger.memory import Held
    from agent_memory.ledger.records import Decision


def reject(at: Desk, query: str) -> Done:
    """Refuse a claim and near matches of it; its text is kept, and it can be undone."""
    it = subject.of(at, query)
    if it.adopted:
        raise Refusal(f"it is adopted; first: demote {query}")
    if it.atom.standing.rejected:
        raise Refusal("rejected already")
    record = desk.made(at, it.held, Rejected, it.atom, text=it.atom.text, tier=it.tier)
    desk.recorded(at, [record], tier=it.tier)
    where = " for all projects" if it.tier == "L3" else ""
    return Done((f'rejected{where}: "{it.atom.text}"; undo takes it back',), (record,))


def resolve(at: Desk, query: str, ruling: Ruling, *, against: str | None = None) -> Done:
    """Rule on a contest; a line that loses and is ours leaves its file."""
    held = at.held()
    atom = desk.one(held, query)
    contest = _contest(held, atom, against)
    sides = {one.id: one for one in held.memory.atoms}
    others = tuple(one.id for one in sides[contest.challenger].sightings)
    if contest.incumbent in sides:
        incumbent = sides[contest.incumbent]
        record = desk.made(at, held, Resolved, incumbent, ruling=ruling, others=others)
        said = incumbent.text
    else:
        text = committed.clean(_line(at, contest.incumbent), known=at.known)
        record = desk.made(at, held, Resolved, None, ruling=ruling, others=others, text=text)
        said = text
    made = targets.changes(at, held, [record])
    desk.recorded(at, [record], changes=made)
    lines = [
        f"ruled {ruling}:",
        f'  old  "{said}"',
        f'  new  "{sides[contest.challenger].text}"',
        *(f"  {one.became}" for one in made if one.became),
    ]
    if contest.incumbent not in sides and ruling in {"new", "neither"}:
        lines.append(f"  {contest.incumbent} {_stays(contest.incumbent)}")
    return Done(tuple(lines), (record,))


def merge(at: Desk, queries: Sequence[str]) -> Done:
    """Call several claims one; all their sightings count together from now on."""
    held = at.held()
    atoms = {atom.id: atom for atom in (desk.one(held, query) for query in queries)}
    if len(atoms) < 2:  # noqa: PLR2004 - "several"
        raise Refusal("name at least two claims to merge")
    for atom in atoms.values():
        sides = {side for one in atom.contests for side in (one.incumbent, one.challenger)}
        if atom.contested and sides & (atoms.keys() - {atom.id}):
            raise Refusal("these contradict each other: resolve that first")
    ids = tuple(one.id for atom in atoms.values() for one in atom.sightings)
    record = desk.made(at, held, Merged, None, sightings=ids)
    texts = (f'  "{atom.text}"' for atom in atoms.values())
    return _done(at, record, "one claim from now on:", *texts)


def split(at: Desk, query: str, positions: Sequence[int]) -> Done:
    """Call some sightings of a claim, by their position in `why`, another claim than the rest."""
    held = at.held()
    atom = desk.one(held, query)
    chosen = {number for number in positions if 1 <= number <= len(atom.sightings)}
    if len(chosen) != len(set(positions)) or not 0 < len(chosen) < len(atom.sightings):
        raise Refusal(f"name some of its {len(atom.sightings)} sightings, as in: split {query} 2 3")
    apart = tuple(one.id for n, one in enumerate(atom.sightings, 1) if n in chosen)
    rest = tuple(one.id for n, one in enumerate(atom.sightings, 1) if n not in chosen)
    record = desk.made(at, held, Split, None, sightings=apart, others=rest)
    return _done(at, record, f"two claims from now on: {len(apart)} and {len(rest)} sightings")


def part(at: Desk, queries: Sequence[str]) -> Done:
    """Call two claims two for ever: neither joined nor shown as perhaps the same again."""
    held = at.held()
    atoms = {atom.id: atom for atom in (desk.one(held, query) for query in queries)}
    if len(atoms) != 2:  # noqa: PLR2004 - "two"
        raise Refusal("name two claims to part, or a claim and some of its sightings")
    ids, others = (tuple(one.id for one in atom.sightings) for atom in atoms.values())
    record = desk.made(at, held, Split, None, sightings=ids, others=others)
    texts = (f'  "{atom.text}"' for atom in atoms.values())
    return _done(at, record, "two claims from now on:", *texts)


def pin(at: Desk, query: str, *, on: bool = True) -> Done:
    """Keep a claim from expiring, or no longer."""
    held = at.held()
    atom = desk.one(held, query)
    if atom.standing.pinned == on:
        raise Refusal("pinned already" if on else "not pinned")
    record = desk.made(at, held, Pinned, atom, on=on)
    return _done(at, record, f'{"pinned" if on else "no longer pinned"}: "{atom.wording}"')


def vote(at: Desk, query: str, cast: Literal["helpful", "harmful"]) -> Done:
    """Say once that a claim helped or harmed; it ranks, and never gates."""
    held = at.held()
    atom = desk.one(held, query)
    record = desk.made(at, held, Voted, atom, vote=cast)
    return _done(at, record, f'{cast}: "{atom.wording}"')


def look(sit_down: Callable[[], Desk], held: Held, query: str) -> None:
    """Note a look-up of one claim that faded, which revives it."""
    atoms = cite.fitting(query, held.memory)
    if len(atoms) == 1 and (atoms[0].life in {"stale", "retired"} or atoms[0].revalidate):
        at = sit_down()
        desk.recorded(at, [desk.made(at, held, Looked, atoms[0])])


def remember(at: Desk, text: str) -> Done:
    """Take down a claim that a person dictates at the command itself."""
    if tags.whole(text, "pasted_content"):
        raise Refusal("what is pasted may be anybody's; type the words, if they are yours")
    held = at.held()
    worded = committed.clean(text, known=at.known)
    record = desk.made(at, held, Remembered, None, text=worded)
    new = at.after(held, [record])
    atom = next((a for a in new.atoms if record.id in {one.id for one in a.sightings}), None)
    if atom is None:
        raise Refusal("you had that forgotten; say it in other words if it shall stand again")
    records: list[Decision] = [record]
    lines = [f'remembered: "{worded}"']
    waiting = next((one for one in new.proposals if one.atom == atom.id), None)
    if waiting is None:
        lines += [f"  not staged: {reason}" for reason in atom.verdict.blockers]
    else:
        digest = proposal.digest(waiting.text)
        number = {"text": waiting.text, "number": waiting.number, "digest": digest}
        records.append(desk.made(at, held, Numbered, atom, **number))
        lines += [f"  adopt {waiting.number} writes: {block.bullet(waiting.text).decode()}"]
    desk.recorded(at, records)
    return Done(tuple(lines), tuple(records))


def _contest(held: Held, atom: Atom, against: str | None) -> Contest:
    """The one open contest that a ruling is about."""
    found = [one for one in atom.contests if one.resolved is None]
    if against:
        named = {side for one in found for side in one[:2] if side == against}
        other = named or {desk.one(held, against).id}
        found = [one for one in found if other & {one.incumbent, one.challenger}]
    if not found:
        raise Refusal("it is in no open contest; /cs:memory contested shows those and their ids")
    if len(found) > 1:
        others = sorted({one.incumbent for one in found} | {one.challenger for one in found})
        names = ", ".join(name for name in others if name != atom.id)
        raise Refusal(f"contested by several; add one of: {names}")
    return found[0]


def _stays(name: str) -> str:
    """What becomes of a line by hand that a ruling went against."""
    if name.startswith(instructions.OWN):
        return "stays for your other projects; here it is shadowed"
    return "is your own line; change it by hand"


def _line(at: Desk, name: str) -> str:
    """The text of a loaded line, by the name that a contest gives it."""
    for line in at.loaded:
        if line.name == name:
            return line.text
    raise Refusal(f"{name} is no longer there; look at what is contested now")


def _done(at: Desk, record: Decision, *lines: str) -> Done:
    desk.recorded(at, [record])
    return Done(lines, (record,))
