"""What follows a pause or a negation: a reason for the wish, or another value than the wish names.

Neither is part of the claim: "use npm, the image has no pnpm" wants npm and says nothing of pnpm.
"""

from __future__ import annotations

from itertools import pairwise, takewhile
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger.lexicon import matters, phrases, values, words
from agent_memory.ledger.pieces import NO_PIECE

if TYPE_CHECKING:
    from agent_memory.ledger.pieces import Piece


def segment(found: list[Piece], at: int) -> list[Piece]:
    """The pieces from one pause or small word to the next pause."""
    return list(takewhile(lambda piece: piece.kind != "stop", found[at + 1 :]))


def following(found: list[Piece], at: int) -> Piece:
    """The next piece that says or steers something."""
    after = found[at + 1 :]
    return next((piece for piece in after if piece.token or piece.typed in phrases.ROLE), NO_PIECE)


def labels(found: list[Piece], at: int) -> bool:
    """Whether what stands before a colon only says that a rule follows: "a hard rule: never X"."""
    if found[at].typed not in _COLONS or _LABELS.isdisjoint(one.typed for one in found[:at]):
        return False
    after = segment(found, at)
    begins = after and (after[0].token in words.ACTS or after[0].typed in _BEGINS)
    return bool(begins) and words.ACTS.isdisjoint(one.token for one in found[:at])


def wishes(main: list[Piece]) -> bool:
    """Whether a clause wants an act or names a value, so that a statement after it is a reason."""
    return main[0].token in _WISHES or any(piece.token in values.OF for piece in main)


def states(after: list[Piece]) -> bool:
    """Whether pieces state something and want nothing: "the image has no pnpm"."""
    typed = [piece.typed for piece in after]
    if len(typed) < _STATEMENT or _demands(typed):
        return False
    begins = typed[0] in phrases.SUBJECTS or words.fold(typed[0]) in values.OF
    return begins and not phrases.STATES.isdisjoint(typed[: policy.STATEMENT_WORDS])


def turns(main: list[Piece], after: list[Piece]) -> bool:
    """Whether what follows a prohibition says what is wanted instead: "never main, always dev"."""
    typed = {piece.typed for piece in after}
    if len(after) < _STATEMENT or "or" in typed or not _NOT.isdisjoint(typed):
        return False  # a bare value may be one more that is forbidden: "no npm, yarn"
    return rivals(main, after)


def alone(after: list[Piece]) -> bool:
    """Whether pieces name a thing and say "only", so that it alone is wanted: "hints only"."""
    if not after or "only" not in {after[0].typed, after[-1].typed}:
        return False
    said = [piece for piece in after if piece.typed != "only"]
    if not 0 < len(said) <= policy.SCOPE_WORDS:
        return False
    return all(piece.token and piece.token not in words.ACTS for piece in said)


def wants(after: list[Piece]) -> bool:
    """Whether pieces say what is used for something: "don't use yup, for forms we use zod"."""
    if all(piece.token not in phrases.WISH for piece in after) or states(after):
        return False
    return _TURNED.isdisjoint(piece.typed for piece in after)


def orders(found: list[Piece], at: int, *, nominal: bool) -> bool:
    """Whether an act is wanted after a prohibition: "never edit the output, rerun the generator".

    After a forbidden act a list may go on: "don't rename files, move folders or edit anything".
    """
    after = [piece for piece in segment(found, at) if piece.token or piece.typed in _STEERS]
    if len(after) < _STATEMENT or after[0].token not in words.ACTS:
        return False
    if after[0].kind != "word" or after[0].typed.endswith(("s", "ing", "ed")):
        return False
    typed = {piece.typed for piece in found[at:]}
    # "... , move folders and edit anything" forbids both; "..., hash it and drop the rest" neither.
    lists = not _OR.isdisjoint(typed) or any(
        one.kind == "stop" and two.typed == "and" for one, two in pairwise(found[at:])
    )
    return nominal or not lists or not _SAID_ELSEWHERE.isdisjoint(typed)


