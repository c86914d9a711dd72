"""`/cs:memory setup`: a python that has the packages is used, else one is given them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from agent_memory import config, event, pointer, policy, pythons, setup
from agent_memory.errors import Refusal
from agent_memory.pointer import Pointer
from tests.hooks.working import ROOT

pytestmark = pytest.mark.usefixtures("measured")  # a setup runs in no other way

RULE = "From now on use pnpm instead of npm."
FAKE = """#!/bin/sh
# A python that says what it is told to say, and notes what it is asked for.
echo "$@" >>"{log}"
env >>"{log}.env"
case $3 in
  venv) mkdir -p "$5/bin" && cp "{made}" "$5/bin/python"; exit {venv} ;;
  pip) echo "no network" >&2; exit {pip} ;;
esac
echo '{said}'
"""
READY = '[[3, 12], ["2.14.4", "4.3.1", "4.14.8"], true]'
EMPTY = '[[3, 12], ["", "", ""], true]'


@pytest.fixture
def fake(tmp_path):
    """Pythons that are scripts; `log` is what they were asked."""

    def make(name: str, said: str, *, venv: int = 0, pip: int = 0, made: str = "") -> Path:
        path = tmp_path / name
        log = tmp_path / "log"
        text = FAKE.format(log=log, said=said, venv=venv, pip=pip, made=made or path)
        path.write_text(text)
        path.chmod(0o755)
        return path

    return make


def chosen(tmp_path, *paths, env=None):
    return pythons.chosen(list(paths), tmp_path / "data", env or {"HOME": str(tmp_path)})


def until(true, seconds=20.0):
    end = time.monotonic() + seconds
    while not true() and time.monotonic() < end:
        time.sleep(0.05)
    return true()


class TestSetup:
    def test_it_is_on(self, bare):
        """
        One command: the pointer, the zone and the history of this project.
        """
        bare.world.typed("one", 1, RULE)
        bare.world.typed("two", 4, RULE)
        said = bare.says("setup Europe/Vienna")
        found = pointer.read(bare.plugin)

        assert said.startswith("memory is on\n")
        assert "Europe/Vienna" == config.load(found.data / "config.json").zone
        assert found.python.is_absolute()
        assert until((found.cache / "starts").exists)
        assert "1  recurred  2 conversations on 2 days" in bare.says("")
        assert re.search(r"zone +Europe/Vienna", said)

    def test_again(self, bare):
        """
        A second setup keeps what was chosen, the switches included.
        """
        bare.says("setup Asia/Tokyo")
        bare.says("off UserPromptSubmit")
        bare.says("setup")
        found = pointer.read(bare.plugin)

        assert "Asia/Tokyo" == config.load(found.data / "config.json").zone
        assert ("UserPromptSubmit",) == found.off

    def test_it_stays_where_it_is(self, bare):
        """
        A second setup does not begin a second memory where the environment now points.
        """
        bare.point()
        bare.says("setup", env={"XDG_DATA_HOME": str(bare.world.root / "elsewhere")})

        assert bare.world.home.data == pointer.read(bare.plugin).data

    def test_it_repairs(self, bare):
        """
        A pointer that names no places is replaced.
        """
        bare.plugin.mkdir()
        (bare.plugin / "pointer").write_text("broken")

        assert "names no places; type /cs:memory setup" in bare.says("status")
        assert bare.says("setup").startswith("memory is on")

    @pytest.mark.parametrize("zone", ["Vienna", "../../etc/passwd", "a b", "\x1b[2J"])
    def test_no_zone(self, bare, zone):
        """
        What is no time zone is refused before anything is written.
        """
        before = bare.world.digest()

        assert "is no time zone here" in bare.says(f"setup {zone}")
        assert before == bare.world.digest()

    def test_places_in_the_project(self, bare):
        """
        Memory does not go where the project could bring it along.
        """
        env = {"XDG_CACHE_HOME": str(bare.world.shop / "cache")}

        assert "stands inside this project" in bare.says("setup", env=env)
        assert not (bare.plugin / "pointer").exists()

    def test_switched_off(self, bare):
        """
        With memory switched off in the environment, setup reads no history.
        """
        bare.world.typed("one", 1, RULE)
        bare.says("setup", env={"AGENT_MEMORY": "0"})
        time.sleep(1)

        assert not list(pointer.read(bare.plugin).data.glob("projects/*"))


class TestThePython:
    def test_one_that_has_the_packages(self, tmp_path, fake):
        """
        Promise 13: it is used as it is, and nothing is installed.
        """
        path = fake("ready", READY)

        assert (path, "which has the packages") == chosen(tmp_path, fake("no", EMPTY), path)
        assert "-m pip" not in (tmp_path / "log").read_text()

    @pytest.mark.parametrize(
        "said",
        [
            '[[3, 9], ["2.14.4", "4.3.1", "4.14.8"], true]',
            '[[3, 12], ["2.6.9", "4.3.1", "4.14.8"], false]',
            '[[3, 12], ["2.14.4", "3.29.1", "4.14.8"], false]',
            '[[3, 12], ["", "", ""], false]',
            "no JSON",
            "[]",
        ],
    )
    def test_none_that_will_do(self, tmp_path, fake, said):
        """
        Too old, without the packages and without venv: it is said what to install.
        """
        with pytest.raises(Refusal, match=r"no python 3\.10 or newer that can build a venv"):
            chosen(tmp_path, fake("one", said), tmp_path / "missing", tmp_path)

    def test_one_that_is_given_them(self, tmp_path, fake):
        """
        The newest that can is given a venv, with packages by their hashes and nothing else.
        """
        ready = fake("ready", READY)
        old = fake("old", EMPTY.replace("12", "10"), made=ready)
        new = fake("new", EMPTY, made=ready)
        env = {"HOME": str(tmp_path), "PIP_INDEX_URL": "http://evil.invalid", "PATH": "/evil"}
        found = chosen(tmp_path, old, new, env={**env, "https_proxy": "http://proxy.invalid"})
        asked = (tmp_path / "log").read_text()
        seen = (tmp_path / "log.env").read_text()

        assert (tmp_path / "data" / "venv" / "bin" / "python", f"built with {new}") == found
        for words in ("--isolated", "--require-hashes", "--only-binary :all:", "--no-input"):
            assert words in asked
        assert f"--requirement {pythons.LOCKED}" in asked
        assert "evil" not in seen
        assert "https_proxy=http://proxy.invalid" in seen

    def test_no_network(self, tmp_path, fake):
        """
        What kept the packages from coming is said, and no pointer is written.
        """
        path = fake("new", EMPTY, pip=1)

        with pytest.raises(Refusal, match="failed: no network; mend it, then type it again"):
            chosen(tmp_path, path)
        with pytest.raises(Refusal, match="failed: it said nothing"):
            chosen(tmp_path, fake("new", EMPTY, venv=1))

    @pytest.mark.parametrize(
        ("said", "line"),
        [
            (
                (
                    "WARNING: Retrying after connection broken by 'ProxyError()': /simple/x/\n"
                    "ERROR: No matching distribution found for x==1\n"
                ),
                (
                    "the package index cannot be reached, so memory stays as it was; "
                    "once you are online, type /cs:memory setup again"
                ),
            ),
            (
                "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES\n  Got  abc\n",
                (
                    "/p -I failed: ERROR: THESE PACKAGES DO NOT MATCH THE HASHES; "
                    "mend it, then type it again"
                ),
            ),
            (" \n", "/p -I failed: it said nothing; mend it, then type it again"),
        ],
    )
    def test_why(self, said, line):
        """
        What kept packages from coming is one line: the network, or what pip says first.
        """
        assert line == pythons._why(["/p", "-I"], said)

    def test_never_over_the_one_that_runs(self, tmp_path, fake):
        """
        Promise 9: a venv is built beside the one that hooks run from, which a kill leaves whole.
        """
        plugin = tmp_path / "data"
        ready = fake("ready", READY)
        new = fake("new", EMPTY, made=ready)
        for before, after in (("venv", "venv-2"), ("venv-2", "venv")):
            own = plugin / before / "bin" / "python"
            pointer.write(plugin, Pointer(own, tmp_path, tmp_path))

            assert plugin / after / "bin" / "python" == chosen(tmp_path, new)[0]

    def test_what_a_kill_left_builds_nothing(self, tmp_path, fake):
        """
        A half-built venv is not what the next one is built with.
        """
        ready = fake("ready", READY)
        left = tmp_path / "data" / "venv" / "bin" / "python"
        left.parent.mkdir(parents=True)
        shutil.copy(fake("left", EMPTY.replace("12", "14"), made=ready), left)
        new = fake("new", EMPTY, made=ready)

        assert f"built with {new}" == chosen(tmp_path, left, new)[1]

    def test_below_which_pip_laid_it(self, tmp_path, monkeypatch):
        """
        Where pip laid the plugin, pip's own python comes before those of the machine.
        """
        monkeypatch.setattr(pythons, "ROOT", tmp_path / "venv" / "share" / "agent-memory")
        found = list(pythons.candidates(tmp_path / "data", tmp_path))

        own = tmp_path / "venv" / "bin" / "python"
        assert own in found[: found.index(Path(sys.executable))]

    def test_what_was_built_is_broken(self, tmp_path, fake):
        """
        A venv that does not have them after all is no success.
        """
        with pytest.raises(Refusal, match="does not start; remove"):
            chosen(tmp_path, fake("new", EMPTY))

    def test_slow(self, tmp_path, fake, monkeypatch):
        """
        It ends before the client would end it.
        """
        path = fake("new", EMPTY)
        path.write_text(path.read_text().replace("pip) ", "pip) exec sleep 30; "))
        monkeypatch.setattr(policy, "BUILD_SECONDS", 0.2)

        with pytest.raises(Refusal, match=r"did not come within 0\.2 seconds"):
            chosen(tmp_path, path)

    def test_this_one(self):
        """
        The python of these tests has what it takes, by its own account.
        """
        found = pythons.probed(Path(sys.executable), os.environ)

        assert found.ready
        assert sys.version_info[:2] == found.version

    def test_where_it_looks(self, tmp_path):
        """
        Only at absolute paths: its own venv first, and nothing that PATH names.
        """
        own = tmp_path / ".pyenv" / "versions" / "3.12.1" / "bin"
        own.mkdir(parents=True)
        (own / "python3").touch()
        found = list(pythons.candidates(tmp_path / "data", tmp_path))

        assert tmp_path / "data" / "venv" / "bin" / "python" == found[0]
        assert own / "python3" in found
        assert all(path.is_absolute() for path in found)


class TestTheZone:
    @pytest.mark.parametrize(
        ("leads", "zone"),
        [
            ("/usr/share/zoneinfo/Europe/Vienna", "Europe/Vienna"),
            ("/usr/share/zoneinfo/posix/Europe/Vienna", "Europe/Vienna"),
            ("/usr/share/zoneinfo/No/Where", None),
            ("/usr/share/zoneinfo/", None),
            ("/elsewhere", None),
        ],
    )
    def test_of_the_machine(self, tmp_path, leads, zone):
        """
        The machine's zone is where its link leads; what leads to none is none.
        """
        link = tmp_path / "localtime"
        link.symlink_to(leads)

        assert zone == setup.system_zone(link)

    def test_unknown(self):
        """
        Without one it is UTC, and it is said how to name another.
        """
        assert "UTC; /cs:memory setup Europe/Vienna names another" == setup._said_zone(None)


class TestTheLock:
    NAMES = re.compile(r"^([a-z_-]+)==([\d.]+)( ; [^\\]+)? \\$", re.MULTILINE)

    def test_hashes(self):
        """
        Every package stands with one version for each python, and with hashes.
        """
        text = pythons.LOCKED.read_text(encoding="utf-8")
        blocks = re.split(r"\n(?=[a-z])", text.partition("\n")[2].lstrip("#- \n"))
        found = [block for block in blocks if self.NAMES.match(block)]

        assert len(found) == len(self.NAMES.findall(text)) >= 7
        assert all(" --hash=sha256:" in block for block in found)
        assert "http" not in text

    def test_what_is_asked_for(self):
        """
        What setup looks for is what the project depends on, and the lock has it.
        """
        project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
        least = dict(re.findall(r'^  "([a-z]+)>=([\d.]+)",', project, re.MULTILINE))
        locked = self.NAMES.findall(pythons.LOCKED.read_text(encoding="utf-8"))

        assert policy.PACKAGES == {name: pythons._numbers(text) for name, text in least.items()}
        for name, lowest in policy.PACKAGES.items():
            versions = [version for locked_name, version, _ in locked if locked_name == name]
            assert versions
            assert all(pythons._numbers(version) >= lowest for version in versions)


def test_on_a_bare_python():
    """
    The oldest python that may answer loads no package and only what it needs of ours.
    """
    script = (
        "import sys; sys.path.insert(0, sys.argv[1]); from agent_memory import hook\n"
        "print(*sorted(name for name in sys.modules if name.startswith('agent_memory.')))"
    )
    line = [sys.executable, "-I", "-S", "-c", script, str(ROOT / "skill")]
    loaded = subprocess.run(line, capture_output=True, text=True, check=True).stdout.split()

    assert {
        f"agent_memory.{name}"
        for name in (
            *("ambient", "clock", "early", "errors", "escape", "event", "files", "hook", "paths"),
            *("pointer", "policy", "pythons", "scheduled", "setup", "silence", "stopped"),
            *("switch", "way"),
        )
    } == set(loaded)


def test_on_3_9(bare):
    """
    The python that macOS brings says what to type, and switches.
    """
    python = shutil.which("python3.9")
    if python is None or subprocess.run([python, "-c", ""], check=False).returncode:
        pytest.skip("no python 3.9 here")

    assert "/cs:memory setup [ZONE]" in bare.says("help", python=(python,))
    assert bare.says("off SessionEnd", python=(python,)).startswith("off: SessionEnd; ")
    assert bare.says("setup Mars", python=(python,)).startswith("'Mars' is no time zone here")


@pytest.mark.parametrize("client", ["first", "second"])
def test_the_event_goes_on(tmp_path, client):
    """
    What the first sweep is told says which transcript it leaves alone.
    """
    path = tmp_path / "projects" / client / "x.jsonl"
    raw = json.dumps({"session_id": client, "transcript_path": str(path)}).encode()
    env = {"HOME": str(tmp_path), "CLAUDE_PROJECT_DIR": str(tmp_path / "p")}

    assert tmp_path == event.read(raw, env).client
