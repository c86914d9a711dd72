"""What stands beside a clause and takes from it: a task in the same breath, a part to play.

"Don't touch the parser" is a rule where it stands alone and part of an order where one is given in
the same breath. A message that opens by handing out a part tells an actor what to do, not us.
"""

from __future__ import annotations

import bisect
import re
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture import signs
from agent_memory.capture.attributed import attributed
from agent_memory.capture.reading import readings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from agent_memory.capture.clause import Clause, Message
    from agent_memory.capture.reading import Reading

_FAR = 2
_NEAR = 3  # clauses
_WINDOW = 12  # ... beyond which nothing is looked at
# The supports with which a clause is about a kind of thing, whatever is being done beside it.
_GENERAL = frozenset({"scope", "generic"})
_HELD = frozenset({"complaint", "approval", "autonomy", "place", "style", "preference", "standing"})
# What is told of the world stays true whatever is ordered beside it.
_TOLD = frozenset({"fact", "decision", "failure", "capability"})


def costs(text: str, message: Message, one: Clause, reading: Reading, left: int) -> dict[str, int]:
    """What a marked clause of a score loses by its surroundings, under a guard's name each."""
    found: dict[str, int] = {}
    if one.pasted and attributed(_line(text, one)):
        found["attributed"] = policy.ATTRIBUTED_COST
    if reading.asked or one.heading or one.pasted:
        return found
    if _part(text, message) and not reading.complains:
        found["part"] = policy.PART_COST
    if not reading.complains and _carried(text, message, one):
        found["reported"] = policy.REPORTED_COST
    if _answers(message, one, reading):
        found["answer"] = policy.ANSWER_COST
    distance = min(_tasks(text, message, one), default=None)
    if distance == _FAR and (reading.stated or message.shape != "plain"):
        distance = None  # it says itself that it stands, or a long text has paid for it
    if distance is not None and not _general(reading, distance):
        cost = policy.BESIDE_COST[distance] + (0 if reading.supports else policy.BESIDE_BARE)
        # It may be no part of a task far off, and what is said of a kind of things may recur.
        held = (
            reading.supports
            or reading.stated
            or (left > policy.COUNTED and reading.table.alone.match(reading.said))
        )
        if distance == _FAR or (held and not reading.guards):
            cost = min(cost, max(0, left - policy.COUNTED))
        if distance != _FAR and reading.strongest and reading.strongest.name == "rival":
            cost = max(cost, left - policy.SHOWN + 1)  # perhaps for this task alone
        found |= {"beside-task": cost} if cost else {}
    return found


def _answers(message: Message, one: Clause, reading: Reading) -> bool:
    """Whether a clause opens a message as the answer to what was offered, and chooses."""
    taken = _TAKES.match(message.folded)
    if taken is None or one.start > taken.end():
        return False
    family = reading.strongest.name.partition(":")[0] if reading.strongest else ""
    if family == "use-not" and " then" not in reading.said:
        return False
    return family in _CHOICES and not reading.supports


def gain(message: Message, one: Clause, reading: Reading) -> int:
    """What a clause gains where its message reproaches that it was not kept to."""
    if reading.guards or reading.complains or one.pasted or one.asks:
        return 0
    for _, near in _around(message, one, _NEAR):
        said = message.folded[near.start : near.end]
        if any(table.reproach.search(said) for table in near.tables):
            return policy.BROKEN_GAIN
    return 0


def _line(text: str, one: Clause) -> str:
    """The line that a clause begins in."""
    end = text.find("\n", one.start)
    return text[text.rfind("\n", 0, one.start) + 1 : end if end >= 0 else len(text)]


def _general(reading: Reading, distance: int) -> bool:
    """Whether a clause says that it stands, tells a fact, or speaks of a whole kind of things."""
    strongest = reading.strongest
    if strongest is None or strongest.kind in _TOLD:
        return True
    if strongest.name.partition(":")[0] in _HELD or strongest.name == "prohibition:stop":
        return True
    if _KIND.match(reading.said) and not reading.guards:
        return True
    if not distance and not reading.stated:  # "convert the script, don't rename variables"
        return False
    names = {row.name for row in reading.supports}
    return "practice" in names and not names.isdisjoint(_GENERAL)