def denies(after: list[Piece]) -> bool:
    """Whether pieces say what a thing is or does not: "the parser isn't involved"."""
    typed = [piece.typed for piece in after]
    at = next((at for at, word in enumerate(typed[1:4], 1) if word in _DENIALS), 0)
    if not at or _demands(typed) or not _DENIED.isdisjoint(typed):
        return False
    return all(piece.token not in words.ACTS for piece in after[:at])


def adds(found: list[Piece], at: int, said: int) -> bool:
    """Whether a rule that is whole goes on with a second one: "..., and I want a chart of it"."""
    after = segment(found, at)
    if said < _WHOLE or len(after) < _STATEMENT or after[0].typed not in _AND:
        return False
    if _STANDING.isdisjoint(piece.typed for piece in found[:at]):
        return False  # of two requests neither may ask for more
    second = after[1]
    imperative = second.token in words.ACTS and not second.typed.endswith(("s", "ing", "ed"))
    elsewhere = phrases.ROLE.get(second.typed) is phrases.Role.WITHIN  # "..., and in the log ..."
    return imperative or elsewhere or "i" in [piece.typed for piece in after]


def rehomes(after: list[Piece]) -> bool:
    """Whether pieces say where a thing belongs: "no logic in the view, it goes into the model"."""
    if len(after) <= _STATEMENT or after[0].typed not in _IT:
        return False
    return any(piece.token in _BELONGS for piece in after[1:3])


def puts(after: list[Piece]) -> bool:
    """Whether pieces say where to put a thing: "no logic in the view, move it into the model"."""
    typed = [piece.typed for piece in after]
    does = typed[:1] == ["do"] or bool(after and after[0].token in _PUTS)
    return (
        does
        and typed[1:2] in ([one] for one in ("it", "them"))
        and not _INTO.isdisjoint(typed[2:3])
    )


def wishes_more(found: list[Piece], at: int) -> bool:
    """Whether more follows a small word than one thing: a verb, or another stretch."""
    after = found[at + 1 :]
    return any(one.kind == "stop" or one.token in words.ACTS for one in after)


def fetches(after: list[Piece]) -> bool:
    """Whether pieces say where to take a thing from: "no typed numbers, read them from X"."""
    typed = [piece.typed for piece in after]
    return after[:1] != [] and after[0].token in _TAKES and typed[1:3] in _THEM


def stems(after: list[Piece]) -> bool:
    """Whether pieces say where a thing comes from: "no typed numbers, they come from X"."""
    typed = [piece.typed for piece in after]
    return (
        typed[:1] != [] and typed[0] in _IT and typed[1:3] in (["come", "from"], ["comes", "from"])
    )


def concedes(after: list[Piece]) -> bool:
    """Whether pieces say that nothing changes the rule: "..., even in tests"."""
    return len(after) >= _STATEMENT and after[0].typed in _CONCEDES


def nothing_more(after: list[Piece]) -> bool:
    """Whether pieces say that what stands before them is all: "nothing else"."""
    return [piece.typed for piece in after] in _ALL


def stresses(after: list[Piece]) -> bool:
    """Whether pieces only stress a prohibition: "no popups, not even for errors"."""
    typed = [piece.typed for piece in after]
    at = 1 if typed[:1] == ["and"] else 0
    if typed[at : at + 1] != ["not"] or len(typed) < _STATEMENT:
        return False
    return typed[at + 1] == "even" or phrases.ROLE.get(typed[at + 1]) in _PLACES


def aims(found: list[Piece], at: int) -> bool:
    """Whether a negation is followed by a place or a means: "to stderr, not to stdout"."""
    after = following(found, at)
    return phrases.ROLE.get(after.typed) in _PLACES or after.typed in _WAYS


