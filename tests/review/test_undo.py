"""Taking a decision back, to the last byte."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from agent_memory.capture.redact import Known
from agent_memory.errors import Refusal
from agent_memory.ledger.conversation import message_key
from agent_memory.review import adopt, block, decide, forget, undo
from tests.ledger.build import DEV, PNPM, VENDOR, mark, sights
from tests.review.desks import Shop, adopted

HOME = "/" + "home/petra/notes"
MAIL = "petra" + "@" + "nordhof.io"


class TestUndo:
    def test_adopt(self, shop):
        """
        Promise 12: undoing an adoption removes the file that it made, and the claim waits again.
        """
        shop.saw(*sights("a1 b2"))
        adopted(shop)
        removed = undo.undo(shop.at)
        said = "  CLAUDE.md is removed: memory made it, and it holds nothing else"
        assert said == removed.lines[-1]
        assert not shop.claude.exists()
        assert [1] == [one.number for one in shop.at.held().memory.proposals]
        back = undo.undo(shop.at, removed.records[0].id)
        assert "  CLAUDE.md is there again" == back.lines[-1]
        assert PNPM in shop.claude.read_text()

    @settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(
        before=st.lists(
            st.sampled_from(
                [b"# T", b"\n", b"\r\n", b"\r", b"- x", b"\xff", "\ufeff".encode(), b"<!-- n -->\n"]
            ),
            max_size=9,
        ).map(b"".join)
    )
    def test_every_byte(self, tmp_path_factory, before):
        """
        Promise 12: adopting and undoing is the identity on the bytes of the file.
        """
        shop = Shop(tmp_path_factory.mktemp("shop")).saw(*sights("a1 b2"))
        shop.put("CLAUDE.md", before)
        adopted(shop)
        assert before != shop.claude.read_bytes()
        undo.undo(shop.at)
        assert before == shop.claude.read_bytes()

    def test_what_came_since(self, shop):
        """
        Where the file changed since, only the line of the claim goes.
        """
        shop.put("CLAUDE.md", b"one\n")
        shop.saw(*sights("a1 b2"))
        adopted(shop)
        shop.claude.write_bytes(b"two\n" + shop.claude.read_bytes())
        changed = undo.undo(shop.at)
        assert "  CLAUDE.md was changed" == changed.lines[-1]
        assert b"two\none\n" == shop.claude.read_bytes()

    def test_an_orphan(self, shop):
        """
        An adoption whose sightings a newer extractor no longer finds is undone all the same.
        """
        seen = sights("a1 b2")
        shop.put("CLAUDE.md", b"mine\n")
        shop.saw(*seen)
        first = adopted(shop).records[0]
        messages = [message_key(one.place.message) for one in seen]
        shop.saw(mark("a", messages, extractor=9))
        assert () == shop.at.held().memory.atoms
        undo.undo(shop.at, first.id[:8])
        assert b"mine\n" == shop.claude.read_bytes()

    def test_of_an_undo(self, shop):
        """
        Undoing an undo puts the line back.
        """
        shop.saw(*sights("a1 b2"))
        adopted(shop)
        written = shop.claude.read_bytes()
        (record,) = undo.undo(shop.at).records
        undo.undo(shop.at, record.id[:8])
        assert written == shop.claude.read_bytes()
        assert shop.atom(PNPM).standing.adopted

    def test_behind_a_forget(self, shop):
        """
        Unnamed, nothing is undone that came before a forget: it is named instead.
        """
        shop.saw(*sights("a1 b2"))
        name = decide.remember(shop.at, "name pods by day").records[0].id[:8]
        adopted(shop, shop.atom(PNPM).id)
        forget.forget(shop.at, shop.atom(PNPM).id)
        with pytest.raises(
            Refusal, match=f'a forget, which stays; undo {name} .* "name pods by day"'
        ):
            undo.undo(shop.at)
        undo.undo(shop.at, name)

    def test_an_edit(self, shop):
        """
        Undoing an edit says that the words changed back, not that the line is gone.
        """
        shop.saw(*sights("a1 b2"))
        adopted(shop)
        adopt.edit(shop.at, "1", "pnpm alone")
        said = undo.undo(shop.at).lines
        assert 'undone: edited on 2026-03-21: "pnpm alone"' == said[0]
        assert f'  it reads "{PNPM}" again' == said[1]
        assert undo.undo(shop.at).lines[0].startswith("undone: adopted on ")

    def test_what_is_known_since(self, shop):
        """
        Promise 2: undoing writes no line back that is known for a secret by now.
        """
        value = "kx7" + "fuchs" + "93qa"
        shop.saw(*sights("a1 b2", f"name the night queue {value}"))
        adopted(shop)
        adopt.demote(shop.at, "night queue")
        shop.at = shop.at._replace(secrets=lambda: Known(values=(value,)))
        with pytest.raises(Refusal, match=r"\Athe text holds a secret \(known\); say it without\Z"):
            undo.undo(shop.at)
        assert not shop.claude.exists()

    def test_an_older_one(self, shop):
        """
        A decision is undone by its id, whatever came after it.
        """
        shop.saw(*sights("a1 b2"), *sights("c1 d2", VENDOR))
        first = adopted(shop, PNPM).records[0]
        adopted(shop, VENDOR)
        undo.undo(shop.at, first.id[:8])
        assert (VENDOR,) == block.bullets(shop.claude.read_bytes())

    def test_each_kind(self, shop):
        """
        Promise 12: every decision but `forget` can be undone, the last one first.
        """
        shop.saw(*sights("a1 b2"), *sights("c1 d2", VENDOR), *sights("e3 f4", DEV))
        before = shop.at.held().memory
        adopted(shop, PNPM)
        adopt.edit(shop.at, PNPM, "pnpm alone")
        adopt.demote(shop.at, PNPM)
        decide.reject(shop.at, DEV)
        decide.pin(shop.at, VENDOR)
        decide.vote(shop.at, VENDOR, "harmful")
        decide.merge(shop.at, [shop.atom(VENDOR).id, shop.atom(DEV).id])
        decide.split(shop.at, VENDOR, [1, 2])
        decide.remember(shop.at, "name migrations by their day")
        for _ in range(9):
            undo.undo(shop.at)
        after = shop.at.held().memory
        assert [atom.text for atom in before.atoms] == [atom.text for atom in after.atoms]
        assert all(not a.standing.adopted and not a.standing.rejected for a in after.atoms)
        assert not shop.claude.exists()
        with pytest.raises(Refusal, match=r"\Anothing to undo\Z"):
            undo.undo(shop.at)
