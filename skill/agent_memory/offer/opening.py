"""start.json: what the model is told as a session starts, and what a person has not heard yet."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import clock, escape, instructions, policy
from agent_memory.offer import reminder, tell
from agent_memory.plural import counted

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from agent_memory.instructions import Line
    from agent_memory.ledger.atom import Atom, Shadow
    from agent_memory.ledger.fold import Memory
    from agent_memory.offer.edition import Edition

_ASIDE = "; adopted in , which is not loaded"  # what a start may add to a line, beside the name


class StartLine(NamedTuple):
    """A line for the model: its name and words, what its file cannot say of it, where it stands.

    `stands` is there for an adopted claim in a file that the client was not seen to load: tier,
    target and text, by which the start itself looks whether it is loaded, aside or absent.
    """

    later: bool  # what is contested or unheeded comes first
    name: str
    text: str
    notes: tuple[str, ...] = ()
    stands: tuple[str, str, str] | None = None

    @property
    def said(self) -> str:
        """The line without its notes."""
        return f"- {self.name} {self.text}".rstrip()

    @property
    def size(self) -> int:
        """The most bytes that it takes in a session."""
        more = f"{_ASIDE}{self.stands[1]}" if self.stands else ""
        return len(f"{self.said} ({'; '.join(self.notes)}{more})\n".encode())


def page(edition: Edition) -> bytes:
    """The bytes of start.json: what the model is told, and what a person has not heard yet."""
    memory, theirs = edition.memory, edition.theirs
    lines = _lines(memory, edition.zone, edition.loaded)
    open_ones = [one for one in memory.contests if one.resolved is None]
    waiting = [
        *(f"{one.number}:{one.digest}" for one in memory.proposals),
        *(f"{one.incumbent}!{one.challenger}" for one in open_ones),
    ]
    counts = len(memory.proposals), len(theirs), len(open_ones)
    offset = edition.now.astimezone(edition.zone).utcoffset()
    start = {
        "form": tell.FORM,
        "generation": dict(edition.stamp),
        "lines": [(one.said, one.notes, one.stands) for one in lines],
        "notice": _notice(*counts),
        "report": _notice(*counts, read=edition.read),
        "person": [one.key for one in theirs],
        "waiting": ["".join(one.split()) for one in waiting],
        "east": int(offset.total_seconds()) if offset else 0,
    }
    return f"{json.dumps(start, sort_keys=True, indent=1)}\n".encode()


def _lines(memory: Memory, zone: dt.tzinfo, loaded: Sequence[Line]) -> Iterator[StartLine]:
    """What the model is told at a start, tier by tier, within the budget of each."""
    atoms = {atom.id: atom for atom in memory.atoms}
    here = {escape.block(line.text) if line.block else line.text for line in loaded}
    once: set[tuple[str, ...]] = set()  # what is told as a line for all projects
    for tier, room in sorted(policy.START_BYTES.items(), reverse=True):
        mine = [_of(atom, atoms, zone, here) for atom in memory.atoms if _tier(atom) == tier]
        found = [*filter(None, mine), *_by_hand(memory, atoms, tier)]
        fresh = {(one.text or one.name, *one.notes): one for one in found}
        yield from _fitting([fresh[words] for words in fresh.keys() - once], tier, room)
        once.update(fresh)


def _tier(atom: Atom) -> str | None:
    """The tier of a claim that stands in an instruction file, adopted or written by hand."""
    if atom.standing.adopted:
        return atom.standing.adopted.tier
    return ("L3" if atom.already.personal else "L2") if atom.already else None


def _of(atom: Atom, atoms: Mapping[str, Atom], zone: dt.tzinfo, here: set[str]) -> StartLine | None:
    """A claim of an instruction file with what its line cannot say, if there is anything."""
    adopted = atom.standing.adopted
    text = escape.tag(atom.wording)
    notes = tuple(_notes(atom, atoms, zone))
    line = StartLine(not (atom.contested or atom.unheeded), f"[{atom.id}]", text, notes)
    if adopted is None or escape.block(adopted.text) in here:
        return line if notes else None
    if atom.superseded_by or atom.shadowed:
        return None  # no line of any file and not in force: the model need not hear of it
    return line._replace(stands=(adopted.tier, adopted.target, escape.block(adopted.text)))


def _notes(atom: Atom, atoms: Mapping[str, Atom], zone: dt.tzinfo) -> Iterator[str]:
    for contest in reminder.contests(atom):
        yield reminder.against(contest, atom, atoms)
    for shadow in atom.shadows:
        if shadow.held == atom.id:
            yield _shadowed(shadow, atoms)
    if atom.superseded_by:
        yield "superseded"
    if atom.unheeded:
        yield f"unheeded: said again {atom.unheeded}× since it was adopted"
    if atom.life in {"stale", "retired"}:
        yield f"{atom.life}: not said since {clock.day(atom.last, zone)}"


def _by_hand(memory: Memory, atoms: Mapping[str, Atom], tier: str) -> Iterator[StartLine]:
    """Hand-written lines that claims contest or overrule, each once, with all those claims."""
    told = {one.already.name for one in memory.atoms if one.already and one.contested}
    notes: dict[str, list[str]] = defaultdict(list)
    for contest in memory.contests:
        if contest.resolved is None and contest.incumbent not in told | atoms.keys():
            by = reminder.quoted(atoms[contest.challenger])
            notes[contest.incumbent].append(f"contested: {by} was said since; not settled")
    contested = set(notes)
    words = {one.held: f'"{escape.tag(one.line)}"' for one in memory.shadows if one.line}
    for shadow in memory.shadows:
        if shadow.line:
            notes[shadow.held].append(_shadowed(shadow, atoms))
    for name, said in notes.items():
        if tier == ("L3" if name.startswith(instructions.OWN) else "L2"):
            text = words.get(name, "")
            yield StartLine(name not in contested, escape.tag(name), text, tuple(said))


def _shadowed(shadow: Shadow, atoms: Mapping[str, Atom]) -> str:
    by = reminder.quoted(atoms[shadow.by]) if shadow.by in atoms else shadow.by
    return f"shadowed here by {by}"


def _fitting(found: Iterable[StartLine], tier: str, room: int) -> Iterator[StartLine]:
    """Yield what there is room for, and how much was cut, with what shows it."""
    lines = sorted(found, key=lambda one: one[:3])
    if sum(one.size for one in lines) > room:
        room -= _cut(lines, tier).size
    cut = []
    for one in lines:
        if one.size > room:
            cut.append(one)
        else:
            room -= one.size
            yield one
    if cut:
        yield _cut(cut, tier)


def _cut(lines: Sequence[StartLine], tier: str) -> StartLine:
    """How many lines were cut; those that nobody adopted or said are no claims of a tier."""
    claims = any(one.name.startswith("[") for one in lines)
    shown = f"--tier {tier}" if claims else "--contested"
    return StartLine(later=True, name=f"{len(lines)} more:", text=f"memory_inspect {shown}")


def _notice(proposals: int, theirs: int, contests: int, *, read: int = 0) -> str:
    """What waits for the person, in one line; the first says how much was read to find it."""
    parts = []
    if proposals:
        parts.append(f"{counted(proposals, 'rule')} {'waits' if proposals == 1 else 'wait'}")
    if theirs:
        waits = f"{counted(theirs, 'rule')} {'waits' if theirs == 1 else 'wait'}"
        parts.append(f"{waits} for all your projects")
    if contests:
        parts.append(f"{counted(contests, 'contest')} {'is' if contests == 1 else 'are'} open")
    report = f"read {counted(read, 'conversation')} of this project: " if read else ""
    return f"memory: {report}{', '.join(parts)}: /cs:memory" if parts else ""
