"""The one boundary of the scripts: whatever happens within ends as a line and an exit code.

0 done, 1 refused or problems found, 2 usage, 130 interrupted. A traceback is logged, never shown.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import platform
import sys
import traceback
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from agent_memory import ambient, clock, escape, files, paths, policy
from agent_memory.errors import Refusal, refused, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def run(verb: str, argv: Sequence[str]) -> int:
    """Run one script and answer with its exit code."""
    _speak_utf8()
    ambient.cleared(os.environ)
    try:
        return _answered(verb, argv)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _leave_the_pipe()
        return 0
    except Exception as problem:  # noqa: BLE001 - the boundary
        reason = _reason(problem) or _logged(verb, argv, problem)
        with contextlib.suppress(OSError):
            print(f"memory_{verb}: {escape.terminal(reason)}", file=sys.stderr)
        try:
            _flush()
        except OSError:  # what cannot take the answer cannot take it at the end, either
            _leave_the_pipe()
        return 1


def _answered(verb: str, argv: Sequence[str]) -> int:
    module = importlib.import_module(f"agent_memory.cli.{verb}")
    code: int = module.answer(module.parser().parse_args(argv))
    _flush()
    return code


def _flush() -> None:
    print(end="", flush=True)  # there may be no stdout, which print bears


def _reason(problem: Exception) -> str | None:
    """What to tell a person about a problem that is not ours, or None for one that is."""
    match problem:
        case Refusal():
            return str(problem)
        case ModuleNotFoundError() if problem.name in policy.PACKAGES:
            return f"this python has no {problem.name}; {_to_get_packages()}"
        case OSError():
            return refused(problem)
        case _:
            return None


def _to_get_packages(root: Path | None = None) -> str:
    """What brings the packages, by a path that holds wherever it is typed."""
    from agent_memory import pythons  # noqa: PLC0415 - of no use to a script that can run

    root = root or pythons.ROOT
    python = pythons.beside(root)
    for found in (python, *_recorded()):
        with contextlib.suppress(OSError):  # a folder may be closed to who asks
            if found.exists():
                return f"run it with {found}"
    return f"run {root / 'scripts' / 'bootstrap'}, then this with {python}"


def _recorded() -> Iterator[Path]:
    """The pythons that `/cs:memory setup` recorded."""
    from agent_memory import installed  # noqa: PLC0415 - of no use to a script that can run

    with contextlib.suppress(Refusal):
        for _, found in installed.pointers(paths.home(os.environ).client):
            if not isinstance(found, Refusal):
                yield found.python


def _logged(verb: str, argv: Sequence[str], problem: Exception) -> str:
    """Note a fault of our own where the doctor finds it, and say where that is."""
    log = _log(argv)
    if log is None:
        return "it broke, and HOME names no folder in which to note why"
    versions = f"python {platform.python_version()} policy {policy.VERSION}"
    # A line of the log has an end: what happened stands first, then the frames from the inside out.
    frames = reversed(traceback.extract_tb(problem.__traceback__))
    trace = (f"{Path(one.filename).name}:{one.lineno} {one.name}" for one in frames)
    said = " < ".join((words(problem), *trace))
    note = f"{clock.stamp(clock.now())} memory_{verb} {versions} {said}"
    files.note(log, note, keep=policy.ERROR_LOG_LINES)
    return f"it broke; the reason is in {log}"


def _log(argv: Sequence[str]) -> Path | None:
    """The error log; it stands in the cache that the arguments name, if they do."""
    with contextlib.suppress(Refusal, ValueError, IndexError):
        if "--cache" in argv:
            cache = Path(argv[argv.index("--cache") + 1]).absolute()
            return paths.Home(cache, cache, cache).errors
        return paths.home(os.environ).errors
    return None


def _speak_utf8() -> None:
    """Print the same bytes under every locale; what UTF-8 cannot say is spelled out."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _leave_the_pipe() -> None:
    """Let the interpreter's own last flush find something that takes it."""
    with contextlib.suppress(OSError, ValueError):
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, sys.stdout.fileno())
