"""A clause cut into what it says in one breath: what is wanted or unwanted, and on which condition.

"Don't guess, check the docs before you answer" has two parts. A complaint is read as the rule that
it complains about: "you skipped the tests again" says that tests are not skipped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger import wish_around as around
from agent_memory.ledger.lexicon import phrases, wish_gloss, words
from agent_memory.ledger.lexicon.phrases import Role
from agent_memory.ledger.wish_cut import Cut, Part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from agent_memory.ledger.pieces import Piece

__all__ = ["MARKS", "Part", "parts"]


def parts(found: Sequence[Piece]) -> list[Part]:
    """The parts of a clause that consists of these pieces."""
    cut = Cut(found)
    for at in range(len(found)):
        if cut.over:
            break
        if at > cut.read_to and not _steers(cut, at):
            cut.take(at)
    cut.close()
    if not cut.parts and cut.turn == "unless":  # "just go on without asking"
        return [Part(never=True, words=frozenset(cut.on))]
    return cut.parts


def _steers(cut: Cut, at: int) -> bool:
    """Whether a piece was read as one that steers the clause or only names where it holds."""
    piece = cut.found[at]
    if piece.token in wish_gloss.PLACES and around.anyway(cut.found, at):
        return True
    if piece.kind != "word":
        return False
    step = _without if piece.token == _WITHOUT else _STEPS.get(piece.typed)
    return step is not None and step(cut, at)


def _forbid(cut: Cut, at: int) -> bool:
    """Read a negation."""
    before = around.typed(cut.found, at - 1)
    if cut.at_turn < 0 and cut.found[at].typed in phrases.TOLD_NOT and not cut.said:
        return False
    if cut.found[at].typed == "no" and around.typed(cut.found, at + 1) in wish_gloss.CALLS:
        return True  # "no, please wait"
    if cut.at_turn >= 0 and (cut.said or _in_turn(cut, at)):
        cut.on.append("not")
    elif cut.said and before in phrases.DOERS:  # "say what you don't know"
        cut.said.append("not")
    elif cut.said and not around.passive(cut.found, at):
        cut.close()
        cut.never = True
    else:
        cut.at_turn = -1
        cut.never = not (cut.complains and cut.never)
    return True


def _in_turn(cut: Cut, at: int) -> bool:
    """Whether a negation stands within a condition that leads: "if you don't know, ask"."""
    before = around.typed(cut.found, at - 1)
    if around.pauses(cut.found, at) or at == cut.at_turn + 1:
        return True
    return before in phrases.DOERS or before in around.BEING


def _refrain(cut: Cut, at: int) -> bool:
    """Read "stop" or "avoid", which forbid what they lead."""
    if cut.said or cut.at_turn >= 0:
        return False
    after = around.typed(cut.found, at + 1).partition(" ")[0]
    if cut.found[at].typed in phrases.NEEDS_GERUND and not after.endswith("ing"):
        return False
    cut.never = not cut.never
    return True


def _omit(cut: Cut, _: int) -> bool:
    """Read "skip the summary", which wants none; "don't skip" and "you skipped" do not."""
    if cut.said or cut.never or cut.complains or cut.at_turn >= 0:
        return False
    cut.never = True
    return True


def _too(cut: Cut, at: int) -> bool:
    """Read "too many", "too long"."""
    if not around.ends(cut.found, at):
        cut.never = True
    return True


def _when(cut: Cut, at: int) -> bool:
    """Open a condition."""
    typed = cut.found[at].typed
    if typed == "once" and around.typed(cut.found, at - 1) == "at":
        return False
    turn = wish_gloss.TURN.get(typed, "unless")
    if cut.turn and not cut.said:  # a second condition narrows the first
        cut.on.append(turn)
    elif cut.turn:
        cut.close()
    cut.turn = cut.turn or turn
    cut.at_turn = at
    return True


def _without(cut: Cut, at: int) -> bool:
    """Read what must come with a forbidden act, or is unwanted beside a wanted one."""
    if cut.never != cut.complains or not cut.said:
        return _when(cut, at)
    cut.close()
    cut.never = True
    return True


def _so_far(cut: Cut, at: int) -> bool:
    """Make a condition of what stands before: Chinese puts "before" last."""
    if cut.said and not cut.turn:
        cut.turn, cut.on, cut.said = cut.found[at].typed[1:], cut.said, []
    return True


def _against(cut: Cut, _: int) -> bool:
    """Read what is turned down."""
    cut.close()
    cut.never = True
    return True


def _another(cut: Cut, at: int) -> bool:
    """Begin a second act that is forbidden as well: "never commit or push"."""
    if not cut.said or not cut.never or not around.acts(cut.found, at):
        return False
    complains = cut.complains
    cut.close()
    cut.never, cut.complains = True, complains
    return True


def _unwanted(cut: Cut, at: int) -> bool:
    """Read "emojis are banned"."""
    if not cut.said or around.typed(cut.found, at - 1) not in around.BEING:
        return False
    cut.never = not cut.never
    return True


def _frozen(cut: Cut, _: int) -> bool:
    """Read "the file is off limits" as "don't change the file"."""
    if cut.said and not cut.never:
        cut.said.append(_CHANGE)
        cut.never = True
    return True


def _nothing(cut: Cut, at: int) -> bool:
    """Read "touch nothing else" and "do this and nothing else"."""
    if cut.said and around.typed(cut.found, at - 1) in _JOINS:
        cut.close()
    cut.never = not cut.never
    return True


def _again(cut: Cut, _: int) -> bool:
    """Begin a part that is wanted, after one that is not or after its condition."""
    if cut.at_turn >= 0 and cut.on and not cut.said:
        cut.at_turn = -1
    if cut.never and cut.said:
        cut.close()
    return True


def _complain(cut: Cut, _: int) -> bool:
    """Read that what follows was done."""
    cut.complains = cut.complains or not cut.said
    return True


def _alone(cut: Cut, _: int) -> bool:
    """Note an "only"."""
    cut.only = True
    return True


def _next(cut: Cut, _: int) -> bool:
    """Begin another part: Chinese puts "then" between two acts."""
    cut.close()
    return True


def _skip(_: Cut, __: int) -> bool:
    """Pass over a word that elsewhere opens a reason: "say so"."""
    return True


def _end(cut: Cut, _: int) -> bool:
    """Leave out a reason."""
    cut.over = bool(cut.said)
    return cut.over


_JOINS = frozenset({"and", ",", "but"})
_WITHOUT, _CHANGE = words.fold("without"), words.fold("change")
_STEPPED = {
    Role.NOT: _forbid,
    Role.REFRAIN: _refrain,
    Role.WHEN: _when,
    Role.SO_FAR: _so_far,
    Role.REASON: _end,
    Role.AGAINST: _against,
    Role.COMPLAINT: _complain,
    Role.ONLY: _alone,
    Role.FROZEN: _frozen,
}
_STEPS = {
    **{typed: _STEPPED[role] for typed, role in phrases.ROLE.items() if role in _STEPPED},
    **dict.fromkeys(wish_gloss.TURN, _when),
    **dict.fromkeys(("hate", "enough", "drop", "cut", "ditch", "lose"), _omit),
    **dict.fromkeys(("skip", "omit", "spare"), _omit),
    **dict.fromkeys(("but", "just", "always", "instead"), _again),
    **dict.fromkeys(wish_gloss.UNWANTED, _unwanted),
    **dict.fromkeys(("or", "nor"), _another),
    "without": _without,
    "so": _skip,
    "too": _too,
    "nothing": _nothing,
    "-then": _next,
    "-first": _skip,
}
# Tokens of pieces that steer a clause and are no words of a part.
MARKS = frozenset(
    token for typed in (*phrases.ROLE, *_STEPS) for token in (typed, words.fold(typed))
)
