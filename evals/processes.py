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

from agent_memory import paths
from agent_memory.errors import Refusal
from agent_memory.ledger.fold import Memory
from agent_memory.offer import reminder
from evals import recall as measured
from evals import synthetic

ROOT = Path(__file__).resolve().parent.parent
_BARE = [sys.executable, "-I", "-S"]
_SESSION = "7db3dd09-5a52-4f0e-9f6b-0c1f2a3b4c5d"
_AROUND = (
    "The login page is still blank on my machine. {0}, then tell me what the server does with it"
)


class Hook(NamedTuple):
    """A hook's process: the command, its environment, its input, and what it was told is kept."""

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


def start(folder: Path) -> Hook:
    """The session start hook, with a line for the model and one for the person."""
    return _hook(folder, ["always use pnpm"], "session_start", {"source": "startup"})


def medians(hooks: dict[str, Hook], rounds: int) -> dict[str, float]:
    """The median seconds of each hook and of the floor, all of them run once a round."""
    bare = Hook([*_BARE, "-c", "pass"], {}, b"", Path("none"))
    spent: dict[str, list[float]] = {name: [] for name in ("floor", *hooks)}
    for _ in range(rounds + 1):  # the first compiles and warms the cache
        for name, hook in {"floor": bare, **hooks}.items():
            for told in hook.told.glob("*"):
                told.unlink()
            begun = time.perf_counter()
            done = subprocess.run(  # noqa: S603 - our own hooks
                hook.command, env=hook.env, input=hook.said, capture_output=True, check=False
            )
            spent[name].append(time.perf_counter() - begun)
            if done.returncode or done.stderr:
                raise Refusal(f"{name} failed: {done.stderr.decode('utf-8', 'replace')[:200]}")
    return {name: statistics.median(each[1:]) for name, each in spent.items()}


def _hook(folder: Path, texts: list[str], entry: str, fields: dict[str, str]) -> Hook:
    """A hook in a world of its own, whose files are those that publish writes."""
    world = folder / f"{entry}-{len(texts)}"
    home = paths.Home(world / "data", world / "cache", world / "client")
    place = home.project(synthetic.PROJECT)
    for made in (place.told, world / "plugin"):
        made.mkdir(parents=True, exist_ok=True)
    claims = [
        measured.atom({"id": str(number), "text": text, "kind": "constraint", "day": "2026-03-02"})
        for number, text in enumerate(texts)
    ]
    memory = Memory(tuple(claims), (), ())
    place.recall.write_bytes(reminder.page(memory, zone=measured.UTC, stamp={}))
    begun = {"form": 1, "lines": ["- a line"], "waiting": ["1"], "notice": "one waits", "east": 0}
    place.start.write_text(json.dumps(begun), encoding="utf-8")
    home.starts.write_text(f"starts-1\n{world / 'shop'}\t{synthetic.PROJECT}\n", encoding="utf-8")
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
