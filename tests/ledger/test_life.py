"""How long a claim lives unseen, and what the caps push out."""

from __future__ import annotations

import pytest

from agent_memory import policy
from agent_memory.ledger import life
from agent_memory.ledger.atom import Contest, Standing, Verdict
from agent_memory.ledger.records import Adopted, Clean, Looked, Pinned, Rejected
from tests.ledger.build import PNPM, atom, day, decide, folded, sight, sights


def lives(sightings, decisions=(), *, now):
    (found,) = folded(sightings, decisions, now=now).atoms
    return found.life


def adopted(sightings):
    return decide(Adopted, sightings, 3, text=Clean(PNPM))


@pytest.mark.parametrize(("expected", "now"), [("living", 90), ("expired", 91)])
def test_a_candidate_lives_for_a_season(expected, now):
    """
    A candidate that was not seen for 90 days leaves the living set.
    """
    assert expected == lives(sights("a1"), now=now)


@pytest.mark.parametrize(
    ("kind", "lived"),
    [
        ("decision", ["living", "stale", "stale", "retired"]),
        ("fact", ["living", "stale", "stale", "retired"]),
        ("constraint", ["living"] * 4),
        ("preference", ["living"] * 4),
        ("procedure", ["living"] * 4),
        ("failure", ["living"] * 4),
    ],
)
def test_an_adopted_decision_or_fact_fades_and_nothing_else(kind, lived):
    """
    Stale after 90 and retired after 180 days without a sighting; the other kinds stay.
    """
    seen = sights("a1 b2", kind=kind)

    assert lived == [lives(seen, [adopted(seen)], now=now) for now in (91, 92, 181, 182)]


def test_what_waits_for_a_person_does_not_expire():
    """
    A proposal and a capability wait as long as it takes.
    """
    assert "living" == lives(sights("a1 b2"), now=400)
    capability = sights("a1", kind="capability", voice="tool", confidence="verified")
    assert "living" == lives(capability, now=400)
    assert "living" == lives(sights("a1", kind="capability"), now=400)


def test_a_sighting_or_a_look_up_revives():
    """
    What is seen or looked up again lives again.
    """
    seen = sights("a1 b2", kind="fact")
    looked = decide(Looked, seen, 150)

    assert "stale" == lives(seen, [adopted(seen)], now=160)
    assert "living" == lives(seen, [adopted(seen), looked], now=160)
    assert "living" == lives([*seen, sight("c150", kind="fact")], [adopted(seen)], now=160)
    assert "living" == lives([sight("a1"), sight("a150")], now=160)
    assert "living" == lives(sights("a1"), [decide(Looked, sights("a1"), 150)], now=160)


def test_a_pinned_claim_never_moves():
    """
    A pin holds a candidate and an adopted fact alike, until it is taken off.
    """
    seen = sights("a1", kind="fact")
    pin = decide(Pinned, seen, 4)

    assert "living" == lives(seen, [pin], now=400)
    assert "living" == lives(seen, [adopted(seen), pin], now=400)
    assert "expired" == lives(seen, [pin, decide(Pinned, seen, 5, on=False)], now=400)


@pytest.mark.parametrize(("expected", "now"), [(False, 180), (True, 181)])
def test_what_was_silent_for_long_is_to_be_looked_at(expected, now):
    """
    Anything silent for 180 days is flagged for re-validation, whatever its kind.
    """
    seen = sights("a1")
    (found,) = folded(seen, [adopted(seen)], now=now).atoms

    assert expected == found.revalidate


def many(count, **fields):
    """Candidates that differ in age alone, the oldest first, all within one season."""
    return [
        atom([sight("a1")], id=f"{number:04}", last=day(number + 1), **fields)
        for number in range(count)
    ]


def out(atoms):
    return [one.id for one in life.capped(atoms) if one.life == "capped"]


def test_the_cap_pushes_out_the_weakest_and_oldest_and_says_so():
    """
    Of candidates beyond the cap the weakest, then the longest unseen are marked.
    """
    atoms = many(policy.CAP_L1 + 2)
    strong = [atoms[0]._replace(strength=1.0), *atoms[1:]]

    assert [] == out(atoms[: policy.CAP_L1])
    assert ["0000", "0001"] == out(atoms)
    assert ["0001", "0002"] == out(strong)
    assert [one.id for one in atoms] == [one.id for one in life.capped(atoms[::-1])][::-1]
    assert "capped: comes back when it is seen again" in life.capped(atoms)[0].verdict.blockers


def test_what_waits_is_pushed_out_last():
    """
    A proposal stays before any candidate that is below its gate.
    """
    atoms = [one._replace(verdict=Verdict(("1 of 2 days",))) for one in many(policy.CAP_L1 + 1)]
    waiting = [atoms[0]._replace(verdict=Verdict(())), *atoms[1:]]

    assert ["0000"] == out(atoms)
    assert ["0001"] == out(waiting)


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"standing": Standing(pinned=True)}, id="pinned"),
        pytest.param({"standing": Standing(adopted=adopted(sights("a1")))}, id="adopted"),
        pytest.param({"standing": Standing(rejected=True)}, id="rejected"),
        pytest.param({"superseded_by": "x"}, id="superseded"),
        pytest.param({"life": "expired"}, id="expired"),
        pytest.param({"level": "counted", "verdict": Verdict(("1 of 2 days",))}, id="silent"),
    ],
)
def test_what_is_no_living_candidate_takes_no_room(fields):
    """
    The cap counts living candidates alone; what is held, refused or silent is not among them.
    """
    others = many(3, **fields)

    assert [] == out([*others, *many(policy.CAP_L1)])


def test_a_flood_pushes_out_itself():
    """
    One conversation that makes thousands of claims pushes out none that another made.
    """
    real = [
        one._replace(conversations=frozenset({f"c{number}"}), verdict=Verdict(("1 of 2 days",)))
        for number, one in enumerate(many(100))
    ]
    flood = [
        one._replace(id=f"f{one.id}", last=day(900), verdict=Verdict(("1 of 2 days",)))
        for one in many(10_000)
    ]
    gone = out([*real, *flood])

    assert 10_100 - policy.CAP_L1 == len(gone)
    assert [] == [name for name in gone if not name.startswith("f")]


def test_a_capped_claim_comes_back_when_seen_again():
    """
    What a cap pushed out is not lost: another takes its place.
    """
    atoms = many(policy.CAP_L1 + 1)
    again = [atoms[0]._replace(last=day(999)), *atoms[1:]]

    assert ["0001"] == out(again)


def test_a_contested_candidate_keeps_its_contest_when_capped():
    """
    Promise 5: a cap takes no tag away.
    """
    open_one = Contest("0000", "x", "why", day(1))
    atoms = many(policy.CAP_L1 + 1)
    atoms[0] = atoms[0]._replace(contests=(open_one,))

    assert life.capped(atoms)[0].contested


def test_a_rejected_candidate_expires_like_any_other():
    """
    A decision is no sighting.
    """
    seen = sights("a1")

    assert "expired" == lives(seen, [decide(Rejected, seen, 80)], now=95)
