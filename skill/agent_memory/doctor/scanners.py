"""Other people's scanners, asked for a second opinion where a person has installed one."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from agent_memory import policy
from agent_memory.doctor.problem import Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

Place = tuple[str, int, str]  # a file, a line of it, the scanner's own word for what stands there


class Scanner(NamedTuple):
    """A program, how it is asked, and where its answer names places.

    It is asked to redact what it prints and to verify nothing: that would send what it found away.
    """

    name: str
    options: tuple[str, ...]
    places: Callable[[Any], Iterator[Place]]


class Opinion(NamedTuple):
    """Who was asked, or why nobody was, and what they found."""

    asked: str
    leaks: tuple[Problem, ...] = ()


def opinion(paths: Sequence[Path], *, folders: str | None) -> Opinion:
    """What the installed scanners say of files; `folders` is where programs are looked for."""
    asked, leaks = [], list[Problem]()
    for one in SCANNERS:
        program = _program(one.name, folders or "")
        if program and paths:
            asked.append(program)
            leaks += _asked(program, one, paths)
    names = " nor ".join(one.name for one in SCANNERS)
    return Opinion(", ".join(asked) or f"none: neither {names} is installed", tuple(leaks))


def _program(name: str, folders: str) -> str | None:
    """The program of that name; what only stands in the folder that one is in is not asked."""
    for folder in folders.split(os.pathsep):
        path = Path(folder) / name
        if path.is_absolute() and path.is_file() and os.access(path, os.X_OK):
            return str(path)
    return None


def _asked(program: str, one: Scanner, paths: Sequence[Path]) -> list[Problem]:
    try:
        done = subprocess.run(  # noqa: S603 - found by its name, its words are ours
            [program, *one.options, *map(str, paths)],
            env={},  # in which it could be told to verify
            capture_output=True,
            timeout=policy.SCANNER_SECONDS,
            check=False,
        )
        places = dict.fromkeys(place for said in _said(done.stdout) for place in one.places(said))
    except (OSError, subprocess.TimeoutExpired, ValueError, LookupError, TypeError, AttributeError):
        return [Problem(program, "gave no answer that can be read; ask it yourself")]
    return [
        Problem(f"{file} line {line}", f"{one.name} says: {what}") for file, line, what in places
    ]


def _said(answer: bytes) -> Iterator[Any]:
    """The JSON values of an answer: one, or one a line."""
    try:
        yield json.loads(answer)
    except ValueError:
        yield from (json.loads(line) for line in answer.splitlines() if line.strip())


def _betterleaks(said: Any) -> Iterator[Place]:  # noqa: ANN401 - whatever it prints
    if one := said.get("finding"):
        yield one["location"]["path"], one["location"]["start_line"], one["rule_id"]


def _kingfisher(said: Any) -> Iterator[Place]:  # noqa: ANN401 - whatever it prints
    for one in said["findings"]:
        yield one["finding"]["path"], one["finding"]["line"], one["rule"]["id"]


SCANNERS = (
    Scanner(
        "betterleaks",
        ("fs", "--jsonl", "--redact", "--no-banner", "--exit-code=0", "--log-level=error"),
        _betterleaks,
    ),
    Scanner(
        "kingfisher",
        ("scan", "--format=json", "--redact", "--no-validate", "--no-update-check", "--quiet"),
        _kingfisher,
    ),
)
