"""What a person decides about claims, and the rulings."""

from __future__ import annotations

import pytest

from agent_memory.errors import Refusal
from agent_memory.ledger import attest
from agent_memory.ledger.records import Adopted, Clean, Resolved
from agent_memory.review import adopt, block, decide, undo
from tests.ledger.build import DEV, MAIN, PNPM, VENDOR, day, sight, sights
from tests.ledger.build import decide as decision
from tests.review.desks import adopted

HOME = "/" + "home/petra/notes"
MAIL = "petra" + "@" + "nordhof.io"


class TestResolve:
    @pytest.mark.parametrize("ruling", ["old", "new", "both", "neither"])
    def test_it_holds(self, shop, ruling):
        """
        Each ruling ends the contest, and names both sides.
        """
        shop.saw(*sights("a1 b2", DEV), *sights("c3 d4", MAIN))
        (record,) = decide.resolve(shop.at, DEV, ruling).records
        assert isinstance(record, Resolved)
        assert not shop.atom(DEV).contested
        assert not shop.atom(MAIN).contested
        assert {len(record.sightings), len(record.others)} == {2}

    def test_a_hand_written_line(self, shop):
        """
        A person's own line is a side of the contest and stays where it is.
        """
        shop.put("CLAUDE.md", f"- {DEV}\n".encode())
        shop.saw(*sights("c3 d4", MAIN))
        at = shop.at._replace(loaded=shop.lines())
        assert at.held().memory.atoms[0].contested
        done = decide.resolve(at, MAIN, "new")
        assert "by hand" in done.lines[-1]
        assert not at.held().memory.atoms[0].contested
        assert f"- {DEV}\n" == shop.claude.read_text()

    def test_a_line_for_all_projects(self, shop):
        """
        A line of the person's own file loses in this project alone, and the answer says so.
        """
        shop.home.client.mkdir()
        (shop.home.client / "CLAUDE.md").write_text(f"- {DEV}\n")
        shop.saw(*sights("c3 d4", MAIN))
        at = shop.at._replace(loaded=shop.lines())
        done = decide.resolve(at, MAIN, "new")
        assert "~/.claude/CLAUDE.md:1 stays for your other projects" in done.lines[-1]
        assert not at.held().memory.atoms[0].contested

    def test_one_of_several_lines(self, shop):
        """
        A claim that contradicts two lines by hand is ruled on by the name of each.
        """
        shop.put("CLAUDE.md", f"- {DEV}\n- open pull requests against trunk\n".encode())
        shop.saw(*sights("c3 d4", MAIN))
        at = shop.at._replace(loaded=shop.lines())
        with pytest.raises(Refusal, match=r"add one of: CLAUDE\.md:1, CLAUDE\.md:2"):
            decide.resolve(at, MAIN, "new")
        decide.resolve(at, MAIN, "new", against="CLAUDE.md:2")
        (left,) = [one for one in at.held().memory.contests if one.resolved is None]
        assert "CLAUDE.md:1" == left.incumbent

    def test_nothing_contested(self, shop):
        """
        Where nothing is contested there is nothing to rule on.
        """
        shop.saw(*sights("a1 b2"))
        with pytest.raises(Refusal, match="in no open contest"):
            decide.resolve(shop.at, PNPM, "old")

    def test_both(self, shop):
        """
        What a person calls right on both sides is adopted on both.
        """
        shop.saw(*sights("a1 b2", DEV), *sights("c3 d4", MAIN))
        decide.resolve(shop.at, DEV, "both")
        adopted(shop, DEV)
        adopted(shop, MAIN)
        assert (DEV, MAIN) == block.bullets(shop.claude.read_bytes())

    def test_one_of_several(self, shop):
        """
        A claim that is contested by two is ruled on one by one.
        """
        other = "open pull requests against trunk"
        shop.saw(*sights("a1 b2", DEV), *sights("c3 d4", MAIN), *sights("e5 f6", other))
        with pytest.raises(Refusal, match="contested by several"):
            decide.resolve(shop.at, DEV, "old")
        decide.resolve(shop.at, DEV, "old", against=shop.atom(MAIN).id)
        assert shop.atom(MAIN).superseded_by
        assert not shop.atom(other).superseded_by

    def test_a_line_that_is_gone(self, shop):
        """
        A line that a person took out since is not ruled on.
        """
        shop.put("CLAUDE.md", f"- {DEV}\n".encode())
        shop.saw(*sights("c3 d4", MAIN))
        at = shop.at._replace(loaded=shop.lines())
        with pytest.raises(Refusal, match="no longer there"):
            decide._line(at, "CLAUDE.md:9")


