"""What the own sets reach today, so that no change lowers it unseen."""

from __future__ import annotations

import pytest

from evals import run

pytestmark = pytest.mark.usefixtures("unmeasured")

PEOPLE = f"--data {run.DATA / 'people.jsonl'} --groups {run.DATA / 'people_groups.jsonl'}"
FLOORS = [
    pytest.param(
        "extraction",
        ("precision>=0.97", "recall>=0.72", "explicit_recall>=0.77"),
        id="extraction: what a person is shown",
    ),
    pytest.param(
        "extraction --level counted",
        ("precision>=0.95", "recall>=0.95", "explicit_recall>=0.95"),
        id="extraction: what is counted in silence",
    ),
    pytest.param(
        "redaction",
        ("recall>=0.98", "false_positive_rate<=0.005", "idempotent>=1"),
        id="redaction",
    ),
    pytest.param(
        "identity",
        (
            "same_precision>=0.98",
            "same_recall>=0.93",
            "contradicts_precision>=0.98",
            "contradicts_recall>=0.93",
        ),
        id="identity",
    ),
    pytest.param(
        f"identity --data {run.DATA / 'identity_again.jsonl'}",
        ("same_precision>=0.97", "same_recall>=0.6"),
        id="identity: said again weeks later",
    ),
    pytest.param(
        "recall",
        ("mrr>=0.86", "recall_at_5>=0.87", "hit_at_1>=0.85", "false_injection_rate<=0.02"),
        id="recall",
    ),
    pytest.param(
        "replay",
        (
            "groups_joined>=6",
            "groups_staged>=3",
            "groups_staged_person>=4",
            "traps_staged<=0",
            "changes_contested>=1",
            "changes_joined<=1",
        ),
        id="replay",
    ),
    pytest.param(
        f"replay {PEOPLE}",
        ("changes_contested>=9", "contests_per_1000_messages<=4.5", "traps_staged<=0"),
        id="replay of invented people",
    ),
]


@pytest.mark.parametrize(("metric", "floors"), FLOORS)
def test_the_own_sets_keep_their_floors(metric, floors, capsys):
    """
    The figures of the own sets stay where they were.
    """
    bounds = [part for floor in floors for part in ("--floor", floor)]
    code = run.main([*metric.split(), *bounds])
    assert (0, "") == (code, capsys.readouterr().err)
