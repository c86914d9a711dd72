"""The answer to why: the claim that a citation means, with everything behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory import clock, policy, setting
from agent_memory.answers import account
from agent_memory.answers.answer import Answer
from agent_memory.ledger import proposal
from agent_memory.offer import fields
from agent_memory.review import cite, why

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from agent_memory.ledger.memory import Held
    from agent_memory.ledger.records import Place
    from agent_memory.project import Identity
    from agent_memory.review.source import Source
    from agent_memory.review.why import Decided, Why
    from agent_memory.setting import Setting


def of(here: Setting, identity: Identity, query: str) -> Answer:
    """The answer to a citation, be it of this project's claims or of what waits for all of them."""
    number = cite.for_all(query)
    if number is not None:
        return of_person(here, identity, number)
    return of_project(here, setting.held(here, identity), query, identity.root)


def of_project(here: Setting, held: Held, query: str, root: Path | None) -> Answer:
    """The one claim that a citation means, with everything behind it."""
    found = why.answer(query, held)
    if found is None:
        say = cite.missing(query) or "give an id, a number that waits, or words of it"
        return Answer({"fits": []}, [f"no claim fits; {say}"], code=1)
    if isinstance(found, why.Ambiguous):
        told = f"{len(found.ids)} claims fit; name one: {', '.join(found.ids)}"
        return Answer({"fits": list(found.ids)}, [told], code=1)
    sources = _sources(here, found, root)
    said = {**_behind(found, here), "sources": {key: one._asdict() for key, one in sources.items()}}
    return Answer(said, account.lines(found, sources, here.zone))


def of_person(here: Setting, identity: Identity, number: int) -> Answer:
    """The claim that waits for all projects under a number, with the sightings of all of them."""
    found = setting.across(here, identity)
    shared = found.numbered(number) if found else None
    if found is None or shared is None:
        told = f"nothing waits as p{number}; /cs:memory lists what does"
        return Answer({"fits": []}, [told], code=1)
    behind = why.behind(shared.atom, found.together)
    sources = _sources(here, behind, identity.root)
    said = {
        **_behind(behind, here),
        "number": proposal.named(number, "L3"),
        "earned": shared.earned,
        "projects": list(shared.projects),
        "sources": {key: one._asdict() for key, one in sources.items()},
    }
    names = {one.project: here.registry.called(one.project) for one in shared.holdings}
    return Answer(said, account.lines(behind, sources, here.zone, over=(shared.earned, names)))


def _sources(here: Setting, found: Why, root: Path | None) -> Mapping[str, Source]:
    # Redaction's tables cost 100 ms, which a list does not pay.
    from agent_memory.capture import machine  # noqa: PLC0415
    from agent_memory.review import source  # noqa: PLC0415

    known = machine.secrets(here.user, here.config, root)
    return source.of(
        found.atom.sightings, home=here.home, known=known, seconds=policy.GIVEAWAY_SECONDS
    )


def _behind(found: Why, here: Setting) -> dict[str, object]:
    mine = found.atom.id
    return {
        **fields.atom(found.atom, here.zone),
        "contests": [
            {**fields.contest(one.contest, mine), "text": one.text} for one in found.against
        ],
        "decisions": [_decision(one) for one in found.decisions],
        "replaced": [fields.sighting(one, here.zone) for one in found.replaced],
        "told": [
            {
                "day": f"{clock.day(one.at, here.zone)}",
                "event": one.event,
                **_place(one.place),
            }
            for one in found.told
        ],
    }


def _decision(one: Decided) -> dict[str, object]:
    typed = {"typed": _place(one.typed)} if one.typed else {}
    said = one.decision.model_dump(mode="json", exclude_none=True)
    return {**said, "undone": one.undone, **typed}


def _place(place: Place) -> dict[str, object]:
    return place.model_dump(include={"conversation", "transcript", "line"})
