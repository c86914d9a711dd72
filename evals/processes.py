"""The reading hooks as processes, beside the bare interpreter that is their floor."""

from __future__ import annotations

import itertools
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from agent_memory import files, paths
from agent_memory.errors import Refusal
from agent_memory.ledger import memory
from agent_memory.ledger.fold import Memory
from agent_memory.offer import prepare, reminder, tell
from agent_memory.offer.edition import Edition
from evals import recall as measured
from evals import synthetic

ROOT = Path(__file__).resolve().parent.parent
_BARE = [sys.executable, "-I", "-S"]
_SESSION = "7db3dd09-5a52-4f0e-9f6b-0c1f2a3b4c5d"
_AROUND = (
    "The login page is still blank on my machine. {0}, then tell me what the server does with it"
)


class Hook(NamedTuple):
    """A hook's process: the command, its environment, its input, and where what it told is kept."""

    command: list[str]
    env: dict[str, str]
    said: bytes
    told: Path

    def by_line(self, event: str) -> Hook:
        """The same through its line in hooks.json, as the client runs it."""
        hooks = json.loads((ROOT / "hooks" / "hooks.json").read_text(encoding="utf-8"))["hooks"]
        return self._replace(command=["/bin/sh", "-c", hooks[event][0]["hooks"][0]["command"]])

    def before_setup(self) -> Hook:
        """The same where nothing was set up yet."""
        return self._replace(env={**self.env, "CLAUDE_PLUGIN_DATA": str(self.told / "none")})


def recall(folder: Path, size: int) -> Hook:
    """The recall hook over `size` claims, of which a part of the prompt says one."""
    texts = [text for text, _ in itertools.islice(synthetic.clauses(), size)]
    prompt = _AROUND.format(texts[size // 2])
    return _hook(folder, texts, "user_prompt_submit", {"prompt": prompt, "prompt_id": "1"})


def grown(folder: Path, conversations: int) -> Hook:
    """The recall hook of a project in which the same claims were said in so many conversations.

    Each of them left a list of what it was told, too.
    """
    prompt = _AROUND.format(next(synthetic.clauses())[0])
    world = folder / f"grown-{conversations}"
    hook = _at(world, "user_prompt_submit", {"prompt": prompt, "prompt_id": "1"})
    home = _home(world)
    now = synthetic.history_of(home, conversations)
    held = memory.read(home, synthetic.PROJECT, zone=measured.UTC, now=now)
    with files.lock(home.project(synthetic.PROJECT).lock):
        prepare.write(home, synthetic.PROJECT, Edition(held.memory, measured.UTC, now, {}))
    _starts(world)
    for number in range(conversations):
        (hook.told / f"{number:036}").write_text("a" * 8)
    return hook


def start(folder: Path) -> Hook:
    """The session start hook, with a line for the model and one for the person."""
    return _hook(folder, ["always use pnpm"], "session_start", {"source": "startup"})


def medians(hooks: dict[str, Hook], rounds: int) -> dict[str, float]:
    """The median seconds of each hook and of the floor, all of them run once a round.

    Every other round runs them backwards, so that none always follows the same one.
    """
    bare = Hook([*_BARE, "-c", "pass"], {}, b"", Path("none"))
    spent: dict[str, list[float]] = {name: [] for name in ("floor", *hooks)}
    every = [("floor", bare), *hooks.items()]
    for number in range(rounds + 1):  # the first compiles and warms the cache
        for name, hook in every[:: -1 if number % 2 else 1]:
            for told in (_SESSION, "_notice"):
                (hook.told / told).unlink(missing_ok=True)
            begun = time.perf_counter()
            done = subprocess.run(  # noqa: S603 - our own hooks
                hook.command, env=hook.env, input=hook.said, capture_output=True, check=False
            )
            spent[name].append(time.perf_counter() - begun)
            if done.returncode or done.stderr:
                raise Refusal(f"{name} failed: {done.stderr.decode('utf-8', 'replace')[:200]}")
    return {name: statistics.median(each[1:]) for name, each in spent.items()}


def _hook(folder: Path, texts: list[str], entry: str, fields: dict[str, str]) -> Hook:
    """A hook in a world of its own, whose files are as publish writes them."""
    world = folder / f"{entry}-{len(texts)}"
    hook = _at(world, entry, fields)
    place = _home(world).project(synthetic.PROJECT)
    claims = [
        measured.atom({"id": str(number), "text": text, "kind": "constraint", "day": "2026-03-02"})
        for number, text in enumerate(texts)
    ]
    held = Memory(tuple(claims), (), ())
    place.recall.write_bytes(reminder.page(held, zone=measured.UTC, stamp={}))
    says = dict.fromkeys(("notice", "report"), "one waits")
    lines = {"lines": [("- a line", (), None)], "waiting": ["1"], "person": []}
    begun = {"form": tell.FORM, "east": 0, **lines, **says}
    place.start.write_text(json.dumps(begun), encoding="utf-8")
    _starts(world)
    return hook


def _at(world: Path, entry: str, fields: dict[str, str]) -> Hook:
    """A hook in a new world, after setup and before anything was kept."""
    home = _home(world)
    place = home.project(synthetic.PROJECT)
    for made in (place.told, world / "plugin", world / "shop"):
        made.mkdir(parents=True, exist_ok=True)
    pointer = f"{sys.executable}\n{home.data}\n{home.cache}\n"
    (world / "plugin" / "pointer").write_text(pointer, encoding="utf-8")
    env = {
        "CLAUDE_PLUGIN_DATA": str(world / "plugin"),
        "CLAUDE_PLUGIN_ROOT": str(ROOT),
        "CLAUDE_PROJECT_DIR": str(world / "shop"),
    }
    command = [*_BARE, "-X", "utf8", str(ROOT / "hooks" / f"{entry}.py")]
    said = {"session_id": _SESSION, "cwd": str(world / "shop"), **fields}
    return Hook(command, env, json.dumps(said).encode(), place.told)


def _home(world: Path) -> paths.Home:
    return paths.Home(world / "data", world / "cache", world / "client")


def _starts(world: Path) -> None:
    """Let the project's id be found by its place."""
    line = f"starts-1\n{world / 'shop'}\t{synthetic.PROJECT}\n"
    _home(world).starts.write_text(line, encoding="utf-8")
