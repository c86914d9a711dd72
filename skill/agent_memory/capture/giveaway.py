"""What a project's conversations gave away as secret: known while they are read, written nowhere.

A secret that was told yesterday is one when it stands bare in a message of today. What tells it is
the transcript that told it, for as long as that lies there; nothing of ours remembers it.

What only a paste, a quotation or a block of the client calls secret is a lesser word than a
person's: it may be any word of a file, and cuts nothing out of what another conversation said
before unless it weighs as a secret whoever says so. What nobody typed at all (a command's output, a
compaction's record) tells no more than a paste, and only of what is typed from then on.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture import overheard, transcript, transcripts, voice
from agent_memory.capture.redact import bare, learnt
from agent_memory.errors import Refusal
from agent_memory.ledger.records import Watermark

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from agent_memory.capture.redact import Known
    from agent_memory.capture.voice import Utterance
    from agent_memory.ledger.records import Record
    from agent_memory.paths import Home


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
    firm = _with(known, filter(bare.strongest, known.values), alone=True)
    found = {*learnt((one.text for one in said), firm).values}.difference(firm.values)
    lent = _lent(said, {one for one in found if not bare.strongest(one)}, firm)
    values = frozenset(one for one in found if one not in lent or bare.telling(one))
    return Given(
        own=_with(known, values),
        kept=_with(firm, values),
        lasting=_with(firm, filter(bare.mixed, values - lent)),
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
    holding = [one for one in said if any(value in one.text for value in weak)]
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


def _with(known: Known, values: Iterable[str], *, alone: bool = False) -> Known:
    """What is known with these values, or with these alone, the longest first."""
    every = {*values} if alone else {*known.values, *values}
    return known._replace(values=tuple(sorted(every, key=lambda one: (-len(one), one))))


class Giveaways:
    """The secrets of a project's conversations, read only when something is to be kept."""

    def __init__(self, known: Known, paths: Iterable[Path]) -> None:
        """Read nothing yet; `known` is what is private without any conversation."""
        self._known = known
        self._paths = frozenset(path.resolve() for path in paths)
        self._whole: dict[Path, frozenset[str]] = {}
        self._heard: dict[Path, frozenset[str]] = {}
        self._others: set[str] | None = None

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
            self._whole[path] = given(_spoken(path), self._known).values
        if path and path not in self._heard:
            self._heard[path] = self._overheard(path)
        if self._others is None:
            self._others = {*self._looked(), *self._listened()}
        others = filter(bare.mixed, self._others.union(*self._whole.values()))
        mine = (*self._whole[path], *self._heard[path]) if path else ()
        return _with(known, (*others, *mine))

    def _looked(self) -> Iterator[str]:
        """Yield what the newest of the other conversations gave away, as far as the budget goes."""
        room, left = policy.GIVEAWAY_BYTES, policy.GIVEAWAY_TEXT
        for _, size, path in sorted(_aged(self._paths - self._whole.keys()), reverse=True):
            room -= size
            if min(room, left) < 0:
                return
            said = []
            for one in map(_short, _spoken(path)):
                left -= len(one.text)
                if left < 0:
                    break
                said.append(one)
            yield from given(said, self._known).values

    def _listened(self) -> Iterator[str]:
        """Yield what was overheard in the newest of the others; the room is that of one."""
        room = policy.OVERHEARD_BYTES
        texts: list[str] = []
        for _, size, path in sorted(_aged(self._paths - self._heard.keys()), reverse=True):
            room -= size
            if room < 0:
                break
            texts += _telling(path)
        yield from self._given(texts)

    def _overheard(self, path: Path) -> frozenset[str]:
        return self._given(_telling(path))

    def _given(self, texts: Iterable[str]) -> frozenset[str]:
        """What texts that nobody typed give away, as far as the budget of one transcript goes."""
        said: list[Utterance] = []
        left = policy.OVERHEARD_TEXT
        for text in dict.fromkeys(texts):
            left -= len(text)
            if left < 0:
                break
            said.append(_unspoken(text))
        return given(said, self._known).values


def _telling(path: Path) -> list[str]:
    """The lines of a transcript that tell, whoever wrote them; none where it cannot be read."""
    with contextlib.suppress(OSError, Refusal):
        return list(overheard.texts(path))
    return []


def captured(home: Home, records: Iterable[Record]) -> set[Path]:
    """The transcripts that a project's memory has read, where they are still there."""
    names = {one.transcript for one in records if isinstance(one, Watermark)}
    return {path for name in names if (path := transcripts.within(home, name))}


def _spoken(path: Path) -> Iterator[Utterance]:
    """What was typed in a transcript; one that cannot be read gives nothing away to be kept."""
    with contextlib.suppress(OSError, Refusal):
        for _, utterance in voice.utterances(transcript.read(path)):
            yield utterance


def _aged(paths: Iterable[Path]) -> Iterator[tuple[float, int, Path]]:
    for path in paths:
        with contextlib.suppress(OSError):
            found = path.stat()
            yield found.st_mtime, found.st_size, path
