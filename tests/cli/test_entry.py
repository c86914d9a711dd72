"""The boundary of the scripts: exit codes, one line on stderr, nothing that a terminal acts on."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from agent_memory import pointer
from agent_memory.cli import entry, program
from agent_memory.cli import inspect as inspecting
from tests.cli.build import SCRIPTS, measured, run
from tests.ledger.build import PROJECT, sight, sights

VERBS = ["inspect", "extract", "promote", "doctor"]


@pytest.mark.parametrize("verb", VERBS)
class TestEveryScript:
    def test_help_from_anywhere_through_a_link(self, verb, tmp_path):
        """
        Each script explains itself with nothing in its environment, and finds its package through
        a link and from another directory.
        """
        link = tmp_path / "link"
        link.symlink_to(SCRIPTS / f"memory_{verb}.py")
        done = run([sys.executable, str(link), "--help"], cwd=tmp_path)

        assert (0, "") == (done.code, done.err)
        assert done.out.startswith(f"usage: memory_{verb} ")

    def test_no_home(self, verb, monkeypatch, capsys):
        """
        Without HOME there is no place to look, and it says what to do.
        """
        for name in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "CLAUDE_CONFIG_DIR"):
            monkeypatch.delenv(name)

        said = f"memory_{verb}: HOME names no folder; set it to your home directory\n"
        assert 1 == entry.run(verb, [])
        assert ("", said) == capsys.readouterr()

    def test_usage(self, script, verb):
        """
        An option that there is not is a usage error, quoted without what a terminal acts on.
        """
        done = script(verb, "--nonsense\x1b[2J")

        assert (2, "") == (done.code, done.out)
        assert "\x1b" not in done.err

    @pytest.mark.parametrize(
        ("words", "reason"),
        [
            (["--now", "yesterday"], "'yesterday' is no time"),
            (["--zone", "Mars/Olympus"], "'Mars/Olympus' is no time zone here"),
            (["--project", "no/such/\x1b[2Jfolder"], "is no folder"),
            (["--project", "\udcff"], "is no folder"),
            (["--project", "ffffffffffff"], "is no project here"),
        ],
    )
    def test_bad_input(self, script, verb, words, reason):
        """
        Bad input is refused in one line that says what to do.
        """
        done = script(verb, *words)
        if verb == "doctor" and words[0] == "--project":  # it is about everything there is
            assert "" == done.err
            return

        assert (1, "") == (done.code, done.out)
        assert reason in done.err
        assert 1 == done.err.count("\n")
        assert "\x1b" not in done.err

    def test_a_data_folder_that_is_none(self, world, script, verb):
        """
        A file in place of the data folder is no reason to break.
        """
        world.home.data.write_text("x")
        done = script(verb)

        assert "Traceback" not in done.out + done.err
        assert "it broke" not in done.err

    def test_a_broken_config(self, world, script, verb):
        """
        Settings that cannot be read are named by everyone; only the doctor goes on.
        """
        world.home.data.mkdir()
        world.home.config.write_text("{")
        done = script(verb)

        assert 1 == done.code
        said = done.out if verb == "doctor" else done.err
        assert re.search(r"config\.json +is no JSON", said)


@pytest.mark.parametrize("verb", VERBS)
def test_console_scripts(verb, monkeypatch, capsys):
    """
    What an installation puts on the path is what the clone has in scripts, and loads the verb
    inside the boundary, where an interrupt is quiet.
    """
    line = f'memory_{verb} = "{program.__name__}:{verb}"'
    monkeypatch.setattr(sys, "argv", [f"memory_{verb}", "--help"])

    assert line in (SCRIPTS.parent / "pyproject.toml").read_text(encoding="utf-8")
    with pytest.raises(SystemExit, match="0"):
        getattr(program, verb)()
    assert f"usage: memory_{verb} " in capsys.readouterr().out


class TestBoundary:
    def test_a_fault_of_ours(self, world, script, monkeypatch):
        """
        A traceback is logged with the versions around it and never shown.
        """

        def broken(_options: object) -> int:
            raise LookupError("\x1b]0;title\x07 what went wrong")

        monkeypatch.setattr(inspecting, "answer", broken)
        done = script("inspect")
        log = world.home.errors.read_text()

        assert (1, "") == (done.code, done.out)
        assert f"memory_inspect: it broke; the reason is in {world.home.errors}\n" == done.err
        assert 1 == log.count("\n")
        assert "memory_inspect python 3." in log
        assert "LookupError at test_entry.py line " in log.partition(" < ")[0]
        assert " < test_entry.py:" in log

    def test_a_fault_without_a_home(self, monkeypatch, capsys):
        """
        A fault that cannot be logged is still one line.
        """
        monkeypatch.setattr(inspecting, "answer", lambda _: 1 // 0)
        for name in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"):
            monkeypatch.delenv(name)

        assert 1 == entry.run("inspect", [])
        assert "HOME names no folder in which to note why" in capsys.readouterr().err

    def test_missing_packages(self, world, tmp_path):
        """
        A python without our packages is told what to do.
        """
        script = [sys.executable, "-S", "-I", str(SCRIPTS / "memory_inspect.py")]
        done = run(script, cwd=world.shop, env={"HOME": str(tmp_path)})

        assert (1, "") == (done.code, done.out)
        python = SCRIPTS.parent / ".venv" / "bin" / "python"
        assert "memory_inspect: this python has no pydantic; run " in done.err
        assert f" with {python}\n" in done.err

    def test_what_brings_the_packages(self, tmp_path, monkeypatch):
        """
        Before bootstrap it is named by its whole path, afterwards the python that can be seen.
        """
        python = tmp_path / ".venv" / "bin" / "python"
        todo = f"run {tmp_path}/scripts/bootstrap, then this with {python}"
        assert todo == entry._to_get_packages(tmp_path)
        python.parent.mkdir(parents=True)
        python.touch()
        assert f"run it with {python}" == entry._to_get_packages(tmp_path)

        def closed(_):
            raise PermissionError

        monkeypatch.setattr(Path, "exists", closed)
        assert todo == entry._to_get_packages(tmp_path)

    def test_the_python_of_setup(self, tmp_path, monkeypatch):
        """
        Where setup recorded a python, that one is named and nothing is built.
        """
        monkeypatch.setenv("HOME", str(tmp_path))
        monkeypatch.delenv("CLAUDE_CONFIG_DIR", raising=False)
        own = tmp_path / ".claude" / "plugins" / "data" / "cs-skills-dir"
        pointer.write(own, pointer.Pointer(Path(sys.executable), tmp_path, tmp_path))

        assert f"run it with {sys.executable}" == entry._to_get_packages(tmp_path / "clone")

    def test_a_system_fault(self, script, monkeypatch):
        """
        What the system refuses is one line with the name of the thing.
        """

        def refused(_options: object) -> int:
            raise PermissionError(13, "Permission denied", "/some/file")

        monkeypatch.setattr(inspecting, "answer", refused)

        assert (1, "", "memory_inspect: /some/file: Permission denied\n") == script("inspect")

    def test_an_interrupt(self, script, monkeypatch):
        """
        Ctrl-C is quiet and has its own exit code.
        """
        monkeypatch.setattr(inspecting, "answer", lambda _: signal.raise_signal(signal.SIGINT))
        # A job in the background starts with it ignored.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            assert (130, "", "") == script("inspect")
        finally:
            signal.signal(signal.SIGINT, before)

    def test_a_closed_pipe(self, world):
        """
        A reader that leaves early is no fault.
        """
        padding = "x" * 300  # more than a pipe holds
        world.saw(*(sight("a1", f"never touch folder {n} {padding}") for n in range(400)))
        words = ["--project", PROJECT, "--tier", "L1"]
        script = [sys.executable, str(SCRIPTS / "memory_inspect.py"), *world.options(), *words]
        with subprocess.Popen(
            script, cwd=world.shop, env=measured(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process:
            assert process.stdout
            assert process.stderr
            process.stdout.close()
            err = process.stderr.read()

        assert b"" == err
        assert 0 == process.returncode

    @pytest.mark.parametrize(
        ("closed", "code", "said"),
        [
            (">&-", 0, ""),
            (">/dev/full", 1, "memory_inspect: the system: No space left on device\n"),
        ],
    )
    def test_no_way_to_answer(self, world, closed, code, said):
        """
        An answer that cannot be taken is one line at most, and never a traceback.
        """
        script = [sys.executable, str(SCRIPTS / "memory_inspect.py"), *world.options()]
        shell = ["/bin/sh", "-c", f'exec "$@" {closed}', "sh", *script]

        assert (code, "", said) == run(shell, cwd=world.shop)

    def test_a_fault_with_a_cache_and_no_home(self, world, script, monkeypatch):
        """
        A fault of a script that was told its places is logged there.
        """
        monkeypatch.setattr(inspecting, "answer", lambda _: 1 // 0)
        for name in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"):
            monkeypatch.delenv(name)

        assert "the reason is in" in script("inspect").err
        assert "ZeroDivisionError" in world.home.errors.read_text()

    def test_the_same_bytes_everywhere(self, world):
        """
        What is printed does not depend on the locale, and nothing is coloured.
        """
        world.saw(*sights("a1 b2", "永远使用 pnpm 安装 ✓"))
        words = ("--project", PROJECT, "--tier", "L1")
        plain = world.run("inspect", *words)
        places = ("LANG=C", "PYTHONIOENCODING=ascii", "LC_ALL=C", "NO_COLOR=1")
        said = [world.run("inspect", *words, env=dict([one.split("=")])) for one in places]

        assert "永远使用 pnpm 安装 ✓" in plain.out
        assert [plain] * len(places) == said

    def test_hostile_modules_in_the_working_directory(self, world):
        """
        A `json.py` in the project is not what the scripts import.
        """
        for name in ("json", "re", "argparse", "pydantic"):
            (world.shop / f"{name}.py").write_text("raise SystemExit(99)\n")

        assert 0 == world.run("inspect").code
        assert world.shop not in map(os.fspath, sys.path)

    def test_nothing_in_the_world_but_ours(self, world):
        """
        The options keep a script inside the folders that they name.
        """
        world.saw(*sights("a1 b2"))
        said = json.loads(world.run("inspect", "--project", PROJECT, "--json").out)

        assert 1 == said["waiting"]
