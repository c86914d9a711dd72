"""Taking in a project: its places noted, what is new read, once."""

from __future__ import annotations

import shutil

import pytest

from agent_memory import clock, config, gather, registry, setting
from agent_memory.errors import Refusal
from tests.cli.build import World
from tests.ledger.build import day
from tests.test_project import git

RULE = "From now on use pnpm instead of npm."


@pytest.fixture
def world(tmp_path):
    return World(tmp_path)


def here(world):
    return setting.Setting(
        home=world.home,
        config=config.Config(),
        registry=registry.load(world.home),
        zone=clock.zone("UTC"),
        now=day(20),
        user=world.root,
        start=str(world.shop),
    )


def test_named_transcripts(world):
    """
    Of the named transcripts those of the project are read, and the session's own never is.
    """
    first, second = world.typed("one", 1, RULE), world.typed("two", 2, RULE)

    assert 1 == len(gather.capture(here(world), world.shop, (first,)).report.sightings)
    assert 1 == len(gather.capture(here(world), world.shop, own=first).report.sightings)
    assert 0 == len(gather.capture(here(world), world.shop, (first, second)).report.sightings)


def made(folder, url):
    """A repository with this origin, in the place of any other."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    git(folder, "init", "-q")
    git(folder, "remote", "add", "origin", url)


def claims(at, start):
    """The claims that memory holds where a session starts."""
    at = at._replace(start=str(start))
    return [atom.text for atom in setting.held(at, setting.identity(at)).memory.atoms]


def test_another_repository_in_its_place(world):
    """
    What a former project of a folder has read stays with it, until a person says otherwise.
    """
    made(world.shop, "https://git.example/a/shop")
    first = world.typed("one", 1, RULE)
    gather.capture(here(world), world.shop)
    was = setting.identity(here(world)).id
    made(world.shop, "https://git.example/b/other")
    world.typed("two", 2, "Never edit the generated client.")

    assert 1 == len(gather.capture(here(world), world.shop).report.sightings)
    assert 0 == gather.capture(here(world), world.shop, (first,)).report.transcripts
    assert ["Never edit the generated client"] == claims(here(world), world.shop)
    assert [RULE.rstrip(".")] == claims(here(world), was)

    gather.confirmed(here(world), world.shop)  # a person says that it is the same
    assert 1 == len(gather.capture(here(world), world.shop).report.sightings)
    assert 2 == len(claims(here(world), world.shop))


def test_the_same_repository_under_another_remote(world):
    """
    Promise 9: where the remote alone changed, all is read anew.
    """
    later = day(9999)  # than the folder was made
    made(world.shop, "https://git.example/a/shop")
    world.typed("one", 1, RULE)
    gather.capture(here(world)._replace(now=later), world.shop)
    git(world.shop, "remote", "set-url", "origin", "https://git.example/b/shop")
    gather.capture(here(world)._replace(now=later), world.shop)
    assert [RULE.rstrip(".")] == claims(here(world), world.shop)


def test_no_transcript_at_all(world):
    """
    A path that leads nowhere costs nothing.
    """
    swept = gather.capture(here(world), world.shop, (world.root / "gone.jsonl",))

    assert 0 == swept.report.transcripts
    assert () == swept.problems


def test_one_salt(world):
    """
    The first place brings the project's salt; every later capture hashes with it.
    """
    world.typed("one", 1, RULE)
    gather.capture(here(world), world.shop)
    salt = registry.load(world.home).salt(world.id)
    gather.capture(here(world), world.shop)

    assert salt
    assert salt == registry.load(world.home).salt(world.id)


def test_stop(world):
    """
    What is not read before the end is read by the next capture.
    """
    for number in range(3):
        world.typed(f"s{number}", number + 1, RULE)
    ticks = iter([False, True])
    cut = gather.capture(here(world), world.shop, stop=lambda: next(ticks, True))

    assert 1 == len(cut.report.sightings)
    assert 2 == len(gather.capture(here(world), world.shop).report.sightings)


def test_confirmed(world):
    """
    Only a folder can be let in.
    """
    with pytest.raises(Refusal, match="is no folder"):
        gather.confirmed(here(world), world.root / "missing")
