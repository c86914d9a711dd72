"""What the person set, as config.json holds it; the off switches are `switch`'s to read."""

from __future__ import annotations

import json
import re
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from agent_memory import clock, files, keys, patience, policy
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from pathlib import Path


def _zone(name: str) -> str:
    try:
        clock.zone(name)
    except Refusal:
        raise ValueError("is no time zone here; use a name such as Europe/Vienna") from None
    return name


def _pattern(pattern: str) -> str:
    try:
        made = re.compile(pattern)
    except (re.error, OverflowError, RecursionError):
        raise ValueError("is no regular expression") from None
    if patience.endless(made):
        raise ValueError("takes too long on some texts; repeat nothing that repeats already")
    return pattern


def _target(name: str) -> str:
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or path.suffix != ".md":
        raise ValueError("is no markdown file inside the project")
    return name


Pattern = Annotated[str, Field(min_length=1, max_length=1000), AfterValidator(_pattern)]


_MEANT = {  # what each setting holds, for a person who wrote something else
    "zone": "the name of a time zone, such as Europe/Vienna",
    "targets": "an object: ids of projects, each with a markdown file of that project",
    "private": "a list of regular expressions",
    "redact": 'a list of objects such as {"name": "badge", "pattern": "B-[0-9]+"}',
    "off": 'a list of "SessionStart", "UserPromptSubmit", "SessionEnd" or "all"',
}


class Rule(BaseModel):
    """One more thing that redaction takes out, and the name it is reported by."""

    model_config = ConfigDict(frozen=True, extra="allow", hide_input_in_errors=True)

    name: Annotated[str, Field(pattern=r"^[a-z0-9-]{1,40}$")]
    pattern: Pattern


class Config(BaseModel):
    """The person's settings; what a newer version added is kept."""

    model_config = ConfigDict(frozen=True, extra="allow", hide_input_in_errors=True)

    zone: Annotated[str, AfterValidator(_zone)] = "UTC"
    targets: dict[str, Annotated[str, AfterValidator(_target)]] = {}  # by project id
    private: tuple[Pattern, ...] = ()  # what matches is never kept
    redact: tuple[Rule, ...] = ()
    off: frozenset[Literal["all", "SessionStart", "UserPromptSubmit", "SessionEnd"]] = frozenset()


def unknown(held: Config) -> tuple[str, ...]:
    """What of the settings means nothing to this version, be it a newer one's or mistyped."""
    rules = ((f"redact.{number}.", rule) for number, rule in enumerate(held.redact))
    parts: list[tuple[str, Config | Rule]] = [("", held), *rules]
    return tuple(
        f"{where}{name}: no setting of this version, and does nothing{_near(name, part)}"
        for where, part in parts
        for name in part.model_extra or ()
    )


def _near(name: str, part: Config | Rule) -> str:
    import difflib  # noqa: PLC0415 - of no use to settings that are all known

    near = difflib.get_close_matches(name, type(part).model_fields, n=1)
    return f"; {near[0]} is one" if near else ""


def load(path: Path) -> Config:
    """The settings in a file, or the defaults where there is none."""
    data = files.read(path, cap=policy.MAX_CONFIG)
    if data is None:
        return Config()
    try:
        return Config.model_validate(
            json.loads(data.decode("utf-8-sig"), object_pairs_hook=keys.once)
        )
    except ValidationError as problem:
        first = problem.errors(include_url=False, include_input=False)[0]
        where = list(map(str, first["loc"])) or ["the file"]
        said = first["msg"].removeprefix("Value error, ")
        if first["type"] != "value_error":  # not our words but pydantic's, of types of its own
            said = f"is not right: {where[0]} takes {_MEANT.get(where[0], 'a JSON object')}"
        raise Refusal(f"{path}: {'.'.join(where)} {said}; correct it by hand") from None
    except (ValueError, RecursionError) as problem:
        raise Refusal(f"{path} is no JSON ({problem}); correct it by hand") from None
