"""Time: the one place that reads it, and the person's calendar days."""

from __future__ import annotations

import datetime as dt
import time
from contextlib import suppress
from typing import NamedTuple

from agent_memory.errors import Refusal

_BOOT = "/proc/sys/kernel/random/boot_id"


def now() -> dt.datetime:
    """The present moment, in UTC."""
    return dt.datetime.now(dt.timezone.utc)


class Uptime(NamedTuple):
    """How long a machine has run, which no change of its clock moves, and since which start of it.

    The start has no name where the system gives it none.
    """

    seconds: float = 0.0
    boot: str = ""


def uptime() -> Uptime:
    """How long this machine has run, the time that it slept included."""
    boot = ""
    with suppress(OSError, ValueError), open(_BOOT, encoding="ascii") as file:  # noqa: PTH123
        boot = file.read(8)
    counted = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return Uptime(round(time.clock_gettime(counted), 1), boot)


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
