"""How the account of a message is told: one block a clause, and the same for a program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from agent_memory import policy, setting
from agent_memory.answers import show
from agent_memory.answers.answer import Answer
from agent_memory.capture import explain, machine
from agent_memory.capture.redact import Dropped
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.capture.explain import Account, Sign
    from agent_memory.setting import Setting


_FLAGS = {
    "altered": "altered: never proposed as it is",
    "suspect": "suspect: never proposed as it is",
    "pasted": "pasted?: never proposed by itself",
}


def explained(here: Setting, said: str, *, named: str | None = None) -> Answer:
    """What would be taken of a message and why; nothing is kept.

    `named` is a file that is not there: its name was read instead.
    """
    known = machine.secrets(here.user, here.config, setting.identity(here).root)
    try:
        accounts = explain.explain(said, known=known)
    except Dropped as dropped:
        raise Refusal(f"the message would be dropped: {dropped}") from dropped
    missing = [f"there is no file {named}; these words are read instead"] if named else []
    return Answer([_fields(one) for one in accounts], [*missing, *_lines(accounts)])


def _lines(accounts: Sequence[Account]) -> Iterator[str]:
    for number, one in enumerate(accounts):
        if number:
            yield ""
        yield f"{_verdict(one)}: {_short(one.text)}"
        rows = list(_rows(one))
        if rows:
            yield from show.table(rows, indent=2)
    if not accounts:
        yield "there is no clause in it"


def _verdict(one: Account) -> str:
    """What became of a clause, in the words of its levels."""
    return " and ".join(dict.fromkeys(found.level for found in one.taken)) or "not taken"


def _short(said: str) -> str:
    """A clause, or as much of a long line as tells which it is."""
    most = policy.SHOWN_CONTEXT
    return said if len(said) <= most else f"{said[:most]}\u2026"


def _rows(one: Account) -> Iterator[tuple[str, str]]:
    for found, flags in zip(one.taken, one.flags, strict=True):
        said = [_FLAGS.get(name, name) for name in flags]
        about = ", ".join((found.marker, found.kind, found.confidence, *said))
        yield "kept", f'"{found.text}"  ({about})'
    if one.taken and one.shown:
        yield "score", f"{one.score}; from {one.counted} on counted, from {one.shown} on shown"
    elif one.taken or one.markers:
        yield "score", str(one.score)
    for name, signs in (("marker", one.markers), ("gain", one.gains), ("guard", one.guards)):
        for sign in signs:
            like = f'  as in "{sign.like}"' if sign.like else ""
            yield name, f"{sign.name} {sign.weight:+}{like}"
    for lack in one.missing:
        yield "missing", lack


def _fields(one: Account) -> dict[str, Any]:
    return {
        "text": one.text,
        "score": one.score,
        "taken": [
            {**found._asdict(), "flags": list(flags)}
            for found, flags in zip(one.taken, one.flags, strict=True)
        ],
        "counted": one.counted,
        "shown": one.shown,
        "markers": _signs(one.markers),
        "gains": _signs(one.gains),
        "guards": _signs(one.guards),
        "missing": list(one.missing),
    }


def _signs(signs: Sequence[Sign]) -> list[dict[str, Any]]:
    return [sign._asdict() for sign in signs]
