"""The world that the scripts are run in."""

from __future__ import annotations

import pytest

from agent_memory.cli import entry
from tests.cli.build import Done, World


@pytest.fixture
def world(tmp_path):
    return World(tmp_path)


@pytest.fixture
def script(world, capsys, monkeypatch):
    """Run a script in this process, started in the project of the world."""
    monkeypatch.chdir(world.shop)

    def run(verb: str, *words: str) -> Done:
        try:
            code = entry.run(verb, [*world.options(), *words])
        except SystemExit as left:
            code = int(left.code or 0)
        return Done(code, *capsys.readouterr())

    return run