# What only a text for another model says of itself.
_PROMPT = re.compile(
    r"\{\{\s?\w+\s?\}\}|\[(?:insert|your|name|topic|input|text)\b[^\]]{0,30}\]|\b(?:you will be "
    r"(?:given|provided|shown)|(?:respond|reply|answer|output) (?:only )?(?:in|with|as) (?:valid |"
    r"strict |raw )?json|output format|your (?:output|response|reply) (?:must|should|will)|the "
    r"user(?:'s)? (?:will|input|message|query|question)|stay in character|system prompt)\b"
)


def _part(text: str, message: Message) -> bool:
    """Whether a message hands out a part, or is a text for another model."""
    opening = message.clauses[0]
    sign = signs.sign(text[opening.start : opening.end])
    return (sign is not None and sign.name == "prompt") or _prompts(message.folded)


@lru_cache(maxsize=4)  # every marked clause of a message asks
def _prompts(folded: str) -> bool:
    """Whether a text says what only one for another model says of itself."""
    return _PROMPT.search(folded) is not None


# Of whom or what it is said, where that is no single thing: us, every one, none.
_KIND = re.compile(
    r"(?:we|our|every|each|all|any|nothing|nobody|no one|everything|everyone|"
    r"no (?=.*\b(?:without|ships|goes|gets|may|must)\b))\b(?! (?:need|want) )"
    r"(?!.*\b(?:this|these|those)\b)"
)
# What takes up an offer, and the families of what may be said of it alone.
_TAKES = re.compile(
    r"\W*(?:yes|yeah|yep|yup|ok|okay|sure|fine|alright|right|nope|nah|good|go ahead|"
    r"no(?=[,.!;]))\b[ ,.!:;-]+(?:please |then |so |and |let's |just )*"
)
_CHOICES = frozenset({"use-not", "rather-than", "only", "prohibition", "leave", "stay-clear"})
_ENDS = re.compile(r"[.!?;](?:\s|$)|\u3002|=>|\s[~\u2013\u2014-]+\s")
# With these somebody speaks for themselves again.
_OWN_VOICE = re.compile(r"\b(?:but|so|however|though|yet|we|i|i'd|our|my)\b")


def _carried(text: str, message: Message, one: Clause) -> bool:
    """Whether the rest of a clause's sentence says that somebody else says it."""
    if _OWN_VOICE.search(message.folded[max(0, one.start - 5) : one.end]):
        return False
    for _, near in _around(message, one, _NEAR):
        gap = text[min(near.end, one.end) : max(near.start, one.start)]
        if "\n" in gap or _ENDS.search(gap):
            continue
        said = message.folded[near.start : near.end]
        for table in near.tables:
            if any(row.pattern.search(said) for row in table.guards if row.name == "reported"):
                return True
    return False


def _around(message: Message, one: Clause, reach: int) -> Iterator[tuple[int, Clause]]:
    """Yield the clauses beside one, as far as it reaches, each with how many steps off it is."""
    at = bisect.bisect_left(message.clauses, one.start, key=attrgetter("start"))
    for other in range(max(0, at - reach), min(len(message.clauses), at + reach + 1)):
        near = message.clauses[other]
        if near.end <= one.start or one.end <= near.start:
            yield abs(other - at), near


def _tasks(text: str, message: Message, one: Clause) -> Iterator[int]:
    """Yield how far off tasks are: 0 in the sentence of a clause, 1 in the next one, 2 farther."""
    for steps, near in _around(message, one, _WINDOW if message.shape == "plain" else _NEAR):
        if not _task(message, near):
            continue
        gap = text[min(near.end, one.end) : max(near.start, one.start)]
        if "\n" in gap or steps > _NEAR:  # a sentence may run on and on
            yield _FAR
        else:
            yield int(bool(_ENDS.search(gap)))


def _task(message: Message, near: Clause) -> bool:
    """Whether a clause asks for something once, or tells what is being worked on."""
    if near.pasted or near.heading:
        return False
    return any(_once(reading) for reading in readings(message, near))


def _once(reading: Reading) -> bool:
    """Whether a reading has the form of an order, or of what occasions one, and says no more."""
    return _orders(reading) and not reading.table.reproach.search(reading.said)


def _orders(reading: Reading) -> bool:
    """Whether it has that form; a reproach may have it, too, and is looked for last."""
    table = reading.table
    if reading.orders or table.occasion.search(reading.said):
        return True
    if reading.strongest:  # guarded, it was taken for what is to be done now
        return bool(reading.guards) and reading.score < policy.COUNTED
    request = None if reading.requests else table.request.match(reading.said)
    return bool(request and not request.groupdict().get("no"))
