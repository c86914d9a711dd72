"""Different constructions of one claim, brought into one: "X must not be used", "don't use X".

A clause that was read is turned around where the field says one thing in several ways: the passive,
"validation must use X" for "use X for validation", and every way to say "not unless I ask".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger.lexicon import phrases, words
from agent_memory.ledger.pieces import Piece

if TYPE_CHECKING:
    from agent_memory.ledger.reading import Reading


def framed(reading: Reading) -> Reading:
    """The reading in the construction that all of its kind are brought into."""
    _tidy_without(reading)
    _ask_first(reading)
    _unless_asked(reading)
    _checked_before(reading)
    _passive(reading)
    _must_use(reading)
    return reading


_UNASKED = [Piece(typed, "word", words.fold(typed) or typed) for typed in ("unless", "ask")]
_ASKED = frozenset(
    map(
        words.fold,
        ("ask", "request", "approval", "tell", "say", "order", "command", "instruct", "explicit",
         "require", "agree", "allow", "permit", "direct", "knowledge", "goahead"),
    )
)  # fmt: skip
_BEFORE = ["before"]
_ASK = words.fold("ask")
_USE = words.fold("use")
_WITHOUT = words.fold("without")
# Verbs of the passive that add nothing to the negation: "emojis must not be used".
_PASSIVE = frozenset(map(words.fold, ("use", "add", "appear", "exist", "introduce", "出现")))
_SUBJECT = 2
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


def _asked(pieces: list[Piece]) -> bool:
    """Whether pieces say no more than that the person asked for it."""
    said = [piece.token for piece in pieces if piece.token not in phrases.TURNS]
    return bool(said) and _ASKED.issuperset(said)


def _tidy_without(reading: Reading) -> None:
    """Make a condition of "without my permission"."""
    for part in (reading.main, reading.condition):
        at = next((at for at, piece in enumerate(part) if piece.token == _WITHOUT), None)
        if at is None:
            continue
        end = at + 1
        while end < len(part) and part[end].token in _ASKED:
            end += 1
        if end > at + 1 and (end == len(part) or not at):
            del part[at:end]
            reading.condition = _UNASKED
            return


def _ask_first(reading: Reading) -> None:
    """Make "never X unless I ask" of "ask me before X"."""
    turns = [piece.token for piece in reading.condition if piece.token in phrases.TURNS]
    if reading.prohibits or turns != _BEFORE:
        return
    if not reading.main or reading.main[0].token != _ASK or not _asked(reading.main):
        return
    act = [piece for piece in reading.condition if piece.token not in _BEFORE]
    if act:
        reading.main, reading.condition = act, _UNASKED
        reading.prohibits, reading.not_at, reading.pauses = True, 0, []
        reading.scope_at = reading.link_at = None


def _unless_asked(reading: Reading) -> None:
    """Say every condition of asking in the same words."""
    if not _asked(reading.condition) or not reading.main or reading.main is reading.condition:
        return
    if reading.only and not reading.prohibits:
        reading.prohibits, reading.not_at = True, 0
    if reading.prohibits:
        reading.condition = _UNASKED


def _checked_before(reading: Reading) -> None:
    """Make "run the tests before you commit" of "never commit without running the tests"."""
    if reading.prohibits:
        _without_check(reading)
        _until_checked(reading)
    elif reading.only and _is_check(reading.condition) and reading.main:
        _turn_around(reading, _bare(reading.condition), reading.main)
    turns = [piece.token for piece in reading.condition if piece.token in phrases.TURNS]
    if turns == _BEFORE and not reading.prohibits and reading.main is not reading.condition:
        if _is_check(reading.main):
            reading.main = [_RUN, *(piece for piece in reading.main if piece.token not in _PASS)]
            reading.link_at = reading.scope_at = None
        reading.condition = [_BEFORE_PIECE, *_without_its_object(_bare(reading.condition))]


def _without_check(reading: Reading) -> None:
    main = reading.main
    at = next((at for at, piece in enumerate(main) if piece.token == _WITHOUT), 0)
    check, act = main[at + 1 :], main[:at]
    if main and main[0].token == _WITHOUT:  # "without running the tests, never commit"
        check, act = main[1 : reading.not_at], main[reading.not_at :]
    if act and check and not reading.condition and (_is_check(check) or _does_check(check[0])):
        _turn_around(reading, check, act)


def _until_checked(reading: Reading) -> None:
    turns = {piece.token for piece in reading.condition} & phrases.TURNS
    said = {piece.token for piece in reading.condition}
    if (
        reading.main
        and _is_check(reading.condition)
        and (turns == {"unless"} or (turns == {"before"} and said & _PASS))
    ):
        _turn_around(reading, _bare(reading.condition), reading.main)


def _turn_around(reading: Reading, check: list[Piece], act: list[Piece]) -> None:
    reading.main, reading.condition = check, [_BEFORE_PIECE, *act]
    reading.prohibits, reading.not_at, reading.pauses = False, 0, []
    reading.scope_at = reading.link_at = None


def _is_check(pieces: list[Piece]) -> bool:
    """Whether pieces say that one check is run or passes, and no more."""
    said = {piece.token for piece in _bare(pieces)}
    return len(said & _CHECKS) == 1 and said <= _CHECKS | _WHICH | _PASS


def _does_check(piece: Piece) -> bool:
    return piece.token in _CHECKING and piece.typed.endswith("ing")


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


def _passive(reading: Reading) -> None:
    """Put a negation before what it forbids: the subject of a passive."""
    at = reading.not_at
    if not reading.prohibits or not at or not reading.passive:
        return
    if not _PASSIVE.issuperset(piece.token for piece in reading.main[at:]):
        return
    del reading.main[at:]
    reading.not_at = 0
    reading.link_at = None


def _must_use(reading: Reading) -> None:
    """Put "use" before what is used: "validation must use X", "X is what we use for it"."""
    main, at = reading.main, reading.link_at
    if not at or at > _SUBJECT or len(main) <= at or main[at].token != _USE:
        return
    subject, after = main[:at], main[at:]
    if reading.scope_at == at + 1 or len(after) == 1:
        reading.main = [after[0], *subject, *after[1:]]
    else:
        reading.main = [*after, *subject]
        reading.scope_at = reading.scope_at - at if reading.scope_at else len(after)
    reading.link_at = None
    reading.pauses = []
