"""Lines of a growing JSONL file, with exact numbers and offsets, and the objects on each.

A last line without its newline is still being written and is not consumed.
"""

from __future__ import annotations

import json
import math
import os
import re
import stat
from collections import Counter
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

from agent_memory import keys, policy
from agent_memory.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    Skip = Callable[[bytes, int, int], "str | None"]


class Line(NamedTuple):
    """One whole line without its newline; `raw` is None when it is longer than is read."""

    number: int
    offset: int
    end: int
    raw: bytes | None


class Ear(NamedTuple):
    """Who else listens while a file is read, from a byte on: what it skips, and what it takes."""

    skip: Skip
    take: Callable[[Line, object], None]
    start: int = 0


class Lines:
    """The lines of a file from `start` on that `skip` does not name, read in blocks.

    `offset` and `number` tell how far the file was read once the iteration is over; while it
    lasts they stand at the last block that is done. `skipped` counts what `skip` named. Each of
    the `ears` takes the values of the lines that itself does not skip. No line is read that begins
    at `stop` or behind it.
    """

    def __init__(  # noqa: PLR0913 - what is read, from where to where, and by whom
        self,
        path: Path,
        *,
        start: int,
        line: int,
        skip: Skip,
        ears: Sequence[Ear] = (),
        stop: float = math.inf,
    ) -> None:
        """Read nothing yet: the file is opened by iterating."""
        self.offset = start
        self.number = line
        self.skipped: Counter[str] = Counter()
        self._path = path
        self._skip = skip
        self._ears = ears
        self._stop = stop

    def __iter__(self) -> Iterator[Line]:
        """Yield the lines that are not skipped, in order."""
        try:
            with _regular(self._path) as file:
                for block, cut in self._blocks(file):
                    yield from self._split(block, cut)
                    if self.offset >= self._stop:
                        return
        except OSError as error:
            raise Refusal(f"{self._path} cannot be read: {error.strerror}") from None

    def _blocks(self, file: BinaryIO) -> Iterator[tuple[bytes, int]]:
        """Yield blocks that begin at a line, and where their last whole line ends.

        The unfinished end of a block is read again with the next one, from the page cache: that
        costs less than joining it.
        """
        size = policy.READ_BLOCK
        while True:
            file.seek(self.offset)
            block = file.read(size)
            cut = block.rfind(b"\n") + 1
            if cut:
                yield block, cut
                size = policy.READ_BLOCK
            elif len(block) < size:
                return
            elif size < policy.MAX_TRANSCRIPT_LINE:
                size *= 2
            elif not (length := _length(file, len(block))):
                return
            else:
                yield b"", length

    def _split(self, block: bytes, cut: int) -> Iterator[Line]:
        base, number, skip = self.offset, self.number, self._skip
        if not block:
            yield Line(number + 1, base, base + cut, None)
            self.offset, self.number = base + cut, number + 1
            return
        # One search of the block is cheaper than one of each line, and glued lines are rare.
        glued = _GLUED.search(block) is not None
        start = 0
        while start < cut and base + start < self._stop:
            stop = block.find(b"\n", start)
            number += 1
            name = skip(block, start, stop)
            several = glued and _GLUED.search(block, start, stop) is not None
            ears = [
                ear
                for ear in self._ears
                if ear.start <= base + start and (several or ear.skip(block, start, stop) is None)
            ]
            wanted = name is None or several
            if wanted or ears:
                line = Line(number, base + start, base + stop + 1, block[start:stop])
                _taken(line, ears)
                if wanted:
                    yield line
            if not wanted and name:
                self.skipped[name] += 1
            start = stop + 1
        self.offset, self.number = base + cut, number


def listened(path: Path, *ears: Ear, start: int = 0, stop: float = math.inf) -> None:
    """Read a file, or the lines that begin in a part of it, for its ears alone."""
    for _ in Lines(path, start=start, line=0, skip=lambda *_: "other", ears=ears, stop=stop):
        pass


def objects(raw: bytes) -> tuple[list[object], str | None]:
    """The JSON values that stand on one line, and what is wrong with the rest of it, if anything.

    Two records glued by a lost newline are two values; a line that lost its head is none.
    """
    text = raw.removeprefix(b"\xef\xbb\xbf").strip(b"\0 \t\r").decode("utf-8", "replace")
    found: list[object] = []
    position = 0
    try:
        while position < len(text):
            value, position = _DECODER.raw_decode(text, position)
            found.append(value)
            while text[position : position + 1] in {" ", "\t", "\r", "\0"}:
                position += 1
    except json.JSONDecodeError:
        return found, "not JSON"
    except ValueError as error:
        return found, str(error)
    except RecursionError:
        return found, "nested too deep"
    return found, None


def values(lines: Lines) -> Iterator[tuple[Line, object]]:
    """Each JSON value with its line; what cannot be read is passed over."""
    for line in lines:
        for value in objects(line.raw)[0] if line.raw is not None else []:
            yield line, value


# An object that follows another without a newline; inside a string the quote would be escaped.
_GLUED = re.compile(rb"\}\{\"")


def _taken(line: Line, ears: Sequence[Ear]) -> None:
    for value in objects(line.raw)[0] if ears and line.raw is not None else []:
        for ear in ears:
            ear.take(line, value)


def _regular(path: Path) -> BinaryIO:
    """Open a regular file; a FIFO or device under its name must not hang the reader."""
    handle = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise Refusal(f"{path} is no regular file; a transcript is one")
    return os.fdopen(handle, "rb", buffering=0)


def _length(file: BinaryIO, done: int) -> int:
    """The length of the line of which `done` bytes are read, or 0 while it has no end."""
    while block := file.read(policy.READ_BLOCK):
        if (found := block.find(b"\n")) >= 0:
            return done + found + 1
        done += len(block)
    return 0


def _constant(_: str) -> float:
    raise ValueError("NaN or Infinity")


# No integer of a record is used, and a float of a million digits costs no quadratic time.
_DECODER = json.JSONDecoder(object_pairs_hook=keys.once, parse_int=float, parse_constant=_constant)
