"""A machine whose pythons lack the packages: setup builds one, from the index and nowhere else."""

from __future__ import annotations

import json
import os
import shutil
import signal
import threading
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

import pytest

from agent_memory import pointer
from tests.client.harness.claude_runner import ROOT
from tests.client.world import Person, running, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

RULE = "Always keep the changelog in British English"
ABOUT = "Write the changelog for this release, in British English please"
NOWHERE = "http://127.0.0.1:9"  # a proxy that no machine has
SECONDS = 100  # what hooks.json leaves a command, nearly
AGAIN = 3


@pytest.fixture(scope="module")
def machine(claude: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """A person with a clone and no python that has the packages."""
    with Person(claude, tmp_path_factory.mktemp("bare")) as made:
        (made.clone / ".venv").unlink()
        yield made


@contextmanager
def _index() -> Iterator[tuple[str, list[str]]]:
    """A package index on 127.0.0.1 that has nothing, and what it is asked for."""
    asked: list[str] = []

    class Index(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_error(404)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Index) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/simple", asked
        server.shutdown()


def _set_up(person: Person) -> str:
    with person.talk() as it:
        said = person.memory(it, "setup Europe/Vienna", seconds=SECONDS)
        for _ in range(AGAIN):
            if "did not come within" in said:  # on a busy machine; it says to type it again
                said = person.memory(it, "setup Europe/Vienna", seconds=SECONDS)
        it.leave()
    person.idle()
    if "index cannot be reached" in said and not os.environ.get("CI"):
        pytest.skip("no package index can be reached from here")
    return said


def test_offline(machine: Person) -> None:
    """
    Without a network, one line says so, memory stays off, and the next prompt goes through.
    """
    with machine.session(env={"https_proxy": NOWHERE, "no_proxy": "127.0.0.1"}) as it:
        it.ready()
        said = machine.memory(it, "setup Europe/Vienna", seconds=SECONDS)
        assert said.startswith("the package index cannot be reached, so memory stays as it was; ")
        assert 1 == len(said.splitlines())
        assert "memory is off until you type" in machine.memory(it, "status")
        assert RULE in machine.ask(it, RULE)
        it.leave()
    machine.idle()
    assert pointer.read(machine.plugin) is None
    assert not machine.data.exists()


def test_killed(machine: Person) -> None:
    """
    Promise 9: a setup that is killed while packages arrive has turned nothing on.
    """
    with machine.talk() as it:
        it.type("/cs:memory setup Europe/Vienna")
        until(lambda: any(running(machine.plugin / "venv")), "the build")
        for folder in (machine.clone / "hooks", machine.plugin / "venv"):
            for process in list(running(folder)):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
        it.still()
        assert "memory is off until you type" in machine.memory(it, "status")
        it.leave()
    machine.idle()
    assert (machine.plugin / "venv").exists()
    assert pointer.read(machine.plugin) is None
    assert not machine.data.exists()


def test_a_project_chooses_no_package(machine: Person) -> None:
    """
    Promise 13: what a project says about pip and python reaches neither; the next setup repairs.
    """
    evil = machine.root / "evil"
    evil.mkdir()
    trap = machine.root / "trapped"
    (evil / "sitecustomize.py").write_text(f"open({str(trap)!r}, 'w')\n")
    settings = machine.project / ".claude" / "settings.json"
    settings.parent.mkdir()
    with _index() as (url, asked):
        conf = machine.project / "pip.conf"
        conf.write_text(f"[global]\nindex-url = {url}\nextra-index-url = {url}\n")
        names = ("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "PIP_FIND_LINKS", "UV_INDEX_URL")
        chosen = dict.fromkeys(names, url) | {"PIP_CONFIG_FILE": str(conf)}
        chosen |= {"PIP_TARGET": str(evil / "target"), "PIP_REQUIRE_VIRTUALENV": "1"}
        chosen |= {"PYTHONPATH": str(evil), "VIRTUAL_ENV": str(evil), "XDG_CONFIG_DIRS": str(evil)}
        settings.write_text(json.dumps({"env": chosen}))
        said = _set_up(machine)
    shutil.rmtree(settings.parent)
    conf.unlink()
    assert said.startswith("memory is on\n"), said
    assert f"python  {machine.plugin}/venv/bin/python, built with /" in said
    assert [] == asked
    assert not trap.exists()
    assert ["sitecustomize.py"] == [one.name for one in evil.iterdir()]


def test_the_loop_on_what_was_built(machine: Person) -> None:
    """
    The python that setup built takes in what is said, and the next session is reminded of it.
    """
    machine.say(RULE)
    assert [RULE, RULE] == machine.sighted(), "once offline, once now"
    with machine.talk() as it:
        assert f"{RULE} (said 2×" in machine.ask(it, ABOUT)
        it.leave()
    machine.idle()
    assert "" == machine.errors


def test_a_second_setup_builds_nothing(machine: Person) -> None:
    """
    A second setup takes the python that the first one built.
    """
    found = pointer.read(machine.plugin)
    assert found
    before = found.python.lstat().st_mtime_ns
    assert f"{found.python}, which has the packages" in _set_up(machine)
    assert before == found.python.lstat().st_mtime_ns


def test_what_was_built_breaks(machine: Person) -> None:
    """
    A venv that lost a package is not run any more; setup builds a second one beside it.
    """
    (core,) = (machine.plugin / "venv").glob("lib/python3*/site-packages/pydantic_core")
    shutil.rmtree(core)
    said = _set_up(machine)
    assert f"python  {machine.plugin}/venv-2/bin/python, built with /" in said
    assert "which has the packages" in _set_up(machine)
    with machine.talk() as it:
        assert RULE in machine.memory(it, "search changelog")
        it.leave()


def test_a_python_of_the_machine(claude: Path, tmp_path: Path) -> None:
    """
    A python of the person's that has the packages is used as it is.
    """
    with Person(claude, tmp_path / "equipped") as made:
        (made.clone / ".venv").unlink()
        own = made.home / ".pyenv" / "versions" / "3.10.0"
        own.parent.mkdir(parents=True)
        own.symlink_to(ROOT / ".venv")
        said = _set_up(made)
        assert f"python  {own}/bin/python3, which has the packages" in said
        assert not (made.plugin / "venv").exists()
        made.say(RULE)
        assert RULE in made.sighted()
