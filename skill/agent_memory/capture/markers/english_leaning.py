"""English: the words by which a bare request leans to how things are done, or to the step at hand.

No word of these is a sign by itself; what several of them say together is. The weights are those
of a regression over 1,370 requests of real messages, in tenths of its unit, whole words of a kind
sharing one; evals/RESULTS.md has what they find in messages that they do not come from.
"""

from __future__ import annotations

from agent_memory.capture.markers import Leaning


def _row(weight: int, name: str, words: str) -> Leaning:
    return Leaning(name, weight, frozenset(words.split()))


LEANINGS = (
    # How the work is done.
    _row(7, "made-with", "use using used"),
    _row(5, "not-so", "don't dont"),
    _row(4, "with-it", "with"),
    _row(4, "as-such", "as"),
    _row(4, "ours", "we our us"),
    _row(4, "wished", "would want like prefer"),
    _row(4, "only-so", "only just"),
    _row(4, "noted", "note remember"),
    _row(4, "way", "rules process logic design architecture convention approach"),
    _row(4, "whole", "database db folder repository repo project codebase app"),
    _row(3, "needed", "should must need needs"),
    _row(3, "be-so", "be are is"),
    _row(3, "purpose", "to"),
    _row(3, "which", "that which who"),
    _row(3, "instead", "instead rather"),
    _row(3, "in-future", "future later afterwards"),
    _row(3, "sure", "ensure sure"),
    _row(3, "kind", "components modules classes functions services files comments prompts docs"),
    _row(3, "quality", "best good proper properly clean consistent explicit minimal"),
    _row(2, "kept", "store save stored saved persist"),
    _row(2, "each-one", "per each"),
    _row(2, "none", "not no none"),
    _row(2, "place", "in into from inside outside"),
    _row(2, "followed", "follow respect stick"),
    _row(2, "called", "called named name names"),
    _row(1, "mine", "i my me"),
    # The step at hand.
    _row(-1, "the-one", "it its it's"),
    _row(-2, "definite", "the"),
    _row(-2, "going-on", "start go continue begin proceed resume"),
    _row(-2, "thing", "script readme branch pr commit push merge error errors issue bug"),
    _row(-2, "more", "back again ahead more too"),
    _row(-3, "but-for", "without but"),
    _row(
        -3,
        "changed",
        "update change modify fix rename convert move remove delete replace revert",
    ),
    _row(-3, "shown", "this these those above below here left"),
    _row(-3, "today", "now today yet"),
    _row(-3, "by-way", "at by through via"),
    _row(-4, "up", "up"),
    _row(-4, "condition", "if when then once"),
    _row(-4, "every", "all every always never"),  # with more than that it has a marker
    _row(-4, "made", "add create generate implement build"),
    _row(-5, "some", "simple specific different multiple complete some few"),
    _row(-5, "turn", "same last both first next second"),
    _row(
        -5,
        "looked-at",
        "run check test tests verify see look search find compare read review analyze investigate "
        "consider figure explain",
    ),
    _row(
        -7,
        "widget",
        "page button screen icon menu link section text table list step line column title",
    ),
)
