"""L3: what a person says or adopts in every project."""

from __future__ import annotations

import pytest

from agent_memory.ledger import person
from agent_memory.ledger.atom import display_id
from agent_memory.ledger.records import Adopted, Clean, Edited, Rejected
from tests.ledger.build import DEV, MAIN, PNPM, VENDOR, day, decide, folded, rule, sights

P, Q = sights("a1 b2"), sights("c40")
NOW = 60


def shared(now=NOW, **projects):
    """What is shared by projects, each given as sightings or as sightings and decisions."""
    memories = {}
    for name, given in projects.items():
        sightings, decisions = given if isinstance(given, tuple) else (given, ())
        memories[name] = folded(sightings, decisions, now=now).atoms
    return person.shared(memories, now=day(now))


def blockers(now=NOW, **projects):
    (found,) = shared(now, **projects)
    return found.verdict.blockers


def adopted(sightings, number, text=PNPM):
    return decide(Adopted, sightings, number, text=Clean(text))


def test_a_claim_that_is_stated_in_two_projects_over_a_month():
    """
    Two projects, three conversations, thirty days between the first and the last.
    """
    (found,) = shared(p=P, q=Q)

    assert ((), "recurred") == found.verdict
    assert (PNPM, ("p", "q")) == (found.text, found.projects)
    assert display_id(P[0].id) == found.id


@pytest.mark.parametrize(
    ("expected", "p", "q"),
    [
        pytest.param((), "a1 b2", "c31", id="thirty days"),
        pytest.param(("29 of 30 days apart",), "a1 b2", "c30", id="twenty-nine days"),
        pytest.param(("2 of 3 conversations",), "a1", "c40", id="two conversations"),
        pytest.param(
            ("2 of 3 conversations",), "a1 b2", "a40", id="one transcript in both projects"
        ),
        pytest.param(
            ("the same conversations in each project: copies of one",),
            "a1 b2 c40",
            "a1 b2 c40",
            id="every transcript in both projects",
        ),
        pytest.param((), "a1 b2 c40", "a1 b2 c40 d41", id="and one that is in one alone"),
        pytest.param(
            ("2 of 3 conversations", "1 of 30 days apart"), "a1", "b2", id="neither is enough"
        ),
    ],
)
def test_recurrence(expected, p, q):
    """
    Projects, conversations and days are each their own condition.
    """
    assert expected == blockers(p=sights(p), q=sights(q))


def test_one_project_is_not_enough():
    """
    What is said in one project alone is that project's.
    """
    assert () == shared(p=sights("a1 b2 c40"))
    assert () == shared(p=P, q=sights("c40", VENDOR))
    assert () == shared()


@pytest.mark.parametrize(
    "fields",
    [
        {"confidence": "observed"},
        {"level": "request"},
        {"flags": ("pasted",)},
        {"flags": ("altered",)},
        {"flags": ("suspect",)},
        {"voice": "tool"},
    ],
)
def test_only_what_a_person_stated_joins(fields):
    """
    Promise 8: weak, pasted, altered, suspect and tool sightings are no claim across projects.
    """
    assert () == shared(p=P, q=sights("c40 d41 e42", **fields))


def test_a_claim_that_expired_does_not_join():
    """
    What was not said for a season in a project is not said there any more.
    """
    assert () == shared(now=150, p=sights("a1"), q=Q)


@pytest.mark.parametrize(
    ("expected", "first", "second"),
    [
        pytest.param((), 10, 30, id="thirty days in both"),
        pytest.param(("29 of 30 days apart",), 10, 31, id="twenty-nine days in one"),
    ],
)
def test_adopted_in_two_projects_for_a_month(expected, first, second):
    """
    Adoption in two projects is enough after thirty days in each, whatever was said.
    """
    seen = sights("a1 b1"), sights("c30")

    assert expected == blockers(
        p=(seen[0], [adopted(seen[0], first)]), q=(seen[1], [adopted(seen[1], second)])
    )


def test_what_was_adopted_joins_although_it_was_never_stated():
    """
    An adoption is a person's word; without two of them, weak words count for nothing.
    """
    seen = sights("a1 b2 c3", confidence="observed"), sights("d1 e2 f3", confidence="observed")
    both = {name: (one, [adopted(one, 10)]) for name, one in zip(("p", "q"), seen, strict=True)}

    assert () == blockers(**both)
    assert ("stated in 1 of 2 projects",) == blockers(p=both["p"], q=sights("g1 h2 i40"))


