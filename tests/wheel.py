"""The wheel of a clean checkout, and a python that it is installed in."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def checkout(to: Path) -> Path:
    """What a clone of the tree would hold: every file that git knows or would take."""
    line = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        source = ROOT / name
        if source.is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            (to / name).write_bytes(source.read_bytes())
            (to / name).chmod(source.stat().st_mode)
    return to


def installed(source: Path, to: Path) -> Path:
    """A venv with the package, as `pip install` of a folder makes it."""
    subprocess.run([sys.executable, "-m", "venv", to], check=True)
    pip = [str(to / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check"]
    line = [*pip, str(source)]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    if "connection broken by" in done.stderr and not os.environ.get("CI"):
        pytest.skip("no package index can be reached from here")
    assert 0 == done.returncode, done.stderr
    return to
