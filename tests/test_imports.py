"""What the hot and the early modules may load, and the python they must run on."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "skill" / "agent_memory"
HOT = ("text.py",)
READING = tuple(f"offer/{name}.py" for name in ("answer", "prompt", "recall", "tell", "told"))
# What comes with the interpreter itself; json is what a strange one falls back on, pwd is for a
# session in the home directory, and the rest is named for the type checker alone.
LIGHT = {"posix", "time", "_json", "json", "pwd", "typing", "collections.abc"}
LIGHT |= {"agent_memory.offer", "agent_memory.offer.prompt", "agent_memory.text"}
EARLY = ("errors.py", "paths.py")  # `setup` must find its way on a bare python
# ... and these, too; what they load without packages is tests/hooks/test_setup.py's.
WORKING = (
    *("ambient.py", "clock.py", "early.py", "escape.py", "event.py", "files.py", "hook.py"),
    *("pointer.py", "policy.py", "pythons.py", "setup.py", "silence.py", "switch.py", "way.py"),
)


def imported(module: str) -> set[str]:
    """The top-level name of everything that a module imports, at whatever depth."""
    names = set()
    for node in ast.walk(ast.parse((PACKAGE / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names


@pytest.mark.parametrize("module", HOT)
def test_hot_modules_import_nothing(module):
    """
    A module that every prompt loads has no import, not even of annotations.
    """
    assert set() == imported(module)


@pytest.mark.parametrize("module", HOT)
def test_hot_modules_load_nothing(module):
    """
    On a bare interpreter it brings itself and the package, and nothing else.
    """
    name = module.removesuffix(".py")
    script = (
        f"import sys; sys.path.insert(0, {str(PACKAGE.parent)!r}); before = set(sys.modules)\n"
        f"from agent_memory import {name}\nprint(*sorted(set(sys.modules) - before))"
    )
    line = [sys.executable, "-I", "-S", "-c", script]
    said = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    assert f"agent_memory agent_memory.{name}\n" == said


@pytest.mark.parametrize("module", READING)
def test_reading_modules_import_next_to_nothing(module):
    """
    A reading hook names only what the bare interpreter has loaded already, or at no cost.
    """
    assert set() == imported(module) - LIGHT


@pytest.mark.parametrize("module", READING)
def test_reading_modules_parse_on_3_9(module):
    """
    The grammar is that of Python 3.9; tests/hooks runs them on it where it is installed.
    """
    source = (PACKAGE / module).read_text(encoding="utf-8")
    assert ast.parse(source, feature_version=(3, 9))


@pytest.mark.parametrize("module", EARLY)
def test_early_modules_need_no_package(module):
    """
    What `setup` needs comes with python itself.
    """
    ours = {"agent_memory.errors"}
    assert set() == {
        name
        for name in imported(module) - ours
        if name.split(".")[0] not in sys.stdlib_module_names
    }


@pytest.mark.parametrize("module", [*HOT, *EARLY, *WORKING])
def test_runs_on_3_9(module):
    """
    The grammar is that of Python 3.9, and no annotation that is evaluated joins types with a bar.
    """
    tree = ast.parse((PACKAGE / module).read_text(encoding="utf-8"), feature_version=(3, 9))
    if "__future__" in imported(module):
        return
    notes = [
        node.annotation
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation
    ]
    notes += [
        node.returns
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.returns
    ]
    assert [] == [
        note for note in notes if any(isinstance(each, ast.BinOp) for each in ast.walk(note))
    ]


def test_reading_does_not_pay_for_the_lock():
    """
    Whoever only reads does not load filelock, which takes 40 ms.
    """
    script = (
        f"import sys; sys.path.insert(0, {str(PACKAGE.parent)!r})\n"
        "from agent_memory import files; print('filelock' in sys.modules)"
    )
    line = [sys.executable, "-I", "-c", script]
    assert "False\n" == subprocess.run(line, capture_output=True, text=True, check=True).stdout
