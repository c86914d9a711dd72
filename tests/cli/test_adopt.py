"""memory_adopt: a person at a terminal decides, a program does not."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
import time

import pytest

from agent_memory.cli import adopt
from agent_memory.ledger import journal, memory
from agent_memory.review import block
from tests.cli.build import SCRIPTS, Done, measured
from tests.ledger.build import PNPM, VENDOR, sights

PATIENCE = 60.0  # seconds


def at_terminal(world, *words, verb="adopt", env=None, through=()):
    """The script on a real terminal of its own."""
    ours, theirs = pty.openpty()
    line = [sys.executable, str(SCRIPTS / f"memory_{verb}.py"), *world.options(), *words]
    done = subprocess.Popen(
        [*through, *line],
        cwd=world.shop,
        env={**measured(), **(env or {})},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    said = b""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if select.select([ours], [], [], 0.1)[0]:
            try:
                part = os.read(ours, 4096)
            except OSError:  # how Linux says that nobody writes any more
                break
            if not part:
                break
            said += part
    os.close(ours)
    return Done(done.wait(PATIENCE), said.decode().replace("\r\n", "\n"), "")


@pytest.fixture
def shop(world):
    """Two claims that wait in the project."""
    seen = [*sights("a1 b2"), *sights("c1 d2", VENDOR)]
    own = [one.model_copy(update={"project": world.id}) for one in seen]
    journal.append(memory.journals(world.home, world.id).sightings, own, token="x")  # noqa: S106
    return world


class TestTerminal:
    def test_adopt(self, shop):
        """
        Promise 3: at a terminal the line is shown first and written when that is said again.
        """
        first = at_terminal(shop, PNPM)
        assert (0, True) == (first.code, "nothing is written yet" in first.out)
        assert not (shop.shop / "CLAUDE.md").exists()
        second = at_terminal(shop, PNPM)
        assert (0, True) == (second.code, f"- {PNPM}" in second.out)
        assert (PNPM,) == block.bullets((shop.shop / "CLAUDE.md").read_bytes())

    def test_a_verb_of_the_client(self, shop):
        """
        What works in the client alone says so, instead of being taken for a claim.
        """
        done = at_terminal(shop, "off")
        assert (1, True) == (done.code, "off works in the client alone" in done.out)

    def test_another_verb(self, shop):
        """
        Every other verb is typed the same way.
        """
        assert "rejected" in at_terminal(shop, "reject", PNPM).out
        assert "undone" in at_terminal(shop, "undo").out

    def test_in_other_words(self, shop):
        """
        `--as` adopts the claim in the words given, quotes and all.
        """
        words = 'say "pnpm", not npm'
        assert 0 == at_terminal(shop, PNPM, "--as", words).code
        assert (words,) == block.bullets((shop.shop / "CLAUDE.md").read_bytes())

    def test_for_a_program_that_shows_it(self, shop):
        """
        `--json` gives the same lines as JSON.
        """
        done = at_terminal(shop, "--json", "reject", PNPM)
        assert f'rejected: "{PNPM}"; undo takes it back' in json.loads(done.out)["lines"]

    def test_refused(self, shop):
        """
        A refusal is one line and exit code 1.
        """
        done = at_terminal(shop, "9")
        why = "none has that number; /cs:memory lists what waits"
        assert (1, f"memory_adopt: no claim fits '9'; {why}\n") == done[:2]


def test_from_transcripts_to_the_file(world):
    """
    Promise 3: what was typed in two conversations is staged, shown, adopted, and shows why.
    """
    world.typed("one", 3, "From now on always use pnpm for installs.")
    world.typed("two", 5, "Please fix the lint. Always use pnpm for installs, as I said.")
    assert 0 == world.run("extract", "--write").code
    waiting = world.run("promote").out
    assert "pnpm" in waiting
    done = at_terminal(world, "1")
    assert "adopted into CLAUDE.md" in done.out
    text = (world.shop / "CLAUDE.md").read_text()
    assert 1 == text.count("pnpm")
    assert "adopted into CLAUDE.md" in world.run("inspect", "--why", "pnpm").out
    assert "nothing waits" in world.run("promote").out
    at_terminal(world, "undo")
    assert not (world.shop / "CLAUDE.md").exists()


class TestNoPerson:
    def test_no_terminal(self, shop):
        """
        Promise 3: without a terminal nothing is decided.
        """
        done = shop.run("adopt", "1")
        assert (1, "") == (done.code, done.out)
        assert "wants a terminal" in done.err

    def test_the_clients_shell(self, shop):
        """
        Promise 3: in a shell of the client nothing is decided, also on a terminal.
        """
        done = at_terminal(shop, PNPM, env={"CLAUDECODE": "1"})
        assert (1, True) == (done.code, "the client's own shell" in done.out)

    @pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="no /proc")  # noqa: PTH110
    def test_below_the_client(self, shop, tmp_path):
        """
        Promise 3: a process of the client's name above it is enough, without the variable.
        """
        client = tmp_path / "claude"
        client.symlink_to("/bin/sh")
        done = at_terminal(shop, PNPM, through=(str(client), "-c", '"$@"; exit $?', "sh"))
        assert (1, True) == (done.code, "the client's own shell" in done.out)


@pytest.mark.parametrize(
    ("words", "args"),
    [
        (["3"], "adopt 3"),
        (["3", "4", "--mine"], "adopt 3 4 --mine"),
        (["adopt", "3", "--person"], "adopt 3 --person"),
        (["3", "--as", "a 'b'"], "adopt 3 as \"a 'b'\""),
        (["3", "--target", "docs/r.md"], "adopt 3 --target docs/r.md"),
        (["reject", "3"], "reject 3"),
        (["edit", "3", "never use x"], "edit 3 never use x"),
    ],
)
def test_typed(words, args):
    """
    The arguments are what would be typed behind `/cs:memory`.
    """
    assert args == adopt._typed(adopt.parser().parse_args(words))
