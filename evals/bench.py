"""Ratios of what the product does to what the machine can do, both measured in one run.

capture: reading a bulk transcript, against cat, and rg and jq where they are installed. fold:
reading and folding a journal, inspect: listing its claims, both against importing pydantic.
identity: one look-up among many claims, against comparing with all. extraction: finding clauses in
what people typed, first in its process and after, against one look for words. recall and start:
the reading hooks, against the bare interpreter.
Absolute times drift from hour to hour: only the ratios mean something.
"""

from __future__ import annotations

import argparse
import itertools
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":  # a clone works without being installed
    sys.path[:1] = [str(ROOT / "skill"), str(ROOT)]

from agent_memory import paths, policy  # noqa: E402 - found only once the path is set
from agent_memory.errors import Refusal  # noqa: E402 - as above
from agent_memory.ledger import claim  # noqa: E402 - as above
from evals import dataset, processes, synthetic  # noqa: E402 - as above

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from agent_memory.ledger.claim import Canonical

Found = dict[str, dict[str, float]]

_PATH = f"import sys; sys.path[:0] = {[str(ROOT / 'skill'), str(ROOT)]!r}; "
_READ = "from agent_memory.capture import transcript; sum(1 for _ in transcript.read(Path(file)))"
_FOLD = (
    "import datetime as dt; from agent_memory import paths; "
    "from agent_memory.ledger import memory; "
    "utc = dt.timezone.utc; home = paths.Home(*[Path(file)] * 3); "
    f"memory.read(home, {synthetic.PROJECT!r}, zone=utc, now=dt.datetime(2026, 12, 31, tzinfo=utc))"
)
# Beside each message a look for its words, so that a slow minute hits both alike. Before, each with
# a word more in every clause: that pass compiles the patterns, as the first one of a process does,
# and no clause of it is remembered.
_EXTRACT = (
    "import json, re, time; from agent_memory.capture import extract, pasted; "
    "texts = json.loads(Path(file).read_bytes()); words = re.compile(r'[^\\W\\d_]+')\n"
    "longer = [re.sub(r'(?<=\\w)(?=[.!?;,\\n]|$)', ' zz', text) for text in texts]\n"
    "begun = time.perf_counter()\n"
    "for text in longer: extract.clauses(text)\n"
    "first, spent, scanned = time.perf_counter() - begun, 0.0, 0.0\n"
    "for text in texts:\n"
    "    spans = [(span.start, span.end) for span in pasted.spans(text)]\n"
    "    begun = time.perf_counter(); extract.clauses(text, pasted=spans)\n"
    "    found = time.perf_counter(); words.findall(text)\n"
    "    spent, scanned = spent + found - begun, scanned + time.perf_counter() - found\n"
    "print(first, spent, scanned)"
)
_MODEL = "import pydantic; type('M', (pydantic.BaseModel,), {'__annotations__': {'x': int}})(x=1)"
DATA = ROOT / "evals" / "data"
_CONVERSATIONS = (10, 10_000)
_LOOK_UPS = 1000
_COMPARED = 20  # look-ups that are also answered by comparing with every claim


def main(arguments: list[str] | None = None) -> int:
    """Run one benchmark; return the exit code."""
    options = _parser().parse_args(arguments)
    try:
        found = options.measure(options)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 1
    print(json.dumps(found) if options.json else _table(found))
    return 0


