"""The bench compares like with like, and what it makes up has the real shapes."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys

import pytest

from agent_memory import paths
from agent_memory.capture import transcript
from agent_memory.capture.entry import Entry
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory
from evals import bench, synthetic
from evals.run import ROOT

pytestmark = pytest.mark.usefixtures("unmeasured")


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        pytest.param(["capture", "--megabytes", "0.3", "--rounds", "1"], {"capture"}, id="capture"),
        pytest.param(
            ["fold", "--sightings", "50", "100", "--rounds", "1"],
            {"fold_50", "fold_100"},
            id="fold",
        ),
        pytest.param(
            ["inspect", "--sightings", "50", "--rounds", "1"], {"model", "inspect"}, id="inspect"
        ),
        pytest.param(["identity", "--claims", "300"], {"look_up"}, id="identity"),
        pytest.param(["extraction", "--rounds", "1"], {"first", "extraction"}, id="extraction"),
        pytest.param(
            ["recall", "--claims", "50", "100", "--rounds", "1"],
            {"50", "100", "line", "nothing"},
            id="recall",
        ),
        pytest.param(["start", "--rounds", "1"], {"start", "line"}, id="start"),
        pytest.param(
            ["recall", "--history", "--rounds", "1"],
            {"after_10", "after_10000", "many_to_few"},
            id="history",
        ),
    ],
)
def test_every_bench_prints_its_ratios(arguments, names):
    """
    A bench runs as a process and prints one object with a ratio for each of its names.
    """
    line = [sys.executable, "-I", str(ROOT / "evals" / "bench.py"), *arguments, "--json"]
    done = subprocess.run(line, capture_output=True, check=True, env={"PATH": "/usr/bin:/bin"})
    found = json.loads(done.stdout)
    assert names <= set(found["ratio"])
    assert all(value > 0 for value in found["ratio"].values())


def test_ratios_are_to_the_base():
    """
    What takes three times as long has a ratio of three, and the base has none.
    """
    assert {"ratio": {"fold": 3.0}, "ms": {"base": 500.0, "fold": 1500.0}} == bench.against(
        "base", {"base": 0.5, "fold": 1.5}
    )


def test_every_command_runs_once_a_round_in_turn(tmp_path):
    """
    Rounds are interleaved, one of them to warm up, so that a slow minute hits all alike.
    """
    log = tmp_path / "log"
    commands = {
        name: [sys.executable, "-c", f"open({str(log)!r}, 'a').write({name!r})"] for name in "ab"
    }
    assert {"a", "b"} == set(bench.medians(commands, 2))
    assert "ababab" == log.read_text()


def test_a_command_that_fails_is_no_measurement(capsys):
    """
    A process that failed fast must not pass for a fast one.
    """
    with pytest.raises(Refusal, match="bad failed with exit code 3"):
        bench.medians({"bad": [sys.executable, "-c", "raise SystemExit(3)"]}, 1)
    assert 2 == _code(["fold", "--rounds", "many"])
    assert "usage:" in capsys.readouterr().err


def test_the_transcript_is_read_without_a_fault(tmp_path):
    """
    Every typed prompt of the made-up transcript is an entry, and no record of it is foreign.
    """
    path = tmp_path / "bulk.jsonl"
    synthetic.transcript_of(path, 4_000_000)
    reading = transcript.read(path)
    entries = [one for one in reading if isinstance(one, Entry)]
    prompts = path.read_bytes().count(b'"promptSource":"typed"')
    assert 0 < prompts == len(entries)
    assert {"assistant", "progress", "tool", "snapshot", "attachment", "request"} == set(
        reading.end.skipped
    )


def test_the_journal_is_read_whole(tmp_path):
    """
    The made-up journal holds as many sightings as were asked for, and nothing else.
    """
    home = paths.Home(tmp_path, tmp_path, tmp_path)
    synthetic.journal_of(home, 120)
    found = journal.read(memory.journals(home, synthetic.PROJECT).sightings)
    assert (120, (), ()) == (len(found.records), found.unknown, found.faults)


def test_the_clauses_are_the_same_in_every_run():
    """
    Promise 11: two runs measure the same claims, some of them said again.
    """
    one, other = (list(itertools.islice(synthetic.clauses(), 400)) for _ in range(2))
    assert one == other
    assert 250 < len({claim for _, claim in one}) < 350


def _code(arguments):
    with pytest.raises(SystemExit) as left:
        bench.main(arguments)
    return left.value.code
