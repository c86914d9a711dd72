"""The answer to what is contested: the claims that stop each other until a person rules."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from agent_memory import clock
from agent_memory.answers import show
from agent_memory.answers.answer import Answer
from agent_memory.ledger import contest

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from agent_memory.ledger.atom import Atom, Contest
    from agent_memory.ledger.fold import Memory
    from agent_memory.setting import Setting


def still_open(here: Setting, found: Memory) -> Answer:
    """The contests that nobody ruled on, and what the person's own words ask for."""
    atoms = {atom.id: atom for atom in found.atoms}
    texts = {name: str(atom.text) for name, atom in atoms.items()}
    contests = [one for one in found.contests if one.resolved is None]
    said = [
        {
            "incumbent": one.incumbent,
            "challenger": one.challenger,
            "reason": one.reason,
            "since": f"{clock.day(one.since, here.zone)}",
            "replaces": contest.replacing(one, atoms) == one.challenger,
        }
        for one in contests
    ]
    rows = [row for one in contests for row in _sides(one, texts, here)]
    lines = [*show.table(rows), *_replacing(contests, atoms)] if rows else ["nothing is contested"]
    return Answer({"contests": said}, lines)


def _sides(one: Contest, texts: dict[str, str], here: Setting) -> Iterator[tuple[str, ...]]:
    since = f"new, since {clock.day(one.since, here.zone)}"
    for name, place in ((one.incumbent, "old"), (one.challenger, since)):
        yield name, place, texts.get(name, "a line of that file"), one.reason


def _replacing(contests: Sequence[Contest], atoms: Mapping[str, Atom]) -> Iterator[str]:
    """Yield the ruling that a person's own words ask for, where they say that something changes."""
    sides = Counter(name for one in contests for name in (one.incumbent, one.challenger))
    for one in contests:
        winner = contest.replacing(one, atoms)
        if winner is None:
            continue
        loser, ruling = (
            (one.incumbent, "new") if winner == one.challenger else (one.challenger, "old")
        )
        other = f" {one.incumbent}" if sides[one.challenger] > 1 else ""
        out = f'"{atoms[loser].text}"' if loser in atoms else loser
        to_type = f"resolve {one.challenger} {ruling}{other}"
        yield f'to keep "{atoms[winner].text}" in place of {out}: {to_type}'
