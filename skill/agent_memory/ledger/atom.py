"""A claim with all its sightings, as the fold derives it; never stored as truth."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Literal, NamedTuple

from agent_memory.ledger import danger

if TYPE_CHECKING:
    import datetime as dt

    from agent_memory.instructions import Line
    from agent_memory.ledger.records import (
        Adopted,
        ClaimKind,
        Clean,
        Confidence,
        Decision,
        Level,
        Resolved,
        Sighting,
    )

Life = Literal["living", "expired", "stale", "retired", "capped"]
Label = Literal["recurred", "habit", "you asked, once", "verified"]


class Contest(NamedTuple):
    """Two claims that exclude each other: the held one, the new one, and the ruling if any."""

    incumbent: str
    challenger: str
    reason: str
    since: dt.datetime
    resolved: Resolved | None = None


class Shadow(NamedTuple):
    """A line for all projects that a claim or a ruling of this one overrules here.

    `held` is the claim's id or the line's name; `line` are the words of what is no claim here.
    """

    held: str
    by: str
    reason: str
    line: str | None = None


class Verdict(NamedTuple):
    """What a gate decided, and every condition still unmet, in words for the person."""

    blockers: tuple[str, ...]
    label: Label | None = None

    @property
    def passed(self) -> bool:
        """Whether nothing blocks the promotion."""
        return not self.blockers


class Standing(NamedTuple):
    """What a person decided about an atom, as its sightings inherit it.

    `adopted` is the adoption for all projects where there is one, else `own`, this project's.
    `wide` are the decisions for all projects, in order; whatever else stands is this project's.
    `withdrawn` is when a person had its line taken out, here or for all, and put none back since.
    """

    adopted: Adopted | None = None
    own: Adopted | None = None
    wide: tuple[Decision, ...] = ()
    rejected: bool = False
    demoted: bool = False
    withdrawn: dt.datetime | None = None
    pinned: bool = False
    edited: Clean | None = None
    numbers: tuple[int, ...] = ()
    shown: str | None = None
    votes: tuple[tuple[dt.datetime, bool], ...] = ()
    looked: dt.datetime | None = None
    disagreeing: tuple[str, ...] = ()


class Atom(NamedTuple):
    """One claim: its sightings, what counts of them, and what stands for or against it.

    `conversations` and `days` are those of the sightings that count: a person's own, unaltered and
    not pasted. `sightings` are all.
    """

    id: str
    sightings: tuple[Sighting, ...]
    former: tuple[str, ...]
    text: Clean
    kind: ClaimKind
    confidence: Confidence
    level: Level
    conversations: frozenset[str]
    days: frozenset[dt.date]
    first: dt.datetime
    last: dt.datetime
    asked: bool = False
    altered: bool = False
    suspect: bool = False
    pasted: bool = False
    tool: bool = False
    standing: Standing = Standing()
    contests: tuple[Contest, ...] = ()
    shadows: tuple[Shadow, ...] = ()  # those that it lies in, and those that it casts
    superseded_by: str | None = None
    already: Line | None = None
    unheeded: int = 0
    life: Life = "living"
    revalidate: bool = False
    strength: float = 0.0
    avoid: bool = False
    verdict: Verdict = Verdict(())

    @property
    def danger(self) -> tuple[str, ...]:
        """The danger classes of what it would be adopted as; most atoms are never asked."""
        return danger.classes(self.standing.edited or self.text)

    @property
    def contested(self) -> bool:
        """Whether a contest is open on either side."""
        return any(contest.resolved is None for contest in self.contests)

    @property
    def shadowed(self) -> bool:
        """Whether it holds in all projects but this one."""
        return any(one.held == self.id for one in self.shadows)

    @property
    def wording(self) -> str:
        """The claim in the words that stand, or that would."""
        adopted = self.standing.adopted
        return adopted.text if adopted else self.standing.edited or self.text

    @property
    def wordings(self) -> tuple[str, ...]:
        """The claim in each of the person's own words that count, what it is shown by first."""
        said = (one.text for one in self.sightings if one.counts)
        return tuple(dict.fromkeys((self.text, *said)))

    @property
    def number(self) -> int | None:
        """The number that a person knows the proposal by."""
        return min(self.standing.numbers, default=None)

    @property
    def tier(self) -> str:
        """L1, or the tier that a person adopted it into."""
        return self.standing.adopted.tier if self.standing.adopted else "L1"

    @property
    def stated(self) -> bool:
        """Whether a person said in words that it stands, whatever else confirms it."""
        return any(one.confidence == "stated" and one.counts for one in self.sightings)

    @property
    def habit(self) -> bool:
        """Whether only repetition gives it meaning: nothing but bare requests."""
        return self.level == "request"

    @property
    def silent(self) -> bool:
        """Whether nobody is told of it yet: below shown, and neither come back nor decided on."""
        if self.level == "shown" or self.asked or self.verdict.passed or self.standing.adopted:
            return False
        return self.habit or len(self.conversations) < 2  # noqa: PLR2004 - "another conversation"

    @property
    def quarantined(self) -> bool:
        """Whether it rests on what redaction changed or cannot vouch for, or perhaps on a paste."""
        return self.altered or self.suspect or self.pasted

    @property
    def recallable(self) -> bool:
        """Whether the model may be reminded of it; a contested one, with its tag."""
        if self.silent or self.habit or self.danger or self.superseded_by:
            return False
        if self.quarantined or self.standing.rejected or self._withdrawn:
            return False
        if self.tool and self.kind != "failure":
            return False
        return self.life in {"living", "stale"}

    @property
    def _withdrawn(self) -> bool:
        """Whether a person had its line taken out and has not said it again since."""
        since = self.standing.withdrawn
        return since is not None and not any(one.at > since for one in self.sightings if one.counts)


class Holding(NamedTuple):
    """An atom, and the project that holds it."""

    project: str
    atom: Atom


def display_id(sighting_id: str) -> str:
    """The short id that an atom is shown by, from the id of its first sighting."""
    return hashlib.sha256(sighting_id.encode()).hexdigest()[:8]
