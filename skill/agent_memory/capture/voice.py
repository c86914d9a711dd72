"""Whose voice a record is, by its structure alone; what a text says can only take voice away."""

from __future__ import annotations

import re
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import event, policy, scheduled
from agent_memory.capture import pasted, tags
from agent_memory.capture.entry import Entry

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from agent_memory.capture.transcript import Head

Pair = tuple[int, int]

_SAID = frozenset({"prompt", "absorbed"})


class Utterance(NamedTuple):
    """A person's whole typed text, and the spans of it that are not, or not to be kept.

    `hidden` are blocks that the client put beside the words. All offsets are those of `text`,
    which is the message's own text blocks joined by newlines.
    """

    text: str
    pasted: tuple[Pair, ...] = ()
    private: tuple[Pair, ...] = ()
    hidden: tuple[Pair, ...] = ()


def said(entry: Entry) -> Utterance | None:
    """What a person typed in this entry, or None when it is nobody's voice."""
    if entry.kind not in _SAID or not _person(entry):
        return None
    return _utterance(entry.texts)


class Before(NamedTuple):
    """What stands before a reading in mid-transcript and says whose the words in it are.

    `fires` are the schedule's firings; `observed` is whether another memory tool's observer opened
    the session, None where nobody has spoken yet.
    """

    fires: scheduled.Fires
    observed: bool | None


def before(path: Path, *, upto: int, entries: Iterable[object]) -> Before:
    """What says whose the words behind an offset are; `entries` are those from the start on."""
    spoken = (one for one in entries if isinstance(one, Entry) and one.kind in _SAID)
    first = next(spoken, None)
    return Before(scheduled.before(path, upto=upto), None if first is None else _observer(first))


class Utterances:
    """The utterances of a stream of entries, queued prompts paired with what became of them.

    `waiting` is the oldest queued prompt whose fate is still open: a watermark that stays before
    its offset loses none when a transcript is read while it grows.
    """

    def __init__(
        self,
        entries: Iterable[object],
        *,
        head: Head | None = None,
        before: Before | None = None,
    ) -> None:
        """Take entries; faults among them are passed over.

        When a reading begins in mid-transcript, `head` says what a queue's lines do not, the
        client's entrypoint and version.
        """
        self._entries = entries
        self._queue: deque[Entry] = deque(maxlen=policy.MAX_QUEUED)
        self._removed: deque[Entry] = deque(maxlen=policy.MAX_QUEUED)
        self._fires = before.fires if before else scheduled.Fires()
        self._latest: Entry | Head | None = head
        self._due = 0
        self._observed = before.observed if before else None

    @property
    def waiting(self) -> Entry | None:
        """The oldest prompt that is still queued."""
        return self._queue[0] if self._queue else None

    def __iter__(self) -> Iterator[tuple[Entry, Utterance]]:
        """Yield each utterance once, with the entry that proves it."""
        for entry in self._entries:
            if not isinstance(entry, Entry):
                continue
            if entry.kind in _SAID:
                yield from self._spoken(entry)
            elif entry.kind == "fired":
                self._fires.fired("".join(entry.texts))
            else:
                self._queued(entry)
        yield from self._settled()

    def _spoken(self, entry: Entry) -> Iterator[tuple[Entry, Utterance]]:
        self._latest = entry
        if self._observed is None:
            self._observed = _observer(entry)
        self._forget(entry.texts)
        utterance = None if self._fires.spoke(entry.texts) else said(entry)
        if entry.kind == "prompt":
            yield from self._settled()
            self._followed(entry, heard=utterance is not None)
        if utterance and not self._observed:
            yield entry, utterance

    def _queued(self, entry: Entry) -> None:
        """Follow the queue; it is first in, first out, unless a removal names its text."""
        if entry.kind == "enqueue":
            self._queue.append(entry)
        elif entry.kind == "popAll":
            self._queue.clear()
        elif self._queue:
            taken = next((one for one in self._queue if one.texts == entry.texts), self._queue[0])
            self._queue.remove(taken)
            self._due += entry.kind == "dequeue"
            if entry.kind == "remove" and entry.reason is None:
                self._removed.append(taken)

    def _followed(self, entry: Entry, *, heard: bool) -> None:
        """Empty the queue when a prompt was typed at an idle client: what waited died with it."""
        if self._due:
            self._due -= 1
        elif heard and entry.source != "queued":
            self._queue.clear()

    def _forget(self, texts: tuple[str, ...]) -> None:
        """Drop the removed prompt that has a record of its own: no text counts twice."""
        twin = next((one for one in self._removed if one.texts == texts), None)
        if twin:
            self._removed.remove(twin)

    def _settled(self) -> Iterator[tuple[Entry, Utterance]]:
        """Yield the removed prompts that stand nowhere else, which old versions left behind."""
        while self._removed:
            entry = self._removed.popleft()
            if self._latest:
                entry = entry._replace(
                    cwd=self._latest.cwd,
                    entrypoint=self._latest.entrypoint,
                    version=self._latest.version,
                )
            fired = self._fires.spoke(entry.texts)
            if fired or self._observed or not _left_behind(entry):
                continue
            utterance = _utterance(entry.texts)
            if utterance:
                yield entry, utterance


def utterances(
    entries: Iterable[object], *, head: Head | None = None, before: Before | None = None
) -> Utterances:
    """The utterances of a transcript's entries in order, each with its entry."""
    return Utterances(entries, head=head, before=before)


# -- by structure ------------------------------------------------------------------------------

