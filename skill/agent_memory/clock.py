"""Time: the one place that reads it, and the person's calendar days."""

from __future__ import annotations

import datetime as dt

from agent_memory.errors import Refusal


def now() -> dt.datetime:
    """The present moment, in UTC."""
    return dt.datetime.now(dt.timezone.utc)


def zone(name: str) -> dt.tzinfo:
    """The time zone of an IANA name such as Europe/Vienna."""
    if name == "UTC":  # needs no tz database, which slim images lack
        return dt.timezone.utc
    import zoneinfo  # noqa: PLC0415 - 4 ms that reading a transcript does not pay

    try:
        return zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        raise Refusal(f"{name!r} is no time zone here; use a name such as Europe/Vienna") from None


def moment(stamp: str) -> dt.datetime:
    """The UTC moment of an ISO 8601 stamp; one without an offset counts as UTC."""
    try:
        read = dt.datetime.fromisoformat(stamp[:-1] + "+00:00" if stamp.endswith("Z") else stamp)
        zoned = read if read.tzinfo else read.replace(tzinfo=dt.timezone.utc)
        return zoned.astimezone(dt.timezone.utc)
    except (ValueError, OverflowError):
        raise Refusal(f"{stamp!r} is no time; write it as 2026-03-02T09:15:00Z") from None


def stamp(moment: dt.datetime) -> str:
    """A moment as ISO 8601 in UTC with milliseconds, the precision of transcripts."""
    utc = moment.astimezone(dt.timezone.utc)
    return f"{utc:%Y-%m-%dT%H:%M:%S}.{utc.microsecond // 1000:03}Z"


def day(moment: dt.datetime, zone: dt.tzinfo) -> dt.date:
    """The person's calendar day: UTC midnight falls inside the working day of half the world."""
    try:
        return moment.astimezone(zone).date()
    except OverflowError:  # at either end of the calendar a zone may lead out of it
        return moment.date()
