"""One pass over the pieces of a clause that sorts them into the parts of a claim.

What the clause wants or forbids, under which condition, in which scope, and what it turns down.
"""

from __future__ import annotations

from agent_memory.ledger import negation, pointing, tail, turning
from agent_memory.ledger.lexicon import phrases, words
from agent_memory.ledger.lexicon.phrases import Role
from agent_memory.ledger.parts import Reading
from agent_memory.ledger.pieces import NO_PIECE, Piece


def read(found: list[Piece]) -> Reading:
    """The parts of a clause that consists of these pieces."""
    reading = Reading(found)
    reading.into = reading.main
    for at, piece in enumerate(found):
        typed, kind, token = piece
        if kind == "stop":
            _pause(reading, at)
        elif typed in _STEERS or token in phrases.WISH or reading.into is not reading.main:
            _take(reading, at, piece)
        elif token and not reading.over and at != reading.passes:
            reading.main.append(piece)  # as most words: part of what is wanted or forbidden
    if not reading.main:
        reading.main = reading.front or reading.condition or reading.against
        reading.scope_at = reading.link_at = None
        reading.not_at = 0
    return reading


def _take(reading: Reading, at: int, piece: Piece) -> None:
    if reading.over or at == reading.passes:
        return
    role = phrases.ROLE.get(piece.typed) if piece.kind == "word" else None
    if role and _STEER[role](reading, at):
        return
    if reading.into is reading.condition and not reading.main and _begins(reading, at):
        reading.into = reading.main
    if piece.typed == "but" and reading.at_main and turning.offers(reading):
        turning.turn(reading)
        reading.main.append(_USED)
    if reading.into is reading.main:
        told = reading.tells and piece.typed in _IT
        if piece.typed in words.DEICTIC and not (reading.deictic or told):
            reading.deictic = pointing.points(reading.found, at)
        if reading.prohibits and turning.wishes(reading, piece):
            turning.turn(reading)
    if piece.typed in phrases.LIMITING and tail.following(reading.found, at).kind == "number":
        piece = Piece(piece.typed, "word", words.fold(phrases.LIMITING[piece.typed]))
    if piece.token:
        reading.into.append(piece)


def _begins(reading: Reading, at: int) -> bool:
    """Whether the wish begins without a pause: "before you commit run the tests"."""
    piece, before = reading.found[at], reading.found[at - 1].typed
    if piece.token not in _IMPERATIVES or before in phrases.BOUND or piece.typed.endswith("ing"):
        return False
    begun = [one for one in reading.condition if one.token not in phrases.TURNS]
    roles = [phrases.ROLE.get(one.typed) for one in reading.found[:at]]
    doer = reading.found[roles.index(Role.WHEN) + 1] if Role.WHEN in roles else NO_PIECE
    if len(begun) == 1 and doer.typed in phrases.EACH:  # "before each commit run the linter"
        return True
    return bool(begun) and (doer.typed in phrases.DOERS or doer.typed.endswith("ing"))


def _pause(reading: Reading, at: int) -> None:
    if reading.main and tail.labels(reading.found, at):
        reading.anew([])
    if reading.main and reading.at_main:
        reading.pauses.append(len(reading.main))
    if not reading.at_main and not reading.main:
        reading.into = reading.main
    elif reading.prohibits and turning.turned(reading, at):
        return
    elif reading.main and _explains(reading, at):
        reading.over = True
        reading.ended = at
    elif reading.main and _goes_beyond(reading, at):
        reading.over = True


def _explains(reading: Reading, at: int) -> bool:
    if reading.prohibits and tail.restates(tail.segment(reading.found, at)):
        return True
    wanted = reading.prohibits or tail.wishes(reading.main)
    return wanted and tail.states(tail.segment(reading.found, at))


def _goes_beyond(reading: Reading, at: int) -> bool:
    """Whether what follows a pause is another matter than what is wanted or forbidden so far."""
    after = tail.segment(reading.found, at)
    if tail.concedes(after):
        return len(reading.main) > reading.not_at
    if tail.nothing_more(after):
        reading.only = True
        return True
    if not reading.prohibits:
        return tail.denies(after) or tail.adds(reading.found, at, len(reading.main))
    if len(reading.main) <= reading.not_at:
        return False
    if tail.stresses(after):
        return True
    return tail.orders(reading.found, at, nominal=reading.nominal)


def _start(reading: Reading, at: int) -> bool:
    """Let the clause proper begin after a condition that no pause ends."""
    if not reading.main and not any(piece.kind == "stop" for piece in reading.found[at:]):
        reading.into = reading.main
    return True


def _not(reading: Reading, at: int) -> bool:
    if reading.into is not reading.condition and reading.found[at].typed in phrases.TOLD_NOT:
        return False
    _start(reading, at)
    if reading.at_main and negation.only_goes_on(reading):
        reading.main.clear()  # "continue, but never commit"
    if reading.at_main:
        if reading.main and not reading.prohibits and negation.contrasts(reading, at):
            reading.into = reading.against
        else:
            reading.prohibits = True
            reading.not_at = len(reading.main)
            reading.passive = reading.found[at].typed != "no"  # "wait, no" forbids no waiting
            reading.lacks = tail.lacks(reading.found, at)
            reading.nominal = not reading.main and negation.names(reading, at)
    elif reading.into is reading.condition and reading.main:  # "don't push if it doesn't build"
        reading.condition.append(_UNLESS)
    return True


