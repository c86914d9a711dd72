"""The sightings of one message: the whole of it redacted first, cut into clauses afterwards."""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.capture.extract import Late, clauses
from agent_memory.capture.redact import Dropped, also, bare, redact
from agent_memory.ledger.records import Place, Sighting, sighting_id

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from agent_memory.capture.found import Found
    from agent_memory.capture.redact import Known, Redacted
    from agent_memory.capture.voice import Utterance
    from agent_memory.ledger.records import Clean, Flag


class Message(NamedTuple):
    """What a person typed, and where and when; `uuid` is missing in some old records."""

    project: str
    conversation: str
    transcript: str
    line: int
    uuid: str | None
    at: dt.datetime
    utterance: Utterance


class Seen(NamedTuple):
    """What one message amounts to: its id, its redacted text, and its sightings."""

    message: str
    text: Clean
    sightings: tuple[Sighting, ...]


def of(message: Message, *, known: Known, clock: Callable[[], float] = time.process_time) -> Seen:
    """What a message amounts to; raises Dropped where redaction cannot vouch for it, or too slow.

    Its time is the processor's: what else runs here must not decide what is kept.
    """
    said = message.utterance
    lent = (*said.pasted, *said.hidden)
    redacted, known = clean(said.text, said.private + said.hidden, known=known, lent=lent)
    name = message.uuid or _name(message, redacted.text)
    pasted = tuple((_into(redacted, start), _into(redacted, end)) for start, end in said.pasted)
    found = _found(redacted.text, pasted, clock)[: policy.MAX_SIGHTINGS]
    return Seen(
        name,
        redacted.text,
        tuple(_sighting(message, name, redacted, one, known) for one in found),
    )


def _found(
    text: Clean, pasted: Sequence[tuple[int, int]], clock: Callable[[], float]
) -> tuple[Found, ...]:
    deadline = clock() + policy.EXTRACT_SECONDS
    try:
        return clauses(text, pasted=pasted, late=lambda: clock() > deadline)
    except Late:
        raise Dropped(f"extraction took longer than {policy.EXTRACT_SECONDS} s") from None


def clean(
    text: str,
    aside: Sequence[tuple[int, int]],
    *,
    known: Known,
    lent: Sequence[tuple[int, int]] = (),
) -> tuple[Redacted, Known]:
    """A text redacted without the spans that are not to be kept, and what is known by it.

    What is `lent` was not typed: see `redact`.
    """
    if aside:  # a secret that stands there is one in the words beside it, too
        known = also(known, _secrets(text, known, lent))
    return redact(_without(text, aside), known=known, lent=lent), known


def _sighting(
    message: Message, name: str, redacted: Redacted, found: Found, known: Known
) -> Sighting:
    start, end = redacted.typed(found.start), redacted.typed(found.end)
    again = redact(found.text, known=known)  # a clause that was put together passes once more
    return Sighting(
        id=sighting_id(name, start, policy.EXTRACTOR),
        project=message.project,
        at=message.at,
        place=Place(
            conversation=message.conversation,
            transcript=message.transcript,
            line=message.line,
            message=name,
        ),
        start=start,
        end=end,
        text=again.text,
        marker=found.marker,
        guards=found.guards,
        level=found.level,
        confidence=found.confidence,
        kind=found.kind,
        flags=tuple(flags(redacted, found, altered=bool(again.findings))),
        extractor=policy.EXTRACTOR,
    )


def flags(redacted: Redacted, found: Found, *, altered: bool) -> Iterator[Flag]:
    """What a person must know of a finding; `altered` says that its second passage cut it."""
    if found.asked:
        yield "asked"
    if found.pasted:
        yield "pasted"
    if altered or redacted.altered(found.start, found.end):
        yield "altered"
    if redacted.suspect(found.start, found.end):
        yield "suspect"


def _secrets(text: str, known: Known, lent: Sequence[tuple[int, int]]) -> Iterator[str]:
    """Every value in a text that must not be kept; of what was not typed, as far as it weighs."""
    for one in redact(text, known=known, lent=lent).findings:
        value = text[one.start : one.end]
        borrowed = any(start <= one.start and one.end <= end for start, end in lent)
        if not borrowed or bare.telling(value):
            yield value


def _without(text: str, spans: Iterable[tuple[int, int]]) -> str:
    """The text with spans blanked, so that offsets stay those of the typed text."""
    parts, position = [], 0
    for start, end in sorted(spans):
        if end > position:
            begin = max(start, position)
            parts += [text[position:begin], "\n" * (end - begin)]
            position = end
    return "".join((*parts, text[position:]))


def _into(redacted: Redacted, typed: int) -> int:
    """Where an offset of the typed text stands in the clean one."""
    moved = typed
    for found in redacted.findings:
        if found.start >= typed:
            break
        grown = len(found.placeholder) - (found.end - found.start)
        moved += grown if found.end <= typed else found.start + len(found.placeholder) - typed
    return moved


def _name(message: Message, text: Clean) -> str:
    parts = f"{message.conversation}\0{message.at.isoformat()}\0{text}"
    return "h-" + hashlib.sha256(parts.encode()).hexdigest()[:24]
