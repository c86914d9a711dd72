"""What a session start says, to the model and to the person."""

from __future__ import annotations

import datetime as dt
import json

import pytest

from agent_memory.instructions import Line
from agent_memory.ledger.records import Adopted, Clean
from agent_memory.offer import recall, tell
from tests.ledger.build import DEV, MAIN, PNPM, VENDOR, decide, sights
from tests.offer.reading import World, context

NOON = 20_000 * 86_400 + 43_200
DAY = 86_400


@pytest.fixture
def world(tmp_path):
    return World(tmp_path)


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
        world.publish(seen, decisions=[decide(Adopted, seen[:2], 5, text=Clean(VENDOR))])
        lines = started(world)[0].splitlines()

        assert 4 == len(lines)
        assert lines[2].endswith(f"{VENDOR} (unheeded: said again 1× since it was adopted)")

    def test_contested(self, world):
        """
        Promise 5: an adopted line that is contested is tagged at next start, with the other side.
        """
        old = sights("a1 b2", DEV)
        adopted = decide(Adopted, old, 5, text=Clean(DEV))
        world.publish([*old, *sights("c9", MAIN)], decisions=[adopted])
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
        world.publish(seen, now=120, decisions=[decide(Adopted, seen, 5, text=seen[0].text)])
        assert "(stale: not said since 2026-03-03)" in started(world)[0]

    def test_the_same_on_resume(self, world):
        """
        Promise 11: the same memory gives a resumed session the same bytes, which are not repeated.
        """
        seen = sights("a1 b2 c9", VENDOR)
        world.publish(seen, decisions=[decide(Adopted, seen[:2], 5, text=Clean(VENDOR))])
        assert started(world)[0] == started(world, NOON + 5 * DAY, source="resume")[0] != ""

    def test_within_the_budget(self, world):
        """
        What does not fit into 4 KB is counted, not cut in silence.
        """
        verbs = "rename move format copy compress translate sort sign archive publish lint split"
        texts = [
            f"never {verb} the {noun} folder {'of the old shop ' * 8}"
            for verb in verbs.split()
            for noun in ("vendor", "assets", "fonts", "legacy")
        ]
        seen = [sights("a1 b2 c9", text) for text in texts]
        adopted = [decide(Adopted, one[:2], 5, text=one[0].text) for one in seen]
        world.publish([each for one in seen for each in one], decisions=adopted)
        told = started(world)[0]

        assert len(told.encode()) < 4096 + 400
        assert " more: memory_inspect --contested\n" in told


class TestThePerson:
    def test_what_waits(self, world):
        """
        What is new is said in one line, once.
        """
        world.publish([*sights("a1 b2"), *sights("c1 d2", VENDOR)])

        assert "memory: 2 rules wait: /cs:memory" == started(world)[1]
        assert "" == started(world)[1]
        assert "" == started(world, NOON + 2 * DAY)[1]

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


class TestBeforeSetup:
    def test_what_to_type(self, world):
        """
        Before setup one line says what to type, once a day.
        """
        world.pointer.unlink()

        assert ("", "memory is off until you type: /cs:memory setup") == started(world)
        assert ("", "") == started(world, NOON + 60)
        assert tell.SETUP == started(world, NOON + DAY)[1]

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
    [b"", b"{}", b"[]", b"\0", b'{"form": 9, "lines": ["x"]}', b'{"form": 1, "lines": 7}'],
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
