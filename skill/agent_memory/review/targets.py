"""The instruction files that decisions change, and what they make of each."""

from __future__ import annotations

import os
from collections import defaultdict
from contextlib import contextmanager
from typing import TYPE_CHECKING

from agent_memory.errors import Refusal
from agent_memory.ledger import person
from agent_memory.ledger.records import Forgotten
from agent_memory.review import backup, block, committed
from agent_memory.review.backup import Change

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from agent_memory.ledger.fold import Memory
    from agent_memory.ledger.memory import Held
    from agent_memory.ledger.records import Adopted, Decision, Record, Tier
    from agent_memory.review.desk import Desk


def path(at: Desk, tier: Tier, name: str | None = None) -> Path:
    """The instruction file that a tier's claims stand in."""
    if tier == "L3":
        within = at.user if at.home.client.is_relative_to(at.user) else at.home.client
        return block.target(at.home.client, name or "CLAUDE.md", within=within)
    if at.identity.root is None:
        raise Refusal("no project folder stands here; go to one, or name it with --project")
    return block.target(at.identity.root, name or named(at))


def named(at: Desk) -> str:
    """The instruction file of this project as the person's settings name it."""
    return at.config.targets.get(at.identity.id, "CLAUDE.md")


def backups(at: Desk, tier: Tier) -> Path:
    """Where the files of a tier are kept as they were."""
    if tier == "L3":
        return at.home.person.parent / "backups"
    return at.home.project(at.identity.id).backups


def changes(
    at: Desk, held: Held, records: Sequence[Decision], *, anew: Iterable[Adopted] = ()
) -> tuple[Change, ...]:
    """What decisions make of the instruction files, by the lines that stand before and after them.

    `anew` are claims to be written although they stood before: their lines may be absent.
    """
    was = _standing(held.memory, held.decisions.records)
    will = _standing(at.after(held, records), (*held.decisions.records, *records))
    for one in anew:
        was[one.tier, one.target].discard(one.text)
    keys = [key for key in sorted(was.keys() | will.keys()) if was[key] != will[key]]
    forgets = any(isinstance(one, Forgotten) for one in records)
    return tuple(_change(at, *key, was=was[key], will=will[key], forgets=forgets) for key in keys)


def without(at: Desk, adopted: Adopted) -> tuple[Change, ...]:
    """The file of an adoption without its line, if it is there."""
    change = _change(at, adopted.tier, adopted.target, was={adopted.text}, will=set())
    return (change,) if change.after != change.before else ()


def _standing(memory: Memory, decided: Sequence[Record]) -> defaultdict[tuple[Tier, str], set[str]]:
    """The texts that adoptions put into each instruction file.

    A ruling or an absence in one project takes nothing out of the person's own file.
    """
    found: defaultdict[tuple[Tier, str], set[str]] = defaultdict(set)
    for atom in memory.atoms:
        own = atom.standing.own
        if own and not atom.superseded_by:
            found[own.tier, own.target].add(own.text)
    for one in person.adopted(decided):
        found[one.tier, one.target].add(one.text)
    return found


def _change(  # noqa: PLR0913 - a file and what becomes of its lines
    at: Desk, tier: Tier, name: str, *, was: set[str], will: set[str], forgets: bool = False
) -> Change:
    """What lines that come and go make of a file; where none does, none is made."""
    file = path(at, tier, name)
    before = block.read(file)
    base = before if before is not None else _opening(file, at.identity.root)
    new = sorted(will - was)
    with _about(file):
        absent = [text for text in new if before is None or not block.holds(before, text)]
    will = will.difference(_secret(at, absent, forgets=forgets))
    with _about(file):
        after = block.changed(base, add=sorted(will - was), drop=sorted(was - will), ours=will)
    if after == base:
        return Change(file, before, before, tier)
    empty = after in {b"", _opening(file, at.identity.root)}
    made = before is not None and empty and backup.made(backups(at, tier), file)
    return Change(file, before, None if made else after, tier)


@contextmanager
def _about(file: Path) -> Iterator[None]:
    """Name the file in whatever is refused of it."""
    try:
        yield
    except Refusal as reason:
        raise Refusal(f"{file.name}: {reason}") from None


def _secret(at: Desk, texts: Iterable[str], *, forgets: bool) -> Iterator[str]:
    """The lines that are known for a secret since they were adopted, which only a `forget` drops.

    Nothing keeps a person from forgetting; whatever else would write one is refused.
    """
    for text in texts:
        try:
            committed.line(text, known=at.known)
        except Refusal:
            if not forgets:
                raise
            yield text


def _opening(file: Path, root: Path | None) -> bytes:
    """What a new file begins with: the first one of the client's own would switch AGENTS.md off."""
    if root is None or not (root / "AGENTS.md").is_file():
        return b""
    own = [root / name for name in ("CLAUDE.md", ".claude/CLAUDE.md", "CLAUDE.local.md")]
    if file not in own or any(other.exists() for other in own if other != file):
        return b""
    return f"@{os.path.relpath(root / 'AGENTS.md', file.parent)}\n".encode()
