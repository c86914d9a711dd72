"""What a session start tells the model, and what that costs. One home; the tests are in order."""

from __future__ import annotations

import json
import re
import shutil
import statistics
import subprocess
from typing import TYPE_CHECKING

from tests.client.harness.fake_model import request_text
from tests.client.world import until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.client.harness.terminal import Terminal
    from tests.client.world import Person

CLAIM = "Never rename public functions without asking me first"
AGAIN = "do not rename public functions without asking me, ever"
ASIDE = "(adopted in docs/rules.md, which is not loaded)"
WIDE = "Open pull requests against main."
HERE = "Always open pull requests against dev"
AGAIN_HERE = "Pull requests always go against dev"
NEUTRAL = "Which files are here?"
ABOUT = "Rename the public function load_all"
SESSIONS, PROMPTS = 4, 3
IDLE = ("true", "sleep 0.02")
_HOOK = re.compile(r"Hooks: (\w+)(?::\w+)? \[(.*)\] .*finished with status (\d+) \((\d+)ms\)")


def first(person: Person, prompt: str = NEUTRAL, cwd: Path | None = None) -> str:
    """All that the first request of a new session tells the model."""
    with person.talk(cwd=cwd) as it:
        told = person.ask(it, prompt)
        it.leave()
    person.idle()
    return told


def last(person: Person) -> str:
    """All that the newest request holds: the whole conversation."""
    return request_text(person.model.requests[-1])


def finished(person: Person) -> list[tuple[str, str, int, int]]:
    """Event, command, status and milliseconds of each hook that the last session waited for."""
    log = (person.root / f"debug-{person._runs}.log").read_text(errors="replace")
    found = (_HOOK.search(line) for line in log.splitlines())
    return [(one[1], one[2], int(one[3]), int(one[4])) for one in found if one]


def compacted(person: Person, it: Terminal) -> None:
    """Type /compact and wait for its end."""
    asked = len(person.model.requests)
    it.type("/compact")
    until(lambda: len(person.model.requests) > asked, "the compaction")
    it.still()


def test_nothing_to_say_costs_nothing(person: Person) -> None:
    """
    Context: hooks with nothing to say add no byte, and the plugin one line, which lists its skill.
    """
    person.idle()
    hooks = person.clone / "hooks" / "hooks.json"
    ours = first(person)
    kept = hooks.read_text()
    hooks.write_text('{"hooks": {}}')
    silent = first(person)
    hooks.write_text(kept)
    shutil.move(person.clone, person.root / "clone")
    without = first(person)
    shutil.move(person.root / "clone", person.clone)

    assert silent == ours
    (more,) = set(ours.splitlines()) - set(without.splitlines())
    assert more.startswith("- agent-memory: Use when")
    assert without == ours.replace(f"{more}\n", "")


def test_the_clients_own_log(person: Person, record_testsuite_property) -> None:
    """
    Promise 1: the client names our hooks with status 0; after how long it saw their end is recorded
    beside hooks that do nothing, one of them for as long as ours (`--junitxml` shows it).
    """
    idle = [{"hooks": [{"type": "command", "command": one}]} for one in IDLE]
    person.settings({"hooks": {"SessionStart": idle, "UserPromptSubmit": idle}})
    done = []
    for _ in range(SESSIONS):
        with person.talk() as it:
            for _ in range(PROMPTS):
                person.ask(it, NEUTRAL)
            it.leave()
        person.idle()
        done += finished(person)
    person.settings({})

    for event, times in (("UserPromptSubmit", SESSIONS * PROMPTS), ("SessionStart", SESSIONS)):
        ours = [one for one in done if one[0] == event and "/hooks/run" in one[1]]
        assert [0] * times == [status for _, _, status, _ in ours]
        spent = {"ours": [one[3] for one in ours]}
        spent |= {name: [one[3] for one in done if one[:2] == (event, name)] for name in IDLE}
        for name, each in spent.items():
            record_testsuite_property(f"{event}, {name}: ms", statistics.median(each))


def test_a_line_that_is_not_loaded(person: Person) -> None:
    """
    An adopted line in a file that the client does not load reaches the model once, from the start.
    """
    person.say(CLAIM, days=4)
    person.say(AGAIN, days=2)
    with person.talk() as it:
        assert "adopted into docs/rules.md" in person.memory(it, "adopt 1 --target docs/rules.md")
        it.leave()
    told = first(person, ABOUT)
    assert 1 == told.count(CLAIM)
    assert f"{CLAIM} {ASIDE}" in told


