"""A project that was renamed, and the memory that it had before."""

from __future__ import annotations

import json

import pytest

from agent_memory import clock, config, gather, moved, registry, setting
from agent_memory.errors import Refusal
from agent_memory.ledger import journal, memory
from agent_memory.ledger.records import Numbered, Rejected
from tests.cli.build import World
from tests.cli.test_adopt import at_terminal
from tests.ledger.build import day, decide
from tests.test_project import git

RULE = "From now on use pnpm instead of npm"


@pytest.fixture
def world(tmp_path):
    """A person whose one project was captured, and whose folder then got another name."""
    made = World(tmp_path)
    made.typed("one", 1, RULE)
    gather.capture(here(made), made.shop)
    made.store = made.shop.rename(tmp_path / "store")
    made.shop.mkdir()  # the scripts start there
    return made


def here(world, start=None):
    return setting.Setting(
        home=world.home,
        config=config.Config(),
        registry=registry.load(world.home),
        zone=clock.zone("UTC"),
        now=day(20),
        user=world.root,
        start=str(start or world.shop),
    )


def claims(world, start):
    """The claims that memory holds where a session starts."""
    at = here(world, start)
    return [atom.text for atom in setting.held(at, setting.identity(at)).memory.atoms]


def decided(world, *records):
    """Decisions in the journal of the project that the new folder is by itself."""
    own = setting.identity(here(world, world.store)).id
    made = [one.model_copy(update={"project": own}) for one in records]
    journal.append(memory.journals(world.home, own).decisions, made, token="x")  # noqa: S106
    return own


def test_a_renamed_folder(world):
    """
    What was remembered under the old name is remembered under the new one, for the hooks as well.
    """
    assert [] == claims(world, world.store)
    first, *_ = moved.join(here(world), str(world.shop), world.store)

    assert f"{world.store} has the memory of {world.id} now" in first
    assert [RULE] == claims(world, world.store)
    assert f"{world.store}\t{world.id}\n" in world.home.starts.read_text()


def test_what_is_said_there_counts(world):
    """
    A session in the renamed folder adds to the claim that the old one began.
    """
    moved.join(here(world), world.id, world.store)
    world.shop.rmdir()
    world.shop = world.store
    world.typed("two", 2, "Always use pnpm instead of npm.")
    gather.capture(here(world), world.store)

    at = here(world, world.store)
    (atom,) = setting.held(at, setting.identity(at)).memory.atoms
    assert (world.id, 2) == (setting.identity(at).id, len(atom.sightings))


def test_it_is_taken_back(world):
    """
    Promise 12: the answer names what gives the folder its own memory back.
    """
    *_, last = moved.join(here(world), str(world.shop), world.store)
    _, _, own, folder, *_ = last.split()
    moved.join(here(world), own, world.store)

    assert (str(world.store), []) == (folder, claims(world, world.store))
    assert own == registry.load(world.home).known(world.store)


def test_decisions_stay_in_sight(world):
    """
    Promise 12: where something was decided already no other memory comes before it.
    """
    decided(world, decide(Numbered, [], number=1, digest="x"), decide(Rejected, [], 11))

    with pytest.raises(Refusal, match="would be out of sight"):
        moved.join(here(world), world.id, world.store)
    assert [] == claims(world, world.store)


def test_numbers_alone_are_no_decision(world):
    """
    What was only listed under a number holds nothing back.
    """
    decided(world, decide(Numbered, [], number=1, digest="x"))
    moved.join(here(world), world.id, world.store)

    assert [RULE] == claims(world, world.store)


@pytest.mark.parametrize(
    ("old", "folder", "reason"),
    [
        ("shop", "shop", "has that memory already"),
        ("shop", "gone", "is no folder"),
        ("nowhere", "store", "is no project here"),
        ("aaaaaaaaaaaa", "store", "is no project here"),
        ("a\0b", "store", "is no project here"),
    ],
)
def test_what_joins_nothing(world, old, folder, reason):
    """
    A refusal names what is wrong, and the registry stays as it was.
    """
    before = world.home.registry.read_bytes()
    old = str(world.root / old) if len(old) < 12 else old

    with pytest.raises(Refusal, match=reason):
        moved.join(here(world), old, world.root / folder)
    assert before == world.home.registry.read_bytes()


def test_the_doctor_names_it(world, script):
    """
    A repository that got another remote is told which memory it had, until it has it again.
    """
    git(world.store, "init", "-q")
    for name in ("first", "second"):
        git(world.store, "config", "remote.origin.url", f"git@example.org:team/{name}.git")
        gather.capture(here(world), world.store)
    told = {one["what"] for one in json.loads(script("doctor", "--json").out)["problems"]}
    (advice,) = (one for one in told if "before its remote changed" in one)
    moved.join(here(world), advice.split()[-2], world.store)

    assert f"--moved {advice.split()[2]} {world.store}" in advice
    assert 0 == script("doctor").code


def test_a_person_says_so(world, script):
    """
    Promise 3: a program that is no person at a terminal joins nothing.
    """
    words = ("--moved", str(world.shop), str(world.store))
    refused = script("doctor", *words)
    assert (1, True) == (refused.code, "wants a terminal" in refused.err)
    assert [] == claims(world, world.store)

    done = at_terminal(world, *words, verb="doctor")
    assert (0, True) == (done.code, "has the memory of" in done.out)
    assert [RULE] == claims(world, world.store)
