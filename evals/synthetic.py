"""Made-up bulk in the shapes of the real thing: transcripts, wordings of claims, journals.

Everything follows from the size that is asked for, so that two runs measure the same bytes.
"""

from __future__ import annotations

import datetime as dt
import hashlib
import itertools
import json
import random
from typing import TYPE_CHECKING, Any

from agent_memory import paths, policy
from agent_memory.ledger import journal, memory
from agent_memory.ledger.records import Clean, Place, Sighting, sighting_id

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from agent_memory.ledger.records import Confidence, Level

PROJECT = "0" * 12
CLAIMS = 500  # of a project whose claims have come to an end, as many as are recalled
_START = dt.datetime(2026, 1, 5, 9, tzinfo=dt.timezone.utc)
_SESSION = 20  # sightings of one conversation
_ALIVE = 60  # days, less than a candidate lives unseen

# Of 1,000 records: what transcripts hold, with a plausible length of their text.
_MIX = (
    ("assistant", 330, 900),
    ("progress", 330, 600),
    ("tool", 270, 2400),
    ("snapshot", 40, 1200),
    ("attachment", 15, 3000),
    ("prompt", 12, 160),
    ("request", 3, 80_000),
)

# Of 17,000 typed messages a quarter held a clause; of those clauses 88 % were bare requests, and a
# third of the distinct words stood once in all of them.
_LEVELS: tuple[tuple[Level, Confidence, int], ...] = (
    ("request", "observed", 88),
    ("counted", "observed", 8),
    ("shown", "stated", 4),
)
_AGAIN = 0.25  # of clauses that say again what was said before
_SPREAD = 10  # of Zipf's law: the commonest noun stands in about 5 % of clauses
_SYLLABLES = "ba co di fe gu ha jo ki le mu na po ri se tu va wo xi ye zu"
_VERBS = (
    "run keep write check update name split test review move log add fix build show open read "
    "sort merge drop port draw send load store print mark count"
)
_SAY = (
    "always {0} the {1} {2} in the {3}",
    "{0} the {1} {2} of the {3}",
    "please {0} the {1} {2} with the {3}",
    "{0} all of the {1} {2} for the {3} again",
    "never {0} the {1} {2} in the {3}",
)