def lacks(found: list[Piece], at: int) -> bool:
    """Whether a negation says what something has not: "the runner has no docker"."""
    if found[at].typed != "no" or not at:
        return False
    before = found[at - 1].typed
    return before in _HAS or before.endswith(_FREE)


def restates(after: list[Piece]) -> bool:
    """Whether pieces only want things to stay: "keep them as they are"."""
    kept = [piece.typed for piece in after[1:2] if after[0].token == _KEEP]
    return not words.DEICTIC.isdisjoint(kept)


def rivals(main: list[Piece], after: list[Piece]) -> bool:
    """Whether pieces come down to other values on the axes on which the clause names one."""
    held = {piece.token for piece in main}
    axes = {values.OF[token][0] for token in held if token in values.OF}
    named = {piece.token for piece in after if piece.token} - held
    others = {token for token in named if token in values.OF}
    if not others or not all(values.OF[token][0] in axes for token in others):
        return False
    light = (matters.BESIDE[axis].light for axis in axes if axis in matters.BESIDE)
    return named - others <= matters.EMPTY.union(*light)


_COLONS = frozenset(":：")
_LABELS = frozenset(
    ("rule", "rules", "limit", "reminder", "note", "request", "principle", "requirement",
     "constraint", "guideline", "habit", "warning", "law", "point", "thing", "wish", "favour",
     "favor", "regel", "regla", "regra", "règle", "правило")
)  # fmt: skip
_CONCEDES = frozenset({"whatever", "regardless", "however", "even", "although", "though"})
_IT = frozenset(
    {"it", "they", "that", "this", "these", "those", "such", "eso", "esto", "das", "isso"}
)
_TAKES = frozenset(map(words.fold, ("take", "read", "load", "obtain", "pull")))
_THEM = [[one, "from"] for one in ("it", "them", "those", "these")]
_PUTS = frozenset(map(words.fold, ("put", "move", "keep")))
_INTO = frozenset({"in", "into", "to", "inside", "under"})
_BELONGS = frozenset(map(words.fold, ("belong", "live", "reside", "sit")))
_KEEP = words.fold("keep")
_STATEMENT = 2  # words that a statement has at least
_NOT = frozenset(word for word, role in phrases.ROLE.items() if role is phrases.Role.NOT)
_BEGINS = _NOT | {"always", "only", "every", "each", "please", "immer", "siempre", "sempre"}
_TURNED = frozenset(
    word for word, role in phrases.ROLE.items() if role in {phrases.Role.NOT, phrases.Role.WHEN}
)
_STEERS = phrases.ROLE.keys()
_SAID_ELSEWHERE = frozenset({"that", "this"})
_OR = frozenset({"or", "nor"})
_AND = frozenset({"and", "also"})
_WHOLE = 3  # words that a rule has at least
_STANDING = frozenset({"always", "every", "each", "must", "should", "any", "all", "shall"})
_PLACES = frozenset({phrases.Role.WITHIN, phrases.Role.TOWARDS, phrases.Role.WITH})
_WAYS = frozenset({"by", "through", "at", "via", "from"})
_HAS = frozenset({"has", "have", "got", "had"})
_FREE = " free of"
_DENIALS = frozenset({"isn't", "aren't", "wasn't", "doesn't", "didn't", "hasn't", "isnt", "arent",
                      "doesnt", "didnt"})  # fmt: skip
_DENIED = frozenset({"allowed", "permitted", "allow", "ok", "okay", "acceptable", "to"})
_ALL = (["nothing", "else"], ["nothing", "more"], ["and", "nothing", "else"],
        ["and", "nothing", "more"])  # fmt: skip
_WISHES = words.ACTS | {words.fold("use")}


def _demands(typed: list[str]) -> bool:
    if not phrases.DEMANDS.isdisjoint(typed):
        return True
    return any(verb in phrases.OBLIGES and to == "to" for verb, to in pairwise(typed))
