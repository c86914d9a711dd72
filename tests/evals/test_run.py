"""The command: what it prints, what it refuses, how it exits."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from evals import run

pytestmark = pytest.mark.usefixtures("unmeasured")

REPLAY = {
    *("messages", "copies", "memories", "sightings", "dropped", "asked", "habits"),
    *("staged", "staged_per_1000_messages", "candidates", "candidates_per_1000_messages"),
    *("contests", "contests_per_1000_messages", "groups", "groups_seen", "groups_joined"),
    *("groups_staged", "groups_staged_person"),
    *("traps", "traps_staged", "changes", "changes_contested", "changes_joined", "failures"),
}
ROWS = [
    {
        "id": f"m{number}",
        "person": "noor",
        "project": "harbor",
        "session": f"s{number}",
        "ts": f"2026-03-0{number}T09:00Z",
        "text": "always squash commits before merging",
        "copy": False,
    }
    for number in (1, 2)
]


def command(*arguments, cwd=None):
    """A process without this test's environment, from another folder."""
    line = [sys.executable, "-I", str(run.ROOT / "evals" / "run.py"), *map(str, arguments)]
    done = subprocess.run(line, capture_output=True, check=False, cwd=cwd, env={}, text=True)
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def data(tmp_path):
    path = tmp_path / "rows.jsonl"
    path.write_text("\n".join(map(json.dumps, ROWS)), encoding="utf-8")
    return path


def test_json_is_one_object_with_every_metric(tmp_path):
    """
    The own set needs no arguments, and --json prints one object of the metrics' names.
    """
    code, out, err = command("replay", "--json", cwd=tmp_path)
    assert (0, "") == (code, err)
    assert set(json.loads(out)) == REPLAY


def test_a_file_of_the_format_is_measured(tmp_path, data):
    """
    Another file comes without groups unless it is told of them, and the lists are written.
    """
    lists = tmp_path / "staged.jsonl", tmp_path / "pairs.jsonl"
    code, out, _ = command("replay", "--data", data, "--list", lists[0], "--pairs", lists[1])
    assert 0 == code
    figures = dict(line.split() for line in out.splitlines())
    assert ("2", "1", "500") == (
        figures["messages"],
        figures["staged"],
        figures["staged_per_1000_messages"],
    )
    assert "groups" not in figures
    assert (1, 0) == tuple(len(path.read_text().splitlines()) for path in lists)


@pytest.mark.parametrize(
    ("floor", "code"),
    [
        pytest.param("staged>=1", 0, id="kept"),
        pytest.param("staged <= 1", 0, id="kept as a ceiling"),
        pytest.param("staged>=1.5", 1, id="missed"),
        pytest.param("candidates<=0", 0, id="nothing is a figure"),
        pytest.param("no_such_metric>=0", 1, id="a metric that is not there"),
    ],
)
def test_a_missed_floor_is_one(data, floor, code, capsys):
    """
    A floor that is missed exits 1 and names the metric, the value and the bound.
    """
    assert code == run.main(["replay", "--data", str(data), "--floor", floor])
    assert bool(code) == ("the floor is" in capsys.readouterr().err)


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("speed",),
        ("replay", "--level", "shown"),
        ("extraction", "--level", "loud"),
        ("replay", "--floor", "staged"),
        ("replay", "--floor", "staged>=many"),
    ],
)
def test_a_wrong_call_is_two(arguments, capsys):
    """
    A metric or an option that is not there is a wrong call.
    """
    with pytest.raises(SystemExit) as left:
        run.main(list(arguments))
    assert 2 == left.value.code
    assert "usage:" in capsys.readouterr().err


def test_a_bad_row_is_refused_in_one_line(data):
    """
    Data that is not of the format exits 1 with its file and row, without a traceback.
    """
    data.write_text(json.dumps(ROWS[0]) + '\n{"id": "m2"}\n', encoding="utf-8")
    assert (1, "", f"{data} row 2: the row lacks 'person'\n") == command("replay", "--data", data)


def test_a_time_that_is_none_is_refused(data):
    """
    A row whose time cannot be read cannot be put in order.
    """
    data.write_text(json.dumps(ROWS[0] | {"ts": "soon"}), encoding="utf-8")
    code, _, err = command("replay", "--data", data)
    assert (1, 1) == (code, err.count("\n"))
    assert "'soon' is no time" in err


def test_a_list_that_cannot_be_written_is_refused(data, tmp_path):
    """
    A list goes where it is told or nowhere.
    """
    code, _, err = command("replay", "--data", data, "--list", tmp_path / "none" / "staged.jsonl")
    assert (1, 1) == (code, err.count("\n"))
    assert "cannot be written" in err


def test_the_table_shows_what_has_no_value():
    """
    Metrics are aligned, what could not be measured is a dash, and failures are counted.
    """
    found = {"precision": 0.87654, "recall": None, "messages": 12, "failures": [{}, {}]}
    assert [
        "precision  0.8765",
        "recall     -",
        "messages   12",
        "failures   2",
    ] == run.table(found).splitlines()
