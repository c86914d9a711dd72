"""The whole loop in a throw-away home, from a typed rule to its line in CLAUDE.md.

What a person has is neither read nor written. The first step that fails ends it and is named.
"""

from __future__ import annotations

import datetime as dt
import subprocess
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import files, pointer, policy, project
from agent_memory.errors import Refusal
from agent_memory.pointer import Pointer
from agent_memory.standin import Place, Session

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

RULE = "From now on use pnpm instead of npm"
ABOUT = "install the packages with npm and commit the lockfile"
_AGO = (3, 1)  # days, of each session in which the rule is typed
_FAULTS = (OSError, ValueError, LookupError, subprocess.SubprocessError, Refusal)


class Step(NamedTuple):
    """One step of the loop, and what was wrong with it."""

    what: str
    problem: str | None


class Trial(NamedTuple):
    """A home with nothing but the plugin's pointer and one project, and the sessions held there."""

    place: Place
    before: tuple[Session, ...]  # those in which the rule was typed
    today: Session

    @property
    def data(self) -> Path:
        """The person's data."""
        return self.place.user / "data"

    @property
    def cache(self) -> Path:
        """What the hooks read, and where they note what fails."""
        return self.place.user / "cache"


def prove(plugin: Path, python: Path, *, now: dt.datetime) -> Iterator[Step]:
    """The steps of the loop up to the first that fails."""
    with files.scratch() as home:
        trial = _trial(plugin, home, now)
        _furnish(trial, python)
        for what, problem_of in _STEPS:
            try:
                problem = problem_of(trial)
            except _FAULTS as reason:
                problem = f"{type(reason).__name__}: {reason}"
            yield Step(what, f"{problem}{_noted(trial)}" if problem else None)
            if problem:
                return


def _trial(plugin: Path, home: Path, now: dt.datetime) -> Trial:
    client = home / ".claude"
    place = Place(
        plugin=plugin,
        user=home,
        project=home / "project",
        data=client / "plugins" / "data" / "cs-proof",
        transcripts=client / "projects" / "-project",
    )
    today, *before = (_session(place, now - dt.timedelta(days=ago)) for ago in (0, *_AGO))
    return Trial(place, tuple(before), today)


def _session(place: Place, at: dt.datetime) -> Session:
    return Session(place, f"agent-memory proof {at}", lambda: at)


def _furnish(trial: Trial, python: Path) -> None:
    """Lay out what the client and an earlier setup would have."""
    place = trial.place
    for folder in (place.project, place.data, place.transcripts):
        files.folder(folder)
    if project.identify(place.project, user=place.user).root != place.project:
        raise Refusal(f"{place.user} stands in a repository; point TMPDIR elsewhere")
    pointer.write(place.data, Pointer(python, trial.data, trial.cache))
    for session in trial.before:
        session.write(f"{RULE}.")


# -- the steps -------------------------------------------------------------------------------------


def _taken_in(trial: Trial) -> str | None:
    for session in trial.before:
        session.end()
    journals = trial.data.glob("projects/*/sightings.jsonl")
    kept = sum(path.read_text("utf-8").count(f'"text":"{RULE}"') for path in journals)
    return None if kept == len(_AGO) else f"{kept} of {len(_AGO)} were kept"


def _announced(trial: Trial) -> str | None:
    return _unless("/cs:memory", trial.today.start().person)


def _reminded(trial: Trial) -> str | None:
    return _unless(RULE, trial.today.prompt(ABOUT).model)


def _listed(trial: Trial) -> str | None:
    return _unless(RULE, trial.today.command())


def _explained(trial: Trial) -> str | None:
    return _unless(f"{len(_AGO)} conversations on {len(_AGO)} days", trial.today.command("why 1"))


def _adopted(trial: Trial) -> str | None:
    said = trial.today.command("adopt 1")
    written = files.read(trial.place.project / "CLAUDE.md", cap=policy.MAX_CONFIG) or b""
    return None if f"- {RULE}\n".encode() in written else f"it says {said!r}"


_STEPS: tuple[tuple[str, Callable[[Trial], str | None]], ...] = (
    ("a rule is typed on two days, and SessionEnd takes it in", _taken_in),
    ("SessionStart says that it waits", _announced),
    ("UserPromptSubmit reminds a prompt of it", _reminded),
    ("/cs:memory lists it", _listed),
    ("/cs:memory why 1 shows both conversations", _explained),
    ("/cs:memory adopt 1 writes its line into CLAUDE.md", _adopted),
)


def _unless(words: str, said: str) -> str | None:
    return None if words in said else f"it says {said!r}"


def _noted(trial: Trial) -> str:
    """What the hooks noted of a failure, behind what is said of it."""
    logs = [*trial.place.data.glob("errors.log"), *trial.place.user.glob("*/**/errors.log")]
    lines = [line for log in logs for line in log.read_text("utf-8", "replace").splitlines()]
    return f"; noted: {lines[-1]}" if lines else ""