def test_resumed_it_stands_once(person: Person) -> None:
    """
    By --continue and by /resume in a session the same text is not told a second time.
    """
    with person.talk("--continue") as it:
        assert 1 == person.ask(it, f"{ABOUT} again").count(CLAIM)
        it.leave()
    person.idle()
    (mine,) = {person.transcripts()[-1]}
    with person.talk() as it:
        it.type("/resume")
        it.wait("Resume session")
        it.still()
        it.keys("Enter")
        it.wait("load_all again")
        it.still()
        assert 1 == person.ask(it, f"{ABOUT} once more").count(CLAIM)
        it.leave()
    person.idle()
    assert mine == person.transcripts()[-1]
    assert last(person).count(ABOUT) == 3


def test_compacted_and_cleared_it_is_told_again(person: Person) -> None:
    """
    What the client took out of the context is told anew, once.
    """
    with person.talk() as it:
        assert 1 == person.ask(it, NEUTRAL).count(CLAIM)
        compacted(person, it)
        assert 1 == person.ask(it, NEUTRAL).count(CLAIM)
        it.type("/clear")
        it.still()
        assert 1 == person.ask(it, NEUTRAL).count(CLAIM)
        it.leave()


def test_once_it_is_imported(person: Person) -> None:
    """
    From the first start at which CLAUDE.md imports the file, its lines are told by nobody else.
    """
    (person.project / "CLAUDE.md").write_text("@docs/rules.md\n")
    told = first(person, ABOUT)
    assert 1 == told.count(CLAIM)
    assert ASIDE not in told


def test_an_excluded_file(person: Person) -> None:
    """
    A CLAUDE.md that the person's settings exclude is loaded by nobody, so its imports are told
    again; a start that finds it loaded no more notices it for the next one.
    """
    excluded = {"claudeMdExcludes": [str(person.project / "CLAUDE.md")]}
    local = person.project / ".claude" / "settings.local.json"
    local.parent.mkdir()
    local.write_text(json.dumps(excluded))
    first(person)
    told = first(person, ABOUT)
    assert 1 == told.count(CLAIM)
    assert ASIDE in told
    local.unlink()
    (person.project / "CLAUDE.md").unlink()


def test_a_branch_without_the_file(person: Person) -> None:
    """
    In a worktree on a branch without the file the line is absent, and told to nobody.
    """
    tree = person.root / "tree"
    git = ["git", "-C", str(person.project), "-c", "user.name=x", "-c", "user.email=x@example.org"]
    subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "x"], check=True)
    subprocess.run([*git, "worktree", "add", "-q", tree], check=True)
    person.trust(tree)
    assert CLAIM not in first(person, cwd=tree)
    assert CLAIM not in first(person, cwd=tree)  # published from there by now
    assert 1 == first(person).count(CLAIM)


def test_shadowed(person: Person) -> None:
    """
    A line of the person's own CLAUDE.md that an adopted line of this project overrules is tagged
    here, and left as it is.
    """
    own = person.home / ".claude" / "CLAUDE.md"
    own.write_text(f"{WIDE}\n")
    person.say(HERE, days=4)
    person.say(AGAIN_HERE, days=2)
    with person.talk() as it:
        assert "1 contest open" in person.memory(it)
        view = (person.project / ".memory" / "atoms.jsonl").read_text().splitlines()
        (one,) = [one for one in map(json.loads, view) if one["text"] in {HERE, AGAIN_HERE}]
        name, said = one["id"], one["text"]
        assert "ruled new" in person.memory(it, f"resolve {name} new")
        answer = person.memory(it, f"adopt {name}")
        if "nothing is written yet" in answer:
            answer = person.memory(it, f"adopt {name}")
        assert "adopted into CLAUDE.md" in answer
        assert "shadows here" in person.memory(it, f"why {name}")
        it.leave()
    told = first(person)
    (line,) = [one for one in told.splitlines() if "shadowed here by" in one]
    assert line.endswith(f'~/.claude/CLAUDE.md:1 "{WIDE}" (shadowed here by "{said}")')
    assert f"{WIDE}\n" == own.read_text()
    assert "shadowed" not in first(person, cwd=person.started("other"))


def test_nothing_failed(person: Person) -> None:
    """
    No hook had anything to excuse, unless recall gave way on a busy machine.
    """
    lines = person.errors.splitlines()
    assert [] == [line for line in lines if not line.endswith("recall took too long")]
