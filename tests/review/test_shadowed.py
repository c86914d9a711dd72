"""A ruling in one project leaves alone what the person holds in all of them."""

from __future__ import annotations

import pytest

from agent_memory.answers import account
from agent_memory.instructions import BEGIN, END
from agent_memory.ledger import journal
from agent_memory.ledger.records import Adopted, Clean
from agent_memory.review import adopt, decide, why
from tests.ledger.build import DEV, MAIN, ZONE, by_text, sights
from tests.ledger.build import decide as decided
from tests.review.desks import Shop, adopted

WIDE, HERE = sights("a1 b2", MAIN), sights("c5 d6", DEV)
FILE = f"{BEGIN.decode()}\n- {MAIN}\n{END.decode()}\n"


@pytest.fixture
def shop(tmp_path):
    """A person who adopted a claim for all projects, and says otherwise in this one."""
    made = Shop(tmp_path).saw(*WIDE, *HERE)
    record = decided(Adopted, WIDE, 4, text=Clean(MAIN), tier="L3", target="CLAUDE.md")
    own = record.model_copy(update={"project": made.identity.id})
    journal.append(made.books.person, [own], token="x")  # noqa: S106 - a file's name
    made.home.client.mkdir()
    (made.home.client / "CLAUDE.md").write_text(FILE)
    made.at = made.at._replace(loaded=made.lines())
    return made


@pytest.mark.parametrize("ruling", ["old", "new", "both", "neither"])
def test_the_persons_own_file(shop, ruling):
    """
    No ruling here changes the file that holds in the person's other projects.
    """
    done = decide.resolve(shop.at, shop.atom(DEV).id, ruling)

    assert FILE == (shop.home.client / "CLAUDE.md").read_text()
    assert not [line for line in done.lines if "was changed" in line]


def test_then_it_can_be_adopted(shop):
    """
    What won here is adopted into this project's file, and why says it from both sides.
    """
    decide.resolve(shop.at, shop.atom(DEV).id, "new")
    adopted(shop, shop.atom(DEV).id)

    assert FILE == (shop.home.client / "CLAUDE.md").read_text()
    assert f"- {DEV}\n" in shop.claude.read_text()
    held = shop.at.held()
    wide, here = by_text(held.memory, MAIN), by_text(held.memory, DEV)
    said = {one.id: shadow_row(one.id, held) for one in (wide, here)}
    assert said[wide.id].startswith(f'shadowed here by "{DEV}" ({here.id}): ')
    assert f'other projects: "{MAIN}" ({wide.id}): ' in said[here.id]


def test_it_can_be_reworded(shop):
    """
    The words of an adopted claim that overrules another one can be changed.
    """
    decide.resolve(shop.at, shop.atom(DEV).id, "new")
    adopted(shop, shop.atom(DEV).id)
    worded = "Open pull requests against dev, always"

    assert adopt.edit(shop.at, shop.atom(DEV).id, worded).records


def test_it_can_be_reworded_though_nobody_ruled(tmp_path):
    """
    A claim that stood here first can be reworded when a line for all projects came later.
    """
    shop = Shop(tmp_path).saw(*HERE)
    adopted(shop, shop.atom(DEV).id)
    shop.home.client.mkdir()
    (shop.home.client / "CLAUDE.md").write_text(f"- {MAIN}\n")
    shop.at = shop.at._replace(loaded=shop.lines())
    worded = "Open pull requests against dev, always"

    assert adopt.edit(shop.at, shop.atom(DEV).id, worded).records


def shadow_row(query, held):
    """What `why` says of a shadow."""
    (row,) = [one for one in account.lines(why.answer(query, held), {}, ZONE) if " shadow " in one]
    return row.partition(" shadow ")[2].strip()
