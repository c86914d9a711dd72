"""`/cs:memory`: one verb a function, answered in plain text and without a model.

Whatever a person types is read here, quotes and all: nothing of it ever reaches a shell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory import early, escape, files, policy, renew, setting
from agent_memory.command import deciding, reading
from agent_memory.command.room import Room, Verb
from agent_memory.errors import Refusal, refused
from agent_memory.plural import counted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from agent_memory.ledger.records import Door
    from agent_memory.setting import Setting

_WORDS = 32  # columns of a verb and its words in front of what it does
_MORE = "… {} more; memory_inspect shows all"


def _free() -> None:
    """Say that nothing bars a decision."""


class Asked(NamedTuple):
    """What was typed behind `/cs:memory`, at which door, and in which conversation."""

    args: str
    attended: bool
    door: Door
    conversation: Path | None = None
    barred: Callable[[], str | None] = _free


def answer(
    args: str,
    here: Setting,
    *,
    attended: bool,
    conversation: Path | None = None,
    barred: Callable[[], str | None] = _free,
) -> str:
    """The answer to what a person typed behind `/cs:memory`; where nobody attends, it reads.

    `conversation` is the session's transcript: what it gave away is cut out of what is decided.
    `barred` says why nothing is decided although somebody attends; asked when it would be.
    """
    try:
        return _said_of(Asked(args, attended, "command", conversation, barred), here)
    except Refusal as reason:
        return escape.terminal(str(reason))
    except OSError as problem:
        return escape.terminal(refused(problem))


def decided(args: str, here: Setting, *, door: Door) -> str:
    """The same from another door, at which a person is known to stand; a refusal is raised."""
    return _said_of(Asked(args, attended=True, door=door), here)


def known(name: str) -> bool:
    """Whether a word is a verb, be it one that is typed in the client alone."""
    return name in VERBS or name in _LATER


def _said_of(asked: Asked, here: Setting) -> str:
    lines = _answered(asked, here)
    return _fitted([escape.terminal(line, width=policy.ANSWER_LINE) for line in lines])


def _answered(asked: Asked, here: Setting) -> Iterable[str]:
    name, rest = (*asked.args.split(maxsplit=1), "", "")[:2]
    name = name.lower() or "waiting"
    name = "help" if name in early.HELP else name
    verb = VERBS.get(name)
    if verb is None:
        there = ", ".join(one for one in (*VERBS, *early.DECIDING) if one != "waiting")
        raise Refusal(_LATER.get(name) or f"no verb {name!r}; there are: {there}")
    decides = name in deciding.VERBS
    if decides and not asked.attended:
        raise Refusal(f"{name} is for a person at the session; here this only reads")
    if decides and (reason := asked.barred()):
        raise Refusal(f"{name}: {reason}")
    room = Room(here, setting.identity(here), asked.door, asked.attended, asked.conversation)
    if not decides:
        return verb.answer(room, rest.strip())
    before = _decided_for_all(here)
    try:
        lines = list(verb.answer(room, rest.strip()))
    except OSError as problem:  # a text that is half forgotten is found again by the same words
        left = "say it again" if name == "forget" else "nothing was decided"
        raise Refusal(f"{refused(problem)}; {left}") from problem
    return [*lines, *_renewed(room, wide=name in deciding.WIDE, before=before)]


def _renewed(room: Room, *, wide: bool, before: int) -> Iterator[str]:
    """Renew the view after a decision; what keeps it from being written is told."""
    try:
        if _decided_for_all(room.here) != before:
            problem = renew.every(room.here, room.identity).problem
        else:
            problem = renew.project(room.here, room.identity, wide=wide).problem
    except files.Held as held:
        problem = str(held)
    except OSError as fault:
        problem = f"the view was not renewed: {refused(fault)}"
    if problem:
        yield problem


def _decided_for_all(here: Setting) -> int:
    """How much a person has decided for all projects, in bytes of the journal."""
    return here.home.person.stat().st_size if here.home.person.exists() else 0


def _fitted(lines: list[str]) -> str:
    """An answer within what the client shows, with what is left out named."""
    said = "\n".join(lines)
    if len(said) <= policy.ANSWER:
        return said
    kept: list[str] = []
    room = policy.ANSWER - len(_MORE) - len(f"{len(lines)} lines")
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return "\n".join([*kept, _MORE.format(counted(len(lines) - len(kept), "line"))])


def _help(_: Room, __: str) -> Iterator[str]:
    rows = [(f"/cs:memory {one.words}".rstrip(), one.what) for one in VERBS.values()]
    for words, what in (*rows, *early.USAGE):
        beside = len(words) < _WORDS
        if not beside:
            yield words
        yield f"{words if beside else '':<{_WORDS}}{what}"


VERBS = {**reading.VERBS, **deciding.VERBS, "help": Verb(_help, "help", "this list")}
_LATER = {
    **{
        name: f"{name} works in the client alone: type /cs:memory {name} there"
        for name in early.DECIDING
    },
    **{
        name: f"{name} is not built yet; memory_doctor reads what there is"
        for name in ("verify", "episodes")
    },
}
