"""The recall metrics on answers that can be counted by hand."""

from __future__ import annotations

import pytest

from agent_memory.errors import Refusal
from evals import dataset, recall
from evals.run import DATA

CLAIMS = [
    {"id": "pnpm", "text": "always use pnpm", "kind": "constraint", "day": "2026-03-02"},
    {"id": "vendor", "text": "never touch the vendor folder", "kind": "fact", "day": "2026-03-03"},
]
ABOUT_VENDOR = "clean up the vendor folder"


def measured(*queries):
    asked = [{"prompt": prompt, "relevant": list(relevant)} for prompt, *relevant in queries]
    return recall.measure([{"claims": CLAIMS, "queries": asked}])


@pytest.mark.parametrize(
    ("queries", "figures"),
    [
        pytest.param([(ABOUT_VENDOR, "vendor")], (1.0, 1.0, 1.0, 0.0), id="right"),
        pytest.param([("thanks", "vendor")], (0.0, 0.0, 0.0, 0.0), id="silent"),
        pytest.param([(ABOUT_VENDOR, "pnpm")], (0.0, 0.0, 0.0, 0.0), id="wrong"),
        pytest.param([(ABOUT_VENDOR, "vendor", "pnpm")], (1.0, 0.5, 1.0, 0.0), id="half"),
        pytest.param(
            [("use pnpm, never npm, in the vendor folder", "vendor")],
            (0.5, 1.0, 0.0, 0.0),
            id="second",
        ),
        pytest.param([(ABOUT_VENDOR,), ("thanks",)], (0.0, 0.0, 0.0, 0.5), id="spoken in vain"),
    ],
)
def test_figures(queries, figures):
    """
    Rank, share and first place are over what should be told, the false rate over the rest.
    """
    found = measured(*queries)
    names = ("mrr", "recall_at_5", "hit_at_1", "false_injection_rate")
    assert figures == tuple(found[name] for name in names)


def test_failures():
    """
    What was not told first, and what was told in vain, is listed with what was told.
    """
    found = measured((ABOUT_VENDOR, "vendor"), ("thanks", "pnpm"), (ABOUT_VENDOR,))
    assert [
        {"prompt": "thanks", "relevant": ["pnpm"], "told": []},
        {"prompt": ABOUT_VENDOR, "relevant": [], "told": ["vendor"]},
    ] == found["failures"]


def test_a_day_that_is_none():
    """
    A claim's day must be one.
    """
    claims = [{**CLAIMS[0], "day": "soon"}]
    with pytest.raises(Refusal, match="'soon' is no day"):
        recall.measure([{"claims": claims, "queries": [{"prompt": "x", "relevant": []}]}])


def test_the_own_set():
    """
    The own set asks enough, and leaves enough to silence.
    """
    rows = dataset.read(DATA / "recall.jsonl", dataset.RECALL)
    queries = [query for row in rows for query in row["queries"]]
    assert len(queries) >= 100
    assert sum(len(row["claims"]) for row in rows) >= 60
    assert sum(not query["relevant"] for query in queries) >= 40
