"""memory_inspect, from hand-made journals to what is printed."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path

import pytest

from agent_memory.ledger.records import (
    Adopted,
    Clean,
    Edited,
    Pinned,
    Rejected,
    Remembered,
    Typed,
    Voted,
    named,
)
from tests.ledger.build import (
    DEV,
    MAIN,
    PNPM,
    PROJECT,
    VENDOR,
    by_text,
    day,
    decide,
    folded,
    mark,
    rule,
    sight,
    sights,
    told,
    undo,
    uuid,
)
from tests.review.build import number

CACHE = "never commit the pnpm cache"
HERE = ["--project", PROJECT]
EMPTY = "memory holds nothing of this project; memory_extract --write takes it in"


def golden(name: str, **ids: str) -> str:
    """A file of what is printed, with the ids put in."""
    text = (Path(__file__).parent / "golden" / f"{name}.txt").read_text(encoding="utf-8")
    return text.format(**ids)


def page(text: str) -> str:
    return textwrap.dedent(text).lstrip("\n")


class TestWhy:
    def test_a_candidate(self, world, script):
        """
        Promise 4: a claim comes with what blocks it and every sighting, by day and place.
        """
        seen = sight("a1", "no, PRs go to dev, not main", marker="correction")
        world.saw(seen, sight("c9", VENDOR))

        done = script("inspect", *HERE, "--why", "PRs go to dev, not main")
        assert golden("why_candidate", mine=folded([seen]).atoms[0].id) == done.out
        assert (0, "") == (done.code, done.err)

    def test_everything_behind_it(self, world, script):
        """
        Promises 4, 5 and 12: sightings with their flags, contests, decisions and replaced wordings.
        """
        old = sight("a1", "PRs against dev", message=uuid("m"))
        new = sight("a1", DEV, message=uuid("m"), extractor=2)
        dev = [new, sight("b4", DEV, flags=("asked",)), sight("c5", DEV, flags=("altered",))]
        main = sights("d9", MAIN)
        shown = number([new, dev[1]], 3)
        rejected = decide(Rejected, dev[:2], 11, text=Clean(DEV))
        world.saw(old, *dev, *main, mark("a", []))
        world.decided(shown, rejected, undo(rejected, 12), rule("old", dev[:2], main, 13))
        memory = folded([*dev, *main])
        mine, other = by_text(memory, DEV).id, by_text(memory, MAIN).id

        done = script("inspect", *HERE, "--why", DEV)
        assert golden("why_all", mine=mine, other=other, rejected=rejected.id) == done.out
        assert (0, "") == (done.code, done.err)

    def test_the_persons_own_day(self, world, script):
        """
        A sighting's day is the person's: one moment is two days in two zones.
        """
        world.saw(sight("a1"))

        for zone, on in (("Pacific/Kiritimati", "2026-03-02"), ("Pacific/Honolulu", "2026-03-01")):
            assert f"  {on}  " in script("inspect", *HERE, "--zone", zone, "--why", PNPM).out

    def test_the_line_around_it(self, world, script):
        """
        Where the transcript is there and agrees, the line around the clause is shown.
        """
        world.typed(
            "one", 1, "hello", "One more thing: never touch the vendor folder. It is theirs."
        )
        script("extract", "--write")

        done = script("inspect", "--why", "vendor folder")
        assert "      > One more thing: never touch the vendor folder. It is theirs.\n" in done.out
        assert "transcript" not in done.out

    def test_a_transcript_that_disagrees(self, world, script):
        """
        Promise 4: where the transcript says something else, the claim and the sighting say so.
        """
        world.typed("one", 1, "never touch the vendor folder")
        script("extract", "--write")
        world.typed("one", 1, "something else altogether")

        head, row, *_ = script("inspect", "--why", "vendor folder").out.splitlines()
        assert head.endswith("1 of 2 days; source message no longer matches")
        assert row.endswith("(transcript does not agree)")

    def test_what_was_typed_to_us(self, world, script):
        """
        A claim that a person dictated has no transcript, so none of it can be gone.
        """
        world.decided(decide(Remembered, [], 9, text=Clean(PNPM), kind="constraint"))

        _, row, *_ = script("inspect", *HERE, "--why", PNPM).out.splitlines()
        told = f'  2026-03-10  typed  to us  remember  shown  "{PNPM}"  (asked)'
        assert told == row

    def test_what_was_decided(self, world, script):
        """
        Promise 12: a claim's state and every decision on it are told in words.
        """
        seen = sights("a1 b2")
        world.saw(*seen, sight("c15"))
        world.decided(
            decide(Adopted, seen, 10, text=Clean(PNPM), target="CLAUDE.md"),
            decide(Pinned, seen, 11),
            decide(Voted, seen, 12, vote="helpful"),
        )
        out = script("inspect", *HERE, "--why", PNPM).out

        for line in (
            "L2  adopted; 3 conversations on 3 days; said 1 time since",
            "  state    pinned",
            f'  decided  2026-03-11  adopted into CLAUDE.md  "{PNPM}"  by terminal',
            "  decided  2026-03-12  pinned  by terminal",
            "  decided  2026-03-13  voted helpful  by terminal",
        ):
            assert f"{line}\n" in out

    def test_what_was_told(self, world, script):
        """
        It ends with what the model was told and when: the newest, and how many more there are.
        """
        seen = sights("a1 b2")
        mine = folded(seen).atoms[0].id
        world.saw(*seen, *[told(on, mine) for on in range(3, 15)])
        world.saw(told(20, mine, event="SessionStart"))
        *_, start, prompt, _, _, _, _, _, _, _, last, more = script(
            "inspect", *HERE, "--why", PNPM
        ).out.splitlines()

        assert "  told  2026-03-21  at a start   conv…  line   20" == start
        assert "  told  2026-03-15  at a prompt  conv…  line   14" == prompt
        assert "  told  2026-03-07  at a prompt  conv…  line    6" == last
        assert "        and 3 more" == more
        said = json.loads(script("inspect", *HERE, "--json", "--why", PNPM).out)
        assert {
            "day": "2026-03-04",
            "event": "UserPromptSubmit",
            "conversation": "conversation-t",
            "transcript": "/transcripts/t.jsonl",
            "line": 3,
        } == said["told"][-1]

    def test_where_it_was_typed(self, world, script):
        """
        Promise 3: a decision by the command names the line at which capture found it typed.
        """
        seen = sights("a1 b2")
        rejected = decide(Rejected, seen, 11, text=Clean(PNPM)).model_copy(
            update={"door": "command"}
        )
        place = told(12).place
        world.saw(
            *seen,
            named(Typed, 1, project=PROJECT, at=day(11), place=place, decision=rejected.id),
        )
        world.decided(rejected)

        row = f'  decided  2026-03-12  rejected  "{PNPM}"  by command  conv…  line   12\n'
        assert row in script("inspect", *HERE, "--why", PNPM).out
        said = json.loads(script("inspect", *HERE, "--json", "--why", PNPM).out)
        assert [12] == [one["typed"]["line"] for one in said["decisions"]]

    def test_decisions_that_disagree(self, world, script):
        """
        Two decisions about parts of what is now one claim are shown, not merged.
        """
        world.saw(sight("a1"), sight("b2"), sight("c3"))
        world.decided(
            decide(Adopted, [sight("a1")], 10, text=Clean(PNPM)),
            decide(Rejected, [sight("b2")], 11, text=Clean("something else")),
        )

        done = script("inspect", *HERE, "--why", PNPM)
        assert "  disagree  adopted 2026-03-11, rejected 2026-03-12\n" in done.out

    def test_ambiguous(self, world, script):
        """
        Promise 4: an ambiguous citation prints ids and nothing of any claim.
        """
        world.saw(*sights("a1 b2"), sight("c3", CACHE))
        memory = folded([*sights("a1 b2"), sight("c3", CACHE)])
        ids = sorted(atom.id for atom in memory.atoms)

        done = script("inspect", *HERE, "--why", "pnpm")
        assert (1, f"2 claims fit; name one: {', '.join(ids)}\n", "") == done
        data = script("inspect", *HERE, "--json", "--why", "pnpm")
        assert (1, {"fits": ids}) == (data.code, json.loads(data.out))

    def test_nothing_fits(self, world, script):
        """
        A citation of nothing is answered in one line.
        """
        world.saw(sight("a1"))

        said = "no claim fits; give an id, a number that waits, or words of it\n"
        assert (1, said, "") == script("inspect", *HERE, "--why", "kubernetes")

    def test_as_data(self, world, script):
        """
        The same answer for a program: the claim, its sightings, sources and decisions.
        """
        seen = sights("a1 b2")
        world.saw(*seen)
        world.decided(decide(Edited, seen, 12, text=Clean("use pnpm"), why=Clean("shorter")))
        said = json.loads(script("inspect", *HERE, "--json", "--why", PNPM).out)

        assert (PNPM, "use pnpm") == (said["text"], said["edited"])
        assert {"gone"} == {one["state"] for one in said["sources"].values()}
        assert ["edited"] == [one["record"] for one in said["decisions"]]
        assert ["2026-03-02", "2026-03-03"] == [one["day"] for one in said["sightings"]]


@pytest.mark.parametrize("as_data", [(), ("--json",)], ids=["text", "json"])
@pytest.mark.parametrize("what", [("--tier", "L1"), ("--why", "deploy"), ("--contested",)])
@pytest.mark.parametrize(
    "sign", ["\x1b[2J", "\x1b]52;c;eA==\x07", "\x9b2J", "\u202e", "\u2066", "\U000e0049", "\u200b"]
)
def test_what_a_terminal_acts_on(world, script, sign, what, as_data):
    """
    What a claim holds is spelled out before it reaches a terminal.
    """
    world.saw(*sights("a1 b2", f"never {sign} deploy on a friday"), sight("c3", f"deploy {sign}"))
    done = script("inspect", *HERE, *as_data, *what)

    assert "" == done.err
    assert (
        not set(sign)
        & {"\x1b", "\x07", "\x9b", "\u202e", "\u2066", "\U000e0049", "\u200b"}
        & set(done.out)
    )


class TestLists:
    def test_a_tier(self, world, script):
        """
        Candidates come in the order of review, each with what blocks it; silent ones are counted.
        """
        world.saw(*sights("a1 b2"), sight("c3", VENDOR))
        world.saw(sight("d4", "open it in the browser", level="request", confidence="observed"))
        memory = folded([*sights("a1 b2"), sight("c3", VENDOR)])
        first, second = (by_text(memory, text).id for text in (PNPM, VENDOR))

        told = page(
            f"""
            {first}  waits as number 1; 2 conversations on 2 days  always use pnpm for installs
            {second}  1 of 2 conversations; 1 of 2 days             never touch the vendor folder
            1 silent claim, not listed
            """
        )
        world.decided(number(sights("a1 b2"), 1))
        assert (0, told, "") == script("inspect", *HERE, "--tier", "L1")

    def test_what_earned_it(self, world, script):
        """
        What waits without having recurred says by what it passed.
        """
        world.saw(sight("a1", flags=("asked",)))

        out = script("inspect", *HERE, "--tier", "L1").out
        assert "  1 conversation on 1 day; you asked, once  " in out

    @pytest.mark.parametrize(
        ("words", "told"),
        [
            (["--tier", "L1"], f"no claims: {EMPTY}"),
            (["--tier", "L2"], f"no claims: {EMPTY}"),
            (["--tier", "L3"], "no claim spans two projects"),
            (["--contested"], "nothing is contested"),
            (["--projects"], "no projects yet"),
            (["--why", "never"], "no claim fits; that word is too common; give more of the claim"),
            (["--why", "x"], "no claim fits; give an id, a number that waits, or words of it"),
        ],
    )
    def test_nothing_yet(self, world, script, words, told):
        """
        A reader that finds nothing says so in one line, and leaves nothing behind.
        """
        assert (int("--why" in words), f"{told}\n", "") == script("inspect", *words)
        assert not world.home.data.exists()

    def test_a_tier_that_is_empty(self, world, script):
        """
        Where memory holds something, an empty tier asks for nothing.
        """
        world.saw(sight("a1"))
        assert "no claims\n" == script("inspect", *HERE, "--tier", "L2").out

    def test_contested(self, world, script):
        """
        Promise 5: both sides of an open contest, with the reason.
        """
        world.saw(*sights("a1 b2", DEV), *sights("c9", MAIN))
        memory = folded([*sights("a1 b2", DEV), *sights("c9", MAIN)])
        old, new = (by_text(memory, text).id for text in (DEV, MAIN))

        done = script("inspect", *HERE, "--contested")
        assert (
            page(
                f"""
                {old}  old                    open pull requests against dev   branch: dev / main
                {new}  new, since 2026-03-10  open pull requests against main  branch: dev / main
                """
            )
            == done.out
        )

    def test_a_change(self, world, script):
        """
        Where the newer side says in words that something changes, its own ruling is proposed.
        """
        changed = "from now on open pull requests against main"
        world.saw(*sights("a1 b2", DEV), *sights("c9", changed))
        new = by_text(folded([*sights("a1 b2", DEV), *sights("c9", changed)]), changed).id

        done = script("inspect", *HERE, "--contested")
        last = f'to keep "{changed}" in place of "{DEV}": resolve {new} new'
        assert last == done.out.splitlines()[-1]
        (said,) = json.loads(script("inspect", *HERE, "--contested", "--json").out)["contests"]
        assert (new, True) == (said["challenger"], said["replaces"])

    def test_a_change_among_several(self, world, script):
        """
        The proposed ruling names the other side where the newer one is held against several.
        """
        changed = "from now on open pull requests against main"
        staging = DEV.replace("dev", "staging")
        world.saw(*sights("a1 b2", DEV), *sights("a3", staging), *sights("c9", changed))
        done = script("inspect", *HERE, "--contested")
        proposed = [line for line in done.out.splitlines() if "to keep" in line]
        old = by_text(folded(sights("a1 b2", DEV)), DEV).id

        assert 2 == len(proposed)
        assert 1 == sum(line.endswith(f" new {old}") for line in proposed)

    def test_status(self, world, script):
        """
        Without a question it says how much there is.
        """
        world.saw(*sights("a1 b2"), sight("c3", "open it", level="request", confidence="observed"))
        said = json.loads(script("inspect", *HERE, "--json").out)

        assert {"L1": 1, "L2": 0, "silent": 1, "waiting": 1, "captured": "never"}.items() <= (
            said.items()
        )
        assert "waiting    1\n" in script("inspect", *HERE, "--status").out

    def test_how_it_was_decided(self, world, script):
        """
        Promise 3: `--status` names a decision without a typed line, and counts the terminal's.
        """
        untyped = decide(Rejected, sights("c3"), 19).model_copy(update={"door": "command"})
        world.saw(*sights("a1 b2"))
        world.decided(untyped, decide(Pinned, sights("a1 b2"), 19))

        told_of = f"no typed line is found for: rejected {untyped.id[:8]} of 2026-03-20"
        out = script("inspect", *HERE, "--status").out
        assert f"{told_of}; undo {untyped.id[:8]} takes it back\n1 decision by terminal\n" in out
        said = json.loads(script("inspect", *HERE, "--json").out)
        assert ([untyped.id], 1) == (said["untyped"], said["terminal"])

    def test_projects(self, world, script):
        """
        Every project that memory knows, with the places where it was seen.
        """
        world.typed("one", 1, "always use pnpm here")
        script("extract", "--write")

        assert (0, f"{world.id}  {world.shop}\n", "") == script("inspect", "--projects")

    def test_the_person(self, world, script):
        """
        L3 lists what several projects hold, with what blocks it.
        """
        world.saw(*sights("a1 b2"))
        world.typed("one", 3, PNPM)
        script("extract", "--write")

        done = script("inspect", "--tier", "L3")
        assert "days apart  2 projects  always use pnpm for installs\n" in done.out

    def test_waits_for_the_person(self, world, script):
        """
        What waits for all projects has its number, and `--why` of that the sightings of each.
        """
        world.saw(*sights("a1 b2"))
        world.typed("one", 45, PNPM)
        script("extract", "--write", "--now", "2026-04-20T09:00:00Z")
        words = ("--now", "2026-04-20T09:00:00Z")

        row = "p1  waits; stated in 2 projects, 3 conversations, 44 days apart  2 projects  "
        assert f"{row}{PNPM}\n" == script("inspect", "--tier", "L3", *words).out
        (said,) = json.loads(script("inspect", "--tier", "L3", "--json", *words).out)["shared"]
        assert ("p1", False, []) == (said["number"], said["adopted"], said["blockers"])
        first, *rows = script("inspect", "--why", "p1", *words).out.splitlines()
        assert first.startswith(PNPM)
        assert [PROJECT, PROJECT, "shop"] == [row.split()[0] for row in rows[:3]]
        said = json.loads(script("inspect", "--why", "p1", "--json", *words).out)
        assert ("p1", sorted([PROJECT, world.id]), 3) == (
            said["number"],
            said["projects"],
            len(said["sightings"]),
        )
