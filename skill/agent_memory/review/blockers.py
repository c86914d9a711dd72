"""What blocks an adoption, in words: each condition that no repetition outweighs."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.errors import Refusal
from agent_memory.ledger import claim, contradiction, person
from agent_memory.review import block, committed, source, targets

if TYPE_CHECKING:
    from collections.abc import Iterator
    from collections.abc import Set as AbstractSet

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.records import Adopted, Clean, Tier
    from agent_memory.review.desk import Desk
    from agent_memory.review.subject import Subject


class Terms(NamedTuple):
    """How a person wants a claim adopted: in which words, where, and what they confirm of it."""

    text: str | None = None
    mine: bool = False
    tier: Tier = "L2"
    target: str | None = None
    confirmed: AbstractSet[str] = frozenset()


def refuse(at: Desk, it: Subject, terms: Terms) -> None:
    """Refuse what the claim itself has against it."""
    if it.shared and it.shared.verdict.blockers and not it.adopted:
        raise Refusal("not for all projects yet: " + "; ".join(it.shared.verdict.blockers))
    reasons = list(_of_the_claim(it, terms, at))
    if not reasons and terms.text is None and _unsupported(at, it.atom):
        reasons = ['its source message no longer matches; adopt it as "…", in your own words']
    if reasons:
        raise Refusal("not adopted: " + "; ".join(reasons))


def refuse_beside(at: Desk, it: Subject, adopted: Adopted) -> None:
    """Refuse a line by what it would stand among: too many others, or half of a secret."""
    cap = policy.CAP_L2 if adopted.tier == "L2" else policy.CAP_L3
    if len(_beside(it)) >= cap:
        raise Refusal(f"{cap} claims stand there already; demote one first")
    data = block.read(targets.path(at, adopted.tier, adopted.target)) or b""
    try:
        others = block.bullets(data)
    except Refusal as reason:
        raise Refusal(f"{adopted.target}: {reason}") from None
    committed.beside(adopted.text, others, known=at.known)


def refuse_contrary(at: Desk, it: Subject, text: Clean) -> None:
    """Refuse words that contradict what stands: the fold sees a contest of what was said alone."""
    mine = claim.canonical(text)
    settled = {side for one in it.atom.contests if one.resolved for side in one[:2]}
    settled.update(one.held for one in it.atom.shadows)  # the specific wins here
    for name, line in _standing(at, it):
        reason = contradiction.contradicts(claim.canonical(line), mine)
        if reason and name not in {*settled, it.atom.id}:
            raise Refusal(f"contradicts {name}: {reason}; change that first")


def _standing(at: Desk, it: Subject) -> Iterator[tuple[str, str]]:
    """What stands in force beside a claim, as contests name it: adopted claims, loaded lines.

    A line for all projects stands beside the person's own; what one project has overrules it there.
    """
    for name, one in _beside(it).items():
        yield name, one.text
    for atom in it.held.memory.atoms if it.tier == "L2" else ():
        if atom.tier == "L3" and atom.standing.adopted:
            yield atom.id, atom.standing.adopted.text
    for line in at.loaded:
        if not line.block and (it.tier == "L2" or line.personal):
            yield line.name, line.text


def _beside(it: Subject) -> dict[str, Adopted]:
    """The other claims of the file that this one is for."""
    if it.tier == "L3":
        others = person.adopted(it.held.decisions.records)
        mine = it.adopted
        return {f"p{one.number}": one for one in others if not mine or one.id != mine.id}
    own = ((one.id, one.standing.own) for one in it.held.memory.atoms if one.id != it.atom.id)
    return {name: one for name, one in own if one}


def _of_the_claim(it: Subject, terms: Terms, at: Desk) -> Iterator[str]:
    restated = terms.text is not None
    atom, adopted = it.atom, it.adopted
    line = atom.already
    elsewhere = it.tier == "L2" and atom.tier == "L3"
    conditions = (
        (atom.contested, "contested: resolve the contradiction first"),
        (atom.superseded_by, f"superseded by {atom.superseded_by}"),
        (atom.standing.rejected, "rejected: undo that first"),
        (atom.tool, "seen in tool results only"),
        (
            atom.altered and not restated,
            'altered by redaction: adopt it as "…", without the secret',
        ),
        (atom.suspect and not restated, 'suspect: adopt it as "…", without what may be a secret'),
        (atom.pasted and not (restated or terms.mine), "pasted?: if the words are yours, --mine"),
        (atom.silent and not restated, "silent: a candidate only once it is said again"),
        (line, f"already in {line.file} line {line.number}" if line else ""),
        (elsewhere, "adopted for all your projects already"),
        (adopted and _stands(adopted, terms, at), "adopted already; edit or demote changes it"),
    )
    yield from (words for holds, words in conditions if holds)


def _unsupported(at: Desk, atom: Atom) -> bool:
    """Whether a transcript of the claim is there and says something else."""
    found = source.of(atom.sightings, home=at.home, known=at.known, seconds=policy.GIVEAWAY_SECONDS)
    return any(one.state == "disagrees" for one in found.values())


def _stands(adopted: Adopted, terms: Terms, at: Desk) -> bool:
    """Whether an adopted claim is in its file, and nothing else is wished for."""
    if terms.text not in {None, adopted.text}:
        return True
    data = block.read(targets.path(at, adopted.tier, adopted.target))
    return data is not None and block.holds(data, adopted.text)
