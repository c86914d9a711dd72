"""Publishing projects anew after a capture or a decision, with what waits for all of them."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from agent_memory import setting
from agent_memory.errors import Refusal
from agent_memory.ledger import across, journal, memory
from agent_memory.offer import everywhere, publish

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.offer.everywhere import Waiting
    from agent_memory.offer.publish import Published
    from agent_memory.project import Identity
    from agent_memory.setting import Setting


def project(here: Setting, found: Identity, *, wide: bool = True) -> Published:
    """Publish a project with what waits for all of them.

    That is looked for after a capture and what may change it (`wide`). It costs a fold of each
    project, so otherwise only while some of it is undecided.
    """
    return _published(here, found, _for_all(here, found, wide=wide))


def every(here: Setting, found: Identity) -> Published:
    """Publish a project and the others: what was decided for all is no news in any of them."""
    theirs = _for_all(here, found, wide=True)
    for name in setting.projects(here):
        if name != found.id:
            with contextlib.suppress(Refusal, OSError):  # its own next capture says what is wrong
                _published(here, setting.by_id(here, name), theirs)
    return _published(here, found, theirs)


def _published(here: Setting, found: Identity, theirs: Sequence[Waiting]) -> Published:
    """Publish a project; a place that only its remote makes part of it gets no view."""
    shared = setting.proven(here, found)
    done = publish.publish(
        here.home,
        found if shared else found._replace(root=None),
        zone=here.zone,
        now=here.now,
        loaded=setting.loaded(here, found),
        theirs=theirs,
    )
    if shared:
        return done
    reason = f"no view: {found.root} shares nothing but its remote with this project"
    return done._replace(problem=reason)


def _for_all(here: Setting, found: Identity, *, wide: bool) -> tuple[Waiting, ...]:
    """What waits for all projects, each under its number."""
    decided = journal.read(memory.persons(here.home)).records
    if not (wide or across.undecided(decided)):
        return ()
    lines = setting.loaded(here, found)
    return everywhere.numbered(here.home, found.id, zone=here.zone, now=here.now, loaded=lines)
