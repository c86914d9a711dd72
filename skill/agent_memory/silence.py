"""When a person wanted nothing taken in: everywhere, or in one session.

A sweep that finds memory on again must pass over what was said meanwhile. Each change is one line
of a journal, because neither the settings nor the environment say since when.
"""

from __future__ import annotations

import datetime as dt
import json
from contextlib import ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from agent_memory import clock, files, policy
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from agent_memory.paths import Home

VERSION = 1
COMMAND = "command"
SETTINGS = "settings"  # config.json, edited by hand
ENVIRONMENT = "environment"
UNATTENDED = "unattended"  # a client that another session started
EVER = dt.datetime(1970, 1, 1, tzinfo=dt.timezone.utc)  # before all that was said
_REACH = dt.timedelta(seconds=policy.SILENCE_REACH)
_NO_TIME = dt.timedelta()


class Span(NamedTuple):
    """A time in which nothing was to be taken in; one without an end still lasts."""

    start: dt.datetime
    end: dt.datetime | None


class Change(NamedTuple):
    """One line: from `at` on nothing is taken in, or it is again; no session means all of them."""

    at: dt.datetime
    session: str | None
    off: bool


class Silences(NamedTuple):
    """All that was ever noted, by session and in order; `faults` are the lines that are none."""

    spans: Mapping[str | None, tuple[Span, ...]] = {}
    faults: tuple[int, ...] = ()

    @property
    def sessions(self) -> frozenset[str]:
        """The sessions that were ever silent by themselves."""
        return frozenset(session for session in self.spans if session is not None)

    @property
    def problems(self) -> tuple[str, ...]:
        """What is wrong with the journal, for the person."""
        said = "of silences.jsonl cannot be read; what it switched off or on is not known"
        return tuple(f"line {number} {said}" for number in self.faults)

    def last(self, session: str | None = None) -> bool:
        """Whether the last word about a session, or about all of them, is off."""
        spans = self.spans.get(session, ())
        return bool(spans) and spans[-1].end is None

    def cover(self, at: dt.datetime, *sessions: str | None) -> bool:
        """Whether what was said then, in a session of any of these names, is not to be taken in."""
        return any(
            # A session is noted by a hook beside its start: its first prompt may be the earlier.
            span.start - at <= (_NO_TIME if session is None else _REACH)
            and (span.end is None or at < span.end)
            for session in (None, *sessions)
            for span in self.spans.get(session, ())
        )


def load(home: Home) -> Silences:
    """What was noted up to now."""
    data = files.read(home.silences, cap=policy.MAX_SILENCES) or b""
    spans: dict[str | None, tuple[Span, ...]] = {}
    faults = []
    for number, line in enumerate(data.splitlines(), start=1):
        change = _change(line)
        if change is None:
            faults.append(number)
        else:
            spans[change.session] = _followed(spans.get(change.session, ()), change)
    return Silences(spans, tuple(faults))


def note(home: Home, change: Change, *, by: str) -> None:
    """Append a change where it is one."""
    if load(home).last(change.session) == change.off:
        return
    with ExitStack() as stack:
        with suppress(files.Held):  # a line too many harms less than what would be taken in
            stack.enter_context(locked(home))
        add(home, change, by=by)


def add(home: Home, change: Change, *, by: str) -> None:
    """Append a change where it is one; the caller holds the lock."""
    if load(home).last(change.session) == change.off:
        return
    fields = {"v": VERSION, **change._asdict(), "at": clock.stamp(change.at), "by": by}
    files.append(home.silences, json.dumps(fields, sort_keys=True).encode() + b"\n")


@contextmanager
def locked(home: Home) -> Iterator[Path]:
    """Hold the lock of the person's folder; a python that has no lock can still switch off."""
    with ExitStack() as stack:
        with suppress(files.Lockless):
            stack.enter_context(files.lock(home.lock))
        yield files.folder(home.data)


def _change(line: bytes) -> Change | None:
    """The change that a line tells, or None."""
    try:
        fields: Any = json.loads(line)
        version, session, off = fields["v"], fields["session"], fields["off"]
        at = clock.moment(fields["at"])
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError, Refusal):
        return None
    known = version == VERSION and isinstance(off, bool)
    return Change(at, session, off) if known and isinstance(session, (str, type(None))) else None


def _followed(spans: tuple[Span, ...], change: Change) -> tuple[Span, ...]:
    lasting = spans[-1] if spans and spans[-1].end is None else None
    if lasting is None:
        return (*spans, Span(change.at, None)) if change.off else spans
    if change.off:
        return spans
    # A clock that was set back in between tells the end before the start.
    return (*spans[:-1], Span(*sorted((lasting.start, change.at))))
