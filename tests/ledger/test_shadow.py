"""Between this project and all projects the specific wins here, and only here."""

from __future__ import annotations

import itertools

import pytest

from agent_memory.instructions import Line
from agent_memory.ledger.records import Adopted, Clean, Demoted, Resolved
from tests.ledger.build import DEV, MAIN, again, by_text, decide, folded, forget, rule, sights, undo

WIDE, HERE = sights("a1 b2", MAIN), sights("c5 d6", DEV)
BOTH = [*WIDE, *HERE]
FOR_ALL = decide(Adopted, WIDE, 4, text=Clean(MAIN), tier="L3")
ADOPTED = decide(Adopted, HERE, 8, text=Clean(DEV))
LINE = Line("~/.claude/CLAUDE.md", 3, "Open pull requests against main.")
THIRD = "open pull requests against staging"


def shadows(memory):
    """What lies in a shadow, by what, in words."""
    texts = {atom.id: str(atom.text) for atom in memory.atoms}
    return [(texts.get(one.held, one.held), texts.get(one.by, one.by)) for one in memory.shadows]


def open_ones(memory):
    return [one for one in memory.contests if one.resolved is None]


def out(memory):
    return {atom.text for atom in memory.atoms if atom.superseded_by}


def on_line(ruling, claims=HERE, number=9):
    ids = tuple(one.id for one in claims)
    return decide(Resolved, [], number, ruling=ruling, others=ids, text=Clean(LINE.text))


class TestBetweenClaims:
    def test_the_specific_wins_here(self):
        """
        A claim for all projects that an adopted one of this project contradicts is shadowed, and
        nothing is frozen.
        """
        memory = folded(BOTH, [FOR_ALL, ADOPTED])

        assert [(MAIN, DEV)] == shadows(memory)
        assert () == memory.contests
        wide, here = by_text(memory, MAIN), by_text(memory, DEV)
        assert (True, False) == (wide.shadowed, here.shadowed)
        assert memory.shadows == wide.shadows == here.shadows
        assert "branch: dev / main" == wide.shadows[0].reason.replace("main / dev", "dev / main")

    def test_in_any_order(self):
        """
        Promise 11: neither the order of capture nor that of the adoptions changes the shadow.
        """
        first = folded(BOTH, [FOR_ALL, ADOPTED])
        for decisions in itertools.permutations([FOR_ALL, ADOPTED]):
            assert first == folded(BOTH[::-1], decisions)
        earlier = decide(Adopted, HERE, 2, text=Clean(DEV))
        assert shadows(first) == shadows(folded(BOTH, [FOR_ALL, earlier]))

    @pytest.mark.parametrize(
        "later",
        [
            pytest.param(sights("e8", MAIN), id="said again for all"),
            pytest.param([*sights("e8", MAIN), *sights("f9", DEV)], id="A-B-A"),
            pytest.param(again(BOTH), id="captured again"),
        ],
    )
    def test_it_holds(self, later):
        """
        Saying either side again contests nothing.
        """
        memory = folded([*BOTH, *later], [FOR_ALL, ADOPTED])
        assert [(MAIN, DEV)] == shadows(memory)
        assert [] == open_ones(memory)

    def test_a_candidate_is_contested(self):
        """
        Against a claim for all projects a mere candidate is frozen until a person rules.
        """
        memory = folded(BOTH, [FOR_ALL])
        assert [] == shadows(memory)
        assert {MAIN, DEV} == {atom.text for atom in memory.atoms if atom.contested}
        assert () == memory.proposals

    @pytest.mark.parametrize(
        ("ruling", "shaded", "gone", "waits"),
        [
            ("old", [], {DEV}, []),
            ("new", [(MAIN, DEV)], set(), [DEV]),
            ("both", [], set(), [DEV]),
            ("neither", [(MAIN, "your ruling: neither")], {DEV}, []),
        ],
    )
    def test_a_ruling_here(self, ruling, shaded, gone, waits):
        """
        A ruling ends the contest here, and takes no line out of force that holds elsewhere.
        """
        memory = folded(BOTH, [FOR_ALL, rule(ruling, WIDE, HERE)])

        assert [] == open_ones(memory)
        assert (shaded, gone) == (shadows(memory), out(memory))
        assert waits == [one.text for one in memory.proposals]

    def test_a_ruling_the_other_way_round(self):
        """
        It is the same when the person saw the sides the other way round.
        """
        memory = folded(BOTH, [FOR_ALL, rule("old", HERE, WIDE)])
        assert ([(MAIN, DEV)], set()) == (shadows(memory), out(memory))

    def test_undone(self):
        """
        A ruling that is undone leaves the contest open again.
        """
        ruled = rule("new", WIDE, HERE)
        memory = folded(BOTH, [FOR_ALL, ruled, undo(ruled)])
        assert ([], 1) == (shadows(memory), len(open_ones(memory)))

    @pytest.mark.parametrize("end", [decide(Demoted, HERE, 9), forget(HERE)])
    def test_the_shadow_ends(self, end):
        """
        What is no longer adopted here overrules nothing.
        """
        assert [] == shadows(folded(BOTH, [FOR_ALL, ADOPTED, end]))

    def test_what_is_shadowed_stops_nothing(self):
        """
        A third claim is held against the one that stands here alone.
        """
        memory = folded([*BOTH, *sights("e8 f9", THIRD)], [FOR_ALL, ADOPTED])
        assert {DEV, THIRD} == {atom.text for atom in memory.atoms if atom.contested}

    def test_two_of_one_tier(self):
        """
        Two adopted claims of one tier contest each other as ever.
        """
        wide = decide(Adopted, HERE, 8, text=Clean(DEV), tier="L3")
        for decisions in ([FOR_ALL, wide], [decide(Adopted, WIDE, 4, text=Clean(MAIN)), ADOPTED]):
            memory = folded(BOTH, decisions)
            assert ([], 1) == (shadows(memory), len(open_ones(memory)))


