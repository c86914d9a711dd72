"""The pythons of this machine: where they may be, what they have, and a venv for one that has not.

No environment variable chooses what is run or installed: programs are named by absolute path,
packages by hash. A venv is built beside the one that hooks run from.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import pointer, policy
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

ROOT = Path(__file__).resolve().parents[2]
LOCKED = ROOT / "hooks" / "requirements.lock"
_VENVS = ("venv", "venv-2")  # below the plugin's folder
_FOLDERS = ("/usr/bin", "/usr/local/bin", "/opt/homebrew/bin", "/opt/local/bin")
_NAMES = ("python3", *(f"python3.{minor}" for minor in range(14, policy.PYTHON[1] - 1, -1)))
_OWN = (  # below the person's home
    ".local/bin/python3*",
    ".pyenv/versions/3.*/bin/python3",
    ".local/share/uv/python/*/bin/python3",
)
# What pip needs of the environment to reach the network; what it fetches is checked by its hash.
_NETWORK = re.compile(r"(?:https?|all|no)_proxy|(?:ssl|requests|curl)_\w+", re.IGNORECASE)
_PROBE = """
import json, sys
from importlib import metadata, util
def version(name):
    try:
        getattr(__import__(name), "BaseModel", None)  # pydantic loads the rest of itself for this
        return metadata.version(name)
    except Exception:
        return ""
builds = all(map(util.find_spec, ("venv", "ensurepip")))
print(json.dumps([sys.version_info[:2], [version(name) for name in sys.argv[1:]], builds]))
"""


class Python(NamedTuple):
    """A python of this machine: whether it has the packages, and whether it can build a venv."""

    path: Path
    version: tuple[int, ...]
    ready: bool
    builds: bool


def candidates(plugin: Path, user: Path) -> Iterator[Path]:
    """The pythons that may be here, the likeliest first, each by its absolute path."""
    yield from (plugin / name / "bin" / "python" for name in _VENVS)
    yield beside(ROOT)
    if sys.executable:
        yield Path(sys.executable)
    for folder in _FOLDERS:
        yield from (Path(folder, name) for name in _NAMES)
    for pattern in _OWN:
        yield from sorted(user.glob(pattern), reverse=True)


def beside(root: Path = ROOT) -> Path:
    """The python that has the packages where anybody built it: the clone's own, or pip's."""
    if root.parent.name == "share":  # pip laid us below the python that it installed them for
        return root.parents[1] / "bin" / "python"
    return root / ".venv" / "bin" / "python"


def probed(path: Path, env: Mapping[str, str]) -> Python | None:
    """What a python says of itself, or None where it does not answer."""
    line = [str(path), "-I", "-c", _PROBE, *policy.PACKAGES]
    try:
        said = _run(line, env, seconds=policy.PROBE_SECONDS)
        version, versions, builds = json.loads(said.stdout)
        ready = all(
            _numbers(has) >= least for has, least in zip(versions, policy.PACKAGES.values())
        )
    except (OSError, subprocess.SubprocessError, ValueError, TypeError):
        return None
    fits = tuple(version) >= policy.PYTHON
    return Python(path, tuple(version), ready=ready and fits, builds=bool(builds) and fits)


def chosen(paths: Iterable[Path], plugin: Path, env: Mapping[str, str]) -> tuple[Path, str]:
    """A python that has the packages, used as it is; else one that is given them."""
    builder: Python | None = None
    for path in dict.fromkeys(paths):
        if not os.access(path, os.X_OK):
            continue
        python = probed(path, env)
        if python and python.ready:
            return path, "which has the packages"
        # What a setup that was cut off left behind is built anew, by another python.
        builds = python is not None and python.builds and plugin not in path.parents
        if python and builds and (builder is None or python.version > builder.version):
            builder = python
    if builder is None:
        least = ".".join(map(str, policy.PYTHON))
        raise Refusal(
            f"no python {least} or newer that can build a venv was found in {', '.join(_FOLDERS)} "
            "or your home; install one (Debian: apt-get install python3-venv), then type it again"
        )
    return _built(builder.path, _spare(plugin), env), f"built with {builder.path}"


def _spare(plugin: Path) -> Path:
    """The folder for a new venv: never the one that hooks run from."""
    first, second = (plugin / name for name in _VENVS)
    with suppress(Refusal, OSError):
        used = pointer.read(plugin)
        if used and first in used.python.parents:
            return second
    return first


def _built(python: Path, folder: Path, env: Mapping[str, str]) -> Path:
    """A venv with the packages, each checked by its hash."""
    inside = folder / "bin" / "python"
    pip = ["-m", "pip", "--isolated", "install", "--quiet", "--no-input", "--require-hashes"]
    pip += ["--only-binary", ":all:", "--disable-pip-version-check", "--retries", "2"]
    pip += ["--requirement", str(LOCKED)]
    venv = [str(python), "-I", "-m", "venv", "--clear", str(folder)]
    steps = ((venv, policy.VENV_SECONDS), ([str(inside), "-I", *pip], policy.BUILD_SECONDS))
    for line, seconds in steps:
        try:
            done = _run(line, env, seconds=seconds)
        except subprocess.TimeoutExpired:
            raise Refusal(
                f"the packages did not come within {seconds} seconds; type it again"
            ) from None
        if done.returncode:
            raise Refusal(_why(line, done.stderr))
    made = probed(inside, env)
    if made is None or not made.ready:
        raise Refusal(f"{inside} does not start; remove {folder}, then type it again")
    return inside


def _why(line: list[str], said: str) -> str:
    """What kept a step of the build from its end, in one line."""
    if "connection broken by" in said:  # pip's words; its last line only names the first package
        return (
            "the package index cannot be reached, so memory stays as it was; "
            "once you are online, type /cs:memory setup again"
        )
    lines = said.strip().splitlines() or ["it said nothing"]
    first = next((one for one in lines if one.startswith("ERROR: ")), lines[-1])
    return f"{' '.join(line[:4])} failed: {first}; mend it, then type it again"


def _run(
    line: list[str], env: Mapping[str, str], *, seconds: float
) -> subprocess.CompletedProcess[str]:
    """A program to its end, with nothing of the environment that could lead it elsewhere."""
    kept = {
        name: value for name, value in env.items() if name == "HOME" or _NETWORK.fullmatch(name)
    }
    return subprocess.run(  # noqa: S603 - a program by its absolute path, its words a list
        line,
        env={**kept, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "AGENT_MEMORY": "0"},
        cwd="/",
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        timeout=seconds,
        check=False,
    )


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)[:2]))
