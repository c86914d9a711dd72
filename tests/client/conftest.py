"""What the tests with the real client need of the machine; where it is missing they are skipped."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.client.harness import claude_runner
from tests.client.harness.terminal import TMUX
from tests.client.world import Person

if TYPE_CHECKING:
    from collections.abc import Iterator

_HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    missing = _missing()
    ours = [item for item in items if _HERE in item.path.parents]
    if not missing or not ours or os.environ.get("CI"):
        return
    said = f"no {', no '.join(missing)}: .ci/run brings what the tests with the client need"
    ours[0].add_marker(pytest.mark.skip(reason=said))
    # One line says it for all.
    config.hook.pytest_deselected(items=ours[1:])
    items[:] = [item for item in items if item not in ours[1:]]


@pytest.fixture(scope="session", autouse=True)
def machine() -> None:
    """Whatever the tests need; where CI runs, nothing of it may be missing."""
    assert [] == _missing(), ".ci/run brings it"


def _missing() -> list[str]:
    versions = (claude_runner.NEWEST, claude_runner.OLD)
    found: dict[str, object] = {
        f"client {version}": claude_runner.client(version) for version in versions
    }
    found |= {
        "tmux": Path(TMUX).exists(),
        "faketime": claude_runner.faketime(),
        "/proc": Path("/proc/self").exists(),
    }
    return [name for name, there in found.items() if not there]


@pytest.fixture(scope="session")
def claude() -> Path:
    """The newest client."""
    found = claude_runner.client(claude_runner.NEWEST)
    assert found, "no client: .ci/run brings one"
    return found


@pytest.fixture(scope="session")
def old_claude() -> Path:
    """A client from before hooks were told who typed."""
    found = claude_runner.client(claude_runner.OLD)
    assert found, "no old client: .ci/run brings one"
    return found


@pytest.fixture(scope="module")
def stranger(claude: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """A person who has cloned the plugin and typed nothing yet."""
    with Person(claude, tmp_path_factory.mktemp("person")) as made:
        yield made


@pytest.fixture(scope="module")
def person(stranger: Person) -> Person:
    """A person whose memory is set up."""
    stranger.switch_on()
    return stranger
