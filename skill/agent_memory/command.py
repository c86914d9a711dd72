"""`/cs:memory`: one verb a function, answered in plain text and without a model.

Whatever a person types is read here, quotes and all: nothing of it ever reaches a shell.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from agent_memory import escape, files, policy, project, setting, text
from agent_memory.capture import machine
from agent_memory.cli import inspect, show
from agent_memory.errors import Refusal
from agent_memory.offer.view import counted
from agent_memory.review import adopt, audit, decide, desk, forget, typed, undo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.fold import Memory
    from agent_memory.ledger.memory import Held
    from agent_memory.ledger.records import Door
    from agent_memory.project import Identity
    from agent_memory.review.desk import Desk, Done
    from agent_memory.setting import Setting

_MORE = "… {} more; memory_inspect shows all"


class Room(NamedTuple):
    """Where a verb is typed: the setting, the project, the door, and whether a person attends."""

    here: Setting
    identity: Identity
    door: Door
    attended: bool

    def held(self) -> Held:
        """The memory of the project."""
        return setting.held(self.here, self.identity)

    def desk(self) -> Desk:
        """The desk that decisions are made at; a place that only claims its project has none."""
        here = self.here
        if not setting.proven(here, self.identity):
            raise Refusal(f"{self.identity.root} shares nothing but its remote with this project")
        return desk.Desk(
            home=here.home,
            identity=self.identity,
            config=here.config,
            known=machine.secrets(here.user, here.config, self.identity.root),
            zone=here.zone,
            now=here.now,
            user=here.user,
            door=self.door,
            salt=secrets.token_hex(16),
            loaded=setting.loaded(here, self.identity),
            roots=tuple(_roots(here, self.identity)),
            projects=tuple(setting.projects(here)),
        )


class Verb(NamedTuple):
    """A verb: what answers it, how it is written, what it does, and whether it decides anything."""

    answer: Callable[[Room, str], Iterable[str]]
    words: str
    what: str
    decides: bool = True


def answer(args: str, here: Setting, *, attended: bool) -> str:
    """The answer to what a person typed behind `/cs:memory`; where nobody attends, it reads."""
    try:
        return _said_of(args, here, attended=attended, door="command")
    except Refusal as reason:
        return escape.terminal(str(reason))
    except OSError as problem:
        return escape.terminal(f"{problem.filename or 'a file'}: {problem.strerror or problem}")


def decided(args: str, here: Setting, *, door: Door) -> str:
    """The same from another door, at which a person is known to stand; a refusal is raised."""
    return _said_of(args, here, attended=True, door=door)


def _said_of(args: str, here: Setting, *, attended: bool, door: Door) -> str:
    lines = _answered(args, here, attended=attended, door=door)
    return _fitted([escape.terminal(line, width=policy.ANSWER_LINE) for line in lines])


def _answered(args: str, here: Setting, *, attended: bool, door: Door) -> Iterable[str]:
    name, rest = (*args.split(maxsplit=1), "", "")[:2]
    name = name.lower() or "waiting"
    verb = VERBS.get(name)
    if verb is None:
        known = ", ".join(one for one in VERBS if one != "waiting")
        raise Refusal(_LATER.get(name) or f"no verb {name!r}; there are: {known}")
    if verb.decides and not attended:
        raise Refusal(f"{name} is for a person at the session; here this only reads")
    room = Room(here, setting.identity(here), door, attended)
    lines = list(verb.answer(room, rest.strip()))
    return [*lines, *_renewed(room)] if verb.decides else lines


def _renewed(room: Room) -> Iterator[str]:
    """Renew the view after a decision; what keeps it from being written is told."""
    try:
        problem = setting.published(room.here, room.identity).problem
    except files.Held as held:
        problem = str(held)
    if problem:
        yield problem


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


def _roots(here: Setting, identity: Identity) -> Iterator[Path]:
    """Every place of the project in which a view may stand."""
    found = {identity.root} if identity.root else set[Path]()
    for place in here.registry.places:
        if place.path and here.registry.resolved(place.id) == identity.id:
            with suppress(Refusal, OSError):
                root = project.identify(Path(place.path), user=here.user).root
                found |= {root} if root else set()
    yield from sorted(found)


# -- reading ---------------------------------------------------------------------------------------


def _waiting(room: Room, _: str) -> Iterator[str]:
    held = room.held()
    found = held.memory
    atoms = {atom.id: atom for atom in found.atoms}
    unheeded = sorted((a for a in found.atoms if a.unheeded), key=lambda a: (-a.unheeded, a.id))
    if unheeded:
        yield "adopted, and said again since:"
        rows = [(atom.id, counted(atom.unheeded, "time"), _text(atom)) for atom in unheeded]
        yield from show.table(rows, indent=2)
    if found.proposals:
        yield "waits for you: adopt N, reject N, why N"
        yield from show.table(
            [
                _proposal(one.number, one.label, atoms[one.atom], one.danger)
                for one in found.proposals[: policy.LISTED_ROWS]
            ],
            indent=2,
        )
        more = len(found.proposals) - policy.LISTED_ROWS
        if more > 0:
            yield f"  and {more} more"
    contests = sum(one.resolved is None for one in found.contests)
    if contests:
        yield f"{counted(contests, 'contest')} open: contested"
    if not (unheeded or found.proposals or contests):
        yield f"nothing waits; {_rest(found)}"


def _status(room: Room, _: str) -> Iterator[str]:
    held = room.held()
    yield from inspect.status(room.here, held, room.identity.id).lines
    yield from _untyped(held, room.here)
    if setting.proven(room.here, room.identity):
        yield from _disagreeing(audit.blocks(room.desk(), held))


def _untyped(held: Held, here: Setting) -> Iterator[str]:
    """The decisions that nobody is known to have typed, and how many came by a terminal."""
    seen = audit.checked(held, here.home, now=here.now)
    for one in seen:
        if one.state == "untyped":
            short = one.decision.id[:8]
            deed = f"{one.decision.record} {short} of {one.decision.at:%Y-%m-%d}"
            yield f"no typed line is found for: {deed}; undo {short} takes it back"
    terminal = sum(one.state == "terminal" for one in seen)
    if terminal:
        yield f"{counted(terminal, 'decision')} by terminal"


def _disagreeing(found: audit.Blocks) -> Iterator[str]:
    """What stands in the instruction files and not in the record, and the other way round."""
    for atom in found.absent:
        yield f'absent: "{_text(atom)}" is adopted and not in its file: branch, teammate or you?'
    for target, line in found.unknown:
        yield f'unknown: "{line}" stands in the block of {target}; nobody here adopted it'


def _why(room: Room, rest: str) -> Iterable[str]:
    held = room.held()
    query = _said(typed.unquoted(rest), "why")
    if room.attended:
        decide.look(room.desk, held, query)
    return inspect.explained(room.here, held, query, room.identity.root).lines


def _contested(room: Room, _: str) -> Iterable[str]:
    lines = list(inspect.contested(room.here, room.held().memory).lines)
    return [*lines, "to rule: resolve ID old|new|both|neither"] if len(lines) > 1 else lines


def _search(room: Room, rest: str) -> Iterator[str]:
    asked = {text.stem(word) for word in text.tokens(_said(rest, "search"))}
    found = []
    for atom in room.held().memory.atoms:
        words = {text.stem(word) for word in text.tokens(f"{atom.text} {_text(atom)}")}
        if not atom.silent and asked & words:
            found.append((-len(asked & words), atom.id, atom))
    rows = [(atom.id, show.state(atom), _text(atom)) for _, _, atom in sorted(found)]
    yield from show.table(rows[: policy.LISTED_ROWS]) if rows else ["no claim holds these words"]


def _help(_: Room, __: str) -> Iterator[str]:
    yield from show.table([(f"/cs:memory {one.words}", one.what) for one in VERBS.values()])


# -- deciding --------------------------------------------------------------------------------------


def _adopt(room: Room, rest: str) -> Iterator[str]:
    asked = typed.adoption(rest)
    if asked is None:
        raise Refusal(_usage("adopt"))
    at = room.desk()
    if len(asked.queries) == 1:
        yield from adopt.adopt(at, asked.queries[0], asked.wish).lines
        return
    for query in asked.queries:
        try:
            yield from adopt.adopt(at, query, asked.wish).lines
        except Refusal as reason:  # of one claim; the others are adopted all the same
            yield f"{query}: {reason}"


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
    positions = typed.positions(words)
    if not positions:
        raise Refusal(_usage("split"))
    return decide.split(room.desk(), name, positions).lines


def _pin(room: Room, rest: str) -> Iterable[str]:
    off = rest.lower().endswith(" off")
    return decide.pin(room.desk(), _said(rest[:-4] if off else rest, "pin"), on=not off).lines


def _remember(room: Room, rest: str) -> Iterable[str]:
    return decide.remember(room.desk(), _said(typed.unquoted(rest), "remember")).lines


def _forget(room: Room, rest: str) -> Iterable[str]:
    if rest:
        return forget.forget(room.desk(), typed.unquoted(rest)).lines
    left = forget.purge(room.desk())
    return ["what was forgotten is out of our files", *left]


def _undo(room: Room, rest: str) -> Iterable[str]:
    return undo.undo(room.desk(), rest.strip("# ") or None).lines


def _simple(
    verb: str, decided: Callable[[Desk, str], Done]
) -> Callable[[Room, str], Iterable[str]]:
    """The answer of a verb that takes a citation and nothing else."""
    return lambda room, rest: decided(room.desk(), _said(typed.unquoted(rest), verb)).lines


def _vote(cast: Literal["helpful", "harmful"]) -> Callable[[Room, str], Iterable[str]]:
    return _simple(cast, lambda at, query: decide.vote(at, query, cast))


# -- words -----------------------------------------------------------------------------------------


def _usage(verb: str) -> str:
    return f"say: {VERBS[verb].words}"


def _said(rest: str, verb: str) -> str:
    if not rest.strip():
        raise Refusal(_usage(verb))
    return rest.strip()


def _text(atom: Atom) -> str:
    adopted = atom.standing.adopted
    return adopted.text if adopted else atom.standing.edited or atom.text


def _proposal(number: int, label: str, atom: Atom, danger: tuple[str, ...]) -> tuple[str, ...]:
    return f"{number:>3}", "; ".join((label, *danger)), show.earned(atom), _text(atom)


def _rest(found: Memory) -> str:
    silent = sum(atom.silent for atom in found.atoms)
    return f"{counted(len(found.atoms) - silent, 'claim')} held, {silent} silent"


VERBS = {
    "waiting": Verb(_waiting, "", "what waits for you", decides=False),
    "status": Verb(_status, "status", "how much there is, and what is odd", decides=False),
    "staged": Verb(_waiting, "staged", "what waits for you", decides=False),
    "why": Verb(_why, "why CLAIM", "one claim with all that stands behind it", decides=False),
    "contested": Verb(_contested, "contested", "claims that exclude each other", decides=False),
    "search": Verb(_search, "search WORDS", "claims that hold these words", decides=False),
    "adopt": Verb(
        _adopt,
        'adopt N [as "WORDS"] [--mine] [--person] [--target FILE]',
        "write its line into CLAUDE.md",
    ),
    "reject": Verb(_simple("reject", decide.reject), "reject N", "refuse it and near matches"),
    "resolve": Verb(_resolve, "resolve N old|new|both|neither [OTHER]", "rule on a contest"),
    "merge": Verb(_merge, "merge N M ...", "call them one claim"),
    "split": Verb(_split, "split N 2 3", "part these sightings, counted as in why"),
    "edit": Verb(_edit, "edit N WORDS", "put it in other words"),
    "pin": Verb(_pin, "pin N [off]", "keep it from expiring"),
    "demote": Verb(_simple("demote", adopt.demote), "demote N", "take its line out again"),
    "forget": Verb(_forget, "forget N", "take its text out of every file of ours"),
    "remember": Verb(_remember, "remember WORDS", "take a claim down"),
    "helpful": Verb(_vote("helpful"), "helpful N", "it helped"),
    "harmful": Verb(_vote("harmful"), "harmful N", "it harmed"),
    "undo": Verb(_undo, "undo [ID]", "take back the last decision, or this one"),
    "help": Verb(_help, "help", "this list", decides=False),
}
_LATER = {
    **{
        name: f"{name} works in the client alone: type /cs:memory {name} there"
        for name in ("setup", "off", "on")
    },
    **{
        name: f"{name} is not built yet; memory_doctor reads what there is"
        for name in ("verify", "episodes")
    },
}
