"""Forgetting a claim: refused for ever, and its text out of every file of ours (promise 10).

The tombstone comes first and the sightings go last: whatever a kill interrupts, the claim is gone
from memory, and saying `forget` again finds the text by the sightings that are still there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import files, registry
from agent_memory.capture import transcripts
from agent_memory.errors import Refusal
from agent_memory.ledger import claim, memory, tombstone
from agent_memory.ledger.records import Decision, Forgotten
from agent_memory.review import cite, desk, leftover, purge, subject, targets
from agent_memory.review.desk import Desk, Done

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.records import Record
    from agent_memory.review.subject import Subject


def forget(at: Desk, query: str) -> Done:
    """Refuse a claim for ever and take its text out of every file of ours."""
    try:
        it = _subject(at, query)
    except Refusal:
        done = leftover.forgotten(at, query)
        if done is None:
            raise
        return done
    atom, held = it.atom, it.held
    texts = set(_wordings(atom, it.decided))
    spans = tombstone.spans(atom.sightings)
    tokens = tombstone.hashes(texts, at.salt)
    record = desk.made(
        at, held, Forgotten, atom, sightings=it.about, spans=spans, salt=at.salt, tokens=tokens
    )
    made = targets.changes(at, held, [record])
    desk.recorded(at, [record], tier=it.tier, changes=made)
    left = [*purge.purge(at), *_out_of_reach(at, atom)]
    if it.tier == "L3":  # refused everywhere, so gone everywhere
        for name in at.projects:
            there = at.identity._replace(id=name, root=None)
            left += purge.purge(at._replace(identity=there, roots=_roots(at, name)))
    elif atom.standing.wide:  # what waits for all projects stands in every view
        for name in at.projects:
            for path in purge.views(_roots(at, name)):
                files.remove(path)
    changed = (f"  {one.became}" for one in made if one.became)
    lines = ["forgotten, and refused for ever", *changed]
    lines += ["out of our reach:", *(f"  {where}" for where in dict.fromkeys(left))] if left else []
    return Done(tuple(lines), (record,))


def _subject(at: Desk, query: str) -> Subject:
    """What is to be forgotten; words may also be those of before a secret was cut out."""
    try:
        return subject.of(at, query)
    except Refusal:
        names = _before_a_cut(at, query)
        if not names:
            raise
    if len(names) > 1:
        raise Refusal(f"{len(names)} claims held {query!r}; name one: {', '.join(names)}")
    return subject.of(at, names[0])


def _before_a_cut(at: Desk, query: str) -> list[str]:
    """The claims that were altered, and decided on or numbered in words that hold these."""
    held, words = at.held(), query.strip()
    if not words or cite.by_number(words) or cite.fitting(words, held.memory):
        return []
    wanted = leftover.holding(words)
    about = {
        name
        for one in held.decisions.records
        if isinstance(one, Decision) and one.text and wanted.search(one.text)
        for name in one.sightings
    }
    return sorted(
        atom.id
        for atom in held.memory.atoms
        if any(one.id in about and "altered" in one.flags for one in atom.sightings)
    )


def _wordings(atom: Atom, records: Iterable[Record]) -> Iterator[str]:
    """Every wording of a claim: as it was seen, and as it was decided on."""
    yield from (one.text for one in atom.sightings)
    mine = {one.id for one in atom.sightings}
    for one in records:
        if isinstance(one, Decision) and one.text and purge.is_about(one, mine):
            yield one.text


def _roots(at: Desk, name: str) -> tuple[Path, ...]:
    """The places of another project."""
    return tuple(registry.load(at.home).roots(name, user=at.user))


def _out_of_reach(at: Desk, atom: Atom) -> Iterator[str]:
    """Where the text stands that is not ours to change."""
    for one in atom.sightings:
        if one.place.transcript and transcripts.found(at.home, one.place.transcript).exists():
            yield f"transcript {one.place.transcript} line {one.place.line}"
    mine = claim.canonical(atom.text)
    for each in at.loaded:
        if not each.block and claim.same(mine, claim.canonical(each.text), stated=(True, True)):
            yield f"{each.file} line {each.number}: your own line"
    yield from _elsewhere(at, atom)
    if atom.standing.adopted:
        yield f"the git history of {atom.standing.adopted.target}, if it was committed"
    yield leftover.OUT_OF_REACH


def _elsewhere(at: Desk, atom: Atom) -> Iterator[str]:
    """The other projects that hold the same claim."""
    mine = claim.canonical(atom.text)
    for name in at.projects:
        if name != at.identity.id:
            held = memory.read(at.home, name, zone=at.zone, now=at.now).memory
            forms = (claim.canonical(one.text) for one in held.atoms)
            if any(claim.same(mine, form, stated=(True, True)) for form in forms):
                yield f"project {name}, where the same was said: forget it there"
