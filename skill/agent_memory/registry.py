"""Which places belong to which project, and the salt that each project hashes with.

Each line ends in a checksum of the rest, so that a flipped bit costs that line and is named.

A place that joins a known project by its remote alone stays unconfirmed until a person says so:
an unpacked archive may name any remote.
"""

from __future__ import annotations

import json
import os
import zlib
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from agent_memory import files, keys, policy
from agent_memory.errors import Refusal
from agent_memory.project import identify

if TYPE_CHECKING:
    from agent_memory.paths import Home
    from agent_memory.project import Identity

_Id = Annotated[str, Field(pattern=r"^[0-9a-f]{12}$")]


class Place(BaseModel):
    """One line: a path where a project was seen, or another id (`alias`) that means `id`."""

    model_config = ConfigDict(frozen=True, extra="allow", hide_input_in_errors=True)

    v: Literal[1] = 1
    id: _Id
    path: str | None = None
    common: str | None = None
    alias: _Id | None = None
    salt: Annotated[str, Field(pattern=r"^[0-9a-f]{16,128}$")] | None = None
    confirmed: bool = True


class Registry(NamedTuple):
    """All that was ever noted, in order; `faults` are the numbers of lines that are none."""

    places: tuple[Place, ...] = ()
    faults: tuple[int, ...] = ()

    def known(self, path: Path) -> str | None:
        """The project under which a path was last seen."""
        spelled = _spelled(path)
        ids = [place.id for place in self.places if place.path == spelled]
        return self.resolved(ids[-1]) if ids else None

    def resolved(self, identity: str) -> str:
        """The project that an id means, once every alias is followed."""
        aliases = {place.alias: place.id for place in self.places if place.alias}
        seen = {identity}
        while (meant := aliases.get(identity)) and meant not in seen:
            seen.add(meant)
            identity = meant
        return identity

    def salt(self, identity: str) -> str | None:
        """The salt of a project, which never changes once noted."""
        return next((p.salt for p in self.places if p.id == identity and p.salt), None)

    def roots(self, identity: str, *, user: Path) -> list[Path]:
        """Every place of a project in which a view may stand."""
        found: set[Path] = set()
        for place in self.places:
            if place.path and self.resolved(place.id) == identity:
                with suppress(Refusal, OSError):
                    root = identify(Path(place.path), user=user).root
                    found |= {root} if root else set()
        return sorted(found)

    def called(self, identity: str) -> str:
        """What a person knows a project by: the folder that it was last seen in, else its id."""
        names = {self.resolved(place.id): _base(place.path) for place in self.places if place.path}
        mine = names.get(identity, identity)
        alone = sum(name == mine for name in names.values()) == 1
        return mine if alone or mine == identity else f"{mine} ({identity[: policy.ID_PREFIX]})"

    def confirmed(self, identity: str, path: Path) -> bool:
        """Whether a place may share the memory of its project."""
        spelled = _spelled(path)
        return any(p.confirmed for p in self.places if (p.id, p.path) == (identity, spelled))

    def proven(self, identity: Identity) -> bool:
        """Whether more than a remote, which anyone can name, ties a place to its project."""
        others = [place for place in self.places if place.id == identity.id and place.path]
        if identity.basis != "remote" or not others:
            return True
        common = _spelled(identity.common) if identity.common else None
        return any(place.confirmed and place.common == common for place in others)

    def first(self, identity: str) -> str | None:
        """The place where a project was first seen."""
        return next((p.path for p in self.places if p.path and p.id == identity), None)

    def formers(self, identity: str, path: Path) -> list[str]:
        """The other projects of a place, unless a person said that it is this one's."""
        spelled = _spelled(path)
        ids = [self.resolved(place.id) for place in self.places if place.path == spelled]
        if ids.count(identity) > 1:  # what is only seen is noted once
            return []
        return [one for one in dict.fromkeys(ids) if one != identity]

    def formerly(self, identity: Identity) -> str | None:
        """The other project that this very repository was before its remote changed."""
        if identity.common is None:
            return None
        common = _spelled(identity.common)
        ids = [p.id for p in self.places if p.common == common and p.id != identity.id]
        return self.resolved(ids[-1]) if ids else None


def fresh_salt() -> str:
    """A salt for a project that has none yet."""
    return os.urandom(policy.SALT).hex()


def load(home: Home) -> Registry:
    """What the registry holds; a line that is none costs that line."""
    data = files.read(home.registry, cap=policy.MAX_REGISTRY) or b""
    places: list[Place] = []
    faults: list[int] = []
    for number, line in enumerate(data.splitlines(), start=1):
        try:
            places.append(_parsed(line))
        except (ValueError, RecursionError):  # a ValidationError is one, too
            faults.append(number)
    return Registry(tuple(places), tuple(faults))


def seen(home: Home, identity: Identity, path: Path, *, salt: str) -> Registry:
    """Note where a project was seen, once for each place; the first place brings the salt."""
    registry = load(home)
    if _place(registry, identity, path):
        return registry
    with files.lock(home.lock):
        registry = load(home)
        if _place(registry, identity, path):
            return registry
        return _added(
            home,
            registry,
            id=identity.id,
            path=_spelled(path),
            common=_spelled(identity.common) if identity.common else None,
            salt=None if registry.salt(identity.id) else salt,
            confirmed=registry.proven(identity),
        )


def confirm(home: Home, identity: Identity, path: Path) -> Registry:
    """Note that a person lets a place share the memory of its project."""
    with files.lock(home.lock):
        common = _spelled(identity.common) if identity.common else None
        return _added(home, load(home), id=identity.id, path=_spelled(path), common=common)


def rename(home: Home, old: str, new: str) -> Registry:
    """Note that the id `new` means the project `old`."""
    with files.lock(home.lock):
        return _added(home, load(home), id=old, alias=new)


def _added(home: Home, registry: Registry, **fields: Any) -> Registry:  # noqa: ANN401 - Place checks
    place = Place(**fields)
    body = json.dumps(place.model_dump(exclude_none=True), sort_keys=True).encode()
    files.append(home.registry, body[:-1] + _seal(body) + b"\n")
    return registry._replace(places=(*registry.places, place))


def _parsed(line: bytes) -> Place:
    """The place of one line; a ValueError or RecursionError where it is none, or not as written."""
    body = line[:-_SEAL] + b"}"
    if line[-_SEAL:] == _seal(body):
        line = body
    fields = json.loads(line, object_pairs_hook=keys.once)
    # Before there was a checksum no line had one; what has lost its own knows a key that is none.
    if line is not body and not set(fields) <= set(Place.model_fields):
        raise ValueError("its checksum does not agree")
    return Place.model_validate(fields)


def _seal(body: bytes) -> bytes:
    return f', "sum": "{zlib.crc32(body):08x}"}}'.encode()


_SEAL = len(_seal(b""))


def _place(registry: Registry, identity: Identity, path: Path) -> bool:
    spelled = _spelled(path)
    return any((place.id, place.path) == (identity.id, spelled) for place in registry.places)


def _base(path: str) -> str:
    """The last part of a path."""
    return path.rstrip("/").rpartition("/")[2] or path


def _spelled(path: Path) -> str:
    """A path as text; bytes that are no UTF-8 are spelled out."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")