_ATTENDED = event.EDITORS | {None, "cli"}
_HEADLESS = frozenset({"mcp", "claude-code-github-action", "local-agent"})
_TYPED = frozenset({None, "typed", "queued"})
_MODES = frozenset({None, "prompt"})


def _person(entry: Entry) -> bool:
    """Whether nothing in the record's structure says that a machine wrote it."""
    stated = entry.origin == "human"
    signs = entry.signs - {"agent"} if stated else entry.signs
    if signs or entry.origin not in {None, "human"} or entry.mode not in _MODES:
        return False
    return _attended(entry, stated=stated) and _by_hand(entry, stated=stated)


def _attended(entry: Entry, *, stated: bool) -> bool:
    """Whether a person sat at this entrypoint; an unknown one must say so itself."""
    if entry.entrypoint in _ATTENDED:
        return True
    name = entry.entrypoint or ""
    return stated and not name.startswith("sdk") and name not in _HEADLESS


def _by_hand(entry: Entry, *, stated: bool) -> bool:
    """Whether the prompt was typed; an editor's own panel hands it over as a program would.

    A suggestion of the model's that a person took with a key is the model's.
    """
    if entry.source in _TYPED:
        return True
    return entry.source == "sdk" and (stated or entry.entrypoint in event.EDITORS)


def _left_behind(entry: Entry) -> bool:
    """Whether a removed prompt was sent and is written nowhere else."""
    version = _NUMBERS.findall(entry.version or "")
    new = version and tuple(int(part) for part in version[:3]) > policy.SILENT_REMOVE
    return not new and _attended(entry, stated=False) and not _COMMAND.match("".join(entry.texts))


# -- by text: only ever to take voice away -----------------------------------------------------

_NUMBERS = re.compile(r"\d{1,6}")
_COMMAND = re.compile(r"\s*(?:/[a-z][\w:-]*(?:\s|$)|\{\"|<<)")
_OBSERVERS = (
    "<observed_from_primary_session>",
    "Hello memory agent",
    "Context: This summary will be shown in a list",
)
_MACHINE_OPENINGS = (
    *_OBSERVERS,
    "<command-name>",
    "<command-message>",
    "<command-args>",
    "<local-command-",
    "<bash-input>",
    "<bash-stdout>",
    "<bash-stderr>",
    "<task-notification",
    "<teammate-message",
    "<cross-session-message",
    "<agent-notification",
    "<bash-notification",
    "Unknown skill:",
    "Implement the following plan:",
    "Operation stopped by hook:",
    "UserPromptSubmit operation blocked by hook:",
    "UserPromptExpansion operation blocked by hook:",
    "This session is being continued from a previous conversation",
    "Caveat: The messages below were generated by the user while running local commands",
    "Another Claude session sent a message:",
    "Base directory for this skill:",
)
_INSERTED = (
    "system-reminder",
    "ide_opened_file",
    "ide_selection",
    "ide_diagnostics",
    "new-diagnostics",
)
_INTERRUPTED = re.compile(r"\[Request interrupted by user[^\]\n]{0,40}\]")
_MEMORY_MARK = re.compile(r"</?user-memory-input>")
_OBSERVATIONS = re.compile(r"Read \S{0,400}/observations\.jsonl")


def _observer(entry: Entry) -> bool:
    """Whether another memory tool's observer speaks here, in a session that looks like any."""
    opening = entry.texts[0].lstrip() if entry.texts else ""
    return (
        opening.startswith(_OBSERVERS)
        or _OBSERVATIONS.match(opening) is not None
        or "/.claude-mem/" in f"{entry.cwd}/".replace("\\", "/")
    )


def _utterance(texts: tuple[str, ...]) -> Utterance | None:
    # Behind a command's own block stands the command's body, which is nobody's either.
    if any(text.lstrip().startswith(_MACHINE_OPENINGS) for text in texts):
        return None
    text = "\n".join(texts)
    hidden = list(_hidden(texts))
    private = tags.private(text)
    rest = _without(text, (*hidden, *private))
    if not rest or rest.startswith(_MACHINE_OPENINGS):
        return None
    # What redaction will not take is not looked at: shapes in a file of megabytes cost minutes.
    shaped = pasted.spans(text) if len(text) <= policy.MAX_MESSAGE else ()
    spans = tuple((span.start, span.end) for span in shaped)
    return Utterance(text, spans, private, tuple(sorted(hidden)))


def _hidden(texts: tuple[str, ...]) -> Iterator[Pair]:
    """Yield the blocks that the client put into a message, by their tags or their whole text."""
    base = 0
    for text in texts:
        mark = _INTERRUPTED.match(text)
        if mark:
            yield base, base + mark.end()
        else:
            for start, end in _inserted(text):
                yield base + start, base + end
            # Older clients put what was typed after "#" between these: the words are the person's.
            for tag in _MEMORY_MARK.finditer(text):
                yield base + tag.start(), base + tag.end()
        base += len(text) + 1


def _inserted(text: str) -> Iterator[Pair]:
    """Yield what the client put into a block, a tag from its first opening to its last closing.

    A selected file may hold the closing mark and open it again: what lies between is not typed.
    """
    for name in _INSERTED:
        yield from tags.whole(text, name, unclosed=False)


def _without(text: str, spans: tuple[Pair, ...]) -> str:
    """The text outside the spans, without blanks around it."""
    kept, position = [], 0
    for start, end in sorted(spans):
        kept.append(text[position : max(position, start)])
        position = max(position, end)
    return "".join((*kept, text[position:])).strip()
