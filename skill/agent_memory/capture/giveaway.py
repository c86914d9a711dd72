"""What a project's conversations gave away as secret: known while they are read, written nowhere.

A secret that was told yesterday is one when it stands bare in a message of today. What tells it is
the transcript that told it, for as long as that lies there; nothing of ours remembers it.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture import transcript, transcripts, voice
from agent_memory.capture.redact import told
from agent_memory.errors import Refusal
from agent_memory.ledger.records import Watermark

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from agent_memory.capture.redact import Known
    from agent_memory.ledger.records import Record
    from agent_memory.paths import Home


class Giveaways:
    """The secrets of a project's conversations, read only when something is to be kept."""

    def __init__(self, known: Known, paths: Iterable[Path]) -> None:
        """Read nothing yet; `known` is what is private without any conversation."""
        self._known = known
        self._paths = frozenset(path.resolve() for path in paths)
        self._whole: dict[Path, frozenset[str]] = {}
        self._others: set[str] | None = None

    def learnt(self, path: Path, known: Known) -> None:
        """Take in what the reading of a transcript from its start has shown already."""
        self._whole[path.resolve()] = frozenset(known.values)

    def beside(self, known: Known, own: Path | None) -> Known:
        """What is known with what this conversation gave away, all of it, and the other ones.

        Of the others the newest are read, as far as a budget of bytes and of typed text goes; what
        could be a word is secret in its own conversation alone.
        """
        path = own.resolve() if own else None
        if path and path not in self._whole:
            self._whole[path] = self._told(_texts(path))
        if self._others is None:
            self._others = set(self._looked())
        others = filter(no_word, self._others.union(*self._whole.values()))
        values = {*known.values, *others, *(self._whole[path] if path else ())}
        return known._replace(values=tuple(sorted(values, key=lambda one: (-len(one), one))))

    def _looked(self) -> Iterator[str]:
        """Yield what the newest of the other conversations gave away, as far as the budget goes."""
        room, left = policy.GIVEAWAY_BYTES, policy.GIVEAWAY_TEXT
        for _, size, path in sorted(_aged(self._paths - self._whole.keys()), reverse=True):
            room -= size
            if min(room, left) < 0:
                return
            texts = []
            for text in _texts(path):
                if len(text) > policy.MAX_MESSAGE:
                    continue  # redaction reads none of it, so it costs and tells nothing
                left -= len(text)
                if left < 0:
                    break
                texts.append(text)
            yield from self._told(texts)

    def _told(self, texts: Iterable[str]) -> frozenset[str]:
        return frozenset(told(texts, self._known).values)


def captured(home: Home, records: Iterable[Record]) -> set[Path]:
    """The transcripts that a project's memory has read, where they are still there."""
    names = {one.transcript for one in records if isinstance(one, Watermark)}
    return {path for name in names if (path := transcripts.within(home, name))}


def _texts(path: Path) -> Iterator[str]:
    """What was typed in a transcript; one that cannot be read gives nothing away to be kept."""
    with contextlib.suppress(OSError, Refusal):
        for _, utterance in voice.utterances(transcript.read(path)):
            yield utterance.text


def no_word(value: str) -> bool:
    """Whether a value is no word of any text: one that is would be cut out of ordinary rules."""
    return any(map(str.isdigit, value)) and any(map(str.isalpha, value))


def _aged(paths: Iterable[Path]) -> Iterator[tuple[float, int, Path]]:
    for path in paths:
        with contextlib.suppress(OSError):
            found = path.stat()
            yield found.st_mtime, found.st_size, path
