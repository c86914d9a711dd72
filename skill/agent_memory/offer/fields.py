"""A memory in plain fields, for the view's files and for `--json`."""

from __future__ import annotations

import json
import unicodedata
from typing import TYPE_CHECKING, Any

from agent_memory import clock

if TYPE_CHECKING:
    import datetime as dt

    from agent_memory.ledger.atom import Atom, Contest
    from agent_memory.ledger.proposal import Proposal
    from agent_memory.ledger.records import Sighting
    from agent_memory.offer.everywhere import Waiting

# Characters that are not seen, or that move what is seen; in JSON they only ever stand in strings.
_UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})


def dump(value: object, *, indent: int | None = None) -> str:
    """A value as JSON in which every character can be seen."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, indent=indent)
    return text.translate({ord(one): _spelled(one) for one in set(text) if _unseen(one)})


def atom(one: Atom, zone: dt.tzinfo) -> dict[str, Any]:
    """A claim with all its sightings."""
    return {
        "id": one.id,
        "former": list(one.former),
        "text": one.text,
        "edited": one.standing.edited,
        "kind": one.kind,
        "confidence": one.confidence,
        "tier": one.tier,
        "life": one.life,
        "number": one.number,
        "conversations": len(one.conversations),
        "days": [f"{day}" for day in sorted(one.days)],
        "blockers": list(one.verdict.blockers),
        "contests": [contest(each, one.id) for each in one.contests],
        "sightings": [sighting(each, zone) for each in one.sightings],
    }


def sighting(one: Sighting, zone: dt.tzinfo) -> dict[str, Any]:
    """One sighting, with its way back to the transcript."""
    return {
        "id": one.id,
        "day": f"{clock.day(one.at, zone)}",
        "conversation": one.place.conversation,
        "transcript": one.place.transcript.rpartition("/")[2],  # its folder names the home
        "line": one.place.line,
        "marker": one.marker,
        "level": one.level,
        "text": one.text,
        "flags": list(one.flags),
    }


def contest(one: Contest, mine: str) -> dict[str, Any]:
    """A contest as the claim `mine` sees it."""
    return {
        "against": one.challenger if one.incumbent == mine else one.incumbent,
        "reason": one.reason,
        "ruling": one.resolved.ruling if one.resolved else None,
    }


def proposal(waiting: Proposal, one: Atom) -> dict[str, Any]:
    """What waits under a number, and how often it was said."""
    return {
        "number": waiting.number,
        "atom": waiting.atom,
        "text": waiting.text,
        "digest": waiting.digest,
        "label": waiting.label,
        "danger": list(waiting.danger),
        "conversations": len(one.conversations),
        "days": [f"{day}" for day in sorted(one.days)],
    }


def waiting(one: Waiting) -> dict[str, Any]:
    """What waits for all projects under a number of the person's, and where it was said."""
    return {
        "number": one.name,
        "text": one.proposal.text,
        "digest": one.proposal.digest,
        "earned": one.shared.earned,
        "danger": list(one.proposal.danger),
        "projects": list(one.projects),
    }


def _spelled(one: str) -> str:
    """A character as JSON spells it in ASCII."""
    return json.dumps(one).strip('"')


def _unseen(one: str) -> bool:
    return one != "\n" and unicodedata.category(one) in _UNSEEN
