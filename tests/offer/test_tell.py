"""What a session start says, to the model and to the person."""

from __future__ import annotations

import datetime as dt
import itertools
import json

import pytest

from agent_memory.instructions import BEGIN, END, Line
from agent_memory.ledger.records import Adopted, Clean
from agent_memory.offer import answer, recall, tell
from tests.ledger.build import DEV, MAIN, PNPM, PROJECT, VENDOR, decide, folded, rule, sights
from tests.offer.reading import World, context

NOON = 20_000 * 86_400 + 43_200
DAY = 86_400


@pytest.fixture
def world(tmp_path):
    return World(tmp_path)


def stands(text, file="CLAUDE.md"):
    """The line of a claim in the block of a file that is loaded."""
    return Line(file, 3, text.strip(), block=True)


def block(text):
    return f"{BEGIN.decode()}\n- {text}\n{END.decode()}\n"


def put(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def started(world, now=NOON, **fields):
    said = world.said(
        "SessionStart", lambda event: tell.reply(event, now=now), **{"source": "startup", **fields}
    )
    return context(said), said.get("systemMessage", "")


class TestTheModel:
    def test_nothing_to_say(self, world):
        """
        Candidates are no lines of an instruction file: the model is told nothing of them.
        """
        world.publish(sights("a1 b2"))
        assert "" == started(world)[0]

    def test_unheeded(self, world):
        """
        An adopted line that was said again since is tagged so.
        """
        seen = sights("a1 b2 c9", VENDOR)
        adopted = [decide(Adopted, seen[:2], 5, text=Clean(VENDOR))]
        world.publish(seen, decisions=adopted, loaded=[stands(VENDOR)])
        lines = started(world)[0].splitlines()

        assert 4 == len(lines)
        assert lines[2].endswith(f"{VENDOR} (unheeded: said again 1× since it was adopted)")

    def test_contested(self, world):
        """
        Promise 5: an adopted line that is contested is tagged at next start, with the other side.
        """
        old = sights("a1 b2", DEV)
        adopted = decide(Adopted, old, 5, text=Clean(DEV))
        world.publish([*old, *sights("c9", MAIN)], decisions=[adopted], loaded=[stands(DEV)])
        told = started(world)[0]

        assert f'{DEV} (contested by "{MAIN}", not settled' in told

    def test_a_line_by_hand(self, world):
        """
        Promise 5: a hand-written line that is contested is tagged by its file and number.
        """
        world.publish(sights("c9", MAIN), loaded=[Line("CLAUDE.md", 4, DEV)])
        assert f'- CLAUDE.md:4 (contested: "{MAIN}" was said since' in started(world)[0]

    def test_stale(self, world):
        """
        An adopted fact that nobody said or looked up for 90 days is called stale.
        """
        seen = sights("a1 b2", "the api listens on port 4000", kind="fact")
        adopted = [decide(Adopted, seen, 5, text=seen[0].text)]
        world.publish(seen, now=120, decisions=adopted, loaded=[stands(seen[0].text)])
        assert "(stale: not said since 2026-03-03)" in started(world)[0]

    def test_the_same_on_resume(self, world):
        """
        Promise 11: the same memory gives a resumed session the same bytes, which are not repeated.
        """
        seen = sights("a1 b2 c9", VENDOR)
        adopted = [decide(Adopted, seen[:2], 5, text=Clean(VENDOR))]
        world.publish(seen, decisions=adopted, loaded=[stands(VENDOR)])
        assert started(world)[0] == started(world, NOON + 5 * DAY, source="resume")[0] != ""

    def test_another_day(self, world):
        """
        Promise 11: the day on which it is written changes nothing that is told.
        """
        seen = sights("a1 b2 c9", VENDOR)
        told = set()
        for now in (20, 21, 40):
            adopted = [decide(Adopted, seen[:2], 5, text=Clean(VENDOR))]
            world.publish(seen, now=now, decisions=adopted, loaded=[stands(VENDOR)])
            told.add(started(world)[0])
        assert 1 == len(told)

    def test_shadowed(self, world):
        """
        A line for all projects is told as shadowed by the claim that is adopted here, once.
        """
        seen = [sights("a1 b2", MAIN), sights("c3 d4", DEV)]
        adopted = [
            decide(Adopted, seen[0], 5, text=Clean(MAIN), tier="L3"),
            decide(Adopted, seen[1], 6, text=Clean(DEV)),
        ]
        lines = [stands(MAIN, "~/.claude/CLAUDE.md"), stands(DEV)]
        world.publish(itertools.chain(*seen), decisions=adopted, loaded=lines)
        told = started(world)[0].splitlines()[2:-1]

        assert 1 == len(told)
        assert told[0].endswith(f'{MAIN} (shadowed here by "{DEV}")')

    def test_a_shadowed_line_by_hand(self, world):
        """
        A hand-written line of the person's own is told by its place and in its words.
        """
        seen = sights("c3 d4", DEV)
        adopted = [decide(Adopted, seen, 6, text=Clean(DEV))]
        lines = [Line("~/.claude/CLAUDE.md", 4, MAIN), stands(DEV)]
        world.publish(seen, decisions=adopted, loaded=lines)
        shadowed = f'- ~/.claude/CLAUDE.md:4 "{MAIN}" (shadowed here by "{DEV}")'

        assert [shadowed] == started(world)[0].splitlines()[2:-1]

    def test_a_line_and_what_says_it(self, world):
        """
        A contested line that was also said is told once, as the claim.
        """
        line = Line("CLAUDE.md", 4, DEV)
        world.publish([*sights("a1", DEV), *sights("c9", MAIN)], loaded=[line])
        (told,) = started(world)[0].splitlines()[2:-1]

        assert f'{DEV} (contested by "{MAIN}", not settled)' in told

    def test_within_the_budget(self, world):
        """
        What does not fit into 4 KB is counted, with what shows it, and what is unheeded is told
        before what is stale.
        """
        verbs = "rename move format copy compress translate sort sign archive publish lint split"
        texts = [
            f"never {verb} the {noun} folder {'of the old shop ' * 4}"
            for verb in verbs.split()
            for noun in ("vendor", "assets", "fonts", "legacy")
        ]
        seen = [sights("a1 b2", text, kind="fact") for text in texts[10:]]
        seen += [sights("a1 b2 c119", text) for text in texts[:10]]
        adopted = [decide(Adopted, one[:2], 5, text=one[0].text) for one in seen]
        lines = [stands(one[0].text) for one in seen]
        every = [one for each in seen for one in each]
        world.publish(every, now=120, decisions=adopted, loaded=lines)
        *told, cut = started(world)[0].splitlines()[2:-1]
        claims = len(folded(every).atoms)

        assert len("\n".join(told).encode()) < 4096
        assert f"- {claims - len(told)} more: memory_inspect --tier L2" == cut
        kinds = ["unheeded" in one for one in told]
        assert sorted(kinds, reverse=True) == kinds
        assert 0 < sum(kinds) < len(told)


class TestWhatIsNotLoaded:
    @pytest.fixture
    def aside(self, world):
        """A claim adopted into a file of its own, as publish saw it: not loaded."""
        seen = sights("a1 b2", VENDOR)
        one = decide(Adopted, seen, 5, text=Clean(VENDOR), target="docs/rules.md")
        world.publish(seen, decisions=[one])
        put(world.start / "docs" / "rules.md", block(VENDOR))
        return f"{VENDOR} (adopted in docs/rules.md, which is not loaded)"

    def test_whole(self, world, aside):
        """
        An adopted line in a file that the client does not load is told as it stands, and where.
        """
        (told,) = started(world)[0].splitlines()[2:-1]
        assert told.endswith(f"] {aside}")

    @pytest.mark.usefixtures("aside")
    @pytest.mark.parametrize(
        "text",
        [
            pytest.param("@docs/rules.md\n", id="imported"),
            pytest.param("See @docs/index.md.\n", id="imported by an import"),
            pytest.param(f"- {VENDOR}\n", id="moved"),
        ],
    )
    def test_loaded_since(self, world, text):
        """
        What the client loads by now is not told, though nothing was published since.
        """
        put(world.start / "docs" / "index.md", "@rules.md\n")
        put(world.start / "CLAUDE.md", text)
        assert "" == started(world)[0]

    @pytest.mark.usefixtures("aside")
    @pytest.mark.parametrize(
        "text",
        [
            pytest.param(None, id="no file"),
            pytest.param("", id="an empty file"),
            pytest.param(f"- {VENDOR}\n", id="no block"),
            pytest.param("```\n- x\n", id="an open fence"),
        ],
    )
    def test_absent(self, world, text):
        """
        An adopted line that is not in the file of this branch is not told.
        """
        path = world.start / "docs" / "rules.md"
        path.unlink()
        if text is not None:
            path.write_text(text)
        assert "" == started(world)[0]

    def test_from_a_folder_below(self, world, aside):
        """
        A session that starts deeper finds the file at the root of its work tree.
        """
        (world.start / ".git" / "objects").mkdir(parents=True)
        (world.start / ".git" / "refs").mkdir()
        (world.start / ".git" / "HEAD").touch()
        deep = world.start / "app" / "web"
        deep.mkdir(parents=True)
        world.env["CLAUDE_PROJECT_DIR"] = str(deep)
        mark = answer.standing(bytes(deep))
        world.home.starts.write_text(f"starts-1\n{deep}\t{PROJECT}\t{mark}\n")
        assert aside in started(world)[0]

    def test_excluded(self, world):
        """
        A CLAUDE.md that the client is told not to load is none that it loads.
        """
        seen = sights("a1 b2", VENDOR)
        world.publish(seen, decisions=[decide(Adopted, seen, 5, text=Clean(VENDOR))])
        put(world.start / "CLAUDE.md", block(VENDOR))
        assert "" == started(world)[0]
        excludes = json.dumps({"claudeMdExcludes": [str(world.start / "CLAUDE.md")]})
        put(world.start / ".claude" / "settings.local.json", excludes)
        assert f"{VENDOR} (adopted in CLAUDE.md, which is not loaded)" in started(world)[0]

    def test_for_all_projects(self, world):
        """
        The person's own file can be excluded, too.
        """
        seen = sights("a1 b2", VENDOR)
        wide = decide(Adopted, seen, 5, text=Clean(VENDOR), tier="L3")
        world.publish(seen, decisions=[wide])
        put(world.home.client / "CLAUDE.md", block(VENDOR))
        assert "" == started(world)[0]
        put(world.home.client / "settings.json", '{"claudeMdExcludes": ["**/.claude/CLAUDE.md"]}')
        told = started(world)[0]
        assert f"{VENDOR} (adopted in your own CLAUDE.md, which is not loaded)" in told

    def test_tagged_and_loaded(self, world):
        """
        A tag stays when the file turns out to be loaded, and goes with an absent line.
        """
        seen = sights("a1 b2 c9", VENDOR)
        world.publish(seen, decisions=[decide(Adopted, seen[:2], 5, text=Clean(VENDOR))])
        assert "" == started(world)[0]
        put(world.start / "CLAUDE.md", block(VENDOR))
        assert f"{VENDOR} (unheeded: said again 1× since it was adopted)" in started(world)[0]

    def test_out_of_force(self, world):
        """
        What a ruling took out of force is told of no other file.
        """
        old, new = sights("a1 b2", DEV), sights("c3 d4", MAIN)
        adopted = decide(Adopted, old, 5, text=Clean(DEV), target="docs/rules.md")
        put(world.start / "docs" / "rules.md", block(DEV))
        world.publish([*old, *new], decisions=[adopted, rule("new", old, new)])
        assert "" == started(world)[0]


class TestThePerson:
    def test_what_waits(self, world):
        """
        What is new is said in one line, once.
        """
        world.publish([*sights("a1 b2"), *sights("c1 d2", VENDOR)])

        assert "memory: 2 rules wait: /cs:memory" == started(world)[1]
        assert "" == started(world)[1]
        assert "" == started(world, NOON + 2 * DAY)[1]

    def test_the_first_report(self, world):
        """
        The first notice says how much was read to find what waits, and no later one does.
        """
        world.publish(sights("a1 b2"))
        start = json.loads(world.place.start.read_bytes())
        report = "memory: read 42 conversations of this project: 1 rule waits: /cs:memory"
        world.place.start.write_text(json.dumps({**start, "report": report}))
        assert report == started(world)[1]
        more = {**start, "report": report, "waiting": ["9:z"]}
        world.place.start.write_text(json.dumps(more))
        assert "memory: 1 rule waits: /cs:memory" == started(world, NOON + DAY)[1]

    def test_once_a_day(self, world):
        """
        What came on the same day waits for the next one, as the person's zone has it.
        """
        world.publish(sights("a1 b2"))
        assert "memory: 1 rule waits: /cs:memory" == started(world)[1]
        world.publish([*sights("a1 b2"), *sights("c1 d2", VENDOR)])

        assert "" == started(world, NOON + DAY // 2 - 1)[1]
        assert "memory: 2 rules wait: /cs:memory" == started(world, NOON + DAY // 2)[1]

    def test_the_persons_own_day(self, world):
        """
        The day ends where the person is.
        """
        world.publish(sights("a1 b2"))
        start = json.loads(world.place.start.read_bytes())
        world.place.start.write_text(json.dumps({**start, "east": 12 * 3600}))
        started(world, NOON - 1)
        world.place.start.write_text(json.dumps({**start, "east": 12 * 3600, "waiting": ["9:z"]}))

        assert "" != started(world, NOON)[1]

    def test_a_contest(self, world):
        """
        An open contest waits for the person, too.
        """
        world.publish([*sights("a1 b2", DEV), *sights("c3", MAIN)])
        assert "memory: 1 contest is open: /cs:memory" == started(world)[1]

    def test_nobody_there(self, world):
        """
        An unattended session has nobody to tell, and does not use the notice up.
        """
        world.publish(sights("a1 b2"))
        world.env["CLAUDE_CODE_SESSION_ATTENDED"] = "0"
        assert "" == started(world)[1]
        world.env["CLAUDE_CODE_SESSION_ATTENDED"] = "1"
        assert "" != started(world)[1]


class TestStopped:
    @pytest.mark.parametrize("captured", [True, False])
    def test_a_python_that_is_gone(self, world, captured):
        """
        A start says that the python of the hooks is gone, once a day and where a person attends;
        what waits keeps until the next start.
        """
        if captured:
            world.publish(sights("a1 b2"))
        else:
            world.home.starts.unlink()
        rest = world.pointer.read_text().partition("\n")[2]
        world.pointer.write_text(f"/nonexistent/python\n{rest}")
        world.env["CLAUDE_CODE_SESSION_ATTENDED"] = "0"
        assert ("", "") == started(world)
        world.env["CLAUDE_CODE_SESSION_ATTENDED"] = "1"
        assert ("", tell.GONE) == started(world)
        waits = "memory: 1 rule waits: /cs:memory" if captured else ""
        assert ("", waits) == started(world)
        assert ("", tell.GONE) == started(world, NOON + DAY)


class TestBeforeSetup:
    def test_what_to_type(self, world):
        """
        Before setup one line says what to type, once a day.
        """
        world.pointer.unlink()

        assert ("", "memory is off until you type: /cs:memory setup") == started(world)
        assert ("", "") == started(world, NOON + 60)
        assert tell.SETUP == started(world, NOON + DAY)[1]

    def test_an_older_client(self, world):
        """
        A client that does not tell who types could only refuse setup: it must be updated first.
        """
        world.pointer.unlink()
        del world.env["CLAUDE_CODE_SESSION_ATTENDED"]
        assert ("", tell.UPDATE) == started(world)

    def test_nowhere_to_keep_it(self, world):
        """
        Where it cannot be kept to once a day it is not said at all.
        """
        world.env["CLAUDE_PLUGIN_DATA"] = "/nonexistent/deep/folder"
        assert ("", "") == started(world)

    def test_switched_off(self, world):
        """
        Whoever switched memory off is not asked to set it up.
        """
        world.pointer.unlink()
        world.env["AGENT_MEMORY"] = "0"
        assert ("", "") == started(world)
        assert [] == list(world.plugin.iterdir())

    def test_nothing_in_the_project(self, world):
        """
        Promise 13: a plugin folder inside the project is not written to.
        """
        world.env["CLAUDE_PLUGIN_DATA"] = str(world.start)
        assert ("", "") == started(world)
        assert [] == list(world.start.iterdir())


class TestToldAgain:
    @pytest.mark.parametrize(
        ("source", "again"),
        [("compact", True), ("clear", True), ("resume", False), ("startup", False)],
    )
    def test_after(self, world, source, again):
        """
        What the client took out of the context may be told again.
        """
        world.publish(sights("a1 b2", VENDOR))
        prompt = {"prompt": "clean the vendor folder", "prompt_id": "1"}
        assert world.said("UserPromptSubmit", recall.reply, **prompt)
        started(world, source=source)

        assert again == bool(world.said("UserPromptSubmit", recall.reply, **prompt))

    def test_though_the_start_is_off(self, world):
        """
        An off switch silences the start and leaves the list right.
        """
        world.publish(sights("a1 b2", VENDOR))
        prompt = {"prompt": "clean the vendor folder", "prompt_id": "1"}
        assert world.said("UserPromptSubmit", recall.reply, **prompt)
        world.env["AGENT_MEMORY_SESSIONSTART"] = "0"

        assert ("", "") == started(world, source="compact")
        assert world.said("UserPromptSubmit", recall.reply, **prompt)


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b"[]", b"\0", b'{"form": 9, "lines": ["x"]}', b'{"form": 2, "lines": 7}'],
)
def test_a_file_that_lies(world, data):
    """
    Promise 1: start.json that is none of ours is silence.
    """
    world.publish(sights("a1 b2", PNPM))
    world.place.start.write_bytes(data)
    assert ("", "") == started(world)


def test_the_clock_is_read_by_the_hook_alone(world):
    """
    Without a time given it is today.
    """
    world.publish(sights("a1 b2"))
    world.said("SessionStart", tell.reply, source="startup")
    day = int(world.place.told.joinpath("_notice").read_text().split()[0])
    today = dt.datetime.fromtimestamp(0, dt.timezone.utc).date() + dt.timedelta(days=day)
    assert abs((today - dt.date.today()).days) <= 1  # noqa: DTZ011 - within a day is enough
