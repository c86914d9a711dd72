"""`/cs:memory setup`: a python for the working hooks, the person's places and zone, a first sweep.

It runs on whatever python a machine has, with nothing installed. No environment variable chooses
what is run or installed: programs are named by absolute path, packages by hash. A venv is built
beside the one that hooks run from, and the pointer is written last, so a setup that was cut off has
changed nothing.
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

from agent_memory import clock, event, paths, pointer, policy, switch
from agent_memory.errors import Refusal
from agent_memory.pointer import Pointer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from agent_memory.event import Event
    from agent_memory.paths import Home

ROOT = Path(__file__).resolve().parents[2]
LOCKED = ROOT / "hooks" / "requirements.lock"
_SWEEP = ROOT / "hooks" / "sweep.py"
_VENVS = ("venv", "venv-2")  # below the plugin's folder
_LOCALTIME = Path("/etc/localtime")
_FOLDERS = ("/usr/bin", "/usr/local/bin", "/opt/homebrew/bin", "/opt/local/bin")
_NAMES = ("python3", *(f"python3.{minor}" for minor in range(14, policy.PYTHON[1] - 1, -1)))
_OWN = (".local/bin/python3*", ".pyenv/versions/3.*/bin/python3")  # below the person's home
_OWN_UV = ".local/share/uv/python/*/bin/python3"
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


def setup(found: Event, plugin: Path, zone: str, env: Mapping[str, str]) -> list[str]:
    """Set memory up for a person, and say what was chosen."""
    home = _places(found, plugin, env)
    for place in (home.data, home.cache):
        if event.within(place, found.project) and not event.within(found.user, found.project):
            raise Refusal(f"{place} stands inside this project; type setup in another one")
    named = _zone(zone, switch.settings(home.config))
    python, how = _chosen(list(candidates(plugin, found.user)), plugin, env)
    if named:
        switch.keep(home, zone=named)
    off = switch.off(switch.settings(home.config))
    pointer.write(plugin, Pointer(python, home.data, home.cache, tuple(sorted(off))))
    _begin(found, python, env)
    return [
        "memory is on",
        f"  python  {python}, {how}",
        f"  data    {home.data}",
        f"  cache   {home.cache}",
        f"  zone    {_said_zone(switch.settings(home.config).get('zone'), typed=bool(zone))}",
        "what you said in this project before is being read; work as ever: what you say in two",
        "conversations on two days waits for you, and /cs:memory lists it",
    ]


def candidates(plugin: Path, user: Path) -> Iterator[Path]:
    """The pythons that may be here, the likeliest first, each by its absolute path."""
    yield from (plugin / name / "bin" / "python" for name in _VENVS)
    yield ROOT / ".venv" / "bin" / "python"
    if (
        ROOT.parent.name == "share"
    ):  # pip put us below the python that it installed the packages for
        yield ROOT.parents[1] / "bin" / "python"
    if sys.executable:
        yield Path(sys.executable)
    for folder in _FOLDERS:
        yield from (Path(folder, name) for name in _NAMES)
    for pattern in (*_OWN, _OWN_UV):
        yield from sorted(user.glob(pattern), reverse=True)


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


def system_zone(localtime: Path = _LOCALTIME) -> str | None:
    """The zone that this machine is set to, by the file that its link leads to."""
    _, inside, name = os.path.realpath(localtime).partition("/zoneinfo/")
    name = re.sub(r"\A(?:posix|right)/", "", name)
    try:
        return name if inside and clock.zone(name) else None
    except Refusal:
        return None


# -- the places and the zone -----------------------------------------------------------------------


def _places(found: Event, plugin: Path, env: Mapping[str, str]) -> Home:
    """Where memory is kept: where an earlier setup put it, else where such data belongs."""
    with suppress(Refusal, OSError):
        before = pointer.read(plugin)
        if before:
            return paths.home(env, data=before.data, cache=before.cache, client=found.client)
    return paths.home(env, client=found.client)


def _zone(asked: str, held: Mapping[str, object]) -> str | None:
    """The zone to be kept: the one that was asked for, else the machine's where none is held."""
    if asked:
        clock.zone(asked)
        return asked
    return None if held.get("zone") else system_zone()


def _said_zone(held: object, *, typed: bool = False) -> str:
    zone = str(held) if held else "UTC"
    return zone if typed else f"{zone}; /cs:memory setup Europe/Vienna names another"


# -- the python ------------------------------------------------------------------------------------


def _chosen(paths: Iterable[Path], plugin: Path, env: Mapping[str, str]) -> tuple[Path, str]:
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


# -- the first sweep -------------------------------------------------------------------------------


def _begin(found: Event, python: Path, env: Mapping[str, str]) -> None:
    """Start the sweep that every start of a session makes, in the background.

    A shell puts it there and leaves, so that no process of ours waits for it; what it reads goes
    by another number, because a shell takes stdin away from what it leaves behind.
    """
    words = ["-I", "-X", "utf8", str(_SWEEP)]
    told = {
        "hook_event_name": "SessionStart",
        "session_id": found.session,
        "transcript_path": str(found.transcript or ""),
        "prompt_id": "setup",
    }
    subprocess.run(  # noqa: S603 - as above
        ["/bin/sh", "-c", '{ "$@" <&3 & } 3<&0', "sh", str(python), *words],
        env=dict(env),
        cwd="/",
        input=json.dumps(told).encode(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        check=False,
    )
