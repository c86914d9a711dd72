"""Forgetting what no claim holds any more: dictated and undone, or on a damaged line.

Promise 10 reaches them, too: they stand in our files, and only the words or an id can name them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory import files, policy
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory, standing, tombstone
from agent_memory.ledger.atom import display_id
from agent_memory.ledger.records import WORDED, Forgotten, Numbered
from agent_memory.review import cite, desk, purge
from agent_memory.review.desk import Done

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.ledger.memory import Held
    from agent_memory.ledger.records import Decision
    from agent_memory.review.desk import Desk


OUT_OF_REACH = "the client's own history of prompts, and the transcript of this session"


def forgotten(at: Desk, query: str) -> Done | None:
    """Take it out of every file of ours and refuse it for ever; None where nothing is meant."""
    held, words = at.held(), query.strip()
    if not words or (cite.by_number(words) and not cite.is_id(words)):
        return None
    found = _meant(held, words)
    damaged = words if _points(words) and _in_damaged(at, words) else ""
    if not (found or damaged):
        return None
    made = [_stone(at, held, found)] if found else []
    if made:
        desk.recorded(at, made)
    left = dict.fromkeys((*purge.purge(at, damaged=damaged), OUT_OF_REACH))
    lines = "forgotten, and refused for ever", "out of our reach:", *(f"  {one}" for one in left)
    return Done(lines if made else ("forgotten: it stood in a damaged line", *lines[1:]), (*made,))


def holding(words: str) -> re.Pattern[str]:
    """What finds words as they stand, in whatever case."""
    return re.compile(rf"(?<!\w){re.escape(words)}(?!\w)", re.IGNORECASE)


def _meant(held: Held, words: str) -> Sequence[Decision]:
    """The decisions that an id or words mean; several texts are refused."""
    ours = list(_unheld(held))
    named = [one for one in ours if _is_named(words, one)]
    said = [one for one in ours if _points(words) and holding(words).search(one.text or "")]
    found = named or said
    if len({one.text for one in found}) > 1:
        names = ", ".join(sorted({one.id[:8] for one in found}))
        raise Refusal(f"{len(found)} that no claim holds fit {words!r}; name one: {names}")
    return found


def _unheld(held: Held) -> Iterator[Decision]:
    """The decisions with words that no sighting carries any more."""
    in_force = {one.id for one in standing.in_force(held.decisions.records)}
    there = {one.id for one in held.sightings.records}
    for one in held.decisions.records:
        if isinstance(one, WORDED) and one.text and there.isdisjoint(one.sightings):
            dictated = {one.id, *one.sightings} & in_force if not isinstance(one, Numbered) else ()
            if not dictated:
                yield one


def _points(words: str) -> bool:
    """Whether words are more than one that many lines may hold."""
    return len(words.split()) > 1 or any(map(str.isdigit, words))


def _is_named(words: str, one: Decision) -> bool:
    """Whether it has this id, as a decision or as the claim that it was."""
    either = (one.id, display_id(one.id))
    short = cite.is_id(words) and any(name.startswith(words.lower()) for name in either)
    return short or words == one.id


def _stone(at: Desk, held: Held, found: Sequence[Decision]) -> Forgotten:
    tokens = tombstone.hashes({one.text for one in found if one.text}, at.salt)
    ids = tuple(dict.fromkeys(name for one in found for name in (one.id, *one.sightings)))
    return desk.made(
        at, held, Forgotten, None, sightings=ids, spans=(), salt=at.salt, tokens=tokens
    )


def _in_damaged(at: Desk, words: str) -> bool:
    """Whether a line that is no record holds these words, in a journal or set aside from one."""
    wanted = holding(words)
    for book in memory.journals(at.home, at.identity.id):
        for path in (book.path, journal.rejected(book.path)):
            data = files.read(path, cap=policy.MAX_JOURNAL) or b""
            for raw in data.splitlines():
                if wanted.search(raw.decode("utf-8", "replace")) and journal.damaged(raw):
                    return True
    return False
