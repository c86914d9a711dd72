"""What every test stands on: no way to the real home, and a watch on who writes to disk."""

from __future__ import annotations

import importlib
import itertools
import os
import pkgutil
import pwd
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

PACKAGE = Path(__file__).resolve().parent.parent / "skill" / "agent_memory"
REAL_HOME = pwd.getpwuid(os.getuid()).pw_dir

# The one door to disk, and the reading hook's own file, which has no room for an import.
DOORS = frozenset(str(PACKAGE / name) for name in ("files.py", "way.py", "offer/told.py"))
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
CHANGES = frozenset(
    (
        "os.chmod",
        "os.link",
        "os.mkdir",
        "os.remove",
        "os.rename",
        "os.rmdir",
        "os.symlink",
        "os.truncate",
    )
)

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


class Guard:
    """Every write of the package that did not go through the one door."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def __call__(self, event: str, args: tuple[Any, ...]) -> None:
        if event == "open":
            path, mode, flags = args
            if isinstance(path, int):  # a pipe, or what was opened under its name before
                return
            if path == os.devnull or not (set(mode or "") & set("wax+") or (flags or 0) & WRITING):
                return
        elif event in CHANGES:
            path = args[0]
        else:
            return
        module = _innermost(sys._getframe(1))
        if module and module not in DOORS and "__pycache__" not in str(path):
            self.found.append(f"{module}: {event} {path}")


def _innermost(frame: FrameType | None) -> str | None:
    while frame is not None:
        if frame.f_code.co_filename.startswith(str(PACKAGE)):
            return frame.f_code.co_filename
        frame = frame.f_back
    return None


GUARD = Guard()
sys.addaudithook(GUARD)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Coverage sees every module read, and looks away while tests are collected: no line is new."""
    if session.config.pluginmanager.hasplugin("dsession"):  # its workers collect
        return (yield)
    for found in pkgutil.walk_packages([str(PACKAGE)], f"{PACKAGE.name}."):
        importlib.import_module(found.name)
    measuring = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(measuring)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if GUARD.found:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in GUARD.found:
        terminalreporter.write_line(f"written beside the one door: {line}", red=True)


@pytest.fixture
def guard() -> Iterator[Guard]:
    """The watch on writes, which forgets what the test itself provoked."""
    before = len(GUARD.found)
    yield GUARD
    del GUARD.found[before:]


@pytest.fixture
def package() -> Path:
    return PACKAGE


@pytest.fixture(scope="session", autouse=True)
def measuring() -> Iterator[dict[str, str]]:
    """What makes a process be measured, taken away: it takes three times as long then."""
    held = {name: os.environ.pop(name) for name in list(os.environ) if name.startswith("COV")}
    yield held
    os.environ.update(held)


@pytest.fixture
def measured(measuring: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Coverage looks into processes, too: for lines that run in no other way."""
    for name, value in measuring.items():
        monkeypatch.setenv(name, value)


@pytest.fixture
def unmeasured() -> Iterator[None]:
    """Coverage looks away: for what walks lines that others have shown."""
    measuring = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(measuring)


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Homes that nobody has; pytest's own numbering reads all that there were for each new one."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / f"home{number}" for number in itertools.count())


@pytest.fixture(autouse=True)
def user(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of this test's own; whatever leads to the real one fails."""
    home = next(homes)
    home.mkdir(mode=0o700)
    for name in list(os.environ):
        if name.startswith(("XDG_", "CLAUDE", "AGENT_MEMORY", "GIT_")):
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "cache"))
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(home / "client"))
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    expand = os.path.expanduser

    def expanduser(path: str) -> str:
        found = os.fspath(expand(path))
        assert not f"{found}/".startswith(f"{REAL_HOME}/"), "the real home"
        return found

    monkeypatch.setattr(os.path, "expanduser", expanduser)
    return home
