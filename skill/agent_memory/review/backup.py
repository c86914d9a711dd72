"""Instruction files as they were before each change, so that undoing one restores every byte.

A backup's name says all: when, before which decision, of which file, and the digests of what was
there and of what the decision made of it.
"""

from __future__ import annotations

import hashlib
import re
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import files, policy

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable
    from pathlib import Path

    from agent_memory.ledger.records import Tier

_NONE = "0" * 16  # the digest of a file that was not there
_NAME = re.compile(
    r"(?P<stamp>\d{8}T\d{9}Z)-(?P<decision>[0-9a-f]{24})-(?P<target>[0-9a-f]{12})"
    r"-(?P<before>[0-9a-f]{16})-(?P<after>[0-9a-f]{16})\.md"
)


class Backup(NamedTuple):
    """One file as it was, and what a decision made of it, by digest."""

    path: Path
    stamp: str
    decision: str
    target: str
    before: str
    after: str


class Change(NamedTuple):
    """What a decision makes of one instruction file; None stands for no file."""

    target: Path
    before: bytes | None
    after: bytes | None
    tier: Tier = "L2"

    @property
    def became(self) -> str | None:
        """What the file has become, in words for the person; None where it is as it was."""
        name = self.target.name
        if self.after == self.before:
            return None
        if self.after is None:
            return f"{name} is removed: memory made it, and it holds nothing else"
        return f"{name} is there again" if self.before is None else f"{name} was changed"


def keep(folder: Path, change: Change, *, decision: str, at: dt.datetime) -> None:
    """Keep the file as it was, and no more than the last ones of it."""
    name = "-".join(
        (
            f"{at:%Y%m%dT%H%M%S}{at.microsecond // 1000:03}Z",
            decision,
            _key(change.target),
            _digest(change.before),
            _digest(change.after),
        )
    )
    files.folder(folder)
    files.replace(folder / f"{name}.md", change.before or b"")
    mine = [one for one in kept(folder) if one.target == _key(change.target)]
    for old in mine[: -policy.BACKUPS]:
        files.remove(old.path)


def kept(folder: Path) -> tuple[Backup, ...]:
    """The backups in a folder, the oldest first."""
    names: list[Path] = []
    with suppress(OSError):
        names = sorted(folder.iterdir())
    found = ((path, _NAME.fullmatch(path.name)) for path in names)
    return tuple(Backup(path, **name.groupdict()) for path, name in found if name)


def restored(folder: Path, change: Change, *, decision: str) -> Change | None:
    """The change, as one that puts the file back to every byte from before a decision.

    None when the file is no longer what the decision made of it, or its backup is gone.
    """
    now = _key(change.target), _digest(change.before)
    for one in kept(folder):
        if (one.decision, one.target, one.after) == (decision, *now):
            was = None if one.before == _NONE else files.read(one.path, cap=policy.MAX_INSTRUCTIONS)
            if _digest(was) == one.before:
                return change._replace(after=was)
    return None


def made(folder: Path, target: Path) -> bool:
    """Whether a file was not there before a decision, as far back as is kept."""
    return any((one.target, one.before) == (_key(target), _NONE) for one in kept(folder))


def rewrite(folder: Path, without: Callable[[bytes], bytes]) -> int:
    """Rewrite every backup through `without`, and say how many it changed."""
    count = 0
    for one in kept(folder):
        was = files.read(one.path, cap=policy.MAX_INSTRUCTIONS) or b""
        now = without(was)
        if now != was:
            name = one.path.name.replace(one.before, _digest(now), 1)
            files.replace(one.path.with_name(name), now)
            if name != one.path.name:
                files.remove(one.path)
            count += 1
    return count


def _digest(data: bytes | None) -> str:
    return _NONE if data is None else hashlib.sha256(data).hexdigest()[:16]


def _key(target: Path) -> str:
    return hashlib.sha256(str(target).encode("utf-8", "surrogateescape")).hexdigest()[:12]
