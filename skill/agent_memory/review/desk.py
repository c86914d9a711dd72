"""Where a person decides: one project as it stands now, and the one way a decision is recorded.

A decision and what it makes of an instruction file go together: under the lock the file is looked
at once more, kept as it was, changed, and the decision appended. A kill between the two leaves a
line that nobody adopted or a claim that is absent, and `audit.blocks` shows either.
"""

from __future__ import annotations

import datetime as dt
import os
from collections import defaultdict
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from agent_memory import files
from agent_memory.errors import Refusal
from agent_memory.ledger import across, journal, memory, person
from agent_memory.ledger.fold import fold
from agent_memory.ledger.line import dump
from agent_memory.ledger.records import Decision, Tier, named
from agent_memory.review import backup, block, cite
from agent_memory.review.backup import Change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from agent_memory.capture.redact import Known
    from agent_memory.config import Config
    from agent_memory.instructions import Line
    from agent_memory.ledger.across import Across
    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.fold import Memory
    from agent_memory.ledger.journal import Journal
    from agent_memory.ledger.memory import Held
    from agent_memory.ledger.records import Adopted, Door, Record
    from agent_memory.paths import Home
    from agent_memory.project import Identity

_D = TypeVar("_D", bound=Decision)
_TICK = dt.timedelta(milliseconds=1)


class Desk(NamedTuple):
    """A project and its person, the moment, and the door that the person came in by.

    `secrets` reads transcripts: only a verb that writes a person's words asks for it.
    """

    home: Home
    identity: Identity
    config: Config
    secrets: Callable[[], Known]
    zone: dt.tzinfo
    now: dt.datetime
    user: Path
    door: Door
    salt: str
    loaded: tuple[Line, ...] = ()
    roots: tuple[Path, ...] = ()
    projects: tuple[str, ...] = ()

    @property
    def known(self) -> Known:
        """What must not be written, whatever words it stands in."""
        return self.secrets()

    def held(self) -> Held:
        """The memory as the journals hold it at this moment."""
        return memory.read(
            self.home, self.identity.id, zone=self.zone, now=self.now, loaded=self.loaded
        )

    def across(self) -> Across:
        """The memory of all projects at this moment."""
        projects = {*self.projects, self.identity.id}
        return across.read(self.home, projects, zone=self.zone, now=self.now, loaded=self.loaded)


class Done(NamedTuple):
    """What was decided, in lines for the person, and the records that say so."""

    lines: tuple[str, ...]
    records: tuple[Decision, ...] = ()


def one(held: Held, query: str) -> Atom:
    """The one claim that a citation means; none or several are refused."""
    found = cite.fitting(query, held.memory)
    if not found:
        raise Refusal(f"no claim fits {query!r}; /cs:memory lists what waits")
    if len(found) > 1:
        ids = ", ".join(sorted(atom.id for atom in found))
        raise Refusal(f"{len(found)} claims fit {query!r}; name one: {ids}")
    return found[0]


def made(desk: Desk, held: Held, kind: type[_D], about: Atom | None, **fields: object) -> _D:
    """A decision about a claim, later than every other and told apart from all of them."""
    earlier = [one for one in held.decisions.records if isinstance(one, Decision)]
    last = max((one.at for one in earlier), default=None)
    # Decisions count in the order of their times: a clock that fell behind must undo none.
    at = desk.now if last is None or last < desk.now else last + _TICK
    ids = tuple(one.id for one in about.sightings) if about else ()
    made_of = {"project": desk.identity.id, "at": at, "door": desk.door, "sightings": ids, **fields}
    return named(kind, len(earlier), at.isoformat(), sorted(made_of.items(), key=str), **made_of)


def target(desk: Desk, tier: Tier, name: str | None = None) -> Path:
    """The instruction file that a tier's claims stand in."""
    if tier == "L3":
        within = desk.user if desk.home.client.is_relative_to(desk.user) else desk.home.client
        return block.target(desk.home.client, name or "CLAUDE.md", within=within)
    if desk.identity.root is None:
        raise Refusal("no project folder stands here; go to one, or name it with --project")
    return block.target(desk.identity.root, name or named_target(desk))


