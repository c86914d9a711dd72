"""A clause while it is cut into parts: what was read, and what is being read.

A part is what is said in one breath: what is wanted or unwanted, and on which condition.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.ledger import wish_around as around
from agent_memory.ledger.lexicon import phrases, wish_gloss, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.ledger.pieces import Piece


class Part(NamedTuple):
    """One part: whether it forbids, its words, what it turns on, and the words of that."""

    never: bool
    words: frozenset[str]
    turn: str = ""
    on: frozenset[str] = frozenset()


@dataclass(slots=True)
class Cut:
    """The parts that are closed, and the one that is being read."""

    found: Sequence[Piece]
    parts: list[Part] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    on: list[str] = field(default_factory=list)
    turn: str = ""
    at_turn: int = -1  # where a condition was opened that is still being read
    never: bool = False
    complains: bool = False
    only: bool = False
    over: bool = False
    read_to: int = -1  # the last piece that was read with an earlier one

    def take(self, at: int) -> None:
        """Read one piece."""
        piece = self.found[at]
        if piece.kind == "stop":
            self.close()
            return
        token = self._token(at)
        if not token:
            self._small(at, piece.typed)
        elif self.at_turn >= 0 and (self.said or not self._begins(at)):
            self.on.append(token)
        elif token != _KEEP or self.said or not self.complains:  # "you keep asking"
            self.at_turn = -1
            self.said.append(token)

    def _token(self, at: int) -> str:
        typed = self.found[at].typed
        if typed == "back" and around.typed(self.found, at + 1) != "up":
            return typed
        return wish_gloss.KEPT.get(typed) or self.found[at].token

    def close(self) -> None:
        """End the part that is being read; a condition alone belongs to a neighbour."""
        self.at_turn = -1
        if not self.said and self.never and self.on:  # "do nothing without asking"
            self.said.append("anything")
        if not self.said:
            self._lend()
            return
        never, turn = self.never != self.complains, self.turn if self.on else ""
        if self.only and turn in {"when", "after"}:  # "only commit when I ask"
            never, turn = not never, "unless"
        elif self.only:
            self.said.append("only")
        if turn == "before" and never:  # "never push before the tests pass"
            turn = "unless"
        if turn == "unless" and not never and wish_gloss.ASKED.isdisjoint(self.on):
            turn = "until"
        said, on = _bare(self.said), _bare(self.on)
        self.parts.append(Part(never, said, turn, on))
        self._anew()

    def _lend(self) -> None:
        """Give a condition that stands alone to the part before it, if there is one."""
        if not self.on:
            self.turn = ""
        elif self.parts:
            last, turn, on = self.parts[-1], self.turn, frozenset(self.on)
            if last.turn:  # a second condition narrows the first
                turn, on = last.turn, last.on | on | {turn}
            elif "only" in last.words and turn in {"when", "after"}:
                last = last._replace(never=True, words=last.words - {"only"})
                turn = "unless"
            self.parts[-1] = last._replace(turn=turn, on=on)
            self._anew()

    def _anew(self) -> None:
        self.said, self.on, self.turn = [], [], ""
        self.never = self.complains = self.only = False

    def _small(self, at: int, typed: str) -> None:
        """Read a word without content, which may point at something said elsewhere."""
        into = self.on if self.at_turn >= 0 else self.said
        if typed in _POINTS:
            if around.points(self.found, at) and not self.complains:
                into.append("this")
        elif typed in {"it", "them"} and into:
            into.append("it")
        elif typed == "i" and into is self.said:
            self._my_word(at)
        elif typed == "me" and around.typed(self.found, at - 1) in {"with", "by", "past"}:
            self._by_me(into)
        elif typed in {"up", "out"}:
            self._particle(typed, into)
        elif typed in {"you", "you're"} and not into and self.at_turn < 0 and not self.never:
            self.complains = self.complains or around.did(self.found, at)

    def _my_word(self, at: int) -> None:
        """Read "what I asked for" and "what I didn't ask for" as one word each."""
        after = around.typed(self.found, at + 1)
        if after in wish_gloss.MY_WORD:
            self.said.append("wished")
            self.read_to = at + 1
        elif after in _DID_NOT and around.typed(self.found, at + 2) in wish_gloss.MY_WORD:
            self.said.append("unwished")
            self.read_to = at + 2

    def _by_me(self, into: list[str]) -> None:
        """Read "clear it with me" as what it is: to ask."""
        kept = [token for token in into if token not in wish_gloss.WITH_ME]
        if len(kept) < len(into):
            into[:] = [*kept, _ASK]

    def _particle(self, typed: str, into: list[str]) -> None:
        """Read "make things up" and "leave emojis out" for what they say."""
        if typed == "up" and _MAKE in into:
            into[into.index(_MAKE)] = _INVENT
        elif typed == "out" and _KEEP in into:
            into.remove(_KEEP)
            self.never = not self.never

    def _begins(self, at: int) -> bool:
        """Whether the wish begins without a pause: "before you commit run the tests"."""
        piece = self.found[at]
        if self.never and self.on and wish_gloss.ASKED.issuperset(self.on):
            return piece.token in words.VERBS - wish_gloss.ASKED  # "don't without asking push"
        if piece.token not in _IMPERATIVES or not self.on:
            return False
        if around.typed(self.found, at - 1) in phrases.BOUND:
            return False
        return not piece.typed.endswith(("ing", "ed", "s")) and not around.pauses(self.found, at)


def _bare(said: list[str]) -> frozenset[str]:
    """The words of a part, in which "it" points nowhere when two more stand beside it."""
    found = frozenset(said)
    return found - {"it"} if len(found) > _POINTED else found


_POINTED = 2
_ASK, _MAKE, _INVENT, _KEEP = map(words.fold, ("ask", "make", "invent", "keep"))
_IMPERATIVES = words.VERBS | {words.fold(verb) for verb in ("use", "say", "present", "tell")}
_DID_NOT = frozenset({"didn't", "didnt", "haven't", "never"})
_POINTS = frozenset({"this", "these", "those", "that"})
