"""What was said while memory was off: it is passed over, in every copy of its session as well."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from agent_memory import silence
from agent_memory.capture import transcript
from agent_memory.capture.entry import Entry
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from agent_memory.capture.transcript import End
    from agent_memory.capture.voice import Utterance
    from agent_memory.capture.watermark import Source
    from agent_memory.paths import Home
    from agent_memory.silence import Silences

    Spoken = tuple[Entry, Utterance]

WHILE_OFF = "memory was off"


class Off:
    """When memory was off, and the transcripts of the sessions in which it was."""

    def __init__(self, home: Home) -> None:
        """Look at nothing yet."""
        self._home = home
        self._silent: dict[Path, str | None] | None = None

    def heard(self, source: Source, spoken: Sequence[Spoken]) -> list[Spoken]:
        """What was said while memory was on, by what is noted after it was read."""
        held = silence.load(self._home)
        on = [(entry, said) for entry, said in spoken if not _covered(held, entry, source.path)]
        copied = set(self._copied(source, held)) if on and held.sessions else set()
        return [(entry, said) for entry, said in on if entry.uuid not in copied]

    def _copied(self, source: Source, held: Silences) -> Iterator[str | None]:
        """The messages of silent sessions that a fork of one has taken along under its own name."""
        if self._silent is None:
            found = self._home.transcripts.glob("*/*.jsonl")
            self._silent = {path: _name(path) for path in found if path.stem in held.sessions}
        for path, conversation in self._silent.items():
            if path != source.path and conversation == source.conversation:
                entries = transcript.read(path)
                yield from (
                    entry.uuid
                    for entry in entries
                    if isinstance(entry, Entry) and _covered(held, entry, path)
                )


def reached(end: End, spoken: Sequence[Spoken], heard: Sequence[Spoken]) -> End:
    """How far a transcript was read; what was passed over is counted and not named."""
    passed = len(spoken) - len(heard)
    if not passed:
        return end
    last = heard[-1][0].uuid if heard else None
    return end._replace(last=last, skipped={**end.skipped, WHILE_OFF: passed})


def _covered(held: Silences, entry: Entry, path: Path) -> bool:
    return entry.at is not None and held.cover(entry.at, entry.session or path.stem, path.stem)


def _name(path: Path) -> str | None:
    """The conversation of a transcript; one that cannot be read stops no other."""
    with suppress(OSError, Refusal):
        return transcript.head(path).conversation
    return None
