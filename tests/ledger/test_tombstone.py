"""What forget leaves (promise 10)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from agent_memory.ledger import tombstone
from agent_memory.ledger.line import dump
from agent_memory.ledger.records import Span
from tests.ledger.build import DEV, MAIN, PNPM, SALT, VENDOR, folded, forget, sight, sights, uuid

ROOT = Path(__file__).parents[2]
NAMES = "always use pnpm with vitest for src/app.ts and lib/util.ts, on port 8080"
MESSAGE = uuid("one message")
LONG = "never write the zebra report to the shared folder before the audit is signed"
HEDGED = "please never write the zebra report to the shared folder before the audit is signed"


def cut(start, end, text=VENDOR, extractor=2):
    return sight("a1", text, message=MESSAGE, start=start, end=end, extractor=extractor)


@pytest.mark.parametrize(
    ("refused", "start", "end"),
    [
        pytest.param(True, 10, 20, id="the same span"),
        pytest.param(True, 0, 11, id="over its beginning"),
        pytest.param(True, 19, 30, id="over its end"),
        pytest.param(True, 12, 13, id="within"),
        pytest.param(True, 0, 40, id="around"),
        pytest.param(False, 0, 10, id="before"),
        pytest.param(False, 20, 30, id="after"),
    ],
)
def test_a_span_is_refused_whoever_cuts_it(refused, start, end):
    """
    Promise 10: whatever overlaps the forgotten span of that message is refused, in any wording.
    """
    stone = forget([sight("b1", PNPM), cut(10, 20, PNPM, 1), sight("c1", PNPM)])

    assert refused == tombstone.refuses(stone, cut(start, end))
    elsewhere = cut(start, end).place.model_copy(update={"message": uuid("another")})
    assert not tombstone.refuses(stone, cut(start, end).model_copy(update={"place": elsewhere}))


@pytest.mark.parametrize(
    ("refused", "text"),
    [
        (True, LONG),
        (True, HEDGED),
        (True, LONG.upper() + "!"),
        (False, LONG.replace("never", "always")),
        (False, LONG.replace("zebra report", "report to `/srv/other/place.md`")),
        (False, "never write the report"),
        (False, VENDOR),
        (False, ""),
    ],
)
def test_a_near_wording_is_refused(refused, text):
    """
    Promise 10: near-identical sightings are refused wherever they come; the opposite is not.
    """
    assert refused == tombstone.refuses(forget(sights("a1", LONG)), sight("z9", text))


@pytest.mark.parametrize(
    ("forgotten", "said"), [(DEV, MAIN), ("set the port to 8080", "set the port to 9090")]
)
def test_another_value_is_another_claim(forgotten, said):
    """
    Forgetting a claim refuses neither the claim that replaced it nor any with another value.
    """
    assert not tombstone.refuses(forget(sights("a1", forgotten)), sight("z9", said))
    assert not tombstone.refuses(forget(sights("a1", said)), sight("z9", forgotten))


def test_a_wording_is_refused_under_later_tables(monkeypatch):
    """
    Promise 10: when the tables behind a claim's form changed, near-identical words still match.
    """
    stone = forget(sights("a1", LONG))
    real = tombstone.claim.canonical

    def later(text):
        form = real(text)
        return form._replace(tokens=frozenset(token + "2" for token in form.tokens))

    monkeypatch.setattr(tombstone.claim, "canonical", later)
    tombstone._forms.cache_clear()
    try:
        assert tombstone.refuses(stone, sight("z9", HEDGED))
        assert not tombstone.refuses(stone, sight("z9", LONG.replace("never", "always")))
        assert not tombstone.refuses(stone, sight("z9", VENDOR))
    finally:
        tombstone._forms.cache_clear()


def test_a_wording_without_words_is_refused_at_its_place_alone():
    """
    Forgetting what says nothing forgets nothing else that says nothing.
    """
    stone = forget(sights("a1", "!!!"))

    assert () == stone.tokens
    assert tombstone.refuses(forget(sights("a1", "never guess")), sight("z9", "Never guess!"))
    assert not tombstone.refuses(stone, sight("z9", "???"))


def test_every_wording_of_the_claim_is_refused():
    """
    Each wording is compared by itself, so that long and short ones are found alike.
    """
    stone = forget([*sights("a1", LONG), *sights("a2", PNPM)])

    assert tombstone.refuses(stone, sight("z9", HEDGED))
    assert tombstone.refuses(stone, sight("z9", PNPM))
    assert not tombstone.refuses(stone, sight("z9", VENDOR))


def test_a_tombstone_holds_no_text():
    """
    Promise 10: not one word of the forgotten text stands in its record.
    """
    line = dump(forget(sights("a1 b2", LONG))).decode()

    assert [] == [word for word in LONG.split() if len(word) > 3 and word in line]


def test_the_salt_decides_the_hashes():
    """
    Two people's tombstones of one text have no hash in common.
    """
    mine, theirs = (tombstone.hashes([LONG], salt) for salt in (SALT, "f" * 16))

    assert set() == set(mine[0]) & set(theirs[0])


def test_hashes_show_neither_order_nor_number():
    """
    The hashes are sorted, and equal wordings leave one set.
    """
    assert tombstone.hashes([PNPM, VENDOR], SALT) == tombstone.hashes([VENDOR, PNPM, PNPM], SALT)
    assert list(tombstone.hashes([LONG], SALT)[0]) == sorted(tombstone.hashes([LONG], SALT)[0])


@pytest.mark.usefixtures("unmeasured")
def test_another_process_makes_the_same_hashes():
    """
    Promise 10: what was forgotten in one process is refused in the next.
    """
    code = (
        "from tests.ledger.test_tombstone import NAMES, SALT, tombstone;"
        "print(tombstone.hashes([NAMES], SALT))"
    )

    def hashed(seed: int) -> str:
        env = os.environ | {"PYTHONHASHSEED": str(seed), "PYTHONPATH": f"{ROOT / 'skill'}:{ROOT}"}
        return subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, check=True, text=True
        ).stdout.strip()

    expected = {repr(tombstone.hashes([NAMES], SALT))}
    assert expected == {hashed(seed) for seed in (1, 2, 3, 4)}


def test_spans_name_the_message():
    """
    The refused spans are those of the sightings.
    """
    assert (Span(message=MESSAGE, start=3, end=9),) == tombstone.spans([cut(3, 9)])


def test_the_forgotten_stays_forgotten():
    """
    Promise 10: said again, captured again or copied, it is in no memory.
    """
    seen = sights("a1 b2", LONG)
    later = [sight("c9", HEDGED), sight("a1", LONG, message=seen[0].place.message, extractor=9)]

    assert () == folded([*seen, *later], [forget(seen)]).atoms