def capture(options: argparse.Namespace) -> Found:
    """Reading a transcript of some megabytes, whole processes on a warm cache."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "bulk.jsonl")
        synthetic.transcript_of(path, int(options.megabytes * 1_000_000))
        commands = {"cat": ["cat", str(path)], "capture": _python(_READ, path)}
        if shutil.which("rg"):
            commands["rg"] = ["rg", "-c", '"type":"user"', str(path)]
        if shutil.which("jq"):
            commands["jq"] = ["jq", "-c", 'select(.type == "user") | .uuid', str(path)]
        return against("cat", medians(commands, options.rounds))


def fold(options: argparse.Namespace) -> Found:
    """Reading and folding a journal of each size, whole processes."""
    with tempfile.TemporaryDirectory() as folder:
        commands = {"pydantic": [sys.executable, "-c", "import pydantic"]}
        for size in options.sightings:
            place = Path(folder, str(size))
            synthetic.journal_of(paths.Home(place, place, place), size)
            commands[f"fold_{size}"] = _python(_FOLD, place)
        return against("pydantic", medians(commands, options.rounds))


def inspect(options: argparse.Namespace) -> Found:
    """Listing the claims of a project, whole processes; 600 sightings make about 500 claims."""
    with tempfile.TemporaryDirectory() as folder:
        synthetic.journal_of(paths.Home(*[Path(folder)] * 3), options.sightings)
        script = [sys.executable, str(ROOT / "scripts" / "memory_inspect.py"), "--tier", "L1"]
        places = [word for name in ("data", "client", "cache") for word in (f"--{name}", folder)]
        whose = ["--project", synthetic.PROJECT, "--now", "2026-12-31T00:00:00Z"]
        commands = {
            "pydantic": [sys.executable, "-c", "import pydantic"],
            # What any program pays that reads through a model of pydantic's.
            "model": [sys.executable, "-c", _MODEL],
            "inspect": [*script, *whose, *places],
        }
        return against("pydantic", medians(commands, options.rounds))


def identity(options: argparse.Namespace) -> Found:
    """Finding what a wording is one claim with, by the index and by comparing with all."""
    texts = itertools.islice(synthetic.clauses(), options.claims + _LOOK_UPS)
    forms = [claim.canonical(text) for text, _ in texts]
    held, asked = forms[: options.claims], forms[options.claims :]
    index: claim.Index[int] = claim.Index()
    for number, form in enumerate(held):
        index.add(number, form)
    rounds: dict[str, list[float]] = {"all": [], "look_up": []}
    for number, form in enumerate(asked):
        begun = time.perf_counter()
        found = _same(form, held, index.candidates(form))
        rounds["look_up"].append(time.perf_counter() - begun)
        if number < _COMPARED:
            begun = time.perf_counter()
            every = _same(form, held, range(len(held)))
            rounds["all"].append(time.perf_counter() - begun)
            if every != found:
                raise Refusal("identity: the index misses a claim that comparing with all finds")
    return against("all", {name: statistics.mean(each) for name, each in rounds.items()})


def extraction(options: argparse.Namespace) -> Found:
    """Finding clauses in messages never seen before, the first time and after, and MB a second."""
    named = [Path(name) for name in options.data] or sorted(DATA.glob("extraction*.jsonl"))
    rows = [row for path in named for row in dataset.read(path, {"text": str})]
    texts = [row["text"] for row in rows if len(row["text"]) <= policy.MAX_MESSAGE]
    spent: dict[str, list[float]] = {"first": [], "extraction": [], "words": []}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "texts.json")
        file.write_text(json.dumps(texts), encoding="utf-8")
        for _ in range(options.rounds):  # a process each, because what was read is remembered
            child = subprocess.run(_python(_EXTRACT, file), capture_output=True, check=False)  # noqa: S603 - our own command
            if child.returncode:
                raise Refusal(f"extraction failed with exit code {child.returncode}")
            for each, one in zip(spent.values(), child.stdout.split(), strict=True):
                each.append(float(one))
    seconds = {name: statistics.median(each) for name, each in spent.items()}
    megabytes = sum(len(text.encode()) for text in texts) / 1_000_000
    rate = {name: megabytes / each for name, each in seconds.items()}
    return {**against("words", seconds), "MB/s": rate}


def recall(options: argparse.Namespace) -> Found:
    """The recall hook at each number of claims, its whole line, and the line before setup."""
    if options.history:
        return _history(options.rounds)
    with tempfile.TemporaryDirectory() as folder:
        hooks = {str(size): processes.recall(Path(folder), size) for size in options.claims}
        first = processes.recall(Path(folder), options.claims[0])
        hooks["line"] = first.by_line("UserPromptSubmit")
        hooks["nothing"] = first.before_setup().by_line("UserPromptSubmit")
        return against("floor", processes.medians(hooks, options.rounds))


def _history(rounds: int) -> Found:
    """The recall hook after few and after many conversations, and how they compare."""
    with tempfile.TemporaryDirectory() as folder:
        hooks = {f"after_{size}": processes.grown(Path(folder), size) for size in _CONVERSATIONS}
        seconds = processes.medians(hooks, rounds)
    found = against("floor", seconds)
    few, many = (seconds[name] for name in hooks)
    found["ratio"]["many_to_few"] = many / few
    return found


def start(options: argparse.Namespace) -> Found:
    """The session start hook, and its whole line."""
    with tempfile.TemporaryDirectory() as folder:
        hook = processes.start(Path(folder))
        hooks = {"start": hook, "line": hook.by_line("SessionStart")}
        return against("floor", processes.medians(hooks, options.rounds))


def medians(commands: Mapping[str, Sequence[str]], rounds: int) -> dict[str, float]:
    """The median seconds of each command, all of them run once a round."""
    spent: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(rounds + 1):  # the first warms the cache
        for name, command in commands.items():
            begun = time.perf_counter()
            done = subprocess.run(command, stdout=subprocess.DEVNULL, check=False)  # noqa: S603 - our own commands
            spent[name].append(time.perf_counter() - begun)
            if done.returncode:
                raise Refusal(f"{name} failed with exit code {done.returncode}")
    return {name: statistics.median(each[1:]) for name, each in spent.items()}


def against(base: str, seconds: Mapping[str, float]) -> Found:
    """Every time as a ratio to that of `base`, and in milliseconds."""
    return {
        "ratio": {name: each / seconds[base] for name, each in seconds.items() if name != base},
        "ms": {name: 1000 * each for name, each in seconds.items()},
    }


def _same(form: Canonical, held: Sequence[Canonical], keys: Iterable[int]) -> list[int]:
    return sorted(key for key in keys if claim.same(form, held[key], stated=(True, True)))


def _python(code: str, argument: Path) -> list[str]:
    begin = f"from pathlib import Path; {_PATH}file = sys.argv[1]; "
    return [sys.executable, "-c", begin + code, str(argument)]


def _table(found: Found) -> str:
    rows = [
        (group, name, value) for group, values in found.items() for name, value in values.items()
    ]
    width = max(len(name) for _, name, _ in rows)
    return "\n".join(f"{group:<5}  {name:<{width}}  {value:.4g}" for group, name, value in rows)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, prog="evals/bench.py")
    benches = parser.add_subparsers(dest="bench", required=True)
    for measure in (capture, fold, inspect, identity, extraction, recall, start):
        one = benches.add_parser(measure.__name__, help=measure.__doc__)
        one.set_defaults(measure=measure)
        one.add_argument("--json", action="store_true", help="print one JSON object")
        if measure is capture:
            one.add_argument("--megabytes", type=float, default=100, metavar="N")
        if measure is fold:
            one.add_argument("--sightings", type=int, nargs="+", default=[5000, 50000])
        if measure is inspect:
            one.add_argument("--sightings", type=int, default=600, metavar="N")
        if measure is extraction:
            one.add_argument("--data", nargs="+", default=[], metavar="FILE")
        if measure is identity:
            one.add_argument("--claims", type=int, default=10000, metavar="N")
        else:
            rounds = 30 if measure in {recall, start} else 5
            one.add_argument("--rounds", type=int, default=rounds, metavar="N")
        if measure is recall:
            sizes = [600, 2000, 5000]
            one.add_argument("--claims", type=int, nargs="+", default=sizes, metavar="N")
            more = f"instead, the hook after {_CONVERSATIONS[0]} and {_CONVERSATIONS[1]} sessions"
            one.add_argument("--history", action="store_true", help=more)
    return parser


if __name__ == "__main__":
    sys.exit(main())
