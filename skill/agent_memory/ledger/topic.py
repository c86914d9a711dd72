"""A Chinese clause in the order of an English one, so that both are read by the same rules.

Chinese names the place and the topic first, the condition before its particle, and the object of 把
before its verb; "先 A 再 B" is "A before B". Pieces are only moved, and particles used up.
"""

from __future__ import annotations

import re
from itertools import takewhile

from agent_memory.ledger import unasked
from agent_memory.ledger.lexicon import values, words
from agent_memory.ledger.pieces import Piece

# Particles that only this module reads; whatever it does not use up has no content.
FIRST, THEN, OBJECT, PLACE, TOPIC = "-first", "-then", "-ba", "-place", "-topic"
STEERS = frozenset({FIRST, THEN, OBJECT, PLACE, TOPIC})

_HAN = re.compile(r"[\u3400-\u9fff]")
_KANA = re.compile(r"[\u3040-\u30ff]")
_PAUSE = Piece(",", "stop", "")
_ANY = Piece("any", "word", "anytype")  # in Chinese this word is always the type
_TURNS = {"-when": "when", "-before": "before", "-after": "after"}
_OPENS = frozenset({"if", "when", "before", "after", "unless", "except"})
_NOT = "not"
_USE = words.fold("use")
_ASK = words.fold("ask")
_PUT = words.fold("put")


def is_chinese(text: str) -> bool:
    """Whether a clause is in Chinese, or in Chinese and English."""
    return not text.isascii() and bool(_HAN.search(text)) and not _KANA.search(text)


def ordered(found: list[Piece]) -> list[Piece]:
    """The pieces of a Chinese clause, in English order."""
    found = _compounded(found)
    found = _first_then(found)
    out: list[Piece] = []
    for segment in segments(_conditions(found)):
        if segment[0].kind == "stop":
            out += segment
        else:
            out += unasked.by_whom(_topic(_place(_object(_contrast(unasked.asked(segment))))))
    return [piece for piece in out if piece.typed not in STEERS]


def segments(found: list[Piece]) -> list[list[Piece]]:
    """The pieces between pauses, and the pauses."""
    out: list[list[Piece]] = []
    for piece in found:
        if piece.kind == "stop" or not out or out[-1][0].kind == "stop":
            out.append([piece])
        else:
            out[-1].append(piece)
    return out


# -- words that two pieces say -----------------------------------------------------------------

_PAIRS = {
    (words.fold(first), words.fold(second)): words.fold(whole)
    for first, second, whole in (
        ("commit", "message", "commitmessage"),
        ("mock", "data", "mockdata"),
        ("force", "push", "forcepush"),
        ("anytype", "type", "anytype"),
    )
}
# The last noun of a compound is what it is about: the document of an interface.
_HEADS = frozenset(map(words.fold, ("doc", "script", "version")))


def _compounded(found: list[Piece]) -> list[Piece]:
    out: list[Piece] = []
    for one in found:
        piece = _ANY if one.typed == "any" and not one.token else one
        before = out[-1] if out else _PAUSE
        whole = _PAIRS.get((before.token, piece.token)) if before.token else None
        if piece.token in _KINDS and _is_name(before):
            continue  # "SVG 格式" is SVG
        if whole:
            out[-1] = Piece(before.typed + piece.typed, before.kind, whole)
        elif piece.token in _HEADS and _is_noun(before):
            out.insert(-1, piece)
        elif not piece.token or piece.token != before.token:
            out.append(piece)
    return out


_KINDS = frozenset(map(words.fold, ("format", "language", "framework", "tool", "command")))


def _is_name(piece: Piece) -> bool:
    return bool(piece.token) and piece.typed.isascii() and piece.kind == "word"


def _is_noun(piece: Piece) -> bool:
    return bool(piece.token) and piece.kind == "word" and piece.token not in words.VERBS


# -- conditions --------------------------------------------------------------------------------


