"""What a person typed behind a verb."""

from __future__ import annotations

import pytest

from agent_memory.errors import Refusal
from agent_memory.review import typed
from agent_memory.review.blockers import Terms


@pytest.mark.parametrize(
    ("rest", "queries", "terms"),
    [
        ("3", ["3"], Terms()),
        ("#3, 4", ["#3", "4"], Terms()),
        ("3 --mine", ["3"], Terms(mine=True)),
        ("3 —mine", ["3"], Terms(mine=True)),
        ("3 --person", ["3"], Terms(tier="L3")),
        ("3 --target docs/r.md", ["3"], Terms(target="docs/r.md")),
        ("3 --target=docs/r.md", ["3"], Terms(target="docs/r.md")),
        (
            "3 --yes-it-runs-a-script",
            ["3"],
            Terms(confirmed=frozenset({"it-runs-a-script"})),
        ),
        ("3 as \"use a 'b' --mine\"", ["3"], Terms(text="use a 'b' --mine")),
        ("3 as “what's up” --mine", ["3"], Terms(text="what's up", mine=True)),
        ('3 as say "hi" always', ["3"], Terms(text='say "hi" always')),
        ("3 as use x as y", ["3"], Terms(text="use x as y")),
        ("treat warnings as errors", ["treat warnings as errors"], Terms()),
        ("what's up", ["what's up"], Terms()),
        ('"what\'s up"', ["what's up"], Terms()),
        ("never use --force", ["never use --force"], Terms()),
        ("a1b2c3d4 5", ["a1b2c3d4", "5"], Terms()),
    ],
)
def test_adoption(rest, queries, terms):
    """
    Numbers, ids or words, options, and the words after `as`.
    """
    assert typed.Adoption(tuple(queries), terms) == typed.adoption(rest)


@pytest.mark.parametrize("rest", ["3 --mien", "3 4 —mien", "3 --yes-it-runs"])
def test_no_option(rest):
    """
    Behind numbers alone an option that is none is refused by its name.
    """
    with pytest.raises(Refusal, match=r"no option '(?:--|—)(?:mien|yes-it-runs)'"):
        typed.adoption(rest)


@pytest.mark.parametrize("rest", ["", "--mine", '3 4 as "x"', '3 as ""', 'as "x"', "  "])
def test_no_adoption(rest):
    """
    Without a claim, or with one text for two, it cannot be told.
    """
    assert typed.adoption(rest) is None


@pytest.mark.parametrize(
    ("rest", "found"),
    [
        ("3 new", ("3", "new", None)),
        ("3 OLD 4", ("3", "old", "4")),
        ("pull requests against dev neither", ("pull requests against dev", "neither", None)),
        ("new", None),
        ("3", None),
    ],
)
def test_judgement(rest, found):
    """
    A claim, a ruling, and perhaps the other side.
    """
    assert found == typed.judgement(rest)


@pytest.mark.parametrize(
    ("rest", "found"),
    [("3 use --force", ("3", "use --force")), ('3 "a b"', ("3", "a b")), ("three b", None)],
)
def test_rewording(rest, found):
    """
    A number or an id, and the new words.
    """
    assert found == typed.rewording(rest)


@pytest.mark.parametrize(
    ("words", "found"),
    [(["2", "3"], (2, 3)), (["x"], ()), (["2", "-1"], ()), (["9" * 7], ()), ([], ())],
)
def test_positions(words, found):
    """
    Positions are small numbers, all of them or none.
    """
    assert found == typed.positions(words)