def _nobody(reading: Reading, at: int) -> bool:
    """Forbid what nobody does and nothing may do: "nobody edits the lock file"."""
    if reading.main or not reading.at_main or reading.condition:
        return False
    after = tail.following(reading.found, at)
    first = after.typed.partition(" ")[0]
    does = first.endswith("s") and (after.token in words.VERBS or first in _GOES)
    if not does and after.typed not in _MAY:
        return False
    return _not(reading, at)


def _refrain(reading: Reading, at: int) -> bool:
    if reading.main or not reading.at_main:
        return False
    after = reading.found[at + 1].typed if at + 1 < len(reading.found) else ""
    if reading.found[at].typed in phrases.NEEDS_GERUND and not after.partition(" ")[0].endswith(
        "ing"
    ):
        return False
    reading.prohibits = not reading.prohibits
    reading.nominal = not tail.following(reading.found, at).typed.endswith("ing")
    return True


def _when(reading: Reading, at: int) -> bool:
    reading.into = reading.condition
    reading.condition.extend(_turn_of(reading.found[at].typed))
    return True


def _so_far(reading: Reading, at: int) -> bool:
    if reading.at_main:
        reading.condition.extend(reading.main)
        reading.condition.extend(_turn_of(reading.found[at].typed[1:]))
        reading.main = reading.into = []
        reading.scope_at = None
        reading.preps.clear()
    return True


_STEERS = phrases.ROLE.keys() | words.DEICTIC | phrases.LIMITING.keys() | {"but"}
_IT = frozenset({"it", "them", "they"})
_GOES = frozenset({"goes", "gets", "belongs", "lives"})
_MAY = frozenset({"may", "should", "must", "shall", "can", "is", "gets", "ever", "belong"})
_UNLESS = Piece("unless", "word", "unless")
_CHANGED = Piece("change", "word", words.fold("change"))
_USED = Piece("use", "word", words.fold("use"))
_IMPERATIVES = words.ACTS | {words.fold("use")}


def _turn_of(typed: str) -> list[Piece]:
    """What tells conditions of one content apart: before, after, unless."""
    turn = "unless" if typed in phrases.EXCEPTION else phrases.LATER.get(typed, typed)
    return [Piece(typed, "word", turn)] if turn in phrases.TURNS else []


def _reason(reading: Reading, _: int) -> bool:
    reading.into = []
    reading.over = bool(reading.main)
    return True


def _against(reading: Reading, _: int) -> bool:
    reading.into = reading.against
    return True


def _within(reading: Reading, at: int) -> bool:
    if NO_PIECE.kind == (*reading.found, NO_PIECE)[at + 1].kind:
        return True  # "explain what it is for, ..." narrows nothing
    if reading.into is reading.against and reading.main and reading.found[at].typed == "for":
        reading.into = reading.main  # "use X instead of Y for Z"
    if reading.at_main and reading.main:
        reading.scope_at = len(reading.main)
        _towards(reading, at)
    elif reading.at_main and at == 0 and any(piece.kind == "stop" for piece in reading.found):
        reading.into = reading.front
    else:
        _towards(reading, at)
    return True


def _towards(reading: Reading, at: int) -> bool:
    """Note where a place may begin; the word itself is read on."""
    typed = reading.found[at].typed
    if reading.at_main and typed == "over" and _prefers(reading):
        reading.into = reading.against
    elif reading.at_main:
        reading.preps.append((len(reading.main), typed))
    return False


def _prefers(reading: Reading) -> bool:
    return not phrases.PREFERS.isdisjoint(piece.typed for piece in reading.main[:1])


def _is(reading: Reading, at: int) -> bool:
    if at and reading.found[at - 1].typed == "that" and pointing.relates(reading.found, at - 1):
        return True
    if reading.at_main and reading.main and reading.link_at is None:
        reading.link_at = len(reading.main)
    return True


def _fine(reading: Reading, _: int) -> bool:
    if reading.at_main and reading.main and not reading.prohibits:
        reading.main.insert(0, _USED)
        reading.preps = [(at + 1, typed) for at, typed in reading.preps]
        reading.scope_at = reading.scope_at and reading.scope_at + 1
    return True


def _frozen(reading: Reading, _: int) -> bool:
    """Forbid to change what was named: "the schema is frozen"."""
    if reading.pauses:  # "PRs go to main, dev is frozen"
        reading.main = reading.into = reading.main[: reading.pauses[-1]]
        reading.over = True
    elif reading.at_main and reading.main and not reading.prohibits:
        _fine(reading, 0)
        reading.main[0] = _CHANGED
        reading.prohibits = True
    return True


def _with(reading: Reading, at: int) -> bool:
    """Note the tool that follows."""
    reading.tools.append(tail.following(reading.found, at).token)
    return True


def _only(reading: Reading, _: int) -> bool:
    reading.only = reading.only or not reading.condition
    return True


def _complains(reading: Reading, _: int) -> bool:
    reading.complaint = True
    return True


_STEER = {
    Role.NOT: _not,
    Role.NOBODY: _nobody,
    Role.REFRAIN: _refrain,
    Role.WHEN: _when,
    Role.SO_FAR: _so_far,
    Role.REASON: _reason,
    Role.AGAINST: _against,
    Role.WITHIN: _within,
    Role.IS: _is,
    Role.COMPLAINT: _complains,
    Role.START: _start,
    Role.WITH: _with,
    Role.ONLY: _only,
    Role.TOWARDS: _towards,
    Role.FINE: _fine,
    Role.FROZEN: _frozen,
}
