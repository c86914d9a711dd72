"""How much a claim has helped, computed at read time from votes; it ranks and never gates."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable


class Strength(NamedTuple):
    """A score, its rung of the maturity ladder, and whether harm inverted the claim."""

    score: float
    maturity: str
    avoid: bool


def of(
    votes: Iterable[tuple[dt.datetime, bool]], now: dt.datetime, *, pinned: bool = False
) -> Strength:
    """The strength that dated votes (true: helpful) amount to at `now`."""
    decayed = [(_decayed(at, now), helpful) for at, helpful in votes]
    helped = sum(weight for weight, helpful in decayed if helpful)
    harmed = sum(weight for weight, helpful in decayed if not helpful)
    raw = helped - policy.HARM_WEIGHT * harmed
    harms = sum(not helpful for _, helpful in decayed)
    maturity = "established" if pinned else _rung(len(decayed), harms, raw)
    avoid = not pinned and harmed >= policy.INVERT_HARM and harmed > policy.INVERT_RATIO * helped
    return Strength(round(raw * policy.MATURITY[maturity], 6), maturity, avoid)


def _decayed(at: dt.datetime, now: dt.datetime) -> float:
    """What is left of one vote: half after each half-life."""
    age = max(0.0, (now - at).total_seconds() / 86400)
    return float(0.5 ** (age / policy.HALF_LIFE_DAYS))


def _rung(votes: int, harms: int, raw: float) -> str:
    if raw < policy.DEPRECATED_SCORE:
        return "deprecated"
    if votes < policy.ESTABLISHED_VOTES:
        return "candidate"
    if harms > policy.DEPRECATED_HARM_SHARE * votes:
        return "deprecated"
    if votes - harms >= policy.PROVEN_VOTES and harms < policy.PROVEN_HARM_SHARE * votes:
        return "proven"
    return "established"
