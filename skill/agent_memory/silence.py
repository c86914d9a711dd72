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
from agent_memory.clock import Uptime
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
NEVER = dt.datetime.max.replace(tzinfo=dt.timezone.utc)  # after all that will be said
_REACH = dt.timedelta(seconds=policy.SILENCE_REACH)
_SET = dt.timedelta(seconds=policy.CLOCK_SET)
_NO_TIME = dt.timedelta()


class Span(NamedTuple):
    """A time in which nothing was to be taken in; one without an end still lasts."""

    start: dt.datetime
    end: dt.datetime | None
    up: Uptime = Uptime()  # at its start


class Change(NamedTuple):
    """One line: from `at` on nothing is taken in, or it is again; no session means all of them.

    `up` tells how long it lasted where the clock was set meanwhile.
    """

    at: dt.datetime
    session: str | None
    off: bool
    up: Uptime = Uptime()


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
    now, up = clock.now(), clock.uptime()
    lasted = {session: tuple(_by_now(found, now, up)) for session, found in spans.items()}
    return Silences(lasted, tuple(faults))


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
    told: dict[str, object] = {
        "at": clock.stamp(change.at),
        "session": change.session,
        "off": change.off,
        "by": by,
    }
    if abs(clock.now() - change.at) < _SET:  # else it is noted afterwards
        told["up"] = list(clock.uptime())
    fields = {"v": VERSION, **told}
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
        seconds, boot = fields.get("up") or Uptime()
        up = Uptime(float(seconds), str(boot))
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError, Refusal):
        return None
    known = version == VERSION and isinstance(off, bool)
    return (
        Change(at, session, off, up) if known and isinstance(session, (str, type(None))) else None
    )


def _followed(spans: tuple[Span, ...], change: Change) -> tuple[Span, ...]:
    lasting = spans[-1] if spans and spans[-1].end is None else None
    if lasting is None:
        return (*spans, Span(change.at, None, change.up)) if change.off else spans
    return spans if change.off else (*spans[:-1], *_lasted(lasting, change.at, change.up))


def _lasted(span: Span, end: dt.datetime, up: Uptime) -> Iterator[Span]:
    """A silence by the clock of its start and by that of its end, if it was set in between."""
    first, last = sorted((span.start, end))
    if not (span.up.seconds and up.seconds):
        yield Span(first, last)
        return
    took = _took(span.up, up)
    same = up.boot == span.up.boot != ""
    if span.start <= end and not (same and abs(last - first - took) > _SET):
        yield Span(min(first, _moved(end, -took)) if same else first, last)
    else:
        yield Span(span.start, _moved(span.start, took))
        yield Span(_moved(end, -took), end)


def _took(start: Uptime, end: Uptime) -> dt.timedelta:
    """How long it was from one moment to another, or since the machine was last started."""
    again = end.seconds < start.seconds or start.boot != end.boot
    return dt.timedelta(seconds=end.seconds - (0 if again else start.seconds))


def _moved(moment: dt.datetime, by: dt.timedelta) -> dt.datetime:
    try:
        return moment + by
    except OverflowError:
        return EVER if by < _NO_TIME else NEVER


def _by_now(spans: tuple[Span, ...], now: dt.datetime, up: Uptime) -> Iterator[Span]:
    """The silences as they are at this moment: what lasts did not begin later than that."""
    for span in spans:
        if span.end is None and span.start > now:
            took = _took(span.up, up) if span.up.seconds else now - EVER
            yield span._replace(start=_moved(now, -took))
        else:
            yield span
