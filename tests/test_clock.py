"""Time: moments from stamps, and the person's calendar day."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory import clock
from agent_memory.errors import Refusal

UTC = dt.timezone.utc
EARLY = dt.datetime.fromisoformat("1900-01-01")
LATE = dt.datetime.fromisoformat("9000-01-01")


@pytest.mark.parametrize(
    ("stamp", "moment"),
    [
        ("2026-03-02T09:15:00Z", dt.datetime(2026, 3, 2, 9, 15, tzinfo=UTC)),
        ("2026-03-02T09:15:00.250Z", dt.datetime(2026, 3, 2, 9, 15, 0, 250_000, tzinfo=UTC)),
        ("2026-03-02T09:15:00+02:00", dt.datetime(2026, 3, 2, 7, 15, tzinfo=UTC)),
        ("2026-03-02T09:15:00", dt.datetime(2026, 3, 2, 9, 15, tzinfo=UTC)),
    ],
)
def test_moment(stamp, moment):
    """
    A stamp is read in its offset, and in UTC where it has none.
    """
    assert moment == clock.moment(stamp)


@pytest.mark.parametrize(
    "stamp",
    ["", "Z", "today", "2026-13-01T00:00:00Z", "0001-01-01T00:00:00+14:00", "\ud800", "9" * 999],
)
def test_no_moment(stamp):
    """
    What is no time is refused in one line.
    """
    with pytest.raises(Refusal, match="is no time"):
        clock.moment(stamp)


@given(st.datetimes(min_value=EARLY, max_value=LATE, timezones=st.just(UTC)))
def test_stamp_and_back(moment):
    """
    A stamp keeps its moment to the millisecond.
    """
    assert abs(moment - clock.moment(clock.stamp(moment))) < dt.timedelta(milliseconds=1)


@pytest.mark.parametrize(
    ("zone", "day"),
    [("UTC", "2026-03-02"), ("Asia/Tokyo", "2026-03-03"), ("America/Los_Angeles", "2026-03-02")],
)
def test_day(zone, day):
    """
    A day is the person's, not that of UTC.
    """
    moment = dt.datetime(2026, 3, 2, 23, 30, tzinfo=UTC)
    assert day == clock.day(moment, clock.zone(zone)).isoformat()


@pytest.mark.parametrize(
    "name", ["", "Nowhere/Town", "../../etc/passwd", "/etc/localtime", "a\0b", "x" * 999]
)
def test_no_zone(name):
    """
    What is no time zone is refused in one line, a path included.
    """
    with pytest.raises(Refusal, match="no time zone"):
        clock.zone(name)


def test_now_is_aware():
    """
    The present has its offset.
    """
    assert dt.timedelta(0) == clock.now().utcoffset()


@pytest.mark.parametrize("stamp", ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])
@pytest.mark.parametrize("zone", ["America/Los_Angeles", "Asia/Tokyo"])
def test_a_day_at_the_end_of_the_calendar(stamp, zone):
    """
    Promise 9: a stamp that a zone would lead out of the calendar costs nothing.
    """
    assert stamp[:10] == f"{clock.day(clock.moment(stamp), clock.zone(zone))}"
