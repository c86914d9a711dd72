"""What a project's conversations gave away as secret: known while they are read, written nowhere.

A secret that was told yesterday is one when it stands bare in a message of today. What tells it is
the transcript that told it, for as long as that lies there; nothing of ours remembers it.

What only a paste, a quotation or a block of the client calls secret is a lesser word than a
person's: it may be any word of a file, and cuts nothing out of what another conversation said
before unless it weighs as a secret whoever says so. What nobody typed at all (a command's output, a
compaction's record) tells no more than a paste, and only of what is typed from then on; what a
person typed where no prompt is tells as a prompt does.

A verb that a person waits for reads newest first, for seconds. What it left unread in its own
conversation is known as that: what could be a secret of it is refused.
"""

from __future__ import annotations

import contextlib
import math
import re
import time
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy, registry
from agent_memory.capture import aside, jsonl, overheard, transcript, transcripts, voice
from agent_memory.capture.entry import Entry
from agent_memory.capture.redact import bare, exact, learnt
from agent_memory.errors import Refusal
from agent_memory.ledger.records import Watermark

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from agent_memory.capture.redact import Known
    from agent_memory.capture.voice import Utterance
    from agent_memory.ledger.records import Record
    from agent_memory.paths import Home

_NO_NAME = re.compile(r"[^A-Za-z0-9]")  # what the client writes as a hyphen in a folder's name


class Given(NamedTuple):
    """What a conversation gave away, and what is known by it in four places.

    `own` is for what it says, `kept` for what was kept of it before, `lasting` for what was kept
    of others; `values` alone are what it gave away, for what others say.
    """

    own: Known
    kept: Known
    lasting: Known
    values: frozenset[str] = frozenset()


def given(spoken: Iterable[Utterance], known: Known) -> Given:
    """What the utterances of one conversation give away, by whose words."""
    said = [_short(one) for one in spoken]
    firm = known._replace(values=tuple(filter(bare.strongest, known.values)))
    found = {*learnt((one.text for one in said), firm).values}.difference(firm.values)
    lent = _lent(said, {one for one in found if not bare.strongest(one)}, firm)
    values = frozenset(one for one in found if one not in lent or bare.telling(one))
    return Given(
        own=exact.beside(known, values),
        kept=exact.beside(firm, values),
        lasting=exact.beside(firm, filter(bare.mixed, values - lent)),
        values=values,
    )


def _short(one: Utterance) -> Utterance:
    """An utterance, or of one that is too long to be kept the lines that tell, as a paste's."""
    return one if len(one.text) <= policy.MAX_MESSAGE else _unspoken(overheard.lines(one.text))


def _unspoken(text: str) -> Utterance:
    """A text of which nothing was typed."""
    return voice.Utterance(text, hidden=((0, len(text)),))


def _lent(said: Iterable[Utterance], weak: set[str], known: Known) -> frozenset[str]:
    """What only spans that nobody typed give away, by themselves."""
    holding = [one for one in said if exact.holds(one.text, weak)]
    spans = [one.text[start:end] for one in holding for start, end in (*one.hidden, *one.pasted)]
    alone = weak.intersection(learnt(spans, known).values)
    if not alone:
        return frozenset()
    return frozenset(alone.difference(learnt(map(_typed, holding), known).values))


def _typed(one: Utterance) -> str:
    """An utterance without what nobody typed."""
    kept, position = [], 0
    for start, end in sorted((*one.hidden, *one.pasted)):
        kept.append(one.text[position : max(position, start)])
        position = max(position, end)
    return "\n".join((*kept, one.text[position:]))