def named_target(desk: Desk) -> str:
    """The instruction file of this project as the person's settings name it."""
    return desk.config.targets.get(desk.identity.id, "CLAUDE.md")


def backups(desk: Desk, tier: Tier) -> Path:
    """Where the files of a tier are kept as they were."""
    if tier == "L3":
        return desk.home.person.parent / "backups"
    return desk.home.project(desk.identity.id).backups


def recorded(
    desk: Desk, records: Sequence[Decision], *, tier: Tier = "L2", changes: Iterable[Change] = ()
) -> None:
    """Append decisions to the tier's journal, with what they change in instruction files."""
    book = _book(desk, tier)
    data = b"".join(map(dump, records))
    files.folder(book.path.parent)
    with files.lock(book.lock):
        journal.take_in(book)
        journal.refuse_newer(journal.read(book), book)
        done: list[Change] = []
        try:
            for change in _unmoved(changes):
                done.append(change)
                folder = backups(desk, change.tier)
                backup.keep(folder, change, decision=records[0].id, at=records[0].at)
                block.write(change.target, change.after)
            files.append(book.path, data)
        except BaseException:
            for change in done:  # a change that is on no record would be nobody's
                with suppress(OSError, Refusal):
                    block.write(change.target, change.before)
            raise


def after(desk: Desk, held: Held, records: Sequence[Decision]) -> Memory:
    """The memory as it will be once these decisions are recorded."""
    decided = (*held.decisions.records, *records)
    return fold(held.sightings.records, decided, loaded=desk.loaded, zone=desk.zone, now=desk.now)


def changes(
    desk: Desk, held: Held, records: Sequence[Decision], *, anew: Iterable[Adopted] = ()
) -> tuple[Change, ...]:
    """What decisions make of the instruction files, by the lines that stand before and after them.

    `anew` are claims to be written although they stood before: their lines may be absent.
    """
    was = _standing(held.memory, held.decisions.records)
    will = _standing(after(desk, held, records), (*held.decisions.records, *records))
    for one in anew:
        was[one.tier, one.target].discard(one.text)
    found = []
    for key in sorted(was.keys() | will.keys()):
        add, drop = will[key] - was[key], was[key] - will[key]
        if add or drop:
            change = _change(target(desk, *key), sorted(add), sorted(drop), root=desk.identity.root)
            found.append(change._replace(tier=key[0]))
    return tuple(found)


def without(desk: Desk, adopted: Adopted) -> tuple[Change, ...]:
    """The file of an adoption without its line, if it is there."""
    path = target(desk, adopted.tier, adopted.target)
    change = _change(path, [], [adopted.text])._replace(tier=adopted.tier)
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


def _change(
    path: Path, add: Sequence[str], drop: Sequence[str], *, root: Path | None = None
) -> Change:
    before = block.read(path)
    base = before if before is not None else _opening(path, root)
    try:
        made_of = block.changed(base, add=add, drop=drop)
    except Refusal as reason:
        raise Refusal(f"{path.name}: {reason}") from None
    return Change(path, before, before if made_of == base and before is None else made_of)


def _opening(path: Path, root: Path | None) -> bytes:
    """What a new file begins with: the first one of the client's own would switch AGENTS.md off."""
    if root is None or not (root / "AGENTS.md").is_file():
        return b""
    own = [root / name for name in ("CLAUDE.md", ".claude/CLAUDE.md", "CLAUDE.local.md")]
    if path not in own or any(other.exists() for other in own):
        return b""
    return f"@{os.path.relpath(root / 'AGENTS.md', path.parent)}\n".encode()


def _book(desk: Desk, tier: Tier) -> Journal:
    books = memory.journals(desk.home, desk.identity.id)
    return books.person if tier == "L3" else books.decisions


def _unmoved(changes: Iterable[Change]) -> list[Change]:
    """The changes that change anything, while no file of them moved since it was read."""
    kept = list(changes)
    for one in kept:
        if block.read(one.target) != one.before:
            raise Refusal(f"{one.target} changed just now; say it again")
    return [one for one in kept if one.after != one.before]