def _first_then(found: list[Piece]) -> list[Piece]:
    """Make "B, before that A" of "first A, then B", and of "after A only then B"."""
    typed = [piece.typed for piece in found]
    if THEN not in typed:
        return found
    then = typed.index(THEN)
    after = [piece for piece in found[then + 1 :] if piece.kind != "stop"]
    if not any(piece.token for piece in after) or _NOT in [piece.typed for piece in after]:
        return found
    if FIRST in typed[:then]:
        first = typed.index(FIRST)
        act = found[first + 1 : then]
        front = found[:first]
    elif "-after" in typed[:then]:
        act, front = found[: typed.index("-after")], []
    else:
        return found
    act = [piece for piece in act if piece.kind != "stop" and piece.typed != "-after"]
    if not any(piece.token for piece in act):
        return found
    return [Piece("before", "word", ""), *after, _PAUSE, *front, *act]


def _conditions(found: list[Piece]) -> list[Piece]:
    """Put the word that opens a condition before it, and a pause behind it."""
    out: list[Piece] = []
    start = 0
    for at, piece in enumerate(found):
        if piece.kind == "stop":
            start = len(out) + 1
        turn = _TURNS.get(piece.typed)
        if turn and any(one.token for one in out[start:]):
            rest = _until_stop(found[at + 1 :])
            out[start:] = [Piece(turn, "word", ""), *_turned(out[start:], rest)]
            start = len(out)
        elif piece.typed == THEN and _opened(out[start:]):
            out.append(_PAUSE)
            start = len(out)
        elif not turn:
            out.append(piece)
    return out


def _turned(condition: list[Piece], rest: list[Piece]) -> list[Piece]:
    """A condition without the word that opened it, and the negation of the act that follows."""
    kept = [piece for piece in condition if piece.typed not in _OPENS]
    if not any(piece.token for piece in rest):
        return kept
    led = kept[:1] if kept[0].typed == _NOT and _NOT not in {one.typed for one in rest} else []
    return [*kept[len(led) :], _PAUSE, *led]


def _until_stop(found: list[Piece]) -> list[Piece]:
    return list(takewhile(lambda piece: piece.kind != "stop", found))


def _opened(segment: list[Piece]) -> bool:
    return any(piece.typed in _OPENS for piece in segment) and any(one.token for one in segment)


# -- inside a clause ---------------------------------------------------------------------------


def _contrast(segment: list[Piece]) -> list[Piece]:
    """Part "not X use Y", which Chinese writes without a pause, and "not use" from "need not"."""
    no = next((at for at, piece in enumerate(segment) if piece.typed == _NOT), None)
    after = segment[no + 1 :] if no is not None else []
    if no is None or not after:
        return segment
    if after[0].token == _USE and after[1:] and after[1].token in _DOES:  # 不用 before a verb
        return [*segment[: no + 1], *after[1:]]
    use = next((at for at in range(1, len(after) - 1) if after[at].token == _USE), None)
    if use is None or any(one.token in words.ACTS for one in after[:use]):
        return segment
    verb = [] if after[0].token == _USE else [Piece("use", "word", _USE)]
    return [*segment[: no + 1], *verb, *after[:use], _PAUSE, *after[use:]]


def _object(segment: list[Piece]) -> list[Piece]:
    """Put the object of 把 behind its verb."""
    at = next((at for at, piece in enumerate(segment) if piece.typed == OBJECT), None)
    if at is None:
        return segment
    verb = next(
        (i for i in range(len(segment) - 1, at + 1, -1) if segment[i].token in words.VERBS), None
    )
    if verb is None:
        return segment
    return [*segment[:at], segment[verb], *segment[at + 1 : verb], *segment[verb + 1 :]]


def _place(segment: list[Piece]) -> list[Piece]:
    """Put a place behind what is done there: "in logs print secrets" is "print secrets in logs"."""
    typed = [piece.typed for piece in segment]
    if PLACE not in typed:
        return segment
    end = typed.index(PLACE)
    start = max((at for at in range(end) if typed[at] == "in"), default=None)
    begin = 0 if start is None else start
    if start is None and _NOT in typed[:end]:
        return segment
    named = [piece for piece in segment[begin:end] if piece.token and piece.typed != "in"]
    rest = segment[end + 1 :]
    if not named or not any(piece.token for piece in rest):
        return segment
    if start is None and any(piece.token in words.ACTS for piece in named):
        return segment
    return [*segment[:begin], *rest, Piece("in", "word", ""), *named]


