"""What one message amounts to, within the time that a message has."""

from __future__ import annotations

import datetime as dt
import itertools

import pytest

from agent_memory import policy
from agent_memory.capture import sightings
from agent_memory.capture.redact import NOTHING, Dropped
from agent_memory.capture.voice import Utterance

AT = dt.datetime(2026, 3, 2, 9, tzinfo=dt.timezone.utc)
TEXT = "Always use pnpm here. Never edit the generated client. Keep commits small."


def message(text):
    place = {"project": "0123456789ab", "conversation": "c", "transcript": "t", "line": 1}
    return sightings.Message(**place, uuid="u", at=AT, utterance=Utterance(text))


@pytest.mark.parametrize("look", [1, 2, 3])
def test_a_slow_message_is_dropped(look):
    """
    A message that takes too long is dropped as a whole, wherever it becomes slow.
    """
    ticks = itertools.chain([0.0] * look, itertools.repeat(policy.EXTRACT_SECONDS + 1))
    with pytest.raises(Dropped, match="extraction took longer"):
        sightings.of(message(TEXT), known=NOTHING, clock=lambda: next(ticks))


def test_within_its_time():
    """
    One that ends in time is kept, however long the process runs already.
    """
    seen = sightings.of(message(TEXT), known=NOTHING, clock=lambda: 10.0**6)
    assert seen.sightings
    assert sightings.of(message(TEXT), known=NOTHING) == seen