def transcript_of(path: Path, size: int) -> None:
    """Write a transcript of at least `size` bytes."""
    drawn = random.Random(size)  # noqa: S311 - made-up text
    kinds = [(kind, length) for kind, _, length in _MIX]
    weights = [weight for _, weight, _ in _MIX]
    filler = " ".join(drawn.choices([*_nouns(), "\n", '"quoted"', "path/to/file.py"], k=40_000))
    written = number = 0
    with path.open("wb") as file:
        while written < size:
            kind, length = drawn.choices(kinds, weights)[0]
            begin = drawn.randrange(len(filler) // 2)
            text = filler[begin : begin + int(length * drawn.uniform(0.2, 1.8))]
            number += 1
            record = json.dumps(_record(kind, number, text), separators=(",", ":"))
            written += file.write(record.encode() + b"\n")


def _record(kind: str, number: int, text: str) -> dict[str, Any]:
    """One record with the client's key order: what it is stands near its beginning."""
    begun = {"parentUuid": _uuid(number - 1) if number > 1 else None, "isSidechain": False}
    ended = {
        "uuid": _uuid(number),
        "timestamp": f"2026-01-05T09:{number // 60 % 60:02}:{number % 60:02}.000Z",
        "userType": "external",
        "entrypoint": "cli",
        "cwd": "/home/dev/project",
        "sessionId": _uuid(0),
        "version": "2.1.332",
        "gitBranch": "dev",
    }
    if kind == "snapshot":
        held = {"messageId": _uuid(number), "trackedFileBackups": {"file.py": text}}
        return {"type": "file-history-snapshot", "messageId": _uuid(number), "snapshot": held}
    if kind == "request":
        return {"type": "api-request-blob", "sessionId": _uuid(0), "message": {"content": text}}
    return {**begun, **_body(kind, text), **ended}


def _body(kind: str, text: str) -> dict[str, Any]:
    if kind == "assistant":
        blocks = [{"type": "text", "text": text}]
        message = {"id": "msg_1", "type": "message", "role": "assistant", "content": blocks}
        return {"message": message, "type": kind}
    if kind == "progress":
        return {"type": kind, "data": {"type": "bash_progress", "output": text}}
    if kind == "attachment":
        return {"attachment": {"type": "hook_success", "stdout": text}, "type": kind}
    if kind == "tool":
        block = {"tool_use_id": "toolu_1", "type": "tool_result", "content": text}
        message = {"role": "user", "content": [block]}
        return {"type": "user", "message": message, "toolUseResult": {"stdout": text}}
    typed = {"origin": {"kind": "human"}, "promptSource": "typed"}
    return {"type": "user", "message": {"role": "user", "content": text}, **typed}


def clauses() -> Iterator[tuple[str, int]]:
    """Yield clauses without end, each with the number of its claim, in a fixed random order.

    Words are drawn by Zipf's law; a claim that is said again is worded anew half of the time.
    """
    drawn = random.Random(0)  # noqa: S311 - made-up text
    nouns, verbs = _nouns(), _VERBS.split(" ")
    often = list(itertools.accumulate(1 / (rank + _SPREAD) for rank in range(len(nouns))))
    claims: list[list[str]] = []
    for _ in itertools.count():
        if claims and drawn.random() < _AGAIN:
            number = drawn.randrange(len(claims))
            say = _SAY[(number + drawn.randrange(2)) % len(_SAY)]
        else:
            claims.append([drawn.choice(verbs), *drawn.choices(nouns, cum_weights=often, k=3)])
            number = len(claims) - 1
            say = _SAY[number % len(_SAY)]
        yield say.format(*claims[number]), number


def _nouns() -> list[str]:
    return ["".join(each) for each in itertools.product(_SYLLABLES.split(" "), repeat=3)]


def journal_of(home: paths.Home, size: int) -> None:
    """Write the sightings journal of a project with `size` sightings, over a year."""
    held = memory.journals(home, PROJECT).sightings
    journal.append(held, _sightings(size), token="bench")  # noqa: S106 - names a spool file


def history_of(home: paths.Home, conversations: int) -> dt.datetime:
    """Write the journal of a project in which the same claims were said in so many conversations.

    A time when all of them are still alive is returned.
    """
    found: dict[int, str] = {}
    for text, claim in clauses():
        found.setdefault(claim, text)
        if len(found) == CLAIMS:
            break
    texts = list(found.values())
    size = max(conversations, CLAIMS)
    said = (
        _sighting(
            *(number, number * conversations // size, texts[number % CLAIMS]),
            at=_START + dt.timedelta(days=_ALIVE * number / size),
            level="shown",
            confidence="stated",
        )
        for number in range(size)
    )
    journal.append(memory.journals(home, PROJECT).sightings, said, token="bench")  # noqa: S106 - as above
    return _START + dt.timedelta(days=_ALIVE)


def _sightings(size: int) -> Iterator[Sighting]:
    weights = [weight for _, _, weight in _LEVELS]
    for number, (text, claim) in enumerate(itertools.islice(clauses(), size)):
        level, confidence, _ = random.Random(claim).choices(_LEVELS, weights)[0]  # noqa: S311 - as above
        at = _START + dt.timedelta(days=350 * number / size)
        said = (number, number // _SESSION, text)
        yield _sighting(*said, at=at, level=level, confidence=confidence)


def _sighting(  # noqa: PLR0913 - what differs between the two journals
    number: int,
    conversation: int,
    text: str,
    *,
    at: dt.datetime,
    level: Level,
    confidence: Confidence,
) -> Sighting:
    message = _uuid(number)
    return Sighting(
        id=sighting_id(message, 0, policy.EXTRACTOR),
        project=PROJECT,
        at=at,
        place=Place(
            conversation=_uuid(conversation),
            transcript=f"/transcripts/{conversation}.jsonl",
            line=number % _SESSION + 1,
            message=message,
        ),
        start=0,
        end=len(text),
        text=Clean(text),
        marker="always",
        level=level,
        confidence=confidence,
        kind="constraint",
        extractor=policy.EXTRACTOR,
    )


def _uuid(number: int) -> str:
    digest = hashlib.sha256(str(number).encode()).hexdigest()
    return "-".join((digest[:8], digest[8:12], digest[12:16], digest[16:20], digest[20:32]))
