"""No test can reach the home of whoever runs it."""

from __future__ import annotations

import os
import pwd
import subprocess
from pathlib import Path

import pytest

from agent_memory import paths


def test_home_is_this_tests_own(user):
    """
    What the environment leads to lies in a folder of the test.
    """
    assert user == Path.home()
    assert all(place.is_relative_to(user) for place in paths.home(os.environ))


@pytest.mark.parametrize(
    "way",
    [
        pytest.param(lambda name: os.path.expanduser(name), id="os"),  # noqa: PLW0108, PTH111 - patched later
        pytest.param(lambda name: Path(name).expanduser(), id="pathlib"),
    ],
)
def test_the_real_home_fails(way):
    """
    Asking for the real home by the user's name fails.
    """
    with pytest.raises(AssertionError, match="the real home"):
        way(f"~{pwd.getpwuid(os.getuid()).pw_name}")


def test_a_child_process_has_the_same_home(user):
    """
    A process that a test starts inherits the test's home.
    """
    said = subprocess.run(["printenv", "HOME"], capture_output=True, text=True, check=True).stdout
    assert f"{user}\n" == said
