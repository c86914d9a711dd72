"""What a session's end costs the person who waits for it."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.client.world import Person

ROUNDS = 4
LATER = 0.2  # seconds


def _ending(person: Person) -> float:
    """How long the client takes from /exit to its end, after one prompt."""
    with person.talk() as it:
        person.ask(it, "Always keep the changelog in British English")
        it.type("/exit")
        began = time.monotonic()
        it.ended()
        ended = time.monotonic()
    person.idle()
    return ended - began


def test_the_exit_is_not_held_up(person: Person) -> None:
    """
    Promise 1: with the hook of SessionEnd the client is gone at most 0.2 s later than without.
    """
    path = person.clone / "hooks" / "hooks.json"
    ours = path.read_text()
    without = json.loads(ours)
    del without["hooks"]["SessionEnd"]
    took: dict[str, list[float]] = {"with": [], "without": []}
    for _ in range(ROUNDS):
        for name, text in (("with", ours), ("without", json.dumps(without))):
            path.write_text(text)
            took[name].append(_ending(person))
    assert person.sighted()
    # The least of several: whatever else runs on the machine only ever adds.
    assert min(took["with"]) <= min(took["without"]) + LATER, took
