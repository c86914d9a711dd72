"""Whatever of ours is written goes through files.py."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

DOORS = {"files.py", "way.py", "offer/told.py"}
MODULES = {"shutil", "tempfile"}
SYSTEM = frozenset(
    """open replace rename renames unlink remove mkdir makedirs rmdir removedirs truncate
    ftruncate write link symlink chmod""".split()  # noqa: SIM905 - twenty words read better
)
METHODS = frozenset(
    """write_text write_bytes touch mkdir unlink rmdir rename symlink_to hardlink_to
    chmod""".split()  # noqa: SIM905 - as above
)
READING = {f"os.O_{name}" for name in ("RDONLY", "CLOEXEC", "NONBLOCK", "NOFOLLOW", "DIRECTORY")}
PACKAGE = Path(__file__).parent.parent / "skill" / "agent_memory"


def ways_around(source: str) -> list[str]:
    """Every call in a module that could write without the one door."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [each.name for each in node.names] + [getattr(node, "module", None) or ""]
            found += [name for name in names if name.split(".")[0] in MODULES]
        elif isinstance(node, ast.Call):
            found += _call(node)
    return found


def _call(node: ast.Call) -> list[str]:
    name = ast.unparse(node.func).replace("posix.", "os.")  # what the hot modules have of os
    receiver, _, method = name.rpartition(".")
    if name in {"open", "io.open"}:
        around = _writes(node, 1)
    elif name == "os.open":
        around = _opens(node)
    elif name == "os.write" and ast.unparse(node.args[0]) == "1":
        around = False  # stdout
    elif receiver in {"os", "files"}:
        around = receiver == "os" and method in SYSTEM
    elif method in {"replace", "rename"}:  # a string's takes two arguments, a date's only keywords
        around = len(node.args) == 1 and not node.keywords
    elif method == "open":
        around = _writes(node, 0)
    else:
        around = bool(receiver) and method in METHODS
    return [name] if around else []


def _opens(node: ast.Call) -> bool:
    """Whether `os.open` may write: its flags must all be named, and none of them a writing one."""
    target, *rest = map(ast.unparse, node.args)
    flags = set(rest[0].replace("(", "").replace(")", "").split(" | ")) if rest else set()
    return target != "os.devnull" and not flags <= READING


def _writes(node: ast.Call, position: int) -> bool:
    modes = node.args[position : position + 1] + [k.value for k in node.keywords if k.arg == "mode"]
    return any(not isinstance(m, ast.Constant) or set(str(m.value)) & set("wax+") for m in modes)


@pytest.mark.parametrize(
    "source",
    [
        "open(p, 'w')",
        "open(p, mode='ab')",
        "open(p, mode)",
        "p.open('r+')",
        "p.write_text(t)",
        "p.replace(q)",
        "p.rename(q)",
        "p.mkdir()",
        "os.open(p, f)",
        "os.open(p, os.O_RDONLY | os.O_CREAT)",
        "io.open(p, 'w')",
        "os.replace(p, q)",
        "os.truncate(p, 0)",
        "posix.open(p, f)",
        "posix.write(file, d)",
        "import shutil",
        "from tempfile import mkstemp",
        "import shutil.x as y",
    ],
)
def test_the_check_sees(source):
    """
    Each way around the door is found where it stands.
    """
    assert len(ways_around(source)) >= 1


@pytest.mark.parametrize(
    "source",
    [
        "open(p)",
        "open(p, 'rb')",
        "p.open()",
        "'a'.replace('b', 'c')",
        "day.replace(tzinfo=z)",
        "files.remove(p)",
        "files.replace(p, d)",
        "registry.rename(home, old, new)",
        "os.stat(p)",
        "os.open(p, os.O_RDONLY | os.O_NOFOLLOW)",
        "os.open(os.devnull, os.O_WRONLY)",
        "io.open(p)",
        "posix.write(1, d)",
        "items.remove(1)",
    ],
)
def test_the_check_passes_over(source):
    """
    Reading, and what only sounds like writing, is no way around.
    """
    assert [] == ways_around(source)


def test_no_module_writes_by_itself():
    """
    No module but the door names a call that writes.
    """
    modules = {path.relative_to(PACKAGE).as_posix(): path for path in PACKAGE.rglob("*.py")}
    found = {
        name: ways_around(path.read_text(encoding="utf-8"))
        for name, path in modules.items()
        if name not in DOORS
    }
    assert len(found) > 100
    assert {} == {name: around for name, around in found.items() if around}


@pytest.mark.parametrize(
    "line",
    [
        "open(path, 'w').close()",
        "os.close(os.open(path, os.O_CREAT | os.O_WRONLY))",
        "os.mkdir(path)",
        "os.replace(other, path)",
        "pathlib.Path(other).unlink()",
    ],
)
def test_the_watch_sees_a_write(guard, package, tmp_path, line):
    """
    A write from a module of ours is on the list that fails the suite.
    """
    other = tmp_path / "other"
    other.touch()
    names = {"os": os, "pathlib": __import__("pathlib"), "path": tmp_path / "new", "other": other}
    before = len(guard.found)
    exec(compile(line, str(package / "rogue.py"), "exec"), names)  # noqa: S102 - a fixed line
    assert [str(package / "rogue.py")] == [each.split(":")[0] for each in guard.found[before:]]


@pytest.mark.parametrize("module", ["files.py", "../elsewhere.py"])
def test_the_watch_passes_over(guard, package, tmp_path, module):
    """
    The door itself and code that is not ours are not on the list.
    """
    before = list(guard.found)
    code = compile("open(path, 'w').close()", str((package / module).resolve()), "exec")
    exec(code, {"path": tmp_path / "new"})  # noqa: S102 - a fixed line
    assert before == guard.found
