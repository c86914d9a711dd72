"""English: the markers whose own pattern has ruled out what a guard looks for, so that it may not.

The markers of a family know what their closed lists leave out; a guard knows only the form.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from agent_memory.capture.markers import Guard

_STYLE = frozenset(
    {"terse:style", "terse:measure", "terse:first", "terse:target", "terse:label", "naming", "unit"}
)
_DEALINGS = frozenset({"conduct", "preference:you", "preference:taste", "role", "role:leave"})
_HABITS = frozenset({"with-each", "keep-in-step", "way", "recipe"})
_LESSONS = frozenset({"lesson:unless", "lesson:tool", "lesson:so", "lesson:remedy"})

_GENERAL = frozenset(
    {"always:subject", "only:subject", "generic:goes", "no-in", "all:in", "nothing", "each:has"}
)
_PLAIN = frozenset({"plain:own-way", "plain:manner", "order:telling", "order:first", "told:term"})
_ORDER = frozenset({"order:first", "order:new", "order:why", "order:every"})
_TOLD = frozenset({"told:outside", "told:data", "told:authority", "told:alone", "plain:clock"})
_USUAL = frozenset({"usual:as-always", "usual:kind", "usual:because"})
_BARE = frozenset({"bare:order", "bare:one", "bare:mark", "bare:show"})

_TURNS = frozenset({"turn:for", "turn:cue", "turn:as", "turn:pieces", "turn:record"})
_MANNERS = frozenset({"manners:words", "manners:spare", "manners:no-farther", "manners:fail"})
_SHARES = frozenset(
    {
        "share:myself",
        "share:whose",
        "share:both",
        "share:first",
        "share:before-you",
        "share:word",
        "plain:by-not",
        "usual:habit",
    }
)

# What is told of the whole work names its screens and parts, and points to no place in it.
_WHOLE = frozenset(
    {
        "project:is",
        "project:does",
        "project:made",
        "project:making",
        "project:purpose",
        "project:place",
        "chosen:name",
        "chosen:basis",
        "chosen:language",
        "chosen:tool",
    }
)

SPARED = {
    "account": frozenset({"manners:no-farther"}),
    "task": _STYLE
    | _MANNERS
    | _SHARES
    | _DEALINGS
    | _HABITS
    | _PLAIN
    | _ORDER
    | _USUAL
    | _BARE
    | _TURNS
    | {"wanted:cause", "wanted:try", "wanted:checked", "lets:use", "plan-first", "first-then"}
    | {"decision:named", "note", "project:making", "chosen:name"},
    "deictic": frozenset({"lets:not", "proof-first", "project:making"}),
    "passing": _USUAL
    | _BARE
    | _STYLE
    | _DEALINGS
    | _HABITS
    | _LESSONS
    | _ORDER
    | {"decision", "decision:gone", "sweep:nothing", "first-then"}
    | _GENERAL,
    "unsure": frozenset({"conduct"}) | _PLAIN,
    "indirect-question": frozenset({"conduct", "manners:words", "fact:know", "setup:person"})
    | _PLAIN,
    "needless": frozenset({"conduct", "preference:you", "unwanted", "wanted:none"}),
    "rendering": frozenset({"conduct", "preference:you"}),
    "feedback": _WHOLE | _BARE | _LESSONS | _DEALINGS | _HABITS,
    "first-of-all": _GENERAL
    | _SHARES
    | _ORDER
    | _TOLD
    | _BARE
    | {"order", "with-each", "declared", "part", "terse:first", "turn:for", "priority:first"},
    "interface": _TOLD
    | _WHOLE
    | _MANNERS
    | _SHARES
    | {
        "bare:lacks",
        "bare:mark",
        "always:subject",
        "keep",
        "naming",
        "unit",
    },
    "ensure-result": frozenset({"part", "wanted:with"}),
    "requirement": _ORDER
    | {"quality", "should:be", "part", "part:made", "part:not", "part:duty"}
    | {"priority:first", "chosen:name"},
    "plan": frozenset({"bearing:sure"}),
    "at-hand": frozenset({"bearing:approach"}),
    "product-bound": frozenset({"part", "part:made", "part:not", "part:duty", "priority:first"}),
    "in-place": _TOLD | {"tail:always", "plain:here", "plain:normal"},
    "state": _TOLD,
    "reported": _TOLD,
    "in-code": _ORDER,
    "narrative": _GENERAL
    | _USUAL
    | _TOLD
    | {
        "conduct-of-things",
        "fact:count",
        "fact:measure",
        "fact:know",
        "setup:machine",
        "unit",
        "naming",
        "declared",
        "plain:language",
    },
    "behaves": _LESSONS | {"lesson"},
}


def spared(guards: Iterable[Guard]) -> Iterator[Guard]:
    """Yield the guards, each with the markers that it leaves be."""
    for row in guards:
        yield row._replace(spares=row.spares | SPARED.get(row.name, frozenset()))
