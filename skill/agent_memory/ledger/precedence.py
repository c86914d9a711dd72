"""What must come first: "never commit without running the tests", "reproduce it before you fix it".

A prohibition that only says what must be done before is brought into the wish to do that first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger import asking
from agent_memory.ledger.lexicon import forms, phrases, words
from agent_memory.ledger.pieces import Piece

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def first_then(found: list[Piece]) -> list[Piece]:
    """Say "X before Y" of "X first, then Y"."""
    typed = [piece.typed for piece in found]
    if not CUES.issubset(typed):
        return found
    first, then = typed.index("first"), typed.index("then")
    stop = next((at for at in range(first, then) if found[at].kind == "stop"), None)
    act, after = found[:stop], found[then + 1 :]
    if stop is None or then - stop > _SO_FAR or not _does(act) or not _does(after):
        return found
    return [*(piece for piece in act if piece.typed != "first"), _BEFORE_PIECE, *after]


def _does(pieces: list[Piece]) -> bool:
    """Whether pieces are one act and no more: no pause, no condition, nothing forbidden."""
    said = [piece for piece in pieces if piece.token]
    turned = any(phrases.ROLE.get(piece.typed) in _TURNED for piece in pieces)
    stops = any(piece.kind == "stop" for piece in pieces)
    return bool(said) and not turned and not stops


def put_first(reading: Reading) -> None:
    """Make "run the tests before you commit" of "never commit without running the tests"."""
    if reading.prohibits:
        _without_check(reading)
    if not reading.condition:
        return
    if reading.prohibits:
        _until_checked(reading)
    elif reading.only and _is_check(reading.condition) and reading.main:
        _turn_around(reading, _bare(reading.condition), reading.main)
    elif reading.main and reading.main[0].token in _SEEN and _wants_to(reading):
        reading.main = [_SHOW, *reading.main[1:]]  # "I want to see the plan before you start"
    _act_first(reading)
    turns = [piece.token for piece in reading.condition if piece.token in phrases.TURNS]
    if turns == _BEFORE and not reading.prohibits and reading.main is not reading.condition:
        if _is_check(reading.main):
            reading.main = [_RUN, *(piece for piece in reading.main if piece.token not in _PASS)]
            reading.link_at = reading.scope_at = None
        reading.condition = [_BEFORE_PIECE, *_without_its_object(_bare(reading.condition))]


CUES = frozenset({"first", "then"})
_IS = frozenset({"is", "are", "was", "were", "has", "have"})
_SO_FAR = 2  # pieces between the pause and "then": ", and then"
_TURNED = {phrases.Role.NOT, phrases.Role.WHEN, phrases.Role.REFRAIN, phrases.Role.COMPLAINT}
_AFTER = ["after"]
_WANTS = frozenset({"i", "to"})  # "I want" says nothing elsewhere and is gone
_SHOW = Piece("show", "word", words.fold("show"))
_SEEN = frozenset(map(words.fold, ("see", "read", "review", "check", "look")))
_BEFORE, _UNLESS = ["before"], ["unless"]
_WITHOUT, _REVIEW = words.fold("without"), words.fold("review")
_BEFORE_PIECE = Piece("before", "word", "before")
_RUN = Piece("run", "word", words.fold("run"))
_CHECKS = frozenset(
    map(
        words.fold,
        ("test", "unit-test", "lint", "build", "typecheck", "clippy", "ruff", "eslint", "mypy",
         "pyright", "tsc", "prettier", "pytest", "vitest", "jest", "ci"),
    )
)  # fmt: skip
_WHICH = frozenset(map(words.fold, ("e2e", "integration", "smoke", "regression")))
_PASS = frozenset(
    map(words.fold, ("run", "pass", "green", "succeed", "clean", "finish", "suite", "successful"))
)
_CHECKING = frozenset(
    map(words.fold, ("run", "test", "check", "review", "lint", "build", "read", "format", "pull"))
)
# What is done without one of these is done in another way, and not too early.
_HAVING = frozenset(
    map(
        words.fold,
        ("use", "add", "keep", "have", "need", "include", "change", "break", "lose", "remove",
         "handle", "pass", "wrap", "mention", "explain", "guess", "be", "cause", "touch", "leave",
         "know", "understand", "limit", "set", "ask", "tell"),
    )
)  # fmt: skip
# Acts that prepare another: forbidden before one of these, the other waits for it.
_PREPARING = frozenset(
    map(
        words.fold,
        ("check", "test", "review", "read", "profile", "measure", "benchmark", "backup", "plan",
         "reproduce", "understand", "inspect", "look", "see", "design", "discuss", "verify",
         "preregister", "calibrate", "validate", "investigate", "compare"),
    )
)  # fmt: skip
_DOES = words.VERBS
_FEW = 2  # words that name one thing
_DONE = frozenset(
    map(
        words.fold,
        ("say", "tell", "report", "finish", "complete", "call", "claim", "declare", "signoff",
         "task", "work", "job", "end"),
    )
)  # fmt: skip
_FINISH = Piece("finish", "word", words.fold("finish"))
_PR = words.fold("pr")
_OPENED = frozenset(map(words.fold, ("open", "add", "send", "submit")))
_HANDED_OVER = frozenset(map(words.fold, ("commit", "push", "merge")))


def _without_check(reading: Reading) -> None:
    main = reading.main
    at = next((at for at, piece in enumerate(main) if piece.token == _WITHOUT), 0)
    check, act = main[at + 1 :], main[:at]
    if main and main[0].token == _WITHOUT:  # "without running the tests, never commit"
        check, act = main[1 : reading.not_at], main[reading.not_at :]
    if not act or not check or reading.condition:
        return
    if _is_check(check) or _does_check(check[0]) or _is_prepared(act, check):
        _turn_around(reading, check, act)
    elif at and _needs(act, check) and reading.not_at < at:
        reading.cut(at, at + 1)  # "silencing an alert needs a ticket"
        reading.wants()


def _is_prepared(act: list[Piece], check: list[Piece]) -> bool:
    """Whether an act needs another one that is named as a thing: "without a backup"."""
    if len(check) != 1 or check[0].token == _REVIEW:  # which may be a person's
        return False
    return check[0].token in _PREPARING and act[0].token in _DOES


def _needs(act: list[Piece], check: list[Piece]) -> bool:
    """Whether an act on a thing needs another thing: "silence no alert without a ticket"."""
    if act[0].token not in _DOES - _HAVING or len(act) <= 1 or asking.is_asking(check):
        return False
    things = all(piece.kind == "word" and piece.token not in words.VERBS for piece in check)
    return things and len(check) <= _FEW


def _until_checked(reading: Reading) -> None:
    turns = {piece.token for piece in reading.condition} & phrases.TURNS
    said = {piece.token for piece in reading.condition}
    if (
        reading.main
        and _is_check(reading.condition)
        and (turns == {"unless"} or (turns == {"before"} and said & _PASS))
    ):
        _turn_around(reading, _bare(reading.condition), reading.main)


def _act_first(reading: Reading) -> None:
    """Make "reproduce the bug before you fix it" of "never fix a bug before reproducing it"."""
    act = _bare(reading.condition)
    turns = [piece.token for piece in reading.condition if piece.token in phrases.TURNS]
    # "Only after" it was done says as much.
    after = reading.only and not reading.prohibits and turns == _AFTER
    if not (after or (reading.prohibits and turns in (_BEFORE, _UNLESS))):
        return
    if not act or not reading.main or reading.main is reading.condition:
        return
    typed = {piece.typed for piece in reading.found}
    until = turns == _UNLESS or reading.nominal
    if until and not forms.is_past(act[0].typed) and forms.is_past(act[-1].typed) and typed & _IS:
        act = [act[-1], *act[:-1]]  # "... before the sensor is calibrated"
        typed |= forms.PERFECT
    if turns == _BEFORE and reading.prohibits and _prepares(act):
        _turn_around(reading, act, reading.main)
        return
    # The perfect tells the order: "before you have reproduced it", but not "before committing".
    if not forms.is_past(act[0].typed) or forms.PERFECT.isdisjoint(typed):
        return
    if len(act) > 1 and act[0].token in _SEEN and "i" in typed:
        act = [_SHOW, *act[1:]]  # "... before I have seen the plan"
    elif asking.is_asking(act) or "i" in typed:
        return
    if len(act) == 1:
        act = [*act, *reading.main[1:]]
    _turn_around(reading, act, reading.main)


def _prepares(act: list[Piece]) -> bool:
    """Whether what comes before is done first for the other: "before checking the answer"."""
    first = act[0]
    return first.token in _PREPARING and first.typed.endswith("ing") and first.kind == "word"


def _wants_to(reading: Reading) -> bool:
    """Whether the person says what they want to do themselves: "I want to see it"."""
    return bool(reading.found) and reading.found[0].typed in _WANTS


def _turn_around(reading: Reading, check: list[Piece], act: list[Piece]) -> None:
    reading.main, reading.condition = check, [_BEFORE_PIECE, *act]
    reading.prohibits, reading.not_at, reading.pauses = False, 0, []
    reading.scope_at = reading.link_at = None


def _is_check(pieces: list[Piece]) -> bool:
    """Whether pieces say that one check is run or passes, and no more."""
    said = {piece.token for piece in _bare(pieces)}
    return len(said & _CHECKS) == 1 and said <= _CHECKS | _WHICH | _PASS


def _does_check(piece: Piece) -> bool:
    if not piece.typed.endswith("ing") or piece.kind != "word":
        return False
    return piece.token in _CHECKING or piece.token not in _HAVING


def _bare(pieces: list[Piece]) -> list[Piece]:
    return [piece for piece in pieces if piece.token not in phrases.TURNS]


def _without_its_object(condition: list[Piece]) -> list[Piece]:
    """An act that comes last, without what it is done to or how: commit, a PR, the end."""
    said = {piece.token for piece in condition}
    if said and said <= _DONE:  # "before you say you are done", "before finishing the task"
        return [_FINISH]
    if _PR in said:
        return [piece for piece in condition if piece.token not in _OPENED]
    if condition and condition[0].token in _HANDED_OVER:
        kept = [piece for piece in condition[1:] if piece.token not in words.FILLER]
        return [condition[0], *kept]
    return condition
