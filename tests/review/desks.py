"""A project on disk with a person who decides: the desk of the tests."""

from __future__ import annotations

import os
import zlib
from typing import TYPE_CHECKING

from agent_memory import config, files, instructions, paths, project
from agent_memory.capture.redact import NOTHING
from agent_memory.ledger import journal, memory
from agent_memory.review import adopt, desk
from agent_memory.review.blockers import Terms
from tests.ledger.build import SALT, ZONE, day

if TYPE_CHECKING:
    import datetime as dt
    from pathlib import Path

    from agent_memory.instructions import Line
    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.memory import Journals
    from agent_memory.ledger.records import Decision, Record, Sighting
    from agent_memory.review.desk import Done


class Shop:
    """One person with one project, `shop`; `at` is where they decide."""

    def __init__(self, root: Path) -> None:
        self.root = root / "shop"
        self.root.mkdir()
        self.home = paths.home(
            {"HOME": str(root)}, data=root / "data", cache=root / "cache", client=root / ".claude"
        )
        self.identity = project.identify(self.root, user=root)
        self.at = desk.Desk(
            home=self.home,
            identity=self.identity,
            config=config.Config(),
            secrets=lambda: NOTHING,
            zone=ZONE,
            now=day(20),
            user=root,
            door="terminal",
            salt=SALT,
            roots=(self.root,),
            projects=(self.identity.id,),
        )

    @property
    def books(self) -> Journals:
        return memory.journals(self.home, self.identity.id)

    @property
    def claude(self) -> Path:
        """The instruction file of the project."""
        return self.root / "CLAUDE.md"

    def saw(self, *sightings: Sighting) -> Shop:
        """Sightings, as capture would have written them into this project's journal."""
        own = [one.model_copy(update={"project": self.identity.id}) for one in sightings]
        journal.append(self.books.sightings, own, token="x")  # noqa: S106
        return self

    def decided(self, *records: Record) -> Shop:
        """Decisions of another day."""
        own = [one.model_copy(update={"project": self.identity.id}) for one in records]
        journal.append(self.books.decisions, own, token="x")  # noqa: S106
        return self

    def lines(self) -> tuple[Line, ...]:
        """What the client loads here."""
        return instructions.loaded(self.home.client, self.root, root=self.root)

    def later(self, moment: dt.datetime) -> Shop:
        """The same shop at another moment."""
        self.at = self.at._replace(now=moment)
        return self

    def atom(self, text: str) -> Atom:
        """The claim of a wording, as memory holds it now."""
        held = self.at.held().memory
        return next(
            one for one in held.atoms if text in {one.text, *(s.text for s in one.sightings)}
        )

    def decisions(self) -> tuple[Decision, ...]:
        """What stands in the two journals of decisions."""
        return self.at.held().decisions.records  # type: ignore[return-value]

    def everything(self) -> bytes:
        """Every byte of ours, and of the project's own files."""
        found = b""
        for folder in (self.home.data, self.home.cache, self.root):
            for path in sorted(folder.rglob("*")):
                if path.is_file() and not path.is_symlink():
                    found += os.fsencode(path) + b"\n" + path.read_bytes()
        return found

    def put(self, name: str, data: bytes) -> Path:
        """A file of the project."""
        path = self.root / name
        files.folder(path.parent)
        path.write_bytes(data)
        return path


def shown(shop: Shop, name: str = "1") -> Done:
    """The claim of that name, shown as it stands."""
    done = adopt.adopt(shop.at, name)
    assert () == done.records
    return done


def adopted(shop: Shop, name: str = "1", terms: Terms = Terms()) -> Done:  # noqa: B008 - immutable
    """The claim of that name, adopted."""
    done = adopt.adopt(shop.at, name, terms)
    if not done.records:
        done = adopt.adopt(shop.at, name, terms)
    assert done.records, done.lines
    return done


def sealed(body: bytes) -> bytes:
    """A line of a journal with this body, of whatever kind or version."""
    return body[:-1] + b',"sum":"%08x"}\n' % zlib.crc32(body)
