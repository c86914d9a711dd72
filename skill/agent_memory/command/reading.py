"""The verbs that only read: what waits, how much there is, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import policy, setting, text
from agent_memory.answers import contests, provenance, show, status
from agent_memory.command.room import Verb, cited, given
from agent_memory.ledger import perhaps, proposal
from agent_memory.plural import counted
from agent_memory.review import audit, cite, decide

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from agent_memory.command.room import Room
    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.fold import Memory
    from agent_memory.ledger.proposal import Proposal


def _waiting(room: Room, _: str) -> Iterator[str]:
    if reason := setting.apart(room.here, room.identity):
        yield reason
    found = room.held().memory
    theirs = show.waiting(room.for_all())
    waits = [*_unheeded(found), *_proposals(found), *theirs, *_open(found)]
    yield from waits or _nearest(found)
    yield from _perhaps_the_same(found)


def _unheeded(found: Memory) -> Iterator[str]:
    said = sorted((a for a in found.atoms if a.unheeded), key=lambda a: (-a.unheeded, a.id))
    if said:
        yield "adopted, and said again since: why ID, edit ID WORDS, demote ID"
        rows = [(atom.id, counted(atom.unheeded, "time"), atom.wording) for atom in said]
        yield from show.table(rows, indent=2)


def _proposals(found: Memory) -> Iterator[str]:
    atoms = {atom.id: atom for atom in found.atoms}
    rows = [_row(one, atoms[one.atom]) for one in found.proposals[: policy.LISTED_ROWS]]
    if rows:
        yield "waits for you: adopt N, reject N, why N"
        yield from show.table(rows, indent=2)
    if len(found.proposals) > len(rows):
        yield f"  and {len(found.proposals) - len(rows)} more"


def _row(one: Proposal, atom: Atom) -> tuple[str, ...]:
    notes = "; ".join((one.label, *one.danger))
    return f"{one.number:>3}", notes, show.earned(atom), atom.wording


def _open(found: Memory) -> Iterator[str]:
    number = sum(one.resolved is None for one in found.contests)
    if number:
        yield f"{counted(number, 'contest')} open: /cs:memory contested"


def _perhaps_the_same(found: Memory) -> Iterator[str]:
    """Pairs that would wait if they were one claim, each with what makes them one or two."""
    for pair in perhaps.pairs(found):
        ids = f"{pair.one.id} {pair.other.id}"
        yield f"perhaps the same: merge {ids}, or split {ids}"
        yield from show.table(
            [(show.earned(atom), atom.wording) for atom in (pair.one, pair.other)], indent=2
        )


def _nearest(found: Memory) -> Iterator[str]:
    """How much there is where nothing waits, and what may wait next."""
    silent = sum(atom.silent for atom in found.atoms)
    held = len(found.atoms) - silent
    yield f"nothing waits; {counted(held, 'claim')} held, {silent} silent"
    nearest = [(atom.id, show.state(atom), atom.wording) for atom in proposal.nearest(found.atoms)]
    if nearest:
        yield "held, and not waiting yet: why ID, adopt ID"
        yield from show.table(nearest, indent=2)
    elif not held:
        yield "what you say in two conversations on two days will; each is read when it has ended"


def _status(room: Room, _: str) -> Iterator[str]:
    held = room.held()
    yield from status.of(room.here, held, room.identity.id).lines
    if setting.proven(room.here, room.identity):
        yield from _disagreeing(audit.blocks(room.desk(), held))


def _disagreeing(found: audit.Blocks) -> Iterator[str]:
    """What stands in the instruction files and not in the record, and the other way round."""
    for one in found.absent:
        file = audit.named(one.tier, one.target)
        yield f'absent: "{one.text}" is adopted and not in {file}: branch, teammate or you?'
    for one in found.older:
        file = audit.named(one.tier, one.target)
        yield f'older: "{one.text}" in {file} may be read otherwise now; adopt it again'
    for target, line in found.unknown:
        yield f'unknown: "{line}" stands in the block of {target}; nobody here adopted it'


def _why(room: Room, rest: str) -> Iterable[str]:
    query = cited(rest, VERBS["why"].words)
    number = cite.for_all(query)
    if number is not None:
        return provenance.of_person(room.here, room.identity, number).lines
    held = room.held()
    if room.attended:
        decide.look(room.desk, held, query)
    return provenance.of_project(room.here, held, query, room.identity.root).lines


def _contested(room: Room, _: str) -> Iterable[str]:
    lines = list(contests.still_open(room.here, room.held().memory).lines)
    rule = "to rule: /cs:memory resolve ID old|new|both|neither"
    return [*lines, rule] if len(lines) > 1 else lines


def _search(room: Room, rest: str) -> Iterator[str]:
    asked = {text.stem(word) for word in text.tokens(given(rest, VERBS["search"].words))}
    found = []
    for atom in room.held().memory.atoms:
        words = {text.stem(word) for word in text.tokens(f"{atom.text} {atom.wording}")}
        if not atom.silent and asked & words:
            found.append((-len(asked & words), atom.id, atom))
    rows = [(atom.id, show.state(atom), atom.wording) for _, _, atom in sorted(found)]
    yield from show.table(rows[: policy.LISTED_ROWS]) if rows else ["no claim holds these words"]


VERBS = {
    "waiting": Verb(_waiting, "", "what waits for you"),
    "status": Verb(_status, "status", "how much there is, and what is odd"),
    "staged": Verb(_waiting, "staged", "what waits for you"),
    "why": Verb(_why, "why CLAIM", "one claim with all that stands behind it"),
    "contested": Verb(_contested, "contested", "claims that exclude each other"),
    "search": Verb(_search, "search WORDS", "claims that hold these words"),
}
