"""The parts of a clause, as reading finds them and as its construction is turned around."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from agent_memory.ledger.pieces import Piece


@dataclass(slots=True)
class Reading:
    """The parts of a clause, as far as it was read."""

    found: list[Piece]
    main: list[Piece] = field(default_factory=list)
    condition: list[Piece] = field(default_factory=list)
    against: list[Piece] = field(default_factory=list)
    front: list[Piece] = field(default_factory=list)  # a scope that stands before the clause
    into: list[Piece] = field(default_factory=list)  # the part that the next piece belongs to
    prohibits: bool = False
    complaint: bool = False
    deictic: bool = False
    scope_at: int | None = None  # positions in main
    link_at: int | None = None
    not_at: int = 0
    pauses: list[int] = field(default_factory=list)
    tools: list[str] = field(default_factory=list)  # what something is done with
    preps: list[tuple[int, str]] = field(default_factory=list)  # where in main a place may begin
    place: list[Piece] = field(default_factory=list)  # where the clause wants something to be
    over: bool = False  # a reason was begun, and nothing more is wanted or forbidden
    ended: int | None = None  # where a reason began, among all pieces
    passes: int | None = None  # a piece that is not read: "take" in "..., take it from X"
    tells: bool = False  # what "it" stands for was named: "no X in Y, put it into Z"
    only: bool = False
    passive: bool = False  # the negation may belong to what stands before it
    lacks: bool = False  # something is said not to have a thing: "the runner has no docker"
    nominal: bool = False  # a thing is forbidden, and no act: "no X", "avoid X"

    @property
    def at_main(self) -> bool:
        """Whether the next piece belongs to what is wanted or forbidden."""
        return self.into is self.main

    def anew(self, main: list[Piece]) -> None:
        """Let what is wanted begin with these pieces, and forget what was read of its places."""
        self.main = self.into = main
        self.scope_at = self.link_at = None
        self.pauses.clear()
        self.preps.clear()

    def wants(self) -> None:
        """Forbid nothing any more."""
        self.prohibits, self.not_at, self.nominal = False, 0, False

    def cut(self, at: int, end: int) -> None:
        """Take a stretch out of what is wanted or forbidden, and move what stands after it."""
        gone = end - at
        del self.main[at:end]
        self.preps = [(one - gone * (one > at), typed) for one, typed in self.preps]
        self.pauses = [one - gone * (one > at) for one in self.pauses]
        if self.scope_at is not None:
            self.scope_at = (
                None if self.scope_at == at else self.scope_at - gone * (self.scope_at > at)
            )
        if self.link_at is not None:
            self.link_at -= gone * (self.link_at > at)
        self.not_at -= gone * (self.not_at > at)
