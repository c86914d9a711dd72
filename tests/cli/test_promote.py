"""memory_promote: what waits and what blocks the nearest; only --stage writes."""

from __future__ import annotations

import json

from tests.ledger.build import (
    DEV,
    MAIN,
    PNPM,
    PROJECT,
    VENDOR,
    by_text,
    folded,
    sight,
    sights,
)

HERE = ["--project", PROJECT]


def test_a_dry_run(world, script):
    """
    What waits comes with its number to be, what is below the gate with what blocks it.
    """
    world.saw(*sights("a1 b2"), sight("c3", VENDOR))
    before = world.digest()
    vendor = by_text(folded([sight("c3", VENDOR)]), VENDOR).id

    told = (
        "  1  recurred  2 conversations on 2 days  always use pnpm for installs\n"
        "\n"
        "below the gate\n"
        f"  {vendor}  1 of 2 conversations; 1 of 2 days  never touch the vendor folder\n"
        "\n"
        "nothing was written; --stage gives the numbers and renews the view\n"
    )
    assert (0, told, "") == script("promote", *HERE)
    assert before == world.digest()


def test_nothing_waits(script):
    """
    Where memory holds nothing, it says so and what to do.
    """
    told = (
        "nothing waits: memory holds nothing of this project; memory_extract --write takes it in\n"
    )
    assert told == script("promote").out


def test_contested_claims_wait_for_a_ruling(world, script):
    """
    Promise 5: a contested claim is blocked whatever its evidence.
    """
    world.saw(*sights("a1 b2", DEV), *sights("c8 d9", MAIN))
    done = script("promote", *HERE)

    assert "nothing waits\n" in done.out
    assert 2 == done.out.count("contested: resolve the contradiction first")


def test_staging(world, script):
    """
    Staging numbers what waits and renews the view; it is the same the second time.
    """
    world.typed("one", 1, PNPM)
    world.typed("two", 4, PNPM)
    script("extract", "--write")
    first = script("promote", "--stage")
    before = world.digest()

    assert first == script("promote", "--stage")
    assert before == world.digest()
    assert [1] == [
        one["number"]
        for one in json.loads((world.shop / ".memory/staged/promotions.json").read_text())[
            "proposals"
        ]
    ]


def test_a_project_by_its_id(world, script):
    """
    A project that is named by its id alone gets its view where it was last seen.
    """
    world.typed("one", 1, PNPM)
    script("extract", "--write")
    (world.shop / ".memory" / "atoms.jsonl").unlink()
    script("promote", "--stage", "--project", world.id)

    assert (world.shop / ".memory" / "atoms.jsonl").is_file()


def test_a_project_that_is_gone(world, script):
    """
    A project whose folder is gone still has its memory, and no view.
    """
    world.saw(*sights("a1 b2"))
    done = script("promote", "--stage", *HERE)

    assert "  1  recurred" in done.out
    assert "no view here: " in done.out


def test_a_transcript_that_disagrees(world, script):
    """
    Promise 4: what waits although its transcript says something else is marked.
    """
    world.typed("one", 1, PNPM)
    world.typed("two", 4, PNPM)
    script("extract", "--write")
    assert "no longer matches" not in script("promote").out
    world.typed("two", 4, "something else altogether")

    assert "  1  recurred; source message no longer matches  2 conv" in script("promote").out


def test_as_data(world, script):
    """
    The same for a program.
    """
    world.saw(*sights("a1 b2"), sight("c3", VENDOR))
    said = json.loads(script("promote", *HERE, "--json").out)

    assert [(1, PNPM)] == [(one["number"], one["text"]) for one in said["waits"]]
    assert [["1 of 2 conversations", "1 of 2 days"]] == [one["blockers"] for one in said["blocked"]]


def test_for_all_projects(world, script):
    """
    What waits for all projects is listed with what to type, and in JSON under its number.
    """
    world.saw(*sights("a1 b2"))
    world.typed("one", 45, "always use pnpm for installs")
    now = ("--now", "2026-04-20T09:00:00Z")
    script("extract", "--write", *now)

    said = script("promote", *now).out
    assert "for all your projects: adopt p1, reject p1, why p1\n" in said
    assert f"3 conversations, 44 days apart: {PROJECT}, shop\n" in said
    (one,) = json.loads(script("promote", "--json", *now).out)["person"]
    assert ("p1", "always use pnpm for installs") == (one["number"], one["text"])
