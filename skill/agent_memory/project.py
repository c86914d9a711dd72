"""Which project a session belongs to, from where it started: nothing is run to find out."""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.parse import unquote

from agent_memory import git, paths, policy
from agent_memory.errors import Refusal

Basis = Literal["remote", "commondir", "path"]

_SCP = re.compile(r"(?P<authority>(?:[^/\s@]+@)?(?:\[[^\]]+\]|[^/:\s\[\]]{2,})):(?P<path>[^\s].*)")
_HOST = re.compile(r"[\w.-]+|\[[0-9a-f:.]+\]")
_PORT = re.compile(r":\d*\Z")
_SCHEMES = frozenset(("ssh", "git", "http", "https", "git+ssh", "ssh+git", "git+https"))
_CASELESS = frozenset(("github.com", "gitlab.com", "bitbucket.org"))


class Identity(NamedTuple):
    """A project: its id, what the id rests on, and where its view may stand."""

    id: str
    basis: Basis
    key: str
    root: Path | None
    common: Path | None = None


def identify(start: Path, *, user: Path) -> Identity:
    """The project of a start directory; the home directory `user` and `/` get no view."""
    real = _real(start)
    if not os.path.isdir(real):  # noqa: PTH112 - pathlib's raises where nothing may be looked up
        # Removed since: its path is all there is.
        return _identity("path", str(real), None, None)
    found = git.repository(real)
    root = found.root if found else real
    if root in (_real(user), Path(real.anchor)):
        root = None
    if found is None:
        return _identity("path", str(real), root, None)
    if found.origin and (key := remote(found.origin, base=found.root or found.common)):
        return _identity("remote", key, root, found.common)
    return _identity("commondir", str(found.common), root, found.common)


def remote(url: str, *, base: Path) -> str | None:
    """The one form of a remote's many spellings, or None; a local one is relative to `base`."""
    url = url.strip()
    if not url.isprintable() or len(url) > policy.MAX_REMOTE:
        return None
    scheme, separator, rest = url.partition("://")
    if separator and scheme.lower() in _SCHEMES:
        authority, _, path = rest.partition("/")
        return _hosted(authority, path)
    if separator:
        return _local(unquote(rest), base) if scheme.lower() == "file" else None
    if scp := _SCP.fullmatch(url):
        return _hosted(scp["authority"], scp["path"])
    return _local(url, base)


def _hosted(authority: str, path: str) -> str | None:
    host = _PORT.sub("", authority.rpartition("@")[2]).lower().rstrip(".")
    path = unquote(path.partition("?")[0].partition("#")[0])
    path = "/".join(part for part in path.split("/") if part).removesuffix(".git").rstrip("/")
    if not path or not _HOST.fullmatch(host):
        return None
    return f"{host}/{path.lower() if host in _CASELESS else path}"


def _local(path: str, base: Path) -> str | None:
    if not path or "\0" in path:
        return None
    try:
        real = os.path.realpath(base / path)
    except (OSError, ValueError, RecursionError):  # links without an end
        return None
    return "file:" + real.removesuffix("/.git").removesuffix(".git")


def _identity(basis: Basis, key: str, root: Path | None, common: Path | None) -> Identity:
    digest = hashlib.sha256(f"{basis}\0{key}".encode("utf-8", "surrogatepass"))
    return Identity(digest.hexdigest()[: paths.ID_LENGTH], basis, key, root, common)


def _real(path: Path) -> Path:
    if not path.is_absolute() or len(str(path)) > policy.MAX_PATH:
        raise Refusal(f"{str(path)[:80]!r} is no absolute path; name a folder of this machine")
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError):
        raise Refusal(f"{str(path)[:80]!r} is no path; name a folder of this machine") from None
