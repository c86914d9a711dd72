"""Claims that are perhaps the same: never counted as one, shown for a person to merge or part."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.ledger import claim, gate

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.canonical import Canonical
    from agent_memory.ledger.fold import Memory


class Pair(NamedTuple):
    """Two claims that may be one, the older first, and how alike their nearest wordings are."""

    one: Atom
    other: Atom
    alike: float


def pairs(memory: Memory) -> tuple[Pair, ...]:
    """The likeliest few whose merging would earn a proposal, each claim in one pair at most.

    Bare requests take no part: of pairs with one, only one in seven was the same.
    """
    atoms = [atom for atom in memory.atoms if _takes_part(atom)]
    found = sorted(_alike(atoms, memory.apart), key=lambda pair: (-pair.alike, pair.one.id))
    shown: list[Pair] = []
    taken: set[str] = set()
    for pair in found:
        names = {pair.one.id, pair.other.id}
        if len(shown) < policy.PERHAPS_SHOWN and taken.isdisjoint(names) and _earns(pair):
            shown.append(pair)
            taken |= names
    return tuple(shown)


def _takes_part(atom: Atom) -> bool:
    """Whether a claim waits for nothing but recurrence; what a person decided is left alone."""
    stands = atom.standing.adopted or atom.standing.rejected or atom.superseded_by
    blocked = atom.quarantined or atom.tool or atom.contested or atom.already
    return atom.stated and not (atom.habit or stands or blocked or atom.verdict.passed)


def _alike(atoms: Sequence[Atom], apart: frozenset[tuple[str, str]]) -> Iterator[Pair]:
    """The pairs that share a word and were not parted by a person."""
    index: dict[str, list[int]] = defaultdict(list)
    forms = [tuple(map(claim.canonical, atom.wordings)) for atom in atoms]
    for at, mine in enumerate(forms):
        tokens = {token for form in mine for token in form.tokens}
        for near in sorted({found for token in tokens for found in index[token]}):
            one, other = sorted((atoms[near], atoms[at]), key=lambda atom: (atom.first, atom.id))
            if (one.id, other.id) not in apart and (other.id, one.id) not in apart:
                alike = _nearest(forms[near], mine)
                if alike is not None:
                    yield Pair(one, other, alike)
        for token in tokens:
            index[token].append(at)


def _nearest(mine: Sequence[Canonical], theirs: Sequence[Canonical]) -> float | None:
    found = (claim.perhaps(one, other) for one in mine for other in theirs)
    return max((alike for alike in found if alike is not None), default=None)


def _earns(pair: Pair) -> bool:
    """Whether the two would pass the gate as one."""
    one, other = pair.one, pair.other
    together = one._replace(
        conversations=one.conversations | other.conversations,
        days=one.days | other.days,
        life="living" if "living" in {one.life, other.life} else one.life,
    )
    return gate.l1_to_l2(together).passed
