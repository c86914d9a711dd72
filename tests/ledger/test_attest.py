"""Which typed command stands behind which decision, in whatever order both are seen."""

from __future__ import annotations

import datetime as dt
from itertools import permutations

import pytest

from agent_memory import policy
from agent_memory.ledger import attest
from agent_memory.ledger.records import (
    Adopted,
    Clean,
    Looked,
    Merged,
    Numbered,
    Pinned,
    Place,
    Rejected,
    Resolved,
    Typed,
    named,
)
from tests.ledger.build import DAY_ONE, PNPM, PROJECT, decide, sights, uuid

ABOUT = sights("a1 b2")


def made(kind, second=0, **fields):
    """A decision by the command, so many seconds into the day."""
    at = DAY_ONE + dt.timedelta(seconds=second)
    one = decide(kind, ABOUT, 1, **fields)
    return one.model_copy(update={"door": "command", "at": at, "id": f"{one.id}-{second}"})


def line(words, second=0, message=None, transcript="one.jsonl"):
    """A typed line, so many seconds into the day."""
    at = DAY_ONE + dt.timedelta(seconds=second)
    name = message or uuid(words, second)
    place = Place(conversation="c", transcript=transcript, line=1 + second, message=name)
    return attest.Command(place, at, tuple(words.split()))


def kept(decision, command):
    """The record of a match that capture found."""
    parts = (decision.id, command.place.message)
    fields = {"place": command.place, "decision": decision.id}
    return named(Typed, parts, project=PROJECT, at=command.at, **fields)


def matches(decisions, commands, held=()):
    found = attest.attested(decisions, commands, held)
    return [one.id in found for one in decisions]


class TestWords:
    @pytest.mark.parametrize(
        ("words", "fields"),
        [
            ("adopt 1", {"number": 1}),
            ("adopt #1", {"number": 1}),
            ("ADOPT 2, 1", {"number": 1}),
            ("adopt 850bc043", {"number": 1}),
            ("adopt 12345678", {"number": 1}),
            ("adopt always use pnpm", {"number": 1}),
            ("edit 1 use pnpm", {"number": 1}),
            ("adopt p1", {"number": 1, "tier": "L3"}),
            ("adopt 3 --person", {"number": 1, "tier": "L3"}),
        ],
    )
    def test_adopted(self, words, fields):
        """
        An adoption is named by its number, by another name of the claim, or by its words.
        """
        one = made(Adopted, text=Clean(PNPM), **fields)
        assert [True] == matches([one], [line(words)])

    @pytest.mark.parametrize(
        ("words", "fields"),
        [
            ("adopt 2", {"number": 1}),
            ("adopt p2", {"number": 1, "tier": "L3"}),
            ("reject 1", {"number": 1}),
            ("why 1", {"number": 1}),
            ("", {"number": 1}),
        ],
    )
    def test_not_adopted(self, words, fields):
        """
        Another number or another verb is no adoption.
        """
        one = made(Adopted, text=Clean(PNPM), **fields)
        assert [False] == matches([one], [line(words)])

    def test_as_many_as_it_names(self):
        """
        A line stands for as many adoptions as it names claims.
        """
        three = [made(Adopted, second, text=Clean(PNPM), tier="L3") for second in range(3)]
        assert [True, True, False] == matches(three, [line("adopt p1 p2")])

    def test_a_ruling(self):
        """
        A ruling is told from another by its word.
        """
        one = made(Resolved, ruling="new", others=())
        assert [False] == matches([one], [line("resolve 1 old")])
        assert [True] == matches([one], [line("resolve 1 new")])


class TestNearness:
    def test_too_far(self):
        """
        A line that was typed at another time stands for nothing.
        """
        far = policy.TYPED_SECONDS + 1
        one = made(Pinned)
        assert [True] == matches([one], [line("pin 1", far - 1)])
        assert [False] == matches([one], [line("pin 1", far)])

    def test_nobody_typed_the_other(self):
        """
        Promise 3: a decision that nobody typed takes no line from the one that was.
        """
        forged, typed = made(Pinned, 0), made(Pinned, 20)
        assert [False, True] == matches([forged, typed], [line("pin 1", 21)])

    def test_one_line_at_a_time(self):
        """
        Promise 11: two sessions' lines lead to the same matches in whatever order they are read.
        """
        decisions = [made(Rejected, second) for second in (0, 30, 60)]
        lines = [line("reject 1", second + 1) for second in (0, 30, 60)]
        whole = attest.attested(decisions, lines)
        for order in permutations(lines):
            held = []
            for one in order:
                before = {each.decision for each in held}
                found = attest.attested(decisions, [one], held)
                held += [
                    kept(each, one)
                    for each in decisions
                    if each.id in found and each.id not in before
                ]
            assert whole == {one.decision: one.place for one in held}


class TestKept:
    def test_it_stays(self):
        """
        What was found once is found without any line, and is not found again elsewhere.
        """
        one, command = made(Pinned), line("pin 1")
        held = [kept(one, command)]
        assert {one.id: command.place} == attest.attested([one], [], held)
        again = line("pin 1", 0, transcript="another.jsonl", message="n")
        assert {one.id: command.place} == attest.attested([one], [again], held)

    def test_a_used_line(self):
        """
        A line that stands for one decision already is used, in a copy of its transcript as well.
        """
        first, second = made(Pinned, 0), made(Pinned, 5)
        command = line("pin 1", message="m")
        copy = line("pin 1", message="m", transcript="copy.jsonl")
        assert [True, False] == matches([first, second], [command, copy], [kept(first, command)])
        assert [True, False] == matches([first, second], [command, copy])


def test_whose_decisions():
    """
    Numbers and look-ups are nobody's decisions, and a terminal's need no line.
    """
    about = {"number": 1, "digest": "0"}
    terminal = decide(Merged, ABOUT, 1)
    records = [made(Looked), made(Numbered, **about), terminal, *ABOUT]
    assert [terminal] == attest.by_a_person(records)
    assert [False] == matches([terminal], [line("merge 1 2")])
