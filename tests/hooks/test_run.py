"""hooks/run in every shell that is here: which program a line runs, and that it ends in 0."""

from __future__ import annotations

import json
import os
import resource
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.hooks.working import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

EVENTS = json.loads((ROOT / "hooks" / "hooks.json").read_text(encoding="utf-8"))["hooks"]
LINES = {
    entry["command"].partition("hook=")[2].partition(";")[0]: entry["command"]
    for groups in EVENTS.values()
    for group in groups
    for entry in group["hooks"]
}
# AGENT_MEMORY_SHELLS adds others, as command lines apart by colons.
NAMED = filter(None, os.environ.get("AGENT_MEMORY_SHELLS", "").split(":"))
KNOWN = ("/bin/sh", "/bin/dash", "/bin/bash --posix", "/bin/busybox sh", "/bin/ksh")
SHELLS = [*(line for line in KNOWN if Path(line.split()[0]).exists()), *NAMED]
USUAL = ("/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3")
# It says what it was given, which is how a test knows it from the pythons of the machine.
SAYING = '#!/bin/sh\nprintf "%s\\n" ran "$@"\nexit 2\n'


class Plugin:
    """A plugin whose hook writes a line, the folder of its data, and a project."""

    def __init__(self, root: Path, shell: str) -> None:
        self.shell = shlex.split(shell)
        self.root = root / "a $(touch trapped) 'plugin' \"of\"\n`touch trapped`"
        self.data = root / "data $(touch trapped)"
        self.project = root / "shop; touch trapped #"
        self.python = root / "my python"
        for folder in (self.root / "hooks", self.data, self.project):
            folder.mkdir(parents=True)
        shutil.copy(ROOT / "hooks" / "run", self.root / "hooks")
        (self.root / "hooks" / "sweep.py").write_text("print('usual')\n")
        self.program(self.python)
        self.point(self.data)
        self.env: dict[str, str] = {}

    def program(self, path: Path) -> None:
        """A program that a pointer may name."""
        path.write_text(SAYING)
        path.chmod(0o755)

    def point(self, folder: Path) -> None:
        """Let a pointer in a folder name the program."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "pointer").write_text(f"{self.python}\n/data\n/cache\n")

    def run(self, line: str = LINES["sweep"], data: Path | str | None = None) -> list[str]:
        """What a line says; it must exit 0, complain of nothing and run nothing of a name."""
        env = {
            "CLAUDE_PLUGIN_ROOT": str(self.root),
            "CLAUDE_PLUGIN_DATA": str(data or self.data),
            "CLAUDE_PROJECT_DIR": str(self.project),
            **self.env,
        }
        done = subprocess.run(
            [*self.shell, "-c", line],
            cwd=self.project,
            env=env,
            input=b"{}",
            capture_output=True,
            check=False,
        )
        assert (0, b"") == (done.returncode, done.stderr)
        assert [] == list(self.project.parent.rglob("trapped"))
        return done.stdout.decode().splitlines()


@pytest.fixture(params=SHELLS)
def plugin(request: pytest.FixtureRequest, tmp_path: Path) -> Plugin:
    return Plugin(tmp_path, request.param)


def usual() -> list[str]:
    """What the hook says where no pointer is taken."""
    return ["usual"] if any(map(os.path.exists, USUAL)) else []


def test_the_recorded_python(plugin: Plugin) -> None:
    """
    The pointer's first line is run, with its flags; that it fails with 2 blocks no prompt.
    """
    hooks = f"{plugin.root}/hooks"
    flags = ["-I", "-X", "utf8"]
    assert ["ran", *flags, *f"{hooks}/sweep.py".splitlines()] == plugin.run()
    flags.insert(1, "-S")
    said = plugin.run(LINES["session_start"])
    assert ["ran", *flags, *f"{hooks}/session_start.py".splitlines()] == said


@pytest.mark.parametrize(
    "way",
    [
        pytest.param(lambda p: f"{p}/home", id="below"),
        pytest.param(str, id="itself"),
        pytest.param(lambda _: "/proc/self/cwd/home", id="by the working directory"),
        pytest.param(lambda _: "home", id="relative"),
        pytest.param(lambda p: f"{p.parent}/link", id="by a link"),
        pytest.param(lambda p: f"{p}/none/../home", id="by dots"),
        pytest.param(lambda p: f"/{p.parent}//{p.name}/./home", id="spelled otherwise"),
    ],
)
def test_a_pointer_in_the_project(plugin: Plugin, way: Callable[[Path], str]) -> None:
    """
    Promise 13: a project that brings a pointer, however its folder is named, runs nothing by it.
    """
    plugin.point(plugin.project / "home")
    plugin.point(plugin.project)
    (plugin.project.parent / "link").symlink_to(plugin.project / "home")
    assert usual() == plugin.run(data=way(plugin.project))


def test_a_pointer_in_its_repository(plugin: Plugin) -> None:
    """
    Promise 13: started in a folder of a clone, a pointer beside that folder runs nothing either; a
    name of another user makes no difference, and the person's own home is no clone.
    """
    clone = plugin.project
    plugin.point(clone / "tools")
    for folder in (clone / ".git", clone / "web" / ".git", clone / "web" / "app"):
        folder.mkdir(parents=True)
    for name in ("", "-", "+", "1", "root; touch trapped", "nobody-here"):
        plugin.env = {"CLAUDE_PROJECT_DIR": str(clone / "web" / "app"), "LOGNAME": name}
        plugin.env |= {"OLDPWD": str(clone / "web"), "HOME": str(clone / "web")}
        assert usual() == plugin.run(data=clone / "tools")
    assert "ran" == plugin.run()[0]


def test_a_project_above_all(plugin: Plugin) -> None:
    """
    In `/` everything is below the project: the event decides, on a python of the system.
    """
    plugin.env["CLAUDE_PROJECT_DIR"] = "/"
    assert usual() == plugin.run()


def test_a_project_that_is_beside(plugin: Plugin) -> None:
    """
    A folder whose name only begins like the project's is not below it.
    """
    beside = Path(f"{plugin.project} too")
    plugin.point(beside)
    assert "ran" == plugin.run(data=beside)[0]


@pytest.mark.parametrize("line", ["/nonexistent", "/bin", "", "python3", "-c", "$(touch trapped)"])
def test_a_pointer_to_no_python(plugin: Plugin, line: str) -> None:
    """
    What is no program by its whole path is not run.
    """
    plugin.program(plugin.data / "python3")
    (plugin.data / "pointer").write_text(f"{line}\n")
    assert usual() == plugin.run()


@pytest.mark.parametrize(
    "make",
    [
        pytest.param(lambda p: p.mkdir(), id="a folder"),
        pytest.param(os.mkfifo, id="a pipe"),
        pytest.param(lambda p: p.symlink_to("other"), id="a link"),
        pytest.param(lambda p: p.write_bytes(b"\0\xff" * 99), id="no text"),
        pytest.param(lambda _: None, id="none"),
    ],
)
def test_what_is_no_pointer(plugin: Plugin, make: Callable[[Path], object]) -> None:
    """
    Promise 1: what is no pointer is no failure and names no program.
    """
    pointer = plugin.data / "pointer"
    pointer.rename(plugin.data / "other")
    make(pointer)
    assert usual() == plugin.run()


def test_a_pointer_of_gigabytes(plugin: Plugin) -> None:
    """
    Promise 1: a first line that does not end gets a second of the processor, not the hook's time.
    """
    with (plugin.data / "pointer").open("r+b") as file:
        file.truncate(0)
        file.truncate(8 << 30)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert [] == plugin.run()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 2
    assert [] == [*plugin.project.glob("*core*")]


def test_the_limit_is_taken_back(plugin: Plugin) -> None:
    """
    What the pointer names runs for as long as it likes; where a limit could not be taken back, none
    is set.
    """
    plugin.python.write_text("#!/bin/sh\nulimit -t\n")
    assert ["unlimited"] == plugin.run()
    assert ["60"] == plugin.run(f"ulimit -t 60; {LINES['sweep']}")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
def test_another_users_pointer(plugin: Plugin) -> None:
    """
    A pointer that another user put there names no program.
    """
    os.chown(plugin.data / "pointer", 1, 1)
    assert usual() == plugin.run()


def test_the_environment_chooses_nothing(plugin: Plugin) -> None:
    """
    No variable is taken for one of the script's own, nor leads it to a program.
    """
    names = ("python", "p", "start", "hook", "PATH", "CDPATH", "IFS", "ENV", "BASH_ENV", "PWD")
    plugin.program(plugin.project / "python3")
    plugin.env = {**dict.fromkeys(names, str(plugin.python)), "IFS": "/p", "CDPATH": "/:/usr"}
    assert "ran" == plugin.run()[0]
    (plugin.data / "pointer").unlink()
    assert usual() == plugin.run()


def test_no_variable_brings_packages(plugin: Plugin) -> None:
    """
    What a python would take its packages by, though it is isolated, does not reach it.
    """
    plugin.env = {"__PYVENV_LAUNCHER__": str(plugin.project / "bin" / "python3")}
    plugin.python.write_text('#!/bin/sh\nprintf "%s\\n" "${__PYVENV_LAUNCHER__-none}"\n')
    assert ["none"] == plugin.run()


@pytest.mark.parametrize("name", LINES)
@pytest.mark.parametrize(
    "broken", ["", "\0", "(", "exit 2", "if", "nonexistent", "kill -9 $$x", ". /nonexistent"]
)
def test_a_broken_script(plugin: Plugin, name: str, broken: str) -> None:
    """
    Promise 1: a script that is gone, torn or fails blocks no prompt.
    """
    run = plugin.root / "hooks" / "run"
    run.write_text(broken)
    assert [] == plugin.run(LINES[name])
    run.unlink()
    assert [] == plugin.run(LINES[name])
    run.mkdir()
    assert [] == plugin.run(LINES[name])
    plugin.env = {"CLAUDE_PLUGIN_ROOT": "", "CLAUDE_PLUGIN_DATA": "", "CLAUDE_PROJECT_DIR": ""}
    assert [] == plugin.run(LINES[name])


def test_nothing_yet(plugin: Plugin) -> None:
    """
    Before setup a prompt costs a test of the shell and starts no program.
    """
    (plugin.data / "pointer").unlink()
    (plugin.root / "hooks" / "run").write_text("printf started\n")
    assert [] == plugin.run(LINES["user_prompt_submit"])
    assert ["started"] == plugin.run()


def test_every_hook_has_its_program() -> None:
    """
    Each name that a line gives is an entry, and each entry has a line.
    """
    assert {path.stem for path in (ROOT / "hooks").glob("*.py")} == LINES.keys()
