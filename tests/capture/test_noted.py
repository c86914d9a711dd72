"""What was told and what was typed, from real files to the journal, each once."""

from __future__ import annotations

import datetime as dt

import pytest

from agent_memory import policy
from agent_memory.ledger import journal, memory
from agent_memory.ledger.fold import fold
from agent_memory.ledger.records import Pinned, Told, Typed, named
from agent_memory.offer import answer
from tests.capture import lines
from tests.capture.test_sweep import NOW, PROJECT, RULE, World, on, root, said

ID = "850bc043"
AT = dt.datetime(2026, 3, 2, 9, 30, tzinfo=dt.timezone.utc)
TOLD = answer.tagged(lines.SESSION, "Notes.", [f"- [{ID}] use pnpm (said 1×, not adopted)"])
FORK = "99999999-2222-4333-8444-555555555555"


@pytest.fixture
def world(tmp_path):
    return World(tmp_path)


def told(name="t", text=TOLD, **fields):
    return lines.context(text, uuid=lines.uid(name), at=on(2, 10), **fields)


def pinned(world, second=0, *, door="command", project=PROJECT):
    """A decision in the journal, before the client notes what was typed."""
    at = AT + dt.timedelta(seconds=second)
    one = named(Pinned, second, project=project, at=at, door=door)
    books = memory.journals(world.home, PROJECT)
    journal.append(books.decisions, [one], token="x")  # noqa: S106
    return one


def typed(name="c", second=1, words="pin 1"):
    at = AT + dt.timedelta(seconds=second)
    return lines.answered(f"/cs:memory {words}", uuid=lines.uid(name), at=at)


def kept(world, kind):
    return [one for one in world.records() if isinstance(one, kind)]


def test_what_was_told(world):
    """
    What the model was told is kept by its ids, with its place and its time and no word of it.
    """
    world.transcript("one", root("a"), told(text=TOLD.replace("use pnpm", "sing loudly")))
    world.sweep()
    (found,) = kept(world, Told)
    assert (ID,) == found.atoms
    assert ("UserPromptSubmit", on(2, 10)) == (found.event, lines.stamp(found.at))
    assert ("-work-shop/one.jsonl", 2, lines.uid("t")) == (
        found.place.transcript,
        found.place.line,
        found.place.message,
    )
    assert lines.uid("a") == found.place.conversation
    assert "sing" not in world.home.project(PROJECT).sightings.read_text()


def test_which_decision_was_typed(world):
    """
    Promise 3: the line of a typed command is kept with the decision that it led to.
    """
    one = pinned(world)
    world.transcript("one", root("a"), typed(), typed("d", 2, "why 1"))
    world.sweep()
    (found,) = kept(world, Typed)
    assert (one.id, lines.uid("c"), 2) == (found.decision, found.place.message, found.place.line)


@pytest.mark.parametrize("how", [{"door": "terminal"}, {"project": "ba9876543210"}])
def test_not_typed_here(world, how):
    """
    A decision from a terminal or of another project has no line here.
    """
    pinned(world, **how)
    world.transcript("one", root("a"), typed())
    world.sweep()
    assert [] == kept(world, Typed)


def test_one_append(world):
    """
    Promise 9: both stand before the watermark that covers them.
    """
    pinned(world)
    world.transcript("one", root("a"), told(), typed(), said(RULE, "rule"))
    world.sweep()
    kinds = [one.record for one in world.records()]
    assert ["told", "typed", "watermark"] == kinds[-3:]


@pytest.mark.parametrize("again", ["a sweep", "an extractor", "a copy", "a copy of half", "a fork"])
def test_once(world, monkeypatch, again):
    """
    Promise 7: a second reading and a copy of a transcript add nothing, whatever it is called.
    """
    pinned(world)
    pinned(world, 3)
    made = [root("a"), told(), typed()]
    world.transcript("one", *made)
    world.sweep()
    if again == "an extractor":
        monkeypatch.setattr(policy, "EXTRACTOR", policy.EXTRACTOR + 1)
    elif again == "a copy":
        world.transcript("two", *made)
    elif again == "a copy of half":
        world.transcript("a-first", *made[::2])
    elif again == "a fork":
        world.transcript("two", *[{**one, "sessionId": FORK} for one in made])
    world.sweep()
    assert (1, 1) == (len(kept(world, Told)), len(kept(world, Typed)))


def test_a_resumed_session(world):
    """
    What is told after a session was resumed is kept as well, at the line it has.
    """
    path = world.transcript("one", root("a"), told())
    world.sweep()
    world.grow(path, said("hello again", "more"), told("u"), told("v"))
    world.sweep()
    assert [2, 4, 5] == [one.place.line for one in kept(world, Told)]


def test_a_note_of_megabytes(world):
    """
    Promise 9: a note that names more claims than any hook does costs no other record.
    """
    many = [f"- [{number:08x}] x" for number in range(50_000)]
    world.transcript("one", root("a"), told(text=answer.tagged(lines.SESSION, "Notes.", many)))
    world.sweep()
    assert [policy.TOLD_CLAIMS] == [len(one.atoms) for one in kept(world, Told)]


def test_two_at_once(world):
    """
    Two lines of one sweep lead to their own decisions, in whichever transcript they stand.
    """
    first, second = pinned(world, 0), pinned(world, 30)
    world.transcript("b", root("a"), typed("c", 1))
    world.transcript("a", root("b", 3), typed("d", 31))
    world.sweep()
    assert {first.id: lines.uid("c"), second.id: lines.uid("d")} == {
        one.decision: one.place.message for one in kept(world, Typed)
    }


def test_a_queued_prompt_does_not_multiply_it(world):
    """
    What stands behind a prompt that stays queued is read again at each sweep, and kept once.
    """
    world.transcript("one", root("a"), lines.queued("then run it"), told())
    for _ in range(3):
        world.sweep()
    assert (1, 1) == (len(kept(world, Told)), len({one.id for one in kept(world, Told)}))
    assert 2 >= len([one for one in world.records() if one.record == "watermark"])


def test_the_fold_ignores_both(world):
    """
    Promise 11: what was told and typed changes nothing of what memory amounts to.
    """
    pinned(world)
    world.transcript("one", root("a"), said(RULE, "rule"), told(), typed())
    world.sweep()
    records = world.records()
    others = [one for one in records if not isinstance(one, (Told, Typed))]
    assert len(records) == len(others) + 2
    assert fold(others, [], zone=dt.timezone.utc, now=NOW) == fold(
        records, [], zone=dt.timezone.utc, now=NOW
    )
