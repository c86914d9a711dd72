"""Where a person decides: one project as it stands now, and the one way a decision is recorded.

A decision and what it makes of an instruction file go together: under the lock the file is looked
at once more, kept as it was, changed, and the decision appended. A kill between the two leaves a
line that nobody adopted or a claim that is absent, and `audit.blocks` shows either.
"""

from __future__ import annotations

import datetime as dt
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from agent_memory import files
from agent_memory.errors import Refusal
from agent_memory.ledger import across, journal, memory
from agent_memory.ledger.fold import fold
from agent_memory.ledger.line import dump
from agent_memory.ledger.records import Decision, Tier, named
from agent_memory.review import backup, block, cite, targets

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
    from agent_memory.ledger.records import Door
    from agent_memory.paths import Home
    from agent_memory.project import Identity
    from agent_memory.review.backup import Change

_D = TypeVar("_D", bound=Decision)
_TICK = dt.timedelta(milliseconds=1)
_AHEAD = dt.timedelta(seconds=1)  # more than the decisions of one verb need


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

    def after(self, held: Held, records: Sequence[Decision]) -> Memory:
        """The memory as it will be once these decisions are recorded."""
        seen, decided = held.sightings.records, (*held.decisions.records, *records)
        return fold(seen, decided, loaded=self.loaded, zone=self.zone, now=self.now)


class Done(NamedTuple):
    """What was decided, in lines for the person, and the records that say so."""

    lines: tuple[str, ...]
    records: tuple[Decision, ...] = ()


def one(held: Held, query: str) -> Atom:
    """The one claim that a citation means; none or several are refused."""
    found = cite.fitting(query, held.memory)
    if not found:
        why = cite.missing(query) or "/cs:memory lists what waits"
        raise Refusal(f"no claim fits {query!r}; {why}")
    if len(found) > 1:
        ids = ", ".join(sorted(atom.id for atom in found))
        raise Refusal(f"{len(found)} claims fit {query!r}; name one: {ids}")
    return found[0]


def made(at: Desk, held: Held, kind: type[_D], about: Atom | None, **fields: object) -> _D:
    """A decision about a claim, later than every other and told apart from all of them."""
    earlier = [one for one in held.decisions.records if isinstance(one, Decision)]
    last = max((one.at for one in earlier), default=None)
    # Decisions count in the order of their times: a clock that fell behind must undo none.
    when = at.now if last is None or last < at.now else last + _TICK
    if when - at.now > _AHEAD:
        fields["clock"] = at.now
    ids = tuple(one.id for one in about.sightings) if about else ()
    made_of = {"project": at.identity.id, "at": when, "door": at.door, "sightings": ids, **fields}
    return named(kind, len(earlier), when.isoformat(), sorted(made_of.items(), key=str), **made_of)


def recorded(
    at: Desk, records: Sequence[Decision], *, tier: Tier = "L2", changes: Iterable[Change] = ()
) -> None:
    """Append decisions to the tier's journal, with what they change in instruction files."""
    book = _book(at, tier)
    data = b"".join(map(dump, records))
    files.folder(book.path.parent)
    with files.lock(book.lock):
        journal.take_in(book)
        journal.refuse_newer(journal.read(book), book)
        done: list[Change] = []
        try:
            for change in _unmoved(changes):
                done.append(change)
                folder = targets.backups(at, change.tier)
                backup.keep(folder, change, decision=records[0].id, at=records[0].at)
                block.write(change.target, change.after)
            files.append(book.path, data)
        except BaseException:
            for change in done:  # a change that is on no record would be nobody's
                with suppress(OSError, Refusal):
                    block.write(change.target, change.before)
            raise


def _book(at: Desk, tier: Tier) -> Journal:
    books = memory.journals(at.home, at.identity.id)
    return books.person if tier == "L3" else books.decisions


def _unmoved(changes: Iterable[Change]) -> list[Change]:
    """The changes that change anything, while no file of them moved since it was read."""
    kept = list(changes)
    for one in kept:
        if block.read(one.target) != one.before:
            raise Refusal(f"{one.target} changed just now; say it again")
    return [one for one in kept if one.after != one.before]
