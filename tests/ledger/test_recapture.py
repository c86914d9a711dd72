"""History can be read again by other eyes: the promise the architecture hangs on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from agent_memory.ledger import proposal, tombstone
from agent_memory.ledger.conversation import message_key
from agent_memory.ledger.fold import fold
from agent_memory.ledger.records import (
    Clean,
    Forgotten,
    Numbered,
    Place,
    Sighting,
    Watermark,
    named,
    sighting_id,
)
from tests.ledger.build import PROJECT, ZONE, day, uuid

if TYPE_CHECKING:
    import datetime as dt

RULES = (
    "always use pnpm for installs",
    "never commit generated files",
    "open pull requests against dev",
    "never touch the vendor folder",
    "run the linter before every commit",
)
FILLERS = ("thanks, looks good", "now fix the login form", "what broke the build?")


class Spoken(NamedTuple):
    """One typed message of the history."""

    conversation: str
    day: int
    text: str

    @property
    def uuid(self) -> str:
        return uuid(self)


@st.composite
def histories(draw: st.DrawFn) -> list[Spoken]:
    """Messages that state some rules among other words, over conversations and days."""
    spoken = []
    for conversation in "abcd"[: draw(st.integers(2, 4))]:
        first = draw(st.integers(1, 6))
        for number in range(draw(st.integers(1, 3))):
            parts = draw(
                st.lists(st.sampled_from(RULES + FILLERS), min_size=1, max_size=3, unique=True)
            )
            lead = draw(st.sampled_from(["", "please ", "hey, "]))
            text = lead + draw(st.sampled_from([". ", "; ", "\n- "])).join(parts)
            spoken.append(Spoken(conversation, first + number, text))
    return spoken


def by_sentence(text: str) -> list[tuple[int, int]]:
    """One splitter: whole sentences and lines, lead-ins and bullets included."""
    return [match.span() for match in re.finditer(r"[^.;\n]+", text)]


def by_clause(text: str) -> list[tuple[int, int]]:
    """Another: shorter pieces, without what leads in to them."""
    return [match.span(1) for match in re.finditer(r"(?:please |hey, |- |\s)*([^.;,\n]+)", text)]


def captured(history: list[Spoken], splitter, extractor: int) -> list[Sighting | Watermark]:
    """What a capture with this splitter appends: a rule's clause is a sighting, and a watermark."""
    records: list[Sighting | Watermark] = []
    for message in history:
        for start, end in splitter(message.text):
            clause = message.text[start:end].strip(" -")
            if any(rule in clause for rule in RULES):
                records.append(seen(message, start, end, clause, extractor))
        records.append(
            named(
                Watermark,
                (message, extractor),
                project=PROJECT,
                at=day(message.day),
                transcript=f"/transcripts/{message.conversation}.jsonl",
                conversation=f"conversation-{message.conversation}",
                file="0",
                tail="0",
                start=0,
                end=1,
                lines=1,
                messages=(message_key(message.uuid),),
                extractor=extractor,
            )
        )
    return records


def seen(message: Spoken, start: int, end: int, clause: str, extractor: int) -> Sighting:
    return Sighting(
        id=sighting_id(message.uuid, start, extractor),
        project=PROJECT,
        at=day(message.day),
        place=Place(
            conversation=f"conversation-{message.conversation}",
            transcript=f"/transcripts/{message.conversation}.jsonl",
            line=message.day,
            message=message.uuid,
        ),
        start=start,
        end=end,
        text=Clean(clause),
        marker="rule",
        level="shown",
        confidence="stated",
        kind="constraint",
        extractor=extractor,
    )


def folded(sightings, decisions):
    return fold(sightings, decisions, zone=ZONE, now=day(20))


def rule_of(text: str) -> str:
    return next(rule for rule in RULES if rule in text)


def counted(memory) -> dict[str, tuple[frozenset[str], frozenset[dt.date]]]:
    """What the gates see of each rule."""
    return {rule_of(atom.text): (atom.conversations, atom.days) for atom in memory.atoms}


def numbers(memory) -> dict[str, int]:
    return {rule_of(waiting.text): waiting.number for waiting in memory.proposals}


def shown(memory) -> list[Numbered]:
    """The records that publish writes when proposals are shown for the first time."""
    by_id = {atom.id: atom for atom in memory.atoms}
    return [
        named(
            Numbered,
            waiting.number,
            waiting.digest,
            project=PROJECT,
            at=day(10),
            door="terminal",
            sightings=tuple(one.id for one in by_id[waiting.atom].sightings),
            text=waiting.text,
            number=waiting.number,
            digest=proposal.digest(waiting.text),
        )
        for waiting in memory.proposals
    ]


def forgotten(atom) -> Forgotten:
    salt = "0123456789abcdef"
    return named(
        Forgotten,
        atom.id,
        project=PROJECT,
        at=day(11),
        door="terminal",
        sightings=tuple(one.id for one in atom.sightings),
        spans=tombstone.spans(atom.sightings),
        salt=salt,
        tokens=tombstone.hashes((one.text for one in atom.sightings), salt),
    )


@given(history=histories(), data=st.data(), order=st.randoms(use_true_random=False))
def test_history_can_be_read_again(history, data, order):
    """
    Promises 7, 10 and 11: captured anew with another splitter, in another order and on top of the
    old sightings, every rule has the same conversations, days and number; the forgotten stays gone.
    """
    first = captured(history, by_sentence, 1)
    before = folded(first, [])
    decisions = [*shown(before)]
    gone = data.draw(st.sampled_from([*before.atoms, None])) if before.atoms else None
    if gone:
        decisions.append(forgotten(gone))
    kept = folded(first, decisions)

    again = [*first, *captured(history, by_clause, 2)]
    order.shuffle(again)
    after = folded(again, decisions)

    assert counted(kept) == counted(after)
    assert numbers(kept) == numbers(after)
    if gone:
        assert rule_of(gone.text) not in counted(after)


@given(history=histories(), order=st.randoms(use_true_random=False))
def test_capture_is_order_free_and_idempotent(history, order):
    """
    Promise 11: the same records give the same memory, whatever their order and however often.
    """
    once = captured(history, by_sentence, 1)
    again = [*once, *captured(history, by_sentence, 1)]
    order.shuffle(again)

    assert folded(once, []) == folded(again, [])


@given(history=histories())
def test_a_newer_extractor_that_finds_nothing_withdraws(history):
    """
    A message that a newer extractor read and found nothing in carries no older sighting.
    """
    first = captured(history, by_sentence, 1)
    silent = [one for one in captured(history, by_sentence, 2) if isinstance(one, Watermark)]

    assert () == folded([*first, *silent], []).atoms
