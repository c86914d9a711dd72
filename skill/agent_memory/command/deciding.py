"""The verbs that decide: each takes its words apart and hands them to the desk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from agent_memory.command.room import Verb, cited, given
from agent_memory.errors import Refusal, refused
from agent_memory.review import adopt, decide, forget, purge, typed, undo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from agent_memory.command.room import Room
    from agent_memory.review.desk import Desk, Done

WIDE = {"adopt", "reject", "demote", "resolve", "undo"}  # may change what waits for all projects


def _adopt(room: Room, rest: str) -> Iterator[str]:
    asked = typed.adoption(rest)
    if asked is None:
        raise Refusal(_usage("adopt"))
    at = room.desk()
    if len(asked.queries) == 1:
        yield from adopt.adopt(at, asked.queries[0], asked.terms).lines
        return
    for query in asked.queries:
        try:
            yield from adopt.adopt(at, query, asked.terms).lines
        except Refusal as reason:  # of one claim; the others are adopted all the same
            yield f"{query}: {reason}"
        except OSError as problem:
            yield f"{query}: {refused(problem)}"


def _edit(room: Room, rest: str) -> Iterable[str]:
    asked = typed.rewording(rest)
    if asked is None:
        raise Refusal(_usage("edit"))
    return adopt.edit(room.desk(), *asked).lines


def _resolve(room: Room, rest: str) -> Iterable[str]:
    asked = typed.judgement(rest)
    if asked is None:
        raise Refusal(_usage("resolve"))
    return decide.resolve(room.desk(), asked.query, asked.ruling, against=asked.against).lines


def _merge(room: Room, rest: str) -> Iterable[str]:
    return decide.merge(room.desk(), rest.replace(",", " ").split()).lines


def _split(room: Room, rest: str) -> Iterable[str]:
    name, *words = rest.replace(",", " ").split() or [""]
    if not words:
        raise Refusal(_usage("split"))
    positions = typed.positions(words)
    if positions:
        return decide.split(room.desk(), name, positions).lines
    return decide.part(room.desk(), [name, *words]).lines


def _pin(room: Room, rest: str) -> Iterable[str]:
    off = rest.lower().endswith(" off")
    return decide.pin(room.desk(), _one(rest[:-4] if off else rest, "pin"), on=not off).lines


def _remember(room: Room, rest: str) -> Iterable[str]:
    return decide.remember(room.desk(), _said(typed.unquoted(rest), "remember")).lines


def _forget(room: Room, rest: str) -> Iterable[str]:
    if rest:
        return forget.forget(room.desk(), _one(rest, "forget")).lines
    left = purge.purge(room.desk())
    return [_usage("forget"), "what was forgotten before is out of our files", *left]


def _undo(room: Room, rest: str) -> Iterable[str]:
    return undo.undo(room.desk(), rest.strip("# ") or None).lines


def _simple(
    verb: str, decided: Callable[[Desk, str], Done]
) -> Callable[[Room, str], Iterable[str]]:
    """The answer of a verb that takes a citation and nothing else."""
    return lambda room, rest: decided(room.desk(), _one(rest, verb)).lines


def _vote(cast: Literal["helpful", "harmful"]) -> Callable[[Room, str], Iterable[str]]:
    return _simple(cast, lambda at, query: decide.vote(at, query, cast))


def _usage(verb: str) -> str:
    return f"say: {VERBS[verb].words}"


def _said(rest: str, verb: str) -> str:
    return given(rest, VERBS[verb].words)


def _one(rest: str, verb: str) -> str:
    return cited(rest, VERBS[verb].words)


VERBS = {
    "adopt": Verb(
        _adopt,
        'adopt N [M ...] [as "WORDS"] [--mine] [--person] [--target FILE]',
        "write its line into CLAUDE.md",
    ),
    "reject": Verb(_simple("reject", decide.reject), "reject N", "refuse it and near matches"),
    "resolve": Verb(_resolve, "resolve N old|new|both|neither [OTHER]", "rule on a contest"),
    "merge": Verb(_merge, "merge N M ...", "call them one claim"),
    "split": Verb(
        _split,
        "split N 2 3 | ID ID",
        "part these sightings, counted as in why, or two claims",
    ),
    "edit": Verb(_edit, "edit N WORDS", "put it in other words"),
    "pin": Verb(_pin, "pin N [off]", "keep it from expiring"),
    "demote": Verb(
        _simple("demote", adopt.demote), "demote N", "take its line out, and recall it no more"
    ),
    "forget": Verb(_forget, "forget N", "take its text out of every file of ours"),
    "remember": Verb(_remember, "remember WORDS", "take a claim down"),
    "helpful": Verb(_vote("helpful"), "helpful N", "it helped"),
    "harmful": Verb(_vote("harmful"), "harmful N", "it harmed"),
    "undo": Verb(_undo, "undo [ID]", "take back the last decision, or this one"),
}