class TestWithLines:
    def test_a_line_by_hand(self):
        """
        A hand-written line of the person's own file is shadowed by an adopted claim, in its words.
        """
        memory = folded(HERE, [ADOPTED], loaded=[LINE])
        (shadow,) = memory.shadows
        assert [("~/.claude/CLAUDE.md:3", DEV)] == shadows(memory)
        assert (LINE.text, ()) == (shadow.line, memory.contests)

    def test_a_line_of_the_project(self):
        """
        A line of the project's own file is none for all projects.
        """
        line = LINE._replace(file="CLAUDE.md")
        assert () == folded(HERE, [ADOPTED], loaded=[line]).shadows

    @pytest.mark.parametrize(
        ("ruling", "by"),
        [
            (None, []),
            ("old", []),
            ("new", [DEV]),
            ("both", []),
            ("neither", ["your ruling: neither"]),
        ],
    )
    def test_a_candidate(self, ruling, by):
        """
        Against a mere candidate the line is contested until a ruling, and shadowed by it at most.
        """
        memory = folded(HERE, [on_line(ruling)] if ruling else [], loaded=[LINE])
        assert bool(open_ones(memory)) == (ruling is None)
        assert by == [one for _, one in shadows(memory)]

    def test_both_and_adopted(self):
        """
        Once it is adopted here it is the specific one, whichever ruling let it in.
        """
        for ruling in ("new", "both"):
            memory = folded(HERE, [on_line(ruling, number=7), ADOPTED], loaded=[LINE])
            assert [("~/.claude/CLAUDE.md:3", DEV)] == shadows(memory)
            assert [ruling] == [one.resolved.ruling for one in memory.contests]

    def test_a_shadowed_line_stops_nothing(self):
        """
        A third claim is held against the adopted one, not against the line it overrules.
        """
        third = sights("e8 f9", THIRD)
        memory = folded([*HERE, *third], [ADOPTED], loaded=[LINE])
        (contest,) = open_ones(memory)
        assert by_text(memory, DEV).id == contest.incumbent