def _topic(segment: list[Piece]) -> list[Piece]:
    """Put a topic behind the verb that has no other object: "interfaces not change"."""
    place = next((at for at, piece in enumerate(segment) if piece.typed == "in"), len(segment))
    clause, rest = segment[:place], segment[place:]
    said = [piece for piece in clause if piece.token]
    if not said or any(piece.typed in _OPENS for piece in clause):
        return segment
    turned = _not_put(segment) or (_use_for(segment) if _names_use(said) else [])
    if turned:
        return turned
    verb = said[-1]
    if verb.token not in _ACTS or len(said) == 1 or said[0].token in words.ACTS:
        return segment
    if any(piece.token in _CARRIERS for piece in said[:-1]):
        return _used_for(segment, said)
    moved = [piece for piece in clause if piece is not verb]
    at = next((i for i, piece in enumerate(moved) if piece.typed == _NOT), None)
    if at is None:
        front = [piece for piece in moved if not piece.token]
        return [*front, verb, *(piece for piece in moved if piece.token), *rest]
    topic = [piece for piece in moved[:at] if piece.token]
    steer = [piece for piece in moved[:at] if not piece.token]
    return [*steer, moved[at], verb, *topic, *moved[at + 1 :], *rest]


def _not_put(segment: list[Piece]) -> list[Piece]:
    """Say "not put N into P" of "N not put into P", or nothing."""
    at = next((at for at, piece in enumerate(segment) if piece.typed == _NOT), 0)
    topic = [piece for piece in segment[:at] if piece.token]
    after = segment[at + 1 :]
    if not topic or not after or after[0].token != _PUT:
        return []
    if any(piece.token in words.ACTS for piece in topic):
        return []
    steer = [piece for piece in segment[:at] if not piece.token]
    return [*steer, segment[at], after[0], *topic, *after[1:]]


def _used_for(segment: list[Piece], said: list[Piece]) -> list[Piece]:
    """Say "use X to write N" of "N use X to write"."""
    at = next((at for at, piece in enumerate(segment) if piece.token == _USE), 0)
    topic = [piece for piece in segment[:at] if piece.token]
    if not topic or any(piece.token in words.ACTS for piece in topic) or len(topic) == len(said):
        return segment
    steer = [piece for piece in segment[:at] if not piece.token]
    if any(piece.typed == _NOT for piece in steer):
        return segment
    return [*steer, *segment[at:], *topic]


def _names_use(said: list[Piece]) -> bool:
    """Whether a clause says no more than what is used for something: "图表用 N"."""
    uses = [at for at, piece in enumerate(said) if piece.token == _USE]
    if len(uses) != 1 or not 0 < uses[0] < len(said) - 1:
        return False
    return all(piece.token not in words.ACTS | values.OF.keys() for piece in said)


def _use_for(segment: list[Piece]) -> list[Piece]:
    """Say "use N for charts" of "for charts N is used"."""
    if any(piece.typed == _NOT for piece in segment):
        return segment
    at = next(at for at, piece in enumerate(segment) if piece.token == _USE)
    topic = [piece for piece in segment[:at] if piece.token]
    steer = [piece for piece in segment[:at] if not piece.token]
    return [*steer, *segment[at:], Piece("for", "word", ""), *topic]


_CARRIERS = frozenset({_USE, words.fold("put"), _ASK})
_DOES = words.ACTS | {_ASK, words.fold("test"), words.fold("commit"), words.fold("push")}
_NAMED = frozenset(map(words.fold, ("commit", "push", "merge", "change", "format", "build")))
_ACTS = (words.ACTS | _NAMED) - _CARRIERS