@pytest.mark.parametrize(
    "fields",
    [{"flags": ("pasted",)}, {"flags": ("altered",)}, {"flags": ("suspect",)}, {"voice": "tool"}],
)
def test_what_was_taken_over_stays_in_its_project(fields):
    """
    Promise 8: words of a lesser voice that a person adopted are adopted there, and go no further.
    """
    seen = [sights(where, **fields) for where in ("a1", "b1")]
    held = {name: (one, [adopted(one, 10)]) for name, one in zip(("p", "q"), seen, strict=True)}

    assert () == shared(**held)


def test_a_contested_claim_is_not_the_persons():
    """
    Promise 5: contested in one project, a claim goes nowhere, and for thirty days after a ruling.
    """
    dev, main = sights("a1 b2", DEV), sights("c5 d6", MAIN)
    other = sights("e40 f41", DEV)
    held = [rule("old", dev, main, 40)]

    assert ("contested: resolve the contradiction first",) == blockers(p=[*dev, *main], q=other)
    assert ("contested less than 30 days ago",) == blockers(69, p=([*dev, *main], held), q=other)
    assert () == blockers(70, p=([*dev, *main], held), q=other)
    third = sights("g7 h8", "open pull requests against staging")
    twice = ([*dev, *main, *third], [rule("old", dev, main, 10), rule("old", dev, third, 40)])
    assert ("contested less than 30 days ago",) == blockers(69, p=twice, q=other)


def test_what_lost_a_ruling_is_named():
    """
    A claim that a project replaced is not proposed for all of them.
    """
    dev, main = sights("a1 b2", DEV), sights("c5 d6", MAIN)
    lost = rule("new", dev, main, 10)

    assert ("superseded in a project",) == blockers(
        50, p=([*dev, *main], [lost]), q=sights("e40", DEV)
    )


def test_a_rejection_in_a_project_is_named():
    """
    What a person does not want in one project is not proposed for all of them.
    """
    assert ("rejected in a project: undo that first",) == blockers(
        p=(P, [decide(Rejected, P)]), q=Q
    )


def test_kinds_agree():
    """
    A fact here and a preference there are not one thing.
    """
    assert ("of different kinds: constraint, fact",) == blockers(p=P, q=sights("c40", kind="fact"))


A, B, C = (
    "always run the linter and the tests before you push",
    "always run the linter and the type checker and the tests before you push",
    "always run the linter and the type checker before you push",
)


@pytest.fixture
def chained(monkeypatch):
    """A relation in which B is one claim with A and with C, and A and C are two."""
    joined = {frozenset((A, B)), frozenset((B, C))}
    texts = {person.claim.canonical(text): text for text in (A, B, C)}

    def same(one, other, *, stated):
        assert stated == (True, True)
        return "said so" if frozenset((texts[one], texts[other])) in joined else None

    def chain():
        monkeypatch.setattr(person.claim, "same", same)

    return chain


def test_a_project_gives_a_claim_one_of_its_own(chained):
    """
    Of two claims of a project that would both join another's, the oldest does.
    """
    memories = {
        "p": folded(sights("a1 b2", B), now=NOW).atoms,
        "q": (
            *folded(sights("c3", A), now=NOW).atoms,
            *folded(sights("d4", C), now=NOW).atoms,
        ),
    }
    chained()

    (found,) = person.shared(memories, now=day(NOW))
    assert [("p", B), ("q", A)] == [(one.project, one.atom.text) for one in found.holdings]


def test_chains_never_join(chained):
    """
    Of three claims in a chain the ends do not meet: the oldest takes what is directly its own.
    """
    memories = {
        name: folded(sights(where, text), now=NOW).atoms
        for name, where, text in (("p", "a1 b2", A), ("q", "c3", B), ("r", "d40", C))
    }
    chained()

    assert [("p", "q")] == [one.projects for one in person.shared(memories, now=day(NOW))]


def test_each_project_holds_a_claim_once():
    """
    Of several claims of one project that would join, the oldest does, and no claim joins twice.
    """
    found = shared(p=[*P, *sights("a3 b4", VENDOR)], q=[*Q, *sights("c41", VENDOR)], r=sights("d9"))

    assert [(PNPM, ("p", "q", "r")), (VENDOR, ("p", "q"))] == [
        (one.text, one.projects) for one in found
    ]


def test_the_words_are_the_persons_own():
    """
    An edit in the project that said it first is what is proposed.
    """
    edited = decide(Edited, P, text=Clean("use pnpm"))

    assert ["use pnpm"] == [one.text for one in shared(p=(P, [edited]), q=Q)]


def test_the_order_of_projects_does_not_show():
    """
    Promise 11: which project is read first changes nothing.
    """
    assert shared(p=P, q=Q, r=sights("d9")) == shared(r=sights("d9"), q=Q, p=P)