class Giveaways:
    """The secrets of a project's conversations, read only when something is to be kept.

    With `seconds` as much is read as they allow: so long of the own one, half as long of the rest.
    """

    def __init__(
        self,
        known: Known,
        paths: Iterable[Path],
        *,
        seconds: float = math.inf,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Read nothing yet; `known` is what is private without any conversation."""
        self._known = known
        self._paths = frozenset(path.resolve() for path in paths)
        self._seconds = seconds
        self._clock = clock
        self._whole: dict[Path, frozenset[str]] = {}
        self._heard: dict[Path, frozenset[str]] = {}
        self._others: set[str] | None = None
        self._unread = False

    def learnt(self, path: Path, found: Given) -> None:
        """Take in what the reading of a transcript from its start has shown already."""
        self._whole[path.resolve()] = found.values

    def beside(self, known: Known, own: Path | None) -> Known:
        """What is known with what this conversation gave away, all of it, and the other ones.

        Of the others the newest are read, as far as a budget of bytes and of typed text goes; what
        could be a word is secret in its own conversation alone.
        """
        path = own.resolve() if own else None
        if path and path not in self._whole:
            until = self._clock() + self._seconds
            self._whole[path] = frozenset(self._own(path, until))
        if path and path not in self._heard:
            found, whole = _telling(path, self._over(self._seconds / 2))
            hurried = self._seconds < math.inf  # then it ends by the time alone
            room = math.inf if hurried else policy.OVERHEARD_TEXT
            given_away, done = self._given(found, self._over(self._seconds / 2), room)
            self._heard[path] = frozenset(given_away)
            self._unread |= not (whole and done)
        until = self._clock() + self._seconds / 2
        if self._others is None:
            self._others = {*self._looked(until), *self._listened(until)}
        others = filter(bare.mixed, self._others.union(*self._whole.values()))
        mine = (*self._whole[path], *self._heard[path]) if path else ()
        return exact.beside(known, (*others, *mine))._replace(unread=self._unread)

    def _own(self, path: Path, until: float) -> Iterator[str]:
        """Yield what the own conversation gave away, all of it or the newest in time."""
        if self._seconds == math.inf:
            yield from given(spoken(path), self._known).values
            return
        found, done = in_time(_newest(path), self._known, lambda: self._clock() > until)
        self._unread |= not done
        yield from found

    def _looked(self, until: float) -> Iterator[str]:
        """Yield what the newest of the other conversations gave away, as far as the budget goes."""
        room, left = policy.GIVEAWAY_BYTES, policy.GIVEAWAY_TEXT
        for _, size, path in sorted(aged(self._paths - self._whole.keys()), reverse=True):
            room -= size
            if min(room, left) < 0 or self._clock() > until:
                return
            said = []
            for one in spoken(path):
                left -= len(one.text)
                if left < 0 or self._clock() > until:
                    break
                said.append(one)
            yield from self._hurried(said, lambda: self._clock() > until)[0]

    def _listened(self, until: float) -> Iterator[str]:
        """Yield what was overheard in the newest of the others; the room is that of one."""
        room = policy.OVERHEARD_BYTES
        found: list[Utterance] = []
        for _, size, path in sorted(aged(self._paths - self._heard.keys()), reverse=True):
            room -= size
            if room < 0 or self._clock() > until:
                break
            found += _telling(path, lambda: self._clock() > until)[0]
        yield from self._given(found, lambda: self._clock() > until, policy.OVERHEARD_TEXT)[0]

    def _over(self, seconds: float) -> Callable[[], bool]:
        """Whether so many seconds from now are over."""
        until = self._clock() + seconds
        return lambda: self._clock() > until

    def _given(
        self, found: Iterable[Utterance], over: Callable[[], bool], left: float
    ) -> tuple[frozenset[str], bool]:
        """What such texts give away, as far as there is room left, and whether it was in time."""
        said: list[Utterance] = []
        for one in dict.fromkeys(found):
            left -= len(one.text)
            if left < 0:
                break
            said.append(one)
        return self._hurried(said, over)

    def _hurried(
        self, said: list[Utterance], over: Callable[[], bool]
    ) -> tuple[frozenset[str], bool]:
        return in_time(said, self._known, over if self._seconds < math.inf else None)


def in_time(
    said: Iterable[Utterance], known: Known, over: Callable[[], bool] | None
) -> tuple[frozenset[str], bool]:
    """What utterances give away, and whether that is all.

    They are looked at together, or piece by piece until the time that there is for them is over.
    """
    if over is None:
        return given(said, known).values, True
    found: set[str] = set()
    for one in said:
        for piece in _pieces(_short(one)):
            if over():
                return frozenset(found), False
            found |= given([piece], known).values
    return frozenset(found), True


def _pieces(one: Utterance) -> Iterator[Utterance]:
    """An utterance in pieces of whole lines, each of them redacted in less than a second."""
    start, text = 0, one.text
    while start < len(text):
        stop = min(len(text), start + policy.GIVEAWAY_PIECE)
        if stop < len(text):
            stop = text.rfind("\n", start, stop) + 1 or stop
        spans = [
            tuple(
                (max(0, a - start), min(stop, b) - start) for a, b in each if a < stop and start < b
            )
            for each in (one.pasted, one.private, one.hidden)
        ]
        yield voice.Utterance(text[start:stop], *spans)
        start = stop


def _telling(path: Path, over: Callable[[], bool]) -> tuple[list[Utterance], bool]:
    """What a transcript tells beside what was typed in it, and whether all of it was read in time.

    It is read from its end back. A headless run's prompts come first and weigh as typed; the rest
    are lines, whoever wrote them, the model's last. One that cannot be read tells nothing.
    """
    asked: list[Entry] = []
    found: list[str] = []
    model: list[str] = []
    with contextlib.suppress(OSError, Refusal):
        ears = aside.headless(asked), overheard.ear(path, found, model)
        stop = path.stat().st_size
        while stop > 0 and not over():
            start = max(0, stop - policy.OVERHEARD_PART)
            jsonl.listened(path, *ears, start=start, stop=stop)
            stop = start
        return [*beside(asked), *map(_unspoken, (*found, *model))], stop <= 0
    return [], True


def around(home: Home, project: str, records: Iterable[Record], *also: Path | None) -> set[Path]:
    """The transcripts that a project's memory has read or is about to, and all beside them.

    A session that still runs was read by nobody, and may have told what another one says; it may
    have started in another folder or worktree of the project.
    """
    names = {one.transcript for one in records if isinstance(one, Watermark)}
    read = {path for name in names if (path := transcripts.within(home, name))}
    folders = {path.parent for path in (*read, *filter(None, also))}.union(_started(home, project))
    return {path for folder in folders for path in transcripts.beside(folder)}.union(read)


def _started(home: Home, project: str) -> Iterator[Path]:
    """Where the client keeps the transcripts of sessions that started at a project's places."""
    with contextlib.suppress(OSError, Refusal):
        known = registry.load(home)
        for place in known.places:
            if place.path and known.resolved(place.id) == project:
                yield home.transcripts / _NO_NAME.sub("-", place.path)


def beside(found: Iterable[Entry]) -> Iterator[Utterance]:
    """What a person typed where no prompt is, as it was heard while a transcript was read."""
    yield from filter(None, map(voice.said, found))


def spoken(path: Path) -> Iterator[Utterance]:
    """What was typed in a transcript, also where no prompt is; of a long text the lines that tell.

    One that cannot be read gives nothing away to be kept.
    """
    asides: list[Entry] = []
    with contextlib.suppress(OSError, Refusal):
        entries = transcript.read(path, ears=aside.ears(path, asides))
        yield from (_short(utterance) for _, utterance in voice.utterances(entries))
    yield from map(_short, beside(asides))


def _newest(path: Path) -> Iterator[Utterance]:
    """What was typed in a transcript, the last of it first, each looked at when it is asked for."""
    found: list[Entry] = []
    asides: list[Entry] = []
    with contextlib.suppress(OSError, Refusal):
        entries = transcript.read(path, ears=aside.ears(path, asides))
        found += (one for one in entries if isinstance(one, Entry))
    found = sorted((*found, *asides), key=lambda one: one.offset, reverse=True)
    yield from filter(None, map(voice.said, found))


def aged(paths: Iterable[Path]) -> Iterator[tuple[float, int, Path]]:
    """Yield when each of these files that is there was written last, its bytes, and its path."""
    for path in paths:
        with contextlib.suppress(OSError):
            found = path.stat()
            yield found.st_mtime, found.st_size, path
