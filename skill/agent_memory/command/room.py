"""Where a verb of `/cs:memory` is typed, and what every verb needs to know of it."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy, registry, setting
from agent_memory.capture import giveaway, machine
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory
from agent_memory.offer import everywhere
from agent_memory.review import desk, typed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from agent_memory.capture.redact import Known
    from agent_memory.ledger.memory import Held
    from agent_memory.ledger.records import Door
    from agent_memory.offer.everywhere import Waiting
    from agent_memory.project import Identity
    from agent_memory.review.desk import Desk
    from agent_memory.setting import Setting


class Room(NamedTuple):
    """Where a verb is typed: the setting, the project, the door, and whether a person attends.

    `conversation` is the transcript of the session that it is typed in, if it is one.
    """

    here: Setting
    identity: Identity
    door: Door
    attended: bool
    conversation: Path | None = None

    def held(self) -> Held:
        """The memory of the project."""
        return setting.held(self.here, self.identity)

    def for_all(self) -> tuple[Waiting, ...]:
        """What waits for all projects of the person."""
        found = setting.across(self.here, self.identity)
        return everywhere.waiting(found, self.here.registry)

    def desk(self) -> Desk:
        """The desk that decisions are made at; a place that only claims its project has none."""
        here = self.here
        if reason := setting.apart(here, self.identity):
            raise Refusal(reason)
        return desk.Desk(
            home=here.home,
            identity=self.identity,
            config=here.config,
            secrets=cache(self._secrets),
            zone=here.zone,
            now=here.now,
            user=here.user,
            door=self.door,
            salt=registry.fresh_salt(),
            loaded=setting.loaded(here, self.identity),
            roots=tuple(_roots(here, self.identity)),
            projects=tuple(setting.projects(here)),
        )

    def _secrets(self) -> Known:
        """What is private here, and what this conversation gave away, or another one before it."""
        private = machine.secrets(self.here.user, self.here.config, self.identity.root)
        books = memory.journals(self.here.home, self.identity.id)
        records = journal.read(books.sightings).records
        others = giveaway.around(self.here.home, self.identity.id, records, self.conversation)
        found = giveaway.Giveaways(private, others, seconds=policy.GIVEAWAY_SECONDS)
        return found.beside(private, self.conversation)


class Verb(NamedTuple):
    """A verb: what answers it, how it is written, and what it does."""

    answer: Callable[[Room, str], Iterable[str]]
    words: str
    what: str


def given(rest: str, words: str) -> str:
    """What stands behind a verb, which must be something; `words` say how it is written."""
    if not rest.strip():
        raise Refusal(f"say: {words}")
    return rest.strip()


def cited(rest: str, words: str) -> str:
    """The one claim that stands behind a verb; `words` say how that is written."""
    query = typed.unquoted(given(rest, words))
    if option := typed.strange(query):
        raise Refusal(f"no option {option!r}; say: {words}")
    if typed.several(query):
        verb, first = words.partition(" ")[0], re.split(r"[\s,]", query, maxsplit=1)[0]
        raise Refusal(f"{verb} takes one at a time, as in: {verb} {first}")
    return query


def _roots(here: Setting, identity: Identity) -> list[Path]:
    """Every place of the project in which a view may stand, this one too."""
    found = here.registry.roots(identity.id, user=here.user)
    return sorted({*found, identity.root}) if identity.root else found