class TestPlain:
    def test_twice(self, shop):
        """
        What is so already is not decided again.
        """
        shop.saw(*sights("a1 b2"))
        decide.reject(shop.at, PNPM)
        with pytest.raises(Refusal, match="rejected already"):
            decide.reject(shop.at, PNPM)
        with pytest.raises(Refusal, match="not pinned"):
            decide.pin(shop.at, PNPM, on=False)

    def test_merging_what_contradicts(self, shop):
        """
        Promise 5: two sides of a contest are not merged.
        """
        shop.saw(*sights("a1 b2", DEV), *sights("c3 d4", MAIN))
        with pytest.raises(Refusal, match="contradict"):
            decide.merge(shop.at, [DEV, MAIN])

    def test_a_look_up(self, shop):
        """
        Looking up a claim that faded revives it, and one that did not is left alone.
        """
        shop.saw(*sights("a1 b2", kind="fact"))
        adopted(shop)
        decide.look(lambda: shop.at, shop.at.held(), PNPM)
        assert "looked" not in {one.record for one in shop.decisions()}
        old = shop.at._replace(now=day(400))
        assert "retired" == old.held().memory.atoms[0].life
        decide.look(lambda: old, old.held(), PNPM)
        assert "living" == old.held().memory.atoms[0].life

    def test_remembered_twice(self, shop):
        """
        What stands in a file already is taken down and not staged.
        """
        shop.put("CLAUDE.md", f"- {PNPM}\n".encode())
        at = shop.at._replace(loaded=shop.lines())
        assert "already in CLAUDE.md line 1" in "\n".join(decide.remember(at, PNPM).lines)

    def test_reject(self, shop):
        """
        A rejected claim waits no more, and its text is kept.
        """
        shop.saw(*sights("a1 b2"))
        decide.reject(shop.at, "1")
        assert () == shop.at.held().memory.proposals
        assert PNPM == shop.atom(PNPM).text

    def test_merge(self, shop):
        """
        Claims that are merged count together.
        """
        shop.saw(*sights("a1", VENDOR), *sights("b2", "vendored code belongs to upstream"))
        assert 2 == len(shop.at.held().memory.atoms)
        decide.merge(shop.at, [atom.id for atom in shop.at.held().memory.atoms])
        (atom,) = shop.at.held().memory.atoms
        assert 2 == len(atom.conversations)

    @pytest.mark.parametrize("names", [[], [PNPM], [PNPM, PNPM]])
    def test_merge_wants_two(self, shop, names):
        """
        One claim is not merged with itself.
        """
        shop.saw(*sights("a1 b2"))
        with pytest.raises(Refusal, match="at least two"):
            decide.merge(shop.at, names)

    def test_split(self, shop):
        """
        Sightings that are split off make a claim of their own.
        """
        shop.saw(*sights("a1 b2 c3"))
        decide.split(shop.at, PNPM, [2])
        assert [1, 2] == sorted(len(atom.sightings) for atom in shop.at.held().memory.atoms)

    def test_part(self, shop):
        """
        Two claims that a person calls two stay two.
        """
        shop.saw(*sights("a1", VENDOR), *sights("b2", PNPM))
        decide.part(shop.at, [VENDOR, PNPM])
        memory = shop.at.held().memory
        assert {(shop.atom(VENDOR).id, shop.atom(PNPM).id)} == memory.apart

    @pytest.mark.parametrize("names", [[PNPM], [PNPM, PNPM], [PNPM, VENDOR, DEV]])
    def test_part_wants_two(self, shop, names):
        """
        One claim, or three, cannot be called two.
        """
        shop.saw(*sights("a1"), *sights("b2", VENDOR), *sights("c3", DEV))
        with pytest.raises(Refusal, match="name two claims"):
            decide.part(shop.at, names)

    @pytest.mark.parametrize("positions", [[], [3], [0], [1, 2], [-1]])
    def test_split_wants_a_part(self, shop, positions):
        """
        All, none or sightings that are not there are no part.
        """
        shop.saw(*sights("a1 b2"))
        with pytest.raises(Refusal, match="name some"):
            decide.split(shop.at, PNPM, positions)

    def test_pin(self, shop):
        """
        A pinned claim does not expire.
        """
        shop.saw(*sights("a1"))
        decide.pin(shop.at, PNPM)
        old = shop.at._replace(now=day(400))
        assert "living" == old.held().memory.atoms[0].life
        decide.pin(old, PNPM, on=False)
        assert "expired" == old.held().memory.atoms[0].life

    def test_votes(self, shop):
        """
        Votes raise and lower a claim, and are counted one by one.
        """
        shop.saw(*sights("a1 b2"))
        decide.vote(shop.at, PNPM, "helpful")
        decide.vote(shop.at, PNPM, "helpful")
        helped = shop.atom(PNPM).strength
        decide.vote(shop.at, PNPM, "harmful")
        assert helped > shop.atom(PNPM).strength
        assert 3 == len(shop.atom(PNPM).standing.votes)

    def test_remember(self, shop):
        """
        A dictated claim is staged at once, shown in the answer, and adopted by its number.
        """
        done = decide.remember(shop.at, "name migrations by their day")
        assert "adopt 1 writes: - name migrations by their day" in done.lines[-1]
        adopt.adopt(shop.at, "1")
        assert ("name migrations by their day",) == block.bullets(shop.claude.read_bytes())

    @pytest.mark.parametrize("text", [f"mail {MAIL}", "the " + "pass" + "word is hunter" + "2xyz!"])
    def test_remember_no_secret(self, shop, text):
        """
        Promise 2: what redaction would alter is not taken down.
        """
        with pytest.raises(Refusal, match="say it without"):
            decide.remember(shop.at, text)
        assert not shop.books.decisions.path.exists()

    def test_remember_no_paste(self, shop):
        """
        Promise 8: what the client marks as pasted is dictated by nobody.
        """
        with pytest.raises(Refusal, match="type the words"):
            decide.remember(
                shop.at, '<pasted_content id="1">name tags by their day</pasted_content>'
            )
        assert not shop.books.decisions.path.exists()

    def test_a_clock_that_fell_behind(self, shop):
        """
        A later decision counts after an earlier one, also when the clock was set back.
        """
        shop.saw(*sights("a1 b2"))
        decide.reject(shop.at, PNPM)
        undo.undo(shop.at._replace(now=day(5)))
        adopted(shop.later(day(5)))
        adopt.demote(shop.later(day(4)).at, PNPM)
        assert shop.atom(PNPM).standing.demoted

    def test_a_clock_that_was_ahead(self, shop):
        """
        One decision of a wrong clock dates no later one: what is said since is said again, and the
        line that was typed for it is found beside it.
        """
        shop.saw(*sights("a1 b2"))
        shop.at = shop.at._replace(door="command")
        decide.remember(shop.later(day(60)).at, "never push to main")
        made = adopted(shop.later(day(20)), PNPM).records[-1]
        shop.saw(sight("z21"))
        place = sight("z20").place
        typed = attest.Command(place, day(20), ("adopt", "that"))
        assert 1 == shop.later(day(22)).atom(PNPM).unheeded
        assert {made.id: place} == attest.attested([made], [typed])
        assert day(60) < made.at


def test_decisions_are_told_apart(shop):
    """
    The same decision twice is two records: undone, it can be made again.
    """
    shop.saw(*sights("a1 b2"))
    decide.reject(shop.at, PNPM)
    undo.undo(shop.at)
    decide.reject(shop.at, PNPM)
    assert shop.atom(PNPM).standing.rejected
    assert 3 == len({one.id for one in shop.decisions()})


def test_an_old_decision_stands(shop):
    """
    A decision of another day is inherited as it always was.
    """
    seen = sights("a1 b2")
    made = decision(Adopted, seen, 12, text=Clean(PNPM), number=1)
    shop.saw(*seen).decided(made)
    assert shop.atom(PNPM).standing.adopted
