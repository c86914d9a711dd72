"""What the client noted of our hooks: the claims it told the model of, the commands they answered.

Both are lines of the client's own, told by their kind. A tag that is not the session's is not ours,
or was copied from the session that it names.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from agent_memory import policy, scheduled
from agent_memory.capture import field

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator

    from agent_memory.ledger.records import Event

TAG = "agent_memory_"  # offer.answer ends it with the first eight of the session
_SHORT = 8
_NAMED = re.compile(r"- \[([0-9a-f]{8})\] ")
_COMMAND = "/cs:memory"
_EVENTS: dict[object, Event] = {
    "SessionStart": "SessionStart",
    "UserPromptSubmit": "UserPromptSubmit",
}
_HEADLESS = "sdk"  # how the entrypoints begin at which nobody sits


class Reminder(NamedTuple):
    """The claims that one of our hooks told the model of, by the ids that it saw them under."""

    line: int
    message: str
    at: dt.datetime
    event: Event
    atoms: tuple[str, ...]


class Answered(NamedTuple):
    """A command of ours as a person typed it and a hook answered it."""

    line: int
    message: str
    at: dt.datetime
    words: tuple[str, ...]


Note = Reminder | Answered


def reminder(record: dict[str, Any], line: int) -> Reminder | None:
    """What an attachment says that the model was told of our claims."""
    held = record.get("attachment")
    if not isinstance(held, dict) or held.get("type") != "hook_additional_context":
        return None
    written, event = _written(record), _EVENTS.get(field.string(held.get("hookEvent")))
    session = field.identity(record.get("sessionId"))
    if written is None or session is None or event is None:
        return None
    tag = TAG + session.replace("-", "")[:_SHORT]
    found = dict.fromkeys(_atoms(held.get("content"), tag))
    atoms = tuple(found)[: policy.TOLD_CLAIMS]
    return Reminder(line, *written, event, atoms) if atoms else None


def answered(record: dict[str, Any], line: int) -> Answered | None:
    """The command that a note of the client says was typed and answered by a hook."""
    written, words = _written(record), scheduled.answered(record)
    if written is None or not words or words[0] != _COMMAND:
        return None
    return Answered(line, *written, tuple(map(field.whole, words[1:])))


def _written(record: dict[str, Any]) -> tuple[str, dt.datetime] | None:
    """The name and the time of a record; none of a subagent's or of a session of nobody."""
    if record.get("isSidechain") or record.get("agentId"):
        return None
    if str(record.get("entrypoint")).startswith(_HEADLESS):
        return None
    name, at = field.identity(record.get("uuid")), field.moment(record.get("timestamp"))
    return (name, at) if name and at else None


def _atoms(content: object, tag: str) -> Iterator[str]:
    """The ids of the claims in what stands whole inside our tag."""
    for text in content if isinstance(content, list) else [content]:
        lines = text.split("\n") if isinstance(text, str) else [""]
        if (lines[0], lines[-1]) == (f"<{tag}>", f"</{tag}>"):
            found = map(_NAMED.match, lines)
            yield from (named[1] for named in found if named)
